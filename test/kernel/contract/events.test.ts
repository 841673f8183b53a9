import { apply, type BaseEvent, EVERYONE, emit, only, scripted } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { eventsSeenBy, listen } from '../../../src/kernel/contract/events.ts';
import { auction } from '../../kit/auction.ts';

describe('secrets', () => {
  const open = { type: 'tapped', seat: 1 };
  const hidden = { type: 'drawn', seat: 1, secret: { seats: only(1, 2), card: 7 } };
  const told = { type: 'shown', secret: { seats: EVERYONE, card: 7 } };

  test('KER-5.1 a viewer learns the public part of every event, and the secrets that are for it', () => {
    const seen = ([0, 1, 2, 'spectator'] as const).map((viewer) =>
      eventsSeenBy<BaseEvent>([open, hidden, told], viewer),
    );
    const withoutCard = [open, { type: 'drawn', seat: 1 }, told];

    expect(seen).toEqual([withoutCard, [open, hidden, told], [open, hidden, told], withoutCard]);
  });

  test('KER-12.1 whoever does not notice an event learns nothing of it', () => {
    const laid = { type: 'laid', noticedBy: only(1), card: 7 };
    const seen = ([0, 1, 'spectator'] as const).map((viewer) => eventsSeenBy<BaseEvent>([laid, open], viewer));

    expect(seen).toEqual([[open], [laid, open], [open]]);
  });

  test('KER-5.1 the events themselves are not changed', () => {
    eventsSeenBy<BaseEvent>([hidden], 0);

    expect(hidden).toEqual({ type: 'drawn', seat: 1, secret: { seats: only(1, 2), card: 7 } });
  });
});

describe('of a game', () => {
  test('KER-5.2 what a round makes known: who bids is public, what is secret, and the turning up is marked', () => {
    const start = auction.setup({ players: 2 }, 'events');
    const state = {
      ...start,
      hands: [
        [2, 5],
        [1, 6],
      ],
      offered: 4,
      chance: scripted([['prizes', 1]]),
    };
    const prizes = { top: [], rest: [0, 1, 1, 1, 0], bottom: [] };

    const first = apply(auction, { ...state, prizes }, { type: 'bid', seat: 0, card: 5 });
    const second = first.ok ? apply(auction, first.state, { type: 'bid', seat: 1, card: 6 }) : first;

    const events = [...(first.ok ? first.events : []), ...(second.ok ? second.events : [])];
    expect(events).toEqual([
      { type: 'sealed', seat: 0, secret: { seats: only(0), card: 5 } },
      { type: 'sealed', seat: 1, secret: { seats: only(1), card: 6 } },
      { type: 'revealed', reveals: true, bids: [5, 6] },
      { type: 'won', seat: 1, prize: 4 },
      { type: 'offered', prize: 1 },
    ]);
    expect(auction.viewEvents(events, 0)[1]).toEqual({ type: 'sealed', seat: 1 });
    expect(auction.viewEvents(events, 'spectator').slice(0, 2)).toEqual([
      { type: 'sealed', seat: 0 },
      { type: 'sealed', seat: 1 },
    ]);
  });

  test('KER-5.1 the first position is told, too, each hand to its own seat', () => {
    const { state, events } = auction.begin({ players: 2 }, 'begin');
    const dealt = (seat: number): object => ({
      type: 'dealt',
      seat,
      count: 5,
      secret: { seats: only(seat), cards: state.hands[seat] },
    });

    expect(state).toEqual(auction.setup({ players: 2 }, 'begin'));
    expect(events).toEqual([dealt(0), dealt(1), { type: 'offered', prize: state.offered }]);
    expect(auction.viewEvents(events, 1)).toEqual([{ type: 'dealt', seat: 0, count: 5 }, dealt(1), events[2]]);
  });

  test('events are plain data that nobody can change', () => {
    const { events } = auction.begin({ players: 2 }, 'frozen');
    const [first] = events;

    expect(JSON.parse(JSON.stringify(events))).toEqual(events);
    expect([events, first, first && 'secret' in first && first.secret].map(Object.isFrozen)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('listening', () => {
  test('nobody hears what is told while nobody listens', () => {
    emit({ type: 'before' });
    const { result, events } = listen(() => {
      emit({ type: 'during' });
      return 'result';
    });
    emit({ type: 'after' });

    expect({ result, events }).toEqual({ result: 'result', events: [{ type: 'during' }] });
  });

  test('listening inside listening hears its own events only', () => {
    const outer = listen(() => {
      emit({ type: 'first' });
      const inner = listen(() => emit({ type: 'inside' }));
      emit({ type: 'last' });
      return inner.events;
    });

    expect(outer).toEqual({ result: [{ type: 'inside' }], events: [{ type: 'first' }, { type: 'last' }] });
  });

  test('an error ends the listening', () => {
    const outer = listen(() => {
      const fail = (): never => {
        throw new Error('in the middle');
      };
      expect(() => listen(fail)).toThrow('in the middle');
      emit({ type: 'heard' });
    });

    expect(outer.events).toEqual([{ type: 'heard' }]);
  });
});
