import { disc, drawn, filled, type Markup, panel, shade } from '../../../../drawing/index.ts';

const RIM = { stroke: shade('coal'), 'stroke-width': 2 };

/** A pistol that points to the right, 54 wide. */
export const GUN = (): readonly Markup[] => [
  filled('M2 0h50v11H30l-2 5H17l-4 20H2L6 14 2 12z', 'steel-dark', RIM),
  panel({ x: 4, y: 1, width: 47, height: 6, r: 1.5 }, 'steel'),
  drawn('M19 16q1 7 8 4', 'coal', 2),
  filled('M5 16h9l-3 18H4z', 'wood', { stroke: shade('coal'), 'stroke-width': 1.4 }),
  disc(9, 4, 1.2, 'coal'),
];

/** A submachine gun that points to the right, 66 wide. */
export const SMG = (): readonly Markup[] => [
  filled('M0 4h14v4h30V5h22v7H44l-2 6h-9l-2 18H21l3-18h-8l-5 16H2l5-18H0z', 'steel-dark', RIM),
  panel({ x: 16, y: 8, width: 26, height: 5, r: 1 }, 'steel'),
  drawn('M48 6v5M54 6v5M60 6v5', 'coal', 1.6),
  filled('M23 20h8l-2 15h-7z', 'steel', { stroke: shade('coal'), 'stroke-width': 1.4 }),
];
