import type { Seen } from '../table/state.ts';
import { areEnemies, hasAbility, placeOf, seatOf, snailsOnBoard } from './position.ts';

/** Does this snail spread a Rot Cloud over the other where both stand on one field? */
export function rots(at: Pick<Seen, 'factions'>, zombie: number, snail: number): boolean {
  return areEnemies(zombie, snail) && hasAbility(at, seatOf(zombie), 'rot-cloud');
}

/**
 * The snails that Rot Cloud hits.
 *
 * @rule SNL-11.9 Each snail of another faction that shares a field with a Zombie snail takes 5.
 */
export function snailsInRotCloud(at: Seen): number[] {
  const snails = snailsOnBoard(at);
  return snails.filter((snail) =>
    snails.some((zombie) => placeOf(at, zombie) === placeOf(at, snail) && rots(at, zombie, snail)),
  );
}
