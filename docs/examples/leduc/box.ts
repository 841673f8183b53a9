import { ismctsBot } from 'gastropodia/bots';
import { type Box, boxOf, wordsWith } from 'gastropodia/boxes';
import { type Line, piece } from 'gastropodia/drawing';
import { type LeducTypes, type LeducView, leduc, nameOf } from './index.ts';
import { LANGUAGES } from './text.ts';

const words = wordsWith<LeducTypes>(LANGUAGES, 'Leduc');

const letterOf = (seat: number): string => String.fromCharCode(65 + seat);
const cardPiece = (card: number): Line[number] =>
  card === -1 ? piece('nothing that can be seen', 'faint') : piece(nameOf(card), 'title');

/** Everything a tool has to know of Leduc. */
export const leducBox: Box<LeducTypes, LeducView> = boxOf({
  game: leduc,
  // Everybody knows how a game begins: so the searching bot may mix what it does from there, and nobody gains by knowing it.
  bots: { ismcts: () => ismctsBot({ game: leduc, aim: 'scores', from: {} }) },
  begins: 'first-seat',
  words,
  eventRules: {
    dealt: 'LED-1.3',
    said: ({ say }) => ({ fold: 'LED-2.5', call: 'LED-2.2', raise: 'LED-2.3' })[say],
    'turned-up': 'LED-3.1',
    shown: 'LED-3.2',
    settled: 'LED-3.5',
  },
  story: {
    table: ({ cards, turned, said }) => [
      [piece('Turned up: '), cardPiece(turned)],
      ...cards.map((card, seat): Line => [piece(letterOf(seat), `seat-${seat}`), piece('  holds '), cardPiece(card)]),
      [piece(`Said: ${said.map((each) => each.join(', ') || '–').join(' | ')}`)],
    ],
    tell(event, { locale = 'en', names }) {
      const isTurned = event.type === 'turned-up';
      return {
        sentence: words.event(event, { locale, names }),
        rank: isTurned ? 'rule' : 'line',
        showsTable: isTurned,
      };
    },
  },
});
