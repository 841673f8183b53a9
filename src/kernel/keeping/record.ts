import * as v from 'valibot';
import { cut, EngineError, foreign, named } from '../basics/errors.ts';
import { givenGame, givenOptions } from '../basics/given.ts';
import { frozenCopy } from '../basics/plain.ts';
import { VERSION } from '../basics/version.ts';
import type { GeneratorName, LuckSource } from '../chance/chance.ts';
import { opensCommitment } from '../chance/commitment.ts';
import type { FramesOf } from '../contract/frames.ts';
import type { FrameWishes, Game, GameTypes } from '../contract/game.ts';
import { LARGE } from '../reading/plain-copy.ts';
import { parsed } from '../reading/reading.ts';
import { SEED, whole } from '../shape/schemas.ts';
import { hash } from './hash.ts';

/**
 * A game that was played: enough to play it again, and to notice if it comes out differently. It is JSON, and
 * `docs/record.schema.json` describes it.
 *
 * It holds the seed, and so every secret of the game: a live one is for the server only.
 */
export interface GameRecord<T extends GameTypes = GameTypes> {
  readonly format: 'gastropodia/record';
  /** The version of the library that wrote it. */
  readonly engine: string;
  readonly ruleset: string;
  /** What the seats are called, where the game has names for them. */
  readonly seats?: readonly string[];
  readonly config: T['Config'];
  readonly seed: string;
  /** What made the luck from the seed; `alea`, if not said. */
  readonly generator?: GeneratorName;
  /** What the host had published of the seed before the game: see `commitmentTo`. */
  readonly commitment?: string;
  readonly actions: readonly T['Action'][];
  /** The hash of the first position, then of the position after each action. */
  readonly hashes: readonly number[];
}

const RECORD = v.strictObject({
  format: v.literal('gastropodia/record'),
  engine: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  ruleset: v.string(),
  seats: v.exactOptional(v.array(v.string())),
  config: v.unknown(),
  seed: SEED,
  generator: v.exactOptional(v.picklist(['alea', 'chacha'])),
  commitment: v.exactOptional(v.string()),
  actions: v.array(v.looseObject({ type: v.string(), seat: whole(0) })),
  hashes: v.array(whole(0, 2 ** 32 - 1)),
});

/** A step of a game that is played again. */
export interface ReplayStep<T extends GameTypes> {
  /** 0 for the opening, 1 for the first action, and so on. */
  readonly ply: number;
  /** The action as it was understood; nothing for the opening. */
  readonly action: T['Action'] | undefined;
  /** The position after it. */
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  /** What each viewer who was named in `frames` saw after each event that it noticed. */
  readonly frames?: readonly FramesOf<T['View'], T['Event']>[];
}

/**
 * Plays a record again step by step, with what happened: first the opening, then each action. That is all that somebody
 * needs who shows a recorded game.
 *
 * What is no record of this game is an error at once; one that was changed is an error at the step that does not come out
 * as recorded, after the steps before it.
 *
 * @param ply How far (default: to its end).
 * @param wishes Who wants frames of each step.
 *
 * @example A recorded game as a spectator sees it
 * {@includeCode ../../../test/kernel/keeping/record.test.ts#replay-steps}
 *
 * @rule KER-6.10 A match tells what happened in its opening, and a record what happened at each step.
 */
export function replaySteps<T extends GameTypes>(
  game: Game<T>,
  recorded: unknown,
  ply?: number,
  wishes?: FrameWishes,
): Generator<ReplayStep<T>, void, undefined> {
  return followed(game, upTo(checkedRecord(game, recorded), ply), wishes);
}

/** The record of the first `ply` actions of a record. */
export function recordUpTo<T extends GameTypes>(recorded: GameRecord<T>, ply: number): GameRecord<T> {
  return frozenCopy(upTo(parsed(RECORD, recorded, 'record', 'record/invalid', LARGE) as GameRecord<T>, ply));
}

/** As much of a record as leads to this ply. */
export function upTo<T extends GameTypes>(recorded: GameRecord<T>, ply = recorded.actions.length): GameRecord<T> {
  const { actions, hashes } = recorded;
  if (Number.isInteger(ply) && ply >= 0 && ply <= actions.length) {
    return { ...recorded, actions: actions.slice(0, ply), hashes: hashes.slice(0, ply + 1) };
  }
  throw new EngineError('record/invalid', `The record has no ply ${named(ply)}; it goes from 0 to ${actions.length}.`);
}

/** Where a replay first differs from its record. */
export interface Divergence {
  /** 0 for the first position, 1 for the position after the first action, and so on. */
  readonly ply: number;
  readonly reason: string;
}

/**
 * Plays a record again: nothing if every position comes out as recorded, otherwise the first that does not.
 * A value that is no record, one of another ruleset, or one of another major version of the library, is an `EngineError`.
 *
 * @rule KER-6.2 A record that was changed is refused with the first ply at which it does not fit, and the reason.
 */
export function verifyRecord<T extends GameTypes>(game: Game<T>, recorded: unknown): Divergence | undefined {
  const steps = retraced(game, checkedRecord(game, recorded));
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A value from outside that is a record of this game, as far as can be seen without playing it. */
export function checkedRecord<T extends GameTypes>(game: Game<T>, recorded: unknown): GameRecord<T> {
  // KER-6.12: a match is set up from what its record holds; whatever it holds was read once.
  const checked = parsed(RECORD, recorded, 'record', 'record/invalid', LARGE) as GameRecord<T>;
  if (majorOf(checked.engine) !== majorOf(VERSION)) {
    const message = `This record was written by gastropodia ${cut(checked.engine)}; here is ${VERSION}, which reads records of ${majorOf(VERSION)}.x.`;
    throw new EngineError('engine/foreign', message);
  }
  if (checked.ruleset !== givenGame(game).ruleset) throw foreign('record', checked.ruleset, game.ruleset);
  if (checked.hashes.length === checked.actions.length + 1) return checked;
  const message = `expected ${checked.actions.length + 1} hashes, one more than actions, found ${checked.hashes.length}`;
  throw new EngineError('record/invalid', 'The record is not valid.', [{ path: 'record.hashes', message }]);
}

/** The luck of a recorded game. */
export function luckIn({ seed, generator }: Pick<GameRecord, 'seed' | 'generator'>): LuckSource {
  return generator === undefined ? { seed } : { seed, generator };
}

// Within a major version the same seed and actions give the same game.
const majorOf = (version: string): string => version.split('.', 1)[0] ?? '';

/** The steps of a checked record; where it comes out differently is an error. */
export function* followed<T extends GameTypes>(
  game: Game<T>,
  checked: GameRecord<T>,
  wishes?: FrameWishes,
): Generator<ReplayStep<T>, void, undefined> {
  const divergence = yield* retraced(game, checked, wishes);
  if (divergence === undefined) return;
  throw new EngineError('record/diverged', `The record differs at ply ${divergence.ply}: ${divergence.reason}`);
}

/** The steps of a checked record as far as it comes out as recorded, and where it does not. */
function* retraced<T extends GameTypes>(
  game: Game<T>,
  { config, actions, hashes, ...opened }: GameRecord<T>,
  wishes: FrameWishes = {},
): Generator<ReplayStep<T>, Divergence | undefined, undefined> {
  // KER-6.14: a record that does not open its commitment is not of the game that was announced.
  const { commitment, seed } = opened;
  if (commitment !== undefined && !opensCommitment(commitment, seed)) {
    return { ply: 0, reason: 'the seed does not open the commitment that was published.' };
  }
  let step: ReplayStep<T> = { ply: 0, action: undefined, ...game.begin(config, luckIn(opened), wishes) };
  for (;;) {
    const { ply, state } = step;
    if (hash(state) !== hashes[ply]) return { ply, reason: 'the position has another hash than the recorded one.' };
    yield step;
    if (ply === actions.length) return undefined;
    const { frames } = givenOptions(wishes);
    const applied = game.apply(state, actions[ply], frames === undefined ? undefined : { frames });
    if (!applied.ok) return { ply: ply + 1, reason: `the action is refused: ${game.explain(applied.refusal)}` };
    const { ok: _ok, ...stepped } = applied;
    step = { ply: ply + 1, ...stepped };
  }
}
