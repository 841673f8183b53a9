import { attempt, EngineError, named } from '../../../kernel/index.ts';
import { nameOf } from '../text/phrases.ts';
import type { Luck } from './odds.ts';
import type { Wording } from './reading.ts';

/** What luck may bring, in few words: `an enemy comes: Mantis`. */
export function luckInWords(result: unknown, { language, called }: Wording): string {
  const told = attempt(() => {
    const { enemy } = result as Luck;
    const { odds } = language.box;
    return enemy === undefined ? odds.none : odds.enemy(nameOf(enemy, language.names, called));
  });
  if (told !== undefined) return told;
  throw new EngineError('argument/invalid', `What luck brings is needed here; ${named(result)} is not that.`);
}
