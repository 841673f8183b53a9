import { type Bot, type Game, type GameTypes, type Played, play } from 'gastropodia';
import { greedyBot } from 'gastropodia/bots';
import { FACTIONS, type SnailsConfig, type SnailsTypes, snails, snailsKnowledge } from 'gastropodia/snails';

/** Plays Snails without looking ahead. */
export const greedy: Bot<SnailsTypes> = greedyBot(snailsKnowledge());

/** A series of matches of one bot against others that all are the same. */
export interface Series<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: (match: number) => T['Config'];
  readonly seats: number;
  readonly matches: number;
  readonly nodes: number;
}

/** How many points a bot makes in a series, its seat changing from match to match: a win is shared by all who have won. */
export function pointsOf<T extends GameTypes>(series: Series<T>, bot: Bot<T>, others: Bot<T>): number {
  const { game, config, seats, matches, nodes } = series;
  let points = 0;
  for (let match = 0; match < matches; match++) {
    const own = match % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? bot : others));
    const seed = `match ${Math.floor(match / seats)}`;
    const { outcome } = play(game, { config: config(match), seed, botSeed: `bots ${match}`, bots, nodes });
    if (outcome.winners.includes(own)) points += 1 / outcome.winners.length;
  }
  return points;
}

/** Two players of Snails, whose factions change from pair of matches to pair of matches. */
export function duelOfFactions(match: number): SnailsConfig {
  const pair = Math.floor(match / 2);
  const first = FACTIONS[pair % 6] ?? 'ninja';
  const second = FACTIONS[(pair + 1 + (Math.floor(pair / 6) % 5)) % 6] ?? 'pirates';
  return { players: [{ faction: first }, { faction: second }] };
}

/** A match of Snails between bots. */
export function playSnails(bots: readonly Bot<SnailsTypes>[], options: MatchOptions): Played<SnailsTypes> {
  const { seed = 'the match', nodes = 100, firstFaction = 0, game = snails } = options;
  const players = bots.map((_, seat) => ({ faction: FACTIONS[(firstFaction + seat) % 6] ?? 'ninja' }));
  return play(game, { config: { players }, seed, bots, nodes });
}

interface MatchOptions {
  readonly seed?: string;
  readonly nodes?: number;
  /** The first seat's faction by number; the others have the next ones. */
  readonly firstFaction?: number;
  readonly game?: Game<SnailsTypes>;
}
