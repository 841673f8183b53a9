import { EngineError, freezeAll, type Judge, type Knowledge } from '../../../kernel/index.ts';
import { checkPack } from '../cards/check-pack.ts';
import { defaultPack } from '../cards/pack/pack.ts';
import type { Pack } from '../cards/vocabulary.ts';
import type { SnailsState, SnailsTypes, SnailsView } from '../table/state.ts';
import type { Ask, SnailsAction } from '../table/work.ts';
import { type Atlas, atlasOf } from './atlas.ts';
import { worthsOf } from './choosing.ts';
import { planAgain } from './imagining.ts';
import { chancesOf } from './standing.ts';

/** How many points of life better an action has to be to look e times as good. */
const TEMPERATURE = 1.5;
/** Beyond this an action is simply the best. */
const MOST = 30;

/** What our bots know of Snails, for a game with these cards: the default ones if not said. */
export function snailsKnowledge(pack: Pack = defaultPack): Knowledge<SnailsTypes> {
  const faults = pack === defaultPack ? [] : checkPack(pack);
  if (faults.length > 0) throw new EngineError('ruleset/invalid', 'This pack of cards cannot be played.', faults);
  const atlases = new WeakMap<readonly string[], Atlas>();
  return freezeAll<Knowledge<SnailsTypes>>((view) => {
    const known = atlases.get(view.fields);
    const atlas = known ?? atlasOf(view, pack);
    if (known === undefined) atlases.set(view.fields, atlas);
    const lastRound = Math.max(1, view.round);
    const weigh = (at: SnailsState | SnailsView, actions: readonly SnailsAction[]): readonly number[] => {
      const [first] = actions;
      if (first === undefined) return [];
      const worths = worthsOf({ atlas, at, seat: first.seat }, askedOf(at), actions);
      const best = Math.max(...worths);
      return worths.map((worth) => Math.exp(Math.max(-MOST, (worth - best) / TEMPERATURE)));
    };
    return freezeAll<Judge<SnailsTypes>>({
      weigh,
      imagine: (world, random) => planAgain(world, { view, weigh, random }),
      evaluate: (at) => chancesOf(atlas, at),
      isFarEnough: (at) => at.round > lastRound && at.phase !== 'clean-up',
    });
  });
}

function askedOf({ agenda }: SnailsState | SnailsView): Ask | undefined {
  const top = agenda[agenda.length - 1];
  return top !== undefined && 'ask' in top && top.ask !== 'hidden' ? top : undefined;
}
