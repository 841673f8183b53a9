import {
  type AntsConfig,
  type AntsTypes,
  ants,
  checkBoard,
  checkConfig,
  checkPack,
  createAnts,
  defaultBoard,
  defaultOptions,
  defaultPack,
  type GivenRuleset,
} from '../../../src/games/ants/index.ts';
import { EngineError, type Random } from '../../../src/kernel/index.ts';
import { type Attempt, createFuzzerOf, type Fuzzer, type Kind, kindsOf, refusedWith } from '../../kit/fuzzer.ts';
import { mutated, orEngineError, playedOut } from '../../kit/fuzzing.ts';
import { REFUSALS } from '../text/refusals.ts';
import { BUSY_PACK, SCARCE_BOARD } from './busy.ts';

const CONFIGS: readonly AntsConfig[] = [
  { players: 2, roundLimit: 16 },
  { players: [{ name: 'Ann' }, {}, { name: 'Bo' }], anthill: 'asymmetric', firstPlayer: 1, roundLimit: 3 },
  { players: 4, variant: 'first-game', firstPlayer: 'random', roundLimit: 9 },
  {
    players: 2,
    roundLimit: 9,
    pairs: [
      { queen: 'queen-3', set: 'full-moon' },
      { queen: 'queen-1', set: 'new-moon' },
    ],
  },
];

/** The kinds of input that come from outside. */
export const KINDS = {
  ...kindsOf<AntsTypes>({ game: ants, configs: CONFIGS, checkConfig, codes: Object.keys(REFUSALS) }),
  packs: { share: 20, raw: 30, prepare: packsOfCards },
  boards: { share: 10, raw: 30, prepare: boards },
  options: { share: 10, raw: 30, prepare: options },
} as const satisfies Readonly<Record<string, Kind<AntsTypes>>>;

/** The name of a kind of input. */
export type KindName = keyof typeof KINDS;

/** Rulings other than those of the rules. */
const OTHERS: NonNullable<GivenRuleset['options']> = { emergencyExtraPerTurn: 1, noCardPlayed: 'closed' };

/** A fuzzer with games of its own: of some rounds, of a few with other limits, and of some in which everything is asked. */
export function createFuzzer(seed: number): Fuzzer<AntsTypes, KindName> {
  const games = [ants, createAnts({ options: OTHERS }), createAnts({ pack: BUSY_PACK, board: SCARCE_BOARD })];
  return createFuzzerOf(seed, { games, configs: CONFIGS }, KINDS);
}

const PARTS = [
  'basic',
  'starting',
  'queenRooms',
  'enemies',
  'queens',
  'incubationTiles',
  'items',
  'leaves',
  'rooms',
] as const;

function packsOfCards(random: Random): Attempt {
  return {
    changed(daring) {
      const part = random.oneOf([...PARTS, 'all'] as const);
      if (part === 'all') return mutated(defaultPack, random, [defaultPack], daring);
      const like = Object.values(defaultPack[part]);
      return { ...defaultPack, [part]: mutated(defaultPack[part], random, like, daring) };
    },
    attempt(pack) {
      checkPack(pack);
      return playable(random, { pack: pack as typeof defaultPack });
    },
  };
}

function boards(random: Random): Attempt {
  return {
    changed: (daring) => mutated(defaultBoard, random, [defaultBoard], daring),
    attempt(board) {
      checkBoard(board);
      return playable(random, { board: board as typeof defaultBoard });
    },
  };
}

function options(random: Random): Attempt {
  const like = [defaultOptions, OTHERS, {}];
  return {
    changed: (daring) => mutated(random.oneOf(like), random, like, daring),
    attempt: (said) => {
      const game = orEngineError(() => createAnts({ options: said as typeof defaultOptions }));
      return game instanceof EngineError ? refusedWith(game, 'ruleset/invalid') : 'playable';
    },
  };
}

function playable(random: Random, ruleset: GivenRuleset): string {
  const game = orEngineError(() => createAnts({ options: OTHERS, ...ruleset }));
  if (game instanceof EngineError) return refusedWith(game, 'ruleset/invalid');
  const players = random.oneOf([2, 3, 4] as const);
  playedOut(game, game.setup({ players, anthill: 'asymmetric', roundLimit: 3 }, random.seed()), random);
  return 'playable';
}
