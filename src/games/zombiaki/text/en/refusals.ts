import { commonInEnglish, type RefusalSentences } from '../../../../kernel/index.ts';
import type { Way } from '../../cards/vocabulary.ts';
import { FIRST_STREET, LANES, LAST_STREET, SIDE_LANES } from '../../components.ts';
import type { TargetShape, ZombiakiWhy } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { DECISIONS } from './asks.ts';
import { NAMES } from './names.ts';
import { damage, fields, or, type Phrases, phrasesOf, place, plural, seatName } from './phrases.ts';

const { things } = NAMES;

/** Why an action is refused, in English. */
const refusalsWith = ({ card, cards }: Phrases): RefusalSentences<ZombiakiWhy> => ({
  'card/not-in-hand': ({ card: id, hand }) => `You do not hold ${card(id)}; you hold: ${cards(hand)}.`,
  'card/not-drawn': ({ card: id, drawn }) =>
    `${card(id)} was not drawn this turn, and one of the drawn cards has to go: ${cards(drawn)}.`,
  'card/not-now': ({ card: id }) =>
    `${card(id)} cannot be played now: it says itself when it is used. Choose another card.`,
  'card/no-target': ({ card: id }) =>
    `There is nothing that ${card(id)} could be played on now; choose another card, or end the turn.`,
  'card/not-theirs': ({ card: id, hand }) => `Your opponent does not hold ${card(id)}; choose from: ${cards(hand)}.`,
  'play/limit': () => 'After the terror you may play no more cards this turn; end it.',
  'target/wrong-shape': ({ card: id, shape }) => `${card(id)} needs something else: ${SHAPES[shape]}.`,
  'lane/middle': ({ card: id }) =>
    `${card(id)} is played on a side lane, never on the middle one; choose ${or(SIDE_LANES)}.`,
  'line/not-on-it': ({ lane, targets }) =>
    targets.length === 0
      ? `There is nothing to be hit in lane ${lane}; a shot there hits nothing.`
      : `That is not what a shot down lane ${lane} can hit; it can hit what is on ${or(targets)}.`,
  'mark/nothing': ({ field }) => `There is nothing on ${field} that can be shot at; choose a creature or a car.`,
  'zombie/none': ({ field }) => `There is no zombie on ${field}; choose a field with one.`,
  'zombie/shielded': ({ field }) =>
    `The zombie on ${field} has a human shield already, and can hold only one; choose another.`,
  'zombie/boss': ({ field }) => `The zombie on ${field} is a boss already; choose another.`,
  'zombie/held': ({ field }) => `The zombie on ${field} is held back already; choose another.`,
  'bite/no-shield': ({ field }) => `The zombie on ${field} holds no human that it could bite; choose one that does.`,
  'mass/no-zombie': ({ field }) => `There is no other zombie on ${field} to join; choose a field next to it with one.`,
  'pair/not-adjacent': (facts) =>
    `Two zombies that stand next to each other change places; ${fields(facts.fields)} are not two such fields.`,
  'net/too-strong': ({ strength, most }) =>
    `A net holds a strength of at most ${most} in all; those are ${strength}. Choose fewer or weaker ones.`,
  'net/apart': (facts) =>
    `A net falls over zombies that stand next to each other; ${fields(facts.fields)} do not all hang together.`,
  'object/none': ({ field }) => `Nothing lies on ${field}; choose a field with an object.`,
  'object/kind': ({ field, card: id, kinds }) =>
    `${card(id)} on ${field} cannot be destroyed by this; choose ${or(kinds.map((kind) => `a ${things[kind].toLowerCase()}`))}.`,
  'dogs/none': ({ field, waiting }) =>
    waiting.length === 0
      ? `There are no dogs on ${field} that may still move, nor anywhere else.`
      : `There are no dogs on ${field} that may still move; those on ${fields(waiting)} may.`,
  'dogs/not-adjacent': ({ from, to }) => `Dogs run field by field, never diagonally; ${to} is not next to ${from}.`,
  'oil/not-adjacent': ({ from, to }) =>
    `Oil flows from field to field, never diagonally; ${to} is not next to ${from}.`,
  'oil/visited': ({ field }) => `The oil has been on ${field} already; choose another field, or stop.`,
  'shrapnel/not-adjacent': ({ from, to }) => `Shrapnel flies to an adjacent field; ${to} is not next to ${from}.`,

  'enter/occupied': ({ field }) => `Somebody stands on ${field}, and a field holds only one creature; choose another.`,
  'enter/barred': ({ field }) => `A barrier closes ${field}: nobody enters its reach. Choose another field.`,
  'enter/wall': ({ field, height, strength }) =>
    `The wall on ${field} is ${height} high, and there is only a strength of ${strength} to climb it.`,
  'enter/dogs-wall': ({ field }) => `There is a wall on ${field}, and dogs never climb one; choose another field.`,
  'enter/object': ({ field }) => `Something lies on ${field}, and creatures are put on fields without objects here.`,

  'move/nobody': ({ field }) => `Nobody stands on ${field}; choose a field with a creature.`,
  'move/dogs': ({ field }) => `There are dogs on ${field}, and this is for zombies only; choose a zombie.`,
  'move/wrong-way': ({ from, to, ways }) =>
    `From ${from} it goes ${or(ways.map((way) => WAYS[way]))} by one field; ${place(to)} is not there.`,
  'move/halted': () => 'Nobody can move until the next human turn.',
  'move/netted': ({ field }) => `The creature on ${field} is under a net and cannot move; choose another.`,
  'move/barred': ({ field }) => `The creature on ${field} stands in the reach of a barrier and cannot move.`,
  'move/used': ({ field }) =>
    `Cards move each zombie by one field a turn at most, and the one on ${field} has been moved.`,
  'move/dogs-out': ({ field }) => `The dogs on ${field} stay on the street: only zombies get past the barricade.`,

  'field/creature': ({ field }) => `Somebody stands on ${field}; choose a field without a creature.`,
  'field/object': ({ field, card: id }) =>
    `${card(id)} lies on ${field}, and a field holds only one object; choose another.`,
  'field/fire': ({ field }) => `Field ${field} is burning; choose a field without fire.`,
  'field/wrong-street': ({ card: id, street, wanted }) =>
    `${card(id)} ${WANTED[wanted]}; that field is on street ${street}.`,
  'field/no-way': ({ field, blocked }) =>
    `The way from the barricade to ${field} is not free: ${blocked} is in the way. Choose a field before it.`,
  'field/before-creature': ({ field, creature }) =>
    `Field ${field} is directly in front of the creature on ${creature}; choose another field.`,
  'field/near-zombie': ({ field, zombie }) =>
    `Field ${field} touches ${zombie}, where a zombie stands; choose a field farther away.`,
  'field/behind-zombie': ({ field, zombie }) =>
    `A zombie on ${zombie} is nearer to the barricade than ${field}; choose a street with no zombie nearer to the barricade.`,

  'flames/nobody': ({ card: id }) => `There is nobody on the street whom ${card(id)} could burn.`,
  'flames/too-much': ({ total, power }) => `That makes ${total}, and there is a power of ${power} only; give out less.`,
  'flames/gap': ({ street }) => `The flames cross fields side by side; leave no gap on street ${street}.`,
  'flames/empty-field': ({ field, amount, cost }) =>
    `Nobody stands on ${field}: it costs exactly ${cost}, not ${amount}.`,
  'flames/too-much-for-one': ({ field, amount, most }) =>
    `The creature on ${field} can take ${damage(most)} at most, not ${amount}.`,
  'flames/behind-wall': ({ field }) => `Field ${field} is behind a wall, and flames do not get there.`,
  'flames/no-creature': ({ street }) => `There has to be a creature among the fields; choose one on street ${street}.`,

  'order/not-your-turn': () => 'Orders are given in the play step of the zombies, when nothing else is being decided.',
  'order/no-boss': ({ field }) => `There is no boss on ${field}; choose the field of one.`,
  'order/none-left': ({ field }) => `The boss on ${field} has no orders left.`,
  'order/given': ({ field }) => `The boss on ${field} has already given its order for this turn.`,
  'order/itself': ({ field }) => `The boss on ${field} orders others, not itself; choose another zombie.`,
  'order/too-strong': ({ field, strength, most }) =>
    `Only zombies of strength ${most} or less obey; the one on ${field} has ${strength}.`,
  'order/obeyed': ({ field }) =>
    `A zombie obeys only one order in the whole game, and the one on ${field} has done so.`,
});

const SHAPES: Readonly<Record<TargetShape, string>> = {
  nothing: 'name nothing with it',
  lane: 'name a lane',
  line: 'name a lane and what is hit there',
  mark: 'name a field, and whether the creature or the object there is hit',
  field: 'name a field',
  move: 'name the field somebody leaves and the field they go to',
  fields: 'name fields',
  amounts: `name ${plural(LANES.length, 'amount')}, one for each lane`,
  card: 'name a card of your opponent',
};

const WAYS: Readonly<Record<Way, string>> = { forward: 'forward', back: 'back', sideways: 'sideways' };

const WANTED = {
  'street-1': `is put on street ${FIRST_STREET}`,
  'street-5': `is put on street ${LAST_STREET}`,
  'not-street-5': `is put on any street but ${LAST_STREET}`,
} as const;

/** What the rules say in English. */
export const REFUSING: Refusing = {
  seatName,
  refusals: (called) => refusalsWith(phrasesOf(called)),
  common: commonInEnglish(DECISIONS),
};
