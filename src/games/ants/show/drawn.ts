import { safeText, type WordedLook, wordedWith } from '../../../drawing/index.ts';
import { type Called, calledWith, type LocaleTag, type Seat } from '../../../kernel/index.ts';
import type { AntsEvent } from '../table/events.ts';
import type { AntsCardLanguages, CardLanguage } from '../text/language.ts';
import { nameOf as nameFor, readPlayed } from '../text/phrases.ts';
import type { Look } from './look.ts';
import { namesAt } from './names-at.ts';

/** A look that is being drawn, and the words for it. Tiles are called by `cardName`, too. */
export interface Drawing extends WordedLook<Look, AntsEvent, CardLanguage> {
  /** How everything of one's own is called. */
  readonly called: Called;
  /** What a played card is called: `Archive (2)` for the second one. */
  readonly playedName: (name: string) => string;
}

const worded = wordedWith<Look, AntsEvent, CardLanguage>('Ants', namesAt);

/** A look and the words for it in a language; cards of another pack are called as their author says. */
export function drawingOf(
  look: Look,
  { languages, locale }: { readonly languages: AntsCardLanguages; readonly locale: LocaleTag },
  names: Readonly<Record<string, string>> = {},
): Drawing {
  const words = worded(look, { languages, locale }, names);
  const called = calledWith(languages)({ cards: { [locale]: names } }, locale);
  const cardName = (id: string): string => safeText(nameFor(id, words.words, called));
  return {
    ...words,
    called,
    cardName,
    playedName(name) {
      const { id, nth } = readPlayed(name);
      return nth === 1 ? cardName(id) : `${cardName(id)} (${nth})`;
    },
  };
}

/** What to call a player: the name that was given, or the seat. */
export function nameOf({ players, labels }: Pick<Drawing, 'players' | 'labels'>, seat: Seat): string {
  return players[seat] || labels.player(seat);
}
