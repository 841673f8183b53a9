import type { KernelWhy, Locale, SeenEvent } from 'gastropodia';
import type { ThimblerigEvent, ThimblerigWhy } from './state.ts';

type Why = Exclude<ThimblerigWhy, KernelWhy>;

const SENTENCES: Readonly<Record<Locale, (why: Why) => string>> = {
  en: ({ facts }) =>
    `You may peek ${facts.most} times in a game, and have done so ${facts.used} times; lift a thimble.`,
  pl: ({ facts }) => `Liczba podejrzeń na grę: ${facts.most}, wykorzystane: ${facts.used}; podnieś naparstek.`,
  de: ({ facts }) =>
    `Du darfst ${facts.most}-mal im Spiel spicken und hast es ${facts.used}-mal getan; hebe einen Fingerhut hoch.`,
};

/** The sentence of a refusal. */
export function explain(why: Why, locale: Locale): string {
  return `${SENTENCES[locale](why)} [${why.rule}]`;
}

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
