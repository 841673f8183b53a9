import type { AnyBox } from '../boxes/index.ts';

/** The games that are built in: those of the library, then its examples. This list is the only place that names them. */
const BOXES: Readonly<Record<string, () => Promise<AnyBox>>> = {
  snails: async () => (await import('../games/snails/index.ts')).snailsBox,
  zombiaki: async () => (await import('../games/zombiaki/index.ts')).zombiakiBox,
  kelp: async () => (await import('../games/kelp/index.ts')).kelpBox,
  ants: async () => (await import('../games/ants/index.ts')).antsBox,
  auction: async () => (await import('../../docs/examples/auction/box.ts')).auctionBox,
  duel: async () => (await import('../../docs/examples/duel/box.ts')).duelBox,
  kuhn: async () => (await import('../../docs/examples/kuhn/box.ts')).kuhnBox,
  leduc: async () => (await import('../../docs/examples/leduc/box.ts')).leducBox,
  thimblerig: async () => (await import('../../docs/examples/thimblerig/box.ts')).thimblerigBox,
  'tic-tac-toe': async () => (await import('../../docs/examples/tic-tac-toe/box.ts')).ticTacToeBox,
};

/** Those whose cards can be replaced: a pack from outside is checked, and refused with the path of every fault. */
const PACKED: Readonly<Record<string, (pack: never) => Promise<AnyBox>>> = {
  snails: async (pack) => (await import('../games/snails/index.ts')).createSnailsBox({ pack }),
  zombiaki: async (pack) => (await import('../games/zombiaki/index.ts')).createZombiakiBox({ pack }),
  kelp: async (pack) => (await import('../games/kelp/index.ts')).createKelpBox({ pack }),
  ants: async (pack) => (await import('../games/ants/index.ts')).createAntsBox({ pack }),
};

/** The names of the games that can be played with other cards. */
export const PACKED_NAMES: readonly string[] = Object.keys(PACKED);

/** The names of the games that are built in. */
export const GAME_NAMES: readonly string[] = Object.keys(BOXES);

/** What is played when nobody says. */
export const DEFAULT_GAME = 'snails';

/** The box of the game of this name, loaded now; nothing, if there is none. */
export async function boxNamed(name: string): Promise<AnyBox | undefined> {
  return Object.hasOwn(BOXES, name) ? BOXES[name]?.() : undefined;
}

/** The box of the game of this name with other cards; nothing, if there is none, or its cards cannot be replaced. */
export async function boxWithPack(name: string, pack: unknown): Promise<AnyBox | undefined> {
  return Object.hasOwn(PACKED, name) ? PACKED[name]?.(pack as never) : undefined;
}

/** The boxes of all games that are built in. */
export async function allBoxes(): Promise<readonly AnyBox[]> {
  return Promise.all(Object.values(BOXES).map((load) => load()));
}
