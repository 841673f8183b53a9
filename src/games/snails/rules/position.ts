import type { Seat } from '../../../kernel/index.ts';
import { entryOf, figureOf } from '../../../kernel/index.ts';
import { ABILITIES, type Ability } from '../cards/factions.ts';
import { FACTIONS } from '../cards/vocabulary.ts';
import { CROWD, NONE, SQUAD, TERRAINS, type Terrain } from '../components.ts';
import type { Seen } from '../table/state.ts';

/** The player a snail belongs to. */
export const seatOf = (snail: number): Seat => Math.floor(snail / SQUAD);
/** Is this snail its squad's commander? */
export const isCommander = (snail: number): boolean => snail % SQUAD === 0;
/** The field a snail stands on; -1 beside the board. */
export const placeOf = ({ places }: Pick<Seen, 'places'>, snail: number): number => places[snail] ?? NONE;
/** A field's level: 0 water, 1 beach, 2 meadow, 3 mountain. */
export const levelOf = ({ levels }: Pick<Seen, 'levels'>, field: number): number => levels[field] ?? 0;
/** What a field shows: water, or its topmost tile. */
export const terrainOf = (at: Pick<Seen, 'levels'>, field: number): Terrain => entryOf(TERRAINS, levelOf(at, field));
/** The life a snail has left; 0 once it is eliminated. */
export const lifeOf = ({ life }: Pick<Seen, 'life'>, snail: number): number => life[snail] ?? 0;
/** Is this snail on the board? */
export const isOnBoard = (at: Pick<Seen, 'places'>, snail: number): boolean => placeOf(at, snail) !== NONE;
/** Is this snail in a shell? */
export const isInShell = ({ shells }: Pick<Seen, 'shells'>, snail: number): boolean => shells[snail] === 1;
/** Do these two snails belong to different players? */
export const areEnemies = (one: number, other: number): boolean => seatOf(one) !== seatOf(other);
/** How many players there are. */
export const seatCount = ({ factions }: Pick<Seen, 'factions'>): number => factions.length;

/** Does this snail stand in the sea? */
export function isOnWater(at: Pick<Seen, 'places' | 'levels'>, snail: number): boolean {
  return isOnBoard(at, snail) && levelOf(at, placeOf(at, snail)) === 0;
}

/** The snails on a field, in the order of their handles. */
export function snailsOn({ places }: Pick<Seen, 'places'>, field: number): number[] {
  const found: number[] = [];
  const count = places.length;
  for (let snail = 0; snail < count; snail++) if (places[snail] === field) found.push(snail);
  return found;
}

/** The snails on the board, in the order of their handles. */
export function snailsOnBoard({ places }: Pick<Seen, 'places'>): number[] {
  const found: number[] = [];
  const count = places.length;
  for (let snail = 0; snail < count; snail++) if (places[snail] !== NONE) found.push(snail);
  return found;
}

/** The handles of a player's four snails. */
export function squadOf(seat: Seat): number[] {
  const first = seat * SQUAD;
  return [first, first + 1, first + 2, first + 3];
}

/** A player's snails that are not eliminated. */
export function livingSnails(at: Pick<Seen, 'life'>, seat: Seat): number[] {
  return squadOf(seat).filter((snail) => lifeOf(at, snail) > 0);
}

/** Does this player have a snail left? */
export function isLiving({ life }: Pick<Seen, 'life'>, seat: Seat): boolean {
  for (let snail = seat * SQUAD; snail < (seat + 1) * SQUAD; snail++) if ((life[snail] ?? 0) > 0) return true;
  return false;
}

/** The players who have a snail left, from the first player clockwise. */
export function livingSeats(at: Pick<Seen, 'life' | 'firstPlayer' | 'factions'>): Seat[] {
  return fromFirst(at).filter((seat) => isLiving(at, seat));
}

/** All players from the first player clockwise. */
export function fromFirst(at: Pick<Seen, 'firstPlayer' | 'factions'>): Seat[] {
  return clockwiseFrom(at, at.firstPlayer);
}

/** All players from this one clockwise. */
export function clockwiseFrom(at: Pick<Seen, 'factions'>, first: Seat): Seat[] {
  const count = seatCount(at);
  const seats: Seat[] = [];
  for (let nth = 0; nth < count; nth++) seats.push((first + nth) % count);
  return seats;
}

/** The abilities by the numbers of their factions. */
const ABILITY_OF: readonly Ability[] = FACTIONS.map((faction) => ABILITIES[faction]);

/** Has this player's faction the ability? */
export function hasAbility({ factions }: Pick<Seen, 'factions'>, seat: Seat, ability: Ability): boolean {
  return ABILITY_OF[figureOf(factions, seat)] === ability;
}

/** How many snails are on a field. */
function crowdOn({ places }: Pick<Seen, 'places'>, field: number): number {
  let crowd = 0;
  const count = places.length;
  for (let snail = 0; snail < count; snail++) if (places[snail] === field) crowd += 1;
  return crowd;
}

/** Does a field hold as many snails as it can? */
export function isFull(at: Pick<Seen, 'places'>, field: number): boolean {
  return crowdOn(at, field) >= CROWD;
}

/**
 * Who decides what nobody caused: tile backs, tokens, the order of effects.
 *
 * @rule SNL-4.8 All choices and conflicts in neutral effects are the first player's.
 * @rule SNL-4.10 If the first player has been eliminated, the next living player clockwise decides for them.
 */
export function neutralSeat(at: Pick<Seen, 'life' | 'firstPlayer' | 'factions' | 'play'>): Seat {
  // SNL-9.10: in their own action first players decide to its end.
  if (at.play.seat === at.firstPlayer) return at.firstPlayer;
  return livingSeats(at)[0] ?? at.firstPlayer;
}

/**
 * Who goes on deciding what this player has begun to decide.
 *
 * @rule SNL-9.9 An active player whose last snail is eliminated still takes the decisions of the action being resolved.
 * @rule SNL-9.10 A first player whose last snail is eliminated in the middle of an effect decides no more of it.
 */
export function stillDeciding(at: Pick<Seen, 'life' | 'firstPlayer' | 'factions' | 'play'>, seat: Seat): Seat {
  return isLiving(at, seat) || seat === at.play.seat ? seat : neutralSeat(at);
}

/**
 * Who directs pushes out of a field that is too full.
 *
 * @rule SNL-4.9 A push caused by overcrowding is directed by the active player.
 * @rule SNL-4.10 In clean-up there is no active player: the first player decides instead.
 */
export function crowdSeat(at: Pick<Seen, 'life' | 'firstPlayer' | 'factions' | 'play'>): Seat {
  return at.play.seat === NONE ? neutralSeat(at) : at.play.seat;
}

/** Changes one entry of a list that is known to have it. */
export function set(list: number[], index: number, value: number): void {
  list[index] = value;
}

/** Adds to one entry of a list of counts. */
export function add(list: number[], index: number, amount: number): void {
  list[index] = figureOf(list, index) + amount;
}
