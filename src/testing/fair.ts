import { type Game, type GameTypes, isSamePlain, type Viewer } from '../kernel/index.ts';
import { Broken, short } from './law.ts';
import { nameOf } from './laws.ts';
import { placeOf } from './plain.ts';

/** So many standard deviations are chance no more: of fair worlds, fewer than one figure in twenty thousand millions. */
const SIGMAS = 7;
/** How many of the figures that are off are told. */
const MOST_TOLD = 3;

/** A position, and a world that was imagined from what one viewer sees of it. */
interface Sample {
  readonly truth: object;
  readonly world: object;
  readonly viewer: Viewer;
  /** How many public choices lie between the opening and the position. */
  readonly choices: number;
}

/** How often something was in the truth and not in the imagined world, and how often the other way round. */
interface Score {
  readonly path: string;
  readonly value: unknown;
  readonly viewer: Viewer | 'anybody';
  readonly choices: number;
  onlyTrue: number;
  onlyImagined: number;
}

/**
 * Positions to which nobody's secret choice has led, each with one world that was imagined from a view of it.
 *
 * Such a position is itself a fair sample of what its viewer may imagine: the two could change places. So whatever is in
 * one of them and not in the other is as likely to be in the truth as in the imagined world, and how often it is comes up
 * like heads and tails. Nothing has to be known about how likely it is, and rare things need no allowance.
 */
export class FairSamples<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #samples: Sample[] = [];

  constructor(game: Game<T>) {
    this.#game = game;
  }

  /** Keeps a position and the world that was imagined for this viewer. One viewer and one position of each game, by choices. */
  add({ truth, world, ...sample }: Sample & { readonly truth: T['State']; readonly world: T['State'] }): void {
    this.#samples.push({ truth: tableOf(truth), world: tableOf(world), ...sample });
  }

  /**
   * Throws if some part of the positions is imagined more often, or less often, than it is true.
   *
   * @rule KER-5.13 Of what nobody has chosen, a determinized world is a fair sample.
   */
  areFair(): void {
    const unfair = this.#scores().filter((score) => sigmasOf(score) > SIGMAS);
    if (unfair.length === 0) return;
    const worst = unfair.sort((one, other) => sigmasOf(other) - sigmasOf(one));
    const told = worst.filter(({ path }, index) => worst.findIndex((score) => score.path === path) === index);
    throw new Broken(
      'worlds-are-fair',
      told
        .slice(0, MOST_TOLD)
        .map((score) => this.#sentence(score))
        .join(';\n  '),
    );
  }

  #sentence({ path, value, viewer, choices }: Score): string {
    const samples = this.#samples
      .filter((sample) => viewer === 'anybody' || sample.viewer === viewer)
      .filter((sample) => sample.choices === choices);
    const share = (of: 'truth' | 'world'): string => {
      const count = samples.filter((sample) => holds(sample[of], path, value)).length;
      return `${Math.round((count * 100) / samples.length)} %`;
    };
    const where =
      choices === 0 ? 'openings' : `positions after ${choices} public ${choices === 1 ? 'choice' : 'choices'}`;
    const whose = viewer === 'anybody' ? '' : ` for ${nameOf(this.#game, viewer)}`;
    const truth = `${path} is ${short(value)} in ${share('truth')} of ${samples.length} ${where}`;
    return `${truth}, and in ${share('world')} of the worlds imagined there${whose}`;
  }

  #scores(): Score[] {
    const scores = new Map<string, Score>();
    for (const { truth, world, viewer, choices } of this.#samples) {
      const noting = (side: 'onlyTrue' | 'onlyImagined') => (path: string, value: unknown) => {
        for (const whose of [viewer, 'anybody'] as const) {
          const key = `${whose} ${choices} ${path} ${JSON.stringify(value)}`;
          const score = scores.get(key) ?? { path, value, viewer: whose, choices, onlyTrue: 0, onlyImagined: 0 };
          score[side] += 1;
          scores.set(key, score);
        }
      };
      eachDifference(truth, world, 'state', [noting('onlyTrue'), noting('onlyImagined')]);
    }
    return [...scores.values()];
  }
}

/** How far from even, in standard deviations of so many throws of a coin. */
function sigmasOf({ onlyTrue, onlyImagined }: Score): number {
  return Math.abs(onlyTrue - onlyImagined) / Math.sqrt(onlyTrue + onlyImagined);
}

/** What is compared: all but the luck to come and the counts of decisions, which a world cannot know. */
function tableOf(state: GameTypes['State']): object {
  const { chance: _chance, decisions: _decisions, ...table } = state;
  return table;
}

type Note = (path: string, value: unknown) => void;
type Compound = Readonly<Record<string, unknown>>;

/** Tells every value that is at a place of one and not at the same place of the other: `onlyOne` and `onlyOther` hear it. */
function eachDifference(one: unknown, other: unknown, path: string, [onlyOne, onlyOther]: readonly [Note, Note]): void {
  if (one === other) return;
  if (!isCompound(one) || !isCompound(other) || Array.isArray(one) !== Array.isArray(other)) {
    eachValue(one, path, onlyOne);
    eachValue(other, path, onlyOther);
    return;
  }
  const theirs = factsOf(other);
  for (const [index, [name, fact]] of factsOf(one).entries()) {
    const [, their] = theirs[index] ?? [];
    if (isSamePlain(fact, their)) continue;
    onlyOne(`${path}${name}`, fact);
    if (their !== undefined) onlyOther(`${path}${name}`, their);
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (one[key] === other[key]) continue;
    eachDifference(one[key], other[key], `${path}${placeIn(one, key)}`, [onlyOne, onlyOther]);
  }
}

/** Tells every value inside this, and where it is. */
function eachValue(value: unknown, path: string, note: Note): void {
  if (value === undefined) return;
  if (!isCompound(value)) {
    note(path, value);
    return;
  }
  for (const [name, fact] of factsOf(value)) note(`${path}${name}`, fact);
  for (const key of Object.keys(value)) eachValue(value[key], `${path}${placeIn(value, key)}`, note);
}

/** What is true of a whole list: how long it is, and what is in it, wherever. */
function factsOf(value: Compound): (readonly [name: string, fact: unknown])[] {
  if (!Array.isArray(value)) return [];
  const length = ['.length', value.length] as const;
  if (value.some(isCompound)) return [length];
  return [length, [', in any order,', [...value].sort()]];
}

function isCompound(value: unknown): value is Compound {
  return typeof value === 'object' && value !== null;
}

const placeIn = (value: Compound, key: string): string => (Array.isArray(value) ? `[${key}]` : placeOf(key));

function holds(state: object, path: string, value: unknown): boolean {
  let isThere = false;
  eachValue(state, 'state', (at, each) => {
    if (at === path && isSamePlain(each, value)) isThere = true;
  });
  return isThere;
}
