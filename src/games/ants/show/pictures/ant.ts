import { disc, drawn, element, filled, type Markup, shade } from '../../../../drawing/index.ts';
import { crownSign } from './signs.ts';

/** An ant from the side that it walks on, in a square of 100; a Queen has a crown and a larger body. */
export function antFigure(colour: string, isQueen = false): readonly Markup[] {
  return [
    drawn(
      'M50 48L28 34 14 42M50 52L26 56 12 70M52 54L36 78 30 94M50 48l22-14 14 8M50 52l24 4 14 14M52 54l14 24 4 16',
      colour,
      4,
    ),
    drawn('M44 20Q36 8 24 10M56 20Q64 8 76 10', colour, 3.4),
    element('ellipse', {
      cx: 50,
      cy: isQueen ? 76 : 74,
      rx: isQueen ? 17 : 14,
      ry: isQueen ? 23 : 19,
      fill: shade(colour),
    }),
    element('ellipse', { cx: 50, cy: 47, rx: 9, ry: 12, fill: shade(colour) }),
    disc(50, 26, 12, colour),
    ...(isQueen
      ? [element('g', { transform: 'translate(38 0)' }, ...crownSign('gold'))]
      : [filled('M44 34l-4 6 6-3zM56 34l4 6-6-3z', colour)]),
  ];
}
