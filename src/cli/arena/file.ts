import * as v from 'valibot';
import {
  type GameLine,
  gamesOf,
  lineCheckOf,
  readLine,
  type Shard,
  tournamentFaults,
  WHOLE,
} from '../../arena/index.ts';
import { attempt, examinedBy } from '../../kernel/index.ts';
import { Failure } from '../failure.ts';
import { inWords, type Named, shortDigest, type Tournament } from './tournament.ts';

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

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const named = v.strictObject({ name: v.string(), digest: v.string() });

/** What a file says of its tournament; whether that can be played, the arena knows. */
const TOURNAMENT = v.strictObject({
  game: named,
  engine: v.string(),
  ruleset: v.string(),
  config: v.string(),
  trait: v.exactOptional(v.strictObject({ name: v.string(), plural: v.string(), values: v.array(v.string()) })),
  bots: v.array(named),
  players: v.number(),
  games: v.number(),
  seed: v.string(),
  nodes: positive,
  moveTime: v.exactOptional(v.pipe(v.number(), v.gtValue(0))),
});

const HEAD = v.strictObject({
  format: v.literal(FORMAT),
  tournament: TOURNAMENT,
  shard: v.pipe(
    v.strictObject({ index: positive, of: positive }),
    v.check(({ index, of }) => index <= of, 'there are not so many shards'),
  ),
});

/** What every such file begins with, whichever version wrote it. */
const ANY_HEAD = v.looseObject({ format: v.literal(FORMAT) });

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

/** Does a text begin as such a file does? */
export const isArena = (text: string): boolean =>
  examinedBy(ANY_HEAD, json(text.split('\n', 1)[0] ?? ''), 'head').value !== undefined;

/** Reads such a file; `name` is what to call it if something is wrong with it. */
export function parseArena(text: string, name: string): ArenaFile {
  const [{ line: first } = { line: '' }, ...lines] = text
    .split('\n')
    .map((line, index) => ({ line, where: `${name}, line ${index + 1}` }))
    .filter(({ line }) => line !== '');
  if (isOld(first)) {
    throw new Failure(
      `${name} is of an earlier version, whose files did not name their game: play its tournament again.`,
    );
  }
  const { tournament, shard } = headIn(first, `${name} is no file of an arena: its first line does not say so.`);
  const games = lines.map(({ line, where }) => gameIn(line, `${where}: this is not a game of an arena.`));
  return { tournament, shard, games };
}

const isOld = (line: string): boolean => examinedBy(OLD_HEAD, json(line), 'head').value !== undefined;

const json = (line: string): unknown => attempt((): unknown => JSON.parse(line));

function headIn(line: string, trouble: string): Begun {
  const { value: head, faults } = examinedBy(HEAD, json(line), 'head');
  const [fault] = head === undefined ? faults : tournamentFaults(head.tournament);
  if (head !== undefined && fault === undefined) return head;
  throw new Failure(inDetail(line, trouble, fault === undefined ? undefined : `${fault.path}: ${fault.message}`));
}

function gameIn(line: string, trouble: string): GameLine {
  const read = readLine(json(line));
  if ('line' in read) return read.line;
  throw new Failure(`${inDetail(line, trouble, read.fault)} ${HOW_TO_MEND}`);
}

/** What to do where a line of a file is not right. */
export const HOW_TO_MEND = 'Delete the line, and arena --resume plays its game again.';

/** Trouble with the first fault, where that says what is the matter. */
const inDetail = (line: string, trouble: string, fault: string | undefined): string =>
  line.startsWith('{') && json(line) !== undefined && fault !== undefined ? `${trouble} ${fault}.` : trouble;

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
  return { tournament: first.tournament, shard: WHOLE, games };
}

/** The first thing in which two files are not parts of the same tournament. */
export function differenceOf(one: Begun, other: Begun): string | undefined {
  const [ours, theirs] = [one, other].map(({ tournament, shard }) => ({ ...tournament, shards: shard.of }));
  if (ours === undefined || theirs === undefined) return undefined;
  for (const name of Object.keys({ ...ours, ...theirs }) as (keyof typeof ours)[]) {
    const [here, there] = [JSON.stringify(ours[name]), JSON.stringify(theirs[name])];
    if (here === there) continue;
    if (name === 'bots') return differenceOfNamed('bots', ours.bots, theirs.bots);
    if (name === 'game') return differenceOfNamed('game', [ours.game], [theirs.game]);
    return `${name} ${there}, not ${here}`;
  }
  return undefined;
}

/** In which bots or games two files differ: in one whose text has changed, or in who they are. */
function differenceOfNamed(what: string, here: readonly Named[], there: readonly Named[]): string {
  const pairs = here.map((ours, index) => ({ ours, theirs: there[index] }));
  const areNamedAlike = here.length === there.length && pairs.every(({ ours, theirs }) => ours.name === theirs?.name);
  const changed = pairs.find(({ ours, theirs }) => ours.digest !== theirs?.digest);
  if (areNamedAlike && changed?.theirs !== undefined) {
    const [ours, theirs] = [changed.ours, changed.theirs].map(({ digest }) => shortDigest(digest));
    return `the text of ${changed.ours.name}, or of what it imports, is not the same (${theirs}, not ${ours})`;
  }
  return `${what} ${there.map(inWords).join(', ')}, not ${here.map(inWords).join(', ')}`;
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
