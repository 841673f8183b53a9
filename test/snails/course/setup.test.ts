import { describe, expect, test } from 'vitest';
import { ARCHIPELAGO } from '../../../src/games/snails/board/layouts/archipelago.ts';
import { TWIN_ISLETS } from '../../../src/games/snails/board/layouts/twin-islets.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { FACTIONS, type PurpleCard, type RedCard } from '../../../src/games/snails/cards/vocabulary.ts';
import { snails } from '../../../src/games/snails/game.ts';
import type { SnailsAction } from '../../../src/games/snails/index.ts';
import { only } from '../../../src/kernel/index.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { discarded, held, opening } from '../kit/opening.ts';
import { act, asked, type Drawn, handleOf, options, refusal } from '../kit/scene.ts';

const DUEL = { players: [{ faction: 'ninja' }, { faction: 'zombies' }], firstPlayer: 0 } as const;
const TRIO = {
  players: [{ faction: 'ninja' }, { faction: 'zombies' }, { faction: 'pirates' }],
  firstPlayer: 1,
} as const;

const keep = (seat: number): SnailsAction => ({ type: 'mulligan', seat, decline: true });
const redraw = (seat: number): SnailsAction => ({ type: 'mulligan', seat });
const give = (seat: number, card: string): SnailsAction => ({ type: 'keep-cards', seat, card });
const place = (seat: number, snail: string, field: string): SnailsAction => ({
  type: 'place-snail',
  seat,
  snail: handleOf(snail),
  field,
});

describe('the table', () => {
  test('SNL-2.1 fields I get a beach, II a meadow on it, III a mountain on both; no tile shows its back', () => {
    const { state } = opening(DUEL, ['rocket', 'rocket', 'rocket']);

    expect(state.levels).toEqual(ARCHIPELAGO.map(({ stack }) => stack.length));
    expect(ARCHIPELAGO.map(({ stack }) => stack.join(' ')).filter((stack) => stack !== '')).toEqual([
      'beach',
      'beach',
      ...['beach meadow mountain', 'beach meadow', 'beach meadow mountain'],
      ...['beach meadow', 'beach meadow'],
      ...['beach meadow', 'beach meadow mountain', 'beach meadow mountain', 'beach meadow'],
      ...['beach meadow', 'beach meadow'],
      ...['beach meadow', 'beach meadow mountain', 'beach', 'beach meadow mountain', 'beach meadow'],
      ...['beach', 'beach'],
    ]);
    expect(state.removed).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(state.damage.every((damage) => damage === 0)).toBe(true);
  });

  test('SNL-2.2 the contamination marker starts on the lowest space', () => {
    const { game, state } = opening(DUEL, ['rocket', 'rocket', 'rocket'], { contamination: [10, 15] });

    expect([state.contamination, game.printed(state).track[state.contamination]]).toEqual([0, 10]);
  });

  test('SNL-2.3 a face-down deck of 84, an empty discard pile', () => {
    const before = opening({ players: 2, factions: 'draft', firstPlayer: 0 });

    expect(before.game.view(before.state, 0).deck).toEqual({ top: [], rest: 84, bottom: [] });
    expect(discarded(before)).toEqual([]);
  });

  test('SNL-2.4 a first player is drawn at random, every one as likely', () => {
    const { state, events } = opening(
      { players: [{ faction: 'ninja' }, { faction: 'zombies' }, { faction: 'pirates' }], firstPlayer: 'random' },
      ['first 3', 'rocket', 'rocket', 'rocket'],
    );
    expect(state.firstPlayer).toBe(2);
    expect(events[0]).toEqual({ type: 'first-player', seat: 2 });

    const firsts = Array.from({ length: 400 }, (_, seed) => snails.setup({ players: 4 }, `${seed}`).firstPlayer);
    const times = [0, 1, 2, 3].map((seat) => firsts.filter((first) => first === seat).length);
    for (const count of times) expect(Math.abs(count - 100)).toBeLessThan(40);
  });

  test('SNL-2.4 or chosen', () => {
    for (const firstPlayer of [0, 1, 2]) {
      const { state, events } = opening({ ...TRIO, firstPlayer }, ['rocket', 'rocket', 'rocket']);

      expect(state.firstPlayer).toBe(firstPlayer);
      expect(events[0]).toEqual({ type: 'first-player', seat: firstPlayer });
    }
  });
});

describe('factions', () => {
  test('SNL-2.5 from the first player clockwise each player chooses a faction not taken yet', () => {
    const before = opening({ players: 3, factions: 'draft', firstPlayer: 2 });
    expect(asked(before)).toEqual(['3 choose-faction']);
    expect(options(before)).toEqual(FACTIONS.map((faction) => ({ faction })));

    const second = act(before, { type: 'choose-faction', seat: 2, faction: 'ninja' });
    expect(asked(second)).toEqual(['1 choose-faction']);
    expect(options(second)).toEqual(
      ['amazons', 'barbarians', 'cowboys', 'pirates', 'zombies'].map((faction) => ({ faction })),
    );
    expect(refusal(second, { type: 'choose-faction', seat: 0, faction: 'ninja' })).toEqual({
      code: 'faction/taken',
      rule: 'SNL-2.5',
      facts: { faction: 'ninja', left: ['amazons', 'barbarians', 'cowboys', 'pirates', 'zombies'] },
    });

    const third = act(second, { type: 'choose-faction', seat: 0, faction: 'amazons' });
    expect(asked(third)).toEqual(['2 choose-faction']);
    expect(third.events).toEqual([{ type: 'faction-taken', seat: 0, faction: 'amazons', card: 'hunting-bow' }]);
    expect(third.state.factions).toEqual([FACTIONS.indexOf('amazons'), -1, FACTIONS.indexOf('ninja')]);
  });

  test('SNL-2.5 those who have a faction do not choose', () => {
    const before = opening({ players: [{}, { faction: 'ninja' }, {}], factions: 'draft', firstPlayer: 1 });

    expect(asked(before)).toEqual(['3 choose-faction']);
    expect(options(before)).not.toContainEqual({ faction: 'ninja' });
    expect(before.events).toEqual([
      { type: 'first-player', seat: 1 },
      { type: 'faction-taken', seat: 1, faction: 'ninja', card: 'kunai' },
    ]);
  });

  test('SNL-2.5 or factions are dealt at random, from the first player clockwise', () => {
    const { state, events } = opening({ players: 3, firstPlayer: 1 }, [
      ...['faction cowboys', 'faction zombies', 'faction amazons'],
      ...['rocket', 'rocket', 'rocket'],
    ]);

    expect(state.factions.map((faction) => FACTIONS[faction])).toEqual(['amazons', 'cowboys', 'zombies']);
    expect(events.slice(0, 4)).toEqual([
      { type: 'first-player', seat: 1 },
      { type: 'faction-taken', seat: 1, faction: 'cowboys', card: 'villains-hat' },
      { type: 'faction-taken', seat: 2, faction: 'zombies', card: 'infectious-bite' },
      { type: 'faction-taken', seat: 0, faction: 'amazons', card: 'hunting-bow' },
    ]);
    scriptUsedUp(state);
  });

  test('SNL-2.5 given factions are taken as they are', () => {
    const { state } = opening({ ...TRIO, factions: 'given' }, ['rocket', 'rocket', 'rocket']);

    expect(state.factions.map((faction) => FACTIONS[faction])).toEqual(['ninja', 'zombies', 'pirates']);
  });
});

describe('the opening hand', () => {
  test('SNL-2.6 the faction card is not in hand, and cannot be played', () => {
    const { game, state } = placed(DUEL);
    const planning = act(
      { game, state },
      { type: 'declare-active', seat: 0, snail: handleOf('1a') },
      { type: 'declare-passive', seat: 0, snail: handleOf('1s') },
    );

    expect(state.factionCards).toEqual([0, 0]);
    expect(refusal(planning, { type: 'plan-card', seat: 0, card: 'kunai' })).toMatchObject({
      code: 'card/not-in-hand',
      facts: { card: 'kunai' },
    });
  });

  test('SNL-2.7 from the first player clockwise: the first player draws 3 arsenal cards, everybody else 4', () => {
    const first = opening(TRIO, [
      ...['rocket', 'grenade', 'mine'],
      ...['sword', 'sword', 'drill', 'drill'],
      ...['gatling', 'gatling', 'gatling', 'jetpack'],
    ]);
    expect(asked(first)).toEqual(['2 mulligan']);
    expect(held(first, 1)).toEqual(['rocket', 'grenade', 'mine']);
    expect([held(first, 0), held(first, 2)]).toEqual([[], []]);

    const second = act(first, keep(1));
    expect(asked(second)).toEqual(['3 mulligan']);
    expect(second.events).toEqual([
      { type: 'hand-kept', reveals: true, seat: 1 },
      {
        type: 'drew',
        seat: 2,
        count: 4,
        secret: { seats: only(2), cards: ['sword', 'sword', 'drill', 'drill'] },
      },
    ]);

    const third = act(second, keep(2));
    expect(asked(third)).toEqual(['1 mulligan']);
    expect([0, 1, 2].map((seat) => held(third, seat).length)).toEqual([4, 3, 4]);
    scriptUsedUp(third.state);
  });

  test('SNL-2.8 no red card: shown to all, set aside, as many drawn again, then shuffled into the deck', () => {
    const before = opening(DUEL, [
      'mine',
      'jetpack',
      'mine',
      'rocket',
      'mine',
      'vacuum',
      'sword',
      'drill',
      'drill',
      'mine',
    ]);
    expect(options(before)).toEqual([{}, { decline: true }]);

    // Two of three mines are set aside; the third is drawn.
    const after = act(before, redraw(0));
    expect(after.events.slice(0, 2)).toEqual([
      { type: 'hand-shown', reveals: true, seat: 0, cards: ['jetpack', 'mine', 'mine'] },
      { type: 'drew', seat: 0, count: 3, secret: { seats: only(0), cards: ['rocket', 'mine', 'vacuum'] } },
    ]);
    expect(held(after, 0)).toEqual(['rocket', 'vacuum', 'mine']);
    // In the deck again: the next player can draw one of them.
    expect(held(after, 1)).toEqual(['sword', 'drill', 'drill', 'mine']);
    expect(discarded(after)).toEqual([]);
    expect(after.game.view(after.state, 'spectator').deck.rest).toBe(84 - 3 - 4);
    scriptUsedUp(after.state);
  });

  test('SNL-2.8 cards that are set aside cannot be drawn again', () => {
    const before = opening(DUEL, ['mine', 'mine', 'mine', 'mine']);

    // All three mines of the deck lie aside.
    expect(() => act(before, redraw(0))).toThrow("cannot come up in this draw from 'deck'");
  });

  test('SNL-2.8 a hand with a red card is kept', () => {
    const before = opening(DUEL, ['mine', 'jetpack', 'sword']);

    expect(asked(before)).toEqual(['1 mulligan']);
    expect(options(before)).toEqual([{ decline: true }]);
    expect(refusal(before, redraw(0))).toEqual({
      code: 'mulligan/has-red',
      rule: 'SNL-2.8',
      facts: { red: ['sword'] },
    });
  });

  test('SNL-2.8 it may be kept without a red card, too', () => {
    const before = opening(DUEL, ['mine', 'jetpack', 'mine', 'rocket', 'rocket', 'rocket', 'rocket']);

    const after = act(before, keep(0));

    expect(held(after, 0)).toEqual(['jetpack', 'mine', 'mine']);
    expect(after.events[0]).toEqual({ type: 'hand-kept', reveals: true, seat: 0 });
  });

  test('SNL-2.9 each player may draw again once', () => {
    const before = opening(DUEL, [
      ...['mine', 'mine', 'mine'],
      ...['jetpack', 'jetpack', 'jetpack'],
      ...['mine', 'mine', 'mine', 'jetpack'],
      ...['vacuum', 'vacuum', 'dynamite', 'dynamite'],
    ]);

    const second = act(before, redraw(0));
    // No red card again, and still it is the next player's turn, who has the same right.
    expect(held(second, 0)).toEqual(['jetpack', 'jetpack', 'jetpack']);
    expect(asked(second)).toEqual(['2 mulligan']);

    const after = act(second, redraw(1));
    expect(held(after, 1)).toEqual(['vacuum', 'vacuum', 'dynamite', 'dynamite']);
    expect(asked(after)).toEqual(['1 place-snail']);
    scriptUsedUp(after.state);
  });

  test('SNL-2.10 advanced opening: each draws 5, keeps 3 (first player) or 4 (others), and discards the rest', () => {
    const before = opening({ ...DUEL, firstPlayer: 1, opening: 'advanced' }, [
      ...['rocket', 'rocket', 'grenade', 'mine', 'sword'],
      ...['drill', 'drill', 'gatling', 'gatling', 'jetpack'],
    ]);
    expect(held(before, 1)).toEqual(['rocket', 'rocket', 'grenade', 'sword', 'mine']);

    const kept = act(before, keep(1));
    expect(asked(kept)).toEqual(['2 keep-cards']);
    expect(options(kept)).toEqual(['rocket', 'grenade', 'sword', 'mine'].map((card) => ({ card })));
    expect(refusal(kept, give(1, 'crawl-dig'))).toEqual({
      code: 'card/basic',
      rule: 'SNL-4.3',
      facts: { card: 'crawl-dig' },
    });
    expect(refusal(kept, give(1, 'drill'))).toMatchObject({ code: 'card/not-in-hand', rule: 'SNL-2.10' });

    const one = act(kept, give(1, 'rocket'));
    expect(asked(one)).toEqual(['2 keep-cards']);
    expect(one.events).toEqual([
      { type: 'discarded', reveals: true, seat: 1, slot: 0, card: 'rocket', why: 'opening' },
    ]);

    const next = act(one, give(1, 'rocket'));
    expect(held(next, 1)).toEqual(['grenade', 'sword', 'mine']);
    expect(asked(next)).toEqual(['1 mulligan']);
    expect(held(next, 0)).toHaveLength(5);

    const after = act(next, keep(0), give(0, 'jetpack'));
    expect(held(after, 0)).toEqual(['gatling', 'gatling', 'drill', 'drill']);
    expect(discarded(after)).toEqual(['rocket', 'rocket', 'jetpack']);
    expect(asked(after)).toEqual(['2 place-snail']);
    scriptUsedUp(after.state);
  });

  test('SNL-2.10 the standard opening asks nobody to discard', () => {
    const after = act(
      opening(DUEL, ['rocket', 'rocket', 'grenade', 'rocket', 'sword', 'mine', 'mine']),
      keep(0),
      keep(1),
    );

    expect(asked(after)).toEqual(['1 place-snail']);
    expect(discarded(after)).toEqual([]);
  });

  test('SNL-2.11 with the advanced opening the mulligan applies to the five cards drawn, before choosing', () => {
    const before = opening({ ...DUEL, opening: 'advanced' }, [
      ...['mine', 'mine', 'mine', 'jetpack', 'vacuum'],
      ...['jetpack', 'jetpack', 'jetpack', 'dynamite', 'sword'],
    ]);
    expect(asked(before)).toEqual(['1 mulligan']);

    const after = act(before, redraw(0));
    expect(after.events).toEqual([
      { type: 'hand-shown', reveals: true, seat: 0, cards: ['vacuum', 'jetpack', 'mine', 'mine', 'mine'] },
      {
        type: 'drew',
        seat: 0,
        count: 5,
        secret: { seats: only(0), cards: ['jetpack', 'jetpack', 'jetpack', 'dynamite', 'sword'] },
      },
    ]);
    expect(asked(after)).toEqual(['1 keep-cards']);
    scriptUsedUp(after.state);
  });

  test('SNL-2.11 one red card among the five is enough to have to keep them', () => {
    const before = opening({ ...DUEL, opening: 'advanced' }, ['mine', 'mine', 'mine', 'jetpack', 'sword']);

    expect(options(before)).toEqual([{ decline: true }]);
  });

  test('SNL-2.17 where the deck has fewer cards than are to be drawn, as many are drawn as there are', () => {
    const pack = packOf({ sword: 1 }, { mine: 4 });
    const before = opening(DUEL, ['sword', 'mine', 'mine', 'mine', 'mine'], { pack });
    expect(held(before, 0)).toEqual(['sword', 'mine', 'mine']);

    const second = act(before, keep(0));
    expect(second.events[1]).toEqual({
      type: 'drew',
      seat: 1,
      count: 2,
      secret: { seats: only(1), cards: ['mine', 'mine'] },
    });
    expect(second.game.view(second.state, 1).deck.rest).toBe(0);
    scriptUsedUp(second.state);
  });

  test('SNL-2.17 a redraw never counts the cards set aside', () => {
    const pack = packOf({ sword: 1 }, { mine: 5 });
    const before = opening(DUEL, ['sword', 'mine', 'mine', 'mine', 'mine', 'mine'], { pack });

    // The deck is empty once the second player has drawn 3 of 4; the 3 set aside do not come back at once.
    const after = act(before, keep(0), redraw(1));

    expect(after.events).toEqual([
      { type: 'hand-kept', reveals: true, seat: 0 },
      { type: 'drew', seat: 1, count: 3, secret: { seats: only(1), cards: ['mine', 'mine', 'mine'] } },
      { type: 'hand-shown', reveals: true, seat: 1, cards: ['mine', 'mine', 'mine'] },
    ]);
    expect(held(after, 1)).toEqual([]);
    expect(after.game.view(after.state, 1).deck.rest).toBe(3);
    expect(asked(after)).toEqual(['1 place-snail']);
    scriptUsedUp(after.state);
  });
});

describe('placing the snails', () => {
  test('SNL-2.12 from the first player clockwise, each player puts one snail on the board at a time', () => {
    let now = dealt(TRIO);
    const order: (string | undefined)[] = [];
    const fields = ['3,-3', '0,-3', '-1,2', '0,3', '-3,3', '1,-2', '2,-1', '-1,-1', '2,0', '-2,0', '1,1', '-2,1'];
    for (const field of fields) {
      order.push(...asked(now));
      const seat = now.game.pending(now.state)[0]?.seat ?? -1;
      const [snail] = now.state.places.flatMap((at, each) =>
        at === -1 && Math.floor(each / 4) === seat ? [each] : [],
      );
      now = act(now, { type: 'place-snail', seat, snail: snail ?? -1, field });
      expect(now.events[0]).toEqual({ type: 'snail-placed', snail, field });
    }

    const round = ['2 place-snail', '3 place-snail', '1 place-snail'];
    expect(order).toEqual([...round, ...round, ...round, ...round]);
    expect(asked(now)).toEqual(['1 declare-active', '2 declare-active', '3 declare-active']);
    expect(now.state.places).not.toContain(-1);
  });

  test('SNL-2.12 one of their own snails that is not on the board yet', () => {
    const before = dealt(DUEL);
    expect(refusal(before, place(0, '2a', '3,-3'))).toEqual({
      code: 'snail/not-yours',
      rule: 'SNL-2.12',
      facts: { snails: [0, 1, 2, 3] },
    });

    const after = act(before, place(0, '1s', '3,-3'), place(1, '2c', '3,-3'));
    expect(refusal(after, place(0, '1s', '0,-3'))).toEqual({
      code: 'place/on-board',
      rule: 'SNL-2.12',
      facts: { snails: [0, 1, 3] },
    });
    const offered = new Set(options(after).map((option) => (option as { snail: number }).snail));
    expect([...offered]).toEqual([0, 1, 3]);
  });

  test('SNL-2.13 never on water', () => {
    const before = dealt(DUEL);

    expect(refusal(before, place(0, '1a', '0,0'))).toEqual({
      code: 'place/on-water',
      rule: 'SNL-2.13',
      facts: { field: '0,0' },
    });
    // On every field with a tile, mountains included, with each of four snails.
    const land = ARCHIPELAGO.filter(({ stack }) => stack.length > 0).map(({ field }) => field);
    expect(options(before)).toEqual([0, 1, 2, 3].flatMap((snail) => land.map((field) => ({ snail, field }))));
  });

  test('SNL-2.13 at most one of a player’s snails on mountains in all', () => {
    const before = act(dealt(DUEL), place(0, '1a', '1,0'));

    // The other player may still go up, to the same mountain even.
    expect(options(before)).toContainEqual({ snail: handleOf('2a'), field: '1,0' });
    const after = act(before, place(1, '2a', '3,-3'));
    const mountains = ARCHIPELAGO.filter(({ stack }) => stack.length === 3).map(({ field }) => field);
    expect(mountains).toHaveLength(6);
    for (const field of mountains) {
      expect(refusal(after, place(0, '1s', field))).toEqual({
        code: 'place/second-mountain',
        rule: 'SNL-2.13',
        facts: { field },
      });
    }
    const low = ARCHIPELAGO.filter(({ stack }) => stack.length === 1 || stack.length === 2).map(({ field }) => field);
    expect(options(after)).toEqual([0, 2, 3].flatMap((snail) => low.map((field) => ({ snail, field }))));
  });

  test('SNL-2.13 at most 3 snails on a tile', () => {
    const three = act(dealt(DUEL), place(0, '1a', '3,-3'), place(1, '2a', '3,-3'), place(0, '1s', '3,-3'));

    expect(refusal(three, place(1, '2s', '3,-3'))).toEqual({
      code: 'place/full',
      rule: 'SNL-2.13',
      facts: { field: '3,-3', most: 3 },
    });
    expect(options(three)).not.toContainEqual({ snail: handleOf('2s'), field: '3,-3' });
  });

  test('SNL-2.14 + SNL-2.15 on another board: four squads find a place, however badly they are placed', () => {
    let now = dealt({ players: FACTIONS.slice(0, 4).map((faction) => ({ faction })), firstPlayer: 0 }, TWIN_ISLETS);

    // Everybody crowds the low land and leaves the two mountains for last.
    while (now.game.pending(now.state)[0]?.kind === 'place-snail') {
      const offered = [...now.game.legalActions(now.state)] as Extract<SnailsAction, { type: 'place-snail' }>[];
      const height = ({ field }: { field: string }): number =>
        TWIN_ISLETS.find((each) => each.field === field)?.stack.length ?? 0;
      const [lowest] = [...offered].sort((one, other) => height(one) - height(other));
      now = act(now, lowest as SnailsAction);
    }

    expect(now.state.phase).toBe('planning');
    expect(now.state.places).not.toContain(-1);
  });
});

/** A game whose hands have been dealt, all of them with a red card. */
function dealt(config: Parameters<typeof opening>[0], layout = ARCHIPELAGO): Drawn {
  const seats = (config.players as readonly object[]).length;
  const luck = Array.from({ length: seats }, (_, nth) =>
    Array.from({ length: nth === 0 ? 3 : 4 }, () => RED[nth] ?? ''),
  );
  let now = opening(config, luck.flat(), { layout });
  while (now.game.pending(now.state)[0]?.kind === 'mulligan')
    now = act(now, keep(now.game.pending(now.state)[0]?.seat ?? 0));
  return now;
}

const RED = ['rocket', 'grenade', 'gatling', 'cocktail'];

/** A game whose snails have been placed. */
function placed(config: Parameters<typeof opening>[0]): Drawn {
  let now = dealt(config);
  while (now.state.phase === 'setup') {
    const [action] = now.game.legalActions(now.state);
    now = act(now, action as SnailsAction);
  }
  return now;
}

/** The default pack with so many copies of these arsenal cards, and of no others. */
function packOf(red: Readonly<Record<string, number>>, purple: Readonly<Record<string, number>>) {
  const copied = <Card>(deck: Readonly<Record<string, Card>>, copies: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(copies).map(([id, count]) => [id, { ...(deck[id] as Card), copies: count }]));
  return {
    ...defaultPack,
    red: copied<RedCard>(defaultPack.red, red),
    purple: copied<PurpleCard>(defaultPack.purple, purple),
  };
}
