// Draws the pictures of the README again: npm run pictures.
import { writeFileSync } from 'node:fs';
import { play } from 'gastropodia';
import { antsBox } from 'gastropodia/ants';
import { botsFor } from 'gastropodia/bots';
import { kelpBox } from 'gastropodia/kelp';
import { snailsBox } from 'gastropodia/snails';
import { zombiakiBox } from 'gastropodia/zombiaki';

/** Of a game between greedy bots the position with most to be seen. */
function sightOf(box, { names, seed, sights, viewer = 0 }) {
  const { greedy } = botsFor(box);
  let best;
  play(box.game, {
    config: box.configs[0].config({ players: names.map((name) => ({ name })) }),
    seed,
    botSeed: seed,
    bots: names.map(() => greedy()),
    onAction({ state }) {
      const seen = box.story.look(box.game.view(state, viewer));
      const count = sights(seen);
      if (best === undefined || count > best.count) best = { seen, count };
    },
  });
  return best.seen;
}

/** Two dice on the table, and much on the islands. */
function sightsOfSnails({ fields, snails, play, round }) {
  const tokens = fields.filter(({ fire, mines, dynamite }) => fire + mines + dynamite > 0).length;
  const shells = snails.filter(({ inShell }) => inShell).length;
  const hurt = fields.filter(({ tile }) => tile === 'damaged').length;
  const dice = play?.dice.length ?? 0;
  return 3 * tokens + 2 * shells + hurt + 8 * dice + (round > 4 ? -20 : 0);
}

/** A street full of creatures that carry something, between all kinds of things. */
function sightsOfZombiaki({ fields, players }) {
  const creatures = fields.flatMap(({ creature }) => creature ?? []);
  const carried = creatures.filter(({ shield, boss, claws }) => shield || boss || claws.length > 0).length;
  const kinds = new Set(fields.flatMap(({ object, fire }) => object?.kind ?? (fire ? 'fire' : []))).size;
  const held = players.reduce((sum, { hand }) => sum + hand.length, 0);
  return 2 * creatures.length + 3 * carried + 4 * kinds + held;
}

/** Blocks that were seen, currents and dice, and little that is certain. */
function sightsOfKelp({ areas, spaces }) {
  const seen = areas.filter(({ state }) => state === 'revealed').length;
  const dice = areas.filter(({ die }) => die !== undefined).length;
  const currents = spaces.filter(({ current }) => current !== undefined).length;
  return 4 * Math.min(seen, 2) - seen + 3 * dice + currents;
}

/** A garden full of ants, half-way through a game. */
function sightsOfAnts({ hexes, vertices, round }) {
  const ants = vertices.filter(({ forager }) => forager !== undefined).length;
  const enemies = hexes.filter(({ enemy }) => enemy !== undefined).length;
  return ants + 2 * enemies + (round > 10 ? -50 : 0);
}

const PICTURES = [
  {
    box: snailsBox,
    names: ['Ann', 'Bo', 'Cleo'],
    seed: 'readme',
    sights: sightsOfSnails,
    cards: ['cocktail', 'jetpack', 'crawl-shell'],
  },
  {
    box: zombiakiBox,
    names: ['Ann', 'Bo'],
    seed: 'street-52',
    sights: sightsOfZombiaki,
    cards: ['zombie-4', 'bite', 'napalm'],
  },
  { box: kelpBox, names: ['Ann', 'Bo'], seed: 'reef', sights: sightsOfKelp, viewer: 1, cards: [] },
  { box: antsBox, names: ['Ann', 'Bo'], seed: 'garden', sights: sightsOfAnts, cards: [] },
];

const here = (name) => new URL(name, import.meta.url);
for (const { box, cards, ...game } of PICTURES) {
  const { id } = box.game;
  writeFileSync(here(`${id}.svg`), `${box.pictures.table(sightOf(box, game), { locale: 'en' })}\n`);
  for (const card of cards) writeFileSync(here(`${card}.svg`), `${box.pictures.card(card, 'en')}\n`);
}
