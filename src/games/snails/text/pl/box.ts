import { ADVANCED_DRAW, FIRST_PLAYER_KEEPS, OTHERS_KEEP } from '../../components.ts';
import type { BoxLabels } from '../box-labels.ts';
import { plural } from './phrases.ts';

export const BOX: BoxLabels = {
  name: 'Ślimaki',
  decks: {
    basic: 'Karty podstawowe, dla każdego gracza',
    red: 'Czerwone karty arsenału',
    purple: 'Fioletowe karty arsenału',
    faction: 'Karty frakcji',
  },
  offers: {
    standard: 'zwykła gra, z losowymi frakcjami',
    advanced: `na początku dobiera się ${plural(ADVANCED_DRAW, 'kartę', 'karty', 'kart')} i zatrzymuje ${FIRST_PLAYER_KEEPS} albo ${OTHERS_KEEP}`,
    draft: 'gracze wybierają frakcje',
  },
  faction: 'Frakcja',
  odds: {
    miss: 'chybienie',
    harmless: 'trafienie bez obrażeń',
    eliminated: 'wyeliminowany',
    tiles: {
      damaged: (field) => `kafelek ${field} uszkodzony`,
      destroyed: (field) => `kafelek ${field} zniszczony`,
      removed: (field) => `kafelek ${field} usunięty`,
    },
  },
};
