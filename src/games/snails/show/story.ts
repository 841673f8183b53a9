import {
  type BoardCell,
  brickLines,
  flow,
  type Line,
  type Piece,
  packed,
  piece,
  type Story,
  type StoryOptions,
  spread,
} from '../../../drawing/index.ts';
import { freezeAll, type LocaleTag } from '../../../kernel/index.ts';
import type { Terrain } from '../components.ts';
import type { SnailsEvent } from '../table/events.ts';
import type { SnailsPrintedView } from '../table/state.ts';
import { LANGUAGES } from '../text/languages.ts';
import { type Changes, changesBetween } from './changes.ts';
import { type Drawing, drawingOf, nameOf } from './drawn.ts';
import type { FieldLook, Look, PlayerLook } from './look.ts';
import { badgeOf, levelMarks, SNAILS_INKS, snailMark, TERRAIN_MARKS, TILE_MARKS, tokenMarks } from './marks.ts';
import { isOut, legendLines, playerNotes, squadPieces, titleLines } from './render-text.ts';
import { shownStoryIn } from './shown-story.ts';

/** How a game of Snails is told to somebody who watches it: what happened, and the table where a slot begins. */
export const snailsStory: Story<SnailsPrintedView, SnailsEvent, Look> = freezeAll<
  Story<SnailsPrintedView, SnailsEvent, Look>
>({
  inks: SNAILS_INKS,
  ...shownStoryIn(LANGUAGES),
  title: (seen, locale) => drawn(seen, locale).labels.title(seen.players.length),
  legend: (seen, { locale }) => legendLines(drawn(seen, locale)),
  table(seen, options, before) {
    const drawing = drawn(seen, options.locale);
    const title = titleLines(drawing).map((line) => line.map((each) => ({ ...each, ink: 'title' })));
    return [
      ...title,
      [],
      ...bricks(drawing, options, changesBetween(before, seen)),
      [],
      ...seen.players.flatMap((player) => squadLines(drawing, player)),
    ];
  },
});

const drawn = (seen: Look, locale: LocaleTag): Drawing => drawingOf(seen, { languages: LANGUAGES, locale });

/** A player's letter in the player's colour. */
const badge = ({ seat, letter }: PlayerLook): Piece => piece(` ${letter} `, badgeOf(seat));

/** A letter with spaces around it, and the space after that. */
const BADGE_COLUMNS = 4;
/** As much of a line as a list of snails takes. */
const SQUAD_COLUMNS = 67;

/** The snails of a player behind the player's letter; of one who has none left, the name. */
function squadLines(drawing: Drawing, player: PlayerLook): readonly Line[] {
  const list = isOut(drawing, player)
    ? flow([piece(nameOf(drawing, player.seat)), ...playerNotes(drawing, player)], {
        between: ', ',
        columns: SQUAD_COLUMNS,
      })
    : flow(squadPieces(drawing, player), { between: ' | ', columns: SQUAD_COLUMNS });
  return list.map((line, index) =>
    index === 0 ? [badge(player), piece(' '), ...line] : [piece(' '.repeat(BADGE_COLUMNS)), ...line],
  );
}

/** Two snails side by side. */
const WIDTH = 10;
const LEAST_HEIGHT = 2;

interface Brick extends BoardCell {
  readonly terrain: Terrain;
}

/** The board in few lines: a field is a brick of its terrain's colour, rows are shifted by half a brick as hexes are. */
function bricks(drawing: Drawing, { colour }: StoryOptions, changes: Changes): readonly Line[] {
  // Without ground of its own colour, bars tell where a field ends, and marks what it is.
  const hasGround = colour === 'ansi-256';
  const cells = drawing.look.fields.map((field) => brickOf(drawing, field, changes));
  return brickLines(hasGround ? cells : cells.map(withPattern), {
    width: WIDTH,
    height: LEAST_HEIGHT,
    bar: hasGround ? ' ' : '|',
  });
}

/** The same with land seen from above. */
function withPattern(cell: Brick): BoardCell {
  const { terrain } = cell;
  const mark = TERRAIN_MARKS[terrain];
  const pattern = terrain === 'water' ? '' : `  ${mark}   ${mark}   `;
  return { ...cell, ground: () => piece(pattern, `ground-${terrain}`) };
}

function brickOf({ look: seen, labels: { codes } }: Drawing, at: FieldLook, changes: Changes): Brick {
  const { field, q, r, terrain, tile } = at;
  const [ink, alarm] = [`on-${terrain}`, `alarm-on-${terrain}`];
  const isNew = changes.tiles.has(field);
  const marks = [
    { ...piece(TILE_MARKS[tile], alarm), isNew },
    { ...piece(levelMarks(terrain), ink), isNew },
  ];
  const snails = seen.snails
    .filter((snail) => snail.field === field)
    .map((snail) => ({
      ...piece(snailMark(snail, codes), badgeOf(snail.seat)),
      isNew: changes.snails.has(snail.snail),
    }));
  const tokens = tokenMarks(at, codes, alarm).map((token) => ({ ...token, isNew: changes.tokens.has(field) }));
  return {
    terrain,
    column: 2 * q + r,
    row: r,
    ink: `ground-${terrain}`,
    lines: [spread([piece(field, ink)], marks, WIDTH, ink), ...packed([...snails, ...tokens], WIDTH)],
  };
}
