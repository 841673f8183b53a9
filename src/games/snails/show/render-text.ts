import {
  counted,
  EngineError,
  givenOptions,
  type LocaleTag,
  named,
  pileSize,
  type Seat,
} from '../../../kernel/index.ts';
import { type Back, TILES } from '../board/tiles.ts';
import { FACTIONS } from '../cards/vocabulary.ts';
import { BREAKING, HIDDEN, NONE, ROUNDS, SLOTS, SQUAD, TERRAINS } from '../components.ts';
import { givenView } from '../table/given.ts';
import type { SnailsView } from '../table/state.ts';
import type { Language } from '../text/language.ts';
import { languageOf } from '../text/language-of.ts';
import { nameIn, roleName, slotName } from '../text/phrases.ts';
import {
  BREAKING_MARK,
  DAMAGE_MARK,
  drawBoard,
  SHELL_MARK,
  snailCode,
  TERRAIN_MARKS,
  TOKEN_MARKS,
} from './drawing/board.ts';
import { type Drawing, headed, playerName } from './drawing/drawing.ts';
import { type Colour, flow, inked, inkOf, type Piece, piece } from './drawing/ink.ts';
import { nowLines } from './drawing/now.ts';

/** How a position is drawn. */
export interface RenderOptions {
  /** `ansi` draws with the escape sequences of a terminal; `none` is the default. */
  readonly colour?: Colour;
  readonly locale?: LocaleTag;
  /** What the cards of a pack of one's own are called, by id. */
  readonly names?: Readonly<Record<string, string>>;
}

/**
 * A position as text for a terminal of 80 columns, drawn from what the viewer may know: the board, then the players, then
 * who has to decide what.
 *
 * A snail is its player's letter, its role's, its life, and `@` if it is in a shell: `As25@`.
 */
export function renderText(seen: SnailsView, options: RenderOptions = {}): string {
  const view = givenView(seen);
  const { colour, language, names } = styleOf(options);
  const drawing: Drawing = {
    view,
    language,
    labels: language.labels,
    words: language.names,
    cardName(card) {
      const id = view.cards[card] ?? '?';
      return (Object.hasOwn(names, id) ? names[id] : undefined) ?? nameIn(language.names.cards, id);
    },
  };
  const parts = [
    headLines(drawing),
    drawBoard(view),
    legendLines(drawing),
    ...view.names.map((_, seat) => playerLines(drawing, seat)),
    nowLines(drawing),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => inked(trimmed(line), colour)).join('\n'))
    .join('\n\n');
}

function styleOf(options: RenderOptions): Style {
  const { colour = 'none', locale = 'en', names = {} } = givenOptions(options);
  if (colour !== 'none' && colour !== 'ansi') {
    throw new EngineError('argument/invalid', `There is no colour ${named(colour)}; there are none, ansi.`);
  }
  return { colour, language: languageOf(locale), names: givenOptions(names) };
}

interface Style extends Required<Pick<RenderOptions, 'colour' | 'names'>> {
  readonly language: Language;
}

/** A line without spaces at its end. */
function trimmed(line: readonly Piece[]): Piece[] {
  const kept = [...line];
  for (let last = kept.pop(); last !== undefined; last = kept.pop()) {
    const text = last.text.trimEnd();
    if (text !== '') return [...kept, { ...last, text }];
  }
  return [];
}

function headLines({ view, labels, words }: Drawing): Piece[][] {
  const damage = view.track[view.contamination];
  const onWater = damage === undefined ? '' : ` (${labels.onWater(damage)})`;
  const discards = view.discards.reduce((sum, count) => sum + count, 0);
  const backs = TILES.flatMap(({ back }, kind): Back[] => Array.from({ length: view.removed[kind] ?? 0 }, () => back));
  const removed = counted(backs.map((back) => labels.inline(words.backs[back]))).map((back) => piece(back));
  return [
    ...listLines('', [
      ...(view.round === 0 ? [] : [piece(labels.round(view.round, ROUNDS), 'title')]),
      piece(words.phases[view.phase], 'title'),
      ...(view.slot === 0 ? [] : [piece(labels.slot(slotName(view.slot)), 'title')]),
      piece(`${labels.firstPlayer}: ${playerName(view, labels, view.firstPlayer)}`),
    ]),
    ...listLines('', [
      piece(`${labels.contamination}: ${view.contamination}${onWater}`),
      piece(`${labels.deck}: ${pileSize(view.deck)}`),
      piece(`${labels.discards}: ${discards}`),
    ]),
    ...(removed.length === 0 ? [] : headed(labels.removed, removed)),
  ];
}

function legendLines({ view, labels, words }: Drawing): Piece[][] {
  const terrains = TERRAINS.map((terrain) =>
    piece(`${TERRAIN_MARKS[terrain]} ${labels.inline(words.terrains[terrain])}`, terrain),
  );
  const tokens = (['fire', 'mine', 'dynamite'] as const).map((token) =>
    piece(`${TOKEN_MARKS[token]} ${labels.inline(words.tokens[token])}`),
  );
  const isBreaking = view.damage.includes(BREAKING);
  return flow(
    [
      ...terrains,
      piece(`${DAMAGE_MARK} ${labels.damaged}`),
      ...(isBreaking ? [piece(`${BREAKING_MARK} ${labels.breaking}`)] : []),
      ...tokens,
      piece(`${snailCode(SCOUT)}25${SHELL_MARK} ${labels.sample}`),
    ],
    { head: piece(''), between: '  ', indent: 0 },
  );
}

/** The first player's scout. */
const SCOUT = 2;

/** Pieces with bars between them, under a word at the left. */
function listLines(head: string, pieces: readonly Piece[]): Piece[][] {
  const indent = head === '' ? 0 : HEAD_WIDTH;
  return flow(pieces, {
    head: piece(head === '' ? '' : `  ${head}`.padEnd(HEAD_WIDTH), 'faint'),
    between: ' | ',
    indent,
  });
}

const HEAD_WIDTH = 13;

function playerLines(drawing: Drawing, seat: Seat): Piece[][] {
  const { view, labels, words } = drawing;
  const faction = FACTIONS[view.factions[seat] ?? NONE];
  const isOut = squadOf(seat).every((snail) => view.life[snail] === 0);
  const title = [
    piece(playerName(view, labels, seat), inkOf(seat)),
    piece(faction === undefined ? labels.noFaction : words.factions[faction]),
    ...(view.viewer === seat ? [piece(labels.you)] : []),
    ...(view.firstPlayer === seat ? [piece(labels.first)] : []),
    ...(faction !== undefined && view.used[seat] === 1 ? [piece(labels.used(words.abilities[faction]))] : []),
    ...(isOut ? [piece(labels.eliminated, 'alarm')] : []),
  ];
  const lines = flow(title, { head: piece(''), between: ', ', indent: 2 });
  if (isOut) return lines;
  return [
    ...lines,
    ...listLines(
      labels.snails,
      squadOf(seat).map((snail) => snailPiece(drawing, snail)),
    ),
    ...tokenLines(drawing, seat),
    ...planLines(drawing, seat),
    ...handLines(drawing, seat),
  ];
}

const squadOf = (seat: Seat): number[] => Array.from({ length: SQUAD }, (_, role) => seat * SQUAD + role);

function snailPiece({ view, labels, words }: Drawing, snail: number): Piece {
  const seat = Math.floor(snail / SQUAD);
  const name = `${snailCode(snail)} ${roleName(snail, words)}`;
  const life = view.life[snail] ?? 0;
  if (life === 0) return piece(`${name}: ${labels.lost}`, 'faint');
  if (view.places[snail] === NONE) return piece(`${name}: ${labels.unplaced}`);
  const shell = view.shells[snail] === 1 ? ` ${SHELL_MARK}` : '';
  const aim = view.aims[seat] === snail ? ` (${words.actions.aim})` : '';
  return piece(`${name} ${life}${shell}${aim}`, inkOf(seat));
}

function tokenLines({ view, labels }: Drawing, seat: Seat): Piece[][] {
  const active = view.active[seat] ?? NONE;
  const passive = view.passive[seat] ?? NONE;
  if (active === NONE && passive === NONE) return [];
  const token = (snail: number): string => {
    if (snail === NONE) return labels.noToken;
    if (snail === HIDDEN) return labels.tokenFaceDown;
    return view.shown[snail] === 1 ? snailCode(snail) : `${snailCode(snail)} (${labels.tokenFaceDown})`;
  };
  return listLines(labels.tokens, [
    piece(`${labels.active}: ${token(active)}`),
    piece(`${labels.passive}: ${token(passive)}`),
  ]);
}

function planLines({ view, labels, cardName }: Drawing, seat: Seat): Piece[][] {
  const plan = view.plans[seat] ?? [];
  if (plan.length === 0) return [];
  const resolved = view.resolved[seat] ?? 0;
  const slots = Array.from({ length: SLOTS }, (_, index): Piece => {
    const card = plan[index];
    const slot = slotName(index + 1);
    if (card === undefined || card === NONE) return piece(`${slot} ${card === NONE ? labels.empty : '-'}`, 'faint');
    const name = card === HIDDEN ? labels.faceDown : cardName(card);
    if (view.play.seat === seat && view.slot === index + 1)
      return piece(`${slot} ${name} (${labels.current})`, 'title');
    return index < resolved ? piece(`${slot} ${name} (${labels.done})`, 'faint') : piece(`${slot} ${name}`);
  });
  return listLines(labels.plan, slots);
}

function handLines({ view, labels, cardName }: Drawing, seat: Seat): Piece[][] {
  const hand = view.hands[seat] ?? [];
  const isOpen = view.viewer === seat;
  const isTaken = view.factionCards[seat] === 1;
  const number = view.cards.indexOf(view.factionCardIds[seat] ?? '');
  const factionCard = number === -1 ? labels.factionCard : cardName(number);
  const known = counted((view.known[seat] ?? []).map(cardName)).map((name) => piece(name));
  return [
    ...listLines(labels.hand, [
      piece(labels.cards(hand.length)),
      ...counted(hand.filter((card) => card !== HIDDEN).map(cardName)).map((name) => piece(name)),
      // One's own is among the cards of hand and plan.
      ...(isTaken ? [] : [piece(`${factionCard}: ${labels.beside}`, 'faint')]),
      ...(isTaken && !isOpen ? [piece(`${factionCard}: ${labels.held}`)] : []),
    ]),
    ...(isOpen || known.length === 0 ? [] : listLines(labels.known, [...known, piece(`(${labels.held})`, 'faint')])),
  ];
}
