import {
  ABILITIES,
  type Bearer,
  EFFECTS,
  type Effect,
  type Food,
  HUNTS,
  type Hunt,
  type OctopusCard,
  type Pack,
  type SharkCard,
  SOURCES,
  type Strategy,
  type Tile,
  type Trap,
  WINDOWS,
  type Window,
} from '../../../src/games/kelp/cards/vocabulary.ts';
import { COLOURS, FOOD_SPACES, STRATEGY_COLOURS, TILES } from '../../../src/games/kelp/components.ts';
import { createRandom, type Random, sampleWords } from '../../../src/kernel/index.ts';

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const named = <Item>(name: string, items: readonly Item[]): Record<string, Item> =>
  Object.fromEntries(items.map((item, index) => [`${name}-${index}`, item]));

/** Words of the octopus that have a meaning together on such a thing. What no single word says, the check of a pack does. */
function effectsFor(random: Random, bearer: Bearer): readonly Effect[] {
  for (;;) {
    const effects = sampleWords(EFFECTS, random, { scope: bearer, known: { words: 0, isLearning: false } });
    if (!effects.some(({ op }) => op === 'eat') && areMeant(effects, bearer)) return effects;
  }
}

function areMeant(effects: readonly Effect[], bearer: Bearer): boolean {
  return effects.every((effect, index) => {
    if (effect.op !== 'hide') return true;
    if (effect.which === 'gained') return effects.slice(0, index).some(({ op }) => op === 'learn');
    if ((effect.which === 'others') !== (bearer === 'trap')) return false;
    if (effect.which === 'others') return effect.count[0] === 0;
    return bearer === 'strategy' ? effect.count[0] === 0 : effect.count[0] > 0 && index === 0;
  });
}

const octopusCard = (random: Random, origin: OctopusCard['origin']): OctopusCard => ({
  copies: 1 + random.below(3),
  source: random.oneOf(SOURCES),
  type: random.oneOf(['movement', 'hide', 'learn'] as const),
  origin,
  cost: random.below(4),
  effects: effectsFor(random, 'card'),
});

const eatCard = (random: Random, food: number): OctopusCard => ({
  copies: 1,
  source: random.oneOf(SOURCES),
  type: 'eat',
  origin: 'market',
  cost: random.below(2),
  food: `food-${food}`,
  effects: [{ op: 'eat' }],
});

function sharkCard(random: Random): SharkCard {
  const said = {
    copies: 1 + random.below(3),
    source: random.oneOf(SOURCES),
    cost: 1 + random.below(10),
    dice: times(random.below(4), () => random.oneOf(COLOURS)),
  };
  if (random.below(6) === 0) return { ...said, windows: [], effects: [] };
  const effects = huntsFor(random, random.oneOf(WINDOWS));
  const windows = WINDOWS.filter((window) => effects.every(({ op }) => isUsedIn(op, window)));
  return { ...said, windows: random.below(2) === 0 ? windows : windows.slice(0, 1), effects };
}

const isUsedIn = (op: Hunt['op'], window: Window): boolean =>
  (HUNTS.words[op].on as readonly Window[]).includes(window);

/** Words that stand alone on a card. */
const ALONE: readonly string[] = ['step', 'about-turn', 'spare-trap', 'drop-pair'];

function huntsFor(random: Random, window: Window): readonly Hunt[] {
  for (;;) {
    const hunts = sampleWords(HUNTS, random, { scope: window, known: { words: [] } });
    if (hunts.length === 1 || !hunts.some(({ op }) => ALONE.includes(op))) return hunts;
  }
}

const foodOf = (random: Random): Food => ({ source: random.oneOf(SOURCES), effects: effectsFor(random, 'food') });

const trapOf = (random: Random, nth: number): Trap => ({
  source: random.oneOf(SOURCES),
  starts: nth < 2 && random.below(2) === 0 ? 'board' : 'reserve',
  effects: effectsFor(random, 'trap'),
});

const tileOf = (random: Random): Tile => ({
  source: random.oneOf(SOURCES),
  abilities: sampleWords(ABILITIES, random, { scope: 'tile' }),
});

function strategiesOf(random: Random): Record<string, Strategy> {
  const strategies = random.shuffled(STRATEGY_COLOURS).map(
    (colour, nth): Strategy => ({
      source: random.oneOf(SOURCES),
      colour,
      counter: `counter-${nth}`,
      counterSource: random.oneOf(SOURCES),
      effects: effectsFor(random, 'strategy'),
    }),
  );
  return named('strategy', strategies);
}

/** A random pack that passes the check. */
export function packFrom(seed: number): Pack {
  const random = createRandom(`pack ${seed}`);
  return {
    octopus: {
      ...named('first', [{ ...octopusCard(random, 'hand'), copies: 1 }]),
      ...named(
        'deck',
        times(1 + random.below(4), () => octopusCard(random, 'deck')),
      ),
      ...named(
        'market',
        times(1 + random.below(8), () => octopusCard(random, 'market')),
      ),
      ...named(
        'eat',
        times(FOOD_SPACES, (food) => eatCard(random, food)),
      ),
    },
    shark: named(
      'shark',
      times(1 + random.below(12), () => sharkCard(random)),
    ),
    strategies: strategiesOf(random),
    foods: named(
      'food',
      times(FOOD_SPACES, () => foodOf(random)),
    ),
    traps: named(
      'trap',
      times(1 + random.below(6), (nth) => trapOf(random, nth)),
    ),
    tiles: times(TILES, () => tileOf(random)),
  };
}
