import { attempt, isRecord } from '../kernel/index.ts';
import { SEAT } from './tables.ts';
import type { MatchMetadata } from './theirs.ts';

/** What a client says, as far as a guard has to know it. */
export interface Message {
  readonly event: 'update' | 'sync' | 'chat';
  readonly matchID: string;
  /** Who says it; spectators are nobody. */
  readonly playerID: string | undefined;
}

/** How long what a client says may be, as JSON. */
const LONGEST = 4096;

/**
 * What a client says, or why it may not.
 *
 * @rule KER-15.18 Whatever a client sends is done, or refused before the server looks at it; nothing brings it down.
 */
export function readMessage(packet: readonly unknown[], kinds: ReadonlySet<string>): Message | string {
  const length = attempt(() => JSON.stringify(packet).length) ?? Number.POSITIVE_INFINITY;
  if (length > LONGEST) return `It is longer than ${LONGEST} characters.`;
  const [event, ...args] = packet;
  switch (event) {
    case 'update':
      return readUpdate(args, kinds);
    case 'sync':
      return readSync(args);
    case 'chat':
      return readChat(args);
    default:
      return 'Nobody here understands that.';
  }
}

function readUpdate([action, stateID, matchID, playerID]: readonly unknown[], kinds: ReadonlySet<string>) {
  const { type, payload } = partsOf(action);
  // KER-15.13: only moves are made. Whole states, patches of them, and what ends a turn or the game are none.
  if (typeof type !== 'string' || !kinds.has(type)) return 'It is no move.';
  const said = partsOf(payload);
  const { args = [] } = said;
  if (typeof said.type !== 'string' || said.type in Object.prototype) return 'It is no move that there is.';
  if (!Array.isArray(args)) return 'What it says has to be a list.';
  if (typeof stateID !== 'number' || !isText(matchID)) return 'It says no match.';
  if (!isSeat(playerID)) return 'It says no player.';
  // KER-15.14: credentials are looked at for the one, and the move is made for the other.
  if (said.playerID !== playerID) return 'It is made for another player than the one who sends it.';
  if (!isCredential(said.credentials)) return 'It has no credentials.';
  return { event: 'update', matchID, playerID } as const;
}

function readSync([matchID, playerID, credentials]: readonly unknown[]) {
  if (!isText(matchID)) return 'It says no match.';
  if (!isCredential(credentials)) return 'It has no credentials.';
  if (playerID === null || playerID === undefined) return { event: 'sync', matchID, playerID: undefined } as const;
  return isSeat(playerID) ? ({ event: 'sync', matchID, playerID } as const) : 'It says no player.';
}

function readChat([matchID, message, credentials]: readonly unknown[]) {
  const { id, sender } = partsOf(message);
  if (!isText(matchID) || !isText(id)) return 'It says no match.';
  if (!isSeat(sender)) return 'It says no player.';
  if (!isCredential(credentials)) return 'It has no credentials.';
  return { event: 'chat', matchID, playerID: sender } as const;
}

/**
 * Why somebody may not say this in this match.
 *
 * @rule KER-15.15 A match is one that was made in the lobby, and is reached by way of its own game only.
 * @rule KER-15.16 Nobody sits on a seat, or listens there, before somebody has joined the match on that seat.
 */
export function faultOf({ playerID }: Message, match: MatchMetadata | undefined, game: string): string | undefined {
  if (match === undefined) return 'There is no such match.';
  if (match.gameName !== game) return 'It is a match of another game.';
  if (playerID === undefined) return undefined;
  return credentialsIn(match, playerID) === undefined ? 'Nobody has joined on that seat.' : undefined;
}

/** The credentials of whoever has a seat. */
export function credentialsIn({ players }: MatchMetadata, playerID: string): string | undefined {
  return Object.hasOwn(players, playerID) ? (players[playerID]?.credentials ?? undefined) : undefined;
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isSeat = (value: unknown): value is string => typeof value === 'string' && SEAT.test(value);

const isCredential = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';
