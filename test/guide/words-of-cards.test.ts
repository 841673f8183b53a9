import { readFileSync } from 'node:fs';
import { type AnyVocabulary, rowsOf, type WordRow } from 'gastropodia';
import * as snails from 'gastropodia/snails';
import { expect, test } from 'vitest';
import * as vocabulary from '../../src/games/snails/cards/vocabulary.ts';

const PAGE = 'docs/guide/write-a-card.md';
const VOCABULARIES = {
  TARGETS: snails.TARGETS,
  EFFECTS: snails.EFFECTS,
  CONDITIONS: snails.CONDITIONS,
  LASTING: snails.LASTING,
} as const;

/** The tables of the page; what is not a target stands for itself there. */
const TABLES: Readonly<Record<keyof typeof VOCABULARIES, readonly string[]>> = {
  TARGETS: tableOf(snails.TARGETS, ['target', 'in the data', 'meaning'], ({ written, name, means }) => [
    `\`${written}\``,
    `\`${name}\``,
    means,
  ]),
  EFFECTS: tableOf(snails.EFFECTS, ['effect', 'in the data', 'targets', 'meaning'], wordCells),
  CONDITIONS: tableOf(snails.CONDITIONS, ['condition', 'in the data', 'targets', 'meaning'], wordCells),
  LASTING: tableOf(snails.LASTING, ['lasting effect', 'in the data', 'targets', 'meaning'], wordCells),
};

function tableOf(of: AnyVocabulary, head: readonly string[], row: (row: WordRow) => readonly string[]): string[] {
  return [head, head.map(() => '---'), ...rowsOf(of).map(row)].map((cells) =>
    `| ${cells.join(' | ')} |`.replaceAll('| --- ', '|---').replace('--- |', '---|'),
  );
}

function wordCells({ written, name, on, means }: WordRow): readonly string[] {
  return [`\`${written}\``, `\`${name}\``, targetsOf(on), means];
}

function targetsOf(on: readonly string[]): string {
  const named = on.filter((scope) => scope !== 'after').map((scope) => (scope === 'self' ? 'none' : scope));
  return named.join(', ');
}

/** The page with its tables made anew. */
function pageOf(page: string): string {
  return page.replaceAll(/(<!-- (\w+) -->\n)(\n?\|.*(?:\n\|.*)*\n)?/g, (whole, mark: string, name: string) =>
    name in TABLES ? `${mark}\n${TABLES[name as keyof typeof TABLES].join('\n')}\n` : whole,
  );
}

// npx vitest run words-of-cards -u makes them anew.
test('docs/guide/write-a-card.md shows all words as they are declared', async () => {
  await expect(pageOf(readFileSync(PAGE, 'utf8'))).toMatchFileSnapshot(`../../${PAGE}`);
});

test('every word that a card can be written with is in a table, and nothing else', () => {
  const page = readFileSync(PAGE, 'utf8');
  const words = Object.keys(vocabulary).filter((name) => /^[a-z]/.test(name));
  const told = [...page.matchAll(/^\| `(\w+)[^`]*` \| `[\w-]+` \|/gm)].map(([, word]) => word);

  expect(told.sort()).toEqual(words.sort());
});

test('every word is exported under the name by which it is written, and is what it says', () => {
  const exported: Readonly<Record<string, unknown>> = snails;
  const rows = Object.values(VOCABULARIES).flatMap((of: AnyVocabulary) =>
    rowsOf(of).map((row) => ({ ...row, tag: of.tag })),
  );
  // The figures do not matter here, only which word is made.
  const made = rows.map(({ written, tag }) => {
    const word = exported[/^\w+/.exec(written)?.[0] ?? ''];
    const data: unknown = typeof word === 'function' ? word({ range: [0, 1] }) : word;
    return (data as Readonly<Record<string, unknown>> | undefined)?.[tag];
  });

  expect(made).toEqual(rows.map(({ name }) => name));
});
