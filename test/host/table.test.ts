import { type Bot, createRandom, EngineError, replay } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { openTable, type Place, type TableMessage } from 'gastropodia/host';
import { type SnailsTypes, snails } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { duel } from '../../docs/examples/duel/index.ts';
import { type AuctionTypes, auction } from '../kit/auction.ts';
import { numbering, owing, people, playOn, questionIn, refusals, type Seated, seated } from './kit.ts';

const TWO = { players: 2 };
const PLANS = { players: 2, factions: 'random' } as const;

describe('what somebody says', () => {
  test('KER-14.7 a connection speaks for its own seat, whatever seat its action names', () => {
    const table = seated(auction, TWO);
    const { decision } = table.last(0);
    const [card = 0] = table.last(0).view.hands[0] ?? [];
    const say = (action: object): void => table.places[0]?.say({ say: 'act', decision, action });
    say({ type: 'bid', seat: 1, card: table.table.record.actions.length + 1 });
    expect(refusals(table.told[0])).toEqual(['decision/not-yours']);

    say({ type: 'bid', card });
    expect(table.table.record.actions).toEqual([{ type: 'bid', seat: 0, card }]);
  });

  test('KER-14.15 a second click is refused, and an action without a token, too', () => {
    const table = seated(auction, TWO);
    const { decision, view } = table.last(0);
    const [action] = auction.legalActions(view);
    table.places[0]?.say({ say: 'act', decision, action, id: 'first' });
    table.places[0]?.say({ say: 'act', decision, action, id: 'second' });
    table.places[1]?.say({ say: 'act', action: [...auction.legalActions(table.last(1).view)][0], id: 3 });
    table.places[1]?.say({ say: 'act', decision: '0.7', action: [...auction.legalActions(table.last(1).view)][0] });

    expect(table.table.record.actions).toHaveLength(1);
    expect(table.told[0]?.filter(({ tell }) => tell === 'refused')).toEqual([
      {
        tell: 'refused',
        refusal: { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [1] } },
        text: 'It is not your decision; the game waits for player 2. [KER-1.3]',
        re: 'second',
      },
    ]);
    expect(refusals(table.told[1])).toEqual(['message/malformed', 'decision/stale']);
  });

  test('KER-14.15 what was sent before something was taken back does not answer what is asked afterwards', () => {
    const table = planning();
    const before = table.last(0);
    table.act(0, createRandom('x'));
    table.places[0]?.say({ say: 'take-back' });
    const [action] = snails.legalActions(before.view);
    table.places[0]?.say({ say: 'act', decision: before.decision, action });

    expect(table.last(0).view).toEqual(before.view);
    expect([before.decision, table.last(0).decision]).toEqual(['0.6', '1.6']);
    expect(refusals(table.told[0])).toEqual(['decision/stale']);
  });

  const trap = new Proxy({}, { get: () => expect.fail('read') });
  const NONSENSE: readonly unknown[] = [
    undefined,
    null,
    0,
    'act',
    [],
    {},
    { say: 'dance' },
    { say: 'constructor' },
    { say: ['act'] },
    { say: 'act' },
    { say: 'act', decision: 5, action: {} },
    { say: 'take-back', count: 0 },
    { say: 'take-back', count: 1.5 },
    { say: 'take-back', count: 'all' },
    { say: 'ask-back', count: Number.MAX_VALUE },
    Object.assign(() => undefined, { say: 'resign' }),
    trap,
    new Proxy([], {
      get: () => {
        throw new Error('trap');
      },
    }),
    {
      get say() {
        throw new Error('trap');
      },
    },
    Object.create(null),
    new Map([['say', 'resign']]),
  ];

  test('KER-14.18 any value may be said; what is no message is refused, and nothing changes', () => {
    const table = seated(auction, TWO);
    const before = table.last(0);
    for (const message of NONSENSE) table.places[0]?.say(message);

    expect(refusals(table.told[0])).toEqual(NONSENSE.map(() => 'message/malformed'));
    expect(table.log().split('\n')).toHaveLength(2);
    expect([table.faults, table.last(0), table.told[1]?.length]).toEqual([[], before, 2]);
  });

  test('KER-14.18 nonsense in the place of an action, an answer or a number is refused, or is nothing', () => {
    const table = seated(auction, TWO);
    const { decision } = table.last(0);
    for (const action of [...NONSENSE, 5, { type: 'bid', card: Number.NaN }, { type: '__proto__' }]) {
      table.places[0]?.say({ say: 'act', decision, action });
    }
    for (const say of ['agree', 'disagree', 'take-back', 'ask-back']) {
      table.places[0]?.say({ say, question: 'x' });
      table.places[0]?.say({ say, question: 'x', id: 'x'.repeat(65) });
    }
    for (const since of [-1, 1e9, 'x', Number.NaN, {}, 0.5, null]) table.places[0]?.say({ say: 'again', since });
    const codes = new Set(refusals(table.told[0]));

    expect(codes).toEqual(
      new Set(['malformed', 'decision/other-kind', 'undo/not-asked', 'undo/too-far', 'message/malformed']),
    );
    expect(JSON.stringify(table.told[0])).not.toContain('xxxx');
    expect([table.table.record.actions, table.faults]).toEqual([[], []]);
  });

  test('KER-14.20 spectators, and whoever sits where a bot plays, have nothing to say', () => {
    const table = seated(auction, TWO, {
      seats: [{ name: 'Ada' }, { name: 'Bo', bot: randomBot }],
      later: () => undefined,
    });
    for (const say of ['resign', 'take-back', 'agree'])
      for (const place of table.places.slice(1)) place.say({ say, question: 'any' });

    expect(refusals(table.told[1])).toEqual(['seat/bot', 'seat/bot', 'seat/bot']);
    expect(refusals(table.told[2])).toEqual(['seat/spectator', 'seat/spectator', 'seat/spectator']);
    expect(table.last(1).decision).toBeUndefined();
    expect(table.table.seats.map(({ left }) => left)).toEqual([undefined, undefined]);
  });

  test('KER-1.2 after the end there is nothing to say', () => {
    const table = seated(auction, TWO);
    playOn(table);
    table.places[0]?.say({ say: 'resign' });

    expect(refusals(table.told[0])).toEqual(['game/over']);
    expect(table.last(2).outcome).toEqual(auction.outcome(table.last(2).view));
  });

  test('KER-14.23 a refusal is told in the language of the connection', () => {
    const table = seated(auction, TWO);
    const texts = ['en', 'pl', 'de-AT'].map((locale) => {
      const told: TableMessage<AuctionTypes>[] = [];
      const place = table.table.connect('spectator', (message) => void told.push(message), { locale });
      place.say({ id: 1, say: 'resign' });
      const [refused] = told.slice(-1);
      return refused?.tell === 'refused' ? refused.text : '';
    });

    expect(texts).toEqual([
      'Spectators watch; they have nothing to say. [KER-14.20]',
      'Widzowie tylko patrzą; nie mają głosu. [KER-14.20]',
      'Zuschauer schauen zu; zu sagen haben sie nichts. [KER-14.20]',
    ]);
    expect(() => table.table.connect(0, () => undefined, { locale: 'fr' })).toThrow("There is no locale 'fr'");
  });
});

describe('who is there', () => {
  test('KER-14.19 a viewer who is nobody here is an error before anything is done', () => {
    const table = seated(auction, TWO);
    const before = table.told.map(({ length }) => length);
    for (const stranger of [2, -1, 0.5, '0', 'spectators', undefined, null, Number.NaN]) {
      expect(() => table.table.connect(stranger as never, () => undefined)).toThrow(
        expect.objectContaining({ code: 'seat/unknown' }),
      );
    }
    expect(() => table.table.connect(0, 'send' as never)).toThrow(
      "The option 'send' should be a function; it is 'send'.",
    );
    expect(() => table.table.forfeit(2)).toThrow('There is no seat 2 at this table of 2.');
    expect(table.told.map(({ length }) => length)).toEqual(before);
  });

  test('KER-14.19 a connection that fails is gone, and the others are told', () => {
    const table = seated(auction, TWO);
    let isBroken = false;
    table.table.connect('spectator', () => {
      if (isBroken) throw new Error('the line is dead');
    });
    isBroken = true;
    table.act(0, createRandom('x'));
    table.act(1, createRandom('x'));

    expect(table.faults).toEqual([{ what: 'send', viewer: 'spectator', error: new Error('the line is dead') }]);
    expect(table.table.record.actions).toHaveLength(2);
    expect(table.last(0).view).toEqual(table.last(0).view);
    expect(table.told.map((told) => told.filter(({ tell }) => tell === 'game').length)).toEqual([3, 3, 3]);
  });

  test('KER-14.21 everybody is told who sits there, who is connected, and who has left', () => {
    const table = seated(
      auction,
      { players: 3 },
      { seats: [...people(2), { name: 'Bot', bot: randomBot }], later: () => undefined },
    );
    table.places[1]?.leave();
    table.places[1]?.leave();
    table.places[0]?.say({ say: 'resign' });
    const seats = table.told[3]?.filter(({ tell }) => tell === 'seats') ?? [];

    expect(seats[seats.length - 1]).toEqual({
      tell: 'seats',
      seats: [
        { name: 'Ada', player: 'bot', isHere: true, left: 'resigned' },
        { name: 'Bo', player: 'person', isHere: false },
        { name: 'Bot', player: 'bot', isHere: true },
      ],
      spectators: 1,
    });
    expect(table.table.seats).toEqual((seats[seats.length - 1] as { seats: unknown }).seats);
  });

  test('KER-14.9 who comes back is told each event once, in order; who was away too long sees the view of now', () => {
    const table = seated(auction, { players: 4 }, { seats: people(4) });
    const since = table.last(4).seq;
    table.places[4]?.leave();
    playOn(table, 4);
    table.reconnect(4, since);
    const live = table.told[0]?.flatMap((message) => (message.tell === 'game' ? message.events : []));
    const caughtUp = table.told[4]?.flatMap((message) => (message.tell === 'game' ? message.events : []));
    const open = (events: readonly object[] | undefined) =>
      events?.map(({ secret: _, ...event }: { secret?: unknown }) => event);

    expect(open(caughtUp)).toEqual(open(live));
    expect(table.last(4)).toMatchObject({ seq: table.last(0).seq });
    for (const gone of [table.last(4).seq + 1, 2 ** 40]) {
      table.reconnect(4, gone);
      expect(table.last(4)).toMatchObject({ events: [], anew: true, view: { viewer: 'spectator' } });
    }
  });

  test('KER-14.9 what others do in secret drives out nothing that a viewer could catch up on', () => {
    const table = planning();
    const since = table.last(1).seq - 1;
    for (let count = 0; count < 100; count++) {
      table.act(0, createRandom(String(count)));
      table.places[0]?.say({ say: 'take-back' });
    }
    table.reconnect(1, since);

    expect(table.last(1)).toMatchObject({ seq: since + 1 });
    expect(table.last(1).anew).toBeUndefined();
    expect(table.last(1).events.length).toBeGreaterThan(0);
  });
});

describe('taking back', () => {
  test('KER-14.13 what nobody has noticed is taken back without asking, and nobody else is told', () => {
    const table = planning();
    const told = table.told.map(({ length }) => length);
    const before = table.last(0);
    table.act(0, createRandom('x'));
    table.act(0, createRandom('y'));
    table.places[0]?.say({ say: 'take-back', count: 2 });

    expect(table.last(0)).toEqual({ ...before, seq: before.seq + 3, decision: '1.6', events: [], anew: true });
    expect(table.told.map(({ length }, viewer) => length - (told[viewer] ?? 0))).toEqual([3, 0, 0]);
    table.places[0]?.say({ say: 'take-back', count: 9, id: 9 });
    expect(table.told[0]?.slice(-1)).toEqual([
      {
        tell: 'refused',
        refusal: { code: 'undo/too-far', rule: 'KER-14.13', facts: { most: 1, because: 'seen' } },
        text: 'No more than 1 can be taken back: others have seen it. [KER-14.13]',
        re: 9,
      },
    ]);
  });

  test('KER-14.24 whether something would be refused can be asked, and nothing is done by it', () => {
    const table = planning();
    const told = table.told.map(({ length }) => length);
    const plies = table.table.record.actions.length;
    const [place] = table.places;
    const decision = table.last(0).decision;
    const [action] = snails.legalActions(table.last(0).view);

    expect(place?.why({ say: 'act', decision, action })).toBeUndefined();
    expect(place?.why({ say: 'resign' })).toBeUndefined();
    expect(place?.why({ say: 'again' })).toBeUndefined();
    expect(place?.why({ say: 'act', decision: 'old', action })).toMatchObject({ refusal: { code: 'decision/stale' } });
    expect(place?.why({ say: 'agree', question: 'any', id: 7 })).toMatchObject({
      refusal: { code: 'undo/not-asked' },
      re: 7,
    });
    expect(place?.why('hello')).toMatchObject({ refusal: { code: 'message/malformed' } });
    expect(place?.why({ say: 'ask-back', count: 9 })?.text).toMatch(/^No more than \d can be taken back: /);
    expect(table.places[2]?.why({ say: 'resign' })).toMatchObject({ refusal: { code: 'seat/spectator' } });
    expect(table.told.map(({ length }) => length)).toEqual(told);
    expect(table.table.record.actions).toHaveLength(plies);
  });

  test('KER-14.14 what others have seen is taken back when all of them agree', () => {
    const table = duelling();
    const before = table.told.map((_, viewer) => table.last(viewer));
    const [seat = 0] = owing(table);
    table.act(seat, createRandom('x'));
    const plies = table.table.record.actions.length;
    table.places[seat]?.say({ say: 'ask-back' });
    const question = questionIn(table.told[2]);
    const asked = { tell: 'asked', asked: { question, seat, count: 1, agreed: [] } };
    expect(table.told[2]?.slice(-1)).toEqual([asked]);
    table.reconnect(2);
    expect(table.told[2]?.slice(-1)).toEqual([asked]);
    table.places[seat]?.say({ say: 'agree', question });
    expect(table.table.record.actions).toHaveLength(plies);
    table.places[1 - seat]?.say({ say: 'agree', question });

    expect(table.table.record.actions).toHaveLength(plies - 1);
    expect(table.told.map((_, viewer) => table.last(viewer).view)).toEqual(before.map(({ view }) => view));
    expect(table.last(1 - seat)).toMatchObject({ anew: true, events: [] });
    expect(refusals(table.told[seat])).toEqual(['undo/not-asked']);
    expect(table.told[2]?.some((message) => message.tell === 'asked' && message.asked === null)).toBe(true);
  });

  test('KER-14.14 one who does not agree ends it, and so does who goes on playing', () => {
    const table = duelling();
    const [seat = 0] = owing(table);
    table.act(seat, createRandom('x'));
    table.places[seat]?.say({ say: 'ask-back' });
    table.places[1 - seat]?.say({ say: 'disagree', question: questionIn(table.told[2]) });
    expect(table.told[2]?.slice(-1)).toEqual([{ tell: 'asked', asked: null }]);

    table.places[seat]?.say({ say: 'ask-back' });
    const [next = 0] = owing(table);
    table.act(next, createRandom('x'));
    expect(table.told[2]?.filter(({ tell }) => tell === 'asked').slice(-1)).toEqual([{ tell: 'asked', asked: null }]);
    table.places[1 - seat]?.say({ say: 'agree', question: 'any' });
    expect(refusals(table.told[1 - seat])).toEqual(['undo/not-asked']);
  });

  test('KER-14.14 a table may offer no more than what nobody has noticed', () => {
    const table = duelling({ undo: 'quiet' });
    const [seat = 0] = owing(table);
    table.act(seat, createRandom('x'));
    table.places[seat]?.say({ say: 'ask-back' });

    expect(refusals(table.told[seat])).toEqual(['undo/too-far']);
  });

  test('KER-14.14 where all others are bots, nobody has to be asked', () => {
    const queue: (() => void)[] = [];
    const seats = [{ name: 'Ada' }, { name: 'Bot', bot: randomBot }];
    const table = seated(duel, {}, { seats, later: (run) => void queue.push(run) });
    for (let count = 0; count < 9 && owing(table)[0] !== 0; count++) queue.shift()?.();
    table.act(0, createRandom('x'));
    const plies = table.table.record.actions.length;
    table.places[0]?.say({ say: 'ask-back' });

    expect(table.table.record.actions).toHaveLength(plies - 1);
  });
});

describe('leaving', () => {
  test('KER-14.5 while others play, a substitute plays on, and who has left has nothing to say', () => {
    const table = seated(auction, { players: 3 }, { seats: people(3) });
    table.places[1]?.say({ say: 'resign' });
    table.places[1]?.say({ say: 'resign' });
    expect(table.table.outcome).toBeUndefined();
    playOn(table);

    expect(refusals(table.told[1])).toEqual(['seat/left']);
    expect(table.table.outcome).toMatchObject({ rule: 'AUC-3.2' });
    expect(table.table.outcome?.ranking.slice(-1)).toEqual([[1]]);
    expect(table.last(1).outcome).toEqual(table.table.outcome);
  });

  test('KER-14.4 who is left alone has won, and everybody is told', () => {
    const table = seated(auction, TWO);
    table.table.forfeit(0);
    table.table.forfeit(1);
    const outcome = { winners: [1], ranking: [[1], [0]], reason: 'forfeit', rule: 'KER-14.4' };

    expect(table.told.map((_, viewer) => table.last(viewer).outcome)).toEqual([outcome, outcome, outcome]);
    expect(owing(table)).toEqual([]);
  });
});

describe('clocks', () => {
  function timed(now: () => number, more: Partial<Parameters<typeof seated<SnailsTypes>>[2]> = {}) {
    return seated(snails, PLANS, { clock: { now, reserve: 1000, increment: 10 }, ...more });
  }

  test('KER-14.17 a clock runs as long as its seat owes something, and who runs out of time has left', () => {
    let now = 5000;
    const table = timed(() => now);
    const [seat = 0] = owing(table);
    expect([table.table.deadline, table.last(0).left]).toEqual([6000, [1000, 1000]]);
    now += 400;
    table.act(seat, createRandom('x'));
    expect(table.last(0).left?.[seat]).toBe(610);
    expect(table.last(0).left?.[1 - seat]).toBe(1000);
    now += 999;
    table.table.tick();
    expect(table.table.outcome).toBeUndefined();
    now += 1;
    table.table.tick();

    expect(table.table.outcome).toEqual({
      winners: [seat],
      ranking: [[seat], [1 - seat]],
      reason: 'timeout',
      rule: 'KER-14.4',
    });
    expect(table.table.deadline).toBeUndefined();
  });

  test('KER-14.17 what comes in too late is too late, even if nobody has looked at the clock', () => {
    let now = 0;
    const table = timed(() => now);
    const [seat = 0] = owing(table);
    now = 1000;
    table.act(seat, createRandom('x'));

    expect(refusals(table.told[seat])).toEqual(['seat/left']);
    expect(table.table.record.actions).toEqual([]);
  });

  test('KER-14.17 in the middle of a secret plan it runs on, and nobody sees how often its player has decided', () => {
    let now = 0;
    const table = timed(() => now);
    playOn(table, 14);
    const before = table.last(1).left;
    now += 100;
    table.act(0, createRandom('x'));
    now += 100;
    table.reconnect(1);

    expect(table.last(1).left).toEqual(before?.map((left) => left - 200));
  });

  test('KER-14.17 time in which the host was dead does not count', () => {
    let now = 0;
    const before = timed(() => now);
    now = 250;
    playOn(before, 5);
    now = 100_000;
    const again = timed(() => now, { log: before.log() });

    expect(again.last(2).left).toEqual(before.last(2).left);
    expect(before.last(2).left).not.toEqual([1000, 1000]);
  });

  test('KER-14.17 a time that is none is an error', () => {
    for (const clock of [{ reserve: 0 }, { reserve: Number.NaN }, { reserve: 5, increment: -1 }]) {
      expect(() => seated(auction, TWO, { clock: { now: () => 0, ...clock } })).toThrow(
        /The option 'clock\.\w+' should be a time/,
      );
    }
  });
});

describe('bots', () => {
  const seats = (bot: Bot<AuctionTypes>) => [{ name: 'Ada' }, { name: 'Bot', bot }, { name: 'Bo' }];

  test('KER-14.22 bots are asked one after another, when the caller lets them, and one does not ask for another', () => {
    const queue: (() => void)[] = [];
    const bots = [0, 1, 2].map((seat) => ({ name: `Bot ${seat}`, bot: randomBot }));
    const table = seated(auction, { players: 3 }, { seats: bots, later: (run) => void queue.push(run) });
    const lengths: number[] = [];
    for (let run = queue.shift(); run !== undefined; run = queue.shift()) {
      lengths.push(queue.length);
      run();
    }

    expect(lengths.every((length) => length === 0)).toBe(true);
    expect(lengths).toHaveLength(table.table.record.actions.length);
    expect(table.table.outcome).toBeDefined();
  });

  test('KER-14.22 a bot that answers later is heard, unless something else is asked by then', async () => {
    const answers: (() => void)[] = [];
    const remote = {
      name: 'far away',
      ask: (view: AuctionTypes['View'], { seed, nodes }: { seed: string; nodes: number }) =>
        new Promise<AuctionTypes['Action']>((done) => {
          expect([seed.length, nodes]).toEqual([64, 2000]);
          answers.push(() => done([...auction.legalActions(view)][0] as never));
        }),
    };
    const table = seated(auction, TWO, { seats: [{ name: 'Ada' }, { name: 'Bot', bot: remote }] });
    table.act(0, createRandom('x'));
    expect([answers.length, table.table.record.actions.length]).toEqual([1, 1]);
    answers.shift()?.();
    await settled();
    expect(table.table.record.actions).toHaveLength(2);

    // Its seat is given up while it thinks: its answer is nobody's any more.
    table.table.forfeit(1);
    answers.shift()?.();
    await settled();
    expect(table.table.record.actions).toHaveLength(2);
    expect(table.table.outcome).toMatchObject({ winners: [0], reason: 'forfeit' });
    expect(table.faults).toEqual([]);
  });

  const BAD: Readonly<Record<string, Bot<AuctionTypes>['choose']>> = {
    throws: () => {
      throw new RangeError('no idea');
    },
    'chooses nothing': () => undefined as never,
    'plays for another': ({ actions }) => ({ ...actions[0], seat: 0 }) as never,
    'tries too much': ({ sample, actions }) => {
      for (const world = sample(); ; ) world.step(world.legalActions()[0] ?? (actions[0] as never));
    },
  };

  test.each(Object.entries(BAD))(
    'KER-14.16 a bot that %s has left the game, is named, and the table goes on',
    (name, choose) => {
      const table = seated(auction, { players: 3 }, { seats: seats({ name, choose }), nodes: 3 });
      playOn(table);

      expect(table.faults).toEqual([{ what: 'bot', seat: 1, bot: name, error: expect.any(Error) }]);
      expect(table.table.seats[1]).toMatchObject({ left: 'failed', player: 'bot' });
      expect(table.table.outcome?.ranking.slice(-1)).toEqual([[1]]);
    },
  );

  test('KER-14.16 one that fails later does too, and a substitute that fails is replaced by chance', async () => {
    const failing = { name: 'far away', ask: () => Promise.reject(new Error('the thread is dead')) };
    const substitute: Bot<AuctionTypes> = { name: 'substitute', choose: BAD.throws as never };
    const bots = [{ name: 'Ada' }, { name: 'Bot', bot: failing }, { name: 'Bo' }];
    const table = seated(auction, { players: 3 }, { seats: bots, substitute });
    await settled();
    playOn(table);

    expect(table.faults.map((fault) => 'bot' in fault && fault.bot)).toEqual(['far away', 'substitute']);
    expect(table.table.outcome?.ranking.slice(-1)).toEqual([[1]]);
  });

  test('KER-14.1 at a table a bot makes the moves that it makes elsewhere with the same seed', () => {
    const moves = ['one', 'one', 'two'].map((botSeed) => {
      const table = seated(auction, TWO, { seats: [{ name: 'Ada' }, { name: 'Bot', bot: randomBot }], botSeed });
      playOn(table);
      return JSON.stringify(table.table.record.actions);
    });

    expect(moves[0]).toBe(moves[1]);
    expect(moves[0]).not.toBe(moves[2]);
  });
});

describe('keeping', () => {
  test('KER-14.10 nobody is told of anything before it is kept, and what happens meanwhile is kept together', async () => {
    const kept: string[] = [];
    const waiting: (() => void)[] = [];
    const keep = (text: string) => {
      kept.push(text);
      return new Promise<void>((done) => waiting.push(done));
    };
    const table = seated(auction, { players: 3 }, { seats: [...people(1), ...bots(2)], keep });
    expect(table.told).toEqual([[], [], [], []]);
    waiting.shift()?.();
    await settled();
    // The bots have bid while the first line was being kept; both bids go together.
    expect(kept.map((text) => text.split('\n').length - 1)).toEqual([1, 2]);
    expect(table.told.map((told) => told.filter(({ tell }) => tell === 'game').length)).toEqual([0, 0, 0, 0]);
    waiting.shift()?.();
    await settled();
    expect(table.last(0).view).toEqual(auction.view(replay(auction, table.table.record), 0));
    expect(table.table.record.actions).toHaveLength(2);
  });

  test('KER-14.10 what cannot be kept closes the table, and nobody is told', async () => {
    for (const isLate of [false, true]) {
      const error = new Error('disk full');
      let lines = 0;
      const keep = () => {
        if (++lines < 3) return undefined;
        if (isLate) return Promise.reject(error);
        throw error;
      };
      const table = seated(auction, TWO, { keep });
      table.act(0, createRandom('x'));
      const before = table.told.map((_, viewer) => table.last(viewer));
      table.act(1, createRandom('x'));
      await settled();
      table.places[0]?.say({ say: 'resign' });

      expect(table.told.map((_, viewer) => table.last(viewer))).toEqual(before);
      expect(table.told.map((told) => told.slice(-1))).toEqual([0, 1, 2].map(() => [{ tell: 'closed' }]));
      expect(table.faults).toEqual([{ what: 'keep', error }]);
    }
  });

  test('KER-14.10 what is said from inside a message is heard when everybody has been told', () => {
    const order: string[] = [];
    const table = openTable(auction, { config: TWO, luck: 'x', seats: people(2), onFault: () => undefined });
    const places: Place[] = [];
    const answer = (seat: number) => (message: TableMessage<AuctionTypes>) => {
      if (message.tell !== 'game') return;
      order.push(`${seat}:${message.seq}`);
      const [action] = auction.legalActions(message.view);
      if (message.decision !== undefined) places[seat]?.say({ say: 'act', decision: message.decision, action });
    };
    for (const seat of [0, 1]) places[seat] = numbering(table.connect(seat, answer(seat), { views: 'whole' }));
    places[0]?.say({ say: 'again', since: 0 });
    places[1]?.say({ say: 'again', since: 0 });

    expect(table.outcome).toBeDefined();
    for (const seat of ['0', '1']) {
      const seqs = order.filter((entry) => entry.startsWith(seat)).map((entry) => Number(entry.slice(2)));
      expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
    }
  });
});

describe('opening', () => {
  test('KER-2.9 a table that cannot be is an error that says why', () => {
    const opened = (changes: object) => () =>
      openTable(auction, { config: TWO, luck: 'x', seats: people(2), onFault: () => undefined, ...changes });

    expect(opened({ seats: people(3) })).toThrow(
      new EngineError('bots/wrong-number', 'The game has 2 seats; 3 were given.'),
    );
    expect(opened({ seats: [{ name: 5 }, { name: 'Bo' }] })).toThrow('table.seats[0].name');
    expect(opened({ nodes: -1 })).toThrow('table.nodes');
    expect(opened({ onFault: undefined })).toThrow("The option 'onFault' should be a function; it is undefined.");
    expect(opened({ undo: 'all' })).toThrow("The option 'undo' should be 'open' or 'quiet'; it is 'all'.");
    expect(opened({ config: { players: 9 } })).toThrow('The config is not valid.');
  });
});

const bots = (count: number) => Array.from({ length: count }, (_, seat) => ({ name: `Bot ${seat}`, bot: randomBot }));
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Snails, where both seats are in the middle of their secret plans. */
function planning(): Seated<SnailsTypes> {
  const table = seated(snails, PLANS);
  playOn(table, 11);
  expect(owing(table)).toEqual([0, 1]);
  return table;
}

/** The duel, where everything is seen by all. */
function duelling(options = {}) {
  return seated(duel, {}, options);
}
