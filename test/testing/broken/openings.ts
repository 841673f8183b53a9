import { emit, NOBODY, next, pick, type Rules } from 'gastropodia';
import { KING, type PokerTypes, poker, pokerRules as rules } from './poker.ts';
import type { BrokenToy } from './toy.ts';

const tell: (event: PokerTypes['Event']) => void = emit;

/** Nothing in this poker is drawn after the first decision: what is wrong with the deal shows in no step. */
const dealing = (deal: Rules<PokerTypes>['steps']['deal']) => poker({ steps: { ...rules.steps, deal } });
/** What is imagined if the cards are not drawn, but taken like this from those that are left, by kind. */
const imagining = (take: (left: readonly number[], random: (weights: readonly number[]) => number) => number) =>
  poker({
    imagine: (view, random) => rules.imagine(view, { ...random, pick: (left) => take(left, random.pick) }),
  });

const TOYS: readonly BrokenToy[] = [
  {
    what: 'a view that shows all cards from the first deal on',
    law: 'twins-look-alike',
    says: 'sees different positions in the opening',
    game: poker({ mask: (state, viewer) => ({ ...rules.mask(state, viewer), hands: state.hands }) }),
  },
  {
    what: 'a deal that everybody is told of',
    law: 'twins-look-alike',
    says: 'is told different events in the opening',
    game: dealing((draft, step) => {
      rules.steps.deal(draft, step);
      for (const [seat, [card = 0]] of draft.hands.entries()) tell({ type: 'dealt', seat, card });
    }),
  },
  {
    what: 'a player who begins because of a hidden card',
    law: 'twins-look-alike',
    says: 'sees different positions in the opening',
    game: dealing((draft, step) => {
      rules.steps.deal(draft, step);
      draft.first = draft.hands[1]?.[0] === KING ? 1 : 0;
    }),
  },
  {
    what: 'a question that is put only to those who hold the king',
    law: 'twins-look-alike',
    game: dealing((draft, step) => {
      rules.steps.deal(draft, step);
      const king = draft.hands.findIndex(([card]) => card === KING);
      if (king >= 0) next(draft, { ask: 'bet', seat: king });
    }),
  },
  {
    what: 'a draw that is seen, but not by those whom the view shows it',
    law: 'twins-look-alike',
    game: dealing((draft, step) => {
      rules.steps.deal(draft, step);
      draft.first = pick(draft, 'first', [1, 1], NOBODY);
    }),
  },
  {
    what: 'a determinizer that always deals the same cards',
    law: 'worlds-vary',
    says: 'openings had another with the same view, and only one world was imagined',
    game: imagining((left) => left.findIndex((count) => count > 0)),
  },
  {
    what: 'a determinizer that never deals a king',
    law: 'worlds-are-fair',
    says: '% of the worlds imagined there',
    game: imagining(([jacks = 0, queens = 0, kings = 0], random) =>
      random(jacks + queens > 0 ? [jacks, queens] : [0, 0, kings]),
    ),
  },
  {
    what: 'a determinizer that deals a king twice as often',
    law: 'worlds-are-fair',
    game: imagining(([jacks = 0, queens = 0, kings = 0], random) => random([jacks, queens, 2 * kings])),
    options: { openings: 2000 },
  },
  {
    what: 'a determinizer that thinks that whoever has bet holds the king',
    law: 'worlds-are-fair',
    says: 'positions after ',
    game: poker({
      imagine: (view, random) =>
        rules.imagine(view, {
          ...random,
          pick: (left) => (view.said.includes('bet') && (left[KING] ?? 0) > 0 ? KING : random.pick(left)),
        }),
    }),
    options: { openings: 2000 },
  },
  {
    what: 'a determinizer that knows',
    law: 'worlds-do-not-know',
    game: knowing(),
  },
];

/** Games whose opening is broken, and nothing else. */
export const OPENINGS: readonly BrokenToy[] = TOYS.map((toy) => ({
  ...toy,
  options: { configs: [{}], walks: 30, ...toy.options },
}));

/** The truth slips out beside the view. */
function knowing() {
  const truth = new WeakMap<object, PokerTypes['State']>();
  const game = poker();
  return {
    ...game,
    view(state: PokerTypes['State'], viewer: Parameters<typeof game.view>[1]) {
      const view = game.view(state, viewer);
      truth.set(view, state);
      return view;
    },
    determinize: (view: PokerTypes['View'], seed: string) =>
      view.said.length === 0 ? (truth.get(view) ?? game.determinize(view, seed)) : game.determinize(view, seed),
  };
}
