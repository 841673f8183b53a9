import { placeOn, type Scale } from './aim.ts';

/**
 * What a seat has learned about a point of the game that it can tell from others. Which cards others hold and how the dice
 * fall differ from world to world behind the same node.
 */
export interface Node {
  /** What the seat itself can do here, by what it says. */
  readonly choices: Map<string, Choice>;
  /** Where the others' open actions lead, by what they say. */
  readonly seen: Map<string, Node>;
}

/** An action of the seat at a node. */
export interface Choice {
  /** In how many worlds it was possible when the node was passed. */
  available: number;
  /** How often it was tried. */
  visits: number;
  /** What came of it, summed up. */
  total: number;
  /** What follows it. */
  readonly node: Node;
}

/** A point of which nothing is known yet. */
export function newNode(): Node {
  return { choices: new Map(), seen: new Map() };
}

/** The choice of that name at a node, made if it is new. */
export function choiceAt({ choices }: Node, key: string): Choice {
  const known = choices.get(key);
  if (known !== undefined) return known;
  const made = { available: 0, visits: 0, total: 0, node: newNode() };
  choices.set(key, made);
  return made;
}

/** Where an open action of somebody else leads. */
export function nodeAfter({ seen }: Node, key: string): Node {
  const known = seen.get(key);
  if (known !== undefined) return known;
  const made = newNode();
  seen.set(key, made);
  return made;
}

/**
 * The choice to try next: what has gone well, what looks good, and what has not been tried much where it was possible.
 * What was never tried is taken to be as good as the others on average.
 */
export function promising(
  choices: readonly Choice[],
  weights: readonly number[],
  { exploration, scale }: { readonly exploration: number; readonly scale: Scale },
): number {
  let sum = 0;
  let visits = 0;
  let total = 0;
  for (const weight of weights) sum += weight;
  for (const choice of choices) {
    choice.available += 1;
    visits += choice.visits;
    total += choice.total;
  }
  const usual = visits === 0 ? 0.5 : placeOn(scale, total / visits);
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, choice] of choices.entries()) {
    const mean = choice.visits === 0 ? usual : placeOn(scale, choice.total / choice.visits);
    const prior = (weights[index] ?? 0) / sum;
    const score = mean + (exploration * prior * Math.sqrt(choice.available)) / (1 + choice.visits);
    if (score > highest) {
      highest = score;
      best = index;
    }
  }
  return best;
}
