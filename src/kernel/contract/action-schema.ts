import { givenGame } from '../basics/given.ts';
import type { Plain } from '../basics/plain.ts';
import { unreachable } from '../basics/unreachable.ts';
import type { Domain, ManyDomain, Part, VariantDomain } from '../reading/domain.ts';
import type { ActionShape, Game, GameTypes } from './game.ts';

/** A JSON Schema, of draft 2020-12. */
export type JsonSchema = { readonly [keyword: string]: Plain };

/**
 * A JSON Schema of all that can be said in a game, by type, for clients in other languages, forms and servers. What does not
 * fit it is refused as malformed; what fits may still be against the rules.
 *
 * @rule KER-2.14 What does not fit the schema of a game's actions is refused as malformed.
 */
export function actionSchema<T extends GameTypes>(game: Game<T>): JsonSchema {
  const types = Object.entries(givenGame(game).actions);
  const seat = { type: 'integer', minimum: 0, maximum: game.seats.max - 1 };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `The actions of ${game.id}`,
    $comment: game.ruleset,
    oneOf: types.map(([type]) => ({ $ref: `#/$defs/${pointer(type)}` })),
    $defs: Object.fromEntries(types.map(([type, shape]) => [type, schemaOfType(type, shape, seat)])),
  };
}

// The name of a definition, as a reference spells it.
function pointer(type: string): string {
  return encodeURIComponent(type.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function schemaOfType(type: string, { role, decline, fields }: ActionShape, seat: JsonSchema): JsonSchema {
  const said = { type: { const: type }, seat, decision: { type: 'integer', minimum: 0 } };
  const answer = withKeys(schemaOfParts(fields.parts), {
    // Whoever declines says nothing else.
    properties: role === 'answer' ? { ...said, decline: false } : said,
    required: ['type', 'seat'],
  });
  if (decline === 'never') return answer;
  const properties = { ...said, decline: { const: true } };
  return { oneOf: [answer, { type: 'object', properties, required: ['type', 'seat', 'decline'] }] };
}

interface ObjectSchema extends JsonSchema {
  readonly type: 'object';
  readonly properties: JsonSchema;
  readonly required: readonly string[];
}

function withKeys(
  schema: ObjectSchema,
  { properties, required }: Pick<ObjectSchema, 'properties' | 'required'>,
): ObjectSchema {
  return {
    type: 'object',
    properties: { ...properties, ...schema.properties },
    required: [...required, ...schema.required],
  };
}

function schemaOfParts(parts: readonly Part[]): ObjectSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map(({ key, domain }) => [key, schemaOf(domain)])),
    required: parts.filter(({ presence }) => presence === 'always').map(({ key }) => key),
  };
}

/** Lists of possibilities must not be empty. */
const NOTHING: JsonSchema = { not: {} };

function schemaOf(domain: Domain): JsonSchema {
  switch (domain.kind) {
    case 'integer':
      return { type: 'integer', minimum: domain.least, maximum: domain.most };
    case 'word':
      return domain.words.length === 0 ? NOTHING : { enum: domain.words };
    case 'flag':
      return { type: 'boolean' };
    case 'list':
    case 'set':
    case 'bag':
      return schemaOfMany(domain);
    case 'object':
      return schemaOfParts(domain.parts);
    case 'variant':
      return domain.shapes.length === 0 ? NOTHING : schemaOfShapes(domain);
    default:
      return unreachable(domain);
  }
}

function schemaOfMany({ kind, entry, least, most }: ManyDomain): JsonSchema {
  const schema = { type: 'array', items: schemaOf(entry), minItems: least, maxItems: most };
  return kind === 'set' ? { ...schema, uniqueItems: true } : schema;
}

function schemaOfShapes({ tag, shapes }: VariantDomain): JsonSchema {
  const schemas = shapes.map(({ tell, parts }) => {
    const schema = schemaOfParts(parts);
    if (tag !== null) return schema;
    // Each shape has a key of its own, and those of the others are not there.
    const others = shapes.filter((shape) => shape.tell !== tell).map((shape) => [shape.tell, false] as const);
    return withKeys(schema, { properties: Object.fromEntries(others), required: [] });
  });
  return { oneOf: schemas };
}
