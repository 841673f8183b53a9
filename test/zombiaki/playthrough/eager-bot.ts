import type { Bot } from 'gastropodia';
import { type ChosenTarget, FIELD_NAMES, type ZombiakiAction, type ZombiakiTypes } from 'gastropodia/zombiaki';

/** A bot that plays at random and would rather fight: it plays its cards, hits what there is to hit, and hurries the zombies on. */
export const eagerBot: Bot<ZombiakiTypes> = {
  name: 'eager',
  choose({ actions, random, view }) {
    const taken = view.creatures.flatMap(({ cards }, field) => (cards.length > 0 ? [FIELD_NAMES[field] ?? ''] : []));
    const index = random.pick(actions.map((action) => weightOf(action, taken)));
    return actions[index] as ZombiakiAction;
  },
};

/** How likely an action is, beside the others. */
function weightOf(action: ZombiakiAction, taken: readonly string[]): number {
  if ('decline' in action) return action.type === 'play' ? 6 : 2;
  switch (action.type) {
    case 'play':
      return action.target === undefined ? 8 : aimedWell(action.target, taken);
    case 'order':
      return isOn(action.zombie, action.to) ? 12 : 1;
    case 'dogs':
      return isOn(action.from, action.to) ? 6 : 2;
    case 'oil':
    case 'shrapnel':
      return taken.includes(action.field) ? 20 : 2;
    default:
      return 4;
  }
}

/** How good a target is at first sight. */
function aimedWell(target: ChosenTarget, taken: readonly string[]): number {
  if ('lane' in target) {
    const isHit =
      target.hits === undefined ? taken.some((field) => field.startsWith(target.lane)) : target.hits !== 'nothing';
    return isHit ? 20 : 0.1;
  }
  if ('field' in target) return taken.includes(target.field) ? 12 : 3;
  if ('from' in target) return isOn(target.from, target.to) ? 12 : 2;
  return 3;
}

const isOn = (from: string, to: string): boolean => to === 'out' || Number(to[1]) > Number(from[1]);
