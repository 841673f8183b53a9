import { expect, test } from 'vitest';
import { COMMAND, cloneFile, GENERATED_GAMES, givenFile } from './kit/generated.ts';

// `npm run generate` runs this file with `--update`, which writes what is compared here.

test.each(GENERATED_GAMES)('KER-10.2 the copy of $name is the one that its shape says', async (game) => {
  const file = `src/games/${game.id}/table/clone.gen.ts`;

  await expect(cloneFile(game), `${file} is out of date: ${COMMAND}`).toMatchFileSnapshot(`../${file}`);
});

test.each(GENERATED_GAMES)('KER-2.9 the check of views of $name has the parts that they have', async (game) => {
  const file = `src/games/${game.id}/table/given.gen.ts`;

  await expect(givenFile(game), `${file} is out of date: ${COMMAND}`).toMatchFileSnapshot(`../${file}`);
});
