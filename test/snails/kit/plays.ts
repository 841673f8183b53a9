import { expect } from 'vitest';
import { distance, parseField } from '../../../src/games/snails/board/hex.ts';
import { type BasicAction, FACTIONS, type FactionId } from '../../../src/games/snails/cards/vocabulary.ts';
import { ROLES, SQUAD } from '../../../src/games/snails/components.ts';
import type { SnailsAction, SnailsEvent } from '../../../src/games/snails/index.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { act, asked, type Drawn, handleOf, options, type Setting, scene } from './scene.ts';

/** What player 1 says, in few words; snails are called as in drawings. */
export const at = (field: string): SnailsAction => ({ type: 'choose-target', seat: 0, target: { field } });
export const on = (snail: string): SnailsAction => ({
  type: 'choose-target',
  seat: 0,
  target: { snail: handleOf(snail) },
});
export const onPlayer = (player: number): SnailsAction => ({
  type: 'choose-target',
  seat: 0,
  target: { player: player - 1 },
});
export const half = (action: BasicAction): SnailsAction => ({ type: 'choose-half', seat: 0, action });
export const effect = (option: string): SnailsAction => ({ type: 'choose-effect', seat: 0, option });
export const row = (number: number): SnailsAction => ({ type: 'choose-row', seat: 0, row: number });
export const reRoll = (die: number): SnailsAction => ({ type: 're-roll', seat: 0, die });
export const scatterTo = (field: string): SnailsAction => ({ type: 'scatter-field', seat: 0, field });
export const pushTo = (field: string): SnailsAction => ({ type: 'push-to', seat: 0, field });
export const pushNext = (snail: string): SnailsAction => ({ type: 'push-next', seat: 0, snail: handleOf(snail) });
export const stepTo = (field: string): SnailsAction => ({ type: 'crawl-step', seat: 0, field });
export const crowdOut = (snail: string, field: string): SnailsAction => ({
  type: 'overcrowd',
  seat: 0,
  snail: handleOf(snail),
  field,
});
export const RESOLVE: SnailsAction = { type: 'decline', seat: 0, choice: 'resolve' };
export const DECLINE: SnailsAction = { type: 'decline', seat: 0, decline: true };
export const KEEP: SnailsAction = { type: 're-roll', seat: 0, decline: true };
export const STOP: SnailsAction = { type: 'crawl-step', seat: 0, decline: true };
export const RAGE: SnailsAction = { type: 'use-rage', seat: 0 };
export const CALM: SnailsAction = { type: 'use-rage', seat: 0, decline: true };
export const PLACE: SnailsAction = { type: 'place-optional', seat: 0 };
export const LEAVE: SnailsAction = { type: 'place-optional', seat: 0, decline: true };

/** Draws a position and takes actions; all the luck that was written must be used. */
export function played(drawing: string, setting: Setting, ...actions: readonly SnailsAction[]): Drawn {
  const before = scene(drawing, setting);
  const after = act(before, ...actions);
  scriptUsedUp(after.state);
  return { ...after, events: [...before.events, ...after.events] };
}

/** A snail's name in drawings. */
export const nameOf = (handle: number): string =>
  `${Math.floor(handle / SQUAD) + 1}${ROLES[handle % SQUAD]?.[0] ?? '?'}`;

/** What can be aimed at now: fields, names of snails, `player 2`. */
export function targets(drawn: Drawn): string[] {
  return options(drawn).flatMap((option) => {
    const { target } = option as { target?: { snail?: number; field?: string; player?: number } };
    if (target?.snail !== undefined) return [nameOf(target.snail)];
    if (target?.field !== undefined) return [target.field];
    return target?.player === undefined ? [] : [`player ${target.player + 1}`];
  });
}

/** The fields that can be named now: of a scatter, a push, a step. */
export function fields(drawn: Drawn): string[] {
  return options(drawn).flatMap((option) => ('field' in option ? [String(option.field)] : []));
}

/** The events of some types. */
export function told({ events }: Pick<Drawn, 'events'>, ...types: readonly SnailsEvent['type'][]): SnailsEvent[] {
  return events.filter(({ type }) => types.includes(type));
}

/** Why player 1 passed slot I: reason and rule; nothing if it was resolved. */
export function passed(drawn: Drawn): string | undefined {
  const found = drawn.events.find((event) => event.type === 'slot-passed' && event.seat === 0 && event.slot === 1);
  return found?.type === 'slot-passed' ? `${found.reason} ${found.rule}` : undefined;
}

/** The cards in a player's hand, 1 to 4, that are not basic. */
export function handOf({ game, state }: Drawn, player: number): string[] {
  const { cards } = game.printed(state);
  return (state.hands[player - 1] ?? []).map((card) => cards[card] ?? '?').filter((card) => !BASICS.includes(card));
}

/** The cards on the discard pile. */
export function pileOf({ game, state }: Drawn): string[] {
  const { cards } = game.printed(state);
  return state.discards.flatMap((count, card) => Array.from({ length: count }, () => cards[card] ?? '?'));
}

const BASICS = ['crawl-punch', 'crawl-dig', 'crawl-shell', 'dig-shell', 'swap-aim'];

/**
 * How far a card reaches from a meadow: the distances at which a target on a meadow, a mountain and a beach can be chosen,
 * up to 4. A friend stands with the attacker, enemies everywhere else.
 */
export function reachOf(card: string, faction: FactionId = 'amazons') {
  const drawn = scene(
    `0,0   meadow   1a 1c
     1,0   meadow   2c
     2,0   meadow   2a
     3,0   meadow   2s
     4,0   meadow   2m
     0,1   mountain 3c
     0,2   mountain 3a
     0,3   mountain 3s
     0,4   mountain 3m
     0,-1  beach    4c
     0,-2  beach    4a
     0,-3  beach    4s
     0,-4  beach    4m`,
    { play: card, factions: [faction, ...FACTIONS.filter((other) => other !== faction).slice(0, 3)] },
  );
  expect(asked(drawn)).toEqual(['1 choose-target']);
  const names = drawn.game.printed(drawn.state).fields;
  const chosen = targets(drawn);
  const reached = new Set(
    chosen.map((target) =>
      target.includes(',') ? target : (names[drawn.state.places[handleOf(target)] ?? -1] ?? '?'),
    ),
  );
  const along = (axis: readonly string[]): number[] => axis.filter((field) => reached.has(field)).map(stepsFromCentre);
  return {
    level: along(['0,0', '1,0', '2,0', '3,0', '4,0']),
    up: along(['0,1', '0,2', '0,3', '0,4']),
    down: along(['0,-1', '0,-2', '0,-3', '0,-4']),
    self: chosen.includes('1a'),
  };
}

function stepsFromCentre(field: string): number {
  return distance({ q: 0, r: 0 }, parseField(field) ?? { q: 99, r: 99 });
}
