import { pileSize } from 'gastropodia';
import {
  day,
  defaultOptions,
  defaultPack,
  formatEvent,
  type KelpTypes,
  type KelpView,
  kelp,
  SIDES,
} from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { bookOf } from '../../../src/games/kelp/table/book.ts';
import { told } from '../../kit/playthrough.ts';
import { formatBoard } from '../kit/board.ts';
import { formatSaid } from '../kit/said.ts';
import { formatColour, formatCounts, formatDie } from '../kit/words.ts';
import { eagerBot } from './eager-bot.ts';

const LEGEND = `Who is asked for what, the options, and what was chosen; then what happened, secrets included. A die is its colour and
what it shows, r5; one on an Alert card r5*.

When a turn begins, the board as a spectator sees it, the shark's side on top: ? hidden, [s] a revealed shell, [o] octopus,
[d] double shell; on the water the values of currents, and the shark, which looks ^ > v < or inward, @. Below it, of the hand
only what everybody knows of it.`;

const book = bookOf({ pack: defaultPack, board: day, options: defaultOptions });

const namesOf = (ids: readonly string[], numbers: readonly number[]): string =>
  numbers.length === 0 ? '-' : numbers.map((number) => ids[number] ?? '?').join(' ');
const wordsOf = (words: readonly string[]): string => (words.length === 0 ? '-' : words.join(' '));

/** The board as in the kit, and what lies before both sides. */
function table(view: KelpView): string {
  const { hands, drawPile, discards, eaten, supply, growth, tiles, energy, hunger, front, stashes, row } = view;
  const foods = eaten.map(({ kind, used }) => (used === 1 ? `(${book.blockIds[kind]})` : (book.blockIds[kind] ?? '')));
  const alert = stashes.map(({ card, die }) => `${book.sharkIds[card]} ${formatDie(die)}`);
  return [
    ...formatBoard(book, view),
    `hand: ${namesOf(book.cardIds, hands[0]?.cards ?? [])}; draw pile: ${pileSize(drawPile)}; eaten: ${wordsOf(foods)}`,
    `discards: ${namesOf(book.cardIds, discards)}`,
    `supply: ${wordsOf(formatCounts(supply))}; growth: ${tiles} turned over, ${wordsOf(growth.map(formatColour))}`,
    `energy: ${wordsOf(energy.map(formatDie))}; hunger: ${wordsOf(hunger.map(formatColour))}`,
    `row: ${namesOf(book.sharkIds, row)}; front: ${namesOf(book.sharkIds, front)}; alert: ${wordsOf(alert)}`,
  ].join('\n');
}

test('a game is played as it is told', async () => {
  const text = told<KelpTypes>({
    title: 'Kelp, a day of 14 rounds',
    legend: LEGEND,
    game: kelp,
    config: { players: 2 },
    seed: 'reef-132',
    bot: eagerBot,
    event: (event) => formatEvent(event),
    headings: { 'turn-began': '=====' },
    drawnAfter: 'turn-began',
    board: table,
    asked: ({ decision: { seat, kind } }) => `${SIDES[seat]} ${kind}`,
    option: (action) => formatSaid(action),
    end: () => [],
  });

  await expect(text).toMatchFileSnapshot('./day.txt');
});
