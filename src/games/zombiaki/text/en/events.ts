import type { EventSentences } from '../../../../kernel/index.ts';
import { HUMANS } from '../../components.ts';
import type {
  DamageSource,
  DeathReason,
  EndReason,
  MoveReason,
  RemovalReason,
  ShieldReason,
  StayReason,
  ZombiakiEvent,
} from '../../table/events.ts';
import type { ChosenTarget } from '../../table/work.ts';
import { amountsNamed } from '../phrases.ts';
import { and, fields, type Phrases, place, plural } from './phrases.ts';

/** What happened, in English. */
export const eventsWith = ({ card, cards, player }: Phrases): EventSentences<ZombiakiEvent> => {
  const aim = (target: ChosenTarget | undefined): string => (target === undefined ? '' : ` ${aimed(target, card)}`);
  return {
    'turn-began': ({ seat, turn }) => `Turn ${turn} of ${player(seat)} begins.`,
    'turn-ended': ({ seat }) => `${player(seat)} ends the turn.`,
    'effect-ended': (event) => `${card(event.card)} ends.`,
    'nets-lifted': (event) => `The net is lifted from ${fields(event.fields)}.`,
    'limit-ended': () => 'The terror is over: the humans may play as many cards as they like again.',
    drew: (event) =>
      event.cards.length === 0
        ? `${player(event.seat)} draws nothing.`
        : `${player(event.seat)} draws ${cards(event.cards)}.`,
    'dawn-drawn': (event) => `${card(event.card)} is drawn: the night is over.`,
    discarded: (event) =>
      event.why === 'step'
        ? `${player(event.seat)} discards ${card(event.card)}.`
        : `${player(event.seat)} has to discard ${card(event.card)}.`,
    played: (event) =>
      `${player(event.seat)} plays ${card(event.card)}${aim(event.target)}${event.seat === HUMANS && event.limit >= 0 ? ` (${plural(event.limit, 'more card')} this turn)` : ''}.`,
    cancelled: (event) =>
      `${player(event.seat)} answers with ${card(event.card)}: ${card(event.cancels)} has no effect.`,
    'not-answered': (event) => `${player(event.seat)} lets ${card(event.card)} happen.`,
    'card-resolved': (event) => `${card(event.card)} is done.`,
    arrived: (event) => `${card(event.card)} comes onto the street on ${event.field}.`,
    risen: ({ from, field, strength }) =>
      `The human whom the zombie on ${from} held rises on ${field} as a zombie of strength ${strength}.`,
    attached: (event) =>
      ({
        shield: `The zombie on ${event.field} gets a human shield.`,
        claws: `The zombie on ${event.field} gets claws.`,
        boss: `The zombie on ${event.field} becomes the boss, with ${plural(event.orders, 'order')} to give.`,
      })[event.as],
    moved: ({ from, to, how }) => MOVED[how](from, to),
    stayed: ({ field, how, why }) => `${STAYS[how](field)}: ${STAYED[why]}.`,
    exchanged: (event) => `The zombies on ${and(event.fields)} change places.`,
    merged: ({ from, to, discarded }) =>
      `The zombie from ${from} joins the one on ${to}: the two are one now.${discarded.length === 0 ? '' : ` Left over and discarded: ${cards(discarded)}.`}`,
    held: (event) =>
      `${player(event.seat)} plays ${card(event.card)}: the zombie on ${event.field} will not walk this turn.`,
    'holds-ended': (event) => `Nobody is held back any more (${fields(event.fields)}).`,
    ordered: ({ boss, zombie, left }) =>
      `The boss on ${boss} gives an order to the zombie on ${zombie}; ${plural(left, 'order')} left.`,
    wounded: ({ field, wounds, strength, by }) =>
      `${BY[by]} deals ${wounds} damage to the creature on ${field}: ${strength === 0 ? 'no strength is left' : `strength ${strength} is left`}.`,
    'shield-lost': (event) => SHIELD[event.why](event.field),
    died: (event) => `The creature on ${event.field} ${DIED[event.why]}. Discarded: ${cards(event.cards)}.`,
    'boss-died': (event) => `That was the boss on ${event.field}: all zombies will retreat.`,
    'retreat-began': () => 'Without their boss, all zombies retreat.',
    netted: (event) => `A net falls over ${fields(event.fields)}.`,
    halted: () => 'Nobody can move until the next human turn.',
    limited: ({ limit }) => `The humans may play only ${plural(limit, 'card')} in their next turn.`,
    'broke-through': ({ from }) => `A zombie steps from ${from} past the barricade!`,
    laid: (event) => `${card(event.card)} lies on ${event.field} now.`,
    rolled: (event) => `${card(event.card)} rolls from ${event.from} to ${event.to}.`,
    removed: (event) => `${card(event.card)} on ${event.field} ${REMOVED[event.why]}.`,
    'set-off': (event) => `${card(event.card)} on ${event.field} is set off.`,
    exploded: (event) => `${card(event.card)} explodes on ${event.field}.`,
    'shrapnel-flew': ({ from, to, damage }) => `Shrapnel of strength ${damage} flies from ${from} to ${to}.`,
    ignited: (event) => `Field ${event.field} is burning.`,
    'burns-already': (event) => `Field ${event.field} is burning already; ${card(event.card)} is discarded.`,
    'fire-out': (event) => `The fire on ${event.field} ${event.why === 'ended' ? 'burns down' : 'is put out'}.`,
    shot: ({ lane, field, hits, left }) => {
      const more = left === 0 ? '' : ` (${plural(left, 'more bullet')})`;
      return hits === 'nothing'
        ? `A bullet flies down lane ${lane} and hits nothing${more}.`
        : `A bullet hits the ${hits} on ${field}${more}.`;
    },
    poured: ({ field, paid, left }) => `Oil is poured on ${field} for ${paid}; a power of ${left} is left.`,
    'game-ended': ({ winners, reason }) => `${and(winners.map(player))} wins: ${ENDED[reason]}.`,
  };
};

/** What a card is aimed at, behind its name. */
function aimed(target: ChosenTarget, card: (id: string) => string): string {
  if ('lane' in target) {
    const at = target.hits === undefined ? '' : (HITS[target.hits] ?? ` at ${target.hits}`);
    return `in lane ${target.lane}${at}`;
  }
  if ('field' in target) return `on ${target.field}${target.hits === 'object' ? ' at what lies there' : ''}`;
  if ('from' in target) return `from ${target.from} to ${place(target.to)}`;
  if ('fields' in target) return `on ${fields(target.fields)}`;
  if ('amounts' in target) return `(${amountsNamed(target)})`;
  return `at ${card(target.card)}`;
}

const HITS: Readonly<Record<string, string>> = { creature: ' at the first creature', nothing: ' at nobody' };

const MOVED: Readonly<Record<MoveReason, (from: string, to: string) => string>> = {
  advance: (from, to) => `The zombie on ${from} walks to ${to}.`,
  dogs: (from, to) => `The dogs run from ${from} to ${to}.`,
  card: (from, to) => `The creature on ${from} moves to ${to}.`,
  order: (from, to) => `The zombie on ${from} obeys and moves to ${to}.`,
  push: (from, to) => `The zombie on ${from} is pushed back to ${to}.`,
  retreat: (from, to) => `The creature on ${from} retreats to ${to}.`,
};

const zombieStays = (field: string): string => `The zombie on ${field} stays`;
const creatureStays = (field: string): string => `The creature on ${field} stays`;

const STAYS: Readonly<Record<MoveReason, (field: string) => string>> = {
  advance: zombieStays,
  dogs: (field) => `The dogs on ${field} stay`,
  card: creatureStays,
  order: zombieStays,
  push: zombieStays,
  retreat: creatureStays,
};

const STAYED: Readonly<Record<StayReason, string>> = {
  halted: 'nobody can move',
  netted: 'a net prevents the move',
  barred: 'a barrier closes the lane',
  held: 'a card holds it back',
  blocked: 'somebody stands in the way',
  wall: 'the wall is too high',
  edge: 'the street ends there',
};

const BY: Readonly<Record<DamageSource, string>> = {
  card: 'The card',
  fire: 'The fire',
  explosion: 'The explosion',
  shrapnel: 'The shrapnel',
};

const SHIELD: Readonly<Record<ShieldReason, (field: string) => string>> = {
  damage: (field) => `The human shield of the zombie on ${field} takes the damage and is lost.`,
  crushed: (field) => `The human shield of the zombie on ${field} is crushed in its place.`,
  pit: (field) => `The human shield of the zombie on ${field} fills the pit.`,
  second: (field) => `The zombie on ${field} can hold only one human shield; the other is discarded.`,
};

const DIED: Readonly<Record<DeathReason, string>> = {
  wounds: 'dies of its wounds',
  crushed: 'is crushed',
  swallowed: 'falls into the pit',
  killed: 'is killed',
};

const REMOVED: Readonly<Record<RemovalReason, string>> = {
  ended: 'is taken away',
  cleared: 'is destroyed',
  filled: 'is filled',
  broken: 'breaks',
  'fallen-in': 'falls into the pit',
  'rolled-off': 'rolls off the street',
  spent: 'is spent',
};

const ENDED: Readonly<Record<EndReason, string>> = {
  barricade: 'a zombie is past the barricade',
  dawn: 'the sun rises',
};
