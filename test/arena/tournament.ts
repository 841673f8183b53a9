import { type GameLine, gamesOf, type Shard } from 'gastropodia/arena';
import { FACTIONS } from 'gastropodia/snails';
import { scheduleOf } from '../../src/arena/schedule.ts';
import { fieldOf } from '../../src/arena/tournament.ts';
import type { ArenaFile } from '../../src/cli/arena/file.ts';
import type { Tournament } from '../../src/cli/arena/tournament.ts';

/** A small tournament between two bots that nobody has to play. */
export const TOURNAMENT: Tournament = {
  game: { name: 'snails', digest: '' },
  engine: '1.0.0',
  ruleset: 'snails/test',
  config: 'standard',
  trait: { name: 'faction', plural: 'factions', values: FACTIONS },
  bots: [
    { name: 'ant', digest: '' },
    { name: 'bee', digest: '' },
  ],
  players: 2,
  games: 12,
  seed: 'made up',
  nodes: 2000,
};

/** A game as the schedule has it, in which the bot with this number has won. */
export function lineOf(game: number, winner: number, tournament = TOURNAMENT): GameLine {
  const { bots, traits, deal } = scheduleOf(fieldOf(tournament))(game);
  const seat = bots.indexOf(winner);
  return {
    game,
    seed: `${tournament.seed}/${deal}`,
    bots,
    traits,
    winners: [seat],
    ranking: [[seat], [1 - seat]],
    reason: 'most-snails',
    rounds: 6,
    decisions: 100 + game,
    cards: bots.map((bot) => (bot === 0 ? { rocket: 2 } : { mine: 1 })),
  };
}

/** A shard of the tournament, in which the first bot wins every third game. */
export function shardFile(shard: Shard, tournament = TOURNAMENT): ArenaFile & { readonly name: string } {
  const games = gamesOf(tournament, shard).map((game) => lineOf(game, game % 3 === 0 ? 0 : 1, tournament));
  return { name: `shard-${shard.index}`, tournament, shard, games };
}
