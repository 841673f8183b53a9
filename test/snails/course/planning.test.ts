import { applyAll, withPrinted } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import type { SnailsAction } from '../../../src/games/snails/index.ts';
import { act, asked, type Drawn, handleOf, refusal, type Setting, scene } from '../kit/scene.ts';

const TABLE = `
  0,0  beach  1c 1a 1m
  2,0  beach  2c 2s
  0,2  beach  3s`;

/** A planning phase from its beginning. */
function planning(setting: Setting = {}, drawing = TABLE): Drawn {
  return scene(drawing, { phase: 'planning', steps: [{ do: 'planning' }], ...setting });
}

const active = (snail: string): SnailsAction => ({
  type: 'declare-active',
  seat: seatOf(snail),
  snail: handleOf(snail),
});
const passive = (snail: string): SnailsAction => ({
  type: 'declare-passive',
  seat: seatOf(snail),
  snail: handleOf(snail),
});
const card = (seat: number, id: string): SnailsAction => ({ type: 'plan-card', seat, card: id });
const cards = (seat: number, ...ids: readonly string[]): SnailsAction[] => ids.map((id) => card(seat, id));
const seatOf = (snail: string): number => Number(snail[0]) - 1;

const BASICS = ['crawl-punch', 'crawl-dig', 'crawl-shell', 'dig-shell', 'swap-aim'];
const FIRST = [active('1a'), passive('1c'), ...cards(0, 'swap-aim', 'rocket', 'crawl-dig', 'rocket', 'dig-shell')];
const SECOND = [active('2s'), passive('2c'), ...cards(1, ...BASICS)];
const THIRD = [active('3s'), ...cards(2, 'crawl-shell', 'crawl-punch', 'crawl-dig', 'dig-shell', 'swap-aim')];
const HANDS = [['rocket', 'rocket', 'mine'], [], ['jetpack']];

describe('declaring', () => {
  test('SNL-3.11 all living players choose at the same time', () => {
    expect(asked(planning())).toEqual(['1 declare-active', '2 declare-active', '3 declare-active']);
    expect(asked(planning({ players: 4 }))).toEqual(['1 declare-active', '2 declare-active', '3 declare-active']);
    expect(asked(planning({ players: 3 }, '0,0 beach 1c\n1,0 beach 3a'))).toEqual([
      '1 declare-active',
      '3 declare-active',
    ]);
  });

  test('SNL-3.11 two of their living snails, the active one first', () => {
    const before = planning();
    expect(optionsOf(before, 0)).toEqual([{ snail: 0 }, { snail: 1 }, { snail: 3 }]);
    expect(refusal(before, active('1s'))).toEqual({
      code: 'declare/eliminated',
      rule: 'SNL-3.11',
      facts: { snails: [0, 1, 3] },
    });
    expect(refusal(before, { type: 'declare-active', seat: 0, snail: handleOf('2c') })).toEqual({
      code: 'snail/not-yours',
      rule: 'SNL-3.11',
      facts: { snails: [0, 1, 3] },
    });

    const after = act(before, active('1a'));
    expect(asked(after)).toEqual(['1 declare-passive', '2 declare-active', '3 declare-active']);
    expect(optionsOf(after, 0)).toEqual([{ snail: 0 }, { snail: 3 }]);
    expect(refusal(after, passive('1a'))).toEqual({
      code: 'declare/active-already',
      rule: 'SNL-3.11',
      facts: { snails: [0, 3] },
    });
    expect(refusal(after, passive('1s'))?.code).toBe('declare/eliminated');

    const both = act(after, passive('1m'));
    expect(both.state.active).toEqual([handleOf('1a'), -1, -1]);
    expect(both.state.passive).toEqual([handleOf('1m'), -1, -1]);
    expect(both.events).toEqual([]);
  });

  test('SNL-3.11 neither can be left out', () => {
    const before = planning();

    expect(before.game.whyIllegal(before.state, { type: 'declare-active', seat: 0, decline: true })?.code).toBe(
      'decision/must-answer',
    );
    const after = act(before, active('1a'));
    expect(after.game.whyIllegal(after.state, { type: 'declare-passive', seat: 0, decline: true })?.code).toBe(
      'decision/must-answer',
    );
  });

  test('SNL-3.11 a player with only one living snail uses one token', () => {
    const before = planning();
    expect(optionsOf(before, 2)).toEqual([{ snail: handleOf('3s') }]);

    const after = act(before, active('3s'));

    expect(asked(after)).toEqual(['1 declare-active', '2 declare-active', '3 plan-card']);
    expect([after.state.active[2], after.state.passive[2]]).toEqual([handleOf('3s'), -1]);
  });
});

describe('planning cards', () => {
  test('SNL-3.12 five cards from hand on slots I to V, in order', () => {
    const before = act(planning({ hands: HANDS }), active('1a'), passive('1c'));
    expect(optionsOf(before, 0)).toEqual(['rocket', 'mine', ...BASICS].map((id) => ({ card: id })));

    const one = act(before, card(0, 'rocket'));
    // The other rocket is still in hand; after it none is.
    expect(optionsOf(one, 0)).toEqual(['rocket', 'mine', ...BASICS].map((id) => ({ card: id })));
    const two = act(one, card(0, 'rocket'));
    expect(optionsOf(two, 0)).toEqual(['mine', ...BASICS].map((id) => ({ card: id })));
    expect(refusal(two, card(0, 'rocket'))).toEqual({
      code: 'card/not-in-hand',
      rule: 'SNL-3.12',
      facts: { card: 'rocket', hand: ['mine', ...BASICS] },
    });
    expect(refusal(two, card(0, 'jetpack'))?.code).toBe('card/not-in-hand');

    const after = act(two, ...cards(0, 'swap-aim', 'mine', 'crawl-dig'));
    expect(planOf(after, 0)).toEqual(['rocket', 'rocket', 'swap-aim', 'mine', 'crawl-dig']);
    expect(handOf(after, 0)).toEqual(['crawl-punch', 'crawl-shell', 'dig-shell']);
    expect(asked(after)).toEqual(['2 declare-active', '3 declare-active']);
    expect(after.events).toEqual([{ type: 'planned', reveals: true, seat: 0 }]);
  });

  test('SNL-3.12 a faction card in hand can be planned, one beside the board cannot', () => {
    const inHand = act(planning({ hands: [['blades-of-doom']] }), active('1a'), passive('1c'));
    expect(refusal(inHand, card(0, 'blades-of-doom'))).toBeUndefined();

    const beside = act(planning(), active('1a'), passive('1c'));
    expect(refusal(beside, card(0, 'blades-of-doom'))?.code).toBe('card/not-in-hand');
  });

  test('SNL-3.12 no slot is left empty', () => {
    const before = act(planning(), active('1a'), passive('1c'));

    expect(before.game.whyIllegal(before.state, { type: 'plan-card', seat: 0, decline: true })?.code).toBe(
      'decision/must-answer',
    );
  });
});

describe('independent of each other', () => {
  const orders = [
    [FIRST, SECOND, THIRD],
    [THIRD, SECOND, FIRST],
    [SECOND, FIRST, THIRD],
  ];

  test('SNL-3.14 plans may be submitted in any order, and the phase ends when the last one is in', () => {
    const before = planning({ hands: HANDS });

    const ends = orders.map((plans) => {
      const almost = act(before, ...plans.flat().slice(0, -1));
      expect(almost.state.phase).toBe('planning');
      return act(almost, ...plans.flat().slice(-1));
    });

    expect(ends.map(({ state }) => state)).toEqual(orders.map(() => ends[0]?.state));
    expect(ends.map(({ events }) => events.slice(1))).toEqual(orders.map(() => ends[0]?.events.slice(1)));
    expect(ends[0]?.events).toEqual([
      { type: 'planned', reveals: true, seat: 2 },
      { type: 'phase-began', phase: 'action' },
      { type: 'slot-began', slot: 1 },
      { type: 'revealed', reveals: true, seat: 0, slot: 1, card: 'swap-aim', snail: handleOf('1a'), aim: 'none' },
    ]);
    expect(ends[0] && asked(ends[0])).toEqual(['1 choose-half']);
  });

  test('SNL-3.14 decision by decision, too, in turns', () => {
    const before = planning({ hands: HANDS });
    const turns = [0, 1, 2, 3, 4, 5, 6].flatMap((nth) => [THIRD[nth], FIRST[nth], SECOND[nth]]);
    const inTurns = turns.filter((action) => action !== undefined);

    expect(act(before, ...inTurns).state).toEqual(act(before, ...FIRST, ...SECOND, ...THIRD).state);
  });

  test('SNL-3.14 a submitted plan cannot be changed', () => {
    const before = act(planning({ hands: HANDS }), active('2s'), ...FIRST);

    for (const again of [active('1m'), passive('1m'), card(0, 'crawl-shell'), card(0, 'mine')]) {
      expect(before.game.whyIllegal(before.state, again)).toEqual({
        code: 'decision/not-yours',
        rule: 'KER-1.3',
        facts: { owing: [1, 2] },
      });
    }
    // Nor can a part of one.
    expect(before.game.whyIllegal(before.state, active('2c'))).toEqual({
      code: 'decision/other-kind',
      rule: 'KER-1.4',
      facts: { kind: 'declare-passive' },
    });
  });

  test('SNL-3.14 a whole plan at once: all of it or nothing', () => {
    const { game, state } = planning({ hands: HANDS });

    const whole = applyAll(game, state, FIRST);
    expect(whole.ok && game.viewEvents(whole.events, 1)).toEqual([{ type: 'planned', reveals: true, seat: 0 }]);
    expect(whole.ok && planOf({ game, state: whole.state }, 0)).toEqual([
      'swap-aim',
      'rocket',
      'crawl-dig',
      'rocket',
      'dig-shell',
    ]);

    // The third rocket, in slot V, is one too many.
    const wrong = [...FIRST.slice(0, -1), card(0, 'rocket')];
    expect(applyAll(game, state, wrong)).toEqual({
      ok: false,
      index: 6,
      refusal: {
        code: 'card/not-in-hand',
        rule: 'SNL-3.12',
        facts: { card: 'rocket', hand: ['mine', 'crawl-punch', 'crawl-shell', 'dig-shell'] },
      },
    });
    expect(state.plans).toEqual([[], [], []]);
  });

  test('SNL-3.14 three whole plans at once lead to the action phase', () => {
    const { game, state } = planning({ hands: HANDS });

    const applied = applyAll(game, state, [...SECOND, ...THIRD, ...FIRST]);

    expect(applied.ok && applied.state).toEqual(act({ game, state }, ...FIRST, ...SECOND, ...THIRD).state);
    expect(applied.ok && applied.state.phase).toBe('action');
  });
});

describe('who sees what', () => {
  test('SNL-3.13 while others plan, nothing of it is seen but who has finished', () => {
    const before = planning({ hands: HANDS });
    const begun = act(before, ...FIRST.slice(0, 1));
    const almost = act(before, ...FIRST.slice(0, -1));
    const finished = act(before, ...FIRST);

    for (const viewer of [1, 2, 'spectator'] as const) {
      const view = before.game.view(before.state, viewer);
      expect(before.game.view(begun.state, viewer)).toEqual(view);
      expect(before.game.view(almost.state, viewer)).toEqual(view);
      const after = before.game.view(finished.state, viewer);
      expect({ ...after, agenda: [] }).toEqual({ ...view, agenda: [] });
      expect(before.game.pending(after).map(({ seat }) => seat)).toEqual([1, 2]);
    }
    expect(begun.events).toEqual([]);
    expect(almost.events).toEqual([]);
    expect(finished.events).toEqual([{ type: 'planned', reveals: true, seat: 0 }]);
  });

  test('SNL-3.13 what is planned makes no difference to others', () => {
    const before = planning({ hands: HANDS });
    const other = [
      active('1m'),
      passive('1a'),
      ...cards(0, 'mine', 'crawl-punch', 'crawl-shell', 'swap-aim', 'rocket'),
    ];

    const [one, two] = [act(before, ...FIRST), act(before, ...other)];

    expect(one.state).not.toEqual(two.state);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(before.game.view(two.state, viewer)).toEqual(before.game.view(one.state, viewer));
    }
  });

  test('SNL-3.13 a plan stays hidden until each card is revealed', () => {
    const began = act(planning({ hands: HANDS }), ...SECOND, ...THIRD, ...FIRST);

    const view = withPrinted(began.game, began.game.view(began.state, 1));
    const seen = (plan: readonly number[] | undefined) => plan?.map((each) => view.cards[each] ?? each);
    expect(seen(view.plans[0])).toEqual(['swap-aim', -2, -2, -2, -2]);
    expect(seen(view.plans[1])).toEqual(BASICS);
    expect(seen(view.plans[2])).toEqual([-2, -2, -2, -2, -2]);
    expect(view.active).toEqual([handleOf('1a'), handleOf('2s'), -2]);
    // That there is no second token is plain to see.
    expect(view.passive).toEqual([-2, handleOf('2c'), -1]);
    expect(view.hands.map((hand) => hand.length)).toEqual([3, 0, 1]);
    expect(view.hands[0]).toEqual([-2, -2, -2]);
  });

  test('SNL-3.39 a player may see their own plan at any time', () => {
    const before = planning({ hands: HANDS });
    const own = ({ game, state }: Drawn) => {
      const view = withPrinted(game, game.view(state, 0));
      return [view.active[0], view.passive[0], view.plans[0]?.map((each) => view.cards[each])];
    };

    const half = act(before, ...FIRST.slice(0, 4));
    expect(own(half)).toEqual([handleOf('1a'), handleOf('1c'), ['swap-aim', 'rocket']]);

    const plan = ['swap-aim', 'rocket', 'crawl-dig', 'rocket', 'dig-shell'];
    const whole = act(before, ...FIRST);
    expect(own(whole)).toEqual([handleOf('1a'), handleOf('1c'), plan]);
    const action = act(whole, ...SECOND, ...THIRD);
    expect(own(action)).toEqual([handleOf('1a'), handleOf('1c'), plan]);
    const later = act(action, { type: 'choose-half', seat: 0, action: 'swap' });
    expect(own(later)).toEqual([handleOf('1c'), handleOf('1a'), plan]);
  });
});

/** What one of the players may do now. */
function optionsOf({ game, state }: Drawn, seat: number): object[] {
  return [...game.legalActions(state, seat)].map(({ seat: _seat, type: _type, decision: _decision, ...said }) => said);
}

function planOf({ game, state }: Pick<Drawn, 'game' | 'state'>, seat: number): (string | undefined)[] | undefined {
  const view = withPrinted(game, game.view(state, seat));
  return view.plans[seat]?.map((each) => view.cards[each]);
}

function handOf({ game, state }: Drawn, seat: number): (string | undefined)[] | undefined {
  const view = withPrinted(game, game.view(state, seat));
  return view.hands[seat]?.map((each) => view.cards[each]);
}
