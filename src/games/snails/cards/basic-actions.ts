import { deepFreeze } from '../../../kernel/index.ts';
import { CRAWL_POINTS, DIG_CARDS, PUNCH_DAMAGE } from '../components.ts';
import {
  type Attacking,
  type Automatic,
  aim,
  type BasicAction,
  damage,
  dig,
  draw,
  enterShell,
  move,
  snail,
  swap,
} from './vocabulary.ts';

/** What a kind of card may do on water: work, not work, or work for Pirates only. */
export type OnWater = 'works' | 'never' | 'with-ships';

/** An action of a basic card: what it does, where, and whether it ends a stay in a shell. */
export interface ActionRule extends Automatic, Attacking {
  readonly colour: 'basic' | 'red';
  /** @rule SNL-4.14 On water Crawl and Swap work normally; Dig, Shell, Aim and Punch cannot be resolved. */
  readonly onWater: OnWater;
  /** @rule SNL-5.15 A snail leaves its shell when it performs any action other than Aim, Shell or Swap. */
  readonly shell: 'left' | 'kept';
}

/** The six basic actions, in the words of the cards. */
export const ACTION_RULES: Readonly<Record<BasicAction, ActionRule>> = deepFreeze<Record<BasicAction, ActionRule>>({
  // SNL-5.1: the active snail has up to 2 movement points.
  crawl: { effects: [move(CRAWL_POINTS)], colour: 'basic', onWater: 'works', shell: 'left' },
  // SNL-5.10: the player draws 1 arsenal card, then the snail's tile is damaged.
  dig: { effects: [draw(DIG_CARDS), dig], colour: 'basic', onWater: 'never', shell: 'left' },
  // SNL-5.12: the active snail enters a shell of its player.
  shell: { effects: [enterShell], colour: 'basic', onWater: 'never', shell: 'kept' },
  // SNL-5.22: exchange active and passive token.
  swap: { effects: [swap], colour: 'basic', onWater: 'works', shell: 'kept' },
  // SNL-5.24: not on water, but Pirates may.
  aim: { effects: [aim], colour: 'basic', onWater: 'with-ships', shell: 'kept' },
  // SNL-5.28 + SNL-5.29: 5 damage to one enemy snail on the same field; red, but not even for Pirates on water.
  punch: {
    target: snail({ range: [0, 0], side: 'enemy' }),
    effects: [damage(PUNCH_DAMAGE)],
    colour: 'red',
    onWater: 'never',
    shell: 'left',
    // SNL-11.2: Berserker Rage adds to Punch.
    rage: 'adds',
  },
});
