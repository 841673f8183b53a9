import fc from 'fast-check';
import {
  ARCHIPELAGO,
  ATOLL,
  CONTAMINATION,
  checkConfig,
  checkContamination,
  checkLayout,
  checkPack,
  createSnails,
  defaultPack,
  type SnailsConfig,
  type SnailsTypes,
  snails,
  TWIN_ISLETS,
} from '../../../src/games/snails/index.ts';
import { EngineError, type Random } from '../../../src/kernel/index.ts';
import { type Attempt, createFuzzerOf, type Fuzzer, type Kind, kindsOf, refusedWith } from '../../kit/fuzzer.ts';
import { mutated, orEngineError, playedOut } from '../../kit/fuzzing.ts';
import { packs } from '../cards/packs.ts';
import { REFUSALS } from '../text/refusals.ts';

const CONFIGS: readonly SnailsConfig[] = [
  { players: 2 },
  { players: 4, factions: 'draft', opening: 'advanced', firstPlayer: 'random' },
  { players: [{ faction: 'cowboys', name: 'Ann' }, { faction: 'barbarians' }, { name: 'Bo' }], firstPlayer: 1 },
  { players: [{ faction: 'amazons' }, { faction: 'pirates' }], factions: 'given', opening: 'standard' },
];

/** The kinds of input that come from outside. */
export const KINDS = {
  ...kindsOf<SnailsTypes>({ game: snails, configs: CONFIGS, checkConfig, codes: Object.keys(REFUSALS) }),
  packs: { share: 15, raw: 30, prepare: packsOfCards },
  'layouts and tracks': { share: 25, raw: 30, prepare: layoutsAndTracks },
} as const satisfies Readonly<Record<string, Kind<SnailsTypes>>>;

/** The name of a kind of input. */
export type KindName = keyof typeof KINDS;

/** A fuzzer with games of its own: with the default rules, on islets with a longer track, and with a random pack. */
export function createFuzzer(seed: number): Fuzzer<SnailsTypes, KindName> {
  const [pack = defaultPack] = fc.sample(packs, { numRuns: 1, seed });
  const games = [
    snails,
    createSnails({ layout: TWIN_ISLETS, contamination: [0, 5, 5, 10, 100] }),
    createSnails({ pack, layout: ATOLL }),
  ];
  return createFuzzerOf(seed, { games, configs: CONFIGS }, KINDS);
}

function packsOfCards(random: Random): Attempt {
  return {
    changed(daring) {
      const like = [defaultPack, ...fc.sample(packs, { numRuns: 2, seed: random.below(2 ** 31) })];
      const pack = random.oneOf(like);
      // Most of what is written in a pack is in its cards.
      const deck = random.oneOf(['basic', 'red', 'purple', 'faction', 'red', 'purple', 'all'] as const);
      if (deck === 'all') return mutated(pack, random, like, daring);
      return { ...pack, [deck]: mutated(pack[deck], random, Object.values(pack[deck]), daring) };
    },
    attempt(pack) {
      checkPack(pack);
      const game = orEngineError(() => createSnails({ pack: pack as typeof defaultPack }));
      if (game instanceof EngineError) return refusedWith(game, 'ruleset/invalid');
      playedOut(game, game.setup({ players: random.oneOf([2, 3, 4] as const) }, random.seed()), random);
      return 'playable';
    },
  };
}

function layoutsAndTracks(random: Random): Attempt {
  const layouts = [ARCHIPELAGO, ATOLL, TWIN_ISLETS];
  const tracks = [CONTAMINATION, [0], [5, 10, 15, 20, 100]];
  return {
    changed(daring) {
      const like = random.oneOf<readonly unknown[]>([layouts, tracks]);
      return mutated(random.oneOf(like), random, like, daring);
    },
    attempt(value) {
      const isTrack = checkContamination(value).length < checkLayout(value).length;
      const said = isTrack ? { contamination: value as [] } : { layout: value as [] };
      const game = orEngineError(() => createSnails(said));
      if (game instanceof EngineError) return refusedWith(game, 'ruleset/invalid');
      playedOut(game, game.setup({ players: 2 }, random.seed()), random);
      return isTrack ? 'playable track' : 'playable layout';
    },
  };
}
