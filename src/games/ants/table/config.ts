import {
  examined,
  type Fault,
  fault,
  listAt,
  nameAt,
  objectAt,
  type Seat,
  type Spot,
  said,
  textAt,
  unexpected,
  wholeAt,
  wordAt,
} from '../../../kernel/index.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS, TILE_SETS, type TileSet } from '../components.ts';

/** A player at the table. */
export interface PlayerConfig {
  readonly name?: string;
}

/** A Queen and the set of Incubation tiles that goes with her. */
export interface PairConfig {
  /** The id of a Queen tile. */
  readonly queen: string;
  readonly set: TileSet;
}

/**
 * How a game is set up.
 *
 * @rule ANT-1.3 Option `firstGame` selects the first-game variant.
 * @rule ANT-1.4 Options are fixed parameters of game creation and cannot change afterwards.
 * @rule ANT-1.12 There is no variant beside `firstGame` and `asymmetricAnthill`.
 */
export interface AntsConfig {
  /** How many players, or the players themselves, clockwise. */
  readonly players: 2 | 3 | 4 | readonly PlayerConfig[];
  /** `first-game` is played without Queens (ANT-2.31 to ANT-2.35); `standard` if not said. */
  readonly variant?: 'standard' | 'first-game';
  /** Which side of the Anthill tiles lies up: the one that is `common`, if not said. */
  readonly anthill?: 'common' | 'asymmetric';
  /** Who begins; `random` if not said. */
  readonly firstPlayer?: Seat | 'random';
  /** The round after which the end condition counts as met, for games that must end; no limit if not said (ANT-24.7). */
  readonly roundLimit?: number;
  /** The pairs of Queens and sets that are chosen from, one for each player; drawn if not said. */
  readonly pairs?: readonly PairConfig[];
}

const VARIANTS = ['standard', 'first-game'] as const;
const ANTHILLS = ['common', 'asymmetric'] as const;

/** What is wrong with a config, whatever value it is; nothing if a game can be set up with it. */
export function checkConfig(config: unknown): readonly Fault[] {
  return examined(config, 'config', (spot) => readConfig(spot)).faults;
}

/** Reads a config; where it is said which Queens there are, it may name no others. */
export function readConfig(spot: Spot, queens?: readonly string[]): AntsConfig | undefined {
  const config = objectAt(spot, {
    required: ['players'],
    optional: ['variant', 'anthill', 'firstPlayer', 'roundLimit', 'pairs'],
  });
  const players = readPlayers(config?.('players'));
  const variant = wordAt(config?.('variant'), VARIANTS);
  const anthill = wordAt(config?.('anthill'), ANTHILLS);
  const seats = players === undefined ? MOST_PLAYERS : seatsIn({ players });
  const firstPlayer = readFirstPlayer(config?.('firstPlayer'), seats);
  const roundLimit = wholeAt(config?.('roundLimit'), 1, MOST_ROUNDS);
  const pairs = readPairs(config?.('pairs'), seats, queens);
  // ANT-2.36: with the first-game variant every Anthill tile lies on its common side. ANT-2.32: Queen tiles are not used.
  if (variant === 'first-game' && anthill === 'asymmetric') fault(spot, "is 'common' in a first game", 'anthill');
  if (variant === 'first-game' && pairs !== undefined) fault(spot, 'a first game has no Queens', 'pairs');
  return players === undefined ? undefined : { players, ...said({ variant, anthill, firstPlayer, roundLimit, pairs }) };
}

// ANT-1.1: the game is for 2, 3 or 4 players.
function readPlayers(spot: Spot | undefined): AntsConfig['players'] | undefined {
  if (spot === undefined) return undefined;
  const { value } = spot;
  if (value === 2 || value === 3 || value === 4) return value;
  if (!Array.isArray(value)) return unexpected(spot, '2, 3, 4 or a list of players');
  const players = listAt(spot, FEWEST_PLAYERS, MOST_PLAYERS, 'players').map((entry) =>
    said({ name: nameAt(objectAt(entry, { required: [], optional: ['name'] })?.('name')) }),
  );
  return value.length >= FEWEST_PLAYERS && value.length <= MOST_PLAYERS ? players : undefined;
}

function readFirstPlayer(spot: Spot | undefined, seats: number): AntsConfig['firstPlayer'] {
  if (spot === undefined) return undefined;
  const { value } = spot;
  if (value === 'random') return value;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) return value;
  return unexpected(spot, `a seat from 0 to ${seats - 1}, or 'random'`);
}

function readPairs(
  spot: Spot | undefined,
  seats: number,
  queens: readonly string[] | undefined,
): readonly PairConfig[] | undefined {
  if (spot === undefined) return undefined;
  const pairs = listAt(spot, seats, seats, 'pairs').flatMap((entry, index): PairConfig[] => {
    const pair = objectAt(entry, { required: ['queen', 'set'] });
    const queen = queens === undefined ? textAt(pair?.('queen')) : wordAt(pair?.('queen'), queens);
    const set = wordAt(pair?.('set'), TILE_SETS);
    if (entry === undefined || queen === undefined || set === undefined) return [];
    const others = Array.isArray(spot.value) ? spot.value.slice(0, index) : [];
    for (const key of ['queen', 'set'] as const) {
      const taken = others.findIndex((other) => other?.[key] === (key === 'queen' ? queen : set));
      if (taken >= 0) fault(entry, `is taken already, by pairs[${taken}]`, key);
    }
    return [{ queen, set }];
  });
  return pairs.length === seats ? pairs : undefined;
}

/** How many seats a game of this config has. */
export const seatsIn = ({ players }: Pick<AntsConfig, 'players'>): number =>
  typeof players === 'number' ? players : players.length;

/**
 * What the players are called in a position.
 *
 * @rule ANT-1.5 Players sit at seats 0…n−1 in clockwise order.
 */
export function namesOf({ players }: AntsConfig): string[] {
  const named = typeof players === 'number' ? [] : players;
  return Array.from({ length: seatsIn({ players }) }, (_, seat) => named[seat]?.name ?? unnamed(seat));
}

/** What a player is called in a position who was given no name. Sentences call them in words of their own language. */
export const unnamed = (seat: number): string => `Player ${seat + 1}`;
