import * as v from 'valibot';
import { EngineError, IllegalAction } from '../basics/errors.ts';
import { givenEach, givenGame, givenObject } from '../basics/given.ts';
import { deepFreeze, frozenOriginal, isSamePlain } from '../basics/plain.ts';
import { only } from '../basics/seat-sets.ts';
import { VERSION } from '../basics/version.ts';
import type { GeneratorName } from '../chance/chance.ts';
import { opensCommitment } from '../chance/commitment.ts';
import type { Applied, Applying, Game, GameTypes } from '../contract/game.ts';
import { parsed, readOnce } from '../reading/reading.ts';
import { SEED } from '../shape/schemas.ts';
import { hash } from './hash.ts';
import { checkedRecord, followed, type GameRecord, luckIn, upTo } from './record.ts';

/**
 * A game in progress with its record: what a server keeps. It is a value: it stays as it is when it goes on, and can go on
 * another way.
 */
export interface Match<T extends GameTypes> {
  readonly state: T['State'];
  /** What happened in its last step: at the last action, or in the opening if there was none. */
  readonly events: readonly T['Event'][];
  /** All that was done so far. Made when somebody asks for it, in a time that grows with the match. */
  readonly record: GameRecord<T>;
}

/** As much of a match as it takes to go on: a match, or a state and a record that were kept apart. */
export type KeptMatch<T extends GameTypes> = Pick<Match<T>, 'state' | 'record'>;

/** Where a match is, and how it came there. */
export interface Moment<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  readonly past: Past<T>;
  /**
   * The last step, if somebody may be able to take it back: over any other nobody ever goes back, and so nothing is kept of
   * what was before it. Not known where a match was put together from a state and a record.
   */
  readonly last: LastStep<T> | 'unknown' | undefined;
}

/** What was said since a record that is known: a chain, so that a match can go on without a copy of what was before. */
interface Past<T extends GameTypes> {
  readonly known: GameRecord<T>;
  readonly said: Said<T> | undefined;
}

interface Said<T extends GameTypes> {
  readonly before: Said<T> | undefined;
  readonly action: T['Action'];
  /** Of the position after it. */
  readonly hash: number;
}

/** A step that drew no luck, revealed nothing and told nobody a secret. */
export interface LastStep<T extends GameTypes> {
  readonly before: Moment<T>;
  readonly action: T['Action'];
  readonly after: T['State'];
  /** Was anybody else told anything? */
  readonly isTold: boolean;
  /** Does nobody else see anything different after it? Found out when it is first asked. */
  isUnseen: boolean | undefined;
}

// A match shows its state and its record. That it is known here besides costs its users nothing, and copies none of it.
const moments = new WeakMap<object, Moment<GameTypes>>();

/** Where this match is. */
export function momentOf<T extends GameTypes>(match: KeptMatch<T>): Moment<T> {
  const known = moments.get(match) as Moment<T> | undefined;
  if (known !== undefined) return known;
  const past = { known: frozenOriginal(match.record), said: undefined };
  return { state: frozenOriginal(match.state), events: [], past, last: 'unknown' };
}

/**
 * The match that is there.
 *
 * @rule KER-6.6 A match goes on in the same time however long it is: its record is made when it is asked for.
 */
export function matchAt<T extends GameTypes>(moment: Moment<T>): Match<T> {
  // Remembered by the match and not by the moment: a chain of moments would keep the records of all of them.
  let made: GameRecord<T> | undefined;
  const match: Match<T> = {
    state: moment.state,
    events: moment.events,
    get record() {
      made ??= recordAt(moment);
      return made;
    },
  };
  moments.set(match, moment as Moment<GameTypes>);
  return Object.freeze(match);
}

/** The record of a match that is there. */
export function recordAt<T extends GameTypes>({ past: { known, said } }: Moment<T>): GameRecord<T> {
  if (said === undefined) return known;
  const actions: T['Action'][] = [];
  const hashes: number[] = [];
  for (let link: Said<T> | undefined = said; link !== undefined; link = link.before) {
    actions.push(link.action);
    hashes.push(link.hash);
  }
  return Object.freeze({
    ...known,
    actions: Object.freeze([...known.actions, ...actions.reverse()]),
    hashes: Object.freeze([...known.hashes, ...hashes.reverse()]),
  });
}

interface Done<T extends GameTypes> {
  readonly action: T['Action'];
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
}

function momentAfter<T extends GameTypes>(before: Moment<T>, done: Done<T>, hashed = hash(done.state)): Moment<T> {
  const { known, said } = before.past;
  const past = { known, said: { before: said, action: done.action, hash: hashed } };
  const last = isRetractable(before, done) ? lastStep(before, done) : undefined;
  return { state: done.state, events: done.events, past, last };
}

function isRetractable<T extends GameTypes>({ state }: Moment<T>, { state: after, events }: Done<T>): boolean {
  return (
    events.every(({ reveals, secret }) => reveals === undefined && secret === undefined) &&
    isSamePlain(state.chance, after.chance)
  );
}

function lastStep<T extends GameTypes>(before: Moment<T>, { action, state, events }: Done<T>): LastStep<T> {
  // KER-12.1: what the seat alone notices of its own action is no news to anybody.
  const isTold = events.some(({ noticedBy }) => noticedBy !== only(action.seat));
  return { before, action, after: state, isTold, isUnseen: undefined };
}

/** The luck of a match, as its record keeps it. */
export interface MatchLuck {
  readonly seed: string;
  /** What makes luck from the seed; `alea`, if not said. Where secrets are worth something, `chacha`. */
  readonly generator?: GeneratorName;
  /** What was published of the seed: see `commitmentTo`. It is kept in the record, and `verifyRecord` checks it. */
  readonly commitment?: string;
}

const MATCH_LUCK: v.GenericSchema<unknown, MatchLuck> = v.strictObject({
  seed: SEED,
  generator: v.exactOptional(v.picklist(['alea', 'chacha'])),
  commitment: v.exactOptional(v.string()),
});

/**
 * A new game with an empty record, and with what happened on the way to its first decision.
 *
 * @example A match is opened
 * {@includeCode ../../../test/guide/build-a-front-end.test.ts#open}
 *
 * @rule KER-6.10 A match tells what happened in its opening.
 * @rule KER-6.12 A match is set up from what its record holds: the config is read once, whatever it would say the next time.
 */
export function openMatch<T extends GameTypes>(
  game: Game<T>,
  config: NoInfer<T['Config']>,
  luck: string | MatchLuck,
): Match<T> {
  givenGame(game);
  const own = readOnce(config, 'config', 'config/invalid');
  const source = parsed(MATCH_LUCK, typeof luck === 'object' ? luck : { seed: luck }, 'luck', 'config/invalid');
  if (source.commitment !== undefined && !opensCommitment(source.commitment, source.seed)) {
    throw new EngineError('config/invalid', 'The luck is not valid.', [
      { path: 'luck.commitment', message: 'is not opened by the seed; the record of such a match would be refused' },
    ]);
  }
  const { state, events } = game.begin(own, luckIn(source));
  const { names } = game.seats;
  const known: GameRecord<T> = {
    format: 'gastropodia/record',
    engine: VERSION,
    ruleset: game.ruleset,
    ...(names === undefined ? {} : { seats: [...names] }),
    config: own,
    ...source,
    actions: [],
    hashes: [hash(state)],
  };
  return matchAt(firstMoment(deepFreeze(known), { state, events }));
}

function firstMoment<T extends GameTypes>(
  known: GameRecord<T>,
  { state, events }: ReturnType<Game<T>['begin']>,
): Moment<T> {
  return { state, events, past: { known, said: undefined }, last: undefined };
}

/**
 * The match after an action from outside, with what happened; or why not.
 *
 * A server says `as` whom the action came in. It takes as long as the action itself, and no longer at the end of a long match than at its beginning.
 *
 * @example What somebody has clicked
 * {@includeCode ../../../test/guide/build-a-front-end.test.ts#act}
 */
export function advance<T extends GameTypes>(
  game: Game<T>,
  match: KeptMatch<NoInfer<T>>,
  action: unknown,
  by?: Applying,
): Applied<Match<T>, T['Action'], T['Event'], T['Why'], T['View']> {
  const moment: Moment<T> = momentOf<T>(givenObject(match));
  const applied = givenGame(game).apply(moment.state, action, by);
  if (!applied.ok) return applied;
  return { ...applied, state: matchAt(momentAfter(moment, applied)) };
}

/** The match after an action that must be legal. */
export function advanced<T extends GameTypes>(game: Game<T>, match: Match<T>, action: unknown): Match<T> {
  const applied = advance<T>(game, match, action);
  if (applied.ok) return applied.state;
  throw new IllegalAction(applied.refusal, game.explain(applied.refusal));
}

/** The record of these actions from the start; the first illegal one throws `IllegalAction`. */
export function record<T extends GameTypes>(
  game: Game<T>,
  config: NoInfer<T['Config']>,
  luck: string | MatchLuck,
  actions: Iterable<NoInfer<T['Action']>>,
): GameRecord<T> {
  let match = openMatch(game, config, luck);
  for (const action of givenEach(actions)) match = advanced(game, match, action);
  return match.record;
}

/** The position that a record leads to: its last one, or the one after `ply` actions. */
export function replay<T extends GameTypes>(game: Game<T>, recorded: unknown, ply?: number): T['State'] {
  return resumeMatch(game, recorded, ply).state;
}

/**
 * A match that goes on where a record ends, or goes another way from the position after `ply` actions. What comes after
 * that is neither looked at nor kept.
 *
 * @rule KER-6.1 A record leads to every position it went through, and the game can go another way from each.
 */
export function resumeMatch<T extends GameTypes>(game: Game<T>, recorded: unknown, ply?: number): Match<T> {
  const checked = upTo(checkedRecord(game, recorded), ply);
  const known = deepFreeze({ ...checked, actions: [], hashes: checked.hashes.slice(0, 1) });
  let moment: Moment<T> | undefined;
  for (const { action, state, events, ply: at } of followed(game, checked)) {
    moment =
      moment === undefined || action === undefined
        ? firstMoment(known, { state, events })
        : momentAfter(moment, { action, state, events }, checked.hashes[at]);
  }
  // Every record has an opening, or does not come as far as this.
  return matchAt(moment as Moment<T>);
}
