import type { BoxLabels } from '../box-labels.ts';

export const BOX: BoxLabels = {
  name: 'Zombiaki',
  decks: { zombies: 'Karten der Zombies', humans: 'Karten der Menschen' },
  offers: { standard: 'Zombies gegen Menschen' },
};
