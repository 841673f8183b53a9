import { expect, test } from 'vitest';
import { examplePack, laboratory } from '../../../docs/examples/laboratory/index.ts';
import {
  ATOLL,
  createSnails,
  defaultPack,
  type Pack,
  type SnailsAction,
  type SnailsConfig,
  type SnailsEvent,
  type SnailsState,
  type SnailsTypes,
  snails,
  TWIN_ISLETS,
} from '../../../src/games/snails/index.ts';
import { entryOf } from '../../../src/games/snails/table/book.ts';
import { createRandom, type Game, type Random, type Viewer } from '../../../src/kernel/index.ts';
import { follow, type Mirror, mirrored, mirrorOf, newWitness, type Witness } from '../proof/mirror.ts';

const BOARDS: readonly [string, Game<SnailsTypes>, Pack?][] = [
  ['the archipelago', snails],
  ['the laboratory', laboratory, examplePack],
  ['the atoll', createSnails({ layout: ATOLL })],
  ['the twin islets, with a track of two spaces', createSnails({ layout: TWIN_ISLETS, contamination: [5, 10] })],
];
const CONFIGS: readonly SnailsConfig[] = [
  { players: 2 },
  { players: 3, opening: 'advanced' },
  { players: 4, factions: 'draft' },
];
const GAMES = 6;

/** The table in an order that can be compared. */
const sorted = (mirror: Mirror, viewer: Viewer): object => ({
  ...mirror,
  own: viewer === 'spectator' ? undefined : [...mirror.own].sort(),
  known: mirror.known.map((cards) => [...cards].sort()),
  inHand: mirror.inHand.map((cards) => [...cards].sort()),
  raised: [...mirror.raised].sort((one, other) => one - other),
  open: mirror.open.map((cards) => [...cards].sort()),
  discards: [...mirror.discards].sort(),
});

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

/** Plays a game at random, and follows it through the events that each viewer learns of. */
function followed(game: Game<SnailsTypes>, pack: Pack, config: SnailsConfig, name: string): Witness {
  const random = createRandom(name);
  let { state, events } = game.begin(config, name);
  const viewers: Viewer[] = ['spectator', ...state.names.keys()];
  const mirrors = viewers.map((viewer) => mirrorOf(game.view(state, viewer), pack));
  const witnesses = viewers.map(newWitness);

  const look = (told: readonly SnailsEvent[]): void => {
    for (const [index, viewer] of viewers.entries()) {
      const [mirror, witness] = [entryOf(mirrors, index), entryOf(witnesses, index)];
      const view = game.view(state, viewer);
      for (const event of game.viewEvents(told, viewer)) follow(mirror, view, event, witness);
      const [known, seen] = [sorted(mirror, viewer), mirrored(view)];
      // Comparing texts is quick; where they differ, the difference is shown.
      if (JSON.stringify(known) !== JSON.stringify(seen)) expect(known).toEqual(seen);
      // Invariant 8: as many steps as barrels were resolved, as far as the track goes.
      if (state.contamination !== Math.min(witness.barrels, view.track.length - 1))
        expect.fail(`${witness.barrels} barrels, contamination ${state.contamination}`);
    }
  };

  look(events);
  while (game.outcome(state) === undefined) {
    const applied = game.apply(state, choose(random, state, [...game.legalActions(state)]));
    if (!applied.ok) throw new Error(game.explain(applied.refusal));
    ({ state, events } = applied);
    look(events);
  }
  expect(witnesses.flatMap(({ wrong }) => wrong)).toEqual([]);
  return entryOf(witnesses, 0);
}

test('who follows the events knows the table: every viewer, at every pause of whole games', () => {
  const seen = { barrels: 0, shielded: 0, shellsMoved: 0 };
  for (const [board, game, pack = defaultPack] of BOARDS) {
    for (let nth = 0; nth < GAMES; nth++) {
      const witness = followed(game, pack, CONFIGS[nth % CONFIGS.length] ?? { players: 2 }, `${board} ${nth}`);
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
