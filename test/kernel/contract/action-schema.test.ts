import {
  actionSchema,
  bag,
  createRandom,
  either,
  flag,
  type Game,
  type GameTypes,
  integer,
  type JsonSchema,
  list,
  nearMissesOf,
  type ObjectDomain,
  object,
  optional,
  type Random,
  sampleOf,
  variant,
  word,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { duel } from '../../../docs/examples/duel/index.ts';
import { thimblerig } from '../../../docs/examples/thimblerig/index.ts';
import { snails } from '../../../src/games/snails/index.ts';
import { auction } from '../../kit/auction.ts';

interface Entry {
  readonly game: Game<GameTypes>;
  readonly config: unknown;
  readonly games: number;
}
const GAMES: readonly Entry[] = [
  { game: auction, config: { players: 3 }, games: 20 },
  { game: duel, config: {}, games: 20 },
  { game: thimblerig, config: {}, games: 20 },
  { game: snails, config: { players: 4, factions: 'draft', opening: 'advanced' }, games: 2 },
];

describe.each(GAMES)('the actions of $game.id', (entry) => {
  const { game } = entry;
  const schema = actionSchema(game);
  const positions = [...positionsOf(entry)];

  test('KER-2.14 every action that is listed fits the schema, with and without the number of its decision', () => {
    const unfit = positions.flatMap(({ state, listed }) =>
      listed
        .flatMap((action) => [action, { ...action, decision: state.decisions[action.seat] }])
        .filter((action) => !fits(schema, action, schema)),
    );

    expect(unfit).toEqual([]);
    expect(positions.length).toBeGreaterThan(100);
  });

  test('KER-2.14 what does not fit the schema is refused, mostly as malformed', () => {
    const random = createRandom('near');
    const taken: unknown[] = [];
    const codes: Record<string, number> = {};
    for (const { state, listed } of positions) {
      for (const value of changesOf(random.oneOf(listed), game, random)) {
        const refusal = game.whyIllegal(state, value);
        const isFit = fits(schema, value, schema);
        if (!isFit && refusal === undefined) taken.push(value);
        // What is malformed does not fit either.
        if (isFit && refusal?.code === 'malformed') taken.push({ value, refusal });
        if (!isFit) codes[refusal?.code ?? 'legal'] = (codes[refusal?.code ?? 'legal'] ?? 0) + 1;
      }
    }

    expect(taken).toEqual([]);
    expect(codes.malformed).toBeGreaterThan(100);
    // Whose decision it is, which one, and whether it can be declined at all is told first.
    expect(Object.keys(codes).filter((code) => !FIRST.includes(code))).toEqual([]);
  });

  test('KER-2.10 all that the fields can hold is read as what it is, and answered by the rules', () => {
    const random = createRandom('samples');
    const codes = positions.map(({ state, listed }) => {
      const { type, seat } = random.oneOf(listed);
      const fields = game.actions[type]?.fields;
      return game.whyIllegal(state, { type, seat, ...((fields && sampleOf(fields, random)) as object) })?.code;
    });

    expect(codes.filter((code) => code === 'malformed')).toEqual([]);
  });

  test('KER-2.14 the schema is JSON, and uses nothing that is not checked here', () => {
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    expect(keywordsIn(schema).filter((keyword) => !KEYWORDS.includes(keyword))).toEqual([]);
  });
});

const FIRST = ['malformed', 'decision/must-answer', 'decision/other-kind', 'decision/not-yours'];

test('KER-2.10 a game tells what can be said in it, as data that nobody can change', () => {
  expect(duel.actions).toEqual({
    place: {
      role: 'answer',
      decline: 'never',
      fields: { kind: 'object', parts: [part('field', { kind: 'integer', least: 0, most: 8 })] },
    },
    step: {
      role: 'answer',
      decline: 'may',
      fields: {
        kind: 'object',
        parts: [
          part('pawn', { kind: 'integer', least: 0, most: 5 }),
          part('direction', { kind: 'word', words: ['left', 'right'] }),
        ],
      },
    },
    'push-to': {
      role: 'answer',
      decline: 'never',
      fields: { kind: 'object', parts: [part('distance', { kind: 'integer', least: 1, most: 2 })] },
    },
    react: {
      role: 'answer',
      decline: 'may',
      fields: { kind: 'object', parts: [part('card', { kind: 'word', words: ['brace'] })] },
    },
    dash: { role: 'free', decline: 'never', fields: { kind: 'object', parts: [] } },
  });
  expect(Object.isFrozen(duel.actions.step?.fields.parts)).toBe(true);
});

test('KER-2.14 the schema says what the game says', () => {
  const seat = { type: 'integer', minimum: 0, maximum: 1 };
  const decision = { type: 'integer', minimum: 0 };
  const places = {
    type: 'array',
    items: { type: 'integer', minimum: 0, maximum: 3 },
    minItems: 2,
    maxItems: 2,
    uniqueItems: true,
  };

  expect(actionSchema(thimblerig)).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The actions of thimblerig',
    $comment: thimblerig.ruleset,
    oneOf: [{ $ref: '#/$defs/mix' }, { $ref: '#/$defs/look' }],
    $defs: {
      mix: {
        type: 'object',
        properties: {
          type: { const: 'mix' },
          seat,
          decision,
          decline: false,
          places,
          secretly: { enum: ['swap', 'leave'] },
        },
        required: ['type', 'seat', 'places', 'secretly'],
      },
      look: {
        type: 'object',
        properties: {
          type: { const: 'look' },
          seat,
          decision,
          decline: false,
          how: { enum: ['lift', 'peek'] },
          place: { type: 'integer', minimum: 0, maximum: 3 },
        },
        required: ['type', 'seat', 'how', 'place'],
      },
    },
  });
});

test('KER-2.14 every kind of field has its schema', () => {
  const { domain } = object({
    on: optional(flag),
    hand: bag(word(['a', 'b']), 1, 2),
    to: variant('kind', { pawn: { pawn: integer(0, 5) }, nobody: {} }),
    at: either({ x: integer(0, 1) }, { y: flag, z: optional(list(flag, 0, 3)) }),
    never: word([]),
    nowhere: either(),
  });
  const said = actionSchema({
    ...duel,
    actions: { 'go/on': { role: 'free', decline: 'never', fields: domain as ObjectDomain } },
  });

  expect(said).toMatchObject({ oneOf: [{ $ref: '#/$defs/go~1on' }] });
  expect((said as Parsed).$defs?.['go/on']).toEqual({
    type: 'object',
    properties: {
      type: { const: 'go/on' },
      seat: { type: 'integer', minimum: 0, maximum: 1 },
      decision: { type: 'integer', minimum: 0 },
      on: { type: 'boolean' },
      hand: { type: 'array', items: { enum: ['a', 'b'] }, minItems: 1, maxItems: 2 },
      to: {
        oneOf: [
          {
            type: 'object',
            properties: { kind: { enum: ['pawn'] }, pawn: { type: 'integer', minimum: 0, maximum: 5 } },
            required: ['kind', 'pawn'],
          },
          { type: 'object', properties: { kind: { enum: ['nobody'] } }, required: ['kind'] },
        ],
      },
      at: {
        oneOf: [
          { type: 'object', properties: { y: false, x: { type: 'integer', minimum: 0, maximum: 1 } }, required: ['x'] },
          {
            type: 'object',
            properties: {
              x: false,
              y: { type: 'boolean' },
              z: { type: 'array', items: { type: 'boolean' }, minItems: 0, maxItems: 3 },
            },
            required: ['y'],
          },
        ],
      },
      never: { not: {} },
      nowhere: { not: {} },
    },
    required: ['type', 'seat', 'hand', 'to', 'at', 'never', 'nowhere'],
  });
});

function part(key: string, domain: object): object {
  return { key, domain, presence: 'always' };
}

interface Pause {
  readonly state: GameTypes['State'];
  readonly listed: readonly GameTypes['Action'][];
}

function* positionsOf({ game, config, games }: Entry): Generator<Pause> {
  for (let nth = 0; nth < games; nth++) {
    const random = createRandom(`schema ${nth}`);
    let state = game.setup(config, random.seed());
    while (game.outcome(state) === undefined) {
      const listed = [...game.legalActions(state)];
      yield { state, listed };
      state = game.reduce(state, random.oneOf(listed));
    }
  }
}

/** An action with one thing changed, mostly to something that does not fit. */
function changesOf(action: GameTypes['Action'], game: Game<GameTypes>, random: Random): object[] {
  const fields = game.actions[action.type]?.fields ?? { kind: 'object', parts: [] };
  const misses = nearMissesOf(fields, random).filter((miss) => typeof miss === 'object' && !Array.isArray(miss));
  return [
    ...misses.map((miss) => ({ type: action.type, seat: action.seat, ...(miss as object) })),
    ...['x', -1, 0.5, 99, null].map((seat) => ({ ...action, seat })),
    ...['x', -1, 0.5, null].map((decision) => ({ ...action, decision })),
    ...['x', 7, null].map((type) => ({ ...action, type })),
    ...['x', true, null].map((decline) => ({ ...action, decline })),
    { ...action, more: 1 },
  ];
}

const KEYWORDS = [
  ...['$schema', 'title', '$comment', 'oneOf', '$ref', '$defs', 'const', 'enum', 'type', 'properties', 'required'],
  ...['minimum', 'maximum', 'items', 'minItems', 'maxItems', 'uniqueItems', 'not'],
];

function keywordsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $defs = {}, properties = {}, oneOf = [], items, not } = schema as Parsed;
  const inner = [...Object.values($defs), ...Object.values(properties), ...oneOf, items, not];
  return [...Object.keys(schema), ...inner.flatMap(keywordsIn)];
}

/** As much of JSON Schema as the schema of actions uses. */
interface Parsed {
  readonly oneOf?: readonly (Parsed | false)[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Parsed>>;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: 'object' | 'array' | 'integer' | 'boolean';
  readonly properties?: Readonly<Record<string, Parsed | false>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Parsed;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly not?: Parsed;
}

const IS_TYPE: Readonly<Record<NonNullable<Parsed['type']>, (value: unknown) => boolean>> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
};

function fits(schema: JsonSchema | Parsed | false, value: unknown, root: JsonSchema): boolean {
  if (schema === false) return false;
  const said = schema as Parsed;
  if (said.$ref !== undefined) {
    const definition = (root as Parsed).$defs?.[decodeURIComponent(said.$ref.slice('#/$defs/'.length))];
    if (definition === undefined) throw new Error(`There is no ${said.$ref}.`);
    return fits(definition, value, root);
  }
  if (said.oneOf !== undefined && said.oneOf.filter((each) => fits(each, value, root)).length !== 1) return false;
  if (said.not !== undefined && fits(said.not, value, root)) return false;
  if ('const' in said && said.const !== value) return false;
  if (said.enum !== undefined && !said.enum.includes(value)) return false;
  if (said.type !== undefined && !IS_TYPE[said.type](value)) return false;
  if (typeof value === 'number') return value >= (said.minimum ?? value) && value <= (said.maximum ?? value);
  if (Array.isArray(value)) return fitsMany(said, value, root);
  if (typeof value !== 'object' || value === null) return true;
  const given = value as Readonly<Record<string, unknown>>;
  return (
    (said.required ?? []).every((key) => given[key] !== undefined) &&
    Object.entries(said.properties ?? {}).every(
      ([key, inner]) => given[key] === undefined || fits(inner, given[key], root),
    )
  );
}

function fitsMany(said: Parsed, values: readonly unknown[], root: JsonSchema): boolean {
  const texts = new Set(values.map((each) => JSON.stringify(each)));
  return (
    values.length >= (said.minItems ?? 0) &&
    values.length <= (said.maxItems ?? values.length) &&
    (said.uniqueItems === undefined || texts.size === values.length) &&
    values.every((each) => fits(said.items ?? {}, each, root))
  );
}
