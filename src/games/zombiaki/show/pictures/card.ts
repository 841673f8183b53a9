import { withCards } from '../../../../boxes/index.ts';
import {
  CARD,
  cardFramed,
  element,
  filled,
  group,
  type Markup,
  paragraphs,
  shade,
  sized,
  type TablePicture,
  written,
} from '../../../../drawing/index.ts';
import { attempt, EngineError, type LocaleTag, languageWith, nameIn } from '../../../../kernel/index.ts';
import type { Card } from '../../cards/vocabulary.ts';
import { SIDES, type Side } from '../../components.ts';
import { cardSentences } from '../../text/card-words.ts';
import type { CardLanguage, Language, ZombiakiLanguages } from '../../text/language.ts';
import { AIM, aimMarks } from './aim.ts';
import { motifOf } from './motifs.ts';
import { sceneIn } from './scenes.ts';
import { LASTS_SIGNS, LINE_SIGN, plate, SIDE_SIGNS } from './signs.ts';
import { ZOMBIAKI_STYLE } from './theme.ts';

/** A card of a pack, as it is drawn. */
export interface DrawnCard {
  readonly id: string;
  readonly side: Side;
  readonly card: Card;
  /** What it is called, where our own names do not have it. */
  readonly name?: string;
}

const { width: WIDTH, margin: MARGIN, inner: INNER, head: HEAD } = CARD;
const ART = { x: 8, y: HEAD, width: WIDTH - 16, height: 186 };
const STRIP = ART.y + ART.height + 6;
const TEXT = STRIP + AIM.height + 12;

/** A card as an SVG picture, with the words of one of these languages. */
export function cardIn(
  languages: ZombiakiLanguages,
  card: DrawnCard,
  { locale, style }: { readonly locale: LocaleTag; readonly style: TablePicture['style'] },
): string {
  const language = withCards<CardLanguage>(languageWith(languages)(locale));
  const drawn = attempt(() => cardPicture(card, language, style));
  if (drawn !== undefined) return drawn;
  throw new EngineError('card/unknown', 'A card of a pack is needed here, with its id and its side.');
}

function cardPicture(drawn: DrawnCard, language: CardLanguage, style: TablePicture['style']): string {
  const { id, card, side } = drawn;
  const name = drawn.name ?? nameIn(language.names.cards, id);
  const colour = `seat-${SIDES.indexOf(side)}`;
  const sentences = cardSentences(card, language.cards);
  return cardFramed(
    {
      id,
      name,
      description: sentences.join(' '),
      classes: 'zombiaki card',
      theme: ZOMBIAKI_STYLE,
      colour,
      sign: SIDE_SIGNS[side](),
      letters: 25,
      foot: { source: card.source, note: language.names.sources[card.source], copies: card.copies },
    },
    style,
    ...artMarks(drawn, colour),
    ...stripMarks(card, colour, language),
    group(
      { x: MARGIN, y: TEXT },
      paragraphs([{ text: sentences.join(' ') }], { width: INNER, height: CARD.foot - TEXT, size: 16.5, least: 11 })
        .marks,
    ),
  );
}

/** What is to be seen, below blood that drips from the band, or the tape of the humans; and the figure of the card. */
function artMarks({ card, side }: DrawnCard, colour: string): readonly Markup[] {
  const drawn = motifOf(card, side);
  const { x, y, width, height } = ART;
  return [
    sceneIn(drawn, side, ART),
    ...(side === 'zombies' ? [filled(`M${x} ${y - 1}h${width}v6${drips(width)}z`, colour)] : tape(ART)),
    element('rect', { x, y, width, height, fill: 'none', stroke: shade(colour), 'stroke-width': 2 }),
    ...(drawn.figure === 0 ? [] : plate(String(drawn.figure), { x: x + 30, y: y + height - 28, size: 52 })),
  ];
}

const DRIPS = [4, 16, 2, 9, 22, 5, 12, 3, 18, 7, 2, 14, 4, 10, 20] as const;

/** Paint that runs down, from the right to the left. */
function drips(width: number): string {
  const step = width / DRIPS.length;
  const [drop, gap] = [step * 0.44, step * 0.56];
  return DRIPS.map((length) => `v${length}q${-drop / 2} ${drop} ${-drop} 0v${-length}q${-gap / 2}-5 ${-gap} 0`).join(
    '',
  );
}

/** The tape around a place where one should not be. */
function tape({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }): readonly Markup[] {
  const stripes = Array.from(
    { length: Math.floor(width / 20) },
    (_, index) => `M${x + 8 + index * 20} ${y + 9}l8-10h9l-8 10z`,
  );
  return [element('rect', { x, y: y - 1, width, height: 10, fill: shade('hazard') }), filled(stripes.join(''), 'coal')];
}

/** How long the card stays, whether it needs a clear line of fire, and what it is aimed at. */
function stripMarks(card: Card, colour: string, { names, labels }: Language): readonly Markup[] {
  const needsLine =
    card.target?.target === 'line' || (card.target?.target === 'lane' && card.tags?.includes('shot') === true);
  const rows = [
    { sign: LASTS_SIGNS[card.lasts], text: names.lasts[card.lasts] },
    ...(needsLine ? [{ sign: LINE_SIGN, text: labels.line }] : []),
  ];
  const room = INNER - AIM.width - 34;
  const step = AIM.height / rows.length;
  return [
    ...rows.flatMap(({ sign, text }, index) => {
      const y = STRIP + (index + 0.5) * step;
      return [
        sized({ x: MARGIN, y: y - 8, size: 16 }, sign()),
        written({ x: MARGIN + 24, y: y + 4.5 }, text, { size: 12.5, weight: 'bold', fill: shade('quiet'), room }),
      ];
    }),
    group({ x: WIDTH - MARGIN - AIM.width, y: STRIP }, aimMarks(card, colour)),
    element('path', { d: `M${MARGIN} ${TEXT - 6}h${INNER}`, stroke: shade('line') }),
  ];
}
