import { entryOf, figureOf, next } from '../../../kernel/index.ts';
import type { Token } from '../cards/vocabulary.ts';
import { NONE } from '../components.ts';
import { fieldsToStepTo, moveOn, takeStep, whyNotStep } from '../rules/movement.ts';
import { placeOf, set, snailsOn } from '../rules/position.ts';
import { pushOn, pushOne, startChain, stillToPush, whyNotCrowdedOut, whyNotPushedTo } from '../rules/push.ts';
import { tell } from '../rules/tell.ts';
import { damageTile, destroyTile, flipTile } from '../rules/terrain.ts';
import {
  burnSnail,
  enterField,
  explodeDynamite,
  explodeMine,
  fieldsWith,
  setOff,
  tokensOn,
  treadOnMine,
} from '../rules/tokens.ts';
import type { Book } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import type { Ask } from '../table/work.ts';
import { fieldNumber, type Questions, type Steps } from './fields.ts';

type Ordering = Extract<Ask, { readonly ask: 'order-effects' }>;

/** What happens on the board: snails come to fields, tokens act, tiles go. */
export const boardSteps = (
  book: Book,
): Steps<
  | 'push'
  | 'enter'
  | 'burn'
  | 'tread'
  | 'move-on'
  | 'damage-tile'
  | 'destroy-tile'
  | 'set-off'
  | 'mine'
  | 'dynamite'
  | 'flip'
> => ({
  push: (draft, pushing) => pushOn(book, draft, pushing),
  enter: (draft, entering) => enterField(draft, entering),
  burn: (draft, entering) => burnSnail(draft, entering),
  tread: (draft, entering) => treadOnMine(draft, entering),
  'move-on': (draft, moving) => moveOn(book, draft, moving),
  'damage-tile': (draft, tile) => damageTile(book, draft, tile),
  'destroy-tile': (draft, tile) => destroyTile(book, draft, tile),
  'set-off': (draft, { field }) => setOff(draft, field),
  mine: (draft, { field }) => explodeMine(book, draft, field),
  dynamite: (draft, { field }) => explodeDynamite(book, draft, field),
  flip: (draft, tile) => flipTile(book, draft, tile),
});

/**
 * The effects that wait for an order, each with its field.
 *
 * @rule SNL-3.29 Effects of equal kind on different fields are ordered by the first player.
 * @rule SNL-10.9 Mine and fire of a tile that is entered, mine and dynamite of a tile that is damaged.
 */
function waitingEffects(at: Seen, { occasion, field }: Ordering): { readonly field: number; readonly effect: Token }[] {
  if (occasion === 'dynamite' || occasion === 'fire') {
    return fieldsWith(at, occasion).map((each) => ({ field: each, effect: occasion }));
  }
  const kinds: readonly Token[] = occasion === 'entered' ? ['fire', 'mine'] : ['mine', 'dynamite'];
  return kinds.filter((effect) => tokensOn(at, effect, field) > 0).map((effect) => ({ field, effect }));
}

/** What is decided about snails, tiles and tokens. */
export const boardQuestions = (
  book: Book,
): Questions<'crawl-step' | 'push-next' | 'push-to' | 'overcrowd' | 'order-effects'> => ({
  'crawl-step': {
    exact: true,
    candidates: (at, { seat, snail, points }) =>
      fieldsToStepTo(book, at, { snail, points }).map((field) => ({
        type: 'crawl-step',
        seat,
        field: entryOf(book.fields, field),
      })),
    why: (at, moving, { field }) => whyNotStep(book, at, moving, fieldNumber(book, field)),
    answer: (draft, moving, { field }) => takeStep(book, draft, moving, fieldNumber(book, field)),
    // SNL-5.1: it may stop at any time.
    decline: (_draft, { snail, points }) => tell({ type: 'move-ended', snail, points }),
  },

  'push-next': {
    candidates: (_at, { seat, snails }) => snails.map((snail) => ({ type: 'push-next', seat, snail })),
    why(at, pushing, { snail }) {
      // SNL-7.7: the deciding player chooses the order.
      const snails = stillToPush(book, at, pushing);
      return snails.includes(snail) ? undefined : { code: 'push/not-waiting', rule: 'SNL-7.7', facts: { snails } };
    },
    answer: (draft, pushing, { snail }) => pushOne(draft, pushing, snail),
  },

  'push-to': {
    candidates: (at, { seat, snail }) =>
      entryOf(book.neighbours, placeOf(at, snail)).map((field) => ({
        type: 'push-to',
        seat,
        field: entryOf(book.fields, field),
      })),
    why: (at, { snail }, { field }) => whyNotPushedTo(book, at, { snail, field: fieldNumber(book, field) }),
    answer(draft, { snail }, { field }) {
      startChain(book, draft, { how: 'pushed', moves: [snail, fieldNumber(book, field)] });
    },
  },

  overcrowd: {
    candidates(at, { seat, moves }) {
      const full = figureOf(moves, moves.length - 1);
      const fields = entryOf(book.neighbours, full).map((field) => entryOf(book.fields, field));
      return snailsOn(at, full).flatMap((snail) =>
        fields.map((field) => ({ type: 'overcrowd', seat, snail, field }) as const),
      );
    },
    why(at, { moves }, { snail, field }) {
      const refusal = whyNotCrowdedOut(book, at, { moves }, snail);
      return refusal ?? whyNotPushedTo(book, at, { snail, field: fieldNumber(book, field), moves });
    },
    answer(draft, { how, moves }, { snail, field }) {
      startChain(book, draft, { how, moves: [...moves, snail, fieldNumber(book, field)] });
    },
  },

  'order-effects': {
    candidates: (at, ask) =>
      waitingEffects(at, ask).map(({ field, effect }) => ({
        type: 'order-effects',
        seat: ask.seat,
        field: entryOf(book.fields, field),
        effect,
      })),
    why(at, ask, { field, effect }) {
      const waiting = waitingEffects(at, ask);
      const number = fieldNumber(book, field);
      if (waiting.some((each) => each.field === number && each.effect === effect)) return undefined;
      const facts = {
        waiting: waiting.map((each) => ({ field: entryOf(book.fields, each.field), effect: each.effect })),
      };
      const rule = ask.field === NONE ? 'SNL-3.29' : 'SNL-10.9';
      return { code: 'order/not-waiting', rule, facts };
    },
    answer(draft, { occasion, snail }, { field: name, effect }) {
      const field = fieldNumber(book, name);
      if (occasion === 'fire') {
        // SNL-10.7: in clean-up each tile with fire is damaged once, and all fire tokens are removed.
        const count = tokensOn(draft, 'fire', field);
        set(draft.fire, field, 0);
        tell({ type: 'fire-died', field: name, count });
        next(draft, { do: 'damage-tile', field, drawer: NONE });
      } else if (occasion === 'entered') {
        const burn = { do: 'burn', snail, field } as const;
        const tread = { do: 'tread', snail, field } as const;
        next(draft, ...(effect === 'fire' ? [burn, tread] : [tread, burn]));
      } else next(draft, { do: effect === 'mine' ? 'mine' : 'dynamite', field });
    },
  },
});
