import type { AllBoxLabels, BoxLabels } from '../box-labels.ts';

export const BOX: BoxLabels = {
  name: 'Ameisen',
  buttons: { transform: 'Für 1 Nahrung eine Ameise oder Larve verwandeln …' },
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
    rooms: 'Raumplättchen',
    abilities: 'Fertigkeiten',
  },
  offers: {
    standard: 'mit Königinnen',
    asymmetric: 'mit Königinnen, jedes Nest anders',
    'first-game': 'erstes Spiel, ohne Königinnen',
  },
};
