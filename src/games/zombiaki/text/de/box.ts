import type { BoxLabels } from '../box-labels.ts';
import { plural } from './phrases.ts';

export const BOX: BoxLabels = {
  name: 'Zombiaki',
  decks: { zombies: 'Karten der Zombies', humans: 'Karten der Menschen' },
  offers: { standard: 'Zombies gegen Menschen' },
  odds: {
    certain: 'nichts hängt vom Zufall ab',
    drawn: {
      zombies: (awaited, cards) => `${awaited} Wesen unter ${plural(cards, 'gezogenen Karte', 'gezogenen Karten')}`,
      humans: (awaited, cards) =>
        `${plural(awaited, 'Schuss', 'Schüsse')} unter ${plural(cards, 'gezogenen Karte', 'gezogenen Karten')}`,
    },
  },
};
