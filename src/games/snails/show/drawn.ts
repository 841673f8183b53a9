import { flow, type Line, type Piece, piece, safeText } from '../../../drawing/index.ts';
import { formatWith, type LocaleTag, languageWith, nameIn, type Seat, type SeenEvent } from '../../../kernel/index.ts';
import type { Role } from '../components.ts';
import { unnamed } from '../table/config-for.ts';
import type { SnailsEvent } from '../table/events.ts';
import type { Labels } from '../text/labels.ts';
import type { Language, SnailsLanguages } from '../text/language.ts';
import type { Names } from '../text/names.ts';
import type { Look, PlayerLook } from './look.ts';
import { namesAt } from './names-at.ts';

/** A look that is being drawn, and the words for it. */
export interface Drawing {
  readonly look: Look;
  /** What happened, in a sentence. */
  readonly told: (event: SeenEvent<SnailsEvent>) => string;
  readonly language: Language;
  readonly labels: Labels;
  readonly words: Names;
  readonly cardName: (id: string) => string;
}

/** A look and the words for it in a language; cards of another pack are called as their author says. */
export function drawingOf(
  look: Look,
  { languages, locale }: { readonly languages: SnailsLanguages; readonly locale: LocaleTag },
  names: Readonly<Record<string, string>> = {},
): Drawing {
  const language = languageWith(languages)(locale);
  return {
    look,
    told: (event) => formatWith<SnailsEvent>(languages, 'Snails')(event, locale, namesAt(look)),
    language,
    labels: language.labels,
    words: language.names,
    cardName(id) {
      const own = Object.hasOwn(names, id) ? names[id] : undefined;
      return safeText(own ?? nameIn(language.names.cards, id));
    },
  };
}

/** What to call a player: the name it was given, or its number. */
export function nameOf({ look, labels }: Pick<Drawing, 'look' | 'labels'>, seat: Seat): string {
  const name = look.players[seat]?.name ?? '';
  return name === '' || name === unnamed(seat) ? labels.player(seat) : safeText(name);
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
export function snailName({ words }: Drawing, { code, role }: { readonly code: string; readonly role: Role }): string {
  return `${code} ${words.roles[role]}`;
}

/** Pieces with bars between them, after a word and a colon. */
export function headed(head: string, pieces: readonly Piece[]): readonly Line[] {
  return flow(pieces, { head: piece(`${head}: `, 'title'), between: ' | ', indent: 2 });
}
