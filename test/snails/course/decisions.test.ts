import { readFileSync } from 'node:fs';
import { createRandom, type Viewer, withPrinted } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import type { Pack, RedCard } from '../../../src/games/snails/cards/vocabulary.ts';
import { snails } from '../../../src/games/snails/game.ts';
import type { SnailsAction, SnailsEvent } from '../../../src/games/snails/index.ts';
import { said } from '../../kernel/said.ts';
import { held, opening } from '../kit/opening.ts';
import { act, asked, type Drawn, handleOf, options, scene } from '../kit/scene.ts';

const TABLE = `
  0,0  beach  1a 1s
  2,0  beach  2a 2s`;
const ALWAYS_ASKED = [
  'mulligan',
  'keep-cards',
  'exchange',
  'discard-excess',
  'declare-active',
  'declare-passive',
  'plan-card',
  'discard-arsenal',
];

/** What came of the answers that nobody was asked for. */
const takenIn = ({ events }: Drawn): SnailsEvent[] =>
  events.filter(({ type }) => ['snail-targeted', 'half-chosen', 'row-taken', 'pushed'].includes(type));

describe('the table of decisions', () => {
  test('SNL-15.1 the kinds of decisions, which of them can be declined, and which are always asked', () => {
    const written = tableOfDecisions();

    expect(Object.keys(snails.decisions).sort()).toEqual(written.map(({ kind }) => kind).sort());
    for (const { kind, decline } of written) {
      expect([kind, snails.decisions[kind]?.decline]).toEqual([kind, decline]);
      const [options, asked] = ALWAYS_ASKED.includes(kind) ? ['private', 'always'] : ['public', 'choice'];
      expect([kind, snails.decisions[kind]]).toEqual([kind, { options, decline, window: 'shut', asked }]);
    }
  });

  test('SNL-15.1 + SNL-15.2 in play: declining is an option where the table says so, nowhere else; a view offers what the state does', () => {
    const may = new Map(tableOfDecisions().map(({ kind, decline }) => [kind, decline === 'may']));
    const seen = new Set<string>();
    for (const [seed, opening] of [
      ['three', 'advanced'],
      ['one', 'standard'],
      ['five', 'standard'],
    ] as const) {
      const random = createRandom(seed);
      let state = snails.setup({ players: 3, factions: 'draft', opening }, seed);
      for (let [decision] = snails.pending(state); decision !== undefined; [decision] = snails.pending(state)) {
        const { seat, kind } = decision;
        const actions = [...snails.legalActions(state, seat)];
        const isDeclinable = actions.some((action) => 'decline' in action);
        const refusal = snails.whyIllegal(state, { type: kind, seat, decline: true });
        expect([kind, isDeclinable, refusal?.code]).toEqual([
          kind,
          may.get(kind),
          isDeclinable ? undefined : 'decision/must-answer',
        ]);
        expect([...snails.legalActions(snails.view(state, seat))]).toEqual(actions);
        // One option alone is never asked for, but where it hides something.
        if (actions.length === 1) expect(ALWAYS_ASKED).toContain(kind);
        seen.add(kind);
        state = snails.reduce(state, random.oneOf(actions));
      }
    }

    expect(seen.size).toBeGreaterThan(18);
  });
});

describe('one option alone', () => {
  test('SNL-15.1 is taken by the engine, and what comes of it is told once', () => {
    const target = scene('0,0 beach 1a 2a', { play: 'sword', factions: ['ninja', 'zombies'] });
    expect(takenIn(target)).toEqual([{ type: 'snail-targeted', seat: 0, snail: handleOf('2a') }]);

    const half = scene('0,0 water 1a\n2,0 beach 2a', { play: 'crawl-dig' });
    expect(takenIn(half)).toEqual([{ type: 'half-chosen', seat: 0, action: 'crawl' }]);

    const row = scene('0,0 beach 1a\n2,0 beach 2a', { play: 'crossbow', luck: ['hit'] });
    expect(takenIn(row)).toEqual([
      { type: 'snail-targeted', seat: 0, snail: handleOf('2a') },
      { type: 'row-taken', seat: 0, row: 1, faces: ['hit'] },
    ]);

    const push = scene(
      `4,0   beach     1a 2a
       3,0   mountain
       4,-1  beach
       3,1   mountain`,
      { play: 'hammer', factions: ['ninja', 'zombies'] },
    );
    expect(takenIn(push)).toEqual([
      { type: 'snail-targeted', seat: 0, snail: handleOf('2a') },
      { type: 'pushed', snail: handleOf('2a'), from: '4,0', field: '4,-1' },
    ]);
  });

  test('SNL-15.1 with the right to decline it is asked', () => {
    // One field to crawl to: all others are too high, or full of shells.
    const crawl = act(
      scene(
        `4,0   beach     1a
         3,0   mountain  2a
         4,-1  beach
         3,1   mountain`,
        { play: 'crawl-dig', factions: ['barbarians', 'zombies'] },
      ),
      { type: 'choose-half', seat: 0, action: 'crawl' },
    );
    expect(asked(crawl)).toEqual(['1 crawl-step']);
    expect(options(crawl)).toEqual([{ field: '4,-1' }, { decline: true }]);

    const rage = scene('0,0 beach 1a 2a', { play: 'sword' });
    expect(asked(rage)).toEqual(['1 use-rage']);
    expect(options(rage)).toEqual([{}, { decline: true }]);
  });

  test('SNL-15.1 hidden cards: mulligan, keep-cards, exchange, discard-excess and discard-arsenal are asked all the same', () => {
    const config = { players: [{ faction: 'ninja' }, { faction: 'zombies' }], firstPlayer: 0 } as const;
    const red = opening(config, ['rocket', 'rocket', 'rocket']);
    expect([asked(red), options(red)]).toEqual([['1 mulligan'], [{ decline: true }]]);

    const five = opening({ ...config, opening: 'advanced' }, ['grenade', 'grenade', 'grenade', 'grenade', 'grenade']);
    const kept = act(five, { type: 'mulligan', seat: 0, decline: true });
    expect([asked(kept), options(kept)]).toEqual([['1 keep-cards'], [{ card: 'grenade' }]]);

    const many = scene(TABLE, {
      phase: 'draw',
      steps: [{ do: 'round' }],
      pack: only({ rocket: 9 }),
      hands: [['rocket', 'rocket', 'rocket', 'rocket', 'rocket']],
      luck: ['rocket', 'rocket'],
    });
    expect([asked(many), options(many)]).toEqual([
      ['1 exchange'],
      [{ cards: ['rocket', 'rocket'] }, { decline: true }],
    ]);
    const full = act(many, { type: 'exchange', seat: 0, decline: true });
    expect([asked(full), options(full)]).toEqual([['1 discard-excess'], [{ card: 'rocket' }]]);

    const hat = (hand: readonly string[]): Drawn =>
      scene(TABLE, {
        play: 'villains-hat',
        factions: ['cowboys', 'zombies'],
        plans: [[], ['jetpack']],
        hands: [[], hand],
      });
    // Nobody is told from the question whether there is anything to discard.
    expect([asked(hat(['mine'])), options(hat(['mine']))]).toEqual([['2 discard-arsenal'], [{ card: 'mine' }]]);
    expect([asked(hat([])), options(hat([]))]).toEqual([['2 discard-arsenal'], [{ card: 'none' }]]);
  });

  test('SNL-15.1 hidden answers: declare-active, declare-passive and plan-card are asked all the same', () => {
    const { 'crawl-punch': crawlPunch } = defaultPack.basic;
    if (crawlPunch === undefined) throw new Error('The pack has changed.');
    const before = scene('0,0 beach 1a\n2,0 beach 2a 2s', {
      phase: 'planning',
      steps: [{ do: 'planning' }],
      pack: { ...defaultPack, basic: { 'crawl-punch': { ...crawlPunch, copies: 1 } } },
    });
    const ofSeat = ({ game, state }: Drawn, seat: number) => said(game.legalActions(state, seat));
    expect(ofSeat(before, 0)).toEqual([{ type: 'declare-active', seat: 0, snail: handleOf('1a') }]);

    const declared = act(
      before,
      { type: 'declare-active', seat: 0, snail: handleOf('1a') },
      { type: 'declare-active', seat: 1, snail: handleOf('2a') },
    );
    expect(ofSeat(declared, 1)).toEqual([{ type: 'declare-passive', seat: 1, snail: handleOf('2s') }]);
    expect(ofSeat(declared, 0)).toEqual([{ type: 'plan-card', seat: 0, card: 'crawl-punch' }]);
  });
});

describe('options from what a player may know', () => {
  test('SNL-15.2 the same in every world that the player cannot tell from the real one', () => {
    const positions: Drawn[] = [
      scene(TABLE, { play: 'vacuum', hands: [[], ['mine', 'sword']], plans: [[], ['rocket', 'grenade']] }),
      scene(TABLE, { play: 'villains-hat', factions: ['cowboys', 'ninja'], hands: [['mine'], []] }),
      scene(TABLE, { plans: [['crawl-dig']], hands: [['mine'], ['rocket']] }),
      scene(`0,0 meadow! 1a:5 1s\n2,0 beach 2a 2s`, { play: 'jetpack', hands: [[], ['rocket']] }),
    ];

    for (const { game, state } of positions) {
      const [{ seat } = { seat: -1 }] = game.pending(state);
      const view = game.view(state, seat);
      const options = [...game.legalActions(state, seat)];
      for (const seed of ['a', 'b', 'c', 'd', 'e']) {
        const world = game.determinize(view, seed);
        expect([...game.legalActions(world, seat)]).toEqual(options);
      }
    }
  });

  test('SNL-15.2 Villain’s Hat may empty pockets that are empty', () => {
    const choices = (hand: readonly string[]) =>
      options(scene('0,0 beach 1a 2a', { play: 'villains-hat', factions: ['cowboys', 'ninja'], hands: [[], hand] }));

    expect(choices([])).toEqual([{ option: 'empty-pockets' }, { option: 'clear-the-bar' }]);
    expect(choices(['mine'])).toEqual(choices([]));
  });

  test('SNL-15.2 a refusal tells nothing of others either: only their own decision is theirs to judge', () => {
    const { game, state } = scene(TABLE, { phase: 'planning', steps: [{ do: 'planning' }], hands: [[], ['mine']] });
    const view = game.view(state, 0);

    expect(game.whyIllegal(view, { type: 'declare-active', seat: 1, snail: handleOf('2a') })).toEqual({
      code: 'decision/not-yours',
      rule: 'KER-1.3',
      facts: { owing: [0, 1] },
    });
    expect([...game.legalActions(view)].every(({ seat }) => seat === 0)).toBe(true);
  });
});

/** Two positions that differ in what only one seat may know: the others must see no difference, the seat must. */
function expectSecret(one: Drawn, other: Drawn, owner: number): void {
  const seats = one.state.hands.map((_, seat) => seat);
  const seen = ({ game, state, events }: Drawn, viewer: Viewer) => ({
    view: game.view(state, viewer),
    pending: game.pending(game.view(state, viewer)),
    options: [...game.legalActions(game.view(state, viewer))],
    events: game.viewEvents(events, viewer),
  });
  for (const viewer of [...seats.filter((seat) => seat !== owner), 'spectator'] as const) {
    expect(seen(one, viewer)).toEqual(seen(other, viewer));
  }
  expect(seen(one, owner).view).not.toEqual(seen(other, owner).view);
}

const idsIn = ({ game, state }: Drawn, viewer: Viewer) => {
  const { hands, plans, cards } = withPrinted(game, game.view(state, viewer));
  const named = (list: readonly (readonly number[])[]) => list.map((each) => each.map((card) => cards[card] ?? card));
  return { hands: named(hands), plans: named(plans) };
};
const BASICS = ['crawl-punch', 'crawl-dig', 'crawl-shell', 'dig-shell', 'swap-aim'];
const hidden = (count: number): number[] => Array.from({ length: count }, () => -2);
const CONFIG = { players: [{ faction: 'ninja' }, { faction: 'zombies' }], firstPlayer: 0 } as const;

describe('what is hidden', () => {
  test('SNL-15.2 a view has no luck to come, no deck but its size, and no backs of tiles in place', () => {
    const { game, state } = opening(CONFIG, ['rocket', 'mine', 'mine']);
    const inState = Object.keys(state).filter((key) => key !== 'chance');
    const added = ['viewer', 'factionCardIds'];

    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = game.view(state, viewer);
      expect(Object.keys(view).sort()).toEqual([...inState, ...added].sort());
      expect(view.deck).toEqual({ top: [], rest: 81, bottom: [] });
      expect(view.removed).toEqual([0, 0, 0, 0, 0, 0, 0]);
    }
  });

  test('SNL-15.2 what lies open is the same for all', () => {
    const { game, state } = scene(
      `0,0  beach!   1a:5*  fire mine dynamite
       1,0  meadow   1s:25+
       2,0  beach    2a 2s`,
      { hands: [['mine'], []], discards: ['rocket', 'sword'], losses: [1, 0], used: [0, 1], known: [['mine'], []] },
    );
    const {
      hands: _h,
      plans: _p,
      active: _a,
      passive: _t,
      deck: _d,
      chance: _c,
      agenda: _w,
      decisions: _n,
      ...open
    } = state;

    for (const viewer of [0, 1, 'spectator'] as const) expect(game.view(state, viewer)).toMatchObject(open);
  });

  test('SNL-15.2 setup: an opening hand', () => {
    const one = opening(CONFIG, ['rocket', 'mine', 'mine']);
    const other = opening(CONFIG, ['vacuum', 'mine', 'jetpack']);

    // Whether there is a redraw to choose is the player's business as well.
    expectSecret(one, other, 0);
    expect(idsIn(one, 0).hands).toEqual([['rocket', 'mine', 'mine', ...BASICS], hidden(5)]);
    expect(idsIn(one, 1).hands).toEqual([hidden(8), BASICS]);
    expect(idsIn(one, 'spectator').hands).toEqual([hidden(8), hidden(5)]);
  });

  test('SNL-15.2 after a mulligan: what was shown is seen, what was drawn instead is not', () => {
    const luck = ['mine', 'jetpack', 'vacuum'];
    const rest = ['rocket', 'rocket', 'rocket', 'grenade'];
    const redrawn = (...cards: string[]): Drawn =>
      act(opening(CONFIG, [...luck, ...cards, ...rest]), { type: 'mulligan', seat: 0 });
    const [one, other] = [redrawn('sword', 'hammer', 'drill'), redrawn('mine', 'jetpack', 'mine')];

    expectSecret(one, other, 0);
    expect(one.game.viewEvents(one.events, 1).slice(0, 2)).toEqual([
      { type: 'hand-shown', reveals: true, seat: 0, cards: ['vacuum', 'jetpack', 'mine'] },
      { type: 'drew', seat: 0, count: 3 },
    ]);
    expect(one.game.viewEvents(one.events, 0)[1]).toMatchObject({ secret: { cards: ['sword', 'hammer', 'drill'] } });
    expect(idsIn(one, 1).hands[0]).toEqual(hidden(8));
    expect(one.state.known).toEqual([[], []]);
  });

  test('SNL-15.2 draw phase: a card drawn, and what could be exchanged', () => {
    const drawn = (card: string): Drawn =>
      scene(TABLE, { phase: 'draw', steps: [{ do: 'round' }], hands: [['sword', 'mine']], luck: [card] });

    expectSecret(drawn('rocket'), drawn('jetpack'), 0);
    expect(idsIn(drawn('rocket'), 1).hands).toEqual([hidden(8), BASICS]);
    expect(drawn('rocket').game.viewEvents(drawn('rocket').events, 1).at(-1)).toEqual({
      type: 'drew',
      seat: 0,
      count: 1,
    });
  });

  test('SNL-15.2 draw phase: exchanged cards are seen, the one drawn for them is not', () => {
    const exchanged = (card: string): Drawn =>
      act(
        scene(TABLE, {
          phase: 'draw',
          steps: [{ do: 'round' }],
          hands: [['sword', 'mine', 'mine']],
          luck: ['rocket', card],
        }),
        { type: 'exchange', seat: 0, cards: ['rocket', 'sword'] },
      );

    expectSecret(exchanged('jetpack'), exchanged('gatling'), 0);
    const { game, state } = exchanged('jetpack');
    const { discards, cards } = withPrinted(game, game.view(state, 'spectator'));
    expect(discards.flatMap((count, card) => (count > 0 ? [cards[card]] : []))).toEqual(['rocket', 'sword']);
  });

  test('SNL-15.2 hands: how many cards, and those that everybody knows to be there', () => {
    const holding = (card: string): Drawn =>
      scene(TABLE, {
        phase: 'planning',
        steps: [{ do: 'planning' }],
        hands: [['sword', 'blades-of-doom', card], []],
        known: [['sword'], []],
      });

    expectSecret(holding('mine'), holding('rocket'), 0);
    const { known, cards, hands, factionCards } = withPrinted(
      holding('mine').game,
      holding('mine').game.view(holding('mine').state, 1),
    );
    expect(hands[0]).toEqual(hidden(8));
    expect(known.map((each) => each.map((card) => cards[card]))).toEqual([['sword'], []]);
    expect(factionCards).toEqual([1, 0]);
  });

  test('SNL-15.2 planning: how far somebody is, and with what', () => {
    const before = scene(TABLE, { phase: 'planning', steps: [{ do: 'planning' }], hands: [['sword', 'mine'], []] });
    const plan = (active: string, passive: string, ...cards: string[]): SnailsAction[] => [
      { type: 'declare-active', seat: 0, snail: handleOf(active) },
      { type: 'declare-passive', seat: 0, snail: handleOf(passive) },
      ...cards.map((card): SnailsAction => ({ type: 'plan-card', seat: 0, card })),
    ];
    const one = plan('1a', '1s', 'sword', 'mine', 'crawl-dig', 'swap-aim', 'dig-shell');
    const other = plan('1s', '1a', ...BASICS);

    for (let taken = 1; taken < one.length; taken++) {
      expectSecret(act(before, ...one.slice(0, taken)), act(before, ...other.slice(0, 1)), 0);
      expectSecret(act(before, ...one.slice(0, taken)), { ...before, events: [] }, 0);
    }
    expectSecret(act(before, ...one), act(before, ...other), 0);
    // All that can be told from outside is that it is finished.
    const finished = act(before, ...one);
    expect(finished.game.pending(finished.game.view(finished.state, 1)).map(({ seat }) => seat)).toEqual([1]);
    const almost = act(before, ...one.slice(0, -1));
    expect(almost.game.pending(almost.game.view(almost.state, 1))).toEqual([
      { seat: 0, id: -1, kind: 'hidden', decline: 'never', window: 'shut' },
      { seat: 1, id: 0, kind: 'declare-active', decline: 'never', window: 'shut' },
    ]);
    expect(idsIn(finished, 1)).toEqual({ hands: [hidden(7), BASICS], plans: [[], []] });
    expect(idsIn(finished, 0).plans).toEqual([['sword', 'mine', 'crawl-dig', 'swap-aim', 'dig-shell'], []]);
  });

  test('SNL-15.2 in the middle of an action: cards face down, tokens not revealed, hands', () => {
    const acting = (plan: readonly string[], hand: readonly string[], tokens: readonly string[]): Drawn =>
      scene(`${TABLE} 2m`, {
        play: 'grenade',
        plans: [[], plan],
        hands: [[], hand],
        tokens: [['1a', '1s'], tokens],
      });
    const one = acting(['rocket', 'mine'], ['sword'], ['2a', '2s']);
    const other = acting(['sword', 'rocket'], ['mine'], ['2m', '2a']);

    expect(asked(one)).toEqual(['1 choose-target']);
    expectSecret(one, other, 1);
    const view = one.game.view(one.state, 0);
    expect([view.active[1], view.passive[1]]).toEqual([-2, -2]);
    expect(idsIn(one, 0).plans).toEqual([
      ['grenade', 'crawl-shell', 'crawl-punch', 'crawl-dig', 'dig-shell'],
      hidden(5),
    ]);
    expect(idsIn(one, 'spectator').plans).toEqual([['grenade', ...hidden(4)], hidden(5)]);
    expect(idsIn(one, 1).plans[1]?.slice(0, 2)).toEqual(['rocket', 'mine']);
    expect(one.game.view(one.state, 1).active).toEqual([handleOf('1a'), handleOf('2a')]);
    expect(one.game.view(one.state, 1).passive).toEqual([-2, handleOf('2s')]);
  });

  test('SNL-15.2 a token: that there is one is seen, whose it is only once it is revealed', () => {
    const swapped = (passive: string): Drawn =>
      act(scene(`0,0 beach 1a 1s 1m\n2,0 beach 2a`, { play: 'swap-aim', tokens: [['1a', passive], ['2a']] }), {
        type: 'choose-half',
        seat: 0,
        action: 'swap',
      });

    expectSecret(swapped('1s'), swapped('1m'), 0);
    const { game, state } = swapped('1s');
    expect([game.view(state, 1).active[0], game.view(state, 1).passive]).toEqual([-2, [handleOf('1a'), -1]]);
  });

  test('SNL-15.2 after Vacuum: the emptied slot is seen, the card that came back is not', () => {
    const emptied = (card: string): Drawn =>
      scene(TABLE, { play: 'vacuum', plans: [[], [card, 'crawl-dig', 'crawl-punch', 'dig-shell', 'swap-aim']] });
    const [one, other] = [emptied('jetpack'), emptied('rocket')];

    expectSecret(one, other, 1);
    expect(idsIn(one, 0).plans[1]).toEqual([-1, -2, -2, -2, -2]);
    expect(idsIn(one, 0).hands[1]).toEqual(hidden(2));
    expect(idsIn(one, 1).hands[1]).toEqual(['jetpack', 'crawl-shell']);
    const returned = { type: 'plan-card-returned', seat: 1, slot: 1 };
    expect(one.game.viewEvents(one.events, 0)).toContainEqual(returned);
    expect(one.game.viewEvents(one.events, 'spectator')).toContainEqual(returned);
    expect(one.game.viewEvents(one.events, 1)).toContainEqual({ ...returned, secret: { seats: 2, card: 'jetpack' } });
  });

  test('SNL-15.2 Villain’s Hat: what a player could discard, until it is discarded', () => {
    const robbed = (...hand: string[]): Drawn =>
      scene(TABLE, { play: 'villains-hat', factions: ['cowboys', 'ninja'], hands: [[], hand] });

    // Nobody on the field: there is only the one effect to choose.
    const [one, other] = [robbed('mine', 'rocket'), robbed('sword', 'jetpack')];
    expect(asked(one)).toEqual(['2 discard-arsenal']);
    expectSecret(one, other, 1);
    const after = act(one, { type: 'discard-arsenal', seat: 1, card: 'mine' });
    expect(after.game.viewEvents(after.events, 0)[0]).toEqual({
      type: 'discarded',
      reveals: true,
      seat: 1,
      slot: 0,
      card: 'mine',
      why: 'effect',
    });
    expect(held(after, 1)).toEqual(['rocket']);
  });

  test('SNL-15.2 Dig: a card drawn in the action phase', () => {
    const dug = (card: string): Drawn =>
      act(scene(TABLE, { play: 'crawl-dig', luck: [card] }), { type: 'choose-half', seat: 0, action: 'dig' });

    expectSecret(dug('rocket'), dug('mine'), 0);
    expect(dug('rocket').game.viewEvents(dug('rocket').events, 1)).toContainEqual({ type: 'drew', seat: 0, count: 1 });
  });

  test('SNL-15.2 clean-up: what was kept in hand stays unseen, whatever is turned up', () => {
    const over = (card: string): Drawn =>
      scene(TABLE, {
        phase: 'clean-up',
        round: 6,
        steps: [{ do: 'clean-up' }],
        plans: [['crawl-dig', 'grenade']],
        hands: [[card]],
        resolved: [1, 5],
      });

    expectSecret(over('rocket'), over('mine'), 0);
  });
});

/** The kinds of decisions as the rules list them. */
function tableOfDecisions(): { readonly kind: string; readonly decline: 'may' | 'never' }[] {
  const text = readFileSync('docs/rules/snails.md', 'utf8');
  const rows = text.slice(text.indexOf('## Decisions'), text.indexOf('- `SNL-15.1`')).split('\n');
  return rows
    .filter((row) => row.startsWith('| `'))
    .flatMap((row) => {
      const [, ids = '', , , , decline = ''] = row.split('|');
      return [...ids.matchAll(/`([a-z-]+)`/g)].map(([, kind = '']) => ({
        kind,
        decline: decline.trim() === 'yes' ? ('may' as const) : ('never' as const),
      }));
    });
}

/** The default pack with only these red cards, and no purple ones. */
function only(copies: Readonly<Record<string, number>>): Pack {
  const red = Object.entries(copies).map(([id, count]) => [id, { ...defaultPack.red[id], copies: count } as RedCard]);
  return { ...defaultPack, red: Object.fromEntries(red), purple: {} };
}
