import * as v from 'valibot';
import { attempt, examinedBy } from '../../kernel/index.ts';
import { Failure } from '../failure.ts';
import { LINE, lineCheckOf } from './check-line.ts';
import { MOST_WAYS, waysOf } from './schedule.ts';
import { fieldOf, type GameLine, gamesOf, MOST_GAMES, type Shard, type Tournament } from './tournament.ts';

/** Which tournament, and which shard of it. */
export interface Begun {
  readonly tournament: Tournament;
  readonly shard: Shard;
}

/** A file of a tournament, or of a shard of it: its first line says which, every further line is a game. */
export interface ArenaFile extends Begun {
  readonly games: readonly GameLine[];
}

const FORMAT = 'gastropodia/arena';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(count, v.minValue(1));

const named = v.strictObject({ name: v.string(), digest: v.string() });

const MOST_PLAYERS = 100;

const TOURNAMENT = v.strictObject({
  game: named,
  engine: v.string(),
  ruleset: v.string(),
  config: v.string(),
  trait: v.exactOptional(
    v.strictObject({ name: v.string(), plural: v.string(), values: v.pipe(v.array(v.string()), v.minLength(1)) }),
  ),
  bots: v.pipe(v.array(named), v.minLength(1)),
  players: v.pipe(positive, v.maxValue(MOST_PLAYERS)),
  games: v.pipe(positive, v.maxValue(MOST_GAMES)),
  seed: v.string(),
  nodes: positive,
  moveTime: v.exactOptional(v.pipe(v.number(), v.gtValue(0))),
});

/** No file says more than a machine can lay out. */
const CHECKED = v.pipe(
  TOURNAMENT,
  v.check((tournament) => waysOf(fieldOf(tournament)) <= MOST_WAYS, 'there are too many ways to seat these bots'),
);

const HEAD = v.strictObject({
  format: v.literal(FORMAT),
  tournament: CHECKED,
  shard: v.pipe(
    v.strictObject({ index: positive, of: positive }),
    v.check(({ index, of }) => index <= of, 'there are not so many shards'),
  ),
});

/** What files began with when there was one game. */
const OLD_HEAD = v.looseObject({
  format: v.literal(FORMAT),
  tournament: v.looseObject({ game: v.optional(v.undefined()), ruleset: v.string() }),
});

/** The text of a file, the games in the order of their numbers. */
export function formatArena({ games, ...begun }: ArenaFile): string {
  const inOrder = games.toSorted((one, other) => one.game - other.game);
  return [headOf(begun), ...inOrder].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** The first line of such a file. */
export const headOf = ({ tournament, shard }: Begun): object => ({
  format: FORMAT,
  tournament,
  shard,
});

/** Reads such a file; `name` is what to call it if something is wrong with it. */
export function parseArena(text: string, name: string): ArenaFile {
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '');
  if (isOld(first)) {
    throw new Failure(
      `${name} is of an earlier version, whose files did not name their game: play its tournament again.`,
    );
  }
  const head = readLine(HEAD, first, 'head', `${name} is no file of an arena: its first line does not say so.`);
  const games = lines.map(
    (line, index): GameLine =>
      readLine(LINE, line, 'game', `${name}, line ${index + 2}: this is not a game of an arena.`),
  );
  return { tournament: head.tournament, shard: head.shard, games };
}

const isOld = (line: string): boolean =>
  examinedBy(
    OLD_HEAD,
    attempt((): unknown => JSON.parse(line)),
    'head',
  ).value !== undefined;

/** What a line holds, or a failure with its first fault: mostly that says what is the matter. */
function readLine<Value>(schema: v.GenericSchema<unknown, Value>, line: string, what: string, trouble: string): Value {
  const { value, faults } = examinedBy(
    schema,
    attempt((): unknown => JSON.parse(line)),
    what,
  );
  if (value !== undefined) return value;
  const [fault] = line.startsWith('{') ? faults : [];
  throw new Failure(fault === undefined ? trouble : `${trouble} ${fault.path}: ${fault.message}.`);
}

/** Puts the shards of one tournament together again; what is missing, double or foreign is refused by name. */
export function mergeArena(files: readonly (ArenaFile & { readonly name: string })[]): ArenaFile {
  const [first] = files;
  if (first === undefined) throw new Failure('There is nothing to merge.');
  const shards = new Map<number, string>();
  for (const file of files) {
    const { name, shard } = file;
    const difference = differenceOf(first, file);
    if (difference !== undefined)
      throw new Failure(`${name} is of another tournament than ${first.name}: ${difference}.`);
    const double = shards.get(shard.index);
    if (double !== undefined) throw new Failure(`${double} and ${name} are both shard ${shard.index} of ${shard.of}.`);
    shards.set(shard.index, name);
    checkGames(file);
  }
  const missing = Array.from({ length: first.shard.of }, (_, index) => index + 1).filter((index) => !shards.has(index));
  if (missing.length > 0) {
    const which = missing.length === 1 ? `Shard ${missing[0]}` : `Shards ${missing.join(', ')}`;
    throw new Failure(`${which} of ${first.shard.of} ${missing.length === 1 ? 'is' : 'are'} missing.`);
  }
  const games = files.flatMap((file) => file.games).sort((one, other) => one.game - other.game);
  return { tournament: first.tournament, shard: { index: 1, of: 1 }, games };
}

/** The first thing in which two files are not parts of the same tournament. */
export function differenceOf(one: Begun, other: Begun): string | undefined {
  const [ours, theirs] = [one, other].map(({ tournament, shard }) => ({ ...tournament, shards: shard.of }));
  if (ours === undefined || theirs === undefined) return undefined;
  for (const name of Object.keys({ ...ours, ...theirs }) as (keyof typeof ours)[]) {
    const [here, there] = [JSON.stringify(ours[name]), JSON.stringify(theirs[name])];
    if (here !== there) return `${name} ${there}, not ${here}`;
  }
  return undefined;
}

/** A shard has all of its games, each once and none of another's, and each can be. */
function checkGames({ name, tournament, shard, games }: ArenaFile & { readonly name: string }): void {
  const check = lineCheckOf(tournament);
  const due = new Set(gamesOf(tournament, shard));
  const seen = new Set<number>();
  for (const line of games) {
    const { game } = line;
    if (!due.has(game)) throw new Failure(`${name} has game ${game}, which does not belong to it.`);
    if (seen.has(game)) throw new Failure(`${name} has game ${game} twice.`);
    const checked = check(line);
    if ('fault' in checked) throw new Failure(`${name}: ${checked.fault}.`);
    seen.add(game);
  }
  const missing = [...due].filter((game) => !seen.has(game));
  if (missing.length > 0)
    throw new Failure(`${name} lacks ${missing.length} of its games; the first is game ${missing[0]}.`);
}
