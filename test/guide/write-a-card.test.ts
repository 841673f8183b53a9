// #region imports
import { type Game, play, withPrinted } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import {
  checkPack,
  createSnails,
  damage,
  defaultPack,
  describeCard,
  FACES,
  goThere,
  may,
  on,
  type Pack,
  placeHere,
  type RedCard,
  renderText,
  type SnailsAction,
  type SnailsTypes,
  snail,
  WORDS_FOR,
} from 'gastropodia/snails';
import { checkGame, scriptUsedUp, withScript } from 'gastropodia/testing';
import { expect, test } from 'vitest';
// #endregion imports

import { RED } from '../../docs/examples/laboratory/cards/red.ts';

// #region harpoon
const harpoon = {
  copies: 6,
  source: 'ours',
  target: snail({ range: [1, 3] }),
  dice: 1,
  rows: [on('splat', damage(5), may(placeHere)), on('hit', damage(10), may(placeHere))],
} satisfies RedCard;
// #endregion harpoon

// #region pack
const pack: Pack = { ...defaultPack, red: { ...defaultPack.red, harpoon } };
// #endregion pack

// #region game
const game: Game<SnailsTypes> = createSnails({ pack });
// #endregion game

test('the card is that of the laboratory', () => {
  expect(harpoon).toEqual(RED.harpoon);
});

// #region sentence
test('the harpoon says what it does', () => {
  expect(describeCard(harpoon, { locale: 'en' })).toBe(
    'Choose another snail 1–3 fields away, in sight. Roll 1 die. ' +
      'Splat: deal 5 damage to the target, then you may place it on your field. ' +
      'Hit: deal 10 damage to the target, then you may place it on your field.',
  );
  expect(describeCard(harpoon, { locale: 'pl' })).toBe(
    'Wybierz innego ślimaka w odległości 1–3 pól, w linii wzroku. Rzuć 1 kością. ' +
      'Plask: zadaj celowi 5 obrażeń; jeśli chcesz, umieść go na swoim polu. ' +
      'Trafienie: zadaj celowi 10 obrażeń; jeśli chcesz, umieść go na swoim polu.',
  );
  expect(describeCard(harpoon, { locale: 'de' })).toBe(
    'Wähle eine andere Schnecke im Abstand von 1–3 Feldern, mit Sichtlinie. Wirf 1 Würfel. ' +
      'Klecks: Füge dem Ziel 5 Schaden zu; wenn du willst, stelle es auf dein Feld. ' +
      'Treffer: Füge dem Ziel 10 Schaden zu; wenn du willst, stelle es auf dein Feld.',
  );
});
// #endregion sentence

// #region mistake
test('a mistake in a card is a fault with its path', () => {
  const wrong: RedCard = { ...harpoon, rows: [on(['hit', 'hit'], damage(10), goThere)] };

  expect(checkPack({ ...pack, red: { ...pack.red, harpoon: wrong } })).toEqual([
    {
      path: 'pack.red.harpoon.rows[0].faces',
      message: 'needs two dice but the card rolls 1, so it is never met',
    },
    {
      path: 'pack.red.harpoon.rows[0].effects[1]',
      message: `'go-there' has no meaning for a snail; words that have are ${WORDS_FOR.snail.join(', ')}`,
    },
  ]);
  expect(checkPack(pack)).toEqual([]);
});
// #endregion mistake

// #region played
test('a harpoon that hits pulls its target over', () => {
  // A deck of nothing but harpoons, so that everybody holds some.
  const harpoons = createSnails({ pack: { ...pack, red: { harpoon }, purple: {} } });
  const players = [{ faction: 'pirates' }, { faction: 'ninja' }] as const;
  let state = harpoons.setup({ players, firstPlayer: 0 }, 'any seed');

  // Snails 0 to 3 are the first player's, 4 to 7 the second's.
  const [harpooner, target] = [1, 5];
  const wanted: readonly SnailsAction[] = [
    { type: 'place-snail', seat: 0, snail: harpooner, field: '2,0' },
    { type: 'place-snail', seat: 1, snail: target, field: '1,2' },
    { type: 'declare-active', seat: 0, snail: harpooner },
    { type: 'plan-card', seat: 0, card: 'harpoon' },
  ];
  // Whatever else is asked on the way gets the first answer that is legal.
  while (harpoons.pending(state)[0]?.kind !== 'choose-target') {
    const [first] = harpoons.legalActions(state);
    const action = wanted.find((each) => harpoons.whyIllegal(state, each) === undefined) ?? first;
    if (action === undefined) throw new Error('The game is over.');
    state = harpoons.reduce(state, action);
  }

  const before = withScript(state, [['dice', FACES.indexOf('hit')]]);

  const hit = harpoons.reduce(before, { type: 'choose-target', seat: 0, target: { snail: target } });
  expect(hit.life[target]).toBe(20);

  const pulled = harpoons.reduce(hit, { type: 'place-optional', seat: 0 });
  expect(pulled.places[target]).toBe(pulled.places[harpooner]);
  scriptUsedUp(pulled);
});
// #endregion played

// #region games
test('random games with the harpoon obey the laws and come to an end', async () => {
  await checkGame(game, { configs: [{ players: 2 }, { players: 3 }], walks: 4, length: 100, every: 12 });

  const { outcome } = play(game, {
    config: { players: 2 },
    seed: 'the luck of the dice',
    botSeed: 'the luck of the bots',
    bots: [randomBot, randomBot],
  });
  expect(outcome.ranking.flat().sort()).toEqual([0, 1]);
}, 120_000);
// #endregion games

// #region names
test('the board calls the harpoon by its name', () => {
  const harpoons = createSnails({ pack: { ...pack, red: { harpoon }, purple: {} } });
  const view = withPrinted(harpoons, harpoons.view(harpoons.setup({ players: 2, firstPlayer: 0 }, 'any seed'), 0));

  expect(renderText(view, { locale: 'en' })).toContain('Harpoon');
  expect(renderText(view, { locale: 'pl', names: { harpoon: 'Harpun' } })).toContain('Harpun');
});
// #endregion names
