import type { Changes, Game, GameTypes } from 'gastropodia';
import { type AuctionTypes, rules } from '../../kit/auction.ts';
import { ruled } from './auctions.ts';
import type { BrokenToy } from './toy.ts';
import { whispers } from './whispers.ts';

/** What the events of the auction change. */
const CHANGES: Changes<AuctionTypes> = {
  dealt: ['hands', 'undealt'],
  offered: ['offered', 'prizes'],
  sealed: ['hands', 'bids'],
  revealed: [],
  won: ['bids', 'spent', 'offered', 'won'],
  tied: ['bids', 'spent', 'offered', 'prizes'],
};

/** The auction, which declares what its events change. */
export const framedAuction: Game<GameTypes> = ruled({ changes: CHANGES });

/** Whispers, in which everybody gets a frame of everything, if an empty one. */
function loud(): Game<GameTypes> {
  const quiet: Game<GameTypes> = whispers();
  return {
    ...quiet,
    apply(state, action, by) {
      const applied = quiet.apply(state, action, by);
      if (!applied.ok || applied.frames === undefined) return applied;
      const frames = applied.frames.map((taken) =>
        taken.frames.length > 0 ? taken : { ...taken, frames: [{ events: [], view: taken.before }] },
      );
      return { ...applied, frames };
    },
  };
}

/** The auction, in which all hands lie open as long as something is told. The view after it is right. */
function open(): Game<GameTypes> {
  const secret: Game<GameTypes> = ruled({});
  return {
    ...secret,
    apply(state, action, by) {
      const applied = secret.apply(state, action, by);
      if (!applied.ok || applied.frames === undefined) return applied;
      const { hands } = applied.state as unknown as { readonly hands: unknown };
      const frames = applied.frames.map(({ frames: taken, ...others }) => ({
        ...others,
        frames: taken.map((frame) =>
          frame.events.length === 0 ? frame : { ...frame, view: { ...frame.view, hands } },
        ),
      }));
      return { ...applied, frames };
    },
  };
}

/** The auction, whose frames show what they should not. */
export const FRAMES: readonly BrokenToy[] = [
  {
    what: 'an event that changes what it is not declared to change',
    law: 'frames-are-honest',
    says: "the frame of 'sealed' shows changes of bids, which it is not declared to change",
    game: ruled({ changes: { ...CHANGES, sealed: ['hands'] } }),
  },
  {
    what: 'an event that is told before its change',
    law: 'frames-are-honest',
    says: "'revealed' is declared to change spent, and its",
    game: ruled({ changes: { ...CHANGES, revealed: ['spent'] } }),
  },
  {
    what: 'a change that nobody is told of',
    law: 'frames-are-honest',
    says: 'is told nothing of changes of hands, bids',
    game: ruled({
      changes: CHANGES,
      questions: {
        bid: {
          ...rules.questions.bid,
          answer(draft, { seat }, { card }) {
            const hand = draft.hands[seat] ?? [];
            hand.splice(hand.indexOf(card), 1);
            draft.bids[seat] = card;
          },
        },
      },
    }),
  },
  {
    what: 'frames for those whom an action does not concern',
    law: 'frames-are-honest',
    says: 'which does not concern them',
    game: loud(),
    options: { configs: [{}], length: 12 },
  },
  {
    what: 'frames that show more than the view after them',
    law: 'twins-look-alike',
    says: 'sees different frames of',
    game: open(),
  },
];
