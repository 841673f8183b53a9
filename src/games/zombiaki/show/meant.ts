import type { ClickRules, Path, Target } from '../../../boxes/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { FIELD_NAMES, formatField, laneOf, parseField } from '../board/street.ts';
import { FIELDS, LANES, NONE, OUT } from '../components.ts';
import type { ZombiakiPrintedView, ZombiakiTypes } from '../table/state.ts';
import type { ChosenTarget, ZombiakiAction } from '../table/work.ts';

/** The field of the dogs that run; nothing while none do. */
export function runningIn({ agenda }: ZombiakiPrintedView): string | undefined {
  const asked = agenda[agenda.length - 1];
  if (asked === undefined || !('ask' in asked) || asked.ask !== 'dogs' || asked.mover === NONE) return undefined;
  return formatField(asked.mover);
}

/**
 * What somebody means by clicks that say nothing legal: what is missing of an action is taken from one like it, so that the
 * rules can say what is wrong with the rest.
 */
export const meantBy: NonNullable<ClickRules<ZombiakiTypes>['meant']> = (path, { kind, seat }, { view, like }) => {
  const [first, second] = path;
  if (first === undefined || first.kind === 'button') return undefined;
  const field = placeOf(first);
  switch (kind) {
    case 'play':
      return first.kind === 'card' ? playMeant(path, seat, like) : orderMeant(path, seat);
    case 'discard':
      return first.kind === 'card' ? { type: 'discard', seat, card: first.id } : undefined;
    case 'dogs': {
      const running = first.kind === 'field' ? runningIn(view) : undefined;
      const [from, to] = running === undefined ? [field, placeOf(second ?? first)] : [running, field];
      return from === undefined ? undefined : { type: 'dogs', seat, from, to };
    }
    case 'aim':
      return field === undefined ? undefined : { type: 'aim', seat, hits: field };
    case 'hold':
    case 'oil':
    case 'shrapnel':
      return field === undefined ? undefined : { type: kind, seat, field };
    default:
      return undefined;
  }
};

/** The field that something is clicked by. */
const placeOf = ({ kind, id }: Target): string | undefined =>
  ['field', 'piece', 'object', 'barricade'].includes(kind) ? id : undefined;

/** Who clicks creatures without a card gives an order. */
function orderMeant(path: Path, seat: Seat): object | undefined {
  const [boss, zombie = boss, to = zombie] = path.flatMap((target) => placeOf(target) ?? []);
  return boss === undefined ? undefined : { type: 'order', seat, boss, zombie, to };
}

function playMeant([card, ...clicked]: Path, seat: Seat, like: ZombiakiAction | undefined): object | undefined {
  const play = { type: 'play', seat, card: card?.id };
  if (clicked.length === 0) return play;
  const shape = like?.type === 'play' && !('decline' in like) && like.card === card?.id ? like.target : undefined;
  const target = shape === undefined ? undefined : targetMeant(clicked, shape);
  return target === undefined ? undefined : { ...play, target };
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
