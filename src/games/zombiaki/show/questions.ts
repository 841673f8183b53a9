import { DOG_STEPS } from '../components.ts';
import type { Question } from '../text/scene.ts';
import type { DecisionLook, Look } from './look.ts';
import type { CardReader } from './reader.ts';

/**
 * What each seat is asked now, as data: who, what it is about, and what it is asked with.
 *
 * @param reader who can read the cards: which of a hand is used before movement or as an answer is printed on it.
 */
export function questionsIn(look: Look, reader: CardReader | undefined): readonly Question[] {
  return look.decisions.map((decision) => questionFrom(look, decision, reader));
}

function questionFrom(look: Look, decision: DecisionLook, reader: CardReader | undefined): Question {
  const { seat, kind, field, waiting, steps, damage } = decision;
  const hand = look.players[seat]?.hand ?? [];
  const used = (when: 'before-movement' | 'answer'): string | undefined =>
    hand.find((id) => reader?.read(id)?.card.when?.when === when);
  const question: Question = {
    seat,
    kind,
    card: look.play?.card,
    answer: undefined,
    lane: look.play?.lane,
    field,
    fields: waiting,
    left: undefined,
    damage: undefined,
    cards: [],
  };
  switch (kind) {
    case 'hold':
      return { ...question, card: used('before-movement') };
    case 'dogs':
      return { ...question, left: DOG_STEPS - steps };
    case 'discard':
      return { ...question, cards: decision.drawn.length === 0 ? hand : decision.drawn };
    case 'play':
      return { ...question, left: look.side === 'humans' ? look.limit : undefined };
    case 'click':
      return { ...question, answer: used('answer') };
    case 'aim':
      return { ...question, left: look.play?.left };
    case 'oil':
      return { ...question, field: look.play?.fields.at(-1), left: look.play?.left };
    case 'shrapnel':
      return { ...question, damage };
  }
}
