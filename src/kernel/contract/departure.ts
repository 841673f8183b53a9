import { EngineError, unknownSeat } from '../basics/errors.ts';
import { givenList, givenOptions } from '../basics/given.ts';
import { type Departure, LEAVING } from '../basics/leaving.ts';
import { isSeat, type Seat } from '../basics/seats.ts';
import type { Outcome } from './game.ts';

/**
 * How a game ends for those who have left it and for those who have not, where its rules do not say; nothing, if those who
 * are left play on.
 *
 * @param ended How the game has ended by its rules, if it has.
 * @param departures Who has left, the first first.
 *
 * @rule KER-14.4 Who leaves ranks last, the first to leave last of all; who is left alone has won.
 */
export function outcomeOfLeaving(
  ended: Outcome | undefined,
  seats: number,
  departures: readonly Departure[],
): Outcome | undefined {
  const gone = departures.map(({ seat }) => seat);
  const isHere = (seat: Seat): boolean => !gone.includes(seat);
  const stayed = Array.from({ length: seats }, (_, seat) => seat).filter(isHere);
  const last = [...gone].reverse().map((seat) => [seat]);
  if (ended !== undefined) {
    const best = ended.ranking.map((rank) => rank.filter(isHere)).filter(({ length }) => length > 0);
    const winners = ended.winners.filter(isHere);
    // Who would have won is gone: the best of those who stayed have. Where nobody has won, nobody does by staying.
    const isWon = ended.winners.length > 0 && winners.length === 0;
    return { ...ended, winners: isWon ? (best[0] ?? []) : winners, ranking: [...best, ...last] };
  }
  const reason = departures[departures.length - 1]?.reason;
  if (stayed.length > 1 || reason === undefined) return undefined;
  return { winners: stayed, ranking: [...(stayed.length > 0 ? [stayed] : []), ...last], reason, rule: 'KER-14.4' };
}

/** Departures from outside: of seats at the table, each once. */
export function givenDepartures(departures: readonly Departure[], seats: number): readonly Departure[] {
  const given = givenList(departures, 'departures').map((departure) => {
    const { seat, reason } = givenOptions(departure);
    if (!isSeat(seat, seats)) throw unknownSeat(seat, seats);
    if (!LEAVING.includes(reason)) {
      throw new EngineError('argument/invalid', `A seat leaves for one of these reasons: ${LEAVING.join(', ')}.`);
    }
    return { seat, reason };
  });
  if (new Set(given.map(({ seat }) => seat)).size === given.length) return given;
  throw new EngineError('argument/invalid', 'A seat cannot leave twice.');
}
