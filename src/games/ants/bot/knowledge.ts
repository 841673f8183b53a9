import { freezeAll, type Judge, type Knowledge } from '../../../kernel/index.ts';
import { defaultBoard } from '../board/layouts/board.ts';
import { defaultPack } from '../cards/pack/pack.ts';
import { type Book, bookOf, type Ruleset } from '../table/book.ts';
import { defaultOptions } from '../table/options.ts';
import type { AntsState, AntsTypes, AntsView } from '../table/state.ts';
import type { AntsAction, Ask } from '../table/work.ts';
import { worthsOf } from './choosing.ts';
import { FIGURES } from './figures.ts';
import { type Wishes, wishesOf } from './hand.ts';
import { outlookOf } from './outlook.ts';
import { chancesOf, scoresOf } from './standing.ts';

/** Beyond this an action is simply the best. */
const MOST = 30;

/**
 * What our bots know of Ants: what everything is worth in points at the end, as far as there is time to put it to use.
 */
export function antsKnowledge({
  pack = defaultPack,
  board = defaultBoard,
  options = defaultOptions,
}: Partial<Ruleset> = {}): Knowledge<AntsTypes> {
  const book = bookOf({ pack, board, options });
  return freezeAll<Knowledge<AntsTypes>>((view) => {
    const { phase, round, active } = view;
    return freezeAll<Judge<AntsTypes>>({
      weigh(at, actions) {
        const worths = weighed(book, at, actions);
        const best = Math.max(...worths);
        return worths.map((worth) => Math.exp(Math.max(-MOST, (worth - best) / FIGURES.temperature)));
      },
      evaluate: (at) => chancesOf(book, at),
      expectScores: (at) => scoresOf(book, at),
      // Asked at every step: when another turn has begun.
      isFarEnough: (at) => at.active !== active || at.round !== round || at.phase !== phase,
    });
  });
}

/** What each action is worth to the seat that takes them. */
function weighed(book: Book, at: AntsState | AntsView, actions: readonly AntsAction[]): number[] {
  const [first] = actions;
  if (first === undefined) return [];
  const outlook = outlookOf(book, at, first.seat);
  let wishes: Wishes | undefined;
  return worthsOf({
    outlook,
    ask: askedOf(at, first),
    actions,
    wishes() {
      wishes ??= wishesOf(outlook);
      return wishes;
    },
  });
}

/** The decision that is asked of a seat: on top of the agenda, or one of those that are taken at once. */
function askedOf({ agenda }: { readonly agenda: readonly object[] }, { seat }: AntsAction): Ask {
  const top = agenda[agenda.length - 1];
  return top !== undefined && 'ask' in top ? (top as Ask) : { ask: 'keep-cards', seat };
}
