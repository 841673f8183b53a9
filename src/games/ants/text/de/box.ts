import type { BoxLabels } from '../box-labels.ts';

export const BOX: BoxLabels = {
  name: 'Ameisen',
  decks: {
    basic: 'Basiskarten',
    starting: 'Startkarten',
    queenRooms: 'Königinnenkammern',
    enemies: 'Feinde',
    queens: 'Königinnen',
    incubationTiles: 'Inkubationsplättchen',
    items: 'Fundstücke',
    leaves: 'Blattplättchen',
    abilities: 'Fertigkeiten',
  },
  offers: { two: 'zwei Völker', three: 'drei Völker', four: 'vier Völker', first: 'erstes Spiel, ohne Königinnen' },
};
