import { disc, drawn, element, filled, group, type Markup, panel, shade } from '../../../../drawing/index.ts';
import type { Card, Target } from '../../cards/vocabulary.ts';
import { LANES, STREETS } from '../../components.ts';

const CELL = 13;
const [ACROSS, ALONG] = [LANES.length, STREETS];

/** How large the little street is. */
export const AIM = { width: ALONG * CELL + 12, height: ACROSS * CELL } as const;

/** A field of the little street: lanes from above, streets from the cemetery at the left to the barricade at the right. */
type Cell = readonly [lane: number, street: number];

const ALL: readonly Cell[] = /* @__PURE__ */ Array.from(
  { length: ACROSS * ALONG },
  (_, index): Cell => [Math.floor(index / ALONG), (index % ALONG) + 1],
);

/** What a card is aimed at, on a little street of which its fields are full; what it needs more is drawn over it. */
export function aimMarks({ target, effects }: Card, colour: string): readonly Markup[] {
  const { fields, over } = target === undefined ? untargeted(effects) : AIMS[target.target](target as never);
  return [
    ...ALL.map((cell) => {
      const [lane, street] = cell;
      const isMeant = fields.some((each) => each[0] === lane && each[1] === street);
      return panel(
        { x: (street - 1) * CELL + 0.5, y: lane * CELL + 0.5, width: CELL - 1.5, height: CELL - 1.5, r: 2.5 },
        isMeant ? colour : 'ground',
        { stroke: shade(isMeant ? 'ink' : 'line'), 'stroke-width': isMeant ? 1.4 : 1 },
      );
    }),
    // The barricade.
    element('path', {
      d: `M${ALONG * CELL + 2} 1v${ACROSS * CELL - 2}M${ALONG * CELL + 6} 1v${ACROSS * CELL - 2}`,
      stroke: shade('wood'),
      'stroke-width': 3,
    }),
    ...over,
  ];
}

interface Aimed {
  readonly fields: readonly Cell[];
  readonly over: readonly Markup[];
}

const middle = ([lane, street]: Cell): { readonly x: number; readonly y: number } => ({
  x: (street - 0.5) * CELL,
  y: (lane + 0.5) * CELL,
});

const lane = (which: number): readonly Cell[] => ALL.filter(([across]) => across === which);
const street = (which: number): readonly Cell[] => ALL.filter(([, along]) => along === which);

/** An arrow between two fields. */
function arrow(from: Cell, to: Cell): Markup {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
  const head = `M${b.x - dx * 5 - dy * 4} ${b.y - dy * 5 - dx * 4}L${b.x} ${b.y}L${b.x - dx * 5 + dy * 4} ${b.y - dy * 5 + dx * 4}`;
  const d = `M${a.x} ${a.y}L${b.x} ${b.y}${head}`;
  return element('g', {}, drawn(d, 'paper', 4.4), drawn(d, 'ink', 2.2));
}

const head = (cell: Cell): Markup =>
  group(middle(cell), [
    disc(0, 0, 4.6, 'skin', { stroke: shade('coal'), 'stroke-width': 1.4 }),
    disc(-1.6, -0.6, 1, 'coal'),
    disc(1.8, -0.6, 1, 'coal'),
  ]);

const cross = (cell: Cell): Markup => group(middle(cell), [drawn('M0-6V6M-6 0H6M0-4a4 4 0 1 0 .1 0z', 'alarm', 1.8)]);

const CENTRE: Cell = [1, 3];

const AIMS: { readonly [Name in Target['target']]: (target: Extract<Target, { readonly target: Name }>) => Aimed } = {
  lane: ({ which }) => ({ fields: which === 'side' ? [...lane(0), ...lane(2)] : lane(1), over: [] }),
  line: () => ({ fields: lane(1), over: [arrow([1, 5], [1, 2]), head([1, 2])] }),
  mark: () => ({ fields: ALL, over: [head(CENTRE), cross(CENTRE)] }),
  spot: ({ where }) => {
    if (where.includes('street-1')) return { fields: street(1), over: [] };
    if (where.includes('street-5')) return { fields: street(5), over: [] };
    return { fields: where.includes('not-street-5') ? ALL.filter(([, along]) => along < 5) : ALL, over: [] };
  },
  zombie: () => ({ fields: [CENTRE], over: [head(CENTRE)] }),
  move: ({ ways, onto }) => {
    const ends = ways.flatMap((way): readonly Cell[] =>
      way === 'forward'
        ? [[1, 4]]
        : way === 'back'
          ? [[1, 2]]
          : [
              [0, 3],
              [2, 3],
            ],
    );
    return {
      fields: [CENTRE, ...ends],
      over: [...ends.map((end) => arrow(CENTRE, end)), ...(onto === 'zombie' ? ends.map(head) : []), head(CENTRE)],
    };
  },
  pair: () => ({
    fields: [
      [1, 3],
      [1, 4],
    ],
    over: [head([1, 3]), head([1, 4])],
  }),
  group: () => {
    const cells: readonly Cell[] = [
      [0, 3],
      [1, 3],
      [1, 4],
    ];
    return { fields: cells, over: cells.map(head) };
  },
  span: () => ({ fields: street(4), over: [head([0, 4]), head([2, 4])] }),
  trail: () => ({
    fields: [
      [0, 2],
      [1, 2],
      [1, 3],
      [2, 3],
    ],
    over: [arrow([0, 2], [1, 2]), arrow([1, 2], [1, 3]), arrow([1, 3], [2, 3])],
  }),
  thing: () => ({
    fields: [CENTRE],
    over: [group(middle(CENTRE), [filled('M-6-4H6V5H-6z', 'brick', { stroke: shade('coal'), 'stroke-width': 1.4 })])],
  }),
  card: () => ({ fields: [], over: [heldCards()] }),
};

/** Cards of the other hand. */
const heldCards = (): Markup =>
  group({ x: (ALONG * CELL) / 2 - 16, y: 6 }, [
    ...[0, 11, 22].map((x) =>
      panel({ x, y: x === 11 ? 0 : 3, width: 13, height: 20, r: 2.5 }, 'paper', {
        stroke: shade('ink'),
        'stroke-width': 1.6,
      }),
    ),
    drawn('M14 6l7 8M21 6l-7 8', 'alarm', 2.2),
  ]);

/** What a card does to the whole street, or to nothing there. */
const untargeted = (effects: Card['effects']): Aimed => ({
  fields: effects.some(({ op }) => op === 'retreat' || op === 'halt' || op === 'wound' || op === 'kill') ? ALL : [],
  over: effects.some(({ op }) => op === 'retreat')
    ? [arrow([0, 4], [0, 2]), arrow([1, 4], [1, 2]), arrow([2, 4], [2, 2])]
    : [],
});
