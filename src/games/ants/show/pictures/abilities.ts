import { type Block, disc, element, group, type Markup, panel, shade, sized } from '../../../../drawing/index.ts';
import type { AbilityLook, PlayerLook } from '../look.ts';
import type { Staged } from '../staged.ts';
import { thingTitle } from '../titles.ts';
import { bug } from './bugs.ts';
import { cellRow } from './cells.ts';
import { cellsOfRow, pointsPlate, powerRows } from './powers.ts';

const GAP = 4;
const HEIGHT = 44;

/** The ability spaces of a player, row by row: what each gives, and the enemy that has unlocked it. */
export function abilitiesBlock(staged: Staged, player: PlayerLook, width: number): Block {
  const { abilities } = staged.look;
  const levels = [...new Set(abilities.map(({ least }) => least))];
  const most = Math.max(1, ...levels.map((least) => abilities.filter((each) => each.least === least).length));
  const inRow = width / most < 40 ? 2 : most;
  const each = (width - (inRow - 1) * GAP) / inRow;
  let y = 0;
  const marks = levels.flatMap((least) => {
    const spaces = abilities.filter((space) => space.least === least);
    const row = spaces.map((space, nth) =>
      group(
        { x: (nth % inRow) * (each + GAP), y: y + Math.floor(nth / inRow) * (HEIGHT + GAP) },
        spaceMarks(staged, player, space, each),
        { class: 'thing', ...(staged.look.viewer === player.seat ? { 'data-ability': space.space } : {}) },
      ),
    );
    y += Math.ceil(spaces.length / inRow) * (HEIGHT + GAP) + 2;
    return row;
  });
  return { height: Math.max(0, y - GAP - 2), marks };
}

/** An ability space: the level that it takes in dots above each other, what it gives in icons, its points beside the dots. */
function spaceMarks(
  staged: Staged,
  { abilities }: PlayerLook,
  { space, least, vp }: AbilityLook,
  width: number,
): readonly Markup[] {
  const enemy = abilities[space];
  const read = staged.reader?.read(space);
  const rows = read?.kind === 'ability' ? powerRows(read.thing) : [];
  const isLocked = enemy === undefined;
  const room = width - 8 - (isLocked ? 0 : 26);
  return [
    element('title', {}, `${thingTitle(staged, space)}${isLocked ? '' : ` (${staged.cardName(enemy)})`}`),
    panel({ x: 0.5, y: 0.5, width: width - 1, height: HEIGHT - 1, r: 6 }, isLocked ? 'ground' : 'space', {
      class: 'edge',
      stroke: shade(isLocked ? 'line' : 'enemy'),
      'stroke-width': isLocked ? 1 : 2,
    }),
    ...Array.from({ length: least }, (_, nth) => disc(7, HEIGHT - 6 - nth * 6, 2.2, 'enemy', { class: 'level' })),
    ...(isLocked ? [] : [group({ x: width - 30, y: 2, scale: 0.28 }, bug(enemy))]),
    ...rows
      .slice(0, 1)
      .map((row) =>
        cellRow(cellsOfRow(row).slice(row.cells.length > 3 ? 1 : 0), { x: 4, y: 4, size: 17, room, anchor: 'start' }),
      ),
    ...(vp === 0 ? [] : [sized({ x: isLocked ? width - 23 : 11, y: HEIGHT - 22, size: 20 }, pointsPlate(vp))]),
  ];
}
