/**
 * What things are worth, in points at the end of the game: estimated, and tried in games of greedy players.
 */
export const FIGURES = {
  /** Food, Leaf, Fungus, Aggression, Mutation, where there is time to put them to use. */
  resources: [0.4, 0.6, 0.75, 0.45, 0.9],
  /** Food that the larvae need, and what of its worth a resource has of which there is plenty. */
  needed: 0.8,
  plenty: 0.5,
  /** Ants of the top tile, larvae, eggs, universal ants, stored ants. */
  ant: 0.95,
  larva: 0.5,
  egg: 0.25,
  universal: 1.25,
  stored: 1.05,
  /** A card of the deck in hand, and what of its worth in play a card has that could be played now, or not yet. */
  card: 0.5,
  playable: 0.55,
  missing: 0.55,
  /** Turns that one Star of a player takes, and turns between two Incubations. */
  starTurns: 5.5,
  cycle: 5,
  /** Turns before the end from which on things lose their worth because they cannot be put to use any more. */
  useTurns: 5,
  /** How much of a Star a part of what it asks for is worth: its share to this power. */
  starPower: 1.2,
  /** Turns for one cell of a nest, one scent, one deed. */
  cellTurns: 0.4,
  scentTurns: 1.5,
  deedTurns: 1.5,
  /** Spaces of the flight track a turn. */
  flightPace: 0.7,
  /** A symbol in play, for each copy from the first on. */
  symbols: [0.6, 0.4, 0.2, 0.1],
  /** What a production gives of what it seems to, and for how many Incubations an egg is none yet. */
  production: 0.8,
  eggLag: 1.5,
  /** An Empty Room tile, for each cell. */
  emptyRoom: 0.15,
  /** A forager beside a hex that is not empty yet, of what its scent is worth; and beside one that is not explored. */
  presence: 0.4,
  hidden: 0.4,
  /** What others gain is this much of a loss. */
  others: 0.35,
  /** How much of what a card or tile is worth is seen in a step towards what it asks for. */
  wish: 0.5,
  /** An enemy that can be defeated later on. */
  enemy: 0.5,
  /** How many points better an action has to be to look e times as good. */
  temperature: 0.6,
  /** How many points make a player e times as likely to win at the end, and how many more for each turn to come. */
  scale: 5,
  scalePerTurn: 0.4,
};
