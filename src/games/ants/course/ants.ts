import { entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { ANT_ACTIONS, BOOST_COST, CUBES, FOOD, NONE } from '../components.ts';
import { performGranted } from '../ops/board.ts';
import { collect, gather, kindsOn, takeCubes } from '../rules/collecting.ts';
import { queenOf } from '../rules/counts.ts';
import { bonusOf, canDig, layingsFor, layTile, whyNotDug } from '../rules/digging.ts';
import { canExplore, explorable, exploreHex, revealHex, whyNotExplored } from '../rules/exploring.ts';
import { forageOn, pathOf, placeForager, vertexChoices, whyNotForaged } from '../rules/foraging.ts';
import { filledSlots, rowOf, takeFromDisplay } from '../rules/hand.ts';
import { charge, costIn } from '../rules/payment.ts';
import { emitScents, emptyAmong } from '../rules/pheromones.ts';
import { declarationsFor, spendAnts, strengthOf, whyNotSpent } from '../rules/strength.ts';
import { cellNames, hexName, slotName, vertexName } from '../rules/tell.ts';
import { responsesTo } from '../rules/triggers.ts';
import { type Book, SLOT_NAMES } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import { cellSet, hexNumber, leave, placeOf, type Questions, type Steps, vertexNumber } from './fields.ts';

/** What is done in actions with ants. */
export const antSteps = (
  book: Book,
): Steps<
  | 'pay-boosts'
  | 'take-card'
  | 'dig'
  | 'bonuses'
  | 'explore'
  | 'reveal'
  | 'collect'
  | 'gather'
  | 'emptied'
  | 'forage'
  | 'acted'
> => ({
  'pay-boosts': (draft, { boosts }) => charge(book, draft, draft.active, costIn(FOOD, boosts * BOOST_COST)),

  // ANT-5.14: taking the card is mandatory if the row holds at least one card and is skipped if it holds none.
  'take-card'(draft, { row }) {
    if (filledSlots(draft, row).length > 0) next(draft, { ask: 'take-display-card', seat: draft.active, row });
  },

  // ANT-6.12: the whole Strength must be used as long as any legal placement exists; the remainder is then lost.
  dig(draft, { left, single }) {
    const seat = draft.active;
    if (left > 0 && canDig(book, draft, seat, { left, single })) next(draft, { ask: 'dig-tile', seat, left, single });
  },

  // ANT-6.9: if one tile covers several bonuses, their owner chooses the order.
  bonuses(draft, { cells }) {
    const seat = draft.active;
    const [only, ...others] = cells;
    if (only === undefined) return;
    if (others.length > 0) next(draft, { ask: 'bonus-order', seat, cells });
    else next(draft, { do: 'list', list: bonusOf(book, draft, seat, only), on: NONE, times: 1 });
  },

  // ANT-7.15: the spent explorer discs are in the pool already.
  explore(draft, { strength }) {
    const seat = draft.active;
    const hasDisc = figureOf(draft.pool, seat) > 0;
    if (hasDisc && canExplore(book, draft, strength)) next(draft, { ask: 'explore-hex', seat, strength });
  },

  reveal: (draft, { hex }) => revealHex(book, draft, hex),

  collect: (draft, { hex, who, due }) => collect(book, draft, hex, who, due),

  gather: (draft, { vertex }) => gather(book, draft, vertex),

  // ANT-10.12: if one forager empties several hexes at once, the active player chooses the order.
  emptied(draft, { hexes }) {
    const [only, ...others] = emptyAmong(draft, hexes);
    if (only === undefined) return;
    if (others.length > 0) next(draft, { ask: 'emptied-order', seat: draft.active, hexes: [only, ...others] });
    else emitScents(book, draft, only);
  },

  forage: (draft, { left, head, tail }) => forageOn(book, draft, draft.active, { left, head, tail }),

  // ANT-19.13: what watches for an action fires after it is fully resolved.
  acted(draft, { action, strength }) {
    const happened = { event: 'acted', action: entryOf(ANT_ACTIONS, action), strength } as const;
    next(draft, ...responsesTo(book, draft, draft.active, happened));
  },
});

/** The row from which the card of an action is taken; any (-1) with the Queen that lets it (ANT-20.16). */
const rowFor = (book: Book, at: Pick<Seen, 'queens'>, seat: Seat, action: number): number =>
  queenOf(book, at, seat)?.isAnyRow === true ? NONE : action;

/** What is decided in actions with ants. */
export const antQuestions = (
  book: Book,
): Questions<
  | 'spend-ants'
  | 'take-display-card'
  | 'granted-action'
  | 'dig-tile'
  | 'bonus-order'
  | 'explore-hex'
  | 'forage-vertex'
  | 'collect-kind'
  | 'emptied-order'
> => ({
  'spend-ants': {
    *candidates(at, { seat, action }) {
      for (const declared of declarationsFor(at, seat, action)) yield { type: 'spend-ants', seat, ...declared };
    },
    why: (at, { seat, action }, declared) => whyNotSpent(book, at, seat, action, declared),
    // ANT-5.7: ants and boosts are declared together, before the display card is taken.
    // ANT-6.1, ANT-7.1, ANT-8.1: spend ants, take a card, then place tiles, an explorer or foragers.
    answer(draft, { seat, action }, { tile, stored, universal, queen, boosts }) {
      const declared = { tile, stored, universal, queen, boosts };
      const strength = strengthOf(declared);
      spendAnts(draft, seat, action, declared);
      next(draft, { do: 'acted', action, strength });
      const named = entryOf(ANT_ACTIONS, action);
      if (named === 'dig') next(draft, { do: 'dig', left: strength, single: 0 });
      else if (named === 'explore') next(draft, { do: 'explore', strength });
      else next(draft, { do: 'forage', ...pathOf(strength) });
      next(draft, { do: 'take-card', row: rowFor(book, draft, seat, action) });
      // ANT-20.24: the card for the Queen's disc is discarded before the boosts are paid.
      if (boosts > 0) next(draft, { do: 'pay-boosts', boosts });
      if (queen > 0) next(draft, { ask: 'discard-card', seat, why: 'queen' });
    },
  },

  'take-display-card': {
    among: { slot: (at, { row }) => filledSlots(at, row).map(slotName) },
    why(at, { row }, { slot }) {
      const nth = SLOT_NAMES.indexOf(slot);
      if (row !== NONE && rowOf(nth) !== ANT_ACTIONS[row]) {
        return { code: 'display/row', rule: 'ANT-5.12', facts: { slot, row: entryOf(ANT_ACTIONS, row) } };
      }
      if (filledSlots(at, row).includes(nth)) return undefined;
      return { code: 'display/empty', rule: 'ANT-5.14', facts: { slot } };
    },
    answer: (draft, { seat }, { slot }) => takeFromDisplay(book, draft, seat, SLOT_NAMES.indexOf(slot)),
  },

  'granted-action': {
    answer: (draft, ask) => performGranted(book, draft, ask.seat, placeOf(ask)),
    ...leave,
  },

  'dig-tile': {
    *candidates(at, { seat, left, single }) {
      for (const { cells } of layingsFor(book, at, seat, { left, single })) {
        yield { type: 'dig-tile', seat, cells: cellNames(book, cells) };
      }
    },
    why: (at, { seat, left, single }, { cells }) => whyNotDug(book, at, seat, { left, single }, cellSet(book, cells)),
    answer(draft, { seat, left, single }, { cells }) {
      const size = cells.length;
      if (single === 0) next(draft, { do: 'dig', left: left - size, single });
      layTile(book, draft, seat, cellSet(book, cells));
    },
  },

  'bonus-order': {
    among: { cell: (_at, { cells }) => cells.map((cell) => entryOf(book.cellNames, cell)) },
    why(_at, ask, { cell }) {
      const cells = ask.cells.map((each) => entryOf(book.cellNames, each));
      return cells.includes(cell) ? undefined : { code: 'bonus/not-left', rule: 'ANT-6.9', facts: { cell, cells } };
    },
    answer(draft, { seat, cells }, { cell }) {
      const chosen = book.cellNames.indexOf(cell);
      next(
        draft,
        { do: 'list', list: bonusOf(book, draft, seat, chosen), on: NONE, times: 1 },
        { do: 'bonuses', cells: cells.filter((each) => each !== chosen) },
      );
    },
  },

  'explore-hex': {
    among: { hex: (at, { strength }) => explorable(book, at, strength).map((hex) => hexName(book, at, hex)) },
    why(at, { strength }, { hex }) {
      const number = hexNumber(book, at, hex);
      if (number === undefined) return { code: 'hex/unknown', rule: 'ANT-2.3', facts: { hex } };
      return whyNotExplored(book, at, number, strength);
    },
    answer: (draft, { seat }, { hex }) => exploreHex(book, draft, seat, hexNumber(book, draft, hex) ?? NONE),
  },

  'forage-vertex': {
    among: {
      vertex: (at, { seat, left, head, tail }) =>
        vertexChoices(book, at, seat, { left, head, tail }).map((vertex) => vertexName(book, at, vertex)),
    },
    why(at, { seat, left, head, tail }, { vertex }) {
      const number = vertexNumber(book, at, vertex);
      if (number === undefined) return { code: 'vertex/unknown', rule: 'ANT-2.4', facts: { vertex } };
      return whyNotForaged(book, at, seat, { left, head, tail }, number);
    },
    answer: (draft, { seat, left, head, tail }, { vertex }) =>
      placeForager(book, draft, seat, { left, head, tail }, vertexNumber(book, draft, vertex) ?? NONE),
  },

  // ANT-21.1: the only decision that can fall to a player outside their own turn.
  'collect-kind': {
    why(at, { hex }, { cube }) {
      if (kindsOn(at, hex).includes(CUBES.indexOf(cube))) return undefined;
      return { code: 'cube/not-there', rule: 'ANT-9.11', facts: { cube, hex: hexName(book, at, hex) } };
    },
    answer(draft, { seat, hex, due }, { cube }) {
      takeCubes(book, draft, { hex, who: seat, kind: CUBES.indexOf(cube), count: 1 });
      if (due > 1) next(draft, { do: 'collect', hex, who: seat, due: due - 1 });
    },
  },

  // ANT-10.16: the emissions, Stars and Leaf bonus of one hex are finished before the next hex is processed.
  'emptied-order': {
    among: { hex: (at, { hexes }) => hexes.map((hex) => hexName(book, at, hex)) },
    why(at, ask, { hex }) {
      const hexes = ask.hexes.map((each) => hexName(book, at, each));
      return hexes.includes(hex) ? undefined : { code: 'hex/not-emptied', rule: 'ANT-10.12', facts: { hex, hexes } };
    },
    answer(draft, { hexes }, { hex }) {
      const chosen = hexNumber(book, draft, hex) ?? NONE;
      next(draft, { do: 'emptied', hexes: hexes.filter((each) => each !== chosen) });
      emitScents(book, draft, chosen);
    },
  },
});
