import { type Decision, type GameTypes, givenObject, givenOptions } from '../kernel/index.ts';
import { type ClickRules, isSame, type Path, type Target } from './click-rules.ts';
import { type Choosing, type Way, waysAmong } from './lit.ts';

/** What somebody clicks who cannot click it now. */
export interface Unlit {
  /** The actions that a click could stand for, legal or not: whoever has the rules can say why they are illegal. */
  readonly meant: readonly unknown[];
  /** Does it belong to an answer, but after something that is lit? */
  readonly isLater: boolean;
}

/** Who is asked what, beside what can be chosen from. */
export interface Clicked<T extends GameTypes> extends Choosing<T> {
  /** What the seat that clicks is asked; undefined if it is asked nothing. */
  readonly asked: Decision<T['Ask']['ask']> | undefined;
  /** What lies where it has clicked, the uppermost first. */
  readonly targets: readonly Target[];
}

/**
 * Returns what a click on something that is not lit stands for. A page without rules sends it to its table, and is told why it is
 * illegal; one that has them calls `clicksOf`.
 *
 * @param rules how the actions of the game are clicked: `clicks` of its box or show.
 */
export function unlitAmong<T extends GameTypes>(
  rules: ClickRules<T> | undefined,
  view: T['View'],
  clicked: Clicked<T>,
): Unlit {
  const { actions, asked, chosen = [], targets } = givenOptions(clicked);
  if (rules !== undefined) givenObject(rules, 'click rules');
  const ways = waysAmong(rules, view, { actions, chosen });
  return {
    meant:
      asked === undefined ? [] : targets.flatMap((target) => meantBy(rules, view, { asked, chosen, target, ways })),
    isLater: ways.some(({ path }) =>
      path.slice(chosen.length).some((each) => targets.some((one) => isSame(one, each))),
    ),
  };
}

interface Click<T extends GameTypes> {
  readonly asked: Decision<T['Ask']['ask']>;
  readonly chosen: Path;
  readonly target: Target;
  readonly ways: readonly Way<T>[];
}

/** The action that is said by a click, with what would have to be clicked after it where it says too little; none, if none is said. */
function meantBy<T extends GameTypes>(
  rules: ClickRules<T> | undefined,
  view: T['View'],
  { asked, chosen, target, ways: [way] }: Click<T>,
): readonly unknown[] {
  const meaning = (path: Path): unknown => rules?.meant?.(path, asked, { view, like: way?.action });
  const path = [...chosen, target];
  // Who clicks what does not go on from what was chosen may mean to begin anew.
  const meant = meaning(path) ?? meaning([...path, ...(way?.path.slice(path.length) ?? [])]) ?? meaning([target]);
  return meant === undefined ? [] : [meant];
}
