import { givenText, unbroken } from '../kernel/index.ts';

/**
 * How many columns of a terminal a text takes: none for marks that stand on the character before them, two for wide
 * characters and for pictures, however many characters a picture is made of.
 */
export function widthOf(text: string): number {
  return clustersOf(givenText(text, 'text of a drawing')).reduce((sum, { width }) => sum + width, 0);
}

/** A character with all that stands on it or is joined to it, and the columns it takes. */
export interface Cluster {
  readonly text: string;
  readonly width: number;
}

/** A text in what a terminal shows in one place each. */
export function clustersOf(text: string): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const character of text) {
    const last = clusters[clusters.length - 1];
    if (last !== undefined && belongsTo(last.text, character)) {
      const isPicture = character === AS_PICTURE && /^\p{Emoji}/u.test(last.text);
      clusters[clusters.length - 1] = { text: last.text + character, width: isPicture ? 2 : last.width };
    } else {
      clusters.push({ text: character, width: widthOfOne(character) });
    }
  }
  return clusters;
}

const JOINER = '\u200d';
/** Says that the character before it is shown as a picture. */
const AS_PICTURE = '\ufe0f';
const FLAG_LETTER = /^[\u{1f1e6}-\u{1f1ff}]$/u;

function belongsTo(cluster: string, character: string): boolean {
  if (NO_WIDTH.test(character) || SKIN.test(character)) return true;
  if (cluster.endsWith(JOINER)) return /^\p{Extended_Pictographic}/u.test(character);
  // Two letters make a flag.
  return FLAG_LETTER.test(cluster) && FLAG_LETTER.test(character);
}

const SKIN = /^[\u{1f3fb}-\u{1f3ff}]$/u;
/** Marks on other characters, and what only says how others are written; a soft hyphen is seen. */
const NO_WIDTH = /^(?!\u00ad)[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u;
const WIDE =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]$/u;

function widthOfOne(character: string): number {
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/**
 * A text from outside that spoils no drawing: what moves the cursor, breaks a line, colours or turns round the text after
 * it is replaced or left out. Marks that only say which way a word is read stay.
 */
export function safeText(text: string): string {
  return unbroken(givenText(text, 'text of a drawing'));
}

/** A text in lines of no more than so many columns, as far as no word is longer. */
export function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of givenText(text, 'text of a drawing').split(' ')) {
    const last = lines[lines.length - 1];
    if (last === undefined || widthOf(last) + 1 + widthOf(word) > columns) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/**
 * A text from outside with nothing lost, for a line of a terminal: what a terminal would obey, what ends a line and what turns the
 * order of letters round is written out, as `\u{1b}`. In a drawing, {@link safeText} leaves it out.
 */
export function writtenOut(text: string): string {
  const written = (character: string): string => `\\u{${character.charCodeAt(0).toString(16)}}`;
  return givenText(text, 'text of a drawing').replace(OBEYED, written);
}

const OBEYED = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The rows of a table as lines, with its columns in line: the first to the left, the others to the right. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  return rows.map((row) =>
    row
      .map((text, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - widthOf(text));
        return column === 0 ? text + space : space + text;
      })
      .join('  ')
      .trimEnd(),
  );
}
