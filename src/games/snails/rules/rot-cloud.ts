import type { Seat } from '../../../kernel/index.ts';
import type { Seen } from '../table/state.ts';
import { areEnemies, hasAbility, placeOf, seatCount, seatOf, snailsOnBoard } from './position.ts';

/** Do the snails of this player spread a Rot Cloud? */
export const isRotten = (at: Pick<Seen, 'factions'>, seat: Seat): boolean => hasAbility(at, seat, 'rot-cloud');

/** Are there snails in the game that spread a Rot Cloud? In most games there are none, and nobody has to look for them. */
export function isRotAbout(at: Pick<Seen, 'factions'>): boolean {
  for (let seat = 0; seat < seatCount(at); seat++) if (isRotten(at, seat)) return true;
  return false;
}

/** Does this snail spread a Rot Cloud over the other where both stand on one field? */
export function rots(at: Pick<Seen, 'factions'>, zombie: number, snail: number): boolean {
  return areEnemies(zombie, snail) && isRotten(at, seatOf(zombie));
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
