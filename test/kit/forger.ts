import {
  createRandom,
  deserialize,
  type EngineError,
  type Game,
  type GameTypes,
  isEngineError,
  type Random,
  serialize,
} from '../../src/kernel/index.ts';
import { orEngineError } from './fuzzing.ts';

/** What came of an altered save: it was refused, or the game went on from it to its end. */
type Fate = 'refused' | 'played to the end';

/** Alters saves of games; the same for the same seed. */
export interface Forger {
  /** What came of the nth save. One that is accepted, and leads to a position that is not, is thrown as a {@link Forgery}. */
  attempt(nth: number): Fate;
}

/** A save that was accepted and led, by legal play, to an error or to a position that is refused. */
export class Forgery extends Error {
  /** What was altered, and how. */
  readonly changes: readonly string[];
  readonly state: GameTypes['State'];
  readonly plies: number;

  constructor(what: string, changes: readonly string[], state: GameTypes['State'], plies: number) {
    super(what);
    this.changes = changes;
    this.state = state;
    this.plies = plies;
  }
}

/** Plain data that may be altered. */
type Loose = null | boolean | number | string | Loose[] | { [key: string]: Loose };
type Agenda = Loose[];
/** A save that may be altered. */
type Save = { [key: string]: Loose } & { agenda: Agenda };

/** Alters the save a little, and says what it did; nothing, where there is nothing of this kind to be altered. */
export type Alteration = (save: Save, random: Random, like: readonly GameTypes['State'][]) => string | undefined;

/** A game and positions of it. */
export interface ForgedFrom<T extends GameTypes> {
  readonly game: Game<T>;
  readonly states: readonly T['State'][];
}

/**
 * Makes a forger of saves of these games. `whole` are alterations of things that belong together in this game, which get by more
 * often.
 */
export function createForger<T extends GameTypes>(
  seed: number,
  corpora: readonly ForgedFrom<T>[],
  whole: readonly Alteration[],
): Forger {
  const sorted = corpora.map(({ game, states }) => ({ game, states, kinds: byKind({ game, states }) }));
  return {
    attempt(nth) {
      const random = createRandom(`forger ${seed} ${nth}`);
      const { game, states, kinds } = random.oneOf(sorted);
      // Every kind of pause as often as any other, however rare it is in a game.
      const real = random.oneOf(kinds.get(random.oneOf([...kinds.keys()])) ?? []);
      const like = states.filter(({ decisions }) => decisions.length === real.decisions.length);
      const save = structuredClone(real) as unknown as Save;
      const changes: string[] = [];
      const wanted = random.oneOf([1, 1, 2, 3]);
      while (changes.length < wanted) {
        const kind = random.below(3) === 0 ? whole : ALTERATIONS;
        const change = random.oneOf(kind)(save, random, like);
        if (change !== undefined) changes.push(change);
      }
      const state = orEngineError(() => game.restore(save));
      if (isEngineError(state)) return 'refused';
      playOn(game, state as T['State'], random, changes);
      return 'played to the end';
    },
  };
}

/** What came of so many altered saves. One that leads astray is an error that says which it was, and what was altered. */
export function fatesOf(forger: Forger, { seed, tries }: { readonly seed: number; readonly tries: number }) {
  const fates: Record<Fate, number> = { refused: 0, 'played to the end': 0 };
  for (let nth = 0; nth < tries; nth++) {
    try {
      fates[forger.attempt(nth)] += 1;
    } catch (error) {
      if (!(error instanceof Forgery)) throw error;
      const { changes, plies, message, state } = error;
      throw new Error(
        `try ${nth} of seed ${seed}: ${changes.join(', ')}; ${plies} decisions on: ${message}\n${JSON.stringify(state)}`,
        { cause: error },
      );
    }
  }
  return fates;
}

/** Positions by what is asked in them. */
function byKind<T extends GameTypes>({ game, states }: ForgedFrom<T>): Map<string, T['State'][]> {
  const kinds = new Map<string, T['State'][]>();
  for (const state of states) {
    for (const kind of new Set(game.pending(state).map((decision) => decision.kind))) {
      const found = kinds.get(kind) ?? [];
      found.push(state);
      kinds.set(kind, found);
    }
  }
  return kinds;
}

/** Far more decisions than any real game takes. */
const LONGEST = 5000;

/** Plays a position to its end by random choices, stored and restored at every pause. */
function playOn<T extends GameTypes>(
  game: Game<T>,
  from: T['State'],
  random: Random,
  changes: readonly string[],
): void {
  let state = from;
  for (let plies = 0; plies < LONGEST; plies++) {
    try {
      if (game.outcome(state) !== undefined) return;
      state = deserialize(game, serialize(game, game.reduce(state, random.oneOf([...game.legalActions(state)]))));
    } catch (thrown) {
      throw new Forgery(told(thrown), changes, from, plies + 1);
    }
  }
  throw new Forgery(`no end after ${LONGEST} decisions`, changes, from, LONGEST);
}

function told(thrown: unknown): string {
  if (!isEngineError(thrown)) return String(thrown);
  const { code, faults } = thrown as EngineError;
  return [code, ...faults.map(({ path, message }) => `${path}: ${message}`)].join('; ');
}

const ALTERATIONS: readonly Alteration[] = [
  // A number off by one, or any small one, anywhere.
  (save, random) => altered(save, random, (old) => old + random.oneOf([-1, 1])),
  (save, random) => altered(save, random, () => random.below(9) - 1),
  (save, random) => altered(save, random, () => random.below(38) - 1),
  // Two entries of a list exchanged.
  (save, random) => {
    const { path, list } = random.oneOf(listsIn(save).filter(({ list: each }) => each.length > 1));
    const [one, other] = [random.below(list.length), random.below(list.length)];
    if (JSON.stringify(list[one]) === JSON.stringify(list[other])) return undefined;
    [list[one], list[other]] = [list[other] as Loose, list[one] as Loose];
    return `${path}[${one}] and [${other}] exchanged`;
  },
  // An entry gone, doubled or moved.
  (save, random) => {
    const { path, list } = random.oneOf(listsIn(save).filter(({ list: each }) => each.length > 0));
    const at = random.below(list.length);
    list.splice(at, 1);
    return `${path}[${at}] gone`;
  },
  // A part of the save from another position.
  (save, random, like) => {
    const key = random.oneOf(Object.keys(save));
    const other = structuredClone(random.oneOf(like)) as unknown as Save;
    if (JSON.stringify(save[key]) === JSON.stringify(other[key])) return undefined;
    save[key] = other[key] as Loose;
    return `${key} of another position`;
  },
  // A part of what is being resolved, or of anything else that has parts, from another position.
  (save, random, like) => {
    const name = 'play' in save ? 'play' : random.oneOf(Object.keys(save).filter((key) => isParted(save[key])));
    const other = (structuredClone(random.oneOf(like)) as unknown as Save)[name] as { [key: string]: Loose };
    const own = save[name] as { [key: string]: Loose };
    const key = random.oneOf(Object.keys(own));
    if (JSON.stringify(own[key]) === JSON.stringify(other[key])) return undefined;
    own[key] = other[key] as Loose;
    return `${name}.${key} of another position`;
  },
  // Work exchanged, dropped, doubled, moved, or of another position.
  inAgenda((agenda, random) => {
    const [one, other] = [random.below(agenda.length), random.below(agenda.length)];
    [agenda[one], agenda[other]] = [agenda[other] as Loose, agenda[one] as Loose];
    return `${one} and ${other} exchanged`;
  }),
  inAgenda((agenda, random) => {
    const at = random.below(agenda.length);
    const [gone] = agenda.splice(at, 1);
    return `${at} gone: ${JSON.stringify(gone)}`;
  }),
  inAgenda((agenda, random) => {
    const [from, to] = [random.below(agenda.length), random.below(agenda.length + 1)];
    agenda.splice(to, 0, structuredClone(agenda[from]) as Loose);
    return `${from} doubled at ${to}: ${JSON.stringify(agenda[to])}`;
  }),
  inAgenda((agenda, random) => {
    const [from, to] = [random.below(agenda.length), random.below(agenda.length)];
    const [work] = agenda.splice(from, 1);
    agenda.splice(to, 0, work as Loose);
    return `${from} moved to ${to}: ${JSON.stringify(work)}`;
  }),
  inAgenda((agenda, random, like) => {
    const other = random.oneOf(like).agenda as readonly unknown[];
    if (other.length === 0) return undefined;
    const at = random.below(agenda.length + 1);
    const work = structuredClone(random.oneOf(other)) as unknown as Loose;
    const isPut = random.below(2) === 0;
    agenda.splice(at, isPut ? 0 : 1, work);
    return `${at} ${isPut ? 'put' : 'replaced'}: ${JSON.stringify(work)}`;
  }),
  inAgenda((agenda, random, like) => {
    const top = random.oneOf(like).agenda.at(-1);
    if (top === undefined) return undefined;
    agenda.splice(-1, 1, structuredClone(top) as unknown as Loose);
    return `top replaced: ${JSON.stringify(top)}`;
  }),
  // Figures of the work that waits.
  inAgenda((agenda, random) => altered({ agenda } as Save, random, (old) => old + random.oneOf([-2, -1, 1, 2]))),
  inAgenda((agenda, random) => altered({ agenda } as Save, random, () => random.below(16) - 1)),
];

const isParted = (value: Loose | undefined): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An alteration of the agenda, as far as there is one. */
function inAgenda(
  alter: (agenda: Agenda, random: Random, like: readonly GameTypes['State'][]) => string | undefined,
): Alteration {
  return ({ agenda }, random, like) => {
    if (agenda.length === 0) return undefined;
    const before = JSON.stringify(agenda);
    const what = alter(agenda, random, like);
    return what === undefined || JSON.stringify(agenda) === before ? undefined : `agenda: ${what}`;
  };
}

/** Another number in a random place: first a part of the save, then a number in it, so that the board does not outweigh all. */
function altered(save: Save, random: Random, change: (old: number) => number): string | undefined {
  let holder = save as { [key: string]: Loose };
  let key = random.oneOf(Object.keys(save).filter((each) => each !== 'chance' && each !== 'ruleset'));
  let path = key;
  for (let inner = holder[key]; typeof inner === 'object' && inner !== null; inner = holder[key]) {
    const keys = Object.keys(inner);
    if (keys.length === 0) return undefined;
    holder = inner as { [key: string]: Loose };
    key = random.oneOf(keys);
    path += Array.isArray(inner) ? `[${key}]` : `.${key}`;
  }
  const old = holder[key];
  if (typeof old !== 'number') return undefined;
  const now = change(old);
  if (now === old) return undefined;
  holder[key] = now;
  return `${path} from ${old} to ${now}`;
}

/** All lists in a save, with their paths. */
function listsIn(save: Save): { readonly path: string; readonly list: Loose[] }[] {
  const found: { readonly path: string; readonly list: Loose[] }[] = [];
  const look = (path: string, value: Loose | undefined): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) found.push({ path, list: value });
    for (const [key, inner] of Object.entries(value))
      look(Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, inner);
  };
  for (const [key, value] of Object.entries(save)) if (key !== 'chance') look(key, value);
  return found;
}
