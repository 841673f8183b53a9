import { type Bot, withPrinted } from 'gastropodia';
import { AREAS, CARD_TYPES, type KelpAction, type KelpPrintedView, type KelpTypes, kelp } from 'gastropodia/kelp';

/** A bot that plays at random and would rather get on: the octopus plays its cards and eats, the shark hunts and buys. */
export const eagerBot: Bot<KelpTypes> = {
  name: 'eager',
  choose({ actions, random, view }) {
    const index = random.pick(actions.map((action) => weightOf(action, withPrinted(kelp, view), actions.length)));
    return actions[index] as KelpAction;
  },
};

/** How likely an action is, beside the others. */
function weightOf(action: KelpAction, { cards, kinds, blocks }: KelpPrintedView, options: number): number {
  if ('decline' in action) return action.type === 'place-current' ? options / 4 : 1;
  switch (action.type) {
    case 'octopus-action': {
      const said = action.action;
      if (said.do !== 'play') return said.do === 'draw' ? 3 : 1;
      const isEating = cards.some(({ id, type }) => id === said.card && CARD_TYPES[type] === 'eat');
      return isEating ? 60 : 6;
    }
    case 'food':
      return 20;
    case 'pay-cost': {
      const octopus = AREAS[blocks.findIndex((kind) => kinds[kind]?.group === 'octopus')];
      return action.areas.some((area) => area === octopus) ? 0.1 : 1;
    }
    case 'learn-item':
      return action.item.take === 'card' && action.item.stack === 'eat' ? 12 : 2;
    case 'move':
      return 'over' in action.move ? 4 : 2;
    case 'place-search-attack':
      return 12 * action.dice.length;
    case 'buy':
      return action.deal.do === 'buy' ? 8 : 1;
    default:
      return 4;
  }
}
