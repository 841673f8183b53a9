import {
  type ActionIn,
  type AskIn,
  type AskLookIn,
  ascending,
  bag,
  clicked,
  either,
  integer,
  number,
  object,
  oneOf,
  optional,
  type Seat,
  type StepIn,
  variant,
  withNames,
  word,
} from '../../../kernel/index.ts';
import { ENDS } from '../board/board.ts';
import { BEARERS } from '../cards/bearers.ts';
import { ACTIONS, AREAS, CARD_TYPES, COLOURS, DRAWN_DICE, FACES, MOST_COST, MOST_PLACED } from '../components.ts';
import type { BlockGroup, Book } from './book.ts';
import { DIE_NAMES, PLACEABLE_NAMES } from './dice.ts';

/** More words than stand on anything. */
const MOST_WORDS = 16;
/** More dice than a pool can hold. */
const MOST_POOL = 12;

/** What work and decisions need of a book. A page that has no book needs nothing of it, as every view says what is printed. */
type WorkBook = Pick<
  Book,
  'cards' | 'cardIds' | 'copies' | 'sharkIds' | 'blocks' | 'pairs' | 'spaces' | 'spaceNames' | 'dens'
>;

/** A number below this one. */
const below = (count: number) => number(0, Math.max(0, count - 1));

const area = below(AREAS.length);

/** A word of the octopus: on which thing it stands, and where. */
function placeIn({ cards, blocks, pairs }: WorkBook) {
  const things = below(Math.max(cards.length, blocks.length, pairs.length));
  const names = { card: 'cards.id', food: 'kinds.id', trap: 'kinds.id', strategy: 'strategies.strategy' };
  return {
    /** What bears it. */
    of: oneOf(BEARERS),
    /** Which of them. */
    thing: withNames({ of: names }, things),
    nth: number(0, MOST_WORDS),
  };
}

/** Work that the game does by itself, and what it is about. */
function stepParts(book: WorkBook) {
  const place = placeIn(book);
  return {
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
    'drop-pair': { pair: below(book.pairs.length) },
    /** The die on an area has been used. */
    used: { area },
    store: {},
    spend: {},
    'end-shark-turn': {},
  } as const;
}

/**
 * What players decide: what each decision is about, what an answer says, what both are called, and how it is clicked.
 *
 * @rule KLP-16.1 A decision with exactly one option is not asked, unless its options are private.
 * @rule KLP-17.7 The octopus's playable cards and payments are sent to the octopus only.
 * @rule KLP-17.21 Nothing that waits to be done may name a hidden thing.
 */
export function askParts(book: WorkBook) {
  const place = placeIn(book);
  const pair = withNames('strategies.strategy', below(book.pairs.length));
  const ofBlocks = (...groups: readonly BlockGroup[]) =>
    word(book.blocks.flatMap(({ id, group }) => (groups.includes(group) ? [id] : [])));

  // What players say is for people to read: an area is `nw`, a space `p21`, a die `red-4`, a card its id.
  const areaSaid = clicked('area', word(AREAS));
  const spaceSaid = clicked('space', word(book.spaceNames));
  const denSaid = clicked('space', word(book.dens.map((den) => book.spaceNames[den] ?? '')));
  const cardSaid = word(book.cardIds);
  const sharkSaid = word(book.sharkIds);
  const handSaid = clicked('card', cardSaid);
  const frontSaid = clicked('card', sharkSaid);
  const offerSaid = clicked('offer', sharkSaid);
  const dieSaid = word(DIE_NAMES);
  const placedSaid = word(PLACEABLE_NAMES);
  const poolSaid = clicked('die', dieSaid);
  const energySaid = clicked('energy', dieSaid);
  // KLP-6.53: a hide effect names its blocks at once, as a set, and so do a payment and the blocks of a mix.
  const areasSaid = (least: number, most: number) => clicked('area', ascending(areaSaid, least, most));
  const blocksSaid = areasSaid(1, AREAS.length);
  const coloursSaid = (by: string) => clicked(by, optional(bag(word(COLOURS), 1, MOST_POOL)));
  const raised = object({ die: poolSaid, by: clicked('by', integer(1, FACES - 1)) });
  const swimming = { to: spaceSaid, facing: clicked('facing', word(ENDS)) };

  return {
    asks: {
      // -- the octopus -----------------------------------------------------------------------------------------------
      'setup-den': { says: { space: denSaid } },
      'octopus-action': {
        options: 'private',
        window: 'open',
        about: { nth: number(0, ACTIONS - 1) },
        says: {
          action: variant('do', {
            play: { card: handSaid },
            discard: { card: clicked('card', cardSaid, { after: 'discard' }) },
            draw: {},
          }),
        },
      },
      'pay-cost': {
        options: 'private',
        about: { card: withNames('cards.id', below(book.cards.length)) },
        says: { areas: areasSaid(1, MOST_COST) },
      },
      'mix-targets': { about: place, says: { areas: blocksSaid } },
      'swap-pair': { about: place, says: { areas: areasSaid(2, 2) } },
      'hide-targets': { about: place, says: { areas: blocksSaid } },
      'draw-one': { decline: 'may', about: place },
      'learn-item': {
        about: { ...place, left: number(1, MOST_WORDS) },
        says: {
          item: variant('take', {
            card: { stack: clicked('stack', word(CARD_TYPES)) },
            block: { block: clicked('block', ofBlocks('shell', 'double-shell', 'trap')) },
            stop: {},
          }),
        },
      },
      'learn-replace': {
        about: {
          /** The kind of block that was gained. */
          kind: withNames('kinds.id', below(book.blocks.length), { as: 'block' }),
        },
        says: { area: areaSaid },
      },
      'learn-top': { decline: 'may', about: place, says: { card: clicked('gained', cardSaid) } },
      'learn-to-hand': { decline: 'may', about: place, says: { card: clicked('gained', cardSaid) } },
      'learn-hide': { decline: 'may', about: place, says: { areas: blocksSaid } },
      'remove-card': {
        options: 'private',
        decline: 'may',
        about: place,
        says: { from: clicked('held', word(['hand', 'discards'])), card: clicked('removed', cardSaid) },
      },
      'discard-hide': { decline: 'may', says: { area: areaSaid } },
      'end-turn': { window: 'open' },
      'crab-draw': { decline: 'may', about: place },
      'snail-pile': { about: place, says: { pile: clicked('pile', word(['draw-pile', 'discards'])) } },
      'snail-card': {
        options: 'private',
        about: { ...place, pile: oneOf(['draw-pile', 'discards']) },
        says: { card: clicked('fetched', cardSaid) },
      },
      'hand-overflow': { options: 'private', says: { card: handSaid } },
      'trap-hide': { decline: 'may', about: place, says: { areas: blocksSaid } },
      'trap-dice': {
        decline: 'may',
        about: place,
        says: { spaces: clicked('space', ascending(spaceSaid, 1, book.spaces.length)) },
      },
      den: { about: place, says: { space: denSaid } },
      'den-die': { about: place, says: { space: denSaid } },
      'survive-effect': { decline: 'may', about: { pair } },
      'retreat-with': { about: place, says: { area: areaSaid } },
      'armour-hide': { decline: 'may', about: place, says: { areas: blocksSaid } },
      'confront-octopus': {
        options: 'private',
        says: { card: clicked('strategy', word(book.pairs.map(({ strategy }) => strategy))) },
      },
      // -- the shark -------------------------------------------------------------------------------------------------
      'mix-place': { says: { area: areaSaid } },
      'extra-die': { decline: 'may', about: { extra: number(1, MOST_WORDS) } },
      'harvest-current': {
        about: { basic: number(1, DRAWN_DICE), extra: number(0, MOST_WORDS) },
        says: { space: spaceSaid },
      },
      'before-roll': {
        decline: 'may',
        says: { card: frontSaid, give: coloursSaid('drawn'), take: coloursSaid('bag') },
      },
      'after-roll': {
        decline: 'may',
        says: {
          use: either(
            /** A reroll of a growth tile. */
            { reroll: poolSaid },
            /** A card, and what its words have to be told. */
            {
              card: frontSaid,
              feed: clicked('die', optional(dieSaid)),
              stash: clicked('die', optional(dieSaid)),
              raise: optional(raised),
              turn: clicked('die', optional(dieSaid)),
              dice: clicked('die', optional(bag(dieSaid, 1, MOST_POOL))),
            },
          ),
        },
      },
      'place-current': {
        decline: 'may',
        says: {
          use: either(
            { space: spaceSaid, die: clicked('die', placedSaid, { first: true }) },
            { card: frontSaid, raise: optional(raised), turn: clicked('die', optional(dieSaid)) },
          ),
        },
      },
      move: {
        says: {
          move: variant('how', {
            /** A basic move: over the current of this space first, or over none. */
            swim: { over: clicked('space', optional(spaceSaid)), ...swimming },
            /** The die of that space returns to the bag. */
            unblock: swimming,
            /** One step by a card. */
            step: { card: frontSaid, ...swimming },
            /** Round by a card. */
            'about-turn': { card: frontSaid },
          }),
        },
      },
      'fast-after': { decline: 'may', says: { card: frontSaid, ...swimming } },
      hostile: {
        decline: 'may',
        about: { window: oneOf(['before-placing', 'confrontation']) },
        says: { card: frontSaid },
      },
      'place-search-attack': {
        decline: 'may',
        says: { dice: ascending(object({ area: areaSaid, die: placedSaid }), 1, MOST_PLACED) },
      },
      'resolve-order': { says: { area: areaSaid } },
      'ignore-trap': { decline: 'may', about: { area: withNames(AREAS, area) }, says: { card: frontSaid } },
      'store-choice': { says: { dice: clicked('die', bag(placedSaid, 0, MOST_POOL)) } },
      spend: { decline: 'may' },
      buy: {
        says: {
          deal: variant('do', {
            buy: { card: offerSaid },
            exchange: { die: energySaid, card: offerSaid },
            finish: {},
          }),
        },
      },
      'hunger-die': { says: { die: energySaid } },
      'confront-shark': {
        options: 'private',
        says: { card: clicked('strategy', word(book.pairs.map(({ counter }) => counter))) },
      },
    },
    free: {
      /** An eaten food is activated. */
      food: { says: { food: clicked('food', ofBlocks('food')) } },
    },
  } as const;
}

/**
 * All that the agenda can hold, for one book: what each step and each decision is about, and what an answer says, with its
 * bounds.
 */
export function workParts(book: WorkBook) {
  return { steps: stepParts(book), ...askParts(book) } as const;
}

/** What of the shape of Kelp is about work. */
interface WorkShape {
  readonly declaration: ReturnType<typeof workParts> & { readonly table: Record<never, never> };
}

/** Work still to be done. */
export type Step = StepIn<WorkShape>;
/** A decision that a seat owes. Its kind is the `type` of the action that answers it. */
export type Ask = AskIn<WorkShape>;
/** A decision as it is shown: areas, cards, blocks and strategies by their names. */
export type AskLook = AskLookIn<ReturnType<typeof askParts>['asks']>;
/** What a viewer knows of a decision that is asked of somebody in secret. */
export interface HiddenAsk {
  readonly kind: 'hidden';
  readonly seat: Seat;
}
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
/** A card of the shark that changes dice, and what it is told: which die to put where, to turn, to roll again. */
export type UsedCard = Extract<ActionNamed<'after-roll'>['use'], { readonly card: string }>;
