/** The id of a rule: a book, a chapter, a number in it. */
export const RULE_ID = /\b[A-Z]{3}-[\dX]+\.\d+\b/;

/** All ids of rules in a text, in order, each once. */
export const idsIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(new RegExp(RULE_ID, 'g')), ([id]) => id)),
];

/** A rule as it is written. */
export interface WrittenRule {
  readonly id: string;
  /** Where it comes from: `book`, `ruling`, `data`; nothing, where its page has no such tags. */
  readonly source: string | undefined;
  /** Why no code of its own enforces it: `definition`, `consequence`, `example`. */
  readonly kind: string | undefined;
  /** Its sentence, as Markdown. */
  readonly sentence: string;
}

/** A piece of a chapter. */
export type Block =
  | { readonly block: 'text'; readonly markdown: string }
  | { readonly block: 'heading'; readonly title: string; readonly slug: string }
  | { readonly block: 'rule'; readonly rule: WrittenRule };

/** A chapter of a rulebook. */
export interface Chapter {
  /** From 1; chapters without rules count too. */
  readonly number: number;
  readonly title: string;
  /** What its page is called. */
  readonly slug: string;
  readonly blocks: readonly Block[];
  readonly rules: readonly WrittenRule[];
}

/** A page of docs/rules. */
export interface Rulebook {
  readonly id: string;
  readonly title: string;
  /** What stands before the first chapter, as Markdown. */
  readonly intro: string;
  /** A first chapter without rules: what tags and words mean. */
  readonly preface: string;
  /** What each tag means, as its page says it. */
  readonly tags: ReadonlyMap<string, string>;
  readonly chapters: readonly Chapter[];
}

/** Pages of a game that are no chapters. */
const TAKEN: readonly string[] = ['index', 'cards', 'glossary', 'all-rules', 'print', 'replay'];

/** Reads a page of docs/rules. */
export function readRulebook(id: string, text: string): Rulebook {
  const [, title = id] = /^# (.+)$/m.exec(text) ?? [];
  const body = text.replace(/^[\s\S]*?^# .+$/m, '');
  const [before = '', ...parts] = body.split(/^## /m);
  // A page without chapters is one chapter.
  const firstRule = before.search(/^- `[A-Z]{3}-/m);
  const intro = firstRule === -1 ? before : before.slice(0, firstRule);
  const written = [
    ...(firstRule === -1 ? [] : [{ title: 'Rules', text: before.slice(firstRule) }]),
    ...parts.map((part) => ({ title: part.slice(0, part.indexOf('\n')).trim(), text: part.slice(part.indexOf('\n')) })),
  ];
  const isPreface = written.length > 1 && !/^- `[A-Z]{3}-/m.test(written[0]?.text ?? '');
  return {
    id,
    title,
    intro: intro.trim(),
    preface: isPreface ? (written[0]?.text.trim() ?? '') : '',
    tags: new Map(Array.from(text.matchAll(/^- `\[(\w+)\]`(?: —)? (.+)$/gm), ([, tag = '', says = '']) => [tag, says])),
    chapters: written.slice(isPreface ? 1 : 0).map((chapter, index) => chapterOf(chapter, index + 1)),
  };
}

const RULE = /^- `([A-Z]{3}-[\dX]+\.\d+)`(?: \[(book|ruling|data)\])?(?: \[(\w+)\])? (.*)$/;

function chapterOf({ title, text }: { readonly title: string; readonly text: string }, number: number): Chapter {
  const blocks: Block[] = [];
  let prose: string[] = [];
  const flush = (): void => {
    const markdown = prose.join('\n').trim();
    if (markdown !== '') blocks.push({ block: 'text', markdown });
    prose = [];
  };
  for (const line of text.trim().split('\n')) {
    const rule = RULE.exec(line);
    const heading = /^### (.+)$/.exec(line);
    if (rule !== null) {
      flush();
      const [, id = '', source, tag, sentence = ''] = rule;
      const kind = tag ?? (id.includes('-X.') ? 'example' : undefined);
      blocks.push({ block: 'rule', rule: { id, source, kind, sentence } });
    } else if (heading?.[1] !== undefined) {
      flush();
      blocks.push({ block: 'heading', title: heading[1], slug: slugOf(heading[1]) });
    } else prose.push(line);
  }
  flush();
  const slug = slugOf(title);
  return {
    number,
    title,
    slug: TAKEN.includes(slug) ? `${slug}-chapter` : slug,
    blocks,
    rules: blocks.flatMap((each) => (each.block === 'rule' ? [each.rule] : [])),
  };
}

/** A title as the name of a page or an anchor. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Markdown without its marks, for places where only text can stand. */
export const plainOf = (markdown: string): string =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

/** The sentences that a text begins with, as many as fit; of a long one, its beginning. */
export function sentencesOf(text: string, most = 180): string {
  if (text.length <= most) return text;
  const whole = /^.*[.!?](?= )/.exec(text.slice(0, most + 1))?.[0];
  return whole ?? `${text.slice(0, text.lastIndexOf(' ', most)).replace(/[,;:]$/, '')} …`;
}

/** A table of a chapter, row by row: what stands under each of its heads. */
export function rowsIn(markdown: string): readonly ReadonlyMap<string, string>[] {
  const cellsOf = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const rows: Map<string, string>[] = [];
  let heads: string[] = [];
  const lines = markdown.split('\n');
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('|')) heads = [];
    else if (/^\|[-:| ]+\|$/.test(line)) continue;
    else if (/^\|[-:| ]+\|$/.test(lines[index + 1] ?? '')) heads = cellsOf(line);
    else rows.push(new Map(cellsOf(line).map((cell, nth) => [heads[nth] ?? String(nth), cell])));
  }
  return rows;
}
