import type { Locale } from 'gastropodia';
import type { BoxLanguage } from 'gastropodia/boxes';
import type { KuhnTypes } from './index.ts';

type Move = KuhnTypes['Action']['move'];

interface KuhnLanguage extends BoxLanguage<KuhnTypes, 'higher-card' | 'fold'> {
  readonly cards: readonly string[];
}

/** What differs from one language to the next: the rest of each sentence is the player's name and a full stop. */
interface KuhnWords extends Pick<KuhnLanguage, 'name' | 'cards' | 'decisions'> {
  readonly player: string;
  /** On a button. */
  readonly labels: Readonly<Record<Move, string>>;
  /** `checks`, behind a player's name. */
  readonly does: Readonly<Record<Move, string>>;
  /** The cards are shown. */
  readonly shown: string;
  /** `chooses: check or bet`, behind a player's name. */
  readonly chooses: Readonly<Record<KuhnTypes['Ask']['ask'], string>>;
  readonly outcomes: Readonly<Record<'higher-card' | 'fold', string>>;
}

function languageOf(words: KuhnWords): KuhnLanguage {
  const { player: called, labels, does, shown, cards, chooses, outcomes } = words;
  return {
    ...words,
    seatName: (seat) => `${called} ${seat + 1}`,
    events: ({ player }) => ({
      opened: ({ seat, move }) => `${player(seat)} ${does[move]}.`,
      replied: ({ seat, move }) => `${player(seat)} ${does[move]}.`,
      shown: ({ hands }) => `${shown}: ${hands.map((card) => cards[card]).join(', ')}.`,
    }),
    actions: ({ player }) => ({
      open: ({ seat, move }) => ({ label: labels[move], sentence: `${player(seat)} ${does[move]}.` }),
      reply: ({ seat, move }) => ({ label: labels[move], sentence: `${player(seat)} ${does[move]}.` }),
    }),
    questions: ({ player }) => ({
      open: ({ seat }) => `${player(seat)} ${chooses.open}.`,
      reply: ({ seat }) => `${player(seat)} ${chooses.reply}.`,
    }),
    outcomes: {
      'higher-card': ({ scores = [] }) => `${outcomes['higher-card']}, ${scores.join(' : ')}`,
      fold: ({ scores = [] }) => `${outcomes.fold}, ${scores.join(' : ')}`,
    },
  };
}

/** What Kuhn poker says, by locale. */
export const LANGUAGES: Readonly<Record<Locale, KuhnLanguage>> = {
  en: languageOf({
    name: 'Kuhn poker',
    player: 'player',
    cards: ['jack', 'queen', 'king'],
    decisions: { open: 'check or bet', reply: 'call or fold' },
    labels: { check: 'check', bet: 'bet', call: 'call', fold: 'fold' },
    does: { check: 'checks', bet: 'bets', call: 'calls', fold: 'folds' },
    shown: 'The cards are shown',
    chooses: { open: 'checks or bets', reply: 'calls or folds' },
    outcomes: { 'higher-card': 'the higher card', fold: 'the other player has folded' },
  }),
  pl: languageOf({
    name: 'Poker Kuhna',
    player: 'gracz',
    cards: ['walet', 'dama', 'król'],
    decisions: { open: 'czekanie albo zakład', reply: 'sprawdzenie albo pas' },
    labels: { check: 'czekaj', bet: 'postaw', call: 'sprawdź', fold: 'spasuj' },
    does: { check: 'czeka', bet: 'stawia', call: 'sprawdza', fold: 'pasuje' },
    shown: 'Karty zostają odkryte',
    chooses: { open: 'czeka albo stawia', reply: 'sprawdza albo pasuje' },
    outcomes: { 'higher-card': 'wyższa karta', fold: 'pas przeciwnika' },
  }),
  de: languageOf({
    name: 'Kuhn-Poker',
    player: 'Spieler',
    cards: ['Bube', 'Dame', 'König'],
    decisions: { open: 'schieben oder setzen', reply: 'mitgehen oder aussteigen' },
    labels: { check: 'schieben', bet: 'setzen', call: 'mitgehen', fold: 'aussteigen' },
    does: { check: 'schiebt', bet: 'setzt', call: 'geht mit', fold: 'steigt aus' },
    shown: 'Die Karten werden gezeigt',
    chooses: { open: 'schiebt oder setzt', reply: 'geht mit oder steigt aus' },
    outcomes: { 'higher-card': 'die höhere Karte', fold: 'der andere ist ausgestiegen' },
  }),
};
