import { type AnyBox, type CardTotals, countCards } from 'gastropodia/boxes';
import { type CardOdds, oddsFor } from './odds.ts';
import { plainOf, type Rulebook } from './read/rulebook.ts';
import type { InLanguages } from './read/sentences.ts';

/** A card of a game, as the gallery shows it. */
export interface CardEntry {
  readonly id: string;
  /** The group it belongs to, and what that is called. */
  readonly group: number;
  readonly kind: InLanguages;
  /** `tiles` where it is no card. */
  readonly pieces: 'cards' | 'tiles';
  readonly names: InLanguages;
  readonly texts: InLanguages;
  /** The card drawn, in each language. */
  readonly pictures: InLanguages;
  readonly copies: number;
  readonly odds: CardOdds;
  readonly source: string | undefined;
  readonly rules: readonly string[];
}

/** All cards of a game. */
export function cardsOf(box: AnyBox, book: Rulebook): readonly CardEntry[] {
  const { game, cards, pictures } = box;
  if (cards === undefined) return [];
  const groups = new Map(game.locales.map((locale) => [locale, cards(locale)]));
  const inAll = (said: (locale: string) => string | undefined): InLanguages =>
    Object.fromEntries(game.locales.map((locale) => [locale, said(locale) ?? '']));
  const odds = oddsFor(box);
  return cards('en').flatMap((group, nth) =>
    group.cards.map(({ id, name, copies, source }, at) => ({
      id,
      group: nth,
      pieces: group.pieces ?? 'cards',
      kind: inAll((locale) => groups.get(locale)?.[nth]?.title),
      names: inAll((locale) => groups.get(locale)?.[nth]?.cards[at]?.name),
      texts: inAll((locale) => groups.get(locale)?.[nth]?.cards[at]?.text),
      pictures: inAll((locale) => pictures.card?.(id, locale, 'outside')),
      copies,
      odds: odds(id, nth, copies),
      source,
      rules: rulesAbout({ id, name }, book),
    })),
  );
}

/** Cards of a game or its tiles: how many different ones there are, and how many with all copies. */
export interface EntryTotals extends CardTotals {
  readonly pieces: CardEntry['pieces'];
}

/** Counts cards and tiles apart, as the command line does. */
export function totalsOf(cards: readonly CardEntry[]): readonly EntryTotals[] {
  return (['cards', 'tiles'] as const).flatMap((pieces) => {
    const totals = countCards([{ cards: cards.filter((card) => card.pieces === pieces) }]);
    return totals.kinds === 0 ? [] : [{ pieces, ...totals }];
  });
}

/**
 * The rules that name a card: by its id, or by its name where that cannot be any word that begins a sentence. In a chapter
 * about cards a name at the beginning is that of a card.
 */
export function rulesAbout(
  { id, name }: { readonly id: string; readonly name: string },
  book: Rulebook,
): readonly string[] {
  const whole = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const byId = new RegExp(`\`${id}\``);
  const named = new RegExp(`(^|[^\\w-])${whole}(?![\\w-])`);
  const later = new RegExp(`[a-z,;(“] ?${whole}(?![\\w-])`);
  return book.chapters.flatMap(({ title, rules }) => {
    const isOfCards = /card|deck|strateg|food|trap/i.test(title);
    return rules.flatMap((rule) => {
      const sentence = plainOf(rule.sentence);
      const isNamed = isOfCards || name.includes(' ') ? named.test(sentence) : later.test(sentence);
      return byId.test(rule.sentence) || isNamed ? [rule.id] : [];
    });
  });
}
