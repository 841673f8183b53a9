import {
  type Attributes,
  type Block,
  type CardPlace,
  type Chip,
  cardChip,
  centred,
  chipLines,
  element,
  group,
  headed,
  type Markup,
  nameLine,
  PADDING,
  panel,
  playerSheet,
  SEAT_BAND,
  shade,
  sized,
  stacked,
  titled,
  wordChip,
} from '../../../../drawing/index.ts';
import {
  CRITERIA,
  LAST_SPACE,
  MARKERS,
  MOST_STARS,
  RESOURCES,
  STORE_CUBES,
  TERRAINS,
  TRACKS,
} from '../../components.ts';
import { nameOf } from '../drawn.ts';
import type { PlayerLook } from '../look.ts';
import { handOf } from '../seen-hand.ts';
import type { Staged } from '../staged.ts';
import { thingTitle } from '../titles.ts';
import { abilitiesBlock } from './abilities.ts';
import { broodBlock } from './brood.ts';
import { resourceIcon, trackIcon } from './icons.ts';
import { nestBlock, nestWidth } from './nest.ts';
import {
  CRITERION_SIGNS,
  crownSign,
  itemSign,
  MARKER_SIGNS,
  SYMBOL_SIGNS,
  TERRAIN_SIGNS,
  TYPE_COLOURS,
  TYPE_SIGNS,
} from './signs.ts';
import { backCard, smallCard, smallCards } from './small-card.ts';
import { figureChip, iconChip, LINE } from './things.ts';

/** How large things are before a player. */
export interface PlayerPlan {
  readonly cell: number;
  readonly card: number;
}

/** A player: supply, productions, brood, nest with abilities, Stars and scents, cards. */
export function playerBlock(staged: Staged, player: PlayerLook, width: number, plan: PlayerPlan): Block {
  const { look, labels, words } = staged;
  const inner = width - 2 * PADDING - SEAT_BAND;
  const isOwn = look.viewer === player.seat;
  const data = (key: string, id: string): Attributes => (isOwn ? { [`data-${key}`]: id } : {});
  const nest = nestWidth(staged, plan.cell) + 8;
  const beside = stacked(
    [
      titled(labels.stars, chipLines(starChips(staged, player), inner - nest), inner - nest),
      titled(words.criteria.pheromones, chipLines(scentChips(staged, player, data), inner - nest), inner - nest),
    ],
    6,
  );
  const nested = nestBlock(staged, player, plan.cell);
  const abilities = abilitiesBlock(staged, player, inner - nest);
  const right = stacked([beside, titled(labels.abilities, abilities, inner - nest)], 8);
  return playerSheet(
    player.seat,
    [
      nameBlock(staged, player, inner),
      headed(labels.supply, supplyChips(staged, player, data), inner),
      headed(labels.production, trackChips(staged, player, data), inner),
      broodBlock(staged, player, inner),
      titled(
        labels.nest,
        {
          height: Math.max(nested.height, right.height),
          marks: [...nested.marks, group({ x: nest, y: 0 }, right.marks)],
        },
        inner,
      ),
      chipLines(tileChips(staged, player, inner), inner),
      headed(labels.played, playedChips(staged, player, inner - 70, data), inner),
      titled(labels.hand, smallCards(handPlaces(staged, player), inner, plan.card), inner),
    ],
    width,
  );
}

function nameBlock(staged: Staged, { seat, pool, deeds }: PlayerLook, width: number): Block {
  const { look, labels, words } = staged;
  return nameLine(
    nameOf(staged, seat),
    {
      colour: `seat-${seat}`,
      sign: [centred(String(seat + 1), { x: 12, y: 12, size: 16 }, 'on-seat')],
    },
    [
      ...(look.viewer === seat ? [labels.you] : []),
      ...(look.first === seat ? [labels.first] : []),
      `${labels.pool} ${pool}`,
      `${words.criteria.deeds} ${deeds}`,
      ...(look.outcome?.winners.includes(seat) === true ? [labels.won] : []),
    ],
    width,
  );
}

type Data = (key: string, id: string) => Attributes;

function supplyChips({ labels, words }: Staged, player: PlayerLook, data: Data): readonly Chip[] {
  const { store, penalties } = player;
  return [
    ...RESOURCES.map((name) => {
      const count = player.resources[name];
      const title = `${words.resources[name]}: ${count}`;
      return figureChip(resourceIcon(name), String(count), {
        title,
        data: data('resource', name),
        isQuiet: count === 0,
      });
    }),
    figureChip(jarSign, `${store}/${STORE_CUBES}`, { title: `${labels.store}: ${labels.of(store, STORE_CUBES)}` }),
    ...(penalties === 0
      ? []
      : [wordChip(`${labels.penalties}: ${penalties}`, { colour: 'alarm', weight: 'bold' as const })]),
  ];
}

/** The emergency store: a jar with Food in it. */
const jarSign: readonly Markup[] = [
  panel({ x: 4, y: 5, width: 16, height: 18, r: 4 }, 'space', { stroke: shade('ink'), 'stroke-width': 1.8 }),
  panel({ x: 6, y: 1, width: 12, height: 4, r: 1 }, 'ink'),
  sized({ x: 7, y: 10, size: 10 }, resourceIcon('food')),
];

/** The five production tracks: an icon, and as many of five pips as it has gone. */
function trackChips({ words }: Staged, player: PlayerLook, data: Data): readonly Chip[] {
  return TRACKS.map((track) => {
    const level = player.production[track];
    const width = 30 + LAST_SPACE * 6;
    return {
      width,
      draw: (x, y) =>
        group(
          { x, y },
          [
            element('title', {}, `${words.tracks[track]}: ${level}`),
            panel({ x: 0.5, y: 0.5, width: width - 1, height: LINE - 3, r: 7 }, 'ground', {
              class: 'edge',
              stroke: shade('line'),
            }),
            sized({ x: 4, y: 2.5, size: 18 }, trackIcon(track)),
            ...Array.from({ length: LAST_SPACE }, (_, nth) =>
              panel(
                { x: 26 + nth * 6, y: 18 - nth * 2.4, width: 4.4, height: 2 + nth * 2.4, r: 1 },
                nth < level ? `seat-${player.seat}` : 'line',
              ),
            ),
          ],
          { class: 'thing', ...data('track', track) },
        ),
    };
  });
}

function starChips({ words, labels }: Staged, player: PlayerLook): readonly Chip[] {
  return CRITERIA.map((criterion) =>
    figureChip(CRITERION_SIGNS[criterion]('gold'), `${player.stars[criterion]}/${MOST_STARS}`, {
      title: `${words.criteria[criterion]}: ${labels.of(player.stars[criterion], MOST_STARS)}`,
    }),
  );
}

/** A Pheromone space of each terrain, with its cube if it is still there. */
function scentChips({ words, labels }: Staged, player: PlayerLook, data: Data): readonly Chip[] {
  return TERRAINS.map((terrain) => {
    const isThere = player.pheromones.includes(terrain);
    const icon = [
      ...TERRAIN_SIGNS[terrain]('quiet'),
      ...(isThere
        ? [
            panel({ x: 12, y: 12, width: 11, height: 11, r: 2 }, `seat-${player.seat}`, {
              stroke: shade('bone'),
              'stroke-width': 1.4,
            }),
          ]
        : []),
    ];
    const title = `${words.terrains[terrain]}: ${isThere ? labels.pheromones : labels.empty}`;
    return iconChip(icon, { title, isGone: !isThere, data: data('pheromone', terrain) });
  });
}

/** Queen, her tokens and Special Items. */
function tileChips(staged: Staged, player: PlayerLook, width: number): readonly Chip[] {
  const { cardName, labels, words } = staged;
  const chip = (id: string, sign: Markup, rim: string): Chip =>
    withTitle(cardChip({ text: cardName(id), sign, rim, data: { 'data-face': id } }, width), thingTitle(staged, id));
  return [
    ...(player.queen === undefined ? [] : [chip(player.queen, group({ x: 0, y: 0 }, crownSign('royal')), 'royal')]),
    ...player.queenTokens.map((symbol) =>
      iconChip(SYMBOL_SIGNS[symbol]('ink'), { title: `${labels.queen}: ${words.symbols[symbol]}` }),
    ),
    ...player.items.map((item) => chip(item, group({ x: 0, y: 0 }, itemSign('find')), 'find')),
  ];
}

/** A chip that tells more to those who point at it. */
export const withTitle = ({ width, draw }: Chip, title: string): Chip => ({
  width,
  draw: (x, y) => element('g', {}, element('title', {}, title), draw(x, y)),
});

/** Played cards: their type, their name, the markers on them and the cards under them. */
function playedChips(staged: Staged, player: PlayerLook, width: number, data: Data): readonly Chip[] {
  const { look, labels, playedName } = staged;
  return player.played.flatMap(({ name, card, markers }): readonly Chip[] => {
    const type = look.cards.find((each) => each.card === card)?.type ?? 'skill';
    const below = player.under.filter(({ on }) => on === name).length;
    const sign = group({ x: 0, y: 0 }, TYPE_SIGNS[type](TYPE_COLOURS[type]));
    const notes = MARKERS.flatMap((marker) => (markers[marker] === 0 ? [] : [{ marker, count: markers[marker] }]));
    return [
      withTitle(
        cardChip(
          {
            text: playedName(name),
            sign,
            rim: TYPE_COLOURS[type],
            data: { 'data-face': card, ...data('played', name) },
          },
          width,
        ),
        thingTitle(staged, card),
      ),
      ...notes.map(({ marker, count }) =>
        figureChip(MARKER_SIGNS[marker]('ink'), String(count), {
          title: `${playedName(name)}: ${staged.words.markers[marker]} ${count}`,
        }),
      ),
      ...(below === 0 ? [] : [wordChip(`(${labels.under(below)})`)]),
    ];
  });
}

/** The cards of a hand: those that are seen, and the backs of the others. */
function handPlaces(staged: Staged, player: PlayerLook): readonly CardPlace[] {
  const { look, labels } = staged;
  const { cards, hidden } = handOf(player);
  const isOwn = look.viewer === player.seat;
  return [
    ...cards.map(
      (id): CardPlace =>
        (spot) =>
          smallCard(staged, id, spot, isOwn ? { 'data-card': id } : { 'data-face': id }),
    ),
    ...player.drawn.cards.map(
      (id): CardPlace =>
        (spot) =>
          smallCard(staged, id, spot, { 'data-drawn': id }),
    ),
    ...hidden.flatMap(({ deck, count }) =>
      Array.from({ length: count }, (): CardPlace => (spot) => backCard(deck, spot, labels.unknownCards(1))),
    ),
  ];
}
