import { readFileSync } from 'node:fs';
import { type AnyVocabulary, rowsOf } from 'gastropodia';
import * as ants from 'gastropodia/ants';
import * as kelp from 'gastropodia/kelp';
import * as zombiaki from 'gastropodia/zombiaki';
import { expect, test } from 'vitest';
import { COUNTS, NEEDS } from '../../src/games/ants/cards/counts.ts';
import { EFFECTS as ANTS_EFFECTS, COSTS } from '../../src/games/ants/cards/effects.ts';
import { EVENTS, LASTING, SCORES } from '../../src/games/ants/cards/lasting.ts';
import { EFFECTS as KELP_EFFECTS } from '../../src/games/kelp/cards/effects.ts';
import { ABILITIES } from '../../src/games/kelp/cards/growth.ts';
import { HUNTS } from '../../src/games/kelp/cards/hunting.ts';
import { ATTACHMENTS, BODIES } from '../../src/games/zombiaki/cards/bodies.ts';
import { EFFECTS as ZOMBIAKI_EFFECTS } from '../../src/games/zombiaki/cards/effects.ts';
import { TARGETS } from '../../src/games/zombiaki/cards/targets.ts';
import { TRAITS } from '../../src/games/zombiaki/cards/things.ts';
import { MOMENTS } from '../../src/games/zombiaki/cards/timing.ts';
import { marksOn, tableOf, withTables } from '../kit/tables.ts';

const PAGE = 'docs/guide/words-of-the-games.md';

/** The vocabularies of the page, by the mark above their table. */
const VOCABULARIES: Readonly<Record<string, AnyVocabulary>> = {
  'zombiaki/bodies': BODIES,
  'zombiaki/attachments': ATTACHMENTS,
  'zombiaki/traits': TRAITS,
  'zombiaki/targets': TARGETS,
  'zombiaki/effects': ZOMBIAKI_EFFECTS,
  'zombiaki/moments': MOMENTS,
  'kelp/effects': KELP_EFFECTS,
  'kelp/hunts': HUNTS,
  'kelp/abilities': ABILITIES,
  'ants/effects': ANTS_EFFECTS,
  'ants/costs': COSTS,
  'ants/lasting': LASTING,
  'ants/events': EVENTS,
  'ants/scores': SCORES,
  'ants/counts': COUNTS,
  'ants/needs': NEEDS,
};

function wordsOf(of: AnyVocabulary): string {
  const places = Object.keys(of.scopes).length;
  const placesOf = (on: readonly string[]): string =>
    on.length === places ? 'all of these' : on.map((scope) => of.scopes[scope]).join(', ');
  // Where all words stand on the same thing, the sentence above the table has said so.
  const cells = (word: string, name: string, where: string, meaning: string): string[] =>
    places === 1 ? [word, name, meaning] : [word, name, where, meaning];
  return tableOf(
    cells('word', 'in the data', 'stands on', 'meaning'),
    rowsOf(of).map(({ written, name, on, means }) => cells(`\`${written}\``, `\`${name}\``, placesOf(on), means)),
  );
}

// npx vitest run words-of-games -u makes them anew.
test('docs/guide/words-of-the-games.md shows all words as they are declared', async () => {
  const page = readFileSync(PAGE, 'utf8');

  const tables = Object.fromEntries(Object.entries(VOCABULARIES).map(([mark, of]) => [mark, wordsOf(of)]));

  expect(marksOn(page)).toEqual(Object.keys(VOCABULARIES));
  await expect(withTables(page, tables)).toMatchFileSnapshot(`../../${PAGE}`);
});

const GAMES = { zombiaki, kelp, ants };

test('every word is exported by its game under the name by which it is written', () => {
  const missing = Object.entries(VOCABULARIES).flatMap(([name, of]) => {
    const exported = GAMES[name.replace(/\/.*/, '') as keyof typeof GAMES];
    const words = rowsOf(of).map(({ written }) => /^\w+/.exec(written)?.[0] ?? '');
    return words.filter((word) => !(word in exported)).map((word) => `${name}: ${word}`);
  });

  expect(missing).toEqual([]);
});
