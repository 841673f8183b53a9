/** An element of a picture, as a reader of XML finds it. */
export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Node | string)[];
}

const NAME = /^[A-Za-z][\w:-]*/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Reads one XML element and nothing else, strictly: whatever is not well-formed is an error with its place. */
export function readXml(text: string): Node {
  let at = 0;

  const fail = (why: string): never => {
    throw new Error(`${why} at ${at}: ${text.slice(Math.max(0, at - 30), at + 30)}`);
  };
  const take = (word: string): void => {
    if (!text.startsWith(word, at)) fail(`expected ${word}`);
    at += word.length;
  };
  const name = (): string => {
    const [found] = NAME.exec(text.slice(at, at + 80)) ?? fail('expected a name');
    at += found.length;
    return found;
  };
  const plain = (raw: string): string => {
    if (/[<>"'\p{Cc}]/u.test(raw.replace(/&[#\w]+;/g, ''))) fail('a character that has to be escaped');
    return raw.replace(/&([#\w]*;?)/g, (whole, entity: string) => {
      const known = ENTITIES[entity.replace(/;$/, '')];
      return known !== undefined && entity.endsWith(';') ? known : fail(`no entity ${whole}`);
    });
  };

  function attributes(): Readonly<Record<string, string>> {
    const found: Record<string, string> = {};
    while (text[at] === ' ') {
      at += 1;
      const key = name();
      take('="');
      const end = text.indexOf('"', at);
      if (end === -1) fail('an attribute that does not end');
      if (key in found) fail(`${key} twice`);
      found[key] = plain(text.slice(at, end));
      at = end + 1;
    }
    return found;
  }

  function node(): Node {
    take('<');
    const called = name();
    const said = attributes();
    if (text.startsWith('/>', at)) {
      at += 2;
      return { name: called, attributes: said, children: [] };
    }
    take('>');
    const children: (Node | string)[] = [];
    while (!text.startsWith('</', at)) {
      if (at >= text.length) fail(`<${called}> does not end`);
      if (text[at] === '<') {
        children.push(node());
        continue;
      }
      const end = text.indexOf('<', at);
      if (end === -1) fail(`<${called}> does not end`);
      children.push(plain(text.slice(at, end)));
      at = end;
    }
    take(`</${called}>`);
    return { name: called, attributes: said, children };
  }

  const root = node();
  if (at !== text.length) fail('something after the end');
  return root;
}

/** A node and everything in it. */
export function nodesIn(node: Node): readonly Node[] {
  return [node, ...node.children.flatMap((child) => (typeof child === 'string' ? [] : nodesIn(child)))];
}

/** The text of a node. */
export const textIn = (node: Node): string =>
  node.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
