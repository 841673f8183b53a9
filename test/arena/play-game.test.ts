import { play } from 'gastropodia';
import { openTournament } from 'gastropodia/arena';
import { randomBot } from 'gastropodia/bots';
import { type SnailsEvent, snails, snailsBox } from 'gastropodia/snails';
import { expect, test } from 'vitest';

test('a line has the game that the schedule and the seed make, with the cards that each seat resolved', async () => {
  const bots = [randomBot, { ...randomBot, name: 'other' }];
  const { line, record: kept, ...more } = await openTournament(snailsBox, { bots, seed: 'made up' }).playGame(3);

  const events: SnailsEvent[] = [];
  const { outcome, record, state } = play(snails, {
    config: { players: [{ faction: 'barbarians' }, { faction: 'cowboys' }], firstPlayer: 0 },
    seed: 'made up/1',
    botSeed: 'bots of made up/game 3',
    bots: [randomBot, randomBot],
    onAction: (told) => events.push(...told.events),
  });
  const { winners, ranking, reason } = outcome;
  const decisions = record.actions.length;
  expect(line).toMatchObject({ game: 3, seed: 'made up/1', bots: [1, 0], winners, ranking, reason, decisions });
  expect(line.traits).toEqual(['barbarians', 'cowboys']);
  expect(line.rounds).toBe(state.round);
  expect([kept, more]).toEqual([record, { forfeitedAfter: [] }]);

  // A slot that is empty or whose snail is gone is passed before a card is turned up; any other pass follows one.
  const passes = events.filter((event) => event.type === 'slot-passed');
  const unresolved = passes.filter(({ reason: why }) => why !== 'empty' && why !== 'no-snail');
  expect(unresolved.length).toBeGreaterThan(0);
  for (const seat of [0, 1]) {
    const revealed = events.filter((event) => event.type === 'revealed' && event.seat === seat).length;
    const resolved = Object.values(line.cards?.[seat] ?? {}).reduce((sum, times) => sum + times, 0);
    expect(resolved).toBe(revealed - unresolved.filter((pass) => pass.seat === seat).length);
  }
});
