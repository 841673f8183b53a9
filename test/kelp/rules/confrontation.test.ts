import { expect, test } from 'vitest';
import { OCTOPUS, SHARK } from '../../../src/games/kelp/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, story, won } from '../kit/scene.ts';

/** The shark attacks the octopus in `n`. */
const attacked = (rest = '', block = 'o') =>
  act(
    scene(`
      .  s  v  ${block}  .  [s]  .
         .        .         .
         s     .  s     .  s
         .        .         .
      .  s     .  s     .  [d]  .
      at: search
      pool: r5
      ${rest}
    `),
    'place n r5',
  );

test('KLP-15.19 + KLP-15.20 + KLP-16.2 + KLP-20.33 both pick one of their cards in secret, in either order, and show them together', () => {
  const begun = attacked('pairs: fight retreat');
  expect(asked(begun)).toBe('octopus confront-octopus + shark confront-shark');
  expect(options(begun)).toEqual([
    ...['choose fight', 'choose retreat', 'counter counter-fight', 'counter counter-retreat'],
  ]);
  expect(refusedFor(begun, 'choose shell-armour')).toBe(
    'KLP-15.19 strategy/gone: card shell-armour, left fight+retreat',
  );
  const chosen = pictured(act(begun, 'counter counter-retreat'));
  expect(look(chosen, 'chosen')).toBe('- retreat');
  const { game, state } = chosen;
  expect([OCTOPUS, SHARK, 'spectator' as const].map((viewer) => game.view(state, viewer).chosen)).toEqual([
    [-1, -2],
    [-1, 1],
    [-1, -2],
  ]);
  expect(story(chosen)).toEqual(['chosen 1 (counter-retreat)']);
  const shown = act(chosen, 'choose fight');
  expect(story(shown, 'confronted')).toEqual(['confronted fight counter-retreat false']);
  expect(look(shown, 'chosen')).toBe('- -');
});

test('KLP-15.21 the same colour wins the game for the shark at once', () => {
  const over = pictured(act(attacked(), 'choose retreat', 'counter counter-retreat'));
  expect([won(over), asked(over)]).toEqual(['shark confrontation', '']);
});

test('KLP-15.22 + KLP-15.23 + KLP-15.24 + KLP-15.25 + KLP-15.31 otherwise the octopus may resolve its card; that pair is gone, the other counter is taken back', () => {
  const met = act(attacked(), 'choose fight', 'counter counter-hide');
  expect([asked(met), options(met)]).toEqual(['octopus survive-effect', ['yes', 'no']]);
  const declined = act(met, 'no');
  expect(changed(declined)).toEqual([
    ...['round: 4', 'placed: -', 'resolving: -', 'hunger: r', 'pairs: retreat shell-armour'],
  ]);
  const fought = act(met, 'yes', 'den p65');
  expect(story(fought).slice(0, 5)).toEqual([
    'strategy-resolved fight carried-out',
    'shark-put p65 strategy',
    'pair-removed fight counter-fight used',
    'die-used n r5',
    'hungered r5 attack',
  ]);
});

test('KLP-15.27 with one pair left the shark wins without a choice', () => {
  expect(won(attacked('pairs: retreat'))).toBe('shark confrontation');
});

test('KLP-15.29 Retreat mixes the octopus with a block beside it, in any state', () => {
  const retreating = act(attacked(), 'choose retreat', 'counter counter-hide', 'yes');
  expect([asked(retreating), options(retreating)]).toEqual([
    'octopus retreat-with',
    ['retreat nw', 'retreat ne', 'retreat c'],
  ]);
  expect(refusedFor(retreating, 'retreat w')).toBe('KLP-15.29 mix/not-beside: area w, octopus n');
  const mixed = act(retreating, 'retreat ne ~ octopus', 'put ne ~ shell');
  expect(look(mixed, 'n', 'ne')).toBe('s, o');
});

test('KLP-15.30 Shell Armour hides the octopus and up to two other revealed blocks', () => {
  const hiding = pictured(act(attacked(), 'choose shell-armour', 'counter counter-fight', 'yes'));
  expect(look(hiding, 'n')).toBe('o');
  expect(options(hiding)).toEqual(['hide ne', 'hide se', 'hide ne se', 'no']);
  expect(look(act(hiding, 'hide ne se'), 'n', 'ne', 'se')).toBe('o, s, d');
  expect(look(act(hiding, 'no'), 'n', 'ne', 'se')).toBe('o, [s], [d]');
});

test('KLP-19.4 + KLP-19.7 with six dice on the hunger track an attack is played out first', () => {
  const begun = attacked('hunger: b b b b b b', '[o]');
  expect(won(pictured(act(begun, 'choose fight', 'counter counter-fight')))).toBe('shark confrontation');
  const survived = act(begun, 'choose fight', 'counter counter-hide');
  expect(won(survived)).toBe('');
  expect(won(act(survived, 'no'))).toBe('octopus hunger');
  // The sixth, and no red die is left: looked at when it lies there.
  const last = act(
    attacked('hunger: b b b b b\nbag: 2b 3y\nsupply: 8b 7y 9r'),
    'choose fight',
    'counter counter-hide',
    'no',
  );
  expect(won(last)).toBe('octopus no-red');
});
