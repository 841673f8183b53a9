import { distinct, entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { couldDefeatAny, defeatable, defeatEnemy, spacesFor, whyNotDefeated } from '../rules/enemies.ts';
import { chooseCard, handCards, handCount } from '../rules/hand.ts';
import { coverRange, coverSymbols, type Demand, missingSymbols } from '../rules/needs.ts';
import { charge, isWay, type Payment, payInWay, waysToPay } from '../rules/payment.ts';
import { costOf, placeCard, waivableLines, whyNotPlayed } from '../rules/playing.ts';
import { leastSize, sizesFor } from '../rules/rooms.ts';
import { cardId, cardIds, hexName } from '../rules/tell.ts';
import { type Book, cardOf, enemyOf } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { type AskNamed, PART_DECLINED, PART_DONE, PART_OPEN, type StepNamed } from '../table/work.ts';
import { cardNumber, hexNumber, type Questions, type Steps } from './fields.ts';
import { closeAction } from './turns.ts';

type Parts = Pick<StepNamed<'parts'>, 'card' | 'enemy'>;
type Playing = Pick<StepNamed<'place-card'>, 'card' | 'how' | 'waived' | 'size'>;

/**
 * Can any part of Play 1 Card and Defeat 1 Enemy be carried out, now or after free actions?
 *
 * @rule ANT-11.2 The player plays 1 card and/or defeats 1 enemy, in either order.
 */
const hasPart = (book: Book, at: Seen, seat: Seat, { card, enemy }: Parts): boolean =>
  (card === PART_OPEN && handCount(at, seat) > 0) || (enemy === PART_OPEN && couldDefeatAny(book, at, seat));

/** Play 1 Card and Defeat 1 Enemy is over. */
function endParts(draft: Changing, { card, enemy }: Parts): void {
  if (card === PART_DONE || enemy === PART_DONE) next(draft, { do: 'action-done' });
  else closeAction(draft, 'enemy');
}

const demandOf = ({ of, thing, waived }: Demand): Demand => ({ of, thing, waived });
const playingOf = ({ card, how, waived, size }: Playing): Playing => ({ card, how, waived, size });

/** The room of a card is found: tokens and payment follow, then the card is placed (ANT-11.20). */
function settle(draft: Changing, playing: Playing): void {
  const { card, how, waived } = playing;
  if (how === 'free') next(draft, { do: 'place-card', ...playing });
  else next(draft, { do: 'cover', of: 'card', thing: card, waived }, { do: 'pay-card', ...playing });
}

/** What is done with cards and enemies. */
export const cardSteps = (
  book: Book,
): Steps<'second-card' | 'parts' | 'find-room' | 'cover' | 'pay-card' | 'place-card' | 'find-space'> => ({
  // ANT-11.4: the first card is completely resolved before the second part is begun.
  'second-card'(draft) {
    const seat = draft.active;
    if (handCount(draft, seat) === 0) next(draft, { do: 'action-done' });
    else {
      const asked = { occasion: 'second', other: PART_OPEN, kind: 'any', how: 'normal' } as const;
      next(draft, { ask: 'play-card', seat, ...asked });
    }
  },

  parts(draft, { card, enemy }) {
    const seat = draft.active;
    if (hasPart(book, draft, seat, { card, enemy })) next(draft, { ask: 'next-part', seat, card, enemy });
    else endParts(draft, { card, enemy });
  },

  'find-room'(draft, step) {
    const playing = playingOf(step);
    if (cardOf(book, playing.card).room > 0) next(draft, { ask: 'fill-room', seat: draft.active, ...playing });
    else settle(draft, playing);
  },

  // ANT-12.8: the player chooses the mix where both kinds of tokens fit.
  cover(draft, step) {
    const seat = draft.active;
    const demand = demandOf(step);
    const missing = missingSymbols(book, draft, seat, demand);
    const range = coverRange(draft, seat, missing);
    if (range === undefined) return;
    if (range.least < range.most) next(draft, { ask: 'cover-symbols', seat, ...demand });
    else coverSymbols(draft, seat, missing, range.least);
  },

  'pay-card'(draft, step) {
    const playing = playingOf(step);
    next(draft, { do: 'place-card', ...playing });
    charge(book, draft, draft.active, costOf(book, draft, draft.active, playing.card));
  },

  'place-card': (draft, { card, size }) => placeCard(book, draft, draft.active, card, size),

  'find-space': (draft, { hex }) => next(draft, { ask: 'ability-space', seat: draft.active, hex }),
});

/** A card has been chosen for an occasion: what comes after it. */
function afterCard(draft: Changing, { occasion, other }: AskNamed<'play-card'>): void {
  if (occasion === 'first') next(draft, { do: 'second-card' });
  else if (occasion === 'second') next(draft, { do: 'action-done' });
  else if (occasion === 'part') next(draft, { do: 'parts', card: PART_DONE, enemy: other });
}

/**
 * No card has been chosen for an occasion.
 *
 * @rule ANT-11.24 Play 2 Cards without a card was performed, or it is closed, as option `noCardPlayed` says.
 */
function withoutCard(book: Book, draft: Changing, { occasion, other }: AskNamed<'play-card'>): void {
  if (occasion === 'first' && book.options.noCardPlayed === 'closed') closeAction(draft, 'cards');
  else if (occasion === 'first') next(draft, { do: 'action-done' });
  else if (occasion === 'second') next(draft, { do: 'action-done' });
  else if (occasion === 'part') next(draft, { do: 'parts', card: PART_DECLINED, enemy: other });
}

const paymentOf = ({ what, cost, spare }: Payment): Payment => ({ what, cost, spare });

/** What is decided about cards and enemies. */
export const cardQuestions = (
  book: Book,
): Questions<
  'next-part' | 'play-card' | 'waive-line' | 'fill-room' | 'cover-symbols' | 'pay' | 'defeat-enemy' | 'ability-space'
> => ({
  'next-part': {
    why(at, ask, { part }) {
      if (ask[part] !== PART_OPEN) return { code: 'part/done', rule: 'ANT-11.2', facts: { part } };
      if (part === 'card') {
        return handCount(at, ask.seat) > 0 ? undefined : { code: 'part/no-card', rule: 'ANT-11.19', facts: {} };
      }
      if (defeatable(book, at, ask.seat).length > 0) return undefined;
      return { code: 'part/no-enemy', rule: 'ANT-13.1', facts: {} };
    },
    answer(draft, { seat, card, enemy }, { part }) {
      if (part === 'enemy') next(draft, { ask: 'defeat-enemy', seat, occasion: 'part', other: card });
      else next(draft, { ask: 'play-card', seat, occasion: 'part', other: enemy, kind: 'any', how: 'normal' });
    },
    decline: (draft, { card, enemy }) => endParts(draft, { card, enemy }),
  },

  'play-card': {
    among: { card: (at, { seat }) => cardIds(book, distinct(handCards(at, seat))) },
    why: (at, { seat, kind, how }, { card }) => whyNotPlayed(book, at, seat, cardNumber(book, card), { kind, how }),
    answer(draft, ask, action) {
      const { seat, how } = ask;
      const card = cardNumber(book, action.card);
      chooseCard(book, draft, seat, card);
      afterCard(draft, ask);
      if (how === 'waive') next(draft, { ask: 'waive-line', seat, card });
      else next(draft, { do: 'find-room', card, how, waived: NONE, size: 0 });
    },
    decline: (draft, ask) => withoutCard(book, draft, ask),
  },

  'waive-line': {
    among: { line: (at, { seat, card }) => waivableLines(book, at, seat, card).map((line) => line + 1) },
    why(at, { seat, card }, { line }) {
      if (waivableLines(book, at, seat, card).includes(line - 1)) return undefined;
      const lines = cardOf(book, card).needs.length;
      return line > lines
        ? { code: 'waive/no-line', rule: 'ANT-12.30', facts: { card: cardId(book, card), line, lines } }
        : { code: 'waive/others', rule: 'ANT-12.30', facts: { card: cardId(book, card), line } };
    },
    answer: (draft, { card }, { line }) =>
      next(draft, { do: 'find-room', card, how: 'waive', waived: line - 1, size: 0 }),
  },

  'fill-room': {
    among: { size: (at, { seat, card }) => sizesFor(book, at, seat, cardOf(book, card).room) },
    why(at, { seat, card }, { size }) {
      const { room } = cardOf(book, card);
      if (sizesFor(book, at, seat, room).includes(size)) return undefined;
      return { code: 'room/none', rule: 'ANT-11.14', facts: { size, least: leastSize(book, at, seat, room) } };
    },
    answer: (draft, ask, { size }) => settle(draft, { ...playingOf(ask), size }),
  },

  'cover-symbols': {
    among: {
      *aggression(at, ask) {
        const range = coverRange(at, ask.seat, missingSymbols(book, at, ask.seat, demandOf(ask)));
        for (let tokens = range?.least ?? 0; tokens <= (range?.most ?? NONE); tokens++) yield tokens;
      },
    },
    why(at, ask, { aggression }) {
      const range = coverRange(at, ask.seat, missingSymbols(book, at, ask.seat, demandOf(ask)));
      const { least, most } = range ?? { least: 0, most: 0 };
      if (range !== undefined && aggression >= least && aggression <= most) return undefined;
      return { code: 'cover/count', rule: 'ANT-12.29', facts: { aggression, least, most } };
    },
    answer: (draft, ask, { aggression }) =>
      coverSymbols(draft, ask.seat, missingSymbols(book, draft, ask.seat, demandOf(ask)), aggression),
  },

  pay: {
    *candidates(at, ask) {
      for (const way of waysToPay(book, at, ask.seat, paymentOf(ask))) yield { type: 'pay', seat: ask.seat, ...way };
    },
    why(at, ask, { fungus, markers }) {
      if (isWay(waysToPay(book, at, ask.seat, paymentOf(ask)), { fungus, markers })) return undefined;
      const { what, cost } = ask;
      return { code: 'pay/way', rule: 'ANT-12.28', facts: { what, cost, fungus, markers } };
    },
    answer: (draft, ask, { fungus, markers }) => payInWay(book, draft, ask.seat, paymentOf(ask), { fungus, markers }),
  },

  'defeat-enemy': {
    among: { hex: (at, { seat }) => defeatable(book, at, seat).map((hex) => hexName(book, at, hex)) },
    why(at, { seat }, { hex }) {
      const number = hexNumber(book, at, hex);
      if (number === undefined) return { code: 'hex/unknown', rule: 'ANT-2.3', facts: { hex } };
      return whyNotDefeated(book, at, seat, number);
    },
    answer(draft, { occasion, other }, action) {
      const hex = hexNumber(book, draft, action.hex) ?? NONE;
      if (occasion === 'part') next(draft, { do: 'parts', card: other, enemy: PART_DONE });
      next(draft, { do: 'cover', of: 'enemy', thing: hex, waived: NONE }, { do: 'find-space', hex });
    },
    decline(draft, { occasion, other }) {
      if (occasion === 'part') next(draft, { do: 'parts', card: other, enemy: PART_DECLINED });
    },
  },

  'ability-space': {
    why(at, { seat, hex }, { space }) {
      const number = book.abilityIds.indexOf(space);
      const { level } = enemyOf(book, figureOf(at.enemies, hex));
      if (spacesFor(book, at, seat, level).includes(number)) return undefined;
      const { least } = entryOf(book.abilities, number);
      if (least > level) return { code: 'space/level', rule: 'ANT-13.4', facts: { space, level, least } };
      return { code: 'space/taken', rule: 'ANT-13.5', facts: { space } };
    },
    answer: (draft, { seat, hex }, { space }) => defeatEnemy(book, draft, seat, hex, book.abilityIds.indexOf(space)),
  },
});
