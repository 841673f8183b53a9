import { distinct, next } from '../../../kernel/index.ts';
import { ADJACENT, ADJACENT_PAIRS, areaName, areaNames, areaNumber, isAdjacent } from '../board/areas.ts';
import { AREAS, type Area, CARD_TYPES, CENTRE, NONE, OCTOPUS, SHARK } from '../components.ts';
import { beginMix, drawBlock, hideBlocks, putBlock, swapBlocks } from '../rules/blocks.ts';
import { currentSpaces, returnCurrents } from '../rules/dice.ts';
import { fetchable, fetchCard, removeCard, whyNotFetched, whyNotRemoved } from '../rules/eating.ts';
import { handLimit, handOf } from '../rules/hand.ts';
import { type Hideable, hideable, whyNotHidden } from '../rules/hiding.ts';
import {
  gainBlock,
  gainCard,
  keepable,
  keepCard,
  reservedKinds,
  whyNoBlock,
  whyNotGained,
  whyNotKept,
  whyNotReplaced,
} from '../rules/learning.ts';
import { putInDen } from '../rules/movement.ts';
import { freeForMix, itemsLeft } from '../rules/needs.ts';
import { setsOf } from '../rules/playing.ts';
import { isHidden, octopusArea } from '../rules/position.ts';
import { blockId, cardId, spaceNames } from '../rules/tell.ts';
import { clearDen, freeDens, whyNotDen, whyNotSwept } from '../rules/traps.ts';
import { type Book, cardOf, effectAt, type WordPlace } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import { areaNumbers, blockNumber, cardNumber, placeOf, type Questions, type Steps, spaceNumber } from './fields.ts';

const seat = OCTOPUS;

/** How words of the octopus go on. */
export const wordSteps = (book: Book): Steps<'draw-block' | 'learn'> => ({
  // KLP-6.8: one block is drawn blind at random, and the shark player points at an empty block space.
  'draw-block'(draft) {
    drawBlock(book, draft);
    const [only = NONE, ...others] = draft.emptied;
    // KLP-6.9: with one empty space left the choice is made automatically.
    if (others.length === 0) putBlock(draft, only);
    else next(draft, { ask: 'mix-place', seat: SHARK });
  },

  // KLP-6.20: items are gained one after the other.
  learn(draft, { left, ...step }) {
    if (left > 0 && itemsLeft(book, { at: draft, paid: [] }) > 0) {
      next(draft, { ask: 'learn-item', seat, ...placeOf(step), left });
    }
  },
});

/** The blocks that a hide decision is about, and how many of them. */
function hiding(book: Book, place: WordPlace): { readonly which: Hideable; readonly count: readonly [number, number] } {
  return effectAt(book, place, 'hide');
}

function* setsToHide(book: Book, at: Seen, place: WordPlace): Generator<Area[]> {
  const { which, count } = hiding(book, place);
  const areas = hideable(at, which);
  for (let size = Math.max(1, count[0]); size <= Math.min(count[1], areas.length); size++) {
    for (const set of setsOf(areas, size)) yield areaNames(set);
  }
}

type HideKind = 'hide-targets' | 'learn-hide' | 'trap-hide' | 'armour-hide';

function hideQuestion<Kind extends HideKind>(book: Book, type: Kind) {
  return {
    *candidates(at: Seen, ask: WordPlace) {
      for (const areas of setsToHide(book, at, ask)) yield { type, seat, areas };
    },
    why(at: Seen, ask: WordPlace, { areas }: { readonly areas: readonly string[] }) {
      const { which, count } = hiding(book, ask);
      return whyNotHidden(at, areaNumbers(areas), which, count);
    },
    answer(draft: Parameters<typeof hideBlocks>[0], _ask: WordPlace, { areas }: { readonly areas: readonly string[] }) {
      hideBlocks(draft, areaNumbers(areas));
    },
  };
}

const leave = { decline: () => undefined };

type WordKind =
  | 'mix-targets'
  | 'mix-place'
  | 'retreat-with'
  | 'swap-pair'
  | HideKind
  | 'draw-one'
  | 'crab-draw'
  | 'learn-item'
  | 'learn-replace'
  | 'learn-top'
  | 'learn-to-hand'
  | 'remove-card'
  | 'snail-pile'
  | 'snail-card'
  | 'trap-dice'
  | 'den'
  | 'den-die';

/** What is decided about words of the octopus. */
export const wordQuestions = (book: Book): Questions<WordKind> => ({
  'mix-targets': {
    *candidates(at, ask) {
      const { hidden, with: named } = effectAt(book, ask, 'mix');
      for (const areas of setsOf(freeForMix(named, { at, paid: [] }), hidden)) {
        yield { type: 'mix-targets', seat, areas: areaNames(areas) };
      }
    },
    // KLP-6.7: the taken blocks need not be adjacent to each other.
    why(at, ask, { areas }) {
      const { hidden, with: named } = effectAt(book, ask, 'mix');
      const open = areas.find((area) => !isHidden(at, areaNumber(area)));
      if (open !== undefined) return { code: 'mix/not-hidden', rule: 'KLP-6.6', facts: { area: open } };
      if (named === 'centre' && areas.some((area) => area === AREAS[CENTRE])) {
        return { code: 'mix/named', rule: 'KLP-15.1', facts: { area: areaName(CENTRE) } };
      }
      if (areas.length === hidden) return undefined;
      return { code: 'mix/count', rule: 'KLP-6.5', facts: { count: areas.length, wanted: hidden } };
    },
    answer(draft, ask, { areas }) {
      const { with: named } = effectAt(book, ask, 'mix');
      const also = named === 'centre' ? [CENTRE] : named === 'octopus' ? [octopusArea(draft)] : [];
      beginMix(draft, [...areaNumbers(areas), ...also]);
    },
  },

  'mix-place': {
    among: { area: (at) => areaNames(at.emptied) },
    why(at, _ask, { area }) {
      if (at.emptied.includes(areaNumber(area))) return undefined;
      return { code: 'place/not-empty', rule: 'KLP-6.9', facts: { area, empty: areaNames(at.emptied) } };
    },
    answer: (draft, _ask, { area }) => putBlock(draft, areaNumber(area)),
  },

  // KLP-15.29: Retreat mixes the octopus with an adjacent block.
  'retreat-with': {
    among: { area: (at) => areaNames(ADJACENT[octopusArea(at)] ?? []) },
    why(at, _ask, { area }) {
      const octopus = octopusArea(at);
      if (isAdjacent(octopus, areaNumber(area))) return undefined;
      return { code: 'mix/not-beside', rule: 'KLP-15.29', facts: { area, octopus: areaName(octopus) } };
    },
    answer: (draft, _ask, { area }) => beginMix(draft, [octopusArea(draft), areaNumber(area)]),
  },

  'swap-pair': {
    *candidates() {
      for (const pair of ADJACENT_PAIRS) yield { type: 'swap-pair', seat, areas: areaNames(pair) };
    },
    // KLP-6.3: any two adjacent blocks may be swapped, whatever their kinds and states.
    why(_at, _ask, { areas }) {
      const [one = NONE, other = NONE] = areaNumbers(areas);
      if (isAdjacent(one, other)) return undefined;
      return { code: 'swap/not-adjacent', rule: 'KLP-6.1', facts: { areas } };
    },
    answer(draft, _ask, { areas }) {
      const [one = NONE, other = NONE] = areaNumbers(areas);
      swapBlocks(draft, one, other);
    },
  },

  'hide-targets': hideQuestion(book, 'hide-targets'),
  'learn-hide': { ...hideQuestion(book, 'learn-hide'), ...leave },
  'trap-hide': { ...hideQuestion(book, 'trap-hide'), ...leave },
  'armour-hide': { ...hideQuestion(book, 'armour-hide'), ...leave },

  'draw-one': { answer: (draft) => next(draft, { do: 'draw', left: 1 }), ...leave },

  'crab-draw': {
    answer: (draft) => next(draft, { do: 'draw', left: handLimit(book, draft) - handOf(draft).cards.length }),
    ...leave,
  },

  'learn-item': {
    *candidates(at, ask) {
      const type = 'learn-item' as const;
      for (const stack of CARD_TYPES) yield { type, seat, item: { take: 'card', stack } };
      for (const kind of reservedKinds(book, at)) {
        yield { type, seat, item: { take: 'block', block: blockId(book, kind) } };
      }
      if (effectAt(book, ask, 'learn').amount === 'up-to') yield { type, seat, item: { take: 'stop' } };
    },
    why(at, ask, { item }) {
      if (item.take === 'card') return whyNotGained(book, at, CARD_TYPES.indexOf(item.stack));
      if (item.take === 'block') return whyNoBlock(book, at, blockNumber(book, item.block));
      // KLP-6.18: a card that says Learn X must gain exactly X items.
      if (effectAt(book, ask, 'learn').amount === 'up-to') return undefined;
      return { code: 'learn/not-done', rule: 'KLP-6.18', facts: { owed: ask.left } };
    },
    answer(draft, { left, ...ask }, { item }) {
      if (item.take === 'stop') return;
      next(draft, { do: 'learn', ...placeOf(ask), left: left - 1 });
      const kind =
        item.take === 'block'
          ? blockNumber(book, item.block)
          : cardOf(book, gainCard(book, draft, CARD_TYPES.indexOf(item.stack))).food;
      // KLP-6.24: gaining an eat card also gains its matching food block.
      if (kind !== NONE) next(draft, { ask: 'learn-replace', seat, kind });
    },
  },

  'learn-replace': {
    why: (at, _ask, { area }) => whyNotReplaced(book, at, areaNumber(area)),
    answer: (draft, { kind }, { area }) => gainBlock(book, draft, areaNumber(area), kind),
  },

  'learn-top': keepQuestion(book, 'draw-pile'),
  'learn-to-hand': keepQuestion(book, 'hand'),

  'remove-card': {
    *candidates(at) {
      const type = 'remove-card' as const;
      for (const card of distinct(handOf(at).cards)) yield { type, seat, from: 'hand', card: cardId(book, card) };
      for (const card of fetchable(book, at, 'discards')) {
        yield { type, seat, from: 'discards', card: cardId(book, card) };
      }
    },
    why: (at, _ask, { card, from }) => whyNotRemoved(book, at, cardNumber(book, card), from),
    answer: (draft, _ask, { card, from }) => removeCard(book, draft, cardNumber(book, card), from),
    ...leave,
  },

  'snail-pile': {
    answer: (draft, ask, { pile }) => next(draft, { ask: 'snail-card', seat, ...placeOf(ask), pile }),
  },

  'snail-card': {
    among: { card: (at, { pile }) => fetchable(book, at, pile).map((card) => cardId(book, card)) },
    why: (at, { pile }, { card }) => whyNotFetched(book, at, cardNumber(book, card), pile),
    answer: (draft, { pile }, { card }) => fetchCard(book, draft, cardNumber(book, card), pile),
  },

  'trap-dice': {
    *candidates(at, ask) {
      const { most } = effectAt(book, ask, 'sweep');
      const spaces = currentSpaces(at);
      for (let size = 1; size <= Math.min(most, spaces.length); size++) {
        for (const set of setsOf(spaces, size)) yield { type: 'trap-dice', seat, spaces: spaceNames(book, set) };
      }
    },
    why: (at, ask, { spaces }) =>
      whyNotSwept(
        book,
        at,
        spaces.map((space) => spaceNumber(book, space)),
        effectAt(book, ask, 'sweep').most,
      ),
    answer(draft, _ask, { spaces }) {
      const numbers = spaces.map((space) => spaceNumber(book, space));
      returnCurrents(book, draft, numbers, 'effect');
    },
    ...leave,
  },

  den: {
    among: { space: (at) => spaceNames(book, freeDens(book, at)) },
    why: (at, _ask, { space }) => whyNotDen(book, at, spaceNumber(book, space)),
    answer: (draft, { of }, { space }) =>
      putInDen(book, draft, spaceNumber(book, space), of === 'trap' ? 'trap' : 'strategy'),
  },

  // KLP-11.11: the octopus chooses which den die returns.
  'den-die': {
    answer: (draft, { of }, { space }) =>
      clearDen(book, draft, spaceNumber(book, space), of === 'trap' ? 'trap' : 'strategy'),
  },
});

function keepQuestion(book: Book, where: 'draw-pile' | 'hand') {
  return {
    among: {
      card: (at: Seen, ask: WordPlace) =>
        distinct(keepable(book, at, effectAt(book, ask, 'keep').not)).map((card) => cardId(book, card)),
    },
    why: (at: Seen, ask: WordPlace, { card }: { readonly card: string }) =>
      whyNotKept(book, at, cardNumber(book, card), effectAt(book, ask, 'keep').not),
    answer: (draft: Parameters<typeof hideBlocks>[0], _ask: WordPlace, { card }: { readonly card: string }) =>
      keepCard(book, draft, cardNumber(book, card), where),
    decline: () => undefined,
  };
}
