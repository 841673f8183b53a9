import type { Point } from '../boards/index.ts';
import { EngineError } from '../kernel/index.ts';
import { type Attributes, element, type Markup } from './svg.ts';
import { clustersOf, safeText } from './text.ts';

/** The letters that pictures are written in. They are as wide as each other, whichever of them a machine has. */
export const LETTERS = 'Arimo,Liberation Sans,Helvetica Neue,Helvetica,Arial,sans-serif';

/** How wide characters are, in thousandths of their size; nothing has to be measured. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [230, "ijl'|’‚‘"],
  [280, 'I.,:;! /ft·[]\\'],
  [335, 'r()-„“”°{}`×'],
  [400, '"*'],
  [500, 'cksvxyzJł'],
  [556, 'abdeghnopqu0123456789L?_–$#ß§+<>=~^¹²³'],
  [615, 'TFZŁ'],
  [667, 'ABEKPSVXY&'],
  [722, 'wCDHNRU'],
  [780, 'GOQ'],
  [835, 'mM'],
  [1000, 'W@%—…'],
];
const WIDTH_OF: ReadonlyMap<string, number> = /* @__PURE__ */ (() =>
  new Map(WIDTHS.flatMap(([width, characters]) => [...characters].map((each) => [each, width] as const))))();
/** Of a letter that is not in the table: as wide as a capital. */
const UNKNOWN = 700;
/** Fat letters are wider. */
const BOLD = 1.08;

/** How letters are written. */
export interface Lettering {
  /** From line to line it is a quarter more. */
  readonly size: number;
  readonly weight?: 'bold';
}

/**
 * How wide a text is about: from a table, so that it is the same everywhere. Accents take no room.
 *
 * @rule KER-13.3 How wide a text is comes from a table, so that nothing has to be measured.
 */
export function lettersWidth(text: string, { size, weight }: Lettering): number {
  let sum = 0;
  for (const { text: cluster, width } of clustersOf(safeText(text))) {
    const [letter = ''] = cluster.normalize('NFD');
    sum += width === 0 ? 0 : (WIDTH_OF.get(letter) ?? UNKNOWN * Math.max(1, (width * 3) / 4));
  }
  return (sum / 1000) * size * (weight === 'bold' ? BOLD : 1);
}

/** A text in lines of no more than this width. A word that is longer than a line is broken. */
export function lettersWrapped(text: string, width: number, lettering: Lettering): readonly string[] {
  const fits = (line: string): boolean => lettersWidth(line, lettering) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of safeText(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line) && line !== '') {
      const head = headOf(line, fits);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** As many characters as fit; one at least. */
function headOf(word: string, fits: (line: string) => boolean): string {
  const clusters = clustersOf(word);
  let head = clusters[0]?.text ?? '';
  for (const { text } of clusters.slice(1)) {
    if (!fits(head + text)) break;
    head += text;
  }
  return head;
}

/** A text on one line: what does not fit is cut off, and `…` stands for it. */
export function lettersCut(text: string, width: number, lettering: Lettering): string {
  const safe = safeText(text);
  if (lettersWidth(safe, lettering) <= width) return safe;
  const head = headOf(safe, (line) => lettersWidth(`${line}…`, lettering) <= width);
  return `${head.trimEnd()}…`;
}

/** So many letters at least are taken to the next line. */
const TAKEN = 4;

/**
 * A name in two lines at most: a word that is too long for a line is broken with a hyphen, but never for a few letters;
 * what is too long for two lines is cut.
 */
export function nameLines(name: string, width: number, lettering: Lettering): readonly string[] {
  const safe = safeText(name);
  const [first = '', ...others] = lettersWrapped(safe, width, lettering);
  if (others.length === 0) return [first];
  const isBroken = safe[first.length] !== ' ';
  const head = isBroken ? brokenOff(safe, (line) => lettersWidth(`${line}-`, lettering) <= width) : first;
  return [isBroken ? `${head}-` : head, lettersCut(safe.slice(head.length).trimStart(), width, lettering)];
}

/** As much of the first word as fits before a hyphen, and leaves enough of it for the next line. */
function brokenOff(name: string, fits: (line: string) => boolean): string {
  const [word = ''] = name.split(' ', 1);
  const clusters = clustersOf(word);
  const most = clusters
    .slice(0, Math.max(TAKEN, clusters.length - TAKEN))
    .map(({ text }) => text)
    .join('');
  return headOf(most, fits);
}

/** The room that a text has, and the letters that it is tried with: as large as fit, and never smaller than the least. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly least: number;
  readonly weight?: 'bold';
}

/** The largest letters with which something fits into its height. */
export function largestSize(
  { size, least, height }: Pick<Room, 'size' | 'least' | 'height'>,
  heightAt: (size: number) => number,
): number {
  for (let tried = size; tried > least; tried -= STEP) if (heightAt(tried) <= height) return tried;
  return least;
}
const STEP = 0.25;

/** From line to line, for letters of this size. */
export const lineHeight = (size: number): number => size * 1.25;

/**
 * A line of text that begins, ends or has its middle at a place on its base line. Where it is said how much room there
 * is and the text fills most of it, it is kept to its width: letters of another machine may be wider.
 */
export function written(
  at: Point,
  text: string,
  { size, weight, room, ...attributes }: Lettering & Attributes & { readonly room?: number },
): Markup {
  if (!(size > 0)) throw new EngineError('argument/invalid', 'Letters have a size.');
  const width = lettersWidth(text, { size, ...(weight === undefined ? {} : { weight }) });
  const isTight = room !== undefined && width > room * TIGHT;
  return element(
    'text',
    {
      x: at.x,
      y: at.y,
      'font-size': size,
      'font-weight': weight,
      ...(isTight ? { textLength: Math.min(width, room), lengthAdjust: 'spacingAndGlyphs' } : {}),
      ...attributes,
    },
    text,
  );
}
/** Letters of most machines are no wider than this makes good. */
const TIGHT = 0.84;
