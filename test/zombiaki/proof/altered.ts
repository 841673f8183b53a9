import type { Alteration } from '../../kit/forger.ts';

/** Alterations of things that belong together, which get by more often. */
export const WHOLE_ALTERATIONS: readonly Alteration[] = [
  // Two fields exchange all that stands there.
  (save, random) => {
    const { creatures } = save as unknown as Lists;
    const [one, other] = [random.below(creatures.length), random.below(creatures.length)];
    if (JSON.stringify(creatures[one]) === JSON.stringify(creatures[other])) return undefined;
    [creatures[one], creatures[other]] = [creatures[other], creatures[one]];
    return `creatures ${one} and ${other} exchanged`;
  },
  // Two fields exchange what lies there.
  (save, random) => {
    const { objects } = save as unknown as Lists;
    const [one, other] = [random.below(objects.length), random.below(objects.length)];
    if (objects[one] === objects[other]) return undefined;
    [objects[one], objects[other]] = [objects[other] ?? -1, objects[one] ?? -1];
    return `objects ${one} and ${other} exchanged`;
  },
  // A card of a deck is in the hand of its side, or on the discard pile.
  (save, random) => {
    const { decks, hands, discards } = save as unknown as Lists;
    const side = random.below(2);
    const rest = decks[side]?.rest ?? [];
    const cards = rest.flatMap((count, card) => (count > 0 ? [card] : []));
    if (cards.length === 0) return undefined;
    const card = random.oneOf(cards);
    rest[card] = (rest[card] ?? 0) - 1;
    if (random.below(2) === 0) {
      discards[card] = (discards[card] ?? 0) + 1;
      return `card ${card} from deck ${side} to the discards`;
    }
    hands[side]?.push(card);
    hands[side]?.sort((a, b) => a - b);
    return `card ${card} from deck ${side} to hand`;
  },
  // A card of a hand is on the discard pile, or lies somewhere.
  (save, random) => {
    const { hands, discards, objects } = save as unknown as Lists;
    const side = random.below(2);
    const hand = hands[side] ?? [];
    if (hand.length === 0) return undefined;
    const [card = 0] = hand.splice(random.below(hand.length), 1);
    const field = random.below(objects.length);
    if (side === 1 && objects[field] === -1 && random.below(2) === 0) {
      objects[field] = card;
      return `card ${card} from hand to field ${field}`;
    }
    discards[card] = (discards[card] ?? 0) + 1;
    return `card ${card} from hand ${side} to the discards`;
  },
  // A mark of a creature is set or gone, or it has another number of wounds.
  (save, random) => {
    const { creatures } = save as unknown as Lists;
    const taken = creatures.filter((each) => (each as { cards: number[] }).cards.length > 0);
    if (taken.length === 0) return undefined;
    const creature = random.oneOf(taken) as Record<string, number>;
    const mark = random.oneOf(['moved', 'obeyed', 'netted', 'held', 'ordered', 'wounds', 'orders']);
    creature[mark] = mark === 'wounds' || mark === 'orders' ? random.below(4) : 1 - (creature[mark] ?? 0);
    return `${mark} of a creature is ${creature[mark]}`;
  },
];

interface Lists {
  creatures: unknown[];
  objects: number[];
  hands: number[][];
  discards: number[];
  decks: { rest: number[] }[];
}
