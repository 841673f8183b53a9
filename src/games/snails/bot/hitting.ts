import { LEAST_WOUND } from '../components.ts';
import { faultOfLine, mayDrawBonus } from '../rules/attack.ts';
import { costOf } from '../rules/damage.ts';
import { areEnemies, isInShell, lifeOf, seatOf } from '../rules/position.ts';
import { isOwn, mayRage, placeOf, type Scene } from './scene.ts';
import type { Result, Shot } from './shots.ts';
import { CARD, FELLED, useOfLater } from './standing.ts';

/** A shot that a snail could make, from wherever it will stand: what it does to whom is worked out once for all fields. */
export interface Aimed {
  readonly shot: Shot;
  readonly by: number;
  readonly calm: Attack;
  /** Nothing where the snail has no rage for it. */
  readonly raging: Attack | undefined;
}

/** One attack of a shot. */
interface Attack {
  readonly results: readonly Result[];
  /** What it is worth to aim at each snail, as far as that has been asked. */
  readonly worths: (number | undefined)[];
}

/** A shot of a snail, ready to be weighed. */
export function aimedBy(scene: Scene, shot: Shot, by: number): Aimed {
  const { results, raging } = shot;
  const isRaging = raging !== undefined && mayRage(scene, by);
  return { shot, by, calm: attackOf(scene, results), raging: isRaging ? attackOf(scene, raging) : undefined };
}

const attackOf = ({ at }: Scene, results: readonly Result[]): Attack => ({
  results,
  worths: new Array<number | undefined>(at.places.length),
});

/** What the best shot is worth that could be made from a field; 0 if there is none worth making. */
export function worthOfShot(scene: Scene, aimed: Aimed, from: number): number {
  const { shot, calm, raging } = aimed;
  const { attacks } = shot;
  if (raging === undefined) {
    const worth = attacks * worthOfAttack(scene, aimed, calm, from);
    return worth > 0 ? worth + worthOfBonus(scene, shot, aimed.by) : 0;
  }
  const others = attacks === 1 ? 0 : (attacks - 1) * worthOfAttack(scene, aimed, calm, from);
  return others + worthOfAttack(scene, aimed, raging, from);
}

/** What the card is worth, on average, that Gunslingers may draw after a shot that hurts. */
function worthOfBonus({ at }: Scene, { isRolled, results }: Shot, by: number): number {
  if (!isRolled || !mayDrawBonus(at, seatOf(by))) return 0;
  let hurting = 0;
  for (const { odds, damage } of results) if (damage >= LEAST_WOUND) hurting += odds;
  return hurting * CARD * useOfLater(at);
}

/** What one attack of a shot is worth. */
function worthOfAttack(scene: Scene, { shot, by }: Aimed, attack: Attack, from: number): number {
  const { at } = scene;
  let best = 0;
  let all = 0;
  for (let snail = 0; snail < at.places.length; snail++) {
    if (snail === by || lifeOf(at, snail) === 0) continue;
    if (!areEnemies(snail, by) && (shot.whom !== 'burst' || shot.enemiesOnly)) continue;
    const field = placeOf(scene, snail);
    if (faultOfLine(scene.atlas, at, from, shot, field) !== undefined) continue;
    const worth = attack.worths[snail] ?? worthOfAim(scene, shot, attack, snail);
    if (shot.whom === 'burst') all += worth;
    else if (worth > best) best = worth;
  }
  return Math.max(best, all);
}

function worthOfAim(scene: Scene, { whom }: Shot, { results, worths }: Attack, snail: number): number {
  const isWide = whom === 'field';
  const worth = isWide ? hittingAll(scene, results, placeOf(scene, snail)) : hitting(scene, results, snail);
  worths[snail] = worth;
  return worth;
}

function hittingAll(scene: Scene, results: readonly Result[], field: number): number {
  const { places } = scene.at;
  let sum = 0;
  for (let snail = 0; snail < places.length; snail++)
    if (places[snail] === field) sum += hitting(scene, results, snail);
  return sum;
}

/** What it is worth, on average, to hit a snail: a felled one counts for more than its life. */
function hitting(scene: Scene, results: readonly Result[], snail: number): number {
  const { at } = scene;
  const life = lifeOf(at, snail);
  let sum = 0;
  for (const { odds, damage, more } of results) {
    const dealt = costOf(at, snail, damage);
    sum += odds * (dealt >= life ? life + FELLED : dealt + (isInShell(at, snail) ? 0 : more));
  }
  return isOwn(scene, snail) ? -sum : sum;
}
