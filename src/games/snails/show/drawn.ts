import { flow, type Line, type Piece, piece, type WordedLook, wordedWith } from '../../../drawing/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { SnailsEvent } from '../table/events.ts';
import type { Language } from '../text/language.ts';
import { snailCode } from './codes.ts';
import type { Look, PlayerLook, SnailLook } from './look.ts';
import { namesAt } from './names-at.ts';

/** A look that is being drawn, and the words for it. */
export interface Drawing extends WordedLook<Look, SnailsEvent, Language> {}

/** A look and the words for it in a language; cards of another pack are called as their author says. */
export const drawingOf = wordedWith<Look, SnailsEvent, Language>('Snails', namesAt);

/** What to call a player: the name it was given, or its number. */
export function nameOf({ players, labels }: Pick<Drawing, 'players' | 'labels'>, seat: Seat): string {
  return players[seat] || labels.player(seat);
}

/** `B Ola`. */
export function playerName(drawing: Drawing, seat: Seat): string {
  return `${drawing.look.players[seat]?.letter ?? ''} ${nameOf(drawing, seat)}`;
}

/** What a faction is called, or that there is none yet. */
export function factionName({ labels, words }: Drawing, { faction }: PlayerLook): string {
  return faction === undefined ? labels.noFaction : words.factions[faction];
}

/** `Ac Commander`. */
export function snailName({ labels, words }: Drawing, { snail, role }: Pick<SnailLook, 'snail' | 'role'>): string {
  return `${snailCode(snail, labels.codes)} ${words.roles[role]}`;
}

/** Pieces with bars between them, after a word and a colon. */
export function headed(head: string, pieces: readonly Piece[]): readonly Line[] {
  return flow(pieces, { head: piece(`${head}: `, 'title'), between: ' | ', indent: 2 });
}
