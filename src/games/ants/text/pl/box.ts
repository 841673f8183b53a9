import type { BoxLabels } from '../box-labels.ts';

export const BOX: BoxLabels = {
  name: 'Mrówki',
  decks: {
    basic: 'Karty podstawowe',
    starting: 'Karty startowe',
    queenRooms: 'Karty Pokoju Królowej',
    enemies: 'Wrogowie',
    queens: 'Królowe',
    incubationTiles: 'Kafelki Inkubacji',
    items: 'Przedmioty Specjalne',
    leaves: 'Kafelki Liścia',
    abilities: 'Zdolności',
  },
  offers: { two: 'dwie kolonie', three: 'trzy kolonie', four: 'cztery kolonie', first: 'pierwsza gra, bez Królowych' },
};
