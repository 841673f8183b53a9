import { freezeAll, type GameTypes, type Turn } from '../kernel/index.ts';

/** A bot that needs to know nothing of a game, and so can play any. */
export interface AnyBot {
  readonly name: string;
  /** One of the turn's actions. */
  choose<T extends GameTypes>(turn: Turn<T>): T['Action'];
}

/** Takes any legal action, all as likely. */
export const randomBot: AnyBot = freezeAll<AnyBot>({
  name: 'random',
  choose: ({ actions, random }) => random.oneOf(actions),
});
