import type { BoxLabels } from '../box-labels.ts';
import { cardsCounted, plural } from './phrases.ts';

export const BOX: BoxLabels = {
  name: 'Zombiaki',
  decks: { zombies: 'Karty zombiaków', humans: 'Karty ludzi' },
  offers: { standard: 'zombiaki przeciw ludziom' },
  odds: {
    certain: 'nic nie zależy od losu',
    drawn: {
      zombies: (awaited, cards) => `dobrane: ${cardsCounted(cards)}, w tym stwory: ${awaited}`,
      humans: (awaited, cards) =>
        `dobrane: ${cardsCounted(cards)}, w tym ${plural(awaited, 'strzał', 'strzały', 'strzałów')}`,
    },
  },
};
