import { askedFor } from '../../../../boxes/index.ts';
import type { ActionSentences, ActionWords, Seat } from '../../../../kernel/index.ts';
import type { KelpAction } from '../../table/work.ts';
import { readDie } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { and, area, bareDie, coloured, current, dice, die, looking, type Phrases, plural } from './phrases.ts';

/** What players can do, in English. */
export const actionsWith = ({ block, blockAt, card, player }: Phrases): ActionSentences<KelpAction, Scene> => {
  /** `hide the shell`; `Bo hides the shell`. */
  const said = (seat: Seat, order: string, deed: string, what = ''): ActionWords => {
    const rest = what === '' ? '' : ` ${what}`;
    return { label: `${order}${rest}`, sentence: `${player(seat)} ${deed}${rest}.` };
  };
  const hide = (action: Hiding, at: Scene): ActionWords => {
    if ('decline' in action) return said(action.seat, 'hide', 'hides', 'nothing');
    const what = and((action.areas ?? [action.area ?? '']).map((name) => blockAt(name, at)));
    return said(action.seat, 'hide', 'hides', what);
  };
  const use = (used: UsedCard): string => {
    const told = [
      ...(used.feed === undefined ? [] : [`put ${die(used.feed)} on the hunger track`]),
      ...(used.stash === undefined ? [] : [`put ${die(used.stash)} on the card`]),
      ...(used.raise === undefined
        ? []
        : [`turn ${die(used.raise.die)} up to ${readDie(used.raise.die).face + used.raise.by}`]),
      ...(used.turn === undefined ? [] : [`turn ${die(used.turn)}`]),
      ...(used.dice === undefined ? [] : [`reroll ${dice(used.dice)}`]),
    ];
    return `${card(used.card)}${told.length === 0 ? '' : ` to ${and(told)}`}`;
  };
  const choose = (seat: Seat, id: string, { colourOf }: Scene): ActionWords => {
    const colour = colourOf(id);
    const what = `${card(id)}${colour === undefined ? '' : ` (${NAMES.strategyColours[colour].toLowerCase()})`}`;
    return said(seat, 'choose', 'chooses', what);
  };

  return {
    'setup-den': ({ seat, space }) => said(seat, 'put', 'puts', `the shark in the den ${space}`),
    'octopus-action': ({ seat, action }, { costOf }) => {
      if (action.do === 'draw') return said(seat, 'draw', 'draws', 'up to the hand limit');
      if (action.do === 'discard') return said(seat, 'discard', 'discards', card(action.card));
      const cost = costOf(action.card) ?? 0;
      const label = `play ${card(action.card)}${cost === 0 ? '' : ` (cost ${cost})`}`;
      return said(seat, label, `plays ${card(action.card)}`);
    },
    'pay-cost': (action, at) => {
      const what = and(action.areas.map((name) => blockAt(name, at)));
      return said(action.seat, 'reveal', 'pays with', what);
    },
    'mix-targets': (action, at) => {
      const what = and(action.areas.map((name) => blockAt(name, at)));
      return said(action.seat, 'mix', 'mixes', what);
    },
    'swap-pair': (action, at) => {
      const what = and(action.areas.map((name) => blockAt(name, at)));
      return said(action.seat, 'swap', 'swaps', what);
    },
    'hide-targets': hide,
    'draw-one': (action) =>
      'decline' in action
        ? said(action.seat, 'draw', 'draws', 'no card')
        : said(action.seat, 'draw', 'draws', 'a card'),
    'learn-item': ({ seat, item }, { topOf }) => {
      if (item.take === 'stop') return said(seat, 'learn', 'learns', 'nothing more');
      if (item.take === 'block') {
        return said(seat, 'take', 'takes', `${block(item.block)} from the reserve`);
      }
      const stack = NAMES.types[item.stack].toLowerCase();
      const top = topOf(item.stack);
      const what = top === undefined ? `the top card of the ${stack} stack` : `${card(top)} (${stack})`;
      return said(seat, 'learn', 'learns', what);
    },
    'learn-replace': (action, at) => {
      const gained = askedFor('learn-replace', action.seat, at)?.thing;
      const what = `${blockAt(action.area, at)}${gained === undefined ? '' : ` with ${block(gained)}`}`;
      return said(action.seat, 'replace', 'replaces', what);
    },
    'learn-top': (action) =>
      'decline' in action
        ? said(action.seat, 'put', 'puts', 'no card on the draw pile')
        : said(action.seat, 'put', 'puts', `${card(action.card)} on top of the draw pile`),
    'learn-to-hand': (action) =>
      'decline' in action
        ? said(action.seat, 'take', 'takes', 'no card into hand')
        : said(action.seat, 'take', 'takes', `${card(action.card)} into hand`),
    'learn-hide': hide,
    'remove-card': (action) => {
      if ('decline' in action) return said(action.seat, 'remove', 'removes', 'no card');
      const from = action.from === 'hand' ? 'the hand' : 'the discard pile';
      const what = `${card(action.card)} from the game, out of ${from}`;
      return said(action.seat, 'remove', 'removes', what);
    },
    'discard-hide': hide,
    'end-turn': ({ seat }) => said(seat, 'end', 'ends', 'the turn'),
    'crab-draw': (action) =>
      'decline' in action
        ? said(action.seat, 'draw', 'draws', 'no card')
        : said(action.seat, 'draw', 'draws', 'up to the hand limit'),
    'snail-pile': ({ seat, pile }) => {
      const what = pile === 'discards' ? 'the discard pile' : 'the draw pile';
      return said(seat, 'look', 'looks', `for a card in ${what}`);
    },
    'snail-card': (action) => said(action.seat, 'take', 'takes', `${card(action.card)} into hand`),
    'hand-overflow': (action) => said(action.seat, 'discard', 'discards', card(action.card)),
    'trap-hide': hide,
    'trap-dice': (action, at) => {
      if ('decline' in action) {
        return said(action.seat, 'leave', 'leaves', 'the current dice where they are');
      }
      const what = `${and(action.spaces.map((space) => current(space, at)))} to the bag`;
      return said(action.seat, 'return', 'returns', what);
    },
    den: ({ seat, space }) => said(seat, 'send', 'sends', `the shark to the den ${space}`),
    'den-die': ({ seat, space }, at) => {
      const what = `${current(space, at)} to the bag and`;
      return said(seat, `return ${what} send`, `returns ${what} sends`, 'the shark there');
    },
    'survive-effect': (action, at) => {
      const strategy = askedFor('survive-effect', action.seat, at)?.thing;
      const what = strategy === undefined ? 'the strategy' : card(strategy);
      return 'decline' in action
        ? said(action.seat, 'leave', 'leaves', `${what} undone`)
        : said(action.seat, 'carry', 'carries', `out ${what}`);
    },
    'retreat-with': (action, at) => {
      const what = `the octopus with ${blockAt(action.area, at)}`;
      return said(action.seat, 'mix', 'mixes', what);
    },
    'armour-hide': hide,
    'confront-octopus': (action, at) => choose(action.seat, action.card, at),
    'mix-place': (action) => said(action.seat, 'have', 'has', `the block put in ${area(action.area)}`),
    'extra-die': (action, at) => {
      if ('decline' in action) return said(action.seat, 'draw', 'draws', 'no extra dice');
      const what = `${plural(askedFor('extra-die', action.seat, at)?.count ?? 1, 'die', 'dice')} more`;
      return said(action.seat, 'draw', 'draws', what);
    },
    'harvest-current': ({ seat, space }, at) => said(seat, 'take', 'takes', current(space, at)),
    'before-roll': (action) => {
      if ('decline' in action) return said(action.seat, 'roll', 'rolls', 'the dice');
      const { card: id, give, take } = action;
      const told = [
        ...(give === undefined ? [] : [`return ${coloured(give)}`]),
        ...(take === undefined ? [] : [`take ${coloured(take)}`]),
      ];
      const what = `${card(id)}${told.length === 0 ? '' : ` to ${and(told)}`}`;
      return said(action.seat, 'use', 'uses', what);
    },
    'after-roll': (action) => {
      if ('decline' in action) return said(action.seat, 'keep', 'keeps', 'the dice as they are');
      if ('reroll' in action.use) {
        return said(action.seat, 'reroll', 'rerolls', die(action.use.reroll));
      }
      return said(action.seat, 'use', 'uses', use(action.use));
    },
    'place-current': (action) => {
      if ('decline' in action) return said(action.seat, 'place', 'places', 'no more currents');
      if ('card' in action.use) return said(action.seat, 'use', 'uses', use(action.use));
      const what = `${die(action.use.die)} on ${action.use.space}`;
      return said(action.seat, 'place', 'places', what);
    },
    move: ({ seat, move }, at) => {
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
        case 'step': {
          const way = `${card(move.card)} to take a step to ${move.to}, ${looking(move.facing)}`;
          return said(seat, 'use', 'uses', way);
        }
        case 'about-turn':
          return said(seat, `use ${card(move.card)} to turn`, `uses ${card(move.card)} to turn the shark`, 'around');
      }
    },
    'fast-after': (action) => {
      if ('decline' in action) return said(action.seat, 'take', 'takes', 'no extra step');
      const way = `${card(action.card)} to take a step to ${action.to}, ${looking(action.facing)}`;
      return said(action.seat, 'use', 'uses', way);
    },
    hostile: (action) =>
      'decline' in action
        ? said(action.seat, 'leave', 'leaves', 'the strategies alone')
        : said(action.seat, 'remove', 'removes', `a random strategy with ${card(action.card)}`),
    'place-search-attack': (action) => {
      if ('decline' in action) return said(action.seat, 'neither search nor attack', 'neither searches nor attacks');
      const targets = action.dice.map((placed) => ({
        isAttack: readDie(placed.die).colour === 'red',
        what: `${area(placed.area)} with ${bareDie(placed.die)}`,
      }));
      return said(
        action.seat,
        and(targets.map(({ isAttack, what }) => `${isAttack ? 'attack' : 'search'} ${what}`)),
        and(targets.map(({ isAttack, what }) => `${isAttack ? 'attacks' : 'searches'} ${what}`)),
      );
    },
    'resolve-order': (action) => said(action.seat, 'resolve', 'resolves', `the die in ${area(action.area)} first`),
    'ignore-trap': (action) =>
      'decline' in action
        ? said(action.seat, 'let', 'lets', 'the trap take effect')
        : said(action.seat, 'ignore', 'ignores', `the trap with ${card(action.card)}`),
    'store-choice': (action) => said(action.seat, 'store', 'stores', dice(action.dice)),
    spend: (action) =>
      'decline' in action
        ? said(action.seat, 'leave', 'leaves', 'the energy unspent')
        : said(action.seat, 'spend', 'spends', 'the energy'),
    buy: ({ seat, deal }, { costOf, diceOf }) => {
      if (deal.do === 'finish') return said(seat, 'finish', 'finishes', 'buying');
      if (deal.do === 'exchange') {
        const what = `${die(deal.die)} by 1 to replace ${card(deal.card)}`;
        return said(seat, 'lower', 'lowers', what);
      }
      const cost = costOf(deal.card);
      const brings = diceOf(deal.card);
      const what = `${card(deal.card)}${cost === undefined ? '' : ` for ${cost}`}`;
      return said(seat, `buy ${what}${brings.length === 0 ? '' : ` (${coloured(brings)})`}`, `buys ${what}`);
    },
    'hunger-die': (action) => said(action.seat, 'put', 'puts', `${die(action.die)} on the hunger track`),
    'confront-shark': (action, at) => choose(action.seat, action.card, at),
    food: ({ seat, food }) => said(seat, 'use', 'uses', block(food)),
  };
};

/** An answer that hides blocks, or none. */
type Hiding =
  | { readonly seat: Seat; readonly areas?: readonly string[]; readonly area?: string }
  | { readonly seat: Seat; readonly decline: true };

/** A card of the shark, and what it is told. */
interface UsedCard {
  readonly card: string;
  readonly feed?: string | undefined;
  readonly stash?: string | undefined;
  readonly raise?: { readonly die: string; readonly by: number } | undefined;
  readonly turn?: string | undefined;
  readonly dice?: readonly string[] | undefined;
}
