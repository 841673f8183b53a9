import { type Bot, replay } from 'gastropodia';
import { type Entry, type GameLine, lineCheckOf, openTournament, tournamentOf } from 'gastropodia/arena';
import { randomBot } from 'gastropodia/bots';
import { boxOf } from 'gastropodia/boxes';
import { expect, test } from 'vitest';
import { type AuctionTypes, auction } from '../../docs/examples/auction/index.ts';
import { type KuhnTypes, kuhn } from '../../docs/examples/kuhn/index.ts';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';
import { allBoxes } from '../../src/registry/index.ts';

const box = boxOf({ game: auction });
const firstBot: Bot<AuctionTypes> = { name: 'first', choose: ({ actions }) => actions[0] as AuctionTypes['Action'] };

async function all(games: AsyncIterable<GameLine>): Promise<GameLine[]> {
  const lines: GameLine[] = [];
  for await (const line of games) lines.push(line);
  return lines;
}

test('every game that has a box can be played: whoever is named, with a line each', async () => {
  for (const each of await allBoxes()) {
    const cup = openTournament(each, { bots: [randomBot], games: 1, seed: 'any' });
    const [line] = await all(cup.play());

    expect([each.game.id, line?.winners.length !== undefined && (line?.decisions ?? 0) > 0]).toEqual([
      each.game.id,
      true,
    ]);
    expect(cup.tables(line === undefined ? [] : [line])).toContain(each.words.name({ locale: 'en' }));
  }
});

test('a game is the same in any order, alone or among others, and the tournament can be opened again from its data', async () => {
  const open = () => openTournament(box, { bots: [randomBot, firstBot], games: 6, seed: 'x' });
  const lines = await all(open().play());
  const { tournament } = open();
  const again = openTournament(box, { ...tournament, bots: [randomBot, firstBot] });

  expect(lines.map(({ game }) => game)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await Promise.all([5, 3, 1].map(async (game) => (await open().playGame(game)).line))).toEqual([
    lines[5],
    lines[3],
    lines[1],
  ]);
  expect(JSON.parse(JSON.stringify(lines))).toEqual(lines);
  expect(again.tournament).toEqual(tournament);
});

test('whoever stops listening stops the tournament', async () => {
  let made = 0;
  const make = (): Bot<AuctionTypes> => {
    made++;
    return firstBot;
  };
  for await (const { game } of openTournament(box, { bots: [{ name: 'a', make }], games: 9, seed: 'x' }).play()) {
    if (game === 1) break;
  }

  // Two games with two seats each.
  expect(made).toBe(4);
});

test('each bot has its own budget, or that of the tournament, and is told when it can go', async () => {
  const told: string[] = [];
  const watching = (name: string, nodes?: number): Entry<AuctionTypes> => ({
    name,
    ...(nodes === undefined ? {} : { nodes }),
    sit: (at) => ({
      name,
      move: (view) => [...auction.legalActions(view)][0] as AuctionTypes['Action'],
      leave: () => told.push(`${name} leaves seat ${at.seat} of ${at.seats}, ${at.nodes} nodes`),
    }),
  });
  const cup = openTournament(box, { bots: [watching('rich', 500), watching('usual')], games: 2, seed: 'x', nodes: 7 });
  await all(cup.play());

  expect(told).toEqual([
    'rich leaves seat 0 of 2, 500 nodes',
    'usual leaves seat 1 of 2, 7 nodes',
    'usual leaves seat 0 of 2, 7 nodes',
    'rich leaves seat 1 of 2, 500 nodes',
  ]);
});

test('a bot that fails forfeits its game, is named, and the tournament goes on', async () => {
  const failing: Bot<AuctionTypes> = {
    name: 'failing',
    choose() {
      throw new Error('no idea');
    },
  };
  const cup = openTournament(box, { bots: [firstBot, failing], games: 4, seed: 'x' });
  const lines = await all(cup.play());

  expect(lines.map(({ winners, bots }) => winners.map((seat) => bots[seat]))).toEqual([[0], [0], [0], [0]]);
  expect(cup.report(lines).forfeits).toEqual([
    { bot: 'failing', why: 'threw', games: 4, said: 'no idea', numbers: [0, 1, 2, 3] },
  ]);
  expect(cup.tables(lines)).toContain('\nfailing, 4 (threw) in games 0, 1, 2, 3: no idea\n');
  expect(cup.tables(lines.slice(2, 3))).toContain('\nfailing, 1 (threw) in game 2: no idea\n');
});

test('a game that was forfeited has a record up to there, and where a substitute plays on, to its end', async () => {
  const make = (): Bot<AuctionTypes> => {
    let asked = 0;
    return {
      name: 'tired',
      choose({ actions }) {
        if (++asked === 3) throw new Error('tired');
        return actions[0] as AuctionTypes['Action'];
      },
    };
  };
  const bots = [firstBot, { name: 'tired', make }];
  const [two, three] = await Promise.all(
    [2, 3].map((players) => openTournament(box, { bots, players, games: 6, seed: 'x' }).playGame(0)),
  );

  expect(two).toMatchObject({ line: { decisions: 5, reason: 'failed' }, forfeitedAfter: [5] });
  expect(auction.outcome(replay(auction, two?.record))).toBeUndefined();
  // Of three seats this bot has one or two, and its seats fail one after another.
  expect(three?.forfeitedAfter).toHaveLength(three?.line.forfeits?.length ?? 0);
  expect(three?.forfeitedAfter[0]).toBeLessThan(three?.record.actions.length ?? 0);
});

test('a line has the scores of its game, which a forfeited one has not', async () => {
  const poker = boxOf({ game: kuhn });
  const first: Bot<KuhnTypes> = { name: 'first', choose: ({ actions }) => actions[0] as KuhnTypes['Action'] };
  const failing: Bot<KuhnTypes> = { name: 'failing', choose: () => Object.create(null) };
  const cup = openTournament(poker, { bots: [first, { ...first, name: 'other' }], games: 4, seed: 'x' });
  const lines = await all(cup.play());
  const outcomes = await Promise.all(
    lines.map(async ({ game }) => kuhn.outcome(replay(kuhn, (await cup.playGame(game)).record))),
  );
  const [forfeited] = await all(openTournament(poker, { bots: [failing], games: 1, seed: 'x' }).play());

  expect(lines.map(({ scores }) => scores)).toEqual(outcomes.map((outcome) => outcome?.scores));
  expect(lines.every(({ scores }) => scores?.length === 2)).toBe(true);
  expect(lines.map((line) => lineCheckOf(cup.tournament)(line))).toEqual(lines.map((line) => ({ line })));
  expect(forfeited).not.toHaveProperty('scores');
  expect(JSON.parse(JSON.stringify(lines))).toEqual(lines);
});

test('games that were forfeited are counted once, however many seats failed, and the first few are named', async () => {
  const failing: Bot<AuctionTypes> = { name: 'failing', choose: () => Object.create(null) };
  const cup = openTournament(box, { bots: [failing, firstBot], players: 4, games: 6, seed: 'x' });
  const lines = await all(cup.play());
  const [row] = cup.report(lines).forfeits;

  expect(lines.every(({ forfeits = [] }) => forfeits.length === 2)).toBe(true);
  expect([row?.games, row?.numbers]).toEqual([lines.length, [0, 1, 2, 3, 4]]);
  expect(cup.tables(lines)).toContain(`failing, ${lines.length} (illegal) in games 0, 1, 2, 3, 4, …: `);
});

test('tables are written as whoever asks wants them, and say nothing that a terminal would obey', async () => {
  const cup = openTournament(box, { bots: [firstBot, { ...randomBot, name: 'a/\u001b[2Jb' }], games: 2, seed: 'x' });
  const tables = cup.tables(await all(cup.play()), {
    heading: (line) => `# ${line}`,
    shortName: (name) => name.slice(-2),
  });

  expect(tables.split('\n\n').every((table) => table.startsWith('# '))).toBe(true);
  expect(tables).toMatch(/^st +2 /m);
  expect(tables.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

const MANY = Array.from({ length: 60 }, (_, bot) => ({ ...firstBot, name: `b${bot}` }));

test.each([
  [{ config: 'night' }, "There is no config 'night' of auction; there are usual."],
  [{ players: 9 }, 'Auction is a game for 2 to 4, not for 9.'],
  [{ players: 2.5 }, 'Auction is a game for 2 to 4, not for 2.5.'],
  [{ games: 0 }, "The option 'games' should be a whole number, from 1 to 10000000; it is 0."],
  [{ nodes: -1 }, "The option 'nodes' should be a whole number, 0 or more; it is -1."],
  [{ seed: 7 }, 'The seed has to be a text; 7 is none.'],
  [{ bots: [] }, 'A tournament needs a bot at least.'],
  [{ bots: [firstBot, firstBot] }, "Two bots are called 'first': nobody could tell them apart."],
  [{ bots: [{ name: 'nobody' }] }, 'A bot is needed here; an object is none.'],
  [{ bots: [undefined] }, 'A bot is needed here; undefined is none.'],
  [{ bots: ['random'] }, "A bot is needed here; 'random' is none."],
  [{ game: 3 }, "There is no option 'game' of a tournament; there are bots, games, seed, players, nodes, config, "],
  [{ bots: [{ ...firstBot, nodes: 1.5 }] }, "The option 'nodes' should be a whole number, 0 or more; it is 1.5."],
  [{ bots: MANY, players: 4 }, '60 bots and 4 at a table can be seated in too many ways: more than 1000000.'],
])('%j is refused with a sentence', (change, sentence) => {
  const open = () => openTournament(box, { bots: [firstBot], seed: 'x', ...change } as never);

  expect(open).toThrow(sentence);
});

test('KER-2.9 a box is needed, and a game is none', () => {
  const open = (instead: unknown) => () => openTournament(instead as typeof box, { bots: [firstBot], seed: 'x' });

  expect(open(auction)).toThrow('A box is needed here; a game is none. boxOf({ game }) makes one.');
  expect(open(undefined)).toThrow('A box is needed here; undefined is none. boxOf({ game }) makes one.');
});

test('a game that there is not is refused', async () => {
  const cup = openTournament(box, { bots: [firstBot], games: 2, seed: 'x' });

  await expect(cup.playGame(2)).rejects.toThrow('There is no game 2; there are 2.');
});

test('if nobody says how many games, everybody meets in every way, or a hundred times', () => {
  const plan = { bots: [{ name: 'a' }, { name: 'b' }, { name: 'c' }], seed: 'x' };

  expect(tournamentOf(boxOf({ game: ticTacToe }), plan)).toMatchObject({ players: 2, games: 102, nodes: 2000 });
});
