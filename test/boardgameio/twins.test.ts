import {
  advance,
  createRandom,
  type Game,
  type GameTypes,
  isSamePlain,
  type Match,
  openMatch,
  type Random,
  type Viewer,
} from 'gastropodia';
import { expect, test } from 'vitest';
import { allBoxes } from '../../src/registry/index.ts';
import { effort } from '../kit/effort.ts';
import { gameOf, Hall, party } from './kit.ts';

// Two games with the same luck, in which one seat decides otherwise in secret: what everybody else is sent has to be the same,
// to the last byte, for as long as the rules let nobody see the difference.

const GAMES = effort('BOARDGAMEIO_TWINS', { test: 1, prove: 6 });
const LUCK = 'the same luck';
/** How far into a game secret decisions are looked for, and how far the twins are followed. */
const REACH = 60;

interface Said {
  readonly seat: number;
  readonly action: GameTypes['Action'];
}

interface Twins {
  /** Who decides in secret. */
  readonly seat: number;
  readonly scripts: readonly [readonly Said[], readonly Said[]];
}

const boxes = await allBoxes();
const SECRETIVE = boxes.filter(({ game }) => {
  const traits = [...Object.values(game.decisions), ...Object.values(game.freeActions)];
  // In the duel nobody knows what somebody else can do, but everybody sees what they do.
  return game.id !== 'duel' && traits.some(({ options }) => options === 'private');
});

const ROWS = SECRETIVE.flatMap((box) =>
  Array.from({ length: GAMES }, (_, number) => ({ id: box.game.id, number, box, game: box.game as Game<GameTypes> })),
);

test('games in which something is decided in secret', () => {
  expect(SECRETIVE.map(({ game }) => game.id)).toEqual(['snails', 'kelp', 'ants', 'auction', 'thimblerig']);
});

test.each(ROWS)(
  'KER-15.1 + KER-15.4 + KER-15.8 $id, twins $number: what others decide in secret makes no byte of difference',
  async ({ box, game, number }) => {
    const theirs = gameOf(box, () => LUCK);
    const { config } = theirs.setup({ ctx: { numPlayers: game.seats.min } });
    const { seat, scripts } = twinsOf(game, openMatch(game, config, LUCK), createRandom(`twins ${number}`));
    const [one, other] = [await heardIn(scripts[0]), await heardIn(scripts[1])];

    expect(one[seat]).not.toEqual(other[seat]);
    expect(one.toSpliced(seat, 1)).toEqual(other.toSpliced(seat, 1));

    async function heardIn(script: readonly Said[]): Promise<string[][]> {
      const hall = await new Hall([theirs]).open();
      const at = await party(hall, game, theirs, game.seats.min);
      await at.move(0, 'begin');
      for (const said of script) await at.move(said.seat, 'act', said.action);
      at.leave();
      await hall.close();
      expect(at.now._stateID).toBe(script.length + 1);
      return at.everybody.map(({ heard }) => heard);
    }
  },
);

/** Two courses of a game that only one seat can tell apart, as long as they can be. */
function twinsOf(game: Game<GameTypes>, opening: Match<GameTypes>, random: Random): Twins {
  for (let tries = 0; tries < 50; tries++) {
    const found = twinsFrom(game, opening, random);
    if (found !== undefined) return found;
  }
  throw new Error(`No seat of ${game.id} ever decides anything in secret.`);
}

function twinsFrom(game: Game<GameTypes>, opening: Match<GameTypes>, random: Random): Twins | undefined {
  let pair: Pair = [opening, opening];
  let secretive: number | undefined;
  const scripts: [Said[], Said[]] = [[], []];
  for (let step = 0; step < REACH && game.outcome(pair[0].state) === undefined; step++) {
    const next = together(game, pair, secretive, random);
    if (next === undefined) break;
    if (!isSamePlain(next.actions[0], next.actions[1])) secretive = next.seat;
    for (const which of [0, 1] as const) scripts[which].push({ seat: next.seat, action: next.actions[which] });
    pair = next.pair;
  }
  return secretive === undefined ? undefined : { seat: secretive, scripts };
}

type Pair = readonly [Match<GameTypes>, Match<GameTypes>];

interface Step {
  readonly seat: number;
  readonly actions: readonly [GameTypes['Action'], GameTypes['Action']];
  readonly pair: Pair;
}

/** A step of both twins after which nobody but the secretive seat can tell them apart. */
function together(game: Game<GameTypes>, pair: Pair, secretive: number | undefined, random: Random): Step | undefined {
  const seats = game.pending(pair[0].state).map(({ seat }) => seat);
  for (let tries = 0; tries < 24; tries++) {
    const seat = random.oneOf(seats);
    const mayDiffer = (secretive === undefined || secretive === seat) && tries % 3 !== 2;
    const [mine, yours] = pair.map(({ state }) => [...game.legalActions(state, seat)]);
    const action = random.oneOf(mine ?? []);
    const actions = [action, mayDiffer ? random.oneOf(yours ?? []) : action] as const;
    const done = pair.map((match, which) => advance(game, match, actions[which], { as: seat }));
    const next = done.flatMap((each) => (each.ok ? [each.state] : []));
    const [one, other] = next;
    if (one === undefined || other === undefined) continue;
    if (others(one, secretive ?? seat).every((viewer) => looksAlike(game, [one, other], viewer))) {
      return { seat, actions, pair: [one, other] };
    }
  }
  return undefined;
}

function others({ state }: Match<GameTypes>, secretive: number): Viewer[] {
  return [...state.decisions.keys(), 'spectator' as const].filter((viewer) => viewer !== secretive);
}

function looksAlike(game: Game<GameTypes>, matches: Pair, viewer: Viewer): boolean {
  const [one, other] = matches.map(({ state, events }) => [game.view(state, viewer), game.viewEvents(events, viewer)]);
  return isSamePlain(one, other);
}
