/**
 * SVG pictures of Ants, for the thin client: see `gastropodia/ants/show`.
 *
 * @module gastropodia/ants/show/pictures
 */

export { picturesIn } from './pictures.ts';
export { ANTS_STYLE } from './theme.ts';
