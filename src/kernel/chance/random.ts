import { EngineError, named } from '../basics/errors.ts';
import { drawn, nextAlea, seedAlea } from './alea.ts';

/** A seeded source of choices outside a game: for bots, determinized worlds and tests. */
export interface Random {
  /** A whole number from 0 to `count - 1`, all as likely. */
  below(count: number): number;
  /** The index of one of these weights, each as likely as its share of their sum, which is not 0. */
  pick(weights: readonly number[]): number;
  /** One of these, all as likely. */
  oneOf<Item>(items: readonly Item[]): Item;
  /** The same items in an order that is as likely as any other. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** A seed for something else that needs one. */
  seed(): string;
}

/** A source of choices that is the same for the same seed. */
export function createRandom(seed: string): Random {
  if (typeof seed !== 'string') {
    throw new EngineError('argument/invalid', `A seed has to be a text; ${named(seed)} is none.`);
  }
  let state = seedAlea(seed);
  const below = (count: number): number => {
    state = nextAlea(state);
    return Math.floor(drawn(state) * count);
  };
  const random: Random = {
    below,
    pick(weights) {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      if (total <= 0) throw new RangeError('There is nothing to choose from.');
      let rest = below(total);
      return weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0;
      });
    },
    oneOf(items) {
      if (items.length === 0) throw new RangeError('There is nothing to choose from.');
      return items[below(items.length)] as (typeof items)[number];
    },
    shuffled(items) {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [mixed[last], mixed[other]] = [mixed[other] as (typeof mixed)[number], mixed[last] as (typeof mixed)[number]];
      }
      return mixed;
    },
    seed: () => `${below(2 ** 32).toString(36)}${below(2 ** 32).toString(36)}`,
  };
  // KER-7.6: the functions of one bot's luck take nobody else's in their place.
  for (const choice of Object.values(random)) Object.freeze(choice);
  return Object.freeze(random);
}
