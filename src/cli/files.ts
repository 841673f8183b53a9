import type { AnyBox } from '../boxes/index.ts';
import { type GameRecord, isEngineError, verifyRecord } from '../kernel/index.ts';
import { DEFAULT_GAME, GAME_NAMES } from '../registry/index.ts';
import { isArena } from './arena/file.ts';
import { gameNamed } from './chosen-game.ts';
import { Failure } from './failure.ts';
import { readText } from './reading.ts';
import { commandOf } from './see-again.ts';

/** A record of a game that comes out as it was recorded, and the game: that of the record, if none is named. */
export async function readRecord(path: string, game?: string): Promise<{ record: GameRecord; box: AnyBox }> {
  const recorded = readJson(path);
  const { box } = await gameNamed(game ?? gameIn(recorded));
  const divergence = differenceOf(box, path, recorded);
  if (divergence !== undefined) throw new Failure(`${path} differs at ply ${divergence.ply}: ${divergence.reason}`);
  return { record: recorded as GameRecord, box };
}

/** The game of ours that a record says it is of: its ruleset begins with the game's id. */
function gameIn(recorded: unknown): string {
  const { ruleset } = (recorded ?? {}) as { readonly ruleset?: unknown };
  const id = typeof ruleset === 'string' ? ruleset.replace(/\/.*$/s, '') : '';
  return GAME_NAMES.includes(id) ? id : DEFAULT_GAME;
}

function readJson(path: string): unknown {
  const text = readText(path);
  if (isArena(text)) {
    throw new Failure(
      `${path} is a tournament, and no record of a game: say which of its games, as in ${commandOf(['replay', path, '--number', '0', '--save', 'game.json'])}.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${path} is no record of a game: it is not JSON.`);
  }
}

function differenceOf({ game }: AnyBox, path: string, recorded: unknown): ReturnType<typeof verifyRecord> {
  try {
    return verifyRecord(game, recorded);
  } catch (thrown) {
    if (!isEngineError(thrown)) throw thrown;
    // All faults would fill the screen, and mostly the first says what is the matter.
    const [fault] = thrown.faults;
    const [sentence = ''] = thrown.message.split('\n');
    const hint = thrown.code === 'ruleset/foreign' ? packHint(game.id, recorded) : '';
    throw new Failure(`${path}: ${sentence}${fault === undefined ? '' : ` ${fault.path}: ${fault.message}.`}${hint}`);
  }
}

/** What to say where a record is of this game with other cards. */
const packHint = (id: string, recorded: unknown): string =>
  gameIn(recorded) === id ? ` If it was played with other cards, name them: --game ${id}+my-pack.json.` : '';
