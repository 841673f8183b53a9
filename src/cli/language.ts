import type { AnyBox } from '../boxes/index.ts';
import { isEngineError, localeOf } from '../kernel/index.ts';
import { misused } from './failure.ts';

/** The language in which a game is told, of those that it speaks: the one that was asked for, or the usual one. */
export function localeFor({ game }: AnyBox, tag: string | undefined): string {
  try {
    return localeOf(tag, game.locales);
  } catch (thrown) {
    throw isEngineError(thrown) ? misused(thrown.message) : thrown;
  }
}
