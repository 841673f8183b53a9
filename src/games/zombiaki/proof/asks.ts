import { type Fault, faultAt, faultUnless } from '../../../kernel/index.ts';
import { DOG_STEPS, NONE } from '../components.ts';
import { answerTo } from '../course/playing.ts';
import { fieldsToPour } from '../course/resolving.ts';
import { freeZombies, holdingCard } from '../course/turns.ts';
import { canRun } from '../rules/dogs.ts';
import { targetsOnLine } from '../rules/line.ts';
import { creatureOn, isDogs, traitOn } from '../rules/position.ts';
import { type Book, cardOf, traitOf } from '../table/book.ts';
import type { ZombiakiState } from '../table/state.ts';
import type { Ask, Running } from '../table/work.ts';
import { askOf, type Invariants } from './faults.ts';

/** What is expected where this would not be asked; nothing, where it would. */
type WhyNotAsked = {
  readonly [Kind in Ask['ask']]?: (state: ZombiakiState, ask: Extract<Ask, { ask: Kind }>) => string | undefined;
};

/** What is true of decisions, and of the figures of what waits. */
export function askInvariants(book: Book): Invariants {
  const asked = whyNotAsked(book);
  const splinters = book.cards.map(({ thing }) => traitOf(thing, 'goes-off')?.shrapnel ?? 0);
  return {
    'what is asked is asked by the rules': (state) => {
      const ask = askOf(state);
      if (ask === undefined) return [];
      const why = (asked[ask.ask] as ((at: ZombiakiState, ask: Ask) => string | undefined) | undefined)?.(state, ask);
      return why === undefined ? [] : [faultAt(`agenda[${state.agenda.length - 1}]`, why, ask)];
    },
    'splinters and explosions are those of cards': (state) => [
      ...state.agenda.flatMap((work, index) => {
        if (!('ask' in work) || work.ask !== 'shrapnel') return [];
        return faultUnless(splinters.includes(work.damage), `agenda[${index}].damage`, 'that of a card', work.damage);
      }),
      ...state.blasts.flatMap(({ card }, index) => {
        const isBlast = traitOf(cardOf(book, card).thing, 'goes-off') !== undefined && (state.discards[card] ?? 0) > 0;
        return faultUnless(isBlast, `blasts[${index}].card`, 'a card that has gone off', card);
      }),
    ],
    'what is to roll rolls': (state) =>
      state.agenda.flatMap((work, index) => {
        if (!('do' in work) || work.do !== 'roll') return [];
        const isBarrel = traitOn(book, state, work.field, 'rolls') !== undefined;
        const isOnce =
          state.agenda.findIndex((each) => 'do' in each && each.do === 'roll' && each.field === work.field) === index;
        return faultUnless(isBarrel && isOnce, `agenda[${index}].field`, 'that of something that rolls', work.field);
      }),
    'dogs that are to run are counted': (state) =>
      state.agenda.flatMap((work, index) => {
        const running = 'do' in work ? work.do === 'dogs' : 'ask' in work && work.ask === 'dogs';
        return running ? runningFaults(work as Running, `agenda[${index}]`) : [];
      }),
    'effects that are still to come are the last of their card': (state) => effectFaults(book, state),
  };
}

function runningFaults({ mover, steps, left }: Running, path: string): Fault[] {
  const isMoving = mover !== NONE;
  return [
    ...faultUnless(isMoving === steps > 0 && steps < DOG_STEPS, `${path}.steps`, isMoving ? '1 or 2' : '0', steps),
    ...faultUnless(!left.includes(mover), `${path}.left`, 'dogs that have not moved', left),
    ...faultUnless(new Set(left).size === left.length, `${path}.left`, 'each field once', left),
  ];
}

/** The words after which a card may wait for a decision before it goes on. */
const PAUSING: readonly string[] = ['arrive', 'step', 'merge', 'exchange', 'rise', 'fire', 'retreat'];

function effectFaults(book: Book, { agenda, play }: ZombiakiState): Fault[] {
  const waiting = agenda.flatMap((work) => ('do' in work && work.do === 'effect' ? [work.nth] : []));
  if (waiting.length === 0 || play.card === NONE) return [];
  const { effects } = cardOf(book, play.card);
  // The next entry of the agenda is the last.
  const last = effects.length - 1;
  const isTail = waiting.every((nth, index) => nth === last - index);
  const before = effects[last - waiting.length];
  const isPaused = before !== undefined && PAUSING.includes(before.op);
  return faultUnless(isTail && isPaused, 'agenda', 'the last effects of the card', waiting);
}

function whyNotAsked(book: Book): WhyNotAsked {
  const isRunning = (state: ZombiakiState, { mover, left }: Running): boolean =>
    [...left, ...(mover === NONE ? [] : [mover])].every((field) => isDogs(book, creatureOn(state, field)));
  return {
    // ZOM-3.5: asked only if there is a card and a zombie for it.
    hold: (state) =>
      holdingCard(book, state) !== NONE && freeZombies(book, state).length > 0
        ? undefined
        : 'a card and a zombie for it',
    dogs: (state, ask) => (isRunning(state, ask) && canRun(book, state, ask) ? undefined : 'dogs that can run'),
    discard({ hands }, { seat, drawn }) {
      const held = [...(hands[seat] ?? [])];
      const isHeld = drawn.every((card) => held.includes(card) && held.splice(held.indexOf(card), 1).length === 1);
      const isSaid = drawn.length > 0 === (book.options.discardFrom === 'drawn');
      return isSaid && isHeld ? undefined : 'cards that were drawn and are held, where one of them has to go';
    },
    click: (state) =>
      state.play.card === NONE || answerTo(book, state) === NONE
        ? 'a card that is answered, and one that answers'
        : undefined,
    aim(state) {
      const { card, lane, left } = state.play;
      if (card === NONE || lane === NONE) return 'a card that is fired down a lane';
      const { target, effects } = cardOf(book, card);
      const isFired = target?.target === 'lane' && effects.some(({ op }) => op === 'fire');
      const { creature, cars } = targetsOnLine(book, state, lane);
      const targets = cars.length + (creature === NONE ? 0 : 1);
      return isFired && left > 0 && targets > 1 ? undefined : 'a bullet with several targets';
    },
    oil({ play }) {
      if (play.card === NONE || cardOf(book, play.card).target?.target !== 'trail') return 'a card that is poured';
      return play.left > 0 && fieldsToPour(play.fields).length > 0 ? undefined : 'power and a field to go to';
    },
  };
}
