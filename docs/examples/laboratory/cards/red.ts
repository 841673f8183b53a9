import {
  type Deck,
  damage,
  damageTile,
  destroyTile,
  draw,
  field,
  leaveShell,
  may,
  on,
  placeHere,
  push,
  pushEvenShells,
  put,
  type RedCard,
  scatter,
  self,
  snail,
  twoSnails,
} from 'gastropodia/snails';

/** The forty attacks of the laboratory. */
export const RED = {
  'bean-shooter': {
    copies: 4,
    source: 'ours',
    target: snail({ range: [1, 2] }),
    attacks: 3,
    dice: 1,
    rows: [on('splat', damage(5)), on('crit', damage(10))],
  },

  'bubbling-flask': {
    copies: 5,
    source: 'ours',
    target: field({ range: [1, 2], sight: 'ignored' }),
    dice: 1,
    rows: [
      on('splat', damage(5), scatter(damage(5), put('fire'))),
      on('hit', damage(10), put('fire')),
      on('crit', scatter(damage(15))),
    ],
  },

  'forked-lightning': {
    copies: 3,
    source: 'ours',
    target: twoSnails({ range: [1, 3] }),
    dice: 1,
    rows: [on('splat', damage(5)), on('hit', damage(10)), on('crit', damage(10), push)],
  },

  harpoon: {
    copies: 6,
    source: 'ours',
    target: snail({ range: [1, 3] }),
    dice: 1,
    rows: [on('splat', damage(5), may(placeHere)), on('hit', damage(10), may(placeHere))],
  },

  'recoil-cannon': {
    copies: 6,
    source: 'ours',
    target: snail({ range: [1, 4] }),
    dice: 1,
    rows: [on('splat', damage(10)), on('hit', damage(15)), on('crit', damage(20))],
    after: [self(push)],
  },

  'lightning-coil': {
    copies: 5,
    source: 'ours',
    target: field({ range: [1, 2] }),
    dice: 2,
    rows: [
      on('splat', damage(5)),
      on('hit', damage(10)),
      on(['splat', 'splat'], damage(15), self(damage(5))),
      on(['crit', 'crit'], damage(30)),
    ],
  },

  nutcracker: {
    copies: 4,
    source: 'ours',
    target: snail({ range: [0, 1], sight: 'ignored', shells: 'within' }),
    effects: [leaveShell, damage(15)],
  },

  'seismic-drum': {
    copies: 4,
    source: 'ours',
    target: field({ range: [0, 0], side: 'enemy' }),
    dice: 1,
    rows: [on('splat', push), on('hit', damage(10), damageTile), on('crit', damage(15), destroyTile, pushEvenShells)],
  },

  'yo-yo': {
    copies: 3,
    source: 'ours',
    target: snail({ range: [1, 1], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(5)), on('hit', damage(5), may(placeHere)), on('crit', damage(10), draw(1))],
    returns: 'to-hand',
  },
} satisfies Deck<RedCard>;
