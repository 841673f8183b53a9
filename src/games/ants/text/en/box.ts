import { TRANSFORM_COST } from '../../components.ts';
import type { AllBoxLabels, BoxLabels } from '../box-labels.ts';
import { signed } from '../phrases.ts';
import { amount, cells } from './phrases.ts';

export const BOX: BoxLabels = {
  name: 'Ants',
  buttons: { transform: `Transform an ant or a larva for ${amount('food', TRANSFORM_COST)} …` },
  onCell: (cell) => `on ${cells([cell])}`,
  standing: {
    points: (points) => `${signed(points)} VP`,
    stars: 'Stars',
    played: 'Played',
  },
  odds: { enemy: (name) => `an enemy comes: ${name}`, none: 'no enemy comes' },
};

export const WHOLE_BOX: AllBoxLabels = {
  ...BOX,
  decks: {
    basic: 'Basic cards',
    starting: 'Starting cards',
    queenRooms: 'Queen Room cards',
    enemies: 'Enemies',
    queens: 'Queens',
    incubationTiles: 'Incubation tiles',
    items: 'Special Items',
    leaves: 'Leaf tiles',
    rooms: 'Room tiles',
    abilities: 'Abilities',
  },
  offers: {
    standard: 'with Queens',
    asymmetric: 'with Queens, every nest another',
    'first-game': 'first game, without Queens',
  },
};
