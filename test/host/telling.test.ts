import fc from 'fast-check';
import { type BaseEvent, createRandom, type Game, type GameTypes, replay, type Viewer } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import type { TableMessage } from 'gastropodia/host';
import { snails } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { auction } from '../kit/auction.ts';
import { owing, people, playOn, type Seated, seated } from './kit.ts';

type Deed = 'act' | 'take back' | 'cut' | 'crash';
const DEEDS = fc.array(
  fc.record({
    deed: fc.constantFrom<Deed>('act', 'act', 'act', 'act', 'take back', 'cut', 'crash'),
    who: fc.nat(3),
    choice: fc.nat(1000),
  }),
  { minLength: 20, maxLength: 60 },
);

test('KER-14.8 + KER-14.9 whatever happens at a table of Snails, everybody sees what the game shows them, and hears everything once', () => {
  check(snails, { players: 2, factions: 'random' }, 5);
});

test('KER-14.8 + KER-14.9 so it is at an auction, with a bot', () => {
  check(auction, { players: 3 }, 10);
});

function check<T extends GameTypes>(game: Game<T>, config: T['Config'], numRuns: number): void {
  const count = game.setup(config, 'count').decisions.length;
  const seats = people(count).map((seat, index) => (index === 2 ? { ...seat, bot: randomBot } : seat));
  fc.assert(
    fc.property(fc.string(), DEEDS, (seed, deeds) => {
      let at = seated<T>(game, config, { luck: seed, seats });
      // What each viewer has heard, over all connections and all crashes.
      const heard = at.told.map((): TableMessage<T>[] => []);
      const gather = (): void => {
        for (const [viewer, told] of at.told.entries()) heard[viewer]?.push(...told);
      };
      for (const { deed, who, choice } of deeds) {
        const seat = owing(at)[who % Math.max(1, owing(at).length)] ?? 0;
        if (deed === 'act' && at.last(seat).decision !== undefined) at.act(seat, createRandom(String(choice)));
        if (deed === 'take back') at.places[who % count]?.say({ say: 'take-back', count: 1 + (choice % 2) });
        if (deed === 'cut') at.reconnect(who % (count + 1));
        if (deed === 'crash') {
          gather();
          const { log, last } = at;
          at = seated<T>(game, config, { luck: 'another', seats, log: log() });
          for (const viewer of heard.keys()) {
            at.told[viewer]?.splice(0);
            at.reconnect(viewer, last(viewer).seq);
          }
        }
      }
      gather();
      const { record } = at.table;
      for (const [index, messages] of heard.entries()) {
        const viewer: Viewer = index === count ? 'spectator' : index;
        expect(at.last(index).view).toEqual(game.view(replay(game, record), viewer));
        expect(numbersOf(messages).slice(-1)).toEqual([at.last(index).seq]);
        expect(strangers(messages, viewer)).toEqual([]);
        // What others notice cannot be taken back without consent: so all that was heard of it is all that happened.
        expect(eventsOf(messages).filter(isForAll)).toEqual(happened(game, record, viewer).filter(isForAll));
      }
    }),
    { numRuns },
  );
}

/** The numbers of what was told, in order; a number comes again only where nothing new was told. */
function numbersOf<T extends GameTypes>(messages: readonly TableMessage<T>[]): number[] {
  const numbers = messages.flatMap((message) => (message.tell === 'game' ? [message.seq] : []));
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  return numbers;
}

function strangers<T extends GameTypes>(messages: readonly TableMessage<T>[], viewer: Viewer): unknown[] {
  return messages.filter(
    (message) => message.tell === 'game' && (message.view.viewer !== viewer || 'chance' in message.view),
  );
}

const isForAll = (event: BaseEvent): boolean => event.noticedBy === undefined;

function eventsOf<T extends GameTypes>(messages: readonly TableMessage<T>[]): BaseEvent[] {
  return messages.flatMap((message) => (message.tell === 'game' ? [...message.events] : []));
}

function happened<T extends GameTypes>(
  game: Game<T>,
  record: Seated<T>['table']['record'],
  viewer: Viewer,
): BaseEvent[] {
  const { state, events } = game.begin(record.config, record.seed);
  const all: BaseEvent[] = [...game.viewEvents(events, viewer)];
  let now = state;
  for (const action of record.actions) {
    const applied = game.apply(now, action);
    if (!applied.ok) throw new Error(game.explain(applied.refusal));
    all.push(...game.viewEvents(applied.events, viewer));
    now = applied.state;
  }
  return all;
}

test('KER-14.8 of games that differ in what somebody plans in secret, everybody else is told the same', () => {
  const streams = ['a', 'b', 'c', 'd', 'e', 'f'].map((secret) => {
    let now = 0;
    const table = seated(snails, { players: 2, factions: 'random' }, { clock: { now: () => now, reserve: 10_000 } });
    playOn(table, 11);
    const before = table.told.map(({ length }) => length);
    const random = createRandom(secret);
    const steps = 1 + random.below(5);
    for (let step = 0; step < steps; step++) {
      now += 10;
      table.act(0, random);
      if (random.below(2) === 0) table.places[0]?.say({ say: 'take-back' });
    }
    // Who comes back meanwhile learns nothing by that either, nor by its own clock.
    now = 200;
    table.reconnect(1, 0);
    table.reconnect(2);
    const others = [1, 2].map((viewer) => table.told[viewer]?.slice(before[viewer]));
    return { others: JSON.stringify(others), own: JSON.stringify(table.last(0)) };
  });

  expect(new Set(streams.map(({ others }) => others)).size).toBe(1);
  expect(new Set(streams.map(({ own }) => own)).size).toBeGreaterThan(4);
});
