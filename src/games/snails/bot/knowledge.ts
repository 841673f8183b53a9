import { clonePlain, EngineError, freezeAll, givenOptions, type Judge, type Knowledge } from '../../../kernel/index.ts';
import { ARCHIPELAGO } from '../board/layouts/archipelago.ts';
import { CONTAMINATION } from '../board/layouts/contamination.ts';
import { checkPack } from '../cards/check-pack.ts';
import { defaultPack } from '../cards/pack/pack.ts';
import { bookOf, type Ruleset } from '../table/book.ts';
import { printedOf } from '../table/printed.ts';
import type { SnailsState, SnailsTypes, SnailsView } from '../table/state.ts';
import type { Ask, SnailsAction } from '../table/work.ts';
import { type Atlas, atlasOf } from './atlas.ts';
import { worthsOf } from './choosing.ts';
import { planAgain } from './imagining.ts';
import { type Notes, newNotes } from './notes.ts';
import { chancesOf } from './standing.ts';

/** How many points of life better an action has to be to look e times as good. */
const TEMPERATURE = 1.5;
/** Beyond this an action is simply the best. */
const MOST = 30;

/** Returns what our bots know of Snails, for a game with these cards, this board and this contamination track; by default, ours. */
export function snailsKnowledge(ruleset: Partial<Ruleset> = {}): Knowledge<SnailsTypes> {
  const { pack = defaultPack, layout = ARCHIPELAGO, contamination = CONTAMINATION } = givenOptions(ruleset);
  const faults = pack === defaultPack ? [] : checkPack(pack);
  if (faults.length > 0) throw new EngineError('ruleset/invalid', 'This pack of cards cannot be played.', faults);
  const printed = printedOf(bookOf({ pack, layout, contamination }))();
  const atlas = atlasOf(printed, pack);
  const { cards } = printed;
  return freezeAll<Knowledge<SnailsTypes>>((view) => {
    const lastRound = Math.max(1, view.round);
    // Code that has read frozen lists reads all others more slowly ever after.
    const open = clonePlain(view);
    const notes = newNotes();
    const isAsSeen = (at: SnailsState | SnailsView): boolean =>
      view.phase === 'planning' && at.phase === 'planning' && at.round === view.round;
    return freezeAll<Judge<SnailsTypes>>({
      weigh(given, actions) {
        const at = given === view ? open : given;
        return weighed(atlas, at, actions, isAsSeen(at) ? notes : undefined);
      },
      imagine(world, random) {
        planAgain(world, { view: open, cards, weigh: (at, actions) => weighed(atlas, at, actions, notes), random });
      },
      evaluate: (at) => chancesOf(atlas, at),
      isFarEnough: (at) => at.round > lastRound && at.phase !== 'clean-up',
    });
  });
}

function weighed(
  atlas: Atlas,
  at: SnailsState | SnailsView,
  actions: readonly SnailsAction[],
  notes: Notes | undefined,
): readonly number[] {
  const [first] = actions;
  if (first === undefined) return [];
  const weights = worthsOf({ atlas, at, seat: first.seat, notes }, askedOf(at), actions);
  let best = Number.NEGATIVE_INFINITY;
  for (const worth of weights) if (worth > best) best = worth;
  // In place: nobody else has them.
  for (let index = 0; index < weights.length; index++) {
    const behind = ((weights[index] ?? 0) - best) / TEMPERATURE;
    weights[index] = behind === 0 ? 1 : Math.exp(Math.max(-MOST, behind));
  }
  return weights;
}

function askedOf({ agenda }: SnailsState | SnailsView): Ask | undefined {
  const top = agenda[agenda.length - 1];
  return top !== undefined && 'ask' in top && top.ask !== 'hidden' ? top : undefined;
}
