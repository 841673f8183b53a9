import { advance, advanceAny, drawKeep, flight, gain, type LeafTile, universal } from '../vocabulary.ts';

/** The six Leaf tiles. */
export const LEAVES = {
  'leaf-1': { source: 'ours', now: [advanceAny] },
  'leaf-2': { source: 'ours', now: [universal] },
  'leaf-3': { source: 'ours', now: [flight(2)] },
  'leaf-4': { source: 'ours', now: [gain('fungus', 2)] },
  'leaf-5': { source: 'ours', now: [drawKeep, gain('aggression', 1)] },
  'leaf-6': { source: 'ours', now: [advance('food'), advance('leaf')] },
} as const satisfies Readonly<Record<string, LeafTile>>;
