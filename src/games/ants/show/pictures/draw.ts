import type { TablePicture } from '../../../../drawing/index.ts';
import { givenOptions, type LocaleTag } from '../../../../kernel/index.ts';
import { defaultBoard } from '../../board/layouts/board.ts';
import { defaultPack } from '../../cards/pack/pack.ts';
import { LANGUAGES } from '../../text/languages.ts';
import type { Look } from '../look.ts';
import { readerOf } from '../reader.ts';
import { cardIn, type DrawnCard } from './card.ts';
import { type DrawOptions, tableIn } from './table.ts';

/** A look as an SVG picture: the garden, the tracks, the display, and every player with nest and brood. */
export function drawTable(look: Look, options: DrawOptions = {}): string {
  const reader = readerOf({ pack: defaultPack, board: defaultBoard });
  return tableIn(LANGUAGES, look, { reader, ...givenOptions(options) });
}

/** A card or a tile as an SVG picture: what is to be seen, what it costs and needs, and what it does. */
export function drawCard(card: DrawnCard, locale: LocaleTag = 'en', style?: TablePicture['style']): string {
  return cardIn(LANGUAGES, card, { locale, style });
}
