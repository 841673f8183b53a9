import {
  examined,
  type Fault,
  fault,
  hasKey,
  listAt,
  nameAt,
  objectAt,
  type Spot,
  said,
  unexpected,
  wordAt,
} from '../../../kernel/index.ts';
import { FACTIONS, type FactionId } from '../cards/vocabulary.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../components.ts';
import type { PlayerConfig, SnailsConfig } from './config.ts';

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
  return said({ faction: wordAt(player('faction'), FACTIONS), name: nameAt(player('name')) });
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
