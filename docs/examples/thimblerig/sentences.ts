/** What is said to a seeker who has peeked too often. */
export const NO_PEEK_LEFT = {
  en: 'You may peek {most} times in a game, and have done so {used} times; lift a thimble.',
  pl: 'Liczba podejrzeń na grę: {most}, wykorzystane: {used}; podnieś naparstek.',
  de: 'Du darfst {most}-mal im Spiel spicken und hast es {used}-mal getan; hebe einen Fingerhut hoch.',
} as const;
