import type { Grammar } from '../text/grammar.ts';
import { readPlayed } from '../text/phrases.ts';
import type { ReadWords, Scene } from '../text/scene.ts';
import type { CardReader } from './reading.ts';

/** What the words on cards and tiles say, told in this grammar. */
export function readBy(reader: CardReader, grammar: Grammar): ReadWords {
  const orders: Scene['orders'] = (words = []) => (words.length === 0 ? undefined : grammar.orders(words));
  return {
    needOf(card, line) {
      const need = reader.needOf(card, line);
      return need === undefined ? undefined : grammar.need(need);
    },
    abilityOf(space) {
      const ability = reader.abilityOf(space);
      return ability === undefined ? undefined : reader.thingInWords('ability', ability, grammar);
    },
    lineOf: (thing, line) => orders(reader.lineOf(readPlayed(thing).id, line)),
    orders,
  };
}
