import type { Languages, SeenEvent } from 'gastropodia';
import type { ThimblerigEvent, ThimblerigWhy } from './state.ts';

/** What the thimblerig says, by locale. */
export const LANGUAGES: Languages<ThimblerigWhy> = {
  en: {
    refusals: {
      'look/no-peek-left': ({ most, used }) =>
        `You may peek ${most} times in a game, and have done so ${used} times; lift a thimble.`,
    },
  },
  pl: {
    refusals: {
      'look/no-peek-left': ({ most, used }) =>
        `Liczba podejrzeń na grę: ${most}, wykorzystane: ${used}; podnieś naparstek.`,
    },
  },
  de: {
    refusals: {
      'look/no-peek-left': ({ most, used }) =>
        `Du darfst ${most}-mal im Spiel spicken und hast es ${used}-mal getan; hebe einen Fingerhut hoch.`,
    },
  },
};

/** What happened, in a sentence. */
export function formatEvent(event: SeenEvent<ThimblerigEvent>): string {
  switch (event.type) {
    case 'dealt':
      return 'The hider puts two pearls and two stones under the thimbles.';
    case 'mixed':
      return `The hider takes places ${event.a} and ${event.b} in hand.`;
    case 'lifted':
      return `The seeker lifts the thimble at place ${event.place}: a ${event.kind === 1 ? 'pearl' : 'stone'}.`;
    case 'peeked':
      return `The seeker peeks under the thimble at place ${event.place}.`;
    case 'scored':
      return `A point for the ${event.seat === 0 ? 'hider' : 'seeker'}; it is ${event.points.join(' to ')} now.`;
    case 'forced':
      return `Player ${event.seat + 1} has no choice.`;
  }
}
