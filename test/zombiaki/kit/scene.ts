import { defaultPack } from '../../../src/games/zombiaki/cards/pack/pack.ts';
import type { Deck, Pack } from '../../../src/games/zombiaki/cards/vocabulary.ts';
import { HUMANS, NONE, SIDES, ZOMBIES } from '../../../src/games/zombiaki/components.ts';
import { noPlay } from '../../../src/games/zombiaki/course/declaring.ts';
import { createZombiaki } from '../../../src/games/zombiaki/game.ts';
import {
  defaultOptions,
  type Options,
  type Side,
  type ZombiakiAction,
  type ZombiakiEvent,
  type ZombiakiOwnWhy,
  type ZombiakiState,
  type ZombiakiTypes,
} from '../../../src/games/zombiaki/index.ts';
import { type Book, bookOf, cardOf } from '../../../src/games/zombiaki/table/book.ts';
import { EVERYONE, type Game, type KnownCard, numberOf, seeded } from '../../../src/kernel/index.ts';
import { askedOf, eventsOf, take } from '../../kit/played.ts';
import { cardsOn, formatBoard, parseBoard } from './notation.ts';
import { formatSaid, parseSaid } from './said.ts';

/** What is different from a position in which the human player has just the cards in hand that are named, and plays. */
export interface Setting {
  /** Whose turn it is; `humans` if not said. */
  readonly turn?: Side;
  /** Where in the turn: in the play step, or before it begins (the opponent ends theirs); `play` if not said. */
  readonly at?: 'play' | 'begin';
  /** The hands. */
  readonly zombies?: readonly string[];
  readonly humans?: readonly string[];
  /**
   * The cards that are left in the decks, Dawn not counted; all that are nowhere else if not said. Those left over are on the
   * discard pile from the beginning.
   */
  readonly decks?: { readonly [Each in Side]?: readonly string[] };
  /** Cards in effect: freeze; net, which is there anyway if somebody is netted. */
  readonly inEffect?: readonly string[];
  /** How many cards the human player may still play. */
  readonly limit?: number;
  readonly options?: Partial<Options>;
  readonly pack?: Pack;
  /** How many zombie turns have begun. */
  readonly round?: number;
  /** The luck of draws; whoever cares which cards come up says what is left in the deck. */
  readonly seed?: string;
}

/** A position with the game it belongs to: of every card there are as many as the drawing needs. */
export interface Drawn {
  readonly game: Game<ZombiakiTypes>;
  readonly book: Book;
  readonly state: ZombiakiState;
  /** The position before the last actions, or the one that was drawn. */
  readonly before: ZombiakiState;
  /** What happened since the position was drawn, or by the last actions. */
  readonly events: readonly ZombiakiEvent[];
  /** How many of each card lay on the discard piles when it was drawn. */
  readonly laid: readonly number[];
}

/** Draws a position, as in `notation.ts`, and lets it run to its first decision. */
export function scene(drawing: string, setting: Setting = {}): Drawn {
  const book = bookFor(drawing, setting);
  const { pack, options } = book.ruleset;
  const game = createZombiaki({ pack, options });
  const side = setting.turn === 'zombies' ? ZOMBIES : HUMANS;
  const isBegin = setting.at === 'begin';
  const active = isBegin ? SIDES.length - 1 - side : side;
  const board = parseBoard(book, drawing);
  const hands = SIDES.map((each) => sortedNumbers(book, setting[each] ?? []));
  const inEffect = effectsIn(book, drawing, setting);
  const left = leftOver(book, [...cardsOn(board), ...hands.flat(), ...inEffect]);
  const { decks, discards } = dealt(book, left, setting.decks ?? {});
  const state: ZombiakiState = {
    ruleset: game.ruleset,
    chance: seeded(setting.seed ?? 'scene', SIDES),
    agenda: [{ ask: 'play', seat: active }],
    decisions: [0, 0],
    names: ['Zombies', 'Humans'],
    turn: setting.round ?? 3,
    side: active,
    ...board,
    hands,
    decks,
    discards,
    inEffect,
    limit: setting.limit ?? NONE,
    play: noPlay(),
    blasts: [],
    bosses: 0,
    winner: NONE,
  };
  const restored = game.restore(JSON.parse(JSON.stringify(state)));
  const drawn: Drawn = { game, book, state: restored, before: restored, events: [], laid: discards };
  if (!isBegin) return drawn;
  const begun = act(drawn, 'end');
  return { ...begun, events: begun.events.filter(({ type }) => type !== 'turn-ended') };
}

const sortedNumbers = (book: Book, ids: readonly string[]): number[] =>
  ids.map((id) => numberOf(book.cardNumbers, id)).sort((one, other) => one - other);

function effectsIn(book: Book, drawing: string, { inEffect = [] }: Setting): number[] {
  const isNetted = /\+N\b/.test(drawing) && !inEffect.includes('net');
  return sortedNumbers(book, [...inEffect, ...(isNetted ? ['net'] : [])]);
}

/** The ruleset of a drawing: of a card that is drawn more often than it is printed, there are as many. */
function bookFor(drawing: string, setting: Setting): Book {
  const options = { ...defaultOptions, ...setting.options };
  const printed = bookOf({ pack: setting.pack ?? defaultPack, options });
  const named = [...(setting.zombies ?? []), ...(setting.humans ?? []), ...Object.values(setting.decks ?? {}).flat()];
  const used = [
    ...cardsOn(parseBoard(printed, drawing)),
    ...sortedNumbers(printed, named),
    ...effectsIn(printed, drawing, setting),
  ];
  const copies = printed.copies.map((count, card) => Math.max(count, used.filter((each) => each === card).length));
  const deckOf = (deck: Deck): Deck =>
    Object.fromEntries(
      Object.entries(deck).map(([id, card]) => [
        id,
        { ...card, copies: copies[numberOf(printed.cardNumbers, id)] ?? card.copies },
      ]),
    );
  const pack = setting.pack ?? defaultPack;
  return bookOf({ pack: { zombies: deckOf(pack.zombies), humans: deckOf(pack.humans) }, options });
}

function leftOver({ copies }: Book, used: readonly number[]): number[] {
  return copies.map((count, card) => count - used.filter((each) => each === card).length);
}

function dealt(book: Book, left: readonly number[], named: NonNullable<Setting['decks']>) {
  const discards = left.map(() => 0);
  const decks = SIDES.map((side, seat) => {
    const wanted = named[side]?.map((id) => numberOf(book.cardNumbers, id));
    const rest = left.map((count, card) => {
      if (cardOf(book, card).side !== seat || card === book.dawn) return 0;
      const kept = wanted === undefined ? count : wanted.filter((each) => each === card).length;
      discards[card] = count - kept;
      return kept;
    });
    const bottom: KnownCard[] = seat === ZOMBIES ? [{ kind: book.dawn, seen: EVERYONE }] : [];
    return { top: [], rest, bottom };
  });
  return { decks, discards };
}

/** Takes actions one after the other, said in few words (`said.ts`) or as they are; each must be legal. */
export function act({ game, book, state, laid }: Drawn, ...actions: readonly (string | ZombiakiAction)[]): Drawn {
  const events: ZombiakiEvent[] = [];
  let now = state;
  for (const said of actions) {
    const taken = take({ game, state: now }, actionOf({ game, state: now }, said), said);
    now = taken.state;
    events.push(...taken.events);
  }
  return { game, book, state: now, before: state, events, laid };
}

function actionOf({ game, state }: Pick<Drawn, 'game' | 'state'>, said: string | ZombiakiAction): ZombiakiAction {
  if (typeof said !== 'string') return said;
  const [decision] = game.pending(state);
  if (decision === undefined) throw new Error(`Nobody can say '${said}': the game is over.`);
  return parseSaid(said, decision.seat);
}

/** What can be said now, in the words of `said.ts`; of one kind of action, or with one card, if that is named (`play hunger`). */
export function options({ game, state }: Drawn, beginning = ''): string[] {
  const said = [...game.legalActions(state)].map(formatSaid);
  return beginning === '' ? said : said.filter((each) => each === beginning || each.startsWith(`${beginning} `));
}

/** Who is asked what: `zombies play`; nothing when the game is over. */
export const asked = (drawn: Drawn): string => askedOf(drawn, (seat) => SIDES[seat]).join();

/** Why something cannot be said now; nothing if it can. */
export function refusal(drawn: Drawn, said: string | ZombiakiAction): ZombiakiOwnWhy | undefined {
  return drawn.game.whyIllegal(drawn.state, actionOf(drawn, said)) as ZombiakiOwnWhy | undefined;
}

/** The board as it would be drawn, all five streets of it. */
export const draw = ({ book, state }: Drawn): string => formatBoard(book, state);

/** A drawing as {@link draw} would make it, with the streets that were left out. */
export const drawing = ({ book }: Pick<Drawn, 'book'>, text: string): string =>
  formatBoard(book, parseBoard(book, text));

/** The cards in a hand. */
export function hand({ book, state }: Drawn, side: Side): string[] {
  return (state.hands[SIDES.indexOf(side)] ?? []).map((card) => cardOf(book, card).id);
}

/** The cards that were put on the discard piles since the position was drawn, those of the zombies first, each as often. */
export function discards({ book, state, laid }: Drawn): string[] {
  return state.discards.flatMap((count, card) =>
    Array.from({ length: count - (laid[card] ?? 0) }, () => cardOf(book, card).id),
  );
}

/** The cards in effect. */
export const effects = ({ book, state }: Drawn): string[] => state.inEffect.map((card) => cardOf(book, card).id);

/** Who has won; nothing while the game goes on. */
export const winner = ({ state }: Drawn): Side | undefined => SIDES[state.winner];

/** The events of some types, in order. */
export function told<Type extends ZombiakiEvent['type']>(
  { events }: Pick<Drawn, 'events'>,
  ...types: readonly Type[]
): Extract<ZombiakiEvent, { readonly type: Type }>[] {
  return eventsOf(events, types);
}
