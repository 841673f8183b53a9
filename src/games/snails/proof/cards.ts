import { ADVANCED_DRAW, HAND_LIMIT, NONE, SLOTS } from '../components.ts';
import { openingHand } from '../course/opening.ts';
import { isArsenal, isBasic } from '../rules/hand.ts';
import { fromFirst, isLiving, seatOf } from '../rules/position.ts';
import type { Book } from '../table/book.ts';
import type { SnailsState } from '../table/state.ts';
import { each, eachSeat, eachSnail, expected, type Invariants, wrong } from './faults.ts';

/** What is true of cards, hands, plans and declared snails. */
export function cardInvariants(book: Book): Invariants {
  const handOf = (state: SnailsState, seat: number): readonly number[] => state.hands[seat] ?? [];
  const planOf = (state: SnailsState, seat: number): readonly number[] => state.plans[seat] ?? [];
  const heldBy = (state: SnailsState, seat: number): number[] =>
    [...handOf(state, seat), ...planOf(state, seat)].filter((card) => card !== NONE);
  const faceDown = (state: SnailsState, seat: number): readonly number[] =>
    planOf(state, seat).slice(state.resolved[seat] ?? 0);
  const named = (card: number): string => ` (${book.cardIds[card]})`;
  const eachHolder = (state: SnailsState, look: (seat: number) => string | undefined) =>
    state.hands.flatMap((_, seat) => {
      const what = look(seat);
      return what === undefined
        ? []
        : [
            wrong(
              `hands[${seat}]`,
              what,
              heldBy(state, seat).map((card) => book.cardIds[card]),
            ),
          ];
    });

  return {
    'every arsenal card is in one place': (state) => {
      const held = state.hands.flatMap((_, seat) => heldBy(state, seat));
      return book.copies.flatMap((copies, card) => {
        const places = [countIn(held, card), state.discards[card] ?? 0, state.deck.rest[card] ?? 0];
        const found = places.reduce((sum, count) => sum + count, 0);
        return expected(found === copies, `deck.rest[${card}]`, `${copies} in all`, found, named(card));
      });
    },
    *'nobody knows a place in the deck'({ deck: { top, bottom } }) {
      yield* expected(top.length === 0, 'deck.top', 'no known card', top.length);
      yield* expected(bottom.length === 0, 'deck.bottom', 'no known card', bottom.length);
    },
    'basic cards are with their players': (state) =>
      eachHolder(state, (seat) => {
        const basics = heldBy(state, seat).filter((card) => isBasic(book, card));
        return basics.length === book.basics.length && isSameSet(basics, book.basics)
          ? undefined
          : `the ${book.basics.length} basic cards in hand and plan`;
      }),
    'a faction card is beside the board or with its owner': (state) =>
      eachHolder(state, (seat) => {
        const own = book.factionCards[state.factions[seat] ?? NONE] ?? NONE;
        const held = heldBy(state, seat).filter((card) => !isBasic(book, card) && !isArsenal(book, card));
        if (held.length === state.factionCards[seat] && held.every((card) => card === own)) return undefined;
        return state.factionCards[seat] === 1
          ? "the faction's card in hand or plan"
          : 'no faction card in hand and plan';
      }),
    'known cards are there': (state) =>
      state.known.flatMap((known, seat) => {
        const hidden = [...handOf(state, seat), ...faceDown(state, seat)];
        return each(`known[${seat}]`, known, (card) => {
          if (state.round === 0) return 'no known card before the first round';
          return isArsenal(book, card) && countIn(known, card) <= countIn(hidden, card)
            ? undefined
            : 'an arsenal card in hand or face down';
        });
      }),
    'cards that were seen to come into a hand are in it, and known': (state) =>
      state.inHand.flatMap((cards, seat) =>
        each(`inHand[${seat}]`, cards, (card) => {
          if (!PLANNED.includes(state.phase)) return `no card in the phase '${state.phase}'`;
          const places = [handOf(state, seat), state.known[seat] ?? []];
          return places.every((held) => countIn(cards, card) <= countIn(held, card))
            ? undefined
            : 'a known card in hand';
        }),
      ),
    *'a hand that is known to hold no arsenal card holds none'(state) {
      yield* eachSeat('bare', state.bare, (flag, seat) => {
        if (flag === 0) return undefined;
        if (!PLANNED.includes(state.phase)) return `0 in the phase '${state.phase}'`;
        const arsenal = handOf(state, seat).filter((card) => isArsenal(book, card));
        return isSameSet(state.inHand[seat] ?? [], arsenal) ? undefined : '0 with an unseen arsenal card in hand';
      });
    },
    'a hand holds at most what its player may have by now': (state) =>
      state.hands.flatMap((_, seat) => {
        const most = mostHeld(state, seat);
        const others = heldBy(state, seat).filter((card) => !isBasic(book, card)).length;
        const what = `at most ${most} cards beside the basic ones`;
        return expected(others <= most, `hands[${seat}]`, what, others);
      }),
    'a plan has five slots after planning, and none before': (state) =>
      state.plans.flatMap((plan, seat) => {
        const { phase } = state;
        if (phase === 'planning' || phase === 'over') return [];
        const slots = PLANNED.includes(phase) ? SLOTS : 0;
        const isOut = plan.length === 0 && !isLiving(state, seat);
        return expected(isOut || plan.length === slots, `plans[${seat}]`, `${slots} slots`, plan.length);
      }),
    'only a card that was planned is taken back': (state) =>
      state.plans.flatMap((plan, seat) =>
        each(`plans[${seat}]`, plan, (card) =>
          card !== NONE || PLANNED.includes(state.phase) ? undefined : `a card in the phase '${state.phase}'`,
        ),
      ),
    'as many slots are resolved as have been': (state) =>
      eachSeat('resolved', state.resolved, (resolved, seat) => {
        if (state.phase === 'over') return undefined;
        const most = slotsPassed(state, seat);
        // SNL-3.17: a player with no declared snail left resolves nothing.
        const isExact = state.active[seat] !== NONE && planOf(state, seat).length > 0;
        if (isExact) return resolved === most ? undefined : String(most);
        return resolved <= most ? undefined : `at most ${most}`;
      }),
    *'declared snails are living ones of their player, the active one first'(state) {
      const { active, passive } = state;
      const isDeclared = (snail: number, seat: number): boolean =>
        seatOf(snail) === seat && (state.life[snail] ?? 0) > 0;
      const look = (snail: number, seat: number): string | undefined => {
        if (snail === NONE) return undefined;
        if (!PLANNING.includes(state.phase)) return `none in the phase '${state.phase}'`;
        return isDeclared(snail, seat) ? undefined : 'a living snail of its player';
      };
      yield* eachSeat('active', active, look);
      yield* eachSeat('passive', passive, (snail, seat) => {
        if (snail === NONE || snail !== active[seat]) {
          // SNL-9.3: the passive token moves to the active space at once.
          return snail === NONE || active[seat] !== NONE ? look(snail, seat) : 'none without an active one';
        }
        return 'another than the active one';
      });
    },
    'tokens are revealed that are declared': (state) =>
      eachSnail('shown', state.shown, (flag, snail) => {
        if (flag === 0) return undefined;
        if (!PLANNED.includes(state.phase)) return `0 in the phase '${state.phase}'`;
        return state.active.includes(snail) || state.passive.includes(snail) ? undefined : '0 without a token';
      }),
  };
}

const PLANNED: readonly string[] = ['action', 'clean-up', 'over'];
const PLANNING: readonly string[] = ['planning', ...PLANNED];

/** How many cards beside the basic ones a seat can have in hand and plan. */
function mostHeld(state: SnailsState, seat: number): number {
  const top = state.agenda[state.agenda.length - 1];
  // SNL-3.38: during a round a hand may hold any number of cards.
  if (PLANNED.includes(state.phase)) return Number.POSITIVE_INFINITY;
  // SNL-9.8: the arsenal cards of a player who is not living have been discarded; a faction card may be left.
  if (!isLiving(state, seat)) return 1;
  if (top === undefined || 'together' in top || !('ask' in top)) return HAND_LIMIT;
  const order = fromFirst(state);
  const [own, asked] = [order.indexOf(seat), order.indexOf(top.seat)];
  // SNL-3.5: at the end of the phase a hand holds at most 5 others.
  if (state.phase === 'draw') return own < asked ? HAND_LIMIT : Number.POSITIVE_INFINITY;
  if (top.ask === 'choose-faction') return 0;
  const isDealing = top.ask === 'mulligan' || top.ask === 'keep-cards';
  if (isDealing && own > asked) return 0;
  return isDealing && own === asked ? ADVANCED_DRAW : openingHand(state, seat);
}

/** How many slots of a seat have been its turn this round. */
function slotsPassed(state: SnailsState, seat: number): number {
  if (state.phase === 'clean-up') return SLOTS;
  if (state.phase !== 'action') return 0;
  const order = fromFirst(state);
  return order.indexOf(seat) <= order.indexOf(state.play.seat) ? state.slot : state.slot - 1;
}

const countIn = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;

const isSameSet = (some: readonly number[], others: readonly number[]): boolean =>
  others.every((card) => countIn(some, card) === countIn(others, card));
