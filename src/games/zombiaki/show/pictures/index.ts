/**
 * SVG pictures of Zombiaki, for the thin client: see `gastropodia/zombiaki/show`.
 *
 * @module gastropodia/zombiaki/show/pictures
 */

export { picturesIn } from './pictures.ts';
export { ZOMBIAKI_STYLE } from './theme.ts';
