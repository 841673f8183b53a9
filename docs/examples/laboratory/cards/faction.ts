import {
  burst,
  type Deck,
  damage,
  enterShell,
  exchangePlaces,
  type FactionCard,
  field,
  goThere,
  heal,
  leaveShell,
  on,
  placeHere,
  push,
  self,
  snail,
} from 'gastropodia/snails';

/** The card of each faction. */
export const FACTION = {
  'twin-arrows': {
    faction: 'amazons',
    colour: 'red',
    source: 'ours',
    target: snail({ range: [2, 3], side: 'enemy' }),
    dice: 2,
    rows: [on('splat', damage(10)), on('hit', damage(15)), on('crit', damage(15)), on(['hit', 'hit'], damage(25))],
  },

  headbutt: {
    faction: 'barbarians',
    colour: 'red',
    source: 'ours',
    rage: 'adds',
    target: snail({ range: [0, 1], side: 'enemy' }),
    effects: [damage(15), push, self(damage(5))],
  },

  lasso: {
    faction: 'cowboys',
    colour: 'purple',
    source: 'ours',
    target: snail({ range: [1, 3], side: 'enemy' }),
    effects: [leaveShell, placeHere],
  },

  'boarding-plank': {
    faction: 'pirates',
    colour: 'purple',
    source: 'ours',
    target: snail({ range: [1, 2], sight: 'ignored', side: 'enemy', shells: 'without' }),
    effects: [exchangePlaces, damage(10)],
  },

  'smoke-bomb': {
    faction: 'ninja',
    colour: 'purple',
    source: 'ours',
    target: field({ range: [1, 3], sight: 'ignored' }),
    effects: [goThere, self(enterShell)],
  },

  contagion: {
    faction: 'zombies',
    colour: 'red',
    source: 'ours',
    target: burst({ range: [0, 1], sight: 'ignored', side: 'enemy' }),
    dice: 2,
    rows: [on('splat', damage(5)), on('crit', damage(10)), on(['hit', 'hit'], damage(15), self(heal(15)))],
  },
} satisfies Deck<FactionCard>;
