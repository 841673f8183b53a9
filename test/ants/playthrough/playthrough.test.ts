import { withPrinted } from 'gastropodia';
import { type AntsTypes, createAnts, defaultBoard, formatAction, formatEvent, renderText } from 'gastropodia/ants';
import { expect, test } from 'vitest';
import { told } from '../../kit/playthrough.ts';
import { eagerBot } from './eager-bot.ts';

const LEGEND = `Who is asked for what, the options, and what was chosen; then what happened, secrets included. When the star
track is full, and at the end, the table as a spectator sees it.`;

// With a star track of 8 spaces eager players need forty rounds.
const game = createAnts({ board: { ...defaultBoard, starTrack: [2, 3, 4] } });

test('a game is played as it is told', async () => {
  const text = told<AntsTypes>({
    title: 'Ants, a game of two players with a star track of 2 spaces',
    legend: LEGEND,
    game,
    config: { players: [{ name: 'Ann' }, { name: 'Bob' }], anthill: 'asymmetric' },
    seed: 'anthill-8',
    bot: eagerBot,
    event: (event) => formatEvent(event),
    headings: { 'round-began': '=====', 'turn-began': '---', 'final-began': '---' },
    drawnAfter: 'end-met',
    board: (view) => renderText(withPrinted(game, view)).trimEnd(),
    asked: ({ decision: { seat, kind } }) => `${seat + 1} ${kind}`,
    option: (action, { view }) => formatAction(action, withPrinted(game, view)),
    end: (_state, { ranking, scores }) => [`ranking ${JSON.stringify(ranking)}, points ${JSON.stringify(scores)}`],
  });

  expect(text).toContain('star-track, ANT-24.1');
  await expect(text).toMatchFileSnapshot('./meadow.txt');
});
