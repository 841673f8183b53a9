import type { Locale } from 'gastropodia';
import { type Box, boxOf } from 'gastropodia/boxes';
import { type Line, piece } from 'gastropodia/drawing';
import { fold } from './fold.ts';
import { formatEvent, type LeducTypes, type LeducView, leduc, nameOf } from './index.ts';

const NAMES: Readonly<Record<Locale, string>> = { en: "Leduc hold'em", pl: 'Poker Leduc', de: 'Leduc-Poker' };
const BET: Readonly<Record<Locale, string>> = {
  en: 'fold, call or raise',
  pl: 'pas, sprawdzenie albo podbicie',
  de: 'aussteigen, mitgehen oder erhöhen',
};
const PLAYER: Readonly<Record<Locale, string>> = { en: 'player', pl: 'gracz', de: 'Spieler' };

const letterOf = (seat: number): string => String.fromCharCode(65 + seat);
const cardPiece = (card: number): Line[number] =>
  card === -1 ? piece('nothing that can be seen', 'faint') : piece(nameOf(card), 'title');

/** Everything a tool has to know of Leduc. */
export const leducBox: Box<LeducTypes, LeducView> = boxOf({
  game: leduc,
  begins: 'first-seat',
  words: {
    name: (locale) => NAMES[locale],
    decision: (_kind, locale) => BET[locale],
    seat: (seat, locale) => `${PLAYER[locale]} ${seat + 1}`,
    event: (event) => formatEvent(event),
  },
  story: {
    fold,
    table: ({ cards, turned, said }) => [
      [piece('Turned up: '), cardPiece(turned)],
      ...cards.map((card, seat): Line => [piece(letterOf(seat), `seat-${seat}`), piece('  holds '), cardPiece(card)]),
      [piece(`Said: ${said.map((words) => words.join(', ') || '–').join(' | ')}`)],
    ],
    tell(event) {
      if (event.type === 'forced') return undefined;
      const isTurned = event.type === 'turned-up';
      return { sentence: formatEvent(event), rank: isTurned ? 'rule' : 'line', showsTable: isTurned };
    },
  },
});
