import { argument, say, vocabulary, type WordIn } from '../../../kernel/index.ts';
import { FULL_LIFE, LIFE_STEP, TERRAINS, type Terrain } from '../components.ts';
import type { Aimed } from './targets.ts';

const LIFE = argument.whole({ least: LIFE_STEP, most: FULL_LIFE, step: LIFE_STEP });

/** What `when` can ask of that which effects act on. */
export const CONDITIONS = vocabulary({
  tag: 'is',
  called: 'conditions',
  scopes: { self: 'the active snail and its field', snail: 'a snail', field: 'a field' },
  words: {
    'life-at-most': {
      holds: { amount: LIFE },
      on: ['self', 'snail'],
      written: { 'lifeAtMost(amount)': 'the snail has so much life or less' },
    },
    'life-at-least': {
      holds: { amount: LIFE },
      on: ['self', 'snail'],
      written: { 'lifeAtLeast(amount)': 'the snail has so much life or more' },
    },
    'in-shell': {
      holds: {},
      on: ['snail'],
      written: { inShell: 'the snail is in a shell' },
      never: ({ shells }: Aimed) => (shells === 'without' ? `'in-shell' with a target that is in no shell` : undefined),
    },
    'no-shell': {
      holds: {},
      on: ['snail'],
      written: { noShell: 'the snail is in no shell' },
      never: ({ shells }: Aimed) => (shells === 'within' ? `'no-shell' with a target that is in a shell` : undefined),
    },
    terrain: {
      holds: { terrain: argument.oneOf(...TERRAINS) },
      on: ['self', 'snail', 'field'],
      written: {
        'onTerrain(terrain)': "the snail stands on, or the field is, `'water'`, `'beach'`, `'meadow'` or `'mountain'`",
      },
    },
  },
});

/** What `when` asks of that which effects act on. */
export type Condition = WordIn<typeof CONDITIONS>;

/** The snail has so much life or less. */
export const lifeAtMost = (amount: number): Condition => say(CONDITIONS, 'life-at-most', { amount });
/** The snail has so much life or more. */
export const lifeAtLeast = (amount: number): Condition => say(CONDITIONS, 'life-at-least', { amount });
/** The snail is in a shell. */
export const inShell: Condition = say(CONDITIONS, 'in-shell', {});
/** The snail is in no shell. */
export const noShell: Condition = say(CONDITIONS, 'no-shell', {});
/** The snail stands on this terrain, or the field has it on top. */
export const onTerrain = (terrain: Terrain): Condition => say(CONDITIONS, 'terrain', { terrain });
