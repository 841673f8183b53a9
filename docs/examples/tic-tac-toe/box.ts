import { capitalised, type Locale, type SeenEvent } from 'gastropodia';
import { type Box, boxOf } from 'gastropodia/boxes';
import { element, framed, group, type Line, type Markup, piece, shade, styleOf, THEME } from 'gastropodia/drawing';
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

const markOf = (seat: number): string => (seat === 0 ? 'X' : 'O');

/** ` X | O | 2 `: a field that is empty has its number. */
function rowLines(marks: readonly number[], row: number): readonly Line[] {
  const fields = [0, 1, 2].map((column) => 3 * row + column);
  const line = fields.flatMap((field, column) => {
    const seat = marks[field] ?? -1;
    const mark = seat === -1 ? piece(String(field), 'faint') : piece(markOf(seat), `seat-${seat}`);
    return [piece(column === 0 ? ' ' : ' | '), mark];
  });
  return row === 0 ? [line] : [[piece('---+---+---', 'faint')], line];
}

/** `Crosses mark field 4.` */
function sentenceOf(event: SeenEvent<TicTacToeTypes['Event']>, locale: Locale): string {
  const { marks, on } = WORDS[locale];
  const who = marks[event.seat] ?? '';
  return event.type === 'marked' ? `${capitalised(who)} ${on} ${event.field}.` : `${who}.`;
}

/** A square of 100: a cross or a ring, or the number of the field. */
function square(seat: number, field: number): Markup {
  const line = { fill: 'none', stroke: shade(`seat-${seat}`), 'stroke-width': 12, 'stroke-linecap': 'round' };
  const mark =
    seat === -1
      ? element('text', { x: 50, y: 58, 'font-size': 24, 'text-anchor': 'middle', fill: shade('quiet') }, String(field))
      : element('path', { d: seat === 0 ? 'M28 28l44 44m0-44l-44 44' : 'M50 25a25 25 0 1 0 .1 0z', ...line });
  return group(
    { x: (field % 3) * 100, y: Math.floor(field / 3) * 100 },
    [element('rect', { x: 4, y: 4, width: 92, height: 92, rx: 14, class: 'edge', fill: shade('paper') }), mark],
    { 'data-field': field },
  );
}

/** Nine squares. */
const nineSquares = ({ marks }: TicTacToeTypes['View'], title: string, style: string | undefined): string =>
  framed(
    {
      width: 300,
      height: 300,
      title,
      description: marks.map((seat, field) => (seat === -1 ? String(field) : markOf(seat))).join(' '),
      classes: 'tic-tac-toe',
      style,
    },
    element('rect', { width: 300, height: 300, rx: 16, fill: shade('line') }),
    ...marks.map(square),
  );

/** Everything a tool has to know of tic-tac-toe. */
export const ticTacToeBox: Box<TicTacToeTypes, TicTacToeTypes['View']> = boxOf({
  game: ticTacToe,
  begins: 'first-seat',
  words: {
    name: (locale) => WORDS[locale].name,
    decision: (_kind, locale) => WORDS[locale].mark,
    seat: (seat, locale) => WORDS[locale].marks[seat] ?? '',
    event: sentenceOf,
  },
  story: {
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
    table: ({ marks }) => [0, 1, 2].flatMap((row) => rowLines(marks, row)),
  },
  pictures: {
    table: (look, { locale, style }) =>
      nineSquares(look, WORDS[locale].name, style === 'outside' ? undefined : styleOf(THEME)),
  },
});
