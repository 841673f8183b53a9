import { availableParallelism } from 'node:os';
import { type GameLine, gamesOf, reportOf, type Shard, tablesOf, tournamentOf, WHOLE } from '../../arena/index.ts';
import type { AnyBox } from '../../boxes/index.ts';
import { contestant, isOurs, MOVE_TIME, mustPlay, shortName } from '../bots.ts';
import { type Chosen, gameNamed } from '../chosen-game.ts';
import { asked, Failure, misused } from '../failure.ts';
import { addressOf } from '../queue/address.ts';
import { type FieldNews, playByQueue } from '../queue/coordinator.ts';
import { readText } from '../reading.ts';
import { escapedJson, type Terminal } from '../terminal.ts';
import { fileFor } from '../writing.ts';
import { checkAgain, Doubt } from './check-again.ts';
import { type ArenaFile, formatArena, mergeArena, parseArena } from './file.ts';
import { keepingAt } from './keeping.ts';
import { playAll } from './pool.ts';
import { progressOf } from './progress.ts';
import type { Named, Tournament } from './tournament.ts';

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
  /** Where the games are put for other machines; `true` for the address in the environment. */
  readonly queue?: string | true;
  /** How long the queue may be away, in seconds. */
  readonly patience: number;
  /** How many games are played again here, and compared. */
  readonly check?: number;
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
  const address = options.queue === undefined ? undefined : addressOf(options.queue);
  if (address !== undefined && options.shard !== undefined) {
    throw misused('Either a queue or a shard: machines that share a queue share the whole tournament.');
  }
  if (options.resume && out === undefined) throw misused('To go on from a file needs one: say --out file.jsonl.');
  // A bot that is named twice plays against itself, as one that is named alone does.
  const game = await gameNamed(options.game);
  const bots = await Promise.all([...new Set(names)].map((name) => contestant(name, game.box)));
  await Promise.all(bots.map((bot) => mustPlay(bot, game)));
  const tournament = tournamentAt(game, bots, options);
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
  const progress = progressOf(games.length + lines.length, lines.length);
  const here = { program, tournament, workers: options.workers ?? availableParallelism() };
  const elsewhere = {
    tournament,
    patience: options.patience * 1000,
    say: progress.say,
    onField: ({ underway, workers }: FieldNews) => progress.update(lines.length + underway, workers),
  };
  try {
    const playing = address === undefined ? playAll(games, here) : playByQueue(games, { address, ...elsewhere });
    for await (const line of playing) {
      if (options.strict) mustBePlayed(line, tournament);
      keeping?.keep(line);
      lines.push(line);
      progress.increment();
    }
  } finally {
    progress.stop();
  }
  if (options.check !== undefined) {
    const checked = await checkAgain(lines, options.check, here).catch((thrown: unknown) => {
      if (thrown instanceof Doubt) keeping?.doubt();
      throw thrown;
    });
    process.stderr.write(`${inWords(checked)} played again, and came out the same.\n`);
  }

  const whole: ArenaFile = { tournament, shard, games: lines.sort((one, other) => one.game - other.game) };
  keeping?.finish(whole);
  process.off('exit', sayWhatIsLeft);
  if (options.shard === undefined) tell(game.box, whole, options, terminal);
  else process.stderr.write(`Shard ${shard.index} of ${shard.of}: ${lines.length} games are in ${out}.\n`);
}

const inWords = (games: number): string => (games === 1 ? '1 game was' : `${games} games were`);

function mustBePlayed({ game, bots, forfeits: [forfeit] = [] }: GameLine, { bots: names }: Tournament): void {
  if (forfeit === undefined) return;
  const { name } = names[bots[forfeit.seat] ?? 0] ?? { name: '' };
  throw new Failure(`Game ${game} was forfeited by ${name} (${forfeit.why}): ${forfeit.said}`);
}

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
  { json, cards: withCards = false }: Pick<ArenaOptions, 'json' | 'cards'>,
  { colours, say }: Terminal,
): void {
  if (json) say(escapedJson(JSON.stringify(reportOf(tournament, games), undefined, 2)));
  else say(tablesOf(box, tournament, games, { withCards, heading: colours.bold, shortName }));
}

function tournamentAt(
  { box, name, digest }: Chosen,
  bots: readonly Named[],
  { config, players, games, seed, nodes, moveTime = MOVE_TIME }: ArenaOptions,
): Tournament {
  const named = bots.map((bot): Named => ({ name: bot.name, digest: bot.digest }));
  const planned = asked(() => tournamentOf(box, { config, bots: named, players, games, seed, nodes }));
  return {
    game: { name, digest },
    ...planned,
    bots: named,
    ...(moveTime === MOVE_TIME || bots.every(isOurs) ? {} : { moveTime }),
  };
}
