/**
 * Pictures of Zombiaki as SVG, for a page that has no rules: see `gastropodia/zombiaki/show`.
 *
 * @module gastropodia/zombiaki/show/pictures
 */

export { picturesIn } from './pictures.ts';
export { ZOMBIAKI_STYLE } from './theme.ts';
