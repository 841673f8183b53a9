import type { AnyBox } from 'gastropodia/boxes';
import { defaultPack } from 'gastropodia/snails';
import { FACES } from '../../src/games/snails/cards/vocabulary.ts';
import { DIE } from '../../src/games/snails/components.ts';

/** What luck says of a card. */
export interface CardOdds {
  /** How it is drawn; nothing, where it is not drawn from a shuffled deck. */
  readonly draw: DrawOdds | undefined;
  /** What its dice show, and how likely that is; nothing, where it has none. */
  readonly dice: readonly DiceOdds[];
}

/** How likely it is that a card is drawn from a full deck. */
export interface DrawOdds {
  readonly deck: string;
  readonly copies: number;
  readonly among: number;
  /** That it is the next card, from 0 to 1. */
  readonly next: number;
  /** That it is one of the first cards, and what they are called. */
  readonly first: number;
  readonly firstOf: string;
}

/** How likely it is that the dice of a card meet a row of it, or none. */
export interface DiceOdds {
  readonly faces: readonly string[];
  readonly probability: number;
}

/** A deck that is shuffled and drawn from: the groups of a box that are in it, and how it is first drawn from. */
interface Deck {
  readonly groups: readonly number[];
  readonly deck: string;
  readonly first: number;
  readonly firstOf: string;
  /** Cards of those groups that are not shuffled. */
  readonly without?: readonly string[];
}

/** The decks of games. Cards that are in none of them are dealt, bought or chosen. */
const DECKS: Readonly<Record<string, readonly Deck[]>> = {
  // SNL-2.3, SNL-2.7
  snails: [{ groups: [1, 2], deck: 'arsenal deck', first: 4, firstOf: 'an opening draw of four' }],
  zombiaki: [
    // ZOM-2.2: Dawn is put at the bottom.
    { groups: [0], deck: 'zombie deck', first: 4, firstOf: 'the first draw of four', without: ['dawn'] },
    { groups: [1], deck: 'human deck', first: 4, firstOf: 'the first draw of four' },
  ],
  // KLP-2.3
  kelp: [{ groups: [1], deck: 'shark deck', first: 4, firstOf: 'the first row of four' }],
  // ANT-2.13, ANT-2.28
  ants: [
    { groups: [0], deck: 'Basic deck', first: 9, firstOf: 'the first display of nine' },
    { groups: [1], deck: 'Starting deck', first: 6, firstOf: 'the six of a player' },
    { groups: [2], deck: 'Queen Room deck', first: 2, firstOf: 'the two of a player' },
  ],
};

/** What luck says of the cards of a game. */
export function oddsFor({ game, cards }: AnyBox): (id: string, group: number, copies: number) => CardOdds {
  const groups = cards?.('en') ?? [];
  const decks = (DECKS[game.id] ?? []).map((deck) => {
    const own = deck.groups.flatMap((group) => groups[group]?.cards ?? []);
    const shuffled = own.filter(({ id }) => !deck.without?.includes(id));
    return { ...deck, among: shuffled.reduce((sum, { copies }) => sum + copies, 0) };
  });
  return (id, group, copies) => {
    const found = decks.find((deck) => deck.groups.includes(group) && !deck.without?.includes(id));
    return {
      draw: found === undefined ? undefined : drawn(copies, found),
      dice: game.id === 'snails' ? diceOf(id) : [],
    };
  };
}

function drawn(copies: number, { deck, among, first, firstOf }: Deck & { readonly among: number }): DrawOdds {
  // The chance that none of the first cards is one of these.
  let none = 1;
  for (let nth = 0; nth < first; nth++) none *= Math.max(0, among - copies - nth) / (among - nth);
  return { deck, copies, among, next: copies / among, first: 1 - none, firstOf };
}

function diceOf(id: string): readonly DiceOdds[] {
  const card: object = { ...defaultPack.red, ...defaultPack.purple, ...defaultPack.faction }[id] ?? {};
  if (!('dice' in card) || !('rows' in card) || typeof card.dice !== 'number' || !Array.isArray(card.rows)) return [];
  const rows: readonly { readonly faces: readonly string[] }[] = card.rows;
  return diceOdds(
    rows.map(({ faces }) => faces),
    card.dice,
  );
}

/** How likely each row is to be met by so many dice, and that none is: rows may be met together. */
export function diceOdds(rows: readonly (readonly string[])[], dice: number): readonly DiceOdds[] {
  const rolls = rollsOf(dice);
  const chance = (isSo: (shown: readonly string[]) => boolean): number =>
    rolls.reduce((sum, { shown, probability }) => (isSo(shown) ? sum + probability : sum), 0);
  const isMet = (faces: readonly string[], shown: readonly string[]): boolean =>
    faces.every((face) => count(shown, face) >= count(faces, face));
  return [
    ...rows.map((faces) => ({ faces, probability: chance((shown) => isMet(faces, shown)) })),
    { faces: [], probability: chance((shown) => !rows.some((faces) => isMet(faces, shown))) },
  ];
}

const count = (faces: readonly string[], face: string): number => faces.filter((each) => each === face).length;

/** Everything that dice can show, in order, with how likely it is. */
function rollsOf(dice: number): readonly { readonly shown: readonly string[]; readonly probability: number }[] {
  if (dice === 0) return [{ shown: [], probability: 1 }];
  const sides = DIE.reduce((sum, each) => sum + each, 0);
  return rollsOf(dice - 1).flatMap(({ shown, probability }) =>
    FACES.map((face, nth) => ({
      shown: [...shown, face],
      probability: (probability * (DIE[nth] ?? 0)) / sides,
    })),
  );
}
