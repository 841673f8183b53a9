// Draws the pictures of the README again: npm run pictures.
import { writeFileSync } from 'node:fs';
import { play } from 'gastropodia';
import { botsFor } from 'gastropodia/bots';
import { snailsBox } from 'gastropodia/snails';
import { zombiakiBox } from 'gastropodia/zombiaki';

/** Of a game between greedy bots the position with most to be seen. */
function sightOf(box, { names, seed, sights }) {
  const { greedy } = botsFor(box);
  let best;
  play(box.game, {
    config: box.configs[0].config({ players: names.map((name) => ({ name })) }),
    seed,
    botSeed: seed,
    bots: names.map(() => greedy()),
    onAction({ state }) {
      const seen = box.story.look(box.game.view(state, 0));
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
];

const here = (name) => new URL(name, import.meta.url);
for (const { box, cards, ...game } of PICTURES) {
  const { id } = box.game;
  writeFileSync(here(`${id}.svg`), `${box.pictures.table(sightOf(box, game), { locale: 'en' })}\n`);
  for (const card of cards) writeFileSync(here(`${card}.svg`), `${box.pictures.card(card, 'en')}\n`);
}
