import type { Alteration } from '../../kit/forger.ts';

/** What is altered in a save of Kelp. */
interface Lists {
  blocks: number[];
  revealed: number[];
  reserve: number[];
  history: number[];
  bag: number[];
  supply: number[];
  pool: number[];
  energy: number[];
  hunger: number[];
  growth: number[];
  currents: number[];
  discards: number[];
  row: number[];
  front: number[];
  spent: number[];
  removed: number[];
  drawPile: { rest: number[] };
  deck: { rest: number[] };
  hands: { cards: number[]; known: { kind: number; seen: number }[] }[];
  market: { rest: number[] }[];
}

const lists = (save: unknown): Lists => save as Lists;

/** Alterations of things that belong together, which get by more often. */
export const WHOLE_ALTERATIONS: readonly Alteration[] = [
  // Two areas exchange their blocks, hidden or not.
  (save, random) => {
    const { blocks, revealed } = lists(save);
    const [one, other] = [random.below(9), random.below(9)];
    if (blocks[one] === blocks[other]) return undefined;
    [blocks[one], blocks[other]] = [blocks[other] ?? 0, blocks[one] ?? 0];
    [revealed[one], revealed[other]] = [revealed[other] ?? 0, revealed[one] ?? 0];
    return `blocks ${one} and ${other} exchanged`;
  },
  // A block is hidden or revealed.
  (save, random) => {
    const { revealed } = lists(save);
    const area = random.below(9);
    revealed[area] = 1 - (revealed[area] ?? 0);
    return `block ${area} turned`;
  },
  // A block of the board and one of the reserve are exchanged.
  (save, random) => {
    const { blocks, reserve } = lists(save);
    const area = random.below(9);
    const kind = random.below(reserve.length);
    const before = blocks[area] ?? -1;
    if (before < 0 || (reserve[kind] ?? 0) === 0) return undefined;
    blocks[area] = kind;
    reserve[kind] = (reserve[kind] ?? 0) - 1;
    reserve[before] = (reserve[before] ?? 0) + 1;
    return `block ${area} exchanged with the reserve`;
  },
  // The end of what everybody has seen is forgotten.
  (save, random) => {
    const { history } = lists(save);
    if (history.length === 0) return undefined;
    history.splice(random.below(history.length));
    return 'history cut off';
  },
  // A die goes from the bag to somewhere else, or from the supply into it.
  (save, random) => {
    const { bag, supply, pool, energy, hunger, growth, currents } = lists(save);
    const colour = random.below(3);
    if ((bag[colour] ?? 0) === 0) return undefined;
    bag[colour] = (bag[colour] ?? 0) - 1;
    const die = 6 * colour + random.below(6);
    const to = random.oneOf(['supply', 'pool', 'energy', 'hunger', 'growth', 'currents']);
    if (to === 'supply') supply[colour] = (supply[colour] ?? 0) + 1;
    if (to === 'pool') pool.push(die);
    if (to === 'energy') energy.push(die);
    if (to === 'hunger') hunger.push(colour);
    if (to === 'growth') growth.push(colour);
    if (to === 'currents') currents[random.below(currents.length)] = 1 + random.below(6);
    for (const dice of [pool, energy, growth]) dice.sort((one, other) => one - other);
    return `a die of colour ${colour} to ${to}`;
  },
  // A card of the draw pile is in hand, on the discard pile, or gone; one of the hand is known.
  (save, random) => {
    const { drawPile, hands, discards, removed } = lists(save);
    const cards = drawPile.rest.flatMap((count, card) => (count > 0 ? [card] : []));
    const [hand] = hands;
    if (cards.length === 0 || hand === undefined) return undefined;
    const card = random.oneOf(cards);
    drawPile.rest[card] = (drawPile.rest[card] ?? 0) - 1;
    const to = random.oneOf(['hand', 'discards', 'removed']);
    if (to === 'hand') hand.cards.push(card);
    if (to === 'discards') discards.push(card);
    if (to === 'removed') removed[card] = (removed[card] ?? 0) + 1;
    hand.cards.sort((one, other) => one - other);
    return `card ${card} from the draw pile to ${to}`;
  },
  (save, random) => {
    const [hand] = lists(save).hands;
    if (hand === undefined || hand.cards.length === 0) return undefined;
    const kind = random.oneOf(hand.cards);
    hand.known = [{ kind, seen: random.oneOf([-1, -1, 2, 1]) }];
    return `card ${kind} of the hand known`;
  },
  // A card of the market is on the discard pile.
  (save, random) => {
    const { market, discards } = lists(save);
    const { rest } = random.oneOf(market);
    const card = rest.findIndex((count) => count > 0);
    if (card < 0) return undefined;
    rest[card] = (rest[card] ?? 0) - 1;
    discards.push(card);
    return `card ${card} from the market to the discard pile`;
  },
  // A card of the shark's deck is in front of the shark, or out of the game, or in the row.
  (save, random) => {
    const { deck, front, spent, row } = lists(save);
    const cards = deck.rest.flatMap((count, card) => (count > 0 ? [card] : []));
    if (cards.length === 0) return undefined;
    const card = random.oneOf(cards);
    deck.rest[card] = (deck.rest[card] ?? 0) - 1;
    const to = random.oneOf(['front', 'front', 'spent', 'row']);
    if (to === 'front') front.push(card);
    if (to === 'spent') spent[card] = (spent[card] ?? 0) + 1;
    if (to === 'row') row[random.below(row.length)] = card;
    front.sort((one, other) => one - other);
    return `card ${card} from the deck to ${to}`;
  },
];
