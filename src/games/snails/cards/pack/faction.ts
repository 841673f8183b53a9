import {
  burst,
  type Deck,
  damage,
  damageTile,
  discard,
  type FactionCard,
  field,
  heal,
  leaveShell,
  may,
  move,
  on,
  others,
  placeHere,
  pushEvenShells,
  self,
  snail,
} from '../vocabulary.ts';

/** The card of each faction. */
export const FACTION = {
  'hunting-bow': {
    faction: 'amazons',
    colour: 'red',
    source: 'ours',
    target: snail({ range: [1, 2] }),
    dice: 1,
    rows: [on('splat', damage(5), self(move(1))), on('crit', damage(10))],
  },

  'blades-of-doom': {
    faction: 'barbarians',
    colour: 'red',
    source: 'named',
    target: burst({ range: [0, 0], side: 'enemy' }),
    effects: [damage(10), self(heal(5))],
    rage: 'adds',
  },

  // The rulebook has the card and does not say whose it is.
  'villains-hat': {
    faction: 'cowboys',
    colour: 'purple',
    source: 'book',
    choose: {
      'empty-pockets': { target: others, effects: [discard(1)] },
      'clear-the-bar': {
        target: burst({ range: [0, 0], side: 'enemy', sight: 'ignored' }),
        effects: [pushEvenShells],
      },
    },
  },

  broadside: {
    faction: 'pirates',
    colour: 'red',
    source: 'ours',
    target: field({ range: [1, 2], sight: 'ignored' }),
    dice: 1,
    rows: [on('splat', damage(5), damageTile)],
  },

  kunai: {
    faction: 'ninja',
    colour: 'red',
    source: 'book',
    target: snail({ range: [0, 1], sight: 'ignored' }),
    effects: [leaveShell, damage(5), may(placeHere)],
  },

  'infectious-bite': {
    faction: 'zombies',
    colour: 'purple',
    source: 'ours',
    target: snail({ range: [0, 0], side: 'enemy' }),
    effects: [damage(5), self(heal(5))],
  },
} satisfies Deck<FactionCard>;
