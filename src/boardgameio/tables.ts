import type { Game, GameTypes, HowFarBack, KeptMatch, Seat, SeenEvent, Viewer } from '../kernel/index.ts';

interface AnyTable {
  /** The rules it is played by. */
  readonly ruleset: string;
  /** How many seats it has. */
  readonly seats: number;
}

/**
 * `G` of a match that is not dealt yet. boardgame.io sends it to everybody as it is, and goes on sending it when the game is
 * under way: so there is no luck in it.
 */
export interface WaitingTable<T extends GameTypes> extends AnyTable {
  readonly phase: 'waiting';
  readonly config: T['Config'];
}

/** `G` of a match that is played, as the server keeps it: with every secret. */
export interface DealtTable<T extends GameTypes> extends AnyTable {
  readonly phase: 'playing';
  readonly match: KeptMatch<T>;
  /** What each seat has been told of late, and last what spectators have been told. */
  readonly told: readonly (readonly Telling<T>[])[];
  /** Why the last that each seat tried was refused. */
  readonly refused: readonly (BoardgameIOWhy<T> | null)[];
}

/** `G` of a match that is played, as a player or a spectator gets it. */
export interface SeenTable<T extends GameTypes> extends AnyTable {
  readonly phase: 'playing';
  /** What the viewer may know: all questions of the game can be asked of it. */
  readonly view: T['View'];
  /** What the viewer was told of late, the last thing last. What has a higher `seq` than the last that was shown is new. */
  readonly told: readonly Telling<T>[];
  /** Why the last that this seat tried was refused; nothing, if it was done. */
  readonly refused: BoardgameIOWhy<T> | null;
}

/** `G` of a match by other rules than those of this game: of an older release, say. Nobody sees more of it, or plays on. */
export interface ForeignTable extends AnyTable {
  readonly phase: 'foreign';
}

/** `G` on the server. */
export type KeptTable<T extends GameTypes> = WaitingTable<T> | DealtTable<T>;

/** `G` on a client. */
export type ClientTable<T extends GameTypes> = WaitingTable<T> | SeenTable<T> | ForeignTable;

/** Something that happened, as one viewer learns of it. */
export interface Telling<T extends GameTypes> {
  /** Counts what this viewer was told, and nothing else. */
  readonly seq: number;
  readonly events: readonly SeenEvent<T['Event']>[];
  /** Does what is seen now not follow from what was seen before by these events? It does not after taking back. */
  readonly anew: boolean;
}

/** Why something that a player tried is refused. */
export type BoardgameIOWhy<T extends GameTypes> =
  | T['Why']
  | { readonly code: 'undo/too-far'; readonly rule: 'KER-15.10'; readonly facts: HowFarBack };

/** How many tellings a viewer can catch up on; before that there is the view alone. */
const WINDOW = 8;

/**
 * What everybody has been told, after these events.
 *
 * @rule KER-15.4 What a viewer is told is numbered, and the number moves only if that viewer is told something.
 */
export function toldOf<T extends GameTypes>(
  game: Game<T>,
  told: DealtTable<T>['told'],
  events: readonly T['Event'][],
): DealtTable<T>['told'] {
  return told.map((tellings, place) => {
    const seen = game.viewEvents(events, place < told.length - 1 ? place : 'spectator');
    return seen.length === 0 ? tellings : toldAlso(tellings, { events: seen, anew: false });
  });
}

/** What one viewer has been told, and this. */
export function toldAlso<T extends GameTypes>(
  tellings: readonly Telling<T>[],
  telling: Omit<Telling<T>, 'seq'>,
): readonly Telling<T>[] {
  const seq = (tellings[tellings.length - 1]?.seq ?? 0) + 1;
  return [...tellings, { seq, ...telling }].slice(-WINDOW);
}

/** Is this a table where these rules are played by? */
export function isPlayed<T extends GameTypes>(game: Game<T>, table: KeptTable<T>): table is DealtTable<T> {
  // KER-15.9: a match by other rules is not played on.
  return table.phase === 'playing' && table.ruleset === game.ruleset;
}

/** The list with another value at a seat. */
export function withAt<Value>(values: readonly Value[], seat: Seat, value: Value): readonly Value[] {
  return values.map((each, place) => (place === seat ? value : each));
}

/** The seat that a player of boardgame.io has. Only `0`, `1` … are seats: in places it takes ` 0` and nothing for one, too. */
export function seatOf(playerID: unknown, { seats }: AnyTable): Seat | undefined {
  const seat = typeof playerID === 'string' && SEAT.test(playerID) ? Number(playerID) : -1;
  return seat >= 0 && seat < seats ? seat : undefined;
}

/** How boardgame.io writes a seat. */
export const SEAT: RegExp = /^(0|[1-9]\d?)$/;

/**
 * What a viewer may know of a table.
 *
 * @rule KER-15.1 A client gets the view of its seat, or of a spectator, and what that viewer was told.
 * @rule KER-15.9 A match by other rules is shown to nobody.
 */
export function seenBy<T extends GameTypes>(
  game: Game<T>,
  table: KeptTable<T> | ClientTable<T>,
  playerID: string | null,
): ClientTable<T> {
  const { ruleset, seats } = table;
  if (ruleset !== game.ruleset) return { phase: 'foreign', ruleset, seats };
  // Before the deal there is nothing to hide; and what is seen already has nothing left to hide.
  if (!('match' in table)) return table;
  const seat = seatOf(playerID, table);
  const viewer: Viewer = seat ?? 'spectator';
  return {
    phase: 'playing',
    ruleset,
    seats,
    view: game.view(table.match.state, viewer),
    told: table.told[seat ?? seats] ?? [],
    refused: seat === undefined ? null : (table.refused[seat] ?? null),
  };
}
