// #region imports
import { play } from 'gastropodia';
import * as ants from 'gastropodia/ants';
import { randomBot } from 'gastropodia/bots';
import * as kelp from 'gastropodia/kelp';
import * as zombiaki from 'gastropodia/zombiaki';
import { expect, test } from 'vitest';

// #endregion imports

// #region zombiaki
const volley = {
  copies: 2,
  source: 'ours',
  lasts: 'instant',
  target: zombiaki.lane({ reach: 'up-to-wall' }),
  effects: [zombiaki.fire(2, 1), zombiaki.wound(1)],
  tags: ['shot'],
} satisfies zombiaki.Card;

const streets: zombiaki.Pack = {
  ...zombiaki.defaultPack,
  humans: { ...zombiaki.defaultPack.humans, volley },
};
// #endregion zombiaki

// #region kelp
const siltCloud = {
  copies: 2,
  source: 'ours',
  type: 'movement',
  origin: 'market',
  cost: 1,
  effects: [kelp.swap, kelp.may(kelp.draw('one'))],
} satisfies kelp.OctopusCard;

const bloodTrail = {
  copies: 1,
  source: 'ours',
  cost: 5,
  dice: ['red', 'yellow'],
  windows: ['after-roll'],
  effects: [kelp.raise('red', 3), kelp.reroll(1)],
} satisfies kelp.SharkCard;

const waters: kelp.Pack = {
  ...kelp.defaultPack,
  octopus: { ...kelp.defaultPack.octopus, 'silt-cloud': siltCloud },
  shark: { ...kelp.defaultPack.shark, 'blood-trail': bloodTrail },
};
// #endregion kelp

// #region ants
const fungusVault = {
  copies: 2,
  source: 'ours',
  type: 'room',
  room: 3,
  symbols: ['cultivation'],
  cost: { leaf: 3 },
  now: [ants.gain('fungus', 2)],
  incubation: [[ants.draw(1)]],
  vp: 4,
} satisfies ants.Card;

const garden: ants.Pack = {
  ...ants.defaultPack,
  basic: { ...ants.defaultPack.basic, 'fungus-vault': fungusVault },
};
// #endregion ants

// #region said
test('the cards say what they do', () => {
  expect(zombiaki.describeCard(volley, { locale: 'en' })).toBe(
    'Choose a lane; only its part from the barricade to the first wall counts. Fire 2 bullets: each deals 1 damage to the ' +
      'creature that is then first on the line of fire, or sets off a car that nobody covers. A human shield takes the ' +
      'bullet that hits it and all that follow. Then every zombie that was wounded and survives retreats one field, if it ' +
      'can. Deal 1 damage to every creature in it.',
  );
  expect(kelp.describeCard(siltCloud, { locale: 'en' })).toBe(
    'Reveal 1 hidden block to pay for it. Swap two adjacent blocks. You may draw 1 card.',
  );
  expect(kelp.describeCard(bloodTrail, { locale: 'en' })).toBe(
    'Costs 5 energy and brings 1 yellow die and 1 red die into the bag. Use it once, after the roll. ' +
      'Turn a red die of the pool up by 1 to 3, to 6 at most. Reroll 1 die of the pool.',
  );
  expect(ants.describeCard(fungusVault, { locale: 'en' })).toBe(
    'Fills an Empty Room tile of size 3 or more. Costs 3 Leaf. Gives the symbol Cultivation. At once: gain 2 Fungus. ' +
      'In every Incubation: draw 1 card. Worth 4 VP.',
  );
});
// #endregion said

// #region played
test('the packs are in order, and games are played with them', async () => {
  expect([zombiaki.checkPack(streets), kelp.checkPack(waters), ants.checkPack(garden)]).toEqual([[], [], []]);

  const { outcome } = play(kelp.createKelp({ pack: waters, board: kelp.night }), {
    config: { players: 2 },
    seed: 'the luck of the dice',
    botSeed: 'the luck of the bots',
    bots: [randomBot, randomBot],
  });
  expect(outcome.ranking.flat().sort()).toEqual([0, 1]);
});
// #endregion played
