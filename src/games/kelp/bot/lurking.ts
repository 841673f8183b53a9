import { figureOf, handSize } from '../../../kernel/index.ts';
import { ADJACENT, ADJACENT_PAIRS, ALL_AREAS, areaNumber, isAdjacent } from '../board/areas.ts';
import { EAT_STACK, FOOD_SPACES, NONE, OCTOPUS_BLOCK } from '../components.ts';
import { currentSpaces } from '../rules/dice.ts';
import { handLimit, handOf } from '../rules/hand.ts';
import { freeForMix, placesFor } from '../rules/needs.ts';
import { hiddenAreas, isRevealed, kindAt, octopusArea, revealedAreas } from '../rules/position.ts';
import { type Book, type BookCard, type BookWord, blockOf, cardOf, effectAt } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import type { ActionNamed, Ask, KelpAction } from '../table/work.ts';
import { type Choosing, handWorth } from './cards.ts';
import type { Outlook } from './outlook.ts';
import { type Charts, movesTo } from './waters.ts';
import { clearedIn, foundIn, mixedIn, type Suspicion, swappedIn } from './whereabouts.ts';

/** What the octopus goes by: its own blocks and hand, and what the shark suspects. Worths are in hundredths of a win. */
export interface Lurking {
  readonly book: Book;
  readonly charts: Charts;
  readonly at: Seen;
  readonly suspicion: Suspicion;
  readonly outlook: Outlook;
  /** How likely the shark is to have a red die next turn, by what it has to show. */
  readonly reds: readonly number[];
  /** What the shark gains when it finds the octopus with a red die, of a win. */
  readonly stake: number;
}

/** A win in the unit of worths. */
const WIN = 100;
/** How likely a shark comes by that needs so many moves. */
const NEAR = [0, 0.9, 0.35, 0.12] as const;
/** What it costs in the long run to be suspected. */
const SUSPECTED = 9;
/** What it is worth to have a food beside the octopus whose card is in hand, or is not; and one field farther. */
const FOOD = { ready: 3.5, beside: 1.6, near: 0.5 } as const;
/** What it is worth to eat, beside what the shark makes of it; and to be done. */
const EATEN = { food: 9, all: 1000 } as const;
/** What each block is worth hidden: it pays, and is mixed. */
const HIDDEN = { octopus: 3, shell: 1, 'double-shell': 1.5, trap: 1.4, food: 0.4 } as const;
/** What a trap loses that is shown. */
const SHOWN_TRAP = 0.8;
/** What a card drawn is worth, and what playing one costs. */
const DRAWN = 0.9;
const PLAYED = 0.3;

/** Where the octopus is, and where blocks are: what a word may change. */
interface Scene {
  readonly octopus: number;
  readonly blocks: readonly number[];
  readonly suspicion: Suspicion;
}

const sceneOf = ({ at, suspicion }: Lurking): Scene => ({ octopus: octopusArea(at), blocks: at.blocks, suspicion });

/** How the octopus stands in an area: what threatens it there, and what there is to eat. */
function sceneWorth(lurking: Lurking, { octopus, blocks, suspicion }: Scene): number {
  return feedingWorth(lurking, octopus, blocks) - dangerIn(lurking, octopus, figureOf(suspicion, octopus));
}

/** What threatens the octopus in an area that is suspected so much. */
function dangerIn({ book, charts, at, reds, stake }: Lurking, area: number, suspected: number): number {
  const near = NEAR[movesTo(charts, at, area)] ?? 0.05;
  const hit = near * figureOf(reds, figureOf(book.values, area) - 1) * Math.min(1, 1.3 * suspected);
  return WIN * hit * stake + SUSPECTED * suspected;
}

function feedingWorth({ book, at }: Lurking, octopus: number, blocks: readonly number[]): number {
  const hand = handOf(at).cards;
  let worth = 0;
  for (const [card, { food }] of book.cards.entries()) {
    const area = food === NONE ? NONE : blocks.indexOf(food);
    if (area === NONE) continue;
    if (isAdjacent(octopus, area)) worth += hand.includes(card) ? FOOD.ready : FOOD.beside;
    else if (ADJACENT[octopus]?.some((between) => isAdjacent(between, area))) worth += FOOD.near;
  }
  return worth;
}

/** What it is worth to mix the blocks of these areas. */
function mixWorth(lurking: Lurking, scene: Scene, areas: readonly number[]): number {
  const suspicion = mixedIn(scene.suspicion, areas);
  if (!areas.includes(scene.octopus)) return sceneWorth(lurking, { ...scene, suspicion });
  let sum = 0;
  for (const octopus of areas) sum += sceneWorth(lurking, { ...scene, octopus, suspicion });
  return sum / areas.length;
}

/** What it is worth to swap these two. */
function swapWorth(lurking: Lurking, scene: Scene, [one, other]: readonly [number, number]): number {
  const blocks = [...scene.blocks];
  blocks[one] = figureOf(scene.blocks, other);
  blocks[other] = figureOf(scene.blocks, one);
  const octopus = scene.octopus === one ? other : scene.octopus === other ? one : scene.octopus;
  return sceneWorth(lurking, { octopus, blocks, suspicion: swappedIn(scene.suspicion, [one, other]) });
}

/** What is suspected once these are shown. */
function shown({ at }: Lurking, scene: Scene, areas: readonly number[]): Scene {
  const seen = areas.filter((area) => !isRevealed(at, area));
  if (seen.includes(scene.octopus)) return { ...scene, suspicion: foundIn(scene.octopus) };
  return { ...scene, suspicion: clearedIn(scene.suspicion, seen) };
}

/** The least that the shark learns from a payment: blocks that it knows, or nearly. */
function cheapest({ at, suspicion }: Lurking, cost: number): number[] {
  const octopus = octopusArea(at);
  const hidden = hiddenAreas(at).filter((area) => area !== octopus);
  hidden.sort((one, other) => figureOf(suspicion, one) - figureOf(suspicion, other));
  return hidden.slice(0, cost);
}

/** What it is worth to play a card: its words, one by one, after the cheapest payment. */
function playWorth(lurking: Lurking, card: BookCard): number {
  const scene = sceneOf(lurking);
  const paid = cheapest(lurking, card.cost);
  const after = shown(lurking, scene, paid);
  const now = sceneWorth(lurking, after);
  const cost = sceneWorth(lurking, scene) - now + 0.4 * paid.length;
  return card.words.reduce((sum, word) => sum + wordWorth(lurking, { word, scene: after, now, paid }), -cost - PLAYED);
}

interface Worded {
  readonly word: BookWord;
  readonly scene: Scene;
  /** What the scene is worth before the word. */
  readonly now: number;
  readonly paid: readonly number[];
}

/** What a word is worth where it can be put to its best use. */
function wordWorth(lurking: Lurking, { word: { effect }, scene, now, paid }: Worded): number {
  const { book, at } = lurking;
  switch (effect.op) {
    case 'eat':
      return eatWorth(lurking, scene, now);
    case 'learn':
      return learnWorth(lurking, effect.count, paid);
    case 'mix': {
      const named = effect.with === 'centre' ? [4] : effect.with === 'octopus' ? [scene.octopus] : [];
      const free = freeForMix(effect.with, { at, paid }).filter((area) => area !== scene.octopus);
      free.sort((one, other) => mixAlone(lurking, scene, other) - mixAlone(lurking, scene, one));
      const own = named.includes(scene.octopus) || isRevealed(at, scene.octopus) ? [] : [scene.octopus];
      const areas = [...new Set([...named, ...own, ...free])].slice(0, effect.hidden + named.length);
      return mixWorth(lurking, scene, areas) - now;
    }
    case 'swap':
      return Math.max(...ADJACENT_PAIRS.map((pair) => swapWorth(lurking, scene, pair))) - now;
    case 'hide':
      return hideWorth(book, at, effect.count[1]);
    case 'hide-all':
      return hideWorth(book, at, ALL_AREAS.length);
    case 'draw':
      return effect.amount === 'one' ? DRAWN : DRAWN * missing(lurking);
    case 'fetch':
      return 2;
    default:
      return 0.3;
  }
}

/** How good an area is for the octopus to be mixed into. */
const mixAlone = (lurking: Lurking, scene: Scene, area: number): number =>
  sceneWorth(lurking, { ...scene, octopus: area, suspicion: mixedIn(scene.suspicion, [scene.octopus, area]) });

function eatWorth(lurking: Lurking, scene: Scene, now: number): number {
  if (lurking.at.eaten.length === FOOD_SPACES - 1) return EATEN.all;
  return EATEN.food + sceneWorth(lurking, { ...scene, suspicion: foundIn(scene.octopus) }) - now;
}

function learnWorth({ book, at }: Lurking, count: number, paid: readonly number[]): number {
  const hasFood = at.reserve.some((left, kind) => left > 0 && blockOf(book, kind).group === 'food');
  const foods = hasFood ? Math.min(count, placesFor(book, { at, paid }).length) : 0;
  return 1.2 * count + 3 * foods;
}

/** What it is worth to hide the best of what lies revealed, so many of them. */
function hideWorth(book: Book, at: Seen, most: number): number {
  const worths = revealedAreas(at).map((area) => HIDDEN[blockOf(book, kindAt(at, area)).group]);
  worths.sort((one, other) => other - one);
  return worths.slice(0, most).reduce<number>((sum, worth) => sum + worth, 0);
}

const missing = ({ book, at }: Lurking): number => Math.max(0, handLimit(book, at) - handSize(handOf(at)));

/** What each of the octopus' actions is worth, all of one decision. */
export function lurkingWorths(lurking: Lurking, ask: Ask | undefined, actions: readonly KelpAction[]): number[] {
  return actions.map((action) => ('decline' in action ? 0 : worthOf(lurking, ask, action)));
}

function worthOf(lurking: Lurking, ask: Ask | undefined, action: KelpAction): number {
  const { book, at } = lurking;
  if ('decline' in action) return 0;
  switch (action.type) {
    case 'octopus-action':
      return actionWorth(lurking, action.action);
    case 'pay-cost':
      return paymentWorth(lurking, ask, action.areas.map(areaNumber));
    case 'mix-targets': {
      const named = ask?.ask === 'mix-targets' ? namedIn(lurking, effectAt(book, ask, 'mix').with) : [];
      return mixWorth(lurking, sceneOf(lurking), [...action.areas.map(areaNumber), ...named]);
    }
    case 'retreat-with':
      return mixWorth(lurking, sceneOf(lurking), [octopusArea(at), areaNumber(action.area)]);
    case 'swap-pair': {
      const [one = 0, other = 0] = action.areas.map(areaNumber);
      return swapWorth(lurking, sceneOf(lurking), [one, other]);
    }
    case 'hide-targets':
    case 'learn-hide':
    case 'trap-hide':
    case 'armour-hide':
      return action.areas.reduce((sum, area) => sum + HIDDEN[blockOf(book, kindAt(at, areaNumber(area))).group], 0);
    case 'discard-hide':
      return HIDDEN[blockOf(book, kindAt(at, areaNumber(action.area))).group];
    case 'learn-item':
      return itemWorth(lurking, action.item);
    case 'learn-replace':
      return replaceWorth(lurking, ask, areaNumber(action.area));
    case 'food':
      return foodWorth(lurking, action.food);
    case 'trap-dice':
      return action.spaces.length;
    case 'setup-den':
    case 'den':
    case 'den-die':
      return denWorth(lurking, action.space);
    case 'survive-effect':
      return 1;
    default:
      return handWorth(choosing(lurking), action);
  }
}

const choosing = ({ book, at }: Lurking): Choosing => ({ book, at });

const namedIn = ({ at }: Lurking, named: string): number[] =>
  named === 'centre' ? [4] : named === 'octopus' ? [octopusArea(at)] : [];

function actionWorth(lurking: Lurking, action: ActionNamed<'octopus-action'>['action']): number {
  const { book, at } = lurking;
  if (action.do === 'draw') return DRAWN * missing(lurking);
  const number = book.cardNumbers.get(action.card) ?? 0;
  if (action.do === 'play') return playWorth(lurking, cardOf(book, number));
  return hideWorth(book, at, 1) - handWorth(choosing(lurking), { card: action.card });
}

/** What is left of the octopus' peace after a payment. */
function paymentWorth(lurking: Lurking, ask: Ask | undefined, areas: readonly number[]): number {
  const { book, at } = lurking;
  const scene = sceneOf(lurking);
  let worth = sceneWorth(lurking, shown(lurking, scene, areas));
  const isLearning =
    ask?.ask === 'pay-cost' && cardOf(book, ask.card).words.some(({ effect }) => effect.op === 'learn');
  for (const area of areas) {
    const { group } = blockOf(book, kindAt(at, area));
    worth -= HIDDEN[group] + (group === 'trap' ? SHOWN_TRAP : 0);
    // What is shown can be replaced by a food, and that is wanted near the octopus.
    if (isLearning && group === 'shell' && isAdjacent(area, scene.octopus)) worth += 1;
  }
  return worth;
}

function itemWorth({ book, at }: Lurking, item: ActionNamed<'learn-item'>['item']): number {
  if (item.take === 'stop') return 0;
  if (item.take === 'block') return blockWorth(book, book.blockNumbers.get(item.block) ?? 0);
  if (item.stack === 'eat') return 6;
  const stack = ['movement', 'hide', 'learn'].indexOf(item.stack);
  const [top] = at.market[stack]?.top ?? [];
  return top === undefined ? 0.5 : 0.5 + 0.5 * handWorth({ book, at }, { card: cardOf(book, top.kind).id });
}

function blockWorth(book: Book, kind: number): number {
  const { group } = blockOf(book, kind);
  if (group === 'trap') return 1.4;
  return group === 'double-shell' ? 1.8 : 0;
}

/** Where a gained block goes: foods beside the octopus, and nothing in place of a trap. */
function replaceWorth({ book, at }: Lurking, ask: Ask | undefined, area: number): number {
  const worth = -blockWorth(book, kindAt(at, area));
  if (ask?.ask !== 'learn-replace') return worth;
  const octopus = octopusArea(at);
  if (blockOf(book, ask.kind).group !== 'food') return worth;
  if (isAdjacent(octopus, area)) return worth + FOOD.ready;
  return worth + (ADJACENT[octopus]?.some((between) => isAdjacent(between, area)) ? FOOD.beside : 0);
}

/** What it is worth to use an eaten food now. */
function foodWorth(lurking: Lurking, food: string): number {
  const { book, at } = lurking;
  const scene = sceneOf(lurking);
  const now = sceneWorth(lurking, scene);
  return blockOf(book, book.blockNumbers.get(food) ?? 0).words.reduce((sum, word) => {
    const { effect } = word;
    // What can be used once only should be worth it.
    if (effect.op === 'hide-all') return sum + (revealedAreas(at).length >= 4 ? 20 : -1);
    if (effect.op === 'learn') return sum + learnWorth(lurking, effect.count, []) - 4;
    if (effect.op === 'fetch') return sum + (isEatCardAway(lurking) ? 6 : -1);
    if (effect.op === 'limit') return sum + 3;
    return sum + wordWorth(lurking, { word, scene, now, paid: [] });
  }, 0);
}

/** Is there something to eat beside the octopus, and its card not in hand? */
function isEatCardAway({ book, at }: Lurking): boolean {
  const octopus = octopusArea(at);
  const hand = handOf(at).cards;
  return book.cards.some(({ type, food }, card) => {
    if (type !== EAT_STACK || hand.includes(card)) return false;
    const area = at.blocks.indexOf(food);
    return area !== NONE && isAdjacent(octopus, area);
  });
}

/** Far from the octopus, as the shark will have to swim. */
function denWorth(lurking: Lurking, den: string): number {
  const { book, at, charts } = lurking;
  const space = book.spaceNumbers.get(den) ?? 0;
  const octopus = octopusArea(at);
  const far = Math.min(6, movesTo(charts, { space, facing: 2 }, octopus === NONE ? OCTOPUS_BLOCK : octopus));
  return 2 * far - 0.2 * currentSpaces(at).length;
}
