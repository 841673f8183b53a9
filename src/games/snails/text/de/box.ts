import { ADVANCED_DRAW, FIRST_PLAYER_KEEPS, OTHERS_KEEP } from '../../components.ts';
import type { BoxLabels } from '../box-labels.ts';

export const BOX: BoxLabels = {
  name: 'Snails',
  decks: {
    basic: 'Basiskarten, für jeden Spieler',
    red: 'Rote Arsenalkarten',
    purple: 'Violette Arsenalkarten',
    faction: 'Fraktionskarten',
  },
  offers: {
    standard: 'das übliche Spiel, mit zufälligen Fraktionen',
    advanced: `zu Beginn werden ${ADVANCED_DRAW} Karten gezogen und ${FIRST_PLAYER_KEEPS} oder ${OTHERS_KEEP} behalten`,
    draft: 'die Spieler wählen ihre Fraktionen',
  },
  faction: 'Fraktion',
  odds: {
    miss: 'daneben',
    harmless: 'ein Treffer ohne Schaden',
    eliminated: 'ausgeschieden',
    tiles: {
      damaged: (field) => `Plättchen ${field} beschädigt`,
      destroyed: (field) => `Plättchen ${field} zerstört`,
      removed: (field) => `Plättchen ${field} entfernt`,
    },
  },
};
