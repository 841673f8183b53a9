import type { GameTypes, LocaleTag, Viewer } from '../kernel/index.ts';
import type { TableMessage } from './messages.ts';
import type { TableFault } from './options.ts';

/** Somebody who is connected to a table. */
export interface Connection<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly locale: LocaleTag | undefined;
  readonly views: 'patched' | 'whole';
  /** Does it get the legal answers with each decision? */
  readonly answers: boolean;
  /** Has it left, or failed? Then nothing is told it, and nothing that it says is done. */
  isGone: boolean;
  send(message: TableMessage<T>): void;
}

/**
 * Those who are connected to a table.
 *
 * @rule KER-14.19 A connection that fails is gone, and nobody else is the worse for it.
 * @rule KER-14.28 A connection that has left is told nothing, and nothing that it says is done.
 */
export class Connections<T extends GameTypes> {
  readonly #open = new Set<Connection<T>>();
  readonly #onFault: (fault: TableFault) => void;
  /** Told when a connection has failed. */
  readonly #onLost: () => void;

  constructor(onFault: (fault: TableFault) => void, onLost: () => void) {
    this.#onFault = onFault;
    this.#onLost = onLost;
  }

  get all(): readonly Connection<T>[] {
    return [...this.#open];
  }

  of(viewer: Viewer): readonly Connection<T>[] {
    return this.all.filter((connection) => connection.viewer === viewer);
  }

  /** Those who get patches, event by event. */
  get followers(): readonly Viewer[] {
    return [...new Set(this.all.flatMap(({ viewer, views }) => (views === 'patched' ? [viewer] : [])))];
  }

  add(connection: Connection<T>): void {
    this.#open.add(connection);
  }

  remove(connection: Connection<T>): boolean {
    connection.isGone = true;
    return this.#open.delete(connection);
  }

  deliver(connection: Connection<T>, message: TableMessage<T>): void {
    if (connection.isGone) return;
    try {
      connection.send(message);
    } catch (error) {
      this.remove(connection);
      this.#onFault({ what: 'send', viewer: connection.viewer, error });
      this.#onLost();
    }
  }
}
