import { byFields, type ClickRules, type ClickWay, type Path, type Target } from '../../../boxes/index.ts';
import { freezeAll } from '../../../kernel/index.ts';
import { type Specialisation, TILE_PLACES, type TilePlace } from '../components.ts';
import { givenView } from '../table/given.gen.ts';
import type { AntsPrintedView, AntsTypes } from '../table/state.ts';
import type { ActionNamed, AntsAction } from '../table/work.ts';
import { CLICKED } from './asks.ts';
import {
  askIn,
  BOOST,
  discSpace,
  LARVAE,
  QUEEN_ANT,
  specialistIn,
  storedSpace,
  TRANSFORM,
  UNIVERSAL_ANT,
} from './clicked.ts';
import { roomsIn } from './looking.ts';

const click = (kind: string, id: string): Target => ({ kind, id });

/** Says that enough ants or cells are named. */
const DONE: Target = /* @__PURE__ */ click('button', 'done');
const ant = (place: TilePlace, name: Specialisation): Target => click('ant', discSpace(place, name));

/** A declaration in which nothing is spent. */
const NOTHING_SPENT = { tile: 0, stored: 0, universal: 0, queen: 0, boosts: 0 } as const;

/** One ant of the space that is clicked, or one boost, where Food is. */
const spentBy = (id: string, kind: string): Partial<Record<keyof typeof NOTHING_SPENT, number>> => {
  if (kind === BOOST.kind) return { boosts: 1 };
  if (id === UNIVERSAL_ANT) return { universal: 1 };
  if (id === QUEEN_ANT) return { queen: 1 };
  return id.startsWith('stored') ? { stored: 1 } : { tile: 1 };
};

/** What is answered by one click. All that is not here or below is a button. */
const PLAIN = /* @__PURE__ */ byFields<AntsTypes>(CLICKED);

/**
 * How Ants is played by clicking. Hexes, vertices, cells of one's own nest, slots of the display, Queens, Special Items, ability
 * spaces, production tracks and played cards are clicked by their names, cards of one's own hand are a `card`, those that one looks
 * at are `drawn`, Pheromone spaces are clicked by their terrains, cubes of the hex that is collected from by their kinds,
 * Incubation tiles by their places. The spaces of discs are an `ant` (`top-digger`, `stored-digger`, `universal`, `queen`). Whoever
 * clicks a Room tile clicks a cell of it. All else is a button.
 *
 * Where a number of things can be chosen they are clicked in any order, then `done`, unless there is no other number. Food stands
 * for a boost among the ants that are spent. A disc comes before the space that it moves to. What clicks mean that say nothing legal,
 * where an answer takes several of them, loads apart: see `meantBy`.
 */
export const antsClicks: ClickRules<AntsTypes> = /* @__PURE__ */ freezeAll<ClickRules<AntsTypes>>({
  paths: (action, seen, among) => {
    const view = givenView(seen);
    return ('decline' in action ? undefined : waysOf(action, view, among)) ?? plainly(action, view);
  },
  begun,
  ...(PLAIN.meant === undefined ? {} : { meant: PLAIN.meant }),
});

/**
 * The part of an action that a click on one of its targets names: of four cards to keep, this one; of the ants that are spent, one
 * from there; of a Room tile, this cell.
 */
function begun(action: AntsAction, { kind, id }: Target): AntsAction {
  if ('decline' in action || kind === 'button') return action;
  switch (action.type) {
    case 'keep-cards':
      return { ...action, cards: [id] };
    case 'spend-ants':
      return { ...action, ...NOTHING_SPENT, ...spentBy(id, kind) };
    case 'dig-tile':
      return { ...action, cells: [id] };
    case 'store-ants':
      return { ...action, ants: action.ants.filter((name) => discSpace('top', name) === id) };
    default:
      return action;
  }
}

const plainly = (action: AntsAction, view: AntsPrintedView): readonly ClickWay[] => PLAIN.paths(action, view, []);

/** The ways to say what takes several clicks, or what can be said by several; nothing, if it is one field or a button. */
function waysOf(
  action: Exclude<AntsAction, { readonly decline: true }>,
  view: AntsPrintedView,
  among: readonly AntsAction[],
): readonly ClickWay[] | undefined {
  switch (action.type) {
    case 'keep-cards':
      return [[{ anyOrder: action.cards.map((card) => click('card', card)) }]];
    case 'spend-ants':
      return [spendWay(action, view)];
    case 'dig-tile':
      return [
        someOf(
          action.cells.map((cell) => click('cell', cell)),
          sizesIn(among),
        ),
      ];
    case 'store-ants':
      return [[...anyOrder(action.ants.map((name) => ant('top', name))), DONE]];
    case 'fill-room':
      return roomWays(view, action, false);
    case 'empty-room':
      return roomWays(view, action, true);
    case 'incubation-effect':
      return action.effect.of === 'all' ? undefined : [effectWay(action.effect, among)];
    case 'drop-larva':
    case 'larva-kind':
      return [[ant(LARVAE, action.specialisation)]];
    case 'move-disc':
      return [[ant(action.place, action.from), ant(arrival(view, action), action.to)]];
    case 'transform':
      return [[TRANSFORM, ant(action.place, action.from), ant(action.place, action.to)]];
    default:
      return undefined;
  }
}

const anyOrder = (targets: Path): ClickWay => (targets.length === 0 ? [] : [{ anyOrder: targets }]);

/** Several things in any order; then it is said that these are all, unless there can be no more and no fewer. */
const someOf = (targets: Path, sizes: ReadonlySet<number>): ClickWay =>
  sizes.size > 1 ? [...anyOrder(targets), DONE] : anyOrder(targets);

/** How many cells Room tiles have that can be placed. */
const sizesIn = (among: readonly AntsAction[]): ReadonlySet<number> =>
  new Set(among.flatMap((each) => (each.type === 'dig-tile' ? [each.cells.length] : [])));

function spendWay(
  { seat, tile, stored, universal, queen, boosts }: ActionNamed<'spend-ants'>,
  view: AntsPrintedView,
): ClickWay {
  const own = specialistIn(view, seat);
  const times = (count: number, target: Target): Path => Array.from({ length: count }, () => target);
  return [
    ...anyOrder([
      ...times(tile, ant('top', own)),
      ...times(stored, click('ant', storedSpace(own))),
      ...times(universal, click('ant', UNIVERSAL_ANT)),
      ...times(queen, click('ant', QUEEN_ANT)),
      ...times(boosts, BOOST),
    ]),
    DONE,
  ];
}

/** Any cell of a Room tile of this size, which is full or empty. */
function roomWays(
  view: AntsPrintedView,
  { seat, size }: ActionNamed<'fill-room'> | ActionNamed<'empty-room'>,
  isFull: boolean,
): readonly ClickWay[] {
  return roomsIn(view, seat)
    .filter((room) => room.isFull === isFull && room.cells.length === size)
    .flatMap((room) => room.cells.map((cell) => [click('cell', cell)]));
}

type Activated = Exclude<ActionNamed<'incubation-effect'>['effect'], { readonly of: 'all' }>;

/** A track, an ability space or a played card; its line, if it has several that can be activated. */
function effectWay(effect: Activated, among: readonly AntsAction[]): ClickWay {
  if (effect.of === 'production') return [click('track', effect.track)];
  const target = bearerOf(effect);
  const lines = among.filter(
    (each) =>
      each.type === 'incubation-effect' &&
      'effect' in each &&
      'line' in each.effect &&
      bearerOf(each.effect).kind === target.kind &&
      bearerOf(each.effect).id === target.id,
  );
  return lines.length === 1 ? [target] : [target, click('button', `line ${effect.line}`)];
}

const bearerOf = (effect: Extract<Activated, { readonly line: number }>): Target =>
  effect.of === 'ability' ? click('ability', effect.space) : click('played', effect.card);

/** Where a disc comes to: the tile above if it is raised, or another space of its own. */
function arrival(view: AntsPrintedView, { seat, place }: ActionNamed<'move-disc'>): TilePlace {
  const isRaised = askIn(view, 'move-disc', seat)?.how === 'raise';
  return isRaised ? (TILE_PLACES[TILE_PLACES.indexOf(place) - 1] ?? place) : place;
}
