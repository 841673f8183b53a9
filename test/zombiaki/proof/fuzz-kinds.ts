import {
  checkConfig,
  checkPack,
  createZombiaki,
  defaultOptions,
  defaultPack,
  type GivenRuleset,
  type ZombiakiConfig,
  type ZombiakiTypes,
  zombiaki,
} from '../../../src/games/zombiaki/index.ts';
import { EngineError, type Random } from '../../../src/kernel/index.ts';
import { type Attempt, createFuzzerOf, type Fuzzer, type Kind, kindsOf, refusedWith } from '../../kit/fuzzer.ts';
import { mutated, orEngineError, playedOut } from '../../kit/fuzzing.ts';
import { packFrom } from '../cards/packs.ts';
import { REFUSALS } from '../text/refusals.ts';

const CONFIGS: readonly ZombiakiConfig[] = [
  { players: 2 },
  { players: [{ name: 'Ann' }, { name: 'Bo' }] },
  { players: [{}, { name: 'Cyd' }] },
];

/** The kinds of input that come from outside. */
export const KINDS = {
  ...kindsOf<ZombiakiTypes>({ game: zombiaki, configs: CONFIGS, checkConfig, codes: Object.keys(REFUSALS) }),
  packs: { share: 20, raw: 30, prepare: packsOfCards },
  options: { share: 20, raw: 30, prepare: options },
} as const satisfies Readonly<Record<string, Kind<ZombiakiTypes>>>;

/** The name of a kind of input. */
export type KindName = keyof typeof KINDS;

/** A fuzzer with games of its own: with the default rules, with all rulings the other way, and with a random pack. */
export function createFuzzer(seed: number): Fuzzer<ZombiakiTypes, KindName> {
  const games = [zombiaki, createZombiaki({ options: OTHERWISE }), createZombiaki({ pack: packFrom(seed) })];
  return createFuzzerOf(seed, { games, configs: CONFIGS }, KINDS);
}

/** All rulings the other way. */
export const OTHERWISE: NonNullable<GivenRuleset['options']> = {
  discardFrom: 'drawn',
  dogTiming: 'after-zombies',
  dogsCountInRow: false,
  shieldStopsPushback: false,
  bloodAffectsDogs: false,
  netAffectsDogs: true,
  pickaxeHitsBarrier: true,
  flamethrowerEmptyCost: 'whole-street',
  pitCatchesWounded: true,
  placeOnObjects: false,
};

function packsOfCards(random: Random): Attempt {
  return {
    changed(daring) {
      const like = [defaultPack, packFrom(random.below(1000)), packFrom(random.below(1000))];
      const pack = random.oneOf(like);
      // Most of what is written in a pack is in its cards.
      const deck = random.oneOf(['zombies', 'humans', 'humans', 'all'] as const);
      if (deck === 'all') return mutated(pack, random, like, daring);
      return { ...pack, [deck]: mutated(pack[deck], random, Object.values(pack[deck]), daring) };
    },
    attempt(pack) {
      checkPack(pack);
      return playable(random, { pack: pack as typeof defaultPack });
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
  const game = orEngineError(() => createZombiaki(ruleset));
  if (game instanceof EngineError) return refusedWith(game, 'ruleset/invalid');
  playedOut(game, game.setup({ players: 2 }, random.seed()), random);
  return 'playable';
}
