/** What something is called or says in each language, by locale. */
export type InLanguages = Readonly<Record<string, string>>;

/**
 * The sentences that a test has written down, a block each: the code with its facts, then a line a language. The first
 * example of each code is kept.
 */
export function sentencesIn(text: string): ReadonlyMap<string, InLanguages> {
  const found = new Map<string, InLanguages>();
  for (const block of text.split(/\n\n+/)) {
    const [head = '', ...lines] = block.split('\n');
    const [name = ''] = head.split(' ');
    const said = lines.flatMap((line) => {
      const [, locale, sentence] = /^\s+([a-z]{2})\s+(.+)$/.exec(line) ?? [];
      return locale === undefined || sentence === undefined ? [] : [[locale, withoutRule(sentence)] as const];
    });
    if (name !== '' && said.length > 0 && !found.has(name)) found.set(name, Object.fromEntries(said));
  }
  return found;
}

/** A sentence without the rule behind it. */
const withoutRule = (sentence: string): string => sentence.replace(/\s*\[[A-Z]{3}-[\dX]+\.\d+\]$/, '');
