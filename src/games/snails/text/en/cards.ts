import { unreachable } from '../../../../kernel/index.ts';
import type { Condition, Range, Side, SnailTarget, TwoSnailsTarget } from '../../cards/vocabulary.ts';
import {
  CLIMB_COST,
  CRAWL_POINTS,
  DIG_CARDS,
  PUNCH_DAMAGE,
  SHELL_PROTECTION,
  STEP_COST,
  type Terrain,
} from '../../components.ts';
import { type Announced, type At, type Distance, distanceOf, type Grammar, isChosen, type Word } from '../grammar.ts';
import { plural as counted } from './phrases.ts';

/** English sentences. */
export const GRAMMAR: Grammar = {
  links: {
    next: ', ',
    last: ', then ',
    nextApart: '; ',
    lastApart: '; then ',
    anyway: (what, optional) => `; then, ${optional ? 'either way' : 'in any case'}, ${what}`,
  },
  target: sentenceOf,
  word: orderOf,
  scatter: (at) => `scatter to a field of your choice next to ${middleOf(at)}`,
  around: (at) => `do this on every field next to ${middleOf(at)}`,
  when: (condition, at, what, count) => `if ${conditionOf(condition, at)}, ${count === 1 ? what : `do this: ${what}`}`,
  may: (what, count) => (count === 1 ? `you may ${what}` : `you may do this: ${what}`),
  attacks: (count, target) => `Make ${count} attacks, one after the other, each with its own ${aimedWith(target)}roll.`,
  roll: (dice, rows) => {
    if (dice === 1) return 'Roll 1 die.';
    return rows === 1 ? `Roll ${dice} dice.` : `Roll ${dice} dice; if several of these results apply, choose one.`;
  },
  after: (attacks) => `After the ${attacks === 1 ? '' : 'last '}attack, whatever was rolled`,
  quoted: (name) => `“${name}”`,
  opened: (what) => what,
  returns: 'In clean-up this card goes back to your hand.',
  chooseEffect: 'Choose one effect.',
  chooseHalf: 'Choose one half.',
  actions: {
    crawl: `Move your snail by up to ${counted(CRAWL_POINTS, 'movement point')}: an adjacent field on the same or a lower level costs ${STEP_COST}, an adjacent field one level higher costs ${CLIMB_COST}.`,
    dig: `Draw ${counted(DIG_CARDS, 'arsenal card')}, then damage your tile; if that destroys a meadow, draw the cards on its back. Not on water.`,
    shell: `Put your snail into a shell: there it takes ${SHELL_PROTECTION} less from every source of damage and cannot be pushed, placed or moved off its field. Not on water.`,
    swap: 'Exchange your active and your passive token: the other snail resolves your further actions.',
    aim: 'If the same snail resolves a red card with dice in your very next slot, you may re-roll one of its dice. Not on water, except for Pirates.',
    punch: `Deal ${PUNCH_DAMAGE} damage to an enemy snail on your field. Not on water.`,
  },
};

function sentenceOf(target: Announced): string {
  const where = `${WHERE[distanceOf(target.range)](target.range)}${sightOf(target)}`;
  switch (target.target) {
    case 'snail':
      return `Choose ${snailOf(target)} ${where}${target.self === 'allowed' ? ' (it may be your active snail)' : ''}.`;
    case 'two-snails':
      return `Choose ${twoSnailsOf(target)}, each ${where} (only one if there are no two).`;
    case 'field':
      return target.range[1] === 0
        ? 'The target is your own field.'
        : `Choose ${FIELD[distanceOf(target.range)](target.range)}${sightOf(target)}.`;
    case 'burst':
      return `Targets: ${EVERY_OTHER[target.side]} ${where}.`;
    case 'player':
      return `Choose another player with a snail ${where}.`;
    default:
      return unreachable(target);
  }
}

function aimedWith(target: Announced): string {
  if (!isChosen(target)) return '';
  return target.target === 'two-snails' ? 'targets and ' : 'target and ';
}

const WHERE: Readonly<Record<Distance, (range: Range) => string>> = {
  own: () => 'on your field',
  adjacent: () => 'on an adjacent field',
  'own-or-adjacent': () => 'on your field or an adjacent one',
  'up-to': ([, most]) => `on your field or up to ${most} fields away`,
  exactly: ([, most]) => `exactly ${most} fields away`,
  between: ([least, most]) => `${least}–${most} fields away`,
};

const FIELD: Readonly<Record<Distance, (range: Range) => string>> = {
  own: () => 'your field',
  adjacent: () => 'an adjacent field',
  'own-or-adjacent': () => 'your field or an adjacent one',
  'up-to': ([, most]) => `your field or one up to ${most} away`,
  exactly: ([, most]) => `a field exactly ${most} away`,
  between: ([least, most]) => `a field ${least}–${most} away`,
};

function sightOf({ range, sight }: Announced): string {
  // On one field everybody is on the same level.
  if (range[1] === 0) return '';
  return sight === 'needed' ? ', in sight' : ', in sight or not';
}

function snailOf({ side, self, shells }: SnailTarget): string {
  const shell = { any: '', without: ' without a shell,', within: ' in a shell,' }[shells];
  if (side === 'enemy') return `an enemy snail${shell}`;
  if (side === 'friendly') return `${self === 'allowed' ? 'one' : 'another'} of your snails${shell}`;
  return `${self === 'allowed' ? 'a' : 'another'} snail${shell}`;
}

const TWO: Readonly<Record<Side, string>> = {
  any: 'two other snails',
  enemy: 'two enemy snails',
  friendly: 'two other snails of yours',
};

const twoSnailsOf = ({ side, shells }: TwoSnailsTarget): string =>
  `${TWO[side]}${{ any: '', without: ' without shells', within: ' in shells' }[shells]}`;

const EVERY_OTHER: Readonly<Record<Side, string>> = {
  any: 'every other snail',
  enemy: 'every enemy snail',
  friendly: 'every other snail of yours',
};

const EVERY: Readonly<Record<Side, string>> = {
  any: 'every snail',
  enemy: 'every enemy snail',
  friendly: 'every snail of yours',
};

const TERRAIN: Readonly<Record<Terrain, string>> = {
  water: 'water',
  beach: 'a beach',
  meadow: 'a meadow',
  mountain: 'a mountain',
};

function conditionOf(condition: Condition, at: At): string {
  const { place, mention } = at;
  const isSnail = place === 'snail' || place === 'self';
  const it = mention === 'again' ? 'it' : place === 'self' ? 'your snail' : 'the target';
  switch (condition.is) {
    case 'life-at-most':
      return `${it} has at most ${condition.amount} life`;
    case 'life-at-least':
      return `${it} has at least ${condition.amount} life`;
    case 'in-shell':
      return `${it} is in a shell`;
    case 'no-shell':
      return `${it} is in no shell`;
    case 'terrain':
      if (isSnail) return `${it} is on ${TERRAIN[condition.terrain]}`;
      return `${place === 'field' ? 'the target field' : 'that field'} is ${TERRAIN[condition.terrain]}`;
    default:
      return unreachable(condition);
  }
}

function orderOf(word: Word, at: At): string {
  const them = snailsAt(at);
  const several = them === 'them';
  const evenInShells = several ? ', even those in shells' : ', even if it is in a shell';
  switch (word.op) {
    case 'damage':
      return `deal ${word.amount} damage to ${them}`;
    case 'drain':
      return `deal ${word.amount} damage to ${them} and heal your snail by as much as ${at.place === 'snail' ? 'it loses' : 'they lose'}`;
    case 'heal':
      return `heal ${them} by ${word.amount}`;
    case 'until-round-ends': {
      const { lasts, amount } = word.lasting;
      const change = `${amount} ${lasts === 'more-damage' ? 'more' : 'less'}`;
      return `have ${them} take ${change} from every source of damage until the end of the round`;
    }
    case 'push':
      return `push ${them}${word.shells === 'pushed' ? evenInShells : ''}`;
    case 'place-here':
      return `place ${them} on your field${word.shells === 'placed' ? evenInShells : ''}`;
    case 'go-there':
      return `place your snail ${thereAt(at)}`;
    case 'exchange-places':
      return 'have your snail exchange places with the target';
    case 'move':
      return `move ${them} by up to ${counted(word.points, 'movement point')}`;
    case 'leave-shell':
      return `take ${them} out of ${several ? 'their shells' : 'its shell'}`;
    case 'enter-shell':
      return `put ${them} into a shell`;
    case 'aim':
      return `take aim with ${them}`;
    case 'swap':
      return 'exchange your active and your passive token';
    case 'damage-tile':
      return word.cards === 'lost'
        ? `damage ${tileAt(at)}`
        : `damage ${tileAt(at)} and, if that destroys a meadow, draw the cards on its back`;
    case 'destroy-tile':
      return word.cards === 'lost'
        ? `destroy ${tileAt(at)}`
        : `destroy ${tileAt(at)} and, if it is a meadow, draw the cards on its back`;
    case 'remove-tile':
      return `remove ${tileAt(at)} with all its tokens (its back has no effect)`;
    case 'add-tile':
      return `raise ${fieldAt(at)} by a tile that is out of the game (its back has no effect; tokens there are removed)`;
    case 'put':
      return `put ${word.count === 1 ? 'a' : word.count} ${word.token} token${word.count === 1 ? '' : 's'} on ${tileAt(at)}`;
    case 'draw':
      // After what other players have to do, it must be said who draws.
      return `draw ${counted(word.count, 'arsenal card')}${isOfPlayers(at) && at.mention === 'again' ? ' yourself' : ''}`;
    case 'discard':
      return `make ${playerAt(at)} discard ${counted(word.count, 'arsenal card')} of their choice from hand`;
    case 'steal':
      return `steal ${counted(word.count, 'arsenal card')} at random from ${playerAt(at)}’s hand and show ${word.count === 1 ? 'it' : 'them'} to everyone`;
    case 'take-back':
      return `return the next unrevealed card of ${playerAt(at)}’s plan to that player’s hand (its slot stays empty)`;
    default:
      return unreachable(word);
  }
}

function snailsAt(at: At): string {
  const { place, side, mention } = at;
  const one = place === 'snail' || place === 'self';
  if (mention === 'again') return one ? 'it' : 'them';
  if (place === 'self') return 'your snail';
  if (place === 'snail') return 'the target';
  if (place === 'burst' || place === 'two-snails') return 'each target';
  return `${EVERY[side]} ${thereAt(at)}`;
}

function thereAt({ place, mention }: At): string {
  if (mention !== 'far') return 'there';
  if (place === 'around') return 'on each of these fields';
  return place === 'scattered' ? 'on the scatter field' : 'on the target field';
}

function tileAt(at: At): string {
  if (at.place === 'self') return 'your tile';
  if (at.place !== 'snail') return `the tile ${thereAt(at)}`;
  return at.moved ? 'the tile where the target stood' : 'the tile under the target';
}

function fieldAt({ place, moved }: At): string {
  if (place === 'self') return 'your field';
  if (place === 'snail') return moved ? 'the field where the target stood' : 'the target’s field';
  if (place === 'around') return 'that field';
  return place === 'scattered' ? 'the scatter field' : 'the target field';
}

function middleOf({ place, moved }: At): string {
  if (place === 'self') return 'yours';
  if (place !== 'snail') return 'the target field';
  return moved ? 'the field where the target stood' : 'the target';
}

const isOfPlayers = ({ place }: At): boolean => place === 'player' || place === 'others';

const playerAt = ({ place }: At): string => (place === 'others' ? 'each other player' : 'that player');
