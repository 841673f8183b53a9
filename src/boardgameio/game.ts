import {
  EngineError,
  type Game,
  type GameTypes,
  givenGame,
  givenOptions,
  invalidOption,
  isEngineError,
  type MatchLuck,
  type Outcome,
  openMatch,
} from '../kernel/index.ts';
import { acted, dealt, type Trying, takenBack } from './moves.ts';
import { type ClientTable, isPlayed, type KeptTable, seatOf, seenBy, type WaitingTable } from './tables.ts';
import type { BoardgameIOMove, BoardgameIOPlugin, MoveContext } from './theirs.ts';

/** How a game is played over boardgame.io. */
export interface BoardgameIOOptions<T extends GameTypes> {
  /**
   * The config for so many players and what the lobby was given as `setupData`. Anybody may have written that, and everybody can
   * read it: it is no place for a secret.
   */
  readonly config: (players: number, setupData: unknown) => T['Config'];
  /** The luck of a match: a seed that nobody can guess. Asked for once a match, where it is played: on the server. */
  readonly luck: () => string | MatchLuck;
  /** What it is called there, in paths too; the id of the game, if not said. */
  readonly name?: string;
}

/** How a game ended, as `ctx.gameover` has it. */
export type Gameover = Outcome & {
  /** The player who has won, where it is one. */
  readonly winner?: string;
  /** Where it is not one. */
  readonly draw?: true;
};

/** A game for boardgame.io: what its `Client`, its `Server` and its lobby take. */
export interface BoardgameIOGame<T extends GameTypes> {
  name: string;
  minPlayers: number;
  maxPlayers: number;
  seed: string;
  deltaState: boolean;
  disableUndo: boolean;
  /** The table before anything is dealt: it is sent to everybody as it is, so there is nothing secret in it. */
  setup(context: { readonly ctx: { readonly numPlayers: number } }, setupData?: unknown): WaitingTable<T>;
  /** What is wrong with what a match is to be made with, in a sentence. */
  validateSetupData(setupData: unknown, players: number): string | undefined;
  moves: {
    /** Deals, once: nobody can do anything else before. */
    begin: BoardgameIOMove<KeptTable<T>>;
    /** Does these actions, all or none. */
    act: BoardgameIOMove<KeptTable<T>>;
    /** Takes back the last actions of the seat, as many as it says or one, as long as nobody else has noticed them. */
    takeBack: BoardgameIOMove<KeptTable<T>>;
  };
  events: Record<string, false>;
  turn: {
    order: {
      /** Turns are not theirs: every seat may act, and the table says who has to. */
      first(): number;
      /** The same. */
      next(): number;
    };
    /** Lets every seat act. */
    onBegin(context: Pick<MoveContext, 'events'> & { readonly ctx: { readonly playOrder: string[] } }): void;
  };
  /** How the game ended, once it has. */
  endIf(context: { readonly G: KeptTable<T> }): Gameover | undefined;
  /** What a player, or a spectator, may know of the table. */
  playerView(context: { readonly G: KeptTable<T> | ClientTable<T>; readonly playerID: string | null }): ClientTable<T>;
  plugins: BoardgameIOPlugin[];
  ai: {
    /** All that a player can do, for boardgame.io's `RandomBot`. */
    enumerate(G: KeptTable<T> | ClientTable<T>, ctx: unknown, playerID: string): { move: string; args: unknown[] }[];
  };
}

/** Everything with which players of boardgame.io could change the course of a game beside its moves. */
const EVENTS = ['endTurn', 'pass', 'endPhase', 'setPhase', 'endGame', 'setActivePlayers', 'endStage', 'setStage'];

/**
 * A game of ours as a game of boardgame.io, version 0.50. It imports nothing of that, and gives it what it asks for.
 *
 * On the server, `G` holds the match with all its secrets, and what a client gets of it is a {@link SeenTable}. Its stock server
 * believes whatever a client sends it; {@link guard} it.
 *
 * @example A game, and a server for it
 * {@includeCode ../../test/guide/from-boardgame-io.test.ts#server}
 */
export function toBoardgameIO<T extends GameTypes>(game: Game<T>, options: BoardgameIOOptions<T>): BoardgameIOGame<T> {
  givenGame(game);
  const { config, luck, name } = checked(game, options);
  const setUp = (players: number, setupData: unknown): WaitingTable<T> => {
    const match = openMatch<T>(game, config(players, setupData), 'nobody plays this');
    const seats = match.state.decisions.length;
    // KER-15.12: a match is for as many players as its config has seats.
    if (seats !== players) {
      throw new EngineError(
        'config/invalid',
        `This config is for ${seats} seats; the match is for ${players} players.`,
      );
    }
    // KER-15.3: nothing secret is in what boardgame.io sends to everybody as it is.
    return { phase: 'waiting', ruleset: game.ruleset, seats, config: match.record.config };
  };
  const move = (run: (trying: Trying<T>, args: readonly unknown[]) => KeptTable<T>): BoardgameIOMove<KeptTable<T>> => ({
    move(context, ...args) {
      const { playerID, events } = context;
      const table = run({ game, table: keptIn<T>(context), playerID }, args);
      if (isPlayed(game, table))
        events.setActivePlayers(game.pending(table.match.state).map(({ seat }) => String(seat)));
      return table;
    },
    ...HOW_IT_MOVES,
  });
  return {
    name,
    minPlayers: game.seats.min,
    maxPlayers: game.seats.max,
    // Its own luck is never asked for. If nothing is said here it is the clock, and everybody is told.
    seed: 'none',
    // With patches, whoever moves at the same time as somebody else would be left behind.
    deltaState: false,
    disableUndo: true,
    setup: ({ ctx }, setupData) => setUp(ctx.numPlayers, setupData),
    validateSetupData: (setupData, players) => whyNot(() => setUp(players, setupData)),
    // Without a prototype: it looks for moves by `in`, and would find `toString`.
    moves: Object.assign(Object.create(null) as object, {
      begin: move((trying) => dealt(trying, luck)),
      act: move(acted),
      takeBack: move((trying, [count = 1]) => takenBack(trying, count)),
    }),
    events: Object.fromEntries(EVENTS.map((event) => [event, false])),
    turn: {
      order: { first: () => 0, next: () => 0 },
      onBegin: ({ events, ctx }) => events.setActivePlayers(ctx.playOrder),
    },
    endIf: ({ G }) => gameoverAt(game, G),
    playerView: ({ G, playerID }) => seenBy(game, G, playerID),
    plugins: [plugin()],
    ai: { enumerate: (G, _ctx, playerID) => choicesOf(game, G, playerID) },
  };
}

/** What is true of every move. */
const HOW_IT_MOVES = {
  // A client has no state to make a move on.
  client: false,
  redact: true,
  // KER-15.8: else `ctx` would count the decisions that a seat takes in secret.
  noLimit: true,
  // Several seats decide at once; what is stale is refused by the number of its decision.
  ignoreStaleStateID: true,
  undoable: false,
} as const;

/** The table that a move is made at, as our plugin has put it there. */
function keptIn<T extends GameTypes>({ gastropodia }: MoveContext): KeptTable<T> {
  return gastropodia as KeptTable<T>;
}

function plugin(): BoardgameIOPlugin {
  return {
    name: 'gastropodia',
    setup: () => ({}),
    fnWrap:
      (method) =>
      (context, ...args) =>
        method({ ...context, gastropodia: context.G }, ...args),
    // KER-15.8: its log would tell how many decisions each seat has taken in secret. What happened is told by events.
    dangerouslyFlushRawState: ({ state }) => ({ ...state, deltalog: [] }),
    playerView: () => ({}),
  };
}

function gameoverAt<T extends GameTypes>(game: Game<T>, table: KeptTable<T>): Gameover | undefined {
  const outcome = isPlayed(game, table) ? game.outcome(table.match.state) : undefined;
  if (outcome === undefined) return undefined;
  const [winner, ...others] = outcome.winners;
  return winner === undefined || others.length > 0
    ? { ...outcome, draw: true }
    : { ...outcome, winner: String(winner) };
}

function choicesOf<T extends GameTypes>(
  game: Game<T>,
  table: KeptTable<T> | ClientTable<T>,
  playerID: string,
): { move: string; args: unknown[] }[] {
  const seen = seenBy(game, table, playerID);
  if (seen.phase === 'waiting') return [{ move: 'begin', args: [] }];
  // A spectator has no choice, and a match by other rules is not played on.
  if (seen.phase === 'foreign' || seatOf(playerID, seen) === undefined) return [];
  return game.legalActions(seen.view).map((action) => ({ move: 'act', args: [action] }));
}

/** Why something cannot be set up, in a sentence for the lobby. */
function whyNot(setUp: () => unknown): string | undefined {
  try {
    setUp();
    return undefined;
  } catch (error) {
    return isEngineError(error) ? error.message : 'This cannot be set up.';
  }
}

function checked<T extends GameTypes>(game: Game<T>, options: BoardgameIOOptions<T>): Required<BoardgameIOOptions<T>> {
  const { config, luck, name = game.id } = givenOptions(options);
  for (const [option, given] of Object.entries({ config, luck })) {
    if (typeof given !== 'function') throw invalidOption(option, 'a function', given);
  }
  // It stands in the paths of its lobby and of its sockets.
  if (typeof name !== 'string' || !/^[\w.-]+$/.test(name)) throw invalidOption('name', 'a word', name);
  return { config, luck, name };
}
