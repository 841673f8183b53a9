import { createRandom } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { openTable, type TableMessage } from 'gastropodia/host';
import { type SnailsTypes, snails } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { duel } from '../../docs/examples/duel/index.ts';
import { type AuctionTypes, auction } from '../kit/auction.ts';
import { owing, people, playOn, questionIn, refusals, type Seated, seated } from './kit.ts';

const TWO = { players: 2 };

describe('messages that arrive twice', () => {
  test('KER-14.27 a take-back that is delivered twice takes back once, by another connection too', () => {
    const table = planning();
    table.act(0, createRandom('x'));
    table.act(0, createRandom('y'));
    const plies = table.table.record.actions.length;
    const message = { say: 'take-back', id: 'once' };
    table.places[0]?.say(message);
    table.places[0]?.say(message);
    table.reconnect(0);
    table.places[0]?.say(message);

    expect(table.table.record.actions).toHaveLength(plies - 1);
    expect(refusals(table.told[0])).toEqual(['message/repeated', 'message/repeated']);
    expect(table.told[0]?.slice(-1)).toEqual([
      {
        tell: 'refused',
        refusal: { code: 'message/repeated', rule: 'KER-14.27', facts: {} },
        text: 'A message with this number was done already. [KER-14.27]',
        re: 'once',
      },
    ]);
  });

  test('KER-14.27 + KER-14.11 so it is when the host has died in between', () => {
    const before = planning();
    before.act(0, createRandom('x'));
    before.act(0, createRandom('y'));
    before.places[0]?.say({ say: 'take-back', id: 7 });
    const again = seated(snails, PLANS, { log: before.log() });
    again.places[0]?.say({ say: 'take-back', id: 7 });

    expect(refusals(again.told[0])).toEqual(['message/repeated']);
    expect(again.table.record).toEqual(before.table.record);
    expect(before.log()).toContain('"id":7');
  });

  test('KER-14.27 numbers are those of a seat, and one that was refused can be said again', () => {
    const table = planning();
    table.places[0]?.say({ say: 'take-back', count: 99, id: 1 });
    table.act(0, createRandom('x'));
    table.act(1, createRandom('x'));
    for (const seat of [0, 1]) table.places[seat]?.say({ say: 'take-back', id: 1 });

    expect([refusals(table.told[0]), refusals(table.told[1])]).toEqual([['undo/too-far'], []]);
  });

  test('KER-14.27 what has no number is no message, but for asking again, and for asking beforehand', () => {
    const table = seated(auction, TWO);
    const place = table.table.connect(0, (message) => table.told[0]?.push(message));
    for (const id of [undefined, null, {}, Number.NaN, 'x'.repeat(65)]) place.say({ say: 'resign', id });
    place.say({ say: 'again' });

    expect(refusals(table.told[0])).toEqual(Array.from({ length: 5 }, () => 'message/malformed'));
    expect(place.why({ say: 'resign' })).toBeUndefined();
    place.say({ say: 'take-back', id: 5 });
    expect(table.table.outcome).toBeUndefined();
  });

  test('KER-14.27 no more than some hundred numbers are remembered', () => {
    const table = planning();
    for (let count = 0; count < 600; count++) {
      table.act(0, createRandom('x'));
      table.places[0]?.say({ say: 'take-back', id: count });
    }
    table.act(0, createRandom('x'));
    for (const id of [599, 500, 0]) table.places[0]?.say({ say: 'take-back', id });

    expect(refusals(table.told[0])).toEqual(['message/repeated', 'message/repeated']);
  });
});

describe('questions', () => {
  test('KER-14.25 an answer to an old question is not taken for the answer to a new one', () => {
    const table = seated(duel, {});
    const [seat = 0] = owing(table);
    table.act(seat, createRandom('x'));
    table.places[seat]?.say({ say: 'ask-back' });
    const old = questionIn(table.told[2]);
    table.places[seat]?.say({ say: 'ask-back' });
    const plies = table.table.record.actions.length;
    for (const say of ['agree', 'disagree']) table.places[1 - seat]?.say({ say, question: old });

    expect(refusals(table.told[1 - seat])).toEqual(['undo/other-question', 'undo/other-question']);
    expect(table.table.record.actions).toHaveLength(plies);
    table.places[1 - seat]?.say({ say: 'agree', question: questionIn(table.told[2]) });
    expect(table.table.record.actions).toHaveLength(plies - 1);
  });
});

describe('connections that are gone', () => {
  test('KER-14.28 after leaving, nothing that is said is done, and nothing is told', () => {
    const table = seated(auction, TWO);
    const [place] = table.places;
    const [action] = auction.legalActions(table.last(0).view);
    place?.leave();
    const told = table.told[0]?.length;
    place?.say({ say: 'act', decision: table.last(0).decision, action });
    place?.say({ say: 'again', since: 0 });
    place?.say({ say: 'resign' });

    expect(table.table.record.actions).toEqual([]);
    expect(table.table.outcome).toBeUndefined();
    expect(table.told[0]).toHaveLength(told ?? -1);
    expect(place?.why({ say: 'resign' })).toMatchObject({
      refusal: { code: 'connection/left' },
      text: 'This connection has left the table; connect again. [KER-14.28]',
    });
  });

  test('KER-14.28 so it is with one that has failed', () => {
    const table = seated(auction, TWO);
    let isBroken = false;
    const place = table.table.connect(0, () => {
      if (isBroken) throw new Error('the line is dead');
    });
    isBroken = true;
    place.say({ say: 'again' });
    place.say({ say: 'resign', id: 1 });

    expect(table.table.outcome).toBeUndefined();
  });

  test('KER-14.10 whoever comes to a closed table, or speaks there, is told that it is closed, and nothing else', () => {
    let lines = 0;
    const keep = (): void => {
      if (++lines > 2) throw new Error('disk full');
    };
    const table = seated(auction, TWO, { keep });
    for (const seat of [0, 1]) table.act(seat, createRandom('x'));
    const before = table.told.map(({ length }) => length);
    table.places[0]?.say({ say: 'resign' });
    table.places[0]?.say({ say: 'again' });
    const late: TableMessage<AuctionTypes>[] = [];
    table.table.connect(1, (message) => void late.push(message)).leave();
    table.table.forfeit(0);
    table.table.tick();

    expect(table.told.map((told, viewer) => told.slice(before[viewer]))).toEqual([
      [{ tell: 'closed' }, { tell: 'closed' }],
      [],
      [],
    ]);
    expect(late).toEqual([{ tell: 'closed' }]);
    expect(table.table.outcome).toBeUndefined();
    expect(table.places[0]?.why({ say: 'resign' })).toMatchObject({ refusal: { code: 'table/closed' } });
  });
});

describe('many spectators', () => {
  test('KER-14.21 two thousand of them are counted, and are no news to each other', () => {
    const table = seated(auction, TWO);
    let told = 0;
    let last: TableMessage<AuctionTypes> | undefined;
    for (let count = 0; count < 2000; count++) {
      table.table.connect('spectator', (message) => {
        told++;
        if (message.tell === 'seats') last = message;
      });
    }

    expect(told).toBe(4000);
    expect(last).toMatchObject({ tell: 'seats', spectators: 2001 });
    table.places[1]?.leave();
    expect(told).toBe(6000);
    expect(last).toMatchObject({ seats: [{ isHere: true }, { isHere: false }], spectators: 2001 });
  });
});

describe('bots from elsewhere', () => {
  const remote = (ask: () => unknown) => [
    { name: 'Ada' },
    { name: 'Bot', bot: { name: 'far away', ask: ask as never } },
  ];
  const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
  const BAD: Readonly<Record<string, unknown>> = {
    'whose then cannot be read': {
      // biome-ignore lint/suspicious/noThenProperty: that is the point
      get then() {
        throw new Error('trap');
      },
    },
    'whose then throws': {
      // biome-ignore lint/suspicious/noThenProperty: that is the point
      then() {
        throw new Error('trap');
      },
    },
    'that is no action': { type: 'none' },
  };

  test.each(Object.entries(BAD))(
    'KER-14.16 an answer %s is a fault of the bot, and the table goes on',
    async (_, answer) => {
      const table = seated(auction, TWO, { seats: remote(() => answer) });
      table.act(0, createRandom('x'));
      await settled();

      expect(table.faults).toEqual([{ what: 'bot', seat: 1, bot: 'far away', error: expect.any(Error) }]);
      expect(table.table.outcome).toMatchObject({ winners: [0], reason: 'failed' });
    },
  );

  test('KER-14.29 one that never answers has left the game when its time is up', async () => {
    let now = 1000;
    const answers: ((action: never) => void)[] = [];
    const silent = {
      name: 'silent',
      ask: () => new Promise<never>((done) => void answers.push(done)),
    };
    const seats = [{ name: 'Ada' }, { name: 'Bot', bot: silent }, { name: 'Bo' }];
    const table = seated(auction, { players: 3 }, { seats, botClock: { now: () => now, limit: 60 } });
    table.act(0, createRandom('x'));
    expect(table.table.deadline).toBe(1060);
    now = 1059;
    table.table.tick();
    expect([table.faults, table.table.seats[1]?.left]).toEqual([[], undefined]);
    now = 1060;
    table.table.tick();

    expect(table.faults).toEqual([
      { what: 'bot', seat: 1, bot: 'silent', error: expect.objectContaining({ code: 'bot/silent' }) },
    ]);
    expect(table.table.seats[1]?.left).toBe('failed');
    expect(table.table.deadline).toBeUndefined();
    // What it says then is nobody's any more.
    const plies = table.table.record.actions.length;
    answers[0]?.([...auction.legalActions(table.last(1).view)][0] as never);
    await settled();
    expect(table.table.record.actions).toHaveLength(plies);
    playOn(table);
    expect(table.table.outcome?.ranking.slice(-1)).toEqual([[1]]);
  });

  test('KER-14.22 a seat that is given up while its bot thinks does not hold up the others', async () => {
    const silent = { name: 'silent', ask: () => new Promise<never>(() => undefined) };
    const seats = [{ name: 'Bot', bot: silent }, { name: 'Robot', bot: randomBot }, { name: 'Bo' }];
    const table = seated(auction, { players: 3 }, { seats });
    table.table.forfeit(0);

    expect(table.table.record.actions).toHaveLength(2);
  });

  test('KER-2.9 a time for bots that is none is an error', () => {
    for (const botClock of [
      { now: () => 0, limit: 0 },
      { now: 5, limit: 5 },
    ]) {
      expect(() => seated(auction, TWO, { botClock: botClock as never })).toThrow(
        /The option 'botClock\.\w+' should be/,
      );
    }
  });
});

describe('a log that two tables write to', () => {
  const opened = (log: string, keep: (text: string, offset: number) => unknown) => {
    const faults: string[] = [];
    const table = openTable(auction, {
      config: TWO,
      luck: 'x',
      seats: people(2),
      log,
      keep,
      onFault: ({ what }) => faults.push(what),
    });
    return { table, faults };
  };

  test('KER-14.30 whoever keeps it is told where the text belongs, and can refuse the second', () => {
    let log = '';
    const keep = (text: string, offset: number): void => {
      if (offset !== log.length) throw new Error('Another host writes to this log.');
      log += text;
    };
    const first = opened(log, keep);
    const second = opened(log, keep);
    first.table.forfeit(0);
    second.table.forfeit(1);

    expect([first.faults, second.faults]).toEqual([[], ['keep']]);
    expect(opened(log, keep).table.outcome).toMatchObject({ winners: [1] });
  });

  test('KER-14.30 a log that both have written to is an error that says so', () => {
    let log = '';
    const keep = (text: string): void => {
      log += text;
    };
    const first = opened(log, keep);
    expect(() => opened(log, keep)).not.toThrow();
    const second = opened(log, keep);
    first.table.forfeit(0);
    second.table.forfeit(1);
    expect(() => opened(log, keep)).toThrow(
      'Line 1 of the log is there twice: two tables were opened from it and have both written to it.',
    );

    log = '';
    opened('', keep);
    opened('', keep);
    expect(() => opened(log, keep)).toThrow('Line 0 of the log is there twice');
  });
});

const PLANS = { players: 2, factions: 'random' } as const;

/** Snails, where both seats are in the middle of their secret plans. */
function planning(): Seated<SnailsTypes> {
  const table = seated(snails, PLANS);
  playOn(table, 11);
  expect(owing(table)).toEqual([0, 1]);
  return table;
}
