import type { SnailsState, SnailsTypes, Work } from '../../../src/games/snails/index.ts';
import {
  createRandom,
  deserialize,
  type EngineError,
  type Game,
  isEngineError,
  type Random,
  serialize,
} from '../../../src/kernel/index.ts';
import { type Corpus, createFuzzer } from './fuzz-kinds.ts';
import { orEngineError } from './fuzzing.ts';

const SQUAD = 4;

/** What came of an altered save: it was refused, or the game went on from it to its end. */
type Fate = 'refused' | 'played to the end';

/** Alters saves of its own games; the same for the same seed. */
export interface Forger {
  /** What came of the nth save. One that is accepted, and leads to a position that is not, is thrown as a {@link Forgery}. */
  attempt(nth: number): Fate;
}

/** A save that was accepted and led, by legal play, to an error or to a position that is refused. */
export class Forgery extends Error {
  /** What was altered, and how. */
  readonly changes: readonly string[];
  readonly state: SnailsState;
  readonly plies: number;

  constructor(what: string, changes: readonly string[], state: SnailsState, plies: number) {
    super(what);
    this.changes = changes;
    this.state = state;
    this.plies = plies;
  }
}

type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
type Agenda = Plain[];
type Save = { [key: string]: Plain } & { agenda: Agenda };

/** Alters the save a little, and says what it did; nothing, where there is nothing of this kind to be altered. */
type Alteration = (save: Save, random: Random, like: readonly SnailsState[]) => string | undefined;

/** Makes a forger. */
export function createForger(seed: number): Forger {
  const { corpora } = createFuzzer(seed);
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
        const kinds = random.below(3) === 0 ? WHOLE_ALTERATIONS : ALTERATIONS;
        const change = random.oneOf(kinds)(save, random, like);
        if (change !== undefined) changes.push(change);
      }
      const state = orEngineError(() => game.restore(save));
      if (isEngineError(state)) return 'refused';
      playOn(game, state, random, changes);
      return 'played to the end';
    },
  };
}

/** Positions by what is asked in them. */
function byKind({ game, states }: Pick<Corpus, 'game' | 'states'>): Map<string, SnailsState[]> {
  const kinds = new Map<string, SnailsState[]>();
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
function playOn(game: Game<SnailsTypes>, from: SnailsState, random: Random, changes: readonly string[]): void {
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
    [list[one], list[other]] = [list[other] as Plain, list[one] as Plain];
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
    save[key] = other[key] as Plain;
    return `${key} of another position`;
  },
  // What is being resolved, from another position.
  (save, random, like) => {
    const { play } = structuredClone(random.oneOf(like)) as unknown as { play: { [key: string]: Plain } };
    const own = save.play as { [key: string]: Plain };
    const key = random.oneOf(Object.keys(own));
    if (JSON.stringify(own[key]) === JSON.stringify(play[key])) return undefined;
    own[key] = play[key] as Plain;
    return `play.${key} of another position`;
  },
  // Work exchanged, dropped, doubled, moved, or of another position.
  inAgenda((agenda, random) => {
    const [one, other] = [random.below(agenda.length), random.below(agenda.length)];
    [agenda[one], agenda[other]] = [agenda[other] as Plain, agenda[one] as Plain];
    return `${one} and ${other} exchanged`;
  }),
  inAgenda((agenda, random) => {
    const at = random.below(agenda.length);
    const [gone] = agenda.splice(at, 1);
    return `${at} gone: ${JSON.stringify(gone)}`;
  }),
  inAgenda((agenda, random) => {
    const [from, to] = [random.below(agenda.length), random.below(agenda.length + 1)];
    agenda.splice(to, 0, structuredClone(agenda[from]) as Plain);
    return `${from} doubled at ${to}: ${JSON.stringify(agenda[to])}`;
  }),
  inAgenda((agenda, random) => {
    const [from, to] = [random.below(agenda.length), random.below(agenda.length)];
    const [work] = agenda.splice(from, 1);
    agenda.splice(to, 0, work as Plain);
    return `${from} moved to ${to}: ${JSON.stringify(work)}`;
  }),
  inAgenda((agenda, random, like) => {
    const other = random.oneOf(like).agenda as readonly Work[];
    if (other.length === 0) return undefined;
    const at = random.below(agenda.length + 1);
    const work = structuredClone(random.oneOf(other)) as unknown as Plain;
    const isPut = random.below(2) === 0;
    agenda.splice(at, isPut ? 0 : 1, work);
    return `${at} ${isPut ? 'put' : 'replaced'}: ${JSON.stringify(work)}`;
  }),
  inAgenda((agenda, random, like) => {
    const top = random.oneOf(like).agenda.at(-1);
    if (top === undefined) return undefined;
    agenda.splice(-1, 1, structuredClone(top) as unknown as Plain);
    return `top replaced: ${JSON.stringify(top)}`;
  }),
  // Figures of the work that waits.
  inAgenda((agenda, random) => altered({ agenda } as Save, random, (old) => old + random.oneOf([-2, -1, 1, 2]))),
  inAgenda((agenda, random) => altered({ agenda } as Save, random, () => random.below(16) - 1)),
];

/** Alterations of things that belong together, which get by more often. */
const WHOLE_ALTERATIONS: readonly Alteration[] = [
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

/** An alteration of the agenda, as far as there is one. */
function inAgenda(
  alter: (agenda: Agenda, random: Random, like: readonly SnailsState[]) => string | undefined,
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
  let holder = save as { [key: string]: Plain };
  let key = random.oneOf(Object.keys(save).filter((each) => each !== 'chance' && each !== 'ruleset'));
  let path = key;
  for (let inner = holder[key]; typeof inner === 'object' && inner !== null; inner = holder[key]) {
    const keys = Object.keys(inner);
    if (keys.length === 0) return undefined;
    holder = inner as { [key: string]: Plain };
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
function listsIn(save: Save): { readonly path: string; readonly list: Plain[] }[] {
  const found: { readonly path: string; readonly list: Plain[] }[] = [];
  const look = (path: string, value: Plain | undefined): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) found.push({ path, list: value });
    for (const [key, inner] of Object.entries(value))
      look(Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, inner);
  };
  for (const [key, value] of Object.entries(save)) if (key !== 'chance') look(key, value);
  return found;
}
