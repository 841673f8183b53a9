/** An object or a list of a JSON text that has been opened and not closed. */
interface Open {
  /** The keys of an object so far; nothing for a list. */
  readonly keys: Set<string> | undefined;
  /** The key or the place of what is being read. */
  at: string;
  count: number;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

/**
 * The path of the first key of a JSON text that its object has twice: `shark.bold`. Of two cards with one id `JSON.parse` keeps
 * the second and says nothing, and the first would be lost.
 */
export function keyThereTwice(text: string): string | undefined {
  const open: Open[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '{' || token === '[') {
      open.push({ keys: token === '{' ? new Set() : undefined, at: '0', count: 0 });
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (token === ',') {
      if (inner?.keys === undefined && inner !== undefined) inner.at = String(++inner.count);
    } else if (token === ':' && inner?.keys !== undefined) {
      inner.at = JSON.parse(last) as string;
      if (inner.keys.has(inner.at)) return open.map(({ at }) => at).join('.');
      inner.keys.add(inner.at);
    }
    last = token;
  }
  return undefined;
}
