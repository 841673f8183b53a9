/**
 * Pictures of Ants as SVG, for a page that has no rules: see `gastropodia/ants/show`.
 *
 * @module gastropodia/ants/show/pictures
 */

export { picturesIn } from './pictures.ts';
export { ANTS_STYLE } from './theme.ts';
