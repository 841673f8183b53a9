import { createCanvas, type Line, type Piece, piece, spread, widthOf } from '../../../drawing/index.ts';
import { type Drawing, percentOf } from './drawn.ts';
import type { AreaLook, SpaceLook } from './look.ts';
import { blockCode, blockInk, dieCode } from './marks.ts';

/** The inside of an area; between areas, and at both ends, there are spaces so wide. */
const WIDTH = 15;
const HEIGHT = 3;
const GAP = 7;

/** The column of a place by its `x`, 0 to 6: odd ones are areas. */
const columnOf = (x: number): number => Math.floor((x + 1) / 2) * GAP + Math.floor(x / 2) * (WIDTH + 2);
/** The row of a place by its `y`; the first is there only where something lies at the upper edge. */
const rowOf = (y: number): number => Math.floor((y + 1) / 2) + Math.floor(y / 2) * (HEIGHT + 2);

/** The board as lines: every area a box with its value, its block and what all can know of it, current spaces between them. */
export function boardLines(drawing: Drawing, isNew: (place: string) => boolean = () => false): readonly Line[] {
  const { areas, spaces } = drawing.look;
  const canvas = createCanvas();
  const first = spaces.some(({ y }) => y === 0) ? 0 : 1;
  const marked = (name: string, line: Line): Line =>
    isNew(name) ? line.map((each): Piece => ({ ...each, isNew: true })) : line;
  for (const area of areas) {
    const [x, y] = [columnOf(area.x), rowOf(area.y) - first];
    canvas.box({ x, y, width: WIDTH, height: HEIGHT });
    const { head, body } = areaLines(drawing, area);
    canvas.put(x + 1, y + 1, head);
    for (const [index, line] of body.entries()) canvas.put(x + 1, y + 2 + index, marked(area.area, line));
  }
  for (const space of spaces) {
    const isBeside = space.x % 2 === 0;
    const line = spaceLine(drawing, space);
    const room = isBeside ? GAP : WIDTH + 2;
    const width = line.reduce((sum, { text }) => sum + widthOf(text), 0);
    const column = columnOf(space.x) + Math.max(0, Math.floor((room - width) / 2));
    canvas.put(column, rowOf(space.y) - first + (isBeside ? 2 : 0), marked(space.space, line));
  }
  return canvas.lines();
}

/** What is written in an area: its name, its value and the die on it; its block; how likely what is hidden is there. */
function areaLines(
  { look, labels, cardName, chancesAt }: Drawing,
  area: AreaLook,
): { readonly head: Line; readonly body: readonly Line[] } {
  const { codes } = labels;
  const die = area.die === undefined ? [] : [dieCode(area.die, codes)].map(({ text, ink }) => piece(text, ink));
  const head = spread([piece(`${labels.areaCodes[area.area]} ${labels.value(area.value)}`, 'faint')], die, WIDTH);
  if (area.state === 'empty') return { head, body: [[piece(cut(labels.emptied), 'faint')]] };
  const { block } = area;
  const name = block === undefined ? codes.unknown : cardName(block);
  const ink = block === undefined ? 'kelp' : blockInk(look, block);
  const standing = area.state === 'revealed' ? `[${cut(name, WIDTH - 2)}]` : `(${cut(name, WIDTH - 2)})`;
  const chances = chancesAt(area.area)
    .filter((each) => blockCode(look, each.block, codes) !== codes.blocks.shell || each.chance === 1)
    .slice(0, 2)
    .map((each) => `${blockCode(look, each.block, codes)} ${percentOf(each.chance)}%`);
  // Half a figure would be a wrong one.
  const shown = widthOf(chances.join(' ')) > WIDTH ? chances.slice(0, 1) : chances;
  const known = area.state === 'hidden' ? [[piece(cut(shown.join(' ')), 'faint')]] : [];
  return { head, body: [[piece(standing, ink)], ...known] };
}

/** As much of a text as there is room for, and `…` for the rest. */
function cut(text: string, width = WIDTH): string {
  const letters = [...text];
  return letters.length > width
    ? `${letters
        .slice(0, width - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/** A current space: its name, then the current on it, or the shark and where it looks. */
function spaceLine({ look, labels }: Drawing, { space, current, inward }: SpaceLook): Line {
  const { codes } = labels;
  const name = piece(inward === undefined ? space : `<${space}`, 'faint');
  const end = inward === undefined ? [] : [piece('>', 'faint')];
  const value = current === undefined ? [] : [piece(`:${current}`, 'blue')];
  if (look.shark?.space === space) {
    return [piece(`${codes.shark}${codes.facings[look.shark.facing]}`, 'shark'), ...value];
  }
  return [name, ...value, ...end];
}
