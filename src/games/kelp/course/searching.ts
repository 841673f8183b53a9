import { entryOf, figureOf, next, only, type Seat, together } from '../../../kernel/index.ts';
import { areaName, areaNames, areaNumber } from '../board/areas.ts';
import { MOST_PLACED, NONE, OCTOPUS, RED, SHARK, YELLOW } from '../components.ts';
import { reveal } from '../rules/blocks.ts';
import { dropAnyPair, dropPair, pairsLeft, whyNotChosen } from '../rules/confrontation.ts';
import { feedDie, toBag } from '../rules/dice.ts';
import { winGame } from '../rules/end.ts';
import { grow } from '../rules/growth.ts';
import { cardsFor, spendCard, whyNotHeld } from '../rules/hunting.ts';
import { isTarget, type Placement, placeableDice, placeDice, placedAreas, whyNotPlaced } from '../rules/placing.ts';
import { bordering, groupAt, kindAt } from '../rules/position.ts';
import { blockId, sharkId, tell } from '../rules/tell.ts';
import type { Book } from '../table/book.ts';
import { colourOf, dieName, placeableName, placeableOf } from '../table/dice.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { Ask, AskNamed } from '../table/work.ts';
import { hasAnswer, type Questions, type Steps, sharkNumber } from './fields.ts';
import { resolveWords } from './octopus.ts';

const seat = SHARK;

type SearchStep =
  | 'search'
  | 'place-dice'
  | 'resolve'
  | 'hit'
  | 'spring'
  | 'confront'
  | 'choose'
  | 'show'
  | 'drop-pair'
  | 'used';

/** Search and attack. */
export const searchingSteps = (book: Book): Steps<SearchStep> => {
  const questions = searchingQuestions(book);
  return {
    search(draft) {
      draft.phase = 'search';
      const window = 'before-placing';
      next(draft, canDropPair(book, draft, window) ? { ask: 'hostile', seat, window } : { do: 'place-dice' });
    },

    'place-dice'(draft) {
      const ask = { ask: 'place-search-attack', seat } as const;
      if (hasAnswer(questions['place-search-attack'], draft, ask)) next(draft, ask);
      else next(draft, { do: 'store' });
    },

    // KLP-10.7: placed dice must all be resolved. KLP-10.26: a lost confrontation does not end the step.
    resolve(draft) {
      const areas = placedAreas(draft);
      const [area = NONE] = areas;
      if (areas.length > 1) next(draft, { ask: 'resolve-order', seat });
      else if (areas.length === 1) next(draft, { do: 'hit', area }, { do: 'resolve' });
      else next(draft, { do: 'store' });
    },

    hit(draft, { area }) {
      const die = figureOf(draft.placed, area);
      const colour = colourOf(die);
      // KLP-10.21, KLP-10.22: what is no longer bordered, or no longer a target, has no effect. KLP-10.23, KLP-10.24: what still
      // is has, from wherever the shark has been put, and even if it was hidden meanwhile.
      if (!bordering(book, draft).includes(area) || !isTarget(draft, area, colour)) {
        draft.placed[area] = NONE;
        toBag(draft, colour);
        tell({ type: 'die-lost', area: areaName(area), die: dieName(die) });
        return;
      }
      draft.resolving = area;
      tell({ type: 'die-resolved', area: areaName(area), die: dieName(die) });
      // KLP-10.20: the used die moves after the block's effect is fully resolved.
      next(draft, { do: 'used', area });
      // KLP-10.10, KLP-10.11: the octopus player reveals the block.
      reveal(book, draft, [area], colour === YELLOW ? 'search' : 'attack');
      // KLP-10.14, KLP-10.15: a shell, a food, or the octopus found by a yellow die: nothing else happens.
      const group = groupAt(book, draft, area);
      if (group === 'trap') next(draft, { do: 'spring', area });
      // KLP-10.12: if the attacked block is the octopus, a confrontation starts at once.
      else if (group === 'octopus' && colour === RED) next(draft, { do: 'confront' });
    },

    // KLP-10.13: a trap revealed this way takes effect. KLP-4.9: it does only then. KLP-11.15: the shark decides on Perceptive
    // before.
    spring(draft, { area }) {
      const ask = { ask: 'ignore-trap', seat, area } as const;
      if (hasAnswer(questions['ignore-trap'], draft, ask)) next(draft, ask);
      else spring(book, draft, area);
    },

    confront(draft) {
      tell({ type: 'confrontation-began', area: areaName(draft.resolving) });
      next(draft, ...droppingPairs(book, draft), { do: 'choose' });
    },

    choose(draft) {
      // KLP-15.27: with one pair left the shark wins.
      if (pairsLeft(draft).length === 1) return winGame(draft, 'confrontation');
      const queues = [[{ ask: 'confront-octopus', seat: OCTOPUS }], [{ ask: 'confront-shark', seat: SHARK }]] as const;
      next(draft, together<Ask>(queues), { do: 'show' });
    },

    // KLP-15.20: both picked cards are shown at the same time.
    show(draft) {
      const [strategy = NONE, counter = NONE] = draft.chosen;
      const isMatch = strategy === counter;
      // KLP-15.25: the shark takes its own shown card back.
      draft.chosen = draft.chosen.map(() => NONE);
      tell({
        type: 'confronted',
        strategy: entryOf(book.pairs, strategy).strategy,
        counter: entryOf(book.pairs, counter).counter,
        match: isMatch,
        reveals: true,
      });
      // KLP-15.21: if the colours match, the shark wins the game at once.
      if (isMatch) return winGame(draft, 'confrontation');
      // KLP-15.31: effect of the octopus card or its refusal, both cards removed, red die to the hunger track.
      next(draft, { ask: 'survive-effect', seat: OCTOPUS, pair: strategy }, { do: 'drop-pair', pair: strategy });
    },

    'drop-pair': (draft, { pair }) => dropPair(book, draft, pair, 'used'),

    used(draft, { area }) {
      const die = figureOf(draft.placed, area);
      draft.placed[area] = NONE;
      draft.resolving = NONE;
      tell({ type: 'die-used', area: areaName(area), die: dieName(die) });
      // KLP-10.17: a used yellow die goes to the growth track. KLP-10.18, KLP-15.26: a used red die to the hunger track.
      // KLP-12.5: red dice never go to the growth track.
      if (colourOf(die) === YELLOW) grow(draft, YELLOW);
      else feedDie(book, draft, die, 'attack');
    },
  };
};

/**
 * A trap takes effect: its words ask the octopus.
 *
 * @rule KLP-11.1 The octopus player alone makes the choices of a trap.
 */
function spring(book: Book, draft: Changing, area: number): void {
  const kind = kindAt(draft, area);
  tell({ type: 'trap-sprung', area: areaName(area), trap: blockId(book, kind) });
  resolveWords(book, draft, 'trap', kind);
}

/**
 * Can a card be used now that drops a pair?
 *
 * @rule KLP-15.9 Hostile cannot be used when one pair is left.
 */
export const canDropPair = (book: Book, at: Seen, window: AskNamed<'hostile'>['window']): boolean =>
  pairsLeft(at).length > 1 && cardsFor(book, at, window).length > 0;

/** Asks for a card that drops a pair at the start of a confrontation, if one can be used. */
function droppingPairs(book: Book, draft: Changing): readonly AskNamed<'hostile'>[] {
  const window = 'confrontation';
  return canDropPair(book, draft, window) ? [{ ask: 'hostile', seat, window }] : [];
}

type SearchKind =
  | 'hostile'
  | 'place-search-attack'
  | 'resolve-order'
  | 'ignore-trap'
  | 'confront-octopus'
  | 'confront-shark'
  | 'survive-effect';

/** What is decided in search and attack. */
export const searchingQuestions = (book: Book): Questions<SearchKind> => ({
  hostile: {
    candidates: (at, { window }) =>
      cardsFor(book, at, window).map((card) => ({ type: 'hostile' as const, seat, card: sharkId(book, card) })),
    why: (at, { window }, { card }) => whyNotHeld(book, at, sharkNumber(book, card), window),
    answer(draft, ask, { card }) {
      spendCard(book, draft, sharkNumber(book, card));
      dropAnyPair(book, draft);
      // KLP-15.32: several may be used one after the other while at least 2 pairs are left.
      if (ask.window === 'before-placing') next(draft, { do: 'search' });
      else next(draft, ...droppingPairs(book, draft));
    },
    decline(draft, { window }) {
      if (window === 'before-placing') next(draft, { do: 'place-dice' });
    },
  },

  // KLP-10.8: a usable yellow or red die may be left unplaced.
  'place-search-attack': {
    *candidates(at) {
      const one = placements(book, at);
      for (const placement of one) yield { type: 'place-search-attack', seat, dice: [saidOf(placement)] };
      for (const first of one) {
        for (const second of one) {
          if (second.area <= first.area) continue;
          yield { type: 'place-search-attack', seat, dice: [saidOf(first), saidOf(second)].slice(0, MOST_PLACED) };
        }
      }
    },
    why: (at, _ask, { dice }) => whyNotPlaced(book, at, dice.map(placementOf)),
    answer(draft, _ask, { dice }) {
      placeDice(book, draft, dice.map(placementOf));
      next(draft, { do: 'resolve' });
    },
    decline: (draft) => next(draft, { do: 'store' }),
  },

  // KLP-10.6: then the shark decides which one to resolve first.
  'resolve-order': {
    among: { area: (at) => areaNames(placedAreas(at)) },
    why(at, _ask, { area }) {
      const areas = placedAreas(at);
      if (areas.includes(areaNumber(area))) return undefined;
      return { code: 'area/no-die', rule: 'KLP-10.6', facts: { area, areas: areaNames(areas) } };
    },
    answer: (draft, _ask, { area }) => next(draft, { do: 'hit', area: areaNumber(area) }, { do: 'resolve' }),
  },

  'ignore-trap': {
    candidates: (at) =>
      cardsFor(book, at, 'trap').map((card) => ({ type: 'ignore-trap' as const, seat, card: sharkId(book, card) })),
    why: (at, _ask, { card }) => whyNotHeld(book, at, sharkNumber(book, card), 'trap'),
    answer(draft, { area }, { card }) {
      spendCard(book, draft, sharkNumber(book, card));
      tell({ type: 'trap-ignored', area: areaName(area), trap: blockId(book, kindAt(draft, area)) });
    },
    decline: (draft, { area }) => spring(book, draft, area),
  },

  'confront-octopus': choosing(book, 'strategy', OCTOPUS),
  'confront-shark': choosing(book, 'counter', SHARK),

  // KLP-15.22: the octopus may resolve the effect on its own card. KLP-15.23: it may decline that effect as a whole.
  'survive-effect': {
    answer(draft, { pair }) {
      const { strategy } = entryOf(book.pairs, pair);
      tell({ type: 'strategy-resolved', strategy, how: 'carried-out' });
      resolveWords(book, draft, 'strategy', pair);
    },
    decline(_draft, { pair }) {
      tell({ type: 'strategy-resolved', strategy: entryOf(book.pairs, pair).strategy, how: 'declined' });
    },
  },
});

function choosing(book: Book, side: 'strategy' | 'counter', whose: Seat) {
  const pairOf = (card: string): number => book.pairs.findIndex((pair) => pair[side] === card);
  return {
    among: { card: (at: Seen) => pairsLeft(at).map((pair) => entryOf(book.pairs, pair)[side]) },
    why: (at: Seen, _ask: unknown, { card }: { readonly card: string }) => whyNotChosen(book, at, pairOf(card), side),
    answer(draft: Changing, _ask: unknown, { card }: { readonly card: string }) {
      draft.chosen[whose] = pairOf(card);
      tell({ type: 'chosen', seat: whose, secret: { seats: only(whose), card } });
    },
  };
}

const saidOf = ({ area, placed }: Placement) => ({ area: areaName(area), die: placeableName(placed) });

const placementOf = ({ area, die }: { readonly area: string; readonly die: string }): Placement => ({
  area: areaNumber(area),
  placed: placeableOf(die),
});

/** All ways to place a single die. */
function placements(book: Book, at: Seen): Placement[] {
  const dice = placeableDice(at);
  return bordering(book, at)
    .flatMap((area) => dice.map((placed) => ({ area, placed })))
    .filter((placement) => whyNotPlaced(book, at, [placement]) === undefined);
}
