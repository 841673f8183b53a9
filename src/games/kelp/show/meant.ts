import type { ClickRules, Path } from '../../../boxes/index.ts';
import { AREAS } from '../components.ts';
import { DIE_NAMES } from '../table/dice.ts';
import type { KelpPrintedView, KelpTypes } from '../table/state.ts';
import type { Ask, KelpAction } from '../table/work.ts';

/**
 * What somebody means by clicks that say nothing legal: what is missing of an action is taken from one like it, so that the
 * rules can say what is wrong with the rest.
 */
export const meantBy: NonNullable<ClickRules<KelpTypes>['meant']> = (path, { kind, seat }, { view, like }) => {
  const [first] = path;
  if (first === undefined || kind === 'hidden') return undefined;
  if (first.kind === 'food') return { type: 'food', seat, food: first.id };
  const meaning = ['button', ...CLICKED[kind]];
  if (!path.every((target) => meaning.includes(target.kind))) return undefined;
  const said = saidBy(kind, path, { view, like });
  return said === undefined ? undefined : { type: kind, seat, ...said };
};

/** What is clicked to answer each decision, buttons apart; all else means nothing. */
const CLICKED: Readonly<Record<Ask['ask'], readonly string[]>> = {
  'octopus-action': ['card'],
  'pay-cost': ['area'],
  'mix-targets': ['area'],
  'swap-pair': ['area'],
  'hide-targets': ['area'],
  'draw-one': [],
  'learn-item': ['stack', 'block'],
  'learn-replace': ['area'],
  'learn-top': ['gained'],
  'learn-to-hand': ['gained'],
  'learn-hide': ['area'],
  'remove-card': ['card', 'discard'],
  'discard-hide': ['area'],
  'end-turn': [],
  'crab-draw': [],
  'snail-pile': ['pile'],
  'snail-card': ['card', 'discard'],
  'hand-overflow': ['card'],
  'trap-hide': ['area'],
  'trap-dice': ['space'],
  den: ['space'],
  'den-die': ['space'],
  'survive-effect': [],
  'retreat-with': ['area'],
  'armour-hide': ['area'],
  'confront-octopus': ['strategy'],
  'setup-den': ['space'],
  'mix-place': ['area'],
  'extra-die': [],
  'harvest-current': ['space'],
  'before-roll': ['card', 'drawn', 'bag'],
  'after-roll': ['card', 'die'],
  'place-current': ['card', 'die', 'space'],
  move: ['card', 'space'],
  'fast-after': ['card', 'space'],
  hostile: ['card'],
  'place-search-attack': ['die', 'area'],
  'resolve-order': ['area'],
  'ignore-trap': ['card'],
  'store-choice': ['die'],
  spend: [],
  buy: ['offer', 'energy'],
  'hunger-die': ['energy'],
  'confront-shark': ['strategy'],
};

interface About {
  readonly view: KelpPrintedView;
  readonly like: KelpAction | undefined;
}

/** What the clicks say as an answer to a decision, beside its type and its seat. */
function saidBy(kind: Ask['ask'], path: Path, { view, like }: About): object | undefined {
  const of = (wanted: string): readonly string[] =>
    path.flatMap((target) => (target.kind === wanted ? [target.id] : []));
  const [area] = of('area');
  const [space, next] = of('space');
  const [card] = of('card');
  const [die] = of('die');
  switch (kind) {
    case 'octopus-action':
      return card === undefined
        ? drawMeant(of('button'))
        : { action: { do: of('button').includes('discard') ? 'discard' : 'play', card } };
    case 'pay-cost':
    case 'mix-targets':
    case 'swap-pair':
    case 'hide-targets':
    case 'learn-hide':
    case 'trap-hide':
    case 'armour-hide':
      return area === undefined ? undefined : { areas: AREAS.filter((each) => of('area').includes(each)) };
    case 'trap-dice':
      return space === undefined
        ? undefined
        : { spaces: view.spaces.flatMap(({ name }) => (of('space').includes(name) ? [name] : [])) };
    case 'store-choice':
      return { dice: of('die') };
    case 'learn-item':
      return itemMeant(of('stack')[0], of('block')[0], of('button'));
    case 'learn-replace':
    case 'discard-hide':
    case 'retreat-with':
    case 'mix-place':
    case 'resolve-order':
      return area === undefined ? undefined : { area };
    case 'learn-top':
    case 'learn-to-hand':
      return cardMeant(of('gained')[0]);
    case 'remove-card':
      return card === undefined ? fromDiscards(of('discard')[0]) : { from: 'hand', card };
    case 'snail-pile':
      return of('pile')[0] === undefined ? undefined : { pile: of('pile')[0] };
    case 'snail-card':
      return cardMeant(of('discard')[0] ?? card);
    case 'setup-den':
    case 'den':
    case 'den-die':
    case 'harvest-current':
      return space === undefined ? undefined : { space };
    case 'confront-octopus':
    case 'confront-shark':
      return cardMeant(of('strategy')[0]);
    case 'hand-overflow':
    case 'hostile':
    case 'ignore-trap':
      return cardMeant(card);
    case 'before-roll':
      return card === undefined ? undefined : { card, ...listed('give', of('drawn')), ...listed('take', of('bag')) };
    case 'after-roll':
      return useMeant(card, of('die'), path, like);
    case 'place-current':
      if (card !== undefined) return useMeant(card, of('die'), path, like);
      return die === undefined || space === undefined ? undefined : { use: { space, die } };
    case 'move':
      return moveMeant({ card, first: space, second: next }, view, like);
    case 'fast-after':
      return card === undefined || space === undefined
        ? undefined
        : { card, to: space, facing: facingIn(view, space, like) };
    case 'place-search-attack':
      return placedMeant(path);
    case 'buy':
      return dealMeant(of('offer')[0], of('energy')[0], of('button'));
    case 'hunger-die':
      return of('energy')[0] === undefined ? undefined : { die: of('energy')[0] };
    default:
      return undefined;
  }
}

const cardMeant = (card: string | undefined): object | undefined => (card === undefined ? undefined : { card });

const fromDiscards = (card: string | undefined): object | undefined =>
  card === undefined ? undefined : { from: 'discards', card };

const drawMeant = (buttons: readonly string[]): object | undefined =>
  buttons.includes('draw') ? { action: { do: 'draw' } } : undefined;

const listed = (key: string, ids: readonly string[]): object => (ids.length === 0 ? {} : { [key]: ids });

function itemMeant(
  stack: string | undefined,
  block: string | undefined,
  buttons: readonly string[],
): object | undefined {
  if (stack !== undefined) return { item: { take: 'card', stack } };
  if (block !== undefined) return { item: { take: 'block', block } };
  return buttons.includes('stop') ? { item: { take: 'stop' } } : undefined;
}

function dealMeant(card: string | undefined, die: string | undefined, buttons: readonly string[]): object | undefined {
  if (card === undefined) return buttons.includes('finish') ? { deal: { do: 'finish' } } : undefined;
  return { deal: die === undefined ? { do: 'buy', card } : { do: 'exchange', die, card } };
}

/** What a card is told by the dice that were clicked, where an answer with it looks like this one. */
function useMeant(
  card: string | undefined,
  dice: readonly string[],
  path: Path,
  like: KelpAction | undefined,
): object | undefined {
  const [die] = dice;
  if (card === undefined) return die === undefined ? undefined : { use: { reroll: die } };
  const shape = like !== undefined && 'use' in like && 'card' in like.use && like.use.card === card ? like.use : {};
  const by = Number(path.find(({ id }) => /^\+\d$/.test(id))?.id ?? 1);
  const told = Object.fromEntries(
    Object.keys(shape)
      .filter((key) => key !== 'card')
      .map((key, index) => [
        key,
        key === 'dice' ? inOrder(dice) : key === 'raise' ? { die: dice[index], by } : (dice[index] ?? die),
      ]),
  );
  return { use: { card, ...told } };
}

const inOrder = (dice: readonly string[]): readonly string[] =>
  [...dice].sort((one, other) => DIE_NAMES.indexOf(one) - DIE_NAMES.indexOf(other));

interface Went {
  readonly card: string | undefined;
  readonly first: string | undefined;
  readonly second: string | undefined;
}

function moveMeant(
  { card, first, second }: Went,
  view: KelpPrintedView,
  like: KelpAction | undefined,
): object | undefined {
  if (card !== undefined) {
    if (first === undefined) return { move: { how: 'about-turn', card } };
    return { move: { how: 'step', card, to: first, facing: facingIn(view, first, like) } };
  }
  if (first === undefined) return undefined;
  const to = second ?? first;
  const facing = facingIn(view, to, like);
  return { move: { how: 'swim', ...(second === undefined ? {} : { over: first }), to, facing } };
}

/** Where a shark on a space could look: as in an action like it, or at its first end. */
function facingIn({ spaces }: KelpPrintedView, space: string, like: KelpAction | undefined): string | undefined {
  const ends: readonly string[] = spaces.find(({ name }) => name === space)?.ends ?? [];
  const other = like?.type === 'move' && 'facing' in like.move ? like.move.facing : undefined;
  return other !== undefined && ends.includes(other) ? other : ends[0];
}

/** Dice and areas in the order in which they were clicked, as far as both of a pair were. */
function placedMeant(path: Path): object | undefined {
  const dice: { readonly area: string; readonly die: string }[] = [];
  for (const [index, { kind, id }] of path.entries()) {
    const before = path[index - 1];
    if (kind === 'area' && before?.kind === 'die') dice.push({ area: id, die: before.id });
  }
  const order: readonly string[] = AREAS;
  const sorted = dice.sort((one, other) => order.indexOf(one.area) - order.indexOf(other.area));
  return sorted.length === 0 ? undefined : { dice: sorted };
}
