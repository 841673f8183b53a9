import { EXCHANGED } from '../../components.ts';
import type { Language } from '../language.ts';

/** What a player is asked for, in English. */
export const DECISIONS: Language['decisions'] = {
  'choose-faction': 'choose a faction',
  mulligan: 'keep the cards or draw again',
  'keep-cards': 'discard a card of the opening draw',
  'place-snail': 'place a snail on the board',
  exchange: `exchange ${EXCHANGED} cards for a new one, or be done`,
  'take-faction-card': 'take the faction card or leave it',
  'discard-excess': 'discard a card over the hand limit',
  'declare-active': 'declare the active snail',
  'declare-passive': 'declare the passive snail',
  'plan-card': 'plan a card',
  'choose-half': 'choose a half of the card',
  'choose-effect': 'choose an effect of the card',
  decline: 'resolve the card or decline it',
  'crawl-step': 'move on or stop',
  'take-shell-from': 'take a shell from another snail',
  'choose-target': 'choose a target',
  'use-rage': 'use Berserker Rage or not',
  're-roll': 're-roll a die or keep the roll',
  'choose-row': 'choose a row of the card',
  'scatter-field': 'choose the field the attack scatters to',
  'push-next': 'choose the next snail to push',
  'push-to': 'choose the field a snail is pushed to',
  overcrowd: 'push a snail off the crowded field',
  'place-optional': 'take the optional effect of the card or leave it',
  'discard-arsenal': 'discard an arsenal card',
  'draw-bonus': 'draw a card or leave it',
  'order-effects': 'choose the next effect',
};
