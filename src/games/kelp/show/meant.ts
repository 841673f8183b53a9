import { type ClickRules, type MeantWays, meantFrom, type Path } from '../../../boxes/index.ts';
import { AREAS } from '../components.ts';
import type { KelpPrintedView, KelpTypes } from '../table/state.ts';
import type { KelpAction } from '../table/work.ts';
import { ASKS } from './asks.ts';

type Meanings = Required<MeantWays<KelpTypes>>;
type Meaning = NonNullable<ClickRules<KelpTypes>['meant']>;

/** What dice and cards mean that are clicked after a roll, or where currents are placed. */
const useMeant: Meaning = (path, { kind: type, seat }, { like }) => {
  const [first, second] = path;
  const [die, space] = [first?.kind === 'die' ? first.id : undefined, second?.kind === 'space' ? second.id : undefined];
  const placed = space === undefined ? undefined : { space, die };
  const use = die === undefined ? usedMeant(path, like) : type === 'after-roll' ? { reroll: die } : placed;
  return use === undefined ? undefined : { type, seat, use };
};

const WAYS: Meanings['ways'] = {
  facing: { meant: (_path, { to }, { view, like }) => facingIn(view, String(to), like), clicks: 0 },
  held: {
    meant: ([first]) => (first?.kind === 'card' ? 'hand' : first?.kind === 'discard' ? 'discards' : undefined),
    clicks: 0,
  },
  removed: { meant: ([first]) => first?.id },
  fetched: { meant: ([first]) => (first?.kind === 'discard' || first?.kind === 'card' ? first.id : undefined) },
};

/**
 * What somebody means by clicks that say nothing legal: what is missing of an action is taken from one like it, so that the
 * rules can say what is wrong with the rest.
 */
export const meantBy: Meaning = /* @__PURE__ */ meantFrom<KelpTypes>(ASKS, {
  ways: WAYS,
  actions: {
    'after-roll': { meant: useMeant },
    'place-current': { meant: useMeant },
    'place-search-attack': { meant: (path, { seat }) => placedMeant(path, seat) },
  },
});

/** Where a shark on a space could look: as in an action like it, or at its first end. */
function facingIn(
  { spaces }: Pick<KelpPrintedView, 'spaces'>,
  space: string,
  like: KelpAction | undefined,
): string | undefined {
  const ends: readonly string[] = spaces.find(({ name }) => name === space)?.ends ?? [];
  const other = like?.type === 'move' && 'facing' in like.move ? like.move.facing : undefined;
  return other !== undefined && ends.includes(other) ? other : ends[0];
}

/** Dice and areas in the order in which they were clicked, as far as both of a pair were. */
function placedMeant(path: Path, seat: number): object | undefined {
  const pairs = path.flatMap(({ kind, id: area }, index) => {
    const before = path[index - 1];
    return kind === 'area' && before?.kind === 'die' ? [{ area, die: before.id }] : [];
  });
  const order: readonly string[] = AREAS;
  const dice = pairs.sort((one, other) => order.indexOf(one.area) - order.indexOf(other.area));
  return dice.length === 0 ? undefined : { type: 'place-search-attack', seat, dice };
}

/** What a card is told by the dice that were clicked, where an answer with it looks like this one. */
function usedMeant([first, ...rest]: Path, like: KelpAction | undefined): object | undefined {
  if (first?.kind !== 'card' || rest.some(({ kind }) => kind !== 'die' && kind !== 'button')) return undefined;
  const card = first.id;
  const dice = rest.flatMap(({ kind, id }) => (kind === 'die' ? [id] : []));
  const shape = like !== undefined && 'use' in like && 'card' in like.use && like.use.card === card ? like.use : {};
  const by = Number(rest.find(({ id }) => /^\+\d$/.test(id))?.id ?? 1);
  const told = Object.keys(shape)
    .filter((key) => key !== 'card')
    .map((key, index) => [
      key,
      key === 'dice' ? dice : key === 'raise' ? { die: dice[index], by } : (dice[index] ?? dice[0]),
    ]);
  return { card, ...Object.fromEntries(told) };
}
