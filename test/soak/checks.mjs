/** So many walks that a check takes a few seconds, and enough to judge the laws that need a number of pauses. */
const GAMES = [
  { game: 'auction', walks: 15, configs: [{ players: 2 }, { players: 3 }, { players: 4 }] },
  { game: 'duel', walks: 8, configs: [{}] },
  { game: 'thimblerig', walks: 25, configs: [{}] },
  ...['snails', 'snails on an atoll', 'snails on islets'].map((game) => ({
    game,
    walks: 2,
    configs: [
      { players: 2 },
      { players: 2, opening: 'advanced' },
      { players: 3, factions: 'draft' },
      { players: 4, opening: 'advanced' },
    ],
    every: 8,
    length: 500,
  })),
];

/** The check that a seed stands for: which game, and how. A check is repeated by its seed alone. */
export function checkOf(seed) {
  const { game, ...options } = GAMES[seed % GAMES.length];
  return { game, options: { every: 1, ...options, seed } };
}
