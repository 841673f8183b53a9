import { type Fault, faultAt, faultUnless } from '../../../kernel/index.ts';
import { HUMANS, NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { ZombiakiState } from '../table/state.ts';
import type { Ask, Step } from '../table/work.ts';
import { askOf, type Invariants } from './faults.ts';

/** What is true of the order in which work waits. */
export function orderInvariants(book: Book): Invariants {
  return {
    // Invariants 19 and 20.
    'the game is over when somebody has won': ({ agenda, winner }) =>
      faultUnless((agenda.length === 0) === (winner !== NONE), 'winner', agenda.length === 0 ? 'a side' : '-1', winner),
    'work waits in the order of the rules': (state) => orderFaults(book, state),
    // Invariant 26.
    'explosions and retreats wait for the end of an effect only': ({ agenda, blasts, bosses }) => {
      const waits = (name: Step['do']): boolean => agenda.some((work) => 'do' in work && work.do === name);
      return [
        ...faultUnless(
          blasts.length === 0 || waits('explode') || agenda.length === 0,
          'blasts',
          'nothing',
          blasts.length,
        ),
        ...faultUnless(bosses === 0 || waits('settle') || agenda.length === 0, 'bosses', '0', bosses),
      ];
    },
    'a card is being resolved when it says so': ({ agenda, play }) => {
      if (agenda.length === 0) return [];
      const isResolved = agenda.some((work) => 'do' in work && (work.do === 'resolve' || work.do === 'resolved'));
      return faultUnless(isResolved === (play.card !== NONE), 'play.card', isResolved ? 'a card' : '-1', play.card);
    },
    'work of a side waits in its turn': (state) =>
      state.agenda.flatMap((work, index) => {
        if (!('seat' in work)) return [];
        const seat = 'ask' in work ? (DECIDERS[work.ask] ?? state.side) : state.side;
        return faultUnless(work.seat === seat, `agenda[${index}].seat`, String(seat), work.seat);
      }),
  };
}

/** Who decides what whoever's turn it is; the side whose turn it is decides all else. */
const DECIDERS: Partial<Record<Ask['ask'], number>> = { click: 0, hold: 0, dogs: 0, shrapnel: HUMANS };

/** A letter for each piece of work that can wait: small ones are steps, capitals are decisions. */
const LETTERS: Readonly<Record<Step['do'] | `ask ${Ask['ask']}`, string>> = {
  'zombie-turn': '?',
  'human-turn': '?',
  hold: '?',
  answer: '?',
  pour: '?',
  dogs: 'd',
  advance: 'a',
  draw: 'w',
  roll: 'r',
  resolve: 'y',
  resolved: 'z',
  effect: 'f',
  shoot: 's',
  spread: 'u',
  'push-back': 'k',
  enter: 'e',
  explode: 'x',
  settle: 't',
  'ask hold': 'H',
  'ask dogs': 'G',
  'ask discard': 'D',
  'ask play': 'P',
  'ask click': 'C',
  'ask aim': 'A',
  'ask oil': 'O',
  'ask shrapnel': 'S',
};

// At the bottom is always what comes last: the play step. Above `t`, the end of an effect, entries are still to come, each with
// what it sets off, and on top a splinter is to be directed.
const SPLINTER = '(xe)*xS';
const PLAY = [
  'P',
  'PD',
  // A boss order.
  `Pt${SPLINTER}`,
  'PyC',
  // Oil; a retreat behind it.
  `Pzt(O|uxS|${SPLINTER})`,
  // Other effects of a card, one after the other; bullets among them; then explosions, then push-backs and retreats.
  `Pztkxf*(A|sxS|${SPLINTER})`,
  'PztkxS',
];
const MOVEMENT = {
  'before-zombies': [`PwadH`, 'PwaG', `Pwadt${SPLINTER}`, `Pwt${SPLINTER}`],
  'after-zombies': ['PwdaH', `Pwdt${SPLINTER}`, 'PwG'],
} as const;
const ROLLING = ['Pwt(xr)*xS', `Pwt${SPLINTER}`];

const oneOf = (patterns: readonly string[]): RegExp => new RegExp(`^(${patterns.join('|')})$`);

function orderFaults({ options }: Book, state: ZombiakiState): Fault[] {
  const { agenda, side } = state;
  if (agenda.length === 0) return [];
  const letters = agenda.map((work) => {
    if ('together' in work) return '?';
    return 'do' in work ? LETTERS[work.do] : LETTERS[`ask ${work.ask}`];
  });
  const due = oneOf([...PLAY, ...(side === HUMANS ? ROLLING : MOVEMENT[options.dogTiming])]);
  if (due.test(letters.join(''))) return [];
  const ask = askOf(state)?.ask ?? 'nothing';
  return [faultAt('agenda', 'work in the order of the rules', agenda, ` before '${ask}'`)];
}
