import { centred, disc, drawn, filled, group, type Markup, panel, shade } from '../../../../drawing/index.ts';
import { unreachable } from '../../../../kernel/index.ts';
import type { Cost, Count, Effect, Need } from '../../cards/vocabulary.ts';
import { EGG_TRACKS, TRACKS, type Track } from '../../components.ts';
import { type Cell, square, wordCell } from './cells.ts';
import {
  antIcon,
  eggIcon,
  foeIcon,
  larvaIcon,
  markerIcon,
  pinned,
  resourceIcon,
  roomIcon,
  trackIcon,
} from './icons.ts';
import {
  ACTION_SIGNS,
  cardSign,
  itemSign,
  scentSign,
  small,
  symbolPlate,
  TYPE_COLOURS,
  TYPE_SIGNS,
  wingSign,
} from './signs.ts';

const ARROW: Cell = { width: 20, marks: [drawn('M1 12h16M11 5l7 7-7 7', 'ink', 3)] };
const OR: Cell = { width: 12, marks: [drawn('M10 2L2 22', 'ink', 2.6)] };

/** So many of something: once is not said. */
const counted = (count: number, icon: readonly Markup[]): readonly Cell[] =>
  count === 1 ? [square(icon)] : [wordCell(String(count)), square(icon)];

const upOn = (icon: readonly Markup[]): readonly Markup[] => [
  group({ x: 6, y: 6, scale: 0.75 }, icon),
  filled('M6 0l6 8H8v7H4V8H0z', 'ink'),
];

const SIDEWAYS = drawn('M3 12h18M7 7l-5 5 5 5M17 7l5 5-5 5', 'ink', 2.4);

/** Any of these production tracks goes up. */
function advanceCells(tracks: readonly Track[]): readonly Cell[] {
  if (tracks.length === TRACKS.length)
    return [
      square(
        upOn([disc(12, 12, 11, 'bone', { stroke: shade('coal') }), centred('?', { x: 12, y: 12, size: 18 }, 'coal')]),
      ),
    ];
  const isAnyEgg = tracks.length === EGG_TRACKS.length && EGG_TRACKS.every((egg) => tracks.includes(egg));
  if (isAnyEgg) return [square(upOn(eggIcon(undefined)))];
  return between(
    tracks.map((track) => [square(upOn(trackIcon(track)))]),
    OR,
  );
}

const between = (lists: readonly (readonly Cell[])[], sign: Cell): readonly Cell[] =>
  lists.flatMap((cells, nth) => (nth === 0 ? cells : [sign, ...cells]));

/** What words do, as icons one after the other. */
export const effectCells = (effects: readonly Effect[]): readonly Cell[] => effects.flatMap(cellsOf);

function cellsOf(effect: Effect): readonly Cell[] {
  switch (effect.op) {
    case 'gain':
      return counted(effect.amount, resourceIcon(effect.resource));
    case 'draw':
      return counted(effect.count, cardSign([drawn('M12 7v10M7 12h10', 'coal', 2.4)]));
    case 'draw-keep':
      return [square(cardSign([drawn('M8 12l3 4 5-8', 'coal', 2.4)])), wordCell('1/2')];
    case 'take-card':
      return [square(cardSign([drawn('M12 17V8M8 11l4-4 4 4', 'coal', 2.4)]))];
    case 'seek':
      return [square(cardSign([drawn('M11 6.5a3.5 3.5 0 1 0 .1 0zM14 13l3 4', 'coal', 2)]))];
    case 'flight':
      return counted(effect.spaces, wingSign('find'));
    case 'advance':
      return advanceCells(effect.tracks);
    case 'universal':
      return [square(antIcon('universal'))];
    case 'larva':
      return [square(larvaIcon)];
    case 'item':
      return [square(itemSign('find'))];
    case 'item-here':
      return [square([...small(itemSign('find'), 0.8), drawn('M3 22.5h18', 'ink', 2.4)])];
    case 'raise':
      return [square(upOn(antIcon('any')))];
    case 'shift':
      return [square([SIDEWAYS, disc(12, 12, 4.5, 'carapace')])];
    case 'room':
      return [square(roomIcon(String(effect.size)))];
    case 'turn-back':
      return [square([...roomIcon(''), drawn('M8 9a5 5 0 1 1-1 6M8 5v5h5', 'bone', 2.2)])];
    case 'swap-eggs':
      return [
        square([...small(eggIcon(undefined), 0.7), drawn('M3 3v8M0 8l3 4 3-4M21 21v-8M18 16l3-4 3 4', 'ink', 2.2)]),
      ];
    case 'lose-scent':
      return [square([...scentSign('royal'), drawn('M3 21L21 3', 'ink', 2.6)])];
    case 'action':
      return [square(ACTION_SIGNS[effect.action]('ink')), wordCell(String(effect.strength))];
    case 'defeat':
      return [square(foeIcon)];
    case 'play':
      return playCells(effect);
    case 'incubation':
      return [
        square([
          ...small(eggIcon(undefined), 0.7),
          drawn('M3 9a10 10 0 0 1 18 0M21 3v6h-6M21 15a10 10 0 0 1-18 0M3 21v-6h6', 'ink', 2),
        ]),
      ];
    case 'mark':
      return [...counted(effect.count, markerIcon(effect.marker)), ...whereCells(effect.where)];
    case 'move-marks':
      return [...counted(effect.most, markerIcon(effect.marker)), square([SIDEWAYS])];
    case 'tuck':
      return [
        wordCell(String(effect.cards)),
        square([
          panel({ x: 7, y: 5, width: 14, height: 18, r: 2 }, 'quiet'),
          group({ x: -3, y: -1, scale: 0.95 }, cardSign()),
        ]),
      ];
    case 'pay':
      return [...costCells(effect.cost), ARROW, ...effectCells(effect.effects)];
    case 'each':
      return [...effectCells(effect.effects), wordCell('×'), ...countCells(effect.count)];
    case 'either':
      return between(
        effect.effects.map((each) => cellsOf(each)),
        OR,
      );
    default:
      return unreachable(effect);
  }
}

const whereCells = (where: 'this' | 'any'): readonly Cell[] => (where === 'any' ? [wordCell('?')] : []);

function playCells({ type, how }: Extract<Effect, { readonly op: 'play' }>): readonly Cell[] {
  const inside = type === 'any' ? [] : small(TYPE_SIGNS[type](TYPE_COLOURS[type]), 0.5);
  const played = square([...cardSign(inside), filled('M14 15l9 4-4 1-1 4z', 'ink')]);
  if (how === 'normal') return [played];
  return [played, how === 'free' ? wordCell('=0') : wordCell('−1')];
}

/** What is given for something. */
export function costCells(cost: Cost): readonly Cell[] {
  switch (cost.cost) {
    case 'cubes':
      return counted(cost.amount, resourceIcon(cost.cube));
    case 'cards':
      return counted(
        cost.amount,
        cardSign(cost.type === 'any' ? [] : small(TYPE_SIGNS[cost.type](TYPE_COLOURS[cost.type]), 0.5)),
      );
    case 'markers':
      return [...counted(cost.amount, markerIcon(cost.marker)), ...whereCells(cost.where)];
    default:
      return unreachable(cost);
  }
}

/** Something that is counted. */
export function countCells(count: Count): readonly Cell[] {
  switch (count.count) {
    case 'rooms':
      return [square(roomIcon(count.most < 4 ? `≤${count.most}` : ''))];
    case 'explorers':
      return [square(pinned('explorer'))];
    case 'foragers':
      return [square(pinned('forager'))];
    case 'eggs':
      return [square(eggIcon(undefined))];
    case 'level':
      return [square(trackIcon(count.track)), { width: 10, marks: [drawn('M5 20V5M1 9l4-5 4 5', 'ink', 2.2)] }];
    case 'pheromones':
      return [square(scentSign('royal'))];
    case 'swarmed':
      return [square(wingSign('royal'))];
    case 'deeds':
      return [square(TYPE_SIGNS.deed('deed'))];
    case 'played':
      return between(
        count.types.map((type) => [square(cardSign(small(TYPE_SIGNS[type](TYPE_COLOURS[type]), 0.5)))]),
        OR,
      );
    case 'available':
      return [square(antIcon(count.ants))];
    case 'has':
      return [square(resourceIcon(count.resource))];
    case 'symbols':
      return [
        square([
          disc(12, 12, 11, 'bone', { stroke: shade('coal'), 'stroke-width': 1.4 }),
          centred('≠', { x: 12, y: 12, size: 17 }, 'coal'),
        ]),
      ];
    case 'marks':
      return [square(markerIcon(count.marker))];
    case 'under':
      return [
        square([
          panel({ x: 7, y: 5, width: 14, height: 18, r: 2 }, 'quiet'),
          group({ x: -3, y: -1, scale: 0.95 }, cardSign()),
        ]),
      ];
    case 'stones':
      return [square([filled('M2 20l3-10 6-6 7 3 4 8-2 5z', 'rock', { stroke: shade('coal'), 'stroke-width': 1.4 })])];
    default:
      return unreachable(count);
  }
}

/** A line of requirements. */
export function needCells(need: Need, ink = 'ink'): readonly Cell[] {
  if (need.needs === 'symbol') return Array.from({ length: need.least }, () => square(symbolPlate(need.symbol)));
  return [wordCell(String(need.least), ink), ...countCells(need.count)];
}
