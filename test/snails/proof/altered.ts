import type { Alteration } from '../../kit/forger.ts';

const SQUAD = 4;

/** Alterations of things that belong together, which get by more often. */
export const WHOLE_ALTERATIONS: readonly Alteration[] = [
  // A snail is gone, with all that goes with it.
  (save, random) => {
    const { life, places, shells, shown, aims, active, passive, fallen } = save as unknown as Numbers;
    const snail = random.below(life.length);
    if (life[snail] === 0) return undefined;
    const seat = Math.floor(snail / SQUAD);
    [life[snail], places[snail], shells[snail], shown[snail]] = [0, -1, 0, 0];
    if (aims[seat] === snail) aims[seat] = -1;
    if (passive[seat] === snail) passive[seat] = -1;
    if (active[seat] === snail) [active[seat], passive[seat]] = [passive[seat] ?? -1, -1];
    if (life.slice(seat * SQUAD, (seat + 1) * SQUAD).every((left) => left === 0))
      fallen[seat] = Math.max(...fallen) + 1;
    return `snail ${snail} gone`;
  },
  // A snail stands somewhere else.
  (save, random) => {
    const { places, levels } = save as unknown as Numbers;
    const snail = random.below(places.length);
    const field = random.below(levels.length);
    if (places[snail] === -1 || places[snail] === field) return undefined;
    places[snail] = field;
    return `snail ${snail} on field ${field}`;
  },
  // Cards of the deck are in a hand, as many as there are of a kind; everybody may know of them.
  (save, random) => {
    const { hands, known, deck } = save as unknown as Hands;
    const seat = random.below(hands.length);
    const card = random.below(deck.rest.length);
    const count = random.below(1 + (deck.rest[card] ?? 0));
    if (count === 0) return undefined;
    deck.rest[card] = (deck.rest[card] ?? 0) - count;
    const lists = random.below(2) === 0 ? [hands[seat]] : [hands[seat], known[seat]];
    for (const list of lists) {
      list?.push(...Array.from({ length: count }, () => card));
      list?.sort((one, other) => one - other);
    }
    return `${count} of card ${card} with seat ${seat}, in ${lists.length} lists`;
  },
  // Tokens lie on land, tiles are damaged.
  (save, random) => {
    const { levels } = save as unknown as Numbers;
    const field = random.below(levels.length);
    if (levels[field] === 0) return undefined;
    const kind = random.oneOf(['fire', 'mines', 'dynamite', 'damage'] as const);
    (save as unknown as Numbers)[kind][field] = 1;
    return `${kind} on field ${field}`;
  },
];

type Numbers = Record<
  | 'life'
  | 'places'
  | 'shells'
  | 'shown'
  | 'aims'
  | 'active'
  | 'passive'
  | 'fallen'
  | 'levels'
  | 'fire'
  | 'mines'
  | 'dynamite'
  | 'damage',
  number[]
>;
type Hands = Record<'hands' | 'known', number[][]> & { deck: { rest: number[] } };
