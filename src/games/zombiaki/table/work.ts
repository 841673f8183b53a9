import {
  type ActionIn,
  type AskIn,
  type AskLookIn,
  ascending,
  clicked,
  either,
  integer,
  list,
  maybe,
  number,
  optional,
  type StepIn,
  seat,
  sorted,
  withNames,
  word,
} from '../../../kernel/index.ts';
import { FIELD_NAMES } from '../board/street.ts';
import { DOG_STEPS, FIELDS, HAND, LANES, MOST_FIGURE, OUT } from '../components.ts';

/** What a shot can be said to hit beside a field: the first creature on the line, or nothing, where there is no target. */
const HITS = ['creature', 'nothing'] as const;
/** What stands or lies on a field that can be hit. */
export const MARKS = ['creature', 'object'] as const;

const field = number(0, FIELDS - 1);
const running = {
  /** The dogs card in motion, by its field; -1 if none is. */
  mover: withNames(FIELD_NAMES, maybe(field)),
  /** How many steps it has made. */
  steps: number(0, DOG_STEPS),
  /** The fields of the dogs that have not moved yet. */
  left: withNames(FIELD_NAMES, sorted(field)),
};

/** Work that the game does by itself, and what it is about. */
function stepParts() {
  return {
    /** A zombie turn begins: marks are cleared, and the steps of the turn are put on the agenda. */
    'zombie-turn': {},
    /** A human turn begins: what lasts a turn ends, and barrels roll. */
    'human-turn': {},
    /** Asks for a card that holds a zombie, as long as there are both. */
    hold: {},
    /** Asks for the next step of dogs, as long as one is possible. */
    dogs: running,
    /** All zombies walk. */
    advance: {},
    draw: { seat },
    /** A barrel rolls off its field. */
    roll: { field },
    /** Asks for an answer to the card that was declared, if one is held. */
    answer: {},
    /** The card that was declared takes effect, unless it was answered. */
    resolve: {},
    /** An effect of the card, by its place. */
    effect: { nth: number(0) },
    /** The next bullet of the card. */
    shoot: {},
    /** The card is poured on the last of its fields. */
    pour: {},
    /** Asks where it is poured next, if it can be. */
    spread: {},
    /** Zombies that were hit and live are pushed back. */
    'push-back': {},
    /** The creature on a field has come there. */
    enter: { field },
    /** The explosions that wait, one by one. */
    explode: {},
    /** The end of an effect: pits, then one retreat after a boss, again until nothing is left. */
    settle: {},
    /** The card is done with. */
    resolved: {},
  } as const;
}

/** What decisions need of a book: its cards. A page that has no book needs none of them, as every view names its cards. */
interface AskBook {
  readonly cardIds: readonly string[];
}

/** What players decide: what each decision is about, what an answer says, what both are called, and how it is clicked. */
export function askParts({ cardIds }: AskBook) {
  // What players say is for people to read: a field is `b3`, a lane is `b`, a card is its id.
  const place = word(FIELD_NAMES);
  const beyond = word([...FIELD_NAMES, OUT]);
  const card = word(cardIds);
  const target = either(
    /** A lane; of a single shot also what is hit: the first creature, the field of an exposed car, or nothing. */
    { lane: word(LANES), hits: optional(word([...HITS, ...FIELD_NAMES])) },
    /** A field; of a shot that ignores the line also which of the two there is hit. */
    { field: place, hits: optional(word(MARKS)) },
    /** The field that somebody leaves, and the one that they come to. */
    { from: place, to: beyond },
    /** Several fields; they may be named in any order. */
    { fields: ascending(place, 1, FIELDS) },
    /** What each lane gets, 0 outside the span. */
    { amounts: list(integer(0, MOST_FIGURE), LANES.length, LANES.length) },
    /** A card of the other hand. */
    { card },
  );

  return {
    asks: {
      /**
       * Plays a card that holds this zombie; declining starts the movement step.
       *
       * @rule ZOM-3.4 Before the movement step there is a window in which the zombie player may play Not So Fast.
       */
      hold: { decline: 'may', says: { field: clicked('piece', place) } },
      /**
       * A step of dogs; declining ends their movement.
       *
       * @rule ZOM-9.4 Each dogs card may move up to three fields, or not at all.
       */
      dogs: {
        decline: 'may',
        about: running,
        says: { from: clicked('piece', place, { unless: 'mover' }), to: clicked('field', place) },
      },
      /**
       * Puts a card of the hand out of the game.
       *
       * @rule ZOM-4.7 In the discard step, which comes before the play step, the player must put one card out of the game.
       */
      discard: {
        about: {
          /** The cards that were drawn before, where one of them has to go; none, where it may be any card of the hand. */
          drawn: withNames('cards', sorted(number(0, Math.max(0, cardIds.length - 1)), { most: HAND })),
        },
        says: { card: clicked('card', card) },
      },
      /**
       * Plays a card; declining ends the turn.
       *
       * @rule ZOM-5.1 In the play step the active player may play any number of the held cards, including none.
       * @rule ZOM-22.4 It is asked even if ending the turn is its only answer.
       */
      play: {
        decline: 'may',
        asked: 'always',
        window: 'open',
        says: { card: clicked('card', card), target: clicked('aim', optional(target)) },
      },
      /**
       * Cancels the card that was declared; declining lets it happen.
       *
       * @rule ZOM-16.1 Click is played in the human turn as an answer to a Shot, Burst or Sniper.
       * @rule ZOM-22.2 Nothing else can be answered meanwhile; only `play` has a window for orders.
       */
      click: { decline: 'may' },
      /**
       * What the next bullet hits: the first creature, or an exposed car by its field.
       *
       * @rule ZOM-13.3 The first creature is the compulsory target unless the shooter picks an exposed car.
       */
      aim: { says: { hits: clicked('hit', word([HITS[0], ...FIELD_NAMES])) } },
      /**
       * Where the oil goes next; declining stops it.
       *
       * @rule ZOM-18.24 Oil is poured along a continuous line of fields of any shape without diagonals.
       */
      oil: { decline: 'may', says: { field: clicked('field', place) } },
      /**
       * The field that shrapnel flies to.
       *
       * @rule ZOM-14.7 A piece of shrapnel flies to an orthogonally adjacent field chosen by the human player.
       */
      shrapnel: {
        about: {
          /** Where it comes from. */
          field: withNames(FIELD_NAMES, field),
          damage: number(1, MOST_FIGURE),
        },
        says: { field: clicked('field', place) },
      },
    },
    free: {
      /**
       * A boss moves another zombie.
       *
       * @rule ZOM-15.17 Orders are given in the play step of a zombie turn, between card plays.
       */
      order: {
        says: { boss: clicked('piece', place), zombie: clicked('piece', place), to: clicked('field', beyond) },
      },
    },
  } as const;
}

/**
 * All that the agenda can hold, for one book: what each step and each decision is about, and what an answer says, with its
 * bounds.
 */
export function workParts(book: AskBook) {
  return { steps: stepParts(), ...askParts(book) } as const;
}

/** What of the shape of Zombiaki is about work. */
interface WorkShape {
  readonly declaration: ReturnType<typeof workParts> & { readonly table: Record<never, never> };
}

/** Work still to be done. */
export type Step = StepIn<WorkShape>;
/** A decision that a seat owes. Its kind is the `type` of the action that answers it. */
export type Ask = AskIn<WorkShape>;
/** A decision as it is shown: fields and cards by their names. */
export type AskLook = AskLookIn<ReturnType<typeof workParts>['asks']>;
/** What the agenda holds. */
export type Work = Step | Ask;
/** What a player can say. The `type` is the kind of the decision that is answered; fields are `b3`, lanes `b`, cards are ids. */
export type ZombiakiAction = ActionIn<WorkShape>;
/** What a card is aimed at when it is played. */
export type ChosenTarget = NonNullable<ActionNamed<'play'>['target']>;
/** Dogs that run: the one in motion, its steps, and those that have not moved yet. */
export interface Running extends Omit<AskNamed<'dogs'>, 'ask' | 'seat'> {}

type AskNamed<Kind extends Ask['ask']> = Extract<Ask, { readonly ask: Kind }>;
type ActionNamed<Type extends ZombiakiAction['type']> = Exclude<
  Extract<ZombiakiAction, { readonly type: Type }>,
  { readonly decline: true }
>;
