import {
  type Attributes,
  type Block,
  type Chip,
  cardChip,
  cardsIn,
  centred,
  chipLines,
  disc,
  element,
  group,
  headLine,
  lettersCut,
  type Markup,
  nameLine,
  PADDING,
  panel,
  sentence,
  shade,
  sheet,
  sized,
  stacked,
  wordChip,
} from '../../../../drawing/index.ts';
import {
  ACTIONS,
  COLOURS,
  type Colour,
  ENERGY_SPACES,
  FOOD_SPACES,
  HUNGER_SPACES,
  OCTOPUS,
  SHARK,
  SIDES,
  TILE_SPACES,
  TILES,
} from '../../components.ts';
import { dieNumber, faceOf, STORED_NAMES } from '../../table/dice.ts';
import { nameOf } from '../drawn.ts';
import type { DiceLook } from '../look.ts';
import { decisionText, endText, phaseNow, timeWords } from '../now.ts';
import { tileId } from '../reader.ts';
import { readText } from '../wording.ts';
import { smallBlock } from './blocks.ts';
import { dieMarkup, emptySpot, namedDie } from './dice.ts';
import { backCard, cardRows, emptyPlace, type Place, type Staged, smallCard } from './hand.ts';
import { energySign, SIDE_SIGNS, TYPE_COLOURS } from './signs.ts';

const BOLD = { weight: 'bold' } as const;
const PHASES = {
  octopus: ['actions'],
  shark: ['roll', 'currents', 'move', 'search', 'store'],
} as const;

const sideSign = (seat: number) => ({
  colour: `seat-${seat}`,
  sign: SIDE_SIGNS[seat === OCTOPUS ? 'octopus' : 'shark'](),
});

/** When it is: the round in large letters, whose turn, and its steps, of which one is on. */
export function headBlock(staged: Staged, width: number): Block {
  const { look, labels } = staged;
  const isOn = phaseNow(staged);
  const [round = labels.phases.setup, turn] = timeWords(staged);
  const steps =
    look.side === 'octopus' && look.round > 0
      ? Array.from({ length: ACTIONS }, (_, nth) => ({
          text: labels.action(nth + 1, ACTIONS),
          isOn: isOn === 'actions' && look.acted === nth,
        }))
      : PHASES[look.round === 0 ? 'octopus' : look.side].map((phase) => ({
          text: labels.phases[phase],
          isOn: phase === isOn,
        }));
  return headLine(
    look.round === 0 || turn === undefined ? round : `${round} · ${turn}`,
    sideSign(SIDES.indexOf(look.side)),
    look.round === 0 ? [] : steps,
    width,
  );
}

/** Who has to decide what, what is being mixed, what has been chosen; how it has ended. */
export function nowBlock(staged: Staged, width: number): Block {
  const { look, labels } = staged;
  const inner = width - 2 * PADDING;
  const end = endText(staged);
  const inside = stacked(
    [
      chipLines([...mixChips(staged), ...choiceChips(staged, inner)], inner),
      ...look.decisions.map((decision) => sentence(`${labels.waits}: ${decisionText(staged, decision)}`, inner, BOLD)),
      ...(end === undefined ? [] : [sentence(end, inner, BOLD)]),
    ],
    6,
  );
  return inside.height === 0
    ? inside
    : sheet(inside, width, [panel({ x: 4, y: PADDING, width: 4, height: inside.height, r: 2 }, 'lit')]);
}

/** The block bag, and the block that was drawn from it. */
function mixChips(staged: Staged): readonly Chip[] {
  const { look, labels } = staged;
  if (look.mix === undefined) return [];
  const { bagged, blocks, isDrawn, drawn } = look.mix;
  return [
    wordChip(`${labels.blockBag}: ${labels.blocks(bagged)}`, BOLD),
    ...blocks.map((block) => blockChip(staged, block)),
    ...(isDrawn ? [wordChip(labels.drawnBlock, BOLD)] : []),
    ...(isDrawn ? [drawn === undefined ? wordChip('?', { ...BOLD, colour: 'ink' }) : blockChip(staged, drawn)] : []),
  ];
}

/** What was chosen in a confrontation, as far as the viewer may know. */
function choiceChips({ look, labels, cardName }: Staged, width: number): readonly Chip[] {
  if (look.choices.every(({ hasChosen }) => !hasChosen)) return [];
  return look.choices.flatMap(({ hasChosen, card }, seat) =>
    hasChosen
      ? [
          wordChip(labels.player(seat), BOLD),
          cardChip(
            card === undefined
              ? { text: labels.chosenInSecret, rim: `seat-${seat}`, state: 'face-down' }
              : { text: cardName(card), rim: `seat-${seat}`, state: 'current', data: { 'data-face': card } },
            width,
          ),
        ]
      : [],
  );
}

// -- small things in lines --------------------------------------------------------------------------------------------

const LINE = 24;

const blockChip = (staged: Staged, block: string, data: Attributes = {}, note = ''): Chip => ({
  width: LINE,
  draw: (x, y) => smallBlock(staged, block, { x, y, size: LINE }, data, note),
});

const dieChip = (staged: Staged, die: string, data: Attributes = {}): Chip => ({
  width: LINE,
  draw: (x, y) =>
    namedDie(
      die,
      { x: x + LINE / 2, y: y + LINE / 2, size: LINE - 1 },
      data,
      staged.dieName(die.replace('stored-', '')),
    ),
});

const colourChip = ({ labels }: Staged, colour: Colour, data: Attributes = {}): Chip => ({
  width: LINE,
  draw: (x, y) =>
    dieMarkup(colour, undefined, { x: x + LINE / 2, y: y + LINE / 2, size: LINE - 1 }, data, labels.dieOf(colour)),
});

const spotChip: Chip = { width: LINE, draw: (x, y) => emptySpot({ x: x + LINE / 2, y: y + LINE / 2, size: LINE - 3 }) };

const countChip = (staged: Staged, colour: Colour, count: number, data: Attributes = {}): readonly Chip[] => [
  colourChip(staged, colour, data),
  wordChip(String(count), { ...BOLD, colour: 'ink', least: 14 }),
];

/** A word before a line of small things; nothing, where there are none. */
const headed = (head: string, chips: readonly Chip[], width: number): Block =>
  chips.length === 0
    ? { height: 0, marks: [] }
    : chipLines([wordChip(head, { ...BOLD, least: 62 }), ...chips], width, 67);

/** Lines of small things side by side, where there is room for two of them. */
function beside(lines: readonly { readonly head: string; readonly chips: readonly Chip[] }[], width: number): Block {
  const each = width / 2;
  if (each < ROOMY)
    return stacked(
      lines.map(({ head, chips }) => headed(head, chips, width)),
      8,
    );
  const blocks = lines.map(({ head, chips }) => headed(head, chips, each));
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    marks: blocks.map(({ marks }, index) => group({ x: index * each, y: 0 }, marks)),
  };
}
const ROOMY = 240;

const countChips = (staged: Staged, dice: DiceLook, key?: string): readonly Chip[] =>
  COLOURS.flatMap((colour) =>
    countChip(staged, colour, dice[colour], key === undefined ? {} : { [`data-${key}`]: colour }),
  );

/** As many things as there are, then empty places up to so many. */
const track = (chips: readonly Chip[], spaces: number): readonly Chip[] => [
  ...chips,
  ...Array.from({ length: Math.max(0, spaces - chips.length) }, () => spotChip),
];

// -- the shark --------------------------------------------------------------------------------------------------------

const BAND = 6;

/** A player on a sheet with a band of the side's colour. */
function playerSheet(seat: number, blocks: readonly Block[], width: number): Block {
  const inside = stacked(blocks, 8, BAND);
  const { height, marks } = sheet(inside, width, [
    element('path', {
      d: `M14 0H6a6 6 0 0 0-6 6v${inside.height + 2 * PADDING - 12}a6 6 0 0 0 6 6h8z`,
      fill: shade(`seat-${seat}`),
    }),
  ]);
  return { height, marks: [element('g', { class: 'player', 'data-player': seat }, ...marks)] };
}

function nameBlock(staged: Staged, seat: number, notes: readonly string[], width: number): Block {
  const { look, labels, words } = staged;
  const name = nameOf(staged, seat);
  const side = words.sides[seat === OCTOPUS ? 'octopus' : 'shark'];
  return nameLine(
    name,
    sideSign(seat),
    [
      ...(name.toLowerCase() === side.toLowerCase() ? [] : [side]),
      ...(look.viewer === seat ? [labels.you] : []),
      ...notes,
      ...(look.outcome?.winners.includes(seat) === true ? [labels.won] : []),
    ],
    width,
  );
}

/** The shark: its dice, its tracks, its tiles, the row that it buys from, and the cards that it can use. */
export function sharkBlock(staged: Staged, width: number, card: number): Block {
  const { look, labels } = staged;
  const inner = width - 2 * PADDING - BAND;
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
      titled(labels.row, cardRows(rowPlaces(staged), inner, card), inner),
      titled(labels.front, cardRows(frontPlaces(staged), inner, card), inner),
    ],
    width,
  );
}

const energyChip: Chip = { width: 18, draw: (x, y) => sized({ x: x + 2, y: y + 4, size: 16 }, energySign('yellow')) };

/** A block under a word; nothing, where there is nothing in it. */
const titled = (head: string, block: Block, width: number): Block =>
  block.height === 0 ? block : stacked([sentence(head, width, { ...BOLD, size: 12, colour: 'quiet' }), block], 4);

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

const rowPlaces = (staged: Staged): readonly Place[] =>
  staged.look.row.map(
    (id): Place =>
      (spot) =>
        id === undefined ? emptyPlace(spot, staged.labels.gap) : smallCard(staged, id, spot, { 'data-offer': id }),
  );

/** The cards in front of the shark; those with a die on them, too. */
function frontPlaces(staged: Staged): readonly Place[] {
  const { look } = staged;
  const key = look.viewer === SHARK ? 'data-card' : 'data-face';
  return [
    ...look.front.map(
      (id): Place =>
        (spot) =>
          smallCard(staged, id, spot, { [key]: id }),
    ),
    ...look.stashes.map(
      ({ card, die }): Place =>
        (spot) =>
          smallCard(staged, card, spot, { 'data-die': STORED_NAMES[dieNumber(die)] ?? '' }, { die }),
    ),
  ];
}

// -- the octopus ------------------------------------------------------------------------------------------------------

/** The octopus: its hand, what it has played, its piles and its foods. */
export function octopusBlock(staged: Staged, width: number, card: number): Block {
  const { look, labels } = staged;
  const inner = width - 2 * PADDING - BAND;
  const foods = look.eaten.map(({ block, isUsed }) =>
    isUsed ? usedFood(staged, block) : blockChip(staged, block, { 'data-food': block }),
  );
  return playerSheet(
    OCTOPUS,
    [
      nameBlock(staged, OCTOPUS, [labels.handLimit(look.hand.limit)], inner),
      titled(labels.hand, cardRows(handPlaces(staged), inner, card), inner),
      titled(labels.played, cardRows(playedPlaces(staged), inner, card), inner),
      pilesBlock(staged, inner),
      headed(labels.foodTrack, track(foods, FOOD_SPACES), inner),
    ],
    width,
  );
}

/** A food that was used lies face down. */
const usedFood = (staged: Staged, block: string): Chip => ({
  width: LINE,
  draw: (x, y) =>
    group({ x, y }, [
      smallBlock(staged, block, { x: 0, y: 0, size: LINE }, { opacity: 0.45 }, staged.labels.used),
      element('path', { d: 'M4 20L20 4', stroke: shade('coal'), 'stroke-width': 2.4 }),
    ]),
});

function handPlaces(staged: Staged): readonly Place[] {
  const { look, labels } = staged;
  const { cards, hidden, known } = look.hand;
  const key = look.viewer === OCTOPUS ? 'data-card' : 'data-face';
  const left = [...known];
  const shown = cards.map((id): Place => {
    const index = left.indexOf(id);
    if (index >= 0) left.splice(index, 1);
    return (spot) => smallCard(staged, id, spot, { [key]: id }, { isKnown: index >= 0 });
  });
  const backs = Array.from(
    { length: hidden },
    (): Place => (spot) => backCard('octopus', spot, labels.unknownCards(1)),
  );
  return cards.length + hidden === 0 ? [(spot) => emptyPlace(spot, labels.empty)] : [...shown, ...backs];
}

/** What was played this turn, and what is gained by it. */
function playedPlaces(staged: Staged): readonly Place[] {
  const { slots, lesson } = staged.look;
  return [
    ...slots.flatMap((id): readonly Place[] =>
      id === undefined ? [] : [(spot) => smallCard(staged, id, spot, { 'data-face': id })],
    ),
    ...lesson.cards.map(
      (id): Place =>
        (spot) =>
          smallCard(staged, id, spot, { 'data-gained': id }),
    ),
  ];
}

/** Draw pile and discard pile: how many cards, and which, as far as they lie open. */
function pilesBlock(staged: Staged, width: number): Block {
  const { look, labels, cardName } = staged;
  const { drawPile, discards } = look;
  const pile = (id: string, text: string): Chip => ({
    ...wordChip(text, BOLD),
    draw: (x, y) =>
      group({ x, y }, [panelBehind(text), wordChip(text, { ...BOLD, colour: 'ink' }).draw(4, 0)], {
        class: 'thing',
        'data-pile': id,
      }),
    width: wordChip(text, BOLD).width + 10,
  });
  const distinct = [...new Set(discards)];
  return stacked(
    [
      chipLines(
        [
          pile('draw-pile', `${labels.drawPile} ${drawPile.size}`),
          ...drawPile.top.map((card) =>
            cardChip({ text: labels.onTop(cardName(card)), rim: 'seat-0', data: { 'data-face': card } }, width),
          ),
          pile('discards', `${labels.discards} ${discards.length}`),
          ...distinct.map((id) => {
            const count = discards.filter((each) => each === id).length;
            const type = look.cards.find(({ card }) => card === id)?.type;
            return cardChip(
              {
                text: count === 1 ? cardName(id) : `${cardName(id)} ×${count}`,
                rim: type === undefined ? 'seat-0' : TYPE_COLOURS[type],
                data: { class: 'thing', 'data-discard': id },
              },
              width,
            );
          }),
        ],
        width,
      ),
    ],
    0,
  );
}

const panelBehind = (text: string): Markup =>
  panel({ x: 0, y: 1, width: wordChip(text, BOLD).width + 8, height: LINE - 2, r: 6 }, 'ground', {
    class: 'edge',
    stroke: shade('quiet'),
    'stroke-width': 1,
  });

// -- between them -----------------------------------------------------------------------------------------------------

/** What the octopus can learn: the four stacks, and the blocks of the reserve. */
export function marketBlock(staged: Staged, width: number, card: number): Block {
  const { look, labels, words } = staged;
  const inner = width - 2 * PADDING;
  const stacks = look.market.map(({ type, top, below }): Place => {
    const note = `${words.types[type]}, ${labels.below(cardsIn(below))}`;
    return (spot) =>
      top === undefined
        ? emptyPlace(spot, words.types[type])
        : group({ x: spot.x, y: spot.y }, [
            element('title', {}, note),
            ...(below.length === 0 ? [] : [under(spot.width)]),
            smallCard(staged, top, { ...spot, x: 0, y: 0 }, { 'data-stack': type }),
          ]);
  });
  const kinds = [...new Set(look.reserve)];
  const reserve = kinds.flatMap((block) => {
    const count = look.reserve.filter((each) => each === block).length;
    return [
      blockChip(staged, block, { 'data-block': block }),
      ...(count === 1 ? [] : [wordChip(`×${count}`, { ...BOLD, colour: 'ink' })]),
    ];
  });
  return sheet(
    stacked([titled(labels.market, cardRows(stacks, inner, card), inner), headed(labels.reserve, reserve, inner)], 8),
    width,
  );
}

/** The edge of the cards below. */
const under = (width: number): Markup =>
  panel({ x: 3, y: 5, width: width - 2, height: 30, r: 7 }, 'line', { stroke: shade('quiet'), 'stroke-width': 1 });

/** The strategies of the octopus, each above the counter of the shark. */
export function pairsBlock(staged: Staged, width: number, card: number): Block {
  const { look, labels } = staged;
  const inner = width - 2 * PADDING;
  const places = look.pairs.flatMap(({ strategy, counter, isLeft }): readonly Place[] =>
    [strategy, counter].map((id, seat): Place => {
      const key = look.viewer === seat ? 'data-strategy' : 'data-face';
      return (spot) => smallCard(staged, id, spot, { [key]: id }, { isGone: !isLeft });
    }),
  );
  return sheet(titled(labels.confrontation, cardRows(places, inner, card), inner), width);
}
