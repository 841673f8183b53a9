import { describe, expect, test } from 'vitest';
import { greedyBot } from '../../../src/bots/index.ts';
import { zombiakiKnowledge } from '../../../src/games/zombiaki/bot/knowledge.ts';
import type { Deck } from '../../../src/games/zombiaki/cards/vocabulary.ts';
import { createZombiaki, defaultPack, zombiaki } from '../../../src/games/zombiaki/index.ts';
import { play } from '../../../src/kernel/index.ts';
import { act, type Drawn, type Setting, scene } from '../kit/scene.ts';

/** How likely each side is to win, as the searching bot judges it. */
function chances({ game, book, state }: Drawn): readonly number[] {
  return zombiakiKnowledge(game, book.ruleset)(game.view(state, 0)).evaluate?.(state) ?? [];
}

/** How likely the zombies are to win a position of the middle of the game. */
const zombies = (board: string, setting: Setting = {}): number =>
  chances(scene(board, { ...middle, ...setting }))[0] ?? 0;

const middle: Setting = {
  zombies: ['zombie-3', 'mass'],
  humans: ['shot-1', 'net'],
  decks: { zombies: Array(10).fill('zombie-3'), humans: Array(16).fill('shot-1') },
};

describe('a game that is won is judged as won, by either side', () => {
  test('the zombies are past the barricade', () => {
    const won = act(scene('5 Z2 . .', { turn: 'zombies', zombies: ['hunger'] }), 'play hunger a5>out');
    expect(chances(won)).toEqual([1, 0]);
  });

  test('the humans see Dawn', () => {
    const won = act(scene('2 Z2 . .', { turn: 'humans', decks: { zombies: [] } }), 'end');
    expect(chances(won)).toEqual([0, 1]);
  });
});

const few: Setting = { decks: { zombies: ['zombie-3', 'zombie-3'], humans: Array(16).fill('shot-1') } };

test.each<readonly [what: string, better: number, worse: number]>([
  ['a zombie is better than none', zombies('2 Z3 . .'), zombies('2 . . .')],
  ['a zombie close to the barricade is better than one far from it', zombies('4 Z3 . .'), zombies('1 Z3 . .')],
  ['a strong zombie is better than a weak one', zombies('3 Z4 . .'), zombies('3 Z2 . .')],
  ['a shield is good to have', zombies('4 Z3+S . .'), zombies('4 Z3 . .')],
  ['a pit ahead is worse than one behind', zombies('3 Z2 . .\n2 pit-2 . .'), zombies('4 pit-2 . .\n3 Z2 . .')],
  [
    'a wall ahead is worse than one in another lane',
    zombies('4 . wall-6 .\n3 Z2 . .'),
    zombies('4 wall-6 . .\n3 Z2 . .'),
  ],
  [
    'it is good to have a strong zombie in hand',
    zombies('3 Z3 . .', { zombies: ['zombie-5'] }),
    zombies('3 Z3 . .', { zombies: [] }),
  ],
  [
    'humans without cards are easier to overrun',
    zombies('3 Z3 . .', { humans: [] }),
    zombies('3 Z3 . .', { humans: ['grenade'] }),
  ],
  [
    'humans with nothing left to draw are, too',
    zombies('3 Z3 . .', { decks: { zombies: Array(10).fill('zombie-3'), humans: [] } }),
    zombies('3 Z3 . .'),
  ],
  [
    'what the humans will still draw can be weak or strong',
    zombies('3 Z3 . .'),
    zombies('3 Z3 . .', { decks: { ...middle.decks, humans: Array(16).fill('barrier') } }),
  ],
  [
    'what the zombies will still draw can be, too',
    zombies('3 Z3 . .'),
    zombies('3 Z3 . .', { decks: { ...middle.decks, zombies: Array(10).fill('zombie-2') } }),
  ],
  ['whoever is far away wants time', zombies('1 Z3 . .\n2 . Z3 .'), zombies('1 Z3 . .\n2 . Z3 .', few)],
  ['whoever stands before the barricade is dangerous even then', zombies('5 Z3 . .', few), zombies('4 Z3 . .', few)],
])('%s', (_, better, worse) => {
  expect(better).toBeGreaterThan(worse + 0.01);
});

test('the judge reads words of cards and not what they are called, and only what a seat may know', () => {
  const renamed = (deck: Deck, side: string): Deck =>
    Object.fromEntries(Object.entries(deck).map(([, card], nth) => [`${side}-${String(nth).padStart(2, '0')}`, card]));
  const pack = { zombies: renamed(defaultPack.zombies, 'red'), humans: renamed(defaultPack.humans, 'blue') };
  const games = [
    { game: zombiaki, knowledge: zombiakiKnowledge(zombiaki) },
    { game: createZombiaki({ pack }), knowledge: zombiakiKnowledge(createZombiaki({ pack }), { pack }) },
  ];
  const judged = games.map(({ game, knowledge }) => {
    const bot = greedyBot(knowledge);
    const { record } = play(game, { config: { players: 2 }, bots: [bot, bot], seed: 'names', nodes: 0 });
    let state = game.setup(record.config, record.seed);
    return record.actions.map((action) => {
      const view = game.view(state, action.seat);
      const { evaluate } = knowledge(view);
      const own = evaluate?.(state);
      expect(evaluate?.(game.determinize(view, 'another world'))).toEqual(own);
      state = game.reduce(state, action);
      return own;
    });
  });

  expect(judged[1]).toEqual(judged[0]);
  expect(judged[0]?.length).toBeGreaterThan(30);
});
