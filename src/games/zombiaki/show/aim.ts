import type { ClickWay, OwnWay, Path, Target } from '../../../boxes/index.ts';
import { FIELD_NAMES, fieldAt, formatField, LANE_FIELDS, laneOf, parseField, streetOf } from '../board/street.ts';
import { FIELDS, LANES, type Lane, NONE, OUT, ZOMBIES } from '../components.ts';
import type { ZombiakiPrintedView, ZombiakiTypes } from '../table/state.ts';
import type { ChosenTarget, ZombiakiAction } from '../table/work.ts';

const pieceClick = (id: string): Target => ({ kind: 'piece', id });
const objectClick = (id: string): Target => ({ kind: 'object', id });
/** A field, or the barricade. */
export const fieldClick = (id: string): Target => (id === OUT ? { kind: 'barricade', id } : { kind: 'field', id });

/** Says that enough zombies are in the net, or enough fields in flames. */
const DONE: Target = { kind: 'button', id: 'done' };

/** Kinds of what is clicked by the name of a field. */
export const PLACES = ['field', 'piece', 'object', 'barricade'];

/** The field that something is clicked by. */
const placeOf = ({ kind, id }: Target): string | undefined => (PLACES.includes(kind) ? id : undefined);

/** What a bullet hits. */
export const hitWay: OwnWay<ZombiakiTypes> = {
  way: (hits: string, _action, view) => [hitClick(hits, LANES[view.play.lane], view)],
  meant: ([first]) => (first === undefined ? undefined : placeOf(first)),
};

/** What a card is aimed at: it is clicked after the card. */
export const aimWay: OwnWay<ZombiakiTypes> = {
  way: aimOf,
  meant: (path, { card }, like) =>
    like?.type === 'play' && !('decline' in like) && like.card === card && like.target !== undefined
      ? targetMeant(path, like.target)
      : undefined,
};

interface Playing {
  readonly card: string;
  readonly seat: number;
}

/** What a click names of an action whose targets are clicked in any order: one zombie of several, one wound of the flames. */
export function begunBy(action: ZombiakiAction, { kind, id }: Target): ZombiakiAction {
  if (action.type !== 'play' || 'decline' in action || action.target === undefined) return action;
  if ('fields' in action.target && kind === 'piece') return { ...action, target: { fields: [id] } };
  if (!('amounts' in action.target) || kind !== 'field') return action;
  const lane = laneOf(parseField(id) ?? NONE);
  return { ...action, target: { amounts: LANES.map((_, each) => (each === lane ? 1 : 0)) } };
}

/** What is clicked after a card. */
function aimOf(target: ChosenTarget, { card, seat }: Playing, view: ZombiakiPrintedView): ClickWay {
  if ('card' in target) return [{ kind: 'card', id: target.card }];
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

/** The target for a field to which a creature moves: the field, or the creature on it. */
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

/** What the clicks after a card say, where a target of it looks like this. */
function targetMeant(clicked: Path, shape: ChosenTarget): object | undefined {
  const [first] = clicked;
  if (first === undefined) return undefined;
  if ('card' in shape) return first.kind === 'card' ? { card: first.id } : undefined;
  const places = clicked.flatMap((target) => placeOf(target) ?? []);
  const [place, next] = places;
  if ('lane' in shape) return laneMeant(first, place, shape);
  if (place === undefined) return undefined;
  if ('amounts' in shape) return { amounts: LANES.map((lane) => places.filter((each) => each[0] === lane).length) };
  if ('fields' in shape) return { fields: FIELD_NAMES.filter((name) => places.includes(name)) };
  if ('from' in shape) return { from: place, to: next ?? goingLike(place, shape) };
  if (shape.hits === undefined) return { field: place };
  return { field: place, hits: first.kind === 'object' ? 'object' : 'creature' };
}

function laneMeant(
  { kind, id }: Target,
  place: string | undefined,
  { hits }: Extract<ChosenTarget, { readonly lane: string }>,
): object | undefined {
  const lane = kind === 'lane' ? id : LANES[laneOf(parseField(place ?? '') ?? NONE)];
  if (lane === undefined) return undefined;
  return hits === undefined ? { lane } : { lane, hits: place ?? 'nothing' };
}

/** Where somebody would come to who goes the same way. */
function goingLike(from: string, like: Extract<ChosenTarget, { readonly from: string }>): string {
  const [start, middle, end] = [from, like.from, like.to].map((name) => parseField(name) ?? NONE);
  if (start === undefined || middle === undefined || end === undefined) return from;
  const way = end === NONE ? -LANES.length : end - middle;
  const to = start + way;
  return to < 0 || to >= FIELDS ? OUT : formatField(to);
}
