import { beforeAll, describe, expect, test } from 'vitest';
import { type AntsEvent, type AntsState, ants, CATEGORIES } from '../../../src/games/ants/index.ts';
import { createRandom } from '../../../src/kernel/index.ts';
import { effort } from '../../kit/effort.ts';

/** A move of a random game. */
interface Ply {
  readonly game: number;
  readonly before: AntsState;
  readonly events: readonly AntsEvent[];
  readonly after: AntsState;
}

const plies: Ply[] = [];
// Random play goes on to the round limit: the end is the same whatever it is.
const ROUNDS = effort('ROUNDS', { test: 20, prove: 60 });
const PLAYERS = [2, 3, 4] as const;
/** The most answers that a decision ever has, with free actions (ANT-21.4). */
const MOST_OPTIONS = 100;
let mostOptions = 0;

beforeAll(() => {
  for (const [game, players] of PLAYERS.entries()) {
    const random = createRandom(`walk ${players}`);
    let state = ants.setup({ players, anthill: 'asymmetric', roundLimit: ROUNDS }, random.seed());
    while (ants.outcome(state) === undefined) {
      const options = [...ants.legalActions(state)];
      for (const { seat } of ants.pending(state)) {
        mostOptions = Math.max(mostOptions, options.filter((option) => option.seat === seat).length);
      }
      const applied = ants.apply(state, random.oneOf(options));
      if (!applied.ok) throw new Error(applied.refusal.code);
      plies.push({ game, before: state, events: applied.events, after: applied.state });
      state = applied.state;
    }
  }
}, 300_000);

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
const eventsOf = <Type extends AntsEvent['type']>(events: readonly AntsEvent[], type: Type) =>
  events.filter((event): event is Extract<AntsEvent, { readonly type: Type }> => event.type === type);
const cellsOf = (rooms: AntsState['rooms'][number]): number[] => rooms.map(({ cells }) => cells);
const cardsOf = (played: AntsState['played'][number]): number[] => played.map(({ card }) => card);
/** Plays of one game. */
const playsOf = (game: number): Ply[] => plies.filter((ply) => ply.game === game);

describe('whole games of random play', () => {
  test('ANT-24.27 every game ends, after at most `roundLimit` + 1 rounds', () => {
    expect(plies.filter(({ after }) => after.phase === 'over').map(({ after }) => after.round <= ROUNDS + 1)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('the invariants hold at every pause, and no decision has more than 100 answers', () => {
    expect(plies.flatMap(({ after }) => ants.faults(after))).toEqual([]);

    expect(mostOptions).toBeLessThanOrEqual(MOST_OPTIONS);
  });

  test('ANT-14.15 after a shift ants are what were larvae, larvae what were eggs, and no egg is left', () => {
    let shifts = 0;
    for (const { before, events, after } of plies) {
      const [shift] = eventsOf(events, 'tiles-shifted');
      // An Incubation that ends with an answer: what changes in between is told.
      const isPlain = events.every(
        ({ type }) => ['larvae-fed', 'paid', 'tiles-shifted'].includes(type) || /turn|round/.test(type),
      );
      if (shift === undefined || !isPlain) continue;
      shifts += 1;
      const [, larvae, eggs] = before.discs[shift.seat] ?? [];
      expect(after.discs[shift.seat]).toEqual([larvae, eggs, [0, 0, 0]]);
    }

    expect(shifts).toBeGreaterThan(20);
  });

  test('ANT-15.12 + ANT-15.14 the emergency store never rises, and tokens never go', () => {
    const isBack = ({ before, after }: Ply): boolean =>
      after.store.some((left, seat) => left > (before.store[seat] ?? 0)) ||
      after.penalties.some((tokens, seat) => tokens < (before.penalties[seat] ?? 0));

    expect(plies.filter(isBack)).toEqual([]);
  });

  test('ANT-24.2 + ANT-24.3 after the end condition the round is finished, one more is played, then one Incubation each', () => {
    for (const [game, players] of PLAYERS.entries()) {
      const events = playsOf(game).flatMap((ply) => ply.events);
      const met = events.findIndex(({ type }) => type === 'end-met');
      const later = events.slice(met);

      expect(eventsOf(events, 'end-met')).toHaveLength(1);
      expect(eventsOf(later, 'turn-began').length).toBeLessThanOrEqual(players * 2 - 1);
      expect(eventsOf(later, 'turn-began').length).toBeGreaterThanOrEqual(players);
      expect(eventsOf(later, 'final-began')).toHaveLength(players);
    }
  });

  test('ANT-3.2 every turn performs exactly one main action', () => {
    for (const [game] of PLAYERS.entries()) {
      const events = playsOf(game).flatMap((ply) => ply.events);
      let actions = 0;
      for (const event of events) {
        if (event.type === 'turn-began' || event.type === 'final-began') actions = 0;
        if (event.type === 'action-chosen' || event.type === 'final-began') actions += 1;
        if (event.type === 'action-closed') actions -= 1;
        if (event.type === 'turn-ended') expect(actions).toBe(1);
      }
    }
  });

  test('ANT-16.10 + ANT-10.13 covered cells, played cards and removed Pheromones never go back', () => {
    const isKept = (before: readonly number[], after: readonly number[]): boolean =>
      before.every((each, index) => after[index] === each);
    const isBack = ({ before, after }: Ply): boolean =>
      before.rooms.some((own, seat) => !isKept(cellsOf(own), cellsOf(after.rooms[seat] ?? []))) ||
      before.played.some((own, seat) => !isKept(cardsOf(own), cardsOf(after.played[seat] ?? []))) ||
      before.pheromones.some((own, seat) => sum(own) < sum(after.pheromones[seat] ?? []));

    expect(plies.filter(isBack)).toEqual([]);
  });

  test('ANT-7.13 + ANT-8.13 + ANT-11.18 + ANT-2.15 explorers, foragers and played cards stay, and so does the First Player', () => {
    const isBack = ({ before, after }: Ply): boolean =>
      before.explorers.some((seat, hex) => seat >= 0 && after.explorers[hex] !== seat) ||
      before.foragers.some((seat, vertex) => seat >= 0 && after.foragers[vertex] !== seat) ||
      before.played.some((own, seat) => own.length > (after.played[seat]?.length ?? 0)) ||
      before.first !== after.first;

    expect(plies.filter(isBack)).toEqual([]);
    const last = PLAYERS.flatMap((_, game) => playsOf(game).at(-1)?.after ?? []);
    const standing = (discs: readonly number[]): number => discs.filter((seat) => seat >= 0).length;
    expect(sum(last.map(({ explorers }) => standing(explorers)))).toBeGreaterThan(10);
    expect(sum(last.map(({ foragers }) => standing(foragers)))).toBeGreaterThan(10);
  });

  test('ANT-4.5 only clearing the top tile stores ants', () => {
    const rising = plies.filter(({ before, after }) => sum(after.stored.flat()) > sum(before.stored.flat()));

    expect(rising.length).toBeGreaterThan(3);
    expect(rising.filter(({ events }) => eventsOf(events, 'ants-cleared').length === 0)).toEqual([]);
  });

  test('ANT-19.17 productions go down only where Egg tracks are swapped', () => {
    const lowered = plies.filter(({ before, after }) =>
      after.production.some((own, seat) => own.some((level, track) => level < (before.production[seat]?.[track] ?? 0))),
    );

    for (const { events } of lowered) {
      const down = eventsOf(events, 'production-moved').filter(({ from, to }) => to < from);
      expect(down.map(({ track }) => track)).toEqual([expect.stringMatching(/^egg-/)]);
    }
  });

  test('ANT-24.8 the score is the sum of its categories', () => {
    const told = plies.flatMap(({ events }) => eventsOf(events, 'scored'));

    expect(told).toHaveLength(sum(PLAYERS));
    for (const { points, total } of told) expect(sum(CATEGORIES.map((category) => points[category]))).toBe(total);
  });
});
