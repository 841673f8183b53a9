import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import {
  burst,
  type Deck,
  damage,
  damageTile,
  destroyTile,
  type FactionCard,
  field,
  heal,
  on,
  type Pack,
  push,
  put,
  type RedCard,
  scatter,
  self,
  snail,
} from '../../../src/games/snails/cards/vocabulary.ts';

/** Attacks that seldom miss, and more rows than any card of the game has. */
const RED = {
  grenade: {
    copies: 5,
    source: 'ours',
    target: field({ range: [1, 2], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(10), damageTile), on('hit', scatter(destroyTile)), on('crit', damage(15), destroyTile)],
  },

  gatling: {
    copies: 4,
    source: 'ours',
    target: burst({ range: [1, 1] }),
    dice: 1,
    rows: [on('splat', damage(5)), on('hit', damage(10)), on('crit', damage(15))],
  },

  'ball-launcher': {
    copies: 4,
    source: 'ours',
    target: field({ range: [1, 3], sight: 'ignored' }),
    dice: 2,
    rows: [on('splat', push), on('hit', damage(10)), on('crit', damage(15), push)],
  },

  cocktail: {
    copies: 5,
    source: 'ours',
    target: field({ range: [1, 2], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(5), put('fire')), on('hit', damage(5), put('fire')), on('crit', scatter(put('fire')))],
  },

  incinerator: {
    copies: 3,
    source: 'ours',
    target: field({ range: [1, 1] }),
    dice: 1,
    rows: [on('splat', damage(5), put('fire', 2)), on('hit', damage(10), put('fire', 2))],
  },

  shotgun: {
    copies: 4,
    source: 'ours',
    target: snail({ range: [1, 2] }),
    dice: 2,
    rows: [on('splat', damage(5)), on('hit', damage(10)), on(['splat', 'hit'], damage(15), push)],
  },

  'sniper-rifle': {
    copies: 3,
    source: 'ours',
    target: snail({ range: [2, 4] }),
    dice: 1,
    rows: [on('splat', damage(10)), on('hit', damage(15)), on('crit', damage(20))],
  },

  revolver: {
    copies: 4,
    source: 'ours',
    target: snail({ range: [1, 2] }),
    attacks: 2,
    dice: 1,
    rows: [on('splat', damage(5)), on('hit', damage(10)), on('crit', damage(10))],
  },

  mortar: {
    copies: 3,
    source: 'ours',
    target: field({ range: [2, 4], sight: 'ignored' }),
    dice: 2,
    rows: [
      on('splat', scatter(damage(10), damageTile)),
      on('hit', damage(10), damageTile),
      on(['hit', 'crit'], damage(20), destroyTile),
    ],
  },

  drill: {
    copies: 2,
    source: 'ours',
    target: snail({ range: [0, 0] }),
    dice: 1,
    rows: [on('splat', damage(10)), on('hit', damage(15))],
    after: [self(damageTile)],
  },

  boomerang: {
    copies: 2,
    source: 'ours',
    target: snail({ range: [1, 2], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(5)), on('hit', damage(10)), on('crit', damage(10))],
    returns: 'to-hand',
  },
} satisfies Deck<RedCard>;

const FACTION = {
  'hunting-bow': {
    faction: 'amazons',
    colour: 'red',
    source: 'ours',
    target: snail({ range: [1, 2], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(5)), on('hit', damage(10)), on('crit', damage(15))],
  },

  'blades-of-doom': {
    faction: 'barbarians',
    colour: 'red',
    source: 'ours',
    target: burst({ range: [0, 0], side: 'enemy' }),
    effects: [damage(20)],
    rage: 'adds',
  },

  broadside: {
    faction: 'pirates',
    colour: 'red',
    source: 'ours',
    target: field({ range: [1, 2], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(5)), on('hit', damage(5), damageTile), on('crit', damage(10), destroyTile)],
  },

  'infectious-bite': {
    faction: 'zombies',
    colour: 'purple',
    source: 'ours',
    target: snail({ range: [0, 1], sight: 'ignored', side: 'enemy' }),
    effects: [damage(15), self(heal(10))],
  },
} satisfies Deck<FactionCard>;

/** The cards of tests that are about rules: their figures stay when those of the default pack are drawn anew. */
export const steadyPack: Pack = {
  ...defaultPack,
  red: { ...defaultPack.red, ...RED },
  faction: { ...defaultPack.faction, ...FACTION },
};
