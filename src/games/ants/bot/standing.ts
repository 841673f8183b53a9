import { figureOf, type Seat } from '../../../kernel/index.ts';
import { BOTTOM, MIDDLE, TOP } from '../components.ts';
import { coveredCells, deedsOf, removedScents } from '../rules/counts.ts';
import { effectsOf } from '../rules/incubating.ts';
import { totalOf } from '../rules/scoring.ts';
import { discsOn, total } from '../rules/supply.ts';
import type { Book } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import { FIGURES } from './figures.ts';
import { trackWorth } from './flying.ts';
import { handWorth } from './hand.ts';
import { allStarsSoon, type Outlook, outlookOf, ownOf, turnsLeft } from './outlook.ts';
import { nestWorth, starWorth } from './progress.ts';
import { effectWorth } from './words.ts';

/** What tells how many points a player will still make. */
interface Signs {
  /** Parts of the next Stars: of the nest, of scents, of deeds. */
  readonly nest: number;
  readonly scents: number;
  readonly deeds: number;
  /** The disc on the flight track, the cards in hand, the resources, all by what they are worth. */
  readonly track: number;
  readonly hand: number;
  readonly resources: number;
  /** Ants by where they are. */
  readonly ants: number;
  readonly stored: number;
  readonly universal: number;
  readonly larvae: number;
  readonly eggs: number;
  /** What all incubation effects will bring. */
  readonly engine: number;
}

/** Turns before the end that are many. */
const LONG = 20;
/**
 * How much each sign says where many turns are to come, and where none are. The figures were fitted to 550 games of greedy players, at
 * the beginning of every turn, and those rounded off that luck had a hand in.
 */
const EARLY: Signs = {
  nest: 0.6,
  scents: 0.9,
  deeds: 1.1,
  track: 1.6,
  hand: 0.35,
  resources: 1,
  ants: 1,
  stored: 0.6,
  universal: 1.5,
  larvae: 1.2,
  eggs: 0.6,
  engine: 0.7,
};
const LATE: Signs = {
  nest: 0.6,
  scents: 1.3,
  deeds: 1,
  track: 0.5,
  hand: 0.5,
  resources: 1,
  ants: 0.5,
  stored: 0.5,
  universal: 0.9,
  larvae: 0.45,
  eggs: 0.2,
  engine: 0,
};
const SIGNS = Object.keys(EARLY) as readonly (keyof Signs)[];

/** The signs of a player. */
function signsOf(outlook: Outlook): Signs {
  const { book, at, seat, turns, resources } = outlook;
  const covered = coveredCells(at, seat);
  const scents = removedScents(at, seat);
  const deeds = deedsOf(book, at, seat);
  return {
    nest: nestWorth(book, covered, turns) - nestWorth(book, covered, 0),
    scents: starWorth(book, 'pheromones', scents, turns) - starWorth(book, 'pheromones', scents, 0),
    deeds: starWorth(book, 'deeds', deeds, turns) - starWorth(book, 'deeds', deeds, 0),
    track: trackWorth(outlook),
    hand: handWorth(outlook),
    resources: ownOf(at.resources, outlook).reduce(
      (sum, count, resource) => sum + Math.min(count, 8) * figureOf(resources, resource),
      0,
    ),
    ants: total(discsOn(at, seat, TOP)),
    stored: total(ownOf(at.stored, outlook)),
    universal: figureOf(at.universal, seat),
    larvae: total(discsOn(at, seat, MIDDLE)),
    eggs: total(discsOn(at, seat, BOTTOM)),
    engine: effectsOf(book, at, seat).reduce(
      (sum, effect) => sum + outlook.incubations * Math.max(0, effectWorth(outlook, effect)),
      0,
    ),
  };
}

/** How many points a player will have, about: those that are scored, but for ants at home, and what the signs say. */
function standing(outlook: Outlook): number {
  const { book, at, seat, turns } = outlook;
  const signs = signsOf(outlook);
  const share = Math.min(1, turns / LONG);
  let sum = totalOf(book, at, seat) - signs.ants - signs.stored - signs.universal;
  for (const sign of SIGNS) sum += signs[sign] * (LATE[sign] + share * (EARLY[sign] - LATE[sign]));
  return sum;
}

/** How many points each player will have, about. */
export const scoresOf = (book: Book, at: Seen): number[] => scoresWith(book, at, allStarsSoon(book, at));

function scoresWith(book: Book, at: Seen, stars: number): number[] {
  return at.names.map((_, seat: Seat) =>
    at.phase === 'over' ? totalOf(book, at, seat) : standing(outlookOf(book, at, seat, stars)),
  );
}

/** How likely each player is to win from here. */
export function chancesOf(book: Book, at: Seen): number[] {
  const stars = allStarsSoon(book, at);
  const scores = scoresWith(book, at, stars);
  const best = Math.max(...scores);
  const turns = at.phase === 'over' ? 0 : turnsLeft(book, at, 0, stars);
  const scale = FIGURES.scale + FIGURES.scalePerTurn * turns;
  const shares = scores.map((score) => Math.exp((score - best) / scale));
  const all = total(shares);
  return shares.map((share) => share / all);
}
