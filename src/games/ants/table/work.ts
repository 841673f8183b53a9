import {
  type ActionIn,
  type AskIn,
  type AskLookIn,
  ascending,
  bag,
  bit,
  clicked,
  deepFreeze,
  integer,
  maybe,
  number,
  oneOf,
  type StepIn,
  seat,
  shownAs,
  sorted,
  variant,
  withNames,
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

/** A book, as far as it is known: looks and clicks need none of it. */
interface AskBook extends Partial<Book> {}

/** One of so many things. */
const oneIn = (count = 1) => number(0, count - 1);
/** One of these by its name. */
const nameIn = (names: readonly string[] = []) => word(names);

const strength = /* @__PURE__ */ number(0, MOST_STRENGTH);
const rowNumber = /* @__PURE__ */ number(0, ANT_ACTIONS.length - 1);
const count = /* @__PURE__ */ number(1, MOST_COST);

/** What steps and decisions are about. A word is named by its list, its place there, and the played card that bears it. */
function aboutParts(book: AskBook) {
  const hex = oneIn(book.mostHexes);
  const vertex = oneIn(book.mostVertices);
  const cell = oneIn(book.cellNames?.length);
  const card = oneIn(book.cardIds?.length);
  const played = oneIn(book.mostPlayed);
  const waived = maybe(oneIn(book.mostNeeds));
  return {
    hex,
    vertex,
    cell,
    played,
    list: oneIn(book.lists?.length),
    /** A word: in which list it stands, where, and on which played card. */
    place: {
      list: oneIn(book.lists?.length),
      nth: oneIn(book.longestList),
      on: withNames('playedNames', maybe(played)),
    },
    /** A card that is being played: how, the line that is waived, and the size of the tile that it fills. */
    playing: { card: withNames('cardIds', card), how: oneOf(PLAY_WAYS), waived, size: number(0, MOST_SIZE) },
    /** What is missing symbols: a card, the enemy of a hex, an Incubation tile by its place. */
    missing: { of: oneOf(DEMANDERS), thing: withNames('demanderIds', number(0)), waived },
    parts: { card: number(PART_OPEN, PART_DECLINED), enemy: number(PART_OPEN, PART_DECLINED) },
    path: {
      left: strength,
      head: withNames('vertexNames', maybe(vertex)),
      tail: withNames('vertexNames', maybe(vertex)),
    },
    digging: { left: strength, single: bit },
    effects: sorted(oneIn(book.mostEffects)),
  } as const;
}

/** Work that the game does by itself, and what it is about. */
function stepParts(book: AskBook) {
  const { hex, vertex, cell, played, list, place, playing, missing, parts, path, digging, effects } = aboutParts(book);
  return {
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
    'take-card': { row: maybe(rowNumber) },
    /** A Room tile is placed, as long as one fits what is left of the Strength; of exactly this size, if it is a single one. */
    dig: digging,
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
    forage: path,
    /** An action was performed. */
    acted: { action: rowNumber, strength },
    // -- cards and enemies -----------------------------------------------------------------------------------------
    /** The second card of Play 2 Cards. */
    'second-card': {},
    /** The next part of Play 1 Card and Defeat 1 Enemy. */
    parts,
    /** A Room tile is chosen for a card, if it needs one. */
    'find-room': playing,
    /** Tokens cover the symbols that are missing. */
    cover: missing,
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
    word: { ...place, times: count },
    /** The words of a list take effect, so many times. */
    list: { list, on: maybe(played), times: number(0, MOST_COST) },
    /** A disc flies on. */
    fly: { left: number(0, MOST_COST) },
    /** Up to so many cards are put under a played one. */
    tuck: { on: played, left: number(0, MOST_COST) },
    /** Up to so many markers are moved. */
    'move-markers': { ...place, left: number(0, MOST_COST) },
  } as const;
}

/**
 * What players decide: what each decision is about, what an answer says, what both are called, and how it is clicked. The
 * lists of names that no component has are made of a view, in `show/looking.ts`.
 *
 * A page that has no rules loads an extract of it, `show/asks.ts`, which a test writes.
 */
export function askParts(book: AskBook = {}) {
  const { hex, cell, played, place, playing, missing, parts, path, digging, effects } = aboutParts(book);
  /** What a card or enemy is dealt with for, and what has become of the other part. */
  const occasion = { occasion: oneOf(OCCASIONS), other: number(PART_OPEN, PART_DECLINED) };
  const hexNamed = withNames('hexNames', hex);

  // What players say is for people to read: a hex is `A01`, a vertex `a01`, a cell `1,3`, a card its id, a played card its id, and
  // `id#2` if it is the second of its kind.
  const hexSaid = clicked('hex', nameIn(book.hexNames));
  const cellSaid = nameIn(book.cellNames);
  const cardSaid = nameIn(book.cardIds);
  const handSaid = clicked('card', cardSaid);
  const playedSaid = clicked('played', nameIn(book.playedNames));
  const abilitySaid = clicked('ability', nameIn(book.abilityIds));
  const trackSaid = clicked('track', word(TRACKS));
  const specialisationSaid = word(SPECIALISATIONS);
  const larvaSaid = clicked('larva', specialisationSaid);
  const placeSaid = word(TILE_PLACES);
  const lineSaid = integer(1, MOST_LINES);
  const sizeSaid = integer(1, MOST_SIZE);

  return {
    asks: {
      // -- setup -----------------------------------------------------------------------------------------------------
      'choose-queen': { says: { queen: clicked('queen', nameIn(book.queenIds)) } },
      'keep-cards': { options: 'private', says: { cards: clicked('card', bag(cardSaid, KEPT, KEPT)) } },
      // -- turns -----------------------------------------------------------------------------------------------------
      'main-action': { window: 'open', says: { action: word(MAIN_ACTIONS) } },
      'end-turn': { window: 'open' },
      // -- actions with ants -----------------------------------------------------------------------------------------
      'spend-ants': {
        about: { action: withNames(ANT_ACTIONS, rowNumber) },
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
        about: { row: withNames(ANT_ACTIONS, maybe(rowNumber)) },
        says: { slot: clicked('slot', word(SLOT_NAMES)) },
      },
      'granted-action': { decline: 'may', about: place },
      'dig-tile': {
        about: digging,
        says: { cells: clicked('cell', ascending(cellSaid, 1, MOST_SIZE)) },
      },
      'bonus-order': {
        about: { cells: withNames('cellNames', sorted(cell)) },
        says: { cell: clicked('cell', cellSaid) },
      },
      'explore-hex': { about: { strength }, says: { hex: hexSaid } },
      'forage-vertex': {
        about: path,
        says: { vertex: clicked('vertex', nameIn(book.vertexNames)) },
      },
      'collect-kind': { about: { hex: hexNamed, due: count }, says: { cube: clicked('cube', word(CUBES)) } },
      'emptied-order': { about: { hexes: withNames('hexNames', sorted(hex)) }, says: { hex: hexSaid } },
      // -- cards and enemies -----------------------------------------------------------------------------------------
      'next-part': {
        decline: 'may',
        window: 'open',
        about: parts,
        says: { part: word(['card', 'enemy']) },
      },
      'play-card': {
        options: 'private',
        decline: 'may',
        window: 'open',
        about: { ...occasion, kind: shownAs('type', oneOf(['any', ...CARD_TYPES])), how: oneOf(PLAY_WAYS) },
        says: { card: handSaid },
      },
      'waive-line': { about: { card: playing.card }, says: { line: integer(1, book.mostNeeds ?? 1) } },
      'fill-room': { about: playing, says: { size: sizeSaid } },
      'cover-symbols': {
        about: missing,
        says: { aggression: integer(0, MOST_COST) },
      },
      pay: {
        about: { what: oneOf(['food', 'leaf']), cost: count, spare: number(0, MOST_COST) },
        says: { fungus: integer(0, MOST_COST), markers: integer(0, MOST_COST) },
      },
      'defeat-enemy': { decline: 'may', window: 'open', about: occasion, says: { hex: hexSaid } },
      'ability-space': { about: { hex: hexNamed }, says: { space: abilitySaid } },
      // -- Incubation ------------------------------------------------------------------------------------------------
      'store-ants': { window: 'open', says: { ants: ascending(specialisationSaid, 0, SPECIALISATIONS.length) } },
      'resolve-deed': { decline: 'may', window: 'open', says: { place: clicked('tile', placeSaid) } },
      'incubation-effect': {
        decline: 'may',
        about: { left: effects },
        says: {
          effect: variant('of', {
            /** All that leave no choice. */
            all: {},
            production: { track: trackSaid },
            ability: { space: abilitySaid, line: lineSaid },
            card: { card: playedSaid, line: lineSaid },
          }),
        },
      },
      'feed-larvae': { decline: 'may', window: 'open' },
      'drop-larva': { says: { specialisation: larvaSaid } },
      // -- words -----------------------------------------------------------------------------------------------------
      swarm: { decline: 'may', about: { area: oneIn(book.areas) } },
      'production-track': {
        about: { tracks: withNames(TRACKS, sorted(number(0, TRACKS.length - 1))) },
        says: { track: trackSaid },
      },
      'draw-keep': { options: 'private', says: { card: clicked('drawn', cardSaid) } },
      'seek-symbol': { says: { symbol: word(SYMBOLS) } },
      'move-disc': {
        decline: 'may',
        about: { how: oneOf(['raise', 'shift']) },
        says: { place: placeSaid, from: specialisationSaid, to: specialisationSaid },
      },
      'larva-kind': { decline: 'may', says: { specialisation: larvaSaid } },
      'choose-item': { decline: 'may', says: { item: clicked('item', nameIn(book.itemIds)) } },
      'choose-pheromone': { decline: 'may', says: { terrain: clicked('pheromone', word(TERRAINS)) } },
      'discard-card': { options: 'private', about: { why: oneOf(['queen', 'effect']) }, says: { card: handSaid } },
      'discard-for': { options: 'private', decline: 'may', about: place, says: { card: handSaid } },
      'tuck-card': {
        options: 'private',
        about: { on: withNames('playedNames', played), left: count },
        says: { card: handSaid },
      },
      'pay-for': { decline: 'may', window: 'open', about: place },
      'place-marker': { about: place, says: { card: playedSaid } },
      'choose-effect': { decline: 'may', about: place, says: { effect: integer(1, book.longestList ?? 1) } },
      'move-marker': {
        decline: 'may',
        about: { ...place, left: count },
        says: { card: playedSaid },
      },
      'use-marker': { decline: 'may', about: place, says: { card: playedSaid } },
      'egg-swap': { decline: 'may', says: { track: trackSaid } },
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

/**
 * All that the agenda can hold, for one book: what each step and each decision is about, and what an answer says, with its
 * bounds.
 *
 * @rule ANT-21.2 No step or question on the agenda holds a hidden fact.
 */
export function workParts(book: Book) {
  return { steps: stepParts(book), ...askParts(book) } as const;
}

/** What of the shape of Ants is about work. */
interface WorkShape {
  readonly declaration: ReturnType<typeof workParts> & { readonly table: Record<never, never> };
}

/** Work still to be done. */
export type Step = StepIn<WorkShape>;
/** A decision that a seat owes. Its kind is the `type` of the action that answers it. */
export type Ask = AskIn<WorkShape>;
/** A decision as it is shown: cards, hexes and all else by their names. */
export type AskLook = AskLookIn<DeclaredAsks>;
/** What is declared of decisions. */
export type DeclaredAsks = ReturnType<typeof askParts>['asks'];
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
