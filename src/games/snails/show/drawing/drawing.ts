import type { Seat } from '../../../../kernel/index.ts';
import type { SnailsView } from '../../table/state.ts';
import type { Labels } from '../../text/labels.ts';
import type { Language } from '../../text/language.ts';
import { languageOf } from '../../text/language-of.ts';
import type { Names } from '../../text/names.ts';
import { seatLetter } from './board.ts';
import { flow, type Piece, piece } from './ink.ts';

/** A view that is being drawn, and the words for it. */
export interface Drawing {
  readonly view: SnailsView;
  readonly language: Language;
  readonly labels: Labels;
  readonly words: Names;
  readonly cardName: (card: number) => string;
}

/** `B Ola`. */
export function playerName({ names }: SnailsView, labels: Labels, seat: Seat): string {
  const name = names[seat] ?? '';
  const own = name === '' || name === languageOf('en').labels.player(seat) ? labels.player(seat) : name;
  return `${seatLetter(seat)} ${own}`;
}

/** Pieces with bars between them, after a word and a colon. */
export const headed = (head: string, pieces: readonly Piece[]): Piece[][] =>
  flow(pieces, { head: piece(`${head}: `, 'title'), between: ' | ', indent: 2 });
