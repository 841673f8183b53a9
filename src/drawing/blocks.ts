import { type Lettering, largestSize, lettersWrapped, lineHeight, type Room, written } from './lettering.ts';
import { panel } from './shapes.ts';
import { group, type Markup } from './svg.ts';
import { shade } from './theme.ts';

/** A part of a picture as high as it came out. */
export interface Block {
  readonly height: number;
  readonly marks: readonly Markup[];
}

/** Blocks below each other. */
export function stacked(blocks: readonly Block[], gap: number, x = 0, y = 0): Block {
  let height = 0;
  const marks = blocks
    .filter((block) => block.height > 0)
    .map((block) => {
      const mark = group({ x, y: y + height }, block.marks);
      height += block.height + gap;
      return mark;
    });
  return { height: Math.max(0, height - gap), marks };
}

/** How much a sheet of paper leaves free around what is on it. */
export const PADDING = 12;

/** A sheet of paper around a block, with more that is drawn on it. */
export function sheet(inner: Block, width: number, marks: readonly Markup[] = []): Block {
  const height = inner.height + 2 * PADDING;
  return {
    height,
    marks: [
      panel({ x: 0, y: 2, width, height, r: 14 }, 'shade', { opacity: 0.1 }),
      panel({ x: 0, y: 0, width, height, r: 14 }, 'paper', { class: 'edge', stroke: shade('line') }),
      ...marks,
      group({ x: PADDING, y: PADDING }, inner.marks),
    ],
  };
}

/** A sentence in as many lines as it needs. */
export function sentence(
  text: string,
  width: number,
  { weight, colour = 'ink', size = 13 }: Partial<Lettering> & { readonly colour?: string } = {},
): Block {
  const lettering = { size, ...(weight === undefined ? {} : { weight }) };
  const lines = lettersWrapped(text, width, lettering);
  return {
    height: lines.length * lineHeight(size),
    marks: lines.map((line, index) =>
      written({ x: 0, y: size * 0.85 + index * lineHeight(size) }, line, {
        ...lettering,
        fill: shade(colour),
        room: width,
      }),
    ),
  };
}

/** Something to read, with signs before it. */
export interface Paragraph {
  readonly text: string;
  /** How wide the signs are with letters of this size, and what they are there. */
  readonly signs?: (size: number) => { readonly width: number; readonly marks: readonly Markup[] };
}

const GAP = 4;

/** Paragraphs one below the other, in letters as large as there is room for. */
export function paragraphs(texts: readonly Paragraph[], { width, height, size: most, least }: Room): Block {
  const signsOf = ({ signs }: Paragraph, size: number) => signs?.(size) ?? { width: 0, marks: [] };
  const linesOf = (each: Paragraph, size: number): readonly string[] =>
    lettersWrapped(each.text, width - signsOf(each, size).width, { size });
  const heightAt = (size: number): number =>
    texts.reduce((sum, each) => sum + linesOf(each, size).length * lineHeight(size) + GAP, -GAP);
  const size = largestSize({ size: most, least, height }, heightAt);
  let y = 0;
  const marks = texts.flatMap((each) => {
    const { width: left, marks: signs } = signsOf(each, size);
    const [top, lines] = [y, linesOf(each, size)];
    y += lines.length * lineHeight(size) + GAP;
    return [
      ...(signs.length === 0 ? [] : [group({ x: 0, y: top }, signs)]),
      ...lines.map((line, index) =>
        written({ x: left, y: top + size * 0.9 + index * lineHeight(size) }, line, { size, room: width - left }),
      ),
    ];
  });
  return { height: texts.length === 0 ? 0 : heightAt(size), marks };
}
