import { attempt, EngineError, named } from '../../../kernel/index.ts';
import { SIDES } from '../components.ts';
import type { Language } from '../text/language.ts';
import type { DrawResult } from './odds.ts';

/** What a draw may bring, in few words: `2 shots among 3 cards drawn`. */
export function drawInWords(result: unknown, { box }: Pick<Language, 'box'>): string {
  const told = attempt(() => toldOf(result as DrawResult, box.odds));
  if (told !== undefined) return told;
  throw new EngineError('argument/invalid', `What a draw brings is needed here; ${named(result)} is not that.`);
}

function toldOf({ seat, cards, awaited }: DrawResult, { certain, drawn }: Language['box']['odds']): string | undefined {
  if (seat === undefined) return certain;
  const side = SIDES[seat];
  return side === undefined ? undefined : drawn[side](awaited, cards);
}
