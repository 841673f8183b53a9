import {
  type Attributes,
  type Chip,
  centred,
  disc,
  element,
  group,
  lettersWidth,
  type Markup,
  panel,
  shade,
  sized,
  written,
} from '../../../../drawing/index.ts';

/** How high a line of small things is. */
export const LINE = 26;

/** A small thing: an icon with a figure behind it. */
export function figureChip(
  icon: readonly Markup[],
  figure: string,
  {
    title,
    data = {},
    isQuiet = false,
  }: { readonly title: string; readonly data?: Attributes; readonly isQuiet?: boolean },
): Chip {
  const width = 26 + lettersWidth(figure, { size: 13, weight: 'bold' }) + 8;
  return {
    width,
    draw: (x, y) =>
      group(
        { x, y },
        [
          element('title', {}, title),
          panel({ x: 0.5, y: 0.5, width: width - 1, height: LINE - 3, r: 7 }, 'ground', {
            class: 'edge',
            stroke: shade('line'),
          }),
          sized({ x: 4, y: 2.5, size: 18 }, icon, isQuiet ? { opacity: 0.45 } : {}),
          written({ x: 26, y: 16.5 }, figure, { size: 13, weight: 'bold', fill: shade(isQuiet ? 'quiet' : 'ink') }),
        ],
        { class: 'thing', ...data },
      ),
  };
}

/** A small thing: an icon on a plate of its own size. */
export const iconChip = (
  icon: readonly Markup[],
  {
    title,
    data = {},
    isGone = false,
  }: { readonly title: string; readonly data?: Attributes; readonly isGone?: boolean },
): Chip => ({
  width: LINE - 2,
  draw: (x, y) =>
    group(
      { x, y },
      [
        element('title', {}, title),
        panel({ x: 0.5, y: 0.5, width: LINE - 3, height: LINE - 3, r: 6 }, 'ground', {
          class: 'edge',
          stroke: shade('line'),
          'stroke-dasharray': isGone ? '3 3' : undefined,
        }),
        sized({ x: 3, y: 3, size: LINE - 8 }, icon, isGone ? { opacity: 0.25 } : {}),
      ],
      { class: 'thing', ...data },
    ),
});

/** A pile of discs of a player, with their number. */
export const discPile = (seat: number, count: number, { x, y, r }: { x: number; y: number; r: number }): Markup =>
  count === 0
    ? disc(x, y, r, 'ground', { stroke: shade('quiet'), 'stroke-dasharray': '3 3' })
    : element(
        'g',
        {},
        ...(count > 1 ? [disc(x + 2, y + 2.5, r, `seat-${seat}`, { stroke: shade('bone'), 'stroke-width': 1 })] : []),
        disc(x, y, r, `seat-${seat}`, { stroke: shade('bone'), 'stroke-width': 1.4 }),
        centred(String(count), { x, y, size: Math.max(11, r * 1.1) }, 'on-seat'),
      );
