// What of boardgame.io this is written for, said by shape: nothing of it is imported, not even a type, because its own types do
// not compile under every setting.

/** As much as a move is told by boardgame.io. */
export interface MoveContext {
  /** Who moves. */
  readonly playerID: string;
  readonly events: {
    /** Says whose turn it is; those who are not named cannot move. */
    setActivePlayers(players: string[]): void;
  };
  /** The table as it is kept, put there by the game's own plugin: `G` is a draft of another immer than ours. */
  readonly gastropodia?: unknown;
}

/** A move, with all that boardgame.io has to know of it. */
export interface BoardgameIOMove<G> {
  /** Gives the table after the move. */
  move(context: MoveContext, ...args: unknown[]): G;
  readonly client: boolean;
  readonly redact: boolean;
  readonly noLimit: boolean;
  readonly ignoreStaleStateID: boolean;
  readonly undoable: boolean;
}

/** What a plugin of boardgame.io is asked for here. */
export interface BoardgameIOPlugin {
  name: string;
  /** What it keeps between moves: nothing. */
  setup(): object;
  /** Hands moves the table as it is kept, outside boardgame.io's immer. */
  fnWrap<Context extends { readonly G: unknown }>(
    method: (context: Context, ...args: unknown[]) => unknown,
  ): (context: Context, ...args: unknown[]) => unknown;
  /** Empties the log of what was done. */
  dangerouslyFlushRawState<State extends object>(flushed: { readonly state: State }): State;
  /** What of it clients see: nothing. */
  playerView(): object;
}

/** An action, as boardgame.io has it from its bots and its clients. */
export interface BoardgameIOAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: unknown[]; readonly playerID: string };
}

/** A socket of socket.io, as much as is needed of it. */
export interface Socket {
  use(check: (packet: readonly unknown[], go: () => void) => void): unknown;
  on(event: 'disconnect', run: () => void): unknown;
  disconnect(close: boolean): unknown;
}

/** Where the clients of one game come in. */
export interface SocketDoor {
  use(check: (socket: Socket, enter: () => void) => void): unknown;
}

/** What the lobby knows of a match. */
export interface MatchMetadata {
  readonly gameName: string;
  readonly players: Readonly<Record<string, { readonly credentials?: string }>>;
}
