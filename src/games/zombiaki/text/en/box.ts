import type { BoxLabels } from '../box-labels.ts';
import { plural } from './phrases.ts';

export const BOX: BoxLabels = {
  name: 'Zombiaki',
  decks: { zombies: 'Zombie cards', humans: 'Human cards' },
  offers: { standard: 'zombies against humans' },
  odds: {
    certain: 'nothing is left to luck',
    drawn: {
      zombies: (awaited, cards) => `${plural(awaited, 'creature')} among ${plural(cards, 'card')} drawn`,
      humans: (awaited, cards) => `${plural(awaited, 'shot')} among ${plural(cards, 'card')} drawn`,
    },
  },
};
