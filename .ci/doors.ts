/** The doors of a game: itself, and its thin client in parts that load apart. */
const doorsOf = (game: string): Readonly<Record<string, string>> => ({
  [game]: `src/games/${game}/index.ts`,
  [`${game}/show`]: `src/games/${game}/show/index.ts`,
  [`${game}/show/pictures`]: `src/games/${game}/show/pictures/index.ts`,
  [`${game}/show/cards`]: `src/games/${game}/show/cards.ts`,
  ...Object.fromEntries(
    ['en', 'pl', 'de'].map((locale) => [`${game}/show/${locale}`, `src/games/${game}/text/${locale}/index.ts`]),
  ),
});

/** The languages of a game that also say what its cards do, where they load apart from those that do not. */
const cardLanguagesOf = (game: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['en', 'pl', 'de'].map((locale) => [
      `${game}/show/cards/${locale}`,
      `src/games/${game}/text/${locale}/with-cards.ts`,
    ]),
  );

/** What the package exports, by the names that follow `gastropodia`, and where its source stands. */
export const DOORS: Readonly<Record<string, string>> = {
  '': 'src/kernel/index.ts',
  boards: 'src/boards/index.ts',
  drawing: 'src/drawing/index.ts',
  boxes: 'src/boxes/index.ts',
  ...doorsOf('snails'),
  ...cardLanguagesOf('snails'),
  ...doorsOf('zombiaki'),
  ...cardLanguagesOf('zombiaki'),
  ...doorsOf('kelp'),
  ...cardLanguagesOf('kelp'),
  ...doorsOf('ants'),
  ...cardLanguagesOf('ants'),
  bots: 'src/bots/index.ts',
  arena: 'src/arena/index.ts',
  host: 'src/host/index.ts',
  client: 'src/client/index.ts',
  'boardgame.io': 'src/boardgameio/index.ts',
  testing: 'src/testing/index.ts',
};

/** What a door is called by those who import it. */
export const specifierOf = (door: string): string => (door === '' ? 'gastropodia' : `gastropodia/${door}`);
