import type { Node, Nodes, WholeNode } from 'gastropodia';
import ts from 'typescript';

/** A field of a view: where it stands, what kind of value it is, and what its declaration says of it. */
export interface ViewedField {
  /** `play.card`, `creatures[].wounds`: brackets stand for each entry of a list. */
  readonly path: string;
  readonly value: string;
  readonly meaning: string;
}

/** What the types of some files say, read once. */
export interface ReadTypes {
  /** The fields of an interface that a file declares, in the order of their declaration; of those that have nodes, as these say. */
  fieldsOf(file: string, name: string, nodes?: Nodes): readonly ViewedField[];
}

/** Reads the types of these files, with the comments on them. */
export function readTypes(files: readonly string[]): ReadTypes {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
  const program = ts.createProgram([...files], { ...options, incremental: false });
  const checker = program.getTypeChecker();
  return {
    fieldsOf(file, name, nodes = {}) {
      const source = program.getSourceFile(file);
      const declared = source?.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === name);
      if (declared === undefined) throw new Error(`There is no interface ${name} in ${file}.`);
      return fieldsIn(checker, { type: checker.getTypeAtLocation(declared), nodes, path: '' });
    },
  };
}

/** A record somewhere in a view. */
interface Spot {
  readonly type: ts.Type;
  /** What is known of its fields beside their types. */
  readonly nodes?: Nodes;
  /** The field that tells its shapes apart, where it has several. */
  readonly tag?: string;
  readonly path: string;
}

function fieldsIn(checker: ts.TypeChecker, { type, nodes, tag, path }: Spot): readonly ViewedField[] {
  return inOrder(checker.getPropertiesOfType(type), Object.keys(nodes ?? {})).flatMap((symbol) => {
    const node = nodes?.[symbol.name];
    const own = checker.getTypeOfSymbol(symbol);
    const said = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const field: ViewedField = {
      path: `${path}${symbol.name}`,
      value: node === undefined ? valueOfType(checker, own) : valueOfNode(node),
      meaning: symbol.name === tag ? 'Which of these it is.' : said.replaceAll(/\s+/g, ' '),
    };
    const { entry, brackets } = insideOf(checker, own);
    if (!isRecord(checker, entry) || SAID_ONCE.includes(nameOf(entry))) return [field];
    const inner = node === undefined ? {} : nodesIn(node);
    return [field, ...fieldsIn(checker, { type: entry, ...inner, path: `${field.path}${brackets}.` })];
  });
}

/** Those with nodes first, in their order; the others as they are declared: of a `Pick`, types have no order that lasts. */
function inOrder(symbols: readonly ts.Symbol[], keys: readonly string[]): readonly ts.Symbol[] {
  const rankOf = ({ name }: ts.Symbol): number => (keys.includes(name) ? keys.indexOf(name) : keys.length);
  const fileOf = ({ declarations: [first] = [] }: ts.Symbol): string => first?.getSourceFile().fileName ?? '';
  const placeOf = ({ declarations: [first] = [] }: ts.Symbol): number => first?.pos ?? 0;
  return [...symbols].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) || fileOf(one).localeCompare(fileOf(other)) || placeOf(one) - placeOf(other),
  );
}

/** What is the same in all games, and has a table of its own. */
const SAID_ONCE: readonly (string | undefined)[] = ['Entry', 'PileView', 'OpenPileView', 'Hand'];

const nameOf = (type: ts.Type): string | undefined => type.aliasSymbol?.name ?? type.symbol?.name;

/** What a list of lists holds in the end. */
function insideOf(checker: ts.TypeChecker, type: ts.Type): { readonly entry: ts.Type; readonly brackets: string } {
  const entry = entryOf(checker, type);
  if (entry === undefined) return { entry: type, brackets: '' };
  const inner = insideOf(checker, entry);
  return { ...inner, brackets: `[]${inner.brackets}` };
}

const entryOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined =>
  checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;

const isRecord = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).every(
    (each) => (each.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayLikeType(each),
  );

function nodesIn(node: Node): Pick<Spot, 'nodes' | 'tag'> {
  if (node.kind === 'list') return nodesIn(node.entry);
  if (node.kind === 'group') return { nodes: node.fields };
  if (node.kind !== 'cases') return {};
  const { tag, cases } = node;
  const word: Node = { kind: 'word', words: Object.keys(cases), hidden: undefined, start: '' };
  return { tag, nodes: Object.values(cases).reduce<Nodes>(joined, { [tag]: word }) };
}

/** The nodes of two shapes of a record: a number in both is one within the bounds of both. */
function joined(one: Nodes, other: Nodes): Nodes {
  const both = Object.entries(other).map(([key, node]) => {
    const before = one[key];
    if (before?.kind !== 'whole' || node.kind !== 'whole') return [key, node];
    return [key, { ...node, least: Math.min(before.least, node.least), most: Math.max(before.most, node.most) }];
  });
  return { ...one, ...Object.fromEntries(both) };
}

// -- values -----------------------------------------------------------------------------------------------------------

/** Larger bounds are there to refuse nonsense, and tell nobody anything. */
const TELLING = 100;

/** Returns the values that a node allows, in words. */
export function valueOfNode(node: Node, isInHidden = false): string {
  const isHidden = isInHidden || (node.seen ?? 'everyone') !== 'everyone';
  switch (node.kind) {
    case 'whole':
      return `${rangeOf(node)}${node.maybe ? ', or -1' : ''}${isHidden ? `; ${node.hidden} if hidden` : ''}`;
    case 'word':
      return wordsOf(node.words);
    case 'text':
      return 'text';
    case 'list': {
      const length = typeof node.size === 'number' ? ` of ${node.size}` : '';
      const how = node.isPerSeat ? 'for each seat' : `${node.isSorted ? 'sorted list' : 'list'}${length}`;
      return `${how}: ${valueOfNode(node.entry, isHidden)}`;
    }
    case 'group':
    case 'cases':
      return 'record';
    case 'pile':
      return node.isOpen ? 'open pile' : 'pile';
    default:
      return node.kind;
  }
}

function rangeOf({ least, most, isSeat }: WholeNode): string {
  if (isSeat) return 'a seat';
  if (most > TELLING) return least === 0 ? 'number' : `number, ${least} or more`;
  return most === least + 1 ? `${least} or ${most}` : `${least} to ${most}`;
}

const wordsOf = (words: readonly string[]): string => words.map((word) => `\`"${word}"\``).join(', ');

function valueOfType(checker: ts.TypeChecker, type: ts.Type): string {
  const entry = entryOf(checker, type);
  if (entry !== undefined) return `list: ${valueOfType(checker, entry)}`;
  const usual = type.isTypeParameter() ? checker.getDefaultFromTypeParameter(type) : undefined;
  if (usual !== undefined) return valueOfType(checker, usual);
  if ((type.flags & ts.TypeFlags.BooleanLike) !== 0) return 'true or false';
  const members = type.isUnion() ? type.types : [type];
  const words = members.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
  const others = members.filter((each) => !each.isStringLiteral()).map(simpleValueOf);
  return [...new Set(others), ...(words.length === 0 ? [] : [wordsOf(words.sort())])].join(', or ');
}

function simpleValueOf({ flags }: ts.Type): string {
  if ((flags & ts.TypeFlags.NumberLike) !== 0) return 'number';
  return (flags & ts.TypeFlags.StringLike) === 0 ? 'record' : 'text';
}
