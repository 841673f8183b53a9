import { type AntsTypes, ants, formatAction, formatEvent, renderText } from 'gastropodia/ants';
import { expect, test } from 'vitest';
import { told } from '../../kit/playthrough.ts';
import { eagerBot } from './eager-bot.ts';

const LEGEND = `Who is asked for what, the options, and what was chosen; then what happened, secrets included. When a round begins, the
table as a spectator sees it.`;

test('a game is played as it is told', async () => {
  const text = told<AntsTypes>({
    title: 'Ants, a game of two players to its natural end',
    legend: LEGEND,
    game: ants,
    config: { players: [{ name: 'Ann' }, { name: 'Bob' }], anthill: 'asymmetric' },
    seed: 'anthill-2',
    bot: eagerBot,
    event: (event) => formatEvent(event),
    headings: { 'round-began': '=====', 'turn-began': '---', 'final-began': '---' },
    drawnAfter: 'round-began',
    board: (view) => renderText(view, { columns: 100 }).trimEnd(),
    asked: ({ decision: { seat, kind } }) => `${seat + 1} ${kind}`,
    option: (action, { view }) => formatAction(view, action),
    end: (_state, { ranking, scores }) => [`ranking ${JSON.stringify(ranking)}, points ${JSON.stringify(scores)}`],
  });

  expect(text).toContain('star-track, ANT-24.1');
  await expect(text).toMatchFileSnapshot('./meadow.txt');
});
