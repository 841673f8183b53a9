import {
  type Block,
  type CardPlace,
  type Chip,
  cardsIn,
  centred,
  disc,
  element,
  group,
  headed,
  lettersCut,
  type Markup,
  PADDING,
  panel,
  playerSheet,
  SEAT_BAND,
  shade,
  sized,
  titled,
  wordChip,
} from '../../../../drawing/index.ts';
import { type Colour, ENERGY_SPACES, HUNGER_SPACES, SHARK, TILE_SPACES, TILES } from '../../components.ts';
import { dieNumber, faceOf, STORED_NAMES } from '../../table/dice.ts';
import { tileId } from '../reader.ts';
import { readText } from '../wording.ts';
import { BOLD, beside, colourChip, countChips, dieChip, nameBlock, track } from './chips.ts';
import { dieMarkup, emptySpot } from './dice.ts';
import { emptyCard, type Staged, smallCard, smallCards } from './hand.ts';
import { energySign } from './signs.ts';

/** The shark: its dice, its tracks, its tiles, the row that it buys from, and the cards that it can use. */
export function sharkBlock(staged: Staged, width: number, card: number): Block {
  const { look, labels } = staged;
  const inner = width - 2 * PADDING - SEAT_BAND;
  const energy = look.budget ?? look.energy.reduce((sum, die) => sum + faceOf(dieNumber(die)), 0);
  const pool = look.pool.map((die) => dieChip(staged, die, { 'data-die': die }));
  const drawn = look.drawn.map((colour) => colourChip(staged, colour, { 'data-drawn': colour }));
  return playerSheet(
    SHARK,
    [
      nameBlock(staged, SHARK, [`${labels.deck} ${cardsIn(look.deck)}`], inner),
      headed(labels.drawn, drawn, inner),
      headed(labels.pool, pool, inner),
      beside(
        [
          ...(look.bag === undefined ? [] : [{ head: labels.bag, chips: countChips(staged, look.bag, 'bag') }]),
          { head: labels.supply, chips: countChips(staged, look.supply) },
        ],
        inner,
      ),
      headed(
        labels.energy,
        [
          ...track(
            look.energy.map((die) => dieChip(staged, die, { 'data-energy': die })),
            ENERGY_SPACES,
          ),
          ...(look.energy.length === 0
            ? []
            : [energyChip, wordChip(labels.energySum(energy), { ...BOLD, colour: 'ink' })]),
        ],
        inner,
      ),
      headed(
        labels.hunger,
        track(
          look.hunger.map((colour) => colourChip(staged, colour)),
          HUNGER_SPACES,
        ),
        inner,
      ),
      growthBlock(staged, inner),
      titled(labels.row, smallCards(rowPlaces(staged), inner, card), inner),
      titled(labels.front, smallCards(frontPlaces(staged), inner, card), inner),
    ],
    width,
  );
}

const energyChip: Chip = { width: 18, draw: (x, y) => sized({ x: x + 2, y: y + 4, size: 16 }, energySign('yellow')) };

/** The growth tiles: three dice each, or what they give once they are turned over. */
function growthBlock(staged: Staged, width: number): Block {
  const { look, labels } = staged;
  const gap = 6;
  const each = (width - (TILES - 1) * gap) / TILES;
  const height = 46;
  const tiles = Array.from({ length: TILES }, (_, tile): Markup => {
    const isTurned = tile < look.tiles;
    const isNext = tile === look.tiles;
    return group(
      { x: tile * (each + gap), y: 0 },
      [
        element('title', {}, tileTitle(staged, tile)),
        panel({ x: 0.7, y: 0.7, width: each - 1.4, height: height - 1.4, r: 8 }, isTurned ? 'seat-1' : 'ground', {
          stroke: shade(isNext ? 'ink' : 'quiet'),
          'stroke-width': isNext ? 2 : 1.2,
        }),
        centred(
          lettersCut(labels.tile(tile + 1), each - 6, { size: 11, weight: 'bold' }),
          { x: each / 2, y: 11, size: 11 },
          isTurned ? 'on-seat' : 'quiet',
        ),
        ...(isTurned ? abilityMarks(staged, tile, each) : tileDice(staged, isNext ? look.growth : [], each)),
      ],
      { class: 'tile' },
    );
  });
  return { height, marks: tiles };
}

const tileDice = ({ labels }: Staged, dice: readonly Colour[], width: number): readonly Markup[] =>
  Array.from({ length: TILE_SPACES }, (_, index) => {
    const spot = { x: width / 2 + (index - 1) * Math.min(24, width / 3.4), y: 30, size: Math.min(20, width / 3.8) };
    const colour = dice[index];
    return colour === undefined ? emptySpot(spot) : dieMarkup(colour, undefined, spot, {}, labels.dieOf(colour));
  });

/** What a tile gives, as a sign. */
function abilityMarks({ reader }: Staged, tile: number, width: number): readonly Markup[] {
  const read = reader?.read(tileId(tile + 1));
  const ability = read?.sort === 'tiles' ? read.card.abilities[0] : undefined;
  const middle = { x: width / 2, y: 30 };
  if (ability?.gives === 'rerolls') {
    return [
      group({ x: middle.x - 11, y: middle.y - 11, scale: 0.92 }, [
        element('path', {
          d: 'M20 9A9 9 0 1 0 21 14M21 4v6h-6',
          fill: 'none',
          stroke: shade('on-seat'),
          'stroke-width': 2.6,
        }),
        centred(String(ability.count), { x: 12, y: 12.5, size: 12 }, 'on-seat'),
      ]),
    ];
  }
  if (ability?.gives === 'extra-die') {
    return [
      centred(`+${ability.count}`, { x: middle.x - 14, y: middle.y, size: 15 }, 'on-seat'),
      dieMarkup('yellow', undefined, { x: middle.x + 11, y: middle.y, size: 20 }),
    ];
  }
  if (ability?.gives === 'bonus') {
    return [
      centred(`+${ability.add}`, { x: middle.x - 12, y: middle.y, size: 15 }, 'on-seat'),
      sized({ x: middle.x + 2, y: middle.y - 10, size: 20 }, energySign('yellow')),
    ];
  }
  return [disc(middle.x, middle.y, 6, 'on-seat')];
}

function tileTitle({ look, labels, reader, language, called }: Staged, tile: number): string {
  const name = labels.tile(tile + 1);
  const read = reader?.read(tileId(tile + 1));
  const text = reader === undefined || read === undefined ? '' : `: ${readText(read, reader, { language, called })}`;
  const state =
    tile < look.tiles ? labels.turned : labels.of(tile === look.tiles ? look.growth.length : 0, TILE_SPACES);
  return `${name} (${state})${text}`;
}

const rowPlaces = (staged: Staged): readonly CardPlace[] =>
  staged.look.row.map(
    (id): CardPlace =>
      (spot) =>
        id === undefined ? emptyCard(spot, staged.labels.gap) : smallCard(staged, id, spot, { 'data-offer': id }),
  );

/** The cards in front of the shark; those with a die on them, too. */
function frontPlaces(staged: Staged): readonly CardPlace[] {
  const { look } = staged;
  const key = look.viewer === SHARK ? 'data-card' : 'data-face';
  return [
    ...look.front.map(
      (id): CardPlace =>
        (spot) =>
          smallCard(staged, id, spot, { [key]: id }),
    ),
    ...look.stashes.map(
      ({ card, die }): CardPlace =>
        (spot) =>
          smallCard(staged, card, spot, { 'data-die': STORED_NAMES[dieNumber(die)] ?? '' }, { die }),
    ),
  ];
}

// -- the octopus ------------------------------------------------------------------------------------------------------
