import { figureOf } from '../../../kernel/index.ts';
import { streetOf } from '../board/street.ts';
import { HUMANS, NONE, ZOMBIES } from '../components.ts';
import { strengthOf } from '../rules/damage.ts';
import { creatureOn, zombieFields } from '../rules/position.ts';
import type { Book } from '../table/book.ts';
import type { Table } from '../table/state.ts';
import { handWorths, undrawn, worthOfAll } from './cards.ts';
import { hurdlesAhead } from './hurdles.ts';

/**
 * What tells who will win, and how much it says for the zombies: a sum of 1 makes them e times as likely to win. The figures were
 * fitted to who won, at the beginning of every play step: in 2,500 games of greedy players and 890 of greedy and searching ones, all
 * of whom now and then did something at random, and in 335 between players who searched with an earlier fit, which count three times.
 */
const SIGNS = {
  always: -3.1,
  /** How late it is, from 0 to 1: few cards are left before Dawn. */
  late: 0.4,
  /** Each card that is left before Dawn, and what the cards left in both decks are worth. */
  undrawn: 0.18,
  zombieDeck: 0.146,
  humanDeck: -0.133,
  /** What the hands are worth, and how much more that is when it is late. */
  zombieHand: 0.28,
  humanHand: -0.16,
  lateZombieHand: 0.16,
  lateHumanHand: -0.5,
  /** What lies on the street is in the way of zombies to come, by its worth. */
  lying: -0.13,
  /** Each point of a zombie's strength. */
  strength: 0.145,
  /** A shield, and something ahead that would kill it, both the more the nearer it is to the barricade; and a wall ahead. */
  shield: 0.2,
  trap: -0.2,
  wall: -0.14,
} as const;
/** What a zombie says by the street that it is on, from the cemetery on. */
const ON_STREET = [0, 0.14, 0.27, 0.25, 0.44, 0.14] as const;
/** … what more when it is late: whoever is far away does not come in time. */
const LATE_ON_STREET = [0, -0.6, -2.3, -1.7, -1.3, 4.6] as const;
/** … and when the humans are spent, and have few cards left to draw. */
const SPENT_ON_STREET = [0, -0.4, 0.65, 0.85, 1.3, 0.75] as const;
/** How much shields and traps count on each street. */
const NEARNESS = [0, 1, 1, 1, 2, 4] as const;
/** How many cards left to draw make it half as late, and the humans half as spent, as none do. */
const LATE = 2;
const SPENT = 4;

/** How likely each side is to win from here. */
export function chancesOf(book: Book, at: Table): readonly [zombies: number, humans: number] {
  if (at.winner !== NONE) return at.winner === ZOMBIES ? [1, 0] : [0, 1];
  const zombies = 1 / (1 + Math.exp(-standing(book, at)));
  return [zombies, 1 - zombies];
}

/** How the zombies stand: what all signs together say for them. */
function standing(book: Book, at: Table): number {
  const zombieDeck = undrawn(book, at, ZOMBIES);
  const humanDeck = undrawn(book, at, HUMANS);
  const late = LATE / (LATE + zombieDeck.cards);
  const spent = SPENT / (SPENT + humanDeck.cards);
  const [zombieHand, humanHand] = handWorths(book, at);
  let sum =
    SIGNS.always +
    SIGNS.late * late +
    SIGNS.undrawn * zombieDeck.cards +
    SIGNS.zombieDeck * zombieDeck.worth +
    SIGNS.humanDeck * humanDeck.worth +
    (SIGNS.zombieHand + SIGNS.lateZombieHand * late) * zombieHand +
    (SIGNS.humanHand + SIGNS.lateHumanHand * late) * humanHand +
    SIGNS.lying * worthOfAll(book, at.objects);
  for (const field of zombieFields(book, at)) {
    const street = streetOf(field);
    sum +=
      figureOf(ON_STREET, street) +
      figureOf(LATE_ON_STREET, street) * late +
      figureOf(SPENT_ON_STREET, street) * spent +
      toughness(book, at, field);
  }
  return sum;
}

/** What a zombie says by what it can take, and by what it will have to. */
function toughness(book: Book, at: Table, field: number): number {
  const creature = creatureOn(at, field);
  const nearness = figureOf(NEARNESS, streetOf(field));
  let sum = SIGNS.strength * strengthOf(book, creature);
  if (creature.shield !== NONE) sum += SIGNS.shield * nearness;
  for (const hurdle of hurdlesAhead(book, at, field)) sum += hurdle === 'trap' ? SIGNS.trap * nearness : SIGNS.wall;
  return sum;
}
