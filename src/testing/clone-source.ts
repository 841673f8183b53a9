import type { Declared, StatePart } from '../kernel/index.ts';

type Node = StatePart['node'];
type Nodes = Readonly<Record<string, Node>>;
type CasesNode = Extract<Node, { readonly kind: 'cases' }>;

/** Where the file that holds the copy stands, and what it copies. */
export interface CloneSourceOptions {
  /** The name of the type of a state. */
  readonly state: string;
  /** The module that this type is imported from. */
  readonly from: string;
  /** The module that the kernel is imported from. */
  readonly kernel?: string;
  /** What the file says at its top, such as the command that writes it. */
  readonly note: string;
}

/** A text that is being written. */
interface Writing {
  /** What is imported from the kernel. */
  readonly imports: Set<string>;
  /** The functions under the copy itself, by their names. */
  readonly functions: Map<string, string>;
}

/** What is copied: its type, and what a function that copies it is called. */
interface Copied {
  readonly type: string;
  readonly name: string;
}

/**
 * Writes the module of a `cloneState` that copies the states of this shape key by key, as one would by hand. The kernel makes a
 * copy from the shape too, which needs no file and takes about twice as long.
 *
 * Keep the file in step by a test: `await expect(cloneSource(SHAPE, …)).toMatchFileSnapshot('../src/clone.gen.ts')`.
 */
export function cloneSource(
  { declaration }: Declared,
  { state, from, kernel = 'gastropodia', note }: CloneSourceOptions,
): string {
  const writing = newWriting();
  const table = nodesIn(declaration.table);
  const lines = fieldLines(table, { value: 'state', type: state, name: 'copy' }, writing);
  return `// ${note}
import { ${[...writing.imports].sort().join(', ')} } from '${kernel}';
import type { ${state} } from '${from}';

/** Returns a copy that shares nothing with this state that changes. */
export function cloneState(state: ${state}): ${state} {
  const { ruleset, chance, agenda, decisions } = clonePosition(state);
  return {
    ruleset,
    chance,
    agenda,
    decisions,
${lines}  };
}
${[...writing.functions.values()].map((text) => `\n${text}`).join('')}`;
}

type FieldsCopied = Copied & { readonly value: string };

const newWriting = (): Writing => ({ imports: new Set(['clonePosition']), functions: new Map() });

function nodesIn(parts: Readonly<Record<string, StatePart>>): Nodes {
  return Object.fromEntries(Object.entries(parts).map(([key, { node }]) => [key, node]));
}

/** Each field of an object on its own line. */
function fieldLines(fields: Nodes, { value, type, name }: FieldsCopied, writing: Writing): string {
  const lines = Object.entries(fields).map(([key, node]) => {
    const copied = { type: `${type}[${quoted(key)}]`, name: name + capital(key) };
    return `    ${keyOf(key)}: ${copyOf(node, memberOf(value, key), copied, writing)},\n`;
  });
  return lines.join('');
}

const SCALARS: readonly string[] = ['whole', 'word', 'text'];
const isScalar = ({ kind }: Node): boolean => SCALARS.includes(kind);

const isRows = (node: Node): boolean =>
  node.kind === 'list' && node.entry.kind === 'list' && isScalar(node.entry.entry);

/** The expression that copies a value. */
function copyOf(node: Node, value: string, copied: Copied, writing: Writing): string {
  if (isScalar(node)) return value;
  if (node.kind !== 'list' || isRows(node)) return `${copierOf(node, copied, writing)}(${value})`;
  const { entry } = node;
  if (isScalar(entry)) return `[...${value}]`;
  const each = { type: `${copied.type}[number]`, name: `${copied.name}Entry` };
  return `${value}.map(${copierOf(entry, each, writing)})`;
}

// Not `map`, which makes a list that grows: most of a large state is rows of a few numbers.
const ROWS = `function cloneRows<Row extends readonly unknown[]>(rows: readonly Row[]): Row[] {
  const copy = [...rows];
  for (let index = 0; index < copy.length; index++) copy[index] = [...(copy[index] as Row)] as unknown as Row;
  return copy;
}
`;

const CLONES: Readonly<Record<string, string>> = { pile: 'clonePile', deck: 'cloneDeck', hand: 'cloneHand' };

/** How long a line may become, as formatters have it. */
const WIDTH = 120;

/** The name of the function that copies a value, which is written if there is none. */
function copierOf(node: Node, { type, name }: Copied, writing: Writing): string {
  const clone = CLONES[node.kind];
  if (clone !== undefined) {
    writing.imports.add(clone);
    return clone;
  }
  if (isRows(node)) {
    writing.functions.set('cloneRows', ROWS);
    return 'cloneRows';
  }
  const body = bodyOf(node, { type, name }, writing);
  // Two keys may differ in nothing but what no name can have.
  let own = name;
  for (let other = 2; writing.functions.has(own); other++) own = `${name}${other}`;
  const head = `function ${own}(from: ${type}): typeof from {`;
  const broken = `function ${own}(\n  from: ${type},\n): typeof from {`;
  writing.functions.set(own, `${head.length <= WIDTH ? head : broken}\n${body}}\n`);
  return own;
}

function bodyOf(node: Node, copied: Copied, writing: Writing): string {
  switch (node.kind) {
    case 'group':
      return returned(node.fields, copied, writing);
    case 'cases':
      return casesBody(node, copied, writing);
    default:
      return `  return ${copyOf(node, 'from', copied, writing)};\n`;
  }
}

const returned = (fields: Nodes, copied: Copied, writing: Writing): string =>
  `  return {\n${fieldLines(fields, { value: 'from', ...copied }, writing)}  };\n`;

function casesBody({ tag, cases }: CasesNode, copied: Copied, writing: Writing): string {
  const shapes = Object.entries(cases).map(([word, fields]) => ({ word, fields: { [tag]: TAG, ...fields } }));
  const [first, ...others] = shapes.map(({ fields }) => returned(fields, copied, newWriting()));
  // Cases of which all have the same fields are copied as one.
  if (others.every((body) => body === first)) return returned(shapes[0]?.fields ?? {}, copied, writing);
  if (shapes.every(({ fields }) => Object.values(fields).every(isScalar))) return '  return { ...from };\n';
  const lines = shapes.map(({ word, fields }) => {
    const type = `Extract<${copied.type}, { readonly ${keyOf(tag)}: ${quoted(word)} }>`;
    const each: Node = { kind: 'group', fields };
    const copier = copierOf(each, { type, name: copied.name + capital(word) }, writing);
    return `    case ${quoted(word)}:\n      return ${copier}(from);\n`;
  });
  return `  switch (${memberOf('from', tag)}) {\n${lines.join('')}  }\n`;
}

/** The word that tells cases apart is copied as it is. */
const TAG: Node = { kind: 'text', check: undefined, wanted: '' };

/** A key as a part of the name of a function. */
const capital = (key: string): string =>
  key
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
const keyOf = (key: string): string => (isName(key) ? key : quoted(key));
const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
const memberOf = (value: string, key: string): string => (isName(key) ? `${value}.${key}` : `${value}[${quoted(key)}]`);
