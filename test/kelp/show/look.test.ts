import { EngineError, withPrinted } from 'gastropodia';
import { chancesIn, type KelpState, kelp, look } from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { asking, positions } from './walk.ts';

const setup = kelp.setup({ players: [{ name: 'Ann' }, {}] }, 'look');
/** Octopus in `n`, a revealed double shell in `c`, shells everywhere else. */
const table: KelpState = {
  ...setup,
  blocks: [1, 0, 1, 1, 2, 1, 1, 1, 1],
  revealed: [0, 0, 0, 0, 1, 0, 0, 0, 0],
  space: 3,
  facing: 1,
  pool: [2, 15],
};

test('KLP-4.2 the octopus sees every block, the shark and spectators what is revealed', () => {
  const seen = ([0, 1, 'spectator'] as const).map((viewer) =>
    look(withPrinted(kelp, kelp.view(table, viewer)))
      .areas.map(({ block, state }) => `${block ?? '?'}${state === 'revealed' ? '!' : ''}`)
      .join(' '),
  );

  expect(seen).toEqual([
    'shell octopus shell shell double-shell! shell shell shell shell',
    '? ? ? ? double-shell! ? ? ? ?',
    '? ? ? ? double-shell! ? ? ? ?',
  ]);
});

test('KLP-1.20 an area and a space are read with their places, neighbours, values and ways on', () => {
  const { areas, spaces, shark } = look(withPrinted(kelp, kelp.view(table, 1)));

  expect(areas[1]).toMatchObject({ area: 'n', kind: 'kelp', value: 4, x: 3, y: 1, neighbours: ['nw', 'ne', 'c'] });
  expect(spaces.find(({ space }) => space === 'p21')).toEqual({
    space: 'p21',
    x: 2,
    y: 1,
    ends: ['n', 's'],
    next: [['p01'], ['p12', 'p23', 'p32']],
    inward: undefined,
    borders: ['nw', 'n'],
    current: undefined,
  });
  expect(shark).toEqual({ space: spaces[3]?.space, facing: 'e' });
});

test('KLP-7.15 + KLP-17.15 the bag is the shark’s to look into, the hand the octopus’s; known cards are known to all', () => {
  const [octopus, shark, spectator] = ([0, 1, 'spectator'] as const).map((viewer) =>
    look(withPrinted(kelp, kelp.view(setup, viewer))),
  );

  expect([octopus?.bag, shark?.bag, spectator?.bag]).toEqual([undefined, { blue: 7, yellow: 3, red: 1 }, undefined]);
  expect(octopus?.hand).toMatchObject({ hidden: 0, known: ['quick-learning'], limit: 4 });
  expect(octopus?.hand.cards).toHaveLength(4);
  expect(shark?.hand).toEqual({ cards: ['quick-learning'], hidden: 3, known: ['quick-learning'], limit: 4 });
  expect(spectator?.hand).toEqual(shark?.hand);
  expect(shark?.players).toEqual([
    { seat: 0, side: 'octopus', name: 'Ann' },
    { seat: 1, side: 'shark', name: 'Shark' },
  ]);
  expect(look(withPrinted(kelp, kelp.view(table, 1))).pool).toEqual(['blue-3', 'red-4']);
});

test('KLP-17.12 chances of every look add up: to 1 in an area, to the blocks on the board for a kind', () => {
  for (const { game, state } of positions(1, 'chances')) {
    const seen = look(withPrinted(game, game.view(state, 'spectator')));
    const { kinds, mix } = seen;
    const areas = chancesIn(seen);
    for (const chances of areas) expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const octopus = areas.flatMap((chances) => chances.filter(({ block }) => block === kinds[0]?.block));
    expect(octopus.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(mix === undefined || mix.blocks.length === 0).toBe(true);
  }
});

test('KLP-16.2 a choice is known to its side alone; KLP-6.13 the bag of a mix to the octopus alone', () => {
  const confronting = asking('confront-shark', ({ chosen }) => (chosen[0] ?? -1) >= 0);
  const choices = ([0, 1, 'spectator'] as const).map(
    (viewer) => look(withPrinted(confronting.game, confronting.game.view(confronting.state, viewer))).choices[0],
  );
  expect(choices[0]?.card).toBeTypeOf('string');
  expect(choices.slice(1)).toEqual([
    { hasChosen: true, card: undefined },
    { hasChosen: true, card: undefined },
  ]);

  const { game, state } = asking('mix-place');
  const [own, others] = ([0, 1] as const).map((viewer) => look(withPrinted(game, game.view(state, viewer))).mix);
  expect(own).toMatchObject({ isDrawn: true, bagged: own?.blocks.length });
  expect(own?.drawn).toBeTypeOf('string');
  expect(others).toMatchObject({ isDrawn: true, drawn: undefined, blocks: [], bagged: own?.bagged });
});

test('KER-2.9 what is no view of Kelp is an error that says so', () => {
  expect(() => look({} as never)).toThrow(EngineError);
  expect(() => look(withPrinted(kelp, { ...kelp.view(setup, 0), hands: [] }))).toThrow(
    'This is no view of Kelp: there is no hand 0.',
  );
});
