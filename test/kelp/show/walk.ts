import { createRandom, type Random } from 'gastropodia';
import { type Ask, createKelp, type KelpState, kelp, night } from 'gastropodia/kelp';

/** A position on the way of random players, and the game that it is one of. */
export interface Reached {
  readonly game: typeof kelp;
  readonly state: KelpState;
}

const GAMES = [kelp, createKelp({ board: night })] as const;

/** Random games, by day and by night in turn, position by position. */
export function* positions(games: number, seed = 'reef'): Generator<Reached> {
  for (let nth = 0; nth < games; nth++) {
    const game = GAMES[nth % GAMES.length] ?? kelp;
    const random: Random = createRandom(`${seed} ${nth}`);
    let state = game.setup({ players: 2 }, `${seed} ${nth}`);
    while (game.outcome(state) === undefined) {
      yield { game, state };
      state = game.reduce(state, random.oneOf([...game.legalActions(state)]));
    }
    yield { game, state };
  }
}

/** The first position in random games in which this is asked, and more is true. */
export function asking(kind: Ask['ask'], isWanted: (state: KelpState) => boolean = () => true): Reached {
  for (const reached of positions(60)) {
    const [asked] = reached.game.pending(reached.state);
    if (asked?.kind === kind && isWanted(reached.state)) return reached;
  }
  throw new Error(`'${kind}' was not asked so.`);
}
