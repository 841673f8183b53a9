import {
  type Belief,
  chanceThat,
  createBeliefs,
  EVERYONE,
  endGame,
  includes,
  NONE,
  next,
  only,
  pick,
  rankedBy,
  rulesOf,
  type Seat,
  type Viewer,
} from 'gastropodia';
import {
  type Fact,
  HIDER,
  type Look,
  PEARL,
  PLACES,
  SEEKER,
  STONE,
  type Table,
  THIMBLERIG,
  type ThimblerigTypes,
  type ThimblerigView,
} from './state.ts';

const { emit } = THIMBLERIG;

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
// #region opening
export const rules = rulesOf<ThimblerigTypes>(THIMBLERIG, {
  id: 'thimblerig',
  streams: ['things'],
  opening: [{ do: 'deal' }],
  // #endregion opening

  // #region steps
  steps: {
    deal(draft) {
      // THI-1.2: chance decides what lies where; only the hider sees it.
      const all = ARRANGEMENTS.map(() => 1);
      draft.under = [...(ARRANGEMENTS[pick(draft, 'things', all, only(HIDER))] ?? [])];
      emit({ type: 'dealt', secret: { seats: only(HIDER), under: [...draft.under] } });
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
      answer(draft, _ask, { places: [a = NONE, b = NONE], secretly }) {
        // THI-2.2: in secret, the hider swaps what lies there or leaves it as it is.
        const swapped = secretly === 'swap' ? 1 : 0;
        if (swapped === 1) draft.under = withSwapped(draft.under, a, b);
        draft.history.push({ fact: 'mix', a, b, swapped });
        emit({ type: 'mixed', reveals: true, a, b, secret: { seats: only(HIDER), swapped } });
      },
    },
    // #endregion mix

    look: {
      why(at, _ask, { how }) {
        const used = peeksOf(at).length;
        // THI-3.3: the seeker may peek at most twice in a game.
        if (how === 'lift' || used < MOST_PEEKS) return undefined;
        return THIMBLERIG.refuse('look/no-peek-left', { most: MOST_PEEKS, used });
      },
      answer(draft, _ask, { place: at, how }) {
        // THI-3.4: what was looked at is covered again and stays where it is.
        const found = draft.under[at] ?? NONE;
        draft.history.push({ fact: 'look', place: at, how, kind: found });
        if (how === 'peek') {
          // THI-3.2: only the seeker and the hider know what was there; it scores nothing.
          emit({ type: 'peeked', reveals: true, place: at, secret: { seats: shownTo(how), kind: found } });
          return;
        }
        // THI-3.1: everybody sees what lies there; a pearl scores for the seeker, a stone for the hider.
        emit({ type: 'lifted', reveals: true, place: at, kind: found });
        emit({ type: 'scored', seat: scorerOf(found), points: pointsOf(draft) });
      },
    },
  },
  // #endregion questions

  // #region outcome
  outcome(at) {
    // THI-5.2: more points win; with equal points both players share the first rank.
    const points = pointsOf(at);
    const { ranking, standings } = rankedBy([{ name: 'points', of: points }]);
    return { ranking, reason: 'most-points', rule: 'THI-5.2', scores: points, standings };
  },
  // #endregion outcome

  // #region mask
  // THI-4.1: everybody may remember all that they saw, in order; nothing else is known.
  mask: { history: ({ history }, viewer) => history.map((fact) => masked(fact, viewer)) },
  // #endregion mask

  // #region imagine
  imagine(view, random) {
    const { facts, last } = beliefs.past(view.history, random, (under) => mayLie(under, view));
    return { history: facts, under: last };
  },
  // #endregion imagine

  // #region invariants
  invariants: {
    'two pearls and two stones lie at four places': ({ under }) =>
      ARRANGEMENTS.some((way) => way.length === under.length && way.every((each, at) => each === under[at])),
    'the hider mixes and the seeker looks': ({ agenda }) =>
      agenda.every((entry) => !('ask' in entry) || entry.seat === (entry.ask === 'mix' ? HIDER : SEEKER)),
    'mixes and looks take turns': ({ history }) =>
      history.every(({ fact }, index) => fact === (index % 2 === 0 ? 'mix' : 'look')),
    'every mix is of two places': ({ history }) => history.every((fact) => fact.fact === 'look' || fact.a < fact.b),
    'what was seen lay there': (state) => believedBy(state).worlds.length === 1,
    'there are not too many peeks': (state) => peeksOf(state).length <= MOST_PEEKS,
    'the game is over after the last round and not before': (state) =>
      (state.agenda.length === 0) === (looksOf(state).length === ROUNDS),
  },
});
// #endregion invariants

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
  return includes(shownTo(fact.how), viewer) ? fact : { ...fact, kind: NONE };
}

const shownTo = (how: Look['how']): number => (how === 'lift' ? EVERYONE : only(HIDER, SEEKER));
// #endregion memory

/** The things, with those of two places swapped. */
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
