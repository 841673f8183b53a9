import { type Bot, replaySteps } from 'gastropodia';
import { type Entry, type GameLine, lineCheckOf, openTournament, readLine } from 'gastropodia/arena';
import { greedyBot, ismctsBot, randomBot } from 'gastropodia/bots';
import { createKelpBox, defaultPack, type KelpTypes, kelp, kelpBox, kelpKnowledge } from 'gastropodia/kelp';
import { expect, test } from 'vitest';

test('a tournament of two bots at Kelp, told in tables', async () => {
  // #region tournament
  const cup = openTournament(kelpBox, {
    bots: [randomBot, greedyBot(kelpKnowledge())],
    games: 6,
    seed: 'cup',
  });

  const games: GameLine[] = [];
  for await (const game of cup.play()) games.push(game); // as they finish; break, and it stops

  const report = cup.report(games); // figures, for programs
  const tables = cup.tables(games); // the same for people
  // #endregion tournament

  expect(games).toHaveLength(6);
  expect(report.bots.map(({ bot, games: played }) => [bot, played])).toEqual([
    ['random', 6],
    ['greedy', 6],
  ]);
  expect(tables).toContain('Kelp, 2 players: 6 games, seed cup, 2000 nodes a decision');
  expect(tables).toMatch(/^the octopus player \(begins\) +6 +/m);
});

test('a bot has a budget of its own, is made anew for every game, or is asked elsewhere', async () => {
  const ask = async (view: KelpTypes['View'], nodes: number) => {
    expect(nodes).toBe(100);
    return [...kelp.legalActions(view)][0] as KelpTypes['Action'];
  };
  // #region entries
  const rememberingBot = (): Bot<KelpTypes> => {
    let asked = 0; // of this game
    return { name: 'remembering', choose: ({ actions }) => actions[asked++ % actions.length] as KelpTypes['Action'] };
  };

  const bots: readonly Entry<KelpTypes>[] = [
    { ...ismctsBot({ game: kelp, knowledge: kelpKnowledge() }), nodes: 20 },
    { name: 'remembering', make: rememberingBot },
    { name: 'elsewhere', sit: ({ nodes }) => ({ name: 'elsewhere', move: (view) => ask(view, nodes) }) },
  ];
  // #endregion entries
  const cup = openTournament(kelpBox, { bots, games: 6, seed: 'cup', nodes: 100 });
  const games: GameLine[] = [];
  for await (const game of cup.play()) games.push(game);

  expect(cup.tournament.bots).toEqual([{ name: 'ismcts', nodes: 20 }, { name: 'remembering' }, { name: 'elsewhere' }]);
  expect(games.flatMap(({ forfeits = [] }) => forfeits)).toEqual([]);
});

test('other cards make another tournament', async () => {
  // #region pack
  const pack = { ...defaultPack, octopus: { ...defaultPack.octopus } }; // yours, with other cards
  const cup = openTournament(createKelpBox({ pack }), { bots: [randomBot], games: 2, seed: 'cup' });
  // #endregion pack

  expect((await cup.playGame(1)).line.bots).toEqual([0, 0]);
});

test('a game depends on its number only, so that a tournament can be parted and gone on with', async () => {
  const kept = new Map<number, GameLine>();
  // #region parts
  const open = () => openTournament(kelpBox, { bots: [randomBot, firstBot], games: 8, seed: 'cup' });
  const firstBot: Bot<KelpTypes> = { name: 'first', choose: ({ actions }) => actions[0] as KelpTypes['Action'] };

  // Here and now: two games. Whatever keeps their lines keeps the tournament.
  for await (const line of open().play([0, 1])) kept.set(line.game, line);

  // Later, in another thread or on another machine: the others.
  const cup = open();
  const left = [...Array(cup.tournament.games).keys()].filter((game) => !kept.has(game));
  for await (const line of cup.play(left)) kept.set(line.game, line);
  // #endregion parts
  const atOnce: GameLine[] = [];
  for await (const line of open().play()) atOnce.push(line);

  expect([...kept.values()]).toEqual(atOnce);
});

test('lines from elsewhere are looked at before they are counted', async () => {
  const cup = openTournament(kelpBox, { bots: [randomBot], games: 2, seed: 'cup' });
  const received: unknown[] = [JSON.parse(JSON.stringify((await cup.playGame(0)).line)), { game: 1 }];
  const kept: GameLine[] = [];
  const refused: string[] = [];
  // #region lines
  const check = lineCheckOf(cup.tournament);
  for (const value of received) {
    const checked = check(value); // { line } or { fault }
    if ('line' in checked) kept.push(checked.line);
    else refused.push(checked.fault); // a sentence: 'game 0 has the seed of another game'
  }
  // #endregion lines

  expect(kept).toEqual([received[0]]);
  expect(refused).toEqual([expect.stringMatching(/^game\.seed: /)]);
  expect(readLine(received[0])).toEqual({ line: received[0] });
});

test('a game of a tournament can be seen again', async () => {
  const options = { bots: [randomBot], games: 8, seed: 'cup' };
  const told: unknown[] = [];
  const say = (...words: unknown[]) => told.push(words);
  // #region again
  const cup = openTournament(kelpBox, options); // as it was opened before
  const { line, record, forfeitedAfter } = await cup.playGame(7);

  for (const { ply, events } of replaySteps(kelp, record)) {
    for (const event of kelp.viewEvents(events, 'spectator')) say(ply, kelpBox.story.tell(event, { locale: 'en' }));
  }
  for (const [index, { seat, said }] of (line.forfeits ?? []).entries()) say(forfeitedAfter[index], seat, said);
  // #endregion again

  expect(told.length).toBeGreaterThan(record.actions.length);
  expect(line.decisions).toBe(record.actions.length);
});
