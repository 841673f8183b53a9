import {
  type BoardCell,
  brickLines,
  flow,
  type Happening,
  type Line,
  type Piece,
  packed,
  piece,
  type Story,
  type StoryOptions,
  spread,
} from '../../../drawing/index.ts';
import { freezeAll, type LocaleTag, type SeenEvent, type TellingOptions } from '../../../kernel/index.ts';
import { SQUAD, type Terrain } from '../components.ts';
import type { SnailsEvent } from '../table/events.ts';
import type { SnailsPrintedView } from '../table/state.ts';
import { formatEvent } from '../text/format-event.ts';
import type { Codes } from '../text/labels.ts';
import { languageOf } from '../text/language-of.ts';
import { LANGUAGES } from '../text/languages.ts';
import { type Changes, changesBetween } from './changes.ts';
import { seatLetter, snailCode } from './codes.ts';
import { type Drawing, drawingOf, factionName, nameOf } from './drawn.ts';
import type { FieldLook, Look, PlayerLook } from './look.ts';
import { look } from './looking.ts';
import { badgeOf, levelMarks, SNAILS_INKS, snailMark, TERRAIN_MARKS, TILE_MARKS, tokenMarks } from './marks.ts';
import { isOut, legendLines, playerNotes, squadPieces, titleLines } from './render-text.ts';

/** How a game of Snails is told to somebody who watches it: what happened, and the table where a slot begins. */
export const snailsStory: Story<SnailsPrintedView, SnailsEvent, Look> = freezeAll<
  Story<SnailsPrintedView, SnailsEvent, Look>
>({
  inks: SNAILS_INKS,
  look,
  title: (seen, locale) => drawn(seen, locale).labels.title(seen.players.length),
  players(seen, locale) {
    const drawing = drawn(seen, locale);
    return seen.players.map((player) => ({
      badge: badge(player),
      name: `${nameOf(drawing, player.seat)}, ${factionName(drawing, player)}`,
    }));
  },
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
  tell,
  standing(seen, seat, locale) {
    const squad = seen.snails.filter((snail) => snail.seat === seat);
    const life = squad.reduce((sum, snail) => sum + snail.life, 0);
    return drawn(seen, locale).labels.standing(squad.length, life);
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

/** What is only bookkeeping: the table shows it, or what follows says it. */
const UNTOLD: readonly SnailsEvent['type'][] = [
  'hand-kept',
  'planned',
  'row-taken',
  'exchange-ended',
  'nothing-discarded',
  'marker-passed',
  'declared',
  'slot-filled',
  'plan-laid',
  'action-ended',
  'basics-returned',
  'tokens-collected',
];

function tell(event: SeenEvent<SnailsEvent>, options: TellingOptions): Happening | undefined {
  if (UNTOLD.includes(event.type) || (event.type === 'discarded' && event.why === 'played')) return undefined;
  const sentence = formatEvent(event, options);
  switch (event.type) {
    case 'round-began':
    case 'game-ended':
      return { sentence, rank: 'banner' };
    case 'phase-began':
      return { sentence, rank: 'heading' };
    case 'slot-began':
      return { sentence, rank: 'rule', showsTable: true };
    default: {
      const speaker = speakerOf(event, languageOf(options.locale).labels.codes);
      return { sentence, rank: 'line', ...(speaker === undefined ? {} : { speaker }) };
    }
  }
}

/** Whose sentence it is: the letters of the snail, or of the player, as they stand on the board. */
function speakerOf(event: SeenEvent<SnailsEvent>, codes: Codes): Piece | undefined {
  // The target of another's attack is not the one who acts.
  if ('snail' in event && event.type !== 'snail-targeted') {
    return piece(snailCode(event.snail, codes), badgeOf(Math.floor(event.snail / SQUAD)));
  }
  return 'seat' in event ? piece(seatLetter(event.seat), badgeOf(event.seat)) : undefined;
}
