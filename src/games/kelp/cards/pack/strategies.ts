import { den, hide, hideAll, mix, type Strategy } from '../vocabulary.ts';

/**
 * The three strategies of the octopus, each with its counter.
 *
 * @rule KLP-15.16 One pair per colour.
 * @rule KLP-15.17 Retreat is turquoise and the third strategy yellow.
 * @rule KLP-15.29 Retreat mixes the octopus with an adjacent block.
 * @rule KLP-15.30 The third strategy is hiding under shells.
 */
export const STRATEGIES = {
  fight: {
    source: 'book',
    colour: 'red',
    counter: 'counter-fight',
    counterSource: 'ours',
    effects: [den],
  },
  retreat: {
    source: 'named',
    colour: 'turquoise',
    counter: 'counter-retreat',
    counterSource: 'book',
    effects: [mix({ with: 'octopus', beside: 1 })],
  },
  'shell-armour': {
    source: 'ours',
    colour: 'yellow',
    counter: 'counter-hide',
    counterSource: 'ours',
    effects: [hideAll('octopus'), hide([0, 2])],
  },
} as const satisfies Readonly<Record<string, Strategy>>;
