import type { AllBoxLabels, BoxLabels } from '../box-labels.ts';

export const BOX: BoxLabels = {
  name: 'Mrówki',
  buttons: { transform: 'Przemień mrówkę lub Larwę za 1 kostkę Pożywienia …' },
  odds: { enemy: (name) => `pojawia się wróg: ${name}`, none: 'nie pojawia się żaden wróg' },
};

export const WHOLE_BOX: AllBoxLabels = {
  ...BOX,
  decks: {
    basic: 'Karty podstawowe',
    starting: 'Karty startowe',
    queenRooms: 'Karty Pokoju Królowej',
    enemies: 'Wrogowie',
    queens: 'Królowe',
    incubationTiles: 'Kafelki Inkubacji',
    items: 'Przedmioty Specjalne',
    leaves: 'Kafelki Liścia',
    rooms: 'Kafelki Pokoju',
    abilities: 'Zdolności',
  },
  offers: {
    standard: 'z Królowymi',
    asymmetric: 'z Królowymi, każde gniazdo inne',
    'first-game': 'pierwsza gra, bez Królowych',
  },
};
