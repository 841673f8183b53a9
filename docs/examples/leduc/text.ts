import type { Locale, Outcome } from 'gastropodia';
import type { BoxLanguage } from 'gastropodia/boxes';
import type { LeducTypes, Word } from './state.ts';

const NAMES = ['J♥', 'J♠', 'Q♥', 'Q♠', 'K♥', 'K♠'] as const;

/** What a card is called. */
export function nameOf(card: number): string {
  return NAMES[card] ?? 'a hidden card';
}

type LeducLanguage = BoxLanguage<LeducTypes, 'fold' | 'pair' | 'equal-ranks' | 'higher-rank'>;
type Words = Readonly<Record<Word, string>>;

const gained = ({ scores = [] }: Outcome): string => scores.join(' : ');

const does: Words = { fold: 'folds', call: 'calls', raise: 'raises' };
const en: LeducLanguage = {
  name: "Leduc hold'em",
  seatName: (seat) => `player ${seat + 1}`,
  decisions: { bet: 'fold, call or raise' },
  events: ({ player }) => ({
    dealt: ({ seat, secret }) => `${player(seat)} is dealt ${secret === undefined ? 'a card' : nameOf(secret.card)}.`,
    said: ({ seat, say, chips }) => `${player(seat)} ${does[say]}; in the pot are ${chips.join(' and ')}.`,
    'turned-up': ({ card }) => `${nameOf(card)} is turned up.`,
    shown: ({ cards }) =>
      `The cards are shown: ${cards.map((card, seat) => `${player(seat)} has ${nameOf(card)}`).join(', ')}.`,
    settled: ({ payoffs }) => `Gained: ${payoffs.join(' and ')}.`,
  }),
  actions: ({ player }) => ({
    bet: ({ seat, say }) => ({ label: say, sentence: `${player(seat)} ${does[say]}.` }),
  }),
  questions: ({ player }) => ({ bet: ({ seat }) => `${player(seat)} folds, calls or raises.` }),
  outcomes: {
    fold: (outcome) => `the other player has folded, ${gained(outcome)}`,
    pair: (outcome) => `a pair, ${gained(outcome)}`,
    'equal-ranks': (outcome) => `equal ranks, ${gained(outcome)}`,
    'higher-rank': (outcome) => `the higher rank, ${gained(outcome)}`,
  },
};

const robi: Words = { fold: 'pasuje', call: 'sprawdza', raise: 'podbija' };
const zrob: Words = { fold: 'spasuj', call: 'sprawdź', raise: 'podbij' };
const pl: LeducLanguage = {
  name: 'Poker Leduc',
  seatName: (seat) => `gracz ${seat + 1}`,
  decisions: { bet: 'pas, sprawdzenie albo podbicie' },
  events: ({ player }) => ({
    dealt: ({ seat, secret }) => `${player(seat)} dostaje ${secret === undefined ? 'kartę' : nameOf(secret.card)}.`,
    said: ({ seat, say, chips }) => `${player(seat)} ${robi[say]}; w puli: ${chips.join(' i ')}.`,
    'turned-up': ({ card }) => `Odkryta karta to ${nameOf(card)}.`,
    shown: ({ cards }) =>
      `Karty zostają odkryte: ${cards.map((card, seat) => `${player(seat)} ma ${nameOf(card)}`).join(', ')}.`,
    settled: ({ payoffs }) => `Zysk: ${payoffs.join(' i ')}.`,
  }),
  actions: ({ player }) => ({
    bet: ({ seat, say }) => ({ label: zrob[say], sentence: `${player(seat)} ${robi[say]}.` }),
  }),
  questions: ({ player }) => ({ bet: ({ seat }) => `${player(seat)} pasuje, sprawdza albo podbija.` }),
  outcomes: {
    fold: (outcome) => `pas przeciwnika, ${gained(outcome)}`,
    pair: (outcome) => `para, ${gained(outcome)}`,
    'equal-ranks': (outcome) => `równe karty, ${gained(outcome)}`,
    'higher-rank': (outcome) => `wyższa karta, ${gained(outcome)}`,
  },
};

const tut: Words = { fold: 'steigt aus', call: 'geht mit', raise: 'erhöht' };
const tun: Words = { fold: 'aussteigen', call: 'mitgehen', raise: 'erhöhen' };
const de: LeducLanguage = {
  name: 'Leduc-Poker',
  seatName: (seat) => `Spieler ${seat + 1}`,
  decisions: { bet: 'aussteigen, mitgehen oder erhöhen' },
  events: ({ player }) => ({
    dealt: ({ seat, secret }) =>
      `${player(seat)} bekommt ${secret === undefined ? 'eine Karte' : nameOf(secret.card)}.`,
    said: ({ seat, say, chips }) => `${player(seat)} ${tut[say]}; im Pot sind ${chips.join(' und ')}.`,
    'turned-up': ({ card }) => `${nameOf(card)} wird aufgedeckt.`,
    shown: ({ cards }) =>
      `Die Karten werden gezeigt: ${cards.map((card, seat) => `${player(seat)} hat ${nameOf(card)}`).join(', ')}.`,
    settled: ({ payoffs }) => `Gewinn: ${payoffs.join(' und ')}.`,
  }),
  actions: ({ player }) => ({
    bet: ({ seat, say }) => ({ label: tun[say], sentence: `${player(seat)} ${tut[say]}.` }),
  }),
  questions: ({ player }) => ({ bet: ({ seat }) => `${player(seat)} steigt aus, geht mit oder erhöht.` }),
  outcomes: {
    fold: (outcome) => `der andere ist ausgestiegen, ${gained(outcome)}`,
    pair: (outcome) => `ein Paar, ${gained(outcome)}`,
    'equal-ranks': (outcome) => `gleiche Ränge, ${gained(outcome)}`,
    'higher-rank': (outcome) => `der höhere Rang, ${gained(outcome)}`,
  },
};

/** What Leduc says, by locale. */
export const LANGUAGES: Readonly<Record<Locale, LeducLanguage>> = { en, pl, de };
