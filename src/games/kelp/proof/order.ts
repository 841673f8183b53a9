import { type Fault, faultAt, faultUnless, isSamePlain } from '../../../kernel/index.ts';
import { ACTIONS, FOOD_SPACES, HUNGER_SPACES, NONE, OCTOPUS, type Phase, SHARK } from '../components.ts';
import { pairsLeft } from '../rules/confrontation.ts';
import { hasNoRed } from '../rules/end.ts';
import { overflow } from '../rules/hand.ts';
import type { Book, WordPlace } from '../table/book.ts';
import type { KelpState } from '../table/state.ts';
import type { Ask, Step, Work } from '../table/work.ts';
import { type Invariants, kindIn, resolvedIn, waitingIn, wordsIn } from './faults.ts';

/** What is true of the order in which work waits, of turns, and of the end. */
export function orderInvariants(book: Book): Invariants {
  return {
    'work waits in the order of the rules': (state) => {
      const wanted = agendaFor(book, state);
      if (wanted === undefined || isSamePlain(wanted, state.agenda)) return [];
      return [faultAt('agenda', 'the work that leads to this decision', state.agenda)];
    },
    'what is asked belongs to the turn': (state) => turnFaults(book, state),
    // KLP-20.33.
    'cards are chosen only in a confrontation': (state) => chosenFaults(state),
    // KLP-20.18.
    'a pair is left': ({ pairs, agenda }) => {
      const left = pairsLeft({ pairs }).length;
      return faultUnless(left > 0 || agenda.length === 0, 'pairs', 'one at least', left);
    },
    'the game is over when it has ended': (state) => endFaults(book, state),
  };
}

type Entry = KelpState['agenda'][number];

/** All that waits where this decision does; nothing, if that cannot be said. */
function agendaFor(book: Book, state: KelpState): readonly Entry[] | undefined {
  const { agenda, resolving } = state;
  const top = agenda[agenda.length - 1];
  if (top === undefined) return undefined;
  const hit: readonly Step[] = [{ do: 'resolve' }, { do: 'used', area: resolving }];
  if ('together' in top) return [...hit, { do: 'show' }, top];
  if (!('ask' in top)) return [];
  switch (top.ask) {
    case 'pay-cost':
      return [...around(book, state, { of: 'card', thing: top.card, nth: NONE }), top];
    case 'discard-hide':
      return [{ do: 'acted' }, top];
    case 'hand-overflow':
      return [{ do: 'shark-turn' }, ...Array.from({ length: overflow(book, state) }, () => top)];
    case 'learn-replace':
      return learning(book, state, top);
    case 'mix-place': {
      const place = resolvedIn(book, state);
      return place === undefined ? [] : [...around(book, state, place), top];
    }
    case 'ignore-trap':
      return [...hit, top];
    case 'hostile':
      return top.window === 'confrontation' ? [...hit, { do: 'choose' }, top] : [top];
    case 'survive-effect':
      return [...hit, { do: 'drop-pair', pair: top.pair }, top];
    case 'store-choice':
      return [{ do: 'spend' }, top];
    case 'spend':
    case 'buy':
    case 'hunger-die':
      return [{ do: 'end-shark-turn' }, top];
    default:
      return 'thing' in top ? [...around(book, state, top), top] : [top];
  }
}

// KLP-6.24: a block is placed before the next item is gained.
function learning(book: Book, state: KelpState, top: Ask): readonly Entry[] {
  const below = state.agenda[state.agenda.length - 2];
  if (below === undefined || !('do' in below) || below.do !== 'learn') return [];
  return [...around(book, state, below), below, top];
}

/** What waits below a word of a thing: its other words, and what they belong to. */
function around(book: Book, state: KelpState, { of, thing, nth }: WordPlace): readonly Work[] {
  const rest = wordsIn(book, of, thing)
    .map((_, index): Step => ({ do: 'word', of, thing, nth: index }))
    .slice(nth + 1)
    .reverse();
  return [...below(state, of, thing), { do: 'words-done', of, thing }, ...rest];
}

function below({ acted, resolving }: KelpState, of: WordPlace['of'], thing: number): readonly Work[] {
  if (of === 'card') return [{ do: 'acted' }];
  if (of === 'food') {
    return [
      acted < ACTIONS ? { ask: 'octopus-action', seat: OCTOPUS, nth: acted } : { ask: 'end-turn', seat: OCTOPUS },
    ];
  }
  const hit: readonly Step[] = [{ do: 'resolve' }, { do: 'used', area: resolving }];
  return of === 'trap' ? hit : [...hit, { do: 'drop-pair', pair: thing }];
}

/** When each decision is asked that is not about a word; of those, the thing that bears it says so. */
const PHASE_OF: Readonly<Partial<Record<Ask['ask'] | 'together', Phase>>> = {
  'setup-den': 'setup',
  'octopus-action': 'actions',
  'pay-cost': 'actions',
  'discard-hide': 'actions',
  'end-turn': 'actions',
  'hand-overflow': 'actions',
  'learn-replace': 'actions',
  'extra-die': 'roll',
  'harvest-current': 'roll',
  'before-roll': 'roll',
  'after-roll': 'roll',
  'place-current': 'currents',
  move: 'move',
  'fast-after': 'move',
  hostile: 'search',
  'place-search-attack': 'search',
  'resolve-order': 'search',
  'ignore-trap': 'search',
  'survive-effect': 'search',
  together: 'search',
  'store-choice': 'store',
  spend: 'store',
  buy: 'store',
  'hunger-die': 'store',
};

/** The decisions of the shark that are asked of nobody else; the octopus takes all others. */
const OF_SHARK: readonly string[] = [
  'mix-place',
  'extra-die',
  'harvest-current',
  'before-roll',
  'after-roll',
  'place-current',
  'move',
  'fast-after',
  'hostile',
  'place-search-attack',
  'resolve-order',
  'ignore-trap',
  'store-choice',
  'spend',
  'buy',
  'hunger-die',
  'confront-shark',
];

function turnFaults(book: Book, state: KelpState): Fault[] {
  const { agenda, phase, side, round, acted } = state;
  const { roundCap } = book.options;
  if (agenda.length === 0) return [];
  const waiting = waitingIn(state);
  const place = resolvedIn(book, state);
  const wanted =
    PHASE_OF[kindIn(state) as Ask['ask']] ?? (place?.of === 'card' || place?.of === 'food' ? 'actions' : 'search');
  const isOctopus = wanted === 'setup' || wanted === 'actions';
  const isSetup = wanted === 'setup';
  const turns = wanted === 'actions' ? actedFor(state) : isSetup ? 0 : ACTIONS;
  return [
    ...faultUnless(phase === wanted, 'phase', wanted, phase),
    ...faultUnless(side === (isOctopus ? OCTOPUS : SHARK), 'side', isOctopus ? '0' : '1', side),
    ...faultUnless(isSetup ? round === 0 : round > 0 && round <= roundCap, 'round', `1 to ${roundCap}`, round),
    ...faultUnless(acted === turns, 'acted', String(turns), acted),
    ...(typeof waiting === 'string'
      ? []
      : faultUnless(
          waiting.seat === (OF_SHARK.includes(waiting.ask) ? SHARK : OCTOPUS),
          `agenda[${agenda.length - 1}].seat`,
          'the seat that decides this',
          waiting.seat,
        )),
  ];
}

/** How many actions are done, as far as what waits says so. */
function actedFor({ agenda, acted }: KelpState): number {
  const first = agenda[0];
  if (first === undefined) return acted;
  if ('ask' in first) return first.ask === 'octopus-action' ? first.nth : ACTIONS;
  if ('do' in first && first.do === 'acted') return Math.min(acted, ACTIONS - 1);
  return ACTIONS;
}

function chosenFaults({ agenda, chosen, pairs }: KelpState): Fault[] {
  const top = agenda[agenda.length - 1];
  const left = pairsLeft({ pairs });
  if (top === undefined || !('together' in top)) {
    return chosen.flatMap((pair, seat) => faultUnless(pair === NONE, `chosen[${seat}]`, '-1', pair));
  }
  const wanted = (['confront-octopus', 'confront-shark'] as const).map((ask, seat) =>
    chosen[seat] === NONE ? [{ ask, seat }] : [],
  );
  return [
    ...faultUnless(isSamePlain(top.together, wanted) && top.turn === NONE, 'agenda', 'one question for each side', top),
    ...faultUnless(left.length > 1, 'pairs', 'two at least', left),
    ...chosen.flatMap((pair, seat) =>
      faultUnless(pair === NONE || left.includes(pair), `chosen[${seat}]`, 'a pair that is left', pair),
    ),
  ];
}

function endFaults(book: Book, state: KelpState): Fault[] {
  const { agenda, ending, hunger, eaten, round, resolving } = state;
  const isOver = agenda.length === 0;
  if (isOver !== (ending !== 'none')) return [faultAt('ending', isOver ? 'a reason' : "'none'", ending)];
  const isRight = {
    none: true,
    confrontation: resolving !== NONE,
    food: eaten.length === FOOD_SPACES,
    hunger: hunger.length === HUNGER_SPACES,
    'no-red': book.options.noRedLoss && hunger.length === HUNGER_SPACES - 1 && hasNoRed(state),
    'round-cap': round === book.options.roundCap,
  }[ending];
  return faultUnless(isRight, 'ending', 'what has happened', ending);
}
