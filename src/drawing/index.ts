/**
 * Building blocks for coloured terminal output and SVG pictures. They know no game: you draw from a look.
 *
 * @module gastropodia/drawing
 */

// Text
export { aligned, safeText, widthOf, wrapped, writtenOut } from './text.ts';
export {
  type Colour,
  COLOURS,
  flow,
  type FlowOptions,
  INKS,
  givenColour,
  inked,
  type Line,
  type Palette,
  piece,
  type Piece,
  type Style,
  trimmed,
} from './ink.ts';
export { type Box, type Canvas, createCanvas } from './canvas.ts';
export { type BoardCell, boxLines, type BoxOptions, brickLines, type BrickOptions, packed, spread } from './cells.ts';
export { nowSheet, TABLE_SIZES, tableFramed, type TableParts, type TableSize } from './table-framed.ts';
export { type TextOptions, type TextWords, textWith } from './text-table.ts';

// Telling a game
export { endLook, type EndLook, endText } from './ended.ts';
export type { Happening, Story, StoryOptions } from './story.ts';
export { type CardCount, cardsIn, entryIn, printed } from './counting.ts';
export { type DrawnLanguage, type WordedLook, wordedWith } from './worded.ts';

// Pictures
export {
  type Attributes,
  element,
  group,
  label,
  link,
  type Markup,
  outline,
  picture,
  type PictureOptions,
} from './svg.ts';
export {
  largestSize,
  type Lettering,
  lettersCut,
  lettersWidth,
  lettersWrapped,
  lineHeight,
  nameLines,
  type Room,
  written,
} from './lettering.ts';
export { type Frame, framed } from './framed.ts';
export { centred, disc, drawn, filled, panel, PEN, sized, star } from './shapes.ts';
export { type Block, PADDING, type Paragraph, paragraphs, sentence, sheet, stacked } from './blocks.ts';
export {
  type BacksLook,
  backsChip,
  cardChip,
  type Chip,
  chipLines,
  type ChipLook,
  wordChip,
} from './chips.ts';
export { type CardFoot, cardFoot } from './card-foot.ts';
export { CARD, cardFramed, type CardParts } from './card-framed.ts';
export { type CardPlace, cardRows, type CardSpot, emptyPlace } from './small-cards.ts';
export { headed, playerSheet, SEAT_BAND, titled } from './player-sheet.ts';
export { headLine, nameLine, type SideSign, type StepPill } from './headings.ts';
export { GLOW, PICTURE_CLASS, shade, type Shade, styleOf, type Theme, THEME } from './theme.ts';
export type { Pictures, TablePicture } from './pictures.ts';
