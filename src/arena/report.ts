import type { Forfeit } from '../bots/index.ts';
import { givenGames, givenTournament } from './check-line.ts';
import { type Rating, ratings } from './elo.ts';
import { type Mean, meanOf } from './mean.ts';
import { type GameLine, pointsOf, type Tournament } from './tournament.ts';
import { type Share, wilson } from './wilson.ts';

/** How often something won: points of so many places at a table, as a share with its 95 % interval. */
export interface Rate extends Share {
  readonly games: number;
  readonly points: number;
}

/** A bot's part in a tournament. */
export interface BotReport extends Rate {
  readonly bot: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly elo: Rating;
  /** What it has scored in a game, where all its games have scores: one that was forfeited has none. */
  readonly scores?: Mean;
  readonly seats: readonly (Rate & { readonly seat: number })[];
  readonly traits: readonly (Rate & { readonly trait: string })[];
}

/** What came of a tournament. */
export interface Report {
  readonly tournament: Tournament;
  readonly bots: readonly BotReport[];
  /** By what the seats differ in, where the game has such a thing: factions. */
  readonly traits: readonly (Rate & { readonly trait: string })[];
  /** One trait against another, where two play. */
  readonly pairs: readonly (Rate & { readonly trait: string; readonly against: string })[];
  /** Seat 1 begins. */
  readonly seats: readonly (Rate & { readonly seat: number })[];
  /** Those who have resolved the card at least once in a game; `plays` counts how often they did. */
  readonly cards: readonly (Rate & { readonly card: string; readonly plays: number })[];
  readonly endings: readonly { readonly reason: string; readonly games: number }[];
  readonly rounds: readonly { readonly rounds: number; readonly games: number }[];
  /** Games that a bot could not play to their end: who, why, how often, and what was the matter the first time. */
  readonly forfeits: readonly ForfeitReport[];
  /** How many decisions a game has. */
  readonly decisions: Spread;
}

/** Games that a bot has forfeited for one reason. */
export interface ForfeitReport extends Pick<Forfeit, 'why' | 'said'> {
  readonly bot: string;
  readonly games: number;
  /** The numbers of the first of them, for whoever wants to see one. */
  readonly numbers: readonly number[];
}

/** How many games are named that were forfeited for one reason. */
const NAMED_FORFEITS = 5;

/** Figures of many games. */
export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** A place at a table: a bot that played on a seat, and what it made of it. */
interface Place {
  readonly bot: number;
  readonly seat: number;
  readonly trait: string | undefined;
  readonly opponents: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
  readonly points: number;
  readonly score: number | undefined;
}

/** Counts the games of a tournament, given in the order of their numbers. What is no tournament or no game is an `EngineError`. */
export function reportOf(tournament: Tournament, games: readonly GameLine[]): Report {
  givenTournament(tournament);
  givenGames(games);
  const places = games.flatMap(placesOf);
  const elo = ratings(scoresOf(tournament, games)).map((rating) => withoutInterval(tournament, rating));
  const { players, trait } = tournament;
  const values = trait?.values ?? [];
  const tables = {
    traits: (of: readonly Place[]) => byTrait(of, values),
    seats: (of: readonly Place[]) => bySeat(of, players),
  };
  return {
    tournament,
    bots: tournament.bots.map(({ name: bot }, index) => {
      const own = places.filter((place) => place.bot === index);
      return {
        bot,
        ...rate(own),
        won: own.filter(({ points }) => points === 1).length,
        drawn: own.filter(({ points }) => points > 0 && points < 1).length,
        lost: own.filter(({ points }) => points === 0).length,
        elo: rounded(elo[index] ?? { elo: null, low: null, high: null }),
        ...scored(own),
        seats: tables.seats(own),
        traits: tables.traits(own),
      };
    }),
    traits: tables.traits(places),
    pairs: players === 2 ? byPair(places, values) : [],
    seats: tables.seats(places),
    cards: byCard(places),
    endings: counted(games.map(({ reason }) => reason)).map(([reason, count]) => ({ reason, games: count })),
    rounds: counted(games.flatMap(({ rounds }) => rounds ?? []))
      .map(([rounds, count]) => ({ rounds, games: count }))
      .sort((a, b) => a.rounds - b.rounds),
    forfeits: forfeitsOf(tournament, games),
    decisions: spread(games.map(({ decisions }) => decisions)),
  };
}

function forfeitsOf({ bots: names }: Tournament, games: readonly GameLine[]): Report['forfeits'] {
  const rows = new Map<string, ForfeitReport>();
  for (const { game, bots, forfeits = [] } of games) {
    // A bot that sits on several seats may fail on each of them: that is one game.
    const counted = new Set<string>();
    for (const { seat, why, said } of forfeits) {
      const bot = names[bots[seat] ?? 0]?.name ?? '';
      const key = JSON.stringify([bot, why]);
      if (counted.has(key)) continue;
      counted.add(key);
      const { games: before, numbers, ...row } = rows.get(key) ?? { bot, why, games: 0, said, numbers: [] };
      rows.set(key, { ...row, games: before + 1, numbers: [...numbers, game].slice(0, NAMED_FORFEITS) });
    }
  }
  return [...rows.values()];
}

function placesOf(line: GameLine): Place[] {
  const points = pointsOf(line);
  return line.bots.map((bot, seat) => ({
    bot,
    seat,
    trait: line.traits[seat],
    opponents: line.traits.filter((_, other) => other !== seat),
    cards: line.cards?.[seat] ?? {},
    points: points[seat] ?? 0,
    score: line.scores?.[seat],
  }));
}

/** What each bot has of its meetings with each other: two at a table meet as their ranks say. */
function scoresOf({ bots }: Tournament, games: readonly GameLine[]): readonly (readonly number[])[] {
  const scores = bots.map(() => bots.map(() => 0));
  for (const { bots: seated, ranking } of games) {
    const rank = seated.map((_, seat) => ranking.findIndex((seats) => seats.includes(seat)));
    for (const [seat, one] of seated.entries()) {
      for (const [against, other] of seated.entries()) {
        const row = scores[one];
        if (one === other || row === undefined) continue;
        const ahead = Math.sign((rank[against] ?? 0) - (rank[seat] ?? 0));
        row[other] = (row[other] ?? 0) + (1 + ahead) / 2;
      }
    }
  }
  return scores;
}

// The meetings at one table of three or four depend on each other, and an interval that takes them for separate games
// would be too narrow.
function withoutInterval({ players }: Tournament, rating: Rating): Rating {
  return players === 2 ? rating : { ...rating, low: null, high: null };
}

const byTrait = (places: readonly Place[], values: readonly string[]): Report['traits'] =>
  values.map((trait) => ({ trait, ...rate(places.filter((place) => place.trait === trait)) }));

const bySeat = (places: readonly Place[], players: number): Report['seats'] =>
  Array.from({ length: players }, (_, seat) => ({
    seat: seat + 1,
    ...rate(places.filter((place) => place.seat === seat)),
  }));

const byPair = (places: readonly Place[], values: readonly string[]): Report['pairs'] =>
  values.flatMap((trait) =>
    values
      .filter((against) => against !== trait)
      .map((against) => ({
        trait,
        against,
        ...rate(places.filter((place) => place.trait === trait && place.opponents.includes(against))),
      })),
  );

function byCard(places: readonly Place[]): Report['cards'] {
  const ids = [...new Set(places.flatMap(({ cards }) => Object.keys(cards)))].sort();
  return ids.map((card) => {
    const with_ = places.filter(({ cards }) => (cards[card] ?? 0) > 0);
    return { card, ...rate(with_), plays: with_.reduce((sum, { cards }) => sum + (cards[card] ?? 0), 0) };
  });
}

function rate(places: readonly Place[]): Rate {
  const points = places.reduce((sum, place) => sum + place.points, 0);
  return rounded({ games: places.length, points, ...wilson(points, places.length) });
}

function scored(places: readonly Place[]): Pick<BotReport, 'scores'> {
  const scores = places.flatMap(({ score }) => score ?? []);
  return scores.length === 0 || scores.length < places.length ? {} : { scores: rounded(meanOf(scores)) };
}

/** How often each comes, the commonest first. */
function counted<Item extends string | number>(items: readonly Item[]): [Item, number][] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0];
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  return rounded({
    mean,
    median: ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2,
    least: sorted[0] ?? 0,
    most: sorted[sorted.length - 1] ?? 0,
  });
}

/** Figures without digits that say nothing. */
function rounded<Figures extends object>(figures: Figures): Figures {
  const entries = Object.entries(figures).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
  ]);
  return Object.fromEntries(entries) as Figures;
}
