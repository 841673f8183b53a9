import { Failure } from '../failure.ts';
import type { Address } from './address.ts';

/** Asks a server for something: gives nothing while the server is away, and fails when it has been away for too long. */
export type Ask = <Value>(work: () => Promise<Value>) => Promise<{ readonly value: Value } | undefined>;

/** What somebody who asks has to know. */
export interface Reach {
  readonly address: Address;
  /** How long a server may be away, in milliseconds. */
  readonly patience: number;
  say(sentence: string): void;
}

/** Servers are started anew and networks fail: whoever asks waits for a while, and says so. */
export function askingAt({ address, patience, say }: Reach): Ask {
  let awaySince: number | undefined;
  return async (work) => {
    try {
      const value = await work();
      if (awaySince !== undefined) say(`The queue at ${address.shown} answers again.`);
      awaySince = undefined;
      return { value };
    } catch (thrown) {
      if (thrown instanceof Failure) throw thrown;
      const now = performance.now();
      if (awaySince === undefined) {
        awaySince = now;
        say(`The queue at ${address.shown} does not answer: ${address.trouble(thrown)} Waiting for it.`);
      }
      if (now - awaySince < patience) return undefined;
      throw new Failure(
        `The queue at ${address.shown} has not answered for ${Math.round(patience / 1000)} seconds: ${address.trouble(thrown)}`,
      );
    }
  };
}
