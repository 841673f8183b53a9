import { capitalised, type Locale, type SeenEvent } from 'gastropodia';
import { type Box, boxOf } from 'gastropodia/boxes';
import { type Line, piece } from 'gastropodia/drawing';
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
});
