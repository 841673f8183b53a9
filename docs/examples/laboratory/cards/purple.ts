import {
  addTile,
  aim,
  around,
  burst,
  type Deck,
  damage,
  dig,
  discard,
  drain,
  draw,
  enterShell,
  exchangePlaces,
  field,
  goThere,
  heal,
  lessDamage,
  lifeAtMost,
  may,
  moreDamage,
  move,
  on,
  onTerrain,
  others,
  type PurpleCard,
  player,
  push,
  put,
  removeTile,
  scatter,
  snail,
  steal,
  swap,
  takeBack,
  untilRoundEnds,
  when,
} from 'gastropodia/snails';

/** The thirty special actions of the laboratory. */
export const PURPLE = {
  'belly-flop': {
    copies: 1,
    source: 'ours',
    target: field({ range: [1, 2], sight: 'ignored', side: 'enemy' }),
    effects: [goThere, damage(5), push],
  },

  'fortune-cookie': {
    copies: 1,
    source: 'ours',
    target: snail({ range: [0, 1], sight: 'ignored', side: 'friendly', self: 'allowed' }),
    dice: 1,
    rows: [on('splat', heal(5)), on('hit', heal(10)), on('crit', heal(5), draw(1))],
  },

  'bubble-wrap': {
    copies: 2,
    source: 'ours',
    target: snail({ range: [0, 1], sight: 'ignored', side: 'friendly', self: 'allowed' }),
    effects: [untilRoundEnds(lessDamage(5))],
  },

  'ice-cream-scoop': {
    copies: 1,
    source: 'ours',
    target: field({ range: [1, 1] }),
    effects: [removeTile, draw(1)],
  },

  'instant-island': {
    copies: 1,
    source: 'ours',
    target: field({ range: [0, 2], sight: 'ignored' }),
    effects: [addTile],
  },

  'itching-powder': {
    copies: 2,
    source: 'ours',
    target: snail({ range: [1, 2], side: 'enemy' }),
    effects: [damage(5), untilRoundEnds(moreDamage(5))],
  },

  leech: {
    copies: 1,
    source: 'ours',
    target: snail({ range: [0, 1], sight: 'ignored', side: 'enemy' }),
    effects: [drain(10)],
  },

  magnet: {
    copies: 1,
    source: 'ours',
    target: player({ range: [0, 1], sight: 'ignored' }),
    effects: [draw(1), discard(1)],
  },

  'mine-drone': {
    copies: 1,
    source: 'ours',
    target: field({ range: [1, 3], sight: 'ignored' }),
    effects: [put('mine')],
  },

  'multi-tool': {
    copies: 2,
    source: 'ours',
    choose: {
      'patch-up': { effects: [heal(10)] },
      rummage: { effects: [draw(1), dig] },
      'shoo-away': { target: burst({ range: [0, 0], side: 'enemy' }), effects: [push] },
    },
  },

  'oil-leak': {
    copies: 1,
    source: 'ours',
    effects: [scatter(put('fire', 2)), may(move(2))],
  },

  'pop-up-shell': {
    copies: 2,
    source: 'ours',
    effects: [move(2), enterShell],
  },

  'relay-baton': {
    copies: 2,
    source: 'ours',
    effects: [move(2), swap],
  },

  'salad-bar': {
    copies: 2,
    source: 'ours',
    target: field({ range: [0, 1], sight: 'ignored', side: 'friendly' }),
    effects: [heal(10)],
  },

  'shock-wave': {
    copies: 1,
    source: 'ours',
    effects: [around(push)],
  },

  spyglass: {
    copies: 1,
    source: 'ours',
    effects: [draw(1), aim],
  },

  'sticky-fingers': {
    copies: 2,
    source: 'ours',
    target: player({ range: [0, 1], sight: 'ignored' }),
    effects: [steal(1)],
  },

  'time-hiccup': {
    copies: 1,
    source: 'ours',
    target: others,
    effects: [takeBack],
  },

  'tuning-fork': {
    copies: 2,
    source: 'ours',
    target: burst({ range: [1, 1], sight: 'ignored' }),
    effects: [push],
  },

  'weather-vane': {
    copies: 1,
    source: 'ours',
    target: snail({ range: [1, 2], sight: 'ignored', side: 'enemy' }),
    effects: [when(onTerrain('mountain'), push), when(lifeAtMost(10), damage(5))],
  },

  wormhole: {
    copies: 2,
    source: 'ours',
    target: snail({ range: [1, 4], sight: 'ignored', side: 'friendly', shells: 'without' }),
    effects: [exchangePlaces, heal(5)],
  },
} satisfies Deck<PurpleCard>;
