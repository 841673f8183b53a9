import { deepFreeze } from '../../../../kernel/index.ts';
import type { Pack } from '../vocabulary.ts';
import { FOODS, TRAPS } from './blocks.ts';
import { OCTOPUS_CARDS } from './octopus.ts';
import { SHARK_CARDS } from './shark.ts';
import { STRATEGIES } from './strategies.ts';
import { GROWTH_TILES } from './tiles.ts';

/** What is printed on cards, blocks and tiles, unless others are given. */
export const defaultPack: Pack = deepFreeze({
  octopus: OCTOPUS_CARDS,
  shark: SHARK_CARDS,
  strategies: STRATEGIES,
  foods: FOODS,
  traps: TRAPS,
  tiles: GROWTH_TILES,
});

/** The id of an octopus card of {@link defaultPack}. */
export type OctopusCardId = keyof typeof OCTOPUS_CARDS;
/** The id of a shark card of {@link defaultPack}. */
export type SharkCardId = keyof typeof SHARK_CARDS;
/** The id of a strategy of {@link defaultPack}. */
export type StrategyId = keyof typeof STRATEGIES;
/** The id of a counter of {@link defaultPack}. */
export type CounterId = (typeof STRATEGIES)[StrategyId]['counter'];
/** The id of a food of {@link defaultPack}. */
export type FoodId = keyof typeof FOODS;
/** The id of a trap of {@link defaultPack}. */
export type TrapId = keyof typeof TRAPS;
