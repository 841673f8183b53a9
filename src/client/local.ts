import type { Place } from '../host/index.ts';
import { EngineError, givenObject, type LocaleTag, named, type Viewer } from '../kernel/index.ts';
import type { Transport } from './transport.ts';

/** The part of a table of `gastropodia/host` that is used. */
export interface LocalTable {
  /** Lets somebody take a seat, or watch. */
  connect(
    viewer: Viewer,
    send: (message: unknown) => void,
    options: { readonly since?: unknown; readonly locale?: LocaleTag; readonly answers?: boolean },
  ): Pick<Place, 'leave' | 'say'>;
}

/**
 * Returns a transport to a table in the same program: a game against bots, or for several players at one screen.
 *
 * Messages arrive while the function that causes them runs, so that a snapshot is up to date when `act` returns.
 *
 * @example
 * {@includeCode ../../test/guide/client/against-bots.ts#table}
 */
export function localTransport(table: LocalTable): Transport {
  if (typeof givenObject(table, 'table').connect !== 'function') {
    throw new EngineError('argument/invalid', `Expected a table of gastropodia/host, got ${named(table)}.`);
  }
  return ({ seat, since, locale, answers, opened, received }) => {
    const place = table.connect(seat, received, { since, locale, answers });
    opened();
    return { send: place.say, close: place.leave };
  };
}
