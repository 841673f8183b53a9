import { randomBytes } from 'node:crypto';
import {
  advance,
  audienceOf,
  commitmentTo,
  type Match,
  openMatch,
  opensCommitment,
  type Seat,
  takeBack,
  type Viewer,
  verifyRecord,
} from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { openTable } from 'gastropodia/host';
import { type SnailsTypes, snails } from 'gastropodia/snails';
import { expect, test } from 'vitest';

type Sent = { readonly view: object; readonly events: readonly object[] };

test('KER-1.9 + KER-6.11 what a seat sends is done for that seat, and told to those whom it concerns', () => {
  const sent: [Viewer, Sent][] = [];
  const send = (viewer: Viewer, what: Sent): void => void sent.push([viewer, what]);
  const refused: string[] = [];
  const refuse = (seat: Seat, why: string): void => void refused.push(`${seat}: ${why}`);

  // #region receive
  let match: Match<SnailsTypes> = openMatch(snails, { players: 2 }, 'guide');

  function receive(seat: Seat, message: unknown): void {
    const done = advance(snails, match, message, { as: seat });
    if (!done.ok) {
      refuse(seat, snails.explain(done.refusal, { locale: 'en' }));
      return;
    }
    const concerned = audienceOf(snails, match, done);
    match = done.state;
    for (const { viewer, view, events } of concerned) send(viewer, { view, events });
  }
  // #endregion receive

  // #region first
  for (const viewer of [0, 1, 'spectator'] as const) {
    send(viewer, { view: snails.view(match.state, viewer), events: snails.viewEvents(match.events, viewer) });
  }
  // #endregion first
  expect(sent.splice(0).map(([viewer]) => viewer)).toEqual([0, 1, 'spectator']);

  const [decision] = snails.pending(match.state);
  const seat = decision?.seat ?? -1;
  const [first] = snails.legalActions(snails.view(match.state, seat));

  receive(1 - seat, first);
  expect(refused).toEqual([`${1 - seat}: It is not your decision; the game waits for player ${seat + 1}. [KER-1.3]`]);
  expect(sent).toEqual([]);

  receive(seat, first);
  expect(sent.map(([viewer]) => viewer)).toEqual([0, 1, 'spectator']);
  expect(sent.filter(([, { view }]) => 'chance' in view)).toEqual([]);

  // The same click once more.
  receive(seat, first);
  expect(match.record.actions).toHaveLength(1);
});

test('KER-14.7 + KER-14.8 a table takes what connections say, and tells each of them what it may know', () => {
  const stored: string[] = [];
  const store = (lines: string): void => void stored.push(lines);
  const socket = { send: (text: string): void => void sent.push(JSON.parse(text)) };
  const sent: { readonly tell: string; readonly seq?: number; readonly decision?: string }[] = [];

  // #region table
  const table = openTable(snails, {
    log: '', // all that was stored of this table before, if anything was
    config: { players: 2 },
    luck: { seed: randomBytes(16).toString('hex'), generator: 'chacha' },
    seats: [{ name: 'Ada' }, { name: 'Robot', bot: randomBot }],
    keep: (lines) => store(lines), // appends; may give a promise
    later: setImmediate,
    onFault: ({ what, error }) => console.error(what, error),
  });
  const place = table.connect(0, (message) => socket.send(JSON.stringify(message)), { since: 0 });
  place.say({ say: 'resign', id: 1 }); // whatever came in
  // #endregion table

  expect(sent.map(({ tell, seq }) => [tell, seq])).toEqual([
    ['game', 1],
    ['seats', undefined],
    ['frames', 2],
    ['seats', undefined],
  ]);
  expect(table.outcome).toEqual({ winners: [1], ranking: [[1], [0]], reason: 'resigned', rule: 'KER-14.4' });
  expect(stored.map((line) => Object.keys(JSON.parse(line)))).toEqual([
    ['line', 'format', 'engine', 'ruleset', 'config', 'luck', 'botSeed', 'nodes', 'seats'],
    ['line', 'gone', 'id'],
  ]);
});

test('KER-6.5 + KER-6.11 what is taken back is told to those whom it concerns', () => {
  const sent: Viewer[] = [];
  const send = (viewer: Viewer, _what: Sent): void => void sent.push(viewer);
  let match: Match<SnailsTypes> = openMatch(snails, { players: 2, factions: 'random' }, 'guide');
  for (let [decision] = snails.pending(match.state); decision?.kind !== 'plan-card'; ) {
    const [action] = snails.legalActions(match.state);
    const done = advance(snails, match, action);
    if (done.ok) match = done.state;
    [decision] = snails.pending(match.state);
  }
  const seat = 0;

  // #region take-back
  const shorter = takeBack(snails, match, { seat });
  const deed = { state: shorter, events: [], action: { seat } };
  for (const { viewer, view, events } of audienceOf(snails, match, deed)) send(viewer, { view, events });
  match = shorter;
  // #endregion take-back

  expect(sent).toEqual([seat]);
});

test('KER-4.7 + KER-6.14 a match is opened with luck that nobody can guess or foresee, and that can be checked afterwards', () => {
  const told: string[] = [];
  const publish = (text: string): void => void told.push(text);

  // #region open
  const seed = randomBytes(16).toString('hex'); // in a browser: crypto.getRandomValues
  const commitment = commitmentTo(seed);
  publish(commitment);
  const match = openMatch(snails, { players: 2 }, { seed, generator: 'chacha', commitment });
  // #endregion open

  const text = JSON.stringify(match.record);
  // #region check
  // When the game is over, everybody gets its record, and finds out that nothing was changed.
  const record = JSON.parse(text);
  const isAsAnnounced =
    record.commitment === told[0] && record.generator === 'chacha' && verifyRecord(snails, record) === undefined;
  // #endregion check

  expect(isAsAnnounced).toBe(true);
  expect(match.state.chance).toMatchObject({ kind: 'seeded', streams: { dice: { length: 9 } } });
  expect(verifyRecord(snails, { ...record, seed: 'another' })?.reason).toContain('does not open the commitment');
});

test('KER-6.13 players may have a say in the seed', () => {
  const told: string[] = [];
  const publish = (text: string): void => void told.push(text);
  const words = ['banana', 'it never rains on Tuesdays'];

  // #region words
  const ours = randomBytes(16).toString('hex');
  publish(commitmentTo(ours));

  // Then the players send their words, the game begins, and its record holds the seed that was made of them.
  const match = openMatch(snails, { players: 2 }, { seed: JSON.stringify([ours, ...words]), generator: 'chacha' });

  // When it is over, everybody learns `ours`, and finds out that it opens the commitment and is a part of the seed.
  publish(ours);
  const [commitment = '', opened = ''] = told;
  const isOurs = opensCommitment(commitment, opened);
  const isOfAll = match.record.seed === JSON.stringify([opened, ...words]);
  // #endregion words

  expect([isOurs, isOfAll]).toEqual([true, true]);
});
