import { type ByWord, madeOf } from '../../../kernel/index.ts';
import type { EFFECTS, Effect, Token } from '../cards/vocabulary.ts';
import { DYNAMITE_DAMAGE, FIRE_DAMAGE, FULL_LIFE, INTACT, MINE_DAMAGE } from '../components.ts';
import { faultOfLine, isMet, isOnSide } from '../rules/attack.ts';
import { isMetBy } from '../rules/conditions.ts';
import { isInShell, lifeOf } from '../rules/position.ts';
import type { Use } from './atlas.ts';
import { sided, worthOfComing, worthOfDamage, worthOfMoving, worthOfPush } from './moving.ts';
import { levelOf, mayRage, placeOf, type Scene, snailsOn } from './scene.ts';
import type { KnownRow, Said } from './shots.ts';
import { CARD, falling, isAtHomeAtSea } from './standing.ts';

/** Who does something, and to whom or what. */
export interface Aim {
  /** The snail that plays the card. */
  readonly by: number;
  readonly field: number;
  /** The snails it is about. */
  readonly snails: readonly number[];
}

/** What a list of effects is worth. */
export function worthOfEffects(scene: Scene, effects: readonly Effect[], aim: Aim): number {
  let sum = 0;
  for (const effect of effects) sum += madeOf(WORTHS, effect.op)(effect, scene, aim);
  return sum;
}

/** What each word of cards is worth where it is aimed. To those that are `worthless` bots put no figure. */
const WORTHS: ByWord<typeof EFFECTS, [scene: Scene, aim: Aim], number> = {
  damage: ({ amount }, scene, { snails }) => sumOf(snails, (snail) => worthOfDamage(scene, snail, amount)),
  drain: ({ amount }, scene, { snails }) => sumOf(snails, (snail) => 2 * worthOfDamage(scene, snail, amount)),
  heal: ({ amount }, scene, { snails }) =>
    sumOf(snails, (snail) => sided(scene, snail, Math.min(amount, FULL_LIFE - lifeOf(scene.at, snail)))),
  'until-round-ends': worthless,
  push: ({ shells }, scene, { snails }) => sumOf(snails, (snail) => worthOfPush(scene, snail, shells)),
  'place-here': (_word, scene, { by, snails }) =>
    sumOf(snails, (snail) => worthOfMoving(scene, snail, placeOf(scene, by))),
  'go-there': (_word, scene, { by, field }) => worthOfMoving(scene, by, field),
  'exchange-places': (_word, scene, { by, field, snails }) => {
    const here = placeOf(scene, by);
    return worthOfComing(scene, by, field) + sumOf(snails, (snail) => worthOfComing(scene, snail, here));
  },
  // Cards that let a snail walk are weighed where plans are made.
  move: worthless,
  'leave-shell': (_word, scene, { snails }) =>
    sumOf(snails, (snail) => (isInShell(scene.at, snail) ? sided(scene, snail, -3) : 0)),
  'enter-shell': worthless,
  aim: worthless,
  swap: worthless,
  'damage-tile': (_word, scene, { field }) => worthOfTile(scene, field, scene.at.damage[field] === INTACT ? 0.2 : 1),
  'destroy-tile': (_word, scene, { field }) => worthOfTile(scene, field, 1),
  'remove-tile': (_word, scene, { field }) => worthOfTile(scene, field, 1),
  'add-tile': worthless,
  put: ({ token, count }, scene, aim) => count * worthOfToken(scene, token, aim),
  draw: ({ count }) => CARD * count,
  discard: () => 3,
  steal: worthless,
  'take-back': () => 4,
  scatter: ({ effects }, scene, aim) => bestNeighbour(scene, effects, aim),
  around: ({ effects }, scene, { by, field }) =>
    sumOf(scene.atlas.neighbours[field] ?? [], (near) =>
      worthOfEffects(scene, effects, { by, field: near, snails: snailsOn(scene, near) }),
    ),
  when({ condition, effects }, scene, aim) {
    const [snail = -1] = aim.snails.length === 1 ? aim.snails : [];
    return isMetBy(scene.at, condition, { snail, field: aim.field }) ? worthOfEffects(scene, effects, aim) : 0;
  },
  self: ({ effects }, scene, { by }) => worthOfEffects(scene, effects, { by, field: placeOf(scene, by), snails: [by] }),
  may: ({ effects }, scene, aim) => Math.max(0, worthOfEffects(scene, effects, aim)),
};

function worthless(): number {
  return 0;
}

function sumOf(snails: readonly number[], worth: (snail: number) => number): number {
  let sum = 0;
  for (const snail of snails) sum += worth(snail);
  return sum;
}

function worthOfTile(scene: Scene, field: number, likely: number): number {
  return likely * sumOf(snailsOn(scene, field), (snail) => sided(scene, snail, -falling(scene, snail, field)));
}

/** How likely whoever stands on a field that has got a token is to be hurt by it, and how badly. */
const CAUGHT: Readonly<Record<Token, readonly [odds: number, damage: number]>> = {
  mine: [0.2, MINE_DAMAGE],
  dynamite: [0.5, DYNAMITE_DAMAGE],
  fire: [0.2, FIRE_DAMAGE],
};

function worthOfToken(scene: Scene, token: Token, { by, field }: Aim): number {
  if (levelOf(scene, field) === 0) return 0;
  // Who has put it there knows of it, and walks away.
  const there = snailsOn(scene, field).filter((snail) => snail !== by);
  const [odds, damage] = CAUGHT[token];
  return odds * sumOf(there, (snail) => worthOfDamage(scene, snail, damage));
}

function bestNeighbour(scene: Scene, effects: readonly Effect[], { by, field }: Aim): number {
  let best = 0;
  for (const near of scene.atlas.neighbours[field] ?? []) {
    best = Math.max(best, worthOfEffects(scene, effects, { by, field: near, snails: snailsOn(scene, near) }));
  }
  return best;
}

/** What one use of a card is worth at a target; where dice are rolled, on average. */
export function worthOfUse(scene: Scene, use: Use, aim: Aim): number {
  const { dice, attacks, raging, rolls } = use;
  // Nobody shoots at nobody, even where something may scatter.
  if (dice > 0 && aim.snails.length === 0) return 0;
  const after = use.after.length === 0 ? 0 : worthOfEffects(scene, use.after, aim);
  if (raging === undefined || !mayRage(scene, aim.by)) return attacks * worthOfAttack(scene, rolls, use, aim) + after;
  const others = attacks === 1 ? 0 : (attacks - 1) * worthOfAttack(scene, rolls, use, aim);
  return others + worthOfAttack(scene, rolls, raging, aim) + after;
}

/** What one attack is worth at a target. */
function worthOfAttack(scene: Scene, rolls: Use['rolls'], { rows, effects }: Said, aim: Aim): number {
  if (rolls.length === 0) return worthOfEffects(scene, effects, aim);
  const worths: number[] = [];
  for (const row of rows) worths.push(worthOfEffects(scene, row.effects, aim));
  let sum = 0;
  for (const { odds, met } of rolls) if (met.length > 0) sum += odds * bestOf(met, worths);
  return sum;
}

function bestOf(rows: readonly number[], worths: readonly number[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const row of rows) best = Math.max(best, worths[row] ?? 0);
  return best;
}

/** What Berserker Rage adds to an attack, on average. */
export function worthOfRage(scene: Scene, use: Use, aim: Aim): number {
  const { rolls, raging = use } = use;
  return worthOfAttack(scene, rolls, raging, aim) - worthOfAttack(scene, rolls, use, aim);
}

/** What the best row is worth that these dice meet; nothing if they miss. */
export function bestRow(rows: readonly KnownRow[], worths: readonly number[], dice: readonly number[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const [index, row] of rows.entries()) {
    if (isMet(row, dice)) best = Math.max(best, worths[index] ?? 0);
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}

/** The targets worth thinking of, for a snail that stands on `from`: those with somebody there. */
function aimsOf(scene: Scene, { target }: Use, { by, from }: { by: number; from: number }): Aim[] {
  if (target === undefined) return [{ by, field: from, snails: [by] }];
  if (target.target === 'others') return [{ by, field: from, snails: [] }];
  const others: number[] = [];
  const { at } = scene;
  for (let snail = 0; snail < at.places.length; snail++) {
    const isMeant = snail !== by || (target.target === 'snail' && target.self === 'allowed');
    if (!isMeant || lifeOf(at, snail) === 0) continue;
    if (faultOfLine(scene.atlas, at, from, target, placeOf(scene, snail)) !== undefined) continue;
    if (!('side' in target) || isOnSide(by, snail, target.side)) others.push(snail);
  }
  if (target.target === 'burst') return others.length === 0 ? [] : [{ by, field: from, snails: others }];
  if (target.target === 'two-snails') return pairsOf(others).map((snails) => ({ by, field: from, snails }));
  if (target.target !== 'field') return others.map((snail) => ({ by, field: placeOf(scene, snail), snails: [snail] }));
  const fields = new Set(others.map((snail) => placeOf(scene, snail)));
  return [...fields].map((field) => ({ by, field, snails: snailsOn(scene, field) }));
}

/** Every two of these; one that is alone by itself. */
function pairsOf(snails: readonly number[]): (readonly number[])[] {
  if (snails.length < 2) return snails.map((snail) => [snail]);
  return snails.flatMap((first, index) => snails.slice(index + 1).map((second) => [first, second]));
}

/** The best that a snail standing on `from` could do with a card; 0 if there is nothing worth doing. */
export function bestUse(scene: Scene, use: Use, who: { readonly by: number; readonly from: number }): number {
  let best = 0;
  for (const aim of aimsOf(scene, use, who)) best = Math.max(best, worthOfUse(scene, use, aim));
  return best;
}

/** Can this snail resolve red cards where it stands? */
export function canShoot(scene: Scene, snail: number, from: number): boolean {
  return levelOf(scene, from) > 0 || isAtHomeAtSea(scene.at, snail);
}
