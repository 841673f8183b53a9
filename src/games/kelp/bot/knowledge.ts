import { freezeAll, type Judge, type Knowledge } from '../../../kernel/index.ts';
import { day } from '../board/layouts/day.ts';
import { defaultPack } from '../cards/pack/pack.ts';
import { OCTOPUS } from '../components.ts';
import { type Book, bookOf, type Ruleset } from '../table/book.ts';
import { defaultOptions } from '../table/options.ts';
import type { KelpState, KelpTypes, KelpView } from '../table/state.ts';
import type { Ask, KelpAction } from '../table/work.ts';
import { type Lurking, lurkingWorths } from './lurking.ts';
import { chanceFound, chanceIn, outlookOf, redChances, turnsSeen, turnsToEat } from './outlook.ts';
import { stalkingWorths } from './stalking.ts';
import { chancesOf, isConfronting } from './standing.ts';
import { type Charts, chartsOf } from './waters.ts';
import { type Whereabouts, whereaboutsFrom } from './whereabouts.ts';

/**
 * How many hundredths of a win better an action has to be to look e times as good: at the decision itself, and in imagined moves.
 * There next to nothing is tried but what looks best: dice fall and blocks are mixed in between, and a tree that does not see
 * what has come of them would choose what is good on average.
 */
const TEMPERATURE = { now: 1.5, imagined: 0.15 } as const;
/** Beyond this an action is simply the best. */
const MOST = 30;

/**
 * What our bots know of Kelp: the shark goes by what it can suspect, the octopus by what the shark suspects of it, and both by
 * how many attacks are still to come before the octopus has eaten.
 */
export function kelpKnowledge({
  pack = defaultPack,
  board = day,
  options = defaultOptions,
}: Partial<Ruleset> = {}): Knowledge<KelpTypes> {
  const book = bookOf({ pack, board, options });
  const charts = chartsOf(book);
  return freezeAll<Knowledge<KelpTypes>>((view) => {
    const now = halfTurn(view);
    const isChoosing = isConfronting(view);
    const whereabouts = whereaboutsFrom(book.blocks, view);
    const judging = { book, charts, whereabouts };
    return freezeAll<Judge<KelpTypes>>({
      weigh(at, actions) {
        const worths = worthsOf(judging, at, actions);
        const best = Math.max(...worths);
        // What is decided is seen; what is imagined has everything face up.
        const temperature = 'viewer' in at ? TEMPERATURE.now : TEMPERATURE.imagined;
        return worths.map((worth) => Math.exp(Math.max(-MOST, (worth - best) / temperature)));
      },
      evaluate: (at) => chancesOf(lurkingAt(judging, at), at),
      // What comes of a confrontation is luck, and known well enough.
      isFarEnough: (at) => halfTurn(at) > now || (!isChoosing && isConfronting(at)),
    });
  });
}

/** Turns of both sides, counted. */
const halfTurn = ({ round, side }: Pick<KelpState, 'round' | 'side'>): number => 2 * round + side;

interface Judging {
  readonly book: Book;
  readonly charts: Charts;
  readonly whereabouts: Whereabouts;
}

/** What each action is worth to the seat that takes them. */
function worthsOf(judging: Judging, at: KelpState | KelpView, actions: readonly KelpAction[]): number[] {
  const { book, charts, whereabouts } = judging;
  if (actions[0]?.seat === OCTOPUS) return lurkingWorths(lurkingAt(judging, at), askedIn(at), actions);
  // What the octopus holds is none of the shark's business.
  const outlook = outlookOf(book, at, turnsSeen(book, at));
  return stalkingWorths({ book, charts, at, suspicion: whereabouts(at), outlook }, actions);
}

/** All that the octopus goes by. */
function lurkingAt({ book, charts, whereabouts }: Judging, at: KelpState | KelpView): Lurking {
  const outlook = outlookOf(book, at, turnsToEat(book, at));
  const stake = chanceFound(outlook) - chanceIn(outlook);
  return { book, charts, at, suspicion: whereabouts(at), outlook, reds: redChances(book, at), stake };
}

/** The decision that is asked, if it is one seat's. */
function askedIn({ agenda }: { readonly agenda: readonly object[] }): Ask | undefined {
  const top = agenda[agenda.length - 1];
  return top !== undefined && 'ask' in top ? (top as Ask) : undefined;
}
