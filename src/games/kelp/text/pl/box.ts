import type { AllBoxLabels, BoxLabels } from '../box-labels.ts';
import { colour, diceCounted } from './phrases.ts';

export const BOX: BoxLabels = {
  name: 'Kelp',
  buttons: { discard: 'Odrzuć kartę …' },
  standing: {
    octopus: (round, eaten) => `runda ${round}, zjedzony pokarm: ${eaten}`,
    shark: (round, hunger) => `runda ${round}, na torze głodu ${diceCounted(hunger)}`,
  },
  odds: {
    certain: 'nic nie zależy od losu',
    revealed: (block) => `odkryte: ${block}`,
    drawn: (name) => `dobrana: ${colour(name, 'nominative')} kość`,
    die: (name, face) => `${colour(name, 'nominative')} ${face}`,
    rolled: (dice) => `wynik: ${dice.join(', ')}`,
    confronted: {
      match: 'kolory takie same: ośmiornica wpada w szczęki',
      differ: 'kolory różne: ośmiornica się wymyka',
    },
  },
};

export const WHOLE_BOX: AllBoxLabels = {
  ...BOX,
  decks: {
    octopus: 'Karty ośmiornicy',
    shark: 'Karty rekina',
    strategies: 'Strategie',
    foods: 'Pokarm',
    traps: 'Pułapki',
    tiles: 'Kafelki rozwoju',
  },
  offers: { day: 'rekin przeciw ośmiornicy, w dzień', night: 'rekin przeciw ośmiornicy, w nocy' },
};
