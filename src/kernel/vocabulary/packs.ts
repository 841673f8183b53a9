import { deepFreeze } from '../basics/plain.ts';
import { entriesAt, fault, type Spot } from '../reading/spot.ts';

/** Where a card comes from: the rulebook, its name only, or our reconstruction. */
export const SOURCES = deepFreeze(['book', 'named', 'ours'] as const);
/** `book`: name and effect are in the rulebook; `named`: the name is, figures are ours; `ours`: made up to fill the deck. */
export type Source = (typeof SOURCES)[number];

const MOST_KINDS = 100;

/**
 * Checks the id of a card, or of something to choose on one.
 *
 * An id begins with a letter because objects move keys that look like numbers to the front, out of printed order. A word
 * that every object knows would be found in decks that do not have it. `reserved` are words that a look says where it shows no
 * card.
 */
export function checkCardId(id: string, spot: Spot, reserved: readonly string[] = []): void {
  if (id.length > 40 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    fault(
      spot,
      'expected an id of small letters, figures and hyphens that begins with a letter, such as fishing-rod, no longer than 40',
    );
  } else if (id in {}) {
    fault(spot, 'this id is a word that every object knows; any other will do');
  } else if (reserved.includes(id)) {
    fault(spot, 'a look says this where it shows no card; any other id will do');
  }
}

/**
 * The cards of a deck in printed order; ids that are at fault, or taken by another deck of the pack, are told. `seen` has the
 * ids of the decks before, each with its path, and gets those of this one.
 */
export function cardsAt(
  spot: Spot | undefined,
  seen: Map<string, string>,
  reserved: readonly string[] = [],
): readonly (readonly [id: string, card: Spot])[] {
  const entries = entriesAt(spot) ?? [];
  if (spot !== undefined && entries.length > MOST_KINDS) {
    fault(spot, `a deck has ${MOST_KINDS} different cards at most, found ${entries.length}`);
  }
  return entries.slice(0, MOST_KINDS).flatMap(([id, card]) => {
    if (card === undefined) return [];
    checkCardId(id, card, reserved);
    const other = seen.get(id);
    if (other === undefined) seen.set(id, card.path);
    else fault(card, `there is another card of this id: ${other}`);
    return [[id, card]];
  });
}
