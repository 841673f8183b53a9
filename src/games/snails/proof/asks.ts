import { CROWD, EXCHANGED, HAND_LIMIT, NONE } from '../components.ts';
import { resolvingOf } from '../course/action.ts';
import { openingHand } from '../course/opening.ts';
import { ruleToDecline } from '../course/targets.ts';
import { hasRage, nextReRoll } from '../rules/attack.ts';
import { handOf, isArsenal, isBasic } from '../rules/hand.ts';
import {
  crowdSeat,
  hasAbility,
  isInShell,
  isLiving,
  isOnBoard,
  isOnWater,
  levelOf,
  neutralSeat,
  placeOf,
} from '../rules/position.ts';
import { stillToPush } from '../rules/push.ts';
import { areShellsInUse } from '../rules/shells.ts';
import { fieldsWith, tokensOn } from '../rules/tokens.ts';
import type { Book } from '../table/book.ts';
import type { SnailsState } from '../table/state.ts';
import type { Ask, Chain, Work } from '../table/work.ts';
import { eachWork, type Invariants } from './faults.ts';

/** What is expected where this would not be asked; nothing, where it would. */
type WhyNotAsked = {
  readonly [Kind in Ask['ask']]?: (state: SnailsState, ask: Extract<Ask, { ask: Kind }>) => string | undefined;
};

/** The decisions that the active player takes, and nobody else. */
const OF_ACTIVE: readonly Ask['ask'][] = [
  'choose-half',
  'choose-effect',
  'decline',
  'crawl-step',
  'take-shell-from',
  'choose-target',
  'use-rage',
  're-roll',
  'choose-row',
  'scatter-field',
  'place-optional',
  'draw-bonus',
];

/** What is true of decisions: they are asked of who takes them, and only when the rules ask them. */
export function askInvariants(book: Book): Invariants {
  const asked = whyNotAsked(book);
  return {
    'who decides is asked': (state) =>
      eachWork(state, (work) => {
        // SNL-9.9: who is out of the game decides nothing but the action that they resolve.
        const isIn = !('ask' in work) || isLiving(state, work.seat) || work.seat === state.play.seat;
        if (!isIn) return 'a player who is left';
        const deciders = decidersOf(state, work);
        if (deciders === undefined || !('seat' in work) || deciders.includes(work.seat)) return undefined;
        return `seat ${[...new Set(deciders)].join(' or ')}`;
      }),
    'what is asked is asked by the rules': (state) =>
      eachWork(state, (work) => {
        if (!('ask' in work)) return undefined;
        const why = asked[work.ask] as ((at: SnailsState, ask: Ask) => string | undefined) | undefined;
        return why?.(state, work);
      }),
    'what waits leads to what the rules ask': (state) =>
      eachWork(state, (work) => {
        const { play } = state;
        if (!('do' in work)) return undefined;
        if (work.do === 'push') return whyNoPushing(work);
        if (work.do === 'move-on') return work.snail === play.snail ? undefined : `the active snail, ${play.snail}`;
        return work.do === 'discard' && work.seat === play.seat ? 'another than the active player' : undefined;
      }),
  };
}

/** The seats that can decide this; nothing, where any can. */
function decidersOf(state: SnailsState, work: Work): readonly number[] | undefined {
  const { play } = state;
  // SNL-9.10: who is out of the game leaves the rest of an effect to the next living player.
  if ('do' in work)
    return work.do === 'push' && isLiving(state, work.seat) ? [play.seat, neutralSeat(state)] : undefined;
  const { ask } = work;
  if (OF_ACTIVE.includes(ask)) return [play.seat];
  if (ask === 'order-effects') return [neutralSeat(state)];
  if (ask === 'overcrowd') return [crowdSeat(state)];
  return ask === 'push-next' || ask === 'push-to' ? [play.seat, neutralSeat(state)] : undefined;
}

const whyNoPushing = ({
  snails,
  fields,
}: {
  readonly snails: readonly number[];
  readonly fields: readonly number[];
}) => {
  if (snails.length !== fields.length) return 'a field for each snail';
  return isSet(snails) ? undefined : 'each snail once';
};

function whyNotAsked(book: Book): WhyNotAsked {
  const isOffered = ({ play }: SnailsState, kind: 'halves' | 'choice'): boolean =>
    play.part === NONE && book.cards[play.card]?.kind === kind;
  const count = (state: SnailsState, seat: number, counts: (card: number) => boolean): number =>
    handOf(state, seat).filter(counts).length;
  const settledPart = ({ play }: SnailsState) => book.parts[play.part];

  return {
    'keep-cards': (state, { seat }) => {
      const most = openingHand(state, seat);
      return count(state, seat, (card) => isArsenal(book, card)) > most ? undefined : `more than ${most} arsenal cards`;
    },
    exchange: (state, { seat }) =>
      count(state, seat, (card) => isArsenal(book, card)) >= EXCHANGED ? undefined : 'two arsenal cards in hand',
    'take-faction-card': ({ losses, factionCards }, { seat }) =>
      losses[seat] === 1 && factionCards[seat] === 0 ? undefined : 'a loss, and the card beside the board',
    'discard-excess': (state, { seat }) =>
      count(state, seat, (card) => !isBasic(book, card)) > HAND_LIMIT ? undefined : 'a hand over the limit',
    'choose-half': (state) => (isOffered(state, 'halves') ? undefined : 'a card of two halves'),
    'choose-effect': (state) => (isOffered(state, 'choice') ? undefined : 'a card with a choice'),
    decline: (state) =>
      settledPart(state) !== undefined &&
      isOnBoard(state, state.play.snail) &&
      ruleToDecline(book, state, resolvingOf(book, state)) !== undefined
        ? undefined
        : 'what may be declined',
    'crawl-step': (state, { snail }) =>
      snail === state.play.snail && isOnBoard(state, snail) && settledPart(state) !== undefined
        ? undefined
        : 'the active snail on the board',
    'take-shell-from': (state, { seat }) => {
      const { snail } = state.play;
      if (!isOnBoard(state, snail) || isOnWater(state, snail) || isInShell(state, snail))
        return 'a snail that can enter a shell';
      return areShellsInUse(state, seat) ? undefined : 'no shell that is free';
    },
    'choose-target': (state) => (settledPart(state) === undefined ? 'a part of a card' : undefined),
    'use-rage': (state, { seat }) =>
      settledPart(state)?.rage && hasRage(state, seat) ? undefined : 'rage that is not used yet',
    're-roll': (state) =>
      state.play.seat !== NONE && isRolled(state) && nextReRoll(book, state) !== undefined
        ? undefined
        : 'dice on the table, and a re-roll that is left',
    'choose-row': (state) => (isRolled(state) ? undefined : 'dice on the table'),
    'push-next': (state, pushing) =>
      whyNoPushing(pushing) ?? (stillToPush(book, state, pushing).length > 1 ? undefined : 'two snails to be pushed'),
    'push-to': (state, { snail }) => (isOnBoard(state, snail) ? undefined : 'a snail on the board'),
    overcrowd: (state, chain) => (isChain(book, state, chain) ? undefined : 'a chain that has come to a full field'),
    'discard-arsenal': (state, { seat }) =>
      isLiving(state, seat) && seat !== state.play.seat && handOf(state, seat).length > 0
        ? undefined
        : 'another living player with cards in hand',
    'draw-bonus': (state, { seat }) =>
      state.play.hurt === 1 && state.used[seat] === 0 && isLiving(state, seat) && hasAbility(state, seat, 'gunslingers')
        ? undefined
        : 'gunslingers who have dealt damage',
    'order-effects': (state, { occasion, field, snail }) => {
      if (occasion === 'dynamite' || occasion === 'fire') {
        const isBelow = `clean-up-${occasion}` === nameBelow(state);
        return isBelow && field === NONE && snail === NONE && fieldsWith(state, occasion).length > 0
          ? undefined
          : `fields with ${occasion} in clean-up`;
      }
      const kinds = occasion === 'entered' ? (['fire', 'mine'] as const) : (['mine', 'dynamite'] as const);
      if (field === NONE || kinds.some((kind) => tokensOn(state, kind, field) === 0))
        return `${kinds.join(' and ')} on a field`;
      if (occasion === 'entered')
        return snail !== NONE && placeOf(state, snail) === field ? undefined : 'a snail that has come to it';
      return snail === NONE ? undefined : 'no snail';
    },
  };

  function isRolled(state: SnailsState): boolean {
    return state.play.dice.length > 0 && state.play.dice.length === settledPart(state)?.dice;
  }
}

/** The step under the decision that waits. */
function nameBelow({ agenda }: SnailsState): string | undefined {
  const below = agenda[agenda.length - 2];
  return below !== undefined && 'do' in below ? below.do : undefined;
}

const isSet = (list: readonly number[]): boolean => new Set(list).size === list.length;

/** Is this a chain of snails, each on the field that the one before it goes to, which has come to a field that is too full? */
function isChain(book: Book, state: SnailsState, { how, moves }: Chain): boolean {
  const links = Array.from({ length: moves.length / 2 }, (_, nth) => [
    moves[2 * nth] ?? NONE,
    moves[2 * nth + 1] ?? NONE,
  ]);
  const movers = links.map(([snail = NONE]) => snail);
  // A chain may come to the same field again.
  const last = links[links.length - 1]?.[1] ?? NONE;
  const crowdOn = (field: number): number =>
    state.places.filter((place, snail) => place === field && !movers.includes(snail)).length +
    links.filter(([, goal]) => goal === field).length;
  return (
    moves.length % 2 === 0 &&
    isSet(movers) &&
    crowdOn(last) === CROWD + 1 &&
    links.every(([snail = NONE, goal = NONE], nth) => {
      const from = placeOf(state, snail);
      const isFirst = nth === 0;
      const isNear = book.distances[from]?.[goal] === 1;
      const isPush = !isFirst || how === 'pushed';
      return (
        from !== NONE &&
        from !== goal &&
        (isFirst || from === links[nth - 1]?.[1]) &&
        (isNear || (isFirst && how === 'placed')) &&
        (!isPush || levelOf(state, goal) <= levelOf(state, from)) &&
        crowdOn(goal) <= CROWD + (goal === last ? 1 : 0)
      );
    })
  );
}
