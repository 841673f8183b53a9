import { isOwn, levelOf, ownerOf, placeOf, type Scene, stepsBetween } from './scene.ts';
import type { Shot } from './shots.ts';
import { FELLED } from './standing.ts';

/** What the best shot is worth that a snail could make from a field; 0 if there is none worth making. */
export function worthOfShot(scene: Scene, shot: Shot, by: number, from: number): number {
  const { at } = scene;
  let best = 0;
  let all = 0;
  for (let snail = 0; snail < at.places.length; snail++) {
    if (snail === by || (at.life[snail] ?? 0) === 0) continue;
    const isFriend = ownerOf(snail) === ownerOf(by);
    if (isFriend && (shot.whom !== 'burst' || shot.enemiesOnly)) continue;
    const field = placeOf(scene, snail);
    if (!isInReach(scene, shot, from, field)) continue;
    if (shot.whom === 'burst') all += hitting(scene, shot, snail);
    else best = Math.max(best, shot.whom === 'snail' ? hitting(scene, shot, snail) : hittingAll(scene, shot, field));
  }
  return shot.attacks * Math.max(best, all);
}

function isInReach(scene: Scene, { least, most, sight }: Shot, from: number, to: number): boolean {
  const steps = stepsBetween(scene, from, to);
  return steps >= least && steps <= most && (!sight || levelOf(scene, to) <= levelOf(scene, from));
}

function hittingAll(scene: Scene, shot: Shot, field: number): number {
  const { places } = scene.at;
  let sum = 0;
  for (let snail = 0; snail < places.length; snail++) if (places[snail] === field) sum += hitting(scene, shot, snail);
  return sum;
}

/** What it is worth, on average, to hit a snail: a felled one counts for more than its life. */
function hitting(scene: Scene, { results }: Shot, snail: number): number {
  const life = scene.at.life[snail] ?? 0;
  const shell = scene.at.shells[snail] === 1 ? 5 : 0;
  let sum = 0;
  for (const { odds, damage, more } of results) {
    const dealt = damage > shell ? damage - shell : 0;
    sum += odds * (dealt >= life ? life + FELLED : dealt + (shell > 0 ? 0 : more));
  }
  return isOwn(scene, snail) ? -sum : sum;
}
