import type { Seat } from '../../../kernel/index.ts';
import { DYNAMITE_DAMAGE, INTACT, ROT_DAMAGE, SLOTS } from '../components.ts';
import { hasAbility, isInShell, lifeOf, placeOf, seatOf } from '../rules/position.ts';
import { isRotAbout, isRotten, rots } from '../rules/rot-cloud.ts';
import type { Table } from '../table/state.ts';
import type { Atlas, Known } from './atlas.ts';
import { levelOf, roundsLeft, type Scene } from './scene.ts';

/** What a snail is worth beyond its life: the game is won by snails first. */
export const FELLED = 20;
/** What a card is worth that is not known, as long as there are rounds to play it in. */
export const CARD = 4;
/** What it is worth to be in a shell. */
const SHELL = 2;

/** What a seat has on the table and in hand, in points of life. */
function strengthOf(atlas: Atlas, at: Table, seat: Seat): number {
  const scene: Scene = { atlas, at, seat };
  let sum = 0;
  for (let snail = 0; snail < at.life.length; snail++) {
    const life = lifeOf(at, snail);
    if (life === 0 || seatOf(snail) !== seat) continue;
    const field = placeOf(at, snail);
    // What threatens a snail cannot cost more than the snail.
    const left = life + safety(scene, snail, field) + (isInShell(at, snail) ? SHELL : 0);
    sum += FELLED + Math.max(left, 2);
  }
  return sum + handWorth(atlas, at, seat);
}

function handWorth(atlas: Atlas, at: Table, seat: Seat): number {
  const hand = at.hands[seat] ?? [];
  let sum = 0;
  for (const card of hand) sum += keepWorth(atlas.cards[card]);
  return sum * useOfLater(at);
}

/** How much of a card's worth can still be had after this round: the last round needs no cards for later. */
export function useOfLater(at: Table): number {
  return Math.min(1, roundsLeft(at) / 2);
}

/** What a card is worth in hand, wherever one stands. */
export function keepWorth(card: Known | undefined): number {
  if (card === undefined) return CARD;
  if (card.colour === 'basic') return 0;
  return card.colour === 'red' ? CARD + 2 : CARD - 1;
}

/**
 * What it costs or gives to stand on a field until the end of the round: water poisons, dynamite goes off, Zombies rot, high
 * ground sees far and takes longer to wear away.
 */
export function footing(scene: Scene, snail: number, field: number): number {
  return safety(scene, snail, field) + rot(scene, hitBy(scene, snail, field));
}

/** The same without what it costs others: whoever is asked about them counts it there. */
function safety(scene: Scene, snail: number, field: number): number {
  return ground(scene, snail, field) - rot(scene, isHit(scene, snail, field) ? 1 : 0);
}

/** What the Rot Cloud is likely to cost, where it hits so many. */
const rot = (scene: Scene, hits: number): number => (hits === 0 ? 0 : staying(scene) * ROT_DAMAGE * hits);

/** How likely those who share a field at the beginning of a round still share it when the round ends. */
const STAYING = 0.5;

/** How likely those who share a field now still share it when the round ends: the later it is, the likelier. */
function staying({ at, seat }: Scene): number {
  return STAYING + (1 - STAYING) * (slotOf(at, seat) / SLOTS);
}

/** The slot that a seat thinks of: the one that is resolved, or the one that it plans. */
function slotOf(at: Table, seat: Seat): number {
  if (at.phase === 'action') return at.slot;
  return at.phase === 'planning' ? (at.plans[seat] ?? []).length : 0;
}

/** How many enemies a snail's Rot Cloud hits on a field. */
function hitBy({ at }: Scene, snail: number, field: number): number {
  let hits = 0;
  if (!isRotten(at, seatOf(snail))) return hits;
  for (let other = 0; other < at.places.length; other++) {
    if (at.places[other] === field && rots(at, snail, other)) hits += 1;
  }
  return hits;
}

/** Is a snail in the Rot Cloud of another on a field? */
function isHit({ at }: Scene, snail: number, field: number): boolean {
  if (!isRotAbout(at)) return false;
  for (let other = 0; other < at.places.length; other++) {
    if (at.places[other] === field && rots(at, other, snail)) return true;
  }
  return false;
}

function ground(scene: Scene, snail: number, field: number): number {
  const { atlas, at } = scene;
  const level = levelOf(scene, field);
  if (level === 0) return isAtHomeAtSea(at, snail) ? -1 : -3 - (atlas.track[at.contamination] ?? 0);
  const worn = at.damage[field] === INTACT ? 0 : level === 1 ? 2 : 1;
  return level - worn - DYNAMITE_DAMAGE * (at.dynamite[field] ?? 0) - (at.mines[field] ?? 0);
}

/** What it costs the snails on a field, on average, that its tile goes: its back, and where they come down. */
export function falling(scene: Scene, snail: number, field: number): number {
  const level = levelOf(scene, field);
  if (level === 0) return 0;
  if (level > 1) return level === 2 ? 2 : 6;
  return isAtHomeAtSea(scene.at, snail) ? 1 : 4 + (scene.atlas.track[scene.at.contamination] ?? 0);
}

/** Has its player ships? */
export const isAtHomeAtSea = (at: Table, snail: number): boolean => hasAbility(at, seatOf(snail), 'ships');

/** How far apart two sides are when one of them is as good as beaten. */
const DECISIVE = 25;

/** How likely each seat is to win, by what it has beside the strongest of the others. */
export function chancesOf(atlas: Atlas, at: Table): number[] {
  const strengths = at.names.map((_, seat) => strengthOf(atlas, at, seat));
  return strengths.map((own, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (const [other, strength] of strengths.entries()) if (other !== seat && strength > best) best = strength;
    return 1 / (1 + Math.exp((best - own) / DECISIVE));
  });
}
