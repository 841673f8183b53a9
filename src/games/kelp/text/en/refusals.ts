import { type CommonSentences, ENGLISH, nameOfDecision, type RefusalSentences } from '../../../../kernel/index.ts';
import type { CardType, Colour } from '../../components.ts';
import type { Choice, KelpWhy, Need } from '../../table/refusals.ts';
import { DECISIONS } from './decisions.ts';
import { and, dice, die, or, type Phrases, places, plural, seatName } from './phrases.ts';

/** Why an action is refused, in English. */
export const refusalsWith = ({ card, cards, block }: Phrases): RefusalSentences<KelpWhy> => ({
  'card/not-in-hand': ({ card: id, hand }) => `You do not hold ${card(id)}; you hold: ${cards(hand)}.`,
  'card/too-dear': ({ card: id, cost, hidden }) =>
    `${card(id)} costs ${cost}, and your hidden blocks count only ${hidden}; choose another card.`,
  'card/impossible': ({ card: id, need, count }) =>
    `${card(id)} cannot be resolved, however it is paid: ${needed(need, count)}.`,
  'draw/full': ({ hand, limit }) =>
    `You hold ${plural(hand, 'card')}, and the hand limit is ${limit}; play or discard.`,
  'pay/not-hidden': ({ area }) => `The block in ${area} is not hidden; a cost is paid with hidden blocks.`,
  'pay/too-little': ({ paid, cost }) => `Those blocks count ${paid}, and the cost is ${cost}; reveal more.`,
  'pay/too-much': ({ area, cost }) => `The cost of ${cost} is paid without the block in ${area}; leave it hidden.`,
  'pay/impossible': ({ card: id, need, count }) =>
    `Paid so, ${card(id)} could not be resolved: ${needed(need, count)}. Pay with other blocks.`,
  'food/not-eaten': ({ food }) => `${block(food)} has not been eaten yet.`,
  'food/used': ({ food }) => `${block(food)} has been used already, and can be used once.`,
  'food/impossible': ({ food, need, count }) => `${block(food)} cannot be used now: ${needed(need, count)}.`,

  'mix/count': ({ count, wanted }) =>
    `${plural(wanted, 'hidden block')} of your choice ${wanted === 1 ? 'is' : 'are'} mixed; you named ${count}.`,
  'mix/not-hidden': ({ area }) => `The block in ${area} is not hidden; choose hidden blocks.`,
  'mix/named': ({ area }) => `The block in ${area} is mixed anyway; choose others beside it.`,
  'mix/not-beside': ({ area, octopus }) => `${area} is not next to the octopus in ${octopus}; choose a neighbour.`,
  'place/not-empty': ({ area, empty }) => `${area} is not empty; point at ${or(empty)}.`,
  'swap/not-adjacent': ({ areas }) => `${and(areas)} are not next to each other; choose two adjacent areas.`,
  'hide/not-revealed': ({ area }) => `The block in ${area} is not revealed; choose a revealed block.`,
  'hide/count': ({ count, least, most }) =>
    `${least === most ? least : `${least} to ${most}`} blocks are hidden here; you named ${count}.`,
  'hide/this-trap': ({ area }) => `The trap in ${area} that was just sprung stays revealed; choose others.`,
  'hide/not-gained': ({ area, gained }) =>
    `The block in ${area} was not gained by this card; those in ${places(gained)} were.`,
  'replace/not-revealed': ({ area }) => `The block in ${area} is not revealed; a gained block replaces a revealed one.`,
  'replace/never': ({ area, block: id }) => `${block(id)} in ${area} is never replaced; choose a shell or a trap.`,
  'replace/gained': ({ area }) => `The block in ${area} was gained by this very effect; choose another.`,

  'learn/stack-empty': ({ stack }) => `The stack of ${STACKS[stack]} cards is empty; choose another.`,
  'learn/no-place': () => 'No revealed block is left that could be replaced; choose a card without a block.',
  'learn/not-in-reserve': ({ block: id }) => `${block(id)} is not in the reserve; choose another block.`,
  'learn/just-sent': ({ block: id }) =>
    `${block(id)} was sent to the reserve by this very effect; choose another block.`,
  'learn/not-done': ({ owed }) => `${plural(owed, 'item')} must still be gained; this effect cannot stop early.`,
  'keep/not-gained': ({ card: id, gained }) =>
    `${card(id)} was not gained by this effect; choose from: ${cards(gained)}.`,
  'keep/type': ({ card: id, type }) => `${card(id)} is one of the ${STACKS[type]} cards, which go to the discard pile.`,
  'remove/not-there': ({ card: id, from, cards: there }) =>
    `${card(id)} is not ${from === 'hand' ? 'in your hand' : 'on the discard pile'}; there is: ${cards(there)}.`,
  'fetch/not-there': ({ card: id, pile, cards: there }) =>
    `${card(id)} is not in the ${pile === 'discards' ? 'discard' : 'draw'} pile; there is: ${cards(there)}.`,

  'den/taken': ({ space }) => `A current die lies on ${space}; choose a free den.`,
  'sweep/no-die': ({ space }) => `No current die lies on ${space}; choose a space with one.`,
  'sweep/too-many': ({ count, most }) => `At most ${plural(most, 'die', 'dice')} may be returned; you named ${count}.`,
  'strategy/gone': ({ card: id, left }) => `${card(id)} is out of the game; choose from: ${cards(left)}.`,

  'card/not-held': ({ card: id, held }) => `${card(id)} does not lie in front of you; there is: ${cards(held)}.`,
  'card/not-now': ({ card: id }) => `${card(id)} cannot be used at this time.`,
  'card/told': ({ card: id, wants }) =>
    wants.length === 0
      ? `${card(id)} is used without choosing anything, or for something else.`
      : `${card(id)} has to be told exactly: ${and(wants.map((want) => CHOICES[want]))}.`,
  'dice/count': ({ count, least, most }) =>
    `${least === most ? least : `${least} to ${most}`} dice have to be named; you named ${count}.`,
  'dice/not-drawn': ({ drawn }) => `Those dice were not drawn; drawn were: ${and(drawn.map(colour)) || 'none'}.`,
  'dice/not-in-bag': ({ colours }) => `There is no such die in the bag; there is ${or(colours.map(colour)) || 'none'}.`,
  'bag/empty': ({ card: id }) => `The bag is empty, and ${card(id)} draws a die from it.`,
  'die/not-in-pool': ({ die: name, pool }) => `There is no ${die(name)} in the pool; there is: ${dice(pool)}.`,
  'die/not-stored': ({ die: name, stored }) =>
    `There is no ${die(name)} of an earlier turn on a card; there is: ${dice(stored)}.`,
  'die/colour': ({ die: name, colours }) => `A ${or(colours.map(colour))} die is needed here, and not ${die(name)}.`,
  'raise/too-much': ({ die: name, by, most }) => `${die(name)} can be turned up by ${most} at most, and not by ${by}.`,
  'reroll/none-left': ({ used, rerolls }) =>
    `The growth tiles give ${plural(rerolls, 'reroll')} a turn; ${used} used already.`,
  'step/not-next': ({ space }) => `One step does not lead to ${space} so; choose a free space ahead.`,
  'about-turn/inward': () => 'The shark faces inward and may go either way; there is nothing to turn round.',
  'about-turn/stepped': () => 'The shark can be turned round only before any step of the turn.',

  'current/none': ({ space }) => `No current die lies on ${space}; choose a space with one.`,
  'space/taken': ({ space }) => `A current die lies on ${space} already; choose an empty space.`,
  'space/shark': ({ space }) => `The shark is on ${space}; choose an empty space.`,
  'move/no-way': ({ from, to }) => `No move leads from ${from} to ${to} so; choose another.`,
  'move/free': () => 'The shark is not blocked; choose one of its moves.',
  'move/not-ahead': ({ space }) => `${space} is not one step ahead of the shark so; choose a space that is.`,
  'area/not-bordering': ({ area, areas }) => `The shark does not border ${area}; it borders ${and(areas)}.`,
  'area/twice': ({ area }) => `At most 1 die is placed on an area; ${area} was named twice.`,
  'die/too-low': ({ die: name, area, value }) =>
    `${area} needs a die that shows at least ${value}, and not ${die(name)}.`,
  'area/revealed': ({ area, die: name }) =>
    `${die(name)} cannot be placed on ${area}: the block there is revealed. Choose a hidden one.`,
  'area/no-die': ({ area, areas }) => `No die was placed on ${area}; choose ${or(areas)}.`,

  'store/count': ({ count, least, most }) =>
    `${least === most ? least : `${least} to ${most}`} dice have to be stored, those of the pool among them; you named ${count}.`,
  'buy/not-in-row': ({ card: id, row }) => `${card(id)} is not in the row; there is: ${cards(row)}.`,
  'buy/too-dear': ({ card: id, cost, energy }) => `${card(id)} costs ${cost}, and the energy is ${energy}.`,
  'buy/owed': () => 'At least 1 card must be bought before the buying ends.',
  'exchange/deck-empty': () => 'The deck is empty; no card can be exchanged.',
  'exchange/lowest': ({ die: name }) => `${die(name)} cannot be lowered below 1; choose another die.`,
  'exchange/nothing-left': ({ card: id, energy }) =>
    `Without ${card(id)} nothing could be bought with an energy of ${energy}; exchange another card.`,
  'die/not-energy': ({ die: name, energy }) =>
    `There is no ${die(name)} on the energy spaces; there is: ${dice(energy)}.`,
});

/** What every game refuses, in English: with the players and decisions of this one. */
export const COMMON: CommonSentences = {
  ...ENGLISH.common,
  'decision/not-yours': ({ owing }, name = seatName) =>
    `It is not your decision; the game waits for ${and(owing.map(name))}.`,
  'decision/other-kind': ({ kind }) =>
    `That does not answer the question, which is: ${nameOfDecision(kind, DECISIONS)}.`,
  'decision/must-answer': ({ kind }) => `This cannot be declined: ${nameOfDecision(kind, DECISIONS)}.`,
};

const STACKS: Readonly<Record<CardType, string>> = { movement: 'movement', hide: 'hide', learn: 'learn', eat: 'eat' };

const colour = (name: Colour): string => name;

const CHOICES: Readonly<Record<Choice, string>> = {
  feed: 'the die that goes to the hunger track',
  stash: 'the die that is put on it',
  raise: 'the die that is turned up, and by how much',
  turn: 'the die that is turned',
  dice: 'the dice that are rerolled',
  give: 'the dice that are returned',
  take: 'the colours that are taken',
};

function needed(need: Need, count: number): string {
  const words: Readonly<Record<Need, string>> = {
    hidden: `it needs ${plural(count, 'hidden block')}`,
    revealed: `it needs ${plural(count, 'revealed block')}`,
    octopus: 'the octopus has to be revealed',
    items: `there ${count === 1 ? 'is' : 'are'} not ${plural(count, 'item')} to gain`,
    food: 'its food does not lie next to the octopus',
    card: 'there is no card in either pile',
  };
  return words[need];
}
