// Draws the pictures of the README again: npm run pictures.
import { writeFileSync } from 'node:fs';
import { play } from 'gastropodia';
import { botsFor } from 'gastropodia/bots';
import { look, snails, snailsBox } from 'gastropodia/snails';

const { greedy } = botsFor(snailsBox);
const names = ['Ann', 'Bo', 'Cleo'];
/** The position with most to be seen: two dice on the table, and much on the islands. */
let best;
play(snails, {
  config: { players: names.map((name) => ({ name })) },
  seed: 'readme',
  botSeed: 'readme',
  bots: names.map(() => greedy()),
  onAction({ state }) {
    const seen = look(snails.view(state, 0));
    const tokens = seen.fields.filter(({ fire, mines, dynamite }) => fire + mines + dynamite > 0).length;
    const shells = seen.snails.filter(({ inShell }) => inShell).length;
    const hurt = seen.fields.filter(({ tile }) => tile === 'damaged').length;
    const dice = seen.play?.dice.length ?? 0;
    const sights = 3 * tokens + 2 * shells + hurt + 8 * dice + (seen.round > 4 ? -20 : 0);
    if (best === undefined || sights > best.sights) best = { seen, sights };
  },
});
const here = (name) => new URL(name, import.meta.url);
writeFileSync(here('snails.svg'), `${snailsBox.pictures.table(best.seen, { locale: 'en' })}\n`);
for (const id of ['cocktail', 'jetpack', 'crawl-shell']) {
  writeFileSync(here(`${id}.svg`), `${snailsBox.pictures.card(id, 'en')}\n`);
}
