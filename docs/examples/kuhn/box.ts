import { capitalised, type Locale, type SeenEvent } from 'gastropodia';
import { type Box, boxOf } from 'gastropodia/boxes';
import { type Line, piece } from 'gastropodia/drawing';
import { type KuhnTypes, kuhn } from './index.ts';

interface KuhnWords {
  readonly name: string;
  readonly player: string;
  readonly cards: readonly string[];
  readonly decisions: Readonly<Record<KuhnTypes['Ask']['ask'], string>>;
  readonly moves: Readonly<Record<KuhnTypes['Action']['move'], string>>;
  /** The cards are shown. */
  readonly shown: string;
  readonly noChoice: string;
}

const WORDS: Readonly<Record<Locale, KuhnWords>> = {
  en: {
    name: 'Kuhn poker',
    player: 'player',
    cards: ['jack', 'queen', 'king'],
    decisions: { open: 'check or bet', reply: 'call or fold' },
    moves: { check: 'checks', bet: 'bets', call: 'calls', fold: 'folds' },
    shown: 'The cards are shown',
    noChoice: 'has no choice',
  },
  pl: {
    name: 'Poker Kuhna',
    player: 'gracz',
    cards: ['walet', 'dama', 'król'],
    decisions: { open: 'czekanie albo zakład', reply: 'sprawdzenie albo pas' },
    moves: { check: 'czeka', bet: 'stawia', call: 'sprawdza', fold: 'pasuje' },
    shown: 'Karty zostają odkryte',
    noChoice: 'nie ma wyboru',
  },
  de: {
    name: 'Kuhn-Poker',
    player: 'Spieler',
    cards: ['Bube', 'Dame', 'König'],
    decisions: { open: 'schieben oder setzen', reply: 'mitgehen oder aussteigen' },
    moves: { check: 'schiebt', bet: 'setzt', call: 'geht mit', fold: 'steigt aus' },
    shown: 'Die Karten werden gezeigt',
    noChoice: 'hat keine Wahl',
  },
};

const seatIn = (seat: number, locale: Locale): string => `${WORDS[locale].player} ${seat + 1}`;

/** `Player 1 bets.` */
function sentenceOf(event: SeenEvent<KuhnTypes['Event']>, locale: Locale): string {
  const { moves, cards, shown, noChoice } = WORDS[locale];
  if (event.type === 'shown') return `${shown}: ${event.hands.map((card) => cards[card]).join(', ')}.`;
  const who = seatIn(event.seat, locale);
  return capitalised(`${who} ${event.type === 'forced' ? noChoice : moves[event.move]}.`);
}

/** Everything a tool has to know of Kuhn poker. */
export const kuhnBox: Box<KuhnTypes, KuhnTypes['View']> = boxOf({
  game: kuhn,
  begins: 'first-seat',
  words: {
    name: (locale) => WORDS[locale].name,
    decision: (kind, locale) => WORDS[locale].decisions[kind],
    seat: seatIn,
    event: sentenceOf,
  },
  story: {
    table: ({ hands, stakes }, { locale }) =>
      hands.map(
        (card, seat): Line => [
          piece(String.fromCharCode(65 + seat), `seat-${seat}`),
          piece(`  ${'●'.repeat(stakes[seat] ?? 0).padEnd(4)}`),
          card < 0 ? piece('?', 'faint') : piece(WORDS[locale].cards[card] ?? '', 'title'),
        ],
      ),
    tell(event, locale) {
      if (event.type === 'forced') return undefined;
      return { sentence: sentenceOf(event, locale), rank: 'line', showsTable: event.type === 'opened' };
    },
  },
});
