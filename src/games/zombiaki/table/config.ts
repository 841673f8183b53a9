import {
  examined,
  type Fault,
  namesOfPlayers,
  objectAt,
  type PlayerNamed,
  type Players,
  playersAt,
  readBy,
  type Spot,
} from '../../../kernel/index.ts';
import { SIDES, ZOMBIES } from '../components.ts';

/** A player at the table. */
export interface PlayerConfig extends PlayerNamed {}

/**
 * How a game is set up.
 *
 * @rule ZOM-2.7 Which person takes which side is decided outside the game and given to the engine as an input.
 */
export interface ZombiakiConfig {
  /** The players, the zombie player first: who sits on seat 0 plays the zombies, who sits on seat 1 the humans. Or just two. */
  readonly players: Players<2>;
}

/** What is wrong with a config, whatever value it is; nothing if a game can be set up with it. */
export function checkConfig(config: unknown): readonly Fault[] {
  return examined(config, 'config', readConfig).faults;
}

const SEATS = { min: SIDES.length, max: SIDES.length };

/** Reads a config. */
function readConfig(spot: Spot): ZombiakiConfig | undefined {
  const config = objectAt(spot, { required: ['players'] });
  const players = playersAt<2>(config?.('players'), SEATS, '2 or a list of two players, the zombie player first');
  return players === undefined ? undefined : { players };
}

/** The schema of configs. */
export const CONFIG = readBy(readConfig);

/** What the players are called in a position; a player who was given no name is called by the side. */
export function namesOf({ players }: ZombiakiConfig): string[] {
  return namesOfPlayers(players, SIDES.length, unnamed);
}

/** What a player is called in a position who was given no name. Sentences call them in words of their own language. */
export const unnamed = (seat: number): string => (seat === ZOMBIES ? 'Zombies' : 'Humans');
