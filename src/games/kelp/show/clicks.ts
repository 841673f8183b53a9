import { type ClickRules, clickWaysFrom, type OwnWay, type Path, type Target } from '../../../boxes/index.ts';
import { MOST_PLACED } from '../components.ts';
import type { KelpTypes } from '../table/state.ts';
import type { ActionNamed, KelpAction, UsedCard } from '../table/work.ts';
import { ASKS } from './asks.ts';

type Own = OwnWay<KelpTypes>;

/** Where the shark would look: it is clicked where that is not all one. */
const facingWay: Own = {
  way: (facing: string, _action, _view, alike) =>
    alike.some((each) => each !== facing) ? [{ kind: 'button', id: `facing ${facing}` }] : [],
};

/** Whether a card is in hand or among the discarded ones: the card itself is clicked there. */
const heldWay: Own = { way: () => [] };

const removedWay: Own = {
  way: (card: string, { from }: ActionNamed<'remove-card'>) => [
    { kind: from === 'hand' ? 'card' : 'discard', id: card },
  ],
};

/** A card of a pile: nobody sees those of the draw pile. */
const fetchedWay: Own = {
  way: (card: string, _action, { agenda }) => {
    const asked = agenda.at(-1);
    const isOpen = asked !== undefined && 'ask' in asked && asked.ask === 'snail-card' && asked.pile === 'discards';
    return [{ kind: isOpen ? 'discard' : 'button', id: card }];
  },
};

/** By how much a die is turned up. */
const byWay: Own = { way: (by: number) => [{ kind: 'button', id: `+${by}` }] };

/** Each die, then its area; the two in either order. */
const placingClicks: ClickRules<KelpTypes> = {
  paths(action) {
    const pairs = placedBy(action).map(
      ({ area, die }): Path => [
        { kind: 'die', id: die },
        { kind: 'area', id: area },
      ],
    );
    if (pairs.length === MOST_PLACED) return [pairs.flat(), [...pairs].reverse().flat()];
    return [[...pairs.flat(), { kind: 'button', id: 'done' }]];
  },
  begun: (action, { kind, id }) =>
    ({
      ...action,
      dice: placedBy(action).filter(({ die, area }) => id === (kind === 'die' ? die : area)),
    }) as KelpAction,
};

const placedBy = (action: KelpAction): ActionNamed<'place-search-attack'>['dice'] =>
  action.type === 'place-search-attack' && !('decline' in action) ? action.dice : [];

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
export const kelpClicks: ClickRules<KelpTypes> = /* @__PURE__ */ clickWaysFrom<KelpTypes>(ASKS, {
  ways: {
    facing: facingWay,
    held: heldWay,
    removed: removedWay,
    fetched: fetchedWay,
    by: byWay,
  },
  actions: { 'place-search-attack': placingClicks },
  begun: usedBegunBy,
});

/** Of a card that changes dice, what a click names: the card alone, or one of the dice that it rerolls. */
function usedBegunBy(action: KelpAction, { kind, id }: Target): KelpAction | undefined {
  if ('decline' in action || !('use' in action)) return undefined;
  if (!('card' in action.use)) return action;
  const used: UsedCard = action.use;
  const dice = used.dice?.filter((die) => die === id).slice(0, 1);
  const use = kind === 'card' ? { card: used.card } : { ...used, ...(dice === undefined ? {} : { dice }) };
  return { ...action, use } as KelpAction;
}
