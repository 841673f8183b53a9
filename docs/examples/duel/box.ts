import { type Box, boxOf, wordsWith } from 'gastropodia/boxes';
import { type Line, piece } from 'gastropodia/drawing';
import { type DuelTypes, type DuelView, duel } from './index.ts';
import { LANGUAGES } from './text.ts';

const words = wordsWith<DuelTypes>(LANGUAGES, 'the duel');

const FIELDS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const NUMBERS: Line = [piece(FIELDS.map((field) => ` ${field} `).join(' '), 'faint')];

const ownerOf = (pawns: readonly number[], pawn: number): number => (pawn < pawns.length / 2 ? 0 : 1);
const pawnsOf = (pawns: readonly number[], seat: number): number[] =>
  pawns.filter((_, pawn) => ownerOf(pawns, pawn) === seat);

/** `[0] ... [1] [3]`: the pawns by their numbers, on their fields. */
function lineOf({ pawns }: DuelView): Line {
  return FIELDS.flatMap((field) => {
    const pawn = pawns.indexOf(field);
    const here = pawn === -1 ? piece(' . ', 'faint') : piece(`[${pawn}]`, `seat-${ownerOf(pawns, pawn)}`);
    return field === 0 ? [here] : [piece(' '), here];
  });
}

/** Everything a tool has to know of the duel. */
export const duelBox: Box<DuelTypes, DuelView> = boxOf({
  game: duel,
  begins: 'first-seat',
  words,
  eventRules: {
    drew: ({ count }) => (count === 1 ? 'DUE-2.1' : 'DUE-1.2'),
    placed: 'DUE-1.3',
    'turn-began': 'DUE-2.1',
    'turn-ended': 'DUE-2.5',
    stepped: 'DUE-2.2',
    pushed: 'DUE-3.2',
    moved: 'DUE-3.5',
    stayed: 'DUE-3.5',
    fell: 'DUE-3.3',
    played: ({ card }) => (card === 'dash' ? 'DUE-2.4' : 'DUE-4.2'),
    yielded: 'DUE-4.1',
    rolled: ({ result }) => (result === 'holds' ? 'DUE-4.2' : 'DUE-4.3'),
  },
  story: {
    table: (look) => [lineOf(look), NUMBERS],
    tell(event, { locale = 'en', names }) {
      if (event.type === 'drew') return undefined;
      const isTurn = event.type === 'turn-began';
      return { sentence: words.event(event, { locale, names }), rank: isTurn ? 'rule' : 'line', showsTable: isTurn };
    },
    standing: ({ pawns }, seat) => `pawns on the line: ${pawnsOf(pawns, seat).filter((field) => field !== -1).length}`,
  },
  tally: { rounds: ({ turn }) => turn },
});
