import type { LocaleTag } from '../kernel/index.ts';

/** How a table is drawn. */
export interface TablePicture {
  /** One that the game speaks. */
  readonly locale: LocaleTag;
  /** `narrow` is made for 360 pixels, `wide` for 1200; `wide` if not said. */
  readonly width?: 'narrow' | 'wide';
  /** `outside` where the page has the style of these pictures already; `inside` if not said. */
  readonly style?: 'inside' | 'outside';
}

/**
 * The pictures of a game, as SVG: the same look always gives the same text.
 *
 * @rule KER-13.2 The same look, drawn in the same way, is the same picture to the letter.
 * @rule KER-13.5 All that is on the table is in the picture under its own name, so that a page can find what was clicked.
 */
export interface Pictures<Look> {
  /** The style of all of them, for a page that shows several. */
  readonly style: string;
  /** All that lies on the table. */
  table(look: Look, options: TablePicture): string;
  /** A card, by its id. */
  card?(id: string, locale: LocaleTag, style?: TablePicture['style']): string;
}
