import { unreachable } from '../../../kernel/index.ts';
import type { BasicAction, Effect } from '../cards/vocabulary.ts';
import { INTACT, MOST_PLAYERS, MOST_SNAILS, NONE, SLOTS } from '../components.ts';
import { isCommander, isInShell } from '../rules/position.ts';
import type { BasicKnown, Known, Use } from './atlas.ts';
import { bestUse, canShoot } from './attack.ts';
import { type Aimed, aimedBy, worthOfShot } from './hitting.ts';
import { footingOf, worthOfMoving } from './moving.ts';
import { isOwn, levelOf, placeOf, type Scene, stepsBetween } from './scene.ts';
import type { Shot } from './shots.ts';
import { falling, keepWorth, useOfLater } from './standing.ts';

/** What a card drawn by digging is worth, a little less than one in hand. */
const DUG = 3.5;
/** How much of a shot's worth is lost with each slot that the enemy has to get away. */
const DELAY = 0.06;
/** How much of a shot's worth is left if one has to walk first. */
const AFTER_WALKING = 0.4;

/** What a snail shoots with if it plays this card; nothing if it is not red. */
const shotIn = (card: Known | undefined): Shot | undefined => (card?.colour === 'red' ? card.uses[0]?.shot : undefined);

/** What a red card would be worth to a snail where it stands; nothing on water. */
function shotWorth(scene: Scene, card: number, snail: number): number {
  const { atlas, notes } = scene;
  const shot = shotIn(atlas.cards[card]);
  if (shot === undefined) return 0;
  const key = card * MOST_SNAILS + snail;
  const noted = notes?.shots.get(key);
  if (noted !== undefined) return noted;
  const from = placeOf(scene, snail);
  const worth = canShoot(scene, snail, from) ? worthOfShot(scene, aimedBy(scene, shot, snail), from) : 0;
  notes?.shots.set(key, worth);
  return worth;
}

/** The shots still to come in the seat's plan, if a snail makes them. */
export function restOf(scene: Scene, snail: number): readonly Aimed[] {
  const { at, atlas, seat } = scene;
  const plan = at.plans[seat] ?? [];
  const rest: Aimed[] = [];
  for (let slot = at.resolved[seat] ?? 0; slot < plan.length; slot++) {
    const shot = shotIn(atlas.cards[plan[slot] ?? NONE]);
    if (shot !== undefined) rest.push(aimedBy(scene, shot, snail));
  }
  return rest;
}

/** What these would be worth from a field; nothing on water. */
export function worthOfRest(scene: Scene, rest: readonly Aimed[], from: number): number {
  let sum = 0;
  for (const aimed of rest) if (canShoot(scene, aimed.by, from)) sum += worthOfShot(scene, aimed, from);
  return sum;
}

/** How many steps the nearest enemy is away from a field. */
export function nearestEnemy(scene: Scene, field: number): number {
  const { places } = scene.at;
  let nearest = 9;
  for (let snail = 0; snail < places.length; snail++) {
    const place = placeOf(scene, snail);
    if (place === NONE || isOwn(scene, snail)) continue;
    const steps = stepsBetween(scene, field, place);
    if (steps < nearest) nearest = steps;
  }
  return nearest;
}

/** What digging where a snail stands is worth, after so many digs already. */
export function worthOfDigging(scene: Scene, snail: number, digs = 0): number {
  const field = placeOf(scene, snail);
  if (levelOf(scene, field) === 0) return 0;
  const card = DUG * useOfLater(scene.at);
  const isIntact = (scene.at.damage[field] ?? INTACT) + digs === INTACT;
  if (isIntact) return card - 0.5;
  // A meadow gives about one card more when it goes.
  const more = levelOf(scene, field) === 2 ? card : 0;
  return card + more - falling(scene, snail, field);
}

/** What being in a shell is worth until the enemies have played what they still have to play. */
export function worthOfShell(scene: Scene, snail: number, slotsToCome: number): number {
  const { at } = scene;
  if (isInShell(at, snail) || levelOf(scene, placeOf(scene, snail)) === 0) return 0;
  return nearestEnemy(scene, placeOf(scene, snail)) > 4 ? 1 : 3.2 - 0.8 * slotsToCome;
}

/** Is this snail badly off where it stands? */
const isInDanger = (scene: Scene, snail: number): boolean => footingOf(scene, snail) < 0;

/** So many cards of a plan are shots, if all goes well. */
const MOST_SHOTS = 4;

/** How good it is to declare a snail: it has shots, or it has to get away. */
export function worthOfDeclaring(scene: Scene, snail: number): number {
  const { at, seat } = scene;
  const shots: number[] = [];
  for (const card of at.hands[seat] ?? []) {
    const worth = shotWorth(scene, card, snail);
    if (worth > 0) shots.push(worth);
  }
  shots.sort((one, other) => other - one);
  let shooting = 0;
  for (let nth = 0; nth < Math.min(shots.length, MOST_SHOTS); nth++) shooting += shots[nth] ?? 0;
  const escaping = Math.max(0, -footingOf(scene, snail));
  const commanding = isCommander(snail) && shooting > 0 ? 1 : 0;
  return shooting + escaping + commanding;
}

/** How good it is to lay a card on the next slot of the plan. */
export function worthOfPlanning(scene: Scene, number: number, outlook: Outlook): number {
  const { notes } = scene;
  if (notes === undefined) return worthOfLaying(scene, number, outlook);
  const key = keyOf(scene, number, outlook);
  const noted = notes.layings.get(key);
  if (noted !== undefined) return noted;
  const worth = worthOfLaying(scene, number, outlook);
  notes.layings.set(key, worth);
  return worth;
}

/** What a laying is noted by. What it is worth to get away follows from the snail, the slot, and whether it has to walk. */
function keyOf(
  { atlas, seat }: Scene,
  card: number,
  { snail, mustWalk, walks, digs, slot }: Omit<Outlook, 'away'>,
): number {
  const who = seat * (MOST_SNAILS + 1) + snail + 1;
  const counts = (((mustWalk ? 1 : 0) * COUNTS + walks) * COUNTS + digs) * COUNTS + slot;
  return (counts * MOST_PLAYERS * (MOST_SNAILS + 1) + who) * atlas.cards.length + card;
}

/** No plan has more cards than this. */
const COUNTS = SLOTS + 2;

function worthOfLaying(scene: Scene, number: number, outlook: Outlook): number {
  const { at, atlas } = scene;
  const { snail, slot } = outlook;
  const card = atlas.cards[number];
  if (card === undefined) return 0;
  if (card.colour === 'basic') return worthOfBasic(scene, card, outlook);
  const kept = card.returns ? 0 : keepWorth(card) * useOfLater(at);
  if (card.colour === 'red') {
    const from = placeOf(scene, snail);
    const worth = outlook.mustWalk
      ? AFTER_WALKING * (outlook.walks > 0 ? distantShot(scene, card, snail, from) : 0)
      : shotWorth(scene, number, snail);
    return worth > 0 ? worth * (1 - DELAY * slot) - kept / 3 : -1 - kept;
  }
  return worthOfSpecial(scene, card, outlook) - kept / 2;
}

/** How things look to whoever plans. */
export interface Outlook {
  readonly snail: number;
  /** Has the snail to go somewhere before it can do anything useful? */
  readonly mustWalk: boolean;
  /** What it is worth to get away from where it stands, if it has something useful to do there; 0 if nothing threatens. */
  readonly away: number;
  /** How many cards of the plan so far move it. */
  readonly walks: number;
  readonly digs: number;
  readonly slot: number;
}

/** Looks at the declared snail and at the plan so far. */
export function outlookOf(scene: Scene): Outlook {
  const { at, atlas, seat } = scene;
  const snail = at.active[seat] ?? NONE;
  const plan = at.plans[seat] ?? [];
  const isShot = (card: number): boolean => shotWorth(scene, card, snail) > 3;
  const hasShot = plan.some(isShot) || (at.hands[seat] ?? []).some(isShot);
  // Whoever has a shot weighs it against getting away; what threatens comes at the end of the round.
  const mustWalk = !hasShot;
  const away = mustWalk || !isInDanger(scene, snail) ? 0 : worthOfGettingAway(scene, snail);
  let walks = 0;
  let digs = 0;
  for (const each of plan) {
    const card = atlas.cards[each];
    if (card === undefined) continue;
    if ((mustWalk || away > 0) && walks === 0 && isMoving(card)) walks += 1;
    else if (card.uses.some(({ name }) => name === 'dig')) digs += 1;
  }
  return { snail, mustWalk, away, walks, digs, slot: plan.length + 1 };
}

/** What the best step from where a snail stands makes better. */
function worthOfGettingAway(scene: Scene, snail: number): number {
  const here = footingOf(scene, snail);
  const fields = scene.atlas.neighbours[placeOf(scene, snail)] ?? [];
  return Math.max(0, ...fields.map((field) => worthOfMoving(scene, snail, field, here)));
}

const MOVING: readonly Effect['op'][] = ['move', 'go-there'];
const isMovingUse = ({ effects }: Use): boolean => effects.some(({ op }) => MOVING.includes(op));
const isMoving = ({ uses }: Known): boolean => uses.some(isMovingUse);

/** How far a walk may lead. */
const STROLL = 2;

/** A shot that is in reach after a walk, whatever stands in the way. */
function distantShot(scene: Scene, card: Known, snail: number, from: number): number {
  const shot = card.uses[0]?.shot;
  if (shot === undefined) return 0;
  const [least, most] = shot.range;
  const distant: Shot = { ...shot, range: [Math.max(0, least - STROLL), most + STROLL], sight: 'ignored' };
  return worthOfShot(scene, aimedBy(scene, distant, snail), from);
}

function worthOfBasic(scene: Scene, { uses }: BasicKnown, outlook: Outlook): number {
  const worths = uses.map((use) => worthOfHalfToPlan(scene, use, outlook));
  const best = Math.max(...worths);
  const other = Math.min(...worths);
  // Two things that it may be good for are a little better than one.
  return best + 0.2 * Math.max(0, other);
}

function worthOfHalfToPlan(
  scene: Scene,
  use: Use<BasicAction>,
  { snail, mustWalk, away, walks, digs, slot }: Outlook,
): number {
  switch (use.name) {
    case 'crawl':
      if (mustWalk) return walks === 0 ? 9 - slot : walks === 1 ? 2 : 0;
      return walks === 0 ? Math.max(0.5, away) : 0.5;
    case 'dig':
      return mustWalk && walks === 0 ? 0 : worthOfDigging(scene, snail, digs) + 0.1 * slot;
    case 'shell':
      return slot < SLOTS - 1 ? 0 : worthOfShell(scene, snail, SLOTS - slot);
    case 'aim':
      return !mustWalk && slot < SLOTS ? 1.5 : 0.2;
    case 'punch':
      return bestUse(scene, use, { by: snail, from: placeOf(scene, snail) });
    case 'swap':
      return 0;
    default:
      return unreachable(use.name);
  }
}

function worthOfSpecial(scene: Scene, card: Known, { snail, mustWalk, away, walks }: Outlook): number {
  if (isMoving(card)) return walks > 0 ? 0 : mustWalk ? 6 : away;
  const who = { by: snail, from: placeOf(scene, snail) };
  return Math.max(0, ...card.uses.map((use) => bestUse(scene, use, who)));
}
