import { commonInEnglish, type RefusalSentences, roman } from '../../../../kernel/index.ts';
import { BOOST_COST, type Marker, type Resource } from '../../components.ts';
import type { AntsWhy } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { inBrackets, PENALTY, ROW_SIZES, SQUARE_SIZES } from '../phrases.ts';
import { DECISIONS } from './asks.ts';
import { NAMES } from './names.ts';
import {
  amount,
  and,
  aSpecialist,
  cells,
  disc,
  markers,
  or,
  type Phrases,
  phrasesOf,
  plural,
  seatName,
  slot,
  specialisation,
  symbols,
  terrain,
} from './phrases.ts';

/** Why an action is refused, in English. */
const refusalsWith = ({ card, cards, played, the }: Phrases): RefusalSentences<AntsWhy> => ({
  'queen/not-there': ({ queen, queens }) => `${card(queen)} cannot be chosen; choose ${or(queens.map(card))}.`,
  'keep/not-dealt': ({ card: id, cards: dealt }) => `You were not dealt ${card(id)}; choose from: ${cards(dealt)}.`,

  'action/impossible': ({ action }) =>
    `${NAMES.actions[action]} cannot be performed: with the ants and the Food you have, it could do nothing. Choose another main action.`,
  'action/closed': ({ action }) =>
    `You have chosen ${NAMES.actions[action]} this turn already and done nothing; choose another main action.`,
  'action/no-card': () => 'You have no card in hand to play; choose another main action.',
  'action/no-enemy': () =>
    'There is no enemy that you could defeat: it takes an explorer on its terrain and a free ability space for its level. Choose another main action.',
  'ants/none': () => 'At least 1 ant has to be spent; boosts alone are not enough.',
  'ants/too-many': ({ from, count, most }) =>
    `You want to spend ${plural(count, ...FROM[from])}, and there ${most === 1 ? 'is' : 'are'} ${most}; spend fewer.`,
  'ants/strength': ({ strength, most }) =>
    `Ants and boosts would make a Strength of ${strength}, and the most is ${most}; spend fewer.`,
  'queen-ant/none': ({ discs, cards: held }) =>
    discs === 0
      ? 'There is no disc on your Queen tile that could be spent.'
      : `A disc of the Queen tile costs a card from hand once a turn; you hold ${plural(held, 'card')} and cannot use it now.`,
  'queen-ant/alone': () => 'A disc of the Queen tile is spent together with another ant only; add one.',
  'boost/unpaid': ({ boosts, food, has }) =>
    `${plural(boosts, 'boost')} ${boosts === 1 ? 'costs' : 'cost'} ${food} Food${boosts === 1 ? '' : `, ${BOOST_COST} each`}, and you can pay ${has}; buy fewer.`,
  'boost/no-disc': ({ boosts, discs }) =>
    `${plural(boosts, 'boost')} would need as many discs from your pool, which holds ${discs}; buy fewer.`,
  'strength/useless': ({ action, strength }) =>
    ({
      dig: `With Strength ${strength} no Room tile could be placed; spend another number of ants.`,
      explore: `With Strength ${strength} no free hex could be explored; spend more ants.`,
      forage: `There is no path of ${plural(strength, 'free vertex', 'free vertices')} for your foragers; spend fewer ants.`,
    })[action],
  'display/row': ({ slot: name, row }) =>
    `The card comes from the ${NAMES.rows[row]}, not from ${slot(name)}; choose another one.`,
  'display/empty': ({ slot: name }) => `There is no card in ${slot(name)}; choose another one.`,

  'tile/shape': ({ cells: names }) =>
    `No Room tile has the shape of ${cells(names)}: tiles are a row of ${or(ROW_SIZES.map(String))} cells, or a square of ${or(SQUARE_SIZES.map(String))}.`,
  'tile/stone': ({ cells: names }) => `There is a stone among ${cells(names)}, which your tiles cannot cover.`,
  'tile/covered': ({ cells: names }) =>
    `A Room tile lies on ${cells(names)} already, at least in part; choose free cells.`,
  'tile/apart': ({ cells: names }) =>
    `A tile on ${cells(names)} would neither be in area I nor next to another of your tiles; choose other cells.`,
  'tile/supply': ({ size }) => `There is no Room tile of size ${size} left; choose another size.`,
  'tile/size': ({ size, most }) =>
    `A tile of size ${size} does not go with the Strength that is left: ${most}; choose another size.`,
  'bonus/not-left': ({ cell, cells: left }) =>
    `There is no bonus to activate on ${cells([cell])} now; choose ${or(left.map(inBrackets))}.`,
  'hex/unknown': ({ hex }) => `The hex ${hex} is not in this game; choose another one.`,
  'hex/explored': ({ hex }) => `There is an explorer on ${hex} already; choose another hex.`,
  'hex/too-strong': ({ hex, dots, strength }) =>
    `Exploring ${hex} takes Strength ${dots}, and you have ${strength}; choose another hex.`,
  'vertex/unknown': ({ vertex }) => `The vertex ${vertex} is not in this game; choose another one.`,
  'vertex/taken': ({ vertex }) => `There is a forager on ${vertex} already; choose a free vertex.`,
  'vertex/no-start': ({ vertex }) =>
    `A path cannot start on ${vertex}: it starts on a red vertex, next to one of your foragers, or at a hex with your explorer and none of your foragers.`,
  'vertex/no-end': ({ vertex, ends }) =>
    `The vertex ${vertex} is not next to an end of the path, which ends at ${and(ends)}.`,
  'vertex/dead-end': ({ vertex, left }) =>
    `From ${vertex} the path could not be finished; ${plural(left, 'forager')} would be left over. Choose another vertex.`,
  'cube/not-there': ({ cube, hex }) => `There is no ${NAMES.resources[cube]} on ${hex}; choose another kind of cube.`,
  'hex/not-emptied': ({ hex, hexes }) => `${hex} is not one of the emptied hexes; choose ${or(hexes)}.`,

  'part/done': ({ part }) =>
    part === 'card' ? 'The card of this action has been dealt with.' : 'The enemy of this action has been dealt with.',
  'part/no-card': () => 'You have no card in hand to play.',
  'part/no-enemy': () => 'There is no enemy that you could defeat now.',
  'card/not-in-hand': ({ card: id, cards: held }) => `You do not hold ${card(id)}; you hold: ${cards(held)}.`,
  'card/type': ({ card: id, type }) => `${card(id)} is not one of the ${NAMES.types[type]} cards, which this is for.`,
  'card/no-room': ({ card: id, size }) =>
    `${card(id)} needs an Empty Room tile of at least size ${size} in your nest; dig first.`,
  'card/needs': ({ card: id, line, has, least }) =>
    `Requirement ${line} of ${card(id)} asks for ${least}, and you have ${has}; come back later.`,
  'card/symbols': ({ card: id, missing, aggression, mutation }) =>
    `For ${card(id)} you lack ${symbols(missing)}, and your tokens cannot stand for that: ${tokens(aggression, mutation)}.`,
  'card/cost': ({ card: id, what, cost }) => `${card(id)} costs ${amount(what, cost)}, which you cannot pay.`,
  'waive/no-line': ({ card: id, line, lines }) =>
    `${card(id)} has ${plural(lines, 'requirement')}, and no number ${line}; choose another one.`,
  'waive/others': ({ card: id, line }) =>
    `Without requirement ${line} of ${card(id)} the others would have to be met, and are not; waive another one.`,
  'room/none': ({ size, least }) =>
    `You have no Empty Room tile of size ${size} that would do; the card needs size ${least} or more.`,
  'cover/count': ({ aggression, least, most }) =>
    `The number of Aggression tokens here is ${span(least, most)}, not ${aggression}.`,
  'pay/way': ({ what, cost, fungus, markers: used }) =>
    `${amount(what, cost)} cannot be paid with ${fungus} Fungus and ${plural(used, 'marker')}; choose another way.`,

  'enemy/none': ({ hex }) => `There is no enemy on ${hex}; choose another hex.`,
  'enemy/no-explorer': ({ hex, terrain: name }) =>
    `To defeat the enemy on ${hex} you need an explorer on a hex with the same terrain: ${terrain(name)}.`,
  'enemy/no-space': ({ hex, level }) =>
    `No ability space that takes level ${roman(level)} is free, so the enemy on ${hex} cannot be defeated.`,
  'enemy/symbols': ({ hex, missing, aggression, mutation }) =>
    `For the enemy on ${hex} you lack ${symbols(missing)}, and your tokens cannot stand for that: ${tokens(aggression, mutation)}.`,
  'space/taken': ({ space }) => `An enemy lies on ${card(space)} already; choose a free space.`,
  'space/level': ({ space, level, least }) =>
    `${card(space)} takes enemies from level ${roman(least)} on, and this one has level ${roman(level)}; choose another space.`,

  'store/no-ant': (facts) =>
    `There is no ${specialisation(facts.specialisation)} on the top tile that could be stored.`,
  'store/taken': (facts) => `You have stored ${aSpecialist(facts.specialisation)} already, and there is room for one.`,
  'deed/turned': ({ place }) => `The ${place} tile is turned over: its deed has been resolved.`,
  'deed/not-top': ({ place }) => `Only the deed of the top tile can be resolved, not that of the ${place} one.`,
  'deed/needs': ({ place, has, least }) => `The deed of the ${place} tile asks for ${least}, and you have ${has}.`,
  'deed/symbols': ({ place, missing, aggression, mutation }) =>
    `For the deed of the ${place} tile you lack ${symbols(missing)}, and your tokens cannot stand for that: ${tokens(aggression, mutation)}.`,
  'effect/not-left': () => 'That is not one of the effects that are left in this step; choose another one.',
  'effect/nothing': () => 'That would do nothing now; choose another effect, or finish.',
  'feed/unpaid': ({ larvae, food }) =>
    `Feeding ${plural(larvae, 'larva', 'larvae')} costs ${larvae} Food, and you can pay ${food}; take Food, or give a larva up.`,
  'larva/none': (facts) => `You have no ${specialisation(facts.specialisation)} larva; choose another one.`,

  'track/other': ({ track, tracks }) =>
    `Your ${NAMES.tracks[track]} cannot be raised now; choose ${or(tracks.map((each) => NAMES.tracks[each]))}.`,
  'keep/not-drawn': ({ card: id, cards: drawn }) => `${card(id)} is not one of the cards drawn: ${cards(drawn)}.`,
  'disc/none': ({ place, specialisation: name }) => `You have no ${disc(place, name)} that could be moved.`,
  'disc/way': ({ place, from, to }) =>
    `A ${disc(place, from)} cannot be moved to ${specialisation(to)} by this effect.`.replace('A e', 'An e'),
  'item/gone': ({ item, items }) => `${the(item)} does not lie beside the board; there is: ${cards(items)}.`,
  'scent/gone': ({ terrain: name }) => `Your ${terrain(name)} Pheromone cube is gone already; choose another one.`,
  'discard/not-in-hand': ({ card: id, cards: held }) => `You do not hold ${card(id)}; you hold: ${cards(held)}.`,
  'discard/type': ({ card: id, type }) =>
    `${card(id)} is not one of the ${NAMES.types[type]} cards, and one is asked for.`,
  'pay/too-dear': ({ what, cost, has }) => `This costs ${priced(what, cost)}, and you have ${has}.`,
  'marker/no-place': ({ card: on, marker, cards: fitting }) =>
    `${played(on)} does nothing with ${NAMES.markers[marker]} markers; choose from: ${fitting.map(played).join(', ') || 'nothing'}.`,
  'marker/none': ({ card: on, marker, cards: bearing }) =>
    `There is no ${NAMES.markers[marker]} marker on ${played(on)}; choose from: ${bearing.map(played).join(', ') || 'nothing'}.`,
  'branch/nothing': ({ effect, effects }) =>
    effect > effects
      ? `There are ${effects} effects to choose from, and no number ${effect}.`
      : `Effect ${effect} could do nothing now; choose another one.`,
  'egg/lowest': ({ track }) => `Your ${NAMES.tracks[track]} is on its lowest space and cannot be lowered.`,
  'room/not-full': ({ size }) => `You have no Full Room tile of size ${size}; choose another size.`,

  'free/not-here': () => 'This free action is not possible at this point; take it before your main action.',
  'transform/same': (facts) =>
    `The disc is ${aSpecialist(facts.specialisation)} already; choose another specialisation.`,
  'transform/larva': () => 'At this point only ants of the top tile can be transformed, not larvae.',
  'transform/none': ({ place, specialisation: name }) => `You have no ${disc(place, name)} that could be transformed.`,
  'transform/unpaid': ({ food }) => `Transforming costs ${amount('food', food)}, which you cannot pay.`,
  'emergency/not-needed': ({ food, needed }) =>
    `Emergency Food is for need only: you have ${food} Food, and ${needed} would be enough here.`,
  'emergency/limit': ({ taken, most }) =>
    `You have taken as many ${PENALTY} VP tokens this turn as you may: ${taken} of ${most}.`,
  'queen/other': () => 'Your Queen does not allow that.',
  'queen/used': ({ kind }) => `You have used the discard of ${aType(kind)} card for the Queen this turn already.`,
  'queen/no-card': () => 'You have no card in hand to discard.',
  'token/placed': ({ symbol }) =>
    `The token ${NAMES.symbols[symbol]} lies on your Queen tile already; choose another one.`,
  'token/full': ({ spaces }) => `All ${plural(spaces, 'space')} of your Queen tile hold a token.`,
  'token/unpaid': ({ food }) => `The next token costs ${amount('food', food)}, which you cannot pay.`,
  'queen/unpaid': ({ what, cost, has }) => `This costs ${amount(what, cost)}, and you have ${has}.`,
});

const FROM: Readonly<Record<'tile' | 'stored' | 'universal', readonly [one: string, many: string]>> = {
  tile: ['ant of the top tile', 'ants of the top tile'],
  stored: ['stored ant', 'stored ants'],
  universal: ['universal ant', 'universal ants'],
};

const tokens = (aggression: number, mutation: number): string =>
  `you have ${amount('aggression', aggression)} and ${amount('mutation', mutation)}`;
const span = (least: number, most: number): string => (least === most ? String(least) : `${least} to ${most}`);
const priced = (what: Resource | Marker | 'card', cost: number): string =>
  what === 'card'
    ? plural(cost, 'card')
    : Object.hasOwn(NAMES.resources, what)
      ? amount(what as Resource, cost)
      : markers(what as Marker, cost);
const aType = (type: keyof typeof NAMES.types): string => `a ${NAMES.types[type]}`;

/** What every game refuses, and to whom, in English. */
export const COMMON: Omit<Refusing, 'refusals'> = { seatName, common: commonInEnglish() };

/** What the rules say in English. */
export const REFUSING: Refusing = {
  seatName,
  common: commonInEnglish(DECISIONS),
  refusals: (called) => refusalsWith(phrasesOf(called)),
};
