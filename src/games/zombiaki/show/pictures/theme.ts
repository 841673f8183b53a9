import { PICTURE_CLASS, styleOf, THEME, type Theme } from '../../../../drawing/index.ts';

/** The colours of Zombiaki: the street, the dead and the living, what lies about, and the night above it. */
const COLOURS: Theme = {
  ...THEME,
  paper: ['#fbf4e2', '#22222c'],
  ground: ['#e6dcc6', '#15141c'],
  ink: ['#2a2430', '#ece4d4'],
  quiet: ['#655d68', '#aba4b4'],
  line: ['#cfc3aa', '#423f50'],
  lit: ['#e08a00', '#ffc83d'],
  'seat-0': ['#a32a2a', '#e0706a'],
  'seat-1': ['#245a97', '#74aaea'],
  asphalt: ['#a3a3ab', '#383a47'],
  mark: ['#f6edd0', '#8d8a70'],
  pavement: ['#cdc5b6', '#4a4b58'],
  slab: ['#b3aa99', '#3b3c48'],
  grass: ['#8ea56b', '#33452f'],
  stone: ['#8d929c', '#6a707c'],
  'stone-side': ['#6b707a', '#4b505b'],
  night: ['#3d2f55', '#241a3a'],
  dusk: ['#6a4a78', '#3f2b55'],
  blue: ['#27466e', '#16294a'],
  haze: ['#4d76a3', '#2c4a73'],
  moon: ['#f6e6a0', '#f2df8e'],
  town: ['#2a2038', '#130e1f'],
  skin: ['#a4c276', '#93b767'],
  'skin-dark': ['#5f7d3f', '#4a6630'],
  rag: ['#6e5c82', '#5c4b70'],
  'rag-dark': ['#4a3c5c', '#3a2e4a'],
  flesh: ['#f2c9a2', '#e6bb92'],
  shirt: ['#e2e7ee', '#c9d2de'],
  dog: ['#83624a', '#8a6a52'],
  'dog-dark': ['#523a2a', '#4a3526'],
  eye: ['#fdf7d8', '#fdf7d8'],
  coal: ['#1f1b24', '#0d0b10'],
  bone: ['#f4ecd6', '#e6dcc2'],
  blood: ['#b5202b', '#d8343f'],
  brick: ['#b85a41', '#9a4a36'],
  'brick-line': ['#7c3626', '#5c2619'],
  wood: ['#b07c45', '#86592f'],
  'wood-line': ['#5f3f1e', '#3d2710'],
  steel: ['#93a0ab', '#76838f'],
  'steel-dark': ['#55606b', '#3f4953'],
  paint: ['#c8443a', '#b63c34'],
  hazard: ['#f3c02f', '#eeb92a'],
  fire: ['#ee6a1d', '#ff8436'],
  glow: ['#ffd447', '#ffdf63'],
  ice: ['#8fd0ee', '#7cc0e2'],
  spark: ['#fff19a', '#fff19a'],
};

/** The style of all pictures of Zombiaki. */
export const ZOMBIAKI_STYLE: string = /* @__PURE__ */ styleOf(
  COLOURS,
  [
    ':is(.field,.piece,.object,.lane){cursor:default}',
    // The rims of what stands on the street lie in groups of their own size.
    ':is(.piece,.object).lit .edge{stroke:var(--lit);stroke-width:7}',
    ':is(.piece,.object).chosen .edge{stroke-width:7}',
  ]
    .map((rule) => `.${PICTURE_CLASS} ${rule}`)
    .join(''),
);
