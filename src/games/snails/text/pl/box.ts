import type { BoxLabels } from '../box-labels.ts';

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
    advanced: 'na początku dobiera się pięć kart i zatrzymuje trzy albo cztery',
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
