import * as v from 'valibot';
import { EngineError, foreign, IllegalAction } from './errors.ts';
import type { Applied, Game, GameTypes } from './game.ts';
import { hash } from './hash.ts';
import { clonePlain, deepFreeze, frozenCopy } from './plain.ts';
import { parsed, whole } from './schemas.ts';
import { VERSION } from './version.ts';

/**
 * A game that was played: enough to play it again, and to notice if it comes out differently.
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
  engine: v.string(),
  ruleset: v.string(),
  config: v.unknown(),
  seed: v.string(),
  actions: v.array(v.looseObject({ type: v.string(), seat: whole(0) })),
  hashes: v.array(whole(0, 2 ** 32 - 1)),
});

/** A new game with an empty record. */
export function openMatch<T extends GameTypes>(game: Game<T>, config: T['Config'], seed: string): Match<T> {
  const state = game.setup(config, seed);
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
  { state, record }: Match<T>,
  action: unknown,
): Applied<Match<T>, T['Action'], T['Event'], T['Why']> {
  const applied = game.apply(state, action);
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
  for (const action of actions) {
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
  const checked = checkedRecord(game, recorded);
  const last = ply ?? checked.actions.length;
  if (!Number.isInteger(last) || last < 0 || last > checked.actions.length) {
    throw new EngineError(
      'record/invalid',
      `The record has no ply ${last}; it goes from 0 to ${checked.actions.length}.`,
    );
  }
  const { state, divergence } = retrace(game, checked, last);
  if (divergence !== undefined) {
    throw new EngineError('record/diverged', `The record differs at ply ${divergence.ply}: ${divergence.reason}`);
  }
  return state;
}

/** Where a replay first differs from its record. */
export interface Divergence {
  /** 0 for the first position, 1 for the position after the first action, and so on. */
  readonly ply: number;
  readonly reason: string;
}

/**
 * Plays a record again: nothing if every position comes out as recorded, otherwise the first that does not.
 * A value that is no record, or one of another ruleset, is an `EngineError`.
 */
export function verifyRecord<T extends GameTypes>(game: Game<T>, recorded: unknown): Divergence | undefined {
  const checked = checkedRecord(game, recorded);
  return retrace(game, checked, checked.actions.length).divergence;
}

function checkedRecord<T extends GameTypes>(game: Game<T>, recorded: unknown): GameRecord<T> {
  const checked = parsed(RECORD, recorded, 'record', 'record/invalid') as GameRecord<T>;
  if (checked.ruleset !== game.ruleset) throw foreign('record', checked.ruleset, game.ruleset);
  if (checked.hashes.length === checked.actions.length + 1) return checked;
  const message = `expected ${checked.actions.length + 1} hashes, one more than actions, found ${checked.hashes.length}`;
  throw new EngineError('record/invalid', 'The record is not valid.', [{ path: 'record.hashes', message }]);
}

function retrace<T extends GameTypes>(
  game: Game<T>,
  { config, seed, actions, hashes }: GameRecord<T>,
  last: number,
): { readonly state: T['State']; readonly divergence?: Divergence } {
  let state = game.setup(config, seed);
  for (let ply = 0; ; ply++) {
    if (hash(state) !== hashes[ply]) {
      return { state, divergence: { ply, reason: 'the position has another hash than the recorded one.' } };
    }
    if (ply === last) return { state };
    const applied = game.apply(state, actions[ply]);
    if (!applied.ok) {
      return { state, divergence: { ply: ply + 1, reason: `the action is refused: ${game.explain(applied.refusal)}` } };
    }
    state = applied.state;
  }
}
