import type { Target } from '../../../boxes/index.ts';
import { asksIn, type Seat, sure } from '../../../kernel/index.ts';
import { NONE, SPECIALISATIONS, type Specialisation, type TilePlace } from '../components.ts';
import type { AntsPrintedView } from '../table/state.ts';
import type { Ask, AskNamed } from '../table/work.ts';

/** Says that a disc is to be moved for Food. */
export const TRANSFORM: Target = { kind: 'button', id: 'transform' };
/** Stands for a boost, which is paid in Food. */
export const BOOST: Target = { kind: 'resource', id: 'food' };

/** What ants that lie on no Incubation tile are called in clicks; stored ones are `stored-digger`. */
export const UNIVERSAL_ANT = 'universal';
/** The disc of the Queen tile. */
export const QUEEN_ANT = 'queen';
/** The space of an Incubation tile, which is clicked for a disc on it: `top-digger`. */
export const discSpace = (place: TilePlace, name: Specialisation): string => `${place}-${name}`;
/** The space of a stored ant. */
export const storedSpace = (name: Specialisation): string => `stored-${name}`;

/** Where larvae lie. */
export const LARVAE: TilePlace = 'middle';

/** What a seat is asked of this kind; nothing, if it is asked something else. */
export function askIn<Kind extends Ask['ask']>(
  { agenda }: AntsPrintedView,
  kind: Kind,
  seat: Seat,
): AskNamed<Kind> | undefined {
  return asksIn(agenda).find((ask): ask is AskNamed<Kind> => ask.ask === kind && ask.seat === seat);
}

/** The specialisation of the action that ants are spent on. */
export function specialistIn(view: AntsPrintedView, seat: Seat): Specialisation {
  return sure(SPECIALISATIONS[askIn(view, 'spend-ants', seat)?.action ?? NONE], 'action that ants are spent on');
}
