import { withPrinted } from 'gastropodia';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  chancesForAll,
  colourOf,
  type KelpEvent,
  type KelpState,
  kelp,
  packFact,
  SHARK,
} from '../../../src/games/kelp/index.ts';
import { createRandom } from '../../../src/kernel/index.ts';

/** A move of a random game. */
interface Ply {
  readonly before: KelpState;
  readonly events: readonly KelpEvent[];
  readonly after: KelpState;
}

const RED = 2;
const GAMES = 12;
const plies: Ply[] = [];

beforeAll(() => {
  for (let nth = 0; nth < GAMES; nth++) {
    const random = createRandom(`walk ${nth}`);
    let state = kelp.setup({ players: 2 }, random.seed());
    while (kelp.outcome(state) === undefined) {
      const applied = kelp.apply(state, random.oneOf([...kelp.legalActions(state)]));
      if (!applied.ok) throw new Error(applied.refusal.code);
      plies.push({ before: state, events: applied.events, after: applied.state });
      state = applied.state;
    }
  }
});

const ids = (state: KelpState) => kelp.printed(state).cards.map(({ id }) => id);

describe('what is true of two positions that follow each other', () => {
  test('KLP-20.10 + KLP-20.11 hunger track and food track never lose anything', () => {
    for (const { before, after } of plies) {
      expect(after.hunger.slice(0, before.hunger.length)).toEqual(before.hunger);
      expect(after.eaten.slice(0, before.eaten.length).map(({ kind }) => kind)).toEqual(
        before.eaten.map(({ kind }) => kind),
      );
    }
  });

  test('KLP-20.17 a move leads somewhere else', () => {
    const swum = plies.flatMap(({ events }) => events.filter((event) => event.type === 'swam'));

    expect(swum.length).toBeGreaterThan(100);
    expect(swum.filter(({ from, to }) => from === to)).toEqual([]);
  });

  test('KLP-14.7 + KLP-20.30 red dice come by buying and go by hunger', () => {
    const reds = (state: KelpState) => 10 - (state.supply[RED] ?? 0) - state.hunger.filter((die) => die === RED).length;
    for (const { before, events, after } of plies) {
      const gained = events.flatMap((event) => (event.type === 'bought' ? event.gained : []));
      const fed = events.filter((event) => event.type === 'hungered' && event.die.startsWith('red'));
      expect(reds(after) - reds(before)).toBe(gained.filter((colour) => colour === 'red').length - fed.length);
    }
  });

  test('KLP-20.34 the discard pile is what events have laid on it and taken from it, in order', () => {
    for (const { before, events, after } of plies) {
      const names = ids(before);
      let pile = before.discards.map((card) => names[card]);
      const take = (card: string) => {
        pile = pile.toSpliced(pile.lastIndexOf(card), 1);
      };
      for (const event of events) {
        if (event.type === 'discarded') pile.push(event.card);
        if (event.type === 'slots-cleared' || event.type === 'lesson-ended') pile.push(...event.cards);
        if (event.type === 'reshuffled') pile = [];
        if (event.type === 'card-fetched' && event.pile === 'discards') take(event.card);
        if (event.type === 'card-removed' && event.from === 'discards') take(event.card);
      }
      expect(after.discards.map((card) => names[card])).toEqual(pile);
    }
  });
});

test('KLP-20.25 as long as a game runs, something is legal', () => {
  // A walk goes on as long as there is no outcome, and would have ended with an error.
  expect(plies.filter(({ after }) => kelp.outcome(after) !== undefined)).toHaveLength(GAMES);
});

describe('what everybody knows', () => {
  test('KLP-20.23 views of shark and spectator do not change when hidden blocks are permuted', () => {
    let permuted = 0;
    for (const { before } of plies) {
      const hidden = before.blocks.flatMap((kind, area) => (kind >= 0 && before.revealed[area] === 0 ? [area] : []));
      const one = hidden.find((area) => before.blocks[area] === 0);
      const other = hidden.find((area) => before.blocks[area] !== 0);
      if (one === undefined || other === undefined) continue;
      permuted += 1;
      const kind = before.blocks[other] ?? 0;
      const twin: KelpState = { ...before, blocks: before.blocks.with(one, kind).with(other, 0) };
      for (const viewer of [SHARK, 'spectator'] as const) {
        expect(kelp.view(twin, viewer)).toEqual(kelp.view(before, viewer));
      }
    }

    expect(permuted).toBeGreaterThan(100);
  });

  test('KLP-20.26 + KLP-20.28 chances sum to 1 in each area, and to the blocks on the board for each kind', () => {
    for (const { before } of plies.filter((_, nth) => nth % 7 === 0)) {
      const chances = chancesForAll(withPrinted(kelp, kelp.view(before, SHARK)));
      const { kinds } = kelp.printed(before);
      const away = kinds.map(
        ({ copies }, kind) =>
          copies - (before.reserve[kind] ?? 0) - before.eaten.filter((food) => food.kind === kind).length,
      );

      for (const area of chances) expect(area.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      for (const [kind, count] of away.entries()) {
        expect(chances.reduce((sum, area) => sum + (area[kind] ?? 0), 0)).toBeCloseTo(count, 9);
      }
      for (const [area, is] of before.revealed.entries()) {
        if (is === 1) expect(chances[area]?.[before.blocks[area] ?? 0]).toBe(1);
      }
    }
  });

  test('KLP-20.27 a position with a forged history is refused', () => {
    const state = kelp.setup({ players: 2 }, 'forged');
    const octopus = state.blocks.indexOf(0);
    const forged = { ...state, history: [packFact({ fact: 'reveal', area: octopus, kind: 1 })] };

    expect(() => kelp.restore(forged)).toThrow(/the history allows the blocks as they lie/);
  });

  test('KLP-20.24 every die shows 1 to 6', () => {
    const dice = plies.flatMap(({ after }) => [...after.pool, ...after.energy]);

    expect(dice.every((die) => colourOf(die) >= 0 && colourOf(die) <= RED)).toBe(true);
    expect(
      plies.flatMap(({ after }) => after.currents).every((value) => value === -1 || (value > 0 && value < 7)),
    ).toBe(true);
  });
});
