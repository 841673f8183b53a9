import { EVERYONE, endGame, isSamePlain, NONE, next, type Outcome, pick, rulesOf, type Seat } from 'gastropodia';
import { LEDUC, type LeducTypes, type Table, type Word, type Work } from './state.ts';

const { emit, refuse } = LEDUC;

// #region components
const SEATS: readonly Seat[] = [0, 1];
const CARDS = [0, 1, 2, 3, 4, 5] as const;
const ANTE = 1;
/** LED-2.3: what a raise puts on top in each round. */
const RAISES = [2, 4] as const;
const MOST_RAISES = 2;
// #endregion components

// #region opening
export const rules = rulesOf<LeducTypes>(LEDUC, {
  id: 'leduc',
  seats: SEATS.length,
  streams: ['cards'],
  // LED-2.1: two rounds, and in each the first player speaks first.
  opening: [{ ask: 'bet', seat: 0 }, { do: 'turn-up' }, { ask: 'bet', seat: 0 }, { do: 'show' }],
  // #endregion opening

  // #region steps
  steps: {
    'turn-up'(draft) {
      // LED-3.1: between the rounds one of the cards that are left is turned up for everybody.
      draft.turned = pick(draft, 'cards', unseen(draft), EVERYONE);
      emit({ type: 'turned-up', card: draft.turned });
    },

    show(draft) {
      // LED-3.2: after the second round both players show their cards.
      emit({ type: 'shown', reveals: true, cards: [...draft.cards] });
      emit({ type: 'settled', payoffs: payoffs(draft) });
    },
  },
  // #endregion steps

  // #region questions
  questions: {
    bet: {
      why(at, _ask, { say }) {
        const [own = 0, other = 0] = chipsOf(at);
        // LED-2.5: a player who has something to call may fold.
        if (say === 'fold' && own === other) return refuse('fold/nothing-to-call', { chips: own });
        // LED-2.4: there are at most two raises in a round.
        if (say === 'raise' && saidNow(at).filter((each) => each === 'raise').length === MOST_RAISES) {
          return refuse('raise/no-more', { most: MOST_RAISES });
        }
        return undefined;
      },
      answer(draft, { seat }, { say }) {
        const said = saidNow(draft);
        said.push(say);
        emit({ type: 'said', seat, say, chips: chipsOf(draft) });
        if (say === 'fold') {
          // LED-2.5: the game ends at once.
          emit({ type: 'settled', payoffs: payoffs(draft) });
          endGame(draft);
        } else if (say === 'raise' || said.length === 1) {
          // LED-2.6: a round ends with a call, except with one that opens it; then the agenda goes on by itself.
          next(draft, { ask: 'bet', seat: 1 - seat });
        }
      },
    },
  },
  // #endregion questions

  // #region outcome
  outcome(at) {
    const { winners, reason, rule } = verdictOn(at);
    const losers = SEATS.filter((seat) => !winners.includes(seat));
    const ranking = losers.length === 0 ? [winners] : [winners, losers];
    return { ranking, reason, rule, scores: payoffs(at) };
  },
  // #endregion outcome

  // #region secrets
  // LED-4.3: of the cards that the viewer has not seen, each is as likely as any other; they are dealt anew.
  sight: { cards: (state) => (isShown(state) ? 'seen' : 'hidden') },
  // #endregion secrets

  // #region invariants
  invariants: {
    'everything was said in its turn': ({ said, turned }) => {
      const [first = '', second = ''] = said.map(lettersOf);
      if (turned === NONE) return (OPEN.test(first) || FOLDED.test(first)) && second === '';
      return CALLED.test(first) && [OPEN, CALLED, FOLDED].some((way) => way.test(second));
    },
    'the agenda goes on from what was said': (state) => isSamePlain(state.agenda, workLeft(state)),
  },
});
// #endregion invariants

// #region chips
/**
 * What each player gains, in chips, once the game is over; what one gains the other loses.
 *
 * @rule LED-3.5 The winner gains what the other player has put in.
 */
export function payoffs(at: Table): readonly number[] {
  const { winners } = verdictOn(at);
  // Whoever folds has put in less; after a showdown both have put in the same.
  const lost = winners.length === 1 ? Math.min(...chipsOf(at)) : 0;
  return SEATS.map((seat) => (winners.includes(seat) ? lost : -lost));
}

/** What each player has put into the pot. */
function chipsOf({ said }: Pick<Table, 'said'>): number[] {
  // LED-1.2: each player puts in an ante.
  const chips = SEATS.map(() => ANTE);
  for (const [round, raise] of RAISES.entries()) {
    for (const [turn, say] of (said[round] ?? []).entries()) {
      if (say === 'fold') continue;
      // LED-2.2 + LED-2.3: whoever calls or raises puts in what is missing, and whoever raises some more.
      chips[turn % 2] = Math.max(...chips) + (say === 'raise' ? raise : 0);
    }
  }
  return chips;
}
// #endregion chips

// #region verdict
function verdictOn(at: Table): Pick<Outcome, 'winners' | 'reason' | 'rule'> {
  const folder = folderOf(at);
  if (folder !== undefined) return { winners: [1 - folder], reason: 'fold', rule: 'LED-2.5' };

  const ranks = at.cards.map(rankOf);
  const [first = NONE, second = NONE] = ranks;
  // LED-3.2: a card of the same rank as the one that was turned up wins. No two players can have one.
  const paired = ranks.indexOf(rankOf(at.turned));
  if (paired >= 0) return { winners: [paired], reason: 'pair', rule: 'LED-3.2' };
  // LED-3.4: players whose cards have the same rank share the pot.
  if (first === second) return { winners: SEATS, reason: 'equal-ranks', rule: 'LED-3.4' };
  // LED-3.3: if neither has one, the higher rank wins.
  return { winners: [first > second ? 0 : 1], reason: 'higher-rank', rule: 'LED-3.3' };
}

function folderOf({ said }: Pick<Table, 'said'>): Seat | undefined {
  const turns = said.map((words) => words.indexOf('fold')).filter((turn) => turn >= 0);
  return turns[0] === undefined ? undefined : turns[0] % 2;
}

// LED-4.1: after a fold nobody shows a card.
function isShown(at: Table & { readonly agenda: readonly unknown[] }): boolean {
  return at.agenda.length === 0 && folderOf(at) === undefined;
}

// Hearts and spades of a rank stand side by side.
const rankOf = (card: number): number => Math.floor(card / 2);
// #endregion verdict

/** A weight for each card: 1 if it may still come, or may be in a hand that is not seen. */
function unseen({ cards, turned }: Pick<Table, 'cards' | 'turned'>): number[] {
  return CARDS.map((card) => (card === turned || cards.includes(card) ? 0 : 1));
}

/** What was said so far in this round. */
function saidNow<Words>({ said, turned }: { readonly said: readonly Words[]; readonly turned: number }): Words {
  return said[turned === NONE ? 0 : 1] as Words;
}

// #region rounds
/** A round as letters: `crrc` is a call, two raises, and a call that ends it. */
const lettersOf = (words: readonly Word[]): string => words.map((say) => say[0]).join('');
const OPEN = /^c?r{0,2}$/;
const CALLED = /^(c|c?r{1,2})c$/;
const FOLDED = /^c?r{1,2}f$/;

function workLeft(at: Pick<Table, 'said' | 'turned'>): Work[] {
  const words = saidNow(at);
  if (!OPEN.test(lettersOf(words))) return [];
  const asked: Work = { ask: 'bet', seat: words.length % 2 };
  if (at.turned !== NONE) return [{ do: 'show' }, asked];
  return [{ do: 'show' }, { ask: 'bet', seat: 0 }, { do: 'turn-up' }, asked];
}
// #endregion rounds
