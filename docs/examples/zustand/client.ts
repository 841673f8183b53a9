// #region client
import type { GameTypes } from 'gastropodia';
import type { Client } from 'gastropodia/client';
import { createStore } from 'zustand/vanilla';

/** A store that follows a client. */
export function storeOf<T extends GameTypes, Look>(client: Client<T, Look>) {
  const store = createStore(client.getSnapshot);
  client.subscribe(() => store.setState(client.getSnapshot(), true));
  return store;
}
// #endregion client
