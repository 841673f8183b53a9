import {
  advance,
  type Game,
  type GameTypes,
  howFarBack,
  type MatchLuck,
  openMatch,
  takeBack,
} from '../kernel/index.ts';
import { type DealtTable, isPlayed, type KeptTable, seatOf, toldAlso, toldOf, withAt } from './tables.ts';

/** Who tries something at a table of a game. */
export interface Trying<T extends GameTypes> {
  readonly game: Game<T>;
  readonly table: KeptTable<T>;
  readonly playerID: string;
}

/**
 * The table with its cards dealt. Where they are dealt already it stays as it is.
 *
 * @rule KER-15.2 The luck of a match is drawn when it is dealt, on the server.
 */
export function dealt<T extends GameTypes>({ game, table }: Trying<T>, luck: () => string | MatchLuck): KeptTable<T> {
  if (table.phase !== 'waiting' || table.ruleset !== game.ruleset) return table;
  const { ruleset, seats, config } = table;
  const match = openMatch<T>(game, config, luck());
  const untold = Array.from({ length: seats + 1 }, () => []);
  return {
    phase: 'playing',
    ruleset,
    seats,
    match,
    told: toldOf<T>(game, untold, match.events),
    refused: Array.from({ length: seats }, () => null),
  };
}

/**
 * The table after these actions of one player: all of them, or none and why not.
 *
 * @rule KER-15.5 Several actions at once are done all or none, and others notice one step.
 * @rule KER-15.6 A player acts for its own seat, whatever seat its actions name.
 * @rule KER-15.7 What is refused changes nothing, and only the seat that tried it is told, and why.
 */
export function acted<T extends GameTypes>(trying: Trying<T>, actions: readonly unknown[]): KeptTable<T> {
  const at = playing(trying);
  if (at === undefined) return trying.table;
  const { game, table, seat } = at;
  const events: T['Event'][] = [];
  let { match } = table;
  for (const action of actions) {
    const done = advance<T>(game, match, action, { as: seat });
    if (!done.ok) return { ...table, refused: withAt(table.refused, seat, done.refusal) };
    match = done.state;
    events.push(...done.events);
  }
  return { ...table, match, told: toldOf(game, table.told, events), refused: withAt(table.refused, seat, null) };
}

/**
 * The table without the last actions of a player.
 *
 * @rule KER-15.10 What nobody else has noticed a seat takes back, and others are told nothing.
 */
export function takenBack<T extends GameTypes>(trying: Trying<T>, count: unknown): KeptTable<T> {
  const at = playing(trying);
  if (at === undefined) return trying.table;
  const { game, table, seat } = at;
  const facts = howFarBack<T>(game, table.match, seat);
  if (!(typeof count === 'number' && Number.isInteger(count) && count > 0 && count <= facts.most)) {
    return {
      ...table,
      refused: withAt(table.refused, seat, { code: 'undo/too-far', rule: 'KER-15.10', facts }),
    };
  }
  const told = toldAlso(table.told[seat] ?? [], { events: [], anew: true });
  return {
    ...table,
    match: takeBack<T>(game, table.match, { seat, count }),
    told: withAt(table.told, seat, told),
    refused: withAt(table.refused, seat, null),
  };
}

interface Playing<T extends GameTypes> {
  readonly game: Game<T>;
  readonly table: DealtTable<T>;
  readonly seat: number;
}

/** The seat that plays at a table of these rules; nothing, where it is another table or nobody's seat. */
function playing<T extends GameTypes>({ game, table, playerID }: Trying<T>): Playing<T> | undefined {
  const seat = seatOf(playerID, table);
  return isPlayed(game, table) && seat !== undefined ? { game, table, seat } : undefined;
}
