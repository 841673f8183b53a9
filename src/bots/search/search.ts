import type { BaseAction, Decision, GameTypes, Judge, Seat, Simulation, Turn } from '../../kernel/index.ts';
import { type Aiming, type Scale, scaleFor, widen, worthsIn } from './aim.ts';
import { Luck } from './luck.ts';
import { type Mind, type Minds, mindsAt } from './minds.ts';
import { type Choice, choiceAt, type Node, newNode, nodeAfter, promising } from './tree.ts';

/** What a search goes by. */
export interface SearchOptions<T extends GameTypes> extends Aiming<T> {
  /** How much is tried that does not look best so far. */
  readonly exploration: number;
}

/** After so many tries of its own a seat that keeps secrets lets one of the others think. */
const OWN_TRIES = 2;
/** What was tried less than this share of the leader's tries was tried to learn of it, and is not mixed in. */
const MIXED = 0.5;

/** Tries actions out in sampled worlds until the turn's nodes are spent, and gives the one that was tried most. */
export function search<T extends GameTypes>(turn: Turn<T>, options: SearchOptions<T>): T['Action'] {
  const { judge, exploration } = options;
  const { actions, decision, view } = turn;
  const roots = view.decisions.map(newNode);
  const scale = scaleFor(options.aim);
  const table: Searching<T> = { ...options, roots, scale, left: turn.nodes };
  const worlds: World<T>[] = [];
  const choices = actions.map((action) => choiceAt(roots[decision.seat] ?? newNode(), keyOf(action)));
  const weights = judge.weigh?.(view, actions) ?? actions.map(() => 1);
  let cheapest = Number.POSITIVE_INFINITY;
  let minds: Minds<T> | undefined;
  for (let tries = 1; table.left > 0 && !isSettled(choices, table.left / cheapest); tries++) {
    const before = table.left;
    const index = promising(choices, weights, { exploration, scale });
    // Every action meets the same worlds in the same order: what differs is what it makes of them.
    const nth = choices[index]?.visits ?? 0;
    worlds[nth] ??= worldOf(turn, judge);
    const world = worlds[nth];
    minds ??= mindsAt(options.game, turn, world.now);
    const first = { decision, action: actions[index] as T['Action'] };
    if (minds.areApart) tryApart(table, world, first, { minds, tries });
    else tryOut(table, world, first, { nodes: [...roots], learner: undefined });
    cheapest = Math.min(cheapest, before - table.left);
  }
  const leader = leaderOf(choices, weights);
  const isMixing = isAtOnce(view) && (choices[leader]?.visits ?? 0) > 0;
  return actions[isMixing ? mixed(choices, turn) : leader] as T['Action'];
}

/** Does somebody else decide at the same time? */
const isAtOnce = ({ agenda }: { readonly agenda: readonly object[] }): boolean =>
  'together' in (agenda[agenda.length - 1] ?? {});

/** One of those that were tried most, as often as it was tried: whoever always takes the best can be foreseen. */
function mixed<T extends GameTypes>(choices: readonly Choice[], { random }: Turn<T>): number {
  const shares = sharesOf(choices.map(({ visits }) => visits));
  let rest = random.below(shares.reduce((sum, share) => sum + share, 0));
  return shares.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
}

/** The tries of those that were tried often enough beside the others. */
function sharesOf(visits: readonly number[]): readonly number[] {
  const least = MIXED * Math.max(...visits);
  return visits.map((each) => (each < least ? 0 : each));
}

/** What was tried most; of those tried as often, what looks best. */
function leaderOf(choices: readonly Choice[], weights: readonly number[]): number {
  let leader = 0;
  for (const [index, { visits }] of choices.entries()) {
    const more = visits - (choices[leader]?.visits ?? 0);
    if (more > 0 || (more === 0 && (weights[index] ?? 0) > (weights[leader] ?? 0))) leader = index;
  }
  return leader;
}

/** Can nothing overtake the leader any more, with about so many tries to come? */
function isSettled(choices: readonly Choice[], tries: number): boolean {
  let most = 0;
  let second = 0;
  for (const { visits } of choices) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  }
  return most > 0 && most - second > tries;
}

interface Searching<T extends GameTypes> extends SearchOptions<T> {
  /** One tree for each seat: nobody's choices hang on what that seat cannot see. */
  readonly roots: readonly Node[];
  readonly scale: Scale;
  left: number;
}

/** A world as it is now, and the seed of all choices that are made in it. */
interface World<T extends GameTypes> {
  readonly now: Simulation<T>;
  readonly seed: number;
  /** How the others think in it, once they have been asked. */
  minds?: readonly Mind<T>[];
}

function worldOf<T extends GameTypes>({ sample, random }: Turn<T>, judge: Judge<T>): World<T> {
  const now = sample();
  judge.imagine?.(now.state, random);
  return { now, seed: random.below(2 ** 32) };
}

interface First<T extends GameTypes> {
  readonly decision: Decision;
  readonly action: T['Action'];
}

/**
 * The searching seat tries an action among others who do what they have found out by themselves; and from time to time one of
 * them finds out more, in worlds that fit what it can see.
 */
function tryApart<T extends GameTypes>(
  table: Searching<T>,
  world: World<T>,
  first: First<T>,
  { minds, tries }: { readonly minds: Minds<T>; readonly tries: number },
): void {
  const { roots } = table;
  world.minds ??= minds.of(world.now, world.seed);
  const nodes: (Node | undefined)[] = [...roots];
  for (const { seat, root } of world.minds) nodes[seat] = root;
  const asked = tryOut(table, world, first, { nodes, learner: first.decision.seat });
  // Whoever was not asked has nothing to think about.
  const thinking = world.minds.filter(({ seat }) => asked.has(seat));
  const mind = thinking[Math.floor(tries / OWN_TRIES) % thinking.length];
  if (mind === undefined || tries % OWN_TRIES > 0 || table.left === 0) return;
  // Nobody else has a tree in its worlds: what the others see there is not what they see.
  const alone = roots.map((_, seat) => (seat === mind.seat ? mind.root : undefined));
  const imagined = { now: mind.imagine(), seed: world.seed + tries };
  tryOut(table, imagined, firstIn(table, imagined, first), { nodes: alone, learner: mind.seat });
}

/** The action that is tried out, in a world of somebody else: what is not possible there is something else. */
function firstIn<T extends GameTypes>(
  { game, judge }: Searching<T>,
  { now, seed }: World<T>,
  { decision, action }: First<T>,
): First<T> {
  if (game.decisions[decision.kind]?.options === 'public') return { decision, action };
  const actions = now.legalActions(decision.seat);
  const said = saidIn(action);
  const same = actions.find((each) => saidIn(each) === said);
  const weights = judge.weigh?.(now.state, actions) ?? actions.map(() => 1);
  return { decision, action: same ?? (actions[new Luck(seed).pick(weights)] as T['Action']) };
}

const saidIn = (action: BaseAction): string => keyOf({ ...action, decision: undefined });

/** Where each seat stands in its tree on the way through a world, and what was chosen there. */
interface Walk {
  readonly nodes: (Node | undefined)[];
  readonly path: { readonly seat: Seat; readonly choice: Choice }[];
  /** Who learns, if not all do: the others do what they have learned elsewhere, or what looks good. */
  readonly learner: Seat | undefined;
  isInTree: boolean;
}

/** Plays a world: down the trees as far as they go, one choice farther, and on by the judge's weights. Tells who had to choose. */
function tryOut<T extends GameTypes>(
  table: Searching<T>,
  { now, seed }: World<T>,
  first: First<T>,
  { nodes, learner }: Pick<Walk, 'nodes' | 'learner'>,
): ReadonlySet<Seat> {
  const { judge, scale } = table;
  const world = now.fork();
  const luck = new Luck(seed);
  const walk: Walk = { nodes, learner, path: [], isInTree: true };
  const asked = new Set<Seat>();
  descend(table, walk, first);
  let action: T['Action'] | undefined = first.action;

  while (action !== undefined) {
    table.left -= 1;
    world.step(action);
    const worths = worthsIn(table, world);
    if (worths !== undefined) learn(walk.path, worths, scale);
    const [decision] = world.pending();
    // What has not been played far enough when the nodes are spent has taught nothing.
    if (worths !== undefined || decision === undefined || table.left === 0) break;

    const actions = world.legalActions(decision.seat);
    action = actions[0];
    if (actions.length === 1) continue;
    asked.add(decision.seat);
    const weights = judge.weigh?.(world.state, actions) ?? actions.map(() => 1);
    action = actions[chosenBy(decision.seat, walk, { actions, weights, luck, table })];
    descend(table, walk, { decision, action: action as T['Action'] });
  }
  return asked;
}

const keyOf = (action: unknown): string => JSON.stringify(action);

interface Choosing<T extends GameTypes> {
  readonly actions: readonly T['Action'][];
  readonly weights: readonly number[];
  readonly luck: Luck;
  readonly table: Searching<T>;
}

/** What a seat does: whoever learns what is promising, whoever has learned what it has, and all others what looks good. */
function chosenBy<T extends GameTypes>(
  seat: Seat,
  { nodes, learner, isInTree }: Walk,
  { actions, weights, luck, table }: Choosing<T>,
): number {
  const node = nodes[seat];
  const isLearning = learner === undefined || learner === seat;
  if (node === undefined || (isLearning && !isInTree)) return luck.pick(weights);
  if (!isLearning) return luck.pick(learnedAt(node, actions, weights));
  const choices = actions.map((each) => choiceAt(node, keyOf(each)));
  return promising(choices, weights, table);
}

/** How often each action was tried at a node by whoever has learned there; what looks good counts as one more try. */
function learnedAt(node: Node, actions: readonly unknown[], weights: readonly number[]): readonly number[] {
  if (node.choices.size === 0) return weights;
  let sum = 0;
  for (const weight of weights) sum += weight;
  const visits = actions.map((each) => node.choices.get(keyOf(each))?.visits ?? 0);
  return sharesOf(visits).map((share, index) => share + (weights[index] ?? 0) / sum);
}

/** Goes down the trees by one action. A choice that had not been tried before is where the tree ends. */
function descend<T extends GameTypes>(
  { game }: Searching<T>,
  walk: Walk,
  { decision: { seat, kind }, action }: First<T>,
): void {
  const { nodes, path, learner, isInTree } = walk;
  if (!isInTree && (learner === undefined || nodes.every((node) => node === undefined))) return;
  const key = keyOf(action);
  // Of a private decision the others learn only what comes of it.
  const isSeen = game.decisions[kind]?.options === 'public';
  for (const [each, node] of nodes.entries()) {
    if (node === undefined || (each !== seat && !isSeen)) continue;
    const isLearning = isInTree && (learner === undefined || learner === each);
    if (each !== seat) {
      nodes[each] = isLearning ? nodeAfter(node, key) : node.seen.get(key);
    } else if (isLearning) {
      const choice = choiceAt(node, key);
      path.push({ seat, choice });
      walk.isInTree = choice.visits > 0;
      nodes[each] = choice.node;
    } else {
      nodes[each] = node.choices.get(key)?.node;
    }
  }
  if (!walk.isInTree && learner !== undefined) nodes[learner] = undefined;
}

function learn(path: Walk['path'], worths: readonly number[], scale: Scale): void {
  widen(scale, worths);
  for (const { seat, choice } of path) {
    choice.visits += 1;
    choice.total += worths[seat] ?? 0;
  }
}
