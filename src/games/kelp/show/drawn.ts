import { safeText, type WordedLook, wordedWith } from '../../../drawing/index.ts';
import { type Called, calledWith, type LocaleTag, type Seat } from '../../../kernel/index.ts';
import type { Area } from '../components.ts';
import type { KelpEvent } from '../table/events.ts';
import type { CardLanguage, KelpCardLanguages } from '../text/language.ts';
import { nameOf as nameFor, readDie } from '../text/phrases.ts';
import { type BlockChance, chancesIn } from './chances.ts';
import type { Look } from './look.ts';
import { namesAt } from './names-at.ts';

/** A look that is being drawn, and the words for it. Blocks are called by `cardName`, too. */
export interface Drawing extends WordedLook<Look, KelpEvent, CardLanguage> {
  /** How everything of one's own is called. */
  readonly called: Called;
  /** What a die is called: `red 4`. */
  readonly dieName: (die: string) => string;
  /** What everybody can know of the block in an area, the likeliest first. */
  readonly chancesAt: (area: Area) => readonly BlockChance[];
}

const worded = wordedWith<Look, KelpEvent, CardLanguage>('Kelp', namesAt);

/** A look and the words for it in a language; cards of another pack are called as their author says. */
export function drawingOf(
  look: Look,
  { languages, locale }: { readonly languages: KelpCardLanguages; readonly locale: LocaleTag },
  names: Readonly<Record<string, string>> = {},
): Drawing {
  const words = worded(look, { languages, locale }, names);
  const called = calledWith(languages)({ cards: { [locale]: names } }, locale);
  let chances: readonly (readonly BlockChance[])[] | undefined;
  return {
    ...words,
    called,
    chancesAt(name) {
      chances ??= chancesIn(look);
      const known = chances[look.areas.findIndex(({ area }) => area === name)] ?? [];
      return [...known].sort((one, other) => other.chance - one.chance);
    },
    cardName: (id) => safeText(nameFor(id, words.words, called)),
    dieName(die) {
      const { colour, face } = readDie(die);
      return words.language.box.odds.die(colour, face);
    },
  };
}

/** What to call a player: the name that was given, or the side. */
export function nameOf({ players, labels }: Pick<Drawing, 'players' | 'labels'>, seat: Seat): string {
  return players[seat] || labels.player(seat);
}

/** A chance as a whole number of hundredths; what is possible and what is not certain is never told as none or all. */
export function percentOf(chance: number): number {
  if (chance === 0 || chance === 1) return 100 * chance;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}
