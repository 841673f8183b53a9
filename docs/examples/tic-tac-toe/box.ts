import { NONE } from 'gastropodia';
import { type Point, squarePoint } from 'gastropodia/boards';
import { type Box, boxOf, byFields, wordsWith } from 'gastropodia/boxes';
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
} from 'gastropodia/drawing';
import { type TicTacToeTypes, ticTacToe } from './index.ts';
import { LANGUAGES } from './text.ts';

const words = wordsWith<TicTacToeTypes>(LANGUAGES, 'tic-tac-toe');

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
  words,
  eventRules: { marked: 'TTT-2.2' },
  clicks: byFields({ mark: [{ key: 'field', kind: 'field' }] }),
  story: {
    look,
    fold,
    tell: (event, locale, names) => ({
      sentence: words.event(event, locale, names),
      rank: 'line',
      showsTable: true,
      speaker: piece(markOf(event.seat), `badge-${event.seat}`),
    }),
    players: (_look, locale) =>
      [0, 1].map((seat) => ({
        badge: piece(` ${markOf(seat)} `, `badge-${seat}`),
        name: words.seat(seat, locale),
      })),
    table: ({ squares }) => [0, 1, 2].flatMap((row) => rowLines(squares, row)),
  },
  pictures: {
    table: (seen, { locale, style }) =>
      nineSquares(seen, words.name(locale), style === 'outside' ? undefined : styleOf(THEME)),
  },
});
