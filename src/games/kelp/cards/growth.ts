import { argument, say, vocabulary, type WordIn } from '../../../kernel/index.ts';

/** What a growth tile gives once it is turned over, one word at a time. */
export const ABILITIES = vocabulary({
  tag: 'gives',
  called: 'abilities',
  longest: 3,
  scopes: { tile: 'a growth tile' },
  words: {
    rerolls: {
      holds: { count: argument.whole({ most: 3, usual: 1 }) },
      on: ['tile'],
      written: { 'rerolls(count)': 'so many rerolls of one die each turn' },
    },
    'extra-die': {
      holds: { count: argument.whole({ most: 3, usual: 1 }) },
      on: ['tile'],
      written: { 'extraDie(count)': 'may draw so many dice more each turn' },
    },
    bonus: {
      holds: { most: argument.whole({ most: 18, usual: 6 }), add: argument.whole({ most: 18, usual: 6 }) },
      on: ['tile'],
      written: { 'bonus(most, add)': 'when energy of so much at most is spent, so much is added' },
    },
  },
});

/** What a growth tile gives, one word at a time. */
export type Ability = WordIn<typeof ABILITIES>;

/** So many rerolls of one die each turn. */
export const rerolls = (count: number): Ability => say(ABILITIES, 'rerolls', { count });
/** May draw so many dice more each turn. */
export const extraDie = (count: number): Ability => say(ABILITIES, 'extra-die', { count });
/** When energy of so much at most is spent, so much is added. */
export const bonus = (most: number, add: number): Ability => say(ABILITIES, 'bonus', { most, add });
