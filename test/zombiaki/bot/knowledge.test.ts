import { expect, test } from 'vitest';
import { greedyBot, ismctsBot, randomBot } from '../../../src/bots/index.ts';
import { zombiakiKnowledge } from '../../../src/games/zombiaki/bot/knowledge.ts';
import { zombiaki } from '../../../src/games/zombiaki/index.ts';
import { askBot, createRandom, play } from '../../../src/kernel/index.ts';
import { formatSaid } from '../kit/said.ts';
import { type Drawn, scene } from '../kit/scene.ts';

/** What both bots choose in a position, in few words. */
function choices({ game, book, state }: Drawn): string[] {
  const knowledge = zombiakiKnowledge(game, book.ruleset);
  const [decision] = game.pending(state);
  const view = game.view(state, decision?.seat ?? 0);
  const bots = [greedyBot(knowledge), ismctsBot({ game, knowledge })];
  return bots.map((bot) => formatSaid(askBot(game, bot, view, { seed: 'choice', nodes: 200 })));
}

const zombies = (board: string, ...hand: readonly string[]) => scene(board, { turn: 'zombies', zombies: hand });
const humans = (board: string, ...hand: readonly string[]) => scene(board, { humans: hand });

test('a win in one is taken', () => {
  expect(choices(zombies('5 Z2 . .\n1 . Z5 .', 'hunger', 'zombie-3'))).toEqual([
    'play hunger a5>out',
    'play hunger a5>out',
  ]);
});

test('whoever is about to win is stopped first', () => {
  expect(choices(humans('5 Z2 . .\n1 . Z5 Z3', 'shot-2'))).toEqual([
    'play shot-2 a:creature',
    'play shot-2 a:creature',
  ]);
});

test('a Click is not wasted on a shot at nobody', () => {
  const declared = (said: string) => {
    const drawn = scene('4 Z2 . .', { humans: ['shot-2'], zombies: ['click'] });
    const applied = drawn.game.apply(drawn.state, { type: 'play', seat: 1, card: 'shot-2', ...JSON.parse(said) });
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    return { ...drawn, state: applied.state };
  };

  expect(choices(declared('{"target":{"lane":"a","hits":"creature"}}'))[0]).toBe('click');
  expect(choices(declared('{"target":{"lane":"b","hits":"nothing"}}'))[0]).toBe('let');
});

test('the weakest card is discarded', () => {
  const drawn = scene('3 Z3 . .', {
    turn: 'humans',
    at: 'begin',
    humans: ['grenade', 'freeze', 'net'],
    decks: { humans: ['shot-1'] },
  });
  expect(choices(drawn)[0]).toBe('discard shot-1');
});

test('the greedy bot beats the random one on both sides, over the same deals', () => {
  const greedy = greedyBot(zombiakiKnowledge(zombiaki));
  const won = Array.from({ length: 5 }, (_, nth) => `deal ${nth}`).flatMap((seed) =>
    [0, 1].map((side) => {
      const bots = side === 0 ? [greedy, randomBot] : [randomBot, greedy];
      return play(zombiaki, { config: { players: 2 }, bots, seed, nodes: 0 }).outcome.winners[0] === side;
    }),
  );
  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(9);
});

test('what bots know never fails, wherever random play leads, and judges from 0 to 1', () => {
  const random = createRandom('anywhere');
  const { state } = zombiaki.begin({ players: 2 }, 'anywhere');
  const simulation = zombiaki.simulate(state, { chance: { seed: 'anywhere' } });
  while (simulation.outcome() === undefined) {
    const view = zombiaki.view(simulation.state, simulation.pending()[0]?.seat ?? 0);
    const judge = zombiakiKnowledge(zombiaki)(view);
    const actions = [...simulation.legalActions()];
    const weights = judge.weigh?.(view, actions) ?? [];
    expect(weights).toHaveLength(actions.length);
    expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true);
    const chances = judge.evaluate?.(simulation.state) ?? [];
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    simulation.step(random.oneOf(actions));
  }
});
