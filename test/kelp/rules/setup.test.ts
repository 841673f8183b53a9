import { expect, test } from 'vitest';
import { kelp, OCTOPUS, SHARK } from '../../../src/games/kelp/index.ts';
import type { Draw } from '../../../src/kernel/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, type Drawn, look, options, scene, seen, story } from '../kit/scene.ts';

/** A game that has just begun, in which the first of all that can come always comes, and what was put to chance. */
function begin(): { readonly begun: Drawn; readonly draws: readonly Draw[] } {
  const { game, book } = scene('');
  const draws: Draw[] = [];
  const opened = game.begin(
    { players: 2 },
    {
      decide(draw) {
        draws.push(draw);
        return draw.weights.findIndex((weight) => weight > 0);
      },
    },
  );
  return { begun: { game, book, before: opened.state, ...opened }, draws };
}

test('KLP-2.3 + KLP-2.6 + KLP-2.7 + KLP-2.8 + KLP-2.9 + KLP-2.10 + KLP-1.13 row, stacks, blocks and hand are dealt', () => {
  const { begun } = begin();

  expect(look(begun, 'row')).toBe('aggressive-1 aggressive-1 aggressive-2 ruthless-1');
  expect(begun.state.deck).toMatchObject({ top: [], bottom: [] });
  expect(look(begun, 'deck').split(' ')).toHaveLength(19);
  expect(look(begun, 'movement')).toBe('sudden-dodge sudden-dodge take-a-risk ink-cloud great-escape');
  expect(look(begun, 'hide')).toBe('in-plain-sight in-plain-sight regeneration');
  expect(look(begun, 'learn')).toBe('devious-ideas heightened-senses trial-and-error');
  expect(look(begun, 'eat')).toBe('crab lobster sea-snail abalone');
  expect(look(begun, 'reserve')).toBe(
    'shell double-shell trap-discard-2 trap-hide-2 trap-den food-crab food-lobster food-sea-snail food-abalone',
  );
  expect(seen(begun, 'octopus')).toEqual(['o s s', 's s s', 's s trap-discard-1']);
  expect(seen(begun, 'shark')).toEqual(['? ? ?', '? ? ?', '? ? ?']);
  expect(seen(begun, 'spectator')).toEqual(['? ? ?', '? ? ?', '? ? ?']);
  expect(look(begun, 'hand')).toBe('quick-learning! sneak sneak sneak');
  expect(look(begun, 'draw')).toBe('nimble-dodge nimble-dodge camouflage camouflage camouflage');
});

test('KLP-2.4 + KLP-2.5 + KLP-2.11 tiles and tracks are empty, both have their confrontation cards, the hand limit is 4', () => {
  const { begun } = begin();
  expect(look(begun, 'growth', 'tiles', 'hunger', 'energy', 'eaten', 'discards', 'slots')).toBe(
    '-, 0, -, -, -, -, - -',
  );
  expect(look(begun, 'pairs', 'chosen')).toBe('fight retreat shell-armour, - -');
  expect(kelp.view(begun.state, OCTOPUS).handLimit).toBe(4);
});

test('KLP-2.12 + KLP-2.13 + KLP-2.14 + KLP-2.15 the octopus puts the shark into a den, nose inward, and takes the first turn', () => {
  const { begun } = begin();
  expect(asked(begun)).toBe('octopus setup-den');
  expect(options(begun)).toEqual(['den p01', 'den p05', 'den p61', 'den p65']);

  const first = pictured(act(begun, 'den p65'));
  expect(changed(first)).toEqual(['p65: @', 'round: 1']);
  expect(asked(first)).toBe('octopus octopus-action');
});

test('KLP-18.1 + KLP-18.2 + KLP-18.9 + KLP-18.10 every card and every block is as likely, in order, from streams of their own', () => {
  const { begun, draws } = begin();
  const cards = begun.book.copies;
  const put = draws.map(({ stream, weights }) => `${stream} ${weights.reduce((sum, weight) => sum + weight, 0)}`);

  expect(put).toEqual([
    ...['row 23', 'row 22', 'row 21', 'row 20'],
    ...['market 5', 'market 3', 'market 3', 'market 4'],
    ...['blocks 9', 'blocks 8', 'blocks 7', 'blocks 6', 'blocks 5', 'blocks 4', 'blocks 3', 'blocks 2', 'blocks 1'],
    ...['deck 8', 'deck 7', 'deck 6'],
  ]);
  expect(draws[0]?.weights).toEqual(begun.book.sharkCopies);
  expect(draws[4]?.weights).toEqual(cards.map((count, card) => (card >= 4 && card <= 7 ? count : 0)));
  expect(draws[8]?.weights).toEqual([1, 7, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
  expect(draws[17]?.weights).toEqual(cards.map((count, card) => (card >= 1 && card <= 3 ? count : 0)));
  expect(story(begun).map((line) => line.split(' ')[0])).toEqual([
    ...['row-filled', 'row-filled', 'row-filled', 'row-filled'],
    ...['stack-shown', 'stack-shown', 'stack-shown', 'stack-shown'],
    'blocks-laid',
    ...['card-drawn', 'card-drawn', 'card-drawn'],
  ]);
});

test('KLP-2.1 board and names are given when the game is created, the octopus first', () => {
  const { state } = kelp.begin({ players: [{ name: 'Ann' }, { name: 'Bo' }] }, 'names');
  expect([state.names[OCTOPUS], state.names[SHARK]]).toEqual(['Ann', 'Bo']);
  const night = scene('', { board: 'night' });
  const { state: dark } = night.game.begin({ players: 2 }, 'night');
  expect(options({ ...night, state: dark })).toEqual(['den p03', 'den p30', 'den p36', 'den p63']);
});
