import type { Transport } from 'gastropodia/client';
import type { Asked, Told } from '../protocol.ts';

type MessageTold = Extract<Told, { tell: 'message' }>;

/** The ways from clients on this page to what the worker keeps. */
export class Lines {
  readonly #ask: (asked: Asked) => void;
  readonly #received = new Map<number, (message: unknown) => void>();
  #last = 0;

  constructor(ask: (asked: Asked) => void) {
    this.#ask = ask;
  }

  /** Returns a transport; `begin` asks the worker for what is told by this line. */
  to(begin: (line: number) => Asked): Transport {
    return ({ opened, received }) => {
      this.#last += 1;
      const line = this.#last;
      this.#received.set(line, received);
      this.#ask(begin(line));
      opened();
      return {
        send: (message) => this.#ask({ ask: 'send', line, message }),
        close: () => void this.#received.delete(line),
      };
    };
  }

  hear({ line, message }: MessageTold): void {
    this.#received.get(line)?.(message);
  }
}
