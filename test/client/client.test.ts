import { type GameTypes, openMatch, patchesBetween } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';
import { type Client, type ClientOptions, openClient, readableOf, type Snapshot } from 'gastropodia/client';
import { expect, test } from 'vitest';
import { ticTacToeBox } from '../../docs/examples/tic-tac-toe/box.ts';
import { ids, SmallTable, Stub, Waiting } from './kit.ts';

const box = ticTacToeBox as unknown as AnyBox;
const { game } = box;
const mark = (field: number): GameTypes['Action'] => ({ type: 'mark', seat: 0, field }) as GameTypes['Action'];

const opened = openMatch(game, {}, 'client').state;
const view = game.view(opened, 0);
const after = game.view(game.reduce(opened, mark(4)), 0);
const whole = { tell: 'game', seq: 1, view, events: [], decision: 'first', answers: game.legalActions(view) };
const frames = {
  tell: 'frames',
  seq: 2,
  frames: [{ events: [{ type: 'marked', seat: 0, field: 4 }], patches: patchesBetween(view, after) }],
};

interface Opened {
  readonly stub: Stub;
  readonly time: Waiting;
  readonly client: Client<GameTypes, unknown>;
  readonly faults: unknown[];
  now(): Snapshot<GameTypes, unknown>;
}

/** A client whose table is the test. */
function opening(options: Partial<ClientOptions<GameTypes, unknown>> = {}): Opened {
  const stub = new Stub();
  const time = new Waiting();
  const faults: unknown[] = [];
  const client = openClient<GameTypes, unknown>({
    show: box,
    transport: stub.transport,
    seat: 0,
    later: time.later,
    newId: ids('id'),
    onFault: ({ what }) => faults.push(what),
    ...options,
  });
  stub.connecting?.opened();
  return { stub, time, client, faults, now: client.getSnapshot };
}

test('KER-18.2 a snapshot is the same object until something changes, and is never changed', () => {
  const { stub, client, now } = opening();
  stub.tell(whole, { tell: 'seats', seats: [{ name: 'Ann' }, { name: 'Bo' }], spectators: 2 });
  const first = now();
  let calls = 0;
  const end = client.subscribe(() => {
    calls += 1;
  });

  stub.tell(whole, { tell: 'seats', seats: [{ name: 'Ann' }, { name: 'Bo' }], spectators: 2 });
  expect(now()).toBe(first);
  expect(calls).toBe(0);
  expect(Object.isFrozen(first)).toBe(true);

  stub.tell(frames);
  expect(now()).not.toBe(first);
  expect(now().seats).toBe(first.seats);
  expect(first.view).toEqual(view);
  expect(calls).toBe(1);

  end();
  client.setLocale('de');
  expect(calls).toBe(1);
});

test('KER-18.4 frames are shown one after the other, and nobody is asked before the last one', () => {
  const { stub, time, client, now } = opening({ pace: (events) => 100 * events.length });
  stub.tell(whole);
  expect(now()).toMatchObject({ decision: 'first', waiting: 0, status: 'open', seq: 1 });
  expect(now().lit).toHaveLength(9);
  expect(now().questions).toEqual([{ seat: 0, id: 0, kind: 'mark', text: expect.stringContaining('.') }]);

  const [frame] = frames.frames;
  const back = patchesBetween(after, view);
  stub.tell({
    ...frames,
    frames: [frame, { events: [{ type: 'marked', seat: 1, field: 0 }], patches: back }, { events: [], patches: [] }],
    decision: 'second',
    answers: whole.answers,
  });
  expect(now()).toMatchObject({ waiting: 2, decision: undefined, lit: [], questions: [] });
  expect(now().view).toEqual(after);
  expect(now().log).toHaveLength(1);

  time.pass(99);
  expect(now().waiting).toBe(2);
  time.pass(1);
  expect(now()).toMatchObject({ waiting: 1, decision: undefined, events: [{ seat: 1 }] });
  time.pass(100);
  expect(now()).toMatchObject({ waiting: 0, decision: 'second' });
  expect(now().lit).toHaveLength(9);
  expect(now().log.map(({ event, seq }) => [event, seq])).toEqual([
    [{ type: 'marked', seat: 0, field: 4 }, 2],
    [{ type: 'marked', seat: 1, field: 0 }, 2],
  ]);

  stub.tell({ ...frames, seq: 3, frames: [frame, frame, frame] });
  expect(now().waiting).toBe(2);
  client.skip();
  expect(now().waiting).toBe(0);
  expect(now().log).toHaveLength(5);
  // The pause that was skipped ends without effect.
  stub.tell({ ...frames, seq: 4, frames: [frame, frame] });
  time.pass(99);
  expect(now().waiting).toBe(1);
});

test('KER-18.4 what was taken back is not shown any more', () => {
  const { stub, now } = opening({ pace: () => 100 });
  stub.tell(whole);
  const [frame] = frames.frames;
  stub.tell({ ...frames, frames: [frame, { events: [{ type: 'marked', seat: 1, field: 0 }], patches: [] }] });
  expect(now().waiting).toBe(1);
  stub.tell({ tell: 'frames', seq: 3, anew: true, frames: [{ events: [], patches: patchesBetween(after, view) }] });
  expect(now()).toMatchObject({ waiting: 0, seq: 3 });
  expect(now().view).toEqual(view);
  expect(now().log).toHaveLength(2);
});

test.each([
  ['a text', 'no JSON'],
  ['undefined', undefined],
  ['another word', { tell: 'nothing' }],
  ['a word of Object', { tell: 'constructor' }],
  ['a view without a seat', { ...whole, seq: 2, view: {} }],
  ['a view of somebody else', { ...whole, seq: 2, view: { ...view, viewer: 1 } }],
  ['a view that cannot be drawn', { ...whole, seq: 2, view: { ...view, marks: 5 } }],
  [
    'patches that lead nowhere',
    { ...frames, frames: [{ events: [], patches: [{ op: 'replace', path: ['a', 'b'] }] }] },
  ],
  [
    'patches of the prototype',
    { ...frames, frames: [{ events: [], patches: [{ op: 'add', path: ['__proto__', 'x'], value: 1 }] }] },
  ],
  ['patches of no kind', { ...frames, frames: [{ events: [], patches: [{ op: 'burn', path: ['agenda'] }] }] }],
  ['patches that are none', { ...frames, frames: [{ events: [], patches: 5 }] }],
  ['events that are none', { ...frames, frames: [{ events: [null], patches: [] }] }],
  ['a gap', { ...frames, seq: 3 }],
  ['another message before it', { ...frames, since: 0 }],
  ['a number that is none', { ...frames, seq: 'x' }],
])('KER-18.3 %s: changes nothing, and the whole view is asked for', (_, message) => {
  const { stub, now, faults } = opening({ show: { ...box, story: { ...box.story, look: drawn } } });
  stub.tell(whole);
  const before = now();

  stub.tell(message);

  expect({ ...now(), seq: 1 }).toEqual(before);
  expect(now().view).toBe(before.view);
  expect(stub.sent).toEqual([{ say: 'again', printed: true }]);
  expect(faults).toEqual(['message']);
  // What still comes of the old game is not heard.
  stub.tell({ ...frames, seq: 9 });
  expect(now().view).toBe(before.view);

  stub.tell({ ...whole, seq: 7, view: after, events: [{ type: 'marked', seat: 0, field: 4 }] });
  expect(now()).toMatchObject({ seq: 7, log: [] });
  expect(now().view).toEqual(after);
  expect(now().look).toEqual(after);
});

/** A look that cannot be made of everything. */
function drawn(seen: GameTypes['View']): unknown {
  if (!Array.isArray((seen as unknown as { readonly marks: unknown }).marks)) throw new Error('no marks');
  return seen;
}

test('KER-18.3 a table that says nothing of use is given up, and tried again after pauses that grow', () => {
  const { stub, time, now } = opening();
  stub.tell(whole, 1, 2, 3);
  expect(stub.sent).toHaveLength(3);
  expect(now().status).toBe('open');
  stub.tell(4);
  expect(now().status).toBe('lost');
  expect(stub.connections).toBe(1);
  time.pass(500);
  expect(stub.connections).toBe(2);
  expect(stub.connecting?.since).toBe(1);
});

test('KER-18.6 a connection that was lost is opened again, after pauses that grow', () => {
  const { stub, time, client, now } = opening();
  stub.tell(whole);
  const { view: seen } = now();
  const old = stub.connecting;
  stub.connecting?.closed();
  expect(now()).toMatchObject({ status: 'lost', view: seen });
  for (const pause of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const { connections } = stub;
    time.pass(pause - 1);
    expect(stub.connections).toBe(connections);
    time.pass(1);
    expect(stub.connections).toBe(connections + 1);
    expect(now().status).toBe('connecting');
    stub.connecting?.closed();
  }
  time.pass(30_000);
  stub.connecting?.opened();
  stub.tell({ ...frames, seq: 1, frames: [], decision: 'first' });
  expect(now()).toMatchObject({ status: 'open', view: seen });
  // An old connection is not heard.
  old?.received(frames);
  old?.closed();
  expect(now()).toMatchObject({ status: 'open', seq: 1 });
  // It works again: the next pause is short.
  stub.connecting?.closed();
  time.pass(500);
  expect(now().status).toBe('connecting');

  client.close();
  time.pass(100_000);
  expect(now().status).toBe('closed');
  expect(stub.closed).toBeGreaterThan(0);
});

test('KER-18.5 what was not answered is said again with its number; what was done is not', () => {
  const { stub, time, client, now } = opening();
  stub.tell(whole);
  client.act(mark(4));
  const said = { say: 'act', id: 'id-1', decision: 'first', action: mark(4) };
  expect(stub.sent).toEqual([said]);
  expect(now()).toMatchObject({ isSending: true, lit: [], decision: undefined });

  stub.connecting?.closed();
  time.pass(500);
  stub.connecting?.opened();
  expect(stub.sent).toEqual([said, said]);
  stub.tell({ ...frames, seq: 1, frames: [], decision: 'first' });
  stub.tell({
    tell: 'refused',
    re: 'id-1',
    refusal: { code: 'message/repeated', rule: 'KER-14.27', facts: {} },
    text: 'done already',
  });
  expect(now()).toMatchObject({ isSending: false, refusal: undefined });

  client.act(mark(5));
  stub.tell(frames);
  expect(now().isSending).toBe(false);
  stub.connecting?.closed();
  time.pass(500);
  stub.connecting?.opened();
  expect(stub.sent).toHaveLength(3);
});

test('KER-18.5 what is said while nobody listens is said when somebody does', () => {
  const { stub, time, client, now } = opening();
  stub.tell(whole);
  stub.connecting?.closed();
  client.say({ say: 'resign' });
  expect(stub.sent).toEqual([]);
  time.pass(500);
  stub.connecting?.opened();
  expect(stub.sent).toEqual([{ say: 'resign', id: 'id-1' }]);
  stub.tell({
    ...frames,
    frames: [],
    outcome: { winners: [1], ranking: [[1], [0]], reason: 'resigned', rule: 'KER-14.4' },
  });
  expect(now()).toMatchObject({ isSending: false, outcome: { winners: [1] }, questions: [], lit: [] });
});

test('a refusal stands until something else is said', () => {
  const { stub, client, now } = opening();
  stub.tell(whole);
  client.act(mark(4));
  const refusal = { code: 'field/taken', rule: 'TIC-2.2', facts: { field: 4 } };
  stub.tell({ tell: 'refused', re: 'id-1', refusal, text: 'It is taken.' });
  expect(now().refusal).toEqual({ re: 'id-1', refusal, text: 'It is taken.' });
  expect(now().lit).toHaveLength(9);
  client.act(mark(5));
  expect(now().refusal).toBeUndefined();
});

test('questions to take back come and go', () => {
  const { stub, client, now } = opening();
  const asked = { question: 'q1', seat: 1, count: 1, agreed: [] };
  stub.tell(whole, { tell: 'asked', asked });
  expect(now().asked).toEqual(asked);
  client.say({ say: 'agree', question: 'q1' });
  expect(now().isSending).toBe(true);
  stub.tell({ tell: 'asked', asked: null });
  expect(now()).toMatchObject({ asked: null, isSending: false });
});

test('KER-18.7 without the rules, the table is asked why something cannot be clicked', async () => {
  const table = new SmallTable(game, {}, 'why');
  const thin = opening({ transport: table.transport() });
  const thick = opening({ transport: table.transport(), game });
  thin.client.act(mark(4));
  for (const { client } of [thin, thick]) {
    client.click({ kind: 'field', id: '4' });
    client.click({ kind: 'nothing', id: '9' });
  }
  await new Promise(setImmediate);
  expect(thick.now().refusal?.refusal.code).toBeTruthy();
  expect(thin.now().refusal?.refusal).toEqual(thick.now().refusal?.refusal);

  const whys = [thin, thick].map(({ client }) => client.why({ say: 'act', decision: '1/0', action: mark(4) }));
  const [first, second] = await Promise.all(whys);
  expect(first?.refusal).toEqual(second?.refusal);
});

test('a question that no table can answer any more is rejected', async () => {
  const { stub, client } = opening();
  stub.tell(whole);
  const why = client.why({ say: 'resign' });
  expect(stub.sent).toEqual([{ say: 'why', id: 'id-1', message: { say: 'resign' } }]);
  client.close();
  await expect(why).rejects.toThrow('This client is closed.');
  await expect(client.why({ say: 'resign' })).rejects.toThrow('This client is closed.');
});

test('a question is asked again after the connection was lost', async () => {
  const { stub, time, client } = opening();
  stub.tell(whole);
  const why = client.why({ say: 'resign' });
  stub.connecting?.closed();
  time.pass(500);
  stub.connecting?.opened();
  expect(stub.sent).toHaveLength(2);
  stub.tell({ tell: 'judged', re: 'id-1', refusal: null });
  expect(await why).toBeUndefined();
});

test('a table that cannot be asked why refuses the question', async () => {
  const { stub, client, now } = opening();
  stub.tell(whole);
  const why = client.why({ say: 'resign' });
  const refusal = { code: 'message/malformed', rule: 'KER-14.18', facts: {} };
  stub.tell({ tell: 'refused', re: 'id-1', refusal, text: 'What?' });
  expect(await why).toEqual({ re: 'id-1', refusal, text: 'What?' });
  expect(now().refusal).toBeUndefined();
});

test('language: questions, labels and the log are told in the one that is set', () => {
  const { stub, client, now } = opening();
  stub.tell(whole, frames, { ...frames, seq: 3, frames: [], decision: 'next', answers: whole.answers });
  const english = now();
  client.setLocale('de');
  expect(now().log.map(({ event }) => event)).toEqual(english.log.map(({ event }) => event));
  expect(now().log[0]?.text).not.toBe(english.log[0]?.text);
  expect(now().questions[0]?.text).not.toBe(english.questions[0]?.text);
});

test('the log keeps so many entries', () => {
  const { stub, now } = opening({ logLimit: 2 });
  stub.tell(whole, ...[2, 3, 4].map((seq) => ({ ...frames, seq, frames: [{ ...frames.frames[0], patches: [] }] })));
  expect(now().log.map(({ seq }) => seq)).toEqual([3, 4]);
});

test('a listener that throws is no trouble for the others', () => {
  const { stub, client, faults } = opening();
  let calls = 0;
  client.subscribe(() => {
    throw new Error('a page');
  });
  client.subscribe(() => {
    calls += 1;
  });
  stub.tell(whole);
  expect(calls).toBe(1);
  expect(faults).toEqual(['page']);
});

test('a store of Svelte has its value at once', () => {
  const { stub, client } = opening();
  const seen: number[] = [];
  const end = readableOf(client).subscribe(({ seq }) => seen.push(seq));
  stub.tell(whole);
  end();
  stub.tell(frames);
  expect(seen).toEqual([0, 1]);
});

test('a page without a source of ids is told that it needs one', () => {
  const { stub } = opening();
  const client = openClient({ show: box, seat: 0, transport: stub.transport });
  expect(client.say({ say: 'resign' })).toMatch(/^[\da-f-]{36}$/);
});

test('a pace needs something to wait with', () => {
  expect(() => openClient({ show: box, seat: 0, transport: new Stub().transport, pace: () => 1 })).toThrow(
    "The option 'later' should be a function, since there is a pace; it is undefined.",
  );
});
