import { disc, drawn, filled, group, type Markup, panel, shade, star } from '../../../../drawing/index.ts';
import type {
  AntAction,
  CardSymbol,
  CardType,
  Criterion,
  Marker,
  Resource,
  Specialisation,
  Terrain,
  TileSet,
} from '../../components.ts';

/** Everything here stands in a square of 24, in the colour that it is given. */
export type Sign = (colour: string) => readonly Markup[];

const HEART = 'M12 21C5 15 2 11.5 2 8a5 5 0 0 1 10-1.6A5 5 0 0 1 22 8c0 3.5-3 7-10 13z';
const MANDIBLES = 'M8 2C1 7 2 17 10 21.5M16 2c7 5 6 15-2 19.5';
const SPROUT = 'M12 12C7 12 3 9 3 3c6 0 9 3 9 9zM12 10c0-5 3-8 9-8 0 6-4 8-9 8z';

/** What lies in a supply: a drop, a leaf, a mushroom, mandibles, a twisted ladder. */
export const RESOURCE_SIGNS: Readonly<Record<Resource, Sign>> = {
  food: (colour) => [filled('M12 1.5c5 5.5 7 9 7 12.5a7 7 0 0 1-14 0c0-3.5 2-7 7-12.5z', colour)],
  leaf: (colour) => [
    filled('M3.5 18C2 8 9 2.5 21.5 2.5 22 15 15.5 22 6 20z', colour),
    drawn('M2.5 22L14 10', colour, 2.4),
  ],
  fungus: (colour) => [
    filled('M2 13a10 10 0 0 1 20 0z', colour),
    panel({ x: 8.5, y: 13, width: 7, height: 9, r: 2 }, colour),
  ],
  aggression: (colour) => [drawn(MANDIBLES, colour, 3.2), drawn('M4 8l4 1M20 8l-4 1', colour, 2.2)],
  mutation: (colour) => [
    drawn('M6 2c0 8 12 5 12 10S6 14 6 22M18 2c0 8-12 5-12 10s12 2 12 10', colour, 2.4),
    drawn('M8 5h8M8 19h8', colour, 1.8),
  ],
};

/** What cards provide, each by another outline. */
export const SYMBOL_SIGNS: Readonly<Record<CardSymbol, Sign>> = {
  aphid: (colour) => [
    filled('M12 7c4.5 0 6.5 4 6.5 8s-2.5 7-6.5 7-6.5-3-6.5-7 2-8 6.5-8z', colour),
    drawn('M10 7L6.5 2M14 7l3.5-5M5 13l-3-2M19 13l3-2M5.5 18l-3 2M18.5 18l3 2', colour, 1.8),
  ],
  building: (colour) => [
    drawn('M3 21h18V9H3zM3 15h18M9 9v6M15 15v6M8 15v6', colour, 2),
    filled('M2 9l10-7 10 7z', colour),
  ],
  aggression: RESOURCE_SIGNS.aggression,
  strength: (colour) => [
    drawn('M7 12h10', colour, 3),
    drawn('M6 6v12M18 6v12', colour, 4),
    drawn('M2 9v6M22 9v6', colour, 3),
  ],
  cultivation: (colour) => [filled(SPROUT, colour), drawn('M12 22V10M5 22h14', colour, 2.2)],
  intelligence: (colour) => [
    filled('M12 2a7 7 0 0 1 4.2 12.6V17H7.8v-2.4A7 7 0 0 1 12 2z', colour),
    drawn('M9 20h6M10 22.5h4', colour, 1.8),
  ],
  communication: (colour) => [
    disc(6, 18, 3, colour),
    drawn('M6 11a7 7 0 0 1 7 7M6 6a12 12 0 0 1 12 12M6 1.5A16.5 16.5 0 0 1 22.5 18', colour, 2.2),
  ],
  poison: (colour) => [filled('M9 2h6v6l6 11q1 3-2.5 3h-13Q2 22 3 19L9 8z', colour), drawn('M8 2h8', colour, 2.4)],
  fitness: (colour) => [filled(HEART, colour)],
};

/** A symbol on a round plate, so that it is not taken for what is paid. */
export const symbolPlate = (symbol: CardSymbol): readonly Markup[] => [
  disc(12, 12, 11.5, 'bone', { stroke: shade('coal'), 'stroke-width': 1.4 }),
  ...small(SYMBOL_SIGNS[symbol]('coal'), 0.64),
];

/** What ants are for: a shovel, a flag, a basket. */
export const ANT_SIGNS: Readonly<Record<Specialisation, Sign>> = {
  digger: (colour) => [
    drawn('M21 3l-9 9M18 2l4 4', colour, 2.6),
    filled('M8 9l7 7c-3 5-8 6-13 6 0-5 1-10 6-13z', colour),
  ],
  explorer: (colour) => [drawn('M6 22.5V2', colour, 2.6), filled('M6 3h15l-4 4.5L21 12H6z', colour)],
  forager: (colour) => [filled('M2.5 11h19l-3 10.5h-13z', colour), drawn('M6 11a6 8 0 0 1 12 0', colour, 2.4)],
};

/** The actions that ants are spent on have the signs of their specialists. */
export const ACTION_SIGNS: Readonly<Record<AntAction, Sign>> = {
  dig: ANT_SIGNS.digger,
  explore: ANT_SIGNS.explorer,
  forage: ANT_SIGNS.forager,
};

/** Terrains: blades of grass, cushions, grains, rings, a boulder, a blossom. */
export const TERRAIN_SIGNS: Readonly<Record<Terrain, Sign>> = {
  meadow: (colour) => [drawn('M4 21Q4 12 1.5 7M8 21Q9 10 7.5 3M13 21q0-9 3-14M17 21q0-7 5-10', colour, 2.2)],
  moss: (colour) => [filled('M1 20a5 5 0 0 1 9-5 5.5 5.5 0 0 1 6-7 6 6 0 0 1 6 12z', colour)],
  sand: (colour) => [
    ...[
      [4, 6],
      [12, 4],
      [20, 7],
      [8, 12],
      [16, 12],
      [4, 18],
      [12, 19],
      [20, 18],
    ].map(([x = 0, y = 0]) => disc(x, y, 1.9, colour)),
  ],
  bark: (colour) => [drawn('M12 2a10 10 0 1 0 .1 0zM12 7a5 5 0 1 0 .1 0z', colour, 2.2), disc(12, 12, 1.6, colour)],
  stone: (colour) => [filled('M2 20l3-10 6-6 7 3 4 8-2 5z', colour)],
  flowers: (colour) => [
    ...Array.from({ length: 5 }, (_, nth) => {
      const angle = (2 * Math.PI * nth) / 5;
      return disc(12 + 6.4 * Math.sin(angle), 12 - 6.4 * Math.cos(angle), 4.3, colour);
    }),
    disc(12, 12, 2.6, 'bone'),
  ],
};

/** The types of cards: a flash, a medal, an arch. */
export const TYPE_SIGNS: Readonly<Record<CardType, Sign>> = {
  skill: (colour) => [filled('M14 1L4 14h6.5l-2 9L20 9h-7z', colour)],
  deed: (colour) => [filled(star(5, 11.5, 5), colour)],
  room: (colour) => [filled('M3 22V12a9 9 0 0 1 18 0v10h-5.5v-7a3.5 3.5 0 0 0-7 0v7z', colour)],
};

/** The colours of cards by their types. */
export const TYPE_COLOURS: Readonly<Record<CardType, string>> = { skill: 'skill', deed: 'deed', room: 'chamber' };

/** The icons of the sets of Incubation tiles. */
export const SET_SIGNS: Readonly<Record<TileSet, Sign>> = {
  'full-moon': (colour) => [disc(12, 12, 9.5, colour)],
  'new-moon': (colour) => [drawn('M12 3.5a8.5 8.5 0 1 0 .1 0z', colour, 3)],
  'full-diamond': (colour) => [filled('M12 1l11 11-11 11L1 12z', colour)],
  'open-diamond': (colour) => [drawn('M12 3l9 9-9 9-9-9z', colour, 3)],
};

/** What Stars are earned for. */
export const CRITERION_SIGNS: Readonly<Record<Criterion, Sign>> = {
  nest: TYPE_SIGNS.room,
  pheromones: (colour) => scentSign(colour),
  deeds: TYPE_SIGNS.deed,
};

/** What discs on cards stand for. */
export const MARKER_SIGNS: Readonly<Record<Marker, Sign>> = {
  aphid: SYMBOL_SIGNS.aphid,
  sprout: SYMBOL_SIGNS.cultivation,
  windmill: (colour) => [
    filled(
      'M12 11C6 11 4 7 5 1c5 1 7 5 7 10zM13 12c0-6 4-8 10-7-1 5-5 7-10 7zM12 13c6 0 8 4 7 10-5-1-7-5-7-10zM11 12c0 6-4 8-10 7 1-5 5-7 10-7z',
      colour,
    ),
  ],
};

/** A scent: three waves. */
export const scentSign: Sign = (colour) => [
  drawn('M2 6q5-4 10 0t10 0M2 12.5q5-4 10 0t10 0M2 19q5-4 10 0t10 0', colour, 2.4),
];

/** A wing: the flight. */
export const wingSign: Sign = (colour) => [
  filled('M2 19C2 8 10 2 22 2c0 5-3 8-7 9 2 0 3 0 5 1-2 4-6 5-9 5 1 1 2 1 3 2-5 3-9 2-12 0z', colour),
];

/** A gem: a Special Item. */
export const itemSign: Sign = (colour) => [
  filled('M6 3h12l5 7-11 12L1 10z', colour),
  drawn('M1 10h22M12 22L8 10l4-7 4 7z', 'bone', 1.2),
];

/** A crown: the Queen. */
export const crownSign: Sign = (colour) => [filled('M2 20L1 6l6 5 5-8 5 8 6-5-1 14z', colour)];

/** An egg. */
export const eggSign: Sign = (colour) => [filled('M12 2c5 3 7 7 7 11.5A7 8 0 0 1 5 13.5C5 9 7 5 12 2z', colour)];

/** A card, with something on it. */
export const cardSign = (inside: readonly Markup[] = []): readonly Markup[] => [
  panel({ x: 4, y: 1.5, width: 16, height: 21, r: 2.5 }, 'bone', { stroke: shade('coal'), 'stroke-width': 1.8 }),
  ...inside,
];

/** Something that was drawn in a square of 24, smaller around its middle. */
export const small = (marks: readonly Markup[], scale: number): readonly Markup[] => {
  const left = 12 * (1 - scale);
  return [group({ x: left, y: left, scale }, marks)];
};
