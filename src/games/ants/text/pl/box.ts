import { TRANSFORM_COST } from '../../components.ts';
import type { AllBoxLabels, BoxLabels } from '../box-labels.ts';
import { signed } from '../phrases.ts';
import { amount, onCells } from './phrases.ts';

export const BOX: BoxLabels = {
  name: 'Mrówki',
  buttons: { transform: `Przekształć mrówkę lub Larwę za ${amount('food', TRANSFORM_COST, 'accusative')} …` },
  onCell: (cell) => onCells([cell]),
  standing: {
    points: (points) => `${signed(points)} PZ`,
    stars: 'Gwiazdy',
    played: 'Zagrane',
  },
  odds: { enemy: (name) => `pojawia się wróg: ${name}`, none: 'nie pojawia się żaden wróg' },
};

export const WHOLE_BOX: AllBoxLabels = {
  ...BOX,
  decks: {
    basic: 'Karty Podstawowe',
    starting: 'Karty Początkowe',
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
