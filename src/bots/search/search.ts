import type { Decision, GameTypes, Judge, Seat, Simulation, Turn } from '../../kernel/index.ts';
import { type Aiming, type Scale, scaleFor, widen, worthsIn } from './aim.ts';
import { oftenTried, type Tally } from './deciding.ts';
import { Luck } from './luck.ts';
import { type Mind, type Minds, mindsAt } from './minds.ts';
import { isSameAction } from './same.ts';
import {
  type Choice,
  choiceOf,
  choicesAt,
  type Node,
  newNode,
  nodeAfter,
  nodeOf,
  promising,
  seenAfter,
  visitsAt,
} from './tree.ts';

/** What a search goes by. */
export interface SearchOptions<T extends GameTypes> extends Aiming<T> {
  /** How much is tried that does not look best so far. */
  readonly exploration: number;
}

/** So many tries of an action meet the same world, each with other luck, before the next world is imagined. */
const WORLD_USES = 4;

/** After so many tries of its own a seat that keeps secrets lets one of the others think. */
const OWN_TRIES = 2;

/** Tries actions out in sampled worlds until the turn's nodes are spent, or nothing can change the answer any more. */
export function search<T extends GameTypes>(
  turn: Turn<T>,
  options: SearchOptions<T>,
  weights: readonly number[],
): Tally {
  const { judge, exploration } = options;
  const { actions, decision, view } = turn;
  const roots = view.decisions.map(newNode);
  const scale = scaleFor(options.aim);
  const table: Searching<T> = { ...options, roots, scale, left: turn.nodes };
  const worlds: World<T>[] = [];
  const choices = choicesAt(roots[decision.seat] ?? newNode(), actions);
  let cheapest = Number.POSITIVE_INFINITY;
  let minds: Minds<T> | undefined;
  for (let tries = 1; table.left > 0 && !isSettled(choices, table.left / cheapest); tries++) {
    const before = table.left;
    const index = promising(choices, weights, { exploration, scale });
    // Every action meets the same worlds in the same order: what differs is what it makes of them.
    const nth = choices[index]?.visits ?? 0;
    const known = worlds[nth - (nth % WORLD_USES)];
    worlds[nth] ??= known === undefined ? worldOf(turn, judge) : withOtherLuck(known, turn);
    const world = worlds[nth];
    minds ??= mindsAt(options.game, turn, world.now);
    const first = { decision, action: actions[index] as T['Action'] };
    if (minds.areApart) tryApart(table, world, first, { minds, tries });
    else tryOut(table, world, first, { nodes: [...roots], waiting: [], learner: undefined });
    cheapest = Math.min(cheapest, before - table.left);
  }
  return { tried: choices.map(({ visits }) => visits), by: isAtOnce(view) ? 'often' : 'leader' };
}

/** Does somebody else decide at the same time? */
const isAtOnce = ({ agenda }: { readonly agenda: readonly object[] }): boolean =>
  'together' in (agenda[agenda.length - 1] ?? {});

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

/** The same world, in which the dice fall otherwise and others choose otherwise. */
function withOtherLuck<T extends GameTypes>({ now, minds }: World<T>, { random }: Turn<T>): World<T> {
  const seed = random.below(2 ** 32);
  const world = { now: now.fork({ seed: random.seed() }), seed };
  return minds === undefined ? world : { ...world, minds };
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
  const own = first.decision.seat;
  const waiting: (Mind<T> | undefined)[] = [];
  for (const mind of world.minds) waiting[mind.seat] = mind;
  const asked = tryOut(table, world, first, { nodes: rootOnly(roots, own, roots[own]), waiting, learner: own });
  // Whoever was not asked has nothing to think about.
  const thinking = world.minds.filter(({ seat }) => asked.has(seat));
  const mind = thinking[Math.floor(tries / OWN_TRIES) % thinking.length];
  if (mind === undefined || tries % OWN_TRIES > 0 || table.left === 0) return;
  // Nobody else has a tree in its worlds: what the others see there is not what they see.
  const nodes = rootOnly(roots, mind.seat, mind.root());
  const imagined = { now: mind.imagine(), seed: world.seed + tries };
  tryOut(table, imagined, firstIn(table, imagined, first), { nodes, waiting: [], learner: mind.seat });
}

const rootOnly = (roots: readonly Node[], seat: Seat, root: Node | undefined): (Node | undefined)[] =>
  roots.map((_, each) => (each === seat ? root : undefined));

/** The action that is tried out, in a world of somebody else: what is not possible there is something else. */
function firstIn<T extends GameTypes>(
  { game, judge }: Searching<T>,
  { now, seed }: World<T>,
  { decision, action }: First<T>,
): First<T> {
  if (game.decisions[decision.kind]?.options === 'public') return { decision, action };
  const actions = now.legalActions(decision.seat);
  const same = actions.find((each) => isSameAction(each, action));
  const weights = judge.weigh?.(now.state, actions) ?? actions.map(() => 1);
  return { decision, action: same ?? (actions[new Luck(seed).pick(weights)] as T['Action']) };
}

/** Where each seat stands in its tree on the way through a world, and what was chosen there. */
interface Walk<T extends GameTypes> {
  readonly nodes: (Node | undefined)[];
  /** Those who will do what they have learned elsewhere, and have not been asked yet. */
  readonly waiting: (Mind<T> | undefined)[];
  /** What all could see on the way, for those who wait. */
  readonly open: T['Action'][];
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
  { nodes, waiting, learner }: Pick<Walk<T>, 'nodes' | 'waiting' | 'learner'>,
): ReadonlySet<Seat> {
  const { judge, scale } = table;
  const world = now.fork();
  const luck = new Luck(seed);
  const walk: Walk<T> = { nodes, waiting, open: [], learner, path: [], isInTree: true };
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

interface Choosing<T extends GameTypes> {
  readonly actions: readonly T['Action'][];
  readonly weights: readonly number[];
  readonly luck: Luck;
  readonly table: Searching<T>;
}

/** What a seat does: whoever learns what is promising, whoever has learned what it has, and all others what looks good. */
function chosenBy<T extends GameTypes>(
  seat: Seat,
  walk: Walk<T>,
  { actions, weights, luck, table }: Choosing<T>,
): number {
  const { learner, isInTree } = walk;
  const isLearning = learner === undefined || learner === seat;
  const node = walk.nodes[seat] ?? comeAlong(walk, seat);
  if (node === undefined || (isLearning && !isInTree)) return luck.pick(weights);
  if (!isLearning) return luck.pick(learnedAt(node, actions, weights));
  return promising(choicesAt(node, actions), weights, table);
}

/** Where a seat stands that is asked for the first time: it has seen what was open on the way. */
function comeAlong<T extends GameTypes>({ nodes, waiting, open }: Walk<T>, seat: Seat): Node | undefined {
  const mind = waiting[seat];
  if (mind === undefined) return undefined;
  waiting[seat] = undefined;
  let node: Node | undefined = mind.root();
  for (const action of open) {
    if (node === undefined) break;
    node = seenAfter(node, action);
  }
  nodes[seat] = node;
  return node;
}

/** How often each action was tried at a node by whoever has learned there; what looks good counts as one more try. */
function learnedAt<T extends GameTypes>(
  node: Node,
  actions: readonly T['Action'][],
  weights: readonly number[],
): readonly number[] {
  if (node.choices.length === 0) return weights;
  let sum = 0;
  for (const weight of weights) sum += weight;
  return oftenTried(visitsAt(node, actions)).map((share, index) => share + (weights[index] ?? 0) / sum);
}

/** Goes down the trees by one action. A choice that had not been tried before is where the tree ends. */
function descend<T extends GameTypes>(
  { game }: Searching<T>,
  walk: Walk<T>,
  { decision: { seat, kind }, action }: First<T>,
): void {
  const { nodes, path, open, learner, isInTree } = walk;
  if (!isInTree && learner === undefined) return;
  // Of a private decision the others learn only what comes of it.
  const isSeen = game.decisions[kind]?.options === 'public';
  if (isSeen && learner !== undefined) open.push(action);
  for (let each = 0; each < nodes.length; each++) {
    const node = nodes[each];
    if (node === undefined || (each !== seat && !isSeen)) continue;
    const isLearning = isInTree && (learner === undefined || learner === each);
    if (each !== seat) {
      nodes[each] = isLearning ? nodeAfter(node, action) : seenAfter(node, action);
    } else if (isLearning) {
      const [choice] = choicesAt(node, [action]) as [Choice];
      path.push({ seat, choice });
      walk.isInTree = choice.visits > 0;
      nodes[each] = walk.isInTree ? nodeOf(choice) : undefined;
    } else {
      nodes[each] = choiceOf(node, action)?.node;
    }
  }
  if (!walk.isInTree && learner !== undefined) nodes[learner] = undefined;
}

function learn(path: Walk<never>['path'], worths: readonly number[], scale: Scale): void {
  widen(scale, worths);
  for (const { seat, choice } of path) {
    choice.visits += 1;
    choice.total += worths[seat] ?? 0;
  }
}
