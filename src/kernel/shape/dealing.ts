import type { Fault } from '../basics/errors.ts';
import type { BaseEvent } from '../basics/event.ts';
import { EVERYONE, only, type Seats } from '../basics/seat-sets.ts';
import type { Seat } from '../basics/seats.ts';
import { type HasChance, pick } from '../chance/chance.ts';
import { draw, type PileDraft } from '../chance/pile.ts';
import { emit } from '../contract/events.ts';
import type { Anything } from './erased.ts';
import type { Node, Nodes, Supply, WholeNode } from './node.ts';
import { zonesOf } from './zones.ts';

/** What every seat is dealt, declared once: how many cards, and the type of the event that tells each seat which. */
export interface DealShape {
  readonly each: number;
  readonly tells?: string;
}

/** What every seat is dealt at first, by the part of the table that it goes to: so many cards, or more to say of it. */
export type Deals = Readonly<Record<string, number | DealShape>>;

/** The step that deals: the first of a game that declares it. */
export const DEAL = 'deal cards';

const shapeOfDeal = (deal: number | DealShape): DealShape => (typeof deal === 'number' ? { each: deal } : deal);

/** A position that is being dealt to. */
type Dealt = HasChance & Anything;

/**
 * Deals what a declaration says: to one seat after the other, from the pile of the pool, or from what is in no place where it has
 * none. Whoever may see the part by its declaration sees what is dealt.
 *
 * @rule KER-10.20 Cards may be declared to be dealt: each seat gets so many before anything else happens.
 */
export function dealing(deals: Deals, table: Nodes, stream: string): (draft: Dealt) => void {
  const each = Object.entries(deals).map(([key, deal]) => dealingTo(key, shapeOfDeal(deal), table, stream));
  return (draft) => {
    for (const deal of each) deal(draft);
  };
}

function dealingTo(key: string, { each, tells }: DealShape, table: Nodes, stream: string): (draft: Dealt) => void {
  const { pool, isSorted, seen } = placeOf(table[key]) as DealtPlace;
  const cardFrom = supplyOf(pool, table, stream);
  return (draft) => {
    const places = draft[key] as (number | number[])[];
    for (let seat = 0; seat < places.length; seat++) {
      const seats = seen === 'owner' ? only(seat) : seen;
      const own = places[seat];
      if (Array.isArray(own)) {
        while (own.length < each) own.push(cardFrom(draft, seats));
        if (isSorted) own.sort((a, b) => a - b);
      } else {
        places[seat] = cardFrom(draft, seats);
      }
      if (tells !== undefined) emit(toldOf(tells, seat, seats, places[seat]));
    }
  };
}

/** A card from the pile of a pool, or one that is in no place, where there is no pile. */
function supplyOf(pool: Supply, table: Nodes, stream: string): (draft: Dealt, seen: Seats) => number {
  const zones = zonesOf(table).find((each) => each.pool === pool);
  const [pile] = zones?.piles ?? [];
  if (pile !== undefined) return (draft, seen) => draw(draft, draft[pile] as PileDraft, { stream, seen }).kind;
  return (draft, seen) => {
    const placed = pool.copies.map(() => 0);
    for (const { key, count } of zones?.places ?? []) count(draft[key], placed);
    const left = pool.copies.map((copies, kind) => copies - (placed[kind] ?? 0));
    return pick(draft, stream, left, seen);
  };
}

function toldOf(type: string, seat: Seat, seats: Seats, dealt: number | number[] | undefined): BaseEvent {
  const told: BaseEvent & Anything = { type, seat };
  if (!Array.isArray(dealt)) return { ...told, secret: { seats, card: dealt } } as BaseEvent;
  return { ...told, count: dealt.length, secret: { seats, cards: [...dealt] } } as BaseEvent;
}

interface DealtPlace {
  readonly pool: Supply;
  readonly isSorted: boolean;
  readonly isList: boolean;
  readonly seen: 'owner' | Seats;
}

/** Where each seat can be dealt to: a place for a card, or for several; nothing, where a part has none for each seat. */
function placeOf(node: Node | undefined): DealtPlace | undefined {
  if (node?.kind !== 'list' || !node.isPerSeat) return undefined;
  const { entry } = node;
  const isList = entry.kind === 'list';
  const card = (isList ? entry.entry : entry) as WholeNode;
  if (card.kind !== 'whole' || card.pool === undefined) return undefined;
  return { pool: card.pool, isList, isSorted: isList && entry.isSorted, seen: seersOf(entry.seen ?? node.seen) };
}

const seersOf = (seen: Node['seen']): DealtPlace['seen'] =>
  typeof seen === 'number' || seen === 'owner' ? seen : seen === 'everyone' ? EVERYONE : 0;

/** What is wrong with what is to be dealt. */
export function dealFaults(deals: Deals, table: Nodes, events: object): Fault[] {
  return Object.entries(deals).flatMap(([key, deal]): Fault[] => {
    const path = `deals.${key}`;
    const { each, tells } = shapeOfDeal(deal);
    const place = placeOf(table[key]);
    if (place === undefined) return [{ path, message: 'the table has no cards of a pool there for each seat' }];
    if (!Number.isSafeInteger(each) || each < 1 || (!place.isList && each > 1)) {
      return [{ path, message: `expected ${place.isList ? 'so many cards, one at least' : '1'}, found ${each}` }];
    }
    if (tells === undefined || !Object.hasOwn(events, tells)) return [];
    return [{ path: `${path}.tells`, message: `'${tells}' is declared among the events` }];
  });
}
