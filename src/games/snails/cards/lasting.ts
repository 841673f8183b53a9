import { argument, say, vocabulary, type WordIn } from '../../../kernel/index.ts';
import { FULL_LIFE, LIFE_STEP } from '../components.ts';

// SNL-1.8: damage always moves in multiples of 5.
const AMOUNT = argument.whole({ least: LIFE_STEP, most: FULL_LIFE, step: LIFE_STEP, usual: 10 });

const SNAILS = ['self', 'snail', 'two-snails', 'field', 'burst'] as const;

/** What `untilRoundEnds` can make of a snail. */
export const LASTING = vocabulary({
  tag: 'lasts',
  called: 'lasting effects',
  scopes: {
    self: 'the active snail and its field',
    snail: 'a snail',
    'two-snails': 'two snails',
    field: 'a field',
    burst: 'a burst',
  },
  words: {
    'more-damage': {
      holds: { amount: AMOUNT },
      on: SNAILS,
      written: { 'moreDamage(amount)': 'every damage to the snail is so much higher' },
    },
    'less-damage': {
      holds: { amount: AMOUNT },
      on: SNAILS,
      written: { 'lessDamage(amount)': 'every damage to the snail is so much lower' },
    },
  },
});

/** What lasts until the end of the round. */
export type Lasting = WordIn<typeof LASTING>;

/** Every damage to the snail is so much higher. */
export const moreDamage = (amount: number): Lasting => say(LASTING, 'more-damage', { amount });
/** Every damage to the snail is so much lower. */
export const lessDamage = (amount: number): Lasting => say(LASTING, 'less-damage', { amount });
