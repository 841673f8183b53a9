import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { laboratory } from '../../../docs/examples/laboratory/index.ts';
import {
  ATOLL,
  createSnails,
  look,
  type SnailsAction,
  type SnailsConfig,
  type SnailsEvent,
  type SnailsState,
  type SnailsTypes,
  snails,
  TWIN_ISLETS,
} from '../../../src/games/snails/index.ts';
import {
  createRandom,
  entryOf,
  type FramesOf,
  type Game,
  type Random,
  type Viewer,
} from '../../../src/kernel/index.ts';
import { effort } from '../../kit/effort.ts';
import { newWitness, note, type Witness } from '../proof/witness.ts';

const BOARDS: readonly [string, Game<SnailsTypes>][] = [
  ['the archipelago', snails],
  ['the laboratory', laboratory],
  ['the atoll', createSnails({ layout: ATOLL })],
  ['the twin islets, with a track of two spaces', createSnails({ layout: TWIN_ISLETS, contamination: [5, 10] })],
];
const CONFIGS: readonly SnailsConfig[] = [
  { players: 2 },
  { players: 3, opening: 'advanced' },
  { players: 4, factions: 'draft' },
];
/** Games on each board. */
const GAMES = effort('GAMES', { test: 2, prove: 6 });

/** Any action; more often than not one that brings a snail into a shell, or moves one that is. */
function choose(random: Random, { shells }: SnailsState, actions: readonly SnailsAction[]): SnailsAction {
  const wanted = actions.filter(
    (action) =>
      ('action' in action && action.action === 'shell') ||
      ('card' in action && action.type === 'plan-card' && action.card === 'fishing-rod') ||
      ('target' in action && 'snail' in action.target && shells[action.target.snail] === 1),
  );
  return random.oneOf(wanted.length > 0 && random.below(3) > 0 ? wanted : actions);
}

/** Plays a game at random, and follows it through the frames of each viewer. */
function followed(game: Game<SnailsTypes>, config: SnailsConfig, name: string): Witness {
  const random = createRandom(name);
  let state = game.setup(config, name);
  const viewers: Viewer[] = ['spectator', ...state.names.keys()];
  const witnesses = viewers.map(newWitness);

  const follow = (told: readonly FramesOf<SnailsTypes['View'], SnailsEvent>[]): void => {
    for (const [index, { before, frames }] of told.entries()) {
      const witness = entryOf(witnesses, index);
      let known = look(withPrinted(game, before));
      for (const { events, view } of frames) {
        for (const event of events) note(known, event, witness);
        known = look(withPrinted(game, view));
      }
      // Invariant 8: as many steps as barrels were resolved, as far as the track goes.
      const { space, track } = known.contamination;
      if (space !== Math.min(witness.barrels, track.length - 1))
        expect.fail(`${witness.barrels} barrels, contamination ${space}`);
    }
  };

  while (game.outcome(state) === undefined) {
    const action = choose(random, state, [...game.legalActions(state)]);
    const applied = game.apply(state, action, { frames: viewers });
    if (!applied.ok) throw new Error(game.explain(applied.refusal));
    state = applied.state;
    follow(applied.frames ?? []);
  }
  expect(witnesses.flatMap(({ wrong }) => wrong)).toEqual([]);
  return entryOf(witnesses, 0);
}

test('who follows the frames of whole games sees nothing that cannot be, for every viewer', () => {
  const seen = { barrels: 0, shielded: 0, shellsMoved: 0 };
  for (const [index, [board, game]] of BOARDS.entries()) {
    for (let nth = 0; nth < GAMES; nth++) {
      const witness = followed(game, entryOf(CONFIGS, (index + nth) % CONFIGS.length), `${board} ${nth}`);
      seen.barrels += witness.barrels;
      seen.shielded += witness.shielded;
      seen.shellsMoved += witness.shellsMoved;
    }
  }
  // What has not come up has not been looked at.
  expect(seen.barrels).toBeGreaterThan(0);
  expect(seen.shielded).toBeGreaterThan(0);
  expect(seen.shellsMoved).toBeGreaterThan(0);
});
