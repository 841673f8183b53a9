import { centred, disc, drawn, filled, group, type Markup, panel, shade } from '../../../../drawing/index.ts';
import { unreachable } from '../../../../kernel/index.ts';
import { type ScoreLine, scoreLines } from '../../cards/scores.ts';
import type { Lasting, Need, Powers, Trigger } from '../../cards/vocabulary.ts';
import type { Resource } from '../../components.ts';
import { type Cell, square, wordCell } from './cells.ts';
import { antIcon, eggIcon, foeIcon, markerIcon, resourceIcon, roomIcon } from './icons.ts';
import { ACTION_SIGNS, cardSign, small, symbolPlate, TYPE_COLOURS, TYPE_SIGNS } from './signs.ts';
import { costCells, countCells, effectCells, needCells } from './word-cells.ts';

/** When something is done: at once, in every Incubation, always, at the end. */
type When = 'now' | 'incubation' | 'always' | 'score';

/** The signs of that, in a square of 24: a flash, an egg that turns, a ring without end, a laurel. */
const WHEN_SIGNS: Readonly<Record<When, readonly Markup[]>> = {
  now: [disc(12, 12, 11.5, 'ink'), ...small([filled('M14 1L4 14h6.5l-2 9L20 9h-7z', 'paper')], 0.66)],
  incubation: [
    disc(12, 12, 11.5, 'ink'),
    filled('M12 5c3 2 4.5 4.5 4.5 7.5a4.5 5 0 0 1-9 0C7.5 9.5 9 7 12 5z', 'paper'),
    drawn('M4.5 14a8 8 0 0 0 15 0', 'paper', 1.8),
  ],
  always: [
    disc(12, 12, 11.5, 'ink'),
    drawn('M12 12C9 7 4.5 8 4.5 12s4.5 5 7.5 0 7.5-4 7.5 0-4.5 5-7.5 0z', 'paper', 2),
  ],
  score: [disc(12, 12, 11.5, 'ink'), centred('VP', { x: 12, y: 12, size: 12 }, 'paper')],
};

/** Icons behind the sign of when they are done. */
export interface PowerRow {
  readonly when: When;
  readonly cells: readonly Cell[];
}

/** A row of icons with its sign before it. */
export const cellsOfRow = ({ when, cells }: PowerRow): readonly Cell[] => [square(WHEN_SIGNS[when]), ...cells];

/** All that something does, as rows of icons. */
export function powerRows({ now, incubation = [], always = [], score = [] }: Omit<Powers, 'vp'>): readonly PowerRow[] {
  return [
    ...(now === undefined ? [] : [{ when: 'now' as const, cells: effectCells(now) }]),
    ...incubation.map((line) => ({ when: 'incubation' as const, cells: effectCells(line) })),
    ...always.map((lasting) => ({ when: 'always' as const, cells: lastingCells(lasting) })),
    ...scoreLines(score).map((line) => ({ when: 'score' as const, cells: scoreCells(line) })),
  ];
}

const COLON = wordCell(':');

function lastingCells(lasting: Lasting): readonly Cell[] {
  switch (lasting.lasts) {
    case 'when':
      return [...triggerCells(lasting.event), COLON, ...effectCells(lasting.effects)];
    case 'symbol':
      return [square(symbolPlate(lasting.symbol))];
    case 'symbol-for':
      return [
        square(symbolPlate(lasting.symbol)),
        wordCell(lasting.every === 1 ? '/' : `/${lasting.every}`),
        ...countCells(lasting.count),
      ];
    case 'cheaper':
      return [square(typedCard(lasting.type)), COLON, wordCell(`−${lasting.by}`), square(resourceIcon('leaf'))];
    case 'larger':
      return [square(roomIcon(`+${lasting.by}`))];
    case 'spend':
      return [square(markerIcon(lasting.marker)), wordCell('='), square(resourceIcon(lasting.as))];
    case 'any-tile':
      return [square(eggTile), wordCell('?')];
    case 'free':
      return [...costCells(lasting.cost), wordCell('»'), ...effectCells(lasting.effects)];
    case 'any-row':
      return [square(cardSign([drawn('M7 7h10M7 12h10M7 17h10', 'coal', 2)]))];
    case 'any-egg':
      return [square(eggIcon(undefined)), wordCell('='), wordCell('?')];
    case 'spare-ants':
      return [wordCell(String(lasting.discs)), square(antIcon('universal'))];
    case 'tokens':
      return [
        wordCell(String(lasting.spaces)),
        square([
          disc(12, 12, 11, 'bone', { stroke: shade('coal'), 'stroke-width': 1.4 }),
          centred('?', { x: 12, y: 12, size: 17 }, 'coal'),
        ]),
      ];
    case 'stone-cells':
      return [...countCells({ count: 'stones' }), wordCell('='), square(roomIcon(''))];
    default:
      return unreachable(lasting);
  }
}

/** An Incubation tile. */
const eggTile: readonly Markup[] = [
  panel({ x: 1, y: 5, width: 22, height: 14, r: 3 }, 'bone', { stroke: shade('coal'), 'stroke-width': 1.6 }),
  disc(6.5, 12, 2.4, 'coal'),
  disc(12, 12, 2.4, 'coal'),
  disc(17.5, 12, 2.4, 'coal'),
];

const typedCard = (type: keyof typeof TYPE_SIGNS): readonly Markup[] =>
  cardSign(small(TYPE_SIGNS[type](TYPE_COLOURS[type]), 0.5));

function triggerCells(event: Trigger): readonly Cell[] {
  switch (event.event) {
    case 'card-played':
      return [square(cardSign([group({ x: 6, y: 6, scale: 0.5 }, symbolPlate(event.symbol))]))];
    case 'symbol-played':
      return [square(cardSign()), square(symbolPlate(event.symbol))];
    case 'deed-done':
      return event.by === 'card'
        ? [square(typedCard('deed'))]
        : [square(event.by === 'tile' ? eggTile : TYPE_SIGNS.deed('deed'))];
    case 'enemy-defeated':
      return [square(foeIcon)];
    case 'room-placed':
      return [square(roomIcon(event.least > 1 ? `≥${event.least}` : ''))];
    case 'acted':
      return [
        square(event.action === 'any' ? antIcon('any') : ACTION_SIGNS[event.action]('ink')),
        ...(event.strength === 0 ? [] : [wordCell(`=${event.strength}`)]),
      ];
    case 'generic-advance':
      return effectCells([{ op: 'advance', tracks: ['food', 'leaf', 'egg-digger', 'egg-explorer', 'egg-forager'] }]);
    default:
      return unreachable(event);
  }
}

function scoreCells(line: ScoreLine): readonly Cell[] {
  return line.score === 'every'
    ? [wordCell(String(line.points)), wordCell(line.every === 1 ? '/' : `/${line.every}`), ...countCells(line.count)]
    : [
        ...line.steps.flatMap(({ points, least }) => [wordCell(`${points}`), wordCell(`≥${least}`)]),
        ...countCells(line.count),
      ];
}

/** All lines of requirements. */
export const needsCells = (needs: readonly Need[], ink = 'ink'): readonly Cell[] =>
  needs.flatMap((need) => needCells(need, ink));

/** What is paid for a card. */
export const priceCells = (cost: Readonly<Partial<Record<Resource, number>>> = {}, ink = 'ink'): readonly Cell[] =>
  Object.entries(cost).flatMap(([resource, count]) => [
    wordCell(String(count), ink),
    square(resourceIcon(resource as Resource)),
  ]);

/** Points that are printed on something: a plate with a figure. */
export const pointsPlate = (points: number): readonly Markup[] => [
  filled(
    'M12 .5l3 3.5 4.5-.8.8 4.5 3.5 3-2.5 3.8.5 4.5-4.5 1L14 23l-4-1.8-4.5.8-1.5-4.3L.5 14.5 2.5 10.5 2 6l4.5-1.2z',
    'gold',
    { stroke: shade('coal'), 'stroke-width': 1.2 },
  ),
  centred(String(points), { x: 12, y: 12, size: 13.4 }, 'coal'),
];
