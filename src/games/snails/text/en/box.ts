import type { BoxLabels } from '../box-labels.ts';

export const BOX: BoxLabels = {
  name: 'Snails',
  decks: {
    basic: 'Basic cards, for each player',
    red: 'Red arsenal cards',
    purple: 'Purple arsenal cards',
    faction: 'Faction cards',
  },
  offers: {
    standard: 'the usual game, with factions dealt at random',
    advanced: 'five cards are drawn at the beginning, and three or four kept',
    draft: 'the players choose their factions',
  },
  faction: 'Faction',
  odds: {
    miss: 'a miss',
    harmless: 'a hit without damage',
    eliminated: 'eliminated',
    tiles: {
      damaged: (field) => `tile ${field} damaged`,
      destroyed: (field) => `tile ${field} destroyed`,
      removed: (field) => `tile ${field} removed`,
    },
  },
};
