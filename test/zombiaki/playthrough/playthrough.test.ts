import {
  defaultOptions,
  defaultPack,
  formatEvent,
  SIDES,
  type ZombiakiTypes,
  type ZombiakiView,
  zombiaki,
} from 'gastropodia/zombiaki';
import { expect, test } from 'vitest';
import { bookOf, cardOf } from '../../../src/games/zombiaki/table/book.ts';
import { told } from '../../kit/playthrough.ts';
import { formatBoard } from '../kit/notation.ts';
import { formatSaid } from '../kit/said.ts';
import { eagerBot } from './eager-bot.ts';

const LEGEND = `Who is asked for what, the options, and what was chosen; then what happened. "c5>out" is a step past the barricade,
"b:creature" what a shot down lane b hits, "2,1,2" what flames deal on each lane, "a2+b2" what a net is thrown over.

When a turn begins, the street: the barricade is above street 5. Z3 is a zombie of strength 3, Z3/4 one that has lost one of 4,
Z5/2.3 two that are one; D1 are dogs. Behind it +S human shield, +B boss (+B2 with 2 orders left), +C claws, +N netted, +H held
back, +M moved by a card, +O has obeyed.`;

const book = bookOf({ pack: defaultPack, options: defaultOptions });
const WIDTH = 22;

/** The street as in `notation.ts`, its lanes below each other, and what everybody holds. */
function table(view: ZombiakiView): string {
  const streets = formatBoard(book, view)
    .split('\n')
    .map((line) => line.split(' '))
    .map((cells, nth) =>
      (nth === 0 ? ['', ...cells] : cells)
        .map((cell) => cell.padEnd(WIDTH))
        .join('')
        .trimEnd(),
    );
  const hands = view.hands.map((cards, seat) => `${SIDES[seat]} hold ${namesOf(cards)}`);
  const effects = view.inEffect.length === 0 ? [] : [`in effect: ${namesOf(view.inEffect)}`];
  return [...streets.map((line) => line.replace(/^(\d?) {20}/, '$1    ')), ...hands, ...effects].join('\n');
}

const namesOf = (cards: readonly number[]): string =>
  cards.length === 0 ? 'nothing' : cards.map((card) => cardOf(book, card).id).join(', ');

test('a game is played as it is told', async () => {
  const text = told<ZombiakiTypes>({
    title: 'Zombiaki, a night of 14 turns',
    legend: LEGEND,
    game: zombiaki,
    config: { players: 2 },
    seed: 'night-182',
    bot: eagerBot,
    event: (event) => formatEvent(event),
    untold: ['card-resolved'],
    headings: { 'turn-began': '=====' },
    drawnAfter: 'turn-began',
    board: table,
    asked: ({ decision: { seat, kind } }) => `${SIDES[seat]} ${kind}`,
    option: (action) => formatSaid(action),
    end: () => [],
  });

  await expect(text).toMatchFileSnapshot('./night.txt');
});
