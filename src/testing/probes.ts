import type { GameTypes } from '../kernel/index.ts';
import type { Pause, Vocabulary } from './law.ts';

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
export function probes<T extends GameTypes>({ state, actions, random, vocabulary }: Pause<T>): unknown[] {
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
