import {
  checkBoard,
  checkConfig,
  checkPack,
  createKelp,
  day,
  defaultOptions,
  defaultPack,
  type GivenRuleset,
  type KelpConfig,
  type KelpTypes,
  kelp,
  night,
} from '../../../src/games/kelp/index.ts';
import { EngineError, type Random } from '../../../src/kernel/index.ts';
import { type Attempt, createFuzzerOf, type Fuzzer, type Kind, kindsOf, refusedWith } from '../../kit/fuzzer.ts';
import { mutated, orEngineError, playedOut } from '../../kit/fuzzing.ts';
import { REFUSALS } from '../text/refusals.ts';

const CONFIGS: readonly KelpConfig[] = [
  { players: 2 },
  { players: [{ name: 'Ann' }, { name: 'Bo' }] },
  { players: [{}, { name: 'Cyd' }] },
];

/** The kinds of input that come from outside. */
export const KINDS = {
  ...kindsOf<KelpTypes>({ game: kelp, configs: CONFIGS, checkConfig, codes: Object.keys(REFUSALS) }),
  packs: { share: 20, raw: 30, prepare: packsOfCards },
  boards: { share: 10, raw: 30, prepare: boards },
  options: { share: 10, raw: 30, prepare: options },
} as const satisfies Readonly<Record<string, Kind<KelpTypes>>>;

/** The name of a kind of input. */
export type KindName = keyof typeof KINDS;

/** All rulings the other way; a game that ends soon. */
export const OTHERWISE: NonNullable<GivenRuleset['options']> = {
  roundCap: 6,
  noRedLoss: false,
  handOverflow: 'keep',
  energyBonus: 'optional',
  sharkSpace: 'taken',
};

/** A fuzzer with games of its own: by day with the default rules, by night with all rulings the other way. */
export function createFuzzer(seed: number): Fuzzer<KelpTypes, KindName> {
  const games = [kelp, createKelp({ board: night, options: OTHERWISE })];
  return createFuzzerOf(seed, { games, configs: CONFIGS }, KINDS);
}

const PARTS = ['octopus', 'shark', 'strategies', 'foods', 'traps', 'tiles'] as const;

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
  const like = [day, night];
  return {
    changed: (daring) => mutated(random.oneOf(like), random, like, daring),
    attempt(board) {
      checkBoard(board);
      return playable(random, { board: board as typeof day });
    },
  };
}

function options(random: Random): Attempt {
  const like = [defaultOptions, OTHERWISE, {}];
  return {
    changed: (daring) => mutated(random.oneOf(like), random, like, daring),
    attempt: (said) => playable(random, { options: said as typeof defaultOptions }),
  };
}

function playable(random: Random, ruleset: GivenRuleset): string {
  const game = orEngineError(() => createKelp(ruleset));
  if (game instanceof EngineError) return refusedWith(game, 'ruleset/invalid');
  playedOut(game, game.setup({ players: 2 }, random.seed()), random);
  return 'playable';
}
