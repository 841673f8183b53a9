import type { Language } from '../language.ts';

/** What a player is asked for, in English. */
export const DECISIONS: Language['decisions'] = {
  hold: 'hold a zombie back, or start the movement',
  dogs: 'move dogs, or end their movement',
  discard: 'discard a card',
  play: 'play a card, or end the turn',
  click: 'cancel the shot, or let it happen',
  aim: 'choose what the bullet hits',
  oil: 'pour the oil on, or stop',
  shrapnel: 'choose where the shrapnel flies',
  order: 'give an order',
};
