import {
  eggs,
  explorers,
  foragers,
  has,
  type IncubationTile,
  needs,
  pheromones,
  played,
  rooms,
  swarmed,
} from '../vocabulary.ts';

/** The twelve Incubation tiles, three of each set. */
export const INCUBATION_TILES = {
  'inc-1a': { source: 'ours', set: 'full-moon', needs: [needs(has('leaf'), 5)] },
  'inc-1b': { source: 'ours', set: 'full-moon', needs: [needs(foragers, 6)] },
  'inc-1c': { source: 'ours', set: 'full-moon', needs: [needs(rooms(), 7)] },
  'inc-2a': { source: 'ours', set: 'new-moon', needs: [needs(has('food'), 3)] },
  'inc-2b': { source: 'ours', set: 'new-moon', needs: [needs(explorers, 3)] },
  'inc-2c': { source: 'ours', set: 'new-moon', needs: [needs(eggs, 5)] },
  'inc-3a': { source: 'ours', set: 'full-diamond', needs: [needs(pheromones, 2)] },
  'inc-3b': { source: 'ours', set: 'full-diamond', needs: [needs(played('skill', 'room'), 4)] },
  'inc-3c': { source: 'ours', set: 'full-diamond', needs: [needs(has('aggression'), 3)] },
  'inc-4a': { source: 'ours', set: 'open-diamond', needs: [needs(swarmed, 1)] },
  'inc-4b': { source: 'ours', set: 'open-diamond', needs: [needs(played('deed'), 1)] },
  'inc-4c': { source: 'ours', set: 'open-diamond', needs: [needs('strength', 1)] },
} as const satisfies Readonly<Record<string, IncubationTile>>;
