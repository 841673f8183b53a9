import { entryOf, figureOf } from '../../../kernel/index.ts';
import {
  CUBES,
  FOOD,
  FUNGUS,
  MARKERS,
  MIDDLE,
  NONE,
  SPECIALISATIONS,
  STORE_CUBES,
  SYMBOLS,
  TERRAINS,
  TILE_PLACES,
  TOKEN_PENALTY,
  TOP,
  TRACKS,
} from '../components.ts';
import { missingSymbols } from '../rules/needs.ts';
import { discardOf, exchangeOf, tokenPrice } from '../rules/queens.ts';
import { discsOn, total } from '../rules/supply.ts';
import { playedNumber } from '../rules/tell.ts';
import { effectAt, gardenOf, SLOT_NAMES, wordAt } from '../table/book.ts';
import { effectNumber } from '../table/incubation.ts';
import type { ActionNamed, AntsAction, Ask, AskNamed } from '../table/work.ts';
import { abilityWorth, bestEnemy, enemyWorth } from './enemies.ts';
import { FIGURES } from './figures.ts';
import { swarmWorth } from './flying.ts';
import { hexWorth, vertexWorths } from './garden.ts';
import { keepWorth, playable, playGain, tokensWorth, type Wishes, worstCard } from './hand.ts';
import { markWorth } from './marks.ts';
import { cellWorths, layingWorth, restWorth } from './nest.ts';
import { advanceWorth, type Outlook, ownOf } from './outlook.ts';
import { deedWorth, lastingWorth } from './powers.ts';
import { kindWorth, mainWorth, spendingWorth, strengthWorths } from './turns.ts';
import { costWorth, effectWorth, itemWorth, listWorth, scentWorth } from './words.ts';

/** What an action is chosen by: the decision that is asked, and all actions that are weighed. */
export interface Choosing {
  readonly outlook: Outlook;
  readonly ask: Ask;
  readonly actions: readonly AntsAction[];
  /** What the player's cards and tiles ask for. */
  wishes(): Wishes;
}

type Answer<Kind extends Ask['ask']> = ActionNamed<Kind>;
type Free = Exclude<AntsAction['type'], Ask['ask']>;

/** What an answer is worth, by the decision. What is forgotten does not compile. */
const ANSWERS: {
  readonly [Kind in Ask['ask']]: (action: Answer<Kind>, ask: AskNamed<Kind>, choosing: Choosing) => number;
} = {
  'choose-queen': ({ queen }, _ask, { outlook }) => {
    const powers = entryOf(outlook.book.queens, outlook.book.queenNumbers.get(queen) ?? 0);
    const gains = powers.gains.reduce((sum, count, nth) => sum + count * figureOf(outlook.resources, nth), 0);
    return gains + lastingWorth(outlook, powers);
  },
  'keep-cards': ({ cards }, _ask, { outlook }) =>
    cards.reduce((sum, card) => sum + keepWorth(outlook, numberOf(outlook, card)), 0),
  'main-action': ({ action }, _ask, { outlook, wishes }) => mainWorth(outlook, wishes(), action),
  'end-turn': () => 0,
  'spend-ants': (declared, { action }, { outlook, wishes, actions }) => {
    const worths = remembered(actions, () => strengthWorths(outlook, wishes(), action, 4));
    const { tile, stored, universal, queen, boosts } = declared;
    const worth = figureOf(worths, tile + stored + universal + queen + boosts - 1);
    return worth - spendingWorth(outlook, { tile, stored, universal, queen, boosts });
  },
  'take-display-card': ({ slot }, _ask, { outlook }) =>
    keepWorth(outlook, figureOf(outlook.at.display, SLOT_NAMES.indexOf(slot))),
  'granted-action': () => 1,
  'dig-tile': ({ cells }, { left, single }, { outlook, wishes, actions }) => {
    const set = cells.reduce((bits, cell) => bits | (1 << (outlook.book.cellNumbers.get(cell) ?? 0)), 0);
    const others = single === 1 ? 0 : left - cells.length;
    const more =
      others === 0
        ? 0
        : restWorth(
            remembered(actions, () => cellWorths(outlook)),
            set,
            others,
          );
    return layingWorth(outlook, wishes(), set) + more;
  },
  'bonus-order': () => 0,
  'explore-hex': ({ hex }, _ask, { outlook, wishes }) => hexWorth(outlook, wishes(), hexNumber(outlook, hex)),
  'forage-vertex': ({ vertex }, ask, { outlook, wishes, actions }) => {
    const { left, head, tail } = ask;
    const { vertexNumbers } = gardenOf(outlook.book, outlook.at);
    const worths = remembered(actions, () => {
      const vertices = actions.flatMap((each) =>
        each.type === 'forage-vertex' ? [vertexNumbers.get(each.vertex) ?? NONE] : [],
      );
      const found: number[] = [];
      const gains = vertexWorths(outlook, wishes(), { left, head, tail }, vertices);
      for (const [nth, each] of vertices.entries()) found[each] = figureOf(gains, nth);
      return found;
    });
    return figureOf(worths, vertexNumbers.get(vertex) ?? NONE);
  },
  'collect-kind': ({ cube }, _ask, { outlook }) => figureOf(outlook.resources, CUBES.indexOf(cube)),
  'emptied-order': () => 0,
  'next-part': ({ part }, _ask, { outlook }) =>
    part === 'enemy' ? bestEnemy(outlook) : (playable(outlook)[0]?.worth ?? -1),
  'play-card': ({ card }, { how }, { outlook }) => playGain(outlook, numberOf(outlook, card), how),
  'waive-line': ({ line }, { card }, { outlook }) =>
    0 - tokensWorth(outlook, { of: 'card', thing: card, waived: line - 1 }),
  'fill-room': ({ size }) => -size,
  'cover-symbols': ({ aggression }, { of, thing, waived }, { outlook }) => {
    const { book, at, seat, resources } = outlook;
    const missing = total(missingSymbols(book, at, seat, { of, thing, waived }));
    return 0 - aggression * figureOf(resources, 3) - (missing - aggression) * figureOf(resources, 4);
  },
  pay: ({ fungus, markers }, { what, cost }, { outlook: { resources, use } }) => {
    const proper = (cost - fungus - markers) * figureOf(resources, what === 'food' ? FOOD : 1);
    return 0 - fungus * figureOf(resources, FUNGUS) - 0.2 * use * markers - proper;
  },
  'defeat-enemy': ({ hex }, _ask, { outlook }) => enemyWorth(outlook, hexNumber(outlook, hex)),
  'ability-space': ({ space }, _ask, { outlook }) => abilityWorth(outlook, outlook.book.abilityNumbers.get(space) ?? 0),
  'store-ants': ({ ants }, _ask, { outlook }) => ants.length * outlook.stored,
  'resolve-deed': ({ place }, _ask, { outlook }) => {
    const tokens = tokensWorth(outlook, { of: 'tile', thing: TILE_PLACES.indexOf(place), waived: NONE });
    return deedWorth(outlook) + listWorth(outlook, outlook.book.reward) - tokens;
  },
  // What leaves no choice comes first: it brings what others are paid with.
  'incubation-effect': ({ effect }, _ask, { outlook }) => {
    const { book, at, seat } = outlook;
    const { length } = book.abilities;
    switch (effect.of) {
      case 'all':
        return 100;
      case 'production':
        return 10 + effectWorth(outlook, TRACKS.indexOf(effect.track));
      case 'ability': {
        const thing = book.abilityIds.indexOf(effect.space);
        return effectWorth(outlook, effectNumber({ of: 'ability', thing, line: effect.line - 1 }, length));
      }
      default: {
        const thing = playedNumber(book, at, seat, effect.card);
        return effectWorth(outlook, effectNumber({ of: 'card', thing, line: effect.line - 1 }, length));
      }
    }
  },
  'feed-larvae': (_action, _ask, { outlook }) => {
    const larvae = total(discsOn(outlook.at, outlook.seat, MIDDLE));
    return larvae * Math.min(0, outlook.ant - figureOf(outlook.resources, FOOD)) + LITTLE;
  },
  'drop-larva': ({ specialisation }, _ask, { outlook }) =>
    0 - kindWorth(outlook, SPECIALISATIONS.indexOf(specialisation)),
  swarm: (_action, { area }, { outlook }) => swarmWorth(outlook, area),
  'production-track': ({ track }, _ask, { outlook, wishes }) => {
    const isEgg = TRACKS.indexOf(track) >= 2;
    return advanceWorth(outlook, TRACKS.indexOf(track)) + (isEgg ? (wishes().counts.eggs ?? 0) : 0);
  },
  'draw-keep': ({ card }, _ask, { outlook }) => keepWorth(outlook, numberOf(outlook, card)),
  'seek-symbol': ({ symbol }, _ask, { outlook, wishes }) => {
    const nth = SYMBOLS.indexOf(symbol);
    return figureOf(wishes().symbols, nth) + (FIGURES.symbols[figureOf(outlook.symbols, nth)] ?? 0);
  },
  'move-disc': ({ place, from, to }, { how }, { outlook }) => {
    const { at, ant, larva, egg, stored } = outlook;
    if (how === 'shift')
      return kindWorth(outlook, SPECIALISATIONS.indexOf(to)) - kindWorth(outlook, SPECIALISATIONS.indexOf(from)) - 0.1;
    // Before the tiles move up, whoever is raised to the top has to be stored.
    const isMoving = at.agenda.some((work) => 'do' in work && work.do === 'shift');
    if (place === 'bottom') return isMoving ? ant - larva : larva - egg;
    const isFree = ownOf(at.stored, outlook)[SPECIALISATIONS.indexOf(from)] === 0;
    if (!isMoving) return ant - larva;
    return isFree ? stored - ant : -ant;
  },
  'larva-kind': ({ specialisation }, _ask, { outlook }) => kindWorth(outlook, SPECIALISATIONS.indexOf(specialisation)),
  'choose-item': ({ item }, _ask, { outlook }) => itemWorth(outlook, outlook.book.itemIds.indexOf(item)),
  'choose-pheromone': ({ terrain }, _ask, { outlook }) => {
    // A scent that brings the bonus of its Leaf tile is better emitted.
    const isOpen = entryOf(outlook.at.leafCubes, TERRAINS.indexOf(terrain)).length === 0;
    return scentWorth(outlook) + (isOpen ? 0 : 0.5);
  },
  'discard-card': ({ card }, _ask, { outlook }) => 0 - keepWorth(outlook, numberOf(outlook, card)),
  'discard-for': ({ card }, ask, { outlook }) =>
    listWorth(outlook, effectAt(outlook.book, ask, 'pay').list, ask.on) - keepWorth(outlook, numberOf(outlook, card)),
  'tuck-card': ({ card }, _ask, { outlook }) => 0 - keepWorth(outlook, numberOf(outlook, card)),
  'pay-for': (_action, ask, { outlook }) => {
    const { cost, list } = effectAt(outlook.book, ask, 'pay');
    return listWorth(outlook, list, ask.on) - costWorth(outlook, cost);
  },
  'place-marker': ({ card }, ask, { outlook }) =>
    markWorth(outlook, playedIn(outlook, card), MARKERS.indexOf(effectAt(outlook.book, ask, 'mark').marker)),
  'choose-effect': ({ effect }, ask, { outlook }) => {
    const { list } = effectAt(outlook.book, ask, 'either');
    const word = wordAt(outlook.book, { list, nth: effect - 1 });
    if (word.op === 'pay') return listWorth(outlook, word.list, ask.on) - costWorth(outlook, word.cost);
    return word.op === 'move-marks' ? 0.1 : 0.2;
  },
  'move-marker': ({ card }, ask, { outlook }) => {
    const marker = MARKERS.indexOf(effectAt(outlook.book, ask, 'move-marks').marker);
    return markWorth(outlook, playedIn(outlook, card), marker) - markWorth(outlook, ask.on, marker);
  },
  'use-marker': ({ card }, ask, { outlook }) => {
    const { cost, list } = effectAt(outlook.book, ask, 'pay');
    const marker = cost.cost === 'markers' ? MARKERS.indexOf(cost.marker) : 0;
    return listWorth(outlook, list, ask.on) - markWorth(outlook, playedIn(outlook, card), marker);
  },
  'egg-swap': ({ track }, _ask, { outlook }) => {
    const others = TRACKS.flatMap((each, nth) => (nth < 2 || each === track ? [] : [advanceWorth(outlook, nth)]));
    return total(others) - advanceWorth(outlook, TRACKS.indexOf(track));
  },
  'empty-room': ({ size }) => size,
};

/** More than nothing. */
const LITTLE = 0.01;

/** What a free action brings, beside not doing it. */
const FREELY: {
  readonly [Type in Free]: (action: Extract<AntsAction, { readonly type: Type }>, choosing: Choosing) => number;
} = {
  transform: ({ place, from, to }, { outlook, ask }) => {
    const { at, seat, turns, resources } = outlook;
    const food = figureOf(resources, FOOD);
    if (ask.ask !== 'store-ants' || turns > 1 || place !== 'top') return -1;
    const ants = discsOn(at, seat, TOP);
    const isSpare = (kind: number): boolean =>
      figureOf(ants, kind) > (figureOf(ownOf(at.stored, outlook), kind) === 1 ? 0 : 1);
    const isMissing = (kind: number): boolean =>
      figureOf(ants, kind) === 0 && figureOf(ownOf(at.stored, outlook), kind) === 0;
    return isSpare(SPECIALISATIONS.indexOf(from)) && isMissing(SPECIALISATIONS.indexOf(to)) ? 1 - food : -1;
  },
  emergency: (_action, { outlook, ask, actions }) => {
    const { book, at, seat, ant } = outlook;
    const gone = STORE_CUBES - figureOf(at.store, seat);
    const loss =
      gone < STORE_CUBES ? figureOf(book.penalties, gone + 1) - figureOf(book.penalties, gone) : TOKEN_PENALTY;
    // Where the larvae cannot be fed, one of them is lost otherwise.
    const isHungry = ask.ask === 'feed-larvae' && !actions.some(isFeeding);
    return (isHungry ? ant : figureOf(outlook.resources, FOOD)) - loss - LITTLE;
  },
  'queen-discard': ({ kind }, { outlook }) => {
    const free = discardOf(outlook.book, outlook.at, outlook.seat, kind);
    const worst = worstCard(outlook, kind);
    if (free === undefined || worst === undefined) return -1;
    const { list } = effectAt(outlook.book, { list: free.list, nth: 0 }, 'pay');
    return listWorth(outlook, list) - worst.worth - LITTLE;
  },
  'queen-token': ({ symbol }, { outlook, wishes }) => {
    const nth = SYMBOLS.indexOf(symbol);
    const price = tokenPrice(outlook.at, outlook.seat) * figureOf(outlook.resources, FOOD);
    // A token that nothing asks for yet can wait.
    return figureOf(wishes().symbols, nth) - price - 0.3 * outlook.use;
  },
  'queen-fungus': (_action, { outlook }) => {
    const free = exchangeOf(outlook.book, outlook.at, outlook.seat);
    if (free === undefined) return -1;
    const { cost, list } = effectAt(outlook.book, { list: free.list, nth: 0 }, 'pay');
    return listWorth(outlook, list) - costWorth(outlook, cost);
  },
};

const isFeeding = (action: AntsAction): boolean => action.type === 'feed-larvae' && !('decline' in action);

/** What it is worth to decline. */
function declineWorth({ outlook, ask, actions }: Choosing): number {
  if (ask.ask !== 'feed-larvae') return 0;
  const food = actions.some(isFeeding) ? figureOf(outlook.resources, FOOD) : 0;
  return food - outlook.ant;
}

/** What each of some actions is worth to the seat that takes them. */
export function worthsOf(choosing: Choosing): number[] {
  const { ask, actions } = choosing;
  const answers = actions.map((action): number | undefined => {
    if ('decline' in action) return declineWorth(choosing);
    return action.type === ask.ask ? answerWorth(action as Answer<Ask['ask']>, choosing) : undefined;
  });
  // A free action comes before the answer: it is worth what the best of them is, and what it brings.
  let best = Number.NEGATIVE_INFINITY;
  for (const worth of answers) if (worth !== undefined && worth > best) best = worth;
  return actions.map(
    (action, nth) => answers[nth] ?? best + freeWorth(action as Extract<AntsAction, { type: Free }>, choosing),
  );
}

function answerWorth<Kind extends Ask['ask']>(action: Answer<Kind>, choosing: Choosing): number {
  // The entry of a decision takes its answers: the compiler cannot tell that this is one.
  const worth = ANSWERS[choosing.ask.ask as Kind] as (
    action: Answer<Kind>,
    ask: AskNamed<Kind>,
    choosing: Choosing,
  ) => number;
  return worth(action, choosing.ask as AskNamed<Kind>, choosing);
}

function freeWorth<Type extends Free>(action: AntsAction & { readonly type: Type }, choosing: Choosing): number {
  const worth = FREELY[action.type] as (action: AntsAction, choosing: Choosing) => number;
  return worth(action, choosing);
}

const memory = new WeakMap<readonly AntsAction[], readonly number[]>();

/** What was worked out for all actions at once. */
function remembered(actions: readonly AntsAction[], work: () => readonly number[]): readonly number[] {
  const known = memory.get(actions) ?? work();
  memory.set(actions, known);
  return known;
}

const numberOf = ({ book }: Outlook, card: string): number => book.cardNumbers.get(card) ?? 0;
const hexNumber = ({ book, at }: Outlook, hex: string): number => gardenOf(book, at).hexNumbers.get(hex) ?? 0;
const playedIn = ({ book, at, seat }: Outlook, card: string): number => playedNumber(book, at, seat, card);
