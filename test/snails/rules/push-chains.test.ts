import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTAMINATION } from '../../../src/games/snails/board/layouts/contamination.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { CROWD, NONE } from '../../../src/games/snails/components.ts';
import {
  canArrive,
  canBePushed,
  whyNotCrowdedOut,
  whyNotPlacedOn,
  whyNotPushedTo,
} from '../../../src/games/snails/rules/push.ts';
import { type Book, bookOf } from '../../../src/games/snails/table/book.ts';
import type { SnailsState } from '../../../src/games/snails/table/state.ts';
import type { Ask } from '../../../src/games/snails/table/work.ts';
import { effort } from '../../kit/effort.ts';
import { act, type Drawn, scene } from '../kit/scene.ts';

// The rules look for a way through full fields without trying every chain. Here every chain is tried, snail by snail: the
// snails are moved on a board of their own, each at most once, until a field has room or nobody is left who could go.

/** Small boards, their fields in the order in which a drawing has them: row by row. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  row: ['0,0', '1,0', '2,0', '3,0'],
  triangle: ['0,0', '1,0', '0,1'],
  rhombus: ['1,-1', '0,0', '1,0', '0,1'],
  ring: ['0,-1', '1,-1', '-1,0', '1,0', '-1,1', '0,1'],
  flower: ['0,-1', '1,-1', '-1,0', '0,0', '1,0', '-1,1', '0,1'],
  fork: ['2,-1', '0,0', '1,0', '2,0', '0,1'],
};
const TILES = ['beach', 'meadow', 'mountain'] as const;
const BOOKS = new Map<string, Book>();

/** A small board, with the snails of four squads crowded on it; -1 is a snail that is eliminated. */
interface Crowd {
  readonly shape: string;
  readonly levels: readonly number[];
  readonly places: readonly number[];
  readonly shells: readonly number[];
}

/** Somebody on the way, and what has become of the board so far. */
interface Way {
  readonly places: readonly number[];
  readonly moved: readonly number[];
  readonly goal: number;
}

const crowds: fc.Arbitrary<Crowd> = fc.constantFrom(...Object.keys(SHAPES)).chain((shape) => {
  const fields = SHAPES[shape] ?? [];
  return fc
    .record({
      levels: fc.array(fc.constantFrom(0, 1, 2, 2, 2, 3), { minLength: fields.length, maxLength: fields.length }),
      wishes: fc.array(fc.nat(fields.length), { minLength: 16, maxLength: 16 }),
      shells: fc.array(fc.constantFrom(0, 0, 1), { minLength: 16, maxLength: 16 }),
    })
    .map(({ levels, wishes, shells }) => settle(shape, levels, wishes, shells));
});

/** Lets each snail stand where it wishes, or on the next field that has room. */
function settle(shape: string, levels: number[], wishes: number[], wanted: number[]): Crowd {
  const places: number[] = [];
  for (const wish of wishes) {
    const near = levels.map((_, nth) => (wish + nth) % levels.length);
    const free = near.find((field) => places.filter((place) => place === field).length < CROWD);
    places.push(wish === levels.length ? NONE : (free ?? NONE));
  }
  const shells = places.map((place, snail) => (place !== NONE && levels[place] !== 0 ? (wanted[snail] ?? 0) : 0));
  return { shape, levels, places, shells };
}

function bookFor(shape: string): Book {
  const known = BOOKS.get(shape);
  if (known !== undefined) return known;
  const layout = (SHAPES[shape] ?? []).map((field) => ({ field, stack: [...TILES] }));
  const book = bookOf({ pack: defaultPack, layout, contamination: CONTAMINATION });
  BOOKS.set(shape, book);
  return book;
}

const asState = ({ levels, places, shells }: Crowd): SnailsState => ({ levels, places, shells }) as SnailsState;
const count = (places: readonly number[], field: number): number => places.filter((place) => place === field).length;

/** All pushes out of a field: the snail, and an adjacent field that is not higher. */
function pushesFrom({ shape, levels, shells }: Crowd, { places, moved, goal }: Way): [number, number][] {
  const neighbours = bookFor(shape).neighbours[goal] ?? [];
  const fields = neighbours.filter((field) => (levels[field] ?? 0) <= (levels[goal] ?? 0));
  return places.flatMap((place, snail) => {
    const stays = place !== goal || moved.includes(snail) || shells[snail] === 1;
    return stays ? [] : fields.map((field): [number, number] => [snail, field]);
  });
}

function go({ places, moved }: Pick<Way, 'places' | 'moved'>, snail: number, goal: number): Way {
  return { places: places.with(snail, goal), moved: [...moved, snail], goal };
}

/** Is there any chain at all that ends? What was tried in vain is not tried again. */
function canEnd(crowd: Crowd, way: Way, inVain = new Set<string>()): boolean {
  if (count(way.places, way.goal) <= CROWD) return true;
  const name = JSON.stringify([way.places, way.moved.toSorted(), way.goal]);
  if (inVain.has(name)) return false;
  inVain.add(name);
  return pushesFrom(crowd, way).some(([snail, field]) => canEnd(crowd, go(way, snail, field), inVain));
}

const start = ({ places }: Crowd): Omit<Way, 'goal'> => ({ places, moved: [] });

/** Crowded boards for each question; one in ten for whole cards. */
const CROWDS = effort('CROWDS', { test: 1000, prove: 5000 });

test('SNL-7.4 + SNL-5.7 a snail can come to a field exactly if some chain from there can be completed', () => {
  const seen = { open: 0, through: 0, blocked: 0 };
  fc.assert(
    fc.property(crowds, fc.nat(15), (crowd, snail) => {
      fc.pre(crowd.places[snail] !== NONE);
      const book = bookFor(crowd.shape);
      for (const field of crowd.levels.keys()) {
        if (field === crowd.places[snail]) continue;

        const can = canEnd(crowd, go(start(crowd), snail, field));

        expect(canArrive(book, asState(crowd), { snail, field })).toBe(can);
        expect(whyNotPlacedOn(book, asState(crowd), { snail, field }) === undefined).toBe(can);
        seen[count(crowd.places, field) < CROWD ? 'open' : can ? 'through' : 'blocked'] += 1;
      }
    }),
    { seed: 1, numRuns: CROWDS },
  );

  // The boards are crowded enough to prove something.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(CROWDS / 8);
});

test('SNL-7.5 + SNL-7.14 a snail can be pushed exactly if there is a chain for one of its destinations', () => {
  const seen = { yes: 0, no: 0 };
  fc.assert(
    fc.property(crowds, fc.nat(15), (crowd, snail) => {
      const from = crowd.places[snail] ?? NONE;
      fc.pre(from !== NONE);
      const way = { ...start(crowd), goal: from };
      const hasWay = pushesFrom({ ...crowd, shells: [] }, way).some(
        ([other, field]) => other === snail && canEnd(crowd, go(way, snail, field)),
      );

      expect(canBePushed(bookFor(crowd.shape), asState(crowd), snail, 'pushed')).toBe(hasWay);
      const isInShell = crowd.shells[snail] === 1;
      expect(canBePushed(bookFor(crowd.shape), asState(crowd), snail, 'immune')).toBe(hasWay && !isInShell);
      seen[hasWay ? 'yes' : 'no'] += 1;
    }),
    { seed: 2, numRuns: CROWDS },
  );

  expect(Math.min(...Object.values(seen))).toBeGreaterThan(CROWDS / 12);
});

test('SNL-7.3 + SNL-7.4 + SNL-7.12 each link of a chain: exactly those pushes are legal from which it can be completed', () => {
  const seen = { links: 0, deadEnds: 0, loops: 0 };
  const beginnings = fc.record({ snail: fc.nat(15), goal: fc.nat(6) });
  fc.assert(
    fc.property(crowds, beginnings, fc.infiniteStream(fc.nat(99)), (crowd, { snail, goal }, choices) => {
      const book = bookFor(crowd.shape);
      const at = asState(crowd);
      const { places, levels } = crowd;
      fc.pre(places[snail] !== NONE && goal < levels.length && places[snail] !== goal);
      fc.pre(canArrive(book, at, { snail, field: goal }));
      let way = go(start(crowd), snail, goal);
      const moves = [snail, goal];

      while (count(way.places, way.goal) > CROWD) {
        const pushes = pushesFrom(crowd, way);
        const wanted = pushes.filter(([other, field]) => canEnd(crowd, go(way, other, field)));
        const offered = places.flatMap((_, other) =>
          [...levels.keys()].flatMap((field): [number, number][] => {
            const chain = { moves };
            const refusal =
              whyNotCrowdedOut(book, at, chain, other) ?? whyNotPushedTo(book, at, { snail: other, field, ...chain });
            return refusal === undefined ? [[other, field]] : [];
          }),
        );

        expect(offered).toEqual(wanted);
        expect(offered).not.toEqual([]);
        // The long way round is taken where there is one: it is the harder one.
        const onwards = offered.filter(([, field]) => count(way.places, field) === CROWD);
        const from = onwards.length > 0 ? onwards : offered;
        const [next, field] = from[(choices.next().value ?? 0) % from.length] ?? [NONE, NONE];
        if (moves.some((each, index) => index % 2 === 1 && each === field)) seen.loops += 1;
        seen.links += 1;
        seen.deadEnds += pushes.length - wanted.length;
        way = go(way, next, field);
        moves.push(next, field);
      }

      expect(Math.max(...levels.map((_, field) => count(way.places, field)))).toBeLessThanOrEqual(CROWD);
    }),
    { seed: 3, numRuns: CROWDS },
  );

  expect(Math.min(...Object.values(seen))).toBeGreaterThan(CROWDS / 10);
});

const CARDS = ['leaf-blower', 'jetpack', 'fishing-rod', 'turbo-slime', 'hammer'] as const;

test('SNL-7.3 + SNL-7.4 cards played where it is crowded: what is offered is what trying every chain leaves, and each ends', () => {
  const answered: Record<string, number> = { 'push-to': 0, overcrowd: 0, 'crawl-step': 0 };
  fc.assert(
    fc.property(crowds, fc.constantFrom(...CARDS), fc.infiniteStream(fc.nat(99)), (crowd, play, choices) => {
      const calm = { ...crowd, shells: atMostTwoEach(crowd.shells) };
      fc.pre([0, 4].every((first) => calm.places.slice(first, first + 4).some((place) => place !== NONE)));
      // In the last round nothing is drawn any more once everybody is stuck.
      let now = scene(drawingOf(calm), { play, sea: 'none', players: 4, round: 6 });

      for (;;) {
        const ask = now.state.agenda.at(-1) as Ask;
        if (now.state.play.seat !== 0 || now.state.slot !== 1) break;
        const actions = [...now.game.legalActions(now.state)];
        if (ask.ask === 'push-to' || ask.ask === 'overcrowd' || ask.ask === 'crawl-step') {
          expect(actions.flatMap((action) => ('field' in action ? [nameOf(action)] : []))).toEqual(waysOut(now, ask));
          answered[ask.ask] = (answered[ask.ask] ?? 0) + 1;
        }
        const action = actions[(choices.next().value ?? 0) % actions.length];
        if (action === undefined) throw new Error(`Nothing is legal for ${ask.ask}.`);
        now = act(now, action);
      }
    }),
    { seed: 4, numRuns: CROWDS / 10 },
  );

  expect(Math.min(...Object.values(answered))).toBeGreaterThan(CROWDS / 100);
});

/** Leaves two snails of each squad in their shells. */
function atMostTwoEach(shells: readonly number[]): number[] {
  return shells.map((shell, snail) => {
    const before = shells.slice(snail - (snail % 4), snail).filter((each) => each === 1).length;
    return before < 2 ? shell : 0;
  });
}

function drawingOf({ shape, levels, places, shells }: Crowd): string {
  const lines = levels.map((level, field) => {
    const snails = places.flatMap((place, snail) =>
      place === field ? [`${Math.floor(snail / 4) + 1}${'casm'[snail % 4]}${shells[snail] === 1 ? '*' : ''}`] : [],
    );
    return [SHAPES[shape]?.[field], ['water', ...TILES][level], ...snails].join(' ');
  });
  return lines.join('\n');
}

const nameOf = (action: object): string =>
  'snail' in action && 'field' in action
    ? `${action.snail} to ${action.field}`
    : 'field' in action
      ? `${action.field}`
      : '';

/** The fields, or snails with fields, that trying every chain leaves. */
function waysOut({ game, state }: Drawn, ask: Extract<Ask, { ask: 'push-to' | 'overcrowd' | 'crawl-step' }>): string[] {
  const fields = game.printed(state).fields;
  const shape = Object.entries(SHAPES).find(([, each]) => each.join(' ') === fields.join(' '))?.[0] ?? '';
  const { levels, places, shells } = state;
  const crowd = { shape, levels, places, shells };
  if (ask.ask === 'overcrowd') {
    let way = { ...start(crowd), goal: NONE };
    for (let link = 0; link < ask.moves.length; link += 2) {
      way = go(way, ask.moves[link] ?? NONE, ask.moves[link + 1] ?? NONE);
    }
    return pushesFrom(crowd, way).flatMap(([snail, field]) =>
      canEnd(crowd, go(way, snail, field)) ? [`${snail} to ${fields[field]}`] : [],
    );
  }
  const { snail } = ask;
  const from = places[snail] ?? NONE;
  const climb = (field: number): number => (levels[field] ?? 0) - (levels[from] ?? 0);
  const highest = ask.ask === 'push-to' ? 0 : ask.points > 1 ? 1 : 0;
  return (bookFor(shape).neighbours[from] ?? []).flatMap((field) =>
    climb(field) <= highest && canEnd(crowd, go(start(crowd), snail, field)) ? [`${fields[field]}`] : [],
  );
}
