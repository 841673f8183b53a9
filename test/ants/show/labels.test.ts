import { expect, test } from 'vitest';
import { clicksOf, type Path } from '../../../src/boxes/index.ts';
import { type AntsState, antsBox, createAntsBox } from '../../../src/games/ants/index.ts';
import { createRandom } from '../../../src/kernel/index.ts';
import { BUSY_PACK, SCARCE_BOARD } from '../proof/busy.ts';

const LOCALES = ['en', 'pl', 'de'] as const;
const PLIES = 160;

/** Positions of a game that is played at random. */
function* positions(box: typeof antsBox, seed: string): Generator<AntsState> {
  const { game } = box;
  const random = createRandom(seed);
  let state = game.setup({ players: 2, anthill: 'asymmetric', roundLimit: 20 }, seed);
  for (let ply = 0; ply < PLIES && game.outcome(state) === undefined; ply++) {
    yield state;
    const { seat } = random.oneOf(game.pending(state));
    state = game.reduce(state, random.oneOf([...game.legalActions(state)].filter((action) => action.seat === seat)));
  }
}

/** The labels that two targets of one screen share, with the decision. */
function sharedLabels(box: typeof antsBox, state: AntsState): string[] {
  return box.game.pending(state).flatMap(({ seat, kind }) => {
    const view = box.game.view(state, seat);
    const screens: Path[] = [[]];
    const first = clicksOf(box, view).lit.find(({ action }) => action === undefined);
    if (first !== undefined) screens.push([first.target]);
    return screens.flatMap((path) =>
      LOCALES.flatMap((locale) => {
        const labels = clicksOf(box, view, path).lit.map((lit) => box.words.label(lit, view, { locale }));
        return labels.filter((label, nth) => labels.indexOf(label) < nth).map((label) => `${kind}: ${label}`);
      }),
    );
  });
}

test.each([
  ['the usual cards', antsBox],
  ['cards that ask for everything', createAntsBox({ pack: BUSY_PACK, board: SCARCE_BOARD })],
] as const)('KER-12.8 with %s no two targets of a screen have the same label', (name, box) => {
  const shared = [...positions(box, name)].flatMap((state) => sharedLabels(box, state));

  expect([...new Set(shared)]).toEqual([]);
});

test('KER-11.13 a decision that is hidden from the viewer is a question, too', () => {
  const state = antsBox.game.setup({ players: 2, variant: 'first-game' }, 'hidden');
  const view = antsBox.game.view(state, 0);
  const asked = antsBox.game.pending(view).map((decision) => antsBox.words.question(decision, view, { locale: 'en' }));

  expect(asked).toEqual(['Player 1 secretly chooses the cards to keep.', 'Player 2 decides.']);
});
