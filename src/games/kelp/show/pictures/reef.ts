import { type Block, drawn, type Markup, panel, shade } from '../../../../drawing/index.ts';
import { areaMarkup } from './areas.ts';
import { lineMarks, sharkMarkup, spaceMarkup } from './currents.ts';
import type { Staged } from './hand.ts';
import { boardSize, type Plan } from './plan.ts';

/** The board: the sea, nine areas with their blocks, the lines between them with currents, and the shark. */
export function reefBlock(staged: Staged, plan: Plan): Block {
  const { areas, spaces, shark } = staged.look;
  const size = boardSize(plan);
  const there = spaces.find(({ space }) => space === shark?.space);
  return {
    height: size,
    marks: [
      panel({ x: 0, y: 0, width: size, height: size, r: 18 }, 'sea', { stroke: shade('abyss'), 'stroke-width': 2 }),
      ...ripples(size),
      ...lineMarks(plan, spaces),
      ...areas.map((area) => areaMarkup(staged, area, plan)),
      ...spaces.map((space) => spaceMarkup(staged, space, plan)),
      ...(there === undefined ? [] : [sharkMarkup(staged, there, plan)]),
    ],
  };
}

/** Light on the water. */
function ripples(size: number): readonly Markup[] {
  const wave = 'q9-6 18 0t18 0';
  const places = [0.06, 0.21, 0.37, 0.52, 0.68, 0.83, 0.95];
  return [
    drawn(
      places.map((part, index) => `M${size * (index % 2 === 0 ? 0.02 : 0.6)} ${size * part}${wave.repeat(2)}`).join(''),
      'foam',
      2,
      { opacity: 0.35 },
    ),
  ];
}
