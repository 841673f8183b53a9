import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { expectBoard, fieldsFor, passTurn, QUIET, sorted } from '../kit/board.ts';
import {
  act,
  asked,
  type Drawn,
  discards,
  effects,
  hand,
  options,
  refusal,
  scene,
  told,
  winner,
} from '../kit/scene.ts';

/** A zombie turn begins on this board: dogs and zombies have moved as far as nobody is asked. */
const walk = (board: string, zombies: readonly string[] = []) =>
  scene(board, { turn: 'zombies', at: 'begin', zombies, decks: QUIET });

/** A human turn begins on this board: barrels have rolled. */
const roll = (board: string) => scene(board, { turn: 'humans', at: 'begin', decks: QUIET });

/** What was discarded, beside the card of the discard step, which is one of those that nobody minds. */
const lost = (drawn: Drawn) => discards(drawn).filter((card) => card !== 'terror' && card !== 'get-out');

test('ZOM-X.1 wall and row: two zombies are together strong enough, one alone is not', () => {
  const begun = walk(
    `3 . . wall-6
     2 . . Z2`,
    ['hunger', 'zombie-4', 'terror'],
  );
  expectBoard(begun, `3 . . wall-6\n2 . . Z2`);

  const playing = pictured(act(begun, 'discard terror'));
  expect(options(playing, 'play hunger')).toEqual([]);

  const pushed = passTurn(passTurn(act(playing, 'play zombie-4 c1')));
  expectBoard(pushed, `3 . . wall-6|Z2\n2 . . Z4`);

  const jumped = passTurn(passTurn(pushed));
  expectBoard(jumped, `4 . . Z2\n3 . . wall-6\n2 . . Z4`);
});

test('ZOM-X.2 a column moves as a whole', () => {
  expectBoard(walk(`4 Z4 . .\n2 Z3 . .\n1 Z2 . .`), `5 Z4 . .\n3 Z3 . .\n2 Z2 . .`);
});

test('ZOM-X.3 arrival before Dawn', () => {
  const over = scene(`5 . Z1 .`, { turn: 'zombies', at: 'begin', decks: { zombies: [] } });

  expect(winner(over)).toBe('zombies');
  expect(told(over, 'drew', 'dawn-drawn')).toEqual([]);
  expect(asked(over)).toBe('');
});

test('ZOM-X.8 pit and shield: the shield fills the pit, however strong its zombie is', () => {
  const walked = walk(`3 . pit-1 .\n2 . Z5+S .`);

  expectBoard(walked, `3 . Z5 .`);
  expect(lost(walked)).toEqual(['human-shield', 'pit-1']);
});

test('ZOM-X.9 mine, shrapnel, car', () => {
  const mined = walk(`3 car mine .\n2 . Z3 .\n1 . Z2 .`);
  expect(asked(mined)).toBe('humans shrapnel');
  expectBoard(mined, `3 car Z1/3 .\n2 . Z2 .`);

  const blown = pictured(act(mined, 'shrapnel a3'));
  expectBoard(blown, `2 . Z1/2 .`);
  expect(told(blown, 'died')).toEqual([{ type: 'died', field: 'b3', cards: ['zombie-3'], why: 'wounds' }]);
  expect(lost(blown)).toEqual(['zombie-3', 'mine', 'car']);
});

test('ZOM-X.16 barrel and shield', () => {
  const rolled = roll(`4 . barrel .\n3 . Z3+S .`);

  expectBoard(rolled, `3 . Z3 .`);
  expect(lost(rolled)).toEqual(['human-shield', 'barrel']);
});

test('ZOM-X.17 Dawn in a draw', () => {
  const over = scene('5 . . .', { turn: 'zombies', at: 'begin', zombies: ['mass'], decks: { zombies: ['click'] } });

  expect(winner(over)).toBe('humans');
  expect(hand(over, 'zombies')).toEqual(['click', 'mass']);
  expect(told(over, 'discarded')).toEqual([]);
});

test('ZOM-X.18 an empty human deck: nothing is drawn or discarded, and both cards may be played', () => {
  const begun = scene('5 . . .', {
    turn: 'humans',
    at: 'begin',
    humans: ['freeze', 'get-out'],
    decks: { humans: [] },
  });
  expect(asked(begun)).toBe('humans play');
  expect(hand(begun, 'humans')).toEqual(['freeze', 'get-out']);

  expect(options(pictured(act(begun, 'play freeze', 'play get-out')))).toEqual(['end']);
});

test('ZOM-X.23 dogs push in a row', () => {
  expectBoard(pictured(act(walk(`3 . . wall-5\n2 . . Z4\n1 . . D1`), 'stay')), `3 . . wall-5|Z4\n1 . . D1`);
  expectBoard(act(walk(`3 . . wall-5\n2 . . Z3\n1 . . D1`), 'stay'), `3 . . wall-5\n2 . . Z3\n1 . . D1`);
});

test('ZOM-X.26 Napalm and a column', () => {
  expectBoard(walk(`3 . fire .\n2 . Z1 .\n1 . Z3 .`), `3 . fire .\n2 . Z3 .`);
});

test('ZOM-X.28 fire before pit', () => {
  const walked = walk(`3 . . pit-2|fire\n2 . . Z3+S`);

  expectBoard(walked, `3 . . pit-2|fire|Z3`);
  expect(told(walked, 'shield-lost')).toEqual([
    { type: 'shield-lost', field: 'c3', card: 'human-shield', why: 'damage' },
  ]);
});

test('ZOM-X.33 a short human hand', () => {
  const begun = (left: readonly string[]) =>
    scene('5 . . .', { turn: 'humans', at: 'begin', humans: ['freeze', 'get-out'], decks: { humans: left } });

  const three = begun(['searchlight']);
  expect(asked(three)).toBe('humans play');
  expect(hand(three, 'humans')).toEqual(['freeze', 'searchlight', 'get-out']);
  expect(options(pictured(act(three, 'play freeze', 'play get-out', 'play searchlight a')))).toEqual(['end']);

  const four = begun(['searchlight', 'searchlight']);
  expect(asked(four)).toBe('humans discard');
  expect(sorted(options(four))).toEqual(['discard freeze', 'discard get-out', 'discard searchlight']);
});

test('ZOM-X.34 Not So Fast: who is held does not push, and may still be moved by a card', () => {
  const board = `3 . . wall-6\n2 . . Z2\n1 . . Z4`;
  const held = pictured(act(walk(board, ['not-so-fast', 'hunger']), 'hold c1'));
  expectBoard(held, board);

  const alone = act(walk(`2 Z3 . .`, ['not-so-fast', 'hunger']), 'hold a2');
  expectBoard(alone, `2 Z3 . .`);
  expect(options(act(alone, 'discard terror'), 'play hunger')).toEqual(['play hunger a2>a3']);
});

test('ZOM-X.36 a netted pusher', () => {
  const board = `3 wall-5 . .\n2 Z2 . .\n1 Z3+N . .`;
  expectBoard(walk(board), board);
});

test('ZOM-X.43 walking into a barrel', () => {
  const killed = walk(`3 barrel . .\n2 Z5 . .`);
  expectBoard(killed, '5 . . .');
  expect(lost(killed)).toEqual(['zombie-5', 'barrel']);

  const shielded = walk(`3 barrel . .\n2 Z5+S . .`);
  expectBoard(shielded, `3 Z5 . .`);
  expect(lost(shielded)).toEqual(['human-shield', 'barrel']);

  const dogs = pictured(act(walk(`3 barrel . .\n2 D1 . .`), 'dogs a2>a3'));
  expectBoard(dogs, '5 . . .');
  expect(lost(dogs)).toEqual(['dogs', 'barrel']);
});

test('ZOM-X.44 ends of barrels', () => {
  const rolled = roll(`4 . . barrel\n3 . . car\n2 barrel . .\n1 Z3 barrel .`);

  expectBoard(rolled, `3 . . car`);
  expect(lost(rolled)).toEqual(['zombie-3', 'barrel', 'barrel', 'barrel']);
});

test('ZOM-X.45 barrel and pit', () => {
  expectBoard(roll(`4 . . barrel\n3 . . pit-2|Z3`), `3 . . pit-2`);
  expectBoard(roll(`4 . . barrel\n3 . . pit-2`), '5 . . .');
});

test('ZOM-X.46 a barrel breaks on the wall of a zombie', () => {
  expectBoard(roll(`4 . barrel .\n3 . wall-5|Z5 .`), `3 . wall-5|Z5 .`);
});

test('ZOM-X.47 a barrel on a mine: the shrapnel comes before the draw', () => {
  const mined = roll(`4 . barrel .\n3 Z1 mine .`);
  expect(asked(mined)).toBe('humans shrapnel');
  expect(hand(mined, 'humans')).toEqual([]);
  expectBoard(mined, `3 Z1 . .`);
  expect(lost(mined)).toEqual(['mine', 'barrel']);

  const killed = pictured(act(mined, 'shrapnel a3'));
  expectBoard(killed, '5 . . .');
  expect(told(killed, 'drew').map(({ cards }) => cards.length)).toEqual([4]);
});

test('ZOM-X.48 a boss killed by a barrel', () => {
  const rolled = roll(`4 . barrel .\n3 . Z3+B .\n2 Z2 Z4 .\n1 mine . .`);
  expect(asked(rolled)).toBe('humans shrapnel');
  expect(told(rolled, 'drew')).toEqual([]);
  expectBoard(rolled, `1 . Z4 .`);

  const settled = pictured(act(rolled, 'shrapnel b1'));
  expectBoard(settled, `1 . Z3/4 .`);
  expect(told(settled, 'drew').map(({ cards }) => cards.length)).toEqual([4]);
});

test('ZOM-X.49 a boss dies in the advance', () => {
  const mined = walk(`4 . . Z2\n3 . mine .\n2 . Z1+B .\n1 . Z3 .`);
  expectBoard(mined, `5 . . Z2\n2 . Z3 .`);

  expectBoard(pictured(act(mined, 'shrapnel b2')), `4 . . Z2\n1 . Z2/3 .`);
});

test('ZOM-X.70 dogs run three fields, one card after another', () => {
  const run = pictured(act(walk(`2 D1 Z2 .\n1 D1 . .`), 'dogs a2>a3', 'dogs a3>b3', 'dogs b3>c3'));
  expect(sorted(options(run, 'dogs'))).toEqual(['dogs a1>a2', 'dogs a1>b1']);

  expectBoard(act(run, 'stay'), `3 . Z2 D1\n1 D1 . .`);
});

test('ZOM-X.71 dogs at the barricade and behind a barrier', () => {
  const begun = walk(`5 barrier D1 .\n2 D1 . .`);
  expect(sorted(options(begun, 'dogs'))).toEqual(['dogs b5>b4', 'dogs b5>c5']);
});

test('ZOM-X.72 dogs in the way', () => {
  expectBoard(pictured(act(walk(`3 . D1 .\n2 . Z3 .`), 'stay')), `3 . D1 .\n2 . Z3 .`);
});

test('ZOM-X.15 barrier and wall', () => {
  const board = `5 . . barrier\n4 . . Z2\n3 . . wall-5\n2 . . Z4`;
  const begun = walk(board, ['zombie-2', 'zombie-2', 'zombie-2']);
  expectBoard(begun, board);
  expect(fieldsFor(pictured(act(begun, 'discard terror')), 'zombie-2')).toEqual(['a1', 'b1', 'c1']);

  const row = `${board}\n1 . . Z3`;
  expectBoard(walk(row), row);

  const shooting = scene(board, { humans: ['shot-1'] });
  expect(options(shooting).filter((said) => said.includes(' c:'))).toEqual(['play shot-1 c:nothing']);
});

test('ZOM-X.12 a net holds two zombies until the next human turn', () => {
  const board = `2 Z3 Z3 .\n1 . Z2 .`;
  const throwing = scene(board, { humans: ['net'], decks: QUIET });
  expect(options(throwing, 'play net')).toContain('play net a2+b2');
  expect(refusal(throwing, 'play net a2+b2+b1')).toEqual({
    code: 'net/too-strong',
    rule: 'ZOM-18.41',
    facts: { strength: 8, most: 6 },
  });
  expect(refusal(throwing, 'play net a2+b1')).toEqual({
    code: 'net/apart',
    rule: 'ZOM-18.42',
    facts: { fields: ['a2', 'b1'] },
  });

  const walked = passTurn(pictured(act(throwing, 'play net a2+b2')));
  expectBoard(walked, `2 Z3+N Z3+N .\n1 . Z2 .`);
  const over = passTurn(walked);
  expectBoard(over, board);
  expect(effects(over)).toEqual([]);
});

test('ZOM-X.25 Napalm on a creature', () => {
  const burnt = pictured(act(scene(`3 . Z3 .`, { humans: ['napalm'], decks: QUIET }), 'play napalm b3'));
  expectBoard(burnt, `3 . fire|Z2/3 .`);

  const walked = passTurn(burnt);
  expectBoard(walked, `4 . Z2/3 .\n3 . fire .`);

  const over = passTurn(walked);
  expectBoard(over, `4 . Z2/3 .`);
  expect(lost(over)).toEqual(['napalm']);
});

test('ZOM-X.40 Freeze acts at once, and stops no card that moves nobody', () => {
  const frozen = pictured(
    act(
      scene(`4 . Z3 .\n1 . Z2+S .`, {
        humans: ['freeze', 'shot-1'],
        zombies: ['hunger', 'zombie-2', 'bite'],
        decks: QUIET,
      }),
      'play freeze',
      'play shot-1 b:creature',
    ),
  );
  const board = `4 . Z2/3 .\n1 . Z2+S .`;
  expectBoard(frozen, board);

  const walked = act(frozen, 'end');
  expectBoard(walked, board);
  const playing = act(walked, 'discard terror');
  expect(options(playing, 'play hunger')).toEqual([]);
  expect(fieldsFor(playing, 'zombie-2')).toEqual(['a1', 'c1']);
  expect(fieldsFor(playing, 'bite')).toEqual(['b1>a1', 'b1>c1']);

  const over = act(playing, 'end');
  expect(effects(over)).toEqual([]);
  expect(told(over, 'effect-ended')).toEqual([{ type: 'effect-ended', card: 'freeze' }]);
});
