import type { Card, Scope } from '../cards/vocabulary.ts';
import type { Grammar } from './grammar.ts';
import type { CardLanguage } from './language.ts';

/** What a card does, in sentences. */
export const cardInWords = (card: Card, { cards: grammar }: Pick<CardLanguage, 'cards'>): string =>
  cardSentences(card, grammar).join(' ');

/** What a card says, sentence by sentence: when, at what, what it does, and what is true of it afterwards. */
export function cardSentences(card: Card, grammar: Grammar): readonly string[] {
  const { when, target, effects, body, thing, lasts } = card;
  const scope = scopeOf(card);
  const stands = body === undefined ? undefined : grammar.body(body);
  return [
    ...(when === undefined ? [] : [grammar.when(when)]),
    ...(target === undefined ? [] : [grammar.target(target, card)]),
    ...effects.map((effect) => grammar.effect(effect, { scope, card })),
    ...(stands === undefined ? [] : [stands]),
    ...(thing === undefined ? [] : thing.traits.map((trait) => grammar.trait(trait, thing.kind))),
    ...(thing !== undefined && lasts === 'turn' ? [grammar.ends(thing.kind)] : []),
  ];
}

const scopeOf = ({ when, target }: Card): Scope => when?.when ?? target?.target ?? 'board';
