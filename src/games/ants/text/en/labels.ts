import { capitalised } from '../../../../kernel/index.ts';
import type { Labels } from '../labels.ts';
import { PENALTY } from '../phrases.ts';
import { BOX } from './box.ts';
import { plural, seatName } from './phrases.ts';

/** The words around a drawn position, in English. */
export const LABELS: Labels = {
  ...BOX.standing,
  title: 'Ants: colonies that dig, explore and forage around one garden.',
  player: (seat) => capitalised(seatName(seat)),
  round: (round) => `Round ${round}`,
  onTurn: (name) => `turn of ${name}`,
  setup: 'Setup',
  lastRound: 'last round',
  finalIncubations: 'final Incubations',

  leaves: 'Leaf tiles',
  items: 'Special Items',
  display: 'Display',
  flight: 'Flight',
  area: (area) => `Swarming area ${area}`,
  deck: 'Deck',
  discards: 'Discard pile',
  roomSupply: 'Room tiles left',

  you: 'you',
  first: 'First Player',
  won: 'won',
  supply: 'Supply',
  hand: 'Hand',
  unknownCards: (count) => plural(count, 'unknown card'),
  production: 'Production',
  ants: 'Ants',
  larvae: 'Larvae',
  eggs: 'Eggs',
  stored: 'stored',
  universal: 'universal',
  pool: 'unused discs',
  discs: 'discs',
  nest: 'Nest',
  nestAreas: { I: 'area I', II: 'area II', III: 'area III' },
  full: 'full Room tiles',
  abilities: 'Abilities',
  queen: 'Queen',
  turned: 'turned',
  pheromones: 'Pheromone cubes left',
  store: 'Emergency store',
  penalties: `${PENALTY} VP tokens`,
  under: (count) => `${plural(count, 'card')} under it`,

  of: (count, most) => `${count} of ${most}`,
  cards: (count) => plural(count, 'card'),
  empty: 'empty',
  waits: 'To decide',
  legend: {
    explorer: 'explorer',
    forager: 'forager',
    enemy: 'enemy',
    red: 'red vertex',
    item: 'Special Item',
    strength: 'Strength to explore',
    corners: 'corners clockwise from the top',
  },

  codes: {
    terrains: { meadow: 'Mea', moss: 'Mos', sand: 'San', bark: 'Bar', stone: 'Sto', flowers: 'Flo' },
    resources: { food: 'Fo', leaf: 'Le', fungus: 'Fu', aggression: 'Ag', mutation: 'Mu' },
    markers: { aphid: 'Ap', sprout: 'Sp', windmill: 'Wi' },
    specialisations: { digger: 'D', explorer: 'E', forager: 'F' },
  },
};
