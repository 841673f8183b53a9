import { expect } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import type { BasicAction, Token } from '../../../src/games/snails/cards/vocabulary.ts';
import type { SnailsAction, SnailsEvent } from '../../../src/games/snails/index.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { act, type Drawn, handleOf, type Setting, scene } from './scene.ts';

/** What a player, 1 to 4, says, in few words; snails are called as in drawings. */
export function by(player: number) {
  const seat = player - 1;
  const no = <Kind extends string>(type: Kind) => ({ type, seat, decline: true }) as const;
  return {
    at: (field: string): SnailsAction => ({ type: 'choose-target', seat, target: { field } }),
    on: (snail: string): SnailsAction => ({ type: 'choose-target', seat, target: { snail: handleOf(snail) } }),
    player: (other: number): SnailsAction => ({ type: 'choose-target', seat, target: { player: other - 1 } }),
    half: (action: BasicAction): SnailsAction => ({ type: 'choose-half', seat, action }),
    effect: (option: string): SnailsAction => ({ type: 'choose-effect', seat, option }),
    resolve: { type: 'decline', seat, choice: 'resolve' } satisfies SnailsAction,
    decline: no('decline'),
    rage: { type: 'use-rage', seat } satisfies SnailsAction,
    calm: no('use-rage'),
    reRoll: (die: number): SnailsAction => ({ type: 're-roll', seat, die }),
    keep: no('re-roll'),
    row: (row: number): SnailsAction => ({ type: 'choose-row', seat, row }),
    scatter: (field: string): SnailsAction => ({ type: 'scatter-field', seat, field }),
    step: (field: string): SnailsAction => ({ type: 'crawl-step', seat, field }),
    stop: no('crawl-step'),
    pushNext: (snail: string): SnailsAction => ({ type: 'push-next', seat, snail: handleOf(snail) }),
    pushTo: (field: string): SnailsAction => ({ type: 'push-to', seat, field }),
    crowdOut: (snail: string, field: string): SnailsAction => ({
      type: 'overcrowd',
      seat,
      snail: handleOf(snail),
      field,
    }),
    place: { type: 'place-optional', seat } satisfies SnailsAction,
    leave: no('place-optional'),
    discard: (card: string): SnailsAction => ({ type: 'discard-arsenal', seat, card }),
    draw: { type: 'draw-bonus', seat } satisfies SnailsAction,
    order: (field: string, effect: Token): SnailsAction => ({ type: 'order-effects', seat, field, effect }),
  };
}

/** Draws a position and takes actions, with all that happens from the beginning; the end must be {@link settled}. */
export function story(drawing: string, setting: Setting, ...actions: readonly SnailsAction[]): Drawn {
  const before = scene(drawing, setting);
  const after = settled(act(before, ...actions));
  return { ...after, events: [...before.events, ...after.events] };
}

/** The same, once it is proved that the luck that was written is used up, and that the position is lawful. */
export function settled(after: Drawn): Drawn {
  scriptUsedUp(after.state);
  expect(after.game.faults(after.state)).toEqual([]);
  return after;
}

/** The events of some types, in order. */
export function told({ events }: Pick<Drawn, 'events'>, ...types: readonly SnailsEvent['type'][]): SnailsEvent[] {
  return events.filter(({ type }) => types.includes(type));
}

/** The cards that a player, 1 to 4, holds beside basic ones. */
export function held({ game, state }: Drawn, player: number): string[] {
  const { cards } = game.printed(state);
  const isBasic = (card: string): boolean => card in defaultPack.basic;
  return (state.hands[player - 1] ?? []).map((card) => cards[card] ?? '?').filter((card) => !isBasic(card));
}
