import {
  deserialize,
  type Game,
  type GameTypes,
  isEngineError,
  isSamePlain,
  serialize,
  type Viewer,
} from '../kernel/index.ts';
import { type Pause, short, uphold, upholdSame, worldOf } from './law.ts';
import { probes } from './probes.ts';

/** The seats of a state, and the spectators. */
export function viewersOf(state: GameTypes['State']): Viewer[] {
  return [...state.decisions.keys(), 'spectator'];
}

export function statesArePlain<T extends GameTypes>(game: Game<T>, state: T['State']): void {
  const viewed = viewersOf(state).map((viewer) => ({
    name: `the view of ${viewer}`,
    data: game.view(state, viewer) as object,
  }));
  for (const { name, data } of [{ name: 'the state', data: state as object }, ...viewed]) {
    uphold('plain-data', isSamePlain(JSON.parse(JSON.stringify(data)), data), () => `${name} does not survive JSON`);
    uphold('plain-data', name === 'the state' || !('chance' in data), () => `${name} holds the luck to come`);
  }
}

export function eventsArePlain(events: readonly object[]): void {
  for (const event of events) {
    uphold('plain-data', isSamePlain(JSON.parse(JSON.stringify(event)), event), () => `an event does not survive JSON`);
  }
}

export function invariantsHold<T extends GameTypes>(game: Game<T>, state: T['State']): void {
  const faults = game.faults(state);
  const told = (): string => faults.map(({ path, message }) => `${path}: ${message}`).join('; ');
  uphold('invariants-hold', faults.length === 0, () => `broken here: ${told()}`);
}

export function somebodyCanAct<T extends GameTypes>(game: Game<T>, state: T['State']): void {
  const pending = game.pending(state);
  uphold('somebody-can-act', pending.length > 0, () => 'the game is not over, and nobody owes a decision');
  for (const { seat, kind } of pending) {
    const [first] = game.legalActions(state, seat);
    uphold('somebody-can-act', first !== undefined, () => `seat ${seat} is asked '${kind}' and has no option`);
  }
}

export function outcomeIsComplete<T extends GameTypes>(game: Game<T>, state: T['State']): void {
  const outcome = game.outcome(state);
  if (outcome === undefined) return;
  const ranked = outcome.ranking.flat();
  const seats = [...state.decisions.keys()];
  uphold(
    'outcome-is-complete',
    isSamePlain([...ranked].sort(), seats),
    () => `the ranking is ${short(outcome.ranking)}`,
  );
  uphold(
    'outcome-is-complete',
    outcome.winners.every((seat) => outcome.ranking[0]?.includes(seat)),
    () => short(outcome),
  );
}

/** Tries every listed action, not only the one the walk goes on with. */
export function listedAreAccepted<T extends GameTypes>({ game, state, actions }: Pause<T>): void {
  for (const action of actions) {
    const refusal = game.whyIllegal(state, action);
    uphold('listed-accepted', refusal === undefined, () => `${short(action)} is listed and refused: ${short(refusal)}`);
    uphold('listed-accepted', game.apply(state, action).ok, () => `${short(action)} is listed, and apply refuses it`);
  }
}

/** Tries actions that look like real ones; an accepted one must be listed. */
export function othersAreRefused<T extends GameTypes>(pause: Pause<T>): void {
  const { game, state, actions, tally } = pause;
  for (const probe of probes(pause)) {
    tally.probes += 1;
    const applied = game.apply(state, probe);
    if (applied.ok) {
      const listed = actions.some((action) => isSamePlain(action, applied.action));
      uphold('others-refused', listed, () => `${short(applied.action)} is accepted and not listed`);
    } else {
      const refusal = game.whyIllegal(state, probe);
      upholdSame('others-refused', refusal, applied.refusal, () => 'apply and whyIllegal give different reasons');
      for (const locale of ['en', 'pl', 'de'] as const) {
        const sentence = game.explain(applied.refusal, locale);
        uphold(
          'others-refused',
          sentence.includes(applied.refusal.rule),
          () => `no sentence for ${short(refusal)} in ${locale}`,
        );
      }
    }
  }
}

export function viewsAnswerAlike<T extends GameTypes>(pause: Pause<T>): void {
  const { game, state } = pause;
  const probed = probes(pause).filter((probe) => typeof probe === 'object' && probe !== null);
  for (const seat of state.decisions.keys()) {
    const view = game.view(state, seat);
    upholdSame(
      'views-answer-alike',
      [...game.legalActions(view)],
      [...game.legalActions(state, seat)],
      () => `legalActions for seat ${seat}`,
    );
    const owed = (at: T['State'] | T['View']) => game.pending(at).filter((decision) => decision.seat === seat);
    upholdSame('views-answer-alike', owed(view), owed(state), () => `pending for seat ${seat}`);
    upholdSame('views-answer-alike', game.outcome(view), game.outcome(state), () => `outcome for seat ${seat}`);
    for (const probe of probed) {
      const own = withSeat(probe, seat);
      upholdSame(
        'views-answer-alike',
        game.whyIllegal(view, own),
        game.whyIllegal(state, own),
        () => `whyIllegal for seat ${seat}`,
      );
    }
  }
}

/** A probe said by this seat; what cannot be copied stays as it is. */
export function withSeat(probe: unknown, seat: number): unknown {
  try {
    return { ...(probe as object), seat };
  } catch {
    return probe;
  }
}

/** Two seats that owe a decision at once answer in both orders. */
export function anyOrderIsTheSame<T extends GameTypes>({ game, state, random }: Pause<T>): void {
  const owing = game.pending(state).map(({ seat }) => seat);
  if (owing.length < 2) return;
  const [one, other] = random.shuffled(owing).map((seat) => random.oneOf([...game.legalActions(state, seat)]));
  if (one === undefined || other === undefined) return;
  const after = (first: T['Action'], second: T['Action']) => {
    const between = game.reduce(state, first);
    const refusal = game.whyIllegal(between, second);
    uphold('any-order', refusal === undefined, () => `${short(second)} is no longer legal after ${short(first)}`);
    return game.reduce(between, second);
  };
  upholdSame('any-order', after(one, other), after(other, one), () => `${short(one)} and ${short(other)}`);
}

export function savesContinue<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  action: T['Action'],
  after: T['State'],
): void {
  const restored = restoredFrom(game, state);
  upholdSame('saves-continue', restored, state, () => 'the restored state is another');
  upholdSame(
    'saves-continue',
    game.reduce(restored, action),
    after,
    () => `after ${short(action)} the restored game is another`,
  );
}

function restoredFrom<T extends GameTypes>(game: Game<T>, state: T['State']): T['State'] {
  try {
    return deserialize(game, serialize(game, state));
  } catch (thrown) {
    uphold('saves-continue', !isEngineError(thrown), () => `its own save is refused: ${(thrown as Error).message}`);
    throw thrown;
  }
}

/**
 * A copy for search has the same content, and no object of the original in it but those that the kernel never changes; so
 * has a copy of the copy.
 */
export function clonesShareNothing<T extends GameTypes>({ game, state }: Pause<T>): void {
  const simulation = game.simulate(state, { chance: { seed: 'copy' } });
  const fork = simulation.fork();
  for (const [original, copy] of [
    [state, simulation.state],
    [simulation.state, fork.state],
  ] as const) {
    uphold('clones-share-nothing', worldOf(original) === worldOf(copy), () => 'the copy is not equal to its original');
    const shared = sharedObject(original, copy);
    uphold('clones-share-nothing', shared === undefined, () => `both hold the same object at ${shared}`);
  }
}

function sharedObject(original: object, copy: object): string | undefined {
  const owned = new Set<unknown>();
  everyChanging(original, 'state', (object) => {
    owned.add(object);
    return undefined;
  });
  return everyChanging(copy, 'state', (object, path) => (owned.has(object) ? path : undefined));
}

const WORK = /^state\.agenda\.\d+(\.together\.\d+\.\d+)?$/;
const LUCK = /^state\.chance\.(streams\.[^.]+|script)$/;
const PLACE_IN_PILE = /\.(top|bottom)\.\d+$/;

// Steps and asks, generators and scripts, cards whose place in a pile is known: others are put in their place.
function isLasting(object: object, path: string): boolean {
  if (PLACE_IN_PILE.test(path)) return 'kind' in object && 'seen' in object;
  return LUCK.test(path) || (WORK.test(path) && !('together' in object));
}

function everyChanging<Found>(
  value: unknown,
  path: string,
  visit: (object: object, path: string) => Found | undefined,
): Found | undefined {
  if (typeof value !== 'object' || value === null || isLasting(value, path)) return undefined;
  const found = visit(value, path);
  if (found !== undefined) return found;
  for (const [key, inner] of Object.entries(value)) {
    const deeper = everyChanging(inner, `${path}.${key}`, visit);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
