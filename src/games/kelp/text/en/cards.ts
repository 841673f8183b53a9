import type { SharkCard } from '../../cards/vocabulary.ts';
import { FACES } from '../../components.ts';
import type { At, Grammar, PlainEffect } from '../grammar.ts';
import { ALL_NAMES, NAMES } from './names.ts';
import { colour, coloured, or, type Phrases, plural, span } from './phrases.ts';

/** English sentences. */
export const grammarWith = ({ block }: Phrases): Grammar => ({
  cost: (blocks) => `Reveal ${plural(blocks, 'hidden block')} to pay for it.`,
  price: ({ cost, dice }) =>
    `Costs ${cost} energy${dice.length === 0 ? '' : ` and brings ${coloured(dice)} into the bag`}.`,
  windows: (windows) => `Use it once, ${or(windows.map((window) => ALL_NAMES.windows[window]))}.`,
  unused: 'It has no other effect and leaves the game when it is bought.',
  effect: (effect, at) => effectOf(effect, at, block),
  hunt: (hunt, card) => {
    switch (hunt.op) {
      case 'reroll':
        return `Reroll ${span(1, hunt.most)} ${hunt.most === 1 ? 'die' : 'dice'} of the pool${hunt.most === 1 ? '' : ', all at once'}.`;
      case 'draw-die':
        return `Draw 1 more die from the bag and roll it${rollOf(card)}.`;
      case 'raise':
        return `Turn ${dieOf(hunt.colour)} of the pool up by ${span(1, hunt.most)}, to ${FACES} at most.`;
      case 'turn':
        return `Turn ${dieOf(hunt.colour)} of the pool to ${hunt.to}.`;
      case 'feed':
        return 'Put a die of the pool on the hunger track.';
      case 'stash':
        return 'Put a die of the pool, as it shows, on this card; in a later turn you may place it like a die of the pool.';
      case 'trade':
        return `Return ${plural(hunt.give, 'drawn die', 'drawn dice')} to the bag, then take ${plural(hunt.take, 'die', 'dice')} from it in the ${hunt.take === 1 ? 'colour' : 'colours'} you like.`;
      case 'step':
        return 'The shark takes one extra step to a free space ahead, without riding a current.';
      case 'about-turn':
        return 'Turn the shark around, before any step of the turn.';
      case 'spare-trap':
        return 'The trap has no effect; it stays revealed.';
      case 'drop-pair':
        return 'A random strategy of the octopus and its counter leave the game; one pair always stays.';
    }
  },
  ability: (ability) => {
    switch (ability.gives) {
      case 'rerolls':
        return `You have ${plural(ability.count, 'more reroll')} of a die each turn.`;
      case 'extra-die':
        return `Each turn you may draw ${plural(ability.count, 'die', 'dice')} more.`;
      case 'bonus':
        return `When you spend energy and the dice show ${ability.most} or less together, you have ${ability.add} more.`;
    }
  },
  food: 'Once eaten, it can be used a single time, before, between or after your actions.',
  trap: 'It takes effect when a search or an attack reveals it.',
  strategy: (name) =>
    `If the shark does not choose the ${NAMES.strategyColours[name].toLowerCase()} counter, you escape and may do this.`,
  counter: (name) =>
    `If the octopus chooses the ${NAMES.strategyColours[name].toLowerCase()} strategy, you catch it and win the game.`,
});

const dieOf = (wanted: 'any' | Parameters<typeof colour>[0]): string =>
  wanted === 'any' ? 'a die' : `a ${colour(wanted)} die`;

const rollOf = ({ windows }: Pick<SharkCard, 'windows'>): string => {
  if (!windows.includes('after-roll')) return ' with the others';
  return windows.includes('before-roll') ? ', with the others or alone' : ' alone';
};

function effectOf(effect: PlainEffect, { isOptional, isRepeated, food }: At, block: (id: string) => string): string {
  const may = (deed: string): string =>
    isOptional ? `You may ${deed}` : `${deed.slice(0, 1).toUpperCase()}${deed.slice(1)}`;
  switch (effect.op) {
    case 'swap':
      return isRepeated
        ? may('swap two adjacent blocks once more, the same ones or others.')
        : may('swap two adjacent blocks.');
    case 'mix':
      return may(`mix ${mixed(effect)}.`);
    case 'hide': {
      const [least, most] = effect.count;
      const blocks = `${span(least, most)} ${HIDDEN[effect.which](most)}`;
      return least === 0 ? `You may hide ${blocks}.` : may(`hide ${blocks}.`);
    }
    case 'hide-all':
      return may(effect.which === 'octopus' ? 'hide the octopus.' : 'hide all revealed blocks.');
    case 'learn':
      return effect.amount === 'exactly'
        ? may(`learn ${effect.count}: gain ${plural(effect.count, 'new card or block', 'new cards or blocks')}.`)
        : may(
            `learn up to ${effect.count}: gain at most ${plural(effect.count, 'new card or block', 'new cards or blocks')}.`,
          );
    case 'keep': {
      const but = effect.not === 'nothing' ? '' : `, but no ${NAMES.types[effect.not].toLowerCase()} card`;
      return effect.where === 'hand'
        ? `You may take 1 of the gained cards into your hand${but}.`
        : `You may put 1 of the gained cards on top of your draw pile${but}.`;
    }
    case 'draw':
      return may(effect.amount === 'one' ? 'draw 1 card.' : 'draw up to the hand limit.');
    case 'remove':
      return may('remove 1 other card of your hand or discard pile from the game.');
    case 'eat':
      return `If ${block(food)} lies next to the octopus, reveal both and eat it: it goes to the food track, and a shell takes its place. Then this card leaves the game.`;
    case 'fetch':
      return may(
        'take 1 card of your choice from your draw pile or your discard pile into your hand, even above the limit; then shuffle the draw pile if it came from there.',
      );
    case 'limit':
      return may(`raise your hand limit to ${plural(effect.cards, 'card')} for the rest of the game.`);
    case 'sweep':
      return `You may return ${span(0, effect.most)} current ${effect.most === 1 ? 'die' : 'dice'} from the board to the bag.`;
    case 'den':
      return may('move the shark to a den without a die; it looks inward.');
  }
}

const HIDDEN = {
  revealed: (count: number) => (count === 1 ? 'revealed block' : 'revealed blocks'),
  gained: () => 'of the blocks gained',
  others: (count: number) => (count === 1 ? 'other revealed block' : 'other revealed blocks'),
} as const;

function mixed(effect: Extract<PlainEffect, { readonly op: 'mix' }>): string {
  const hidden = plural(effect.hidden, 'hidden block');
  if (effect.with === 'centre') return `${hidden} with the block in the centre; all come back hidden`;
  if (effect.with === 'nobody') return hidden;
  return effect.beside === 0
    ? `the revealed octopus with ${hidden}; all come back hidden`
    : 'the octopus with a block next to it, hidden or revealed; both come back hidden';
}
