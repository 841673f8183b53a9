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
};
