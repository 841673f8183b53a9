import { lettersWrapped, written } from './lettering.ts';
import { disc, drawn, filled, sized } from './shapes.ts';
import { element, type Markup } from './svg.ts';
import { shade } from './theme.ts';

/** What is printed at the foot of a card. */
export interface CardFoot {
  /** Where the card comes from, and the same in words. */
  readonly source: 'book' | 'named' | 'ours';
  readonly note: string;
  readonly copies: number;
  /** What else there is to see, each in a square of 24. */
  readonly signs?: readonly Markup[];
}

const LETTERS = 11;

/** The foot of a card: where it comes from as a full, a half or an empty circle and in words, signs, how many there are. */
export function cardFoot(
  { source, note, copies, signs = [] }: CardFoot,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): readonly Markup[] {
  const room = width - 54 - signs.length * 24;
  const lines = lettersWrapped(note, room, { size: LETTERS });
  return [
    element('path', { d: `M${x} ${y - 14}h${width}`, stroke: shade('line') }),
    sourceMark(source, x + 6, y),
    ...lines.map((line, index) =>
      written({ x: x + 18, y: y + 4 + (index - (lines.length - 1) / 2) * 12 }, line, {
        size: LETTERS,
        fill: shade('quiet'),
        room,
      }),
    ),
    ...signs.map((mark, index) => sized({ x: x + width - 34 - (index + 1) * 24, y: y - 9, size: 18 }, [mark])),
    written({ x: x + width, y: y + 5 }, `×${copies}`, { size: 15, weight: 'bold', 'text-anchor': 'end' }),
  ];
}

function sourceMark(source: CardFoot['source'], x: number, y: number): Markup {
  const fills = {
    book: [disc(x, y, 5.5, 'ink')],
    named: [filled(`M${x} ${y - 5.5}a5.5 5.5 0 0 0 0 11z`, 'ink')],
    ours: [],
  };
  return element('g', {}, drawn(`M${x} ${y - 5.5}a5.5 5.5 0 1 0 .1 0z`, 'ink', 1.4), ...fills[source]);
}
