import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Game, type GameTypes, howFarBack, verifyRecord } from 'gastropodia';
import {
  type ClientTable,
  type DealtTable,
  guard,
  type SeenTable,
  toBoardgameIO,
  toBoardgameIOBot,
} from 'gastropodia/boardgame.io';
import { randomBot } from 'gastropodia/bots';
import { type SnailsTypes, snails } from 'gastropodia/snails';
import { expect, test, vi } from 'vitest';
import { Hall, party } from '../boardgameio/kit.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

// #region game
const snailsThere = toBoardgameIO(snails, {
  // The config is checked, and what does not fit is refused by the lobby.
  config: (players) => ({ players: players as 2 | 3 | 4 }),
  luck: () => ({ seed: randomUUID() + randomUUID(), generator: 'chacha' }),
});
// #endregion game

/** The same with luck that is the same on every run. */
const snailsHere = toBoardgameIO(snails, { config: () => ({ players: 2 as const }), luck: () => 'guide' });

type Page = ReturnType<typeof Client>;
const tableOf = (client: Page) => Object(client.getState()).G as ClientTable<SnailsTypes>;
const seenBy = (client: Page) => tableOf(client) as SeenTable<SnailsTypes>;
/** Lets whoever is to move hold the screen. */
const handOver = (client: Page): void => {
  client.updatePlayerID(Object.keys(client.getState()?.ctx.activePlayers ?? {})[0] ?? '0');
};

test('a server of boardgame.io, with a guard before it', async () => {
  const refused: string[] = [];
  // #region server
  const server = Server({ games: [snailsThere], origins: ['http://localhost:3000'] });
  guard(server, { onRefused: ({ game, event, why }) => refused.push(`${game}, ${event}: ${why}`) });
  // Then, as ever: await server.run(8000);
  // #endregion server

  expect(server.db.type()).toBe(0);
  expect(refused).toEqual([]);
});

test('a page deals, acts and takes back, and shows what it was told', () => {
  const client = Client({ game: snailsHere, numPlayers: 2, playerID: '0', debug: false });
  client.start();
  const animated: string[] = [];
  const animate = (event: { readonly type: string }): void => void animated.push(event.type);
  const toast = vi.fn();
  let shown = 0;

  // #region board
  function onUpdate(G: ClientTable<SnailsTypes>, playerID: string): void {
    if (G.phase !== 'playing') return; // 'waiting' for moves.begin(), or 'foreign': begun with other rules
    for (const { seq, events } of G.told) {
      if (seq > shown) events.forEach(animate);
      shown = Math.max(shown, seq);
    }
    if (G.refused !== null && G.refused.code !== 'undo/too-far') toast(snails.explain(G.refused, { locale: 'en' }));
    const isMine = snails.pending(G.view).some(({ seat }) => String(seat) === playerID);
    const [first] = snails.legalActions(G.view); // and G.view is what there is to draw
    if (isMine) client.moves.act?.(first); // whatever was clicked
  }
  // #endregion board

  onUpdate(tableOf(client), '0');
  expect(shown).toBe(0);
  client.moves.begin?.();
  handOver(client);
  const seat = client.playerID ?? '';
  onUpdate(tableOf(client), seat);
  const { actions } = (client.store.getState().G as DealtTable<SnailsTypes>).match.record;
  expect(actions).toHaveLength(1);
  handOver(client);
  client.moves.act?.({ type: 'nonsense' });
  onUpdate(tableOf(client), 'nobody');
  client.stop();

  expect(toast).toHaveBeenCalledWith(expect.stringMatching(/\[KER-1\.4\]$/));
  expect(animated.length).toBeGreaterThan(0);
  expect(shown).toBeGreaterThan(0);
});

test('a bot in a local match', async () => {
  // #region bot
  const Robot = toBoardgameIOBot(snails, randomBot, { seed: randomUUID(), nodes: 500 });
  const multiplayer = Local({ bots: { 1: Robot } });
  // #endregion bot
  const client = Client({ game: snailsThere, numPlayers: 2, playerID: '0', multiplayer, debug: false });
  client.start();
  await vi.waitUntil(() => client.getState()?.G.phase === 'playing');
  client.stop();

  expect(client.getState()?.G).toMatchObject({ seats: 2, view: { viewer: 0 } });
});

test('what the server keeps is a match of ours', async () => {
  const theirs = toBoardgameIO(snails as Game<GameTypes>, { config: () => ({ players: 2 }), luck: () => 'guide' });
  const hall = await new Hall([theirs]).open();
  const at = await party(hall, snails as Game<GameTypes>, theirs, 2);
  await at.move(0, 'begin');
  await at.playOn('guide', 20);
  at.leave();
  await hall.close();
  const state = at.now;

  // #region kept
  const { match } = state.G as unknown as DealtTable<SnailsTypes>; // state: of (await server.db.fetch(matchID, { state: true }))
  expect(verifyRecord(snails, match.record)).toBeUndefined();
  expect(howFarBack(snails, match, 0).most).toBeGreaterThanOrEqual(0);
  // #endregion kept
  expect(match.record.actions).toHaveLength(20);
});

test('the React page of the guide is bundled, and shows every phase of a match', async () => {
  const { build } = await import('esbuild');
  const folder = resolve(import.meta.dirname, '../../docs/examples/boardgame-io');
  const outfile = resolve(import.meta.dirname, '../../node_modules/.cache/boardgame-io/board.mjs');
  const common = { bundle: true, jsx: 'automatic', format: 'esm', logLevel: 'silent' } as const;
  const page = await build({ ...common, entryPoints: [`${folder}/page.jsx`], write: false });
  await build({
    ...common,
    stdin: {
      contents: `export { Board } from './board.jsx';
        export { renderToStaticMarkup } from 'react-dom/server';
        export { createElement } from 'react';`,
      resolveDir: folder,
    },
    platform: 'node',
    outfile,
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
  });
  const { Board, createElement, renderToStaticMarkup } = (await import(pathToFileURL(outfile).href)) as {
    readonly Board: object;
    createElement(component: object, props: object): object;
    renderToStaticMarkup(element: object): string;
  };

  const client = Client({ game: snailsHere, numPlayers: 2, playerID: '0', debug: false });
  client.start();
  const shown = (G = tableOf(client)): string => {
    const { ctx } = Object(client.getState());
    return renderToStaticMarkup(createElement(Board, { G, ctx, moves: client.moves, playerID: client.playerID }));
  };
  expect(page.outputFiles[0]?.text).toContain('Local');
  expect(shown()).toBe('<button type="button">Deal</button>');
  client.moves.begin?.();
  for (let step = 0; step < 12; step++) {
    handOver(client);
    const actions = [...snails.legalActions(seenBy(client).view)];
    expect(shown()).toMatch(/^<main><figure><svg /);
    expect(shown().split('<button').length - 1).toBe(actions.length + 1);
    client.moves.act?.(actions[step % actions.length]);
  }
  handOver(client);
  client.moves.act?.({ type: 'nonsense' });
  expect(shown()).toContain('<p role="alert">');
  expect(shown({ phase: 'foreign', ruleset: 'snails/0', seats: 2 })).toContain('begun with other rules');
  client.stop();
});
