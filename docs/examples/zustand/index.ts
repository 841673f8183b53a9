// #region store
import { advance, type KeptMatch, openMatch } from 'gastropodia';
import { type SnailsAction, type SnailsTypes, snails } from 'gastropodia/snails';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';

interface Played extends KeptMatch<SnailsTypes> {
  act(action: SnailsAction): void;
}

/** A game of Snails in a store that is changed through drafts. */
export const openStore = () =>
  createStore<Played>()(
    immer((set) => {
      const { state, record } = openMatch(snails, { players: 2 }, 'any seed');
      const act = (action: SnailsAction): void =>
        set((draft) => {
          const done = advance(snails, draft, action);
          if (done.ok) Object.assign(draft, { state: done.state.state, record: done.state.record });
        });
      return { state, record, act };
    }),
  );
// #endregion store
