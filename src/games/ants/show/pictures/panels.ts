import {
  type Block,
  type CardPlace,
  type Chip,
  cardChip,
  cardsIn,
  centred,
  chipLines,
  disc,
  drawn,
  element,
  endText,
  group,
  headed,
  headLine,
  type Markup,
  nowSheet,
  PADDING,
  panel,
  sentence,
  shade,
  sheet,
  sized,
  stacked,
  titled,
  wordChip,
} from '../../../../drawing/index.ts';
import { ANT_ACTIONS } from '../../components.ts';
import { decisionText, timeWords } from '../now.ts';
import type { Staged } from '../staged.ts';
import { thingTitle } from '../titles.ts';
import { antFigure } from './ant.ts';
import { cellRow } from './cells.ts';
import { seatDisc } from './garden.ts';
import { roomIcon } from './icons.ts';
import { withTitle } from './player.ts';
import { ACTION_SIGNS, crownSign, itemSign, TERRAIN_SIGNS, TYPE_SIGNS, wingSign } from './signs.ts';
import { emptyCard, smallCard, smallCards } from './small-card.ts';
import { figureChip } from './things.ts';
import { effectCells } from './word-cells.ts';

const BOLD = { weight: 'bold' } as const;

/** When it is: the round in large letters, and whose turn. */
export function headBlock(staged: Staged, width: number): Block {
  const { look } = staged;
  const sign = [group({ x: 1.5, y: 1.5, scale: 0.21 }, antFigure('on-seat'))];
  return headLine(timeWords(staged).join(' · '), { colour: `seat-${look.active}`, sign }, [], width);
}

/** Who has to decide what, and what there is to choose from before the game; how it has ended. */
export function nowBlock(staged: Staged, width: number): Block {
  const { look, labels } = staged;
  const inner = width - 2 * PADDING;
  const end = endText(staged);
  return nowSheet(
    [
      chipLines(pairChips(staged, inner), inner),
      ...look.decisions.map((decision) => sentence(`${labels.waits}: ${decisionText(staged, decision)}`, inner, BOLD)),
      ...(end === undefined ? [] : [sentence(end, inner, BOLD)]),
    ],
    width,
  );
}

/** Queens that can be chosen, each with the icon of her set. */
const pairChips = (staged: Staged, width: number): readonly Chip[] =>
  staged.look.pairs.map(({ queen, set }) =>
    withTitle(
      cardChip(
        {
          text: `${staged.cardName(queen)} ${staged.words.sets[set]}`,
          sign: group({ x: 0, y: 0 }, crownSign('royal')),
          rim: 'royal',
          data: { 'data-queen': queen },
        },
        width,
      ),
      thingTitle(staged, queen),
    ),
  );

/** The display: a row of cards for each action, behind the sign of its specialists. */
export function displayBlock(staged: Staged, width: number, card: number): Block {
  const { look, labels, words } = staged;
  const inner = width - 2 * PADDING;
  const rows = ANT_ACTIONS.map((action): Block => {
    const slots = look.display.filter(({ row }) => row === action);
    const places = slots.map(
      ({ slot, card: id }): CardPlace =>
        (spot) =>
          id === undefined
            ? emptyCard(spot, labels.empty, { 'data-slot': slot })
            : smallCard(staged, id, spot, { 'data-slot': slot, 'data-face': id }),
    );
    const { height, marks } = smallCards(places, inner - 30, Math.min(card, (inner - 30 - 12) / 3));
    return {
      height,
      marks: [
        element(
          'g',
          {},
          element('title', {}, words.rows[action]),
          sized({ x: 0, y: height / 2 - 11, size: 22 }, ACTION_SIGNS[action]('ink')),
        ),
        group({ x: 30, y: 0 }, marks),
      ],
    };
  });
  return sheet(titled(labels.display, stacked(rows, 6), inner), width);
}

/** Leaf tiles, Special Items, the deck, Room tiles. */
export function supplyBlock(staged: Staged, width: number): Block {
  const { look, labels, words, cardName, reader } = staged;
  const inner = width - 2 * PADDING;
  const leaves = look.leaves.flatMap(({ terrain, leaf, cubes }): readonly Chip[] => {
    if (leaf === undefined) return [];
    const read = reader?.read(leaf);
    const cells = read?.kind === 'leaf' ? effectCells(read.thing.now) : [];
    const wide = 86;
    return [
      {
        width: wide,
        draw: (x, y) =>
          group({ x, y }, [
            element(
              'title',
              {},
              `${words.terrains[terrain]}: ${thingTitle(staged, leaf)}${cubes.map((seat) => `; ${labels.player(seat)}`).join('')}`,
            ),
            panel({ x: 0.5, y: 0.5, width: wide - 1, height: 23, r: 7 }, terrain, {
              stroke: shade('leaf'),
              'stroke-width': 1.4,
            }),
            sized({ x: 4, y: 4, size: 16 }, TERRAIN_SIGNS[terrain]('texture')),
            ...(cubes.length === 0
              ? [
                  panel({ x: 23, y: 2.5, width: wide - 27, height: 19, r: 6 }, 'space', { opacity: 0.85 }),
                  cellRow(cells, { x: 26, y: 4, size: 16, room: wide - 33 }),
                ]
              : cubes.map((seat, nth) => seatDisc(seat, { x: 32 + nth * 15, y: 12, r: 7.5 }))),
          ]),
      },
    ];
  });
  const items = look.sideItems.map((item) =>
    withTitle(
      cardChip(
        {
          text: cardName(item),
          sign: group({ x: 0, y: 0 }, itemSign('find')),
          rim: 'find',
          data: { 'data-item': item },
        },
        inner,
      ),
      thingTitle(staged, item),
    ),
  );
  const rooms = look.roomSupply.map((left, nth) =>
    figureChip(roomIcon(String(nth + 1)), `×${left}`, { title: `${labels.roomSupply}: ${nth + 1}, ${left}` }),
  );
  return sheet(
    stacked(
      [
        titled(labels.leaves, chipLines(leaves, inner), inner),
        titled(labels.items, chipLines(items, inner), inner),
        titled(labels.roomSupply, chipLines(rooms, inner), inner),
        chipLines(
          [
            wordChip(`${labels.deck}: ${labels.cards(look.deck)}`),
            wordChip(`${labels.discards}: ${cardsIn(look.discards)}`),
          ],
          inner,
        ),
      ],
      8,
    ),
    width,
  );
}

/** The flight track with its swarming areas, and the star track. */
export function tracksBlock(staged: Staged, width: number): Block {
  const { look, labels } = staged;
  const inner = width - 2 * PADDING;
  const stars = look.players.flatMap(({ seat, stars: earned }) =>
    Object.values(earned).flatMap((count) => Array.from({ length: count }, () => seat)),
  );
  return sheet(
    stacked(
      [
        titled(labels.flight, flightBlock(staged, inner), inner),
        ...look.swarming.map(({ points, discs }, area) =>
          headed(
            labels.area(area + 1),
            points.map((each, slot) => slotChip(each, discs[slot])),
            inner,
          ),
        ),
        titled(
          `${labels.stars}: ${labels.of(stars.length, look.starTrack)}`,
          chipLines(starSpaces(stars, look.starTrack), inner),
          inner,
        ),
      ],
      8,
    ),
    width,
  );
}

/** The spaces of the flight track: their bonuses or the wing of a swarming area, and the discs on them. */
function flightBlock({ look, reader }: Staged, width: number): Block {
  const count = look.flight.length;
  const inRow = width < 420 ? Math.ceil(count / 2) : count;
  const each = width / inRow;
  const height = 50;
  return {
    height: Math.ceil(count / inRow) * (height + 4) - 4,
    marks: look.flight.map((discs, space) => {
      const printed = reader?.board.flight[space];
      const cells = effectCells(printed?.now ?? []);
      return group({ x: (space % inRow) * each, y: Math.floor(space / inRow) * (height + 4) }, [
        panel({ x: 1, y: 1, width: each - 3, height: height - 2, r: 7 }, printed?.swarm === true ? 'sky' : 'space', {
          stroke: shade('line'),
          'stroke-width': 1.2,
        }),
        centred(String(space), { x: each / 2 - 0.5, y: 9, size: 11 }, 'quiet'),
        ...(printed?.swarm === true ? [sized({ x: each / 2 - 10, y: 15, size: 18 }, wingSign('find'))] : []),
        ...(cells.length === 0
          ? []
          : [cellRow(cells, { x: each / 2 - 1, y: 16, size: 17, room: each - 8, anchor: 'middle' })]),
        ...discs.map((seat, nth) =>
          seatDisc(seat, {
            x:
              each / 2 - 1 + (nth - (discs.length - 1) / 2) * Math.min(13, (each - 16) / Math.max(1, discs.length - 1)),
            y: 39,
            r: 8,
          }),
        ),
      ]);
    }),
  };
}

/** A slot of a swarming area: its points, or the disc in it. */
const slotChip = (points: number, seat: number | undefined): Chip => ({
  width: 30,
  draw: (x, y) =>
    group({ x, y }, [
      disc(12, 12, 11, 'space', { stroke: shade('find'), 'stroke-width': 1.4 }),
      seat === undefined
        ? centred(String(points), { x: 12, y: 12, size: 12 }, 'ink')
        : seatDisc(seat, { x: 12, y: 12, r: 10 }),
    ]),
});

/** The spaces of the star track: a Star with its owner's number, or an empty place. */
const starSpaces = (stars: readonly number[], spaces: number): readonly Chip[] =>
  Array.from({ length: Math.max(spaces, stars.length) }, (_, nth): Chip => {
    const seat = stars[nth];
    const mark = (x: number, y: number): Markup =>
      seat === undefined
        ? sized({ x, y, size: 22 }, [
            drawn('M12 1.5l3.2 7 7.3.8-5.5 5 1.5 7.5L12 18l-6.5 3.8 1.5-7.5-5.5-5 7.3-.8z', 'line', 1.6),
          ])
        : group({ x, y }, [
            sized({ x: 0, y: 0, size: 22 }, TYPE_SIGNS.deed('gold')),
            seatDisc(seat, { x: 11, y: 12, r: 6.5 }),
          ]);
    return { width: 22, draw: mark };
  });
