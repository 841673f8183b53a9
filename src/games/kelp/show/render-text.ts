import {
  type CardCount,
  cardsIn,
  endText,
  flow,
  type Line,
  type Piece,
  piece,
  type TextOptions,
  textWith,
} from '../../../drawing/index.ts';
import { counted, givenOptions } from '../../../kernel/index.ts';
import {
  COLOURS,
  type Colour,
  FOOD_SPACES,
  HUNGER_SPACES,
  OCTOPUS,
  SHARK,
  SIDES,
  TILE_SPACES,
  TILES,
} from '../components.ts';
import { dieNumber, faceOf } from '../table/dice.ts';
import type { KelpPrintedView } from '../table/state.ts';
import { LANGUAGES } from '../text/languages.ts';
import { type Drawing, drawingOf, nameOf } from './drawn.ts';
import type { DiceLook } from './look.ts';
import { look } from './looking.ts';
import { blockInk, dieCode, inkOf, KELP_INKS } from './marks.ts';
import type { LookOptions } from './memory.ts';
import { decisionText, timeWords } from './now.ts';
import { sideBeside } from './shown-story.ts';
import { boardLines } from './text-board.ts';

/** How a position is drawn. */
export interface RenderOptions extends TextOptions, LookOptions {}

/**
 * A position as text for a terminal of 80 columns: the board as the octopus sees it, what the marks mean, both sides with all
 * that lies before them, then who has to decide what.
 *
 * A block in brackets is revealed, one in parentheses is hidden, below it how likely it is what; a current space has its name
 * and the current on it.
 */
export function renderText(view: KelpPrintedView, options: RenderOptions = {}): string {
  const seen = look(view, givenOptions(options).outcome, options);
  return textWith(options, KELP_INKS, ({ locale, names: given }) =>
    textParts(drawingOf(seen, { languages: LANGUAGES, locale }, given)),
  );
}

/** The parts of a position, between which a line is left free. */
function textParts(drawing: Drawing): readonly (readonly Line[])[] {
  return [
    titleLines(drawing),
    boardLines(drawing),
    legendLines(drawing),
    octopusLines(drawing),
    sharkLines(drawing),
    nowLines(drawing),
  ];
}

/** When it is: the round, whose turn, and what it is at. */
export const titleLines = (drawing: Drawing): readonly Line[] =>
  flow(
    timeWords(drawing).map((text) => piece(text, 'title')),
    { between: ' | ' },
  );

/** What the marks on the board mean. */
export function legendLines({ look, labels, cardName }: Drawing): readonly Line[] {
  const { codes } = labels;
  const dice = COLOURS.map((colour) => `${codes.dice[colour]} ${labels.dieOf(colour)}`);
  const blocks = look.kinds.flatMap(({ block }) => {
    const code = Object.hasOwn(codes.blocks, block) ? codes.blocks[block as keyof typeof codes.blocks] : undefined;
    return code === undefined ? [] : [`${code} ${cardName(block)}`];
  });
  return flow(
    [
      `[ ] ${labels.revealed}`,
      `( ) ${labels.hidden}`,
      `${codes.unknown} ${labels.unknown}`,
      `<p> ${labels.den}`,
      `${codes.shark}${codes.facings.inward} ${labels.shark}, ${labels.looks('inward')}`,
      ...(look.facts === undefined ? [] : [`% ${labels.memory}`]),
      ...dice,
      ...blocks,
    ].map((text) => piece(text, 'faint')),
    { between: '  ' },
  );
}

/** The octopus with its hand, its piles, the market, the reserve and its foods. */
function octopusLines(drawing: Drawing): readonly Line[] {
  const { look, labels, cardName, words } = drawing;
  const { hand, drawPile, market } = look;
  const slots = look.slots.flatMap((card) => (card === undefined ? [] : [piece(cardName(card))]));
  const stacks = market.map(({ type, top, below }) =>
    piece(
      `${words.types[type]}: ${top === undefined ? labels.empty : cardName(top)}${below.length === 0 ? '' : ` (${labels.below(cardsIn(below))})`}`,
    ),
  );
  const foods = look.eaten.map(({ block, isUsed }) =>
    piece(isUsed ? `${cardName(block)} (${labels.used})` : cardName(block), 'food'),
  );
  return [
    ...playerLine(drawing, OCTOPUS, [labels.handLimit(hand.limit)]),
    ...headedList(labels.hand, handPieces(drawing)),
    ...headedList(
      `${labels.drawPile} ${drawPile.size}`,
      drawPile.top.map((card) => piece(labels.onTop(cardName(card)))),
    ),
    ...headedList(labels.played, slots),
    ...headedList(`${labels.discards} ${look.discards.length}`, names(look.discards.map(cardName))),
    ...headedList(labels.market, stacks),
    ...headedList(labels.gained, names(look.lesson.cards.map(cardName))),
    ...headedList(
      labels.reserve,
      counted(look.reserve.map(cardName)).map((name) => piece(name, 'faint')),
    ),
    ...headedList(`${labels.foodTrack} ${labels.of(look.eaten.length, FOOD_SPACES)}`, foods),
    ...mixLines(drawing),
    ...headedList(labels.removed, listed(drawing, look.removed)),
  ];
}

/** The shark with its dice, its tracks and its cards. */
function sharkLines(drawing: Drawing): readonly Line[] {
  const { look, labels, cardName, dieName } = drawing;
  const { codes } = labels;
  const dice = (ids: readonly string[]): Line =>
    ids.map((die) => {
      const { text, ink } = dieCode(die, codes);
      return piece(text, ink);
    });
  const coloured = (colours: readonly Colour[]): Line => colours.map((colour) => piece(codes.dice[colour], colour));
  const counts = (of: DiceLook): Line => COLOURS.map((colour) => piece(`${codes.dice[colour]} ${of[colour]}`, colour));
  const row = look.row.map((id) => {
    const card = look.sharkCards.find((each) => each.card === id);
    if (id === undefined || card === undefined) return piece(labels.gap, 'faint');
    return piece(`${cardName(id)} ${card.cost} (${card.dice.map((colour) => codes.dice[colour]).join('')})`);
  });
  const energy = look.budget ?? look.energy.reduce((sum, die) => sum + faceOf(dieNumber(die)), 0);
  return [
    ...playerLine(drawing, SHARK, []),
    ...headedList(labels.drawn, coloured(look.drawn)),
    ...headedList(labels.pool, dice(look.pool)),
    ...headedList(labels.bag, look.bag === undefined ? [] : counts(look.bag)),
    ...headedList(labels.supply, counts(look.supply)),
    ...headedList(`${labels.energy} (${labels.energySum(energy)})`, dice(look.energy)),
    ...headedList(`${labels.hunger} ${labels.of(look.hunger.length, HUNGER_SPACES)}`, coloured(look.hunger)),
    ...headedList(
      `${labels.growth} ${labels.of(look.tiles, TILES)}`,
      look.tiles === TILES
        ? []
        : [piece(`${labels.tile(look.tiles + 1)} ${labels.of(look.growth.length, TILE_SPACES)}`)],
    ),
    ...headedList(labels.row, row),
    ...headedList(labels.front, names(look.front.map(cardName))),
    ...look.stashes.flatMap(({ card, die }) => headedList(labels.stash(cardName(card), dieName(die)), [])),
    ...headedList(
      labels.confrontation,
      look.pairs.flatMap(({ strategy, counter, isLeft }) =>
        isLeft ? [piece(`${cardName(strategy)} – ${cardName(counter)}`)] : [],
      ),
    ),
    ...headedList(`${labels.deck} ${cardsIn(look.deck)}`, listed(drawing, look.deck)),
    ...headedList(labels.spent, listed(drawing, look.spent)),
  ];
}

/** What is being mixed. */
function mixLines({ look, labels, cardName }: Drawing): readonly Line[] {
  if (look.mix === undefined) return [];
  const { bagged, blocks, drawn, isDrawn } = look.mix;
  const known = blocks.length === 0 ? [piece(labels.blocks(bagged))] : names(blocks.map(cardName));
  return [
    ...(bagged === 0 ? [] : headedList(labels.blockBag, known)),
    ...(isDrawn
      ? headedList(labels.drawnBlock, [
          piece(
            drawn === undefined ? labels.unknown : cardName(drawn),
            drawn === undefined ? 'kelp' : blockInk(look, drawn),
          ),
        ])
      : []),
  ];
}

function playerLine(drawing: Drawing, seat: 0 | 1, notes: readonly string[]): readonly Line[] {
  const { look, labels, players, words } = drawing;
  return flow(
    [
      piece(nameOf(drawing, seat), inkOf(seat)),
      ...sideBeside(players[seat] ?? '', words.sides[SIDES[seat]]).map((side) => piece(side)),
      ...(look.viewer === seat ? [piece(labels.you)] : []),
      ...notes.map((text) => piece(text)),
      ...(look.outcome?.winners.includes(seat) === true ? [piece(labels.won, 'title')] : []),
    ],
    { between: ', ', indent: 2 },
  );
}

/** The cards of the hand as far as they are seen; those that everybody knows are marked. */
export function handPieces({ look, labels, cardName }: Drawing): Line {
  const { cards, hidden, known } = look.hand;
  const left = [...known];
  const shown = cards.map((card) => {
    const index = left.indexOf(card);
    if (index < 0) return cardName(card);
    left.splice(index, 1);
    return `${cardName(card)} (${labels.known})`;
  });
  if (shown.length + hidden === 0) return [piece(labels.empty, 'faint')];
  return [
    ...counted(shown).map((name) => piece(name)),
    ...(hidden === 0 ? [] : [piece(labels.unknownCards(hidden), 'faint')]),
  ];
}

const names = (each: readonly string[]): Line => counted(each).map((name) => piece(name));

const listed = ({ cardName }: Drawing, counts: readonly CardCount[]): Line =>
  counted(counts.flatMap(({ card, count }) => Array.from({ length: count }, () => cardName(card)))).map((name) =>
    piece(name, 'faint'),
  );

/** Pieces with commas between them, under a word at the left; nothing, where there is nothing to say. */
function headedList(head: string, pieces: readonly Piece[]): readonly Line[] {
  if (pieces.length === 0) return /\d/.test(head) ? [[piece(`  ${head}`, 'title')]] : [];
  return flow(pieces, { head: piece(`  ${head}: `, 'title'), between: ', ', indent: 4 });
}

/** Who has to decide what; or how the game has ended. */
export function nowLines(drawing: Drawing): readonly Line[] {
  const { look, labels } = drawing;
  const end = endText(drawing);
  return [
    ...look.decisions.flatMap((decision) =>
      sentenceLines(labels.waits, decisionText(drawing, decision), inkOf(decision.seat)),
    ),
    ...(end === undefined ? [] : sentenceLines('', end, 'title')),
  ];
}

function sentenceLines(head: string, text: string, ink: string): readonly Line[] {
  const pieces = text.split(' ').map((word) => piece(word, ink));
  return flow(pieces, { ...(head === '' ? {} : { head: piece(`${head}: `, 'title') }), between: ' ', indent: 2 });
}
