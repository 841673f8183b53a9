import { type Changes, createGame } from 'gastropodia';
import { checkGame, LawBroken } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import { rules } from '../../docs/examples/auction/rules.ts';
import type { AuctionTypes } from '../../docs/examples/auction/state.ts';

// #region changes
const changes: Changes<AuctionTypes> = {
  dealt: ['hands', 'undealt'],
  offered: ['offered', 'prizes'],
  sealed: ['bids', 'hands'],
  revealed: ['bids', 'spent'],
  won: ['offered', 'won'],
  tied: ['offered', 'prizes'],
};
const auction = createGame<AuctionTypes>({ ...rules, changes });
// #endregion changes

test('KER-17.3 the auction tells each event after its change', async () => {
  // #region frames
  const { frames } = auction.begin({ players: 2 }, 'any seed', { frames: ['spectator'] });
  const steps = frames?.[0]?.frames.map(({ events, view }) => [events[0]?.type, view.offered]);
  // [['dealt', -1], ['dealt', -1], ['offered', 3], [undefined, 3]]: the prize is on offer in the frame that tells it
  // #endregion frames
  expect(steps).toEqual([
    ['dealt', -1],
    ['dealt', -1],
    ['offered', 3],
    [undefined, 3],
  ]);

  const report = await checkGame(auction, { configs: [{ players: 2 }, { players: 4 }], walks: 20 });
  expect(report.frames).toBeGreaterThan(0);
});

test('KER-17.3 an event that shows more than it is declared to change is found', async () => {
  // #region undeclared
  const forgetful = createGame<AuctionTypes>({ ...rules, changes: { ...changes, sealed: ['bids'] } });
  const caught = await checkGame(forgetful, { configs: [{ players: 2 }] }).catch((thrown: unknown) => thrown);

  if (!(caught instanceof LawBroken)) throw new Error('The change was not found.');
  expect(caught.law).toBe('frames-are-honest');
  expect(caught.detail).toBe("the frame of 'sealed' shows changes of hands, which it is not declared to change");
  // #endregion undeclared
});
