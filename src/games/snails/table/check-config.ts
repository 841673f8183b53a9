import * as v from 'valibot';
import type { Fault } from '../../../kernel/index.ts';
import { FACTIONS, type FactionId } from '../cards/vocabulary.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../components.ts';
import { type Flaw, faultsOf, isWhole, readList, readObject, shown } from '../outside.ts';
import type { PlayerConfig, SnailsConfig } from './config.ts';

const LONGEST_NAME = 40;
const FACTION_SOURCES = ['given', 'draft', 'random'] as const;
const OPENINGS = ['standard', 'advanced'] as const;

/** What is wrong with a config, whatever value it is; nothing if a game can be set up with it. */
export function checkConfig(config: unknown): readonly Fault[] {
  return faultsOf('config', readConfig(config).flaws);
}

/** A config from outside: a copy of its own, or every fault that {@link checkConfig} finds. */
export const configSchema: v.GenericSchema<unknown, SnailsConfig> = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { config, flaws } = readConfig(dataset.value);
    for (const { at, message } of flaws) {
      // The value itself is left out: valibot would ask it for its constructor, which may throw.
      const [first, ...rest] = at.map(pathItem);
      addIssue({ message, input: undefined, ...(first === undefined ? {} : { path: [first, ...rest] }) });
    }
    return config ?? NEVER;
  }),
);

function pathItem(key: string | number): v.IssuePathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined };
}

function readConfig(input: unknown): { config?: SnailsConfig; flaws: readonly Flaw[] } {
  const read = readObject(input, [], ['players', 'factions', 'firstPlayer', 'opening']);
  if (read === undefined) return { flaws: [{ at: [], message: `expected an object, found ${shown(input)}` }] };
  const flaws = [...read.flaws];
  const factions = readWord(read.values.factions, FACTION_SOURCES, ['factions'], flaws);
  const players = readPlayers(read.values.players, factions, flaws);
  const firstPlayer = readFirstPlayer(read.values.firstPlayer, players, flaws);
  const opening = readWord(read.values.opening, OPENINGS, ['opening'], flaws);
  if (players === undefined || flaws.length > 0) return { flaws };
  return { config: { players, ...said({ factions, firstPlayer, opening }) }, flaws };
}

function readPlayers(
  input: unknown,
  factions: SnailsConfig['factions'],
  flaws: Flaw[],
): SnailsConfig['players'] | undefined {
  if (input === 2 || input === 3 || input === 4) {
    // SNL-2.5: factions that are given are given for every player.
    const message = `'given' needs a list of players, each with a faction; players is ${input}`;
    if (factions === 'given') flaws.push({ at: ['factions'], message });
    return input;
  }
  const list = readList(input, MOST_PLAYERS);
  if (list === undefined) {
    const message = `expected 2, 3, 4 or a list of players, found ${shown(input)}`;
    flaws.push({ at: ['players'], message: input === undefined ? 'is missing' : message });
    return undefined;
  }
  const takenBy = new Map<FactionId, number>();
  const players = list.entries.map((entry, seat) => {
    const player = readPlayer(entry, seat, factions, flaws);
    const owner = player.faction === undefined ? undefined : takenBy.get(player.faction);
    if (owner !== undefined) {
      // SNL-2.5: each player has a faction not taken yet.
      const message = `'${player.faction}' is taken already, by players[${owner}]`;
      flaws.push({ at: ['players', seat, 'faction'], message });
    } else if (player.faction !== undefined) {
      takenBy.set(player.faction, seat);
    }
    return player;
  });
  if (list.length >= FEWEST_PLAYERS && list.length <= MOST_PLAYERS) return players;
  flaws.push({
    at: ['players'],
    message: `${list.length} players; the game is for ${FEWEST_PLAYERS} to ${MOST_PLAYERS}`,
  });
  return undefined;
}

function readPlayer(input: unknown, seat: number, factions: SnailsConfig['factions'], flaws: Flaw[]): PlayerConfig {
  const at = ['players', seat];
  const read = readObject(input, at, ['faction', 'name']);
  if (read === undefined) {
    flaws.push({
      at,
      message: `expected an object, with a faction and a name if they are known, found ${shown(input)}`,
    });
    return {};
  }
  flaws.push(...read.flaws);
  if (read.values.faction === undefined && factions === 'given') {
    flaws.push({ at: [...at, 'faction'], message: "is missing; factions 'given' needs one for every player" });
  }
  const faction = readWord(read.values.faction, FACTIONS, [...at, 'faction'], flaws);
  const name = readName(read.values.name, [...at, 'name'], flaws);
  return said({ faction, name });
}

function readName(input: unknown, at: Flaw['at'], flaws: Flaw[]): string | undefined {
  if (isName(input)) return input;
  if (input !== undefined) flaws.push({ at, message: `expected ${NAME_WANTED}, found ${shown(input)}` });
  return undefined;
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
  input: unknown,
  players: SnailsConfig['players'] | undefined,
  flaws: Flaw[],
): SnailsConfig['firstPlayer'] {
  if (input === undefined || input === 'random') return input;
  const seats = typeof players === 'number' ? players : (players?.length ?? MOST_PLAYERS);
  if (isWhole(input) && input >= 0 && input < seats) return input + 0; // -0 becomes 0
  flaws.push({
    at: ['firstPlayer'],
    message: `expected a seat from 0 to ${seats - 1}, or 'random', found ${shown(input)}`,
  });
  return undefined;
}

function readWord<const Word extends string>(
  input: unknown,
  words: readonly Word[],
  at: Flaw['at'],
  flaws: Flaw[],
): Word | undefined {
  const known = words.find((word) => word === input);
  if (known === undefined && input !== undefined) {
    const expected = words.map((word) => `'${word}'`).join(', ');
    flaws.push({ at, message: `expected one of ${expected}, found ${shown(input)}` });
  }
  return known;
}

/** The same without the keys that say nothing. */
function said<Values extends object>(values: Values): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };
}
