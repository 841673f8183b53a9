import type { Locale } from 'gastropodia';
import type { BoxLanguage } from 'gastropodia/boxes';
import type { TicTacToeTypes } from './index.ts';

type TicTacToeLanguage = BoxLanguage<TicTacToeTypes, 'three-in-a-line' | 'full-board'>;

const en: TicTacToeLanguage = {
  name: 'Tic-tac-toe',
  seatName: (seat) => (seat === 0 ? 'crosses' : 'noughts'),
  decisions: { mark: 'mark an empty field' },
  events: ({ player }) => ({ marked: ({ seat, field }) => `${player(seat)} mark field ${field}.` }),
  actions: ({ player }) => ({
    mark: ({ seat, field }) => ({ label: `mark field ${field}`, sentence: `${player(seat)} mark field ${field}.` }),
  }),
  questions: ({ player }) => ({ mark: ({ seat }) => `It is for ${player(seat)} to mark an empty field.` }),
  outcomes: { 'three-in-a-line': () => 'three in a line', 'full-board': () => 'the board is full' },
  ended: (winners, why) => (winners.length === 1 ? `${winners[0]} win: ${why}.` : `A draw: ${why}.`),
};

const pl: TicTacToeLanguage = {
  name: 'Kółko i krzyżyk',
  seatName: (seat) => (seat === 0 ? 'krzyżyki' : 'kółka'),
  decisions: { mark: 'zajęcie wolnego pola' },
  events: ({ player }) => ({ marked: ({ seat, field }) => `${player(seat)} zajmują pole ${field}.` }),
  actions: ({ player }) => ({
    mark: ({ seat, field }) => ({ label: `zajmij pole ${field}`, sentence: `${player(seat)} zajmują pole ${field}.` }),
  }),
  questions: ({ player }) => ({ mark: ({ seat }) => `${player(seat)} zajmują wolne pole.` }),
  outcomes: { 'three-in-a-line': () => 'trzy w linii', 'full-board': () => 'plansza jest pełna' },
  ended: (winners, why) => (winners.length === 1 ? `${winners[0]} wygrywają: ${why}.` : `Remis: ${why}.`),
};

const de: TicTacToeLanguage = {
  name: 'Tic-Tac-Toe',
  seatName: (seat) => (seat === 0 ? 'Kreuze' : 'Kreise'),
  decisions: { mark: 'ein freies Feld nehmen' },
  events: ({ player }) => ({ marked: ({ seat, field }) => `${player(seat)} nehmen Feld ${field}.` }),
  actions: ({ player }) => ({
    mark: ({ seat, field }) => ({ label: `Feld ${field} nehmen`, sentence: `${player(seat)} nehmen Feld ${field}.` }),
  }),
  questions: ({ player }) => ({ mark: ({ seat }) => `${player(seat)} nehmen ein freies Feld.` }),
  outcomes: { 'three-in-a-line': () => 'drei in einer Reihe', 'full-board': () => 'das Brett ist voll' },
  ended: (winners, why) => (winners.length === 1 ? `${winners[0]} gewinnen: ${why}.` : `Unentschieden: ${why}.`),
};

/** What tic-tac-toe says, by locale. */
export const LANGUAGES: Readonly<Record<Locale, TicTacToeLanguage>> = { en, pl, de };
