import { safeText } from '../../../drawing/index.ts';
import {
  type Called,
  calledWith,
  formatWith,
  type LocaleTag,
  languageWith,
  type Seat,
  type SeenEvent,
} from '../../../kernel/index.ts';
import { unnamed } from '../table/config.ts';
import type { KelpEvent } from '../table/events.ts';
import type { Labels } from '../text/labels.ts';
import type { KelpLanguages, Language } from '../text/language.ts';
import type { Names } from '../text/names.ts';
import { nameOf as nameFor, readDie } from '../text/phrases.ts';
import type { Look } from './look.ts';
import { namesAt } from './names-at.ts';

/** A look that is being drawn, and the words for it. */
export interface Drawing {
  readonly look: Look;
  /** What happened, in a sentence. */
  readonly told: (event: SeenEvent<KelpEvent>) => string;
  readonly language: Language;
  readonly labels: Labels;
  readonly words: Names;
  /** How everything of one's own is called. */
  readonly called: Called;
  /** What a card or a block is called. */
  readonly cardName: (id: string) => string;
  /** What a die is called: `red 4`. */
  readonly dieName: (die: string) => string;
}

/** A look and the words for it in a language; cards of another pack are called as their author says. */
export function drawingOf(
  look: Look,
  { languages, locale }: { readonly languages: KelpLanguages; readonly locale: LocaleTag },
  names: Readonly<Record<string, string>> = {},
): Drawing {
  const language = languageWith(languages)(locale);
  const { labels, names: words } = language;
  const called = calledWith(languages)({ cards: { [locale]: names } }, locale);
  return {
    look,
    told: (event) => formatWith<KelpEvent>(languages, 'Kelp')(event, locale, namesAt(look)),
    language,
    labels,
    words,
    called,
    cardName: (id) => safeText(nameFor(id, words, called)),
    dieName(die) {
      const { colour, face } = readDie(die);
      return labels.die(colour, face);
    },
  };
}

/** What to call a player: the name that was given, or the side. */
export function nameOf({ look, labels }: Pick<Drawing, 'look' | 'labels'>, seat: Seat): string {
  const name = look.players[seat]?.name ?? '';
  return name === '' || name === unnamed(seat) ? labels.player(seat) : safeText(name);
}

/** A chance as a whole number of hundredths; what is possible and what is not certain is never told as none or all. */
export function percentOf(chance: number): number {
  if (chance === 0 || chance === 1) return 100 * chance;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}
