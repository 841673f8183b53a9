import type { ClickRules, ClickWay, Path, Target } from '../../../boxes/index.ts';
import { freezeAll } from '../../../kernel/index.ts';
import { FIELD_NAMES, fieldAt, formatField, LANE_FIELDS, laneOf, parseField, streetOf } from '../board/street.ts';
import { LANES, type Lane, NONE, OUT, ZOMBIES } from '../components.ts';
import { givenView } from '../table/given.ts';
import type { ZombiakiPrintedView, ZombiakiTypes } from '../table/state.ts';
import type { ChosenTarget, ZombiakiAction } from '../table/work.ts';
import { meantBy, runningIn } from './meant.ts';

const cardClick = (id: string): Target => ({ kind: 'card', id });
const pieceClick = (id: string): Target => ({ kind: 'piece', id });
const objectClick = (id: string): Target => ({ kind: 'object', id });
const buttonClick = (id: string): Target => ({ kind: 'button', id });
const fieldClick = (id: string): Target => (id === OUT ? { kind: 'barricade', id } : { kind: 'field', id });

/** Says that enough zombies are in the net, or enough fields in flames. */
const DONE: Target = /* @__PURE__ */ buttonClick('done');

/**
 * How Zombiaki is played by clicking. Fields and lanes are clicked by their names, creatures (`piece`) and objects by the names
 * of their fields, cards of both hands by their ids, `out` is the barricade; all else is a button.
 *
 * A card comes first, then what it is aimed at: the zombies for a net in any order, and a field of the flames once for each
 * wound that it gets, then `done`.
 */
export const zombiakiClicks: ClickRules<ZombiakiTypes> = /* @__PURE__ */ freezeAll<ClickRules<ZombiakiTypes>>({
  paths: (action, view) => [wayOf(action, givenView(view))],
  begun: begunBy,
  meant: meantBy,
});

function wayOf(action: ZombiakiAction, view: ZombiakiPrintedView): ClickWay {
  if ('decline' in action) return [buttonClick('decline')];
  switch (action.type) {
    case 'play':
      return [cardClick(action.card), ...aimOf(action.target, action, view)];
    case 'discard':
      return [cardClick(action.card)];
    case 'hold':
      return [pieceClick(action.field)];
    case 'dogs':
      // Those that run already go on without being named again.
      return action.from === runningIn(view)
        ? [fieldClick(action.to)]
        : [pieceClick(action.from), fieldClick(action.to)];
    case 'order':
      return [pieceClick(action.boss), pieceClick(action.zombie), fieldClick(action.to)];
    case 'click':
      return [buttonClick('click')];
    case 'aim':
      return [hitClick(action.hits, LANES[view.play.lane], view)];
    case 'oil':
    case 'shrapnel':
      return [fieldClick(action.field)];
  }
}

/** What a click names of an action whose targets are clicked in any order: one zombie of several, one wound of the flames. */
function begunBy(action: ZombiakiAction, { kind, id }: Target): ZombiakiAction {
  if (action.type !== 'play' || 'decline' in action || action.target === undefined) return action;
  if ('fields' in action.target && kind === 'piece') return { ...action, target: { fields: [id] } };
  if (!('amounts' in action.target) || kind !== 'field') return action;
  const lane = laneOf(parseField(id) ?? NONE);
  return { ...action, target: { amounts: LANES.map((_, each) => (each === lane ? 1 : 0)) } };
}

interface Playing {
  readonly card: string;
  readonly seat: number;
}

/** What is clicked after a card. */
function aimOf(target: ChosenTarget | undefined, { card, seat }: Playing, view: ZombiakiPrintedView): ClickWay {
  if (target === undefined) return [];
  if ('card' in target) return [cardClick(target.card)];
  if ('amounts' in target) return [{ anyOrder: flamesOf(target.amounts, view) }, DONE];
  if ('fields' in target) {
    const anyOrder = target.fields.map(pieceClick);
    // Zombie cards name two; human cards as many as there is room for.
    return seat === ZOMBIES ? [{ anyOrder }] : [{ anyOrder }, DONE];
  }
  if ('from' in target) return [pieceClick(target.from), comingTo(target.to, view)];
  if ('field' in target) return [spotClick(target, card, view)];
  const { lane, hits = 'nothing' } = target;
  return [hits === 'nothing' ? { kind: 'lane', id: lane } : hitClick(hits, lane, view)];
}

/** A field of the flames, once for each wound that it gets. */
function flamesOf(amounts: readonly number[], view: ZombiakiPrintedView): Path {
  const street = streetOf(view.creatures.findIndex(({ cards }) => cards.length > 0));
  return amounts.flatMap((amount, lane) =>
    Array.from({ length: amount }, () => fieldClick(formatField(fieldAt(lane, street)))),
  );
}

/** A field that somebody comes to, or whoever stands there. */
function comingTo(to: string, view: ZombiakiPrintedView): Target {
  return isTaken(to, view) ? pieceClick(to) : fieldClick(to);
}

function isTaken(name: string, { creatures }: ZombiakiPrintedView): boolean {
  return (creatures[parseField(name) ?? NONE]?.cards.length ?? 0) > 0;
}

/** What is named on a field: a creature to be hit or to carry the card, an object to be hit, or the field. */
function spotClick(
  { field, hits }: Extract<ChosenTarget, { readonly field: string }>,
  card: string,
  { cards, kinds }: ZombiakiPrintedView,
): Target {
  const kind = kinds[cards.indexOf(card)];
  if (hits === 'object') return objectClick(field);
  const isCarried = kind === 'shield' || kind === 'claws' || kind === 'boss';
  return hits === 'creature' || isCarried ? pieceClick(field) : fieldClick(field);
}

/** What a shot down a lane hits: the first creature there, or the object on a field. */
function hitClick(hits: string, lane: Lane | undefined, view: ZombiakiPrintedView): Target {
  if (hits !== 'creature') return objectClick(hits);
  const fields = lane === undefined ? [] : (LANE_FIELDS[LANES.indexOf(lane)] ?? []);
  const first = fields.find((field) => isTaken(FIELD_NAMES[field] ?? '', view));
  return pieceClick(first === undefined ? '' : formatField(first));
}
