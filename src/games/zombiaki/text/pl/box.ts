import type { BoxLabels } from '../box-labels.ts';

export const BOX: BoxLabels = {
  name: 'Zombiaki',
  decks: { zombies: 'Karty zombiaków', humans: 'Karty ludzi' },
  offers: { standard: 'zombiaki przeciw ludziom' },
};
