import { createRandom, type Game, type GameTypes, type Seat, type Simulation, type Turn } from '../../kernel/index.ts';
import { type Node, newNode } from './tree.ts';

/** Another seat as it is imagined in a world. */
export interface Mind<T extends GameTypes> {
  readonly seat: Seat;
  /** What it has learned by itself: the same in all worlds that look the same to it. */
  readonly root: Node;
  /** A world that fits what it sees, with luck of its own: another one each time. */
  imagine(): Simulation<T>;
}

/**
 * How the others think. Each imagines worlds of its own, drawn from what it can see in the world that is imagined for it: so
 * nobody is imagined to know what only the searching seat knows.
 */
export interface Minds<T extends GameTypes> {
  /** Is there anything that is hidden from somebody else? Where there is not, all think in the same worlds. */
  readonly areApart: boolean;
  /** All other seats, as they are imagined in this world. */
  of(world: Simulation<T>, seed: number): readonly Mind<T>[];
}

/** How many worlds of another seat are looked at before it is taken to see all there is. */
const LOOKS = 3;

/** How the others think at a turn of this game. */
export function mindsAt<T extends GameTypes>(
  game: Game<T>,
  { view, decision }: Turn<T>,
  first: Simulation<T>,
): Minds<T> {
  const own = decision.seat;
  const others = view.decisions.flatMap((_, seat) => (seat === own ? [] : [seat]));
  const roots = new Map<string, Node>();

  // Of others' decisions nobody can count more than those it has seen.
  const seenOf = (at: T['View']): string => JSON.stringify({ ...at, decisions: [] });
  const known = seenOf(view);
  const isHiding = (seat: Seat): boolean => {
    const seen = game.view(first.state, seat);
    const looks = Array.from({ length: LOOKS }, (_, look) => game.determinize(seen, `look ${look}`));
    return looks.some((world) => seenOf(game.view(world, own)) !== known);
  };

  return {
    areApart: others.some(isHiding),
    of({ state }, seed) {
      // Luck that is apart from the turn's own: a game without secrets is searched as if nobody had asked.
      const random = createRandom(`minds ${seed}`);
      return others.map((seat) => {
        const seen = game.view(state, seat);
        const key = JSON.stringify(seen);
        const root = roots.get(key) ?? newNode();
        roots.set(key, root);
        const imagine = (): Simulation<T> =>
          game.simulate(game.determinize(seen, random.seed()), { chance: { seed: random.seed() } });
        return { seat, root, imagine };
      });
    },
  };
}
