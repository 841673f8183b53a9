import { type AnyBox, boxOf } from '../boxes/index.ts';
import { isEngineError } from '../kernel/index.ts';
import { messageOf, misused } from './failure.ts';
import { isPath, moduleAt } from './modules.ts';

/** The games that are built in: those of the library, then its examples. This list is the only place that names them. */
const BOXES: Readonly<Record<string, () => Promise<AnyBox>>> = {
  snails: async () => (await import('../games/snails/index.ts')).snailsBox,
  auction: async () => (await import('../../docs/examples/auction/box.ts')).auctionBox,
  duel: async () => (await import('../../docs/examples/duel/box.ts')).duelBox,
  kuhn: async () => (await import('../../docs/examples/kuhn/box.ts')).kuhnBox,
  leduc: async () => (await import('../../docs/examples/leduc/box.ts')).leducBox,
  thimblerig: async () => (await import('../../docs/examples/thimblerig/box.ts')).thimblerigBox,
  'tic-tac-toe': async () => (await import('../../docs/examples/tic-tac-toe/box.ts')).ticTacToeBox,
};

/** The names of the games that are built in. */
export const GAME_NAMES: readonly string[] = Object.keys(BOXES);

/** What is played when nobody says. */
export const DEFAULT_GAME = 'snails';

/** A game that was asked for by name. */
export interface Chosen {
  /** As it was typed: the id of a game that is built in, or the path of a module. */
  readonly name: string;
  /** The SHA-256 of a module's text; empty for a game of ours. */
  readonly digest: string;
  readonly box: AnyBox;
}

/** The game of this id, or that of the module at this path. */
export async function gameNamed(name: string): Promise<Chosen> {
  if (isPath(name)) return fromModule(name);
  const load = Object.hasOwn(BOXES, name) ? BOXES[name] : undefined;
  if (load !== undefined) return { name, digest: '', box: await load() };
  throw misused(`There is no game '${name}'; there are ${GAME_NAMES.join(', ')}, and modules such as ./my-game.mjs.`);
}

/** The boxes of all games that are built in. */
export async function allBoxes(): Promise<readonly AnyBox[]> {
  return Promise.all(Object.values(BOXES).map((load) => load()));
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
