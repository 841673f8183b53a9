/**
 * Solves a game of two players in which one gains what the other loses, given its whole tree: by CFR+, with best answers to
 * what it has found, between which the value of the game must lie. For tests, and for trees of some thousand positions.
 */

/** A position, and everything that may follow from it. */
export type Node = End | Luck | Choice;

interface End {
  readonly kind: 'end';
  /** What the first player gains. */
  readonly gain: number;
}

interface Luck {
  readonly kind: 'luck';
  readonly ways: readonly { readonly probability: number; readonly node: Node }[];
}

interface Choice {
  readonly kind: 'choice';
  /** All positions in which a player knows the same have the same one of these. */
  readonly known: Known;
  /** What follows from each option. */
  readonly options: readonly Node[];
}

/** An information state: who has to choose, and what was learned so far about the options. */
export interface Known {
  readonly seat: number;
  /** How likely each option is taken now. */
  readonly now: number[];
  /** How much better it would have been to take it always; 0 if it would not. */
  readonly regrets: number[];
  /** What this round adds to that. */
  readonly found: number[];
  /** How often it was taken in all rounds, later ones counting for more. */
  readonly taken: number[];
}

/** An information state of which nothing has been learned yet. */
export function unexplored(seat: number, options: number): Known {
  const each = (value: number): number[] => Array.from({ length: options }, () => value);
  return { seat, now: each(1 / options), regrets: each(0), found: each(0), taken: each(0) };
}

/** What the average of all rounds is worth: the value of the game, for the first player, lies in between. */
export interface Bounds {
  /** What the first player gains at least. */
  readonly least: number;
  /** What the second player loses at most. */
  readonly most: number;
}

/** Lets both players learn by turns for so many rounds. */
export function solve(root: Node, everything: Iterable<Known>, rounds: number): Bounds {
  const all = [...everything];
  for (let round = 1; round <= rounds; round++) {
    for (const seat of [0, 1]) {
      explore(root, { seat, weight: round ** 2 }, 1, 1);
      for (const known of all) if (known.seat === seat) learn(known);
    }
  }
  return { least: -bestGain(root, 1), most: bestGain(root, 0) };
}

interface Learning {
  readonly seat: number;
  /** How much this round counts in the average. */
  readonly weight: number;
}

// What the player who learns gains from here, noting on the way how much better each option would have been. `own` is how
// likely the game comes here as far as it is up to that player, `others` as far as it is not. Loops by index: this is where
// all the time goes.
function explore(node: Node, learning: Learning, own: number, others: number): number {
  if (node.kind === 'end') return gainOf(node, learning.seat);
  let gain = 0;
  if (node.kind === 'luck') {
    for (const { probability, node: after } of node.ways) {
      gain += probability * explore(after, learning, own, others * probability);
    }
    return gain;
  }
  const { known, options } = node;
  if (known.seat !== learning.seat) {
    for (let index = 0; index < options.length; index++) {
      const share = known.now[index] as number;
      gain += share * explore(options[index] as Node, learning, own, others * share);
    }
    return gain;
  }
  const gains: number[] = [];
  for (let index = 0; index < options.length; index++) {
    const share = known.now[index] as number;
    const each = explore(options[index] as Node, learning, own * share, others);
    gains.push(each);
    gain += share * each;
  }
  for (let index = 0; index < options.length; index++) {
    (known.found[index] as number) += others * ((gains[index] as number) - gain);
    (known.taken[index] as number) += learning.weight * own * (known.now[index] as number);
  }
  return gain;
}

// Options are taken in proportion to what is regretted; where an option has been worse, that is forgotten at once.
function learn({ now, regrets, found }: Known): void {
  for (const [index, each] of found.entries()) {
    regrets[index] = Math.max(0, (regrets[index] as number) + each);
    found[index] = 0;
  }
  for (const [index, share] of shares(regrets).entries()) now[index] = share;
}

/** What a player gains by the best answer to the other's average. */
function bestGain(root: Node, seat: number): number {
  const averages = new Map<Known, readonly number[]>();
  const places = new Map<Known, { readonly choice: Choice; readonly reach: number }[]>();
  const answers = new Map<Known, number>();

  function averageOf(known: Known): readonly number[] {
    const average = averages.get(known) ?? shares(known.taken);
    averages.set(known, average);
    return average;
  }

  // How likely the other player and luck lead to each place at which this player chooses.
  function findPlaces(node: Node, reach: number): void {
    if (node.kind === 'end') return;
    if (node.kind === 'luck') {
      for (const { probability, node: after } of node.ways) findPlaces(after, reach * probability);
      return;
    }
    const isOwn = node.known.seat === seat;
    if (isOwn) places.set(node.known, [...(places.get(node.known) ?? []), { choice: node, reach }]);
    const average = averageOf(node.known);
    for (const [index, after] of node.options.entries()) {
      findPlaces(after, isOwn ? reach : reach * (average[index] as number));
    }
  }

  // One answer for all places that the player cannot tell apart.
  function answerTo(known: Known): number {
    const found = answers.get(known);
    if (found !== undefined) return found;
    const gains = known.now.map((_, index) =>
      total((places.get(known) ?? []).map(({ choice, reach }) => reach * best(choice.options[index] as Node))),
    );
    const answer = gains.indexOf(Math.max(...gains));
    answers.set(known, answer);
    return answer;
  }

  function best(node: Node): number {
    if (node.kind === 'end') return gainOf(node, seat);
    if (node.kind === 'luck') return total(node.ways.map(({ probability, node: after }) => probability * best(after)));
    const { known, options } = node;
    if (known.seat === seat) return best(options[answerTo(known)] as Node);
    const average = averageOf(known);
    return total(options.map((after, index) => (average[index] as number) * best(after)));
  }

  findPlaces(root, 1);
  return best(root);
}

const gainOf = ({ gain }: End, seat: number): number => (seat === 0 ? gain : -gain);

function shares(weights: readonly number[]): number[] {
  const all = total(weights);
  return weights.map((weight) => (all > 0 ? weight / all : 1 / weights.length));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
