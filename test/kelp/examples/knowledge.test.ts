import { expect, test } from 'vitest';
import { type KelpState, SHARK } from '../../../src/games/kelp/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { act, changed, type Drawn, look, options, refusedFor, scene, seen, whereabouts } from '../kit/scene.ts';

const SAMPLES = 600;

/** Worlds imagined for the shark. */
function worldsOf({ game, state }: Drawn): KelpState[] {
  const view = game.view(state, SHARK);
  return Array.from({ length: SAMPLES }, (_, nth) => game.determinize(view, `world ${nth}`));
}

/** Sees that as many of these worlds are such as the chance says, give or take four standard deviations. */
function expectAbout(worlds: readonly KelpState[], isSuch: (world: KelpState) => boolean, chance: number): void {
  const deviation = Math.sqrt(SAMPLES * chance * (1 - chance));
  expect(Math.abs(worlds.filter(isSuch).length - SAMPLES * chance) / deviation).toBeLessThan(4);
}

test('KLP-X.85 belief', () => {
  const after = (n: string, w: string, e: string, facts = '') =>
    scene(`
      trap-discard-1 ${n}  s
           ${w}       s   ${e}
            s         s    s
      history: reveal n octopus; reveal s shell; reveal se shell; mix n e${facts}
    `);
  const mixed = after('s', 's', 'o');
  expect(whereabouts(mixed, 'octopus')).toBe('n 1/2, e 1/2');
  expect(whereabouts(mixed, 'trap-discard-1')).toBe('nw 1/6, n 1/12, ne 1/6, w 1/6, c 1/6, e 1/12, sw 1/6');

  expect(whereabouts(after('s', 'o', 's', '; mix w e'), 'octopus')).toBe('n 1/2, w 1/4, e 1/4');
  expect(whereabouts(after('s', 'o', '[s]', '; mix w e; reveal e shell'), 'octopus')).toBe('n 2/3, w 1/3');
  expect(whereabouts(after('[s]', 'o', 's', '; mix w e; reveal n shell'), 'octopus')).toBe('w 1/2, e 1/2');
});

test('KLP-X.86 swaps are seen through', () => {
  const after = pictured(
    act(
      scene('hand: devious-ideas nimble-dodge'),
      'play devious-ideas',
      'pay ne',
      'learn trap-den',
      'learn movement',
      'hide ne',
      'play nimble-dodge',
      'pay sw',
      'swap n ne',
    ),
  );

  expect(seen(after, 'shark')).toEqual(['? ? ?', '? ? ?', '[s] ? ?']);
  expect(whereabouts(after, 'trap-den')).toBe('n 1');
});

test('KLP-X.87 in the middle of a mix', () => {
  const before = scene(`
    s o s
    s s s
    s s trap-discard-1
    hand: sneak
    history: reveal n octopus; reveal e shell
  `);
  const mixing = pictured(act(before, 'play sneak', 'pay w c', 'mix n e ~ shell'));
  const view = mixing.game.view(mixing.state, SHARK);
  expect(seen(mixing, 'shark')).toEqual(['? _ ?', '[s] [s] _', '? ? ?']);
  expect(view.drawnBlock).toBe(-2);
  expect(new Set(view.bagged)).toEqual(new Set([-1]));
  expectAbout(worldsOf(mixing), ({ drawnBlock }) => drawnBlock === 0, 1 / 2);

  const placed = act(mixing, 'put e ~ octopus');
  expect(seen(placed, 'shark')).toEqual(['? ? ?', '[s] [s] ?', '? ? ?']);
  expect(whereabouts(placed, 'octopus')).toBe('n 1/2, e 1/2');
});

test('KLP-X.88 the shuffle tells', () => {
  const drawn = pictured(
    act(
      scene(`
      hand: sneak camouflage
      draw: -
      discards: sneak nimble-dodge camouflage quick-learning sudden-dodge regeneration
    `),
      'draw ~ nimble-dodge quick-learning',
    ),
  );
  expect(look(drawn, 'hand')).toBe('quick-learning sneak! nimble-dodge camouflage!');

  const worlds = worldsOf(drawn);
  const shuffled = ['sneak', 'nimble-dodge', 'camouflage', 'quick-learning', 'sudden-dodge', 'regeneration'];
  for (const card of shuffled) {
    const number = drawn.book.cardIds.indexOf(card);
    // Of two cards one is known anyway: a second one is one of those drawn.
    const known = ['sneak', 'camouflage'].includes(card) ? 1 : 0;
    const held = ({ hands }: KelpState): number => hands[0]?.cards.filter((each) => each === number).length ?? 0;
    expectAbout(worlds, (world) => held(world) === known + 1, 1 / 3);
  }
});

test('KLP-X.89 which copy left', () => {
  const sneak = pictured(act(scene('hand: sneak! sneak'), 'play sneak'));
  expect(changed(sneak)).toEqual(['hand: sneak', 'slots: sneak -']);

  const board = '[s] [s] s\ns o s\ns s trap-discard-1\n';
  const camouflage = act(scene(`${board}hand: sneak! camouflage`), 'play camouflage');
  expect(changed(camouflage)).toEqual(['hand: sneak!', 'slots: camouflage -']);
});

test('KLP-X.90 nothing is betrayed', () => {
  const [one, other] = (
    [
      ['o', 's'],
      ['s', 'o'],
    ] as const
  ).map(([west, centre]) =>
    scene(`
      .      s     .     s    .  s  .
             .     +     .    +  .
      ${west}      v ${centre} .  s
             .     +     .    +  .
      .      s     .    [s]   .  trap-discard-1  .
      at: search
      pool: y5 r5
      history: reveal n shell; reveal s shell
    `),
  ) as [Drawn, Drawn];
  const all = ['w', 'c', 's', 'n'].flatMap((area) => ['y5', 'r5', 'b5'].map((die) => `place ${area} ${die}`));

  expect(seen(one, 'octopus')).not.toEqual(seen(other, 'octopus'));
  expect(other.game.view(other.state, SHARK)).toEqual(one.game.view(one.state, SHARK));
  expect(options(other)).toEqual(options(one));
  expect(all.map((said) => refusedFor(other, said))).toEqual(all.map((said) => refusedFor(one, said)));
});
