import type { Script } from 'gastropodia';
import { scene, scriptUsedUp } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import { type DuelAction, type DuelEvent, type DuelState, duel } from '../../docs/examples/duel/index.ts';

const CARDS = ['brace', 'dash', 'blank'];
type Card = 'brace' | 'dash' | 'blank';

/** Fields from left to right: the first player's pawns are A, B, C, the second's x, y, z; a dot is an empty field. */
function at(line: string, { first = [], second = [], script = [], ...rest }: Partial<Table> = {}): DuelState {
  const hands = [first, second].map((hand) => hand.map((card) => CARDS.indexOf(card)).sort());
  const held = (kind: number) => hands.flat().filter((each) => each === kind).length;
  const changes: Partial<DuelState> = {
    pawns: [...'ABCxyz'].map((pawn) => line.indexOf(pawn)),
    turn: 1,
    steps: 1,
    hands,
    // No card is left to draw, so that a script holds only what the test is about.
    discards: CARDS.map((_, kind) => 6 - held(kind)),
    deck: { top: [], rest: [0, 0, 0], bottom: [] },
    agenda: [{ do: 'go-on' }, { ask: 'step', seat: 0 }],
    ...rest,
  };
  return scene(duel, { config: {}, changes, script });
}

interface Table extends Pick<DuelState, 'turn' | 'agenda' | 'steps' | 'discards' | 'deck'> {
  readonly first: readonly Card[];
  readonly second: readonly Card[];
  readonly script: Script;
}

/** The position after these actions, with all that was told on the way. */
function played(
  state: DuelState,
  ...actions: readonly DuelAction[]
): { state: DuelState; events: readonly DuelEvent[] } {
  let now = state;
  const events: DuelEvent[] = [];
  for (const action of actions) {
    const applied = duel.apply(now, action);
    if (!applied.ok) throw new Error(duel.explain(applied.refusal));
    now = applied.state;
    events.push(...applied.events);
  }
  return { state: now, events };
}

function lineOf({ pawns }: DuelState): string {
  const fields = [...'.........'];
  for (const [pawn, field] of pawns.entries()) if (field >= 0) fields[field] = 'ABCxyz'[pawn] ?? '?';
  return fields.join('');
}

const step = (pawn: string, direction: 'left' | 'right', seat = 0): DuelAction => ({
  type: 'step',
  seat,
  pawn: 'ABCxyz'.indexOf(pawn),
  direction,
});
const pushTo = (distance: number, seat = 0): DuelAction => ({ type: 'push-to', seat, distance });
const react: DuelAction = { type: 'react', seat: 1, card: 'brace' };
const yield_: DuelAction = { type: 'react', seat: 1, decline: true };
const asked = (state: DuelState) => duel.pending(state).map(({ seat, kind }) => `${seat} ${kind}`);
const fieldsToPlace = (state: DuelState) =>
  [...duel.legalActions(state)].flatMap((action) => (action.type === 'place' ? [action.field] : []));
const ruleAgainst = (state: DuelState, action: DuelAction) => duel.whyIllegal(state, action)?.rule;

test('DUE-1.1 nine fields, three pawns each, and home is the four fields at the own end', () => {
  const opening = duel.setup({}, 'a');
  const second = duel.reduce(opening, { type: 'place', seat: 0, field: 1 });

  expect(opening.pawns).toEqual([-1, -1, -1, -1, -1, -1]);
  expect([fieldsToPlace(opening), fieldsToPlace(second)]).toEqual([
    [0, 1],
    [8, 7],
  ]);
});

test('DUE-1.2 three cards each, which only their owner sees', () => {
  const { state, events } = duel.begin({}, 'a');

  expect(state.hands.map(({ length }) => length)).toEqual([3, 3]);
  expect(duel.view(state, 0).hands).toEqual([state.hands[0], [-1, -1, -1]]);
  expect(duel.view(state, 'spectator').hands).toEqual([
    [-1, -1, -1],
    [-1, -1, -1],
  ]);
  expect(duel.viewEvents(events, 0)).toEqual([
    { type: 'drew', seat: 0, count: 3, secret: { seats: 1, cards: expect.any(Array) } },
    { type: 'drew', seat: 1, count: 3 },
  ]);
});

test('DUE-1.3 the players place in turn, each at home', () => {
  const opening = duel.setup({}, 'a');

  expect(duel.whyIllegal(opening, { type: 'place', seat: 0, field: 5 })).toEqual({
    code: 'place/not-home',
    rule: 'DUE-1.3',
    facts: { home: [0, 1, 2, 3] },
  });
  expect(asked(duel.reduce(opening, { type: 'place', seat: 0, field: 0 }))).toEqual(['1 place']);
});

test('DUE-1.4 each pawn goes in front of those that stand', () => {
  const { state } = played(
    duel.setup({}, 'a'),
    { type: 'place', seat: 0, field: 0 },
    { type: 'place', seat: 1, field: 8 },
  );

  expect(ruleAgainst(state, { type: 'place', seat: 0, field: 0 })).toBe('DUE-1.4');
});

test('DUE-1.5 a pawn leaves room for those to come, and the engine takes the places that are left without a choice', () => {
  const opening = duel.setup({}, 'a');
  // From field 1 there is one way to place the other two, so the second player is the only one who is asked.
  const { state, events } = played(opening, { type: 'place', seat: 0, field: 1 }, { type: 'place', seat: 1, field: 7 });

  expect(ruleAgainst(opening, { type: 'place', seat: 0, field: 2 })).toBe('DUE-1.5');
  expect(lineOf(state)).toBe('.ABC.zyx.');
  expect(events.filter(({ type }) => type === 'placed')).toHaveLength(6);
});

test('DUE-2.1 a turn begins with a card that only its owner sees, as long as the deck lasts', () => {
  const deck = { top: [], rest: [0, 0, 1], bottom: [] };
  const last = at('A.......x', { deck, discards: [6, 6, 5], script: [['cards', 2]] });
  const { state, events } = played(last, step('A', 'right'), step('x', 'left', 1));

  expect(events).toContainEqual({ type: 'drew', seat: 1, count: 1, secret: { seats: 2, cards: [2] } });
  expect(state.hands).toEqual([[], [2]]);
  scriptUsedUp(state);
});

test('DUE-2.2 a step goes to the next field, with an own pawn, and not off the line', () => {
  const state = at('A.......x');

  expect(lineOf(played(state, step('A', 'right')).state)).toBe('.A......x');
  expect(duel.whyIllegal(state, step('A', 'left'))).toMatchObject({ code: 'step/off-line', rule: 'DUE-2.2' });
  expect(duel.whyIllegal(state, step('x', 'left'))).toMatchObject({ code: 'step/not-your-pawn', rule: 'DUE-2.2' });
});

test('DUE-2.3 the turn may be ended without a step', () => {
  const { state } = played(at('A.......x'), { type: 'step', seat: 0, decline: true });

  expect([lineOf(state), asked(state)]).toEqual(['A.......x', ['1 step']]);
});

test('DUE-2.4 a dash is played whenever its owner has something to decide, in the middle of a chain too', () => {
  const dash: DuelAction = { type: 'dash', seat: 0 };
  const state = at('AB......x', { first: ['dash', 'dash'] });
  const { state: between } = played(state, dash, step('A', 'right'), dash);

  expect([between.steps, asked(between)]).toEqual([2, ['0 push-to']]);
  expect(asked(played(between, pushTo(1)).state)).toEqual(['0 step']);
  expect(ruleAgainst(at('A.......x', { first: ['brace'] }), dash)).toBe('DUE-2.4');
});

test('DUE-2.5 the turn ends when no step is left', () => {
  expect(asked(played(at('A.......x'), step('A', 'right')).state)).toEqual(['1 step']);
});

test('DUE-2.6 played cards lie face up', () => {
  const { state, events } = played(at('A.......x', { first: ['dash'] }), { type: 'dash', seat: 0 });

  expect([state.hands[0], state.discards]).toEqual([[], [6, 6, 6]]);
  expect(events).toEqual([{ type: 'played', reveals: true, seat: 0, card: 'dash' }]);
});

test('DUE-3.1 an own pawn is pushed like any other', () => {
  expect(lineOf(played(at('AB......x'), step('A', 'right'), pushTo(1)).state)).toBe('.AB.....x');
});

test('DUE-3.2 the pusher chooses one field or two, and two pass over what is between', () => {
  const state = at('Ax.......');

  expect(lineOf(played(state, step('A', 'right'), pushTo(1)).state)).toBe('.Ax......');
  expect(lineOf(played(state, step('A', 'right'), pushTo(2)).state)).toBe('.A.x.....');
  expect(lineOf(played(at('Axy......'), step('A', 'right'), pushTo(2)).state)).toBe('.Ayx.....');
});

test('DUE-3.3 a pawn that is pushed off the line is out', () => {
  const state = at('x.....Byz');
  const { state: after, events } = played(state, step('B', 'right'), pushTo(2));

  expect(lineOf(after)).toBe('x......Bz');
  expect(events).toContainEqual({ type: 'fell', pawn: 4 });
  const { state: atTheEnd } = played(at('x......Bz', { first: ['dash'] }), step('B', 'right'));
  expect(ruleAgainst(atTheEnd, pushTo(2))).toBe('DUE-3.3');
});

test('DUE-3.4 a chain is decided pawn by pawn', () => {
  const { state } = played(at('ABCx.....'), step('A', 'right'), pushTo(1), pushTo(1));

  expect([lineOf(state), asked(state)]).toEqual(['ABCx.....', ['0 push-to']]);
  expect(lineOf(played(state, pushTo(2)).state)).toBe('.ABC.x...');
});

test('DUE-3.5 the pawns of a chain move when it is decided, and one whose way ends on an occupied field stays', () => {
  const state = at('ABx.....y', { second: ['brace'], script: [['dice', 0]] });
  const { state: after, events } = played(state, step('A', 'right'), pushTo(1), react);

  expect(lineOf(after)).toBe('ABx.....y');
  expect(events.slice(-3)).toEqual([
    { type: 'stayed', pawn: 1 },
    { type: 'stayed', pawn: 0 },
    { type: 'turn-began', turn: 2, seat: 1 },
  ]);
  scriptUsedUp(after);
});

test('DUE-4.1 the owner of the first enemy pawn is asked if it holds any card at all, whatever card', () => {
  expect(asked(played(at('Ax.......', { second: ['blank'] }), step('A', 'right')).state)).toEqual(['1 react']);
  expect(asked(played(at('Ax.......', { first: ['dash'] }), step('A', 'right')).state)).toEqual(['0 push-to']);
});

const ROLLS = [
  ['1', 0, 'Ax.......', 'holds'],
  ['4', 3, 'Ax.......', 'holds'],
  ['5', 4, '.Ax......', 'gives-way'],
  ['6', 5, '.Ax......', 'gives-way'],
] as const;

test.each(ROLLS)('DUE-4.2 brace with a %s', (_face, outcome, line, result) => {
  const state = at('Ax.......', { second: ['brace'], script: [['dice', outcome]] });
  const braced = played(state, step('A', 'right'), react);
  const { state: after } = result === 'holds' ? braced : played(braced.state, pushTo(1));

  expect(braced.events).toContainEqual({ type: 'rolled', seat: 1, face: outcome + 1, result });
  expect(lineOf(after)).toBe(line);
  expect(ruleAgainst(played(at('Ax.......', { second: ['blank'] }), step('A', 'right')).state, react)).toBe('DUE-4.2');
  scriptUsedUp(after);
});

test('DUE-4.3 without a reaction the pawn is pushed, and there is no second one in the same move', () => {
  const { state } = played(at('Axy......', { second: ['brace', 'brace'] }), step('A', 'right'), yield_, pushTo(1));

  expect(asked(state)).toEqual(['0 push-to']);
  expect(lineOf(played(state, pushTo(1)).state)).toBe('.Axy.....');
});

test('DUE-5.1 the game ends after a move that leaves a player without pawns', () => {
  const { state } = played(at('.......Ax', { first: ['dash'] }), step('A', 'right'), pushTo(1));

  expect(duel.outcome(state)).toEqual({
    winners: [0],
    ranking: [[0], [1]],
    reason: 'no-pawns-left',
    rule: 'DUE-5.1',
    standings: [{ name: 'pawns', of: [1, 0] }],
  });
});

test('DUE-5.2 the game ends after 24 turns', () => {
  const last = at('A.......x', { turn: 24, agenda: [{ do: 'go-on' }, { ask: 'step', seat: 1 }] });

  expect(duel.outcome(played(last, step('x', 'left', 1)).state)?.rule).toBe('DUE-5.2');
});

test('DUE-5.3 more pawns win, and equal numbers share the first rank', () => {
  const end = (line: string) => {
    const last = at(line, { turn: 24, agenda: [{ do: 'go-on' }, { ask: 'step', seat: 1 }] });
    return duel.outcome(played(last, step('x', 'left', 1)).state)?.ranking;
  };

  expect([end('A..y....x'), end('AB......x'), end('A.......x')]).toEqual([[[1], [0]], [[0], [1]], [[0, 1]]]);
});

test.each([
  ['place/not-home', 'home: 0, 1, 2, 3'],
  ['place/not-in-front', 'DUE-1.4'],
  ['place/no-room', '2'],
  ['step/not-your-pawn', '0'],
  ['step/off-line', '0'],
  ['push/falls-sooner', '8'],
  ['card/not-in-hand', 'DUE-4.2'],
] as const)('KER-2.1 %s has a sentence in each language', (code, part) => {
  const placing = duel.setup({}, 'a');
  const placed = played(placing, { type: 'place', seat: 0, field: 0 }, { type: 'place', seat: 1, field: 8 }).state;
  const stepping = at('A.......x', { second: ['blank'] });
  const falling = played(at('x......Bz', { first: ['dash'] }), step('B', 'right')).state;
  const reacting = played(at('Ax.......', { second: ['blank'] }), step('A', 'right')).state;
  const tries: readonly (readonly [DuelState, DuelAction])[] = [
    [placing, { type: 'place', seat: 0, field: 5 }],
    [placed, { type: 'place', seat: 0, field: 0 }],
    [placing, { type: 'place', seat: 0, field: 2 }],
    [stepping, step('x', 'left')],
    [stepping, step('A', 'left')],
    [falling, pushTo(2)],
    [reacting, react],
  ];
  const refusal = tries.map(([state, action]) => duel.whyIllegal(state, action)).find((why) => why?.code === code);
  const sentences =
    refusal === undefined ? [] : (['en', 'pl', 'de'] as const).map((locale) => duel.explain(refusal, { locale }));

  expect(new Set(sentences).size).toBe(3);
  for (const sentence of sentences) expect(sentence).toContain(part.replace('home: ', ''));
});
