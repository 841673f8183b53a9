import { readFileSync } from 'node:fs';
import {
  type Bot,
  commitmentTo,
  createGame,
  createRandom,
  type Game,
  type GameRecord,
  type GameTypes,
  isEngineError,
  openMatch,
  play,
  type Random,
  verifyRecord,
} from 'gastropodia';
import { expect, test } from 'vitest';
import { duel } from '../../../docs/examples/duel/index.ts';
import { thimblerig } from '../../../docs/examples/thimblerig/index.ts';
import { snails } from '../../../src/games/snails/index.ts';
import { auction, rules } from '../../kit/auction.ts';

/** As much of JSON Schema as the schema of a record uses. */
interface Schema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly type?: 'object' | 'array' | 'string' | 'integer';
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: false;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const KEYWORDS = [
  ...['$schema', 'title', 'description', 'const', 'type', 'required', 'properties', 'additionalProperties', 'items'],
  ...['pattern', 'maxLength', 'minimum', 'maximum'],
];

const schema = JSON.parse(readFileSync('docs/record.schema.json', 'utf8')) as Schema;

interface Entry {
  readonly game: Game<GameTypes>;
  readonly config: unknown;
}
const GAMES: readonly Entry[] = [
  { game: auction, config: { players: 3 } },
  { game: duel, config: {} },
  { game: thimblerig, config: {} },
  { game: snails, config: { players: [{ faction: 'pirates', name: 'Ana' }, {}], opening: 'advanced' } },
];

test('KER-6.1 the schema uses nothing that is not checked here', () => {
  expect(
    schemasIn(schema)
      .flatMap(Object.keys)
      .filter((keyword) => !KEYWORDS.includes(keyword)),
  ).toEqual([]);
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
});

test.each(GAMES)('KER-6.1 a record of $game.id fits the schema, which names all of its keys', ({ game, config }) => {
  const recorded = playedThrough(game, config);

  expect(faultsOf(schema, recorded)).toEqual([]);
  const optional = ['seats', 'generator', 'commitment'];
  expect(Object.keys(schema.properties ?? {}).filter((key) => !optional.includes(key))).toEqual(Object.keys(recorded));
  expect(schema.required).toEqual(Object.keys(recorded));
  expect(schemasIn(schema).filter(({ description }) => description === undefined)).toEqual([
    { type: 'integer', minimum: 0, maximum: 2 ** 32 - 1 },
  ]);
});

test('KER-6.14 a record with names, a generator and a commitment fits the schema, which names all of its keys', () => {
  const named = createGame({ ...rules, seats: { min: 2, max: 4, names: ['n', 'e', 's', 'w'] } });
  const luck = { seed: 'schema', generator: 'chacha', commitment: commitmentTo('schema') } as const;
  const { record } = openMatch(named, { players: 2 }, luck);

  expect(faultsOf(schema, record)).toEqual([]);
  expect(Object.keys(schema.properties ?? {}).sort()).toEqual(Object.keys(record).sort());
});

test('KER-2.3 what does not fit the schema is refused as no record, and nothing else is', () => {
  const random = createRandom('schema');
  const recorded = playedThrough(duel, {});
  const changed = Array.from({ length: 1500 }, () => withAChange(recorded, random));
  const verdicts = changed.map((value) => ({
    value,
    schema: faultsOf(schema, value).length === 0,
    library: isRecord(value),
  }));

  expect(verdicts.filter((verdict) => verdict.schema !== verdict.library)).toEqual([]);
  const refused = verdicts.filter((verdict) => !verdict.library).length;
  expect(refused).toBeGreaterThan(500);
  expect(verdicts.length - refused).toBeGreaterThan(50);
});

function playedThrough(game: Game<GameTypes>, config: unknown): GameRecord {
  const seats = game.setup(config, 'schema').decisions.length;
  const bot: Bot<GameTypes> = { name: 'random', choose: ({ actions, random }) => random.oneOf(actions) };
  const { record } = play(game, { config, seed: 'schema', bots: Array.from({ length: seats }, () => bot) });
  return JSON.parse(JSON.stringify(record)) as GameRecord;
}

/** Does the library take this for a record, whether it can be played again or not? */
function isRecord(value: unknown): boolean {
  try {
    verifyRecord(duel, value);
    return true;
  } catch (thrown) {
    if (!isEngineError(thrown)) throw thrown;
    // That there is one hash more than there are actions is the one thing that a schema cannot say.
    return (
      thrown.code !== 'record/invalid' || thrown.faults.every(({ message }) => message.includes('hashes, one more'))
    );
  }
}

const VALUES: readonly unknown[] = [
  ...['', 'x', '1.2.3', '0.0.1-beta', 'gastropodia/record', 'gastropodia/state', null, true],
  ...[-1, 0, 7, 0.5, 2 ** 32 - 1, 2 ** 32, 2 ** 53, [], {}, [1], { type: 'step', seat: 0 }],
];

/** The record with one value replaced, taken away or added somewhere. */
function withAChange(recorded: GameRecord, random: Random): unknown {
  const copy = structuredClone(recorded);
  const parts: readonly object[] = [copy, copy, copy.actions, copy.hashes, random.oneOf(copy.actions)];
  const part = random.oneOf(parts) as Record<string, unknown>;
  const key = random.oneOf([...Object.keys(part), Array.isArray(part) ? String(part.length) : 'note']);
  if (random.below(4) > 0) part[key] = random.oneOf(VALUES);
  else if (Array.isArray(part)) part.splice(Number(key), 1);
  else delete part[key];
  return copy;
}

/** The paths at which a value does not fit. */
function faultsOf(of: Schema, value: unknown, path = 'record'): string[] {
  if ('const' in of && value !== of.const) return [path];
  switch (of.type) {
    case 'string':
      return typeof value === 'string' &&
        value.length <= (of.maxLength ?? Number.POSITIVE_INFINITY) &&
        new RegExp(of.pattern ?? '').test(value)
        ? []
        : [path];
    case 'integer': {
      const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = of;
      return Number.isInteger(value) && minimum <= Number(value) && Number(value) <= maximum ? [] : [path];
    }
    case 'array':
      if (!Array.isArray(value)) return [path];
      return value.flatMap((each, index) => faultsOf(of.items ?? {}, each, `${path}[${index}]`));
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
      const { properties = {}, required = [] } = of;
      const missing = required.filter((key) => !Object.hasOwn(value, key));
      const unknown = Object.keys(value).filter((key) => of.additionalProperties === false && !(key in properties));
      const inner = Object.entries(properties).flatMap(([key, each]) =>
        Object.hasOwn(value, key) ? faultsOf(each, (value as Record<string, unknown>)[key], `${path}.${key}`) : [],
      );
      return [...[...missing, ...unknown].map((key) => `${path}.${key}`), ...inner];
    }
    default:
      return [];
  }
}

function schemasIn(of: Schema): Schema[] {
  const inner = [...Object.values(of.properties ?? {}), ...(of.items === undefined ? [] : [of.items])];
  return [of, ...inner.flatMap(schemasIn)];
}
