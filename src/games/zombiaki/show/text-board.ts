import { type BoardCell, boxLines, brickLines, type Line, packed, piece, spread } from '../../../drawing/index.ts';
import { LANES } from '../components.ts';
import type { Drawing } from './drawn.ts';
import type { FieldLook } from './look.ts';
import { fieldPieces } from './marks.ts';

/** The inside of a field: three of them stand side by side in 80 columns. */
const WIDTH = 23;
const LEAST_HEIGHT = 3;
const BOARD_WIDTH = LANES.length * (WIDTH + 1) + 1;

/** The street as lines, the barricade on top: every field a box with its name, what lies there, and who stands there. */
export function boardLines(drawing: Drawing): readonly Line[] {
  const { look, labels } = drawing;
  const cells = look.fields.map((field): BoardCell => {
    const { head, body } = cellOf(drawing, field, (name) => name);
    return { column: 2 * field.x, row: field.y, lines: [head, ...body] };
  });
  return [
    end(labels.barricade, '=', 'wood'),
    ...boxLines(cells, { width: WIDTH, height: LEAST_HEIGHT }),
    end(labels.cemetery, '+', 'grass'),
  ];
}

/** A line across the street with a name in its middle. */
function end(name: string, mark: string, ink: string): Line {
  const left = Math.floor((BOARD_WIDTH - name.length - 2) / 2);
  return [piece(`${mark.repeat(left)} ${name} ${mark.repeat(BOARD_WIDTH - name.length - 2 - left)}`, ink)];
}

/** What is written on a field: its name and what is true of it, then who stands there, then what lies there. */
function cellOf(
  { look, labels, cardName }: Drawing,
  field: FieldLook,
  ink: (name: string) => string,
): { readonly head: Line; readonly body: readonly Line[] } {
  const { creature, things } = fieldPieces(field, labels, { cardName, ink });
  const isBarred = look.lanes.some(({ barred }) => barred.includes(field.field));
  const isOnLine = look.lanes.some(({ line }) => line.includes(field.field));
  const signs = [piece(isBarred ? `${labels.barred} ` : '', ink('fire')), piece(isOnLine ? ':' : '', ink('plain'))];
  return {
    head: spread([piece(field.field, ink('plain'))], signs, WIDTH, ink('plain')),
    body: [...(creature.length === 0 ? [] : [creature]), ...packed(things, WIDTH)],
  };
}

/** The street in few lines: every field a brick, in the colour of its lane where there is colour enough. */
export function brickBoard(
  drawing: Drawing,
  { hasGround, isNew }: { readonly hasGround: boolean; readonly isNew: (field: string) => boolean },
): readonly Line[] {
  const { look, labels } = drawing;
  const cells = look.fields.map((field): BoardCell => {
    const ground = groundOf(drawing, field);
    const { head, body } = cellOf(drawing, field, (name) => `${name}-on-${ground}`);
    const marked = isNew(field.field) ? body.map((line) => line.map((each) => ({ ...each, isNew: true }))) : body;
    return { column: 2 * field.x, row: field.y, ink: `ground-${ground}`, lines: [head, ...marked] };
  });
  return [
    end(labels.barricade, '=', 'wood'),
    ...brickLines(cells, { width: WIDTH, height: 2, bar: hasGround ? ' ' : '|' }),
    end(labels.cemetery, '+', 'grass'),
  ];
}

function groundOf({ look }: Drawing, { field, lane }: FieldLook): string {
  if (look.lanes.some(({ barred }) => barred.includes(field))) return 'barred';
  return lane === 'b' ? 'road' : 'pavement';
}
