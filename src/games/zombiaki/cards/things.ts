import { argument, deepFreeze, type Given, say, vocabulary, type WordIn } from '../../../kernel/index.ts';
import { MOST_FIGURE } from '../components.ts';
import { TAGS } from './timing.ts';

/** What is called what on the street: cards say which of these they lay and which they reach, pictures and texts go by it. */
export const THINGS = deepFreeze(['wall', 'pit', 'mine', 'car', 'barrel', 'barrier'] as const);
/** What something on the street is called. */
export type ThingKind = (typeof THINGS)[number];

/** What can set something off: cards by their tags, shrapnel, and whoever comes onto its field. */
export const TRIGGERS = deepFreeze([...TAGS, 'shrapnel', 'entered'] as const);
/** What can set something off. */
export type Trigger = (typeof TRIGGERS)[number];

const DAMAGE = argument.unless(argument.whole({ least: 0, most: MOST_FIGURE, usual: 3 }), 0);

/** What is true of a thing on the street, one word at a time. */
export const TRAITS = vocabulary({
  tag: 'trait',
  called: 'traits',
  scopes: { thing: 'a thing on the street' },
  longest: 4,
  words: {
    climb: {
      holds: { height: argument.whole({ most: MOST_FIGURE, usual: 6 }) },
      on: ['thing'],
      written: { 'climb(height)': 'only zombies of that strength enter, or such as a row pushes up; dogs never' },
    },
    swallow: {
      holds: { depth: argument.whole({ most: MOST_FIGURE, usual: 2 }) },
      on: ['thing'],
      written: { 'swallow(depth)': 'whoever enters and is not stronger dies, and it is filled' },
    },
    rolls: {
      holds: {},
      on: ['thing'],
      written: { rolls: 'one field towards street 1 at the start of each human turn' },
    },
    crushes: {
      holds: {},
      on: ['thing'],
      written: { crushes: 'kills the creature that it meets, and is gone' },
    },
    'bars-lane': {
      holds: {},
      on: ['thing'],
      written: {
        barsLane: 'nobody moves in its lane or enters it, from street 5, where it is laid, down to the first wall',
      },
    },
    'stops-line': {
      holds: { at: argument.oneOf('before', 'after') },
      on: ['thing'],
      written: {
        'stopsLine(at)': "the line of fire ends `'before'` its field, or `'after'` it, as the reach of a barrier does",
      },
    },
    'goes-off': {
      holds: {
        /** What sets it off. */
        by: argument.someOf(...TRIGGERS),
        /** What the creature on its field takes. */
        damage: DAMAGE,
        /** What every creature on the up to eight fields around takes at the same time; 0 if it stays on its field. */
        around: DAMAGE,
        /** What the piece does that flies to an adjacent field of the humans' choice; 0 if none does. */
        shrapnel: DAMAGE,
      },
      on: ['thing'],
      written: { 'goesOff({ by, damage, around, shrapnel })': 'explodes once, when it is set off by one of these' },
    },
  },
});

/** What is true of a thing on the street. */
export type Trait = WordIn<typeof TRAITS>;
/** How something explodes. */
export interface GoesOff extends WordIn<typeof TRAITS, 'goes-off'> {}

/** What a card is once it lies on the street. */
export interface Thing {
  readonly kind: ThingKind;
  /** In the order in which they act on whoever enters. */
  readonly traits: readonly Trait[];
}

/** What a card is once it lies on the street: its kind, and what is true of it. */
export const thing = (kind: ThingKind, ...traits: readonly Trait[]): Thing => deepFreeze({ kind, traits });

/** Only zombies of that strength enter. */
export const climb = (height: number): Trait => say(TRAITS, 'climb', { height });
/** Whoever enters and is not stronger than this dies. */
export const swallow = (depth: number): Trait => say(TRAITS, 'swallow', { depth });
/** It rolls one field towards street 1 at the start of each human turn. */
export const rolls: Trait = say(TRAITS, 'rolls', {});
/** It kills the creature that it meets, and is gone. */
export const crushes: Trait = say(TRAITS, 'crushes', {});
/** Nobody moves in its lane or enters it. */
export const barsLane: Trait = say(TRAITS, 'bars-lane', {});
/** The line of fire ends before its field, or after it. */
export const stopsLine = (at: 'before' | 'after'): Trait => say(TRAITS, 'stops-line', { at });
/** It explodes once, when it is set off. */
export const goesOff = (said: Given<typeof TRAITS, 'goes-off'>): Trait => say(TRAITS, 'goes-off', said);
