import { hexPoint, type Point } from '../../../../boards/index.ts';
import { withCards } from '../../../../boxes/index.ts';
import {
  type Block,
  cardFoot,
  centred,
  disc,
  drawn,
  filled,
  framed,
  group,
  largestSize,
  lettersWidth,
  type Markup,
  type Paragraph,
  PEN,
  panel,
  paragraphs,
  shade,
  sized,
  star,
  type TablePicture,
  written,
} from '../../../../drawing/index.ts';
import {
  attempt,
  type Called,
  calledWith,
  capitalised,
  EngineError,
  type LocaleTag,
  languageWith,
  nameIn,
} from '../../../../kernel/index.ts';
import type { Automatic, Card, Effect, Face, Rolled, Target } from '../../cards/vocabulary.ts';
import { type CardPart, cardParts } from '../../text/card-words.ts';
import type { CardLanguage, Language, SnailsLanguages } from '../../text/language.ts';
import { KIND_SIGNS, type Kind } from './chips.ts';
import { ACTION_ICONS, cellRow, die, effectCells, SNAIL } from './icons.ts';
import { HEX } from './shapes.ts';
import { SNAILS_STYLE } from './theme.ts';

/** A card of a pack, as it is drawn. */
export interface DrawnCard {
  readonly id: string;
  /** The deck of the pack that it is in. */
  readonly deck: Kind;
  readonly card: Card;
  /** What it is called, where our own names do not have it. */
  readonly name?: string;
}

/** Five for a millimetre. */
const [WIDTH, HEIGHT] = [315, 440];
const MARGIN = 14;
const INNER = WIDTH - 2 * MARGIN;
const HEAD = 58;
const FOOT = 34;

/** A card as an SVG picture, with the words of one of these languages. */
export function cardIn(
  languages: SnailsLanguages,
  card: DrawnCard,
  { locale, style }: { readonly locale: LocaleTag; readonly style: TablePicture['style'] },
): string {
  const language = withCards<CardLanguage>(languageWith(languages)(locale));
  const called = calledWith(languages)(undefined, locale);
  const drawn = attempt(() => cardPicture(card, { language, called }, style));
  if (drawn !== undefined) return drawn;
  throw new EngineError('card/unknown', 'A card of a pack is needed here, with its id and its deck.');
}

interface Speech {
  readonly language: CardLanguage;
  readonly called: Called;
}

function cardPicture(drawn: DrawnCard, { language, called }: Speech, style: TablePicture['style']): string {
  const { id, card, deck } = drawn;
  const name = drawn.name ?? nameIn(language.names.cards, id);
  const parts = cardParts(card, language, called);
  const colour = `deck-${colourOf(drawn)}`;
  return framed(
    {
      width: WIDTH,
      height: HEIGHT,
      title: name,
      description: parts.map(({ head, text }) => (head === undefined ? text : `${head}: ${text}`)).join(' '),
      classes: 'snails card',
      style: style === 'outside' ? undefined : SNAILS_STYLE,
      attributes: { ...PEN, 'data-card': id },
    },
    panel({ x: 0.5, y: 0.5, width: WIDTH - 1, height: HEIGHT - 1, r: 18 }, 'paper', { stroke: shade('line') }),
    panel({ x: 4, y: 4, width: WIDTH - 8, height: HEIGHT - 8, r: 15 }, 'paper', {
      class: 'edge',
      stroke: shade(colour),
      'stroke-width': 3,
    }),
    ...headMarks({ name, deck, colour, under: 'faction' in card ? language.names.factions[card.faction] : '' }),
    ...(isSplit(card) ? splitMarks(card, parts, colour) : wholeMarks(card, parts, colour)),
    ...footMarks(card, language),
  );
}

const colourOf = ({ card, deck }: DrawnCard): Kind => ('colour' in card ? card.colour : deck);

function headMarks({
  name,
  deck,
  colour,
  under,
}: {
  name: string;
  deck: Kind;
  colour: string;
  under: string;
}): readonly Markup[] {
  const room = INNER - 44;
  const size = largestSize({ size: 23, least: 13, height: room }, (tried) =>
    lettersWidth(name, { size: tried, weight: 'bold' }),
  );
  return [
    filled(`M4 ${HEAD}V19A15 15 0 0 1 19 4H${WIDTH - 19}a15 15 0 0 1 15 15V${HEAD}z`, colour),
    disc(MARGIN + 17, 31, 17, 'paper'),
    sized({ x: MARGIN + 7, y: 21, size: 20 }, [KIND_SIGNS[deck](colour)]),
    written({ x: MARGIN + 44, y: under === '' ? 31 + size * 0.36 : 31 }, name, {
      size,
      weight: 'bold',
      fill: shade('paper'),
      room,
    }),
    ...(under === '' ? [] : [written({ x: MARGIN + 44, y: 48 }, under, { size: 13, fill: shade('paper'), room })]),
  ];
}

/** Where a card comes from, how many there are, and what else is printed below. */
function footMarks(card: Card, { names }: Language): readonly Markup[] {
  const signs = [
    ...('returns' in card && card.returns !== undefined
      ? [drawn('M20 19c0-9-6-12-14-10M11 3L5 9l7 5', 'ink', 2.6)]
      : []),
    ...('rage' in card && card.rage !== undefined
      ? [group({ x: 0, y: 0 }, [drawn('M3 21L18 6M14 3l7 7M5 14l5 5', 'ink', 2.6)])]
      : []),
  ];
  const { source } = card;
  const copies = 'copies' in card ? card.copies : 1;
  return cardFoot({ source, note: names.sources[source], copies, signs }, { x: MARGIN, y: HEIGHT - 24, width: INNER });
}

/** What a card of one piece has in common. */
type Whole = Extract<Card, Rolled | Automatic>;

const isSplit = (card: Card): card is Exclude<Card, Whole> => 'halves' in card || 'choose' in card;

/** Where signs are drawn: as high as the words leave room for. */
interface Art {
  readonly top: number;
  readonly height: number;
}
const TOP = HEAD + 8;
const LEAST_ART = 138;
const MOST_ART = 186;

/** A card of one piece: what it reaches and does in signs, then in words. */
function wholeMarks(card: Whole, parts: readonly CardPart[], colour: string): readonly Markup[] {
  const bottom = HEIGHT - FOOT - 8;
  const words = textBlock(parts, { width: INNER, height: bottom - TOP - LEAST_ART - 12 });
  const art = { top: TOP, height: Math.min(MOST_ART, bottom - TOP - words.height - 12) };
  const end = art.top + art.height;
  const rest = bottom - end - words.height;
  return [
    panel({ x: MARGIN - 4, y: art.top, width: INNER + 8, height: art.height, r: 12 }, 'ground'),
    filled(
      `M${MARGIN - 4} ${end - 34}c40-22 90 16 140-6s100-10 ${INNER - 132} 4v24a12 12 0 0 1-12 12H${MARGIN + 8}a12 12 0 0 1-12-12z`,
      'line',
      { opacity: 0.35 },
    ),
    ...reachMarks(card.target, colour, art),
    ...signRows(card, art),
    group({ x: MARGIN, y: end + Math.min(rest / 2, 14) }, words.marks),
  ];
}

/** How much larger signs are than in the lowest art. */
const scaleOf = ({ height }: Art): number => Math.min(1.2, height / LEAST_ART);

/** The rows with their dice, or what is done without any; then what follows. */
function signRows(card: Whole, art: Art): readonly Markup[] {
  const rows: readonly { readonly faces: readonly Face[]; readonly effects: readonly Effect[] }[] = [
    ...('rows' in card ? card.rows : [{ faces: [], effects: card.effects }]),
    ...('after' in card && card.after !== undefined ? [{ faces: [], effects: card.after }] : []),
  ];
  const scale = scaleOf(art);
  const height = Math.min(42 * scale, (art.height - 16) / rows.length);
  const size = Math.min(('rows' in card ? 28 : 40) * scale, height - 6);
  const left = MARGIN + 14 + 112 * scale;
  const room = WIDTH - MARGIN - left;
  return rows.flatMap(({ faces, effects }, index) => {
    const y = art.top + art.height / 2 + (index - (rows.length - 1) / 2) * height - size / 2;
    const dice = faces.map((face, each) => die(face, { x: left + each * (size + 3), y, size }));
    const used = faces.length * (size + 3) + (faces.length === 0 ? 0 : 6);
    return [...dice, ...cellRow(effectCells(effects), { x: left + used, y, size, width: room - used }).marks];
  });
}

/** How far rings are drawn. */
const FURTHEST = 4;

/** The fields that a card reaches, around one's own snail. */
function reachMarks(target: Target | undefined, colour: string, art: Art): readonly Markup[] {
  const [least, most] = target === undefined || target.target === 'others' ? [0, 0] : target.range;
  const rings = Math.min(FURTHEST, Math.max(1, most));
  const scale = scaleOf(art);
  const unit = (108 * scale) / (2 * rings + 1);
  const middle = { x: MARGIN + 2 + 56 * scale, y: art.top + art.height / 2 - (target === undefined ? 0 : 11) };
  const fields = [];
  for (let q = -rings; q <= rings; q++) {
    for (let r = Math.max(-rings, -q - rings); r <= Math.min(rings, -q + rings); r++) {
      const steps = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
      const isReached = least <= steps && steps <= most;
      const { x, y } = hexPoint({ q, r });
      const size = (unit * 24) / 21;
      fields.push(
        sized({ x: middle.x + x * unit - size / 2, y: middle.y + y * unit - size / 2, size }, [
          filled(HEX, isReached ? colour : 'paper', {
            opacity: isReached ? 0.55 : 1,
            stroke: shade(isReached ? colour : 'line'),
            'stroke-width': isReached ? 1.6 : 1,
          }),
        ]),
      );
    }
  }
  const snail = Math.max(16, unit * 0.72);
  return [
    ...fields,
    sized({ x: middle.x - snail / 2, y: middle.y - snail / 2, size: snail }, SNAIL()),
    ...(target === undefined
      ? []
      : targetMarks(target, least === most ? String(most) : `${least}–${most}`, {
          x: middle.x,
          y: art.top + art.height - 14,
        })),
  ];
}

/** At what it is aimed, how far, and whether that has to be seen. */
function targetMarks(target: Target, range: string, middle: Point): readonly Markup[] {
  const at = (x: number): Point & { readonly size: number } => ({ x: middle.x + x, y: middle.y - 9, size: 18 });
  if (target.target === 'others') return [];
  return [
    sized(at(-44), AIMS[target.target]()),
    centred(range, { ...middle, size: 15 }, 'ink'),
    sized(at(26), [
      drawn('M1 12c5-9 17-9 22 0-5 9-17 9-22 0z', 'ink', 2),
      disc(12, 12, 3.6, 'ink'),
      ...(target.sight === 'needed' ? [] : [drawn('M4 22L20 2', 'paper', 5), drawn('M4 22L20 2', 'alarm', 2.6)]),
    ]),
  ];
}

const AIMS: Readonly<Record<Exclude<Target['target'], 'others'>, () => readonly Markup[]>> = {
  snail: () => SNAIL(),
  'two-snails': () => [sized({ x: -5, y: 4, size: 17 }, SNAIL()), sized({ x: 12, y: 4, size: 17 }, SNAIL())],
  field: () => [drawn(HEX, 'ink', 2.4)],
  burst: () => [drawn(star(6, 11, 4), 'ink', 2), ...SNAIL().slice(2, 3)],
  player: () => [disc(12, 7, 6, 'ink'), filled('M1 24c0-14 22-14 22 0z', 'ink')],
};

const LETTERS = { size: 16, least: 11 };

/** Sentences one below the other, in letters as large as there is room for; rows stand behind their dice. */
function textBlock(parts: readonly CardPart[], area: { readonly width: number; readonly height: number }): Block {
  return paragraphs(withLead(parts).map(paragraphOf), { ...area, ...LETTERS });
}

function paragraphOf({ head, text, faces = [] }: CardPart): Paragraph {
  if (faces.length === 0) return { text: head === undefined ? capitalised(text) : `${head}: ${text}` };
  const signs = (size: number) => ({
    width: faces.length * (size + 5) + 3,
    marks: faces.map((face, index) => die(face, { x: index * (size + 5), y: -1, size: size + 3 })),
  });
  return { text: capitalised(text), signs };
}

/** What comes before the rows is read at one go. */
function withLead(parts: readonly CardPart[]): readonly CardPart[] {
  const first = parts.findIndex(({ head }) => head !== undefined);
  const lead = parts.slice(0, first === -1 ? parts.length : first);
  return lead.length < 2 ? parts : [{ text: lead.map(({ text }) => text).join(' ') }, ...parts.slice(lead.length)];
}

/** A card of which one takes a part: parts below each other, each with its sign and its name. */
function splitMarks(card: Exclude<Card, Whole>, parts: readonly CardPart[], colour: string): readonly Markup[] {
  const [lead, ...shown] = parts;
  const top = HEAD + 34;
  const tail = shown.filter(({ head }) => head === undefined);
  const halves = shown.filter(({ head }) => head !== undefined);
  const height = (HEIGHT - FOOT - 6 - top - tail.length * 30) / halves.length;
  const signs = 'choose' in card ? Object.values(card.choose).map(({ effects }) => effectCells(effects)) : [];
  return [
    ...(lead === undefined
      ? []
      : [centred(lead.text, { x: WIDTH / 2, y: HEAD + 19, size: 13 }, 'quiet', { 'font-weight': 'normal' })]),
    ...halves.flatMap((part, index) => {
      const y = top + index * height;
      const name = (part.head ?? '').replace(/^[“„]|[”“]$/g, '');
      const icon =
        part.half === undefined
          ? cellRow(signs[index] ?? [], { x: MARGIN + 8, y: y + 8, size: 32, width: 90 })
          : undefined;
      const left = MARGIN + 16 + (icon?.width ?? 34);
      return [
        panel({ x: MARGIN - 4, y, width: INNER + 8, height: height - 8, r: 12 }, 'ground', {
          stroke: shade(colour),
          'stroke-opacity': 0.4,
        }),
        ...(icon?.marks ?? [
          sized({ x: MARGIN + 8, y: y + 8, size: 32 }, part.half === undefined ? [] : ACTION_ICONS[part.half]()),
        ]),
        written({ x: left, y: y + 30 }, name, {
          size: 18,
          weight: 'bold',
          fill: shade(colour),
          room: WIDTH - MARGIN - left,
        }),
        group(
          { x: MARGIN + 6, y: y + 46 },
          textBlock([{ text: part.text }], { width: INNER - 12, height: height - 58 }).marks,
        ),
      ];
    }),
    group({ x: MARGIN, y: HEIGHT - FOOT - 36 }, textBlock(tail, { width: INNER, height: 28 }).marks),
  ];
}
