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
import { OCTOPUS, SIDES } from '../components.ts';

/** A player at the table. */
export interface PlayerConfig extends PlayerNamed {}

/**
 * How a game is set up.
 *
 * @rule KLP-2.1 Seats and board side are given when the game is created.
 */
export interface KelpConfig {
  /** The players, the octopus player first: who sits on seat 0 is the octopus, who sits on seat 1 the shark. Or just two. */
  readonly players: Players<2>;
}

/** What is wrong with a config, whatever value it is; nothing if a game can be set up with it. */
export function checkConfig(config: unknown): readonly Fault[] {
  return examined(config, 'config', readConfig).faults;
}

const SEATS = { min: SIDES.length, max: SIDES.length };

/** Reads a config. */
function readConfig(spot: Spot): KelpConfig | undefined {
  const config = objectAt(spot, { required: ['players'] });
  const players = playersAt<2>(config?.('players'), SEATS, '2 or a list of two players, the octopus player first');
  return players === undefined ? undefined : { players };
}

/** The schema of configs. */
export const CONFIG = readBy(readConfig);

/** What the players are called in a position; a player who was given no name is called by the side. */
export function namesOf({ players }: KelpConfig): string[] {
  return namesOfPlayers(players, SIDES.length, unnamed);
}

/** What a player is called in a position who was given no name. Sentences call them in words of their own language. */
export const unnamed = (seat: number): string => (seat === OCTOPUS ? 'Octopus' : 'Shark');
