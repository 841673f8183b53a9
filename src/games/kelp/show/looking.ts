import { type CardCount, endLook, entryIn } from '../../../drawing/index.ts';
import { askLook, asksIn, type Hand, type OpenPileView, type Outcome, pileSize } from '../../../kernel/index.ts';
import { ADJACENT, AREA_PLACES, areaName } from '../board/areas.ts';
import { facingName } from '../board/lines.ts';
import { AREAS, type Area, CARD_TYPES, NONE, OCTOPUS, SIDES } from '../components.ts';
import { outcomeOf } from '../rules/end.ts';
import { colourName, dieName, dieNames, faceOf } from '../table/dice.ts';
import { givenView } from '../table/given.ts';
import type { KelpPrintedView } from '../table/state.ts';
import { ASKS } from './asks.ts';
import { factsOf } from './facts.ts';
import type {
  AreaLook,
  CardLook,
  ChoiceLook,
  DiceLook,
  HandLook,
  KindLook,
  Look,
  MixLook,
  PairLook,
  SharkCardLook,
  SpaceLook,
  StackLook,
} from './look.ts';
import { type LookOptions, remembered } from './memory.ts';

const entry = entryIn('Kelp');

/**
 * Reads a view in the words of the rulebook: all that a front-end needs to draw it.
 *
 * @param outcome how a table has ended the game. The look then has this outcome, and asks nobody.
 * @param options `memory` says whether the look holds what the players would have to remember.
 */
export function look(view: KelpPrintedView, outcome?: Outcome, options: LookOptions = {}): Look {
  return remembered(lookAt(givenView(view), outcome), options);
}

function lookAt(view: KelpPrintedView, outcome: Outcome | undefined): Look {
  const asks = outcome === undefined ? asksIn(view.agenda) : [];
  const kinds = view.kinds.map(({ id, group, copies, laid }): KindLook => ({ block: id, group, copies, laid }));
  return {
    viewer: view.viewer,
    round: view.round,
    side: entry(SIDES, view.side, 'side'),
    acted: view.acted,
    areas: AREAS.map((_, area) => lookAtArea(view, area)),
    spaces: view.spaces.map((_, space) => lookAtSpace(view, space)),
    shark: lookAtShark(view),
    mix: lookAtMix(view),
    resolving: view.resolving === NONE ? undefined : nameOfArea(view.resolving),
    reserve: blocksIn(view, view.reserve),
    eaten: view.eaten.map(({ kind, used }) => ({ block: blockIn(view, kind), isUsed: used === 1 })),
    facts: factsOf(view.history, kinds),
    players: view.names.map((name, seat) => ({ seat, side: entry(SIDES, seat, 'side'), name })),
    hand: lookAtHand(view),
    drawPile: {
      size: pileSize(view.drawPile),
      top: view.drawPile.top.flatMap(({ kind }) => (kind < 0 ? [] : [cardIn(view, kind)])),
    },
    discards: cardsIn(view, view.discards),
    slots: view.slots.map((card) => (card === NONE ? undefined : cardIn(view, card))),
    removed: countsOf(view.removed, (card) => cardIn(view, card)),
    market: view.market.map((pile, stack) => lookAtStack(view, pile, stack)),
    lesson: { cards: cardsIn(view, view.lesson.cards), areas: view.lesson.areas.map(nameOfArea) },
    bag: view.bag.some((count) => count < 0) ? undefined : diceOf(view.bag),
    supply: diceOf(view.supply),
    drawn: view.drawn.map(colourName),
    pool: dieNames(view.pool),
    energy: dieNames(view.energy),
    hunger: view.hunger.map(colourName),
    growth: view.growth.map(colourName),
    tiles: view.tiles,
    row: view.row.map((card) => (card === NONE ? undefined : sharkCardIn(view, card))),
    deck: countsOf(openCounts(view.deck), (card) => sharkCardIn(view, card)),
    front: view.front.map((card) => sharkCardIn(view, card)),
    stashes: view.stashes.map(({ card, die, round }) => ({ card: sharkCardIn(view, card), die: dieName(die), round })),
    spent: countsOf(view.spent, (card) => sharkCardIn(view, card)),
    budget: lookAtBudget(view),
    pairs: view.strategies.map(
      ({ strategy, counter, colour }, pair): PairLook => ({
        strategy,
        counter,
        colour,
        isLeft: view.pairs[pair] === 1,
      }),
    ),
    choices: view.chosen.map((pair, seat) => lookAtChoice(view, pair, seat)),
    cards: view.cards.map(
      ({ id, type, cost }): CardLook => ({ card: id, type: entry(CARD_TYPES, type, 'type'), cost }),
    ),
    sharkCards: view.sharkCards.map(
      ({ id, cost, dice, windows }): SharkCardLook => ({ card: id, cost, dice: dice.map(colourName), windows }),
    ),
    kinds,
    decisions: asks.flatMap((ask) =>
      ask.ask === 'hidden' ? [] : [{ ...askLook(ASKS.asks, ask, view), phase: view.phase }],
    ),
    outcome: outcome === undefined ? lookAtOutcome(view) : endLook(outcome),
  };
}

const nameOfArea = (area: number): Area => entry(AREAS, area, 'area');
const cardIn = ({ cards }: KelpPrintedView, card: number): string => entry(cards, card, 'card').id;
const cardsIn = (view: KelpPrintedView, cards: readonly number[]): readonly string[] =>
  cards.map((card) => cardIn(view, card));
const sharkCardIn = ({ sharkCards }: KelpPrintedView, card: number): string => entry(sharkCards, card, 'card').id;
const blockIn = ({ kinds }: KelpPrintedView, kind: number): string => entry(kinds, kind, 'kind of block').id;

/** How many of each there are, as one list of their names. */
const blocksIn = (view: KelpPrintedView, counts: readonly number[]): readonly string[] =>
  counts.flatMap((count, kind) => Array.from({ length: Math.max(0, count) }, () => blockIn(view, kind)));

const countsOf = (counts: readonly number[], name: (card: number) => string): readonly CardCount[] =>
  counts.flatMap((count, card) => (count === 0 ? [] : [{ card: name(card), count }]));

/** How many of each card are in a pile whose cards everybody can count. */
function openCounts({ top, rest, bottom }: OpenPileView): readonly number[] {
  const shown = [...top, ...bottom].map(({ kind }) => kind);
  return rest.map((count, card) => count + shown.filter((kind) => kind === card).length);
}

function diceOf(counts: readonly number[]): DiceLook {
  const [blue = 0, yellow = 0, red = 0] = counts;
  return { blue, yellow, red };
}

function lookAtArea(view: KelpPrintedView, area: number): AreaLook {
  const { kind, value } = entry(view.areas, area, 'area');
  const [x, y] = entry(AREA_PLACES, area, 'place of the area');
  const block = entry(view.blocks, area, 'block of the area');
  const die = view.placed[area] ?? NONE;
  return {
    area: nameOfArea(area),
    kind,
    value,
    x,
    y,
    neighbours: (ADJACENT[area] ?? []).map(nameOfArea),
    state: block === NONE ? 'empty' : view.revealed[area] === 1 ? 'revealed' : 'hidden',
    block: block < 0 ? undefined : blockIn(view, block),
    die: die === NONE ? undefined : dieName(die),
  };
}

function lookAtSpace(view: KelpPrintedView, space: number): SpaceLook {
  const { name, at, ends, next, inward, borders } = entry(view.spaces, space, 'space');
  const names = (reached: (typeof next)[number]): readonly string[] =>
    reached.map((each) => entry(view.spaces, each.space, 'space').name);
  const [x, y] = at;
  const current = view.currents[space] ?? NONE;
  return {
    space: name,
    x,
    y,
    ends,
    next: [names(next[0]), names(next[1])],
    inward: inward === '' ? undefined : inward,
    borders: borders.map(nameOfArea),
    current: current === NONE ? undefined : current,
  };
}

function lookAtShark(view: KelpPrintedView): Look['shark'] {
  if (view.space === NONE) return undefined;
  const space = entry(view.spaces, view.space, 'space');
  return { space: space.name, facing: facingName(space, view.facing) };
}

function lookAtMix(view: KelpPrintedView): MixLook | undefined {
  if (view.emptied.length === 0) return undefined;
  const isDrawn = view.drawnBlock !== NONE;
  return {
    emptied: view.emptied.map((area) => areaName(area) as Area),
    bagged: view.emptied.length - (isDrawn ? 1 : 0),
    blocks: blocksIn(view, view.bagged),
    isDrawn,
    drawn: view.drawnBlock < 0 ? undefined : blockIn(view, view.drawnBlock),
  };
}

function lookAtHand(view: KelpPrintedView): HandLook {
  const { cards, known }: Hand = entry(view.hands, OCTOPUS, 'hand');
  const seen = cards.filter((card) => card >= 0);
  return {
    cards: cardsIn(view, seen),
    hidden: cards.length - seen.length,
    known: cardsIn(
      view,
      known.map(({ kind }) => kind),
    ),
    limit: view.handLimit,
  };
}

function lookAtStack(view: KelpPrintedView, pile: OpenPileView, stack: number): StackLook {
  const top = pile.top.at(-1)?.kind ?? NONE;
  const counts = openCounts(pile).map((count, card) => (card === top ? count - 1 : count));
  return {
    type: entry(CARD_TYPES, stack, 'stack'),
    top: top < 0 ? undefined : cardIn(view, top),
    below: countsOf(counts, (card) => cardIn(view, card)),
  };
}

/** What is left of the energy while it is spent. */
function lookAtBudget({ spending, energy }: KelpPrintedView): number | undefined {
  if (spending.isOn !== 1) return undefined;
  return energy.reduce((sum, die) => sum + faceOf(die), spending.bonus - spending.spent);
}

function lookAtChoice(view: KelpPrintedView, pair: number, seat: number): ChoiceLook {
  if (pair === NONE) return { hasChosen: false, card: undefined };
  if (pair < 0) return { hasChosen: true, card: undefined };
  const { strategy, counter } = entry(view.strategies, pair, 'strategy');
  return { hasChosen: true, card: seat === OCTOPUS ? strategy : counter };
}

function lookAtOutcome(view: KelpPrintedView): Look['outcome'] {
  if (view.ending === 'none') return undefined;
  const { winners, ranking, reason, rule } = outcomeOf(view);
  return { winners, ranking, reason, rule };
}
