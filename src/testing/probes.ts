import type { Decision, Game, GameTypes, MalformedFacts, Seat } from '../kernel/index.ts';
import type { Vocabulary, Waiting } from './law.ts';

const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  '',
  [],
  {},
  true,
  () => 0,
  Symbol('junk'),
  10n,
  cyclic(),
  throwing(),
];

/** Remembers what real actions look like. */
export function learn(vocabulary: Vocabulary, action: GameTypes['Action']): void {
  vocabulary.types.add(action.type);
  for (const [key, value] of Object.entries(action)) {
    if (key === 'type' || key === 'seat') continue;
    const values = vocabulary.values.get(key) ?? new Set();
    vocabulary.values.set(key, values);
    if (values.size < 200) values.add(value);
  }
}

/** Values that are almost actions: real ones with one thing changed, and things that are nothing like it. */
export function probes<T extends GameTypes>({ state, actions, random, vocabulary }: Waiting<T>): unknown[] {
  const model = random.oneOf(actions);
  const seats = state.decisions.length;
  const changed: unknown[] = [
    random.oneOf(JUNK),
    { ...model, seat: (model.seat + 1) % seats },
    { ...model, seat: seats },
    { ...model, decision: (state.decisions[model.seat] ?? 0) + 1 },
    { ...model, type: random.oneOf([...vocabulary.types]) },
    { ...model, type: '__proto__' },
    { type: model.type, seat: model.seat },
    { type: model.type, seat: model.seat, decline: true },
  ];
  for (const key of Object.keys(model)) {
    if (key === 'type' || key === 'seat') continue;
    const known = [...(vocabulary.values.get(key) ?? [])];
    for (const value of [random.oneOf(JUNK), random.below(40) - 1, ...random.shuffled(known).slice(0, 4)]) {
      changed.push({ ...model, [key]: value });
    }
  }
  return changed;
}

/** How many actions are made up of each type, and how many values are tried before one is given up. */
const MADE_UP = 6;
const MOST_TRIES = 24;

/**
 * Well-formed actions that owe nothing to what is listed: of every type that could be said now, with values that the game
 * itself asks for when it refuses an action as malformed.
 *
 * @rule KER-8.6 The laws also try answers that are never listed, made up from what the game says of its actions.
 */
export function madeUp<T extends GameTypes>(waiting: Waiting<T>): unknown[] {
  const { game, state, vocabulary } = waiting;
  const made: unknown[] = [];
  for (const decision of game.pending(state)) {
    for (const type of typesFor(game, vocabulary, decision)) {
      for (let nth = 0; nth < MADE_UP; nth++) {
        const action = wellFormed(waiting, type, decision.seat);
        if (action !== undefined) made.push(action);
      }
    }
  }
  return made;
}

function typesFor<T extends GameTypes>(game: Game<T>, { types }: Vocabulary, { kind, window }: Decision): string[] {
  if (window === 'shut') return [kind];
  const known = new Set([...types, ...declaredTypes(game)]);
  return [kind, ...[...known].filter((type) => !Object.hasOwn(game.decisions, type))];
}

/** Gives the game one field after another, until it no longer says what is missing. */
function wellFormed<T extends GameTypes>(
  waiting: Waiting<T>,
  type: string,
  seat: Seat,
): GameTypes['Action'] | undefined {
  const { game, state } = waiting;
  const action: GameTypes['Action'] & Record<string, unknown> = { type, seat };
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const refusal = game.whyIllegal(state, action);
    if (refusal?.code !== 'malformed') return action;
    if (!fillIn(waiting, action, refusal.facts as MalformedFacts)) return undefined;
  }
  return undefined;
}

/** Puts a value where one is missing, as far as the refusal says what is wanted; did it? */
function fillIn<T extends GameTypes>(
  { game, random, vocabulary }: Waiting<T>,
  action: GameTypes['Action'] & Record<string, unknown>,
  { path, expected, least, most }: MalformedFacts,
): boolean {
  const [, key, index] = /^action\.([^.[\]]+)(?:\[(\d+)\])?$/.exec(path) ?? [];
  if (key === undefined || key === 'type' || key === 'seat') return false;

  const declared = declaredValues(game, action.type, key);
  const words = declared.length > 0 ? declared : wordsOf(vocabulary, key);
  const among = (): number => least + random.below(most - least + 1);
  let value: unknown;
  if (expected === 'integer') value = among();
  else if (expected === 'list') value = Array.from({ length: among() }, () => undefined);
  else if (expected === 'word' && words.length > 0) value = random.oneOf(words);
  else return false;

  if (index === undefined) action[key] = value;
  else (action[key] as unknown[])[Number(index)] = value;
  return true;
}

/** The words that a field has had; of a field that nobody has seen, those of all fields. */
function wordsOf({ values }: Vocabulary, key: string): unknown[] {
  const seen = [...(values.get(key) ?? [...values.values()].flatMap((each) => [...each]))].flat();
  return seen.filter((value) => typeof value === 'string');
}

/**
 * The types of actions that the game declares, beside its kinds of decisions. A game says nothing of that yet: a free
 * action is known once it has been listed.
 */
function declaredTypes<T extends GameTypes>(_game: Game<T>): readonly string[] {
  return [];
}

/** The values that the game declares for a field of an action. A game says nothing of that yet. */
function declaredValues<T extends GameTypes>(_game: Game<T>, _type: string, _key: string): readonly unknown[] {
  return [];
}

function cyclic(): unknown {
  const ring: Record<string, unknown> = { type: 'ring', seat: 0 };
  ring.self = ring;
  return ring;
}

function throwing(): unknown {
  return new Proxy(
    {},
    {
      get() {
        throw new Error('no');
      },
    },
  );
}
