import { attempt, EngineError, type Game, givenGame, IllegalAction, named, type Seat } from '../../../kernel/index.ts';
import { defaultPack } from '../cards/pack/pack.ts';
import type { Card, Pack } from '../cards/vocabulary.ts';
import type { ZombiakiState, ZombiakiTypes, ZombiakiView } from '../table/state.ts';
import type { ZombiakiAction } from '../table/work.ts';
import { readerOf } from './reader.ts';

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
 * @param pack the cards that are played with, if they are not ours.
 *
 * @rule ZOM-20.3 Nothing else is random: there are no dice, no reshuffles and no random discards.
 */
export function odds(
  game: Game<ZombiakiTypes>,
  at: ZombiakiState | ZombiakiView,
  action: ZombiakiAction,
  pack: Pack = defaultPack,
): readonly DrawOdds[] {
  const refusal = givenGame(game).whyIllegal(at, action);
  if (refusal !== undefined) throw new IllegalAction(refusal, game.explain(refusal));
  const state = 'viewer' in at ? game.determinize(at, 'odds') : at;
  const done = game.apply(state, action);
  const drew = done.ok ? done.events.find((event) => event.type === 'drew') : undefined;
  const deck = drew === undefined ? undefined : state.decks[drew.seat];
  if (drew === undefined || deck === undefined) return [CERTAIN];
  const { cards: ids } = game.printed(state);
  const awaited = attempt(() => ids.map((id) => isAwaited(readerOf(pack).read(id)?.card)));
  if (awaited === undefined)
    throw new EngineError('argument/invalid', `A pack is needed here; ${named(pack)} is none.`);
  return drawsOf(
    { seat: drew.seat, cards: drew.cards.length },
    deck.rest.map((count, card) => ({ count, isAwaited: awaited[card] === true })),
  );
}

/** What a draw from such a deck may bring. */
function drawsOf(
  { seat, cards }: Pick<DrawResult, 'seat' | 'cards'>,
  deck: readonly { readonly count: number; readonly isAwaited: boolean }[],
): readonly DrawOdds[] {
  const all = deck.reduce((sum, { count }) => sum + count, 0);
  const good = deck.reduce((sum, { count, isAwaited: is }) => (is ? sum + count : sum), 0);
  const outOf = waysToTake(all, cards);
  return Array.from({ length: cards + 1 }, (_, awaited) => {
    const ways = waysToTake(good, awaited) * waysToTake(all - good, cards - awaited);
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
