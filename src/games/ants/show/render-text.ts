import {
  cardsIn,
  endText,
  flow,
  type Line,
  type Piece,
  piece,
  type TextOptions,
  textWith,
} from '../../../drawing/index.ts';
import { counted, givenOptions } from '../../../kernel/index.ts';
import {
  ANT_ACTIONS,
  CRITERIA,
  MARKERS,
  NEST_AREAS,
  RESOURCES,
  SPECIALISATIONS,
  STORE_CUBES,
  TERRAINS,
} from '../components.ts';
import type { AntsPrintedView } from '../table/state.ts';
import { LANGUAGES } from '../text/languages.ts';
import { type Drawing, drawingOf, nameOf } from './drawn.ts';
import type { PlayedLook, PlayerLook, TileLook } from './look.ts';
import { look } from './looking.ts';
import { ANTS_INKS, badgeOf, FREE_MARKS, inkOf } from './marks.ts';
import { decisionText, timeWords } from './now.ts';
import { handOf } from './seen-hand.ts';
import { starsOf } from './shown-story.ts';
import { boardLines } from './text-board.ts';

/** How a position is drawn. */
export interface RenderOptions extends TextOptions {}

/**
 * A position as text for a terminal of 80 columns: the garden, what the marks mean, what lies beside it, each player with all that
 * lies before them, then who has to decide what.
 */
export function renderText(view: AntsPrintedView, options: RenderOptions = {}): string {
  const seen = look(view, givenOptions(options).outcome);
  return textWith(options, ANTS_INKS, ({ locale, names: given }) =>
    textParts(drawingOf(seen, { languages: LANGUAGES, locale }, given)),
  );
}

/** The parts of a position, between which a line is left free. */
function textParts(drawing: Drawing): readonly (readonly Line[])[] {
  return [
    titleLines(drawing),
    boardLines(drawing),
    legendLines(drawing),
    tableLines(drawing),
    ...drawing.look.players.map((player) => playerLines(drawing, player)),
    nowLines(drawing),
  ];
}

/** When it is: the round, whose turn, and whether the end is near. */
export function titleLines(drawing: Drawing): readonly Line[] {
  return flow(
    timeWords(drawing).map((text) => piece(text, 'title')),
    { between: ' | ' },
  );
}

/** What the marks on the board mean, and the signs that stand before figures there and in the lines of players. */
export function legendLines({ labels, words }: Drawing): readonly Line[] {
  const { codes, legend } = labels;
  const named = <Name extends string>(
    names: readonly Name[],
    codesOf: Readonly<Record<Name, string>>,
    wordsOf: Readonly<Record<Name, string>>,
  ): readonly string[] => names.map((name) => `${codesOf[name]} ${wordsOf[name]}`);
  const one = ` (${labels.player(0)})`;
  return flow(
    [
      `1–4 ${legend.strength}`,
      `${codes.specialisations.explorer}1 ${legend.explorer}${one}`,
      `1${FREE_MARKS.plain.repeat(5)} ${legend.corners}`,
      `1 ${legend.forager}${one}`,
      `${FREE_MARKS.red} ${legend.red}`,
      `! ${legend.enemy}`,
      `+ ${legend.item}`,
      ...named(TERRAINS, codes.terrains, words.terrains),
      ...named(RESOURCES, codes.resources, words.resources),
      ...named(SPECIALISATIONS, codes.specialisations, words.specialisations),
      ...named(MARKERS, codes.markers, words.markers),
    ].map((text) => piece(text, 'faint')),
    { between: '  ' },
  );
}

/** What lies beside the garden: display, items, Leaf tiles, tracks and stacks. */
function tableLines(drawing: Drawing): readonly Line[] {
  const { look, labels, words, cardName } = drawing;
  const rows = ANT_ACTIONS.flatMap((action) =>
    headed(
      words.rows[action],
      look.display.flatMap(({ row, card }) =>
        row === action ? [card === undefined ? piece(labels.empty, 'faint') : piece(cardName(card))] : [],
      ),
    ),
  );
  const items = [
    ...look.itemSpaces.flatMap(({ space, item }) => (item === undefined ? [] : [piece(`${space} ${cardName(item)}`)])),
    ...look.sideItems.map((item) => piece(cardName(item), 'faint')),
  ];
  const leaves = look.leaves.flatMap(({ terrain, leaf, cubes }) =>
    leaf === undefined
      ? []
      : [
          piece(
            `${words.terrains[terrain]}: ${cardName(leaf)}${cubes.length === 0 ? '' : ` (${cubes.map((seat) => seat + 1).join(' ')})`}`,
          ),
        ],
  );
  const flight = look.flight.flatMap((discs, space) =>
    discs.map((seat) => piece(`${nameOf(drawing, seat)} ${labels.of(space, look.flight.length - 1)}`)),
  );
  const swarming = look.swarming.flatMap(({ points, discs }, area) =>
    headed(
      labels.area(area + 1),
      points.map((each, slot) => {
        const seat = discs[slot];
        return piece(`${labels.points(each)}${seat === undefined ? '' : ` (${nameOf(drawing, seat)})`}`);
      }),
    ),
  );
  const stars = look.players.reduce((sum, player) => sum + starsOf(player), 0);
  return [
    ...rows,
    ...headed(labels.items, items),
    ...headed(labels.leaves, leaves),
    ...headed(labels.flight, flight),
    ...swarming,
    ...headed(labels.stars, [piece(labels.of(stars, look.starTrack))]),
    ...headed(labels.deck, [piece(labels.cards(look.deck)), piece(`${labels.discards} ${cardsIn(look.discards)}`)]),
    ...headed(
      labels.roomSupply,
      look.roomSupply.map((left, nth) => piece(`${'■'.repeat(nth + 1)} ${left}`)),
    ),
  ];
}

/** A player with all that lies on their board and before them. */
function playerLines(drawing: Drawing, player: PlayerLook): readonly Line[] {
  const { look, labels, words, cardName } = drawing;
  const { codes } = labels;
  const figures = <Name extends string>(
    names: readonly Name[],
    codesOf: Readonly<Record<Name, string>>,
    of: Readonly<Record<Name, number>>,
  ): Line => names.map((name) => piece(`${codesOf[name]} ${of[name]}`, of[name] === 0 ? 'faint' : 'plain'));
  const unlocked = look.abilities.flatMap(({ space }) => {
    const enemy = player.abilities[space];
    return enemy === undefined ? [] : [piece(`${cardName(space)} (${cardName(enemy)})`)];
  });
  const queen = [
    ...(player.queen === undefined ? [] : [piece(cardName(player.queen))]),
    ...(player.queenDiscs === 0 ? [] : [piece(`${labels.discs} ${player.queenDiscs}`)]),
    ...player.queenTokens.map((symbol) => piece(words.symbols[symbol])),
  ];
  return [
    ...nameLines(drawing, player),
    ...headed(labels.supply, [
      ...figures(RESOURCES, codes.resources, player.resources),
      piece(`${labels.pool} ${player.pool}`),
      ...(player.store === STORE_CUBES ? [] : [piece(`${labels.store} ${labels.of(player.store, STORE_CUBES)}`)]),
      ...(player.penalties === 0 ? [] : [piece(`${labels.penalties} ${player.penalties}`, 'alarm')]),
    ]),
    ...headed(labels.production, [
      ...figures<'food' | 'leaf'>(['food', 'leaf'], codes.resources, player.production),
      piece(
        `${labels.eggs} ${SPECIALISATIONS.map((name) => `${codes.specialisations[name]} ${player.production[`egg-${name}`]}`).join(' ')}`,
      ),
    ]),
    ...player.tiles.flatMap((tile) => stageLines(drawing, player, tile)),
    ...headed(labels.nest, nestPieces(drawing, player)),
    ...headed(labels.stars, [
      ...CRITERIA.map((criterion) => piece(`${words.criteria[criterion]} ${player.stars[criterion]}`)),
    ]),
    ...headed(
      labels.pheromones,
      player.pheromones.map((terrain) => piece(words.terrains[terrain], terrain)),
    ),
    ...headed(labels.queen, queen),
    ...headed(labels.abilities, unlocked),
    ...headed(
      labels.items,
      player.items.map((item) => piece(cardName(item))),
    ),
    ...headed(
      labels.played,
      player.played.map((played) => piece(playedText(drawing, player, played))),
    ),
    ...headed(labels.hand, handPieces(drawing, player)),
  ];
}

function nameLines(drawing: Drawing, { seat }: PlayerLook): readonly Line[] {
  const { look, labels } = drawing;
  return flow(
    [
      piece(`${seat + 1}`, badgeOf(seat)),
      piece(nameOf(drawing, seat), inkOf(seat)),
      ...(look.outcome?.scores === undefined ? [] : [piece(labels.points(look.outcome.scores[seat] ?? 0))]),
      ...(look.viewer === seat ? [piece(labels.you)] : []),
      ...(look.first === seat ? [piece(labels.first)] : []),
      ...(look.outcome?.winners.includes(seat) === true ? [piece(labels.won, 'title')] : []),
    ],
    { between: ' ', indent: 2 },
  );
}

/** The discs of one stage, and the tile that they lie on. */
function stageLines({ labels, cardName }: Drawing, player: PlayerLook, tile: TileLook): readonly Line[] {
  const { codes } = labels;
  const head = { top: labels.ants, middle: labels.larvae, bottom: labels.eggs }[tile.place];
  const discs = SPECIALISATIONS.map((name) =>
    piece(`${codes.specialisations[name]} ${tile.discs[name]}`, tile.discs[name] === 0 ? 'faint' : 'plain'),
  );
  const more =
    tile.place === 'top'
      ? [
          ...(player.stored.length === 0
            ? []
            : [piece(`${labels.stored} ${player.stored.map((name) => codes.specialisations[name]).join(' ')}`)]),
          ...(player.universal === 0 ? [] : [piece(`${labels.universal} ${player.universal}`)]),
        ]
      : [];
  const name =
    tile.tile === undefined
      ? []
      : [piece(`${cardName(tile.tile)}${tile.isTurned ? ` (${labels.turned})` : ''}`, 'faint')];
  return headed(head, [...discs, ...more, ...name]);
}

/** How much of each area of a nest is covered, and how many Room tiles are full. */
function nestPieces({ look, labels }: Drawing, { rooms }: PlayerLook): Line {
  const covered = rooms.flatMap(({ cells }) => cells);
  return [
    ...NEST_AREAS.map((area) => {
      const cells = look.cells.filter((cell) => cell.area === area);
      const done = cells.filter(({ cell }) => covered.includes(cell)).length;
      return piece(`${labels.nestAreas[area]} ${labels.of(done, cells.length)}`);
    }),
    piece(`${labels.full} ${labels.of(rooms.filter(({ isFull }) => isFull).length, rooms.length)}`),
  ];
}

function playedText({ labels, playedName }: Drawing, { under }: PlayerLook, { name, markers }: PlayedLook): string {
  const below = under.filter(({ on }) => on === name).length;
  const notes = [
    ...MARKERS.flatMap((marker) =>
      markers[marker] === 0 ? [] : [`${labels.codes.markers[marker]} ${markers[marker]}`],
    ),
    ...(below === 0 ? [] : [labels.under(below)]),
  ];
  return `${playedName(name)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

/** The cards of a hand as far as they are seen; those under a card are not in it. */
function handPieces({ labels, cardName }: Drawing, player: PlayerLook): Line {
  const { cards, hidden } = handOf(player);
  const unseen = hidden.reduce((sum, { count }) => sum + count, 0);
  if (cards.length + unseen === 0) return [piece(labels.empty, 'faint')];
  return [
    ...counted(cards.map(cardName)).map((name) => piece(name)),
    ...(unseen === 0 ? [] : [piece(labels.unknownCards(unseen), 'faint')]),
  ];
}

/** Pieces with commas between them, under a word at the left; nothing, where there is nothing to say. */
function headed(head: string, pieces: readonly Piece[]): readonly Line[] {
  if (pieces.length === 0) return [];
  return flow(pieces, { head: piece(`  ${head}: `, 'title'), between: ', ', indent: 4 });
}

/** Who has to decide what; or how the game has ended. */
export function nowLines(drawing: Drawing): readonly Line[] {
  const { look, labels } = drawing;
  const ended = endText(drawing);
  return [
    ...look.decisions.flatMap((decision) =>
      sentenceLines(labels.waits, decisionText(drawing, decision), inkOf(decision.seat)),
    ),
    ...(ended === undefined ? [] : sentenceLines('', ended, 'title')),
  ];
}

function sentenceLines(head: string, text: string, ink: string): readonly Line[] {
  const pieces = text.split(' ').map((word) => piece(word, ink));
  return flow(pieces, { ...(head === '' ? {} : { head: piece(`${head}: `, 'title') }), between: ' ', indent: 2 });
}
