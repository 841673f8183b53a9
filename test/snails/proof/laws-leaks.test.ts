import { expect, test } from 'vitest';
import { rulesOf } from '../../../src/games/snails/contract.ts';
import { ARCHIPELAGO, CONTAMINATION, defaultPack, type SnailsTypes, snails } from '../../../src/games/snails/index.ts';
import { idsOf, isArsenal } from '../../../src/games/snails/rules/hand.ts';
import { bookOf } from '../../../src/games/snails/table/book.ts';
import { createGame, type Game, type Rules } from '../../../src/kernel/index.ts';
import { Broken, emptyTally } from '../../../src/testing/law.ts';
import { pausesOfEveryKind, tryTwins } from './laws-pauses.ts';

type SnailsRules = Rules<SnailsTypes>;

const book = bookOf({ pack: defaultPack, layout: ARCHIPELAGO, contamination: CONTAMINATION });
const rules = rulesOf(book);
const ruled = (what: Partial<SnailsRules>): Game<SnailsTypes> => createGame({ ...rules, ...what });
const asking = (what: Partial<SnailsRules['questions']>) => ruled({ questions: { ...rules.questions, ...what } });
const seeing = (show: (state: SnailsTypes['State']) => Partial<SnailsTypes['View']>) =>
  ruled({ mask: (state, viewer) => ({ ...rules.mask(state, viewer), ...show(state) }) });

/** Snails with a hole through which something hidden can be seen. */
const LEAKS: Readonly<Record<string, Game<SnailsTypes>>> = {
  'a view that shows how far others are with their plans': seeing(({ hands, plans }) => ({
    hands: hands.map((hand) => hand.map(() => -1)),
    plans: plans.map((plan) => plan.map(() => -1)),
  })),
  'a view that shows who is declared': seeing(({ active }) => ({ active })),
  'a view that shows what is left of the deck': seeing(({ deck }) => ({ removed: deck.rest })),
  'a view that counts the decisions of others': {
    ...snails,
    view: (state, viewer) => ({ ...snails.view(state, viewer), decisions: state.decisions }),
  },
  'a view that shows a card of every hand as if it had been seen': seeing(({ hands }) => ({
    known: hands.map((hand) => hand.filter((card) => isArsenal(book, card)).slice(0, 1)),
  })),
  'a question that is put only to those who can say yes to it: the others hold a red card': ruled({
    steps: {
      ...rules.steps,
      deal(draft, step) {
        rules.steps.deal(draft, step);
        const hasRed = draft.hands[step.seat]?.some((card) => book.cards[card]?.deck === 'red');
        const asked = draft.agenda.findIndex(
          (work) => 'ask' in work && work.ask === 'mulligan' && work.seat === step.seat,
        );
        if (hasRed && asked >= 0) draft.agenda.splice(asked, 1);
      },
    },
  }),
  'a decision that is taken for those who have one card to discard': asking({
    'discard-arsenal': { ...rules.questions['discard-arsenal'], options: 'public' },
  }),
  'a refusal that names what somebody else holds': asking({
    'plan-card': {
      ...rules.questions['plan-card'],
      why(at, ask, action) {
        const refusal = rules.questions['plan-card'].why(at, ask, action);
        const theirs = at.hands[(ask.seat + 1) % at.hands.length] ?? [];
        return refusal?.code === 'card/not-in-hand'
          ? { ...refusal, facts: { ...refusal.facts, hand: idsOf(book, theirs) } }
          : refusal;
      },
    },
  }),
  'a legality that depends on what others have planned': asking({
    'plan-card': {
      ...rules.questions['plan-card'],
      candidates: (at, ask) =>
        [...(rules.questions['plan-card'].candidates?.(at, ask) ?? [])].filter(
          ({ card }) =>
            card === 'crawl-dig' ||
            !at.plans.some((plan, seat) => seat !== ask.seat && plan.includes(book.cardNumbers.get(card) ?? -1)),
        ),
    },
  }),
  'an event of every card that is planned': {
    ...snails,
    apply(state, action) {
      const applied = snails.apply(state, action);
      if (!applied.ok || applied.action.type !== 'plan-card') return applied;
      const { seat } = applied.action;
      const planned = state.plans[seat]?.length ?? 0;
      return { ...applied, events: [{ type: 'drew', seat, count: planned, secret: { seats: 0, cards: [] } }] };
    },
  },
  'events in the order of the cards that only others may read': {
    ...snails,
    viewEvents: (events, viewer) =>
      snails.viewEvents(
        [...events].sort((one, other) => secretOf(one).localeCompare(secretOf(other))),
        viewer,
      ),
  },
  'events that tell everybody what was drawn': { ...snails, viewEvents: (events) => events },
};

function secretOf(event: SnailsTypes['Event']): string {
  return event.type === 'drew' ? (event.secret.cards[0] ?? '') : 'm';
}

const pauses = pausesOfEveryKind({ games: 240, each: 12 });
// Few kinds of decision are asked about a hand, and cards are drawn after many others: those first, one of each in turn,
// because most leaks show there.
const TELLING = ['mulligan', 'plan-card', 'discard-arsenal', 'choose-target'].map((kind) => pauses.get(kind) ?? []);
const ordered = [
  ...Array.from({ length: 12 }, (_, nth) => TELLING.flatMap((states) => states.slice(nth, nth + 1))).flat(),
  ...[...pauses.values()].flat(),
];

test.each(Object.keys(LEAKS))('KER-5.1 the twin law sees %s', (name) => {
  const leaky = LEAKS[name] ?? snails;
  const tally = emptyTally();
  const caught = (): unknown => {
    try {
      for (const state of ordered) tryTwins(leaky, state, { tally, times: 3 });
      return 'nothing';
    } catch (thrown) {
      return thrown;
    }
  };

  const found = caught();
  expect(found).toBeInstanceOf(Broken);
  // Some of what leaks is not in the world that is imagined, which then has another view.
  expect((found as Broken).law).toMatch(/^(twins-look-alike|worlds-fit-the-view)$/);
});
