import type { Effect, Token } from '../cards/vocabulary.ts';
import { DYNAMITE_DAMAGE, FIRE_DAMAGE, FULL_LIFE, INTACT, MINE_DAMAGE } from '../components.ts';
import { faultOfLine, isMet, isOnSide } from '../rules/attack.ts';
import { isMetBy } from '../rules/conditions.ts';
import { isInShell, lifeOf } from '../rules/position.ts';
import type { Use } from './atlas.ts';
import { sided, worthOfComing, worthOfDamage, worthOfMoving, worthOfPush } from './moving.ts';
import { levelOf, placeOf, type Scene, snailsOn } from './scene.ts';
import { type KnownRow, ODDS } from './shots.ts';
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
  for (const effect of effects) sum += worthOfEffect(scene, effect, aim);
  return sum;
}

function worthOfEffect(scene: Scene, effect: Effect, aim: Aim): number {
  const { at } = scene;
  switch (effect.op) {
    case 'damage':
      return sumOf(aim.snails, (snail) => worthOfDamage(scene, snail, effect.amount));
    case 'drain':
      return sumOf(aim.snails, (snail) => 2 * worthOfDamage(scene, snail, effect.amount));
    case 'heal':
      return sumOf(aim.snails, (snail) => sided(scene, snail, Math.min(effect.amount, FULL_LIFE - lifeOf(at, snail))));
    case 'push':
      return sumOf(aim.snails, (snail) => worthOfPush(scene, snail, effect.shells));
    case 'place-here':
      return sumOf(aim.snails, (snail) => worthOfMoving(scene, snail, placeOf(scene, aim.by)));
    case 'go-there':
      return worthOfMoving(scene, aim.by, aim.field);
    case 'exchange-places': {
      const here = placeOf(scene, aim.by);
      return worthOfComing(scene, aim.by, aim.field) + sumOf(aim.snails, (snail) => worthOfComing(scene, snail, here));
    }
    case 'leave-shell':
      return sumOf(aim.snails, (snail) => (isInShell(at, snail) ? sided(scene, snail, -3) : 0));
    case 'damage-tile':
      return worthOfTile(scene, aim.field, at.damage[aim.field] === INTACT ? 0.2 : 1);
    case 'destroy-tile':
    case 'remove-tile':
      return worthOfTile(scene, aim.field, 1);
    case 'put':
      return effect.count * worthOfToken(scene, effect.token, aim);
    case 'draw':
      return CARD * effect.count;
    case 'discard':
      return 3;
    case 'take-back':
      return 4;
    case 'scatter':
      return bestNeighbour(scene, effect.effects, aim);
    case 'around':
      return sumOf(scene.atlas.neighbours[aim.field] ?? [], (field) =>
        worthOfEffects(scene, effect.effects, { by: aim.by, field, snails: snailsOn(scene, field) }),
      );
    case 'when': {
      const [snail = -1] = aim.snails.length === 1 ? aim.snails : [];
      return isMetBy(at, effect.condition, { snail, field: aim.field })
        ? worthOfEffects(scene, effect.effects, aim)
        : 0;
    }
    case 'self':
      return worthOfEffects(scene, effect.effects, {
        by: aim.by,
        field: placeOf(scene, aim.by),
        snails: [aim.by],
      });
    case 'may':
      return Math.max(0, worthOfEffects(scene, effect.effects, aim));
    default:
      return 0;
  }
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
  if (use.dice === 0) return worthOfEffects(scene, use.effects, aim);
  // Nobody shoots at nobody, even where something may scatter.
  if (aim.snails.length === 0) return 0;
  const rows = use.rows.map((row) => worthOfEffects(scene, row.effects, aim));
  const after = use.after.length === 0 ? 0 : worthOfEffects(scene, use.after, aim);
  return use.attacks * averageOf(use, (dice) => bestRow(use.rows, rows, dice)) + after;
}

function averageOf({ dice }: Use, worth: (dice: readonly number[]) => number): number {
  let sum = 0;
  for (const [face, odds] of ODDS.entries()) {
    if (dice === 1) sum += odds * worth([face]);
    else for (const [other, chance] of ODDS.entries()) sum += odds * chance * worth([face, other]);
  }
  return sum;
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
