import { centred, disc, drawn, element, filled, group, type Markup, shade } from '../../../../drawing/index.ts';
import type { End } from '../../board/board.ts';
import type { SpaceLook } from '../look.ts';
import { spaceTitle } from '../titles.ts';
import { dieMarkup } from './dice.ts';
import { bubbles, sharkAbove } from './figures.ts';
import type { Staged } from './hand.ts';
import { type Plan, type Point, pointOf } from './plan.ts';

const WAYS: Readonly<Record<End, Point>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

const TURNS: Readonly<Record<End, number>> = { n: 0, e: 90, s: 180, w: 270 };

/** The lines that the shark swims on: through every space from end to end, and from each end to those that are joined to it. */
export function lineMarks(plan: Plan, spaces: readonly SpaceLook[]): readonly Markup[] {
  const endsOf = (space: SpaceLook): readonly Point[] =>
    space.ends.map((end) => pointOf(plan, { x: space.x + WAYS[end].x, y: space.y + WAYS[end].y }));
  const joined = (space: SpaceLook): readonly Line[] =>
    endsOf(space).flatMap((from, index) =>
      (space.next[index] ?? []).flatMap((name) => {
        const other = spaces.find((each) => each.space === name);
        // It is come to by the end from which one comes back.
        const near = other?.next.findIndex((reached) => reached.includes(space.space)) ?? -1;
        const to = other === undefined ? undefined : endsOf(other)[near];
        return to === undefined ? [] : [{ from, to }];
      }),
    );
  const lines = spaces.flatMap((space): readonly Line[] => {
    const [from, to] = endsOf(space);
    return [...(from === undefined || to === undefined ? [] : [{ from, to }]), ...joined(space)];
  });
  const drawnOnce = new Set(
    lines
      .filter(({ from, to }) => from.x !== to.x || from.y !== to.y)
      .map(({ from, to }) => {
        const [first, last] = from.x < to.x || (from.x === to.x && from.y < to.y) ? [from, to] : [to, from];
        return `M${first.x} ${first.y}L${last.x} ${last.y}`;
      }),
  );
  const d = [...drawnOnce].join('');
  return [
    drawn(d, 'foam', plan.channel * 0.3, { opacity: 0.55 }),
    drawn(d, 'abyss', 1.6, { 'stroke-dasharray': '2 7', opacity: 0.8 }),
  ];
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** A current space: a ring on its line, a cave where there is a den, and the current on it. */
export function spaceMarkup(staged: Staged, space: SpaceLook, plan: Plan): Markup {
  const { x, y } = pointOf(plan, space);
  const r = plan.channel * 0.4;
  const isDen = space.inward !== undefined;
  const isShark = staged.look.shark?.space === space.space;
  return group(
    { x, y },
    [
      element('title', {}, spaceTitle(staged, space)),
      ...(isDen ? [denMarkup(space.inward ?? 'n', r)] : []),
      disc(0, 0, r, 'paper', {
        class: 'edge',
        stroke: shade('abyss'),
        'stroke-width': 1.8,
        'fill-opacity': 0.72,
      }),
      ...(space.current === undefined
        ? isShark
          ? []
          : [centred(space.space, { x: 0, y: 0, size: 11 }, 'quiet')]
        : [dieMarkup('blue', space.current, isShark ? underShark(r) : { x: 0, y: 0, size: r * 1.5 })]),
    ],
    { class: `space${isDen ? ' den' : ''}`, 'data-space': space.space },
  );
}

/** Where a die lies that the figure of the shark stands on: it looks out at a corner. */
const underShark = (r: number) => ({ x: r * 1.2, y: r * 0.9, size: r });

/** A cave that opens to the middle of the board. */
function denMarkup(inward: End, r: number): Markup {
  return element(
    'g',
    { transform: `rotate(${TURNS[inward]}) scale(${Math.round((r / 20) * 1000) / 1000})` },
    filled('M-25 16q-5-30 8-36 6 14 17 14t17-14q13 6 8 36-10 8-25 8t-25-8z', 'rock', {
      stroke: shade('rock-dark'),
      'stroke-width': 2,
    }),
    drawn('M-17 14q2-12-3-20M17 14q-2-12 3-20', 'rock-dark', 2),
  );
}

/** How large the shark is in a den, of what it is elsewhere: dens lie at the edge of the board, and it lies inside. */
const IN_DEN = 0.5;

/** The figure of the shark on its space, with its nose where it looks. */
export function sharkMarkup({ look, labels }: Staged, space: SpaceLook, plan: Plan): Markup {
  const { x, y } = pointOf(plan, space);
  const facing = look.shark?.facing ?? 'inward';
  const turn = TURNS[facing === 'inward' ? (space.inward ?? 'n') : facing];
  const size = space.inward === undefined ? 1 : IN_DEN;
  const scale = Math.round((plan.channel / 44) * size * 1000) / 1000;
  return group(
    { x, y },
    [
      element('title', {}, `${labels.shark}: ${labels.space(space.space)}, ${labels.looks(facing)}`),
      element('g', { transform: `rotate(${turn}) scale(${scale})` }, ...sharkAbove()),
      bubbles(plan.channel * 0.32 * size, -plan.channel * 0.3 * size, 0.7 * size),
    ],
    { class: 'shark', 'pointer-events': 'none' },
  );
}
