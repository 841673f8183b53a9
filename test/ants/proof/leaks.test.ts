import { expect, test } from 'vitest';
import { type AntsTypes, ants, defaultBoard, defaultOptions, defaultPack } from '../../../src/games/ants/index.ts';
import { bookOf } from '../../../src/games/ants/table/book.ts';
import { EVERYONE, type Game } from '../../../src/kernel/index.ts';
import { emptyTally } from '../../../src/testing/law.ts';
import { lawBrokenIn, pausesIn, tryTwinsIn } from '../../kit/pauses.ts';

type State = AntsTypes['State'];

const book = bookOf({ pack: defaultPack, board: defaultBoard, options: defaultOptions });

/** A view with what it shows beside what it may: worlds are imagined from what it may show. */
type Showing = AntsTypes['View'] & { readonly honest: AntsTypes['View'] };
const seeing = (show: (state: State) => Partial<AntsTypes['View']>): Game<AntsTypes> => ({
  ...ants,
  view(state, viewer) {
    const honest = ants.view(state, viewer);
    return { ...honest, ...show(state), honest } as Showing;
  },
  determinize: (view, seed) => ants.determinize((view as Showing).honest, seed),
});

/** Ants with a hole through which something hidden can be seen, and where it shows. */
interface Leak {
  readonly game: Game<AntsTypes>;
  readonly at: string;
}

const LEAKS: Readonly<Record<string, Leak>> = {
  'a view that shows hands': { at: 'main-action', game: seeing(({ hands }) => ({ hands })) },
  'a view that shows which Starting cards are in hand': {
    at: 'main-action',
    game: seeing(({ startingHands }) => ({ startingHands })),
  },
  'a view that shows the Queen Room cards in hand': {
    at: 'main-action',
    game: seeing(({ royalHands }) => ({ royalHands })),
  },
  'a view that shows a card of a hand as if everybody had seen it': {
    at: 'main-action',
    game: seeing(({ startingHands }) => ({
      startingHands: startingHands.map(({ owner, cards }) => ({
        owner,
        cards: [...cards].map((card, nth) => (nth === 0 ? card : -1)).sort((one, other) => one - other),
        known: cards.slice(0, 1).map((kind) => ({ kind, seen: EVERYONE })),
      })),
    })),
  },
  'a view that shows what is left in the deck': {
    at: 'main-action',
    game: seeing(({ deck }) => ({ discards: deck.rest })),
  },
  'a view that shows which cards went back in setup': {
    at: 'main-action',
    game: seeing(({ startersReturned }) => ({ startersReturned })),
  },
  'a view that shows which cards were never dealt': {
    at: 'main-action',
    game: seeing(({ startersLeft }) => ({ startersGone: startersLeft.rest })),
  },
  'a view that shows the cards that others keep': { at: 'keep-cards', game: seeing(({ kept }) => ({ kept })) },
  'a view that shows the two cards of which one is kept': {
    at: 'draw-keep',
    game: seeing(({ drawn }) => ({ drawn })),
  },
  'a view that shows the cards under a card': { at: 'tuck-card', game: seeing(({ under }) => ({ under })) },
  'an event that tells a card of the hand when a turn is begun': {
    at: 'main-action',
    game: telling('main-action', ({ startingHands, active }) => startingHands[active]?.cards[0] ?? 0),
  },
  'an event that tells what another has kept': {
    at: 'keep-cards',
    game: telling('keep-cards', ({ startingHands }) => startingHands[0]?.cards[0] ?? 0),
  },
  'events that tell everybody what was drawn': {
    at: 'explore-hex',
    game: { ...ants, viewEvents: (events) => events },
  },
};

/** Ants in which an action of this type is followed by an event that tells too much. */
function telling(type: string, told: (state: State) => number): Game<AntsTypes> {
  return {
    ...ants,
    apply(state, action) {
      const applied = ants.apply(state, action);
      if (!applied.ok || applied.action.type !== type) return applied;
      return { ...applied, events: [...applied.events, { type: 'reshuffled', count: told(state) }] };
    },
  };
}

const pauses = pausesIn(ants, { configs: [{ players: 2 }, { players: 3 }], games: 4, each: 12 });
const others = () => ({ card: book.cardIds });

test('KER-5.1 nobody sees in any kind of decision what they cannot know', () => {
  const tally = emptyTally();
  for (const states of pauses.values()) {
    for (const state of states.slice(0, 2)) tryTwinsIn(ants, state, { tally, others });
  }

  expect(Object.keys(tally.kinds).length).toBeGreaterThan(30);
  expect(tally.twins).toBeGreaterThan(10 * tally.twinsSkipped);
}, 120_000);

test.each(Object.keys(LEAKS))('KER-5.1 the twin law sees %s', (name) => {
  const { game, at } = LEAKS[name] as Leak;

  // Some of what leaks is not in the world that is imagined, which then has another view.
  expect(lawBrokenIn(game, pauses.get(at) ?? [], { others })).toMatch(/^(twins-look-alike|worlds-fit-the-view)$/);
});
