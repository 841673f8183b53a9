import fc from 'fast-check';
import {
  type Automatic,
  BASIC_ACTIONS,
  type BasicAction,
  type BasicCard,
  type BurstTarget,
  type Choice,
  DEEPEST,
  type Effect,
  FACES,
  FACTIONS,
  type FactionCard,
  type FieldTarget,
  type Op,
  type Pack,
  type PurpleCard,
  type Range,
  type RedCard,
  type Rolled,
  type Row,
  type Scope,
  type SnailTarget,
  SOURCES,
  type Target,
  TOKENS,
  WORDS_FOR,
} from '../../../src/games/snails/cards/vocabulary.ts';

const sight = fc.constantFrom('needed', 'ignored');
const side = fc.constantFrom('any', 'enemy', 'friendly');
const source = fc.constantFrom(...SOURCES);
// Mostly figures as they are on cards, now and then as large as the check lets them be.
const upTo = (usual: number, most: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 19, arbitrary: fc.integer({ min: 1, max: usual }) },
    { weight: 1, arbitrary: fc.integer({ min: usual, max: most }) },
  );
const points = upTo(5, 20).map((fives) => 5 * fives);
const count = upTo(3, 10);

const ranges: fc.Arbitrary<Range> = fc
  .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 3 }))
  .map(([least, more]) => [least, least + more]);

const snails: fc.Arbitrary<SnailTarget> = fc
  .record({
    target: fc.constant('snail'),
    range: ranges,
    sight,
    side,
    self: fc.constantFrom('never', 'never', 'allowed'),
    shells: fc.constantFrom('any', 'any', 'without', 'within'),
  })
  // The active snail is 0 fields away, and no enemy.
  .map((target) => (target.range[0] > 0 || target.side === 'enemy' ? { ...target, self: 'never' } : target));
const fields: fc.Arbitrary<FieldTarget> = fc.record({ target: fc.constant('field'), range: ranges, sight, side });
const bursts: fc.Arbitrary<BurstTarget> = fc.record({ target: fc.constant('burst'), range: ranges, sight, side });
const attacked = fc.oneof(snails, fields, bursts);
const targets: fc.Arbitrary<Target> = fc.oneof(
  attacked,
  fc.record({ target: fc.constant('player'), range: ranges, sight }),
  fc.record({ target: fc.constant('others') }),
);

/** What surrounds a list of effects. */
interface Around {
  readonly words: readonly Op[];
  readonly depth: number;
  /** Words that must not stand again anywhere inside. */
  readonly used: readonly Op[];
}

const HOLDERS: readonly Op[] = ['scatter', 'self', 'may'];

function effectLists(around: Around): fc.Arbitrary<readonly Effect[]> {
  const words = around.words
    .filter((op) => !around.used.includes(op))
    .filter((op) => around.depth < DEEPEST || !HOLDERS.includes(op));
  const effect = fc.constantFrom(...words).chain((op) => effects(op, around));
  return upTo(3, around.depth === 1 ? 10 : 4).chain((length) =>
    fc.array(effect, { minLength: length, maxLength: length }),
  );
}

function effects(op: Op, { words, depth, used }: Around): fc.Arbitrary<Effect> {
  const inside = (allowed: readonly Op[], once: readonly Op[] = []): fc.Arbitrary<readonly Effect[]> =>
    effectLists({ words: allowed, depth: depth + 1, used: [...used, ...once] });
  switch (op) {
    case 'damage':
    case 'heal':
      return fc.record({ op: fc.constant(op), amount: points });
    case 'push':
      return fc.record({ op: fc.constant(op), shells: fc.constantFrom('immune', 'pushed') });
    case 'place-here':
      return fc.record({ op: fc.constant(op), shells: fc.constantFrom('immune', 'placed') });
    case 'move':
      return fc.record({ op: fc.constant(op), points: fc.integer({ min: 1, max: 6 }) });
    case 'damage-tile':
    case 'destroy-tile':
      return fc.record({ op: fc.constant(op), cards: fc.constantFrom('drawn', 'lost') });
    case 'put':
      return fc.record({ op: fc.constant(op), token: fc.constantFrom(...TOKENS), count });
    case 'draw':
    case 'discard':
      return fc.record({ op: fc.constant(op), count });
    case 'scatter':
      return fc.record({ op: fc.constant(op), effects: inside(WORDS_FOR.field, ['scatter', 'go-there']) });
    case 'self':
      return fc.record({ op: fc.constant(op), effects: inside(WORDS_FOR.self) });
    case 'may':
      return fc.record({ op: fc.constant(op), effects: inside(words, ['may']) });
    case 'go-there':
    case 'exchange-places':
    case 'leave-shell':
    case 'enter-shell':
    case 'aim':
    case 'swap':
    case 'remove-tile':
    case 'take-back':
      return fc.constant({ op });
  }
}

function effectsOn(target: Target | undefined): fc.Arbitrary<readonly Effect[]> {
  const scope: Scope = target?.target ?? 'self';
  const words = WORDS_FOR[scope].filter((op) => target === undefined || makesSense(op, target));
  return effectLists({ words, depth: 1, used: [] });
}

function makesSense(op: Op, target: Target): boolean {
  const ownFieldOnly = 'range' in target && target.range[1] === 0;
  const { self, shells } = target.target === 'snail' ? target : { self: 'never', shells: 'any' };
  if (op === 'place-here' || op === 'go-there') return !ownFieldOnly;
  if (op === 'exchange-places') return !ownFieldOnly && self === 'never' && shells !== 'within';
  return op !== 'leave-shell' || shells !== 'without';
}

const automatic = (target: Target | undefined): fc.Arbitrary<Automatic> =>
  effectsOn(target).map((effects) => (target === undefined ? { effects } : { target, effects }));

const automatics: fc.Arbitrary<Automatic> = fc.option(targets, { nil: undefined }).chain(automatic);
const automaticAttacks = attacked.chain(automatic);

const ALONE = FACES.map((face) => [face]);
const PAIRS = FACES.flatMap((face, index) => FACES.slice(index).map((other) => [face, other]));

const rolled: fc.Arbitrary<Rolled> = fc.tuple(attacked, fc.constantFrom<1 | 2>(1, 2)).chain(([target, dice]) =>
  fc.record(
    {
      target: fc.constant(target),
      dice: fc.constant(dice),
      rows: fc
        .shuffledSubarray(dice === 1 ? ALONE : [...ALONE, ...PAIRS], { minLength: 1, maxLength: dice === 1 ? 3 : 9 })
        .chain((rows) => fc.tuple(...rows.map((faces) => rowsOf(faces, target)))),
      attacks: upTo(3, 5),
      after: effectLists({ words: ['draw', 'self', 'may'], depth: 1, used: [] }),
    },
    { requiredKeys: ['target', 'dice', 'rows'] },
  ),
);

const rowsOf = (faces: Row['faces'], target: Target): fc.Arbitrary<Row> =>
  fc.record({ faces: fc.constant(faces), effects: effectsOn(target) });

const ids = fc
  .array(fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join('-'))
  .filter((id) => !(id in {}));

const choices: fc.Arbitrary<Choice> = fc
  .uniqueArray(ids, { minLength: 2, maxLength: 6 })
  .chain((options) => fc.record({ choose: fc.record(Object.fromEntries(options.map((id) => [id, automatics]))) }));

const arsenal = fc.record(
  { copies: upTo(5, 20), source, returns: fc.constant('to-hand') },
  { requiredKeys: ['copies', 'source'] },
);

const basic: fc.Arbitrary<BasicCard> = fc.record({
  copies: fc.constant(1),
  source,
  halves: fc
    .shuffledSubarray([...BASIC_ACTIONS], { minLength: 2, maxLength: 2 })
    .map(([left = 'crawl', right = 'dig']): readonly [BasicAction, BasicAction] => [left, right]),
});

const red: fc.Arbitrary<RedCard> = fc
  .tuple(arsenal, fc.oneof({ weight: 2, arbitrary: rolled }, { weight: 1, arbitrary: automaticAttacks }))
  .map(([printed, does]) => ({ ...printed, ...does }));

const purple: fc.Arbitrary<PurpleCard> = fc
  .tuple(arsenal, fc.oneof({ weight: 3, arbitrary: automatics }, { weight: 1, arbitrary: choices }))
  .map(([printed, does]) => ({ ...printed, ...does }));

const factionCards = FACTIONS.map(
  (faction): fc.Arbitrary<FactionCard> =>
    fc.oneof(
      fc
        .tuple(source, fc.oneof(rolled, automaticAttacks))
        .map(([from, does]) => ({ faction, colour: 'red' as const, source: from, ...does })),
      fc
        .tuple(source, fc.oneof(automatics, choices))
        .map(([from, does]) => ({ faction, colour: 'purple' as const, source: from, ...does })),
    ),
);

/** Packs that can be played, made of every word in every place where it has a meaning. */
export const packs: fc.Arbitrary<Pack> = fc
  .record({
    names: fc.uniqueArray(ids, { minLength: 32, maxLength: 32 }),
    basic: fc.array(basic, { minLength: 5, maxLength: 10 }),
    red: fc.array(red, { maxLength: 8 }),
    purple: fc.array(purple, { maxLength: 8 }),
    faction: fc.tuple(...factionCards),
  })
  .map(({ names, basic, red, purple, faction }) => {
    const left = [...names];
    const named = <Card>(cards: readonly Card[]): Readonly<Record<string, Card>> =>
      Object.fromEntries(cards.map((card) => [left.pop() ?? '', card]));
    return { basic: named(basic), red: named(red), purple: named(purple), faction: named(faction) };
  });
