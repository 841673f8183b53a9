import {
  commitmentTo,
  EngineError,
  type Game,
  type GameRecord,
  type GameTypes,
  type Match,
  NODES,
  openMatch,
  VERSION,
} from '../kernel/index.ts';
import { checkedHead, type LogHead, type ReadLog, readLog } from './log.ts';
import type { TableOptions } from './options.ts';

/** How a table begins: with the first line of its log, and the match that it opens. */
export interface Beginning<T extends GameTypes> {
  readonly head: LogHead<T>;
  readonly match: Match<T>;
  readonly log: ReadLog<T> | undefined;
}

/** The beginning that a log tells; of a new table, where there is none. */
export function beginning<T extends GameTypes>(game: Game<T>, options: TableOptions<T>): Beginning<T> {
  const log = readLog(game, options.log ?? '');
  const { config, luck } = log?.head ?? options;
  const match = openMatch<T>(game, config, luck);
  const head = log?.head ?? headOf(match.record, options);
  const seats = match.state.decisions.length;
  if (head.seats.length === seats) return { head, match, log };
  throw new EngineError('bots/wrong-number', `The game has ${seats} seats; ${head.seats.length} were given.`);
}

function headOf<T extends GameTypes>(
  { ruleset, config, seed, generator, commitment }: GameRecord<T>,
  { botSeed, nodes, seats }: TableOptions<T>,
): LogHead<T> {
  return checkedHead<T>({
    line: 0,
    format: 'gastropodia/table',
    engine: VERSION,
    ruleset,
    config,
    luck: {
      seed,
      ...(generator === undefined ? {} : { generator }),
      ...(commitment === undefined ? {} : { commitment }),
    },
    // It goes to bots in other threads: what is made of the seed must not lead back to it.
    botSeed: botSeed ?? commitmentTo(`bots of ${seed}`),
    nodes: nodes ?? NODES,
    seats: seats.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot: bot.name })),
  });
}
