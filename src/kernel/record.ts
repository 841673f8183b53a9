import * as v from 'valibot';
import { cut, EngineError, foreign, IllegalAction, named } from './errors.ts';
import type { Applied, Game, GameTypes } from './game.ts';
import { givenEach, givenGame, givenOptions } from './given.ts';
import { hash } from './hash.ts';
import { clonePlain, deepFreeze, frozenCopy } from './plain.ts';
import { parsed, whole } from './schemas.ts';
import { VERSION } from './version.ts';

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
  readonly config: T['Config'];
  readonly seed: string;
  readonly actions: readonly T['Action'][];
  /** The hash of the first position, then of the position after each action. */
  readonly hashes: readonly number[];
}

/** A game in progress with its record: what a server keeps. */
export interface Match<T extends GameTypes> {
  readonly state: T['State'];
  readonly record: GameRecord<T>;
}

const RECORD = v.strictObject({
  format: v.literal('gastropodia/record'),
  engine: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  ruleset: v.string(),
  config: v.unknown(),
  seed: v.string(),
  actions: v.array(v.looseObject({ type: v.string(), seat: whole(0) })),
  hashes: v.array(whole(0, 2 ** 32 - 1)),
});

/** A new game with an empty record. */
export function openMatch<T extends GameTypes>(game: Game<T>, config: T['Config'], seed: string): Match<T> {
  const state = givenGame(game).setup(config, seed);
  const record: GameRecord<T> = {
    format: 'gastropodia/record',
    engine: VERSION,
    ruleset: game.ruleset,
    config: clonePlain(config),
    seed,
    actions: [],
    hashes: [hash(state)],
  };
  return { state, record: deepFreeze(record) };
}

/** The match after an action from outside, with what happened; or why not. */
export function advance<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  action: unknown,
): Applied<Match<T>, T['Action'], T['Event'], T['Why']> {
  const { state, record } = givenOptions(match);
  const applied = givenGame(game).apply(state, action);
  if (!applied.ok) return applied;
  const past = frozenCopy(record);
  // What the lists hold is frozen: to look through them again would take longer than the action, once a match is long.
  const next: GameRecord<T> = {
    ...past,
    actions: Object.freeze([...past.actions, applied.action]),
    hashes: Object.freeze([...past.hashes, hash(applied.state)]),
  };
  return { ...applied, state: { state: applied.state, record: Object.freeze(next) } };
}

/** The record of these actions from the start; the first illegal one throws `IllegalAction`. */
export function record<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  seed: string,
  actions: Iterable<T['Action']>,
): GameRecord<T> {
  const { state: first, record: empty } = openMatch(game, config, seed);
  const said: T['Action'][] = [];
  const hashes = [...empty.hashes];
  let state = first;
  for (const action of givenEach(actions)) {
    const applied = game.apply(state, action);
    if (!applied.ok) throw new IllegalAction(applied.refusal, game.explain(applied.refusal));
    state = applied.state;
    said.push(applied.action);
    hashes.push(hash(state));
  }
  return deepFreeze({ ...empty, actions: said, hashes });
}

/** The position that a record leads to: its last one, or the one after `ply` actions. */
export function replay<T extends GameTypes>(game: Game<T>, recorded: unknown, ply?: number): T['State'] {
  return followed(game, upTo(checkedRecord(game, recorded), ply));
}

/**
 * A match that goes on where a record ends, or goes another way from the position after `ply` actions. What comes after
 * that is neither looked at nor kept.
 *
 * @rule KER-6.1 A record leads to every position it went through, and the game can go another way from each.
 */
export function resumeMatch<T extends GameTypes>(game: Game<T>, recorded: unknown, ply?: number): Match<T> {
  return retracedMatch(game, upTo(checkedRecord(game, recorded), ply));
}

/** The record of the first `ply` actions of a record. */
export function recordUpTo<T extends GameTypes>(recorded: GameRecord<T>, ply: number): GameRecord<T> {
  return frozenCopy(upTo(parsed(RECORD, recorded, 'record', 'record/invalid') as GameRecord<T>, ply));
}

function upTo<T extends GameTypes>(recorded: GameRecord<T>, ply = recorded.actions.length): GameRecord<T> {
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
  return retrace(game, checkedRecord(game, recorded)).divergence;
}

/** A step of a game that is played again. */
export interface Retraced<T extends GameTypes> {
  readonly before: T['State'];
  readonly action: T['Action'];
  readonly after: T['State'];
  readonly events: readonly T['Event'][];
}

/** A value from outside that is a record of this game, as far as can be seen without playing it. */
export function checkedRecord<T extends GameTypes>(game: Game<T>, recorded: unknown): GameRecord<T> {
  const checked = parsed(RECORD, recorded, 'record', 'record/invalid') as GameRecord<T>;
  if (majorOf(checked.engine) !== majorOf(VERSION)) {
    const message = `This record was written by gastropodia ${cut(checked.engine)}; here is ${VERSION}, which reads records of ${majorOf(VERSION)}.x.`;
    throw new EngineError('engine/foreign', message);
  }
  if (checked.ruleset !== givenGame(game).ruleset) throw foreign('record', checked.ruleset, game.ruleset);
  if (checked.hashes.length === checked.actions.length + 1) return checked;
  const message = `expected ${checked.actions.length + 1} hashes, one more than actions, found ${checked.hashes.length}`;
  throw new EngineError('record/invalid', 'The record is not valid.', [{ path: 'record.hashes', message }]);
}

// Within a major version the same seed and actions give the same game.
const majorOf = (version: string): string => version.split('.', 1)[0] ?? '';

/** The match that a checked record leads to, with each action as it is understood. */
export function retracedMatch<T extends GameTypes>(
  game: Game<T>,
  checked: GameRecord<T>,
  onStep?: (step: Retraced<T>) => void,
): Match<T> {
  const actions: T['Action'][] = [];
  const state = followed(game, checked, (step) => {
    actions.push(step.action);
    onStep?.(step);
  });
  return { state, record: frozenCopy({ ...checked, actions }) };
}

// Where the record comes out differently is an error.
function followed<T extends GameTypes>(
  game: Game<T>,
  checked: GameRecord<T>,
  onStep?: (step: Retraced<T>) => void,
): T['State'] {
  const { state, divergence } = retrace(game, checked, onStep);
  if (divergence === undefined) return state;
  throw new EngineError('record/diverged', `The record differs at ply ${divergence.ply}: ${divergence.reason}`);
}

function retrace<T extends GameTypes>(
  game: Game<T>,
  { config, seed, actions, hashes }: GameRecord<T>,
  onStep?: (step: Retraced<T>) => void,
): { readonly state: T['State']; readonly divergence?: Divergence } {
  let state = game.setup(config, seed);
  for (let ply = 0; ; ply++) {
    if (hash(state) !== hashes[ply]) {
      return { state, divergence: { ply, reason: 'the position has another hash than the recorded one.' } };
    }
    if (ply === actions.length) return { state };
    const applied = game.apply(state, actions[ply]);
    if (!applied.ok) {
      return { state, divergence: { ply: ply + 1, reason: `the action is refused: ${game.explain(applied.refusal)}` } };
    }
    onStep?.({ before: state, action: applied.action, after: applied.state, events: applied.events });
    state = applied.state;
  }
}
