import { safeText } from '../../../drawing/index.ts';
import { formatWith, type LocaleTag, languageWith, nameIn, type Seat, type SeenEvent } from '../../../kernel/index.ts';
import { unnamed } from '../table/config.ts';
import type { ZombiakiEvent } from '../table/events.ts';
import type { Labels } from '../text/labels.ts';
import type { Language, ZombiakiLanguages } from '../text/language.ts';
import type { Names } from '../text/names.ts';
import type { Look } from './look.ts';
import { namesAt } from './names-at.ts';

/** A look that is being drawn, and the words for it. */
export interface Drawing {
  readonly look: Look;
  /** What happened, in a sentence. */
  readonly told: (event: SeenEvent<ZombiakiEvent>) => string;
  readonly language: Language;
  readonly labels: Labels;
  readonly words: Names;
  readonly cardName: (id: string) => string;
}

/** A look and the words for it in a language; cards of another pack are called as their author says. */
export function drawingOf(
  look: Look,
  { languages, locale }: { readonly languages: ZombiakiLanguages; readonly locale: LocaleTag },
  names: Readonly<Record<string, string>> = {},
): Drawing {
  const language = languageWith(languages)(locale);
  return {
    look,
    told: (event) => formatWith<ZombiakiEvent>(languages, 'Zombiaki')(event, locale, namesAt(look)),
    language,
    labels: language.labels,
    words: language.names,
    cardName(id) {
      const own = Object.hasOwn(names, id) ? names[id] : undefined;
      return safeText(own ?? nameIn(language.names.cards, id));
    },
  };
}

/** What to call a player: the name that was given, or the side. */
export function nameOf({ look, labels }: Pick<Drawing, 'look' | 'labels'>, seat: Seat): string {
  const name = look.players[seat]?.name ?? '';
  return name === '' || name === unnamed(seat) ? labels.player(seat) : safeText(name);
}
