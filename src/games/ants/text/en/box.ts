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
  offers: { two: 'two colonies', three: 'three colonies', four: 'four colonies', first: 'first game, without Queens' },
};
