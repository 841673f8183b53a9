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
  offers: {
    standard: 'mit Königinnen',
    asymmetric: 'mit Königinnen, jedes Nest anders',
    'first-game': 'erstes Spiel, ohne Königinnen',
  },
  odds: { enemy: (name) => `ein Feind erscheint: ${name}`, none: 'kein Feind erscheint' },
};
