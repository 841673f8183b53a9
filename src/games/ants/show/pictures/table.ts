import {
  type Block,
  endText,
  group,
  stacked,
  TABLE_SIZES,
  type TablePicture,
  tableFramed,
} from '../../../../drawing/index.ts';
import { attempt, EngineError, givenOptions, type LocaleTag } from '../../../../kernel/index.ts';
import { RESOURCES } from '../../components.ts';
import type { AntsCardLanguages } from '../../text/language.ts';
import { drawingOf, nameOf } from '../drawn.ts';
import type { Look, PlayerLook } from '../look.ts';
import { decisionText, timeWords } from '../now.ts';
import type { CardReader } from '../reader.ts';
import type { Staged } from '../staged.ts';
import { hexTitle } from '../titles.ts';
import { gardenBlock } from './garden.ts';
import { displayBlock, headBlock, nowBlock, supplyBlock, tracksBlock } from './panels.ts';
import { type PlayerPlan, playerBlock } from './player.ts';
import { ANTS_STYLE } from './theme.ts';

/** How a table of Ants is drawn. */
export interface DrawOptions extends Omit<Partial<TablePicture>, 'locale'> {
  readonly locale?: LocaleTag;
  /** Who can read the cards and boards that are played with: they get their icons and texts from it. */
  readonly reader?: CardReader;
  /** What the cards and tiles of a pack of one's own are called, by id. */
  readonly names?: Readonly<Record<string, string>>;
}

const PLANS: Readonly<Record<keyof typeof TABLE_SIZES, PlayerPlan>> = {
  wide: { cell: 31, card: 100 },
  narrow: { cell: 25, card: 100 },
};

/** A look as an SVG picture, with the words of one of these languages. */
export function tableIn(languages: AntsCardLanguages, look: Look, options: DrawOptions): string {
  const { locale = 'en', names = {}, reader, ...others } = givenOptions(options);
  const drawn = attempt(() => {
    const drawing = drawingOf(look, { languages, locale }, givenOptions(names));
    return tablePicture({ ...drawing, reader }, others);
  });
  if (drawn !== undefined) return drawn;
  throw new EngineError('view/invalid', 'This is no look at a game of Ants, or its cards have no names.');
}

function tablePicture(staged: Staged, options: DrawOptions): string {
  return tableFramed(
    {
      game: 'ants',
      theme: ANTS_STYLE,
      title: staged.labels.title,
      description: descriptionOf(staged),
      narrow: () => narrow(staged),
      wide: () => wide(staged),
    },
    options,
  );
}

/** The players as they are drawn: who looks first, then clockwise; for spectators whose turn it is. */
function inOrder({ viewer, active, players }: Look): readonly PlayerLook[] {
  const first = viewer === 'spectator' ? active : viewer;
  return [...players.slice(first), ...players.slice(0, first)];
}

/** Everything below each other, for a phone. */
function narrow(staged: Staged): Block {
  const { width, margin } = TABLE_SIZES.narrow;
  const inner = width - 2 * margin;
  const [own, ...others] = inOrder(staged.look).map((player) => playerBlock(staged, player, inner, PLANS.narrow));
  const { height, marks } = stacked(
    [
      headBlock(staged, inner),
      nowBlock(staged, inner),
      gardenBlock(staged, inner),
      ...(own === undefined ? [] : [own]),
      displayBlock(staged, inner, PLANS.narrow.card),
      tracksBlock(staged, inner),
      supplyBlock(staged, inner),
      ...others,
    ],
    8,
    margin,
    margin,
  );
  return { height: height + 2 * margin, marks };
}

const GAP = 14;
/** How wide the garden is. */
const BOARD = 620;

/**
 * The garden and the display at the left, at the right the player who looks; the other players, the tracks and what else lies on the
 * table go where there is room.
 */
function wide(staged: Staged): Block {
  const { width, margin } = TABLE_SIZES.wide;
  const inner = width - 2 * margin;
  const widths = [BOARD, inner - BOARD - GAP];
  const room = (column: number): number => widths[column] ?? BOARD;
  const [own, ...others] = inOrder(staged.look).map(
    (player) => (column: number) => playerBlock(staged, player, room(column), PLANS.wide),
  );
  const columns = balanced(
    [
      [nowBlock(staged, BOARD), gardenBlock(staged, BOARD), displayBlock(staged, BOARD, PLANS.wide.card + 90)],
      own === undefined ? [] : [own(1)],
    ],
    [...others, (column) => tracksBlock(staged, room(column)), (column) => supplyBlock(staged, room(column))],
  );
  const { height, marks } = stacked([headBlock(staged, inner), besides(columns, BOARD + GAP)], 12, margin, margin);
  return { height: height + 2 * margin, marks };
}

/** Two columns, and more blocks, each of which goes below the one that is shorter. */
function balanced(
  columns: readonly (readonly Block[])[],
  more: readonly ((column: number) => Block)[],
): readonly Block[] {
  const all = columns.map((blocks) => [...blocks]);
  for (const make of more) {
    const heights = all.map((blocks) => stacked(blocks, 12).height);
    const shorter = heights.indexOf(Math.min(...heights));
    all[shorter]?.push(make(shorter));
  }
  return all.map((blocks) => stacked(blocks, 12));
}

/** Blocks beside each other, the second so far from the first. */
const besides = (blocks: readonly Block[], step: number): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  marks: blocks.map(({ marks }, nth) => group({ x: nth * step, y: 0 }, marks)),
});

/** What is to be seen, for those who do not see it. */
function descriptionOf(staged: Staged): string {
  const { look, labels, words, cardName } = staged;
  const display = look.display.flatMap(({ card }) => (card === undefined ? [] : [cardName(card)]));
  return [
    `${timeWords(staged).join(', ')}.`,
    ...look.hexes.map((hex) => `${hexTitle({ ...staged, reader: undefined }, hex)}.`),
    `${labels.display}: ${display.join(', ')}.`,
    ...look.players.map((player) => {
      const supply = RESOURCES.map((name) => `${words.resources[name]} ${player.resources[name]}`).join(', ');
      return `${nameOf(staged, player.seat)}: ${supply}; ${labels.played} ${player.played.length}.`;
    }),
    ...look.decisions.map((decision) => `${labels.waits}: ${decisionText(staged, decision)}.`),
    endText(staged) ?? '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
