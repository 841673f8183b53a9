import type { GameLine, PlayedGame } from '../../arena/index.ts';
import type { AnyBox } from '../../boxes/index.ts';
import { VERSION } from '../../kernel/index.ts';
import { gameNamed } from '../chosen-game.ts';
import { Failure, misused } from '../failure.ts';
import { readText } from '../reading.ts';
import { Doubt, playedAgain } from './check-again.ts';
import { type ArenaFile, parseArena } from './file.ts';

/** Which game of which file. */
export interface Wanted {
  readonly file: string;
  readonly number: number;
  /** Where the game of the tournament is now; where it was, if not said. */
  readonly game: string | undefined;
}

/** A game of a tournament that was played again, and came out as its line says. */
export interface GameAgain extends PlayedGame {
  readonly box: AnyBox;
  /** What the game is called. */
  readonly game: string;
  /** Who sat on each seat, by name. */
  readonly bots: readonly string[];
}

/** Plays a game of a tournament again, with its bots and their budgets; one that comes out otherwise is a failure. */
export async function gameAgain({ file, number, game: asked }: Wanted, program: URL): Promise<GameAgain> {
  const kept = parseArena(readText(file), file);
  const line = lineIn(kept, file, number);
  const game = asked ?? kept.tournament.game.name;
  const tournament = { ...kept.tournament, game: { ...kept.tournament.game, name: game } };
  const { box } = await gameNamed(game);
  const { ruleset, engine } = tournament;
  if (ruleset !== box.game.ruleset) throw new Failure(`${file} is of ${ruleset}; here is ${box.game.ruleset}.`);
  const played = await playedAgain(line, { program, tournament }).catch((thrown: unknown) => {
    throw thrown instanceof Doubt ? new Failure(`${thrown.message} ${reasonFor(engine)}`) : thrown;
  });
  const bots = line.bots.map((bot) => tournament.bots[bot]?.name ?? '');
  return { ...played, box, game, bots };
}

function lineIn({ tournament, shard, games }: ArenaFile, file: string, number: number): GameLine {
  const line = games.find(({ game }) => game === number);
  if (line !== undefined) return line;
  if (number >= tournament.games) {
    throw misused(`${file} has no game ${number}; its games go from 0 to ${tournament.games - 1}.`);
  }
  const part = shard.of === 1 ? 'it was not finished' : `it is shard ${shard.index} of ${shard.of}`;
  throw misused(`${file} has no game ${number}: ${part}.`);
}

/** Why a game may come out otherwise. */
const reasonFor = (engine: string): string =>
  engine === VERSION
    ? 'Either a bot does not always decide alike, as one does that asks Math.random or a clock, or the file was changed.'
    : `It was played with gastropodia ${engine}; here is ${VERSION}.`;
