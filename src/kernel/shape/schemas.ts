import * as v from 'valibot';
import { MOST_SEATS } from '../basics/seats.ts';
import type { Chance } from '../chance/chance.ts';
import type { Deck } from '../chance/deck.ts';
import { type Hand, handFaults } from '../chance/hand.ts';
import type { Pile } from '../chance/pile.ts';
import type { Ask, Behind, Entry, Step } from '../contract/agenda.ts';

/** A whole number within bounds, both included. */
export const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER): v.GenericSchema<unknown, number> =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The most characters of a seed: a much longer one would keep whoever opens a game or checks a record busy for seconds. */
const LONGEST_SEED = 4096;

/** Any text up to that length can be a seed. */
export const SEED: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.maxLength(LONGEST_SEED));

const U32 = whole(0, 2 ** 32 - 1);
const CARRY = whole(0, 2 ** 21);
const ALEA = v.strictTuple([U32, U32, U32, CARRY]);
// More blocks than that no game can use up.
const BLOCKS = whole(0, 2 ** 48);
const CHACHA = v.strictTuple([U32, U32, U32, U32, U32, U32, U32, U32, BLOCKS]);

const STREAMS = v.record(
  v.string(),
  v.lazy((state): typeof ALEA | typeof CHACHA => (Array.isArray(state) && state.length > 4 ? CHACHA : ALEA)),
);
const SCRIPT = v.array(v.strictTuple([v.string(), whole(0)]));

/** The luck still to come. */
export const CHANCE: v.GenericSchema<unknown, Chance> = v.variant('kind', [
  v.strictObject({ kind: v.literal('seeded'), streams: STREAMS }),
  v.strictObject({ kind: v.literal('scripted'), script: SCRIPT }),
  v.strictObject({ kind: v.literal('mixed'), script: SCRIPT, streams: STREAMS }),
]);

type Schema = v.GenericSchema<unknown, unknown>;

/** What an object holds beside the keys that every one of its kind has: a schema for each key. */
type EntrySchemas<Held, Common extends string> = {
  readonly [Key in Exclude<keyof Held, Common>]: v.GenericSchema<unknown, Held[Key]>;
};

/** Of these works, the one of this name: one work may have several. */
type StepNamed<Work, Name> = Work extends { readonly do: infer Names } ? (Name extends Names ? Work : never) : never;
type AskNamed<Work, Kind> = Work extends { readonly ask: infer Kinds } ? (Kind extends Kinds ? Work : never) : never;

/**
 * What everything that can be on an agenda holds: by the name of the step, by the kind of the decision. One that is missing does
 * not compile, nor do effects that are not said where the types have them.
 */
export type WorkSchemas<Work> = {
  readonly [Part in Extract<Work, Step> extends never ? never : 'steps']: {
    readonly [Name in Extract<Work, Step>['do']]: EntrySchemas<StepNamed<Work, Name>, 'do'>;
  };
} & {
  readonly [Part in Extract<Work, Behind<unknown>> extends never ? never : 'effects']: true;
} & {
  readonly asks: { readonly [Kind in Extract<Work, Ask>['ask']]: EntrySchemas<AskNamed<Work, Kind>, 'ask' | 'seat'> };
};

/**
 * The entries that the kernel keeps in every state, for the schema of a game's own. It is told what steps and decisions hold
 * beside their names and seats: `v.strictObject({ ...positionEntries<Work>({ steps: { deal: {} }, asks: { bid: {} } }), … })`.
 *
 * @rule KER-10.19 A schema that is written by hand has a shape for everything that can be on the agenda.
 */
export function positionEntries<Work = unknown>(shapes: NoInfer<WorkSchemas<Work>>): PositionSchemas<Work> {
  // By the type of the shapes, nothing that the types have is missing in them.
  const { steps = {}, asks = {}, effects } = shapes as WrittenWork;
  return entriesWith(workSchema({ steps, asks, hasEffects: effects === true }, MOST_SEATS)) as PositionSchemas<Work>;
}

interface WrittenWork {
  readonly steps?: ShapeSchemas;
  readonly asks?: ShapeSchemas;
  readonly effects?: true;
}

/** Schemas of what objects hold, by the name of the object and by key. */
export type ShapeSchemas = Readonly<Record<string, Readonly<Record<string, Schema>>>>;

/** The schemas of what the kernel keeps in every state. */
export interface PositionSchemas<Work> {
  readonly ruleset: v.GenericSchema<unknown, string>;
  readonly chance: v.GenericSchema<unknown, Chance>;
  readonly agenda: v.GenericSchema<unknown, Entry<Work>[]>;
  readonly decisions: v.GenericSchema<unknown, number[]>;
}

/** The schemas of what the kernel keeps in a state whose agenda holds such work, and at most so much of it. */
export function entriesWith(work: Schema, most: number = Number.MAX_SAFE_INTEGER): PositionSchemas<unknown> {
  const shared = v.strictObject({ together: v.array(v.array(work)), turn: v.literal(-1) });
  return {
    ruleset: v.string(),
    chance: CHANCE,
    agenda: v.pipe(v.array(v.union([shared, work])), v.maxLength(most)),
    // A count that has come to 2 ** 53 stays there: one more is the same number.
    decisions: v.array(whole(0, 2 ** 53)),
  };
}

/** All that can be on an agenda, at tables of at most so many seats. */
export function workSchema(
  {
    steps,
    asks,
    hasEffects,
  }: { readonly steps: ShapeSchemas; readonly asks: ShapeSchemas; readonly hasEffects: boolean },
  seats: number,
): Schema {
  const work: Schema = v.union([taggedSchema('do', steps), taggedSchema('ask', asks, { seat: whole(0, seats - 1) })]);
  return hasEffects ? v.union([work, v.strictObject({ later: v.array(work) })]) : work;
}

/** An object of one of these shapes, told apart by the word at the tag. */
export function taggedSchema(tag: string, shapes: ShapeSchemas, common: Readonly<Record<string, Schema>> = {}): Schema {
  const options = Object.entries(shapes).map(([word, entries]) =>
    v.strictObject({ [tag]: v.literal(word), ...common, ...entries }),
  );
  return v.variant(tag, options as never) as unknown as Schema;
}

const KNOWN_CARD = v.strictObject({ kind: whole(0), seen: v.pipe(v.number(), v.integer()) });

/** A pile of `kinds` kinds of cards, for the schema of a game's own state. */
export function pileSchema(kinds: number): v.GenericSchema<unknown, Pile> {
  return v.strictObject({
    top: v.array(KNOWN_CARD),
    rest: v.pipe(v.array(whole(0)), v.length(kinds)),
    bottom: v.array(KNOWN_CARD),
  });
}

/** A hand of `kinds` kinds of cards, for the schema of a game's own state: what others know of it is part of it. */
export function handSchema(kinds: number): v.GenericSchema<unknown, Hand> {
  const kind = whole(0, kinds - 1);
  const known = v.strictObject({ kind, seen: v.pipe(v.number(), v.integer()) });
  return v.pipe(
    v.strictObject({ owner: whole(0), cards: v.array(kind), known: v.array(known) }),
    v.check(
      (hand) => handFaults(hand).length === 0,
      ({ input }) => handFaults(input).join('; '),
    ),
  );
}

/** A deck of `kinds` kinds of cards, for the schema of a game's own state. */
export function deckSchema(kinds: number): v.GenericSchema<unknown, Deck> {
  return v.strictObject({ pile: pileSchema(kinds), discards: v.pipe(v.array(whole(0)), v.length(kinds)) });
}
