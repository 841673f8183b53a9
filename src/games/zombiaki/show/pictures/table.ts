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
import { HUMANS, LANES, STREETS, ZOMBIES } from '../../components.ts';
import type { ZombiakiLanguages } from '../../text/language.ts';
import { drawingOf, nameOf } from '../drawn.ts';
import { creaturesIn, type Look } from '../look.ts';
import { decisionText, phaseNow, timeWords } from '../now.ts';
import type { CardReader } from '../reader.ts';
import { creatureTitle, fieldTitle } from '../titles.ts';
import type { Staged } from './hand.ts';
import { headBlock, nowBlock, pilesBlock, playerBlock } from './panels.ts';
import type { Plan } from './plan.ts';
import { streetBlock } from './street.ts';
import { ZOMBIAKI_STYLE } from './theme.ts';

/** How a table of Zombiaki is drawn. */
export interface DrawOptions extends Omit<Partial<TablePicture>, 'locale'> {
  readonly locale?: LocaleTag;
  /** Who can read the cards that are played with: the cards of the hands get their pictures and texts from it. */
  readonly reader?: CardReader;
  /** What the cards of a pack of one's own are called, by id. */
  readonly names?: Readonly<Record<string, string>>;
}

/** A look as an SVG picture, with the words of one of these languages. */
export function tableIn(languages: ZombiakiLanguages, look: Look, options: DrawOptions): string {
  const { locale = 'en', names = {}, reader, ...others } = givenOptions(options);
  const drawn = attempt(() => {
    const drawing = drawingOf(look, { languages, locale }, givenOptions(names));
    return tablePicture({ ...drawing, reader }, others);
  });
  if (drawn !== undefined) return drawn;
  throw new EngineError('view/invalid', 'This is no look at a game of Zombiaki, or its cards have no names.');
}

function tablePicture(staged: Staged, options: DrawOptions): string {
  return tableFramed(
    {
      game: 'zombiaki',
      theme: ZOMBIAKI_STYLE,
      title: staged.labels.title,
      description: descriptionOf(staged),
      narrow: () => narrow(staged),
      wide: () => wide(staged),
    },
    options,
  );
}

/** Everything below each other, for a phone: the humans behind the barricade, the street, the zombies. */
function narrow(staged: Staged): Block {
  const { width, margin } = TABLE_SIZES.narrow;
  const inner = width - 2 * margin;
  const [zombies, humans] = staged.look.players;
  const plan: Plan = { lies: 'up', width: inner / LANES.length, height: 96, ends: 38 };
  const hand = { width: inner, card: 100, piles: 'apart' } as const;
  const { height, marks } = stacked(
    [
      headBlock(staged, inner),
      nowBlock(staged, inner),
      ...(humans === undefined ? [] : [playerBlock(staged, humans, hand)]),
      streetBlock(staged, plan),
      ...(zombies === undefined ? [] : [playerBlock(staged, zombies, hand)]),
      pilesBlock(staged, inner),
    ],
    8,
    margin,
    margin,
  );
  return { height: height + 2 * margin, marks };
}

/** The street from left to right; below it the zombies at their end, and the humans at theirs. */
function wide(staged: Staged): Block {
  const { width, margin } = TABLE_SIZES.wide;
  const inner = width - 2 * margin;
  const ends = 92;
  const plan: Plan = { lies: 'along', width: (inner - 2 * ends) / STREETS, height: 150, ends };
  const half = (inner - 14) / 2;
  const hand = { width: half, card: 132, piles: 'told' } as const;
  const sides = [ZOMBIES, HUMANS].flatMap((seat) => {
    const player = staged.look.players[seat];
    return player === undefined ? [] : [playerBlock(staged, player, hand)];
  });
  const below: Block = {
    height: Math.max(...sides.map((block) => block.height)),
    marks: sides.map((block, index) => group({ x: index * (half + 14), y: 0 }, block.marks)),
  };
  const { height, marks } = stacked(
    [headBlock(staged, inner), streetBlock(staged, plan), nowBlock(staged, inner), below],
    12,
    margin,
    margin,
  );
  return { height: height + 2 * margin, marks };
}

/** What is to be seen, for those who do not see it. */
function descriptionOf(staged: Staged): string {
  const { look, labels, cardName } = staged;
  const phase = phaseNow(staged);
  const objects = look.fields.filter(({ creature, object, fire }) => creature === undefined && (object ?? fire));
  const hands = look.players.map((player) => {
    const cards = player.hand.map(cardName).join(', ');
    return `${nameOf(staged, player.seat)}, ${labels.hand}: ${cards === '' ? labels.empty : cards}.`;
  });
  return [
    `${[...timeWords(staged), ...(phase === undefined ? [] : [labels.phases[phase]])].join(', ')}.`,
    ...creaturesIn(look).map((field) => `${creatureTitle(staged, field)}.`),
    ...objects.map((field) => `${fieldTitle(staged, field)}.`),
    ...hands,
    ...look.decisions.map((decision) => `${labels.waits}: ${decisionText(staged, decision)}.`),
    endText(staged) ?? '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
