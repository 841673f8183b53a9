import { argument, deepFreeze, type Given, say, vocabulary, type WordIn } from '../../../kernel/index.ts';
import { MOST_FIGURE } from '../components.ts';
import { THINGS, type ThingKind } from './things.ts';

/** What a card can ask of a field. */
export const CONDITIONS = deepFreeze([
  'any',
  'free',
  'open',
  'street-1',
  'street-5',
  'not-street-5',
  'clear-way',
  'not-before-creature',
  'away-from-zombies',
  'not-behind-zombies',
] as const);
/**
 * What a card asks of a field. `any`: nothing. `free`: no creature, no object, no fire. `open`: a creature can be put there.
 * `clear-way`: nothing and nobody in its lane between it and the barricade. `not-before-creature`: not directly in front of
 * one. `away-from-zombies`: none on the eight fields around. `not-behind-zombies`: none on a street nearer to the barricade.
 */
export type Condition = (typeof CONDITIONS)[number];

/** The ways in which a card can move a creature. */
export const WAYS = deepFreeze(['forward', 'back', 'sideways'] as const);
/** A way in which a card can move a creature. */
export type Way = (typeof WAYS)[number];

const POWER = { power: argument.whole({ most: MOST_FIGURE, usual: 5 }) };
const ANYBODY = ['zombies', 'humans'] as const;

/** Whom or what cards can be aimed at. What a card is aimed at is said when it is played. */
export const TARGETS = vocabulary({
  tag: 'target',
  called: 'targets',
  scopes: { zombies: 'a zombie card', humans: 'a human card' },
  words: {
    lane: {
      holds: {
        /** Any lane, or a side lane only. */
        which: argument.unless(argument.oneOf('any', 'side'), 'any'),
        /** All of it, or from the barricade up to the first wall and its field. */
        reach: argument.unless(argument.oneOf('whole', 'up-to-wall'), 'whole'),
      },
      on: ['humans'],
      written: {
        'lane({ which, reach })': "a lane; `which: 'side'` is a or c, `reach: 'up-to-wall'` ends at the first wall",
      },
    },
    line: {
      holds: {},
      on: ['humans'],
      written: { line: 'a lane, and there the first creature or an exposed car on the line of fire' },
    },
    mark: {
      holds: {},
      on: ['humans'],
      written: { mark: 'any creature or car on the board' },
    },
    spot: {
      holds: { where: argument.someOf(...CONDITIONS) },
      on: ANYBODY,
      written: {
        'spot(…conditions)': "a field that is `'any'`, `'free'` or `'open'`, and whatever else is asked of it",
      },
      clash: whyNoSpot,
    },
    zombie: {
      holds: { which: argument.oneOf('any', 'unshielded', 'no-boss') },
      on: ['zombies'],
      written: { 'oneZombie(which)': "`'any'` zombie, one without a shield, or one that is no boss" },
    },
    move: {
      holds: {
        who: argument.oneOf('zombie', 'creature', 'shielded'),
        ways: argument.someOf(...WAYS),
        /** Where it goes: a field that it can enter, one with another zombie, or one where a zombie can be put. */
        onto: argument.oneOf('free', 'zombie', 'open'),
      },
      on: ANYBODY,
      written: {
        'move({ who, ways, onto })':
          "a `'zombie'`, any `'creature'` or a `'shielded'` zombie, and the field next to it that it goes to",
      },
    },
    pair: {
      holds: {},
      on: ['zombies'],
      written: { pair: 'two zombies next to each other' },
    },
    group: {
      holds: { most: argument.whole({ most: MOST_FIGURE, usual: 6 }) },
      on: ['humans'],
      written: { 'group(most)': 'zombies that hang together, of so much strength at most' },
    },
    span: {
      holds: POWER,
      on: ['humans'],
      written: {
        'span(power)': 'fields side by side on the nearest street with a creature, and what each of them gets',
      },
    },
    trail: {
      holds: POWER,
      on: ['humans'],
      written: { 'trail(power)': 'any field, and from there one field after another' },
    },
    thing: {
      holds: { kinds: argument.someOf(...THINGS) },
      on: ANYBODY,
      written: { 'anObject(…kinds)': 'an object on the street of one of these kinds' },
    },
    card: {
      holds: {},
      on: ANYBODY,
      written: { heldCard: "a card of the opponent's hand" },
    },
  },
});

function whyNoSpot({ where = [] }: { readonly where?: readonly Condition[] }): Readonly<Record<string, string>> {
  const asked = where.filter((each) => each === 'any' || each === 'free' || each === 'open');
  if (where.length > 0 && asked.length !== 1)
    return { where: `expected one of 'any', 'free' and 'open', found ${asked.length}` };
  if (where.includes('street-5') && (where.includes('street-1') || where.includes('not-street-5'))) {
    return { where: 'no field is on street 5 and not on street 5' };
  }
  return {};
}

/** Whom or what a card is aimed at. A card without a target acts on the whole board, or on nothing there. */
export type Target = WordIn<typeof TARGETS>;
/** The targets of one name. */
export type TargetOf<Name extends Target['target']> = Extract<Target, { readonly target: Name }>;

/** A lane: any, and all of it, unless more is said. */
export const lane = (said: Given<typeof TARGETS, 'lane'> = {}): Target => say(TARGETS, 'lane', said);
/** A lane, and there the first creature or an exposed car on the line of fire. */
export const line: Target = say(TARGETS, 'line', {});
/** Any creature or car on the board. */
export const mark: Target = say(TARGETS, 'mark', {});
/** A field that fulfils all these conditions. */
export const spot = (...where: readonly Condition[]): Target => say(TARGETS, 'spot', { where });
/** A zombie. */
export const oneZombie = (which: TargetOf<'zombie'>['which']): Target => say(TARGETS, 'zombie', { which });
/** A creature, and the field next to it that it goes to. */
export const move = (said: Given<typeof TARGETS, 'move'>): Target => say(TARGETS, 'move', said);
/** Two zombies next to each other. */
export const pair: Target = say(TARGETS, 'pair', {});
/** Zombies that hang together, of so much strength at most. */
export const group = (most: number): Target => say(TARGETS, 'group', { most });
/** Fields side by side on the nearest street with a creature, and what each of them gets. */
export const span = (power: number): Target => say(TARGETS, 'span', { power });
/** Any field, and from there one field after another. */
export const trail = (power: number): Target => say(TARGETS, 'trail', { power });
/** An object on the street of one of these kinds. */
export const anObject = (...kinds: readonly ThingKind[]): Target => say(TARGETS, 'thing', { kinds });
/** A card of the opponent's hand. */
export const heldCard: Target = say(TARGETS, 'card', {});
