import { draw, flight, gain, type SpecialItem, symbol } from '../vocabulary.ts';

/** The eight Special Items. */
export const ITEMS = {
  'acorn-cap': { source: 'ours', vp: 3, now: [gain('leaf', 2)] },
  'glass-bead': { source: 'ours', vp: 2, always: [symbol('intelligence')] },
  'bottle-cap': { source: 'ours', vp: 2, always: [symbol('building')] },
  'rose-thorn': { source: 'ours', vp: 2, always: [symbol('aggression')] },
  'sugar-lump': { source: 'ours', vp: 1, now: [gain('food', 3)] },
  feather: { source: 'ours', vp: 2, now: [flight(2)] },
  'lost-coin': { source: 'ours', vp: 4 },
  'pine-resin': { source: 'ours', vp: 1, now: [gain('mutation', 1), draw(1)] },
} as const satisfies Readonly<Record<string, SpecialItem>>;
