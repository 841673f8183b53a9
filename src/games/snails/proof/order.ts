import { type Fault, isSamePlain, unreachable } from '../../../kernel/index.ts';
import { NONE, type Phase, SLOTS, SQUAD } from '../components.ts';
import { planOfSeat } from '../course/planning.ts';
import { fromFirst, isOnBoard, livingSeats, seatCount, squadOf } from '../rules/position.ts';
import type { SnailsState } from '../table/state.ts';
import type { Ask, Step, Work } from '../table/work.ts';
import { eachSeat, expected, type Invariants, shown, wrong } from './faults.ts';

/** What is true of the order in which work waits: what the phase has still to come, at the bottom of the agenda. */
export function orderInvariants(): Invariants {
  return {
    'work waits in the order of the rules': (state) => orderFaults(state),
    'all players plan at once, and nobody decides anything else then': ({ phase, agenda }) => {
      const top = agenda[agenda.length - 1];
      const isTogether = top !== undefined && 'together' in top;
      if (phase !== 'planning') return expected(!isTogether, 'agenda', 'no decision of all at once', phase);
      return expected(isTogether && agenda.length === 2, 'agenda', 'the decisions of all at once', top ?? 'nothing');
    },
    'planning asks for what is not planned yet': (state) => {
      const top = state.agenda[state.agenda.length - 1];
      if (top === undefined || !('together' in top)) return [];
      return top.together.flatMap((queue, seat) => planFaults(state, seat, queue));
    },
    *'every snail beside the board is still to be placed'(state) {
      if (state.phase !== 'setup') return;
      for (const seat of state.factions.keys()) {
        const beside = squadOf(seat).filter((snail) => !isOnBoard(state, snail)).length;
        yield* expected(
          asksOf(state, 'place-snail', seat) === beside,
          'agenda',
          `${beside} snails of seat ${seat} to be placed`,
          asksOf(state, 'place-snail', seat),
        );
      }
    },
    'every faction is settled, or still to be chosen': (state) =>
      eachSeat('factions', state.factions, (faction, seat) => {
        const isOpen = asksOf(state, 'choose-faction', seat) > 0;
        if (isOpen) return faction === NONE ? undefined : 'none yet';
        return faction === NONE ? 'a faction' : undefined;
      }),
    'a card is resolved in the action phase, and only there': ({ phase, play }) => {
      if (phase === 'over') return [];
      const isPlayed = play.seat !== NONE;
      return expected(isPlayed === (phase === 'action'), 'play.seat', isPlayed ? 'nobody' : 'a seat', play.seat);
    },
  };
}

/** How often a seat is still to be asked this. */
function asksOf({ agenda }: SnailsState, kind: Ask['ask'], seat: number): number {
  return agenda.filter((entry) => 'ask' in entry && entry.ask === kind && entry.seat === seat).length;
}

/** How much of the agenda the phase itself explains: above it is what a card or an effect of the round has set off. */
export function sizeOfPhaseWork(state: SnailsState): number {
  return workOfPhase(state).length;
}

/** Where the agenda does not hold what the phase has still to come. */
export function orderFaults(state: SnailsState): Fault[] {
  const due = workOfPhase(state);
  const { agenda } = state;
  const at = due.findIndex((work, index) => !isSamePlain(work, agenda[index]));
  const [before, after] = [due[at], agenda[at]];
  if (before !== undefined) return [wrong(`agenda[${at}]`, shown(before), after === undefined ? 'nothing' : after)];
  // Of what the phase explains nothing is left to wait but a decision of it.
  const rest = agenda.length - due.length;
  if (BY_ITSELF.includes(state.phase)) return expected(rest === 0, 'agenda', `${due.length} entries`, agenda.length);
  return [];
}

/** The phases in which nothing waits but what the phase explains. */
const BY_ITSELF: readonly Phase[] = ['setup', 'draw', 'over'];

/** What the phase has still to come, and the decision of it that waits, the next entry last. */
function workOfPhase(state: SnailsState): readonly Work[] {
  const top = state.agenda[state.agenda.length - 1];
  const ask = top !== undefined && 'ask' in top ? top : undefined;
  switch (state.phase) {
    case 'setup':
      return workOfSetup(state, ask);
    case 'draw':
      return workOfDraw(state, ask);
    case 'planning':
      return [{ do: 'action-phase' }];
    case 'action':
      return [nextTurn(state), { do: 'action-over' }];
    case 'clean-up':
      return workOfCleanUp(state);
    case 'over':
      return [];
    default:
      return unreachable(state.phase);
  }
}

/** @rule SNL-2.7 From the first player clockwise: cards, then snails one at a time. */
function workOfSetup(state: SnailsState, ask: Ask | undefined): readonly Work[] {
  const { agenda } = state;
  const order = fromFirst(state);
  const places = Array.from({ length: SQUAD }, () => order.map((seat): Ask => ({ ask: 'place-snail', seat }))).flat();
  const dealt = agenda.find((entry): entry is Extract<Step, { do: 'deal' }> => 'do' in entry && entry.do === 'deal');
  const deals = order.map((seat): Step => ({ do: 'deal', seat, opening: dealt?.opening ?? 'standard' }));
  const whole: readonly Work[] = [{ do: 'round' }, ...[...deals, ...places].reverse()];
  if (ask?.ask === 'mulligan' || ask?.ask === 'keep-cards') {
    const { seat } = ask;
    const left = order.length - 1 - order.indexOf(seat);
    return [...whole.slice(0, 1 + places.length + left), { do: 'keep', seat }, ask];
  }
  if (ask?.ask === 'choose-faction') {
    const without = order.filter((seat) => state.factions[seat] === NONE);
    return [...whole, ...without.reverse().map((seat): Ask => ({ ask: 'choose-faction', seat }))];
  }
  return whole.slice(0, Math.min(agenda.length, 1 + places.length));
}

/** @rule SNL-3.8 Each player completes draw, exchange, faction card and hand limit before the next player starts. */
function workOfDraw(state: SnailsState, ask: Ask | undefined): readonly Work[] {
  const order = livingSeats(state);
  const seat = ask?.seat ?? NONE;
  const left = order.slice(order.indexOf(seat) + 1).map((other): Step => ({ do: 'draw-phase', seat: other }));
  const begun: Work[] = [{ do: 'planning' }, ...left.reverse(), { do: 'hand-limit', seat }];
  if (ask?.ask === 'exchange') begun.push({ do: 'offer-faction-card', seat });
  return ask !== undefined && OF_DRAW.includes(ask.ask) ? [...begun, ask] : begun;
}

const OF_DRAW: readonly Ask['ask'][] = ['exchange', 'take-faction-card', 'discard-excess'];

/** @rule SNL-3.15 For slot I to V in turn, from the first player clockwise. */
function nextTurn(state: SnailsState): Work {
  const { slot, play } = state;
  const nth = fromFirst(state).indexOf(play.seat);
  if (nth + 1 < seatCount(state)) return { do: 'turn', slot, nth: nth + 1 };
  return slot < SLOTS ? { do: 'turn', slot: slot + 1, nth: 0 } : { do: 'clean-up' };
}

/** @rule SNL-3.29 Dynamite, Rot Cloud, fire; then the sea. What can be waited for is dynamite and fire. */
function workOfCleanUp({ agenda }: SnailsState): readonly Work[] {
  const fire: readonly Work[] = [
    { do: 'end-round' },
    { do: 'collect' },
    { do: 'contamination' },
    { do: 'clean-up-fire' },
  ];
  const isDynamite = agenda.some(
    (entry) => 'do' in entry && (entry.do === 'clean-up-dynamite' || entry.do === 'rot-cloud'),
  );
  return isDynamite ? [...fire, { do: 'rot-cloud' }, { do: 'clean-up-dynamite' }] : fire;
}

/** Does a seat still owe the last of the decisions that its plan takes, and has it taken the others? */
function planFaults(state: SnailsState, seat: number, queue: readonly Work[]): Fault[] {
  const whole = planOfSeat(state, seat);
  const taken = whole.slice(0, whole.length - queue.length);
  const rest = whole.slice(taken.length).reverse();
  const isTaken = (kind: Ask['ask']): boolean => taken.some(({ ask }) => ask === kind);
  const cards = taken.filter(({ ask }) => ask === 'plan-card').length;
  const whose = ` (seat ${seat})`;
  const token = (name: 'active' | 'passive', kind: Ask['ask']): Fault[] => {
    const snail = state[name][seat] ?? NONE;
    const what = isTaken(kind) ? 'a snail that is declared' : 'none yet';
    return expected((snail !== NONE) === isTaken(kind), `${name}[${seat}]`, what, snail, whose);
  };
  return [
    ...expected(
      isSamePlain(queue, rest),
      `agenda[${state.agenda.length - 1}].together[${seat}]`,
      `the last ${queue.length} decisions of a plan`,
      queue,
      whose,
    ),
    ...expected(
      state.plans[seat]?.length === cards,
      `plans[${seat}]`,
      `${cards} slots`,
      state.plans[seat]?.length,
      whose,
    ),
    ...token('active', 'declare-active'),
    ...token('passive', 'declare-passive'),
  ];
}
