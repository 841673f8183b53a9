import { type Fault, faultAt, faultUnless } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { isTrackFull } from '../rules/stars.ts';
import type { Book } from '../table/book.ts';
import type { AntsState } from '../table/state.ts';
import type { Ask, Step } from '../table/work.ts';
import { asksOfKind, type Invariants, type Waiting, workOf } from './faults.ts';

/** What is true of rounds, of the end, and of the order in which work waits. */
export function orderInvariants(book: Book): Invariants {
  return {
    'phase, round and end belong together': (state) => phaseFaults(state),
    // Invariant 13.
    'the end condition is met when the star track is full, or the last round that can be is over': (state) => {
      const { endRound, round, isLimited, roundLimit } = state;
      const isFull = isTrackFull(book, state);
      const isPast = roundLimit > 0 && round > roundLimit;
      return endRound === 0
        ? [
            ...faultUnless(!isFull && !isPast, 'endRound', 'the round in which it was met', endRound),
            ...faultUnless(isLimited === 0, 'isLimited', '0', isLimited),
          ]
        : faultUnless(
            isLimited === 1 ? endRound === roundLimit && isPast : isFull,
            'endRound',
            isLimited === 1 ? 'the last round that can be' : '0',
            endRound,
          );
    },
    'the work of a turn is at the bottom, and what it has set off above it': (state) => frameFaults(state),
    // Before the game the frame leaves nothing open.
    'only certain work waits': (state) =>
      workOf(state.phase === 'setup' ? NOTHING : state).flatMap((work, index, all) =>
        mayWait(work, all[index + 1]) ? [] : [faultAt(`agenda[${index}]`, 'work that can wait there', work)],
      ),
    'incubation effects are left only while they are activated': (state) => {
      const work = workOf(state);
      const is = (each: Waiting, name: string): boolean => ('do' in each ? each.do : each.ask) === name;
      return work.flatMap((each, index) =>
        (is(each, 'effects') || is(each, 'incubation-effect')) &&
        !work.slice(0, index).some((below) => is(below, 'activated'))
          ? [faultAt(`agenda[${index}]`, "'activated' below it", each)]
          : [],
      );
    },
  };
}

function phaseFaults({ phase, round, endRound, roundLimit, agenda, first, names, carried }: AntsState): Fault[] {
  const last = roundLimit > 0 ? roundLimit + 1 : round;
  const isOver = agenda.length === 0;
  const isRound =
    phase === 'setup'
      ? round === 0 && endRound === 0
      : phase === 'turns'
        ? round >= 1 && round <= last && (endRound === 0 || round === endRound || round === endRound + 1)
        : endRound > 0 && round === endRound + 1;
  return [
    ...faultUnless(isOver === (phase === 'over'), 'phase', isOver ? "'over'" : 'a phase that goes on', phase),
    ...faultUnless(isRound, 'round', 'a round of this phase', round),
    ...faultUnless(first !== NONE && first < names.length, 'first', 'a seat', first),
    ...faultUnless(!isOver || carried === 0, 'carried', '0', carried),
  ];
}

/** What can be at the bottom while turns are played: a decision about the turn, or what follows it. */
const TURN_STEPS: readonly Step['do'][] = ['action-done', 'second-card', 'parts'];
const TURN_ASKS: readonly Ask['ask'][] = ['main-action', 'end-turn', 'next-part'];

function isTurnFrame(work: Waiting): boolean {
  if ('do' in work) return TURN_STEPS.includes(work.do);
  if (work.ask === 'play-card' || work.ask === 'defeat-enemy') return work.occasion !== 'effect';
  return TURN_ASKS.includes(work.ask);
}

function frameFaults(state: AntsState): Fault[] {
  const { agenda, phase } = state;
  const [bottom, ...above] = agenda;
  if (bottom === undefined) return [];
  if (phase === 'setup') return setupFaults(state);
  const twice = workOf({ agenda: above }).findIndex(isTurnFrame);
  const isFrame = !('together' in bottom) && isTurnFrame(bottom);
  const isFinal = !('together' in bottom) && ('do' in bottom ? bottom.do === 'action-done' : bottom.ask === 'end-turn');
  return [
    ...faultUnless(phase === 'final' ? isFinal : isFrame, 'agenda[0]', 'what a turn is at', bottom),
    ...faultUnless(twice < 0, `agenda[${twice + 1}]`, 'no other turn', above[twice]),
    ...faultUnless(workOf(state).length === agenda.length, 'agenda', 'one decision at a time', agenda.length),
    ...activeFaults(state),
  ];
}

// ANT-21.1: only `collect-kind` can fall to a player outside their own turn.
function activeFaults(state: AntsState): Fault[] {
  return workOf(state).flatMap((work, index) =>
    'do' in work || work.ask === 'collect-kind' || work.seat === state.active
      ? []
      : [faultAt(`agenda[${index}].seat`, String(state.active), work.seat)],
  );
}

function setupFaults({ agenda, pairs, queens, first, names }: AntsState): Fault[] {
  const top = agenda[agenda.length - 1];
  if (top === undefined) return [];
  const named = agenda.map((work) => ('together' in work ? 'together' : 'do' in work ? work.do : work.ask));
  if ('together' in top) {
    return [
      ...faultUnless(named.join() === 'keep,together', 'agenda', 'what follows the choice of cards', agenda),
      ...faultUnless(pairs.length === 0, 'pairs', 'nothing', pairs.length),
    ];
  }
  const left = queens.filter((queen) => queen === NONE).length;
  // ANT-2.18: counter-clockwise, the First Player last.
  const order = names.map((_, step) => (first + names.length - 1 - step) % names.length);
  const choosing = order.find((seat) => queens[seat] === NONE);
  const chosen = order.filter((seat) => queens[seat] !== NONE);
  const [asked] = asksOfKind('do' in top ? [] : [top], 'choose-queen');
  return [
    ...faultUnless(named.join() === 'deal,choose-queens,choose-queen', 'agenda', 'the choice of a Queen', agenda),
    ...faultUnless(asked?.seat === choosing, 'agenda', 'the seat that chooses next', asked?.seat),
    ...faultUnless(
      chosen.every((seat, index) => seat === order[index]) && pairs.length === left,
      'pairs',
      `${left} to choose from`,
      pairs.length,
    ),
  ];
}

const NOTHING: Pick<AntsState, 'agenda'> = { agenda: [] };

/** The steps that can wait below a decision of a turn. */
const WAITING_STEPS: readonly Step['do'][] = [
  ...TURN_STEPS,
  'pay-boosts',
  'take-card',
  'dig',
  'bonuses',
  'explore',
  'reveal',
  'collect',
  'gather',
  'emptied',
  'forage',
  'acted',
  'pay-card',
  'place-card',
  'find-space',
  'deed',
  'due-deed',
  'turn-tile',
  'activate',
  'effects',
  'activated',
  'feed',
  'clear',
  'shift',
  'word',
  'list',
  'fly',
];

/** The decisions that can wait below another: those that a free action interrupts. */
const WAITING_ASKS: readonly Ask['ask'][] = [
  'main-action',
  'end-turn',
  'next-part',
  'play-card',
  'defeat-enemy',
  'store-ants',
  'resolve-deed',
  'pay-for',
  'feed-larvae',
];

/** … and those that are asked one after the other, which wait below another of their kind. */
const ASKED_IN_A_ROW: readonly Ask['ask'][] = ['pay', 'discard-card'];

/** … and those that an Incubation asks once: a player who has answered one is not asked it again. */
const ASKED_ONCE: readonly Ask['ask'][] = ['store-ants', 'resolve-deed', 'feed-larvae'];

function mayWait(work: Waiting, above: Waiting | undefined): boolean {
  if ('do' in work) return WAITING_STEPS.includes(work.do);
  if (ASKED_ONCE.includes(work.ask) && above !== undefined && 'ask' in above && above.ask === work.ask) return false;
  if (above === undefined || WAITING_ASKS.includes(work.ask)) return true;
  return ASKED_IN_A_ROW.includes(work.ask) && 'ask' in above && above.ask === work.ask;
}
