import type { AskSentences } from '../../../../boxes/index.ts';
import type { ActionWords, Seat } from '../../../../kernel/index.ts';
import { ACTIONS, ENERGY_SPACES } from '../../components.ts';
import type { AskLook, HiddenAsk, KelpAction, UsedCard } from '../../table/work.ts';
import type { Language } from '../language.ts';
import { readDie } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import {
  and,
  area,
  areas,
  bareDie,
  coloured,
  current,
  dice,
  die,
  looking,
  type Phrases,
  plural,
  span,
} from './phrases.ts';

/** What a player is asked for, in English: rules name it where they refuse something. */
export const DECISIONS: Language['decisions'] = {
  'setup-den': 'choose the den in which the shark begins',
  'octopus-action': 'play a card, discard one, or draw up to the hand limit',
  'pay-cost': 'reveal blocks to pay for the card',
  'mix-targets': 'choose the blocks to mix',
  'swap-pair': 'choose two adjacent blocks to swap',
  'hide-targets': 'choose blocks to hide',
  'draw-one': 'draw a card, or not',
  'learn-item': 'choose what to learn',
  'learn-replace': 'choose the revealed block to replace',
  'learn-top': 'put a gained card on the draw pile, or not',
  'learn-to-hand': 'take a gained card into hand, or not',
  'learn-hide': 'hide gained blocks, or not',
  'remove-card': 'remove a card from the game, or not',
  'discard-hide': 'hide a block, or not',
  'end-turn': 'end the turn',
  'crab-draw': 'draw up to the hand limit, or not',
  'snail-pile': 'choose the draw pile or the discard pile',
  'snail-card': 'choose a card of the pile',
  'hand-overflow': 'discard a card above the hand limit',
  'trap-hide': 'hide blocks, or not',
  'trap-dice': 'return current dice to the bag, or not',
  den: 'choose the den the shark is sent to',
  'den-die': 'choose the den whose die makes room for the shark',
  'survive-effect': 'carry out the strategy, or not',
  'retreat-with': 'choose the block that is mixed with the octopus',
  'armour-hide': 'hide other blocks, or not',
  'confront-octopus': 'choose a strategy',
  'mix-place': 'choose where the drawn block is put',
  'extra-die': 'draw more dice, or not',
  'harvest-current': 'choose the current die that is drawn',
  'before-roll': 'use a card, or roll the dice',
  'after-roll': 'reroll or use a card, or keep the dice',
  'place-current': 'place a current die, or go on to the move',
  move: 'move the shark',
  'fast-after': 'take an extra step, or stay',
  hostile: 'remove a strategy with a card, or not',
  'place-search-attack': 'place dice to search or attack, or not',
  'resolve-order': 'choose the die that is resolved first',
  'ignore-trap': 'ignore the trap with a card, or not',
  'store-choice': 'choose the dice to store as energy',
  spend: 'spend the energy, or leave it',
  buy: 'buy or replace a card, or finish',
  'hunger-die': 'choose the energy die for the hunger track',
  'confront-shark': 'choose a counter',
  food: 'use an eaten food',
};

/** What players are asked and can do, in English. */
export const asksWith = ({
  block,
  blockAt,
  card,
  cards,
  player,
}: Phrases): AskSentences<AskLook | HiddenAsk, KelpAction, Scene> => {
  /** `hide the shell`; `Bo hides the shell`. */
  const said = (seat: Seat, order: string, deed: string, what = ''): ActionWords => {
    const rest = what === '' ? '' : ` ${what}`;
    return { label: `${order}${rest}`, sentence: `${player(seat)} ${deed}${rest}.` };
  };
  const blocksAt = (names: readonly string[], at: Scene): string => and(names.map((name) => blockAt(name, at)));
  const counted = (chosen: readonly [number, number] | undefined, which: string): string =>
    chosen === undefined ? `${which} blocks` : `${span(...chosen)} ${which} ${chosen[1] === 1 ? 'block' : 'blocks'}`;
  const where = (names: readonly string[]): string => (names.length === 0 ? '' : ` in ${areas(names)}`);
  const hide = ({ seat, areas: names }: Hiding, at: Scene): ActionWords =>
    said(seat, 'hide', 'hides', blocksAt(names, at));
  const hideNone = ({ seat }: By): ActionWords => said(seat, 'hide', 'hides', 'nothing');
  const use = (seat: Seat, { card: id, feed, stash, raise, turn, dice: rerolled }: UsedCard): ActionWords => {
    const told = [
      ...(feed === undefined ? [] : [`put ${die(feed)} on the hunger track`]),
      ...(stash === undefined ? [] : [`put ${die(stash)} on the card`]),
      ...(raise === undefined ? [] : [`turn ${die(raise.die)} up to ${readDie(raise.die).face + raise.by}`]),
      ...(turn === undefined ? [] : [`turn ${die(turn)}`]),
      ...(rerolled === undefined ? [] : [`reroll ${dice(rerolled)}`]),
    ];
    return said(seat, 'use', 'uses', `${card(id)}${told.length === 0 ? '' : ` to ${and(told)}`}`);
  };
  const choose = ({ seat, card: id }: By & { readonly card: string }, { colourOf }: Scene): ActionWords => {
    const colour = colourOf(id);
    const what = `${card(id)}${colour === undefined ? '' : ` (${NAMES.strategyColours[colour].toLowerCase()})`}`;
    return said(seat, 'choose', 'chooses', what);
  };

  return {
    'setup-den': {
      question: ({ seat }) => `${player(seat)} chooses the den in which the shark begins.`,
      action: ({ seat, space }) => said(seat, 'put', 'puts', `the shark in the den ${space}`),
    },
    'octopus-action': {
      question: ({ seat, nth }) =>
        `${player(seat)} takes action ${nth + 1} of ${ACTIONS}: play a card, discard one, or draw up to the hand limit.`,
      action({ seat, action }, { costOf }) {
        if (action.do === 'draw') return said(seat, 'draw', 'draws', 'up to the hand limit');
        if (action.do === 'discard') return said(seat, 'discard', 'discards', card(action.card));
        const cost = costOf(action.card) ?? 0;
        const label = `play ${card(action.card)}${cost === 0 ? '' : ` (cost ${cost})`}`;
        return said(seat, label, `plays ${card(action.card)}`);
      },
    },
    'pay-cost': {
      question: ({ seat, card: id }, { costOf }) =>
        `${player(seat)} pays the cost of ${costOf(id)} for ${card(id)} by revealing hidden blocks.`,
      action: ({ seat, areas: names }, at) => said(seat, 'reveal', 'pays with', blocksAt(names, at)),
    },
    'mix-targets': {
      question(asked, { mixes }) {
        const count = mixes(asked);
        const blocks = count === undefined ? 'the blocks' : plural(count, 'hidden block');
        return `${player(asked.seat)} chooses ${blocks} for ${card(asked.thing)} to mix.`;
      },
      action: ({ seat, areas: names }, at) => said(seat, 'mix', 'mixes', blocksAt(names, at)),
    },
    'swap-pair': {
      question: (asked) => `${player(asked.seat)} chooses two adjacent blocks, which ${card(asked.thing)} swaps.`,
      action: ({ seat, areas: names }, at) => said(seat, 'swap', 'swaps', blocksAt(names, at)),
    },
    'hide-targets': {
      question: (asked, { hides }) =>
        `${player(asked.seat)} chooses ${counted(hides(asked), 'revealed')} to hide with ${card(asked.thing)}.`,
      action: hide,
    },
    'draw-one': {
      question: (asked) => `${player(asked.seat)} may draw a card thanks to ${card(asked.thing)}.`,
      action: ({ seat }) => said(seat, 'draw', 'draws', 'a card'),
      decline: ({ seat }) => said(seat, 'draw', 'draws', 'no card'),
    },
    'learn-item': {
      question: ({ seat, left }) => `${player(seat)} learns a card or a block; ${plural(left, 'item')} to go.`,
      action({ seat, item }, { topOf }) {
        if (item.take === 'stop') return said(seat, 'learn', 'learns', 'nothing more');
        if (item.take === 'block') return said(seat, 'take', 'takes', `${block(item.block)} from the reserve`);
        const stack = NAMES.types[item.stack].toLowerCase();
        const top = topOf(item.stack);
        const what = top === undefined ? `the top card of the ${stack} stack` : `${card(top)} (${stack})`;
        return said(seat, 'learn', 'learns', what);
      },
    },
    'learn-replace': {
      question: ({ seat, block: gained }) =>
        `${player(seat)} chooses the revealed block that ${block(gained)} replaces.`,
      action({ seat, area: name }, at) {
        const gained = at.asked('learn-replace', seat)?.block;
        const what = `${blockAt(name, at)}${gained === undefined ? '' : ` with ${block(gained)}`}`;
        return said(seat, 'replace', 'replaces', what);
      },
    },
    'learn-top': {
      question: ({ seat }, { lesson }) =>
        `${player(seat)} may put a gained card on top of the draw pile: ${cards(lesson.cards)}.`,
      action: ({ seat, card: id }) => said(seat, 'put', 'puts', `${card(id)} on top of the draw pile`),
      decline: ({ seat }) => said(seat, 'put', 'puts', 'no card on the draw pile'),
    },
    'learn-to-hand': {
      question: ({ seat }, { lesson }) => `${player(seat)} may take a gained card into hand: ${cards(lesson.cards)}.`,
      action: ({ seat, card: id }) => said(seat, 'take', 'takes', `${card(id)} into hand`),
      decline: ({ seat }) => said(seat, 'take', 'takes', 'no card into hand'),
    },
    'learn-hide': {
      question: ({ seat }, { lesson }) => `${player(seat)} may hide the gained blocks${where(lesson.areas)}.`,
      action: hide,
      decline: hideNone,
    },
    'remove-card': {
      question: (asked) =>
        `${player(asked.seat)} may remove a card of the hand or the discard pile from the game, thanks to ${card(asked.thing)}.`,
      action({ seat, from, card: id }) {
        const pile = from === 'hand' ? 'the hand' : 'the discard pile';
        return said(seat, 'remove', 'removes', `${card(id)} from the game, out of ${pile}`);
      },
      decline: ({ seat }) => said(seat, 'remove', 'removes', 'no card'),
    },
    'discard-hide': {
      question: ({ seat }) => `${player(seat)} may hide a revealed block.`,
      action: ({ seat, area: name }, at) => hide({ seat, areas: [name] }, at),
      decline: hideNone,
    },
    'end-turn': {
      question: ({ seat }) => `${player(seat)} ends the turn, or uses an eaten food first.`,
      action: ({ seat }) => said(seat, 'end', 'ends', 'the turn'),
    },
    'crab-draw': {
      question: ({ seat }, { hand }) =>
        `${player(seat)} may draw up to the hand limit of ${plural(hand.limit, 'card')}.`,
      action: ({ seat }) => said(seat, 'draw', 'draws', 'up to the hand limit'),
      decline: ({ seat }) => said(seat, 'draw', 'draws', 'no card'),
    },
    'snail-pile': {
      question: ({ seat }) => `${player(seat)} chooses the pile to take a card from: draw pile or discard pile.`,
      action: ({ seat, pile }) => said(seat, 'look', 'looks', `for a card in ${PILES[pile]}`),
    },
    'snail-card': {
      question: ({ seat, pile }) => `${player(seat)} takes a card from ${PILES[pile]}.`,
      action: ({ seat, card: id }) => said(seat, 'take', 'takes', `${card(id)} into hand`),
    },
    'hand-overflow': {
      question: ({ seat }, { hand }) =>
        `${player(seat)} discards down to the hand limit; ${plural(hand.size - hand.limit, 'card')} too many.`,
      action: ({ seat, card: id }) => said(seat, 'discard', 'discards', card(id)),
    },
    'trap-hide': {
      question: (asked, { hides }) =>
        `${player(asked.seat)} may hide ${counted(hides(asked), 'other revealed')}, thanks to ${block(asked.thing)}.`,
      action: hide,
      decline: hideNone,
    },
    'trap-dice': {
      question(asked, { sweeps }) {
        const most = sweeps(asked);
        const swept = most === undefined ? 'current dice' : `${span(0, most)} current ${most === 1 ? 'die' : 'dice'}`;
        return `${player(asked.seat)} may return ${swept} to the bag.`;
      },
      action: ({ seat, spaces }, at) =>
        said(seat, 'return', 'returns', `${and(spaces.map((space) => current(space, at)))} to the bag`),
      decline: ({ seat }) => said(seat, 'leave', 'leaves', 'the current dice where they are'),
    },
    den: {
      question: ({ seat }) => `${player(seat)} chooses the den that the shark is sent to.`,
      action: ({ seat, space }) => said(seat, 'send', 'sends', `the shark to the den ${space}`),
    },
    'den-die': {
      question: ({ seat }) =>
        `Every den holds a current die: ${player(seat)} chooses the one that goes back to the bag; the shark is sent there.`,
      action({ seat, space }, at) {
        const what = `${current(space, at)} to the bag and`;
        return said(seat, `return ${what} send`, `returns ${what} sends`, 'the shark there');
      },
    },
    'survive-effect': {
      question: ({ seat, pair }) => `The octopus has escaped: ${player(seat)} may carry out ${card(pair)}.`,
      action: ({ seat }, at) => said(seat, 'carry', 'carries', `out ${strategy(seat, at)}`),
      decline: ({ seat }, at) => said(seat, 'leave', 'leaves', `${strategy(seat, at)} undone`),
    },
    'retreat-with': {
      question: ({ seat }) => `${player(seat)} chooses the block next to the octopus that it is mixed with.`,
      action: ({ seat, area: name }, at) => said(seat, 'mix', 'mixes', `the octopus with ${blockAt(name, at)}`),
    },
    'armour-hide': {
      question: (asked, { hides }) => `${player(asked.seat)} may hide ${counted(hides(asked), 'other revealed')}, too.`,
      action: hide,
      decline: hideNone,
    },
    'confront-octopus': {
      question: ({ seat }) => `Confrontation: ${player(seat)} secretly chooses a strategy.`,
      action: choose,
    },
    'mix-place': {
      question: ({ seat }, { emptied }) =>
        `${player(seat)} chooses where the drawn block is put: ${areas(emptied)} are empty.`,
      action: ({ seat, area: name }) => said(seat, 'have', 'has', `the block put in ${area(name)}`),
    },
    'extra-die': {
      question: ({ seat, extra }) =>
        `${player(seat)} may draw ${plural(extra, 'die', 'dice')} more, thanks to a growth tile.`,
      action: ({ seat }, at) =>
        said(seat, 'draw', 'draws', `${plural(at.asked('extra-die', seat)?.extra ?? 1, 'die', 'dice')} more`),
      decline: ({ seat }) => said(seat, 'draw', 'draws', 'no extra dice'),
    },
    'harvest-current': {
      question: ({ seat, basic }) =>
        `The bag is empty: ${player(seat)} takes a current die from the board instead; ${plural(basic, 'die', 'dice')} to go.`,
      action: ({ seat, space }, at) => said(seat, 'take', 'takes', current(space, at)),
    },
    'before-roll': {
      question: ({ seat }, { drawn, usable }) =>
        `${player(seat)} has drawn ${coloured(drawn)} and may use a card before the roll: ${cards(usable('before-roll'))}.`,
      action({ seat, card: id, give, take }) {
        const told = [
          ...(give === undefined ? [] : [`return ${coloured(give)}`]),
          ...(take === undefined ? [] : [`take ${coloured(take)}`]),
        ];
        return said(seat, 'use', 'uses', `${card(id)}${told.length === 0 ? '' : ` to ${and(told)}`}`);
      },
      decline: ({ seat }) => said(seat, 'roll', 'rolls', 'the dice'),
    },
    'after-roll': {
      question: ({ seat }, { pool }) =>
        `${player(seat)} may change the roll with rerolls or cards; the pool is ${dice(pool)}.`,
      action: ({ seat, use: used }) =>
        'card' in used ? use(seat, used) : said(seat, 'reroll', 'rerolls', die(used.reroll)),
      decline: ({ seat }) => said(seat, 'keep', 'keeps', 'the dice as they are'),
    },
    'place-current': {
      question: ({ seat }, { currents }) =>
        `${player(seat)} may place current dice on empty spaces: ${dice(currents())}.`,
      action: ({ seat, use: used }) =>
        'card' in used ? use(seat, used) : said(seat, 'place', 'places', `${die(used.die)} on ${used.space}`),
      decline: ({ seat }) => said(seat, 'place', 'places', 'no more currents'),
    },
    move: {
      question: ({ seat }, { shark }) =>
        `${player(seat)} moves the shark${shark === undefined ? '' : `, which is on ${shark.space}, ${looking(shark.facing)}`}.`,
      action({ seat, move }, at) {
        switch (move.how) {
          case 'swim': {
            const over = move.over === undefined ? '' : `over ${current(move.over, at)} `;
            const way = `${over}to ${move.to}, ${looking(move.facing)}`;
            return said(seat, 'swim', 'has the shark swim', way);
          }
          case 'unblock': {
            const way = `${current(move.to, at)} to the bag and`;
            const there = `swim there, ${looking(move.facing)}`;
            return said(seat, `return ${way}`, `returns ${way} has the shark`, there);
          }
          case 'step':
            return step(seat, move);
          case 'about-turn':
            return said(seat, `use ${card(move.card)} to turn`, `uses ${card(move.card)} to turn the shark`, 'around');
        }
      },
    },
    'fast-after': {
      question: ({ seat }, { shark, usable }) =>
        `${player(seat)} may have the shark take an extra step${shark === undefined ? '' : ` from ${shark.space}`}, with a card: ${cards(usable('after-move'))}.`,
      action: (action) => step(action.seat, action),
      decline: ({ seat }) => said(seat, 'take', 'takes', 'no extra step'),
    },
    hostile: {
      question: ({ seat, window }, { usable }) =>
        `${player(seat)} may remove a random strategy and its counter, with ${cards(usable(window))}.`,
      action: ({ seat, card: id }) => said(seat, 'remove', 'removes', `a random strategy with ${card(id)}`),
      decline: ({ seat }) => said(seat, 'leave', 'leaves', 'the strategies alone'),
    },
    'place-search-attack': {
      question({ seat }, { search }) {
        const { areas: names, dice: usable } = search();
        return `${player(seat)} may search or attack${where(names)} with ${dice(usable)}.`;
      },
      action({ seat, dice: placed }) {
        const targets = placed.map(({ area: name, die: id }) => ({
          isAttack: readDie(id).colour === 'red',
          what: `${area(name)} with ${bareDie(id)}`,
        }));
        return said(
          seat,
          and(targets.map(({ isAttack, what }) => `${isAttack ? 'attack' : 'search'} ${what}`)),
          and(targets.map(({ isAttack, what }) => `${isAttack ? 'attacks' : 'searches'} ${what}`)),
        );
      },
      decline: ({ seat }) => said(seat, 'neither search nor attack', 'neither searches nor attacks'),
    },
    'resolve-order': {
      question: ({ seat }, { placed }) =>
        `${player(seat)} chooses which die is resolved first: that in ${placed.map(area).join(' or that in ')}.`,
      action: ({ seat, area: name }) => said(seat, 'resolve', 'resolves', `the die in ${area(name)} first`),
    },
    'ignore-trap': {
      question: ({ seat, area: name }, at) =>
        `${player(seat)} may ignore ${blockAt(name, at)} with ${cards(at.usable('trap'))}.`,
      action: ({ seat, card: id }) => said(seat, 'ignore', 'ignores', `the trap with ${card(id)}`),
      decline: ({ seat }) => said(seat, 'let', 'lets', 'the trap take effect'),
    },
    'store-choice': {
      question: ({ seat }, { energy }) =>
        `${player(seat)} chooses which dice are stored as energy; free spaces: ${energy.free}.`,
      action: ({ seat, dice: stored }) => said(seat, 'store', 'stores', dice(stored)),
    },
    spend: {
      question: ({ seat }, { energy }) =>
        `${player(seat)} may spend the energy of ${energy.left}, or ${energy.dice.length === ENERGY_SPACES ? 'return the dice to the bag' : 'keep the dice'}.`,
      action: ({ seat }) => said(seat, 'spend', 'spends', 'the energy'),
      decline: ({ seat }) => said(seat, 'leave', 'leaves', 'the energy unspent'),
    },
    buy: {
      question: ({ seat }, { energy }) => `${player(seat)} buys cards; energy left: ${energy.left}.`,
      action({ seat, deal }, { costOf, diceOf }) {
        if (deal.do === 'finish') return said(seat, 'finish', 'finishes', 'buying');
        if (deal.do === 'exchange') {
          return said(seat, 'lower', 'lowers', `${die(deal.die)} by 1 to replace ${card(deal.card)}`);
        }
        const cost = costOf(deal.card);
        const brings = diceOf(deal.card);
        const what = `${card(deal.card)}${cost === undefined ? '' : ` for ${cost}`}`;
        return said(seat, `buy ${what}${brings.length === 0 ? '' : ` (${coloured(brings)})`}`, `buys ${what}`);
      },
    },
    'hunger-die': {
      question: ({ seat }, { energy }) =>
        `${player(seat)} chooses the energy die for the hunger track: ${dice(energy.dice)}.`,
      action: ({ seat, die: id }) => said(seat, 'put', 'puts', `${die(id)} on the hunger track`),
    },
    'confront-shark': {
      question: ({ seat }) => `Confrontation: ${player(seat)} secretly chooses a counter.`,
      action: choose,
    },
    food: { action: ({ seat, food }) => said(seat, 'use', 'uses', block(food)) },
    hidden: { question: ({ seat }) => `${player(seat)} decides.` },
  };

  function strategy(seat: Seat, at: Scene): string {
    const id = at.asked('survive-effect', seat)?.pair;
    return id === undefined ? 'the strategy' : card(id);
  }

  function step(seat: Seat, { card: id, to, facing }: Step): ActionWords {
    return said(seat, 'use', 'uses', `${card(id)} to take a step to ${to}, ${looking(facing)}`);
  }
};

const PILES = { 'draw-pile': 'the draw pile', discards: 'the discard pile' } as const;

/** Somebody who answers. */
interface By {
  readonly seat: Seat;
}

/** An answer that hides blocks. */
interface Hiding extends By {
  readonly areas: readonly string[];
}

/** A step by a card. */
interface Step {
  readonly card: string;
  readonly to: string;
  readonly facing: string;
}
