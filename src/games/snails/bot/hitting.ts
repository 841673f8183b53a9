import { LEAST_WOUND } from '../components.ts';
import { faultOfLine, mayDrawBonus } from '../rules/attack.ts';
import { costOf } from '../rules/damage.ts';
import { areEnemies, isInShell, lifeOf, seatOf } from '../rules/position.ts';
import { isOwn, mayRage, placeOf, type Scene } from './scene.ts';
import type { Result, Shot } from './shots.ts';
import { CARD, FELLED, useOfLater } from './standing.ts';

/** What the best shot is worth that a snail could make from a field; 0 if there is none worth making. */
export function worthOfShot(scene: Scene, shot: Shot, by: number, from: number): number {
  const { attacks, results, raging } = shot;
  if (raging === undefined || !mayRage(scene, by)) {
    const worth = attacks * worthOfAttack(scene, shot, results, { by, from });
    return worth > 0 ? worth + worthOfBonus(scene, shot, by) : 0;
  }
  const others = attacks === 1 ? 0 : (attacks - 1) * worthOfAttack(scene, shot, results, { by, from });
  return others + worthOfAttack(scene, shot, raging, { by, from });
}

/** What the card is worth, on average, that Gunslingers may draw after a shot that hurts. */
function worthOfBonus({ at }: Scene, { isRolled, results }: Shot, by: number): number {
  if (!isRolled || !mayDrawBonus(at, seatOf(by))) return 0;
  let hurting = 0;
  for (const { odds, damage } of results) if (damage >= LEAST_WOUND) hurting += odds;
  return hurting * CARD * useOfLater(at);
}

/** What one attack of a shot is worth with these results. */
function worthOfAttack(
  scene: Scene,
  shot: Shot,
  results: readonly Result[],
  { by, from }: { readonly by: number; readonly from: number },
): number {
  const { at } = scene;
  let best = 0;
  let all = 0;
  for (let snail = 0; snail < at.places.length; snail++) {
    if (snail === by || lifeOf(at, snail) === 0) continue;
    if (!areEnemies(snail, by) && (shot.whom !== 'burst' || shot.enemiesOnly)) continue;
    const field = placeOf(scene, snail);
    if (faultOfLine(scene.atlas, at, from, shot, field) !== undefined) continue;
    if (shot.whom === 'burst') all += hitting(scene, results, snail);
    else if (shot.whom === 'snail') best = Math.max(best, hitting(scene, results, snail));
    else best = Math.max(best, hittingAll(scene, results, field));
  }
  return Math.max(best, all);
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
