import type { Bearer, Effect, Food, OctopusCard, SharkCard, Strategy, Tile, Trap } from '../cards/vocabulary.ts';
import type { Grammar, PlainEffect } from './grammar.ts';

/** Anything with words on it: a card of either side, a strategy, a food, a trap, a growth tile. */
export type Described = OctopusCard | SharkCard | Strategy | Food | Trap | Tile;

/** What it costs and what it does, in sentences. */
export const cardInWords = (thing: Described, grammar: Grammar): string =>
  [...priceSentences(thing, grammar), ...cardSentences(thing, grammar)].join(' ');

/** What it costs, and what it brings at once: on cards of both sides; nothing on all else, and on cards that are free. */
export function priceSentences(thing: Described, grammar: Grammar): readonly string[] {
  if ('windows' in thing) return [grammar.price(thing)];
  return 'origin' in thing && thing.cost > 0 ? [grammar.cost(thing.cost)] : [];
}

/** What it does, sentence by sentence: when, then its words in printed order. */
export function cardSentences(thing: Described, grammar: Grammar): readonly string[] {
  if ('abilities' in thing) return thing.abilities.map((ability) => grammar.ability(ability));
  if ('windows' in thing) {
    if (thing.windows.length === 0) return [grammar.unused];
    return [grammar.windows(thing.windows), ...thing.effects.map((hunt) => grammar.hunt(hunt, thing))];
  }
  if ('origin' in thing) return effectsOf('card', thing.effects, grammar, thing.food);
  if ('starts' in thing) return [grammar.trap, ...effectsOf('trap', thing.effects, grammar)];
  if ('counter' in thing) return [grammar.strategy(thing.colour), ...effectsOf('strategy', thing.effects, grammar)];
  return [grammar.food, ...effectsOf('food', thing.effects, grammar)];
}

/** What the counter of a strategy does. */
export const counterInWords = ({ colour }: Strategy, grammar: Grammar): string => grammar.counter(colour);

function effectsOf(bearer: Bearer, effects: readonly Effect[], grammar: Grammar, food = ''): string[] {
  const words = plainOf(effects, false);
  return words.map(({ effect, isOptional }, nth) => {
    const isRepeated = words.slice(0, nth).some((before) => before.effect.op === effect.op);
    return grammar.effect(effect, { bearer, food, isOptional, isRepeated });
  });
}

/** Words one by one: those inside `may` can be left. */
function plainOf(effects: readonly Effect[], isOptional: boolean): { effect: PlainEffect; isOptional: boolean }[] {
  return effects.flatMap((effect) => (effect.op === 'may' ? plainOf(effect.effects, true) : [{ effect, isOptional }]));
}
