import {
  attempt,
  type BaseEvent,
  deserialize,
  type Game,
  type GameTypes,
  isEngineError,
  isSamePlain,
  type Seat,
  serialize,
  type Viewer,
} from '../kernel/index.ts';
import { type Pause, short, unnumbered, uphold, upholdSame, type Waiting } from './law.ts';
import { whyNotPlain } from './plain.ts';
import { madeUp, probes } from './probes.ts';

/** The seats of a state, and the spectators. */
export function viewersOf(state: GameTypes['State']): Viewer[] {
  return [...state.decisions.keys(), 'spectator'];
}

/** A viewer in a sentence. */
export function nameOf<T extends GameTypes>(game: Game<T>, viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : game.seatName(viewer);
}

export function statesArePlain<T extends GameTypes>(game: Game<T>, state: T['State']): void {
  isPlain(state, 'state', '');
  for (const viewer of viewersOf(state)) {
    const view = game.view(state, viewer);
    isPlain(view, 'view', ` in the view of ${nameOf(game, viewer)}`);
    uphold('plain-data', !('chance' in view), () => `the view of ${nameOf(game, viewer)} holds the luck to come`);
  }
  printedStays(game, state);
}

/**
 * Checks what is printed here, as every viewer and the next position have it.
 *
 * @rule KER-5.14 What never changes during a game is in no view; the game returns it, once and for every viewer the same.
 */
function printedStays<T extends GameTypes>(game: Game<T>, state: T['State']): void {
  const printed = game.printed(state);
  const lost = whyNotPlain(printed, 'printed');
  uphold('printed-stays', lost === undefined, () => lost ?? '');
  uphold('printed-stays', game.printed(state) === printed, () => 'it is another object each time');
  for (const viewer of viewersOf(state)) {
    const view = game.view(state, viewer);
    const whose = nameOf(game, viewer);
    upholdSame('printed-stays', game.printed(view), printed, () => `for ${whose} something else is printed`);
    const both = Object.keys(printed).find((key) => key in view);
    uphold('printed-stays', both === undefined, () => `'${both}' is printed, and in the view of ${whose}, too`);
  }
  const [action] = attempt(() => game.legalActions(state)) ?? [];
  const next = action === undefined ? undefined : attempt(() => game.reduce(state, action));
  if (next === undefined) return;
  upholdSame('printed-stays', game.printed(next), printed, () => 'after the next action something else is printed');
}

export function eventsArePlain(events: readonly BaseEvent[]): void {
  for (const event of events) isPlain(event, 'event', ` in an event '${event.type}'`);
}

function isPlain(data: object, name: string, where: string): void {
  const lost = whyNotPlain(data, name);
  uphold('plain-data', lost === undefined, () => `${lost}${where}`);
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
  isPlain(outcome, 'outcome', '');
  const { winners, ranking, reason, rule } = outcome;
  const ranked = ranking.flat().sort((one, other) => one - other);
  const isRanked = isSamePlain(ranked, [...state.decisions.keys()]) && ranking.every((rank) => rank.length > 0);
  uphold('outcome-is-complete', isRanked, () => `the ranking is ${short(ranking)}`);
  const areFirst = winners.every((seat, index) => ranking[0]?.includes(seat) && winners.indexOf(seat) === index);
  uphold('outcome-is-complete', areFirst, () => `the winners are ${short(winners)}, the ranking is ${short(ranking)}`);
  uphold('outcome-is-complete', reason !== '' && rule !== '', () => `it has no reason or no rule: ${short(outcome)}`);
  const figures = [outcome.scores, ...(outcome.standings ?? []).map(({ of }) => of)];
  uphold(
    'outcome-is-complete',
    figures.every((of) => of === undefined || (of.length === state.decisions.length && of.every(Number.isFinite))),
    () => `scores or standings have no finite figure for each seat: ${short(outcome)}`,
  );
  for (const viewer of viewersOf(state)) {
    const seen = game.outcome(game.view(state, viewer));
    upholdSame(
      'views-answer-alike',
      seen,
      outcome,
      () => `outcome at the end of the game, for ${nameOf(game, viewer)}`,
    );
  }
}

/** Every candidate is named once: an option that is listed twice would be taken twice as often by whoever chooses blindly. */
export function nothingIsListedTwice<T extends GameTypes>({ actions }: Waiting<T>): void {
  const listed = new Set<string>();
  for (const action of actions) {
    const text = JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));
    uphold('listed-once', !listed.has(text), () => `${short(action)} is listed twice`);
    listed.add(text);
  }
}

/**
 * Judges every listed action, as if it came from outside.
 *
 * @rule KER-10.21 What is listed without asking the rules is legal by them.
 */
export function listedAreLegal<T extends GameTypes>({ game, state, actions }: Pause<T>): void {
  for (const action of actions) {
    const refusal = game.whyIllegal(state, action);
    uphold('listed-accepted', refusal === undefined, () => `${short(action)} is listed and refused: ${short(refusal)}`);
  }
}

/** Tries every listed action, not only the one the walk goes on with. */
export function listedAreAccepted<T extends GameTypes>({ game, state, actions }: Pause<T>): void {
  for (const action of actions) {
    const applied = game.apply(state, action);
    uphold('listed-accepted', applied.ok, () => `${short(action)} is listed, and apply refuses it`);
    if (applied.ok) {
      upholdSame('listed-accepted', applied.action, action, () => 'what is listed is understood as something else');
    }
  }
}

/** A listed action names the decision it answers, and says nothing any more once that is answered. */
export function answersOneDecision<T extends GameTypes>(
  game: Game<T>,
  [before, after]: readonly [T['State'], T['State']],
  numbered: T['Action'],
): void {
  uphold(
    'listed-accepted',
    numbered.decision === before.decisions[numbered.seat] && game.whyIllegal(before, numbered) === undefined,
    () => `${short(numbered)} does not name the decision that it answers`,
  );
  uphold(
    'others-refused',
    game.whyIllegal(after, numbered) !== undefined,
    () => `${short(numbered)} is accepted twice, although it names one decision`,
  );
}

/** Tries actions that look like real ones; an accepted one must be listed. */
export function othersAreRefused<T extends GameTypes>(pause: Pause<T>): void {
  const { game, state, actions, tally } = pause;
  for (const probe of [...probes(pause), ...madeUp(pause)]) {
    tally.probes += 1;
    const applied = game.apply(state, probe);
    if (applied.ok) {
      const listed = actions.some((action) => isSamePlain(action, applied.action));
      uphold('others-refused', listed, () => `${short(applied.action)} is accepted and not listed`);
    } else {
      const refusal = game.whyIllegal(state, probe);
      upholdSame('others-refused', refusal, applied.refusal, () => 'apply and whyIllegal give different reasons');
      for (const locale of game.locales) hasSentence(game, applied.refusal, locale);
    }
  }
}

function hasSentence<T extends GameTypes>(game: Game<T>, refusal: T['Why'], locale: string): void {
  const sentence: unknown = game.explain(refusal, { locale });
  const isSentence = typeof sentence === 'string' && sentence.replace(`[${refusal.rule}]`, '').trim() !== '';
  uphold('others-refused', isSentence, () => `explain has no sentence in '${locale}' for ${short(refusal)}`);
  uphold('others-refused', refusal.rule !== '', () => `${short(refusal)} names no rule`);
  uphold(
    'others-refused',
    String(sentence).includes(refusal.rule),
    () => `the sentence in '${locale}' for '${refusal.code}' lacks the rule id ${refusal.rule}: "${sentence}"`,
  );
  uphold(
    'others-refused',
    !/\b(undefined|NaN)\b|\[object /.test(String(sentence)),
    () => `the sentence in '${locale}' for '${refusal.code}' lacks a figure: "${sentence}"`,
  );
}

export function viewsAnswerAlike<T extends GameTypes>(pause: Pause<T>): void {
  const { game, state } = pause;
  const probed = probes(pause).filter((probe) => typeof probe === 'object' && probe !== null);
  for (const seat of state.decisions.keys()) {
    const view = game.view(state, seat);
    upholdSame(
      'views-answer-alike',
      game.legalActions(view),
      game.legalActions(state, seat),
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
  const optionsOf = (at: T['State'], seat: Seat) => game.legalActions(at, seat).map(unnumbered);
  const [one, other] = random.shuffled(owing).map((seat) => random.oneOf(optionsOf(state, seat)));
  if (one === undefined || other === undefined) return;
  const after = (first: T['Action'], second: T['Action']) => {
    const between = game.reduce(state, first);
    const refusal = game.whyIllegal(between, second);
    uphold('any-order', refusal === undefined, () => `${short(second)} is no longer legal after ${short(first)}`);
    upholdSame(
      'any-order',
      optionsOf(between, second.seat),
      optionsOf(state, second.seat),
      () => `${short(first)} changes what seat ${second.seat} can do`,
    );
    // KER-3.2: nothing is drawn by chance until all of them have answered.
    upholdSame(
      'any-order',
      between.chance,
      state.chance,
      () => `${short(first)} draws luck before others have answered`,
    );
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
