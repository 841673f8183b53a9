import type { Effect } from '../cards/vocabulary.ts';
import type { Grammar } from '../text/grammar.ts';
import { readPlayed } from '../text/phrases.ts';
import type { Place, ReadWords } from '../text/scene.ts';
import type { CardReader } from './reading.ts';

/** What the words on cards and tiles say, told in this grammar. */
export function readBy(reader: CardReader, grammar: Grammar): ReadWords {
  const orders = (words: readonly Effect[] = []) => (words.length === 0 ? undefined : grammar.orders(words));
  const wordsAt = ({ list, nth }: Place): readonly Effect[] => {
    const word = reader.wordAt(list, nth);
    return word === undefined ? [] : word.op === 'either' ? word.effects : [word];
  };
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
    ordersAt: (place) => orders(wordsAt(place)),
    choicesAt: (place) => wordsAt(place).flatMap((word) => orders([word]) ?? []),
    typeAt({ list, nth }) {
      const word = reader.wordAt(list, nth);
      return word?.op === 'pay' && word.cost.cost === 'cards' ? word.cost.type : undefined;
    },
  };
}
