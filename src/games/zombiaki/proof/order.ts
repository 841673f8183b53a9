import { type Fault, faultAt, faultUnless } from '../../../kernel/index.ts';
import { HUMANS, NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { Options } from '../table/options.ts';
import type { ZombiakiState } from '../table/state.ts';
import type { Ask, Step } from '../table/work.ts';
import { anyNumberOf, follows, type Order, oneOf } from './agenda-order.ts';
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

// At the bottom is always what comes last: the play step. Above `settle`, the end of an effect, entries are still to come, each
// with what it sets off, and on top a splinter is to be directed.
const SPLINTER: Order = [anyNumberOf('explode', 'enter'), 'explode', 'shrapnel?'];

const PLAY: readonly Order[] = [
  ['play?'],
  ['play?', 'discard?'],
  // An order of a boss.
  ['play?', 'settle', SPLINTER],
  // A card that may be answered.
  ['play?', 'resolve', 'click?'],
  // Oil, and a retreat behind it.
  ['play?', 'resolved', 'settle', oneOf('oil?', ['spread', 'explode', 'shrapnel?'], SPLINTER)],
  // The other effects of a card, one after the other, bullets among them; then explosions, push-backs and retreats.
  [
    ...(['play?', 'resolved', 'settle', 'push-back', 'explode'] as const),
    oneOf([anyNumberOf('effect'), oneOf('aim?', ['shoot', 'explode', 'shrapnel?'], SPLINTER)], 'shrapnel?'),
  ],
];

/** The movement of the zombies comes before their play step: that of dogs before or after all others. */
const MOVEMENT: Readonly<Record<Options['dogTiming'], readonly Order[]>> = {
  'before-zombies': [
    ['play?', 'draw', 'advance', 'dogs', oneOf('hold?', ['settle', SPLINTER])],
    ['play?', 'draw', 'advance', 'dogs?'],
    ['play?', 'draw', 'settle', SPLINTER],
  ],
  'after-zombies': [
    ['play?', 'draw', 'dogs', 'advance', 'hold?'],
    ['play?', 'draw', 'dogs', 'settle', SPLINTER],
    ['play?', 'draw', 'dogs?'],
  ],
};

/** Barrels roll before the play step of the humans. */
const ROLLING: readonly Order[] = [
  ['play?', 'draw', 'settle', oneOf([anyNumberOf('explode', 'roll'), 'explode', 'shrapnel?'], SPLINTER)],
];

const HUMAN_TURN = follows(oneOf(...PLAY, ...ROLLING));
const ZOMBIE_TURN = {
  'before-zombies': follows(oneOf(...PLAY, ...MOVEMENT['before-zombies'])),
  'after-zombies': follows(oneOf(...PLAY, ...MOVEMENT['after-zombies'])),
};

function orderFaults({ options }: Book, state: ZombiakiState): Fault[] {
  const { agenda, side } = state;
  const isDue = side === HUMANS ? HUMAN_TURN : ZOMBIE_TURN[options.dogTiming];
  if (agenda.length === 0 || isDue(agenda)) return [];
  const ask = askOf(state)?.ask ?? 'nothing';
  return [faultAt('agenda', 'work in the order of the rules', agenda, ` before '${ask}'`)];
}
