import { type AuctionEvent, auction, formatEvent } from '../../docs/examples/auction/index.ts';
import { randomBot } from '../bots/index.ts';
import { play, verifyRecord } from '../kernel/index.ts';

/** What to play, and where to tell it. */
export interface WatchOptions {
  readonly players: number;
  readonly seed: string;
  readonly say: (line: string) => void;
}

/** Plays a game between random bots, and tells what a spectator sees of it. */
export function watch({ players, seed, say }: WatchOptions): void {
  const config = { players };
  const tell = (events: readonly AuctionEvent[]): void => {
    for (const event of auction.viewEvents(events, 'spectator')) {
      say(`${event.type === 'offered' ? '\n' : '  '}${formatEvent(event)}`);
    }
  };
  const { events } = auction.begin(config, seed);
  say(`Auction: ${players} players, sealed bids for four prizes. Seed ${seed}.`);
  tell(events);

  const { outcome, state, record } = play(auction, {
    config,
    seed,
    botSeed: `bots of ${seed}`,
    bots: Array.from({ length: players }, () => randomBot),
    onAction: (told) => tell(told.events),
  });

  say('\nThe end:');
  for (const [index, seats] of outcome.ranking.entries()) {
    const rank = outcome.ranking.slice(0, index).flat().length + 1;
    for (const seat of seats) {
      const points = (state.won[seat] ?? []).reduce((sum, prize) => sum + prize, 0);
      say(`  ${rank}. player ${seat + 1}, ${points} points`);
    }
  }
  const replayed = verifyRecord(auction, record) === undefined ? 'the same' : 'another';
  say(`\n${record.actions.length} decisions; played again from its record, it is ${replayed} game.`);
  say(`See it again: npm start -- --players ${players} --seed ${seed}`);
}
