import { deepFreeze, EngineError } from '../kernel/index.ts';
import { widthOf } from './text.ts';

/** A piece of text that is not broken over two lines, and what it stands for: colour follows from that. */
export interface Piece {
  readonly text: string;
  /** The name of an ink in the palette that the piece is drawn with. */
  readonly ink: string;
  /** Has it changed since the last drawing? It is underlined then, where there is colour. */
  readonly isNew?: boolean;
}

/** Pieces side by side. */
export type Line = readonly Piece[];

/** How an ink is written, as the figures of a terminal's escape sequence: `1;31` is bold and red, nothing is plain. */
export interface Style {
  /** With the sixteen colours that differ from terminal to terminal. */
  readonly few: string;
  /** With 256 colours; as with few, if not said. */
  readonly many?: string;
}

/** Inks by their names. */
export type Palette = Readonly<Record<string, Style>>;

/** How much colour is written: none, the sixteen colours of every terminal, or 256. */
export type Colour = (typeof COLOURS)[number];

/** Every amount of colour. */
export const COLOURS = deepFreeze(['none', 'ansi', 'ansi-256'] as const);

/**
 * The inks of every game: text, titles, what is less or more important; the players' names (`seat-0`) and their letters
 * on the board (`badge-0`). A game adds its own.
 */
// Foreground colours of the basic palette only: they can be read on dark and on light screens.
export const INKS: Palette = deepFreeze({
  plain: { few: '' },
  title: { few: '1' },
  faint: { few: '2' },
  alarm: { few: '1;31' },
  banner: { few: '1;7' },
  'seat-0': { few: '1;31' },
  'seat-1': { few: '1;36' },
  'seat-2': { few: '1;35' },
  'seat-3': { few: '1;33' },
  'badge-0': { few: '31;1;7', many: '48;5;160;38;5;231;1' },
  'badge-1': { few: '36;1;7', many: '48;5;31;38;5;231;1' },
  'badge-2': { few: '35;1;7', many: '48;5;127;38;5;231;1' },
  'badge-3': { few: '33;1;7', many: '48;5;166;38;5;231;1' },
});

/** Text in one ink. */
export function piece(text: string, ink = 'plain'): Piece {
  return { text, ink };
}

/** The colour that somebody asks for; an error names those there are. */
export function givenColour(colour: unknown): Colour {
  const known = COLOURS.find((each) => each === colour);
  if (known !== undefined) return known;
  const wanted = typeof colour === 'string' ? `'${colour.slice(0, 80)}'` : 'like this';
  throw new EngineError('argument/invalid', `There is no colour ${wanted}; there are ${COLOURS.join(', ')}.`);
}

const ESCAPE = '\u001b[';
const UNDERLINED = '4';

/** Pieces side by side as one text. An ink that the palette has not is written plainly. */
export function inked(line: Line, colour: Colour, palette: Palette = INKS): string {
  if (givenColour(colour) === 'none') return line.map(({ text }) => text).join('');
  return line.map((each) => inkedPiece(each, colour, palette)).join('');
}

function inkedPiece({ text, ink, isNew = false }: Piece, colour: Colour, palette: Palette): string {
  const { few, many = few } = (Object.hasOwn(palette, ink) ? palette[ink] : undefined) ?? { few: '' };
  const codes = [colour === 'ansi' ? few : many, ...(isNew ? [UNDERLINED] : [])].filter((code) => code !== '');
  return codes.length === 0 || text === '' ? text : `${ESCAPE}${codes.join(';')}m${text}${ESCAPE}0m`;
}

/** A line without spaces at its end. */
export function trimmed(line: Line): Line {
  const kept = [...line];
  for (let last = kept.pop(); last !== undefined; last = kept.pop()) {
    const text = last.text.trimEnd();
    if (text !== '') return [...kept, { ...last, text }];
  }
  return [];
}

/** How a list is laid out. */
export interface FlowOptions {
  /** What stands before it; nothing, if not said. */
  readonly head?: Piece;
  /** What stands between its pieces. */
  readonly between: string;
  /** How far lines but the first are indented; not at all, if not said. */
  readonly indent?: number;
  /** The columns that lines are broken at; 80, if not said. */
  readonly columns?: number;
}

const COLUMNS = 80;

/** A list as lines of no more than a terminal's columns, as far as no piece is longer. */
export function flow(pieces: Line, { head, between, indent = 0, columns = COLUMNS }: FlowOptions): readonly Line[] {
  const lines: Line[] = [];
  let line = head === undefined ? [] : [head];
  let width = widthOf(head?.text ?? '');
  for (const [index, each] of pieces.entries()) {
    const lead = index === 0 ? '' : between;
    // A line that goes on ends with what stands between, without the space after it.
    const tail = index === pieces.length - 1 ? '' : between.trimEnd();
    if (index > 0 && width + widthOf(lead + each.text + tail) > columns) {
      lines.push([...line, piece(lead.trimEnd())]);
      line = [piece(' '.repeat(indent)), each];
      width = indent + widthOf(each.text);
    } else {
      line.push(piece(lead), each);
      width += widthOf(lead + each.text);
    }
  }
  return [...lines, line];
}
