import {
  cardsAt,
  deepFreeze,
  EngineError,
  examined,
  type Fault,
  fault,
  isRecord,
  objectAt,
  type Spot,
} from '../../../kernel/index.ts';
import { NO_CARD_IDS, SLOTS } from '../components.ts';
import { checkArsenal, checkBasic, checkFaction, MOST_BASIC } from './check/cards.ts';
import { FACTIONS, type FactionId, type Pack } from './vocabulary.ts';

/**
 * Everything that is wrong with a pack of cards, each fault with its path; nothing if it can be played.
 *
 * @example What is wrong with a pack
 * {@includeCode ../../../../test/guide/write-a-card.test.ts#mistake}
 */
export function checkPack(value: unknown): readonly Fault[] {
  return examined(value, 'pack', readPack).faults;
}

/** A pack from outside: a frozen copy of it, or an error that names every fault. */
export function packOf(value: unknown): Pack {
  const { value: pack, faults } = examined(value, 'pack', readPack);
  if (pack === undefined) throw new EngineError('ruleset/invalid', 'This pack of cards cannot be played.', faults);
  return deepFreeze(pack);
}

/** Reads a pack of cards. */
export function readPack(spot: Spot): Pack | undefined {
  const pack = objectAt(spot, { required: ['basic', 'red', 'purple', 'faction'] });
  if (pack === undefined) return undefined;
  const seen = new Map<string, string>();
  checkBasics(pack('basic'), seen);
  for (const [, card] of cardsAt(pack('red'), seen, NO_CARD_IDS)) checkArsenal(card, 'red');
  for (const [, card] of cardsAt(pack('purple'), seen, NO_CARD_IDS)) checkArsenal(card, 'purple');
  checkFactions(pack('faction'), seen);
  // Checked to the last word by now; whoever found a fault gets nothing.
  return spot.value as Pack;
}

// SNL-1.12: another pack needs at least 5 basic cards, so that a plan can always be made.
// SNL-3.12: a plan has five cards, and basic cards are all that a player is sure to hold.
function checkBasics(spot: Spot | undefined, seen: Map<string, string>): void {
  const copies = cardsAt(spot, seen, NO_CARD_IDS).map(([, card]) => checkBasic(card));
  if (!isDeck(spot) || copies.includes(undefined)) return;
  const total = copies.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  if (total < SLOTS || total > MOST_BASIC) {
    fault(spot, `a player has ${SLOTS} to ${MOST_BASIC} basic cards, found ${total}`);
  }
}

// SNL-1.4: each player has the card of their faction.
function checkFactions(spot: Spot | undefined, seen: Map<string, string>): void {
  const owners = new Map<FactionId, string>();
  for (const [id, card] of cardsAt(spot, seen, NO_CARD_IDS)) {
    const faction = checkFaction(card);
    if (faction === undefined) continue;
    const other = owners.get(faction);
    if (other === undefined) owners.set(faction, id);
    else fault(card, `'${faction}' has a card already: ${other}`, 'faction');
  }
  if (!isDeck(spot)) return;
  for (const faction of FACTIONS) {
    if (!owners.has(faction)) fault(spot, `no card of the faction '${faction}'`);
  }
}

/** Is there a deck to count? That there is none is told already. */
function isDeck(spot: Spot | undefined): spot is Spot {
  return spot !== undefined && isRecord(spot.value);
}
