import type { TablePicture } from '../../../../drawing/index.ts';
import type { LocaleTag } from '../../../../kernel/index.ts';
import { LANGUAGES } from '../../text/languages.ts';
import type { Look } from '../look.ts';
import { cardIn, type DrawnCard } from './card.ts';
import { type DrawOptions, tableIn } from './table.ts';

/** A look as an SVG picture: the islands and everything on them, the players as far as the viewer sees them. */
export function drawTable(look: Look, options: DrawOptions = {}): string {
  return tableIn(LANGUAGES, look, options);
}

/** A card as an SVG picture: its name, what it reaches, what its dice do in signs, and all of it in sentences. */
export function drawCard(card: DrawnCard, locale: LocaleTag = 'en', style?: TablePicture['style']): string {
  return cardIn(LANGUAGES, card, { locale, style });
}
