import { advance, type GameTypes, howFarBack, type Match, takeBack, undoable } from '../kernel/index.ts';
import { type Pause, short, upholdSame } from './law.ts';
import { nameOf, viewersOf } from './laws.ts';

const KINDS = ['quiet', 'open'] as const;

/**
 * Checks that an action which nobody else has noticed changes nothing of what others can take back, nor of what everybody else
 * sees once they have. Otherwise the button to take back would tell that somebody has begun a secret plan.
 *
 * @param before The match before the action of this pause; none, if it could not be followed.
 * @returns The match after it.
 *
 * @rule KER-6.4 How many actions a seat can take back does not depend on what others decide in secret.
 * @rule KER-6.9 What others have begun in secret because of what is taken back falls with it.
 */
export function takingBackTellsNoSecrets<T extends GameTypes>(
  { game, state, action, tally }: Pause<T>,
  before: Match<T> | undefined,
): Match<T> | undefined {
  const applied = before === undefined ? undefined : advance<T>(game, before, action);
  if (before === undefined || applied?.ok !== true) return undefined;
  const after = applied.state;
  if (undoable<T>(game, after, action.seat) === 0) return after;
  for (const seat of state.decisions.keys()) {
    if (seat === action.seat) continue;
    for (const kind of KINDS) {
      const far = howFarBack<T>(game, before, seat, { kind });
      const told = (): string => `${game.seatName(seat)} notices ${short(action)} when it asks to take back (${kind})`;
      upholdSame('twins-look-alike', howFarBack<T>(game, after, seat, { kind }), far, told);
      if (far.most === 0) continue;
      tally.takenBack += 1;
      const back = [before, after].map((match) => takeBack<T>(game, match, { seat, count: far.most, kind }));
      for (const viewer of viewersOf(state)) {
        if (viewer === action.seat) continue;
        const [one, other] = back.map((match) => game.view(match.state, viewer));
        upholdSame('twins-look-alike', other, one, () => `${nameOf(game, viewer)} notices ${short(action)} afterwards`);
      }
    }
  }
  return after;
}
