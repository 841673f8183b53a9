// #region store
import { advance, openMatch } from 'gastropodia';
import type { Client, Snapshot } from 'gastropodia/client';
import { type SnailsAction, type SnailsTypes, snails } from 'gastropodia/snails';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';

/** A game of Snails in a store of zustand, changed through immer's drafts. */
export const openStore = () => {
  const { state, record } = openMatch(snails, { players: 2 }, 'any seed');
  return createStore(
    immer((set) => ({
      state,
      record,
      act: (action: SnailsAction) =>
        set((draft) => {
          const done = advance(snails, draft, action);
          if (done.ok) Object.assign(draft, { state: done.state.state, record: done.state.record });
        }),
    })),
  );
};
// #endregion store

// #region client
/** A store of zustand that follows a client. */
export const storeOf = <Look>(client: Client<SnailsTypes, Look>) => {
  const store = createStore<Snapshot<SnailsTypes, Look>>(client.getSnapshot);
  client.subscribe(() => store.setState(client.getSnapshot(), true));
  return store;
};
// #endregion client
