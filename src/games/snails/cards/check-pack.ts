import { deepFreeze, EngineError, type Fault } from '../../../kernel/index.ts';
import { SLOTS } from '../components.ts';
import { checkArsenal, checkBasic, checkFaction, MOST_BASIC } from './check/cards.ts';
import { checkId } from './check/ids.ts';
import { plainCopy, UNREADABLE } from './check/plain-copy.ts';
import { entriesAt, fault, objectAt, type Spot } from './check/spot.ts';
import { FACTIONS, type FactionId, type Pack } from './vocabulary.ts';

const MOST_KINDS = 100;

/** Everything that is wrong with a pack of cards, each fault with its path; nothing if it can be played. */
export function checkPack(value: unknown): readonly Fault[] {
  return readPack(value).faults;
}

/** A pack from outside: a frozen copy of it, or an error that names every fault. */
export function packOf(value: unknown): Pack {
  const { pack, faults } = readPack(value);
  if (faults.length > 0) throw new EngineError('ruleset/invalid', 'This pack of cards cannot be played.', faults);
  return deepFreeze(pack) as Pack;
}

function readPack(value: unknown): { readonly pack: unknown; readonly faults: readonly Fault[] } {
  const { value: pack, faults: unread } = plainCopy(value, 'pack');
  const faults = [...unread];
  if (pack !== UNREADABLE) {
    checkDecks({ value: pack, path: 'pack', report: (path, message) => faults.push({ path, message }) });
  }
  return { pack, faults };
}

function checkDecks(spot: Spot): void {
  const pack = objectAt(spot, { required: ['basic', 'red', 'purple', 'faction'] });
  if (pack === undefined) return;
  const seen = new Map<string, string>();
  checkBasics(pack('basic'), seen);
  for (const [, card] of cardsOf(pack('red'), seen)) checkArsenal(card, 'red');
  for (const [, card] of cardsOf(pack('purple'), seen)) checkArsenal(card, 'purple');
  checkFactions(pack('faction'), seen);
}

// SNL-3.12: a plan has five cards, and basic cards are all that a player is sure to hold.
function checkBasics(spot: Spot | undefined, seen: Map<string, string>): void {
  const copies = cardsOf(spot, seen).map(([, card]) => checkBasic(card));
  if (!isDeck(spot) || copies.includes(undefined)) return;
  const total = copies.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  if (total < SLOTS || total > MOST_BASIC) {
    fault(spot, `a player has ${SLOTS} to ${MOST_BASIC} basic cards, found ${total}`);
  }
}

// SNL-1.4: each player has the card of their faction.
function checkFactions(spot: Spot | undefined, seen: Map<string, string>): void {
  const owners = new Map<FactionId, string>();
  for (const [id, card] of cardsOf(spot, seen)) {
    const faction = checkFaction(card);
    if (faction === undefined) continue;
    const other = owners.get(faction);
    if (other === undefined) owners.set(faction, id);
    else fault({ ...card, path: `${card.path}.faction` }, `'${faction}' has a card already: ${other}`);
  }
  if (!isDeck(spot)) return;
  for (const faction of FACTIONS) {
    if (!owners.has(faction)) fault(spot, `no card of the faction '${faction}'`);
  }
}

/** Is there a deck to count? That there is none is told already. */
function isDeck(spot: Spot | undefined): spot is Spot {
  return spot !== undefined && typeof spot.value === 'object' && spot.value !== null && !Array.isArray(spot.value);
}

/** The cards of a deck; ids that are at fault, or taken by another deck, are told. */
function cardsOf(spot: Spot | undefined, seen: Map<string, string>): readonly (readonly [id: string, card: Spot])[] {
  const entries = entriesAt(spot) ?? [];
  if (spot !== undefined && entries.length > MOST_KINDS) {
    fault(spot, `a deck has ${MOST_KINDS} different cards at most, found ${entries.length}`);
  }
  return entries.slice(0, MOST_KINDS).flatMap(([id, card]) => {
    if (card === undefined) return [];
    checkId(id, card);
    const other = seen.get(id);
    if (other === undefined) seen.set(id, card.path);
    else fault(card, `there is another card of this id: ${other}`);
    return [[id, card]];
  });
}
