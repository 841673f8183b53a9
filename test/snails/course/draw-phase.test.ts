import { describe, expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import type { SnailsAction, SnailsEvent } from '../../../src/games/snails/index.ts';
import { only } from '../../../src/kernel/index.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { discarded, held } from '../kit/opening.ts';
import { act, asked, type Drawn, options, refusal, type Setting, scene } from '../kit/scene.ts';

const TABLE = `
  0,0  beach  1a 1s
  2,0  beach  2a 2s`;
const TABLE_FOR_THREE = `${TABLE}
  0,2  beach  3a 3s`;

/** A draw phase from its beginning. */
function drawPhase(drawing: string, setting: Setting = {}): Drawn {
  return scene(drawing, { phase: 'draw', steps: [{ do: 'round' }], ...setting });
}

/** The end of a round, and whatever follows it. */
function roundEnd(drawing: string, setting: Setting = {}): Drawn {
  return scene(drawing, { phase: 'clean-up', steps: [{ do: 'clean-up' }], ...setting });
}

const done = (seat: number): SnailsAction => ({ type: 'exchange', seat, decline: true });
const swap = (seat: number, card: string, other: string): SnailsAction => ({
  type: 'exchange',
  seat,
  cards: [card, other],
});
const take = (seat: number): SnailsAction => ({ type: 'take-faction-card', seat });
const give = (seat: number, card: string): SnailsAction => ({ type: 'discard-excess', seat, card });
const drew = (seat: number, ...cards: string[]): SnailsEvent => ({
  type: 'drew',
  seat,
  count: cards.length,
  secret: { seats: only(seat), cards },
});
const PLANNING = ['1 declare-active', '2 declare-active'];

describe('drawing', () => {
  test('SNL-3.1 the draw phase of round 1 is skipped', () => {
    const first = drawPhase(TABLE, { round: 0 });

    expect(first.events).toEqual([
      { type: 'round-began', round: 1, first: 0 },
      { type: 'phase-began', phase: 'planning' },
    ]);
    expect(asked(first)).toEqual(PLANNING);
  });

  test('SNL-3.2 from the first player clockwise each player draws 1 arsenal card', () => {
    const after = drawPhase(TABLE_FOR_THREE, { first: 2, luck: ['mine', 'rocket', 'sword'] });

    expect(after.events).toEqual([
      { type: 'round-began', round: 2, first: 1 },
      { type: 'phase-began', phase: 'draw' },
      drew(1, 'mine'),
      drew(2, 'rocket'),
      drew(0, 'sword'),
      { type: 'phase-began', phase: 'planning' },
    ]);
    expect([0, 1, 2].map((seat) => held(after, seat))).toEqual([['sword'], ['mine'], ['rocket']]);
    scriptUsedUp(after.state);
  });

  test('SNL-3.2 who has no snail left draws nothing', () => {
    const after = drawPhase(TABLE, { players: 3, first: 2, luck: ['mine', 'rocket'] });

    expect(after.events.slice(2, 4)).toEqual([drew(1, 'mine'), drew(0, 'rocket')]);
    expect(held(after, 2)).toEqual([]);
  });

  test('SNL-3.8 each player completes the phase before the next player starts', () => {
    const before = drawPhase(TABLE, {
      hands: [
        ['sword', 'sword', 'hammer', 'hammer', 'drill'],
        ['mine', 'mine'],
      ],
      losses: [1, 1],
      luck: ['rocket', 'grenade', 'gatling'],
    });
    expect(asked(before)).toEqual(['1 exchange']);
    expect(held(before, 1)).toEqual(['mine', 'mine']);

    const exchanged = act(before, swap(0, 'sword', 'hammer'), done(0));
    expect(asked(exchanged)).toEqual(['1 take-faction-card']);
    const taken = act(exchanged, take(0));
    expect(asked(taken)).toEqual(['1 discard-excess']);
    expect(held(taken, 1)).toEqual(['mine', 'mine']);

    const next = act(taken, give(0, 'drill'));
    expect(asked(next)).toEqual(['2 exchange']);
    expect(held(next, 1)).toEqual(['gatling', 'mine', 'mine']);
    scriptUsedUp(next.state);
  });
});

describe('exchanging', () => {
  test('SNL-3.3 any two arsenal cards: each pair once, a card with itself where there are two', () => {
    const before = drawPhase(TABLE, {
      hands: [['sword', 'sword', 'mine', 'blades-of-doom']],
      luck: ['rocket'],
    });

    expect(asked(before)).toEqual(['1 exchange']);
    expect(options(before)).toEqual([
      { cards: ['rocket', 'sword'] },
      { cards: ['rocket', 'mine'] },
      { cards: ['sword', 'sword'] },
      { cards: ['sword', 'mine'] },
      { decline: true },
    ]);
  });

  test('SNL-3.3 two are discarded to draw one, any number of times', () => {
    const before = drawPhase(TABLE, {
      hands: [['sword', 'sword', 'mine', 'drill']],
      luck: ['rocket', 'grenade', 'gatling', 'cocktail', 'jetpack', 'vacuum'],
    });

    const once = act(before, swap(0, 'rocket', 'mine'));
    expect(once.events).toEqual([
      { type: 'discarded', reveals: true, seat: 0, slot: 0, card: 'rocket', why: 'exchange' },
      { type: 'discarded', reveals: true, seat: 0, slot: 0, card: 'mine', why: 'exchange' },
      drew(0, 'grenade'),
    ]);
    expect(asked(once)).toEqual(['1 exchange']);

    const often = act(once, swap(0, 'sword', 'sword'), swap(0, 'grenade', 'gatling'));
    expect(held(often, 0)).toEqual(['cocktail', 'drill']);
    expect(asked(often)).toEqual(['1 exchange']);

    // With one card left there is nothing to exchange.
    const last = act(often, swap(0, 'cocktail', 'drill'));
    expect(held(last, 0)).toEqual(['jetpack']);
    expect(discarded(last)).toEqual(['rocket', 'grenade', 'gatling', 'cocktail', 'sword', 'sword', 'drill', 'mine']);
    expect(held(last, 1)).toEqual(['vacuum']);
    expect(asked(last)).toEqual(PLANNING);
    scriptUsedUp(last.state);
  });

  test('SNL-3.3 or none', () => {
    const before = drawPhase(TABLE, { hands: [['sword']], luck: ['rocket', 'vacuum'] });

    const after = act(before, done(0));

    expect(after.events[0]).toEqual({ type: 'exchange-ended', reveals: true, seat: 0 });
    expect(held(after, 0)).toEqual(['rocket', 'sword']);
    expect(discarded(after)).toEqual([]);
  });

  test('SNL-3.3 not basic cards, not the faction card, not cards of others, not one card twice', () => {
    const before = drawPhase(TABLE, {
      hands: [['sword', 'mine', 'blades-of-doom'], ['jetpack']],
      luck: ['rocket'],
    });
    const code = (card: string, other: string) => {
      const found = refusal(before, swap(0, card, other));
      return [found?.code, found?.rule];
    };

    expect(code('sword', 'crawl-dig')).toEqual(['card/basic', 'SNL-4.3']);
    expect(code('sword', 'blades-of-doom')).toEqual(['card/not-arsenal', 'SNL-3.3']);
    expect(code('sword', 'jetpack')).toEqual(['card/not-in-hand', 'SNL-3.3']);
    expect(code('sword', 'sword')).toEqual(['card/not-in-hand', 'SNL-3.3']);
    expect(code('sword', 'mine')).toEqual([undefined, undefined]);
  });

  test('SNL-3.3 the two cards may be named in any order', () => {
    const before = drawPhase(TABLE, { hands: [['sword', 'mine']], luck: ['rocket', 'grenade'] });
    const apply = (card: string, other: string) => before.game.apply(before.state, swap(0, card, other));

    expect(apply('mine', 'sword')).toEqual(apply('sword', 'mine'));
    expect(apply('mine', 'sword')).toMatchObject({ ok: true, action: swap(0, 'sword', 'mine') });
  });

  test('SNL-3.3 with fewer than two arsenal cards nothing is asked', () => {
    const after = drawPhase(TABLE, { hands: [['blades-of-doom'], []], luck: ['rocket', 'mine'] });

    expect(asked(after)).toEqual(PLANNING);
    scriptUsedUp(after.state);
  });
});

describe('the faction card', () => {
  test('SNL-3.4 a player who lost a snail in the previous round may take it', () => {
    const before = drawPhase(TABLE, { losses: [0, 1], luck: ['rocket', 'mine'] });
    expect(asked(before)).toEqual(['2 take-faction-card']);
    expect(options(before)).toEqual([{}, { decline: true }]);

    const taken = act(before, take(1));
    expect(taken.events).toEqual([
      { type: 'faction-card-taken', seat: 1, card: 'infectious-bite' },
      { type: 'phase-began', phase: 'planning' },
    ]);
    expect(held(taken, 1)).toEqual(['mine', 'infectious-bite']);
    expect(taken.state.factionCards).toEqual([0, 1]);

    const left = act(before, { type: 'take-faction-card', seat: 1, decline: true });
    expect(held(left, 1)).toEqual(['mine']);
    expect(left.state.factionCards).toEqual([0, 0]);
  });

  test('SNL-3.4 not if it is in hand already', () => {
    const after = drawPhase(TABLE, { losses: [1, 0], hands: [['blades-of-doom']], luck: ['rocket', 'mine'] });

    expect(asked(after)).toEqual(PLANNING);
    expect(held(after, 0)).toEqual(['rocket', 'blades-of-doom']);
  });

  test('SNL-3.4 a loss counts for one draw phase', () => {
    const before = drawPhase(TABLE, { losses: [1, 0], luck: ['rocket', 'mine'] });
    const left = act(before, { type: 'take-faction-card', seat: 0, decline: true });

    expect(left.state.phase).toBe('planning');
    expect(left.state.losses).toEqual([0, 0]);
  });

  test('SNL-3.7 + SNL-3.33 a faction card in hand that was not laid stays in hand', () => {
    const before = roundEnd(TABLE, {
      hands: [['blades-of-doom']],
      plans: [[], ['infectious-bite', 'crawl-punch', 'crawl-dig', 'crawl-shell', 'swap-aim']],
      luck: ['rocket', 'mine'],
    });

    // The one that was kept back, not the one that was laid and never revealed.
    expect(asked(before)).toEqual(PLANNING);
    expect(held(before, 0)).toEqual(['mine', 'blades-of-doom']);
    expect(held(before, 1)).toEqual(['rocket']);
    expect(before.state.factionCards).toEqual([1, 0]);
    scriptUsedUp(before.state);
  });

  test('SNL-3.9 snails lost in clean-up of a round count as lost in that round', () => {
    const before = roundEnd(
      `0,0  water  1a:5
       1,0  beach  1s
       2,0  beach  2a 2s`,
      { luck: ['rocket', 'mine'] },
    );

    expect(before.events).toContainEqual({ type: 'eliminated', reveals: true, snail: 1, token: 'active' });
    expect(asked(before)).toEqual(['1 take-faction-card']);
    scriptUsedUp(before.state);
  });
});

describe('the hand limit', () => {
  test('SNL-3.5 five others than basic cards, arsenal and faction together; the player chooses what goes', () => {
    const before = drawPhase(TABLE, {
      hands: [['sword', 'sword', 'hammer', 'mine', 'blades-of-doom'], []],
      luck: ['rocket', 'drill'],
    });
    const full = act(before, done(0));
    expect(asked(full)).toEqual(['1 discard-excess']);
    expect(options(full)).toEqual(['rocket', 'sword', 'hammer', 'mine', 'blades-of-doom'].map((card) => ({ card })));
    expect(refusal(full, give(0, 'swap-aim'))).toEqual({
      code: 'card/basic',
      rule: 'SNL-4.3',
      facts: { card: 'swap-aim' },
    });
    expect(refusal(full, give(0, 'jetpack'))).toMatchObject({ code: 'card/not-in-hand', rule: 'SNL-3.5' });

    const after = act(full, give(0, 'sword'));
    expect(after.events[0]).toEqual({
      type: 'discarded',
      reveals: true,
      seat: 0,
      slot: 0,
      card: 'sword',
      why: 'hand-limit',
    });
    expect(held(after, 0)).toEqual(['rocket', 'sword', 'hammer', 'mine', 'blades-of-doom']);
    expect(discarded(after)).toEqual(['sword']);
    expect(asked(after)).toEqual(PLANNING);
    expect(after.state.hands[0]).toHaveLength(10);
    scriptUsedUp(after.state);
  });

  test('SNL-3.5 one card after the other until five are left', () => {
    const before = drawPhase(TABLE, {
      hands: [['sword', 'sword', 'hammer', 'mine', 'mine', 'mine', 'drill'], []],
      luck: ['rocket', 'jetpack'],
    });

    const after = act(before, done(0), give(0, 'mine'), give(0, 'mine'));
    expect(asked(after)).toEqual(['1 discard-excess']);
    expect(asked(act(after, give(0, 'mine')))).toEqual(PLANNING);
  });

  test('SNL-3.5 five are not too many', () => {
    const before = drawPhase(TABLE, { hands: [['sword', 'sword', 'hammer', 'mine'], []], luck: ['rocket', 'jetpack'] });

    expect(asked(act(before, done(0)))).toEqual(PLANNING);
  });

  test('SNL-3.6 a faction card given up goes back beside the board, not to the discard pile', () => {
    const setting = { hands: [['sword', 'sword', 'hammer', 'mine', 'blades-of-doom'], []], luck: ['rocket', 'drill'] };
    const full = act(drawPhase(TABLE, setting), done(0));

    const after = act(full, give(0, 'blades-of-doom'));

    expect(after.events[0]).toEqual({
      type: 'faction-card-returned',
      reveals: true,
      seat: 0,
      slot: 0,
      card: 'blades-of-doom',
    });
    expect(held(after, 0)).toEqual(['rocket', 'sword', 'sword', 'hammer', 'mine']);
    expect(discarded(after)).toEqual([]);
    expect(after.state.factionCards).toEqual([0, 0]);
    expect(asked(after)).toEqual(PLANNING);
  });

  test('SNL-3.6 it can be taken again only after a loss', () => {
    const cards = ['sword', 'sword', 'hammer', 'mine', 'mine'];
    const noLoss = act(drawPhase(TABLE, { hands: [cards, []], luck: ['rocket', 'drill'] }), done(0));
    expect(asked(noLoss)).toEqual(['1 discard-excess']);

    const loss = act(drawPhase(TABLE, { hands: [cards, []], losses: [1, 0], luck: ['rocket', 'drill'] }), done(0));
    expect(asked(loss)).toEqual(['1 take-faction-card']);
    // Taking it counts towards the limit: two are too many now.
    const taken = act(loss, take(0), give(0, 'mine'));
    expect(asked(taken)).toEqual(['1 discard-excess']);
  });

  test('SNL-3.38 during a round a hand may hold any number of cards', () => {
    const many = ['sword', 'sword', 'hammer', 'hammer', 'mine', 'mine', 'mine'];
    const before = scene(TABLE, { play: 'supply-drop', hands: [many, []], luck: ['rocket', 'rocket'] });

    expect(held(before, 0)).toHaveLength(9);
    expect(asked(before)).toEqual(['2 choose-half']);
  });

  test('SNL-3.38 nor does clean-up ask for it', () => {
    const many = ['sword', 'sword', 'hammer', 'hammer', 'mine', 'mine', 'mine'];
    const next = roundEnd(TABLE, { hands: [many, []], luck: ['rocket', 'grenade'] });

    expect(asked(next)).toEqual(['1 exchange']);
    expect(held(next, 0)).toHaveLength(8);
    expect(discarded(next)).toEqual([]);
    expect(asked(act(next, done(0)))).toEqual(['1 discard-excess']);
  });
});

describe('the deck', () => {
  test('SNL-3.10 when a card must be drawn and the deck is empty, the discard pile becomes the deck', () => {
    const after = drawPhase(TABLE, { deck: ['mine'], luck: ['mine', 'rocket'] });

    expect(after.events.slice(2, 5)).toEqual([
      drew(0, 'mine'),
      { type: 'deck-shuffled', cards: 83 },
      drew(1, 'rocket'),
    ]);
    expect(discarded(after)).toEqual([]);
    expect(after.game.view(after.state, 'spectator').deck.rest).toBe(82);
    scriptUsedUp(after.state);
  });

  test('SNL-3.10 not before: with the last card drawn the discard pile stays where it is', () => {
    const before = drawPhase(TABLE, { hands: [['sword']], deck: ['mine'], luck: ['mine'] });

    expect(asked(before)).toEqual(['1 exchange']);
    expect(before.game.view(before.state, 'spectator').deck.rest).toBe(0);
    expect(discarded(before)).toHaveLength(82);
  });

  test('SNL-3.10 in the middle of a draw, too: the cards just discarded can be drawn', () => {
    const before = drawPhase(TABLE, {
      pack: smallPack(2, 1),
      hands: [['sword', 'sword']],
      deck: ['mine'],
      luck: ['mine', 'sword', 'sword'],
    });

    const after = act(before, swap(0, 'sword', 'sword'));
    expect(after.events).toEqual([
      { type: 'discarded', reveals: true, seat: 0, slot: 0, card: 'sword', why: 'exchange' },
      { type: 'discarded', reveals: true, seat: 0, slot: 0, card: 'sword', why: 'exchange' },
      { type: 'deck-shuffled', cards: 2 },
      drew(0, 'sword'),
    ]);
    expect(held(after, 0)).toEqual(['sword', 'mine']);
  });

  test('SNL-3.10 if both are empty nothing is drawn', () => {
    const after = drawPhase(TABLE, { pack: smallPack(1, 1), hands: [['sword'], ['mine']] });

    expect(after.events).toEqual([
      { type: 'round-began', round: 2, first: 0 },
      { type: 'phase-began', phase: 'draw' },
      { type: 'phase-began', phase: 'planning' },
    ]);
    expect([held(after, 0), held(after, 1)]).toEqual([['sword'], ['mine']]);
  });
});

/** Only swords and mines. */
function smallPack(swords: number, mines: number) {
  const { sword } = defaultPack.red;
  const { mine } = defaultPack.purple;
  if (sword === undefined || mine === undefined) throw new Error('The pack has changed.');
  return { ...defaultPack, red: { sword: { ...sword, copies: swords } }, purple: { mine: { ...mine, copies: mines } } };
}
