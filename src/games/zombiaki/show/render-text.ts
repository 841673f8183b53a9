import {
  type CardCount,
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
import type { ZombiakiPrintedView } from '../table/state.ts';
import { LANGUAGES } from '../text/languages.ts';
import { type Drawing, drawingOf, nameOf } from './drawn.ts';
import type { PlayerLook } from './look.ts';
import { look } from './looking.ts';
import { inkOf, markNames, ZOMBIAKI_INKS } from './marks.ts';
import { decisionText, phaseNow, playWords, timeWords } from './now.ts';
import { sideBeside } from './shown-story.ts';
import { boardLines } from './text-board.ts';

/** How a position is drawn. */
export interface RenderOptions extends TextOptions {}

/**
 * A position as text for a terminal of 80 columns: the street with the barricade on top, what the marks mean, the players with
 * their open hands and what is left in their decks, then who has to decide what.
 *
 * A creature is its letter and its strength, of how much where it has wounds, then what it carries: `Z3/4+S`. Fields that a
 * shot down the lane reaches have a colon.
 */
export function renderText(view: ZombiakiPrintedView, options: RenderOptions = {}): string {
  const seen = look(view, givenOptions(options).outcome);
  return textWith(options, ZOMBIAKI_INKS, ({ locale, names }) =>
    textParts(drawingOf(seen, { languages: LANGUAGES, locale }, names)),
  );
}

/** The parts of a position, between which a line is left free. */
function textParts(drawing: Drawing): readonly (readonly Line[])[] {
  return [
    titleLines(drawing),
    boardLines(drawing),
    legendLines(drawing),
    ...drawing.look.players.map((player) => playerLines(drawing, player)),
    nowLines(drawing),
  ];
}

/** When it is: the turn, whose it is, and its step. */
export function titleLines(drawing: Drawing): readonly Line[] {
  const { labels } = drawing;
  const phase = phaseNow(drawing);
  return flow(
    [
      ...timeWords(drawing).map((words) => piece(words, 'title')),
      ...(phase === undefined ? [] : [piece(labels.phases[phase], 'title')]),
    ],
    { between: ' | ' },
  );
}

/** What the marks on the board mean. */
export function legendLines({ labels }: Drawing): readonly Line[] {
  const { codes } = labels;
  return flow(
    [
      piece(`${codes.zombie}3/4+${codes.shield} ${labels.sample}`, 'faint'),
      ...markNames(labels).map((text) => piece(text, 'faint')),
      piece(`: ${labels.line}`, 'faint'),
    ],
    { between: '  ' },
  );
}

function playerLines(drawing: Drawing, player: PlayerLook): readonly Line[] {
  const { labels, cardName } = drawing;
  const listed = (counts: readonly CardCount[]): Line =>
    counted(counts.flatMap(({ card, count }) => Array.from({ length: count }, () => cardName(card)))).map((name) =>
      piece(name, 'faint'),
    );
  return [
    ...flow([piece(nameOf(drawing, player.seat), inkOf(player.seat)), ...playerNotes(drawing, player)], {
      between: ', ',
      indent: 2,
    }),
    ...headedList(labels.hand, handPieces(drawing, player)),
    ...headedList(`${labels.deck} ${cardsIn(player.deck)}`, listed(player.deck)),
    ...headedList(`${labels.discards} ${cardsIn(player.discards)}`, listed(player.discards)),
  ];
}

/** What there is to say of a player beside the name. */
function playerNotes(drawing: Drawing, player: PlayerLook): Line {
  const { look, labels } = drawing;
  const { seat } = player;
  return [
    ...sideBeside(drawing.players[seat] ?? '', drawing.words.sides[player.side]).map((side) => piece(side)),
    ...(look.viewer === seat ? [piece(labels.you)] : []),
    ...(look.outcome?.winners.includes(seat) === true ? [piece(labels.won, 'title')] : []),
  ];
}

/** The cards of a hand; those that are there several times with their number. */
export function handPieces({ labels, cardName }: Drawing, { hand }: PlayerLook): Line {
  return hand.length === 0 ? [piece(labels.empty, 'faint')] : counted(hand.map(cardName)).map((name) => piece(name));
}

/** Pieces with commas between them, under a word at the left. */
function headedList(head: string, pieces: readonly Piece[]): readonly Line[] {
  if (pieces.length === 0) return [];
  return flow(pieces, { head: piece(`  ${head}: `, 'title'), between: ', ', indent: 4 });
}

/** What is being resolved, what is in effect and what waits, who has to decide what; or how the game has ended. */
export function nowLines(drawing: Drawing): readonly Line[] {
  const { look, labels, cardName } = drawing;
  const { play, blasts, retreats, limit } = look;
  const lasting = look.inEffect.filter((id) => id !== play?.card).map((id) => piece(cardName(id)));
  const end = endText(drawing);
  return [
    ...(play === undefined
      ? []
      : headed(labels.now, [
          piece(cardName(play.card), inkOf(play.seat)),
          ...playWords(drawing).map((text) => piece(text)),
        ])),
    ...(lasting.length === 0 ? [] : headed(labels.inEffect, lasting)),
    ...(limit === undefined ? [] : [[piece(labels.limit(limit), 'alarm')]]),
    ...(blasts.length === 0
      ? []
      : headed(
          labels.explosions,
          blasts.map(({ card, field }) => piece(`${cardName(card)} ${field}`, 'alarm')),
        )),
    ...(retreats === 0 ? [] : [[piece(labels.retreats(retreats), 'alarm')]]),
    ...look.decisions.flatMap((decision) =>
      sentenceLines(labels.waits, decisionText(drawing, decision), inkOf(decision.seat)),
    ),
    ...(end === undefined ? [] : sentenceLines('', end, 'title')),
  ];
}

const headed = (head: string, pieces: readonly Piece[]): readonly Line[] =>
  flow(pieces, { head: piece(`${head}: `, 'title'), between: ' | ', indent: 2 });

function sentenceLines(head: string, text: string, ink: string): readonly Line[] {
  const words = text.split(' ').map((word) => piece(word, ink));
  return flow(words, { ...(head === '' ? {} : { head: piece(`${head}: `, 'title') }), between: ' ', indent: 2 });
}
