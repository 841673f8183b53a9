import {
  askBot,
  type Bot,
  type BotMeans,
  EngineError,
  freezeAll,
  type Game,
  type GameTypes,
  givenBot,
  givenGame,
  givenOptions,
} from '../kernel/index.ts';
import { isPlayed, type KeptTable, seatOf } from './tables.ts';
import type { BoardgameIOAction } from './theirs.ts';

/** A player of boardgame.io's local multiplayer that is a program. */
export interface BoardgameIOBot<T extends GameTypes> {
  /** What it does next. boardgame.io hands it everything there is; what it goes by is the view of its seat. */
  play(state: { readonly G: KeptTable<T> }, playerID: string): Promise<{ readonly action: BoardgameIOAction }>;
}

/** A class of such players, as `Local({ bots })` makes them. */
export type BoardgameIOBotClass<T extends GameTypes> = new () => BoardgameIOBot<T>;

/**
 * A bot of ours as a class of bots for boardgame.io: `Local({ bots: { 1: toBoardgameIOBot(snails, randomBot, { seed }) } })`.
 *
 * @rule KER-15.11 A bot decides by the view of its seat, and by nothing else that boardgame.io hands it.
 */
export function toBoardgameIOBot<T extends GameTypes>(
  game: Game<T>,
  bot: Bot<NoInfer<T>>,
  means: BotMeans,
): BoardgameIOBotClass<T> {
  givenGame(game);
  givenBot(bot);
  const given = givenOptions(means);
  return class Player implements BoardgameIOBot<T> {
    static {
      freezeAll(Player);
    }

    // It is asked anew whenever somebody else moves, and again while it owes something.
    #last: { readonly state: T['State']; readonly chosen: T['Action'] } | undefined;

    async play({ G }: { readonly G: KeptTable<T> }, playerID: string): Promise<{ readonly action: BoardgameIOAction }> {
      if (G.phase === 'waiting') return made('begin', [], playerID);
      const seat = seatOf(playerID, G);
      if (!isPlayed(game, G) || seat === undefined) throw noSeat(playerID);
      const { state } = G.match;
      if (this.#last?.state !== state) {
        const chosen = askBot<T>(game, bot, game.view(state, seat), given);
        // KER-1.5: it names its decision, so that what it answers twice is done once.
        this.#last = { state, chosen: { ...chosen, decision: state.decisions[seat] } };
      }
      return made('act', [this.#last.chosen], playerID);
    }
  };
}

function made(type: string, args: unknown[], playerID: string): { readonly action: BoardgameIOAction } {
  return { action: { type: 'MAKE_MOVE', payload: { type, args, playerID } } };
}

function noSeat(playerID: string): EngineError {
  return new EngineError('seat/unknown', `Player ${playerID} plays at no table of these rules.`);
}
