import { describe, expect, test } from 'vitest';
import { defaultPack, type Pack, type SnailsAction, type SnailsState } from '../../../src/games/snails/index.ts';
import { act, type Drawn, handleOf, type Setting, scene } from '../kit/scene.ts';

const SAMPLES = 6000;

const { sword = fail(), rocket = fail() } = defaultPack.red;
const { mine = fail() } = defaultPack.purple;

function fail(): never {
  throw new Error('The default pack has no such card any more.');
}

/** A deck of four cards, so that every world can be counted. */
const PACK: Pack = {
  ...defaultPack,
  red: { sword: { ...sword, copies: 2 }, rocket: { ...rocket, copies: 1 } },
  purple: { mine: { ...mine, copies: 1 } },
};
const BASICS = Object.keys(PACK.basic);
const COPIES = ['sword', 'sword', 'rocket', 'mine'];

/** What a seat holds that others do not see: so many unknown arsenal cards among known ones, so many slots to fill. */
interface Hidden {
  readonly seat: number;
  readonly known: readonly string[];
  readonly drawn: number;
  readonly slots: number;
}

/**
 * Every world by its name, with its probability: cards as they may have been drawn, each copy as likely as any other; then
 * each slot any kind of card that is left, all as likely.
 */
function worldsOf(deck: readonly string[], [first, ...rest]: readonly Hidden[]): Map<string, number> {
  if (first === undefined) return new Map([['', 1]]);
  const worlds = new Map<string, number>();
  for (const [hand, dealt] of drawsOf(deck, first.drawn)) {
    const left = [...deck];
    for (const card of hand) left.splice(left.indexOf(card), 1);
    for (const [plan, chosen] of plansOf([...first.known, ...hand], first.slots)) {
      for (const [others, likely] of worldsOf(left, rest)) {
        const world = `${first.seat + 1} holds ${plan}; ${others}`;
        worlds.set(world, (worlds.get(world) ?? 0) + dealt * chosen * likely);
      }
    }
  }
  return worlds;
}

/** All ways to draw from a deck, in order, each copy on its own. */
function drawsOf(deck: readonly string[], count: number): [hand: readonly string[], probability: number][] {
  if (count === 0) return [[[], 1]];
  return deck.flatMap((card, index) =>
    drawsOf(deck.toSpliced(index, 1), count - 1).map(([hand, probability]): [readonly string[], number] => [
      [card, ...hand],
      probability / deck.length,
    ]),
  );
}

/** All ways to fill slots from a hand, and what is left in it, as a text. */
function plansOf(hand: readonly string[], slots: number): [plan: string, probability: number][] {
  if (slots === 0) return [[`(${[...hand].sort().join(' ')})`, 1]];
  const kinds = [...new Set(hand)];
  return kinds.flatMap((card) =>
    plansOf(hand.toSpliced(hand.indexOf(card), 1), slots - 1).map(([plan, probability]): [string, number] => [
      `${card} ${plan}`,
      probability / kinds.length,
    ]),
  );
}

/** A world by the same name. */
function nameOf({ game, state }: Drawn, world: SnailsState, hidden: readonly Hidden[]): string {
  const { cards } = game.printed(state);
  const ids = (numbers: readonly number[] = []): string[] => numbers.map((card) => cards[card] ?? '');
  const told = hidden.map(({ seat, slots }) => {
    const plan = ids(world.plans[seat]?.slice(-slots));
    return `${seat + 1} holds ${plan.join(' ')} (${ids(world.hands[seat]).sort().join(' ')}); `;
  });
  return told.join('');
}

/** Every possible world comes up, no other does, and each as often as it should: chi-square, six standard deviations. */
function expectEveryWorld(before: Drawn, expected: ReadonlyMap<string, number>, name: (world: SnailsState) => string) {
  const view = before.game.view(before.state, 0);
  const counts = new Map([...expected.keys()].map((world) => [world, 0]));
  for (let nth = 0; nth < SAMPLES; nth++) {
    const world = name(before.game.determinize(view, `world ${nth}`));
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  const distance = [...expected].reduce((sum, [world, probability]) => {
    const mean = SAMPLES * probability;
    return sum + ((counts.get(world) ?? 0) - mean) ** 2 / mean;
  }, 0);
  const freedom = expected.size - 1;

  expect([...counts.keys()].sort()).toEqual([...expected.keys()].sort());
  expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
  expect(distance).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom));
}

const LAST_SLOT: Setting = {
  pack: PACK,
  steps: [{ do: 'turn', slot: 5, nth: 0 }],
  resolved: [4, 4, 4],
};
// The cards of the first four slots have been seen.
const SEEN = BASICS.slice(0, 4);
const LAST = BASICS[4] ?? '';
// Player 1 is about to choose a half of the last one.
const OWN = [...BASICS.filter((card) => card !== 'crawl-shell'), 'crawl-shell'];

describe('all worlds of a small deck, each as likely as chance and free choice make it', () => {
  test('SNL-15.2 the last slot of two players who hold one unknown card each', () => {
    const before = scene('0,0 meadow 1c\n1,0 meadow 2c\n0,1 meadow 3c', {
      ...LAST_SLOT,
      plans: [OWN, [...SEEN, LAST], [...SEEN, 'mine']],
      hands: [[], ['sword'], []],
    });
    const hidden = [
      { seat: 1, known: [LAST], drawn: 1, slots: 1 },
      { seat: 2, known: [LAST], drawn: 1, slots: 1 },
    ];
    const expected = worldsOf(COPIES, hidden);

    expect(expected.size).toBe(28);
    expectEveryWorld(before, expected, (world) => nameOf(before, world, hidden));
  });

  test('SNL-4.4 a weapon that came back is with its player, in hand or planned again; pairs are one choice', () => {
    const before = scene('0,0 meadow 1c\n1,0 meadow 2c', {
      ...LAST_SLOT,
      resolved: [4, 4],
      plans: [OWN, [...SEEN, 'sword']],
      hands: [[], ['rocket', 'mine']],
      known: [[], ['sword']],
    });
    const hidden = [{ seat: 1, known: [LAST, 'sword'], drawn: 2, slots: 1 }];
    const expected = worldsOf(['sword', 'rocket', 'mine'], hidden);

    expect(expected.size).toBe(10);
    expectEveryWorld(before, expected, (world) => nameOf(before, world, hidden));
  });

  test('SNL-3.13 a plan that is finished while others still plan: which card is left in hand', () => {
    const planning = scene('0,0 meadow 1c\n1,0 meadow 2c', {
      pack: PACK,
      phase: 'planning',
      steps: [{ do: 'planning' }],
      hands: [['mine'], ['sword']],
    });
    const plan = BASICS.map((card): SnailsAction => ({ type: 'plan-card', seat: 1, card }));
    const before = act(planning, { type: 'declare-active', seat: 1, snail: handleOf('2c') }, ...plan);
    const hidden = [{ seat: 1, known: BASICS, drawn: 1, slots: 5 }];
    // Of 1440 worlds those with the same card left are counted together.
    const leftIn = (name: string): string =>
      name.slice(name.indexOf('(')) + (/rocket/.test(name) ? ' and a rocket' : '');
    const expected = new Map<string, number>();
    for (const [name, probability] of worldsOf(['sword', 'sword', 'rocket'], hidden))
      expected.set(leftIn(name), (expected.get(leftIn(name)) ?? 0) + probability);

    expect(expected.size).toBe(12);
    expectEveryWorld(before, expected, (world) => leftIn(nameOf(before, world, hidden)));
  });

  test('SNL-4.5 a faction card that was taken is with its player until it is seen', () => {
    const before = scene('0,0 meadow 1c\n1,0 meadow 2c', {
      ...LAST_SLOT,
      resolved: [4, 4],
      factions: ['ninja', 'pirates'],
      plans: [OWN, [...SEEN, 'broadside']],
      hands: [[], ['rocket']],
    });
    const hidden = [{ seat: 1, known: [LAST, 'broadside'], drawn: 1, slots: 1 }];
    const expected = worldsOf(COPIES, hidden);

    expect(expected.size).toBe(9);
    expectEveryWorld(before, expected, (world) => nameOf(before, world, hidden));
  });
});
