import {
  burst,
  type Deck,
  damage,
  damageTile,
  destroyTile,
  field,
  leaveShell,
  on,
  push,
  put,
  type RedCard,
  scatter,
  self,
  snail,
} from '../vocabulary.ts';

/** The fifty attacks of the arsenal. */
export const RED = {
  rocket: {
    copies: 4,
    source: 'named',
    target: field({ range: [1, 3], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(15), destroyTile, push), on('hit', scatter(destroyTile))],
  },

  grenade: {
    copies: 5,
    source: 'named',
    target: field({ range: [1, 2], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(10), damageTile), on('hit', scatter(destroyTile))],
  },

  gatling: {
    copies: 4,
    source: 'named',
    target: burst({ range: [1, 1] }),
    dice: 1,
    rows: [on('splat', damage(5)), on('hit', damage(10))],
  },

  'ball-launcher': {
    copies: 4,
    source: 'named',
    target: field({ range: [1, 3], sight: 'ignored' }),
    dice: 2,
    rows: [on('splat', push), on('hit', damage(10))],
  },

  cocktail: {
    copies: 5,
    source: 'named',
    target: field({ range: [1, 2], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(5), put('fire')), on('crit', scatter(put('fire')))],
  },

  // SNL-14.17: it ignores sight, and sets a mountain on fire.
  incinerator: {
    copies: 3,
    source: 'named',
    target: field({ range: [1, 1], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(5), put('fire', 2)), on('hit', damage(10), put('fire', 2))],
  },

  shotgun: {
    copies: 4,
    source: 'ours',
    target: snail({ range: [1, 2] }),
    dice: 2,
    rows: [on('splat', damage(5)), on(['splat', 'hit'], damage(15), push)],
  },

  'sniper-rifle': {
    copies: 3,
    source: 'ours',
    target: snail({ range: [2, 4] }),
    dice: 1,
    rows: [on('splat', damage(10)), on('crit', leaveShell, damage(20))],
  },

  revolver: {
    copies: 4,
    source: 'ours',
    target: snail({ range: [1, 2] }),
    attacks: 2,
    dice: 1,
    rows: [on('splat', damage(5)), on('hit', damage(10))],
  },

  crossbow: {
    copies: 3,
    source: 'ours',
    target: snail({ range: [1, 3] }),
    dice: 1,
    rows: [on('splat', damage(10)), on('hit', leaveShell, damage(10))],
  },

  mortar: {
    copies: 3,
    source: 'ours',
    target: field({ range: [2, 4], sight: 'ignored' }),
    dice: 2,
    rows: [on('splat', damage(5), damageTile), on(['hit', 'crit'], damage(20), destroyTile)],
  },

  sword: {
    copies: 2,
    source: 'ours',
    target: snail({ range: [0, 0] }),
    effects: [damage(10)],
    returns: 'to-hand',
    rage: 'adds',
  },

  hammer: {
    copies: 2,
    source: 'ours',
    target: snail({ range: [0, 0] }),
    effects: [damage(5), push],
    returns: 'to-hand',
    rage: 'adds',
  },

  // SNL-14.12: the nameless fragment "after the attack your field …" is given to the Drill.
  // SNL-14.2: the own field is damaged even when the roll misses, not when there was no target.
  drill: {
    copies: 2,
    source: 'ours',
    target: snail({ range: [0, 0] }),
    dice: 1,
    rows: [on('splat', damage(15))],
    after: [self(damageTile)],
    rage: 'adds',
  },

  boomerang: {
    copies: 2,
    source: 'ours',
    target: snail({ range: [1, 2], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(5))],
    returns: 'to-hand',
  },
} satisfies Deck<RedCard>;
