import { expect, test } from 'vitest';
import { HUMANS, ZOMBIES, zombiaki, zombiakiBox } from '../../../src/games/zombiaki/index.ts';
import { createRandom } from '../../../src/kernel/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { expectBoard, passTurn, QUIET, sorted } from '../kit/board.ts';
import { act, asked, discards, effects, hand, options, refusal, scene, told, winner } from '../kit/scene.ts';

test('ZOM-3.1 + ZOM-3.2 + ZOM-3.3 + ZOM-4.7 turns alternate, zombies first: movement, draw, discard, play', () => {
  const { state } = zombiaki.begin({ players: 2 }, 'turns');
  expect(zombiaki.pending(state).map(({ seat, kind }) => [seat, kind])).toEqual([[ZOMBIES, 'discard']]);

  const human = passTurn(scene('2 . Z2 .', { turn: 'zombies', at: 'begin', decks: QUIET }));
  expect(told(human, 'turn-began').map(({ seat }) => seat)).toEqual([HUMANS]);
  const zombie = passTurn(human);
  expect(zombie.events.map(({ type }) => type)).toEqual(['turn-ended', 'turn-began', 'moved', 'drew', 'discarded']);
  expect(told(zombie, 'turn-began').map(({ seat, turn }) => [seat, turn])).toEqual([[ZOMBIES, 5]]);
});

test('ZOM-3.4 + ZOM-3.5 + ZOM-17.25 + ZOM-17.26 before movement a kept Not So Fast may be played, on several zombies if there are several', () => {
  const begin = (board: string, ...zombies: string[]) =>
    scene(board, { turn: 'zombies', at: 'begin', zombies, decks: QUIET });

  const two = begin('3 Z2 Z3 D1', 'not-so-fast', 'not-so-fast');
  expect(asked(two)).toBe('zombies hold');
  expect(sorted(options(two))).toEqual(['hold a3', 'hold b3', 'walk']);
  const held = pictured(act(two, 'hold a3'));
  expect(sorted(options(held))).toEqual(['hold b3', 'walk']);
  expect(refusal(held, 'hold a3')).toEqual({ code: 'zombie/held', rule: 'ZOM-17.25', facts: { field: 'a3' } });

  expect(asked(begin('3 . . D1', 'not-so-fast'))).toBe('zombies dogs');
  expect(told(begin('3 Z2 . .', 'click'), 'moved')).toHaveLength(1);
  // Drawn in this turn it comes too late.
  const playing = scene('3 Z2 . .', { turn: 'zombies', zombies: ['not-so-fast'] });
  expect(refusal(playing, 'play not-so-fast a3')).toEqual({
    code: 'card/not-now',
    rule: 'ZOM-17.25',
    facts: { card: 'not-so-fast' },
  });
});

test('ZOM-3.6 + ZOM-3.7 + ZOM-3.10 + ZOM-3.11 + ZOM-5.6 + ZOM-12.41 + ZOM-15.26 what lasts a turn ends at the start of the next human turn, before barrels roll', () => {
  const begun = scene('5 . barrier .\n3 fire . barrel\n2 Z3+N . .', {
    turn: 'humans',
    at: 'begin',
    inEffect: ['freeze'],
    decks: QUIET,
  });

  expectBoard(begun, '2 Z3 . barrel');
  expect(effects(begun)).toEqual([]);
  const types = begun.events.map(({ type }) => type);
  expect(types.slice(0, types.indexOf('rolled'))).toEqual(
    expect.arrayContaining(['effect-ended', 'nets-lifted', 'removed', 'fire-out']),
  );
  expect(discards(begun)).toEqual(expect.arrayContaining(['napalm', 'barrier', 'net', 'freeze']));
});

test('ZOM-3.8 marks that are limits per turn are cleared at the start of a zombie turn', () => {
  const begun = scene('3 Z3+B2!+M Z2+M+O .', { turn: 'zombies', at: 'begin', inEffect: ['freeze'], decks: QUIET });
  expectBoard(begun, '3 Z3+B2 Z2+O .');
});

test('ZOM-3.9 + ZOM-5.1 + ZOM-21.8 + ZOM-22.4 ending the turn is legal in every play step, and is asked even if nothing else is left', () => {
  const drawn = scene('5 . . .');
  expect(asked(drawn)).toBe('humans play');
  expect(options(drawn)).toEqual(['end']);
  expect(options(scene('3 Z2 . .', { humans: ['shot-1', 'freeze'] }))).toContain('end');
});

test('ZOM-4.1 + ZOM-4.2 + ZOM-4.4 a hand is filled up to four, without being asked', () => {
  const drawn = scene('5 . . .', { turn: 'humans', at: 'begin', humans: ['freeze', 'net'], decks: QUIET });
  expect(told(drawn, 'drew')).toEqual([{ type: 'drew', seat: HUMANS, cards: ['get-out', 'get-out'] }]);
  expect(hand(drawn, 'humans')).toEqual(['net', 'freeze', 'get-out', 'get-out']);
});

test('ZOM-4.5 + ZOM-19.3 + ZOM-19.4 + ZOM-19.5 + ZOM-19.7 hands, piles and the board are seen by everybody: all views are the same but for whose they are', () => {
  const random = createRandom('views');
  const { state } = zombiaki.begin({ players: 2 }, 'views');
  const simulation = zombiaki.simulate(state, { chance: { seed: 'views' } });
  for (let nth = 0; nth < 60 && simulation.outcome() === undefined; nth++) {
    const views = ([0, 1, 'spectator'] as const).map((viewer) => zombiaki.view(simulation.state, viewer));
    // Whose view it is, and which decisions are its own, is what the kernel adds.
    const [first, ...others] = views.map(({ viewer: _, decisions: __, ...rest }) => rest);
    for (const other of others) expect(other).toEqual(first);
    simulation.step(random.oneOf(simulation.legalActions()));
  }
});

test('ZOM-4.6 + ZOM-4.9 + ZOM-21.3 + ZOM-21.4 the human deck may run out: what is left is drawn, nothing is discarded, and the game goes on', () => {
  const short = scene('3 barrel . .', { turn: 'humans', at: 'begin', humans: ['freeze'], decks: { humans: ['net'] } });
  expect(hand(short, 'humans')).toEqual(['net', 'freeze']);
  expect(asked(short)).toBe('humans play');
  expectBoard(short, '2 barrel . .');

  const empty = scene('3 barrel . .', { turn: 'humans', at: 'begin', decks: { humans: [] } });
  expect(asked(empty)).toBe('humans play');
  expect(winner(empty)).toBeUndefined();
  expectBoard(empty, '2 barrel . .');
});

test('ZOM-4.8 any card of the hand is discarded; with the option, one of those just drawn', () => {
  const setting = {
    turn: 'humans',
    at: 'begin',
    humans: ['freeze', 'net'],
    decks: { humans: ['oil', 'searchlight'] },
  } as const;
  expect(sorted(options(scene('5 . . .', setting)))).toEqual(
    ['freeze', 'net', 'oil', 'searchlight'].map((card) => `discard ${card}`),
  );
  const drawn = scene('5 . . .', { ...setting, options: { discardFrom: 'drawn' } });
  expect(sorted(options(drawn))).toEqual(['discard oil', 'discard searchlight']);
  expect(refusal(drawn, 'discard net')).toEqual({
    code: 'card/not-drawn',
    rule: 'ZOM-4.8',
    facts: { card: 'net', drawn: ['oil', 'searchlight'] },
  });
  expect(refusal(scene('5 . . .', setting), 'discard mine')).toEqual({
    code: 'card/not-in-hand',
    rule: 'ZOM-4.8',
    facts: { card: 'mine', hand: ['oil', 'net', 'freeze', 'searchlight'] },
  });
});

test('ZOM-4.10 + ZOM-4.11 + ZOM-4.13 what is neither played nor discarded stays in hand; a turn may end with none', () => {
  const kept = passTurn(scene('5 . . .', { humans: ['freeze', 'net'], decks: QUIET }));
  expect(hand(kept, 'humans')).toEqual(['net', 'freeze']);
  const none = pictured(act(scene('5 . . .', { humans: ['freeze'], decks: QUIET }), 'play freeze', 'end'));
  expect(hand(none, 'humans')).toEqual([]);
});

test('ZOM-4.12 + ZOM-5.13 + ZOM-17.36 + ZOM-21.2 Dawn ends the game as soon as it is drawn, and is never held', () => {
  const over = scene('3 Z5 . .', {
    turn: 'zombies',
    at: 'begin',
    zombies: ['mass'],
    decks: { zombies: ['click', 'meat'] },
  });
  expect(told(over, 'drew', 'dawn-drawn', 'game-ended').map(({ type }) => type)).toEqual([
    'drew',
    'dawn-drawn',
    'game-ended',
  ]);
  expect(winner(over)).toBe('humans');
  expect(hand(over, 'zombies')).not.toContain('dawn');
  expect(over.game.outcome(over.state)).toMatchObject({ winners: [HUMANS], reason: 'dawn', rule: 'ZOM-21.2' });
});

test('ZOM-5.2 + ZOM-22.1 + ZOM-22.2 a card is resolved completely before anything else can be said', () => {
  const mined = pictured(act(scene('3 . mine .\n2 Z2+B Z3 .', { humans: ['oil', 'freeze'] }), 'play oil b3'));
  expect(asked(mined)).toBe('humans shrapnel');
  expect(refusal(mined, 'play freeze')).toMatchObject({ code: 'decision/other-kind' });
  expect(
    mined.game.whyIllegal(mined.state, { type: 'order', seat: 0, boss: 'a2', zombie: 'b2', to: 'b1' }),
  ).toMatchObject({ code: 'decision/not-yours' });
});

test('ZOM-5.4 + ZOM-5.12 + ZOM-5.14 a played card leaves the hand at once, also while it can still be answered', () => {
  const declared = pictured(act(scene('3 Z2 . .', { humans: ['burst-2'], zombies: ['click'] }), 'play burst-2 a'));
  expect(hand(declared, 'humans')).toEqual([]);
  expect(discards(declared)).toEqual(['burst-2']);
  expect(asked(declared)).toBe('zombies click');
  expect(discards(act(declared, 'click'))).toEqual(['click', 'burst-2']);
});

test('ZOM-5.5 a permanent card stays on the board', () => {
  const laid = pictured(act(scene('5 . . .', { humans: ['pit-1'], decks: QUIET }), 'play pit-1 b3'));
  expectBoard(passTurn(passTurn(laid)), '3 . pit-1 .');
});

test('ZOM-5.8 a card that needs a target cannot be played without one', () => {
  const cards = ['hunger', 'pickaxe', 'mass', 'meat', 'claws', 'swap-places', 'bite', 'human-shield', 'boss'];
  for (const card of cards) expect(options(scene('5 . . .', { turn: 'zombies', zombies: [card] }))).toEqual(['end']);
  for (const card of ['sniper', 'flamethrower', 'net', 'blood', 'sweep-off']) {
    expect(options(scene('5 . . .', { humans: [card] }))).toEqual(['end']);
  }
  expect(refusal(scene('5 . . .', { humans: ['net'] }), 'play net')).toEqual({
    code: 'card/no-target',
    rule: 'ZOM-5.8',
    facts: { card: 'net' },
  });
});

test('ZOM-5.9 + ZOM-13.5 + ZOM-18.5 cards for a lane, any field or the whole street may be wasted', () => {
  const cards = [
    'shot-1',
    'burst-2',
    'high-voltage',
    'street-on-fire',
    'searchlight',
    'oil',
    'napalm',
    'grenade',
    'freeze',
    'get-out',
  ];
  for (const card of cards) expect(options(scene('5 . . .', { humans: [card] }), `play ${card}`)).not.toEqual([]);
  expectBoard(pictured(act(scene('5 . . .', { humans: ['shot-1'] }), 'play shot-1 b:nothing')), '5 . . .');
  expectBoard(act(scene('5 . . .', { humans: ['grenade'] }), 'play grenade b3'), '5 . . .');
});

test('ZOM-5.10 what a card is aimed at is said when it is played, in the shape that it needs', () => {
  expect(refusal(scene('3 Z2 . .', { humans: ['shot-1'] }), 'play shot-1 a3')).toEqual({
    code: 'target/wrong-shape',
    rule: 'ZOM-5.10',
    facts: { card: 'shot-1', shape: 'line' },
  });
  expect(refusal(scene('3 Z2 . .', { humans: ['freeze'] }), 'play freeze a3')).toEqual({
    code: 'target/wrong-shape',
    rule: 'ZOM-5.10',
    facts: { card: 'freeze', shape: 'nothing' },
  });
});

test('ZOM-5.11 Terror and Not So Fast leave a mark and are discarded, Freeze and Net lie in effect', () => {
  const terror = pictured(act(scene('5 . . .', { turn: 'zombies', zombies: ['terror'] }), 'play terror'));
  expect([discards(terror), effects(terror), terror.state.limit]).toEqual([['terror'], [], 1]);
  const frozen = act(scene('3 Z2 . .', { humans: ['freeze', 'net'] }), 'play freeze', 'play net a3+');
  expect([discards(frozen), effects(frozen)]).toEqual([[], ['net', 'freeze']]);
});

test('ZOM-5.15 + ZOM-18.55 effects happen in printed order, then explosions, then push-backs, then pits and bosses', () => {
  const burnt = pictured(act(scene('3 . car|Z3 .', { humans: ['napalm'] }), 'play napalm b3'));
  expect(burnt.events.map(({ type }) => type)).toEqual([
    'played',
    'wounded',
    'ignited',
    'set-off',
    'exploded',
    'wounded',
    'card-resolved',
  ]);
});

test('ZOM-21.1 + ZOM-21.11 + ZOM-7.12 + ZOM-9.11 the first zombie past street 5 wins, and nothing else is resolved', () => {
  const won = scene('5 . Z1 .\n3 mine . .\n2 Z3 . .', { turn: 'zombies', at: 'begin', decks: QUIET });
  expect(winner(won)).toBe('zombies');
  expect(told(won, 'set-off', 'drew')).toEqual([]);
  const { turn } = won.state;
  // Twelve cards, and Dawn.
  const outcome = won.game.outcome(won.state);
  expect(outcome).toEqual({
    winners: [ZOMBIES],
    ranking: [[ZOMBIES], [HUMANS]],
    reason: 'barricade',
    rule: 'ZOM-21.1',
    standings: [
      { name: 'turn', of: [turn, turn] },
      { name: 'undrawn', of: [13, 13] },
    ],
  });
  expect(outcome && zombiakiBox.words.outcome(outcome, { locale: 'en' })).toContain(
    `in turn ${turn}: a zombie is past the barricade, with 13 zombie cards left`,
  );
  expect([...won.game.legalActions(won.state)]).toEqual([]);
});

test('ZOM-21.5 movement precedes the draw: who arrives wins before Dawn', () => {
  expect(winner(scene('5 Z2 . .', { turn: 'zombies', at: 'begin', decks: { zombies: [] } }))).toBe('zombies');
});

test('ZOM-21.6 + ZOM-21.7 an empty board and empty hands end nothing', () => {
  expect(winner(passTurn(scene('5 . . .', { decks: QUIET })))).toBeUndefined();
});

test('ZOM-21.9 + ZOM-21.10 + ZOM-20.3 every game ends by the 37th zombie turn, by Dawn not before the 10th', () => {
  for (let nth = 0; nth < 60; nth++) {
    const random = createRandom(`length ${nth}`);
    const simulation = zombiaki.simulate(zombiaki.begin({ players: 2 }, random.seed()).state, {
      chance: { seed: random.seed() },
    });
    // Nobody plays unless they must: so games are long.
    while (simulation.outcome() === undefined) {
      const actions = [...simulation.legalActions()];
      const declining = actions.find((action) => 'decline' in action);
      simulation.step(declining !== undefined && nth % 2 === 0 ? declining : random.oneOf(actions));
    }
    const { turn } = simulation.state;
    expect(turn).toBeLessThanOrEqual(37);
    if (simulation.outcome()?.reason === 'dawn') expect(turn).toBeGreaterThanOrEqual(10);
  }
});

test('ZOM-19.1 + ZOM-19.2 + ZOM-19.6 a view has the cards left in each deck by kind, but no order', () => {
  const { state } = zombiaki.begin({ players: 2 }, 'decks');
  const { decks } = zombiaki.view(state, 'spectator');
  expect(decks).toEqual(state.decks.map(({ rest, bottom }) => expect.objectContaining({ rest, bottom, top: [] })));
});

test('ZOM-19.8 only one world fits a view', () => {
  const { state } = zombiaki.begin({ players: 2 }, 'worlds');
  const worlds = ['one', 'two', 'three'].map((seed) => zombiaki.determinize(zombiaki.view(state, 1), seed));
  for (const world of worlds) expect({ ...world, chance: 0 }).toEqual({ ...state, chance: 0 });
});

test('ZOM-20.1 + ZOM-20.2 + ZOM-20.4 each deck has its own luck: what one side draws does not move the other’s', () => {
  const drawn = (...zombies: string[]) => {
    const begun = scene('5 . . .', { turn: 'zombies', zombies, seed: 'streams' });
    return told(act(begun, 'end'), 'drew');
  };
  expect(drawn('mass')).toEqual(drawn('mass', 'click', 'meat'));

  const firsts = new Map<string, number>();
  for (let nth = 0; nth < 400; nth++) {
    const { state } = zombiaki.begin({ players: 2 }, `shuffle ${nth}`);
    const { cards } = zombiaki.printed(state);
    for (const card of state.hands[ZOMBIES] ?? []) {
      const id = cards[card] ?? '';
      firsts.set(id, (firsts.get(id) ?? 0) + 1);
    }
  }
  // 1,600 cards out of 39: 8 of 39 are zombie-3; five standard deviations are about 72.
  expect(Math.abs((firsts.get('zombie-3') ?? 0) - (1600 * 8) / 39)).toBeLessThan(80);
  expect(firsts.get('dawn')).toBeUndefined();
});
