/**
 * SVG pictures of Snails, for the thin client: see `gastropodia/snails/show`.
 *
 * @module gastropodia/snails/show/pictures
 */

export { picturesIn } from './pictures.ts';
export { SNAILS_STYLE } from './theme.ts';
