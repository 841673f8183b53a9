import { givenOptions, type LocaleTag, type Outcome } from '../kernel/index.ts';
import { type Colour, givenColour, inked, type Line, type Palette, trimmed } from './ink.ts';

/** How a position is drawn as text. */
export interface TextOptions {
  /** `ansi` and `ansi-256` draw with the escape sequences of a terminal; `none` is the default. */
  readonly colour?: Colour;
  readonly locale?: LocaleTag;
  /** What the cards of a pack of one's own are called, by id. */
  readonly names?: Readonly<Record<string, string>>;
  /** How the table has ended the game. Without it, the text says what the position itself knows. */
  readonly outcome?: Outcome | undefined;
}

/** In which words a position is drawn. */
export type TextWords = Required<Pick<TextOptions, 'locale' | 'names'>>;

/** A position as text: its parts, between which a line is left free, in these inks. A part without lines is left out. */
export function textWith(
  options: TextOptions,
  inks: Palette,
  partsIn: (words: TextWords) => readonly (readonly Line[])[],
): string {
  const { colour = 'none', locale = 'en', names = {} } = givenOptions(options);
  const ink = givenColour(colour);
  return partsIn({ locale, names: givenOptions(names) })
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => inked(trimmed(line), ink, inks)).join('\n'))
    .join('\n\n');
}
