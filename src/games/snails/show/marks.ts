import { INKS, type Palette, type Piece, piece } from '../../../drawing/index.ts';
import { deepFreeze, type Seat } from '../../../kernel/index.ts';
import { TERRAINS, type Terrain } from '../components.ts';
import type { Codes } from '../text/labels.ts';
import { snailCode } from './codes.ts';
import type { FieldLook, SnailLook } from './look.ts';

/** The mark of each terrain: as many of it as the level is high. */
export const TERRAIN_MARKS: Readonly<Record<Terrain, string>> = { water: '~', beach: '.', meadow: '"', mountain: '^' };
/** How a field of a terrain is marked. */
export const levelMarks = (terrain: Terrain): string =>
  TERRAIN_MARKS[terrain].repeat(Math.max(1, TERRAINS.indexOf(terrain)));
/** The mark of a tile, by what has become of it. */
export const TILE_MARKS: Readonly<Record<FieldLook['tile'], string>> = {
  none: '',
  intact: '',
  damaged: '!',
  breaking: 'x',
};
/** The mark of a snail in a shell. */
export const SHELL_MARK = '@';

/** The inks of Snails: those of its terrains, and what stands on the ground of a terrain where that has its colour. */
// Of the 256 colours, dark ones: what stands on them is light, whatever the colours of the terminal are.
export const SNAILS_INKS: Palette = deepFreeze({
  ...INKS,
  ...terrainInks('water', '34', { ground: 18, text: 67 }),
  ...terrainInks('beach', '33', { ground: 137, text: 230 }),
  ...terrainInks('meadow', '32', { ground: 22, text: 114 }),
  ...terrainInks('mountain', '90', { ground: 240, text: 252 }),
});

function terrainInks(terrain: Terrain, few: string, many: { readonly ground: number; readonly text: number }): Palette {
  const ground = `48;5;${many.ground}`;
  return {
    [terrain]: { few },
    [`ground-${terrain}`]: { few, many: ground },
    [`on-${terrain}`]: { few, many: `${ground};38;5;${many.text}` },
    [`alarm-on-${terrain}`]: { few: '1;31', many: `${ground};38;5;226;1` },
  };
}

/** The ink of a player's name. */
export const inkOf = (seat: Seat): string => `seat-${seat}`;
/** The ink of a player's letters on the board. */
export const badgeOf = (seat: Seat): string => `badge-${seat}`;

/** A snail as it stands on the board, half a cell wide: `Ac30@`. */
export function snailMark({ snail, life, inShell }: SnailLook, codes: Codes): string {
  return `${snailCode(snail, codes)}${String(life).padStart(2)}${inShell ? SHELL_MARK : ' '}`;
}

/** The tokens of a field: `f2 m `. */
export function tokenMarks({ fire, mines, dynamite }: FieldLook, { tokens }: Codes, ink: string): readonly Piece[] {
  const counts = { fire, mine: mines, dynamite };
  return (['fire', 'mine', 'dynamite'] as const).flatMap((token) => {
    const count = counts[token];
    return count === 0 ? [] : [piece(`${tokens[token]}${count === 1 ? '' : count} `, ink)];
  });
}
