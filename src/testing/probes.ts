import { type GameTypes, sampleOf } from '../kernel/index.ts';
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

/** How many actions are made up of each type. */
const MADE_UP = 6;

/**
 * Well-formed actions that owe nothing to what is listed: of every type that could be said now, with values that the game
 * declares for its fields.
 *
 * @rule KER-8.6 The laws also try answers that are never listed, made up from what the game says of its actions.
 */
export function madeUp<T extends GameTypes>({ game, state, random }: Waiting<T>): unknown[] {
  const made: unknown[] = [];
  for (const { seat, kind, window } of game.pending(state)) {
    for (const [type, { role, fields }] of Object.entries(game.actions)) {
      if (type !== kind && (role === 'answer' || window === 'shut')) continue;
      for (let nth = 0; nth < MADE_UP; nth++) {
        const said = sampleOf(fields, random);
        if (said !== undefined) made.push({ type, seat, ...(said as object) });
      }
    }
  }
  return made;
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
