import {
  type Block,
  type CardPlace,
  type Chip,
  cardChip,
  cardsIn,
  chipLines,
  element,
  group,
  headed,
  type Markup,
  PADDING,
  panel,
  playerSheet,
  SEAT_BAND,
  shade,
  sheet,
  stacked,
  titled,
  wordChip,
} from '../../../../drawing/index.ts';
import { FOOD_SPACES, OCTOPUS } from '../../components.ts';
import { smallBlock } from './blocks.ts';
import { BOLD, blockChip, LINE, nameBlock, track } from './chips.ts';
import { backCard, emptyCard, type Staged, smallCard, smallCards } from './hand.ts';
import { TYPE_COLOURS } from './signs.ts';

/** The octopus: its hand, what it has played, its piles and its foods. */
export function octopusBlock(staged: Staged, width: number, card: number): Block {
  const { look, labels } = staged;
  const inner = width - 2 * PADDING - SEAT_BAND;
  const foods = look.eaten.map(({ block, isUsed }) =>
    isUsed ? usedFood(staged, block) : blockChip(staged, block, { 'data-food': block }),
  );
  return playerSheet(
    OCTOPUS,
    [
      nameBlock(staged, OCTOPUS, [labels.handLimit(look.hand.limit)], inner),
      titled(labels.hand, smallCards(handPlaces(staged), inner, card), inner),
      titled(labels.played, smallCards(playedPlaces(staged), inner, card), inner),
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

function handPlaces(staged: Staged): readonly CardPlace[] {
  const { look, labels } = staged;
  const { cards, hidden, known } = look.hand;
  const key = look.viewer === OCTOPUS ? 'data-card' : 'data-face';
  const left = [...known];
  const shown = cards.map((id): CardPlace => {
    const index = left.indexOf(id);
    if (index >= 0) left.splice(index, 1);
    return (spot) => smallCard(staged, id, spot, { [key]: id }, { isKnown: index >= 0 });
  });
  const backs = Array.from(
    { length: hidden },
    (): CardPlace => (spot) => backCard('octopus', spot, labels.unknownCards(1)),
  );
  return cards.length + hidden === 0 ? [(spot) => emptyCard(spot, labels.empty)] : [...shown, ...backs];
}

/** What was played this turn, and what is gained by it. */
function playedPlaces(staged: Staged): readonly CardPlace[] {
  const { slots, lesson } = staged.look;
  return [
    ...slots.flatMap((id): readonly CardPlace[] =>
      id === undefined ? [] : [(spot) => smallCard(staged, id, spot, { 'data-face': id })],
    ),
    ...lesson.cards.map(
      (id): CardPlace =>
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
  const stacks = look.market.map(({ type, top, below }): CardPlace => {
    const note = `${words.types[type]}, ${labels.below(cardsIn(below))}`;
    return (spot) =>
      top === undefined
        ? emptyCard(spot, words.types[type])
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
    stacked([titled(labels.market, smallCards(stacks, inner, card), inner), headed(labels.reserve, reserve, inner)], 8),
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
  const places = look.pairs.flatMap(({ strategy, counter, isLeft }): readonly CardPlace[] =>
    [strategy, counter].map((id, seat): CardPlace => {
      const key = look.viewer === seat ? 'data-strategy' : 'data-face';
      return (spot) => smallCard(staged, id, spot, { [key]: id }, { isGone: !isLeft });
    }),
  );
  return sheet(titled(labels.confrontation, smallCards(places, inner, card), inner), width);
}
