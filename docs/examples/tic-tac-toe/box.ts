import { capitalised, type Locale, NONE, type SeenEvent } from 'gastropodia';
import { type Point, squarePoint } from 'gastropodia/boards';
import { type Box, boxOf, byFields } from 'gastropodia/boxes';
import {
  element,
  foldWith,
  framed,
  group,
  type Line,
  type Markup,
  piece,
  shade,
  styleOf,
  THEME,
  unchanged,
} from 'gastropodia/drawing';
import { type TicTacToeTypes, ticTacToe } from './index.ts';

const WORDS: Readonly<
  Record<
    Locale,
    { readonly name: string; readonly marks: readonly string[]; readonly on: string; readonly mark: string }
  >
> = {
  en: { name: 'Tic-tac-toe', marks: ['crosses', 'noughts'], on: 'mark field', mark: 'mark an empty field' },
  pl: { name: 'Kółko i krzyżyk', marks: ['krzyżyki', 'kółka'], on: 'zajmują pole', mark: 'zajęcie wolnego pola' },
  de: { name: 'Tic-Tac-Toe', marks: ['Kreuze', 'Kreise'], on: 'nehmen Feld', mark: 'ein freies Feld nehmen' },
};

/** A square: its number, where its middle lies, and whose mark is on it; -1 where there is none. */
interface SquareLook extends Point {
  readonly field: number;
  readonly mark: number;
}

/** All that is drawn of tic-tac-toe. */
export interface TicTacToeLook {
  readonly squares: readonly SquareLook[];
}

function look({ marks }: TicTacToeTypes['View']): TicTacToeLook {
  const placeOf = (field: number): Point => squarePoint({ x: field % 3, y: Math.floor(field / 3) });
  return { squares: marks.map((mark, field) => ({ field, ...placeOf(field), mark })) };
}

const fold = foldWith<TicTacToeLook, TicTacToeTypes['Event']>(
  {
    forced: unchanged,
    marked: ({ squares }, { field, seat }) => ({
      squares: squares.map((square) => (square.field === field ? { ...square, mark: seat } : square)),
    }),
  },
  {},
);

const markOf = (seat: number): string => (seat === 0 ? 'X' : 'O');

/** ` X | O | 2 `: a field that is empty has its number. */
function rowLines(squares: readonly SquareLook[], row: number): readonly Line[] {
  const line = squares
    .filter(({ y }) => y === row)
    .flatMap(({ field, x, mark }) => [
      piece(x === 0 ? ' ' : ' | '),
      mark === NONE ? piece(String(field), 'faint') : piece(markOf(mark), `seat-${mark}`),
    ]);
  return row === 0 ? [line] : [[piece('---+---+---', 'faint')], line];
}

/** `Crosses mark field 4.` */
function sentenceOf(event: SeenEvent<TicTacToeTypes['Event']>, locale: Locale): string {
  const { marks, on } = WORDS[locale];
  const who = marks[event.seat] ?? '';
  return event.type === 'marked' ? `${capitalised(who)} ${on} ${event.field}.` : `${who}.`;
}

/** A square of 100: a cross or a ring, or the number of the field. */
function square({ field, mark: seat, x, y }: SquareLook): Markup {
  const line = { fill: 'none', stroke: shade(`seat-${seat}`), 'stroke-width': 12, 'stroke-linecap': 'round' };
  const mark =
    seat === NONE
      ? element('text', { x: 50, y: 58, 'font-size': 24, 'text-anchor': 'middle', fill: shade('quiet') }, String(field))
      : element('path', { d: seat === 0 ? 'M28 28l44 44m0-44l-44 44' : 'M50 25a25 25 0 1 0 .1 0z', ...line });
  return group(
    { x: x * 100, y: y * 100 },
    [element('rect', { x: 4, y: 4, width: 92, height: 92, rx: 14, class: 'edge', fill: shade('paper') }), mark],
    { 'data-field': field },
  );
}

/** Nine squares. */
const nineSquares = ({ squares }: TicTacToeLook, title: string, style: string | undefined): string =>
  framed(
    {
      width: 300,
      height: 300,
      title,
      description: squares.map(({ field, mark }) => (mark === NONE ? String(field) : markOf(mark))).join(' '),
      classes: 'tic-tac-toe',
      style,
    },
    element('rect', { width: 300, height: 300, rx: 16, fill: shade('line') }),
    ...squares.map(square),
  );

/** Everything a tool has to know of tic-tac-toe. */
export const ticTacToeBox: Box<TicTacToeTypes, TicTacToeLook> = boxOf<TicTacToeTypes, TicTacToeLook>({
  game: ticTacToe,
  begins: 'first-seat',
  words: {
    name: (locale) => WORDS[locale].name,
    decision: (_kind, locale) => WORDS[locale].mark,
    seat: (seat, locale) => WORDS[locale].marks[seat] ?? '',
    event: sentenceOf,
  },
  clicks: byFields({ mark: [{ key: 'field', kind: 'field' }] }),
  story: {
    look,
    fold,
    tell: (event, locale) =>
      event.type === 'forced'
        ? undefined
        : {
            sentence: sentenceOf(event, locale),
            rank: 'line',
            showsTable: true,
            speaker: piece(markOf(event.seat), `badge-${event.seat}`),
          },
    players: (_look, locale) =>
      [0, 1].map((seat) => ({
        badge: piece(` ${markOf(seat)} `, `badge-${seat}`),
        name: WORDS[locale].marks[seat] ?? '',
      })),
    table: ({ squares }) => [0, 1, 2].flatMap((row) => rowLines(squares, row)),
  },
  pictures: {
    table: (seen, { locale, style }) =>
      nineSquares(seen, WORDS[locale].name, style === 'outside' ? undefined : styleOf(THEME)),
  },
});
