import { argument, say, vocabulary, type WordIn } from '../../../kernel/index.ts';
import { MOST_FIGURE } from '../components.ts';

const STRENGTH = argument.whole({ most: MOST_FIGURE, usual: 5 });

/** What a card is once it stands on the board. */
export const BODIES = vocabulary({
  tag: 'body',
  called: 'bodies',
  scopes: { card: 'a card' },
  words: {
    zombie: {
      holds: { strength: STRENGTH },
      on: ['card'],
      written: { 'zombie(strength)': 'a zombie: it walks forward, and wins by stepping past street 5' },
    },
    dogs: {
      holds: { strength: STRENGTH },
      on: ['card'],
      written: { 'dogs(strength)': 'dogs: they run three fields in any direction, and never win' },
    },
  },
});

/** What a card is once it stands on the board. */
export type Body = WordIn<typeof BODIES>;

/** A zombie of this strength. */
export const zombie = (strength: number): Body => say(BODIES, 'zombie', { strength });
/** Dogs of this strength. */
export const dogs = (strength: number): Body => say(BODIES, 'dogs', { strength });

/** What can be attached to a zombie. */
export const ATTACHMENTS = vocabulary({
  tag: 'attachment',
  called: 'attachments',
  scopes: { zombie: 'a zombie' },
  words: {
    shield: {
      holds: {},
      on: ['zombie'],
      written: { shield: 'takes all damage of one time, a barrel or a pit, and is gone' },
    },
    claws: {
      holds: { strength: STRENGTH },
      on: ['zombie'],
      written: { 'claws(strength)': 'so much more strength' },
    },
    boss: {
      holds: { orders: argument.whole({ most: MOST_FIGURE, usual: 3 }) },
      on: ['zombie'],
      written: { 'boss(orders)': 'gives so many orders, one a turn; when it dies, all zombies retreat' },
    },
  },
});

/** What can be attached to a zombie. */
export type Attachment = WordIn<typeof ATTACHMENTS>;

/** A human shield. */
export const shield: Attachment = say(ATTACHMENTS, 'shield', {});
/** Claws: so much more strength. */
export const claws = (strength: number): Attachment => say(ATTACHMENTS, 'claws', { strength });
/** The boss, with so many orders to give. */
export const boss = (orders: number): Attachment => say(ATTACHMENTS, 'boss', { orders });
