import { disc, drawn, element, filled, type Markup, panel, shade } from '../../../../drawing/index.ts';
import type { ThingKind } from '../../cards/vocabulary.ts';

const RIM = { stroke: shade('coal'), 'stroke-width': 2.6 };

/** What lies on the street, 100 wide around its middle, standing on 30. */
export const THINGS_DRAWN: Readonly<Record<ThingKind, () => readonly Markup[]>> = {
  wall: () => [
    panel({ x: -48, y: -22, width: 96, height: 54, r: 3 }, 'brick', RIM),
    drawn('M-48-8h96M-48 6h96M-48 19h96', 'brick-line', 2.6),
    drawn(
      'M-30-22v14M-8-22v14M16-22v14M36-22v14M-40-8V6M-18-8V6M6-8V6M28-8V6M-30 6v13M-8 6v13M16 6v13M36 6v13M-40 19v13M-18 19v13M6 19v13M28 19v13',
      'brick-line',
      2.6,
    ),
    drawn('M-46-29l10 5 4-7 9 7 5-7 9 7 6-7 8 7 5-7 9 7 6-7 8 6', 'quiet', 2.4),
  ],
  pit: () => [
    element('ellipse', { cx: 0, cy: 10, rx: 46, ry: 22, fill: shade('dog-dark'), ...RIM }),
    element('ellipse', { cx: 0, cy: 13, rx: 38, ry: 16, fill: shade('coal') }),
    filled('M-27 25l4-17 6 16zM-6 28l5-20 6 20zM16 25l5-17 5 16z', 'wood', {
      stroke: shade('coal'),
      'stroke-width': 1.2,
    }),
    drawn('M-44 14l-5 5M45 12l5 4M-20 31l-3 5M22 31l4 4', 'dog-dark', 3),
  ],
  mine: () => [
    element('ellipse', { cx: 0, cy: 20, rx: 34, ry: 12, fill: shade('coal'), opacity: 0.35 }),
    filled('M-32 16c0-18 14-26 32-26s32 8 32 26c-6 8-20 11-32 11s-26-3-32-11z', 'steel-dark', RIM),
    drawn('M-30 12q30 14 60 0', 'coal', 2.4),
    filled('M-9-10q9-4 18 0v-8q-9-4-18 0z', 'paint', RIM),
    drawn('M-22 0l-6-9M22 0l6-9M-34 14h-8M34 14h8', 'steel', 4),
    filled('M-8 3a8 8 0 0 1 16 0c0 3-1 4-3 5v4h-10V8c-2-1-3-2-3-5z', 'bone'),
    disc(-3.4, 3.4, 2.2, 'coal'),
    disc(3.4, 3.4, 2.2, 'coal'),
  ],
  car: () => [
    element('ellipse', { cx: 0, cy: 29, rx: 48, ry: 6, fill: shade('coal'), opacity: 0.35 }),
    filled('M-47 22V6c0-5 4-7 9-8l13-2 9-14c2-3 5-4 9-4h14c5 0 8 2 10 5l9 14 14 3c5 1 7 4 7 9v13z', 'paint', RIM),
    filled('M-17-5l7-11c1-2 3-3 6-3h3V-5zM4-19h5c4 0 6 1 8 4l6 10H4z', 'ice', {
      stroke: shade('coal'),
      'stroke-width': 2,
    }),
    drawn('M1-4v22M-8 4h5M10 4h5', 'coal', 2.4),
    ...[-27, 27].flatMap((x) => [disc(x, 22, 10.5, 'coal'), disc(x, 22, 4.6, 'steel')]),
    filled('M41 4h6v6h-6z', 'glow'),
    // A bundle of dynamite on the roof.
    panel({ x: -12, y: -31, width: 26, height: 9, r: 2 }, 'blood', RIM),
    drawn('M-4-31v9M4-31v9', 'coal', 1.8),
    drawn('M14-28q8-1 8-9', 'coal', 2.2),
    filled('M22-45l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z', 'glow', { stroke: shade('fire'), 'stroke-width': 1.4 }),
  ],
  barrel: () => [
    element('ellipse', { cx: 0, cy: 29, rx: 26, ry: 6, fill: shade('coal'), opacity: 0.35 }),
    filled('M-22-26h44q9 28 0 56h-44q-9-28 0-56z', 'wood', RIM),
    drawn('M-10-26q-5 28 0 56M10-26q5 28 0 56', 'wood-line', 2),
    drawn('M-25-12h50M-26 16h52', 'steel-dark', 5),
  ],
  barrier: () => [
    drawn('M-36 30l6-44M36 30l-6-44', 'coal', 9),
    drawn('M-36 30l6-44M36 30l-6-44', 'steel', 5),
    panel({ x: -48, y: -18, width: 96, height: 17, r: 2 }, 'hazard', RIM),
    filled('M-44-1l12-17h12l-12 17zM-20-1l12-17H4L-8-1zM4-1l12-17h12L16-1zM28-1l12-17h6v8l-6 9z', 'coal'),
    panel({ x: -46, y: 8, width: 92, height: 11, r: 2 }, 'bone', RIM),
    filled('M-40 19l8-11h10l-8 11zM-14 19l8-11H4l-8 11zM12 19l8-11h10l-8 11z', 'paint'),
    disc(-38, -25, 6, 'fire', RIM),
    disc(38, -25, 6, 'fire', RIM),
  ],
};

/** Flames, 40 wide and 50 high around the middle of their foot. */
export const flame = (x: number, y: number, scale = 1): Markup =>
  element(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale})` },
    filled('M0 0c-13 0-19-9-17-20 2-9 9-12 9-24 8 4 10 10 11 16 2-3 3-6 3-10 8 7 13 15 12 24C17-5 11 0 0 0z', 'fire', {
      stroke: shade('coal'),
      'stroke-width': 2,
    }),
    filled('M0-2c-7 0-10-5-9-11 1-5 5-7 5-13 6 4 12 10 12 16 0 5-3 8-8 8z', 'glow'),
  );
