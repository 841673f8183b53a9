import { TILES } from '../board/tiles.ts';
import {
  BREAKING,
  CROWD,
  FULL_LIFE,
  LIFE_STEP,
  MOUNTAIN,
  NONE,
  type Phase,
  ROUNDS,
  SHELLS,
  SLOTS,
  SQUAD,
} from '../components.ts';
import {
  hasAbility,
  isInShell,
  isLiving,
  isOnWater,
  levelOf,
  livingSnails,
  seatOf,
  snailsOn,
  squadOf,
} from '../rules/position.ts';
import { shelledSnails } from '../rules/shells.ts';
import { tilesAdded, tilesAddedOn, tilesRemoved } from '../rules/terrain.ts';
import type { Book } from '../table/book.ts';
import type { SnailsState } from '../table/state.ts';
import { each, eachSeat, eachSnail, expected, type Invariants, wrong } from './faults.ts';

const TERRAIN_LEVELS = [1, 2, 3] as const;

/** The first and the last round in which each phase can be. */
const ROUNDS_OF: Readonly<Record<Phase, readonly [first: number, last: number]>> = {
  setup: [0, 0],
  // SNL-3.1: the draw phase of round 1 is skipped.
  draw: [2, ROUNDS],
  planning: [1, ROUNDS],
  action: [1, ROUNDS],
  'clean-up': [1, ROUNDS],
  over: [1, ROUNDS],
};

/** What is true of the board, the snails and the time. */
export function tableInvariants(book: Book): Invariants {
  const seatsOf = (state: SnailsState): number[] => state.factions.map((_, seat) => seat);
  const eachField = (
    name: string,
    list: readonly number[],
    look: (entry: number, field: number) => string | undefined,
  ) => each(name, list, look, (field) => ` (field ${book.fields[field]})`);
  const tokensOf = ({ damage, fire, mines, dynamite }: SnailsState) => ({ damage, fire, mines, dynamite });

  return {
    *'the round and the slot are those of the phase'({ phase, round, slot }) {
      const [first, last] = ROUNDS_OF[phase];
      yield* expected(round >= first && round <= last, 'round', `${first} to ${last} in the phase '${phase}'`, round);
      if (phase === 'over') return;
      const isSlot = phase === 'action' ? slot > 0 : slot === 0;
      yield* expected(isSlot, 'slot', phase === 'action' ? `1 to ${SLOTS}` : `0 in the phase '${phase}'`, slot);
    },
    'the game is over when it says so': ({ phase, agenda }) =>
      expected(
        (phase === 'over') === (agenda.length === 0),
        'phase',
        agenda.length === 0 ? "'over' without work that waits" : 'another while work waits',
        phase,
      ),
    'snails stand on fields of the board, three at most on one': (state) =>
      book.fields.flatMap((name, field) => {
        const crowd = snailsOn(state, field);
        return expected(crowd.length <= CROWD, 'places', `at most ${CROWD} snails on ${name}`, crowd.length);
      }),
    'a living snail has a life of 5 to 30, in fives': ({ life }) =>
      eachSnail('life', life, (left) =>
        left % LIFE_STEP === 0 ? undefined : `0 to ${FULL_LIFE}, in steps of ${LIFE_STEP}`,
      ),
    'the dead are not on the board, the living are once they are placed': ({ round, places, life }) =>
      eachSnail('places', places, (place, snail) => {
        if (life[snail] === 0) return place === NONE ? undefined : 'no field for a snail without life';
        return round === 0 || place !== NONE ? undefined : 'a field for a living snail';
      }),
    'players who have fallen have no snails, and have fallen one after the other': (state) =>
      eachSeat('fallen', state.fallen, (when, seat) => {
        if ((when === 0) !== isLiving(state, seat))
          return when === 0 ? 'when the last snail was lost' : '0 for a squad that lives';
        return when < 2 || state.fallen.includes(when - 1) ? undefined : 'one more than somebody before';
      }),
    'who has lost a snail has fewer': (state) =>
      eachSeat('losses', state.losses, (lost, seat) => {
        if (lost === 0) return undefined;
        // SNL-3.9: what is lost from planning on counts for the draw phase of the next round.
        if (state.phase === 'planning') return '0 in the planning phase';
        return livingSnails(state, seat).length < SQUAD ? undefined : '0 for a squad that is whole';
      }),
    'no snail on water is in a shell': (state) =>
      eachSnail('shells', state.shells, (_, snail) =>
        isInShell(state, snail) && (state.places[snail] === NONE || isOnWater(state, snail))
          ? '0 in the sea and beside the board'
          : undefined,
      ),
    'no player has more than two shells': (state) =>
      seatsOf(state).flatMap((seat) => {
        const { length } = shelledSnails(state, seat);
        return expected(length <= SHELLS, 'shells', `at most ${SHELLS}`, length, ` (seat ${seat})`);
      }),
    'Aim is with a living snail of its player, on water a Pirate, while cards are resolved': (state) =>
      eachSeat('aims', state.aims, (snail, seat) => {
        if (snail === NONE) return undefined;
        if (state.phase !== 'action' && state.phase !== 'over') return `none in the phase '${state.phase}'`;
        if (seatOf(snail) !== seat || (state.life[snail] ?? 0) === 0) return 'a living snail of its player';
        return isOnWater(state, snail) && !hasAbility(state, seat, 'ships') ? 'no snail on water' : undefined;
      }),
    'what is changed of damage to a snail on the board ends with the round': ({ marks, places, phase }) =>
      eachSnail('marks', marks, (change, snail) => {
        if (change === 0) return undefined;
        if (!IN_ROUND.includes(phase)) return `0 in the phase '${phase}'`;
        if (places[snail] === NONE) return '0 beside the board';
        return change % LIFE_STEP === 0 ? undefined : `up to ${FULL_LIFE}, in steps of ${LIFE_STEP}`;
      }),
    'abilities are used in the action phase, and free again after the round': ({ phase, used }) =>
      eachSeat('used', used, (flag) =>
        flag === 0 || IN_ROUND.includes(phase) ? undefined : `0 in the phase '${phase}'`,
      ),
    'no two players have the same faction': ({ factions }) =>
      eachSeat('factions', factions, (faction, seat) =>
        faction === NONE || factions.indexOf(faction) === seat ? undefined : 'a faction that nobody else has',
      ),
    *'every tile is in place or removed, and stacks grow only by what was removed'(state) {
      const { levels, removed } = state;
      // SNL-16.9: tiles that were out of the game lie on top.
      yield* eachField('levels', levels, (level, field) => {
        const added = tilesAddedOn(state, field);
        const most = (book.levels[field] ?? 0) + added;
        return level >= added && level <= most ? undefined : `${added} to ${most}`;
      });
      yield* each('removed', removed, (gone, kind) =>
        gone <= (TILES[kind]?.count ?? 0) ? undefined : `at most ${TILES[kind]?.count}`,
      );
      for (const terrain of TERRAIN_LEVELS) {
        const [gone, added] = [tilesRemoved(state, terrain), tilesAdded(state, terrain)];
        const high = (all: readonly number[]): number => all.filter((level) => level >= terrain).length;
        const [all, found] = [high(book.levels), high(levels) - added + gone];
        yield* expected(found === all, 'removed', `${all} tiles of level ${terrain} in place and removed`, found);
        yield* expected(added <= gone, 'raised', `at most ${gone} tiles of level ${terrain}`, added);
      }
    },
    'contamination is no higher than the barrels that are gone': ({ contamination, removed }) => {
      const barrels = TILES.reduce((sum, { back }, kind) => sum + (back === 'barrel' ? (removed[kind] ?? 0) : 0), 0);
      return expected(contamination <= barrels, 'contamination', `at most ${barrels}`, contamination);
    },
    *'no token and no damage on water'(state) {
      for (const [name, list] of Object.entries(tokensOf(state)))
        yield* eachField(name, list, (count, field) =>
          count === 0 || levelOf(state, field) > 0 ? undefined : '0 on water',
        );
    },
    'tiles break only while something is resolved': ({ damage, phase }) =>
      eachField('damage', damage, (tile) =>
        tile !== BREAKING || IN_ROUND.includes(phase) ? undefined : `no tile that breaks in the phase '${phase}'`,
      ),
    *'nothing has happened before the first round'(state) {
      if (state.round > 0) return;
      yield* eachSnail('life', state.life, (left) => (left === FULL_LIFE ? undefined : String(FULL_LIFE)));
      yield* each('removed', state.removed, (gone) => (gone === 0 ? undefined : '0'));
      for (const [name, list] of Object.entries(tokensOf(state)))
        yield* eachField(name, list, (count) => (count === 0 ? undefined : '0'));
      yield* eachSnail('shells', state.shells, (shell) => (shell === 0 ? undefined : '0'));
    },
    'snails are placed on land, one of a squad on a mountain': (state) =>
      // SNL-2.13: never on water; at most one of a player's snails on mountains in all.
      eachSnail('places', state.round === 0 ? state.places : [], (field, snail) => {
        if (field === NONE) return undefined;
        if (levelOf(state, field) === 0) return 'a field that is not water';
        const climbers = squadOf(seatOf(snail)).filter((other) => {
          const place = state.places[other] ?? NONE;
          return place !== NONE && levelOf(state, place) === MOUNTAIN;
        });
        return climbers.indexOf(snail) > 0 ? 'no second mountain' : undefined;
      }),
    *'while the game goes on somebody is left; between actions, two squads'(state) {
      if (state.phase === 'over') return;
      const living = seatsOf(state).filter((seat) => isLiving(state, seat)).length;
      const least = state.phase === 'action' || state.phase === 'clean-up' ? 1 : 2;
      if (living < least) yield wrong('life', `snails of ${least} players in the phase '${state.phase}'`, living);
    },
  };
}

const IN_ROUND: readonly Phase[] = ['action', 'clean-up', 'over'];
