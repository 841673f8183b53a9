import type { Bot } from 'gastropodia';
import type { AntsAction, AntsTypes } from 'gastropodia/ants';

/** A bot that plays at random and would rather get on: it spends ants in numbers, plays its cards and feeds its larvae. */
export const eagerBot: Bot<AntsTypes> = {
  name: 'eager',
  choose({ actions, random }) {
    const index = random.pick(actions.map((action) => Math.round(1000 * weightOf(action))));
    return actions[index] as AntsAction;
  },
};

/** How likely a main action is, beside the others. */
const MAIN = { dig: 6, explore: 5, forage: 8, cards: 3, enemy: 1, incubate: 1 } as const;

/** How likely an action is, beside the others. */
function weightOf(action: AntsAction): number {
  if ('decline' in action) return action.type === 'feed-larvae' || action.type === 'play-card' ? 0.3 : 1;
  switch (action.type) {
    case 'main-action':
      return MAIN[action.action];
    case 'spend-ants': {
      const { tile, stored, universal, queen, boosts } = action;
      return 5 ** (tile + stored + universal) / (1 + 20 * (boosts + queen));
    }
    case 'transform':
      return 0.02;
    case 'emergency':
      return 0.03;
    case 'queen-discard':
    case 'queen-token':
      return 0.2;
    case 'dig-tile':
      return action.cells.length;
    case 'incubation-effect':
      return action.effect.of === 'all' ? 60 : 8;
    default:
      return 6;
  }
}
