import * as kernel from 'gastropodia';
import { apply, createGame, createRandom, EngineError, IllegalAction, LOCALES } from 'gastropodia';
import * as arena from 'gastropodia/arena';
import * as boardgameIO from 'gastropodia/boardgame.io';
import * as boards from 'gastropodia/boards';
import * as bots from 'gastropodia/bots';
import { botsFor, greedyBot, ismctsBot, randomBot } from 'gastropodia/bots';
import * as boxes from 'gastropodia/boxes';
import * as drawing from 'gastropodia/drawing';
import * as host from 'gastropodia/host';
import * as snailsExports from 'gastropodia/snails';
import { ARCHIPELAGO, createSnails, defaultPack, FACTIONS, snails, snailsKnowledge, wordsIn } from 'gastropodia/snails';
import * as testing from 'gastropodia/testing';
import { describe, expect, test } from 'vitest';
import { auction, rules } from './kit/auction.ts';
import { unfrozen, unfrozenIn } from './package/unfrozen.ts';

describe('what is exported', () => {
  test.each(Object.entries({ kernel, boards, drawing, boxes, snailsExports, bots, arena, host, boardgameIO, testing }))(
    'KER-7.6 nothing that %s exports can be changed, to the last corner',
    (_entryPoint, exported) => {
      expect(unfrozenIn(exported)).toEqual([]);
    },
  );

  test('KER-7.6 the walk finds what can be changed: lists, objects, functions in them, classes and their prototypes', () => {
    class Open {
      method(): void {}
    }
    const open = { list: Object.freeze([[]]), call: (): void => {}, deep: Object.freeze({ inner: {} }) };

    expect(unfrozenIn({ open, Open, alone: () => {}, marked: Object.assign(() => {}, { key: 1 }) })).toEqual([
      'open',
      'open.list.0',
      'open.call',
      'open.deep.inner',
      'Open',
      'Open.prototype',
      'Open.prototype.method',
      'marked.key',
    ]);
  });

  test('KER-7.6 a table that is sorted, a game or a bot whose method is replaced, are errors and stay as they were', () => {
    const { view } = snails;
    const changes: readonly (() => unknown)[] = [
      () => (FACTIONS as unknown as string[]).sort(),
      () => (LOCALES as string[]).push('fr'),
      () => Object.assign(snails, { view: (state: unknown) => state }),
      () => Object.assign(snails.view, { call: () => undefined }),
      () => Object.assign(randomBot, { choose: () => undefined }),
      () => Object.assign(greedyBot(snailsKnowledge()), { name: 'mine' }),
      () => Object.assign(defaultPack.red.rocket ?? {}, { dice: 2 }),
      () => Object.assign(ARCHIPELAGO[0] ?? {}, { field: '9,9' }),
      () => Object.assign(wordsIn('en').factions, { ninja: 'Pirates' }),
      () => Object.assign(EngineError.prototype, { toString: () => '' }),
      () => Object.assign(IllegalAction, { prototype: {} }),
    ];

    for (const change of changes) expect(change).toThrow(TypeError);
    expect(snails.view).toBe(view);
    expect(FACTIONS).toEqual(['amazons', 'barbarians', 'cowboys', 'pirates', 'ninja', 'zombies']);
  });
});

describe('what is made', () => {
  test.each([
    ['a game', () => createGame(rules)],
    ['a game of Snails', () => createSnails({ contamination: [0, 5] })],
    ['a board', () => boards.boardOf([{ q: 0, r: 0 }], boards.HEXES)],
    ['a canvas', () => drawing.createCanvas()],
    ['a source of choices', () => createRandom('x')],
    ['a searching bot', () => ismctsBot({ game: auction })],
    ['a box', () => boxes.boxOf({ game: auction })],
    ['bots for a game', () => botsFor({ game: auction })],
    ['a tournament', () => arena.openTournament(boxes.boxOf({ game: auction }), { bots: [randomBot], seed: 'x' })],
    ['a table', () => tableOf()],
    ['a place at a table', () => tableOf().connect(0, () => undefined)],
    ['a greedy bot', () => greedyBot(() => ({}))],
    ['knowledge', () => snailsKnowledge()],
    ['a judge', () => snailsKnowledge()(snails.view(snails.setup({ players: 2 }, 'x'), 0))],
  ])('KER-7.6 %s is frozen to the last corner', (_what, make) => {
    expect(unfrozen(make(), 'made')).toEqual([]);
  });

  test('KER-7.6 what an author has written stays the author’s: the game keeps copies', () => {
    const seats = { min: 2, max: 4 };
    const written = { ...rules, seats };
    const game = createGame(written);
    seats.max = 3;

    expect(game.seats).toEqual({ min: 2, max: 4 });
    expect([written, written.steps, written.questions].map(Object.isFrozen)).toEqual([false, false, false]);
  });

  test('KER-7.6 a game with another part in one place is made by a spread, and can be played', () => {
    const told: unknown[] = [];
    const watched = {
      ...auction,
      apply(...given: Parameters<typeof auction.apply>) {
        told.push(given[1]);
        return auction.apply(...given);
      },
    };
    const state = watched.setup({ players: 2 }, 'x');
    const [action] = watched.legalActions(state);

    expect(apply(watched, state, action).ok).toBe(true);
    expect(told).toEqual([action]);
  });
});

function tableOf() {
  const seats = [{ name: 'Ada' }, { name: 'Bo', bot: randomBot }];
  return host.openTable(auction, { config: { players: 2 }, luck: 'x', seats, onFault: () => undefined });
}
