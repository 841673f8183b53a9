import { readFileSync } from 'node:fs';
import { type AnyVocabulary, play, rowsOf } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
// #region zombiaki
import * as zombiaki from 'gastropodia/zombiaki';
import { expect, test } from 'vitest';
import { COUNTS, NEEDS } from '../../src/games/ants/cards/counts.ts';
import { EFFECTS as ANTS_EFFECTS, COSTS } from '../../src/games/ants/cards/effects.ts';
import { EVENTS, LASTING, SCORES } from '../../src/games/ants/cards/lasting.ts';
import { EFFECTS as KELP_EFFECTS } from '../../src/games/kelp/cards/effects.ts';
import { ABILITIES } from '../../src/games/kelp/cards/growth.ts';
import { HUNTS } from '../../src/games/kelp/cards/hunting.ts';
import { ATTACHMENTS, BODIES } from '../../src/games/zombiaki/cards/bodies.ts';
import { EFFECTS as ZOMBIAKI_EFFECTS } from '../../src/games/zombiaki/cards/effects.ts';
import { TARGETS } from '../../src/games/zombiaki/cards/targets.ts';
import { TRAITS } from '../../src/games/zombiaki/cards/things.ts';
import { MOMENTS } from '../../src/games/zombiaki/cards/timing.ts';

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
import * as kelp from 'gastropodia/kelp';

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
import * as ants from 'gastropodia/ants';

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
  expect(zombiaki.describeCard(volley)).toBe(
    'Choose a lane; only its part from the barricade to the first wall counts. Fire 2 bullets, each with 1 damage for the ' +
      'first target at that moment; then every zombie that was hit and lives retreats one field. Deal 1 damage to every ' +
      'creature in it.',
  );
  expect(kelp.describeCard(siltCloud)).toBe(
    'Reveal 1 hidden block to pay for it. Swap two adjacent blocks. You may draw 1 card.',
  );
  expect(kelp.describeCard(bloodTrail)).toBe(
    'Costs 5 energy and brings 1 yellow die and 1 red die into the bag. Use it once, after the roll. ' +
      'Turn a red die of the pool up by 1 to 3, to 6 at most. Reroll 1 die of the pool.',
  );
  expect(ants.describeCard(fungusVault)).toBe(
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

const PAGE = 'docs/guide/words-of-the-games.md';

/** The vocabularies of the page, by the mark above their table. */
const VOCABULARIES: Readonly<Record<string, AnyVocabulary>> = {
  'zombiaki/bodies': BODIES,
  'zombiaki/attachments': ATTACHMENTS,
  'zombiaki/traits': TRAITS,
  'zombiaki/targets': TARGETS,
  'zombiaki/effects': ZOMBIAKI_EFFECTS,
  'zombiaki/moments': MOMENTS,
  'kelp/effects': KELP_EFFECTS,
  'kelp/hunts': HUNTS,
  'kelp/abilities': ABILITIES,
  'ants/effects': ANTS_EFFECTS,
  'ants/costs': COSTS,
  'ants/lasting': LASTING,
  'ants/events': EVENTS,
  'ants/scores': SCORES,
  'ants/counts': COUNTS,
  'ants/needs': NEEDS,
};

function tableOf(of: AnyVocabulary): string {
  const places = Object.keys(of.scopes).length;
  const placesOf = (on: readonly string[]): string =>
    on.length === places ? 'all of these' : on.map((scope) => of.scopes[scope]).join(', ');
  // Where all words stand on the same thing, the sentence above the table has said so.
  const cellsOf = (word: string, name: string, where: string, meaning: string): string =>
    `| ${[word, name, ...(places === 1 ? [] : [where]), meaning].join(' | ')} |`;
  return [
    cellsOf('word', 'in the data', 'stands on', 'meaning'),
    cellsOf('---', '---', '---', '---'),
    ...rowsOf(of).map(({ written, name, on, means }) => cellsOf(`\`${written}\``, `\`${name}\``, placesOf(on), means)),
  ].join('\n');
}

/** The page with its tables made anew. */
const pageOf = (page: string): string =>
  page.replaceAll(/(<!-- (\w+\/\w+) -->\n)(\n?\|.*(?:\n\|.*)*\n)?/g, (whole, mark: string, name: string) => {
    const of = VOCABULARIES[name];
    return of === undefined ? whole : `${mark}\n${tableOf(of)}\n`;
  });

// npx vitest run words-of-games -u makes them anew.
test('docs/guide/words-of-the-games.md shows all words as they are declared', async () => {
  const page = readFileSync(PAGE, 'utf8');

  expect([...page.matchAll(/<!-- (\w+\/\w+) -->/g)].map(([, name]) => name)).toEqual(Object.keys(VOCABULARIES));
  await expect(pageOf(page)).toMatchFileSnapshot(`../../${PAGE}`);
});

const GAMES = { zombiaki, kelp, ants };

test('every word is exported by its game under the name by which it is written', () => {
  const missing = Object.entries(VOCABULARIES).flatMap(([name, of]) => {
    const exported = GAMES[name.replace(/\/.*/, '') as keyof typeof GAMES];
    const words = rowsOf(of).map(({ written }) => /^\w+/.exec(written)?.[0] ?? '');
    return words.filter((word) => !(word in exported)).map((word) => `${name}: ${word}`);
  });

  expect(missing).toEqual([]);
});
