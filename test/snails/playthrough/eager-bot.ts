import { type Bot, type Turn, withPrinted } from 'gastropodia';
import { defaultPack, look, type SnailLook, type SnailsAction, type SnailsTypes, snails } from 'gastropodia/snails';
import { distance, parseField } from '../../../src/games/snails/board/hex.ts';

/** A bot that plays at random and would rather fight: it plans weapons, goes for enemies and spares its own. */
export const eagerBot: Bot<SnailsTypes> = {
  name: 'eager',
  choose(turn) {
    const table = tableOf(turn);
    const index = turn.random.pick(turn.actions.map((action) => weightOf(action, table)));
    return turn.actions[index] as SnailsAction;
  },
};

interface Table {
  /** How much better it is to hit a field than to leave it. */
  readonly prey: (field: string) => number;
  /** How many steps an enemy is away from a field; many if there is none. */
  readonly way: (field: string) => number;
  readonly isWater: (field: string) => boolean;
  readonly isMine: (snail: number) => boolean;
  /** Where a snail stands. */
  readonly at: (snail: number) => string;
}

function tableOf({ view, decision }: Turn<SnailsTypes>): Table {
  const { fields, snails: all } = look(withPrinted(snails, view));
  const isEnemy = ({ seat }: SnailLook): boolean => seat !== decision.seat;
  const on = (field: string): SnailLook[] => all.filter((snail) => snail.field === field);
  return {
    prey: (field) => on(field).reduce((sum, snail) => sum + (isEnemy(snail) ? 1 : -1), 0),
    way: (field) => Math.min(9, ...all.filter(isEnemy).map((snail) => steps(field, snail.field))),
    isWater: (name) => fields.find(({ field }) => field === name)?.terrain === 'water',
    isMine: (handle) => all.some(({ snail, seat }) => snail === handle && seat === decision.seat),
    at: (handle) => all.find(({ snail }) => snail === handle)?.field ?? '',
  };
}

function steps(from: string, to: string | undefined): number {
  const [start, end] = [parseField(from), parseField(to ?? '')];
  return start === undefined || end === undefined ? 9 : distance(start, end);
}

/** How likely an action is, beside the others. */
function weightOf(action: SnailsAction, { prey, way, isWater, isMine, at }: Table): number {
  if ('decline' in action) return DECLINED[action.type];
  switch (action.type) {
    case 'declare-active':
    case 'declare-passive':
      return isWater(at(action.snail)) ? 1 : 2 + 4 * Math.max(0, 3 - way(at(action.snail)));
    case 'plan-card':
      return Object.hasOwn(defaultPack.basic, action.card) ? 2 : 8;
    case 'choose-half':
      return { punch: 30, crawl: 6, dig: 8, shell: 4, aim: 4, swap: 2 }[action.action];
    case 'place-snail':
      return way(action.field) <= 3 ? 6 : 1;
    case 'crawl-step':
      return isWater(action.field) ? 1 : 2 + 4 * Math.max(0, 4 - way(action.field));
    case 'choose-target':
      if ('field' in action.target) return 1 + 100 * Math.max(0, prey(action.target.field));
      return 'snail' in action.target && isMine(action.target.snail) ? 1 : 30;
    case 'scatter-field':
      return 1 + 30 * Math.max(0, prey(action.field));
    case 'push-to':
      return isWater(action.field) ? 6 : 2;
    case 'overcrowd':
      return isMine(action.snail) ? 1 : 6;
    case 'choose-row':
      return 1 + 3 * action.row;
    default:
      return 3;
  }
}

/** How likely it is to decline. */
const DECLINED = {
  mulligan: 1,
  exchange: 40,
  'take-faction-card': 1,
  decline: 12,
  'crawl-step': 4,
  'use-rage': 1,
  're-roll': 4,
  'place-optional': 1,
  'draw-bonus': 1,
} as const;
