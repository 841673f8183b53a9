import { cardsAt, examined, type Fault, fault, isRecord, objectAt, type Spot } from '../../../kernel/index.ts';
import { SIDES, type Side } from '../components.ts';
import { checkCard, type ReadCard } from './check-card.ts';
import type { Pack } from './vocabulary.ts';

/** Everything that is wrong with a pack of cards, each fault with its path; nothing if it can be played. */
export function checkPack(value: unknown): readonly Fault[] {
  return examined(value, 'pack', readPack).faults;
}

/**
 * Reads a pack of cards.
 *
 * @rule ZOM-1.23 A pack may change copies and figures and add cards made of the same words.
 */
export function readPack(spot: Spot): Pack | undefined {
  const pack = objectAt(spot, { required: SIDES });
  if (pack === undefined) return undefined;
  const seen = new Map<string, string>();
  const [zombies] = SIDES.map((side) => readDeck(pack(side), side, seen));
  checkDawn(pack('zombies'), zombies ?? []);
  // Checked to the last word by now; whoever found a fault gets nothing.
  return spot.value as Pack;
}

function readDeck(spot: Spot | undefined, side: Side, seen: Map<string, string>): readonly (ReadCard | undefined)[] {
  const cards = cardsAt(spot, seen).map(([, card]) => checkCard(card, side));
  if (spot !== undefined && isRecord(spot.value) && cards.length === 0) fault(spot, 'a deck has at least one card');
  for (const [index, card] of cards.entries()) {
    const isSecond = card?.answers !== undefined && cards.findIndex((each) => each?.answers === card.answers) < index;
    // An answer says nothing but that it is given: which card it is has to be clear.
    if (isSecond && spot !== undefined) fault(spot, `two cards answer '${String(card.answers)}'; one can`);
  }
  return cards;
}

// ZOM-1.23: the zombie deck holds exactly one Dawn and at least one other card.
function checkDawn(spot: Spot | undefined, cards: readonly (ReadCard | undefined)[]): void {
  if (spot === undefined || !isRecord(spot.value) || cards.includes(undefined)) return;
  const dawns = cards.filter((card) => card?.isDrawn).reduce((sum, card) => sum + (card?.copies ?? 1), 0);
  if (dawns !== 1) fault(spot, `expected one card that is used when it is drawn, found ${dawns}`);
  if (cards.every((card) => card?.isDrawn)) fault(spot, 'expected a card beside the one that is used when it is drawn');
}
