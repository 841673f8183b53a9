import {
  ascending,
  type Belief,
  chanceThat,
  clonePosition,
  createBeliefs,
  EVERYONE,
  emit,
  endGame,
  imagineAgenda,
  includes,
  integer,
  next,
  only,
  pick,
  positionEntries,
  type Rules,
  rankedBy,
  type Seat,
  type Viewer,
  whole,
  word,
} from 'gastropodia';
import * as v from 'valibot';
import type { Fact, Look, Table, ThimblerigEvent, ThimblerigTypes, ThimblerigView, Work } from './state.ts';
import { LANGUAGES } from './text.ts';

// #region components
export const HIDER: Seat = 0;
export const SEEKER: Seat = 1;

const STONE = 0;
const PEARL = 1;
/** Stands for what the viewer was not shown. */
const NONE = -1;

// THI-1.1: there are four places; two of them hide a pearl, two a stone.
const PLACES = [0, 1, 2, 3] as const;
const LAST_PLACE = PLACES.length - 1;
/** All the ways in which the things can lie. */
const ARRANGEMENTS = [
  [PEARL, PEARL, STONE, STONE],
  [PEARL, STONE, PEARL, STONE],
  [PEARL, STONE, STONE, PEARL],
  [STONE, PEARL, PEARL, STONE],
  [STONE, PEARL, STONE, PEARL],
  [STONE, STONE, PEARL, PEARL],
] as const;

const ROUNDS = 6;
const MOST_PEEKS = 2;
// #endregion components

const tell: (event: ThimblerigEvent) => void = emit;

const place = whole(0, LAST_PLACE);
const kind = whole(STONE, PEARL);

// #region opening
export const rules: Rules<ThimblerigTypes> = {
  id: 'thimblerig',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: ['things'],
  config: v.strictObject({}),
  state: v.strictObject({
    ...positionEntries<Work>(
      v.union([
        v.strictObject({ do: v.picklist(['deal', 'round']) }),
        v.strictObject({ ask: v.literal('mix'), seat: v.literal(HIDER) }),
        v.strictObject({ ask: v.literal('look'), seat: v.literal(SEEKER) }),
      ]),
    ),
    history: v.array(
      v.variant('fact', [
        v.strictObject({ fact: v.literal('mix'), a: place, b: place, swapped: whole(0, 1) }),
        v.strictObject({ fact: v.literal('look'), place, how: v.picklist(['lift', 'peek']), kind }),
      ]),
    ),
    under: v.array(kind),
  }),

  seatsOf: () => 2,

  setup: () => ({
    history: [],
    under: PLACES.map(() => NONE),
    agenda: [{ do: 'deal' }],
  }),
  // #endregion opening

  // #region steps
  steps: {
    deal(draft) {
      // THI-1.2: chance decides what lies where; only the hider sees it.
      const all = ARRANGEMENTS.map(() => 1);
      draft.under = [...(ARRANGEMENTS[pick(draft, 'things', all, only(HIDER))] ?? [])];
      tell({ type: 'dealt', secret: { seats: only(HIDER), under: [...draft.under] } });
      next(draft, { do: 'round' });
    },

    round(draft) {
      // THI-5.1: the game ends after six rounds.
      if (looksOf(draft).length === ROUNDS) return endGame(draft);
      // THI-1.3: in each round the hider mixes, and then the seeker looks.
      next(draft, { ask: 'mix', seat: HIDER }, { ask: 'look', seat: SEEKER }, { do: 'round' });
    },
  },
  // #endregion steps

  // #region questions
  questions: {
    // #region mix
    mix: {
      options: 'private',
      // THI-2.1: two different places, in any order.
      fields: { places: ascending(integer(0, LAST_PLACE), 2, 2), secretly: word(['swap', 'leave']) },
      why: () => undefined,
      answer(draft, _ask, { places: [a = NONE, b = NONE], secretly }) {
        // THI-2.2: in secret, the hider swaps what lies there or leaves it as it is.
        const swapped = secretly === 'swap' ? 1 : 0;
        if (swapped === 1) draft.under = withSwapped(draft.under, a, b);
        draft.history.push({ fact: 'mix', a, b, swapped });
        tell({ type: 'mixed', reveals: true, a, b, secret: { seats: only(HIDER), swapped } });
      },
    },
    // #endregion mix

    look: {
      options: 'public',
      fields: { how: word(['lift', 'peek']), place: integer(0, LAST_PLACE) },
      why(at, _ask, { how }) {
        const used = peeksOf(at).length;
        // THI-3.3: the seeker may peek at most twice in a game.
        if (how === 'lift' || used < MOST_PEEKS) return undefined;
        return { code: 'look/no-peek-left', rule: 'THI-3.3', facts: { most: MOST_PEEKS, used } };
      },
      answer(draft, _ask, { place: at, how }) {
        // THI-3.4: what was looked at is covered again and stays where it is.
        const found = draft.under[at] ?? NONE;
        draft.history.push({ fact: 'look', place: at, how, kind: found });
        if (how === 'peek') {
          // THI-3.2: only the seeker and the hider know what was there; it scores nothing.
          tell({ type: 'peeked', reveals: true, place: at, secret: { seats: seenBy(how), kind: found } });
          return;
        }
        // THI-3.1: everybody sees what lies there; a pearl scores for the seeker, a stone for the hider.
        tell({ type: 'lifted', reveals: true, place: at, kind: found });
        tell({ type: 'scored', seat: scorerOf(found), points: pointsOf(draft) });
      },
    },
  },

  freeActions: {},
  // #endregion questions

  // #region outcome
  outcome(at) {
    // THI-5.2: more points win; with equal points both players share the first rank.
    const points = pointsOf(at);
    const { winners, ranking, standings } = rankedBy([{ name: 'points', of: points }]);
    return { winners, ranking, reason: 'most-points', rule: 'THI-5.2', scores: points, standings };
  },
  // #endregion outcome

  // #region mask
  // THI-4.1: everybody may remember all that they saw, in order; nothing else is known.
  mask: (state, viewer) => ({
    history: state.history.map((fact) => masked(fact, viewer)),
    under: viewer === HIDER ? state.under : state.under.map(() => NONE),
  }),
  // #endregion mask

  // #region imagine
  imagine(view, random) {
    const { facts, last } = beliefs.past(view.history, random, (under) => mayLie(under, view));
    return { history: facts, under: last, agenda: imagineAgenda<Work>(view.agenda, () => []) };
  },
  // #endregion imagine

  // #region upkeep
  clone(state) {
    // Key by key: an object literal with a spread in front is many times slower.
    const { ruleset, chance, agenda, decisions } = clonePosition(state);
    return {
      ruleset,
      chance,
      agenda,
      decisions,
      history: state.history.map((fact) => ({ ...fact })),
      under: [...state.under],
    };
  },

  invariants: {
    'two pearls and two stones lie at four places': ({ under }) =>
      ARRANGEMENTS.some((way) => way.length === under.length && way.every((each, at) => each === under[at])),
    'mixes and looks take turns': ({ history }) =>
      history.every(({ fact }, index) => fact === (index % 2 === 0 ? 'mix' : 'look')),
    'every mix is of two places': ({ history }) => history.every((fact) => fact.fact === 'look' || fact.a < fact.b),
    'what was seen lay there': (state) => believedBy(state).worlds.length === 1,
    'there are not too many peeks': (state) => peeksOf(state).length <= MOST_PEEKS,
    'the game is over after the last round and not before': (state) =>
      (state.agenda.length === 0) === (looksOf(state).length === ROUNDS),
  },

  languages: LANGUAGES,
};
// #endregion upkeep

// #region memory
/**
 * For each place how likely a pearl lies there, as far as this viewer can know: exact, by counting all that is possible.
 *
 * @rule THI-4.2 Everything that fits what the viewer saw is as likely.
 */
export function chancesOfPearl(view: ThimblerigView): readonly number[] {
  const belief = believedBy(view);
  return PLACES.map((at) => chanceThat(belief, (under) => under[at] === PEARL));
}

// #region beliefs
// THI-4.2: how the things lay at first, and each time swapped or left: each way is as likely.
const beliefs = createBeliefs<readonly number[], Fact>({
  prior: ARRANGEMENTS.map((world) => ({ world, weight: 1 })),
  update(under, fact) {
    if (fact.fact === 'look') {
      const lying = under[fact.place] ?? NONE;
      return isOrMayBe(fact.kind, lying) ? [{ world: under, weight: 1, fact: { ...fact, kind: lying } }] : [];
    }
    return [0, 1]
      .filter((swapped) => isOrMayBe(fact.swapped, swapped))
      .map((swapped) => ({
        world: swapped === 1 ? withSwapped(under, fact.a, fact.b) : under,
        weight: 1,
        fact: { ...fact, swapped },
      }));
  },
});
// #endregion beliefs

/** What may lie where, by all that was seen and is seen now. */
function believedBy(table: Table): Belief<readonly number[]> {
  return beliefs.after(table.history, (under) => mayLie(under, table));
}

const mayLie = (under: readonly number[], { under: shown }: Pick<Table, 'under'>): boolean =>
  under.every((each, at) => isOrMayBe(shown[at], each));

const isOrMayBe = (shown: number | undefined, real: number): boolean => shown === NONE || shown === real;

function masked(fact: Fact, viewer: Viewer): Fact {
  if (fact.fact === 'mix') return viewer === HIDER ? fact : { ...fact, swapped: NONE };
  return includes(seenBy(fact.how), viewer) ? fact : { ...fact, kind: NONE };
}

const seenBy = (how: Look['how']): number => (how === 'lift' ? EVERYONE : only(HIDER, SEEKER));
// #endregion memory

function withSwapped(under: readonly number[], a: number, b: number): number[] {
  return under.map((each, at) => under[at === a ? b : at === b ? a : at] ?? each);
}

function looksOf({ history }: Pick<Table, 'history'>): Look[] {
  return history.filter((fact) => fact.fact === 'look');
}

function peeksOf(at: Pick<Table, 'history'>): Look[] {
  return looksOf(at).filter(({ how }) => how === 'peek');
}

const scorerOf = (lifted: number): Seat => (lifted === PEARL ? SEEKER : HIDER);

/** The points of the hider and of the seeker. */
function pointsOf(at: Pick<Table, 'history'>): number[] {
  const scorers = looksOf(at).flatMap(({ how, kind: found }) => (how === 'lift' ? [scorerOf(found)] : []));
  return [HIDER, SEEKER].map((seat) => scorers.filter((each) => each === seat).length);
}
