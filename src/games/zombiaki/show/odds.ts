import { type Game, givenGame, IllegalAction, type Seat } from '../../../kernel/index.ts';
import type { Card } from '../cards/vocabulary.ts';
import type { ZombiakiState, ZombiakiTypes, ZombiakiView } from '../table/state.ts';
import type { ZombiakiAction } from '../table/work.ts';
import type { CardReader } from './reader.ts';

/** What a draw brings: of so many cards, how many are what the side waits for. */
export interface DrawResult {
  /** Who draws; nobody, where nothing is left to luck. */
  readonly seat: Seat | undefined;
  readonly cards: number;
  /** Creatures among them, if the zombies draw; shots, if the humans do. */
  readonly awaited: number;
}

/** One of the things a draw may bring, and how likely it is: exactly `ways / outOf`. */
export interface DrawOdds {
  readonly ways: bigint;
  readonly outOf: bigint;
  /** The same as a number, rounded. */
  readonly probability: number;
  readonly result: DrawResult;
}

/**
 * What luck has to say to an action, likeliest first: only draws are left to it, and what is left in the decks is no secret. So
 * the end of a turn says how many creatures the zombies, or how many shots the humans may draw. Works on a view as on a state.
 * An illegal action is an `IllegalAction`.
 *
 * @rule ZOM-20.3 Nothing else is random: there are no dice, no reshuffles and no random discards.
 */
export function odds(
  game: Game<ZombiakiTypes>,
  at: ZombiakiState | ZombiakiView,
  action: ZombiakiAction,
  reader: CardReader,
): readonly DrawOdds[] {
  const state = 'viewer' in at ? givenGame(game).determinize(at, 'odds') : at;
  const done = givenGame(game).apply(state, action);
  if (!done.ok) throw new IllegalAction(done.refusal, game.explain(done.refusal));
  const drew = done.events.find((event) => event.type === 'drew');
  const seat = drew?.seat;
  const deck = seat === undefined ? undefined : state.decks[seat];
  const cards = drew?.cards.length ?? 0;
  if (deck === undefined || seat === undefined) return [CERTAIN];
  const ids = game.view(state, 'spectator').cards;
  const awaits = (card: number): boolean => isAwaited(reader.read(ids[card] ?? '')?.card);
  const inDeck = deck.rest.reduce((sum, count) => sum + count, 0);
  const good = deck.rest.reduce((sum, count, card) => (awaits(card) ? sum + count : sum), 0);
  return Array.from({ length: cards + 1 }, (_, awaited) => {
    const ways = waysToTake(good, awaited) * waysToTake(inDeck - good, cards - awaited);
    const outOf = waysToTake(inDeck, cards);
    return { ways, outOf, probability: Number(ways) / Number(outOf), result: { seat, cards, awaited } };
  })
    .filter(({ ways }) => ways > 0n)
    .sort((one, other) => other.probability - one.probability);
}

const CERTAIN: DrawOdds = {
  ways: 1n,
  outOf: 1n,
  probability: 1,
  result: { seat: undefined, cards: 0, awaited: 0 },
};

/** Creatures, and what is answered as a shot. */
const isAwaited = (card: Card | undefined): boolean =>
  card?.body !== undefined || card?.tags?.includes('shot') === true;

/** In how many ways so many can be taken of these, without order. */
function waysToTake(of: number, count: number): bigint {
  if (count < 0 || count > of) return 0n;
  let ways = 1n;
  for (let taken = 1; taken <= count; taken++) ways = (ways * BigInt(of - count + taken)) / BigInt(taken);
  return ways;
}
