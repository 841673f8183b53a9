import type { Labels } from '../labels.ts';
import { PENALTY } from '../phrases.ts';
import { BOX } from './box.ts';
import { cardsCounted, plural, seatName } from './phrases.ts';

/** The words around a drawn position, in German. */
export const LABELS: Labels = {
  ...BOX.standing,
  title: 'Ameisen: Völker, die rund um einen Garten graben, erkunden und sammeln.',
  player: seatName,
  round: (round) => `Runde ${round}`,
  onTurn: (name) => `Zug von ${name}`,
  setup: 'Aufbau',
  lastRound: 'letzte Runde',
  finalIncubations: 'letzte Inkubationen',

  leaves: 'Blattplättchen',
  items: 'Fundstücke',
  display: 'Auslage',
  flight: 'Hochzeitsflug',
  area: (area) => `Schwarmgebiet ${area}`,
  deck: 'Nachziehstapel',
  discards: 'Ablagestapel',
  roomSupply: 'Übrige Kammerplättchen',

  you: 'du',
  first: 'Startspieler',
  won: 'gewonnen',
  supply: 'Vorrat',
  hand: 'Hand',
  unknownCards: (count) => plural(count, 'unbekannte Karte', 'unbekannte Karten'),
  production: 'Produktion',
  ants: 'Ameisen',
  larvae: 'Larven',
  eggs: 'Eier',
  stored: 'aufbewahrt',
  universal: 'universal',
  pool: 'freie Scheiben',
  discs: 'Scheiben',
  nest: 'Nest',
  nestAreas: { I: 'Bereich I', II: 'Bereich II', III: 'Bereich III' },
  full: 'volle Kammerplättchen',
  abilities: 'Fertigkeiten',
  queen: 'Königin',
  turned: 'umgedreht',
  pheromones: 'Übrige Pheromonwürfel',
  store: 'Notvorrat',
  penalties: `${PENALTY}-SP-Marker`,
  under: (count) => `darunter ${cardsCounted(count)}`,

  of: (count, most) => `${count} von ${most}`,
  cards: cardsCounted,
  empty: 'leer',
  waits: 'Zu entscheiden',
  legend: {
    explorer: 'Spähameise',
    forager: 'Sammelameise',
    enemy: 'Feind',
    red: 'rote Ecke',
    item: 'Fundstück',
    strength: 'Stärke zum Erkunden',
    corners: 'Ecken im Uhrzeigersinn von oben',
  },

  codes: {
    terrains: { meadow: 'Wie', moss: 'Moo', sand: 'San', bark: 'Rin', stone: 'Ste', flowers: 'Blu' },
    resources: { food: 'Na', leaf: 'Bl', fungus: 'Pi', aggression: 'Ag', mutation: 'Mu' },
    markers: { aphid: 'La', sprout: 'Sp', windmill: 'Wi' },
    specialisations: { digger: 'G', explorer: 'S', forager: 'M' },
  },
};
