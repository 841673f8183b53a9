import { distinct, next } from '../../../kernel/index.ts';
import type { Hunt, Window } from '../cards/vocabulary.ts';
import { COLOURS, DRAWN_DICE, FACES, SHARK } from '../components.ts';
import { currentSpaces, diceIn, drawFromBag, harvest, rerollDice, rollFirst, whyNoCurrent } from '../rules/dice.ts';
import { extraDiceOf, rerollsOf } from '../rules/growth.ts';
import { cardsFor, hunt, type Told, wantedBy, whyNotHeld, whyNotTold } from '../rules/hunting.ts';
import { placeableDice, placeCurrent, whyNotCurrent, whyNotInPool } from '../rules/placing.ts';
import { sharkId, spaceNames, tell } from '../rules/tell.ts';
import { type Book, sharkCardOf } from '../table/book.ts';
import { colourName, dieName, dieNames, dieNumber, faceOf, placeableName, placeableOf } from '../table/dice.ts';
import type { Seen } from '../table/state.ts';
import type { ActionNamed } from '../table/work.ts';
import { hasAnswer, type Questions, type Steps, sharkNumber, spaceNumber } from './fields.ts';

const seat = SHARK;

/** What an answer tells a card, all of its keys but the card itself. */
type Saying = Omit<Extract<ActionNamed<'after-roll'>['use'], { readonly card: string }>, 'card'>;

const toldOf = ({ feed, stash, raise, turn, dice }: Saying): Told => ({
  ...(feed === undefined ? {} : { feed: dieNumber(feed) }),
  ...(stash === undefined ? {} : { stash: dieNumber(stash) }),
  ...(raise === undefined ? {} : { raise: { die: dieNumber(raise.die), by: raise.by } }),
  ...(turn === undefined ? {} : { turn: dieNumber(turn) }),
  ...(dice === undefined ? {} : { dice: dice.map(dieNumber) }),
});

const tradeOf = ({ give, take }: Pick<ActionNamed<'before-roll'>, 'give' | 'take'>): Told => ({
  ...(give === undefined ? {} : { give: give.map((colour) => COLOURS.indexOf(colour)) }),
  ...(take === undefined ? {} : { take: take.map((colour) => COLOURS.indexOf(colour)) }),
});

/** All lists of so many of these, in order, of which some may be equal. */
function bagsOf(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => bagsOf(items.slice(index), size - 1).map((rest) => [item, ...rest]));
}

/** What a card is told, key by key. */
type Wording = Readonly<Record<string, unknown>>;

/** Everything that a card could be told: of each word all that it might take, one by one. */
function sayings(book: Book, at: Seen, card: number): Wording[] {
  // What a word before has turned shows another face than what lies there now.
  const pool = (word: Hunt['op']): readonly number[] => diceFor(book, card, word, distinct(at.pool));
  const options: Readonly<Record<string, () => unknown[]>> = {
    feed: () => dieNames(pool('feed')),
    stash: () => dieNames(pool('stash')),
    turn: () => dieNames(pool('turn')),
    raise: () =>
      pool('raise').flatMap((die) =>
        Array.from({ length: FACES - faceOf(die) }, (_, by) => ({ die: dieName(die), by: by + 1 })),
      ),
    dice: () => rerollable(book, card, pool('reroll')),
  };
  return wantedBy(book, card).reduce<Wording[]>(
    (told, key) => told.flatMap((each) => (options[key]?.() ?? []).map((value) => ({ ...each, [key]: value }))),
    [{}],
  );
}

function rerollable(book: Book, card: number, pool: readonly number[]): string[][] {
  const word = sharkCardOf(book, card).effects.find(({ op }) => op === 'reroll');
  const most = word?.op === 'reroll' ? word.most : 0;
  return Array.from({ length: most }, (_, size) => bagsOf(pool, size + 1)).flatMap((bags) => bags.map(dieNames));
}

/** The dice that a word may be told of: those of the pool, and where words before it turn dice, all faces of them. */
function diceFor(book: Book, card: number, word: Hunt['op'], pool: readonly number[]): readonly number[] {
  const { effects } = sharkCardOf(book, card);
  const before = effects.slice(
    0,
    effects.findIndex(({ op }) => op === word),
  );
  if (!before.some(({ op }) => op === 'raise' || op === 'turn')) return pool;
  const all = pool.flatMap((die) => Array.from({ length: FACES }, (_, face) => die - faceOf(die) + 1 + face));
  return distinct(all).sort((one, other) => one - other);
}

function* uses(book: Book, at: Seen, window: Window): Generator<{ readonly card: string } & Wording> {
  for (const card of cardsFor(book, at, window)) {
    for (const told of sayings(book, at, card)) yield { card: sharkId(book, card), ...told };
  }
}

/** Draw and roll, and the placing of currents. */
export const rollingSteps = (
  book: Book,
): Steps<'shark-turn' | 'draw-dice' | 'before-roll' | 'roll' | 'after-roll' | 'currents'> => {
  const questions = rollingQuestions(book);
  return {
    'shark-turn'(draft) {
      draft.side = SHARK;
      draft.phase = 'roll';
      draft.rerolled = 0;
      draft.stepped = 0;
      tell({ type: 'turn-began', seat, round: draft.round });
      const extra = extraDiceOf(book, draft);
      // KLP-7.16: the extra die is offered only if the bag holds enough. KLP-7.3: it is announced before the draw.
      const isOffered = extra > 0 && diceIn(draft.bag) >= DRAWN_DICE + extra;
      next(draft, isOffered ? { ask: 'extra-die', seat, extra } : { do: 'draw-dice', basic: DRAWN_DICE, extra: 0 });
    },

    // KLP-7.1: the shark draws 2 dice at random. KLP-7.6: currents serve only these.
    'draw-dice'(draft, { basic, extra }) {
      const isThere = diceIn(draft.bag) > 0;
      if (isThere && basic + extra > 0) {
        drawFromBag(draft);
        next(draft, { do: 'draw-dice', basic: Math.max(0, basic - 1), extra: basic > 0 ? extra : extra - 1 });
      } else if (basic > 0 && currentSpaces(draft).length > 0) {
        next(draft, { ask: 'harvest-current', seat, basic, extra });
      } else {
        // KLP-7.5: the shark goes on with the dice drawn so far.
        next(draft, { do: 'before-roll' });
      }
    },

    // KLP-7.8: between the draw and the roll there is a window.
    'before-roll'(draft) {
      const ask = { ask: 'before-roll', seat } as const;
      if (hasAnswer(questions['before-roll'], draft, ask)) next(draft, ask);
      else next(draft, { do: 'roll' }, { do: 'after-roll' });
    },

    roll(draft) {
      rollFirst(draft);
      if (draft.drawn.length > 0) next(draft, { do: 'roll' });
    },

    'after-roll'(draft) {
      const ask = { ask: 'after-roll', seat } as const;
      if (hasAnswer(questions['after-roll'], draft, ask)) next(draft, ask);
      else next(draft, { do: 'currents' });
    },

    currents(draft) {
      draft.phase = 'currents';
      const ask = { ask: 'place-current', seat } as const;
      if (hasAnswer(questions['place-current'], draft, ask)) next(draft, ask);
      else next(draft, { do: 'move' });
    },
  };
};

/** What the shark decides about dice before it moves. */
export const rollingQuestions = (
  book: Book,
): Questions<'extra-die' | 'harvest-current' | 'before-roll' | 'after-roll' | 'place-current'> => ({
  'extra-die': {
    answer(draft, { extra }) {
      tell({ type: 'extra-dice', count: extra });
      next(draft, { do: 'draw-dice', basic: DRAWN_DICE, extra });
    },
    decline: (draft) => next(draft, { do: 'draw-dice', basic: DRAWN_DICE, extra: 0 }),
  },

  'harvest-current': {
    why: (at, _ask, { space }) => whyNoCurrent(book, at, spaceNumber(book, space)),
    answer(draft, { basic, extra }, { space }) {
      harvest(book, draft, spaceNumber(book, space));
      next(draft, { do: 'draw-dice', basic: basic - 1, extra });
    },
  },

  'before-roll': {
    *candidates(at) {
      const type = 'before-roll' as const;
      for (const number of cardsFor(book, at, 'before-roll')) {
        const card = sharkId(book, number);
        const word = sharkCardOf(book, number).effects.find(({ op }) => op === 'trade');
        if (word?.op !== 'trade') yield { type, seat, card };
        else {
          const colours = [...COLOURS.keys()];
          for (const give of bagsOf(distinct(at.drawn).sort(), word.give)) {
            for (const take of bagsOf(colours, word.take)) {
              yield { type, seat, card, give: give.map(colourName), take: take.map(colourName) };
            }
          }
        }
      }
    },
    why(at, _ask, { card, ...said }) {
      const number = sharkNumber(book, card);
      return whyNotHeld(book, at, number, 'before-roll') ?? whyNotTold(book, at, number, tradeOf(said));
    },
    answer(draft, _ask, { card, ...said }) {
      next(draft, { do: 'before-roll' });
      hunt(book, draft, { card: sharkNumber(book, card), told: tradeOf(said), window: 'before-roll' });
    },
    decline: (draft) => next(draft, { do: 'roll' }, { do: 'after-roll' }),
  },

  'after-roll': {
    *candidates(at) {
      const type = 'after-roll' as const;
      if (at.rerolled < rerollsOf(book, at)) {
        for (const die of distinct(at.pool)) yield { type, seat, use: { reroll: dieName(die) } };
      }
      for (const use of uses(book, at, 'after-roll')) yield { type, seat, use };
    },
    why(at, _ask, { use }) {
      if ('reroll' in use) {
        const rerolls = rerollsOf(book, at);
        // KLP-7.9: growth tile 1 gives one reroll of one die per turn, growth tile 3 one more.
        if (at.rerolled >= rerolls) {
          return { code: 'reroll/none-left', rule: 'KLP-7.9', facts: { used: at.rerolled, rerolls } };
        }
        const die = dieNumber(use.reroll);
        return at.pool.includes(die) ? undefined : whyNotInPool(at, die, 'KLP-7.11');
      }
      const { card, ...said } = use;
      const number = sharkNumber(book, card);
      return whyNotHeld(book, at, number, 'after-roll') ?? whyNotTold(book, at, number, toldOf(said));
    },
    // KLP-14.3: any number of cards may be used in one step.
    answer(draft, _ask, { use }) {
      next(draft, { do: 'after-roll' });
      if ('reroll' in use) {
        draft.rerolled += 1;
        rerollDice(draft, [dieNumber(use.reroll)], 'tile');
        return;
      }
      const { card, ...said } = use;
      hunt(book, draft, { card: sharkNumber(book, card), told: toldOf(said), window: 'after-roll' });
    },
    decline: (draft) => next(draft, { do: 'currents' }),
  },

  // KLP-8.3: placing is optional; blue dice may be kept for the energy spaces.
  'place-current': {
    *candidates(at) {
      const type = 'place-current' as const;
      for (const placed of placeableDice(at)) {
        const die = placeableName(placed);
        const spaces = [...book.spaces.keys()].filter((space) => whyNotCurrent(book, at, placed, space) === undefined);
        for (const space of spaceNames(book, spaces)) yield { type, seat, use: { space, die } };
      }
      for (const use of uses(book, at, 'currents')) yield { type, seat, use };
    },
    why(at, _ask, { use }) {
      if ('space' in use) return whyNotCurrent(book, at, placeableOf(use.die), spaceNumber(book, use.space));
      const { card, ...said } = use;
      const number = sharkNumber(book, card);
      return whyNotHeld(book, at, number, 'currents') ?? whyNotTold(book, at, number, toldOf(said));
    },
    answer(draft, _ask, { use }) {
      next(draft, { do: 'currents' });
      if ('space' in use) {
        placeCurrent(book, draft, placeableOf(use.die), spaceNumber(book, use.space));
        return;
      }
      const { card, ...said } = use;
      hunt(book, draft, { card: sharkNumber(book, card), told: toldOf(said), window: 'currents' });
    },
    decline: (draft) => next(draft, { do: 'move' }),
  },
});
