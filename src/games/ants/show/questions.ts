import type { Question } from '../text/scene.ts';
import type { DecisionLook, Look } from './look.ts';
import type { CardReader } from './reader.ts';

/**
 * What each seat is asked now, as data: who, what it is about, and what it is asked with.
 *
 * @param reader who can read the cards: what a word does is printed on them.
 */
export function questionsIn(look: Look, reader: CardReader | undefined): readonly Question[] {
  return look.decisions.map((decision) => questionOf(decision, reader));
}

function questionOf({ word, on, thing, ...asked }: DecisionLook, reader: CardReader | undefined): Question {
  const effect = word === undefined ? undefined : reader?.wordAt(word.list, word.nth);
  const words = effect === undefined ? undefined : effect.op === 'either' ? effect.effects : [effect];
  const type = effect?.op === 'pay' && effect.cost.cost === 'cards' ? effect.cost.type : asked.type;
  return { ...asked, type, thing: thing ?? on, words };
}
