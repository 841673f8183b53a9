import { cut, EngineError } from '../basics/errors.ts';
import type { Seats } from '../basics/seat-sets.ts';
import { type Alea, drawn, nextAlea, seedAlea } from './alea.ts';
import { type ChaCha, chachaOf, drawChaCha } from './chacha.ts';
import { sha256 } from './sha256.ts';

/**
 * What makes luck from a seed: `alea` is fast, and whoever has seen enough of its draws can work out the others; `chacha`
 * cannot be foreseen. See `docs/design/luck.md`.
 */
export type GeneratorName = 'alea' | 'chacha';

/** A generator in the middle of its work: which one it is can be told from its length. */
export type GeneratorState = Alea | ChaCha;

/** One generator for each named stream. */
export type Streams = Readonly<Record<string, GeneratorState>>;

/** Luck that follows from a seed: one generator for each named stream, so that a shuffle does not move the dice. */
export interface Seeded {
  readonly kind: 'seeded';
  readonly streams: Streams;
}

/** Luck that somebody wrote down, for tests and for what-ifs. Running out of it is an error. */
export interface Scripted {
  readonly kind: 'scripted';
  readonly script: Script;
}

/**
 * Luck of which a part is written down: a draw takes the first outcome of the script that is of its stream. If there is
 * none, it comes from the generator.
 */
export interface Mixed {
  readonly kind: 'mixed';
  readonly script: Script;
  readonly streams: Streams;
}

/** The luck still to come, as part of a state and never of a view. */
export type Chance = Seeded | Scripted | Mixed;

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

/** Where luck comes from: a seed, with `alea` if no generator is named; decisions from outside; or a given state of chance. */
export type LuckSource =
  | { readonly seed: string; readonly generator?: GeneratorName }
  | { readonly decide: Decide }
  | Chance;

/** The luck that a position starts with, and who answers its draws instead, if somebody does. */
export interface GivenLuck {
  readonly chance: Chance;
  readonly decide: Decide | undefined;
}

/** The luck that comes from this source, for the streams named. */
export function luckOf(source: LuckSource, streams: readonly string[]): GivenLuck {
  if ('decide' in source) return { chance: scripted([]), decide: source.decide };
  if ('seed' in source) return { chance: seeded(source.seed, streams, source.generator), decide: undefined };
  return { chance: cloneChance(source), decide: undefined };
}

/**
 * Luck from a seed, for the streams named.
 *
 * @rule KER-4.2 The same config, seed and actions give the same game.
 * @rule KER-4.7 A game is opened with the generator that is named beside its seed, and keeps it; a name that is none is an error.
 */
export function seeded(seed: string, streams: readonly string[], generator: GeneratorName = 'alea'): Seeded {
  const start = Object.hasOwn(GENERATORS, generator) ? GENERATORS[generator] : undefined;
  if (start === undefined) {
    const known = Object.keys(GENERATORS).join(' and ');
    throw new EngineError(
      'chance/unknown-generator',
      `There is no generator '${cut(String(generator))}'; there are ${known}.`,
    );
  }
  return { kind: 'seeded', streams: Object.fromEntries(streams.map((stream) => [stream, start(seed, stream)])) };
}

const GENERATORS: Readonly<Record<GeneratorName, (seed: string, stream: string) => GeneratorState>> = {
  alea: (seed, stream) => seedAlea(`${seed}/${stream}`),
  // As JSON two pairs of texts are never the same text.
  chacha: (seed, stream) => chachaOf(sha256(`gastropodia/chacha ${JSON.stringify([seed, stream])}`)),
};

/** Luck from a list. */
export function scripted(script: Script): Scripted {
  return { kind: 'scripted', script };
}

/** Luck from a list, and from generators for all that the list does not say. */
export function mixed(script: Script, { streams }: Seeded): Mixed {
  return { kind: 'mixed', script, streams };
}

/** A copy of the luck to come: generators and scripts never change, a draw puts another in their place. */
export function cloneChance(chance: Chance): Chance {
  if (chance.kind === 'seeded') return { kind: 'seeded', streams: { ...chance.streams } };
  if (chance.kind === 'scripted') return scripted(chance.script);
  return { kind: 'mixed', script: chance.script, streams: { ...chance.streams } };
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
 * @rule KER-4.1 Chance has one door: a draw names its stream, whole-number weights, and who sees the outcome.
 */
export function pick(draft: HasChance, stream: string, weights: readonly number[], seen: Seats): number {
  const total = totalOf(weights, stream);
  if (door !== undefined && door.of === draft) {
    return possible(door.decide({ stream, weights: weights.slice(), seen }), weights, stream);
  }

  const chance = draft.chance;
  if (chance.kind === 'seeded') return outcomeAt(pointOf(chance.streams, stream, total), weights);
  if (chance.kind === 'scripted') return nextOfScript(draft, chance, stream, weights);
  return writtenOutcome(draft, chance, stream, weights) ?? outcomeAt(pointOf(chance.streams, stream, total), weights);
}

/** A number below the total, from the generator of this stream. */
function pointOf(streams: Streams, stream: string, total: number): number {
  const state = streams[stream];
  if (state === undefined) {
    throw new EngineError('chance/unknown-stream', `The rules drew from '${stream}', which is none of their streams.`);
  }
  if (state.length === 4) {
    const stepped = nextAlea(state);
    (streams as Record<string, GeneratorState>)[stream] = stepped;
    return Math.floor(drawn(stepped) * total);
  }
  const { point, after } = drawChaCha(state, total);
  (streams as Record<string, GeneratorState>)[stream] = after;
  return point;
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

// KER-4.3: a scripted draw must fit the script.
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

// KER-4.8: a draw takes the first outcome that is written for its stream.
function writtenOutcome(
  draft: HasChance,
  chance: Mixed,
  stream: string,
  weights: readonly number[],
): number | undefined {
  const at = chance.script.findIndex(([of]) => of === stream);
  const entry = chance.script[at];
  if (entry === undefined) return undefined;
  const outcome = possible(entry[1], weights, stream);
  draft.chance = { ...chance, script: chance.script.filter((_, index) => index !== at) };
  return outcome;
}

function possible(outcome: number, weights: readonly number[], stream: string): number {
  if ((weights[outcome] ?? 0) > 0) return outcome;
  throw new EngineError(
    'chance/script-mismatch',
    `Outcome ${outcome} cannot come up in this draw from '${stream}'; its weights are ${weights.join(', ')}.`,
  );
}
