import {
  examined,
  type Fault,
  listAt,
  nameAt,
  objectAt,
  readBy,
  type Spot,
  said,
  unexpected,
} from '../../../kernel/index.ts';
import { OCTOPUS, SIDES } from '../components.ts';

/** A player at the table. */
export interface PlayerConfig {
  readonly name?: string;
}

/**
 * How a game is set up.
 *
 * @rule KLP-2.1 Seats and board side are given when the game is created.
 */
export interface KelpConfig {
  /** The players, the octopus player first: who sits on seat 0 is the octopus, who sits on seat 1 the shark. Or just two. */
  readonly players: 2 | readonly PlayerConfig[];
}

/** What is wrong with a config, whatever value it is; nothing if a game can be set up with it. */
export function checkConfig(config: unknown): readonly Fault[] {
  return examined(config, 'config', readConfig).faults;
}

/** Reads a config. */
function readConfig(spot: Spot): KelpConfig | undefined {
  const config = objectAt(spot, { required: ['players'] });
  const players = readPlayers(config?.('players'));
  return players === undefined ? undefined : { players };
}

function readPlayers(spot: Spot | undefined): KelpConfig['players'] | undefined {
  if (spot === undefined) return undefined;
  const { value } = spot;
  if (value === SIDES.length) return value;
  if (!Array.isArray(value)) return unexpected(spot, '2 or a list of two players, the octopus player first');
  return listAt(spot, SIDES.length, SIDES.length, 'players').map((entry) =>
    said({ name: nameAt(objectAt(entry, { required: [], optional: ['name'] })?.('name')) }),
  );
}

/** The schema of configs. */
export const CONFIG = readBy(readConfig);

/** What the players are called in a position; a player who was given no name is called by the side. */
export function namesOf({ players }: KelpConfig): string[] {
  return SIDES.map((_, seat) => (players === SIDES.length ? undefined : players[seat]?.name) ?? unnamed(seat));
}

/** What a player is called in a position who was given no name. Sentences call them in words of their own language. */
export const unnamed = (seat: number): string => (seat === OCTOPUS ? 'Octopus' : 'Shark');
