import { roman } from '../../../../kernel/index.ts';
import type { Cost, Count, Effect, Lasting, Need, Trigger } from '../../cards/vocabulary.ts';
import { ADVANCE, CHOSEN_FROM, MOST_SIZE, TOKEN_PRICE, TRACKS } from '../../components.ts';
import { areGains, type Gains, type Grammar, gathered, inARow } from '../grammar.ts';
import { takesTokens } from '../phrases.ts';
import { NAMES } from './names.ts';
import { amount, and, markers, or, plural, specialisation, symbols } from './phrases.ts';

/** English sentences. */
export const GRAMMAR: Grammar = {
  cost: (cost) => `Costs ${and(Object.entries(cost).map(([what, count]) => amount(what as never, count ?? 0)))}.`,
  room: (size) =>
    size === MOST_SIZE
      ? `Fills an Empty Room tile of size ${size}.`
      : `Fills an Empty Room tile of size ${size} or more.`,
  symbols: (shown) => `Gives the ${shown.length === 1 ? 'symbol' : 'symbols'} ${symbols(shown)}.`,
  need: needOf,
  needs: (lines) => `Needs ${and(lines.map(needOf))}.`,
  orders: (effects) => gathered(effects).map(toldOf).join('; '),
  now: (effects) => `At once: ${clauses(effects)}.`,
  before: (effects) => `Before the game: ${clauses(effects)}.`,
  incubation: (effects) => `In every Incubation: ${clauses(effects)}.`,
  always: (lasting) => `Always: ${lastingOf(lasting)}.`,
  score(line) {
    if (line.score === 'every') return `At the end: ${line.points} VP for ${everyOf(line.count, line.every)}.`;
    const told = line.steps.map(({ points, least }, nth) =>
      nth === 0
        ? `${points} VP if you have at least ${countOf(line.count, least)}`
        : `${points} VP if at least ${least}`,
    );
    return `At the end: ${or(told)}.`;
  },
  points: (points) => `Worth ${points} VP.`,
  enemy: (level, terrain) => `An enemy of level ${roman(level)} on ${NAMES.terrains[terrain].toLowerCase()}.`,
  tile: (set, needs) =>
    `A tile of the set ${NAMES.sets[set]}: if its requirement is met in an Incubation, it is turned over and raises any production by ${ADVANCE}.${takesTokens(needs) ? ' You need not discard tokens for it.' : ''}`,
  leaf: (effects) => `For the first who puts a Pheromone cube here in their own turn: ${clauses(effects)}.`,
  roomTile: (size) =>
    `Covers ${plural(size, 'cell')} of a nest. Empty it can be filled by a Room card; then it lies on its Full side.`,
};

/** Words one after the other. */
const clauses = (effects: readonly Effect[]): string => inARow(gathered(effects).map(clause)).join('; ');

/** `dig with Strength 2`, or `you may dig with Strength 2`. */
function clause(told: Effect | Gains): string {
  return areGains(told) || !OPTIONAL.includes(told.op) ? toldOf(told) : `you may ${deedOf(told)}`;
}

/** `gain 1 Food and 1 Leaf`, `draw 1 card`. */
const toldOf = (told: Effect | Gains): string =>
  areGains(told) ? `gain ${and(told.map((each) => amount(each.resource, each.amount)))}` : deedOf(told);
/** Words in one sentence. */
const deeds = (effects: readonly Effect[]): string => and(gathered(effects).map(toldOf));

const OPTIONAL: readonly Effect['op'][] = [
  'larva',
  'item',
  'raise',
  'shift',
  'room',
  'turn-back',
  'swap-eggs',
  'lose-scent',
  'action',
  'defeat',
  'play',
  'pay',
];

function deedOf(effect: Effect): string {
  switch (effect.op) {
    case 'gain':
      return `gain ${amount(effect.resource, effect.amount)}`;
    case 'draw':
      return `draw ${plural(effect.count, 'card')}`;
    case 'draw-keep':
      return `draw ${plural(CHOSEN_FROM, 'card')}, keep 1 and discard the ${CHOSEN_FROM === 2 ? 'other' : 'others'}`;
    case 'take-card':
      return 'take 1 card from any row of the display';
    case 'seek':
      return 'name a symbol and reveal Basic cards until one has it; take that card and discard the others';
    case 'flight':
      return `advance ${plural(effect.spaces, 'space')} on the flight track`;
    case 'advance':
      return `raise ${tracksOf(effect.tracks)} by ${ADVANCE}`;
    case 'universal':
      return 'gain 1 universal ant';
    case 'larva':
      return 'gain 1 larva of any specialisation';
    case 'item':
      return 'take 1 Special Item that lies beside the board';
    case 'item-here':
      return 'take the Special Item that lies here';
    case 'raise':
      return 'move 1 disc to the Incubation tile above';
    case 'shift':
      return 'move 1 disc to another specialisation of its Incubation tile';
    case 'room':
      return `place 1 Room tile of size ${effect.size}`;
    case 'turn-back':
      return 'turn 1 of your Full Room tiles to its Empty side';
    case 'swap-eggs':
      return `lower one of your Egg productions by ${ADVANCE} to raise the others by ${ADVANCE}`;
    case 'lose-scent':
      return 'remove 1 of your Pheromone cubes from the board without putting it on a Leaf tile';
    case 'action':
      return `${effect.action} with Strength ${effect.strength} (without ants and without a card of the display)`;
    case 'defeat':
      return 'defeat 1 enemy';
    case 'play':
      return playOf(effect);
    case 'incubation':
      return 'activate all your incubation effects';
    case 'mark':
      return `put ${markers(effect.marker, effect.count)} on ${effect.where === 'this' ? 'this card' : 'one of your played cards'}`;
    case 'move-marks':
      return `move up to ${markers(effect.marker, effect.most)} from this card to other played cards of yours`;
    case 'tuck':
      return `put ${plural(effect.cards, 'card')} from your hand face down under this card`;
    case 'pay':
      return `${costOf(effect.cost)} to ${deeds(effect.effects)}`;
    case 'each':
      return `${deeds(effect.effects)} for ${everyOf(effect.count, 1)}`;
    case 'either':
      return `do one of these: ${effect.effects.map(deedOf).join(', or ')}`;
  }
}

function playOf({ type, how }: Extract<Effect, { readonly op: 'play' }>): string {
  const card = type === 'any' ? '1 card' : `1 ${NAMES.types[type]} card`;
  if (how === 'free') return `play ${card} without its cost and requirements`;
  return how === 'waive' ? `play ${card} without one of its requirements` : `play ${card}`;
}

function tracksOf(tracks: readonly (typeof TRACKS)[number][]): string {
  if (tracks.length === TRACKS.length) return 'any production';
  if (tracks.length === 3 && tracks.every((track) => track.startsWith('egg-'))) return 'any Egg production';
  return or(tracks.map((track) => `your ${NAMES.tracks[track]}`));
}

/** `pay 2 Food`, `discard 1 Room card`. */
function costOf(cost: Cost): string {
  switch (cost.cost) {
    case 'cubes':
      return `pay ${amount(cost.cube, cost.amount)}`;
    case 'cards':
      return `discard ${plural(cost.amount, cost.type === 'any' ? 'card' : `${NAMES.types[cost.type]} card`)}`;
    case 'markers':
      return `discard ${markers(cost.marker, cost.amount)} from ${cost.where === 'this' ? 'this card' : 'any of your cards'}`;
  }
}

function needOf(need: Need): string {
  if (need.needs === 'symbol')
    return need.least === 1 ? NAMES.symbols[need.symbol] : `${NAMES.symbols[need.symbol]} ×${need.least}`;
  if (need.count.count === 'eggs') return `a total Egg production of at least ${need.least}`;
  return `at least ${countOf(need.count, need.least)}`;
}

/** `2 deeds done`. */
const countOf = (count: Count, number: number): string => plural(number, ...nounOf(count));
/** `each deed done`, `every 2 deeds done`. */
const everyOf = (count: Count, number: number): string =>
  number === 1 ? `each ${nounOf(count)[0]}` : `every ${countOf(count, number)}`;

function nounOf(count: Count): readonly [one: string, many: string] {
  switch (count.count) {
    case 'rooms': {
      const size = count.most === MOST_SIZE ? '' : count.most === 1 ? ' of size 1' : ` of size ${count.most} or less`;
      return [`Room tile${size} in your nest`, `Room tiles${size} in your nest`];
    }
    case 'explorers':
      return ['explorer of yours on the main board', 'explorers on the main board'];
    case 'foragers':
      return ['forager of yours on the main board', 'foragers on the main board'];
    case 'eggs':
      return ['level of your Egg productions in total', 'levels of your Egg productions in total'];
    case 'level':
      return [`point of your ${NAMES.tracks[count.track]}`, `points of your ${NAMES.tracks[count.track]}`];
    case 'pheromones':
      return ['Pheromone cube you have removed', 'Pheromone cubes removed'];
    case 'swarmed':
      return ['disc in a swarming area', 'discs in swarming areas'];
    case 'deeds':
      return ['deed done', 'deeds done'];
    case 'played': {
      const types = or(count.types.map((type) => NAMES.types[type]));
      return [`played ${types} card`, `played ${types} cards`];
    }
    case 'available': {
      if (count.ants === 'any') return ['available ant of any kind', 'available ants of any kind'];
      if (count.ants === 'universal') return ['universal ant', 'universal ants'];
      return [`available ${specialisation(count.ants)}`, `available ${specialisation(count.ants)}s`];
    }
    case 'has': {
      const name = NAMES.resources[count.resource];
      const isToken = count.resource === 'aggression' || count.resource === 'mutation';
      return isToken
        ? [`${name} token in your supply`, `${name} tokens in your supply`]
        : [`${name} in your supply`, `${name} in your supply`];
    }
    case 'symbols':
      return ['different symbol you have', 'different symbols'];
    case 'marks':
      return [
        `${NAMES.markers[count.marker]} marker on this card`,
        `${NAMES.markers[count.marker]} markers on this card`,
      ];
    case 'under':
      return ['card under this card', 'cards under this card'];
    case 'stones':
      return ['covered stone', 'covered stones'];
  }
}

function triggerOf(event: Trigger): string {
  switch (event.event) {
    case 'card-played':
      return `after you play a card with ${NAMES.symbols[event.symbol]}`;
    case 'symbol-played':
      return `after you play a card with ${NAMES.symbols[event.symbol]}, for each copy of that symbol`;
    case 'deed-done':
      return {
        any: 'after you play a Deed card or resolve the deed of an Incubation tile',
        card: 'after you play a Deed card',
        tile: 'after you resolve the deed of an Incubation tile',
      }[event.by];
    case 'enemy-defeated':
      return 'after you defeat an enemy';
    case 'room-placed':
      return event.least === 1
        ? 'after you place a Room tile'
        : event.least === MOST_SIZE
          ? `after you place a Room tile of size ${event.least}`
          : `after you place a Room tile of size ${event.least} or more`;
    case 'acted': {
      const action = event.action === 'any' ? 'Dig, Explore or Forage' : NAMES.actions[event.action];
      return event.strength === 0
        ? `after you perform ${action}`
        : `after you perform ${action} with a Strength of exactly ${event.strength}`;
    }
    case 'generic-advance':
      return 'after an effect has let you raise any production';
  }
}

function lastingOf(lasting: Lasting): string {
  switch (lasting.lasts) {
    case 'when':
      return `${triggerOf(lasting.event)}, ${clauses(lasting.effects)}`;
    case 'symbol':
      return `you have the symbol ${NAMES.symbols[lasting.symbol]}`;
    case 'symbol-for':
      return `you have the symbol ${NAMES.symbols[lasting.symbol]} once for ${everyOf(lasting.count, lasting.every)}`;
    case 'cheaper':
      return `your ${NAMES.types[lasting.type]} cards cost ${lasting.by} Leaf less`;
    case 'larger':
      return `when you play a Room card, your Room tiles count as ${lasting.by} larger`;
    case 'spend':
      return `${NAMES.markers[lasting.marker]} markers on this card may be spent as ${NAMES.resources[lasting.as]}`;
    case 'any-tile':
      return 'in an Incubation you may resolve the deed of any of your Incubation tiles, not only of the top one';
    case 'free':
      return `as a free action${lasting.often === 'once' ? ' once a turn' : ''}, you may ${costOf(lasting.cost)} to ${deeds(lasting.effects)}`;
    case 'any-row':
      return 'the display card of Dig, Explore or Forage may come from any row';
    case 'any-egg':
      return 'when you raise a given Egg production, you may raise another one instead';
    case 'spare-ants':
      return `${plural(lasting.discs, 'disc')} of yours lie here; once a turn you may discard a card to spend one as a universal ant, together with another ant`;
    case 'tokens':
      return `as a free action you may place up to ${plural(lasting.spaces, 'Queen token')} here and have their symbols; each but the first costs ${amount('food', TOKEN_PRICE)}`;
    case 'stone-cells':
      return `your Room tiles may cover the stones beside the nest; raise any production by ${ADVANCE} for each stone you cover`;
  }
}
