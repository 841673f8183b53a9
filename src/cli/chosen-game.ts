import { createHash } from 'node:crypto';
import { type AnyBox, boxOf } from '../boxes/index.ts';
import { isEngineError } from '../kernel/index.ts';
import { boxNamed, boxWithPack, GAME_NAMES, PACKED_NAMES } from '../registry/index.ts';
import { asked, messageOf, misused } from './failure.ts';
import { keyThereTwice } from './keys-twice.ts';
import { isPath, moduleAt } from './modules.ts';
import { readText } from './reading.ts';

/** A game that was asked for by name. */
export interface Chosen {
  /** As it was typed: the id of a game that is built in, with the path of a pack after a plus if it has one, or the path of a module. */
  readonly name: string;
  /** What a module is known by, with everything that it imports; empty for a game of ours. */
  readonly digest: string;
  readonly box: AnyBox;
}

/** The name of a game that is played with the cards of a file: `snails+./my-pack.json`. */
export const withPack = (game: string, pack: string | undefined): string =>
  pack === undefined ? game : `${game}+${pack}`;

/** The game of this id, that of this id with a pack of cards, or that of the module at this path. */
export async function gameNamed(name: string): Promise<Chosen> {
  const [, id, pack] = /^([^+/\\]+)\+(.+)$/s.exec(name) ?? [];
  if (id !== undefined && pack !== undefined && GAME_NAMES.includes(id)) return withCards(name, id, pack);
  if (isPath(name)) return fromModule(name);
  const box = await boxNamed(name);
  if (box !== undefined) return { name, digest: '', box };
  throw misused(`There is no game '${name}'; there are ${GAME_NAMES.join(', ')}, and modules such as ./my-game.mjs.`);
}

async function withCards(name: string, id: string, path: string): Promise<Chosen> {
  const text = readText(path);
  const digest = createHash('sha256').update(text).digest('hex');
  try {
    const pack: unknown = JSON.parse(text);
    const twice = keyThereTwice(text);
    if (twice !== undefined) throw misused(`${path}: pack.${twice} is there twice.`);
    const box = await boxWithPack(id, pack);
    if (box !== undefined) return { name, digest, box };
  } catch (thrown) {
    if (thrown instanceof SyntaxError) throw misused(`${path} is no pack of cards: it is not JSON.`);
    throw isEngineError(thrown) ? misused(`${path}: ${messageOf(thrown)}`) : thrown;
  }
  throw misused(`${id} has no cards that could be replaced; ${PACKED_NAMES.join(', ')} have.`);
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
  const parts = ('game' in exported ? exported : { game: exported }) as Parameters<typeof boxOf>[0];
  return asked(() => boxOf(parts) as AnyBox, `${name}: `);
}
