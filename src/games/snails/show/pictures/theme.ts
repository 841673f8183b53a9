import { GLOW, styleOf, THEME, type Theme } from '../../../../drawing/index.ts';

/** The colours of Snails: terrains with their sides and what grows there, snails, decks, tokens. */
const COLOURS: Theme = {
  ...THEME,
  sea: ['#c3e0ea', '#16303d'],
  water: ['#a9d2e2', '#1d4152'],
  wave: ['#7fb6cc', '#356479'],
  foam: ['#dceff4', '#2a566a'],
  beach: ['#f3dfae', '#b79a63'],
  'beach-side': ['#d8ba7c', '#8a7145'],
  'beach-mark': ['#c59f57', '#735b33'],
  meadow: ['#b5d37d', '#64854a'],
  'meadow-side': ['#8bb055', '#4a6636'],
  'meadow-mark': ['#6f9a3c', '#3b5529'],
  mountain: ['#cfc9c0', '#7b7771'],
  'mountain-side': ['#a39c92', '#5a5651'],
  'mountain-mark': ['#857d72', '#47433f'],
  flesh: ['#f2d3a9', '#d8b58a'],
  'flesh-line': ['#8a6238', '#5c4023'],
  eye: ['#ffffff', '#ffffff'],
  pupil: ['#26303a', '#26303a'],
  gold: ['#e8b23a', '#e8b23a'],
  fire: ['#e4572e', '#f2784f'],
  mine: ['#3a4149', '#1b2025'],
  dynamite: ['#c0392b', '#d9564a'],
  'deck-basic': ['#4c6a78', '#7c9cab'],
  'deck-red': ['#b23a2e', '#d96a5d'],
  'deck-purple': ['#6d4793', '#a482c8'],
  'deck-faction': ['#8a6410', '#d2a544'],
  'card-back': ['#3f5b57', '#54726d'],
};

/** The style of all pictures of Snails. */
export const SNAILS_STYLE: string = /* @__PURE__ */ styleOf(
  COLOURS,
  [
    '.done{opacity:.55}',
    ':is(.field,.snail){cursor:default}',
    // The rim of a snail lies in a group of its own size.
    `.snail.lit .edge{stroke:var(--lit);stroke-width:9;${GLOW}}`,
    '.snail.chosen .edge{stroke-width:9}',
  ],
  'snails',
);
