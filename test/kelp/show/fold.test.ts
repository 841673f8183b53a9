import { EngineError, isSamePlain, withPrinted } from 'gastropodia';
import { chancesIn, fold, type KelpEvent, kelp, type Look, look } from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { positions } from './walk.ts';

type Seen = Parameters<typeof fold>[1];

const VIEWERS = [0, 1, 'spectator'] as const;

/** The first viewer, if there is one, for whom the folded events of a random game do not give what is seen next. */
function astray(folded: typeof fold, games: number): string | undefined {
  for (const { game, state } of positions(games, 'fold')) {
    const [action] = game.legalActions(state);
    if (action === undefined) continue;
    const done = game.apply(state, action);
    if (!done.ok) return 'refused';
    for (const viewer of VIEWERS) {
      const before = look(withPrinted(game, game.view(state, viewer)));
      const shown = game.viewEvents(done.events, viewer).reduce((now, event) => folded(now, event), before);
      const after = { ...look(withPrinted(game, game.view(done.state, viewer))), decisions: [] };
      if (!isSamePlain({ ...shown, decisions: [] }, after)) return `${viewer} after ${action.type}`;
    }
  }
  return undefined;
}

test('KER-12.2 folding the events of an action over the look before it gives the look after it, for every viewer', () => {
  expect(astray(fold, 4)).toBeUndefined();
});

test('KER-12.2 whoever is not told one of the events does not know the table', () => {
  for (const type of [
    'card-drawn',
    'revealed',
    'swam',
    'die-rolled',
    'block-put',
  ] as const satisfies KelpEvent['type'][]) {
    const deaf = (seen: Look, event: Seen): Look => (event.type === type ? seen : fold(seen, event));
    expect(() => {
      const found = astray(deaf, 2);
      if (found !== undefined) throw new Error(found);
    }).toThrow();
  }
});

test('KLP-17.20 + KER-12.2 what everybody can know of a block changes with each event, and not before', () => {
  const [first] = positions(1);
  if (first === undefined) return expect.unreachable();
  const seen = look(withPrinted(kelp, kelp.view(first.state, 1)));
  const at = (shown: Look, name: string): string =>
    (chancesIn(shown)[shown.areas.findIndex(({ area }) => area === name)] ?? [])
      .map(({ block, chance }) => `${block} ${Math.round(chance * 90)}`)
      .join(', ');
  expect(at(seen, 'n')).toBe('octopus 10, shell 70, trap-discard-1 10');

  // KLP-X.85: the octopus in n, shells in s and se; then n and e are mixed, then e and w.
  const facts: readonly Seen[] = [
    { type: 'revealed', areas: ['n', 's', 'se'], blocks: ['octopus', 'shell', 'shell'], why: 'payment', reveals: true },
    { type: 'mix-began', areas: ['n', 'e'] },
    { type: 'block-drawn' },
    { type: 'block-put', area: 'e' },
    { type: 'block-drawn' },
    { type: 'block-put', area: 'n' },
    { type: 'mix-began', areas: ['w', 'e'] },
  ];
  const told = facts.map((_, index) => facts.slice(0, index + 1).reduce<Look>(fold, seen));
  expect(told.map((shown) => at(shown, 'n').split(',')[0])).toEqual([
    'octopus 90',
    ...Array.from({ length: 6 }, () => 'octopus 45'),
  ]);
  expect(at(told[5] ?? seen, 'nw')).toBe('shell 75, trap-discard-1 15');
  expect(at(told[6] ?? seen, 'w').split(',')[0]).toBe('octopus 23');
});

test('KER-12.2 an event that is none, or of another table, is an error that says so', () => {
  const seen = look(withPrinted(kelp, kelp.view(kelp.setup({ players: 2 }, 'x'), 1)));

  expect(() => fold(seen, { type: 'no-event' } as never)).toThrow("There is no event of the type 'no-event'.");
  expect(() => fold(seen, { type: 'swapped', areas: ['n', 'x'] })).toThrow("There is no area 'x' at this table.");
  expect(() => fold(seen, { type: 'block-drawn' })).toThrow('No blocks are being mixed at this table.');
  expect(() => fold(seen, { type: 'die-turned', die: 'red-1', to: 'red-6' })).toThrow(EngineError);
});
