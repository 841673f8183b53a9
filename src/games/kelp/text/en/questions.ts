import type { QuestionSentences } from '../../../../kernel/index.ts';
import { ACTIONS, ENERGY_SPACES } from '../../components.ts';
import type { Ask } from '../../table/work.ts';
import type { Question, Scene } from '../scene.ts';
import { area, areas, coloured, dice, looking, type Phrases, plural, span } from './phrases.ts';

/** What players are asked, in English. */
export const questionsWith = ({
  block,
  card,
  cards,
  player,
}: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const named = ({ thing }: Question): string => (thing === undefined ? 'the card' : card(thing));
  const thing = (asked: Question): string => (asked.thing === undefined ? 'the block' : block(asked.thing));
  const blocks = ({ span: chosen }: Question, which: string): string =>
    chosen === undefined ? `${which} blocks` : `${span(...chosen)} ${which} ${chosen[1] === 1 ? 'block' : 'blocks'}`;
  const where = ({ areas: names }: Question): string => (names.length === 0 ? '' : ` in ${areas(names)}`);
  return {
    'setup-den': ({ seat }) => `${player(seat)} chooses the den in which the shark begins.`,
    'octopus-action': ({ seat, nth }) =>
      `${player(seat)} takes ${nth === undefined ? 'an action' : `action ${nth} of ${ACTIONS}`}: play a card, discard one, or draw up to the hand limit.`,
    'pay-cost': (asked) =>
      `${player(asked.seat)} pays ${asked.count === undefined ? '' : `the cost of ${asked.count} `}for ${named(asked)} by revealing hidden blocks.`,
    'mix-targets': (asked) =>
      `${player(asked.seat)} chooses ${asked.count === undefined ? 'the blocks' : plural(asked.count, 'hidden block')} for ${named(asked)} to mix.`,
    'swap-pair': (asked) => `${player(asked.seat)} chooses two adjacent blocks, which ${named(asked)} swaps.`,
    'hide-targets': (asked) =>
      `${player(asked.seat)} chooses ${blocks(asked, 'revealed')} to hide with ${named(asked)}.`,
    'draw-one': (asked) => `${player(asked.seat)} may draw a card thanks to ${named(asked)}.`,
    'learn-item': (asked) =>
      `${player(asked.seat)} learns a card or a block${asked.count === undefined ? '' : `; ${plural(asked.count, 'item')} to go`}.`,
    'learn-replace': (asked) => `${player(asked.seat)} chooses the revealed block that ${thing(asked)} replaces.`,
    'learn-top': (asked) =>
      `${player(asked.seat)} may put a gained card on top of the draw pile: ${cards(asked.cards)}.`,
    'learn-to-hand': (asked) => `${player(asked.seat)} may take a gained card into hand: ${cards(asked.cards)}.`,
    'learn-hide': (asked) => `${player(asked.seat)} may hide the gained blocks${where(asked)}.`,
    'remove-card': (asked) =>
      `${player(asked.seat)} may remove a card of the hand or the discard pile from the game, thanks to ${named(asked)}.`,
    'discard-hide': ({ seat }) => `${player(seat)} may hide a revealed block.`,
    'end-turn': ({ seat }) => `${player(seat)} ends the turn, or uses an eaten food first.`,
    'crab-draw': ({ seat, count }) =>
      `${player(seat)} may draw up to the hand limit${count === undefined ? '' : ` of ${plural(count, 'card')}`}.`,
    'snail-pile': ({ seat }) => `${player(seat)} chooses the pile to take a card from: draw pile or discard pile.`,
    'snail-card': ({ seat, pile }) =>
      `${player(seat)} takes a card from the ${pile === 'discards' ? 'discard pile' : 'draw pile'}.`,
    'hand-overflow': ({ seat, count }) =>
      `${player(seat)} discards down to the hand limit${count === undefined ? '' : `; ${plural(count, 'card')} too many`}.`,
    'trap-hide': (asked) =>
      `${player(asked.seat)} may hide ${blocks(asked, 'other revealed')}, thanks to ${thing(asked)}.`,
    'trap-dice': (asked) =>
      `${player(asked.seat)} may return ${asked.span === undefined ? 'current dice' : `${span(0, asked.span[1])} current ${asked.span[1] === 1 ? 'die' : 'dice'}`} to the bag.`,
    den: ({ seat }) => `${player(seat)} chooses the den that the shark is sent to.`,
    'den-die': ({ seat }) =>
      `Every den holds a current die: ${player(seat)} chooses the one that goes back to the bag; the shark is sent there.`,
    'survive-effect': (asked) => `The octopus has escaped: ${player(asked.seat)} may carry out ${named(asked)}.`,
    'retreat-with': ({ seat }) => `${player(seat)} chooses the block next to the octopus that it is mixed with.`,
    'armour-hide': (asked) => `${player(asked.seat)} may hide ${blocks(asked, 'other revealed')}, too.`,
    'confront-octopus': ({ seat }) => `Confrontation: ${player(seat)} secretly chooses a strategy.`,
    'mix-place': (asked) =>
      `${player(asked.seat)} chooses where the drawn block is put${asked.areas.length === 0 ? '' : `: ${areas(asked.areas)} are empty`}.`,
    'extra-die': ({ seat, count = 1 }) =>
      `${player(seat)} may draw ${plural(count, 'die', 'dice')} more, thanks to a growth tile.`,
    'harvest-current': ({ seat, count }) =>
      `The bag is empty: ${player(seat)} takes a current die from the board instead${count === undefined ? '' : `; ${plural(count, 'die', 'dice')} to go`}.`,
    'before-roll': (asked) =>
      `${player(asked.seat)} has drawn ${coloured(asked.drawn)} and may use a card before the roll: ${cards(asked.cards)}.`,
    'after-roll': (asked) =>
      `${player(asked.seat)} may change the roll with rerolls or cards; the pool is ${dice(asked.dice)}.`,
    'place-current': (asked) => `${player(asked.seat)} may place current dice on empty spaces: ${dice(asked.dice)}.`,
    move: ({ seat, shark }) =>
      `${player(seat)} moves the shark${shark === undefined ? '' : `, which is on ${shark.space}, ${looking(shark.facing)}`}.`,
    'fast-after': (asked) =>
      `${player(asked.seat)} may have the shark take an extra step${asked.shark === undefined ? '' : ` from ${asked.shark.space}`}, with a card: ${cards(asked.cards)}.`,
    hostile: (asked) =>
      `${player(asked.seat)} may remove a random strategy and its counter, with ${cards(asked.cards)}.`,
    'place-search-attack': (asked) =>
      `${player(asked.seat)} may search or attack${where(asked)} with ${dice(asked.dice)}.`,
    'resolve-order': (asked) =>
      `${player(asked.seat)} chooses which die is resolved first${asked.areas.length === 0 ? '' : `: that in ${asked.areas.map(area).join(' or that in ')}`}.`,
    'ignore-trap': (asked) =>
      `${player(asked.seat)} may ignore ${thing(asked)}${where(asked)} with ${cards(asked.cards)}.`,
    'store-choice': (asked) =>
      `${player(asked.seat)} chooses which dice are stored as energy${asked.count === undefined ? '' : `; free spaces: ${asked.count}`}.`,
    spend: ({ seat, count, dice: stored }) =>
      `${player(seat)} may spend the energy${count === undefined ? '' : ` of ${count}`}, or ${stored.length === ENERGY_SPACES ? 'return the dice to the bag' : 'keep the dice'}.`,
    buy: ({ seat, count }) => `${player(seat)} buys cards${count === undefined ? '' : `; energy left: ${count}`}.`,
    'hunger-die': (asked) => `${player(asked.seat)} chooses the energy die for the hunger track: ${dice(asked.dice)}.`,
    'confront-shark': ({ seat }) => `Confrontation: ${player(seat)} secretly chooses a counter.`,
    hidden: ({ seat }) => `${player(seat)} decides.`,
  };
};
