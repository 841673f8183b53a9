import { centred, disc, drawn, filled, group, type Markup, panel, shade } from '../../../../drawing/index.ts';
import type { EGG_TRACKS, Resource, Specialisation, Track } from '../../components.ts';
import { ANT_SIGNS, eggSign, MARKER_SIGNS, RESOURCE_SIGNS, small } from './signs.ts';

/** A resource in its colour. */
export const resourceIcon = (resource: Resource): readonly Markup[] => RESOURCE_SIGNS[resource](resource);

/** An egg of a specialisation. */
export const eggIcon = (name: Specialisation | undefined): readonly Markup[] => [
  ...eggSign('bone').map((mark) => group({ x: 0, y: 0 }, [mark], { stroke: shade('coal'), 'stroke-width': 1.6 })),
  ...(name === undefined ? [centred('?', { x: 12, y: 14, size: 13 }, 'coal')] : small(ANT_SIGNS[name]('coal'), 0.46)),
];

const SPECIALISTS: Readonly<Record<(typeof EGG_TRACKS)[number], Specialisation>> = {
  'egg-digger': 'digger',
  'egg-explorer': 'explorer',
  'egg-forager': 'forager',
};

/** What a production track gives. */
export const trackIcon = (track: Track): readonly Markup[] =>
  track === 'food' || track === 'leaf' ? resourceIcon(track) : eggIcon(SPECIALISTS[track]);

/** A disc that is an ant: of a specialisation, or of any. */
export const antIcon = (name: Specialisation | 'universal' | 'any'): readonly Markup[] => [
  disc(12, 12, 11, 'carapace'),
  ...(name === 'universal' || name === 'any'
    ? [centred('?', { x: 12, y: 12, size: 17 }, 'paper')]
    : small(ANT_SIGNS[name]('paper'), 0.62)),
];

/** A Room tile, with its size. */
export const roomIcon = (text: string): readonly Markup[] => [
  panel({ x: 1, y: 1, width: 22, height: 22, r: 5 }, 'room', { stroke: shade('bone'), 'stroke-width': 2 }),
  centred(text, { x: 12, y: 12, size: 15 }, 'bone'),
];

/** A bug that is struck out: a defeated enemy. */
export const foeIcon: readonly Markup[] = [
  disc(12, 13, 7, 'enemy'),
  drawn('M5 9L1 6M19 9l4-3M4.5 14H.5M19.5 14h4M6 18l-4 3M18 18l4 3', 'enemy', 2),
  drawn('M3 3l18 18', 'ink', 3),
];

/** A larva. */
export const larvaIcon: readonly Markup[] = [
  filled('M4 15a5 5 0 0 1 5-5 6 6 0 0 1 6-4 6 6 0 0 1 6 6c0 6-6 9-11 9-4 0-6-3-6-6z', 'bone', {
    stroke: shade('coal'),
    'stroke-width': 1.8,
  }),
  drawn('M9 10q3 4 1 10M14 7q3 5 1 12', 'coal', 1.4),
];

/** A marker on a card. */
export const markerIcon = (marker: keyof typeof MARKER_SIGNS): readonly Markup[] => [
  disc(12, 12, 11, 'bone', { stroke: shade('coal'), 'stroke-width': 1.2, 'stroke-dasharray': '3 2' }),
  ...small(MARKER_SIGNS[marker]('coal'), 0.6),
];

/** An ant of the main board: on a piece of ground. */
export const pinned = (name: Specialisation): readonly Markup[] => [
  group({ x: 2, y: -1, scale: 0.84 }, antIcon(name)),
  drawn('M2 22.5h20', 'leaf', 3),
];
