import { ADVANCED_DRAW, FIRST_PLAYER_KEEPS, OTHERS_KEEP } from '../../components.ts';
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
    advanced: `${ADVANCED_DRAW} cards are drawn at the beginning, and ${FIRST_PLAYER_KEEPS} or ${OTHERS_KEEP} kept`,
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
