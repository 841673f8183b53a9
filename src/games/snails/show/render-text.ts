import { flow, type Line, type Piece, piece, type TextOptions, textWith } from '../../../drawing/index.ts';
import { counted, givenOptions } from '../../../kernel/index.ts';
import { SLOTS, TERRAINS } from '../components.ts';
import type { SnailsPrintedView } from '../table/state.ts';
import { LANGUAGES } from '../text/languages.ts';
import { slotName } from '../text/phrases.ts';
import { snailCode } from './codes.ts';
import { type Drawing, drawingOf, factionName, headed, playerName, snailName } from './drawn.ts';
import { type PlayerLook, type SnailLook, squadIn } from './look.ts';
import { look } from './looking.ts';
import { inkOf, SHELL_MARK, SNAILS_INKS, TERRAIN_MARKS, TILE_MARKS } from './marks.ts';
import { nowLines } from './now.ts';
import { boardLines } from './text-board.ts';

/** How a position is drawn. */
export interface RenderOptions extends TextOptions {}

/**
 * A position as text for a terminal of 80 columns, drawn from what the viewer may know: the board, then the players, then
 * who has to decide what.
 *
 * A snail is its player's letter, its role's, its life, and `@` if it is in a shell: `As25@`.
 */
export function renderText(view: SnailsPrintedView, options: RenderOptions = {}): string {
  const seen = look(view, givenOptions(options).outcome);
  return textWith(options, SNAILS_INKS, ({ locale, names }) =>
    textParts(drawingOf(seen, { languages: LANGUAGES, locale }, names)),
  );
}

/** The parts of a position, between which a line is left free. */
function textParts(drawing: Drawing): readonly (readonly Line[])[] {
  return [
    headLines(drawing),
    boardLines(drawing),
    legendLines(drawing),
    ...drawing.look.players.map((player) => playerLines(drawing, player)),
    nowLines(drawing),
  ];
}

function headLines(drawing: Drawing): readonly Line[] {
  const { look, labels, words } = drawing;
  const { space, damage } = look.contamination;
  const backs = look.removedTiles.flatMap(({ back, count }) => Array.from({ length: count }, () => back));
  const removed = counted(backs.map((back) => labels.inline(words.backs[back]))).map((back) => piece(back));
  return [
    ...titleLines(drawing),
    ...listLines('', [
      piece(`${labels.contamination}: ${space} (${labels.onWater(damage)})`),
      piece(`${labels.deck}: ${look.deck}`),
      piece(`${labels.discards}: ${look.discards.length}`),
    ]),
    ...(removed.length === 0 ? [] : headed(labels.removed, removed)),
  ];
}

/** When it is: the round, the phase, the slot, and who is first. */
export function titleLines(drawing: Drawing): readonly Line[] {
  const { look, labels, words } = drawing;
  return listLines('', [
    ...(look.round === 0 ? [] : [piece(labels.round(look.round, look.rounds), 'title')]),
    piece(words.phases[look.phase], 'title'),
    ...(look.slot === 0 ? [] : [piece(labels.slot(slotName(look.slot)), 'title')]),
    piece(`${labels.firstPlayer}: ${playerName(drawing, look.firstPlayer)}`),
  ]);
}

/** What the marks on the board mean. */
export function legendLines({ look, labels, words }: Drawing): readonly Line[] {
  const terrains = TERRAINS.map((terrain) =>
    piece(`${TERRAIN_MARKS[terrain]} ${labels.inline(words.terrains[terrain])}`, terrain),
  );
  const tokens = (['fire', 'mine', 'dynamite'] as const).map((token) =>
    piece(`${labels.codes.tokens[token]} ${labels.inline(words.tokens[token])}`),
  );
  const isBreaking = look.fields.some(({ tile }) => tile === 'breaking');
  return flow(
    [
      ...terrains,
      piece(`${TILE_MARKS.damaged} ${labels.damaged}`),
      ...(isBreaking ? [piece(`${TILE_MARKS.breaking} ${labels.breaking}`)] : []),
      ...tokens,
      piece(`${snailCode(SCOUT, labels.codes)}25${SHELL_MARK} ${labels.sample}`),
    ],
    { between: '  ' },
  );
}

/** The first player's scout. */
const SCOUT = 2;

/** Pieces with bars between them, under a word at the left. */
function listLines(head: string, pieces: Line): readonly Line[] {
  if (head === '') return flow(pieces, { between: ' | ' });
  const lead = piece(`  ${head}`.padEnd(HEAD_WIDTH), 'faint');
  return flow(pieces, { head: lead, between: ' | ', indent: HEAD_WIDTH });
}

const HEAD_WIDTH = 13;

function playerLines(drawing: Drawing, player: PlayerLook): readonly Line[] {
  if (isOut(drawing, player)) return playerTitle(drawing, player);
  return [
    ...playerTitle(drawing, player),
    ...listLines(drawing.labels.snails, squadPieces(drawing, player)),
    ...tokenLines(drawing, player),
    ...planLines(drawing, player),
    ...handLines(drawing, player),
  ];
}

/** Has this player no snail left? */
export function isOut({ look }: Drawing, { seat }: PlayerLook): boolean {
  return look.snails.every((snail) => snail.seat !== seat);
}

function playerTitle(drawing: Drawing, player: PlayerLook): readonly Line[] {
  const name = piece(playerName(drawing, player.seat), inkOf(player.seat));
  return flow([name, ...playerNotes(drawing, player)], { between: ', ', indent: 2 });
}

/** What there is to say of a player beside the name. */
export function playerNotes(drawing: Drawing, player: PlayerLook): Line {
  const { look, labels, words } = drawing;
  const { seat, faction, abilityUsed } = player;
  return [
    piece(factionName(drawing, player)),
    ...(look.viewer === seat ? [piece(labels.you)] : []),
    ...(look.firstPlayer === seat ? [piece(labels.first)] : []),
    ...(faction !== undefined && abilityUsed ? [piece(labels.used(words.abilities[faction]))] : []),
    ...(isOut(drawing, player) ? [piece(labels.eliminated, 'alarm')] : []),
  ];
}

/** The snails of a player, eliminated or not. */
export function squadPieces(drawing: Drawing, { seat }: PlayerLook): Line {
  return squadIn(drawing.look, seat).map((snail) => snailPiece(drawing, snail));
}

function snailPiece(drawing: Drawing, snail: SnailLook): Piece {
  const { labels, words } = drawing;
  const name = snailName(drawing, snail);
  if (snail.life === 0) return piece(`${name}: ${labels.lost}`, 'faint');
  if (snail.field === undefined) return piece(`${name}: ${labels.unplaced}`);
  const shell = snail.inShell ? ` ${SHELL_MARK}` : '';
  const aim = snail.isAiming ? ` (${words.actions.aim})` : '';
  return piece(`${name} ${snail.life}${shell}${aim}`, inkOf(snail.seat));
}

function tokenLines({ look, labels }: Drawing, { active, passive }: PlayerLook): readonly Line[] {
  if (active === 'none' && passive === 'none') return [];
  const all = [...look.snails, ...look.lost];
  const token = (declared: PlayerLook['active']): string => {
    if (declared === 'none') return labels.noToken;
    if (declared === 'face-down') return labels.tokenFaceDown;
    const isShown = all.some(({ snail, isShown }) => snail === declared && isShown);
    const code = snailCode(declared, labels.codes);
    return isShown ? code : `${code} (${labels.tokenFaceDown})`;
  };
  return listLines(labels.tokens, [
    piece(`${labels.active}: ${token(active)}`),
    piece(`${labels.passive}: ${token(passive)}`),
  ]);
}

function planLines({ look, labels, cardName }: Drawing, { seat, plan, resolved }: PlayerLook): readonly Line[] {
  if (plan.length === 0) return [];
  const slots = Array.from({ length: SLOTS }, (_, index): Piece => {
    const card = plan[index];
    const slot = slotName(index + 1);
    if (card === undefined || card === 'empty') {
      return piece(`${slot} ${card === undefined ? '-' : labels.empty}`, 'faint');
    }
    const name = card === 'face-down' ? labels.faceDown : cardName(card);
    if (look.play?.seat === seat && look.slot === index + 1)
      return piece(`${slot} ${name} (${labels.current})`, 'title');
    return index < resolved ? piece(`${slot} ${name} (${labels.done})`, 'faint') : piece(`${slot} ${name}`);
  });
  return listLines(labels.plan, slots);
}

function handLines({ look, labels, cardName }: Drawing, player: PlayerLook): readonly Line[] {
  const { seat, hand, factionCardId } = player;
  const isOpen = look.viewer === seat;
  const isTaken = player.factionCard === 'in-hand-or-plan';
  const factionCard = factionCardId === undefined ? labels.factionCard : cardName(factionCardId);
  const known = counted(player.known.map(cardName)).map((name) => piece(name));
  return [
    ...listLines(labels.hand, [
      piece(labels.cards(hand.length)),
      ...counted(hand.filter((card) => card !== 'face-down').map(cardName)).map((name) => piece(name)),
      // One's own is among the cards of hand and plan.
      ...(isTaken ? [] : [piece(`${factionCard}: ${labels.beside}`, 'faint')]),
      ...(isTaken && !isOpen ? [piece(`${factionCard}: ${labels.held}`)] : []),
    ]),
    ...(isOpen || known.length === 0 ? [] : listLines(labels.known, [...known, piece(`(${labels.held})`, 'faint')])),
  ];
}
