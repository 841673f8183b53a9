import { type Alea, drawn, nextAlea, seedAlea } from './alea.ts';
import { EngineError } from './errors.ts';
import type { Seats } from './seats.ts';

/** Luck that follows from a seed: one generator for each named stream, so that a shuffle does not move the dice. */
export interface Seeded {
  readonly kind: 'seeded';
  readonly streams: Readonly<Record<string, Alea>>;
}

/** Luck that somebody wrote down, for tests and for what-ifs. Running out of it is an error. */
export interface Scripted {
  readonly kind: 'scripted';
  readonly script: Script;
}

/** The luck still to come, as part of a state and never of a view. */
export type Chance = Seeded | Scripted;

/** Outcomes to come: the stream that is asked, and the index of the weight that comes up. */
export type Script = readonly (readonly [stream: string, outcome: number])[];

/** A question put to chance. */
export interface Draw {
  readonly stream: string;
  /** How likely each outcome is, as whole numbers. */
  readonly weights: readonly number[];
  /** Who sees the outcome at once. */
  readonly seen: Seats;
}

/** Answers draws instead of the state's own luck: the index of a weight that is not 0. */
export type Decide = (draw: Draw) => number;

/** Where luck comes from: a seed, decisions from outside, or a given state of chance. */
export type LuckSource = { readonly seed: string } | { readonly decide: Decide } | Chance;

/** The luck that a position starts with, and who answers its draws instead, if somebody does. */
export interface GivenLuck {
  readonly chance: Chance;
  readonly decide: Decide | undefined;
}

/** The luck that comes from this source, for the streams named. */
export function luckOf(source: LuckSource, streams: readonly string[]): GivenLuck {
  if ('decide' in source) return { chance: scripted([]), decide: source.decide };
  if ('seed' in source) return { chance: seeded(source.seed, streams), decide: undefined };
  return { chance: cloneChance(source), decide: undefined };
}

/** Luck from a seed, for the streams named. */
export function seeded(seed: string, streams: readonly string[]): Seeded {
  return {
    kind: 'seeded',
    streams: Object.fromEntries(streams.map((stream) => [stream, seedAlea(`${seed}/${stream}`)])),
  };
}

/** Luck from a list. */
export function scripted(script: Script): Scripted {
  return { kind: 'scripted', script };
}

/** A copy of the luck to come: generators and scripts never change, a draw puts another in their place. */
export function cloneChance(chance: Chance): Chance {
  if (chance.kind === 'scripted') return scripted(chance.script);
  return { kind: 'seeded', streams: { ...chance.streams } };
}

/** What `pick` needs of a draft. */
export interface HasChance {
  chance: Chance;
}

// A simulation whose luck is decided from outside opens this door while it steps, for its own state only, and shuts it
// again.
let door: { readonly of: HasChance; readonly decide: Decide } | undefined;

/** Lets `decide` answer every draw that `run` makes for this state. */
export function decidedBy(decide: Decide, of: HasChance, run: () => void): void {
  const before = door;
  door = { of, decide };
  try {
    run();
  } finally {
    door = before;
  }
}

/**
 * The one door of chance: the index of one of the weights, each as likely as its share of their sum.
 *
 * @param seen who sees the outcome at once; others must not be able to tell it from their view or their events.
 */
export function pick(draft: HasChance, stream: string, weights: readonly number[], seen: Seats): number {
  const total = totalOf(weights, stream);
  if (door !== undefined && door.of === draft) {
    return possible(door.decide({ stream, weights: weights.slice(), seen }), weights, stream);
  }

  const chance = draft.chance;
  if (chance.kind === 'scripted') return nextOfScript(draft, chance, stream, weights);

  const state = chance.streams[stream];
  if (state === undefined) {
    throw new EngineError('chance/unknown-stream', `The rules drew from '${stream}', which is none of their streams.`);
  }
  const stepped = nextAlea(state);
  (chance.streams as Record<string, Alea>)[stream] = stepped;
  return outcomeAt(Math.floor(drawn(stepped) * total), weights);
}

// A generator draws one of so many numbers: finer odds than that it cannot keep.
const MOST_WEIGHT = 2 ** 32;

function totalOf(weights: readonly number[], stream: string): number {
  let total = 0;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) total = Number.NaN;
    total += weight;
  }
  if (total > 0 && total <= MOST_WEIGHT) return total;
  throw new EngineError(
    'chance/weights',
    `The weights of a draw from '${stream}' must be whole numbers, none negative, not all 0, and no more than 2³² together.`,
  );
}

function outcomeAt(point: number, weights: readonly number[]): number {
  let rest = point;
  for (let outcome = 0; ; outcome++) {
    rest -= weights[outcome] ?? 0;
    if (rest < 0) return outcome;
  }
}

function nextOfScript(draft: HasChance, chance: Scripted, stream: string, weights: readonly number[]): number {
  const [entry, ...left] = chance.script;
  if (entry === undefined) {
    throw new EngineError('chance/script-exhausted', `The script ran out: the rules drew from '${stream}' once more.`);
  }
  if (entry[0] !== stream) {
    throw new EngineError(
      'chance/script-mismatch',
      `The script goes on with an outcome of '${entry[0]}', but the rules drew from '${stream}'.`,
    );
  }
  const outcome = possible(entry[1], weights, stream);
  draft.chance = scripted(left);
  return outcome;
}

function possible(outcome: number, weights: readonly number[], stream: string): number {
  if ((weights[outcome] ?? 0) > 0) return outcome;
  throw new EngineError(
    'chance/script-mismatch',
    `Outcome ${outcome} cannot come up in this draw from '${stream}'; its weights are ${weights.join(', ')}.`,
  );
}
