import { type Box, givenBox, offerOf } from '../boxes/index.ts';
import {
  attempt,
  EngineError,
  type GameTypes,
  givenList,
  givenOptions,
  givenText,
  mustBeWhole,
  NODES,
  named,
  VERSION,
} from '../kernel/index.ts';
import { type Field, MOST_WAYS, waysOf, wholeDeals, wholeRound } from './schedule.ts';
import { fieldOf, MOST_GAMES, type Participant, type Tournament, traitOf } from './tournament.ts';

/** What a tournament is made of, beside its game. */
export interface TournamentPlan {
  /** The id of one of the box's configs; the usual one, if not said. */
  readonly config?: string | undefined;
  /** Everybody meets everybody; one that is alone plays against itself. No two have the same name. */
  readonly bots: readonly Participant[];
  /** How many sit at a table; as few as the game allows, if not said, but two at least. */
  readonly players?: number | undefined;
  /**
   * How many games, raised to whole deals. If not said, every choice of factions once, or of what the seats differ in
   * otherwise; where they differ in nothing, a hundred or a little more.
   */
  readonly games?: number | undefined;
  /** The luck of all of it. */
  readonly seed: string;
  /** How many nodes a decision may cost whose bot has no budget of its own; 2,000 if not said. */
  readonly nodes?: number | undefined;
}

/**
 * All that decides a tournament, as plain data to be kept or sent. What cannot be played is an `EngineError`: a config that there
 * is not, too many seats, two bots of one name.
 */
export function tournamentOf<T extends GameTypes, Look>(box: Box<T, Look>, plan: TournamentPlan): Tournament {
  const { config, bots, players: asked, games, seed, nodes = NODES } = givenOptions(plan);
  const offer = offerOf(givenBox(box), { config });
  const players = asked ?? Math.max(2, offer.seats.min);
  offerOf(box, { config, players });
  mustBeWhole('nodes', nodes, 0);
  if (games !== undefined) mustBeWhole('games', games, 1, MOST_GAMES);
  const planned: Tournament = {
    engine: VERSION,
    ruleset: box.game.ruleset,
    config: offer.id,
    ...traitOf(box),
    bots: participants(bots),
    players,
    games: 1,
    seed: givenText(seed, 'seed'),
    nodes,
  };
  const field = fieldOf(planned);
  mustBeFewWays(field);
  const enough = games ?? usualGames(field);
  return { ...planned, games: wholeDeals(field, enough) };
}

function participants(bots: readonly Participant[]): readonly Participant[] {
  const read = givenList(bots, 'bots').map((bot): Participant => {
    const { name, nodes } = givenBotIn(bot);
    if (nodes !== undefined) mustBeWhole('nodes', nodes, 0);
    return { name: givenText(name, 'name of a bot'), ...(nodes === undefined ? {} : { nodes }) };
  });
  const names = read.map(({ name }) => name);
  if (names.length === 0) throw new EngineError('bots/wrong-number', 'A tournament needs a bot at least.');
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return read;
  throw new EngineError('option/invalid', `Two bots are called '${twice}': nobody could tell them apart.`);
}

function givenBotIn(bot: Participant): Participant {
  const own = attempt(() => givenOptions(bot));
  if (own !== undefined) return own;
  const hint = typeof bot === 'string' ? ' There are bots by their names in botsFor(box) of gastropodia/bots.' : '';
  throw new EngineError('argument/invalid', `A bot is needed here; ${named(bot)} is none.${hint}`);
}

function mustBeFewWays(field: Field): void {
  if (waysOf(field) <= MOST_WAYS) return;
  const { bots, players } = field;
  const message = `${bots} bots and ${players} at a table can be seated in too many ways: more than ${MOST_WAYS}.`;
  throw new EngineError('option/invalid', message);
}

/** Every choice of traits once; where there are none, whole rounds until there are enough games to say something. */
function usualGames(field: Field): number {
  const round = wholeRound(field);
  return field.traits.length === 0 ? round * Math.ceil(ENOUGH / round) : round;
}

const ENOUGH = 100;
