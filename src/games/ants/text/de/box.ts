import { TRANSFORM_COST } from '../../components.ts';
import type { AllBoxLabels, BoxLabels } from '../box-labels.ts';
import { signed } from '../phrases.ts';
import { amount, atCells } from './phrases.ts';

export const BOX: BoxLabels = {
  name: 'Ameisen',
  buttons: { transform: `Für ${amount('food', TRANSFORM_COST)} eine Ameise oder Larve verwandeln …` },
  onCell: (cell) => `auf ${atCells([cell])}`,
  standing: {
    points: (points) => `${signed(points)} SP`,
    stars: 'Sterne',
    played: 'Gespielt',
  },
  odds: { enemy: (name) => `ein Feind erscheint: ${name}`, none: 'kein Feind erscheint' },
};

export const WHOLE_BOX: AllBoxLabels = {
  ...BOX,
  decks: {
    basic: 'Basiskarten',
    starting: 'Startkarten',
    queenRooms: 'Königinnenkammern',
    enemies: 'Feinde',
    queens: 'Königinnen',
    incubationTiles: 'Inkubationsplättchen',
    items: 'Fundstücke',
    leaves: 'Blattplättchen',
    rooms: 'Kammerplättchen',
    abilities: 'Fertigkeiten',
  },
  offers: {
    standard: 'mit Königinnen',
    asymmetric: 'mit Königinnen, jedes Nest anders',
    'first-game': 'erstes Spiel, ohne Königinnen',
  },
};
