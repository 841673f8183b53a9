/**
 * Pictures of Snails as SVG, for a page that has no rules: see `gastropodia/snails/show`.
 *
 * @module gastropodia/snails/show/pictures
 */

export { picturesIn } from './pictures.ts';
export { SNAILS_STYLE } from './theme.ts';
