import * as v from 'valibot';
import type { Chance } from '../chance/chance.ts';
import type { Deck } from '../chance/deck.ts';
import { type Hand, handFaults } from '../chance/hand.ts';
import type { Pile } from '../chance/pile.ts';
import type { Behind } from '../contract/agenda.ts';

/** A whole number within bounds, both included. */
export const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER): v.GenericSchema<unknown, number> =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Any text can be a seed. */
export const SEED: v.GenericSchema<unknown, string> = v.string();

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

/** The entries that the kernel keeps in every state, for the schema of a game's own: `v.strictObject({ ...positionEntries(work), … })`. */
export function positionEntries<Work>(work: v.GenericSchema<unknown, Work>) {
  const shared = v.strictObject({ together: v.array(v.array(work)), turn: v.literal(-1) });
  return {
    ruleset: v.string(),
    chance: CHANCE,
    agenda: v.array(v.union([shared, work])),
    // A count that has come to 2 ** 53 stays there: one more is the same number.
    decisions: v.array(whole(0, 2 ** 53)),
  };
}

/** The end of an effect, for the schema of a game that uses effects: `positionEntries(v.union([work, behindSchema(work)]))`. */
export function behindSchema<Work>(work: v.GenericSchema<unknown, Work>): v.GenericSchema<unknown, Behind<Work>> {
  return v.strictObject({ later: v.array(work) });
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
