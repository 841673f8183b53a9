import { type CardCount, endLook, entryIn, printed } from '../../../drawing/index.ts';
import { askLook, asksIn, EngineError, type Outcome, type Seat } from '../../../kernel/index.ts';
import { ADJACENT, FIELD_NAMES, formatField, laneOf, pointOf, streetOf } from '../board/street.ts';
import { THINGS, type ThingKind } from '../cards/vocabulary.ts';
import { LANES, NONE, OUT, SIDES } from '../components.ts';
import { outcomeOf } from '../rules/end.ts';
import type { CardKind } from '../table/book.ts';
import { givenView } from '../table/given.gen.ts';
import type { Creature, ZombiakiPrintedView } from '../table/state.ts';
import type { Ask } from '../table/work.ts';
import { ASKS } from './asks.ts';
import { lanesOf } from './lanes.ts';
import type {
  CardLook,
  CreatureLook,
  DecisionLook,
  FieldLook,
  Look,
  ObjectLook,
  Phase,
  PlayerLook,
  PlayLook,
} from './look.ts';

const entry = entryIn('Zombiaki');

/**
 * Reads a view in the words of the rulebook: all that a front-end needs to draw it.
 *
 * @param outcome how a table has ended the game. The look then has this outcome, and asks nobody.
 */
export function look(seen: ZombiakiPrintedView, outcome?: Outcome): Look {
  const view = givenView(seen);
  const cards = view.cards.map((_, card) => lookAtCard(view, card));
  const fields = FIELD_NAMES.map((_, field) => lookAtField(view, cards, field));
  return {
    viewer: view.viewer,
    turn: view.turn,
    side: entry(SIDES, view.side, 'side'),
    fields,
    lanes: lanesOf(fields, cards),
    players: view.names.map((_, seat) => lookAtPlayer(view, cards, seat)),
    cards,
    inEffect: idsIn(view, view.inEffect),
    limit: view.limit === NONE ? undefined : view.limit,
    play: lookAtPlay(view),
    blasts: view.blasts.map(({ card, field }) => ({ card: idIn(view, card), field: formatField(field) })),
    retreats: view.bosses,
    decisions: outcome === undefined ? lookAtDecisions(view) : [],
    outcome: outcome === undefined ? lookAtOutcome(view) : endLook(outcome),
  };
}

const idIn = ({ cards }: ZombiakiPrintedView, card: number): string => entry(cards, card, 'card');
const idsIn = (view: ZombiakiPrintedView, cards: readonly number[]): readonly string[] =>
  cards.map((card) => idIn(view, card));

function lookAtCard(view: ZombiakiPrintedView, card: number): CardLook {
  return {
    card: idIn(view, card),
    side: entry(SIDES, entry(view.sides, card, 'side of the card'), 'side'),
    kind: entry(view.kinds, card, 'kind of the card'),
    figure: entry(view.figures, card, 'figure of the card'),
    stops: entry(view.stops, card, 'stop of the card'),
    bars: view.bars[card] === 1,
  };
}

function lookAtField(view: ZombiakiPrintedView, cards: readonly CardLook[], field: number): FieldLook {
  const { x, y } = pointOf(field);
  const fire = cards[view.fires[field] ?? NONE];
  return {
    field: formatField(field),
    lane: entry(LANES, laneOf(field), 'lane'),
    street: streetOf(field),
    x,
    y,
    neighbours: (ADJACENT[field] ?? []).map(formatField),
    creature: lookAtCreature(view, cards, entry(view.creatures, field, 'field')),
    object: objectFrom(cards[view.objects[field] ?? NONE]),
    fire: fire === undefined ? undefined : { card: fire.card, heat: fire.figure },
  };
}

/** What a card is that lies on a field. */
function objectFrom(card: CardLook | undefined): ObjectLook | undefined {
  if (card === undefined) return undefined;
  if (!isThing(card.kind)) throw new EngineError('view/invalid', `'${card.card}' is no object.`);
  return { card: card.card, kind: card.kind, figure: card.figure };
}

const isThing = (kind: CardKind): kind is ThingKind => THINGS.some((each) => each === kind);

function lookAtCreature(
  view: ZombiakiPrintedView,
  cards: readonly CardLook[],
  creature: Creature,
): CreatureLook | undefined {
  if (creature.cards.length === 0) return undefined;
  const { boss, shield } = creature;
  return creatureFrom(cards, {
    cards: idsIn(view, creature.cards),
    risen: creature.risen,
    wounds: creature.wounds,
    claws: idsIn(view, creature.claws),
    shield: shield === NONE ? undefined : idIn(view, shield),
    boss:
      boss === NONE
        ? undefined
        : { card: idIn(view, boss), orders: creature.orders, hasOrdered: creature.ordered === 1 },
    hasMoved: creature.moved === 1,
    hasObeyed: creature.obeyed === 1,
    isNetted: creature.netted === 1,
    isHeld: creature.held === 1,
  });
}

/**
 * A creature with all that follows from its cards and wounds.
 *
 * @rule ZOM-6.3 The sum of the base strengths of the unit's zombie cards plus its claws minus its wounds.
 */
function creatureFrom(
  cards: readonly CardLook[],
  unit: Omit<CreatureLook, 'kind' | 'strength' | 'base'>,
): CreatureLook {
  const found = [...unit.cards, ...unit.claws].map((id) => printed(cards, id));
  // What a bitten human is worth is printed on no card of its own.
  const counted = found.filter(({ kind }) => kind === 'zombie' || kind === 'dogs' || kind === 'claws');
  const base = counted.reduce((sum, { figure }) => sum + figure, unit.risen);
  const kind = found.some((card) => card.kind === 'dogs') ? 'dogs' : 'zombie';
  return { ...unit, kind, base, strength: base - unit.wounds };
}

function lookAtPlayer(view: ZombiakiPrintedView, cards: readonly CardLook[], seat: Seat): PlayerLook {
  const side = entry(SIDES, seat, 'side');
  const { top, rest, bottom } = entry(view.decks, seat, 'deck');
  const known = [...top, ...bottom].map(({ kind }) => kind);
  const counts = (countOf: (card: number) => number): readonly CardCount[] =>
    cards.flatMap(({ card, side: owner }, index) => {
      const count = owner === side ? countOf(index) : 0;
      return count === 0 ? [] : [{ card, count }];
    });
  return {
    seat,
    side,
    name: entry(view.names, seat, 'name'),
    hand: idsIn(view, entry(view.hands, seat, 'hand')),
    deck: counts((card) => (rest[card] ?? 0) + known.filter((each) => each === card).length),
    discards: counts((card) => view.discards[card] ?? 0),
  };
}

/** What is being resolved. */
function lookAtPlay(view: ZombiakiPrintedView): PlayLook | undefined {
  const { card, lane, fields, amounts, left } = view.play;
  if (card === NONE) return undefined;
  return {
    seat: entry(view.sides, card, 'side of the card'),
    card: idIn(view, card),
    lane: lane === NONE ? undefined : entry(LANES, lane, 'lane'),
    fields: fields.map((field) => (field === NONE ? OUT : formatField(field))),
    amounts,
    left,
  };
}

/** Who has to decide what. */
function lookAtDecisions(view: ZombiakiPrintedView): readonly DecisionLook[] {
  return asksIn(view.agenda).flatMap((ask) =>
    ask.ask === 'hidden' ? [] : [{ ...askLook(ASKS.asks, ask, view), phase: phaseOf(view, ask) }],
  );
}

/** The part of the turn: before its cards are drawn there is movement. */
function phaseOf({ agenda }: ZombiakiPrintedView, { ask }: Ask): Phase {
  if (ask === 'discard') return 'discard';
  return agenda.some((work) => 'do' in work && work.do === 'draw') ? 'movement' : 'play';
}

function lookAtOutcome(view: ZombiakiPrintedView): Look['outcome'] {
  if (view.winner === NONE) return undefined;
  const { winners, ranking, reason, rule } = outcomeOf(view);
  return { winners, ranking, reason, rule };
}
