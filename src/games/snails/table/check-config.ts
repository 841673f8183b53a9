import {
  examined,
  type Fault,
  fault,
  hasKey,
  listAt,
  objectAt,
  type Spot,
  unexpected,
  wordAt,
} from '../../../kernel/index.ts';
import { FACTIONS, type FactionId } from '../cards/vocabulary.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../components.ts';
import type { PlayerConfig, SnailsConfig } from './config.ts';

const LONGEST_NAME = 40;
const FACTION_SOURCES = ['given', 'draft', 'random'] as const;
const OPENINGS = ['standard', 'advanced'] as const;

/** What is wrong with a config, whatever value it is; nothing if a game can be set up with it. */
export function checkConfig(config: unknown): readonly Fault[] {
  return examined(config, 'config', readConfig).faults;
}

/** Reads a config. */
export function readConfig(spot: Spot): SnailsConfig | undefined {
  const config = objectAt(spot, { required: ['players'], optional: ['factions', 'firstPlayer', 'opening'] });
  const factions = wordAt(config?.('factions'), FACTION_SOURCES);
  // SNL-2.5: factions that are given are given for every player.
  const isGiven = factions === 'given';
  const players = readPlayers(config?.('players'), isGiven);
  if (isGiven && typeof players === 'number') {
    fault(spot, `'given' needs a list of players, each with a faction; players is ${players}`, 'factions');
  }
  const firstPlayer = readFirstPlayer(config?.('firstPlayer'), players);
  const opening = wordAt(config?.('opening'), OPENINGS);
  return players === undefined ? undefined : { players, ...said({ factions, firstPlayer, opening }) };
}

function readPlayers(spot: Spot | undefined, isGiven: boolean): SnailsConfig['players'] | undefined {
  if (spot === undefined) return undefined;
  const { value } = spot;
  if (value === 2 || value === 3 || value === 4) return value;
  if (!Array.isArray(value)) return unexpected(spot, '2, 3, 4 or a list of players');
  const takenBy = new Map<FactionId, number>();
  const players = listAt(spot, FEWEST_PLAYERS, MOST_PLAYERS, 'players').map((entry, seat) => {
    const player = readPlayer(entry, isGiven);
    const { faction } = player;
    const owner = faction === undefined ? undefined : takenBy.get(faction);
    // SNL-2.5: each player has a faction not taken yet.
    if (owner !== undefined) fault(spot, `'${faction}' is taken already, by players[${owner}]`, seat, 'faction');
    else if (faction !== undefined) takenBy.set(faction, seat);
    return player;
  });
  return value.length >= FEWEST_PLAYERS && value.length <= MOST_PLAYERS ? players : undefined;
}

function readPlayer(spot: Spot | undefined, isGiven: boolean): PlayerConfig {
  const player = objectAt(spot, { required: [], optional: ['faction', 'name'] });
  if (spot === undefined || player === undefined) return {};
  if (isGiven && !hasKey(spot, 'faction')) {
    fault(spot, "is missing; factions 'given' needs one for every player", 'faction');
  }
  return said({ faction: wordAt(player('faction'), FACTIONS), name: readName(player('name')) });
}

function readName(spot: Spot | undefined): string | undefined {
  if (spot === undefined) return undefined;
  const { value } = spot;
  return isName(value) ? value : unexpected(spot, NAME_WANTED);
}

/** What a name is, in words. */
export const NAME_WANTED = `1 to ${LONGEST_NAME} characters, without line breaks and control characters`;

/** Can a player be called this? What moves the cursor of a terminal or breaks a line would spoil every drawing. */
export function isName(input: unknown): input is string {
  // A character is one or two units long. Only a text that can be short enough is taken apart.
  if (typeof input !== 'string' || input === '' || input.length > 2 * LONGEST_NAME) return false;
  return [...input].length <= LONGEST_NAME && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(input);
}

// SNL-2.4: a seat, or random.
function readFirstPlayer(
  spot: Spot | undefined,
  players: SnailsConfig['players'] | undefined,
): SnailsConfig['firstPlayer'] {
  if (spot === undefined) return undefined;
  const { value } = spot;
  if (value === 'random') return value;
  const seats = typeof players === 'number' ? players : (players?.length ?? MOST_PLAYERS);
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) return value;
  return unexpected(spot, `a seat from 0 to ${seats - 1}, or 'random'`);
}

/** The same without the keys that say nothing. */
function said<Values extends object>(values: Values): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };
}
