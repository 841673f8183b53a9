import { expect, test } from 'vitest';
import { type AntsAction, type AntsState, ants } from '../../../src/games/ants/index.ts';
import { EVERYONE } from '../../../src/kernel/index.ts';
import { altered, coverSpaces, letAct, only } from '../kit/altered.ts';
import { main, play, take } from '../kit/moves.ts';
import { BOOK, playing, position } from '../kit/position.ts';

const NOBODY = {};
const number = (card: string) => BOOK.cardIds.indexOf(card);
const keeping = () => ants.setup({ players: 3, variant: 'first-game', firstPlayer: 0 }, 'secrets');
const keep = (state: AntsState, seat: number, nth = 0): AntsAction =>
  [...ants.legalActions(state, seat)][nth] as AntsAction;
const knownTo = (state: AntsState, viewer: number, seat: number) => ants.view(state, viewer).hands[seat]?.cards;

test('ANT-22.1 what is not hidden everybody sees', () => {
  const before = position([{ has: [1, 2, 3, 4, 5], universal: 2, hand: ['war-cry'], foragers: ['a01'] }, NOBODY]);
  const { hands, startingHands, royalHands, deck, chance: _, ...open } = { ...before, chance: undefined };
  const view = ants.view(before, 1);

  for (const part of [
    'resources',
    'universal',
    'foragers',
    'discs',
    'production',
    'rooms',
    'flight',
    'display',
    'discards',
    'tiles',
  ] as const) {
    expect(view[part]).toEqual(open[part]);
  }
  expect(view.hands[0]?.cards).toEqual([-1]);
  expect([hands[0]?.cards, startingHands[0]?.cards, royalHands[0]?.cards, deck.top]).toEqual([
    [number('war-cry')],
    [],
    [],
    [],
  ]);
});

test('ANT-22.2 defeated enemies and Stars stay public', () => {
  const state = altered(position([{ lost: ['moss', 'sand', 'bark'] }, NOBODY]), (draft) =>
    coverSpaces(draft, 0, { 'ab-5': 'mantis' }),
  );
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = ants.view(state, viewer);
    expect(view.abilities[0]?.[4]).toBe(BOOK.enemyIds.indexOf('mantis'));
    expect(view.stars).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ]);
  }
});

test('ANT-22.3 a card that all saw on its way into a hand is remembered, until one of its kind leaves that hand in public', () => {
  const before = altered(position([{ ants: [1, 0, 0], has: [0, 9, 0, 0, 0], hand: ['nursing'] }, NOBODY]), (draft) => {
    const slot = draft.display.indexOf(number('war-cry'));
    const [first = 0] = draft.display;
    if (slot > 0) draft.display[slot] = first;
    else if (slot < 0) {
      draft.deck.rest[first] = (draft.deck.rest[first] ?? 0) + 1;
      draft.deck.rest[number('war-cry')] = (draft.deck.rest[number('war-cry')] ?? 0) - 1;
    }
    draft.display[0] = number('war-cry');
  });
  const { state } = playing(before, main('dig'), take('dig-1'), { type: 'dig-tile', cells: ['1,1'] });
  expect([...(knownTo(state, 1, 0) ?? [])].sort((one, other) => one - other)).toEqual([-1, number('war-cry')]);
  expect(knownTo(state, 0, 0)).toEqual([number('war-cry'), number('nursing')]);

  const played = playing(
    altered(state, (draft) => letAct(draft, 0)),
    main('cards'),
    play('war-cry'),
  ).state;
  expect(knownTo(played, 1, 0)).toEqual([-1]);
  // Another card that leaves changes nothing about it.
  const other = playing(
    altered(state, (draft) => letAct(draft, 0)),
    main('cards'),
    play('nursing'),
    { type: 'larva-kind', specialisation: 'digger' },
  ).state;
  expect(knownTo(other, 1, 0)).toEqual([number('war-cry')]);
});

test('ANT-22.4 what is kept in setup nobody learns, and the order of choosing does not matter', () => {
  const first = keeping();
  const one = ants.apply(first, keep(first, 1, 5));
  if (!one.ok) throw new Error('refused');
  expect(ants.viewEvents(one.events, 0)).toEqual([]);
  expect(ants.view(one.state, 0).kept).toEqual([[], [], []]);
  expect(ants.view(one.state, 1).kept[1]).toHaveLength(4);

  const inOrder = [0, 1, 2].reduce((state, seat) => ants.reduce(state, keep(first, seat, seat)), first);
  const back = [2, 0, 1].reduce((state, seat) => ants.reduce(state, keep(first, seat, seat)), first);
  expect(back).toEqual(inOrder);
  expect(inOrder.phase).toBe('turns');
});

test('ANT-22.5 of every hand the number of cards with each back is public, of kept cards when all have chosen', () => {
  const first = keeping();
  const two = [0, 1].reduce((state, seat) => ants.reduce(state, keep(first, seat, 9)), first);
  expect(ants.view(two, 2).startingHands[0]?.cards).toEqual([-1, -1, -1, -1, -1, -1]);
  const last = ants.apply(two, keep(first, 2, 9));
  if (!last.ok) throw new Error('refused');
  const told = only(ants.viewEvents(last.events, 'spectator'), 'cards-kept');
  expect(told).toHaveLength(3);
  for (const event of told) {
    if (event.type !== 'cards-kept') continue;
    const { seat, starting, queenRooms } = event;
    expect('secret' in event).toBe(false);
    expect(starting + queenRooms).toBe(4);
    const view = ants.view(last.state, 'spectator');
    expect(view.startingHands[seat]?.cards).toEqual(Array.from({ length: starting }, () => -1));
    expect(view.royalHands[seat]?.cards).toEqual(Array.from({ length: queenRooms }, () => -1));
  }
});

test('ANT-22.6 each remembers the four cards that went back', () => {
  const first = keeping();
  const done = [0, 1, 2].reduce((state, seat) => ants.reduce(state, keep(first, seat, 20)), first);
  const returned = ({ startersReturned, royalsReturned }: Pick<AntsState, 'startersReturned' | 'royalsReturned'>) => [
    ...(startersReturned[0] ?? []),
    ...(royalsReturned[0] ?? []),
  ];

  expect(returned(done)).toHaveLength(4);
  expect(returned(ants.view(done, 0))).toEqual(returned(done));
  expect(returned(ants.view(done, 1))).toEqual([-1, -1, -1, -1]);
});

test('ANT-22.7 nothing is known of a face-down pile', () => {
  const state = position([NOBODY, NOBODY]);
  expect([state.deck, state.startersLeft, state.royalsLeft].map(({ top, bottom }) => [top, bottom])).toEqual([
    [[], []],
    [[], []],
    [[], []],
  ]);
  const peeked = {
    ...state,
    deck: { ...state.deck, top: [{ kind: 0, seen: 1 }], rest: state.deck.rest.with(0, (state.deck.rest[0] ?? 0) - 1) },
  };
  expect(
    ants
      .faults(peeked)
      .map(({ message }) => message)
      .join(),
  ).toContain("('no card of a pile is known')");
});

test('ANT-22.8 putting a card under another forgets nothing; playing or discarding one does', () => {
  const own = { hand: ['archive', 'war-cry', 'nursing'], has: [0, 9, 0, 0, 0] } as const;
  const known = altered(position([own, NOBODY]), (draft) => {
    const [hand] = draft.hands;
    if (hand !== undefined) hand.known = [{ kind: number('war-cry'), seen: EVERYONE }];
  });
  const tucked = playing(known, main('cards'), play('archive'), { type: 'tuck-card', card: 'war-cry' }).state;
  // Others still know that it is in hand or under a card; only its owner knows where.
  expect(knownTo(tucked, 1, 0)).toContain(number('war-cry'));
  expect(ants.view(tucked, 1).under[0]).toEqual([{ on: 0, back: 0, card: -1 }]);
});
