import { availableParallelism } from 'node:os';
import progress from 'cli-progress';
import type { AnyBox, Trait } from '../../boxes/index.ts';
import { VERSION } from '../../kernel/index.ts';
import { type Contestant, contestant, isOurs, MOVE_TIME } from '../bots.ts';
import { type Chosen, gameNamed } from '../chosen-game.ts';
import { Failure, misused } from '../failure.ts';
import { readText } from '../files.ts';
import { checkSeats, offerOf } from '../offers.ts';
import type { Terminal } from '../terminal.ts';
import { fileFor } from '../writing.ts';
import { type ArenaFile, formatArena, mergeArena, parseArena } from './file.ts';
import { keepingAt } from './keeping.ts';
import { playAll } from './pool.ts';
import { reportOf } from './report.ts';
import { wholeDeals, wholeRound } from './schedule.ts';
import { tablesOf } from './tables.ts';
import { fieldOf, type GameLine, gamesOf, type Named, type Shard, type Tournament } from './tournament.ts';

/** What an arena is asked to do. */
export interface ArenaOptions {
  readonly game: string;
  readonly config?: string;
  /** As few as the game allows, if not said. */
  readonly players?: number;
  readonly games?: number;
  readonly seed: string;
  readonly nodes: number;
  readonly workers?: number;
  readonly shard?: Shard;
  /** How long a bot that is not ours may take for a decision, in seconds. */
  readonly moveTime?: number;
  /** Stops at the first forfeit. */
  readonly strict?: boolean;
  readonly out?: string;
  /** Goes on from the games that an interrupted run has left. */
  readonly resume?: boolean;
  readonly json?: boolean;
  readonly cards?: boolean;
}

/** Lets bots play a tournament, or a shard of one, and tells what came of it. */
export async function arena(
  names: readonly string[],
  options: ArenaOptions,
  terminal: Terminal,
  program: URL,
): Promise<void> {
  const { shard = WHOLE, out } = options;
  if (options.shard !== undefined && out === undefined) {
    throw misused('A shard needs a file to be written to: say --out file.jsonl.');
  }
  if (options.resume && out === undefined) throw misused('To go on from a file needs one: say --out file.jsonl.');
  // A bot that is named twice plays against itself, as one that is named alone does.
  const game = await gameNamed(options.game);
  const bots = await Promise.all([...new Set(names)].map((name) => contestant(name, game.box)));
  await Promise.all(bots.map((bot) => mustPlay(bot, game)));
  const tournament = tournamentOf(game, bots, options);
  const keeping =
    out === undefined ? undefined : keepingAt({ out, resume: options.resume === true }, { tournament, shard });
  // However it ends: by a signal too.
  const sayWhatIsLeft = (): void => {
    const left = keeping?.left();
    if (left !== undefined) process.stderr.write(`${left}\n`);
  };
  process.once('exit', sayWhatIsLeft);

  const lines: GameLine[] = [...(keeping?.kept ?? [])];
  if (options.strict) for (const line of lines) mustBePlayed(line, tournament);
  const played = new Set(lines.map(({ game }) => game));
  const games = gamesOf(tournament, shard).filter((game) => !played.has(game));
  const bar = progressBar(games.length + lines.length, lines.length);
  try {
    const workers = options.workers ?? availableParallelism();
    for await (const line of playAll(games, { program, tournament, workers })) {
      if (options.strict) mustBePlayed(line, tournament);
      keeping?.keep(line);
      lines.push(line);
      bar?.increment();
    }
  } finally {
    bar?.stop();
  }

  const whole: ArenaFile = { tournament, shard, games: lines.sort((one, other) => one.game - other.game) };
  keeping?.finish(whole);
  process.off('exit', sayWhatIsLeft);
  if (options.shard === undefined) tell(game.box, whole, options, terminal);
  else process.stderr.write(`Shard ${shard.index} of ${shard.of}: ${lines.length} games are in ${out}.\n`);
}

/** What is no bot is told before the first game, and not by its forfeits. */
async function mustPlay({ enter, ...bot }: Contestant, { name, box }: Chosen): Promise<void> {
  if (isOurs(bot)) return;
  const entrant = enter({ box, game: name });
  await entrant.greet().finally(entrant.close);
}

function mustBePlayed({ game, bots, forfeits: [forfeit] = [] }: GameLine, { bots: names }: Tournament): void {
  if (forfeit === undefined) return;
  const { name } = names[bots[forfeit.seat] ?? 0] ?? { name: '' };
  throw new Failure(`Game ${game} was forfeited by ${name} (${forfeit.why}): ${forfeit.said}`);
}

const WHOLE: Shard = { index: 1, of: 1 };

/** Puts the shards of a tournament together, and tells what came of it. */
export async function merge(
  names: readonly string[],
  options: Pick<ArenaOptions, 'out' | 'json' | 'cards'>,
  terminal: Terminal,
): Promise<void> {
  const merged = mergeArena(names.map((name) => ({ name, ...parseArena(readText(name), name) })));
  if (options.out !== undefined) fileFor(options.out).write(formatArena(merged));
  const { box } = await gameNamed(merged.tournament.game.name);
  tell(box, merged, options, terminal);
}

function tell(
  box: AnyBox,
  { tournament, games }: ArenaFile,
  { json, cards }: Pick<ArenaOptions, 'json' | 'cards'>,
  terminal: Terminal,
): void {
  const report = reportOf(tournament, games);
  const tables = (): string => tablesOf(report, { box, colours: terminal.colours, withCards: cards === true });
  terminal.say(json ? JSON.stringify(report, undefined, 2) : tables());
}

function tournamentOf(
  { box, name: gameName, digest: gameDigest }: Chosen,
  bots: readonly Named[],
  { config, players: asked, games, seed, nodes, moveTime = MOVE_TIME }: ArenaOptions,
): Tournament {
  const offer = offerOf(box, config);
  const players = asked ?? Math.max(2, offer.seats.min);
  checkSeats(box, offer, players);
  const planned: Tournament = {
    game: { name: gameName, digest: gameDigest },
    engine: VERSION,
    ruleset: box.game.ruleset,
    config: offer.id,
    ...(box.trait === undefined ? {} : { trait: writtenDown(box.trait) }),
    bots: bots.map(({ name, digest }) => ({ name, digest })),
    players,
    games: 1,
    seed,
    nodes,
    ...(moveTime === MOVE_TIME || bots.every(isOurs) ? {} : { moveTime }),
  };
  const field = fieldOf(planned);
  return { ...planned, games: wholeDeals(field, games ?? usualGames(planned)) };
}

/** What of a trait can be written down and sent to another thread: how it is called in other languages cannot. */
const writtenDown = ({ name, plural, values }: Trait): Omit<Trait, 'describe'> => ({ name, plural, values });

/** Every choice of traits once; where there are none, whole rounds until there are enough games to say something. */
function usualGames(planned: Tournament): number {
  const round = wholeRound(fieldOf(planned));
  return planned.trait === undefined ? round * Math.ceil(ENOUGH / round) : round;
}

const ENOUGH = 100;

function progressBar(games: number, played: number): progress.SingleBar | undefined {
  if (!process.stderr.isTTY) return undefined;
  const bar = new progress.SingleBar({
    stream: process.stderr,
    format: '{bar} {value} of {total} games, {eta_formatted} to go',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
  });
  bar.start(games, played);
  return bar;
}
