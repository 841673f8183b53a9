import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { askBot, type Bot, EngineError, play, replay } from 'gastropodia';
import { greedyBot, ismctsBot, randomBot } from 'gastropodia/bots';
import { type SnailsTypes, snails, snailsKnowledge } from 'gastropodia/snails';
import { build } from 'tsup';
import { describe, expect, test } from 'vitest';
import { type AuctionTypes, auction } from '../../kit/auction.ts';

const CONFIG = { players: 2 };

describe('one move of a bot', () => {
  test('KER-14.1 it is the move that the bot makes in a match with the same seed', () => {
    const bot = ismctsBot({ game: auction });
    const means = { seed: 'the bots', nodes: 60 };
    const { record } = play(auction, {
      config: CONFIG,
      seed: 'the game',
      botSeed: 'the bots',
      nodes: 60,
      bots: [bot, randomBot],
    });

    const asked = record.actions.map(({ seat }, ply) => {
      const view = auction.view(replay(auction, record, ply), seat);
      return askBot(auction, seat === 0 ? bot : randomBot, view, means);
    });

    expect(asked.map(({ decision: _, ...action }) => action)).toEqual(record.actions);
    expect(new Set(record.actions.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  });

  test('KER-14.1 another seed is other luck, and so is another decision; the same is the same, as often as it is asked', () => {
    // #region ask
    const state = snails.setup({ players: 2 }, 'a game');
    const [decision] = snails.pending(state);
    const view = snails.view(state, decision?.seat ?? 0);
    const action = askBot(snails, greedyBot(snailsKnowledge()), view, { seed: 'the bots', nodes: 500 });
    // #endregion ask
    const drawn = (seed: string, at = view): number => {
      const numbers: number[] = [];
      askBot(snails, drawing(numbers), at, { seed });
      return numbers[0] ?? -1;
    };
    const later = snails.reduce(state, action);
    const next = snails.view(later, snails.pending(later)[0]?.seat ?? 0);

    expect(snails.whyIllegal(view, action)).toBeUndefined();
    expect(drawn('x')).toBe(drawn('x'));
    expect(new Set([drawn('x'), drawn('y'), drawn('x', next)]).size).toBe(3);
  });

  test('KER-14.1 a view that was sent as JSON does as well, and is left as it was', () => {
    const state = auction.setup(CONFIG, 'a game');
    const view = auction.view(state, 1);
    const sent = JSON.parse(JSON.stringify(view));

    expect(askBot(auction, randomBot, sent, { seed: 'x' })).toEqual(askBot(auction, randomBot, view, { seed: 'x' }));
    expect([sent, Object.isFrozen(sent)]).toEqual([view, false]);
  });

  test('KER-14.1 who owes nothing cannot be asked, and what is illegal is an error that names the bot', () => {
    const state = auction.setup(CONFIG, 'a game');
    const cheat: Bot<AuctionTypes> = { name: 'cheat', choose: ({ actions }) => ({ ...actions[0], seat: 1 }) as never };

    expect(() => askBot(auction, randomBot, auction.view(state, 'spectator'), { seed: 'x' })).toThrow(
      new EngineError('decision/none', 'Whoever sees this view (spectator) owes no decision.'),
    );
    expect(() => askBot(auction, cheat, auction.view(state, 0), { seed: 'x' })).toThrow(
      "The bot 'cheat' chose an illegal action: It is not your decision",
    );
    expect(() => askBot(auction, randomBot, auction.view(state, 0), { seed: 'x', nodes: -1 })).toThrow(
      "The option 'nodes' should be a whole number, 0 or more; it is -1.",
    );
  });

  test('KER-14.1 in another thread it chooses as here', async () => {
    const bot = ismctsBot({ game: auction });
    const state = auction.setup(CONFIG, 'threads');
    const views = [0, 1].map((seat) => auction.view(state, seat));
    const means = { seed: 'the bots', nodes: 100 };

    const there = await askedInThread(views.map((view) => [view, means]));

    expect(there).toEqual(views.map((view) => askBot(auction, bot, view, means)));
  });
});

function drawing(numbers: number[]): Bot<SnailsTypes> {
  return {
    name: 'drawing',
    choose({ actions, random }) {
      numbers.push(random.below(1_000_000));
      return random.oneOf(actions);
    },
  };
}

/** What a search answers in a thread of its own, which knows nothing but what it is sent. */
async function askedInThread(questions: readonly unknown[]): Promise<unknown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gastropodia-thread-'));
  try {
    await build({
      config: false,
      entry: { thread: resolve(import.meta.dirname, 'bot-thread.ts') },
      outDir: folder,
      format: 'cjs',
      target: 'node20',
      noExternal: [/./],
      silent: true,
    });
    const worker = new Worker(join(folder, 'thread.cjs'));
    const answers = await new Promise<unknown[]>((done, fail) => {
      worker.on('error', fail).on('message', done);
      worker.postMessage(questions);
    });
    await worker.terminate();
    return answers;
  } finally {
    await rm(folder, { recursive: true });
  }
}
