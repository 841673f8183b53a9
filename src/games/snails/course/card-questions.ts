import { distinct, entryOf, next, putInto, sure } from '../../../kernel/index.ts';
import type { BasicAction, Target } from '../cards/vocabulary.ts';
import { NONE } from '../components.ts';
import { faceOf, isMet, nextReRoll, partOf, rollDie } from '../rules/attack.ts';
import {
  discardFromHand,
  drawCards,
  handOf,
  idOf,
  idsOf,
  isArsenal,
  noteBare,
  whyNotDiscarded,
} from '../rules/hand.ts';
import { placeOf, seatOf, set } from '../rules/position.ts';
import { enterShell, leaveShell, shelledSnails } from '../rules/shells.ts';
import { tell } from '../rules/tell.ts';
import { type Book, distanceBetween } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { type ChosenTarget, NO_CARD } from '../table/work.ts';
import { beginAction, cardOf, pass, resolvingOf, whyNotOption } from './action.ts';
import { cardNumber, fieldNumber, type Questions } from './fields.ts';
import { chosenOf, hasTarget, legalTargets, ruleToDecline, whyNotTarget } from './targets.ts';

const targetOf = (book: Book, kind: Target['target'] | undefined, number: number): ChosenTarget => {
  if (kind === 'field') return { field: entryOf(book.fields, number) };
  return kind === 'player' ? { player: number } : { snail: number };
};

/**
 * Notes one of two targets, and asks whether there is another one to choose.
 *
 * @rule SNL-16.6 The second is another than the first; if there is none, the first is hit alone.
 */
function isSecondDue(book: Book, draft: Changing, snail: number): boolean {
  const resolving = resolvingOf(book, draft);
  if (resolving.part.target?.target !== 'two-snails') return false;
  const { play } = draft;
  const isFirst = play.hits.length === 0;
  putInto(play.hits, snail);
  return isFirst && hasTarget(book, draft, resolving);
}

/** The halves or choices of the card that can be resolved now. */
const openOptions = (book: Book, at: Seen): string[] =>
  cardOf(book, at).options.filter((_, option) => whyNotOption(book, at, option) === undefined);

/** What is decided about the card that is being resolved. */
export const cardQuestions = (
  book: Book,
): Questions<
  | 'choose-half'
  | 'choose-effect'
  | 'decline'
  | 'choose-target'
  | 'use-rage'
  | 're-roll'
  | 'choose-row'
  | 'scatter-field'
  | 'place-optional'
  | 'take-shell-from'
  | 'discard-arsenal'
  | 'draw-bonus'
> => ({
  'choose-half': {
    exact: true,
    candidates: (at, { seat }) =>
      openOptions(book, at).map((action) => ({ type: 'choose-half', seat, action: action as BasicAction })),
    why(at, _ask, { action }) {
      // SNL-4.1: on revealing, the player chooses one of the two halves.
      const halves = cardOf(book, at).options as readonly BasicAction[];
      if (!halves.includes(action)) return { code: 'half/not-on-card', rule: 'SNL-4.1', facts: { halves } };
      // SNL-4.13: only a half that can be resolved may be chosen.
      return whyNotOption(book, at, halves.indexOf(action));
    },
    answer(draft, { seat }, { action }) {
      const { options, parts } = cardOf(book, draft);
      draft.play.part = entryOf(parts, options.indexOf(action));
      tell({ type: 'half-chosen', seat, action });
      next(draft, { do: 'resolve' });
    },
  },

  'choose-effect': {
    exact: true,
    candidates: (at, { seat }) => openOptions(book, at).map((option) => ({ type: 'choose-effect', seat, option })),
    why(at, _ask, { option }) {
      // SNL-4.7: all choices within a card's effects are the active player's.
      const { options } = cardOf(book, at);
      if (!options.includes(option)) return { code: 'effect/unknown', rule: 'SNL-4.7', facts: { options } };
      return whyNotOption(book, at, options.indexOf(option));
    },
    answer(draft, { seat }, { option }) {
      const { options, parts } = cardOf(book, draft);
      draft.play.part = entryOf(parts, options.indexOf(option));
      tell({ type: 'effect-chosen', seat, option });
      next(draft, { do: 'resolve' });
    },
  },

  decline: {
    answer(draft) {
      beginAction(book, draft);
    },
    decline(draft) {
      const rule = ruleToDecline(book, draft, resolvingOf(book, draft));
      pass(draft, 'declined', sure(rule, 'rule to decline it by'));
    },
  },

  'choose-target': {
    exact: true,
    candidates(at, { seat }) {
      const resolving = resolvingOf(book, at);
      const kind = resolving.part.target?.target;
      return legalTargets(book, at, resolving).map((number) => ({
        type: 'choose-target',
        seat,
        target: targetOf(book, kind, number),
      }));
    },
    why: (at, _ask, { target }) => whyNotTarget(book, at, resolvingOf(book, at), chosenOf(book, target)),
    answer(draft, { seat }, { target }) {
      const { kind, number } = chosenOf(book, target);
      const { play } = draft;
      play.target = kind === 'snail' ? number : NONE;
      play.player = kind === 'player' ? number : NONE;
      // The affected field of an attack on a snail is the one it stood on when it was chosen.
      play.field = kind === 'field' ? number : kind === 'snail' ? placeOf(draft, number) : NONE;
      if (kind === 'snail') tell({ type: 'snail-targeted', seat, snail: number });
      else if (kind === 'player') tell({ type: 'player-targeted', seat, player: number });
      else tell({ type: 'field-targeted', seat, field: entryOf(book.fields, number) });
      next(draft, isSecondDue(book, draft, number) ? { ask: 'choose-target', seat } : { do: 'strike' });
    },
  },

  'use-rage': {
    // SNL-11.3: taken after the target and before any roll; it is spent even if the attack misses.
    answer(draft, { seat }) {
      draft.play.rage = 1;
      set(draft.used, seat, 1);
      tell({ type: 'rage-used', seat });
    },
    decline() {},
  },

  're-roll': {
    exact: true,
    candidates: (at, { seat }) => at.play.dice.map((_, die) => ({ type: 're-roll', seat, die })),
    why(at, _ask, { die }) {
      // SNL-8.10: each names one die (the same die may be named again).
      const dice = at.play.dice.length;
      return die < dice ? undefined : { code: 'die/none', rule: 'SNL-8.10', facts: { dice } };
    },
    answer(draft, { seat }, { die }) {
      const by = sure(nextReRoll(book, draft), 're-roll left');
      if (by === 'aim') draft.play.reRolls[0] -= 1;
      else if (by === 'commander') draft.play.reRolls[1] -= 1;
      else set(draft.used, seat, 1);
      const face = rollDie(draft);
      set(draft.play.dice, die, face);
      tell({ type: 're-rolled', seat, die, face: faceOf(face), by });
      next(draft, { do: 'read-dice' });
    },
    // SNL-8.10: the player may stop at any time.
    decline(draft) {
      next(draft, { do: 'read-rows' });
    },
  },

  'choose-row': {
    candidates: (at, { seat }) => partOf(book, at).rows.map((_, row) => ({ type: 'choose-row', seat, row })),
    why(at, _ask, { row }) {
      const { rows } = partOf(book, at);
      const chosen = rows[row];
      if (chosen === undefined) return { code: 'row/none', rule: 'SNL-8.7', facts: { rows: rows.length } };
      const { dice } = at.play;
      if (isMet(chosen, dice)) return undefined;
      return {
        code: 'row/not-met',
        rule: 'SNL-8.7',
        facts: { needs: chosen.faces.map(faceOf), dice: dice.map(faceOf) },
      };
    },
    answer(draft, { seat }, { row }) {
      const { faces, list } = entryOf(partOf(book, draft).rows, row);
      tell({ type: 'row-taken', seat, row, faces: faces.map(faceOf) });
      next(draft, { do: 'effects', list, from: 0, reach: 'target', field: NONE });
    },
  },

  'scatter-field': {
    exact: true,
    candidates: (_at, { seat, field }) =>
      entryOf(book.neighbours, field).map((to) => ({ type: 'scatter-field', seat, field: entryOf(book.fields, to) })),
    why(_at, { field: from }, { field }) {
      // SNL-8.13 + SNL-8.14: any field of the board adjacent to the target, water and the attacker's own included.
      const distance = distanceBetween(book, from, fieldNumber(book, field));
      if (distance === 1) return undefined;
      return { code: 'scatter/not-adjacent', rule: 'SNL-8.13', facts: { field: entryOf(book.fields, from), distance } };
    },
    answer(draft, { seat, list }, { field }) {
      tell({ type: 'scattered', seat, field });
      next(draft, { do: 'effects', list, from: 0, reach: 'field', field: fieldNumber(book, field) });
    },
  },

  'place-optional': {
    answer(draft, { list, from, reach, field }) {
      next(draft, { do: 'effects', list, from, reach, field });
    },
    decline() {},
  },

  'take-shell-from': {
    exact: true,
    candidates: (at, { seat }) => shelledSnails(at, seat).map((snail) => ({ type: 'take-shell-from', seat, snail })),
    why(at, { seat }, { snail }) {
      // SNL-5.17: the player chooses which of the two gives up its shell.
      const snails = shelledSnails(at, seat);
      if (snails.includes(snail)) return undefined;
      const code = seatOf(snail) === seat ? 'shell/not-in-use' : 'snail/not-yours';
      return { code, rule: 'SNL-5.16', facts: { snails } };
    },
    answer(draft, _ask, { snail }) {
      leaveShell(draft, snail);
      enterShell(draft, draft.play.snail);
    },
  },

  'discard-arsenal': {
    candidates: (at, { seat }) =>
      [...distinct(handOf(at, seat)).map((card) => idOf(book, card)), NO_CARD].map((card) => ({
        type: 'discard-arsenal',
        seat,
        card,
      })),
    why(at, { seat }, { card }) {
      const hand = handOf(at, seat);
      const arsenal = hand.filter((each) => isArsenal(book, each));
      if (card === NO_CARD) {
        // SNL-14.3: each other living player who holds an arsenal card discards one.
        if (arsenal.length === 0) return undefined;
        return { code: 'discard/must', rule: 'SNL-14.3', facts: { arsenal: idsOf(book, distinct(arsenal)) } };
      }
      const refusal = whyNotDiscarded(book, at, { seat, id: card, rule: 'SNL-14.3' });
      if (refusal !== undefined || isArsenal(book, cardNumber(book, card))) return refusal;
      return { code: 'card/not-arsenal', rule: 'SNL-14.3', facts: { card } };
    },
    answer(draft, { seat }, { card }) {
      if (card === NO_CARD) {
        noteBare(draft, seat);
        tell({ type: 'nothing-discarded', reveals: true, seat });
      } else discardFromHand(book, draft, { seat, card: cardNumber(book, card), why: 'effect' });
    },
  },

  'draw-bonus': {
    answer(draft, { seat }) {
      set(draft.used, seat, 1);
      tell({ type: 'bonus-drawn', seat });
      drawCards(book, draft, seat, 1);
    },
    decline() {},
  },
});
