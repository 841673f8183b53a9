import { expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/ants/cards/pack/pack.ts';
import * as vocabulary from '../../../src/games/ants/cards/vocabulary.ts';
import { type AnyVocabulary, rowsOf } from '../../../src/kernel/index.ts';
import { tableOf, wordsOf } from '../kit/rulebook.ts';

const { COSTS, COUNTS, EFFECTS, EVENTS, LASTING, NEEDS, SCORES } = vocabulary;
const writtenIn = (of: AnyVocabulary): string =>
  rowsOf(of)
    .map(({ written }) => written)
    .join(' ');

/** The words that are written so, in the language of cards itself. */
function said(words: string): unknown {
  const names = Object.keys(vocabulary);
  return new Function(...names, `return [${words}];`)(...Object.values(vocabulary));
}

test('ANT-12.26 + ANT-11.15 the words of the rulebook are those of the vocabulary, all of them', () => {
  const named = tableOf('Effect vocabulary', 0, '##').map(([, words]) => words);

  expect(named).toEqual([COUNTS, NEEDS, COSTS, EFFECTS, EVENTS, LASTING, SCORES].map(writtenIn));
});

test('ANT-19.1 + ANT-19.3 + ANT-19.5 every code of the rulebook is said by the words beside it', () => {
  const codes = tableOf('Effect vocabulary', 1, '##').map(([code = '', words = '']) => ({ code, words }));
  const bonuses = tableOf('C2').flatMap(([cell = '']) => cell.replaceAll('n', '2').split(' '));
  const special = tableOf('Special card effects').map(([id]) => id);
  const queens = Object.keys(defaultPack.queens);

  expect(codes.map(({ code }) => code.replace(/ .*/, ''))).toEqual(
    expect.arrayContaining([...bonuses, ...special, ...queens]),
  );
  expect(codes).toHaveLength(bonuses.length + special.length + queens.length);
  for (const { code, words } of codes) {
    const queen = defaultPack.queens[code];
    const meant = queen === undefined ? wordsOf(code) : [...(queen.always ?? []), ...(queen.score ?? [])];
    expect({ code, words: said(words) }).toEqual({ code, words: meant });
  }
});
