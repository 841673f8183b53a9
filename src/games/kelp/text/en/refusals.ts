import { commonInEnglish, type RefusalSentences } from '../../../../kernel/index.ts';
import { ENERGY_SPACES, FACES } from '../../components.ts';
import type { Choice, KelpWhy, Need } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { readDie, unstored } from '../phrases.ts';
import { DECISIONS } from './asks.ts';
import { ALL_NAMES, NAMES } from './names.ts';
import {
  area,
  areas,
  colour,
  coloured,
  dice,
  die,
  or,
  type Phrases,
  phrasesOf,
  plural,
  seatName,
  span,
} from './phrases.ts';

/** Why an action is refused, in English. */
const refusalsWith = ({ block, card, cards }: Phrases): RefusalSentences<KelpWhy> => ({
  'card/not-in-hand': ({ card: id, hand }) => `You do not hold ${card(id)}; you hold: ${cards(hand)}.`,
  'card/too-dear': ({ card: id, cost, hidden }) =>
    `${card(id)} costs ${cost}, and your hidden blocks count only ${hidden}; choose a cheaper card, or hide blocks first.`,
  'card/impossible': ({ card: id, need, count }) =>
    `${card(id)} cannot be carried out: however it is paid, it needs ${NEEDS[need](count)}. Choose another action.`,
  'draw/full': ({ hand, limit }) =>
    `You hold ${plural(hand, 'card')}, and the hand limit is ${limit}; drawing is for fewer. Play or discard a card.`,
  'pay/not-hidden': ({ area: name }) =>
    `The block in ${area(name)} is not hidden, and only hidden blocks can be revealed as payment; choose another.`,
  'pay/too-little': ({ paid, cost }) => `The card costs ${cost}, and those blocks count only ${paid}; reveal more.`,
  'pay/too-much': ({ area: name, cost }) =>
    `The cost of ${cost} is paid without the block in ${area(name)}; leave it hidden.`,
  'pay/impossible': ({ card: id, need, count }) =>
    `Paid like this, ${card(id)} could not be carried out: afterwards it needs ${NEEDS[need](count)}. Reveal other blocks.`,
  'food/not-eaten': ({ food }) => `The octopus has not eaten ${block(food)}; only eaten foods can be used.`,
  'food/used': ({ food }) => `The effect of ${block(food)} is used up: each food works only once.`,
  'food/impossible': ({ food, need, count }) =>
    `The effect of ${block(food)} needs ${NEEDS[need](count)}, and that is missing; keep it for later.`,

  'mix/count': ({ count, wanted }) =>
    `The card mixes ${plural(wanted, 'block')} of your choice; you chose ${count}. Choose exactly ${wanted}.`,
  'mix/not-hidden': ({ area: name }) =>
    `The block in ${area(name)} is not hidden, and only hidden ones are mixed; choose another.`,
  'mix/named': ({ area: name }) => `The block in ${area(name)} is mixed anyway; choose others to go with it.`,
  'mix/not-beside': ({ area: name, octopus }) =>
    `The octopus is in ${area(octopus)}, and ${area(name)} is not next to it; choose an adjacent block.`,
  'place/not-empty': ({ area: name, empty }) =>
    `There is a block in ${area(name)}; choose one of the empty areas: ${areas(empty)}.`,
  'swap/not-adjacent': (facts) =>
    `Only two blocks next to each other are swapped, never diagonally; ${areas(facts.areas)} are not.`,
  'hide/not-revealed': ({ area: name }) =>
    `The block in ${area(name)} is not revealed, so it cannot be hidden; choose a revealed one.`,
  'hide/count': ({ count, least, most }) =>
    `The number of blocks to hide here is ${span(least, most)}; you chose ${count}.`,
  'hide/this-trap': ({ area: name }) =>
    `The trap in ${area(name)} was sprung just now and stays revealed; choose other blocks.`,
  'hide/not-gained': ({ area: name, gained }) =>
    `The block in ${area(name)} was not gained just now; only those in ${areas(gained)} can be hidden.`,
  'replace/not-revealed': ({ area: name }) =>
    `The block in ${area(name)} is not revealed, and only a revealed block can be replaced; choose another.`,
  'replace/never': ({ area: name, block: id }) =>
    `In ${area(name)} lies ${block(id)}, and neither the octopus nor food is ever replaced; choose another block.`,
  'replace/gained': ({ area: name }) =>
    `The block in ${area(name)} was gained by this very effect and stays; choose one that was revealed before.`,

  'learn/stack-empty': ({ stack }) =>
    `There is no card left in the ${NAMES.types[stack].toLowerCase()} stack; choose another stack, or a block.`,
  'learn/no-place': () =>
    'A gained block has to replace a revealed one, and there is none left that may go; take a card that brings no block.',
  'learn/not-in-reserve': ({ block: id }) => `The reserve does not hold ${block(id)}; choose a block that lies there.`,
  'learn/just-sent': ({ block: id }) =>
    `This very effect has sent ${block(id)} to the reserve; it can be gained by a later one. Choose something else.`,
  'learn/not-done': ({ owed }) =>
    `You may not stop yet: ${plural(owed, 'more card or block has', 'more cards or blocks have')} to be gained.`,
  'keep/not-gained': ({ card: id, gained }) => `${card(id)} was not gained just now; choose from: ${cards(gained)}.`,
  'keep/type': ({ card: id, type }) =>
    `${card(id)} is one of the ${NAMES.types[type].toLowerCase()} cards, which go onto the discard pile; choose another card, or none.`,
  'remove/not-there': ({ card: id, from, cards: there }) =>
    `${card(id)} is not in ${from === 'hand' ? 'your hand' : 'your discard pile'}; there is: ${cards(there)}.`,
  'fetch/not-there': ({ card: id, pile, cards: there }) =>
    `${card(id)} is not in the ${PILES[pile]}; it holds: ${cards(there)}.`,

  'den/taken': ({ space }) => `A current die lies in the den ${space}; choose a den without one.`,
  'sweep/no-die': ({ space }) => `There is no current die on ${space}; choose a space with one.`,
  'sweep/too-many': ({ count, most }) =>
    `At most ${plural(most, 'current die', 'current dice')} may go back to the bag; you chose ${count}.`,
  'strategy/gone': ({ card: id, left }) => `${card(id)} is not there any more; choose from: ${cards(left)}.`,

  'card/not-held': ({ card: id, held }) =>
    `${card(id)} is not among the cards in front of you, which are: ${cards(held)}.`,
  'card/not-now': ({ card: id, windows }) =>
    windows.length === 0
      ? `${card(id)} has no effect that could be used.`
      : `${card(id)} cannot be used now, but ${or(windows.map((window) => ALL_NAMES.windows[window]))}.`,
  'card/told': ({ card: id, wants }) =>
    wants.length === 0
      ? `${card(id)} is not used like that: nothing has to be named with it. Look at what it does.`
      : `${card(id)} has to be told exactly this: ${wants.map((want) => CHOICES[want]).join('; ')}.`,
  'dice/count': ({ count, least, most }) =>
    `The number of dice to name here is ${span(least, most)}; you named ${count}.`,
  'dice/not-drawn': ({ drawn }) => `You can return only what is drawn: ${coloured(drawn)}.`,
  'dice/not-in-bag': ({ colours }) =>
    colours.length === 0
      ? 'The bag is empty, even with the dice you return.'
      : `The bag does not hold that; you can take ${or(colours.map(colour))}.`,
  'bag/empty': ({ card: id }) => `The bag is empty, and ${card(id)} needs 1 die in it; keep the card for later.`,
  'die/not-in-pool': ({ die: name, pool }) =>
    pool.length === 0
      ? `There is no die left in the pool, so not ${die(name)} either.`
      : `${die(name)} is not in the pool, which holds: ${dice(pool)}.`,
  'die/not-stored': ({ die: name, stored }) =>
    stored.length === 0
      ? `No card holds ${die(unstored(name))} since an earlier turn, nor any other die.`
      : `No card holds ${die(unstored(name))} since an earlier turn; there is: ${dice(stored.map(unstored))}.`,
  'die/colour': ({ die: name, colours }) =>
    `${die(name)} has the wrong colour for this; it has to be ${or(colours.map(colour))}.`,
  'raise/too-much': ({ die: name, by, most }) =>
    most === 0
      ? `${die(name)} cannot be turned up any more, since ${FACES} is the highest; choose another die.`
      : `${die(name)} can be turned up by ${most} at most, and never beyond ${FACES}; not by ${by}.`,
  'reroll/none-left': ({ used, rerolls }) =>
    rerolls === 0
      ? 'No growth tile gives you a reroll yet; use a card, or keep the dice.'
      : `Your growth tiles give ${plural(rerolls, 'reroll')} a turn, and you have used ${used}; use a card, or keep the dice.`,
  'step/not-next': ({ space }) =>
    `Space ${space} is not a free space 1 step ahead of the shark; choose one that is, or keep the card.`,
  'about-turn/inward': () => 'The shark looks inward and turns to either end anyway; just swim.',
  'about-turn/stepped': () => 'The shark turns around only before its first step of the turn, and it has taken one.',

  'current/none': ({ space }) => `There is no current die on ${space}; choose a space with one.`,
  'space/taken': ({ space }) => `There is a current die on ${space} already, and a space holds only 1; choose another.`,
  'space/shark': ({ space }) => `The shark is on ${space}, so no die can be placed there; choose another space.`,
  'move/no-way': ({ from, to }) =>
    `The shark cannot swim from ${from} to ${to} like this: 1 space ahead, never back, over currents only while each shows less than the one before.`,
  'move/free': () => 'The shark can swim on, so no die is taken away; choose a move.',
  'move/not-ahead': ({ space }) =>
    `Space ${space} is not directly ahead of the shark; choose one of the nearest dice in front of it.`,
  'area/not-bordering': ({ area: name, areas: around }) =>
    `The shark does not border on ${area(name)}; it can reach ${areas(around)}.`,
  'area/twice': ({ area: name }) =>
    `Only 1 die is placed in an area each turn; choose another area than ${area(name)}.`,
  'die/too-low': ({ die: name, area: where, value }) =>
    `In ${area(where)} a die has to show ${value} or more; ${die(name)} is too low. Keep it for energy.`,
  'area/revealed': ({ area: where, die: name }) =>
    readDie(name).colour === 'red'
      ? `The block in ${area(where)} is revealed and is not the octopus, so there is nothing to attack; choose another area.`
      : `The block in ${area(where)} is revealed already, so there is nothing to search; choose another area.`,
  'area/no-die': ({ area: name, areas: placed }) =>
    `There is no die in ${area(name)}; choose ${or(placed.map(area)) || 'another area'}.`,

  'store/count': ({ count, least, most }) =>
    `The number of dice to store on the ${ENERGY_SPACES} energy spaces is ${span(least, most)} now; you chose ${count}.`,
  'buy/not-in-row': ({ card: id, row }) => `${card(id)} does not lie in the row; there is: ${cards(row)}.`,
  'buy/too-dear': ({ card: id, cost, energy }) =>
    `${card(id)} costs ${cost}, and you have ${energy} energy left; choose a cheaper card.`,
  'buy/owed': () => 'At least 1 card has to be bought before you finish, and again after each replacement.',
  'exchange/deck-empty': () => 'The deck is empty, so no card of the row can be replaced; buy one, or finish.',
  'exchange/lowest': ({ die: name }) => `${die(name)} cannot be lowered below 1; choose another energy die.`,
  'exchange/nothing-left': ({ card: id, energy }) =>
    `Without ${card(id)} and with the ${energy} energy left then, no other card could be bought; choose another card, or buy.`,
  'die/not-energy': ({ die: name, energy }) => `${die(name)} is not on the energy spaces, which hold: ${dice(energy)}.`,
});

const NEEDS: Readonly<Record<Need, (count: number) => string>> = {
  hidden: (count) => plural(count, 'hidden block'),
  revealed: (count) => plural(count, 'revealed block'),
  octopus: () => 'the octopus to be revealed',
  items: (count) => plural(count, 'card or block to learn', 'cards or blocks to learn'),
  food: () => 'its food on the board, next to the octopus',
  card: (count) => `${plural(count, 'card')} in the draw pile or the discard pile`,
};

const CHOICES: Readonly<Record<Choice, string>> = {
  feed: 'the die for the hunger track',
  stash: 'the die that is put on it',
  raise: 'the die that is turned up, and by how much',
  turn: 'the die that is turned',
  dice: 'the dice that are rerolled',
  give: 'the drawn dice that are returned',
  take: 'the colours that are taken from the bag',
};

const PILES = { 'draw-pile': 'draw pile', discards: 'discard pile' } as const;

/** What every game refuses, and to whom, in English. */
export const COMMON: Omit<Refusing, 'refusals'> = { seatName, common: commonInEnglish(DECISIONS) };

/** What the rules say in English. */
export const REFUSING: Refusing = { ...COMMON, refusals: (called) => refusalsWith(phrasesOf(called)) };
