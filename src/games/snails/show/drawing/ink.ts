/** What a piece of text stands for; colour follows from it. */
export type Ink =
  | 'plain'
  | 'title'
  | 'faint'
  | 'alarm'
  | 'water'
  | 'beach'
  | 'meadow'
  | 'mountain'
  | 'seat-0'
  | 'seat-1'
  | 'seat-2'
  | 'seat-3';

/** A piece of text that is not broken over two lines. */
export interface Piece {
  readonly text: string;
  readonly ink: Ink;
}

/** Whether colour is drawn, as escape sequences of a terminal. */
export type Colour = 'none' | 'ansi';

/** The columns of a terminal that lines are broken at. */
const COLUMNS = 80;

/** Text in one ink. */
export const piece = (text: string, ink: Ink = 'plain'): Piece => ({ text, ink });

/** The ink of a player. */
export function inkOf(seat: number): Ink {
  return SEATS[seat] ?? 'plain';
}

const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3'] as const;

// Foreground colours of the basic palette only: they can be read on dark and on light screens.
const CODES: Readonly<Record<Ink, string>> = {
  plain: '',
  title: '1',
  faint: '2',
  alarm: '1;31',
  water: '34',
  beach: '33',
  meadow: '32',
  mountain: '90',
  'seat-0': '1;31',
  'seat-1': '1;36',
  'seat-2': '1;35',
  'seat-3': '1;33',
};

const ESCAPE = '\u001b[';

/** Pieces side by side as one text. */
export function inked(pieces: readonly Piece[], colour: Colour): string {
  return pieces
    .map(({ text, ink }) => {
      const code = colour === 'ansi' ? CODES[ink] : '';
      return code === '' ? text : `${ESCAPE}${code}m${text}${ESCAPE}0m`;
    })
    .join('');
}

/** How many columns a text takes: one for each character. */
export function widthOf(text: string): number {
  return [...text].length;
}

/** How a list is laid out: what stands before it and between its pieces, and how far lines but the first are indented. */
export interface Layout {
  readonly head: Piece;
  readonly between: string;
  readonly indent: number;
}

/** A list as lines of no more than a terminal's columns, as far as no piece is longer. */
export function flow(pieces: readonly Piece[], { head, between, indent }: Layout): Piece[][] {
  const lines: Piece[][] = [];
  let line = [head];
  let width = widthOf(head.text);
  for (const [index, each] of pieces.entries()) {
    const lead = index === 0 ? '' : between;
    // A line that goes on ends with what stands between, without the space after it.
    const tail = index === pieces.length - 1 ? '' : between.trimEnd();
    if (index > 0 && width + widthOf(lead + each.text + tail) > COLUMNS) {
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
