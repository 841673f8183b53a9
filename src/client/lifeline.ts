import type { Later } from './reel.ts';
import type { Connecting, Line, Transport } from './transport.ts';

/** How a client is connected. */
export type Status =
  /** A connection is being opened. */
  | 'connecting'
  | 'open'
  /** The connection is gone. Another is opened after a pause, if the client can wait. */
  | 'lost'
  /** The page has closed it. */
  | 'closed';

/** What a lifeline is made with. */
export interface LifelineParts {
  readonly transport: Transport;
  /** What is said of the client now. */
  readonly hello: () => Omit<Connecting, 'closed' | 'opened' | 'received'>;
  readonly later: Later | undefined;
  /** How long to wait before an attempt to connect, in milliseconds. */
  readonly retry: (attempt: number) => number;
  readonly changed: () => void;
  readonly opened: () => void;
  readonly received: (message: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * A connection that is opened again whenever it is lost, after pauses that grow.
 *
 * @rule KER-18.6 A connection that was lost is opened again, as long as the page has not closed it.
 */
export class Lifeline {
  readonly #parts: LifelineParts;
  #status: Status = 'connecting';
  #line: Line | undefined;
  /** Counts connections: what an old one still says is not heard. */
  #number = 0;
  #attempts = 0;

  constructor(parts: LifelineParts) {
    this.#parts = parts;
  }

  get status(): Status {
    return this.#status;
  }

  connect(): void {
    this.#drop();
    const number = this.#number;
    const isNow = (): boolean => number === this.#number;
    let isOpen = false;
    const open = (): void => {
      // It may be opened before there is a line to send by.
      if (!isNow() || !isOpen || this.#line === undefined || this.#status === 'open') return;
      this.#become('open');
      this.#parts.opened();
    };
    this.#become('connecting');
    const line = this.#parts.transport({
      ...this.#parts.hello(),
      opened() {
        isOpen = true;
        open();
      },
      received: (message) => {
        if (isNow()) this.#parts.received(message);
      },
      closed: () => {
        if (isNow()) this.lose();
      },
    });
    if (!isNow()) {
      // It was closed before it was there.
      line.close();
      return;
    }
    this.#line = line;
    open();
  }

  /** Gives a connection up, and opens another after a while. */
  lose(): void {
    this.#drop();
    this.#become('lost');
    const { later, retry } = this.#parts;
    if (later === undefined) return;
    const number = this.#number;
    this.#attempts += 1;
    later(() => {
      if (number !== this.#number) return;
      try {
        this.connect();
      } catch (error) {
        this.#parts.failed(error);
        this.lose();
      }
    }, retry(this.#attempts));
  }

  /** The connection works: the next pause is short again. */
  thrives(): void {
    this.#attempts = 0;
  }

  close(): void {
    this.#drop();
    this.#become('closed');
  }

  /** Sends a message, if it can be sent now. */
  send(message: unknown): void {
    const line = this.#status === 'open' ? this.#line : undefined;
    if (line === undefined) return;
    try {
      line.send(message);
    } catch (error) {
      this.#parts.failed(error);
      this.lose();
    }
  }

  #drop(): void {
    this.#number += 1;
    const line = this.#line;
    this.#line = undefined;
    try {
      line?.close();
    } catch (error) {
      this.#parts.failed(error);
    }
  }

  #become(status: Status): void {
    this.#status = status;
    this.#parts.changed();
  }
}
