import { type LocaleTag, NONE, type Outcome } from 'gastropodia';
import { type Point, squarePoint } from 'gastropodia/boards';
import { type Box, boxOf, clicksFrom, wordsWith } from 'gastropodia/boxes';
import {
  element,
  framed,
  group,
  type Line,
  lettersWrapped,
  lineHeight,
  type Markup,
  piece,
  shade,
  styleOf,
  THEME,
  wrapped,
  written,
} from 'gastropodia/drawing';
import { SHAPE, type TicTacToeTypes, ticTacToe } from './index.ts';
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
  /** How a table has ended the game. */
  readonly outcome?: Outcome;
}

function look({ marks }: TicTacToeTypes['View'], outcome?: Outcome): TicTacToeLook {
  const placeOf = (field: number): Point => squarePoint({ x: field % 3, y: Math.floor(field / 3) });
  const squares = marks.map((mark, field) => ({ field, ...placeOf(field), mark }));
  return outcome === undefined ? { squares } : { squares, outcome };
}

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

const SIZE = 300;
const LETTERS = 16;

/** Nine squares, and a sentence under them. */
function nineSquares(
  { squares }: TicTacToeLook,
  { title, style, end }: { readonly title: string; readonly style: string | undefined; readonly end: string },
): string {
  const marks = squares.map(({ field, mark }) => (mark === NONE ? String(field) : markOf(mark))).join(' ');
  const lines = end === '' ? [] : lettersWrapped(end, SIZE, { size: LETTERS });
  return framed(
    {
      width: SIZE,
      height: SIZE + lines.length * lineHeight(LETTERS) + (end === '' ? 0 : LETTERS),
      title,
      description: `${marks} ${end}`.trim(),
      classes: 'tic-tac-toe',
      style,
    },
    element('rect', { width: SIZE, height: SIZE, rx: 16, fill: shade('line') }),
    ...squares.map(square),
    ...lines.map((line, index) =>
      written({ x: 0, y: SIZE + 1.5 * LETTERS + index * lineHeight(LETTERS) }, line, { size: LETTERS }),
    ),
  );
}

/** Returns how a table has ended the game, in a sentence; empty before that. */
const endOf = ({ outcome }: TicTacToeLook, locale: LocaleTag): string =>
  outcome === undefined ? '' : words.outcome(outcome, { locale });

/** Everything a tool has to know of tic-tac-toe. */
export const ticTacToeBox: Box<TicTacToeTypes, TicTacToeLook> = boxOf<TicTacToeTypes, TicTacToeLook>({
  game: ticTacToe,
  begins: 'first-seat',
  words,
  eventRules: { marked: 'TTT-2.2' },
  clicks: clicksFrom<TicTacToeTypes>(SHAPE.declaration),
  story: {
    look,
    tell: (event, { locale = 'en', names }) => ({
      sentence: words.event(event, { locale, names }),
      rank: 'line',
      showsTable: true,
      speaker: piece(markOf(event.seat), `badge-${event.seat}`),
    }),
    players: (_look, locale) =>
      [0, 1].map((seat) => ({
        badge: piece(` ${markOf(seat)} `, `badge-${seat}`),
        name: words.seat(seat, { locale }),
      })),
    table: (seen, { locale, columns }) => [
      ...[0, 1, 2].flatMap((row) => rowLines(seen.squares, row)),
      ...wrapped(endOf(seen, locale), columns).map((line) => [piece(line)]),
    ],
  },
  pictures: {
    table: (seen, { locale, style }) =>
      nineSquares(seen, {
        title: words.name({ locale }),
        style: style === 'outside' ? undefined : styleOf(THEME),
        end: endOf(seen, locale),
      }),
  },
});
