import {
  type ActionIn,
  type AskIn,
  ascending,
  bag,
  either,
  integer,
  number,
  object,
  oneOf,
  optional,
  type StepIn,
  variant,
  word,
} from '../../../kernel/index.ts';
import { ENDS } from '../board/board.ts';
import { BEARERS } from '../cards/vocabulary.ts';
import { ACTIONS, AREAS, CARD_TYPES, COLOURS, DRAWN_DICE, FACES, MOST_COST, MOST_PLACED } from '../components.ts';
import type { Book } from './book.ts';
import { DIE_NAMES, PLACEABLE_NAMES } from './dice.ts';

/** More words than stand on anything. */
const MOST_WORDS = 16;
/** More dice than a pool can hold. */
const MOST_POOL = 12;

/**
 * All that the agenda can hold, for one book: what each step and each decision is about, and what an answer says, with its
 * bounds.
 *
 * @rule KLP-16.1 A decision with exactly one option is not asked, unless its options are private.
 * @rule KLP-17.7 The octopus's playable cards and payments are sent to the octopus only.
 * @rule KLP-17.21 Nothing that waits to be done may name a hidden thing.
 */
export function workParts(book: Book) {
  const area = number(0, AREAS.length - 1);
  const things = Math.max(book.cards.length, book.blocks.length, book.pairs.length);
  /** A word of the octopus: on which thing it stands, and where. */
  const place = { of: oneOf(BEARERS), thing: number(0, things - 1), nth: number(0, MOST_WORDS) };

  // What players say is for people to read: an area is `nw`, a space `p21`, a die `red-4`, a card its id.
  const areaSaid = word(AREAS);
  const spaceSaid = word(book.spaceNames);
  const denSaid = word(book.dens.map((den) => book.spaceNames[den] ?? ''));
  const cardSaid = word(book.cardIds);
  const sharkSaid = word(book.sharkIds);
  const colourSaid = word(COLOURS);
  const dieSaid = word(DIE_NAMES);
  const placedSaid = word(PLACEABLE_NAMES);
  const facingSaid = word(ENDS);
  // KLP-6.53: a hide effect names its blocks at once, as a set, and so do a payment and the blocks of a mix.
  const areasSaid = ascending(areaSaid, 1, AREAS.length);
  const reserved = book.blocks.filter(({ group }) => group !== 'octopus' && group !== 'food').map(({ id }) => id);
  const raised = object({ die: dieSaid, by: integer(1, FACES - 1) });
  const swimming = { to: spaceSaid, facing: facingSaid };

  return {
    steps: {
      /** Row, stacks, blocks and hand are laid out. */
      deal: {},
      'octopus-turn': {},
      /** Asks for the next action, or for the end of the turn. */
      act: {},
      /** A card is drawn, and as many behind it. */
      draw: {
        left: number(
          1,
          book.copies.reduce((sum, copies) => sum + copies, 0),
        ),
      },
      /** A word of the octopus takes effect. */
      word: place,
      /** All words of a thing are done. */
      'words-done': { of: place.of, thing: place.thing },
      /** An action is done. */
      acted: {},
      'end-octopus-turn': {},
      /** The next block of a mix is drawn. */
      'draw-block': {},
      /** The next item is learnt, if one is owed. */
      learn: { ...place, left: number(0, MOST_WORDS) },
      'shark-turn': {},
      /** So many dice are drawn: from bag or board, and more from the bag only. */
      'draw-dice': { basic: number(0, DRAWN_DICE), extra: number(0, MOST_WORDS) },
      'before-roll': {},
      /** The next die that was drawn is rolled. */
      roll: {},
      'after-roll': {},
      currents: {},
      move: {},
      'after-move': {},
      search: {},
      'place-dice': {},
      /** Placed dice are resolved, one after the other. */
      resolve: {},
      /** The die on an area is resolved. */
      hit: { area },
      /** The trap on an area takes effect. */
      spring: { area },
      /** The octopus was attacked. */
      confront: {},
      /** Both choose. */
      choose: {},
      /** Both cards are shown. */
      show: {},
      /** A strategy and its counter leave the game. */
      'drop-pair': { pair: number(0, book.pairs.length - 1) },
      /** The die on an area has been used. */
      used: { area },
      store: {},
      spend: {},
      'end-shark-turn': {},
    },
    asks: {
      // -- the octopus -----------------------------------------------------------------------------------------------
      'setup-den': { says: { space: denSaid } },
      'octopus-action': {
        options: 'private',
        window: 'open',
        about: { nth: number(0, ACTIONS - 1) },
        says: { action: variant('do', { play: { card: cardSaid }, discard: { card: cardSaid }, draw: {} }) },
      },
      'pay-cost': {
        options: 'private',
        about: { card: number(0, book.cards.length - 1) },
        says: { areas: ascending(areaSaid, 1, MOST_COST) },
      },
      'mix-targets': { about: place, says: { areas: areasSaid } },
      'swap-pair': { about: place, says: { areas: ascending(areaSaid, 2, 2) } },
      'hide-targets': { about: place, says: { areas: areasSaid } },
      'draw-one': { decline: 'may', about: place },
      'learn-item': {
        about: { ...place, left: number(1, MOST_WORDS) },
        says: {
          item: variant('take', { card: { stack: word(CARD_TYPES) }, block: { block: word(reserved) }, stop: {} }),
        },
      },
      'learn-replace': {
        about: { kind: number(0, book.blocks.length - 1) },
        says: { area: areaSaid },
      },
      'learn-top': { decline: 'may', about: place, says: { card: cardSaid } },
      'learn-to-hand': { decline: 'may', about: place, says: { card: cardSaid } },
      'learn-hide': { decline: 'may', about: place, says: { areas: areasSaid } },
      'remove-card': {
        options: 'private',
        decline: 'may',
        about: place,
        says: { from: word(['hand', 'discards']), card: cardSaid },
      },
      'discard-hide': { decline: 'may', says: { area: areaSaid } },
      'end-turn': { window: 'open' },
      'crab-draw': { decline: 'may', about: place },
      'snail-pile': { about: place, says: { pile: word(['draw-pile', 'discards']) } },
      'snail-card': {
        options: 'private',
        about: { ...place, pile: oneOf(['draw-pile', 'discards']) },
        says: { card: cardSaid },
      },
      'hand-overflow': { options: 'private', says: { card: cardSaid } },
      'trap-hide': { decline: 'may', about: place, says: { areas: areasSaid } },
      'trap-dice': {
        decline: 'may',
        about: place,
        says: { spaces: ascending(spaceSaid, 1, book.spaces.length) },
      },
      den: { about: place, says: { space: denSaid } },
      'den-die': { about: place, says: { space: denSaid } },
      'survive-effect': { decline: 'may', about: { pair: number(0, book.pairs.length - 1) } },
      'retreat-with': { about: place, says: { area: areaSaid } },
      'armour-hide': { decline: 'may', about: place, says: { areas: areasSaid } },
      'confront-octopus': { options: 'private', says: { card: word(book.pairs.map(({ strategy }) => strategy)) } },
      // -- the shark -------------------------------------------------------------------------------------------------
      'mix-place': { says: { area: areaSaid } },
      'extra-die': { decline: 'may', about: { extra: number(1, MOST_WORDS) } },
      'harvest-current': {
        about: { basic: number(1, DRAWN_DICE), extra: number(0, MOST_WORDS) },
        says: { space: spaceSaid },
      },
      'before-roll': {
        decline: 'may',
        says: {
          card: sharkSaid,
          give: optional(bag(colourSaid, 1, MOST_POOL)),
          take: optional(bag(colourSaid, 1, MOST_POOL)),
        },
      },
      'after-roll': {
        decline: 'may',
        says: {
          use: either(
            /** A reroll of a growth tile. */
            { reroll: dieSaid },
            /** A card, and what its words have to be told. */
            {
              card: sharkSaid,
              feed: optional(dieSaid),
              stash: optional(dieSaid),
              raise: optional(raised),
              turn: optional(dieSaid),
              dice: optional(bag(dieSaid, 1, MOST_POOL)),
            },
          ),
        },
      },
      'place-current': {
        decline: 'may',
        says: {
          use: either(
            { space: spaceSaid, die: placedSaid },
            { card: sharkSaid, raise: optional(raised), turn: optional(dieSaid) },
          ),
        },
      },
      move: {
        says: {
          move: variant('how', {
            /** A basic move: over the current of this space first, or over none. */
            swim: { over: optional(spaceSaid), ...swimming },
            /** The die of that space returns to the bag. */
            unblock: swimming,
            /** One step by a card. */
            step: { card: sharkSaid, ...swimming },
            /** Round by a card. */
            'about-turn': { card: sharkSaid },
          }),
        },
      },
      'fast-after': { decline: 'may', says: { card: sharkSaid, ...swimming } },
      hostile: {
        decline: 'may',
        about: { window: oneOf(['before-placing', 'confrontation']) },
        says: { card: sharkSaid },
      },
      'place-search-attack': {
        decline: 'may',
        says: { dice: ascending(object({ area: areaSaid, die: placedSaid }), 1, MOST_PLACED) },
      },
      'resolve-order': { says: { area: areaSaid } },
      'ignore-trap': { decline: 'may', about: { area }, says: { card: sharkSaid } },
      'store-choice': { says: { dice: bag(placedSaid, 0, MOST_POOL) } },
      spend: { decline: 'may' },
      buy: {
        says: {
          deal: variant('do', { buy: { card: sharkSaid }, exchange: { die: dieSaid, card: sharkSaid }, finish: {} }),
        },
      },
      'hunger-die': { says: { die: dieSaid } },
      'confront-shark': { options: 'private', says: { card: word(book.pairs.map(({ counter }) => counter)) } },
    },
    free: {
      /** An eaten food is activated. */
      food: { says: { food: word(book.blocks.flatMap(({ id, group }) => (group === 'food' ? [id] : []))) } },
    },
  } as const;
}

/** What of the shape of Kelp is about work. */
interface WorkShape {
  readonly declaration: ReturnType<typeof workParts> & { readonly table: Record<never, never> };
}

/** Work still to be done. */
export type Step = StepIn<WorkShape>;
/** A decision that a seat owes. Its kind is the `type` of the action that answers it. */
export type Ask = AskIn<WorkShape>;
/** What the agenda holds. */
export type Work = Step | Ask;
/**
 * What a player can say. The `type` is the kind of the decision that is answered; areas are `nw`, spaces `p21`, dice `red-4` and
 * `stored-red-4`, cards and blocks their ids.
 */
export type KelpAction = ActionIn<WorkShape>;

/** An answer of one kind that chooses something. */
export type ActionNamed<Type extends KelpAction['type']> = Exclude<
  Extract<KelpAction, { readonly type: Type }>,
  { readonly decline: true }
>;
/** A decision of one kind. */
export type AskNamed<Kind extends Ask['ask']> = Extract<Ask, { readonly ask: Kind }>;
