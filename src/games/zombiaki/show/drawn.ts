import { type WordedLook, wordedWith } from '../../../drawing/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { ZombiakiEvent } from '../table/events.ts';
import type { Language } from '../text/language.ts';
import type { Look } from './look.ts';
import { namesAt } from './names-at.ts';

/** A look that is being drawn, and the words for it. */
export interface Drawing extends WordedLook<Look, ZombiakiEvent, Language> {}

/** A look and the words for it in a language; cards of another pack are called as their author says. */
export const drawingOf = wordedWith<Look, ZombiakiEvent, Language>('Zombiaki', namesAt);

/** What to call a player: the name that was given, or the side. */
export function nameOf({ players, labels }: Pick<Drawing, 'players' | 'labels'>, seat: Seat): string {
  return players[seat] || labels.player(seat);
}
