import type { BoxLabels } from '../box-labels.ts';

export const BOX: BoxLabels = {
  name: 'Ants',
  decks: {
    basic: 'Basic cards',
    starting: 'Starting cards',
    queenRooms: 'Queen Room cards',
    enemies: 'Enemies',
    queens: 'Queens',
    incubationTiles: 'Incubation tiles',
    items: 'Special Items',
    leaves: 'Leaf tiles',
    abilities: 'Abilities',
  },
  offers: {
    standard: 'with Queens',
    asymmetric: 'with Queens, every nest another',
    'first-game': 'first game, without Queens',
  },
  odds: { enemy: (name) => `an enemy comes: ${name}`, none: 'no enemy comes' },
};
