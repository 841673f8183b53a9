import type { Locale, SeenEvent } from '../../../kernel/index.ts';
import { BASIC_ACTIONS, type BasicAction, type Token } from '../cards/vocabulary.ts';
import { ROLES, SQUAD, TERRAINS, type Terrain } from '../components.ts';
import type { SnailsEvent } from '../table/events.ts';
import type { SnailsOwnWhy } from '../table/refusals.ts';
import { cardName, NAMES } from './words.ts';

/** The figures of each refusal. */
export type RefusalFacts = { readonly [Why in SnailsOwnWhy as Why['code']]: Why['facts'] };

/** A sentence for every refusal: one that is forgotten does not compile. */
export type RefusalSentences = { readonly [Code in keyof RefusalFacts]: (facts: RefusalFacts[Code]) => string };

/** Each event as somebody learns of it. */
export type SeenEvents = { readonly [Event in SeenEvent<SnailsEvent> as Event['type']]: Event };

/** A sentence for every event: one that is forgotten does not compile. */
export type EventSentences = { readonly [Type in keyof SeenEvents]: (event: SeenEvents[Type]) => string };

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const;

/** The name of an action slot: 1 is I, 5 is V. */
export function slotName(slot: number): string {
  return NUMERALS[slot - 1] ?? String(slot);
}

/** What a snail is called in its squad. */
export function roleName(snail: number, locale: Locale): string {
  return NAMES[locale].roles[ROLES[snail % SQUAD] ?? 'commander'];
}

/** The number of the player a snail belongs to, as people count. */
export function ownerNumber(snail: number): number {
  return Math.floor(snail / SQUAD) + 1;
}

/** Is this the id of a basic action, and not of a card? */
export function isBasicAction(id: string): id is BasicAction {
  return (BASIC_ACTIONS as readonly string[]).includes(id);
}

/** What a card or a basic action is called. */
export function nameOf(id: string, locale: Locale): string {
  return isBasicAction(id) ? NAMES[locale].actions[id] : cardName(id, locale);
}

/** Cards by name, those that are there several times with their number: `Mine, Rocket ×2`. */
export function cardNames(ids: readonly string[], locale: Locale): string {
  return counted(ids.map((id) => nameOf(id, locale))).join(', ');
}

/** Each name once, in order, with its number where there are several. */
export function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${name} ×${count}`;
  });
}

/** `1, 2 or 3`, in the words given for the last comma. */
export function listed(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** How high a terrain is. */
export function levelOf(terrain: Terrain): number {
  return TERRAINS.indexOf(terrain);
}

/** Effects that wait, each a token and its field: `Mine (1,0)`. */
export function effectNames(effects: readonly Waiting[], locale: Locale): string[] {
  return effects.map(({ field, effect }) => `${NAMES[locale].tokens[effect]} (${field})`);
}

interface Waiting {
  readonly field: string;
  readonly effect: Token;
}
