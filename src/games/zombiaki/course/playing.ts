import { distinct, next } from '../../../kernel/index.ts';
import { WAYS } from '../cards/vocabulary.ts';
import { HUMANS, LANES, NONE, OUT, ZOMBIES } from '../components.ts';
import { carryOut } from '../ops/index.ts';
import { effect } from '../rules/effect.ts';
import { fieldsThere } from '../rules/moves.ts';
import { giveOrder, type Order, whyNoOrders, whyNotOrdered } from '../rules/orders.ts';
import { zombieFields } from '../rules/position.ts';
import { opponentOf } from '../rules/targets.ts';
import { nameOf, tell } from '../rules/tell.ts';
import { endEffect, handOf, idOf, idsOf, putInEffect, takeFromHand, toDiscards } from '../rules/zones.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { ZombiakiOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { ChosenTarget, Step } from '../table/work.ts';
import { noPlay, playOf } from './declaring.ts';
import { cardNumber, type Free, fieldNumber, type Questions, type Steps } from './fields.ts';
import { targetsFor, whyNotTarget } from './targets.ts';

/**
 * Why a card cannot be played now, whatever it is aimed at.
 *
 * @rule ZOM-5.1 In the play step the active player may play any number of the held cards.
 * @rule ZOM-15.28 After Terror the human player may play only one card in the next human turn.
 * @rule ZOM-16.6 Click can be played at no other time.
 */
function whyNotPlayed(book: Book, at: Seen, side: number, card: number): ZombiakiOwnWhy | undefined {
  const hand = handOf(at, side);
  const { id, when } = cardOf(book, card);
  if (!hand.includes(card)) {
    return { code: 'card/not-in-hand', rule: 'ZOM-5.1', facts: { card: id, hand: idsOf(book, hand) } };
  }
  if (when !== 'play') {
    return { code: 'card/not-now', rule: when === 'answer' ? 'ZOM-16.6' : 'ZOM-17.25', facts: { card: id } };
  }
  return side === HUMANS && at.limit === 0 ? { code: 'play/limit', rule: 'ZOM-15.28', facts: {} } : undefined;
}

/**
 * A card is declared with what it is aimed at.
 *
 * @rule ZOM-5.4 An instant card goes to the discard pile.
 * @rule ZOM-5.11 Terror's card goes to the discard pile at once; Freeze and Net lie in the "in effect" zone until they end.
 * @rule ZOM-5.14 A played card leaves the hand when it is declared: an instant lies on the discard pile from then on.
 */
function declare(book: Book, draft: Changing, card: number, target: ChosenTarget | undefined): void {
  const { side } = draft;
  const { id, lasts } = cardOf(book, card);
  const isGone = lasts === 'instant' || lasts === 'mark';
  takeFromHand(draft, side, card);
  if (isGone) toDiscards(draft, card);
  else putInEffect(draft, card);
  draft.play = playOf(book, draft, card, target) as Changing['play'];
  // ZOM-5.12: whether it is cancelled or not, it counts as played.
  if (side === HUMANS && draft.limit > 0) draft.limit -= 1;
  tell({
    type: 'played',
    seat: side,
    card: id,
    zone: isGone ? 'discards' : 'in-effect',
    ...(target === undefined ? {} : { target }),
    lane: LANES[draft.play.lane] ?? '',
    fields: draft.play.fields.map((field) => (field === NONE ? OUT : nameOf(field))),
    left: draft.play.left,
    limit: draft.limit,
  });
}

/** The card in a hand that answers the one that was declared; -1 if there is none. */
export function answerTo(book: Book, at: Seen): number {
  const { tags } = cardOf(book, at.play.card);
  const answers = handOf(at, opponentOf(at.side)).find((card) => {
    const tag = cardOf(book, card).answers;
    return tag !== undefined && tags.includes(tag);
  });
  return answers ?? NONE;
}

/** What becomes of a card that was declared. */
export const playingSteps = (book: Book): Steps<'answer' | 'resolve' | 'effect' | 'resolved'> => ({
  // ZOM-16.3: the window opens before any effect. ZOM-16.4: it is skipped if the zombie player holds no answer.
  // ZOM-16.7: it opens once for each card, also for one that will hit nothing.
  answer(draft) {
    if (answerTo(book, draft) !== NONE) next(draft, { ask: 'click', seat: opponentOf(draft.side) });
  },

  // ZOM-5.15: the effects in printed order, then explosions, then push-backs, then the end of the effect.
  resolve(draft) {
    const { card } = draft.play;
    if (card === NONE) return;
    const { target, effects } = cardOf(book, card);
    const steps: Step[] = effects.map((_, nth) => ({ do: 'effect', nth }));
    next(draft, { do: 'resolved' });
    // ZOM-18.31: oil does all of it field by field.
    if (target?.target === 'trail') effect(draft, { do: 'pour' });
    else effect(draft, ...steps, { do: 'explode' }, { do: 'push-back' });
  },

  effect(draft, { nth }) {
    const said = cardOf(book, draft.play.card).effects[nth];
    if (said !== undefined) carryOut(book, draft, said);
  },

  resolved: (draft) => endCard(book, draft),
});

/** Nothing is being resolved any more. */
function endCard(book: Book, draft: Changing): void {
  const card = idOf(book, draft.play.card);
  draft.play = noPlay() as Changing['play'];
  tell({ type: 'card-resolved', seat: draft.side, card });
}

/** What is decided about cards. */
export const playingQuestions = (book: Book): Questions<'play' | 'click'> => ({
  play: {
    candidates(at, { seat }) {
      // ZOM-22.3: equal cards of a hand give one option, not several.
      const cards = distinct(handOf(at, seat)).filter((card) => whyNotPlayed(book, at, seat, card) === undefined);
      return cards.flatMap((number) => {
        const card = cardOf(book, number);
        return targetsFor(book, at, card).map((target) => ({
          type: 'play' as const,
          seat,
          card: card.id,
          ...(target === undefined ? {} : { target }),
        }));
      });
    },
    why(at, { seat }, { card, target }) {
      const number = cardNumber(book, card);
      return whyNotPlayed(book, at, seat, number) ?? whyNotTarget(book, at, cardOf(book, number), target);
    },
    answer(draft, ask, { card, target }) {
      declare(book, draft, cardNumber(book, card), target);
      // ZOM-5.2: each card is resolved completely before the next.
      next(draft, { do: 'answer' }, { do: 'resolve' }, ask);
    },
    // ZOM-3.9: the play step ends when the active player declares the end of the turn.
    // ZOM-4.10: unplayed cards are kept. ZOM-4.13: none is put out of the game voluntarily.
    decline(draft, { seat }) {
      tell({ type: 'turn-ended', seat });
      endLimit(draft, seat);
      next(draft, { do: seat === ZOMBIES ? 'human-turn' : 'zombie-turn' });
    },
  },

  // ZOM-16.1: Click is an answer to a Shot, Burst or Sniper, and cancels it.
  // ZOM-16.5: one Click cancels the whole card; both cards go to their discard piles.
  click: {
    answer(draft, { seat }) {
      const { card } = draft.play;
      const answer = answerTo(book, draft);
      takeFromHand(draft, seat, answer);
      toDiscards(draft, answer);
      if (draft.inEffect.includes(card)) endEffect(book, draft, card);
      tell({ type: 'cancelled', seat, card: idOf(book, answer), cancels: idOf(book, card) });
      endCard(book, draft);
    },
    decline(draft, { seat }) {
      tell({ type: 'not-answered', seat, card: idOf(book, draft.play.card) });
    },
  },
});

/**
 * The limit of cards ends.
 *
 * @rule ZOM-15.29 The limit ends with that human turn.
 */
function endLimit(draft: Changing, side: number): void {
  if (side !== HUMANS || draft.limit === NONE) return;
  draft.limit = NONE;
  tell({ type: 'limit-ended' });
}

const orderOf = (said: { readonly boss: string; readonly zombie: string; readonly to: string }): Order => ({
  boss: fieldNumber(said.boss),
  zombie: fieldNumber(said.zombie),
  to: fieldNumber(said.to),
});

/** What may be done between cards. */
export const freeActions = (book: Book): Free<'order'> => ({
  // ZOM-15.17: orders are given in the play step of a zombie turn, between card plays.
  order: {
    candidates(at, { seat }) {
      const bosses = zombieFields(book, at).filter((field) => whyNoOrders(at, field) === undefined);
      if (seat !== ZOMBIES || bosses.length === 0) return [];
      const moves = zombieFields(book, at).flatMap((zombie) =>
        WAYS.flatMap((way) => fieldsThere(zombie, way).map((to) => ({ zombie, to }))),
      );
      return bosses.flatMap((boss) =>
        moves.map(({ zombie, to }) => ({
          type: 'order' as const,
          seat,
          boss: nameOf(boss),
          zombie: nameOf(zombie),
          to: to === NONE ? OUT : nameOf(to),
        })),
      );
    },
    why(at, { seat }, said) {
      if (seat !== ZOMBIES) return { code: 'order/not-your-turn', rule: 'ZOM-15.17', facts: {} };
      return whyNotOrdered(book, at, orderOf(said));
    },
    do(draft, _ask, said) {
      giveOrder(draft, orderOf(said));
    },
  },
});
