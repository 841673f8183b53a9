import {
  type ActionIn,
  type AskIn,
  type AskLookIn,
  bag,
  clicked,
  either,
  integer,
  many,
  maybe,
  number,
  oneOf,
  type StepIn,
  seat,
  withNames,
  word,
} from '../../../kernel/index.ts';
import { MOST_MOVEMENT } from '../cards/effects.ts';
import { BASIC_ACTIONS, FACTIONS, TOKENS } from '../cards/vocabulary.ts';
import { EXCHANGED, MOST_DICE, MOST_PLAYERS, MOST_ROWS, MOST_SNAILS, SLOTS } from '../components.ts';
import type { Book } from './book.ts';

/** Says that there is no arsenal card in hand. */
export const NO_CARD = 'none';

/** What decisions need of a book. A page that has no book needs none of it: every view names its fields and cards. */
type AskBook = Pick<Book, 'fields' | 'cardIds' | 'lists' | 'cards'>;

const snail = number(0, MOST_SNAILS - 1);
const shells = oneOf(['immune', 'pushed']);

/** Parts of work that name fields and effects of a book. */
function bookParts({ fields, lists }: Pick<AskBook, 'fields' | 'lists'>) {
  const field = number(0, Math.max(0, fields.length - 1));
  const list = number(0, Math.max(0, lists.length - 1));
  return {
    field,
    list,
    effectsAt: {
      list,
      from: number(0),
      /** What effects of a list act on: what the card was aimed at, one field, or the active snail. */
      reach: oneOf(['target', 'field', 'self']),
      /** The affected field where `reach` is a field; -1 otherwise. */
      field: withNames('fields', maybe(field)),
    },
    pushing: {
      snails: many(snail, { most: MOST_SNAILS }),
      /** The field that each of them stood on. */
      fields: withNames('fields', many(field, { most: MOST_SNAILS })),
      shells,
    },
  };
}

/** Work that the game does by itself, and what it is about. */
function stepParts(book: Book) {
  const { field, effectsAt, pushing } = bookParts(book);
  const drawer = maybe(seat);
  const opening = oneOf(['standard', 'advanced']);
  return {
    begin: { first: maybe(seat), factions: oneOf(['draft', 'random']), opening },
    deal: { seat, opening },
    keep: { seat },
    round: {},
    'draw-phase': { seat },
    'offer-exchange': { seat },
    'offer-faction-card': { seat },
    'hand-limit': { seat },
    planning: {},
    'action-phase': {},
    turn: { slot: number(1, SLOTS), nth: number(0, MOST_PLAYERS - 1) },
    'settle-part': {},
    resolve: {},
    attack: {},
    strike: {},
    roll: {},
    'read-dice': {},
    'read-rows': {},
    effects: effectsAt,
    after: {},
    'end-action': {},
    'action-over': {},
    discard: { seat },
    push: { seat, ...pushing },
    enter: { snail, field },
    burn: { snail, field },
    tread: { snail, field },
    'move-on': { snail, field, points: number(0, MOST_MOVEMENT) },
    'damage-tile': { field, drawer },
    'destroy-tile': { field, drawer },
    'set-off': { field },
    mine: { field },
    dynamite: { field },
    flip: { field, drawer },
    'clean-up': {},
    'clean-up-dynamite': {},
    'rot-cloud': {},
    'clean-up-fire': {},
    contamination: {},
    collect: {},
    'end-round': {},
  } as const;
}

/**
 * What players decide: what each decision is about, what an answer says, what both are called, and how it is clicked.
 *
 * What players say is for people to read: a field of the board is `q,r`, a card is its id.
 */
export function askParts(book: AskBook) {
  const { field, list, effectsAt, pushing } = bookParts(book);
  const place = word(book.fields);
  const card = word(book.cardIds);
  const onField = clicked('field', place);
  const onSnail = clicked('piece', snail);
  const ownCard = clicked('card', card);
  const chain = {
    /** How a snail comes to a field. */
    how: oneOf(['stepped', 'pushed', 'placed']),
    moves: many(number(0), { least: 2, most: 2 * MOST_SNAILS }),
  };
  const target = either(
    { snail: clicked('piece', integer(0, MOST_SNAILS - 1)) },
    { field: onField },
    { player: clicked('player', integer(0, MOST_PLAYERS - 1)) },
  );

  return {
    // SNL-15.1: those whose options are private are asked always, so that nothing hidden can be read from whether they were.
    asks: {
      'choose-faction': { says: { faction: clicked('button', oneOf(FACTIONS)) } },
      /** Redraws; declining keeps the cards. */
      mulligan: { options: 'private', decline: 'may' },
      /** Discards this card. */
      'keep-cards': { options: 'private', says: { card: ownCard } },
      'place-snail': { says: { snail: onSnail, field: onField } },
      /** Discards two cards to draw one. They may be named in any order; the order of the book is kept. */
      exchange: {
        options: 'private',
        decline: 'may',
        says: { cards: clicked('card', bag(card, EXCHANGED, EXCHANGED)) },
      },
      'take-faction-card': { decline: 'may' },
      'discard-excess': { options: 'private', says: { card: ownCard } },
      'declare-active': { options: 'private', says: { snail: onSnail } },
      'declare-passive': { options: 'private', says: { snail: onSnail } },
      'plan-card': { options: 'private', about: { slot: number(1, SLOTS) }, says: { card: ownCard } },
      'choose-half': { says: { action: clicked('button', oneOf(BASIC_ACTIONS)) } },
      'choose-effect': { says: { option: clicked('button', word(effectsToChoose(book))) } },
      /** Resolves the card although it could be declined. */
      decline: { decline: 'may', says: { choice: clicked('button', oneOf(['resolve'])) } },
      'crawl-step': { decline: 'may', about: { snail, points: number(1, MOST_MOVEMENT) }, says: { field: onField } },
      'take-shell-from': { says: { snail: onSnail } },
      'choose-target': { says: { target } },
      'use-rage': { decline: 'may' },
      're-roll': { decline: 'may', says: { die: clicked('die', number(0, MOST_DICE - 1)) } },
      'choose-row': { says: { row: clicked('button', number(0, MOST_ROWS - 1)) } },
      'scatter-field': { about: { list, field: withNames('fields', field) }, says: { field: onField } },
      'push-next': { about: pushing, says: { snail: onSnail } },
      'push-to': { about: { snail, shells }, says: { field: onField } },
      overcrowd: { about: chain, says: { snail: onSnail, field: onField } },
      'place-optional': { decline: 'may', about: effectsAt },
      /** Discards this card; `none` says that there is no arsenal card in hand. */
      'discard-arsenal': {
        options: 'private',
        says: { card: clicked('card-or-none', word([...book.cardIds, NO_CARD])) },
      },
      'draw-bonus': { decline: 'may' },
      'order-effects': {
        about: {
          /** What has brought several effects about: a snail's coming, damage to the tile, or the end of the round. */
          occasion: oneOf(['entered', 'set-off', 'dynamite', 'fire']),
          /** -1 at the end of the round, where fields are ordered. */
          field: withNames('fields', maybe(field)),
          snail: maybe(snail),
        },
        says: { field: place, effect: clicked('token', oneOf(TOKENS)) },
      },
    },
  } as const;
}

/**
 * All that the agenda can hold, for one book: what each step and each decision is about, and what an answer says, with its
 * bounds.
 */
export function workParts(book: Book) {
  return { steps: stepParts(book), ...askParts(book) } as const;
}

/** The effects of which cards offer a choice. */
function effectsToChoose({ cards }: Pick<Book, 'cards'>): string[] {
  return cards.flatMap(({ kind, options }) => (kind === 'choice' ? options : []));
}

/** What of the shape of Snails is about work. */
interface WorkShape {
  readonly declaration: ReturnType<typeof workParts> & { readonly table: Record<never, never> };
}

/** Work still to be done. */
export type Step = StepIn<WorkShape>;
/** A decision that a seat owes. Its kind is the `type` of the action that answers it. */
export type Ask = AskIn<WorkShape>;
/** A decision as it is shown, with names for fields. */
export type AskLook = AskLookIn<ReturnType<typeof askParts>['asks']>;
/** What the agenda holds. */
export type Work = Step | Ask;
/** What a player can say. The `type` is the kind of the decision that is answered; fields are `q,r`, cards are ids. */
export type SnailsAction = ActionIn<WorkShape>;
/** What an attack or a special action is aimed at; a field is `q,r`. */
export type ChosenTarget = ActionNamed<'choose-target'>['target'];

/** A list of effects in the book, where in it to go on, and what it acts on. */
export interface EffectsAt extends Omit<StepNamed<'effects'>, 'do'> {}
/** What effects of a list act on: what the card was aimed at, one field, or the active snail. */
export type Reach = EffectsAt['reach'];
/** Snails that one effect pushes: each with the field it stood on, and who decides. */
export interface Pushing extends Omit<StepNamed<'push'>, 'do'> {}
/** Snails about to change fields one because of the other: snail, field, snail, field … */
export interface Chain extends Omit<AskNamed<'overcrowd'>, 'ask' | 'seat'> {}
/** How a snail comes to a field. */
export type Arrival = Chain['how'];

type StepNamed<Name extends Step['do']> = Extract<Step, { readonly do: Name }>;
type AskNamed<Kind extends Ask['ask']> = Extract<Ask, { readonly ask: Kind }>;
type ActionNamed<Type extends SnailsAction['type']> = Exclude<
  Extract<SnailsAction, { readonly type: Type }>,
  { readonly decline: true }
>;
