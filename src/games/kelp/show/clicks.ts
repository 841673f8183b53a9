import type { ClickRules, ClickWay, Target } from '../../../boxes/index.ts';
import { freezeAll } from '../../../kernel/index.ts';
import { MOST_PLACED } from '../components.ts';
import { givenView } from '../table/given.gen.ts';
import type { KelpPrintedView, KelpTypes } from '../table/state.ts';
import type { ActionNamed, KelpAction } from '../table/work.ts';

const click = (kind: string, id: string): Target => ({ kind, id });
const clicks = (kind: string, ids: readonly string[]): readonly Target[] => ids.map((id) => click(kind, id));

/** Says that enough blocks, spaces or dice are named. */
const DONE: Target = /* @__PURE__ */ click('button', 'done');
/** Says that a card is to be discarded, and not played. */
const DISCARD: Target = /* @__PURE__ */ click('button', 'discard');

/**
 * How Kelp is played by clicking. Areas and current spaces are clicked by their names, cards of one's own (`card`), cards in the
 * row (`offer`), stacks of the market, blocks of the reserve, gained cards, discarded ones, piles, strategies and foods by theirs;
 * dice of the pool and on cards are a `die`, those on energy spaces `energy`, drawn ones and those in the bag are clicked by
 * their colour. All else is a button.
 *
 * A card comes first, then what it is told; a die comes before the place where it goes; the first current of a ride comes before
 * its end. Where a number of things can be chosen they are clicked in any order, then `done`, unless there is no other number.
 *
 * What clicks mean that say nothing legal loads apart: see `meantBy`.
 */
export const kelpClicks: ClickRules<KelpTypes> = /* @__PURE__ */ freezeAll<ClickRules<KelpTypes>>({
  paths: (action, view, among) => waysOf(action, givenView(view), among),
  begun: (action, target) => begunBy(action, target),
});

/** The part of an action that one click names: one block, space or die of several. */
function begunBy(action: KelpAction, { kind, id }: Target): KelpAction {
  if ('decline' in action) return action;
  switch (action.type) {
    case 'pay-cost':
    case 'mix-targets':
    case 'swap-pair':
    case 'hide-targets':
    case 'learn-hide':
    case 'trap-hide':
    case 'armour-hide':
      return { ...action, areas: only(action.areas, id) };
    case 'trap-dice':
      return { ...action, spaces: only(action.spaces, id) };
    case 'store-choice':
      return { ...action, dice: only(action.dice, id) };
    case 'place-search-attack':
      return { ...action, dice: action.dice.filter(({ die, area }) => id === (kind === 'die' ? die : area)) };
    case 'before-roll':
      return tradeBegunBy(action, { kind, id });
    case 'after-roll':
      return 'card' in action.use ? { ...action, use: useBegunBy(action.use, { kind, id }) } : action;
    case 'place-current':
      return 'card' in action.use ? { ...action, use: useBegunBy(action.use, { kind, id }) } : action;
    default:
      return action;
  }
}

/** Of a card that trades dice: the card alone, or the colour that is given or taken. */
function tradeBegunBy(action: ActionNamed<'before-roll'>, { kind, id }: Target): KelpAction {
  const { give = [], take = [], ...card } = action;
  if (kind === 'drawn') return { ...card, give: only(give, id) };
  return kind === 'bag' ? { ...card, take: only(take, id) } : card;
}

/** Of a card that changes dice: the card alone, or one of the dice that it rerolls. */
function useBegunBy<Used extends { readonly card: string; readonly dice?: readonly string[] | undefined }>(
  use: Used,
  { kind, id }: Target,
): Used | { readonly card: string } {
  if (kind === 'card') return { card: use.card };
  return use.dice === undefined ? use : { ...use, dice: only(use.dice, id) };
}

/** The first of these that has this name, in a list. */
const only = <Name extends string>(names: readonly Name[], id: string): readonly Name[] =>
  names.filter((name) => name === id).slice(0, 1);

function waysOf(action: KelpAction, view: KelpPrintedView, among: readonly KelpAction[]): readonly ClickWay[] {
  if ('decline' in action) return [[click('button', 'decline')]];
  switch (action.type) {
    case 'place-search-attack':
      return placings(action);
    case 'octopus-action':
      return [actionWay(action)];
    case 'food':
      return [[click('food', action.food)]];
    case 'pay-cost':
    case 'mix-targets':
    case 'swap-pair':
    case 'hide-targets':
    case 'learn-hide':
    case 'trap-hide':
    case 'armour-hide':
      return [someOf('area', action.areas, sizesOf(among, action.type, 'areas'))];
    case 'trap-dice':
      return [someOf('space', action.spaces, sizesOf(among, action.type, 'spaces'))];
    case 'store-choice':
      return [someOf('die', action.dice, sizesOf(among, action.type, 'dice'))];
    case 'learn-item':
      return [itemWay(action)];
    case 'learn-replace':
    case 'discard-hide':
    case 'retreat-with':
    case 'mix-place':
    case 'resolve-order':
      return [[click('area', action.area)]];
    case 'learn-top':
    case 'learn-to-hand':
      return [[click('gained', action.card)]];
    case 'remove-card':
      return [[click(action.from === 'hand' ? 'card' : 'discard', action.card)]];
    case 'snail-pile':
      return [[click('pile', action.pile)]];
    case 'snail-card':
      return [[fetchedFrom(view) === 'discards' ? click('discard', action.card) : click('button', action.card)]];
    case 'setup-den':
    case 'den':
    case 'den-die':
    case 'harvest-current':
      return [[click('space', action.space)]];
    case 'confront-octopus':
    case 'confront-shark':
      return [[click('strategy', action.card)]];
    case 'hand-overflow':
    case 'hostile':
    case 'ignore-trap':
      return [[click('card', action.card)]];
    case 'before-roll':
      return [tradeWay(action)];
    case 'after-roll':
      return [usedWay(action.use, among)];
    case 'place-current':
      return [
        'space' in action.use
          ? [click('die', action.use.die), click('space', action.use.space)]
          : usedWay(action.use, among),
      ];
    case 'move':
      return [moveWay(action.move, among)];
    case 'fast-after':
      return [[click('card', action.card), ...arriving(action, stepsLike(action, among))]];
    case 'buy':
      return [buyWay(action)];
    case 'hunger-die':
      return [[click('energy', action.die)]];
    case 'draw-one':
    case 'end-turn':
    case 'crab-draw':
    case 'survive-effect':
    case 'extra-die':
    case 'spend':
      return [[click('button', action.type)]];
  }
}

/** Several things in any order; then it is said that these are all, unless there can be no more and no fewer. */
const someOf = (kind: string, ids: readonly string[], sizes: ReadonlySet<number>): ClickWay => {
  const chosen = ids.length === 0 ? [] : [{ anyOrder: clicks(kind, ids) }];
  return sizes.size > 1 || ids.length === 0 ? [...chosen, DONE] : chosen;
};

/** How many things can be named by actions of a type. */
function sizesOf(among: readonly KelpAction[], type: KelpAction['type'], key: 'areas' | 'spaces' | 'dice') {
  const lists = among.flatMap((each) => {
    const list = each.type === type ? (each as Partial<Record<typeof key, readonly unknown[]>>)[key] : undefined;
    return list === undefined ? [] : [list.length];
  });
  // Payments differ in size where there is a double shell, but none of them is a part of another.
  return new Set(type === 'pay-cost' ? lists.slice(0, 1) : lists);
}

function actionWay({ action }: ActionNamed<'octopus-action'>): ClickWay {
  if (action.do === 'draw') return [click('button', 'draw')];
  return action.do === 'play' ? [click('card', action.card)] : [DISCARD, click('card', action.card)];
}

function itemWay({ item }: ActionNamed<'learn-item'>): ClickWay {
  if (item.take === 'stop') return [click('button', 'stop')];
  return [item.take === 'card' ? click('stack', item.stack) : click('block', item.block)];
}

/** The pile that a card is taken from. */
function fetchedFrom({ agenda }: KelpPrintedView): 'draw-pile' | 'discards' | undefined {
  const asked = agenda[agenda.length - 1];
  return asked !== undefined && 'ask' in asked && asked.ask === 'snail-card' ? asked.pile : undefined;
}

/** A card that is used before the roll: the drawn dice that are given, then those that are taken out of the bag. */
function tradeWay({ card, give = [], take = [] }: ActionNamed<'before-roll'>): ClickWay {
  return [
    click('card', card),
    ...(give.length === 0 ? [] : [{ anyOrder: clicks('drawn', give) }]),
    ...(take.length === 0 ? [] : [{ anyOrder: clicks('bag', take) }]),
  ];
}

type Use = ActionNamed<'after-roll'>['use'] | ActionNamed<'place-current'>['use'];

/** A die that is rolled again, or a card with the dice that it is told, in the order of its words. */
function usedWay(use: Use, among: readonly KelpAction[]): ClickWay {
  if ('reroll' in use) return [click('die', use.reroll)];
  if (!('card' in use)) return [];
  const said = { ...NOTHING_TOLD, ...use };
  return [
    click('card', use.card),
    ...clicks('die', [...given(said.feed), ...given(said.stash)]),
    ...(said.raise === undefined ? [] : [click('die', said.raise.die), click('button', `+${said.raise.by}`)]),
    ...clicks('die', given(said.turn)),
    ...(said.dice === undefined ? [] : someOf('die', said.dice, rerollSizes(use.card, among))),
  ];
}

interface Told {
  readonly feed: string | undefined;
  readonly stash: string | undefined;
  readonly raise: { readonly die: string; readonly by: number } | undefined;
  readonly turn: string | undefined;
  readonly dice: readonly string[] | undefined;
}

const NOTHING_TOLD: Told = { feed: undefined, stash: undefined, raise: undefined, turn: undefined, dice: undefined };

const given = (die: string | undefined): readonly string[] => (die === undefined ? [] : [die]);

/** How many dice a card can roll again. */
const rerollSizes = (card: string, among: readonly KelpAction[]): ReadonlySet<number> =>
  new Set(
    among.flatMap((each) =>
      each.type === 'after-roll' && 'use' in each && 'card' in each.use && each.use.card === card
        ? (each.use.dice?.length ?? [])
        : [],
    ),
  );

/** Where the shark comes to; where it would look, if that is not all one. */
function arriving(
  { to, facing }: { readonly to: string; readonly facing: string },
  alike: readonly { readonly to: string; readonly facing: string }[],
): readonly Target[] {
  const isOpen = alike.some((each) => each.to === to && each.facing !== facing);
  return [click('space', to), ...(isOpen ? [click('button', `facing ${facing}`)] : [])];
}

type Move = ActionNamed<'move'>['move'];

function moveWay(move: Move, among: readonly KelpAction[]): ClickWay {
  const moves = among.flatMap((each) => (each.type === 'move' ? [each.move] : []));
  if (move.how === 'about-turn') return [click('card', move.card)];
  if (move.how === 'step') {
    const alike = moves.flatMap((each) => (each.how === 'step' && each.card === move.card ? [each] : []));
    return [click('card', move.card), ...arriving(move, alike)];
  }
  const over = overOf(move);
  const alike = moves.flatMap((each) => (each.how === move.how && overOf(each) === over ? [each] : []));
  return [...(over === undefined ? [] : [click('space', over)]), ...arriving(move, alike)];
}

const overOf = (move: Move): string | undefined => (move.how === 'swim' ? move.over : undefined);

/** Steps by the same card. */
const stepsLike = ({ card }: ActionNamed<'fast-after'>, among: readonly KelpAction[]) =>
  among.flatMap((each) => (each.type === 'fast-after' && !('decline' in each) && each.card === card ? [each] : []));

/** Each die, then its area; the two in either order. */
function placings({ dice }: ActionNamed<'place-search-attack'>): readonly ClickWay[] {
  const pairs = dice.map(({ area, die }) => [click('die', die), click('area', area)]);
  if (pairs.length === MOST_PLACED) return [pairs.flat(), [...pairs].reverse().flat()];
  return [[...pairs.flat(), DONE]];
}

function buyWay({ deal }: ActionNamed<'buy'>): ClickWay {
  if (deal.do === 'finish') return [click('button', 'finish')];
  if (deal.do === 'buy') return [click('offer', deal.card)];
  return [click('energy', deal.die), click('offer', deal.card)];
}
