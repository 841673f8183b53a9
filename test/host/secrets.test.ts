import {
  advance,
  concernedBy,
  createRandom,
  type Game,
  type GameTypes,
  type Random,
  resumeMatch,
  type Seat,
} from 'gastropodia';
import { expect, test } from 'vitest';
import { allBoxes } from '../../src/registry/index.ts';
import { configsOf } from '../kit/configs.ts';
import { effort, SEED } from '../kit/effort.ts';
import { notebooksOf } from '../kit/notebooks.ts';
import { owing, people, questionIn, type Seated, seated } from './kit.ts';

interface Entry {
  readonly game: Game<GameTypes>;
  readonly configs: readonly unknown[];
  /** How many actions a game has before its secrets are looked at, at most. */
  readonly longest: number;
  /** How many times as many tables as usual are tried. */
  readonly times?: number;
}

const GAMES: readonly Entry[] = [
  ...(await allBoxes()).map((box) => ({ game: box.game, configs: configsOf(box), longest: 60 })),
  {
    // The other ways to write tell others more than the law of twins allows, or draw luck that nobody may know of.
    game: notebooksOf(['quietly', 'telling', 'last']) as unknown as Game<GameTypes>,
    configs: [
      { players: 2, turns: 'alone' },
      { players: 3, turns: 'alone' },
      { players: 3, turns: 'together' },
    ],
    longest: 6,
    times: 8,
  },
];

/** Games in which something is ever done that nobody else notices; a law that had nothing to look at proves nothing. */
const WITH_SECRETS = ['snails', 'notebooks'];

const TABLES = effort('WALKS', { test: 12, prove: 150 });

/**
 * Twins at a table: in the one a seat does something that nobody else notices, in the other it does not. Whatever everybody else
 * says there, and whatever that seat says for all to hear, they are told the same.
 */
test.each(GAMES)(
  'KER-14.26 $game.id: what a seat does in secret makes no difference to what others are told',
  (entry) => {
    const tables = TABLES * (entry.times ?? 1);
    let pairs = 0;
    for (let count = 0; count < tables; count++) {
      const random = createRandom(`${SEED}/${entry.game.id}/${count}`);
      pairs += twinsAreToldTheSame(entry, random);
    }

    if (WITH_SECRETS.includes(entry.game.id)) expect(pairs).toBeGreaterThan(tables / 4);
    else expect(pairs).toBe(0);
  },
);

function twinsAreToldTheSame({ game, configs, longest }: Entry, random: Random): number {
  const config = random.oneOf(configs);
  const count = game.setup(config, 'count').decisions.length;
  const table = seated(game, config, { luck: random.seed(), seats: people(count) });
  const plies = random.below(longest);
  for (let ply = 0; ply < plies && table.table.outcome === undefined; ply++) {
    table.act(random.oneOf(owing(table)), random);
  }
  let pairs = 0;
  // Most secrets are begun by few actions: so every pause from here on is looked at, until there was one.
  for (let ply = 0; ply < 12 && pairs === 0 && table.table.outcome === undefined; ply++) {
    for (const seat of owing(table)) {
      const secrets = secretsOf(game, table, seat, random);
      if (secrets.length > 0) pairs += compared(game, table, { seat, secrets, count, seed: random.seed() });
    }
    table.act(random.oneOf(owing(table)), random);
  }
  return pairs;
}

/** Actions of a seat, one after another, that nobody else notices. */
function secretsOf(game: Game<GameTypes>, { table }: Seated<GameTypes>, seat: Seat, random: Random): unknown[] {
  const secrets: unknown[] = [];
  let match = resumeMatch(game, table.record);
  for (let count = 0; count < 3; count++) {
    const quiet = [...game.legalActions(match.state, seat)].flatMap((action) => {
      const done = advance(game, match, action);
      const isQuiet = done.ok && concernedBy(game, match, done).length === 1;
      return isQuiet ? [{ action, after: done.state }] : [];
    });
    if (quiet.length === 0) return secrets;
    const { action, after } = random.oneOf(quiet);
    secrets.push(action);
    match = after;
  }
  return secrets;
}

interface Pair {
  readonly seat: Seat;
  readonly secrets: readonly unknown[];
  readonly count: number;
  readonly seed: string;
}

/** Whether others ask to take back before or after what is done in secret, or the seat itself does. */
const ORDERS = ['asked-before', 'asked-after', 'asks-before', 'asks-after'] as const;

function compared(game: Game<GameTypes>, table: Seated<GameTypes>, pair: Pair): number {
  for (const order of ORDERS) {
    const [one, other] = [pair.secrets, []].map((secrets) => toldAt(game, table, { ...pair, secrets }, order));
    expect(other, `${game.id}, ${order}, after ${JSON.stringify(table.table.record)}`).toEqual(one);
  }
  return 1;
}

/** What everybody but one seat is told at a table, where that seat does this in secret. */
function toldAt(
  game: Game<GameTypes>,
  { log, table }: Seated<GameTypes>,
  { seat, secrets, count, seed }: Pair,
  order: (typeof ORDERS)[number],
): unknown {
  const random = createRandom(seed);
  const at = seated(game, table.record.config, { log: log(), seats: people(count) });
  const others = at.told.flatMap((_, viewer) => (viewer === seat ? [] : [viewer]));
  const answers: unknown[] = [];
  const asks = (): void => {
    for (const viewer of others) {
      for (const message of [{ say: 'take-back' }, { say: 'ask-back' }, { say: 'ask-back', count: 2 }]) {
        answers.push(at.places[viewer]?.why(message));
      }
    }
    for (const viewer of others) at.places[viewer]?.say({ say: 'ask-back', count: 1 + random.below(2), id: 1 });
  };
  const plans = (): void => {
    for (const action of secrets) at.places[seat]?.say({ say: 'act', decision: at.last(seat).decision, action });
  };
  if (order === 'asked-before') asks();
  if (order === 'asks-before') at.places[seat]?.say({ say: 'ask-back' });
  plans();
  if (order === 'asked-after') asks();
  // Its secrets are the last that it has done: it has to go back over them, too.
  if (order === 'asks-after') at.places[seat]?.say({ say: 'ask-back', count: secrets.length + 1 });
  for (const viewer of others) at.reconnect(viewer, 0);
  for (const viewer of [...others, seat]) {
    at.places[viewer]?.say({ say: 'agree', question: questionIn(at.told[others[0] ?? 0]), id: 2 });
  }
  if (secrets.length > 0) at.places[seat]?.say({ say: 'take-back' });
  asks();
  return [answers, others.map((viewer) => at.told[viewer])];
}
