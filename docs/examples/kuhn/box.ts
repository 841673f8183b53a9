import { languageWith } from 'gastropodia';
import { ismctsBot } from 'gastropodia/bots';
import { type Box, boxOf, wordsWith } from 'gastropodia/boxes';
import { type Line, piece } from 'gastropodia/drawing';
import { type KuhnTypes, kuhn } from './index.ts';
import { LANGUAGES } from './text.ts';

const words = wordsWith<KuhnTypes>(LANGUAGES, 'Kuhn poker');
const languageOf = languageWith(LANGUAGES);

/** Everything a tool has to know of Kuhn poker. */
export const kuhnBox: Box<KuhnTypes, KuhnTypes['View']> = boxOf({
  game: kuhn,
  // Everybody knows how a game begins: so the searching bot may mix what it does from there, and nobody gains by knowing it.
  bots: { ismcts: () => ismctsBot({ game: kuhn, aim: 'scores', from: {} }) },
  begins: 'first-seat',
  words,
  eventRules: { opened: 'KUH-2.1', replied: 'KUH-2.2', shown: 'KUH-2.3' },
  story: {
    table: ({ hands, stakes }, { locale }) =>
      hands.map(
        (card, seat): Line => [
          piece(String.fromCharCode(65 + seat), `seat-${seat}`),
          piece(`  ${'●'.repeat(stakes[seat] ?? 0).padEnd(4)}`),
          card < 0 ? piece('?', 'faint') : piece(languageOf(locale).cards[card] ?? '', 'title'),
        ],
      ),
    tell(event, { locale = 'en', names }) {
      return { sentence: words.event(event, { locale, names }), rank: 'line', showsTable: event.type === 'opened' };
    },
  },
});
