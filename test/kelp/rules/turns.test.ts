import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, story } from '../kit/scene.ts';

test('KLP-3.1 + KLP-3.2 + KLP-3.3 + KLP-3.4 + KLP-3.8 two actions of any kind, then the shark, then the next round', () => {
  const before = scene('round: 3\nhand: sneak camouflage');
  const one = pictured(act(before, 'discard sneak'));
  expect([asked(before), asked(one)]).toEqual(['octopus octopus-action', 'octopus octopus-action']);
  expect(options(before)).toEqual(['play sneak', 'discard sneak', 'discard camouflage', 'draw']);

  const over = act(one, 'discard camouflage ~ b b 1 2', 'no', 'swim p12 e');
  expect(story(over, 'turn-ended', 'turn-began')).toEqual([
    'turn-ended 0',
    'turn-began 1 3',
    'turn-ended 1',
    'turn-began 0 4',
  ]);
  // Nothing was drawn on the way.
  expect(look(over, 'hand', 'discards')).toBe('-, sneak camouflage');
  expect(asked(over)).toBe('octopus octopus-action');
  expect(options(over)).toEqual(['draw']);
});

test('KLP-1.15 + KLP-3.5 + KLP-3.6 + KLP-3.7 what is played lies in the slot of its action until the turn ends, and goes onto the pile in order', () => {
  const played = pictured(
    act(scene('hand: sneak nimble-dodge\ndiscards: camouflage'), ...['play nimble-dodge', 'pay nw', 'swap w c']),
  );
  expect(look(played, 'slots', 'discards')).toBe('nimble-dodge -, camouflage');

  const both = act(played, 'play sneak', 'pay n ne');
  expect(look(both, 'slots', 'discards')).toBe('nimble-dodge sneak, camouflage');
  const ended = act(both, 'mix w e ~ octopus', 'put w ~ shell b b 1 2');
  expect(look(ended, 'slots', 'discards')).toBe('- -, camouflage nimble-dodge sneak');

  // Other actions leave their slots empty.
  const drawn = act(scene('hand: nimble-dodge'), 'draw', 'play nimble-dodge');
  expect(look(drawn, 'slots')).toBe('- nimble-dodge');
  expect(look(act(scene('hand: sneak camouflage'), 'discard sneak'), 'slots')).toBe('- -');
});

const TURN = `
  @  s  .  s  .  s  .
     .     .     .
     s  .  o  .  s
     .     .     .
  .  s  .  s  .  s  .
`;

test('KLP-3.9 the steps of a shark turn come in order', () => {
  const turn = pictured(
    act(
      scene(`${TURN}\nhand: sneak\nslots: - -\nat: action 2\ntiles: 4`),
      ...['discard sneak', 'yes ~ b y r 4 5 2', 'no', 'current p12 b4', 'swim p23 s over p12', 'place w y5'],
    ),
  );
  expect(story(turn).map((line) => line.split(' ')[0])).toEqual([
    ...['discarded', 'action-done', 'turn-ended', 'turn-began', 'extra-dice', 'die-drawn', 'die-drawn', 'die-drawn'],
    ...['die-rolled', 'die-rolled', 'die-rolled', 'current-placed', 'swam', 'die-grown'],
    ...['dice-placed', 'die-resolved', 'revealed', 'die-used', 'die-grown', 'dice-stored', 'turn-ended', 'turn-began'],
  ]);
});

test('KLP-3.10 + KLP-3.11 all steps but drawing and moving may be left, and the turn ends with an empty pool', () => {
  const drawn = scene(`${TURN}\nat: shark turn ~ b y 4 5\nrow: fast-1 fast-2 agile-1 bold`);
  expect(asked(drawn)).toBe('shark place-current');
  const moving = act(drawn, 'no');
  expect(asked(moving)).toBe('shark move');
  expect(refusedFor(moving, 'no')).not.toBe('');
  const searching = act(moving, 'swim p21 s');
  expect([asked(searching), look(searching, 'pool')]).toEqual(['shark place-search-attack', 'b4 y5']);
  const storing = act(searching, 'no');
  expect(asked(storing)).toBe('shark spend');
  const over = act(storing, 'no');
  expect(changed(over)).toEqual(['round: 4']);
  expect(look(over, 'pool', 'energy')).toBe('-, b4 y5');
});
