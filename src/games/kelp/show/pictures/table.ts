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
import { FOOD_SPACES, HUNGER_SPACES } from '../../components.ts';
import type { KelpCardLanguages } from '../../text/language.ts';
import type { CardReader } from '../card-reader.ts';
import { drawingOf, nameOf } from '../drawn.ts';
import type { Look } from '../look.ts';
import { type LookOptions, remembered } from '../memory.ts';
import { decisionText, timeWords } from '../now.ts';
import { areaTitle, spaceTitle } from '../titles.ts';
import type { Staged } from './hand.ts';
import { marketBlock, octopusBlock, pairsBlock } from './octopus-panels.ts';
import { headBlock, nowBlock } from './panels.ts';
import { boardSize, type Plan } from './plan.ts';
import { reefBlock } from './reef.ts';
import { sharkBlock } from './shark-panel.ts';
import { KELP_STYLE } from './theme.ts';

/** How a table of Kelp is drawn. */
export interface DrawOptions extends Omit<Partial<TablePicture>, 'locale'>, LookOptions {
  readonly locale?: LocaleTag;
  /** Who can read the cards that are played with: they get their pictures and texts from it. */
  readonly reader?: CardReader;
  /** What the cards and blocks of a pack of one's own are called, by id. */
  readonly names?: Readonly<Record<string, string>>;
}

const PLANS: Readonly<Record<keyof typeof TABLE_SIZES, Plan>> = {
  wide: { area: 136, channel: 50 },
  narrow: { area: 70, channel: 34 },
};

/** A look as an SVG picture, with the words of one of these languages. */
export function tableIn(languages: KelpCardLanguages, look: Look, options: DrawOptions): string {
  const { locale = 'en', names = {}, reader, memory, ...others } = givenOptions(options);
  const seen = remembered(look, memory === undefined ? {} : { memory });
  const drawn = attempt(() => {
    const drawing = drawingOf(seen, { languages, locale }, givenOptions(names));
    return tablePicture({ ...drawing, reader }, others);
  });
  if (drawn !== undefined) return drawn;
  throw new EngineError('view/invalid', 'This is no look at a game of Kelp, or its cards have no names.');
}

function tablePicture(staged: Staged, options: DrawOptions): string {
  return tableFramed(
    {
      game: 'kelp',
      theme: KELP_STYLE,
      title: staged.labels.title,
      description: descriptionOf(staged),
      narrow: () => narrow(staged),
      wide: () => wide(staged),
    },
    options,
  );
}

/** Everything below each other, for a phone: the shark, the sea, the octopus. */
function narrow(staged: Staged): Block {
  const { width, margin } = TABLE_SIZES.narrow;
  const inner = width - 2 * margin;
  const plan = PLANS.narrow;
  const reef = reefBlock(staged, plan);
  const { height, marks } = stacked(
    [
      headBlock(staged, inner),
      nowBlock(staged, inner),
      { height: reef.height, marks: [group({ x: (inner - boardSize(plan)) / 2, y: 0 }, reef.marks)] },
      octopusBlock(staged, inner, 74),
      sharkBlock(staged, inner, 74),
      marketBlock(staged, inner, 76),
      pairsBlock(staged, inner, 76),
    ],
    8,
    margin,
    margin,
  );
  return { height: height + 2 * margin, marks };
}

/** The sea at the left, both sides at the right; what lies between them below. */
function wide(staged: Staged): Block {
  const { width, margin } = TABLE_SIZES.wide;
  const inner = width - 2 * margin;
  const plan = PLANS.wide;
  const [gap, board] = [14, boardSize(plan)];
  const side = inner - board - gap;
  const card = 92;
  const left = stacked([nowBlock(staged, board), reefBlock(staged, plan), marketBlock(staged, board, card)], 12);
  const right = stacked(
    [sharkBlock(staged, side, card), octopusBlock(staged, side, card), pairsBlock(staged, side, 80)],
    12,
  );
  const both: Block = {
    height: Math.max(left.height, right.height),
    marks: [group({ x: 0, y: 0 }, left.marks), group({ x: board + gap, y: 0 }, right.marks)],
  };
  const { height, marks } = stacked([headBlock(staged, inner), both], 8, margin, margin);
  return { height: height + 2 * margin, marks };
}

/** What is to be seen, for those who do not see it. */
function descriptionOf(staged: Staged): string {
  const { look, labels, cardName } = staged;
  const hand = [
    ...look.hand.cards.map(cardName),
    ...(look.hand.hidden === 0 ? [] : [labels.unknownCards(look.hand.hidden)]),
  ];
  const dice = look.pool.map(staged.dieName).join(', ');
  const told = look.spaces.filter(({ space, current }) => current !== undefined || space === look.shark?.space);
  return [
    `${timeWords(staged).join(', ')}.`,
    ...look.areas.map((area) => `${areaTitle(staged, area)}.`),
    ...told.map((space) => `${spaceTitle(staged, space)}.`),
    `${nameOf(staged, 0)}, ${labels.hand}: ${hand.length === 0 ? labels.empty : hand.join(', ')}. ${labels.foodTrack} ${labels.of(look.eaten.length, FOOD_SPACES)}.`,
    `${nameOf(staged, 1)}: ${dice === '' ? '' : `${labels.pool} ${dice}. `}${labels.hunger} ${labels.of(look.hunger.length, HUNGER_SPACES)}.`,
    ...look.decisions.map((decision) => `${labels.waits}: ${decisionText(staged, decision)}.`),
    endText(staged) ?? '',
  ]
    .filter((text) => text !== '' && text !== '.')
    .join(' ');
}
