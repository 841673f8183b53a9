import { type BaseAction, hash } from '../../kernel/index.ts';
import { placeOn, type Scale } from './aim.ts';
import { isSameAction } from './same.ts';

/**
 * What a seat has learned about a point of the game that it can tell from others. Which cards others hold and how the dice
 * fall differ from world to world behind the same node.
 */
export interface Node {
  /** What the seat itself can do here. */
  readonly choices: Choice[];
  /** Where the others' open actions lead. */
  readonly seen: Seen[];
  /** The places of choices by the hash of their actions, once there are many. */
  places: Map<number, number[]> | undefined;
  /** How many of the choices have theirs there. */
  placed: number;
}

/** An action of the seat at a node. */
export interface Choice {
  readonly action: BaseAction;
  /** In how many worlds it was possible when the node was passed. */
  available: number;
  /** How often it was tried. */
  visits: number;
  /** What came of it, summed up. */
  total: number;
  /** What follows it, once something has. */
  node: Node | undefined;
}

interface Seen {
  readonly action: BaseAction;
  readonly node: Node;
}

/** A point of which nothing is known yet. */
export function newNode(): Node {
  return { choices: [], seen: [], places: undefined, placed: 0 };
}

/**
 * The choices for these actions at a node, made where they are new. The same point has nearly always the same options in the
 * same order: each is looked for behind the one before.
 */
export function choicesAt(node: Node, actions: readonly BaseAction[]): Choice[] {
  const { choices } = node;
  const known = choices.length;
  const found: Choice[] = [];
  let hint = 0;
  for (const action of actions) {
    const place = choicePlace(node, action, hint, known);
    const choice = choices[place] ?? { action, available: 0, visits: 0, total: 0, node: undefined };
    if (place === NOWHERE) choices.push(choice);
    else hint = place + 1;
    found.push(choice);
  }
  return found;
}

/** How often each of these actions was tried at a node. */
export function visitsAt(node: Node, actions: readonly BaseAction[]): number[] {
  const { choices } = node;
  const found: number[] = [];
  let hint = 0;
  for (const action of actions) {
    const place = choicePlace(node, action, hint, choices.length);
    if (place !== NOWHERE) hint = place + 1;
    found.push(choices[place]?.visits ?? 0);
  }
  return found;
}

/** The choice of this action at a node, if it is known. */
export function choiceOf(node: Node, action: BaseAction): Choice | undefined {
  return node.choices[choicePlace(node, action, 0, node.choices.length)];
}

/** What follows a choice. */
export function nodeOf(choice: Choice): Node {
  choice.node ??= newNode();
  return choice.node;
}

/** Where an open action of somebody else leads, if that is known. */
export function seenAfter({ seen }: Node, action: BaseAction): Node | undefined {
  return seen[placeOf(seen, action, 0, seen.length)]?.node;
}

/** Where an open action of somebody else leads. */
export function nodeAfter(node: Node, action: BaseAction): Node {
  const known = seenAfter(node, action);
  if (known !== undefined) return known;
  const made = newNode();
  node.seen.push({ action, node: made });
  return made;
}

const NOWHERE = -1;

/**
 * With more choices than that one is looked for by its hash. Where a hand is dealt anew in every world, a node comes to thousands of
 * choices, and to go through all of them for each would be most of the search.
 */
const MANY = 32;

/** Where the choice of this action is among the first so many of a node. */
function choicePlace(node: Node, action: BaseAction, hint: number, known: number): number {
  const { choices } = node;
  if (known <= MANY) return placeOf(choices, action, hint, known);
  const hinted = choices[hint];
  if (hint < known && hinted !== undefined && isSameAction(hinted.action, action)) return hint;
  for (const place of placesIn(node, known).get(hashOf(action)) ?? []) {
    const choice = choices[place];
    if (choice !== undefined && isSameAction(choice.action, action)) return place;
  }
  return NOWHERE;
}

/** Where the first so many choices of a node are. */
function placesIn(node: Node, known: number): ReadonlyMap<number, readonly number[]> {
  node.places ??= new Map();
  const { places } = node;
  for (; node.placed < known; node.placed++) {
    const choice = node.choices[node.placed];
    if (choice === undefined) continue;
    const key = hashOf(choice.action);
    const alike = places.get(key);
    if (alike === undefined) places.set(key, [node.placed]);
    else alike.push(node.placed);
  }
  return places;
}

/** The same for all actions that say the same, whichever decision they name. */
const hashOf = ({ decision: _decision, ...said }: BaseAction): number => hash(said);

/** Where this action is in a list, which is gone through from a place on where it probably is, and then from the beginning. */
function placeOf(
  list: readonly { readonly action: BaseAction }[],
  action: BaseAction,
  hint: number,
  length: number,
): number {
  for (let place = hint; place < length; place++) {
    const each = list[place];
    if (each !== undefined && isSameAction(each.action, action)) return place;
  }
  for (let place = 0; place < hint && place < length; place++) {
    const each = list[place];
    if (each !== undefined && isSameAction(each.action, action)) return place;
  }
  return NOWHERE;
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
  let index = 0;
  for (const choice of choices) {
    const mean = choice.visits === 0 ? usual : placeOn(scale, choice.total / choice.visits);
    const prior = (weights[index] ?? 0) / sum;
    const score = mean + (exploration * prior * Math.sqrt(choice.available)) / (1 + choice.visits);
    if (score > highest) {
      highest = score;
      best = index;
    }
    index += 1;
  }
  return best;
}
