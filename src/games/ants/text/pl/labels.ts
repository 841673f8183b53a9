import { capitalised } from '../../../../kernel/index.ts';
import type { Labels } from '../labels.ts';
import { PENALTY } from '../phrases.ts';
import { BOX } from './box.ts';
import { cardsCounted, plural, seatName } from './phrases.ts';

/** The words around a drawn position, in Polish. */
export const LABELS: Labels = {
  ...BOX.standing,
  title: 'Mrówki: kolonie, które kopią, odkrywają i zbierają wokół jednego ogrodu.',
  player: (seat) => capitalised(seatName(seat)),
  round: (round) => `Runda ${round}`,
  onTurn: (name) => `tura: ${name}`,
  setup: 'Przygotowanie',
  lastRound: 'ostatnia runda',
  finalIncubations: 'ostatnie Inkubacje',

  leaves: 'Kafelki Liścia',
  items: 'Przedmioty Specjalne',
  display: 'Oferta',
  flight: 'Lot Godowy',
  area: (area) => `Obszar Rojenia ${area}`,
  deck: 'Talia',
  discards: 'Karty odrzucone',
  roomSupply: 'Pozostałe kafelki Pokoju',

  you: 'ty',
  first: 'pierwszy gracz',
  won: 'wygrana',
  supply: 'Zasoby',
  hand: 'Ręka',
  unknownCards: (count) => plural(count, 'nieznana karta', 'nieznane karty', 'nieznanych kart'),
  production: 'Produkcja',
  ants: 'Mrówki',
  larvae: 'Larwy',
  eggs: 'Jaja',
  stored: 'przechowane',
  universal: 'Wszechstronne',
  pool: 'wolne dyski',
  discs: 'dyski',
  nest: 'Gniazdo',
  nestAreas: { I: 'strefa I', II: 'strefa II', III: 'strefa III' },
  full: 'pełne kafelki Pokoju',
  abilities: 'Zdolności',
  queen: 'Królowa',
  turned: 'odwrócony',
  pheromones: 'Pozostałe Feromony',
  store: 'Magazyn Awaryjny',
  penalties: `żetony ${PENALTY} PZ`,
  under: (count) => `pod nią ${cardsCounted(count, 'nominative')}`,

  of: (count, most) => `${count} z ${most}`,
  cards: (count) => cardsCounted(count, 'nominative'),
  empty: 'pusto',
  waits: 'Do rozstrzygnięcia',
  legend: {
    explorer: 'Mrówka Odkrywająca',
    forager: 'Mrówka Zbierająca',
    enemy: 'wróg',
    red: 'czerwony wierzchołek',
    item: 'Przedmiot',
    strength: 'Siła do odkrycia',
    corners: 'wierzchołki zgodnie z ruchem wskazówek zegara od góry',
  },

  codes: {
    terrains: { meadow: 'Łąk', moss: 'Mch', sand: 'Pia', bark: 'Kor', stone: 'Kam', flowers: 'Kwi' },
    resources: { food: 'Je', leaf: 'Li', fungus: 'Gr', aggression: 'Ag', mutation: 'Mu' },
    markers: { aphid: 'Ms', sprout: 'Ki', windmill: 'Wi' },
    specialisations: { digger: 'K', explorer: 'O', forager: 'Z' },
  },
};
