import type { Seat } from '../../../kernel/index.ts';
import type { Marker, NestArea, Resource, Specialisation, Terrain } from '../components.ts';
import type { StandingLabels } from './box-labels.ts';

/** The words around a drawn position. */
export interface Labels extends StandingLabels {
  /** What is played, in a sentence. */
  readonly title: string;
  /** What a seat is called beside its board. */
  readonly player: (seat: Seat) => string;
  readonly round: (round: number) => string;
  /** Whose turn it is. */
  readonly onTurn: (name: string) => string;
  readonly setup: string;
  readonly lastRound: string;
  readonly finalIncubations: string;

  // -- the garden ----------------------------------------------------------------------------------------------------
  readonly leaves: string;
  readonly items: string;
  readonly display: string;
  readonly flight: string;
  /** `Swarming area 2`. */
  readonly area: (area: number) => string;
  readonly deck: string;
  readonly discards: string;
  readonly roomSupply: string;

  // -- players -------------------------------------------------------------------------------------------------------
  readonly you: string;
  readonly first: string;
  readonly won: string;
  readonly supply: string;
  readonly hand: string;
  readonly unknownCards: (count: number) => string;
  readonly production: string;
  readonly ants: string;
  readonly larvae: string;
  readonly eggs: string;
  readonly stored: string;
  readonly universal: string;
  /** Discs that are not in use. */
  readonly pool: string;
  readonly discs: string;
  readonly nest: string;
  readonly nestAreas: Readonly<Record<NestArea, string>>;
  /** Room tiles that are full. */
  readonly full: string;
  readonly abilities: string;
  readonly queen: string;
  readonly turned: string;
  readonly pheromones: string;
  readonly store: string;
  readonly penalties: string;
  /** Cards under a card. */
  readonly under: (count: number) => string;

  // -- everywhere ----------------------------------------------------------------------------------------------------
  /** `2 of 7`. */
  readonly of: (count: number, most: number) => string;
  readonly cards: (count: number) => string;
  readonly empty: string;
  readonly waits: string;
  /** What marks on the board mean. */
  readonly legend: {
    readonly explorer: string;
    readonly forager: string;
    readonly enemy: string;
    readonly red: string;
    readonly item: string;
    readonly strength: string;
    /** In which order corners are marked. */
    readonly corners: string;
  };

  /** What small boards show. */
  readonly codes: Codes;
}

/** The short codes of a language: unique among themselves, one to three letters each. */
interface Codes {
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly markers: Readonly<Record<Marker, string>>;
  readonly specialisations: Readonly<Record<Specialisation, string>>;
}
