import { argument, deepFreeze, say, vocabulary, type WordIn } from '../../../kernel/index.ts';

/** What a card is, for whatever answers it or is set off by it. */
export const TAGS = deepFreeze(['shot', 'fire', 'explosion'] as const);
/** What a card is, for whatever answers it or is set off by it. */
export type Tag = (typeof TAGS)[number];

/**
 * How long a card stays on the table: not at all; until something removes it; until the start of the next human turn; or not at
 * all, but it leaves a mark.
 *
 * @rule ZOM-5.3 Three kinds of cards exist: instant cards, permanent cards and timed cards.
 * @rule ZOM-5.11 Terror's and Not So Fast's cards go to the discard pile at once and leave a mark.
 */
export const LASTS = deepFreeze(['instant', 'stays', 'turn', 'mark'] as const);
/** How long a card stays on the table. */
export type Lasts = (typeof LASTS)[number];

/** When a card is used that is not played in the play step. */
export const MOMENTS = vocabulary({
  tag: 'when',
  called: 'moments',
  scopes: { zombies: 'a zombie card', humans: 'a human card' },
  words: {
    'before-movement': {
      holds: {},
      on: ['zombies'],
      written: { beforeMovement: 'before the movement step of its player' },
    },
    answer: {
      holds: { to: argument.oneOf(...TAGS) },
      on: ['zombies'],
      written: { 'answer(tag)': "as an answer to a card that is a `'shot'`, `'fire'` or an `'explosion'`" },
    },
    drawn: {
      holds: {},
      on: ['zombies'],
      written: { drawn: 'as soon as it is drawn; it lies at the bottom of the deck' },
    },
  },
});

/** When a card is used; a card that does not say so is played in the play step. */
export type Moment = WordIn<typeof MOMENTS>;

/** Before the movement step of its player. */
export const beforeMovement: Moment = say(MOMENTS, 'before-movement', {});
/** As an answer to a card with this tag. */
export const answer = (to: Tag): Moment => say(MOMENTS, 'answer', { to });
/** As soon as it is drawn. */
export const drawn: Moment = say(MOMENTS, 'drawn', {});
