/**
 * The page with other tables of a game, each between the two comments that name it.
 *
 * @param {string} page
 * @param {string} game
 * @param {Readonly<Record<string, string>>} tables
 * @returns {string}
 */
export function withTables(page, game, tables) {
  const missing = Object.keys(tables).filter((name) => placeOf(page, game, name) === undefined);
  if (missing.length > 0) {
    const lines = missing.map((name) => marksOf(game, name).join('\n')).join('\n\n');
    throw new RangeError(
      `The page has no place for some tables of ${game}. Write these lines where they belong:\n\n${lines}\n`,
    );
  }
  let text = page;
  for (const [name, table] of Object.entries(tables)) {
    const [from, to] = placeOf(text, game, name);
    text = `${text.slice(0, from)}\n${table}\n${text.slice(to)}`;
  }
  return text;
}

const marksOf = (game, name) => [`<!-- ${game}/${name} -->`, `<!-- /${game}/${name} -->`];

function placeOf(page, game, name) {
  const [begin, end] = marksOf(game, name);
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  return from < 0 || to < from ? undefined : [from + begin.length, to];
}
