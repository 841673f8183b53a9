import {
  type Attributes,
  centred,
  drawn,
  element,
  filled,
  group,
  type Markup,
  panel,
  shade,
  star,
} from '../../../../drawing/index.ts';
import type { Colour } from '../../components.ts';
import { readDie } from '../../text/phrases.ts';

/** What dice are for, in a square of 24: a wave, an eye, a tooth. */
const DICE_SIGNS: Readonly<Record<Colour, (ink: string) => readonly Markup[]>> = {
  blue: (ink) => [drawn('M4 10q4-5 8 0t8 0M4 16q4-5 8 0t8 0', ink, 2.6)],
  yellow: (ink) => [
    drawn('M3.6 12Q12 4 20.4 12 12 20 3.6 12z', ink, 2.2),
    element('circle', { cx: 12, cy: 12, r: 3, fill: shade(ink) }),
  ],
  red: (ink) => [filled('M4 6h16q-1 8-8 14-7-6-8-14z', ink)],
};

/** The outlines of dice: a soft one flows, one with eight sides looks around, one with teeth bites. */
function body(colour: Colour): Markup {
  const rim = { class: 'edge', stroke: shade('coal'), 'stroke-width': 1.6 };
  if (colour === 'blue') return panel({ x: 1.4, y: 1.4, width: 21.2, height: 21.2, r: 6 }, 'blue', rim);
  if (colour === 'yellow') return filled('M7.6 1.2h8.8l6.4 6.4v8.8l-6.4 6.4H7.6l-6.4-6.4V7.6z', 'yellow', rim);
  return filled(star(8, 12, 9.4), 'red', rim);
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A die with its middle at a place: what it shows, or, where that does not matter, what it is for. */
export function dieMarkup(
  colour: Colour,
  face: number | undefined,
  { x, y, size }: Spot,
  attributes: Attributes = {},
  title?: string,
): Markup {
  const scale = size / 24;
  const letters = Math.max(11, size * 0.6);
  return group(
    { x, y },
    [
      ...(title === undefined ? [] : [element('title', {}, title)]),
      group({ x: -size / 2, y: -size / 2, scale }, [
        body(colour),
        ...(face === undefined ? [group({ x: 4.8, y: 4.8, scale: 0.6 }, DICE_SIGNS[colour](`on-${colour}`))] : []),
      ]),
      ...(face === undefined ? [] : [centred(String(face), { x: 0, y: 0, size: letters }, `on-${colour}`)]),
    ],
    { class: `die ${colour}`, ...attributes },
  );
}

/** A die by its name. */
export function namedDie(die: string, spot: Spot, attributes: Attributes = {}, title?: string): Markup {
  const { colour, face } = readDie(die);
  return dieMarkup(colour, face, spot, attributes, title);
}

/** Where a die could lie. */
export const emptySpot = ({ x, y, size }: Spot): Markup =>
  panel({ x: x - size / 2, y: y - size / 2, width: size, height: size, r: size * 0.26 }, 'ground', {
    stroke: shade('quiet'),
    'stroke-width': 1.2,
    'stroke-dasharray': '3 3',
  });
