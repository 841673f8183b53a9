import type { GameTypes, Judge, Simulation, Turn } from '../../kernel/index.ts';
import { type Aiming, type Scale, scaleFor, widen, worthsIn } from './aim.ts';
import { Luck } from './luck.ts';
import { type Choice, choiceAt, type Node, newNode, nodeAfter, promising } from './tree.ts';

/** What a search goes by. */
export interface SearchOptions<T extends GameTypes> extends Aiming<T> {
  /** How much is tried that does not look best so far. */
  readonly exploration: number;
}

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
  while (table.left > 0 && !isSettled(choices, table.left / cheapest)) {
    const before = table.left;
    const index = promising(choices, weights, { exploration, scale });
    // Every action meets the same worlds in the same order: what differs is what it makes of them.
    const nth = choices[index]?.visits ?? 0;
    worlds[nth] ??= worldOf(turn, judge);
    tryOut(table, worlds[nth], { decision, action: actions[index] as T['Action'] });
    cheapest = Math.min(cheapest, before - table.left);
  }
  return actions[leaderOf(choices, weights)] as T['Action'];
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
}

function worldOf<T extends GameTypes>({ sample, random }: Turn<T>, judge: Judge<T>): World<T> {
  const now = sample();
  judge.imagine?.(now.state, random);
  return { now, seed: random.below(2 ** 32) };
}

interface Taken {
  readonly seat: number;
  readonly choice: Choice;
}

interface First<T extends GameTypes> {
  readonly decision: Turn<T>['decision'];
  readonly action: T['Action'];
}

/** Plays a world: down the trees as far as they go, one choice farther, and on by the judge's weights. */
function tryOut<T extends GameTypes>(table: Searching<T>, { now, seed }: World<T>, first: First<T>): void {
  const { judge, scale } = table;
  const world = now.fork();
  const luck = new Luck(seed);
  const nodes = [...table.roots];
  const path: Taken[] = [];
  let isInTree = descend(table, { nodes, path }, first);
  let action: T['Action'] | undefined = first.action;

  while (action !== undefined) {
    table.left -= 1;
    world.step(action);
    const worths = worthsIn(table, world);
    if (worths !== undefined) learn(path, worths, scale);
    const [decision] = world.pending();
    // What has not been played far enough when the nodes are spent has taught nothing.
    if (worths !== undefined || decision === undefined || table.left === 0) return;

    const actions = world.legalActions(decision.seat);
    action = actions[0];
    if (actions.length === 1) continue;
    const weights = judge.weigh?.(world.state, actions) ?? actions.map(() => 1);
    const node = nodes[decision.seat];
    if (isInTree && node !== undefined) {
      const choices = actions.map((each) => choiceAt(node, keyOf(each)));
      action = actions[promising(choices, weights, table)];
      isInTree = descend(table, { nodes, path }, { decision, action: action as T['Action'] });
    } else action = actions[luck.pick(weights)];
  }
}

const keyOf = (action: unknown): string => JSON.stringify(action);

/** Goes down the trees by one action; says whether it had been tried before. */
function descend<T extends GameTypes>(
  { game }: Searching<T>,
  { nodes, path }: { readonly nodes: Node[]; readonly path: Taken[] },
  { decision: { seat, kind }, action }: First<T>,
): boolean {
  const key = keyOf(action);
  const choice = choiceAt(nodes[seat] ?? newNode(), key);
  path.push({ seat, choice });
  nodes[seat] = choice.node;
  // Of a private decision the others learn only what comes of it.
  if (game.decisions[kind]?.options === 'public') {
    for (const [other, node] of nodes.entries()) if (other !== seat) nodes[other] = nodeAfter(node, key);
  }
  return choice.visits > 0;
}

function learn(path: readonly Taken[], worths: readonly number[], scale: Scale): void {
  widen(scale, worths);
  for (const { seat, choice } of path) {
    choice.visits += 1;
    choice.total += worths[seat] ?? 0;
  }
}
