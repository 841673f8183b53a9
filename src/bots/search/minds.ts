import {
  createRandom,
  type Game,
  type GameTypes,
  glance,
  isSamePlain,
  type Random,
  type Seat,
  type Simulation,
  sampleWorld,
  type Turn,
} from '../../kernel/index.ts';
import { type Node, newNode } from './tree.ts';
import { byView } from './views.ts';

/** Another seat as it is imagined in a world. */
export interface Mind<T extends GameTypes> {
  readonly seat: Seat;
  /** What it has learned by itself: the same in all worlds that look the same to it. */
  root(): Node;
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
  /** All other seats, as they are imagined in this world. What one sees there is looked at when it is asked. */
  of(world: Simulation<T>, seed: number): readonly Mind<T>[];
}

/** How many worlds of another seat are looked at before it is taken to see all there is. */
const LOOKS = 3;

/** Does whoever is asked know anything that others do not, by what they see in a world that fits the turn? */
export function isAnythingHidden<T extends GameTypes>(game: Game<T>, turn: Turn<T>, state: T['State']): boolean {
  const own = turn.decision.seat;
  // Of others' decisions nobody can count more than those it has seen.
  const seenOf = (at: T['View']): object => ({ ...at, decisions: [] });
  const known = seenOf(turn.view);
  return othersAt(turn).some((seat) => {
    const seen = glance(game, state, seat);
    for (let look = 0; look < LOOKS; look++) {
      const world = sampleWorld(game, seen, { seed: `look ${look}`, luck: 'none' });
      if (!isSamePlain(seenOf(glance(game, world.state, own)), known)) return true;
    }
    return false;
  });
}

const othersAt = <T extends GameTypes>({ view, decision }: Turn<T>): Seat[] =>
  view.decisions.flatMap((_, seat) => (seat === decision.seat ? [] : [seat]));

/** How the others think at a turn of this game. */
export function mindsAt<T extends GameTypes>(game: Game<T>, turn: Turn<T>, first: Simulation<T>): Minds<T> {
  const others = othersAt(turn);
  const rootOf = byView(newNode);
  return {
    areApart: isAnythingHidden(game, turn, first.state),
    of({ state }, seed) {
      // Luck that is apart from the turn's own: a game without secrets is searched as if nobody had asked.
      let random: Random | undefined;
      return others.map((seat) => {
        let seen: T['View'] | undefined;
        let root: Node | undefined;
        const look = (): T['View'] => (seen ??= glance(game, state, seat));
        return {
          seat,
          root: () => (root ??= rootOf(look())),
          imagine() {
            random ??= createRandom(`minds ${seed}`);
            return sampleWorld(game, look(), { seed: random.seed(), luck: random.seed() });
          },
        };
      });
    },
  };
}
