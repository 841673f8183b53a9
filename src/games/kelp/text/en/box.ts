import type { AllBoxLabels, BoxLabels } from '../box-labels.ts';
import { colour, plural } from './phrases.ts';

export const BOX: BoxLabels = {
  name: 'Kelp',
  buttons: { discard: 'Discard a card …' },
  standing: {
    octopus: (round, eaten) => `round ${round}, ${plural(eaten, 'food')} eaten`,
    shark: (round, hunger) => `round ${round}, ${plural(hunger, 'die', 'dice')} on the hunger track`,
  },
  odds: {
    certain: 'nothing is left to luck',
    revealed: (block) => `revealed: ${block}`,
    drawn: (name) => `drawn: a ${colour(name)} die`,
    die: (name, face) => `${colour(name)} ${face}`,
    rolled: (dice) => `rolled: ${dice.join(', ')}`,
    confronted: { match: 'the same colour: the octopus is caught', differ: 'different colours: the octopus escapes' },
  },
};

export const WHOLE_BOX: AllBoxLabels = {
  ...BOX,
  decks: {
    octopus: 'Octopus cards',
    shark: 'Shark cards',
    strategies: 'Strategies',
    foods: 'Foods',
    traps: 'Traps',
    tiles: 'Growth tiles',
  },
  offers: { day: 'shark against octopus, by day', night: 'shark against octopus, by night' },
};
