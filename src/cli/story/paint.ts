import type { ChalkInstance } from 'chalk';
import type { Terrain } from '../../games/snails/index.ts';

/** Puts colour around a text. */
export type Paint = (text: string) => string;

/** What the things on the board are painted with. */
export interface Palette {
  /** Is a field told by its colour alone? */
  readonly hasGround: boolean;
  ground(terrain: Terrain): Paint;
  ink(terrain: Terrain): Paint;
  alarm(terrain: Terrain): Paint;
  seat(seat: number): Paint;
}

/** The palette for as many colours as there are. */
export function paletteOf(colours: ChalkInstance): Palette {
  return colours.level < 2 ? fewColours(colours) : manyColours(colours);
}

// Of the 256 colours, dark ones: what stands on them is light, whatever the colours of the terminal are.
const GROUND: Readonly<Record<Terrain, number>> = { water: 18, beach: 137, meadow: 22, mountain: 240 };
const INK: Readonly<Record<Terrain, number>> = { water: 67, beach: 230, meadow: 114, mountain: 252 };
const ALARM = 226;
const SEATS = [160, 31, 127, 166];
const WHITE = 231;

function manyColours(colours: ChalkInstance): Palette {
  const ground = (terrain: Terrain): ChalkInstance => colours.bgAnsi256(GROUND[terrain]);
  return {
    hasGround: true,
    ground,
    ink: (terrain) => ground(terrain).ansi256(INK[terrain]),
    alarm: (terrain) => ground(terrain).ansi256(ALARM).bold,
    seat: (seat) => colours.bgAnsi256(SEATS[seat] ?? 0).ansi256(WHITE).bold,
  };
}

/** The sixteen colours differ from terminal to terminal, so that only text can be relied on; without colour, it is plain. */
function fewColours(colours: ChalkInstance): Palette {
  const inks = { water: colours.blue, beach: colours.yellow, meadow: colours.green, mountain: colours.gray };
  const seats = [colours.red, colours.cyan, colours.magenta, colours.yellow];
  return {
    hasGround: false,
    ground: (terrain) => inks[terrain],
    ink: (terrain) => inks[terrain],
    alarm: () => colours.red.bold,
    seat: (seat) => (seats[seat] ?? colours).bold.inverse,
  };
}
