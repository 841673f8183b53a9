import * as v from 'valibot';
import { FORFEITS } from '../bots/index.ts';
import { EngineError, examinedBy, type Fault, givenList } from '../kernel/index.ts';
import { MOST_WAYS, scheduleOf, waysOf } from './schedule.ts';
import { fieldOf, type GameLine, MOST_GAMES, seedOf, type Tournament } from './tournament.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = v.pipe(count, v.minValue(1));

/** No table is larger. */
const MOST_PLAYERS = 100;

/** What decides a tournament; whoever keeps one may write more into it. */
const TOURNAMENT = v.pipe(
  v.looseObject({
    engine: v.string(),
    ruleset: v.string(),
    config: v.string(),
    trait: v.exactOptional(
      v.looseObject({ name: v.string(), plural: v.string(), values: v.pipe(v.array(v.string()), v.minLength(1)) }),
    ),
    bots: v.pipe(v.array(v.looseObject({ name: v.string(), nodes: v.exactOptional(count) })), v.minLength(1)),
    players: v.pipe(positive, v.maxValue(MOST_PLAYERS)),
    games: v.pipe(positive, v.maxValue(MOST_GAMES)),
    seed: v.string(),
    nodes: count,
  }),
  v.check((tournament) => waysOf(fieldOf(tournament)) <= MOST_WAYS, 'there are too many ways to seat these bots'),
);

/** What is wrong with a tournament that comes from outside; nothing, if it is one. */
export const tournamentFaults = (value: unknown): readonly Fault[] =>
  examinedBy<unknown>(TOURNAMENT, value, 'tournament').faults;

/** The tournament that a function was given; anything else is an `EngineError`. */
export function givenTournament(tournament: Tournament): Tournament {
  const faults = tournamentFaults(tournament);
  if (faults.length === 0) return tournament;
  throw new EngineError('argument/invalid', 'A tournament is needed here, as tournamentOf makes one.', faults);
}

/** What a line of a game is, whichever tournament it is of. */
const LINE = v.strictObject({
  game: count,
  seed: v.string(),
  bots: v.array(count),
  traits: v.array(v.string()),
  winners: v.array(count),
  ranking: v.array(v.array(count)),
  reason: v.string(),
  scores: v.exactOptional(v.array(v.pipe(v.number(), v.finite()))),
  rounds: v.exactOptional(count),
  decisions: count,
  cards: v.exactOptional(v.array(v.record(v.string(), count))),
  forfeits: v.exactOptional(
    v.pipe(v.array(v.strictObject({ seat: count, why: v.picklist(FORFEITS), said: v.string() })), v.minLength(1)),
  ),
});

/** A line that can be of a tournament, or why it cannot. */
export type CheckedLine = { readonly line: GameLine } | { readonly fault: string };

/** Reads the line of a game that comes from outside, whichever tournament it is of. */
export function readLine(value: unknown): CheckedLine {
  const { value: line, faults } = examinedBy(LINE, value, 'game');
  if (line !== undefined) return { line };
  const [fault] = faults;
  return { fault: fault === undefined ? 'this is not a game of an arena' : `${fault.path}: ${fault.message}` };
}

/** The games that a function was given; anything else is an `EngineError` that says which is none. */
export function givenGames(games: readonly GameLine[]): readonly GameLine[] {
  for (const [index, game] of givenList(games, 'games').entries()) {
    const read = readLine(game);
    if ('line' in read) continue;
    throw new EngineError('argument/invalid', `Number ${index} of these games is none that was played: ${read.fault}.`);
  }
  return games;
}

/**
 * Tells of anything whether it can be a game of a tournament: whether it is a line at all, of a game that there is, between
 * those whose turn it was, with its luck, and with an end that a game can have. What it cannot tell is whether the game was
 * played so.
 */
export function lineCheckOf(tournament: Tournament): (value: unknown) => CheckedLine {
  const schedule = scheduleOf(fieldOf(givenTournament(tournament)));
  return (value) => {
    const read = readLine(value);
    if ('fault' in read) return read;
    const { line } = read;
    const { game } = line;
    if (game >= tournament.games) return { fault: `there is no game ${game}` };
    const { bots, traits, deal } = schedule(game);
    if (!isSame(line.bots, bots) || !isSame(line.traits, traits)) {
      return { fault: `game ${game} is not between those whose turn it was` };
    }
    if (line.seed !== seedOf(tournament, deal)) return { fault: `game ${game} has the seed of another game` };
    const trouble = troubleAtEnd(line, tournament.players);
    return trouble === undefined ? { line } : { fault: `game ${game} ${trouble}` };
  };
}

/** Why a game cannot have ended like this. */
function troubleAtEnd(
  { winners, ranking, scores, cards, forfeits = [] }: GameLine,
  players: number,
): string | undefined {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const isRanked = isSame(ranking.flat().sort(ascending), seats) && ranking.every((rank) => rank.length > 0);
  if (!isRanked) return 'does not rank everybody once';
  const strangers = winners.filter((seat) => seat >= players);
  if (strangers.length > 0) return `is won by seat ${strangers[0]}, on which nobody sits`;
  const areFirst = winners.every((seat, index) => ranking[0]?.includes(seat) && winners.indexOf(seat) === index);
  if (!areFirst) return 'is won by somebody who is not ranked first';
  if (scores !== undefined && scores.length !== players) return 'does not have a score for every seat';
  if (scores !== undefined && forfeits.length > 0) return 'has scores, though it was forfeited';
  if (cards !== undefined && cards.length !== players) return 'does not tell the cards of every seat';
  const gone = forfeits.map(({ seat }) => seat);
  if (gone.some((seat, index) => seat >= players || gone.indexOf(seat) !== index)) {
    return 'is forfeited by somebody who does not sit there, or twice';
  }
  return undefined;
}

const ascending = (one: number, other: number): number => one - other;

const isSame = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);
