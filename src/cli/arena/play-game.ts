import { type SnailsEvent, snails } from '../../games/snails/index.ts';
import { play, type Seat } from '../../kernel/index.ts';
import { type Contestant, seated } from '../bots.ts';
import { scheduleOf } from './schedule.ts';
import { fieldOf, type GameLine, type Tournament } from './tournament.ts';

/** Plays one game of a tournament. */
export function playGame(tournament: Tournament, contestants: readonly Contestant[], game: number): GameLine {
  const { bots, factions, deal } = scheduleOf(fieldOf(tournament))(game);
  const seed = `${tournament.seed}/${deal}`;
  const cards = bots.map((): Record<string, number> => ({}));
  const resolving = new Map<Seat, string>();

  const { outcome, state, record } = play(snails, {
    // The first seat begins, so that what is told of seats is told of the order of play.
    config: { players: factions.map((faction) => ({ faction })), firstPlayer: 0 },
    seed,
    // Of its own for every game: bots that choose at random would play the games of a deal alike.
    botSeed: `bots of ${tournament.seed}/game ${game}`,
    ...seated(
      bots.flatMap((bot) => contestants[bot] ?? []),
      tournament.nodes,
    ),
    onAction({ events }) {
      for (const event of events) count(event, cards, resolving);
    },
  });
  const { winners, ranking, reason } = outcome;
  const played = cards.map((counts) => Object.fromEntries(Object.entries(counts).filter(([, times]) => times > 0)));
  const decisions = record.actions.length;
  return { game, seed, bots, factions, winners, ranking, reason, rounds: state.round, decisions, cards: played };
}

/** A revealed card is resolved, unless its slot is passed after all. */
function count(event: SnailsEvent, cards: readonly Record<string, number>[], resolving: Map<Seat, string>): void {
  if (event.type === 'revealed') {
    const counts = cards[event.seat] ?? {};
    counts[event.card] = (counts[event.card] ?? 0) + 1;
    resolving.set(event.seat, event.card);
  }
  if (event.type === 'slot-passed') {
    const counts = cards[event.seat] ?? {};
    const card = resolving.get(event.seat);
    if (card !== undefined) counts[card] = (counts[card] ?? 0) - 1;
  }
  if (event.type === 'slot-began') resolving.clear();
}
