import { language as ENGLISH } from '../../../../src/games/snails/text/en/with-cards.ts';
import type { CardLanguage } from '../../../../src/games/snails/text/language.ts';

/** A fourth language: English in capitals, so that no word of another one can be taken for it. */
export const language: CardLanguage = loud(ENGLISH);

/** Every text of a thing, and whatever its functions say, in capitals. */
function loud<Thing>(thing: Thing): Thing {
  if (typeof thing === 'string') return thing.toUpperCase() as Thing;
  if (typeof thing === 'function') return ((...given: unknown[]) => loud(thing(...given))) as Thing;
  if (typeof thing !== 'object' || thing === null) return thing;
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, loud(value)])) as Thing;
}
