/**
 * SVG pictures of Kelp, for the thin client: see `gastropodia/kelp/show`.
 *
 * @module gastropodia/kelp/show/pictures
 */

export { type BlockChance, chancesIn } from '../chances.ts';
export { picturesIn } from './pictures.ts';
export { KELP_STYLE } from './theme.ts';
