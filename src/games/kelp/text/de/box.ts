import type { AllBoxLabels, BoxLabels } from '../box-labels.ts';
import { colour, diceCounted, plural } from './phrases.ts';

export const BOX: BoxLabels = {
  name: 'Kelp',
  buttons: { discard: 'Eine Karte ablegen …' },
  standing: {
    octopus: (round, eaten) => `Runde ${round}, ${plural(eaten, 'Mahlzeit', 'Mahlzeiten')} gefressen`,
    shark: (round, hunger) => `Runde ${round}, ${diceCounted(hunger)} auf der Hungerleiste`,
  },
  odds: {
    certain: 'nichts hängt vom Zufall ab',
    revealed: (block) => `aufgedeckt: ${block}`,
    drawn: (name) => `gezogen: ein ${colour(name, 'er')} Würfel`,
    die: (name, face) => `${colour(name, 'e')} ${face}`,
    rolled: (dice) => `gewürfelt: ${dice.join(', ')}`,
    confronted: {
      match: 'gleiche Farbe: Der Oktopus ist gefangen',
      differ: 'verschiedene Farben: Der Oktopus entkommt',
    },
  },
};

export const WHOLE_BOX: AllBoxLabels = {
  ...BOX,
  decks: {
    octopus: 'Karten des Oktopus',
    shark: 'Karten des Hais',
    strategies: 'Strategien',
    foods: 'Nahrung',
    traps: 'Fallen',
    tiles: 'Wachstumsplättchen',
  },
  offers: { day: 'Hai gegen Oktopus, am Tag', night: 'Hai gegen Oktopus, in der Nacht' },
};
