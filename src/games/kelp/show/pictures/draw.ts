import type { TablePicture } from '../../../../drawing/index.ts';
import { givenOptions, type LocaleTag } from '../../../../kernel/index.ts';
import { defaultPack } from '../../cards/pack/pack.ts';
import { LANGUAGES } from '../../text/languages.ts';
import type { Look } from '../look.ts';
import { readerOf } from '../reader.ts';
import { cardIn, type DrawnCard } from './card.ts';
import { type DrawOptions, tableIn } from './table.ts';

/** A look as an SVG picture: the reef with its blocks and currents, the shark, and all that lies before both sides. */
export function drawTable(look: Look, options: DrawOptions = {}): string {
  return tableIn(LANGUAGES, look, { reader: readerOf(defaultPack), ...givenOptions(options) });
}

/** A card, a block or a tile as an SVG picture: what is to be seen, what it costs and brings, and what it does. */
export function drawCard(card: DrawnCard, locale: LocaleTag = 'en', style?: TablePicture['style']): string {
  return cardIn(LANGUAGES, card, { locale, style });
}
