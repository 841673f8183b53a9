import { givenObject } from '../kernel/index.ts';
import type { Client } from './options.ts';

/** A store by the contract of Svelte: it calls a subscriber at once, and again after every change. */
export interface Readable<Value> {
  /** Calls `run` at once and after every change. Returns a function that ends that. */
  readonly subscribe: (run: (value: Value) => void) => () => void;
}

/**
 * Returns a client's snapshots as a store of Svelte: `$table.look` in a component. The same contract fits `from` of RxJS-like
 * libraries.
 */
export function readableOf<Snapshot>(
  client: Pick<Client<never, never>, 'subscribe'> & { readonly getSnapshot: () => Snapshot },
): Readable<Snapshot> {
  const { subscribe, getSnapshot } = givenObject(client, 'client');
  return Object.freeze({
    subscribe(run: (value: Snapshot) => void) {
      run(getSnapshot());
      return subscribe(() => run(getSnapshot()));
    },
  });
}
