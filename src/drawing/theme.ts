import { deepFreeze, EngineError } from '../kernel/index.ts';
import { LETTERS } from './lettering.ts';

/** A colour by day and by night. */
export type Shade = readonly [light: string, dark: string];

/** The colours of pictures by name: whoever shows one can set `--gastropodia-<name>` to another colour. */
export type Theme = Readonly<Record<string, Shade>>;

/**
 * What all pictures have: paper and ink, what is quieter, lines, what is lit, and the seats with what is written on them. What
 * is lit is darker than any ground by day and brighter by night; `halo` is the opposite, for rims among light and dark.
 */
export const THEME: Theme = /* @__PURE__ */ deepFreeze({
  paper: ['#fffdf7', '#20262c'],
  ground: ['#f4efe3', '#171c21'],
  ink: ['#26303a', '#e9e6dc'],
  quiet: ['#5f6872', '#a9b1b8'],
  line: ['#d9d2c2', '#3c464f'],
  shade: ['#26303a', '#000000'],
  lit: ['#6e0040', '#ffe9a3'],
  halo: ['#ffffff', '#000000'],
  alarm: ['#b3261e', '#ff8f7e'],
  'seat-0': ['#c4432f', '#e2705c'],
  'seat-1': ['#2a67b5', '#6aa3e8'],
  'seat-2': ['#3d7f3a', '#77b96f'],
  'seat-3': ['#7d4aa5', '#b68ad8'],
  'on-seat': ['#ffffff', '#14181c'],
});

/** The class of all our pictures, which their styles keep to: they change nothing else of a page. */
export const PICTURE_CLASS = 'gastropodia';

const NAME = /^[a-z][a-z\d-]*$/;

/**
 * The style of pictures with these colours. It is dark where the reader's machine is; `data-theme="dark"` or `"light"` on
 * the picture, or on anything around it, settles it.
 *
 * @param rules what else it says, as rules that begin inside of a picture: `.done{opacity:.55}`.
 * @param of which of our pictures it is for, by a class that they have: `snails`. If not said, it is for all that have no
 *   style of their own. So pictures of several games can stand on one page.
 *
 * @rule KER-13.4 The styles of a picture change nothing else on the page, the pictures of another game neither.
 */
export function styleOf(theme: Theme, rules: readonly string[] = [], of = PICTURE_CLASS): string {
  const names = Object.keys(theme);
  for (const name of names) {
    if (!NAME.test(name)) throw new EngineError('argument/invalid', `'${name}' is no name of a colour.`);
  }
  if (!NAME.test(of)) throw new EngineError('argument/invalid', `'${of}' is no name of pictures.`);
  const own = of === PICTURE_CLASS ? `.${PICTURE_CLASS}` : `.${PICTURE_CLASS}.${of}`;
  const shades = (index: 0 | 1): string =>
    names.map((name) => `--${name}:var(--gastropodia-${name},${colourOf(theme, name, index)})`).join(';');
  const forced = (which: string): string => `[data-theme=${which}] ${own},${own}[data-theme=${which}]`;
  return [
    `${own}{${shades(0)};font-family:${LETTERS};fill:var(--ink)}`,
    `@media (prefers-color-scheme:dark){${own}{${shades(1)}}}`,
    `${forced('light')}{${shades(0)}}`,
    `${forced('dark')}{${shades(1)}}`,
    `${own} .lit>.edge,${own} .lit.edge{stroke:var(--lit);stroke-width:4;stroke-opacity:1;${GLOW}}`,
    `${own} .chosen>.edge,${own} .chosen.edge{stroke:var(--ink);stroke-width:6;stroke-opacity:1}`,
    ...rules.map((rule) => `${own} ${rule}`),
  ].join('');
}

function colourOf(theme: Theme, name: string, index: 0 | 1): string {
  const colour = theme[name]?.[index];
  if (typeof colour === 'string' && /^#[\da-f]{3,8}$/i.test(colour)) return colour;
  throw new EngineError('argument/invalid', `The colour '${name}' has to be like #26303a.`);
}

/**
 * A glow around the rim of what is lit, for a rule of {@link styleOf}: where the ground is light here and dark there, one
 * colour alone cannot be seen against all of it. Rims have it; the things inside do not, for a glow takes time to draw.
 */
export const GLOW: string = /* @__PURE__ */ 'filter:drop-shadow(0 0 2px var(--halo)) drop-shadow(0 0 2px var(--halo))';

/**
 * A colour of the theme, as an attribute has it.
 *
 * @rule KER-13.6 Colour is never the only sign.
 */
export const shade = (name: string): string => `var(--${name})`;
