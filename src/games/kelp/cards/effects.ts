import { argument, say, vocabulary, type WordIn } from '../../../kernel/index.ts';
import { AREAS, CARD_TYPES, HAND_LIMIT } from '../components.ts';
import { BEARERS } from './bearers.ts';

/** What is known of the words before one. */
export interface Said {
  /** How many there are. */
  readonly words: number;
  /** Is something learnt by one of them? */
  readonly isLearning: boolean;
}

const LIMIT = argument.whole({ least: HAND_LIMIT, most: 9, usual: 6 });

/**
 * What the octopus does, one word at a time. What a word does is in `ops/`, how it reads in each language is in `text/`.
 *
 * A word that may be impossible stands first: so whether a card can be resolved completely is seen from it alone, after the cost
 * is paid.
 */
export const EFFECTS = vocabulary({
  tag: 'op',
  called: 'effects',
  longest: 4,
  deepest: 2,
  scopes: {
    card: 'an octopus card',
    food: 'a food',
    trap: 'a trap',
    strategy: 'a strategy',
    optional: "what stands inside 'may'",
  },
  words: {
    swap: {
      holds: {},
      on: ['card', 'food', 'strategy'],
      written: { swap: 'swaps two adjacent blocks' },
      leaves: said,
    },
    mix: {
      holds: {
        hidden: argument.whole({ least: 0, most: AREAS.length - 1, usual: 3 }),
        with: argument.unless(argument.oneOf('nobody', 'centre', 'octopus'), 'nobody'),
        beside: argument.unless(argument.whole({ least: 0, most: 1 }), 0),
      },
      on: ['card', 'food', 'strategy'],
      written: {
        'mix({ hidden, with, beside })':
          "mixes so many hidden blocks, with nobody else, with the block in the `'centre'` or with the revealed `'octopus'`, and with so many blocks beside the octopus",
      },
      clash: mixClash,
      never: first('mix'),
      leaves: said,
    },
    hide: {
      holds: {
        count: argument.span({ most: AREAS.length, usual: 2 }),
        which: argument.unless(argument.oneOf('revealed', 'gained', 'others'), 'revealed'),
      },
      on: BEARERS,
      written: {
        'hide([least, most], which)':
          "hides so many blocks: any that are `'revealed'`, those `'gained'` before, or all `'others'` than this one; a least of 0 may be declined",
      },
      clash: ({ count, which }: { readonly count?: readonly [number, number]; readonly which?: string }) => ({
        ...(count?.[1] === 0 ? { count: 'nothing would be hidden' } : {}),
        ...(which === 'gained' && count !== undefined && count[0] > 0
          ? { count: 'perhaps nothing is gained; the least has to be 0' }
          : {}),
      }),
      leaves: said,
    },
    'hide-all': {
      holds: { which: argument.unless(argument.oneOf('revealed', 'octopus'), 'revealed') },
      on: ['card', 'food', 'strategy'],
      written: { 'hideAll(which)': "hides every `'revealed'` block, or the `'octopus'`" },
      leaves: said,
    },
    learn: {
      holds: {
        count: argument.whole({ most: 4, usual: 3 }),
        amount: argument.unless(argument.oneOf('exactly', 'up-to'), 'exactly'),
      },
      on: ['card', 'food'],
      written: { 'learn(count, amount)': "gains `'exactly'` or `'up-to'` so many new cards or blocks" },
      never: first('learn'),
      leaves: ({ words }: Said) => ({ words: words + 1, isLearning: true }),
    },
    keep: {
      holds: {
        where: argument.oneOf('draw-pile', 'hand'),
        not: argument.unless(argument.oneOf('nothing', ...CARD_TYPES), 'nothing'),
      },
      on: ['card', 'food'],
      written: {
        'keep(where, not)': "may put one gained card, not of a type, on the `'draw-pile'` or into the `'hand'`",
      },
      never: ({ isLearning }: Said) => (isLearning ? undefined : "'keep' needs 'learn' before it"),
      leaves: said,
    },
    draw: {
      holds: { amount: argument.oneOf('one', 'to-limit') },
      on: ['card', 'food', 'optional'],
      written: { 'draw(amount)': "draws `'one'` card, or up to the hand limit" },
      leaves: said,
    },
    remove: {
      holds: {},
      on: ['optional'],
      written: { remove: 'removes a card of hand or discard pile from the game' },
    },
    eat: {
      holds: {},
      on: ['card'],
      written: { eat: 'eats the food of this card, which lies beside the octopus; the card says which `food`' },
      never: first('eat'),
      leaves: said,
    },
    fetch: {
      holds: {},
      on: ['food'],
      written: { fetch: 'takes one card from draw pile or discard pile' },
      never: first('fetch'),
      leaves: said,
    },
    limit: {
      holds: { cards: LIMIT },
      on: ['food'],
      written: { 'limit(cards)': 'turns the hand-limit token to so many cards' },
      leaves: said,
    },
    sweep: {
      holds: { most: argument.whole({ most: 6, usual: 3 }) },
      on: ['trap', 'strategy'],
      written: { 'sweep(most)': 'may return so many current dice to the bag' },
      leaves: said,
    },
    den: {
      holds: {},
      on: ['trap', 'strategy'],
      written: { den: 'moves the shark to a den space' },
      leaves: said,
    },
    may: {
      holds: { effects: argument.inner({ scope: 'optional' }) },
      on: ['card', 'food'],
      written: { 'may(…effects)': 'the player may leave each of these' },
      leaves: said,
    },
  },
});

function said({ words, isLearning }: Said): Said {
  return { words: words + 1, isLearning };
}

function first(op: string): (before: Said) => string | undefined {
  return ({ words }) => (words === 0 ? undefined : `'${op}' has to be the first effect: it is not always possible`);
}

function mixClash({
  hidden,
  with: named,
  beside,
}: {
  readonly hidden?: number;
  readonly with?: string;
  readonly beside?: number;
}): Readonly<Record<string, string>> {
  if (hidden === undefined || named === undefined || beside === undefined) return {};
  if (beside > 0 && named !== 'octopus') return { beside: "blocks beside the octopus are mixed with the 'octopus'" };
  if (beside > 0 && hidden > 0) return { beside: 'blocks beside the octopus, or hidden ones: not both' };
  return hidden + beside + (named === 'nobody' ? 0 : 1) < 2 ? { hidden: 'one block cannot be mixed' } : {};
}

/** What the octopus does, one word at a time. */
export type Effect = WordIn<typeof EFFECTS>;
/** A word of the octopus. */
export type Op = Effect['op'];

/** Swaps two adjacent blocks. */
export const swap: Effect = say(EFFECTS, 'swap', {});
/** Mixes so many hidden blocks, with others that are named. */
export const mix = (blocks: {
  readonly hidden?: number;
  readonly with?: 'nobody' | 'centre' | 'octopus';
  readonly beside?: number;
}): Effect => say(EFFECTS, 'mix', { ...blocks, hidden: blocks.hidden ?? 0 });
/** Hides from so many to so many blocks. */
export const hide = (
  count: readonly [least: number, most: number],
  which: 'revealed' | 'gained' | 'others' = 'revealed',
): Effect => say(EFFECTS, 'hide', { count, which });
/** Hides every revealed block, or the octopus. */
export const hideAll = (which: 'revealed' | 'octopus' = 'revealed'): Effect => say(EFFECTS, 'hide-all', { which });
/** Gains so many new cards or blocks. */
export const learn = (count: number, amount: 'exactly' | 'up-to' = 'exactly'): Effect =>
  say(EFFECTS, 'learn', { count, amount });
/** May put one gained card, not of this type, on the draw pile or into hand. */
export const keep = (where: 'draw-pile' | 'hand', not: 'nothing' | (typeof CARD_TYPES)[number] = 'nothing'): Effect =>
  say(EFFECTS, 'keep', { where, not });
/** Draws one card, or up to the hand limit. */
export const draw = (amount: 'one' | 'to-limit'): Effect => say(EFFECTS, 'draw', { amount });
/** Removes a card of hand or discard pile from the game. */
export const remove: Effect = say(EFFECTS, 'remove', {});
/** Eats the food of the card. */
export const eat: Effect = say(EFFECTS, 'eat', {});
/** Takes one card from draw pile or discard pile. */
export const fetch: Effect = say(EFFECTS, 'fetch', {});
/** Turns the hand-limit token to so many cards. */
export const limit = (cards: number): Effect => say(EFFECTS, 'limit', { cards });
/** May return so many current dice to the bag. */
export const sweep = (most: number): Effect => say(EFFECTS, 'sweep', { most });
/** Moves the shark to a den space. */
export const den: Effect = say(EFFECTS, 'den', {});
/** The player may leave each of these: words that stand inside of it are `draw` and `remove`. */
export const may = (...effects: readonly Effect[]): Effect => say(EFFECTS, 'may', { effects });
