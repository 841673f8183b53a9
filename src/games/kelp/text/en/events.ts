import type { EventSentences } from '../../../../kernel/index.ts';
import { ACTIONS, AREAS, OCTOPUS, SHARK } from '../../components.ts';
import type { EndReason, KelpEvent, RevealReason } from '../../table/events.ts';
import { readDie } from '../phrases.ts';
import { NAMES } from './names.ts';
import { and, area, areas, colour, coloured, dice, die, looking, type Phrases, plural, spaces } from './phrases.ts';

/** What happened, in English. */
export const eventsWith = ({ bareBlock, block, card, cards, player }: Phrases): EventSentences<KelpEvent> => {
  const octopus = player(OCTOPUS);
  const shark = player(SHARK);
  const from = (id: string): string => (id === '' ? '' : ` from ${card(id)}`);
  const each = (names: readonly string[], ids: readonly string[]): string =>
    and(names.map((name, nth) => `${block(ids[nth] ?? '')} in ${area(name)}`));
  const REVEALED: Readonly<Record<RevealReason, (names: readonly string[], ids: readonly string[]) => string>> = {
    payment: (names, ids) => `${octopus} pays by revealing ${each(names, ids)}.`,
    eating: (names, ids) => `The octopus comes out to eat, which reveals ${each(names, ids)}.`,
    search: (names, ids) => `The search finds ${each(names, ids)}.`,
    attack: (names, ids) => `The attack hits ${each(names, ids)}.`,
  };
  return {
    'row-filled': (event) => `${card(event.card)} is laid face up on place ${event.place + 1} of the row.`,
    'stack-shown': (event) =>
      event.card === ''
        ? `The ${NAMES.types[event.stack].toLowerCase()} stack is empty.`
        : `${card(event.card)} is now on top of the ${NAMES.types[event.stack].toLowerCase()} stack.`,
    'blocks-laid': ({ secret }) =>
      `${AREAS.length} blocks stand hidden on the board${secret === undefined ? '' : `; row by row: ${secret.blocks.map(bareBlock).join(', ')}`}.`,
    'shark-put': ({ space, why }) =>
      ({
        setup: `${octopus} puts the shark in the den ${space}; it looks inward.`,
        trap: `The trap sends the shark to the den ${space}; it looks inward.`,
        strategy: `The octopus drives the shark into the den ${space}; it looks inward.`,
      })[why],
    'turn-began': ({ seat, round }) => `Round ${round}: the turn of ${player(seat)} begins.`,
    'turn-ended': ({ seat }) => `${player(seat)} ends the turn.`,

    played: (event) => `${octopus} plays ${card(event.card)} as action ${event.slot + 1}.`,
    'drawing-up': ({ count }) => `${octopus} draws up to the hand limit: ${plural(count, 'card')}.`,
    discarded: (event) =>
      event.why === 'action'
        ? `${octopus} discards ${card(event.card)} as an action.`
        : `${octopus} discards ${card(event.card)} to keep to the hand limit.`,
    'action-done': ({ done }) => `Action ${done} of ${ACTIONS} is done.`,
    'card-drawn': (event) => {
      const drawn = event.secret?.card ?? event.card;
      return `${octopus} draws ${drawn === '' ? 'a card' : card(drawn)}.`;
    },
    reshuffled: ({ count, hand }) =>
      `The discard pile is shuffled into a new draw pile of ${plural(count, 'card')}.${hand.length === 0 ? '' : ` So everybody knows the hand: ${cards(hand)}.`}`,
    'slots-cleared': (event) => `What was played goes onto the discard pile: ${cards(event.cards)}.`,
    'card-removed': (event) =>
      `${octopus} removes ${card(event.card)} from the game, out of ${event.from === 'hand' ? 'the hand' : 'the discard pile'}.`,
    'card-fetched': (event) => {
      const fetched = event.secret?.card ?? event.card;
      const what = fetched === '' ? 'a card' : card(fetched);
      return event.pile === 'draw-pile'
        ? `${octopus} takes ${what} from the draw pile into hand and shuffles the pile.`
        : `${octopus} takes ${what} from the discard pile into hand.`;
    },

    revealed: (event) => REVEALED[event.why](event.areas, event.blocks),
    hidden: (event) =>
      `${octopus} hides the ${event.areas.length === 1 ? 'block' : 'blocks'} in ${areas(event.areas)}.`,
    swapped: (event) => `The blocks in ${areas(event.areas)} change places.`,
    'mix-began': (event) => `The blocks in ${areas(event.areas)} go into the block bag to be mixed.`,
    'block-drawn': ({ secret }) =>
      secret === undefined
        ? 'A block is drawn from the block bag.'
        : `From the block bag comes ${block(secret.block)}; only ${octopus} sees it.`,
    'block-put': (event) => `The block is put in ${area(event.area)}, hidden.`,
    'card-gained': (event) =>
      `${octopus} learns ${card(event.card)}; cards left in the ${NAMES.types[event.stack].toLowerCase()} stack: ${event.left}.`,
    replaced: (event) =>
      `In ${area(event.area)} now lies ${block(event.block)}, revealed; ${block(event.replaced)} goes to the reserve.`,
    'card-kept': (event) =>
      event.where === 'hand'
        ? `${octopus} takes ${card(event.card)} into hand at once.`
        : `${octopus} puts ${card(event.card)} on top of the draw pile.`,
    'lesson-ended': (event) =>
      event.cards.length === 0
        ? 'Learning is over; no card goes onto the discard pile.'
        : `Learning is over; onto the discard pile goes: ${cards(event.cards)}.`,
    eaten: (event) =>
      `The octopus eats ${block(event.food)} in ${area(event.area)}! A shell lies there now, and the card ${card(event.card)} is out of the game.`,
    'food-used': ({ food }) => `${octopus} uses the effect of ${block(food)}, for the only time.`,
    'limit-turned': ({ limit }) => `The hand limit is ${plural(limit, 'card')} from now on.`,

    'extra-dice': ({ count }) => `${shark} draws ${plural(count, 'die', 'dice')} more this turn.`,
    'die-drawn': (event) => `${shark} draws a ${colour(event.colour)} die.`,
    'current-harvested': ({ space }) => `The bag is empty: ${shark} takes the current die from ${space} instead.`,
    'dice-traded': ({ given, taken }) => `${shark} returns ${coloured(given)} to the bag and takes ${coloured(taken)}.`,
    'die-rolled': (event) => {
      const rolled = readDie(event.die);
      return `The ${colour(rolled.colour)} die shows ${rolled.face}.`;
    },
    'dice-rerolled': (event) =>
      `${shark} rerolls ${dice(event.dice)}${event.by === 'tile' ? ', with a growth tile' : ''}.`,
    'die-turned': (event) => `${die(event.die)} is turned to ${readDie(event.to).face}.`,
    'die-stashed': (event) => `${shark} puts ${die(event.die)} on ${card(event.card)} for later.`,
    'current-placed': (event) => `${shark} places ${die(event.die)}${from(event.card)} on ${event.space}.`,
    'dice-placed': (event) =>
      `${shark} places ${and(event.dice.map((placed) => `${die(placed.die)}${from(placed.card)} in ${area(placed.area)}`))}.`,
    'currents-returned': (event) => {
      const what = event.spaces.length === 1 ? 'current die' : 'current dice';
      return {
        effect: `${octopus} returns the ${what} on ${spaces(event.spaces)} to the bag.`,
        unblock: `The shark has no way on: the ${what} on ${spaces(event.spaces)} goes back to the bag.`,
        den: `Every den holds a die: the ${what} on ${spaces(event.spaces)} goes back to the bag.`,
      }[event.why];
    },
    'die-grown': (event) =>
      event.to === 'tile'
        ? `The ${colour(event.colour)} die goes to the growth track.`
        : `All growth tiles are turned over: the ${colour(event.colour)} die goes back to the bag.`,
    'tile-turned': ({ tile }) => `Growth tile ${tile + 1} is turned over, and its dice go back to the bag.`,
    hungered: (event) =>
      ({
        attack: `${die(event.die)} goes from the attack to the hunger track.`,
        energy: `${die(event.die)} goes from the energy spaces to the hunger track.`,
        card: `${shark} puts ${die(event.die)} on the hunger track.`,
      })[event.why],
    'dice-stored': (event) =>
      `${shark} stores ${and(event.dice.map((stored) => `${die(stored.die)}${from(stored.card)}`)) || 'no die'} as energy.`,
    'dice-returned': (event) => `There is no room for all dice; back to the bag: ${dice(event.dice)}.`,
    'energy-returned': (event) => `From the energy spaces back to the bag: ${dice(event.dice)}.`,

    'card-used': (event) => `${shark} uses ${card(event.card)}.`,
    swam: ({ from: start, to, facing, over, how }) => {
      const end = `from ${start} to ${to}, ${looking(facing)}`;
      if (how === 'step') return `The shark takes an extra step ${end}.`;
      if (how === 'unblock') return `The shark pushes on ${end}.`;
      return over === '' ? `The shark swims ${end}.` : `The shark rides the current on ${over} ${end}.`;
    },
    'turned-about': ({ facing }) => `The shark turns around and is ${looking(facing)} now.`,
    'die-resolved': (event) =>
      `${readDie(event.die).colour === 'red' ? 'Attack on' : 'Search of'} ${area(event.area)} with ${die(event.die)}.`,
    'die-lost': (event) => `${die(event.die)} in ${area(event.area)} can do nothing any more and goes back to the bag.`,
    'die-used': (event) => `${die(event.die)} in ${area(event.area)} is used.`,
    'trap-sprung': (event) => `In ${area(event.area)}, ${block(event.trap)} is sprung.`,
    'trap-ignored': (event) => `${shark} ignores ${block(event.trap)} in ${area(event.area)}.`,
    'confrontation-began': (event) => `The octopus is attacked in ${area(event.area)}: a confrontation!`,
    chosen: ({ seat, secret }) =>
      secret === undefined
        ? `${player(seat)} has chosen a card in secret.`
        : `${player(seat)} has secretly chosen ${card(secret.card)}.`,
    confronted: ({ strategy, counter, match }) =>
      `${card(strategy)} against ${card(counter)}: ${match ? 'the same colour, and the octopus is caught' : 'different colours, and the octopus escapes'}.`,
    'strategy-resolved': ({ strategy, how }) =>
      how === 'carried-out'
        ? `${octopus} carries out ${card(strategy)}.`
        : `${octopus} leaves ${card(strategy)} undone.`,
    'pair-removed': ({ strategy, counter, why }) =>
      why === 'used'
        ? `${card(strategy)} is used up: it is out of the game, and so is ${card(counter)}.`
        : `By chance it hits ${card(strategy)}: it is out of the game, and so is ${card(counter)}.`,
    'spending-began': ({ energy, bonus }) =>
      `${shark} spends the energy: ${energy}${bonus === 0 ? '' : `, and ${bonus} more from a growth tile`}.`,
    bought: (event) =>
      `${shark} buys ${card(event.card)}${event.gained.length === 0 ? '' : `; into the bag: ${coloured(event.gained)}`}. Energy left: ${event.left}.`,
    exchanged: (event) =>
      `${shark} lowers ${die(event.die)} by 1, and ${card(event.card)} leaves the row for good. Energy left: ${event.left}.`,
    'spending-ended': () => `${shark} has finished buying; energy that is left is lost.`,
    'game-ended': ({ winners, reason }) => `${and(winners.map(player))} wins: ${ENDED[reason]}.`,
  };
};

const ENDED: Readonly<Record<EndReason, string>> = {
  confrontation: 'the octopus is caught in a confrontation',
  food: 'the octopus has eaten all it needs',
  hunger: 'the shark starves',
  'no-red': 'the shark has no red die left to attack with',
  'round-cap': 'the octopus has survived to the last round',
};
