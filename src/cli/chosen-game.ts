import { type AnyBox, boxOf } from '../boxes/index.ts';
import { isEngineError } from '../kernel/index.ts';
import { boxNamed, GAME_NAMES } from '../registry/index.ts';
import { messageOf, misused } from './failure.ts';
import { isPath, moduleAt } from './modules.ts';

/** A game that was asked for by name. */
export interface Chosen {
  /** As it was typed: the id of a game that is built in, or the path of a module. */
  readonly name: string;
  /** What a module is known by, with everything that it imports; empty for a game of ours. */
  readonly digest: string;
  readonly box: AnyBox;
}

/** The game of this id, or that of the module at this path. */
export async function gameNamed(name: string): Promise<Chosen> {
  if (isPath(name)) return fromModule(name);
  const box = await boxNamed(name);
  if (box !== undefined) return { name, digest: '', box };
  throw misused(`There is no game '${name}'; there are ${GAME_NAMES.join(', ')}, and modules such as ./my-game.mjs.`);
}

async function fromModule(name: string): Promise<Chosen> {
  const { digest, exported } = await moduleAt(name, 'game');
  return { name, digest, box: boxIn(exported, name) };
}

/** A box that somebody has made, or one made here of a game without a box. */
function boxIn(exported: unknown, name: string): AnyBox {
  if (typeof exported !== 'object' || exported === null) {
    throw misused(
      `${name} is no game: its default export has to be a box, made by boxOf of gastropodia/boxes, or a game, made by createGame.`,
    );
  }
  try {
    return boxOf(('game' in exported ? exported : { game: exported }) as Parameters<typeof boxOf>[0]) as AnyBox;
  } catch (thrown) {
    throw isEngineError(thrown) ? misused(`${name}: ${messageOf(thrown)}`) : thrown;
  }
}
