import type { BoxLabels } from '../box-labels.ts';

export const BOX: BoxLabels = {
  name: 'Zombiaki',
  decks: { zombies: 'Zombie cards', humans: 'Human cards' },
  offers: { standard: 'zombies against humans' },
};
