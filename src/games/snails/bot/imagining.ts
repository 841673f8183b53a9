import type { Draft, Random, Seat } from '../../../kernel/index.ts';
import { HIDDEN, NONE } from '../components.ts';
import { livingSnails } from '../rules/position.ts';
import type { SnailsState, SnailsView } from '../table/state.ts';
import type { SnailsAction } from '../table/work.ts';

/** How good actions of one seat look beside each other. */
type Weigh = (at: SnailsState, actions: readonly SnailsAction[]) => readonly number[];

interface Thinking {
  readonly view: SnailsView;
  /** The ids of the cards by their numbers. */
  readonly cards: readonly string[];
  readonly weigh: Weigh;
  readonly random: Random;
}

/** Lets the others of a sampled world plan again what is still face down, each as it would plan with the cards it holds. */
export function planAgain(world: SnailsState, thinking: Thinking): void {
  // A sampled world is a private copy, and nothing has been asked of it yet.
  const table = world as Draft<SnailsState>;
  for (const seat of table.plans.keys()) {
    if (seat === thinking.view.viewer) continue;
    declareAgain(table, seat, thinking);
    // SNL-3.17: a plan without a declared snail lies still; nobody plans for no snail.
    if (table.active[seat] !== NONE) layAgain(table, seat, thinking);
  }
}

const isPlanning = (view: SnailsView): boolean => view.phase === 'planning';

function declareAgain(table: Draft<SnailsState>, seat: Seat, thinking: Thinking): void {
  const { view } = thinking;
  const isHidden = (tokens: 'active' | 'passive'): boolean =>
    isPlanning(view) ? (table[tokens][seat] ?? NONE) !== NONE : view[tokens][seat] === HIDDEN;
  const hidden = (['active', 'passive'] as const).filter(isHidden);
  const known = (['active', 'passive'] as const).filter((tokens) => !hidden.includes(tokens));
  const taken = known.map((tokens) => table[tokens][seat] ?? NONE);
  for (const tokens of hidden) {
    const left = livingSnails(table, seat).filter((snail) => !taken.includes(snail));
    const type = tokens === 'active' ? 'declare-active' : 'declare-passive';
    const snail = chosen(
      table,
      thinking,
      left.map((each) => ({ type, seat, snail: each })),
      left,
    );
    if (snail === undefined) continue;
    table[tokens][seat] = snail;
    taken.push(snail);
  }
}

function layAgain(table: Draft<SnailsState>, seat: Seat, thinking: Thinking): void {
  const { view, cards: ids } = thinking;
  const plan = table.plans[seat] ?? [];
  const hand = table.hands[seat] ?? [];
  const laid = [...plan];
  const isHidden = (slot: number): boolean => isPlanning(view) || view.plans[seat]?.[slot] === HIDDEN;
  const first = laid.findIndex((_, slot) => isHidden(slot));
  if (first === -1) return;
  // Of a hand that is known to hold no arsenal card nothing is planned instead of what is: that may be one.
  const free = view.bare[seat] === 1 ? [] : [...hand];
  // Nor is what has come into the hand since.
  if (free.length > 0) for (const card of table.inHand[seat] ?? []) free.splice(free.indexOf(card), 1);
  for (const [slot, card] of laid.entries()) {
    if (!isHidden(slot)) continue;
    hand.push(card);
    free.push(card);
  }
  plan.length = first;
  for (let slot = first; slot < laid.length; slot++) {
    const left = [...new Set(free)];
    const options = left.map((card) => ({ type: 'plan-card', seat, card: ids[card] ?? '' }) as const);
    const card = isHidden(slot) ? chosen(table, thinking, options, left) : laid[slot];
    if (card === undefined) continue;
    plan.push(card);
    if (isHidden(slot)) for (const cards of [hand, free]) cards.splice(cards.indexOf(card), 1);
  }
  hand.sort((one, other) => one - other);
}

function chosen<Item>(
  table: Draft<SnailsState>,
  { weigh, random }: Thinking,
  actions: readonly SnailsAction[],
  items: readonly Item[],
): Item | undefined {
  if (actions.length <= 1) return items[0];
  const weights = weigh(table as SnailsState, actions);
  return items[random.pick(weights.map((weight) => Math.round(FINE * weight)))];
}

const FINE = 1e6;
