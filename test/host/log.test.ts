import { EngineError, hash, verifyRecord } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { openTable } from 'gastropodia/host';
import { snails } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { duel } from '../../docs/examples/duel/index.ts';
import { type AuctionTypes, auction } from '../kit/auction.ts';
import { effort } from '../kit/effort.ts';
import { owing, people, playOn, type Seated, seated } from './kit.ts';

const CONFIG = { players: 3 };
const SEATS = [{ name: 'Ada' }, { name: 'Łukasz 🐌' }, { name: 'Bot', bot: randomBot }];

const LINE_END = 10;
/** One byte in so many is looked at, beside those where lines end. */
const EVERY = effort('EVERY', { test: 5, prove: 1 });

describe('a log that was cut', () => {
  test('KER-14.11 at any byte, it leads to the same end', () => {
    const two = { seats: SEATS.slice(1) };
    const whole = seated(auction, { players: 2 }, two);
    playOn(whole);
    const text = whole.log();
    const bytes = Buffer.from(text);
    const ends = new Set<string>();
    const lines = new Set<number>();
    for (let cut = 0; cut <= bytes.length; cut++) {
      // Where a line ends, before and behind it, and in between.
      if (cut % EVERY > 0 && ![bytes[cut], bytes[cut - 1]].includes(LINE_END)) continue;
      const again = seated(auction, { players: 2 }, { ...two, log: bytes.subarray(0, cut).toString() });
      playOn(again);
      ends.add(endOf(again));
      lines.add(again.log().split('\n').length);
      // What goes on after a cut can be read again, with the torn line still in it.
      if (cut % 10 === 0) ends.add(endOf(seated(auction, { players: 2 }, { ...two, log: again.log() })));
    }

    expect(ends).toEqual(new Set([endOf(whole)]));
    expect(bytes.length).toBe(text.length);
    // Torn lines are still there, in some of them.
    expect(lines.size).toBe(2);
  });

  test('KER-14.11 numbers and tokens are as they were, so that nobody notices but by the silence', () => {
    const before = seated(snails, { players: 2, factions: 'random' });
    playOn(before, 16);
    before.places[owing(before)[0] ?? 0]?.say({ say: 'take-back' });
    const again = seated(snails, { players: 2, factions: 'random' }, { log: before.log() });
    for (const viewer of [0, 1, 2]) again.reconnect(viewer, before.last(viewer).seq);

    for (const viewer of [0, 1, 2]) {
      const { anew: _, ...was } = before.last(viewer);
      expect(again.last(viewer)).toEqual({ ...was, events: [] });
    }
    expect(again.log()).toBe(before.log());
    expect(before.log()).toContain('"back"');
  });

  test('KER-14.11 departures are in it, and whoever plays on', () => {
    const before = seated(auction, { players: 4 }, { seats: people(4) });
    before.places[2]?.say({ say: 'resign' });
    before.table.forfeit(0);
    const again = seated(auction, { players: 4 }, { log: before.log() });

    expect(again.table.seats.map(({ left, player }) => [left, player])).toEqual([
      ['forfeit', 'bot'],
      [undefined, 'person'],
      ['resigned', 'bot'],
      [undefined, 'person'],
    ]);
  });
});

describe('a log that does not fit', () => {
  const whole = seated(auction, CONFIG, { seats: SEATS });
  playOn(whole);
  const lines = whole.log().split('\n');
  const opened = (changed: readonly (string | undefined)[], game: typeof auction = auction) =>
    openTable(game, {
      config: CONFIG,
      luck: 'another',
      seats: SEATS,
      log: changed.filter((line) => line !== undefined).join('\n'),
      onFault: () => undefined,
    });
  const thrown = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return error instanceof EngineError ? [error.code, error.message] : error;
    }
  };
  const changed = (at: number, change: (line: Record<string, unknown>) => object): string[] =>
    lines.map((line, index) => (index === at ? JSON.stringify(change(JSON.parse(line))) : line));

  test('KER-14.12 a line that is missing, unreadable or changed is named', () => {
    expect(thrown(() => opened(lines.map((line, index) => (index === 3 ? undefined : line))))).toEqual([
      'log/invalid',
      'Line 3 of the log is missing: what follows says 4.',
    ]);
    expect(thrown(() => opened(lines.map((line, index) => (index === 3 ? line.slice(5) : line))))).toEqual([
      'log/invalid',
      'Line 3 of the log is missing: what follows says 4.',
    ]);
    expect(thrown(() => opened(changed(2, (line) => ({ ...line, hash: 7 }))))).toEqual([
      'log/diverged',
      'The log differs at line 2: the position has another hash.',
    ]);
    expect(thrown(() => opened(changed(2, (line) => ({ ...line, act: { type: 'bid', seat: 0, card: 99 } }))))).toEqual([
      'log/diverged',
      expect.stringContaining('The log differs at line 2: The value is not an action'),
    ]);
    expect(thrown(() => opened(changed(2, ({ act, line }) => ({ act, line }))))).toEqual([
      'log/invalid',
      expect.stringContaining('Line 2 of the log is not valid.'),
    ]);
  });

  test('KER-14.12 one of another game or of another version is refused by name', () => {
    expect(thrown(() => opened(lines, duel as never))).toEqual([
      'ruleset/foreign',
      `This log belongs to '${auction.ruleset}'; the game here is '${duel.ruleset}'.`,
    ]);
    expect(thrown(() => opened(changed(0, (line) => ({ ...line, engine: '99.0.0' }))))).toEqual([
      'engine/foreign',
      expect.stringContaining('This log was written by gastropodia 99.0.0'),
    ]);
    expect(thrown(() => opened(changed(0, (line) => ({ ...line, format: 'x' }))))).toEqual([
      'log/invalid',
      expect.stringContaining('line 0.format'),
    ]);
  });

  test('KER-14.12 a bot that nobody brings is named', () => {
    const log = whole.log();
    expect(() => seated(auction, CONFIG, { seats: people(3), log })).toThrow(
      "The bot 'random' plays at this table, and is not among those given.",
    );
    expect(seated(auction, CONFIG, { seats: people(3), bots: [randomBot], log }).table.outcome).toEqual(
      whole.table.outcome,
    );
  });

  test('KER-6.2 the record of a table verifies, and has what the log has', () => {
    const { record } = whole.table;

    expect(verifyRecord(auction, record)).toBeUndefined();
    expect(lines.slice(1, -1).map((line) => JSON.parse(line).act)).toEqual(record.actions);
  });
});

/** How a game ended, and what everybody saw last. */
function endOf({ table, last, told }: Seated<AuctionTypes>): string {
  return JSON.stringify([
    table.outcome,
    hash(table.record.actions),
    told.map((_, viewer) => [last(viewer).seq, last(viewer).view]),
  ]);
}
