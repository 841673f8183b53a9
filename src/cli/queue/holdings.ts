import { tournamentOf } from '../../arena/index.ts';
import { VERSION } from '../../kernel/index.ts';
import type { Named, Tournament } from '../arena/tournament.ts';
import { budgetIn } from '../bots.ts';
import type { Chosen } from '../chosen-game.ts';
import { Failure, messageOf } from '../failure.ts';
import { excerpt } from '../terminal.ts';
import { type Cast, identityOf, idOf, type Plan, readJob } from './job.ts';

/** What a machine plays with: a game and bots, named by whoever has started it. */
export interface Holdings {
  readonly game: Chosen;
  readonly bots: readonly Named[];
}

/** Whom a machine can play for. */
export const castHeld = ({ game, bots }: Holdings): Cast => ({
  engine: VERSION,
  ruleset: game.box.game.ruleset,
  game: identityOf(game),
  bots: bots.map(identityOf),
});

/** Games that a machine was asked to play, of a tournament with the names that game and bots have here. */
export interface Asked {
  readonly tournament: Tournament;
  readonly games: readonly number[];
}

/**
 * Reads a job, which anybody may have put in. Whatever it says, nothing is loaded for it: its bots are looked for among
 * those that are held, by what they are.
 */
export function askedOf(holdings: Holdings, id: string | undefined, data: unknown): Asked {
  const read = readJob(data);
  if ('fault' in read) throw refused(read.fault);
  const { plan, games } = read.job;
  if (idOf(read.job) !== id) throw refused('its id is not made of what it says');
  return { tournament: tournamentHere(holdings, plan), games };
}

function tournamentHere(holdings: Holdings, plan: Plan): Tournament {
  const { game } = holdings;
  const { engine, ruleset, config, players, games, seed, nodes, moveTime } = plan;
  if (engine !== VERSION) throw refused(`it is for version ${engine}, and this is ${VERSION}`);
  if (plan.game !== identityOf(game)) throw refused(`the game ${plan.game} is not held here`);
  if (ruleset !== game.box.game.ruleset) throw refused(`it is for the ruleset ${ruleset}`);
  const bots = plan.bots.map(({ bot, nodes: own }): Named => {
    const held = holdings.bots.find((each) => identityOf(each) === bot);
    if (held === undefined) throw refused(`the bot ${bot} is not held here`);
    const { name } = budgetIn(held.name);
    return { name: own === undefined ? name : `${name}:${own}`, digest: held.digest };
  });
  try {
    const planned = tournamentOf(game.box, { config, bots, players, games, seed, nodes });
    const called = { name: game.name, digest: game.digest };
    return { game: called, ...planned, bots, ...(moveTime === undefined ? {} : { moveTime }) };
  } catch (thrown) {
    throw refused(messageOf(thrown));
  }
}

/** A job that is not played. */
const refused = (why: string): Failure =>
  new Failure(`A job is refused: ${excerpt(why)}${why.endsWith('.') ? '' : '.'}`);
