import { figureOf } from '../../../kernel/index.ts';
import { costOf } from '../rules/damage.ts';
import { isFull, lifeOf } from '../rules/position.ts';
import { fieldsPushedTo, waysOut, whyNotCrowdedOut } from '../rules/push.ts';
import { harmOfEntering } from '../rules/tokens.ts';
import type { Chain, Pushing } from '../table/work.ts';
import { isOwn, placeOf, type Scene, snailsOn } from './scene.ts';
import { FELLED, footing } from './standing.ts';

/** What is good for one's own snails is bad in an enemy's. */
export const sided = (scene: Scene, snail: number, worth: number): number => (isOwn(scene, snail) ? worth : -worth);

/** What it is worth that a snail takes damage; a felled snail counts for more than its life. */
export function worthOfDamage(scene: Scene, snail: number, amount: number): number {
  const { at } = scene;
  const dealt = costOf(at, snail, amount);
  const life = lifeOf(at, snail);
  return sided(scene, snail, -(dealt >= life ? life + FELLED : dealt));
}

/** What it costs or gives a snail to stand where it does. */
export const footingOf = (scene: Scene, snail: number): number => footing(scene, snail, placeOf(scene, snail));

/** What it is worth that a snail comes from where it stands to a field, whoever is there. */
export function worthOfComing(scene: Scene, snail: number, field: number, here = footingOf(scene, snail)): number {
  const change = footing(scene, snail, field) - here;
  const harm = harmOfEntering(scene.at, field);
  return sided(scene, snail, change) + (harm === 0 ? 0 : worthOfDamage(scene, snail, harm));
}

/** What it is worth that a snail comes to a field, with what it does to those who are there. */
export const worthOfMoving = (scene: Scene, snail: number, field: number, here?: number): number =>
  worthOfChain(scene, [snail, field], here);

/** What the last link of a chain is worth, with the next one if there has to be one. */
export function worthOfChain(scene: Scene, moves: Chain['moves'], here?: number): number {
  const snail = figureOf(moves, moves.length - 2);
  const field = figureOf(moves, moves.length - 1);
  const coming = worthOfComing(scene, snail, field, here);
  return isFull(scene.at, field) ? coming + worthOfRoom(scene, moves, field) : coming;
}

/** Whoever moves a snail also says who makes room for it: the best for the seat. */
function worthOfRoom(scene: Scene, moves: Chain['moves'], field: number): number {
  const { atlas, at } = scene;
  const leaving = snailsOn(scene, field).filter((snail) => whyNotCrowdedOut(atlas, at, { moves }, snail) === undefined);
  return bestOf(
    leaving.flatMap((snail) => waysOut(atlas, at, moves, snail).map((to) => worthOfComing(scene, snail, to))),
  );
}

/** Whoever pushes chooses where to: the best for the seat of all fields that the snail can go to. */
export function worthOfPush(scene: Scene, snail: number, shells: Pushing['shells']): number {
  const fields = fieldsPushedTo(scene.atlas, scene.at, snail, shells);
  return bestOf(fields.map((field) => worthOfMoving(scene, snail, field)));
}

/** Nothing happens where there is nothing to choose. */
const bestOf = (worths: readonly number[]): number => (worths.length === 0 ? 0 : Math.max(...worths));
