import {
  type ActionIn,
  type AskIn,
  ascending,
  bag,
  bit,
  deepFreeze,
  integer,
  maybe,
  number,
  oneOf,
  type StepIn,
  seat,
  sorted,
  variant,
  word,
} from '../../../kernel/index.ts';
import {
  ANT_ACTIONS,
  CARD_TYPES,
  CUBES,
  KEPT,
  MOST_LINES,
  MOST_SIZE,
  MOST_STRENGTH,
  QUEEN_TOKENS,
  SPECIALISATIONS,
  SYMBOLS,
  TERRAINS,
  TILE_PLACES,
  TRACKS,
} from '../components.ts';
import { type Book, SLOT_NAMES } from './book.ts';

/** The main actions; the last three spend no ants. */
export const MAIN_ACTIONS = deepFreeze([...ANT_ACTIONS, 'cards', 'enemy', 'incubate'] as const);
/** A main action (ANT-3.3). */
export type MainAction = (typeof MAIN_ACTIONS)[number];

/** What a card or an enemy is dealt with for: the two cards of a card action, the card and the enemy of the other, an effect. */
const OCCASIONS = ['first', 'second', 'part', 'effect'] as const;

/** What has become of a part of Play 1 Card and Defeat 1 Enemy: it is open, it was carried out, it was declined. */
export const PART_OPEN = 0;
/** The part was carried out. */
export const PART_DONE = 1;
/** The part was declined. */
export const PART_DECLINED = 2;

/** How a card is played: under normal rules, free of cost and requirements, with one requirement waived. */
const PLAY_WAYS = ['normal', 'free', 'waive'] as const;
/** How a card is played. */
export type PlayWay = (typeof PLAY_WAYS)[number];

/** What requirements belong to: a card, an enemy, an Incubation tile. */
const DEMANDERS = ['card', 'enemy', 'tile'] as const;
/** What requirements belong to. */
export type Demander = (typeof DEMANDERS)[number];

/** More cubes than a payment takes, and more larvae than there are. */
const MOST_COST = 99;

/**
 * All that the agenda can hold, for one book: what each step and each decision is about, and what an answer says, with its bounds.
 *
 * A word is named by the list that it stands in, its place there, and by the played card that bears it (-1, if no card does).
 *
 * @rule ANT-21.2 No step or question on the agenda holds a hidden fact.
 */
export function workParts(book: Book) {
  const hex = number(0, book.mostHexes - 1);
  const vertex = number(0, book.mostVertices - 1);
  const cell = number(0, book.cells.length - 1);
  const card = number(0, book.cards.length - 1);
  const played = number(0, book.mostPlayed - 1);
  const strength = number(0, MOST_STRENGTH);
  const track = number(0, TRACKS.length - 1);
  const list = number(0, book.lists.length - 1);
  /** A word: in which list it stands, where, and on which played card. */
  const place = { list, nth: number(0, book.longestList - 1), on: maybe(played) };
  /** A card that is being played: how, the line that is waived, and the size of the tile that it fills. */
  const playing = {
    card,
    how: oneOf(PLAY_WAYS),
    waived: maybe(number(0, book.mostNeeds - 1)),
    size: number(0, MOST_SIZE),
  };
  /** What a card or enemy is dealt with for, and what has become of the other part. */
  const occasion = { occasion: oneOf(OCCASIONS), other: number(PART_OPEN, PART_DECLINED) };
  const effects = sorted(number(0, book.mostEffects - 1));

  // What players say is for people to read: a hex is `A01`, a vertex `a01`, a cell `1,3`, a card its id, a played card its id, and
  // `id#2` if it is the second of its kind.
  const hexSaid = word(book.hexNames);
  const vertexSaid = word(book.vertexNames);
  const cellSaid = word(book.cellNames);
  const cardSaid = word(book.cardIds);
  const playedSaid = word(book.playedNames);
  const specialisationSaid = word(SPECIALISATIONS);
  const placeSaid = word(TILE_PLACES);
  const sizeSaid = integer(1, MOST_SIZE);

  return {
    steps: {
      // -- setup -----------------------------------------------------------------------------------------------------
      /** Special Items, Leaf tiles, the first enemies and the display are laid out. */
      'lay-out': {},
      'draw-first': {},
      'draw-anthills': {},
      /** As many Queens as there are players are drawn, each with a set of Incubation tiles. */
      'draw-pairs': {},
      /** Each player gets a set of Incubation tiles. */
      'deal-sets': {},
      /** The next player chooses a Queen. */
      'choose-queens': {},
      /** The order of Incubation tiles is drawn, and cards are dealt. */
      deal: {},
      /** All have chosen the cards that they keep. */
      keep: {},
      // -- turns -----------------------------------------------------------------------------------------------------
      /** The turn of the active player begins. */
      turn: {},
      'main-action': {},
      /** The main action is done. */
      'action-done': {},
      'end-turn': {},
      /** The final Incubation of the active player begins. */
      final: {},
      // -- actions with ants -----------------------------------------------------------------------------------------
      'pay-boosts': { boosts: number(1, MOST_STRENGTH) },
      /** A card of the display is taken, from the row of this action or from any. */
      'take-card': { row: maybe(number(0, ANT_ACTIONS.length - 1)) },
      /** A Room tile is placed, as long as one fits what is left of the Strength; of exactly this size, if it is a single one. */
      dig: { left: strength, single: bit },
      /** The bonuses of these cells are activated, in the order that the player chooses. */
      bonuses: { cells: sorted(cell) },
      explore: { strength },
      /** Enemy and cubes come to an explored hex. */
      reveal: { hex },
      /** A player collects from a hex. */
      collect: { hex, who: seat, due: number(0, MOST_COST) },
      /** A forager collects from the hexes around it. */
      gather: { vertex },
      /** Those of these hexes that are empty now are dealt with. */
      emptied: { hexes: sorted(hex) },
      /** The next forager is placed beside one of the two ends of the path. */
      forage: { left: strength, head: maybe(vertex), tail: maybe(vertex) },
      /** An action was performed. */
      acted: { action: number(0, ANT_ACTIONS.length - 1), strength },
      // -- cards and enemies -----------------------------------------------------------------------------------------
      /** The second card of Play 2 Cards. */
      'second-card': {},
      /** The next part of Play 1 Card and Defeat 1 Enemy. */
      parts: { card: number(PART_OPEN, PART_DECLINED), enemy: number(PART_OPEN, PART_DECLINED) },
      /** A Room tile is chosen for a card, if it needs one. */
      'find-room': playing,
      /** Tokens cover the symbols that are missing. */
      cover: { of: oneOf(DEMANDERS), thing: number(0), waived: maybe(number(0, book.mostNeeds - 1)) },
      'pay-card': playing,
      'place-card': playing,
      /** An ability space is chosen for the enemy of a hex. */
      'find-space': { hex },
      // -- Incubation ------------------------------------------------------------------------------------------------
      /** The top tile is cleared. */
      clear: {},
      deed: {},
      /** The deed of the top tile is resolved if it must be. */
      'due-deed': {},
      /** The tile of this place is turned. */
      'turn-tile': { place: number(0, TILE_PLACES.length - 1) },
      /** Step 2 begins. */
      activate: {},
      /** These incubation effects are left. */
      effects: { left: effects },
      /** Step 2 ends. */
      activated: {},
      feed: {},
      shift: {},
      // -- words -----------------------------------------------------------------------------------------------------
      /** A word takes effect, so many times at once. */
      word: { ...place, times: number(1, MOST_COST) },
      /** The words of a list take effect, so many times. */
      list: { list, on: maybe(played), times: number(0, MOST_COST) },
      /** A disc flies on. */
      fly: { left: number(0, MOST_COST) },
      /** Up to so many cards are put under a played one. */
      tuck: { on: played, left: number(0, MOST_COST) },
      /** Up to so many markers are moved. */
      'move-markers': { ...place, left: number(0, MOST_COST) },
    },
    asks: {
      // -- setup -----------------------------------------------------------------------------------------------------
      'choose-queen': { says: { queen: word(book.queenIds) } },
      'keep-cards': { options: 'private', says: { cards: bag(cardSaid, KEPT, KEPT) } },
      // -- turns -----------------------------------------------------------------------------------------------------
      'main-action': { window: 'open', says: { action: word(MAIN_ACTIONS) } },
      'end-turn': { window: 'open' },
      // -- actions with ants -----------------------------------------------------------------------------------------
      'spend-ants': {
        about: { action: number(0, ANT_ACTIONS.length - 1) },
        says: {
          /** Ants of the top Incubation tile. */
          tile: integer(0, MOST_STRENGTH),
          stored: integer(0, 1),
          universal: integer(0, MOST_STRENGTH),
          /** Discs of the Queen tile. */
          queen: integer(0, 1),
          boosts: integer(0, MOST_STRENGTH - 1),
        },
      },
      'take-display-card': {
        about: { row: maybe(number(0, ANT_ACTIONS.length - 1)) },
        says: { slot: word(SLOT_NAMES) },
      },
      'granted-action': { decline: 'may', about: place },
      'dig-tile': {
        about: { left: strength, single: bit },
        says: { cells: ascending(cellSaid, 1, MOST_SIZE) },
      },
      'bonus-order': { about: { cells: sorted(cell) }, says: { cell: cellSaid } },
      'explore-hex': { about: { strength }, says: { hex: hexSaid } },
      'forage-vertex': {
        about: { left: strength, head: maybe(vertex), tail: maybe(vertex) },
        says: { vertex: vertexSaid },
      },
      'collect-kind': { about: { hex, due: number(1, MOST_COST) }, says: { cube: word(CUBES) } },
      'emptied-order': { about: { hexes: sorted(hex) }, says: { hex: hexSaid } },
      // -- cards and enemies -----------------------------------------------------------------------------------------
      'next-part': {
        decline: 'may',
        window: 'open',
        about: { card: number(PART_OPEN, PART_DECLINED), enemy: number(PART_OPEN, PART_DECLINED) },
        says: { part: word(['card', 'enemy']) },
      },
      'play-card': {
        options: 'private',
        decline: 'may',
        window: 'open',
        about: { ...occasion, kind: oneOf(['any', ...CARD_TYPES]), how: oneOf(PLAY_WAYS) },
        says: { card: cardSaid },
      },
      'waive-line': { about: { card }, says: { line: integer(1, book.mostNeeds) } },
      'fill-room': { about: playing, says: { size: sizeSaid } },
      'cover-symbols': {
        about: { of: oneOf(DEMANDERS), thing: number(0), waived: maybe(number(0, book.mostNeeds - 1)) },
        says: { aggression: integer(0, MOST_COST) },
      },
      pay: {
        about: { what: oneOf(['food', 'leaf']), cost: number(1, MOST_COST), spare: number(0, MOST_COST) },
        says: { fungus: integer(0, MOST_COST), markers: integer(0, MOST_COST) },
      },
      'defeat-enemy': { decline: 'may', window: 'open', about: occasion, says: { hex: hexSaid } },
      'ability-space': { about: { hex }, says: { space: word(book.abilityIds) } },
      // -- Incubation ------------------------------------------------------------------------------------------------
      'store-ants': { window: 'open', says: { ants: ascending(specialisationSaid, 0, SPECIALISATIONS.length) } },
      'resolve-deed': { decline: 'may', window: 'open', says: { place: placeSaid } },
      'incubation-effect': {
        decline: 'may',
        about: { left: effects },
        says: {
          effect: variant('of', {
            /** All that leave no choice. */
            all: {},
            production: { track: word(TRACKS) },
            ability: { space: word(book.abilityIds), line: integer(1, MOST_LINES) },
            card: { card: playedSaid, line: integer(1, MOST_LINES) },
          }),
        },
      },
      'feed-larvae': { decline: 'may', window: 'open' },
      'drop-larva': { says: { specialisation: specialisationSaid } },
      // -- words -----------------------------------------------------------------------------------------------------
      swarm: { decline: 'may', about: { area: number(0, book.areas - 1) } },
      'production-track': { about: { tracks: sorted(track) }, says: { track: word(TRACKS) } },
      'draw-keep': { options: 'private', says: { card: cardSaid } },
      'seek-symbol': { says: { symbol: word(SYMBOLS) } },
      'move-disc': {
        decline: 'may',
        about: { how: oneOf(['raise', 'shift']) },
        says: { place: placeSaid, from: specialisationSaid, to: specialisationSaid },
      },
      'larva-kind': { decline: 'may', says: { specialisation: specialisationSaid } },
      'choose-item': { decline: 'may', says: { item: word(book.itemIds) } },
      'choose-pheromone': { decline: 'may', says: { terrain: word(TERRAINS) } },
      'discard-card': { options: 'private', about: { why: oneOf(['queen', 'effect']) }, says: { card: cardSaid } },
      'discard-for': { options: 'private', decline: 'may', about: place, says: { card: cardSaid } },
      'tuck-card': { options: 'private', about: { on: played, left: number(1, MOST_COST) }, says: { card: cardSaid } },
      'pay-for': { decline: 'may', window: 'open', about: place },
      'place-marker': { about: place, says: { card: playedSaid } },
      'choose-effect': { decline: 'may', about: place, says: { effect: integer(1, book.longestList) } },
      'move-marker': {
        decline: 'may',
        about: { ...place, left: number(1, MOST_COST) },
        says: { card: playedSaid },
      },
      'use-marker': { decline: 'may', about: place, says: { card: playedSaid } },
      'egg-swap': { decline: 'may', says: { track: word(TRACKS) } },
      'empty-room': { decline: 'may', says: { size: sizeSaid } },
    },
    free: {
      /** Moves an ant or a larva to another specialisation of its tile, for Food. */
      transform: { says: { place: word(['top', 'middle']), from: specialisationSaid, to: specialisationSaid } },
      /** Takes a cube of the emergency store. */
      emergency: {},
      /** Names a kind of card to be discarded for the Queen. */
      'queen-discard': { says: { kind: word(CARD_TYPES) } },
      /** Places a token on the Queen tile. */
      'queen-token': { says: { symbol: word(QUEEN_TOKENS) } },
      /** Gives cubes for the effect of the Queen tile. */
      'queen-fungus': {},
    },
  } as const;
}

/** What of the shape of Ants is about work. */
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
 * What a player can say. The `type` is the kind of the decision that is answered; hexes are `A01`, vertices `a01`, cells `1,3`,
 * cards and tiles their ids, a played card its id, or `id#2` if it is the second of its kind in play.
 */
export type AntsAction = ActionIn<WorkShape>;

/** An answer of one kind that chooses something. */
export type ActionNamed<Type extends AntsAction['type']> = Exclude<
  Extract<AntsAction, { readonly type: Type }>,
  { readonly decline: true }
>;
/** A decision of one kind. */
export type AskNamed<Kind extends Ask['ask']> = Extract<Ask, { readonly ask: Kind }>;
/** A step of one name. */
export type StepNamed<Name extends Step['do']> = Extract<Step, { readonly do: Name }>;
