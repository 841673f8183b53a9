import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { defaultPack, look, type SnailsState } from '../../../src/games/snails/index.ts';
import { createRandom, type Viewer } from '../../../src/kernel/index.ts';
import { onPlayer } from '../kit/plays.ts';
import { act, asked, type Drawn, type Setting, scene } from '../kit/scene.ts';

/** Each of six ways to lie is in some of so many worlds. */
const WORLDS = 300;
const ARSENAL = Object.keys({ ...defaultPack.red, ...defaultPack.purple }).length;
const isArsenal = (card: number): boolean => card >= 0 && card < ARSENAL;

const LAND = `0,0  beach  1c 1a
              1,0  beach  2c 2a
              2,0  beach  3c`;
// Player 1 plays the Hat; player 2 has laid all arsenal cards out, two in slots that are not turned up yet.
const HAT: Setting = {
  play: 'villains-hat',
  factions: ['cowboys', 'ninja', 'zombies'],
  plans: [[], ['crawl-dig', 'rocket', 'crawl-shell', 'mine', 'swap-aim'], []],
  hands: [[], [], ['sword', 'grenade']],
};
const NONE_2 = { type: 'discard-arsenal', seat: 1, card: 'none' } as const;
const SWORD_3 = { type: 'discard-arsenal', seat: 2, card: 'sword' } as const;
const before = scene(LAND, HAT);
const after = act(before, NONE_2, SWORD_3);

function worldsOf({ game, state }: Drawn, viewer: Viewer, count = WORLDS): SnailsState[] {
  const view = game.view(state, viewer);
  return Array.from({ length: count }, (_, seed) => game.determinize(view, `world ${seed}`));
}

test('SNL-14.16 who says that there is nothing to discard has told everybody what is not in hand', () => {
  expect(asked(before)).toEqual(['2 discard-arsenal']);
  expect(before.state.bare).toEqual([0, 0, 0]);
  expect(after.state.bare).toEqual([0, 1, 0]);
  expect(
    look(withPrinted(after.game, after.game.view(after.state, 'spectator'))).players.map(({ isBare }) => isBare),
  ).toEqual([false, true, false]);
});

test.each<Viewer>([0, 2, 'spectator'])(
  'SNL-14.16 no world that %s can think of has such a card in that hand',
  (viewer) => {
    const worlds = worldsOf(after, viewer);
    const hands = worlds.filter(({ hands: [, hand = []] }) => hand.some(isArsenal));
    const planned = worlds.map(({ plans: [, plan = []] }) => plan.filter(isArsenal).length);
    const slots = new Set(
      worlds.map(({ plans: [, plan = []] }) => plan.map((card) => (isArsenal(card) ? 'x' : '.')).join('')),
    );

    expect(hands).toEqual([]);
    // Two of the cards that are not seen are not basic ones: they lie in two of the four slots that are face down.
    expect(new Set(planned)).toEqual(new Set([2]));
    expect(slots.size).toBe(6);
    expect(worlds.flatMap((world) => after.game.faults(world))).toEqual([]);
  },
);

test('SNL-14.16 before it is said, and of those who did discard, nothing is known', () => {
  expect(worldsOf(before, 0).some(({ hands: [, hand = []] }) => hand.some(isArsenal))).toBe(true);
  expect(worldsOf(after, 0).some(({ hands: [, , hand = []] }) => hand.some(isArsenal))).toBe(true);
});

test('SNL-14.16 a card that is drawn or taken back unseen, and the end of the round, leave it open again', () => {
  const digging = scene(LAND, { ...HAT, play: 'supply-drop', bare: [1, 1, 0], luck: ['grenade', 'grenade'] });
  expect(digging.state.bare).toEqual([0, 1, 0]);

  const taken = act(scene(LAND, { ...HAT, play: 'vacuum', bare: [0, 1, 0] }), onPlayer(2));
  expect(taken.state.bare).toEqual([0, 0, 0]);

  const ended = scene(LAND, {
    ...HAT,
    bare: [0, 1, 0],
    steps: [{ do: 'clean-up' }],
    luck: ['rocket', 'mine', 'drill'],
  });
  expect(ended.state.bare).toEqual([0, 0, 0]);
});

test('SNL-14.16 + SNL-15.2 however the game goes on, nobody imagines what contradicts what was said', () => {
  let looked = 0;
  for (let game = 0; game < 40; game++) {
    const random = createRandom(`said ${game}`);
    const said = new Set([1]);
    let now = { ...after, state: after.game.determinize(after.game.view(after.state, 1), random.seed()) };
    while (said.size > 0 && now.game.outcome(now.state) === undefined) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const [world] = worldsOf(now, viewer, 1);
        for (const seat of said) expect(world?.hands[seat]?.some(isArsenal)).toBe(false);
        looked += 1;
      }
      now = act(now, random.oneOf([...now.game.legalActions(now.state)]));
      for (const event of now.events) {
        if (event.type === 'nothing-discarded') said.add(event.seat);
        else if (event.type === 'drew' || event.type === 'plan-card-returned') said.delete(event.seat);
        else if (event.type === 'marker-passed' || event.type === 'game-ended') said.clear();
      }
      const known = now.state.bare.flatMap((flag, seat) => (flag === 1 ? [seat] : []));
      if (said.size > 0) expect(known).toEqual([...said].sort());
    }
  }
  expect(looked).toBeGreaterThan(1000);
});
