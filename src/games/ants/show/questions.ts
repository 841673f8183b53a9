import { asksIn, type Seat } from '../../../kernel/index.ts';
import type { AntsPrintedView } from '../table/state.ts';
import type { Question } from '../text/scene.ts';
import type { DecisionLook, Look } from './look.ts';
import type { CardReader } from './reader.ts';

/**
 * What each seat is asked now, as data: who, what it is about, and what it is asked with. Of a decision that is hidden from the
 * viewer, only whose it is.
 *
 * @param reader who can read the cards: what a word does is printed on them.
 */
export function questionsIn(
  view: AntsPrintedView,
  { decisions }: Pick<Look, 'decisions'>,
  reader: CardReader | undefined,
): readonly Question[] {
  const hidden = asksIn(view.agenda).flatMap(({ ask, seat }) => (ask === 'hidden' ? [hiddenFrom(seat)] : []));
  return [...decisions.map((decision) => questionOf(decision, reader)), ...hidden];
}

const hiddenFrom = (seat: Seat): Question => ({
  seat,
  kind: 'hidden',
  thing: undefined,
  hex: undefined,
  action: undefined,
  count: undefined,
  what: undefined,
  type: undefined,
  how: undefined,
  places: [],
  words: undefined,
});

function questionOf({ word, on, thing, ...asked }: DecisionLook, reader: CardReader | undefined): Question {
  const effect = word === undefined ? undefined : reader?.wordAt(word.list, word.nth);
  const words = effect === undefined ? undefined : effect.op === 'either' ? effect.effects : [effect];
  const type = effect?.op === 'pay' && effect.cost.cost === 'cards' ? effect.cost.type : asked.type;
  return { ...asked, type, thing: thing ?? on, words };
}
