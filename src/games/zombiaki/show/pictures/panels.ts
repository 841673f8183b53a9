import {
  type Block,
  type CardCount,
  type Chip,
  cardChip,
  cardsIn,
  chipLines,
  endText,
  headLine,
  lettersCut,
  nameLine,
  nowSheet,
  PADDING,
  playerSheet,
  SEAT_BAND,
  sentence,
  sheet,
  stacked,
  wordChip,
} from '../../../../drawing/index.ts';
import { counted } from '../../../../kernel/index.ts';
import { SIDES } from '../../components.ts';
import { nameOf } from '../drawn.ts';
import type { PlayerLook } from '../look.ts';
import { decisionText, phaseNow, playWords, timeWords } from '../now.ts';
import { handBlock, type Staged } from './hand.ts';
import { SIDE_SIGNS } from './signs.ts';

const PHASES = ['movement', 'draw', 'discard', 'play'] as const;

/** When it is: the turn in large letters, whose it is, and the four steps of which one is on. */
export function headBlock(staged: Staged, width: number): Block {
  const { look, labels } = staged;
  const seat = SIDES.indexOf(look.side);
  const isOn = phaseNow(staged);
  return headLine(
    timeWords(staged).join(' · '),
    { colour: `seat-${seat}`, sign: SIDE_SIGNS[look.side]() },
    PHASES.map((phase) => ({ text: labels.phases[phase], isOn: phase === isOn })),
    width,
  );
}

/** What is being resolved, what is in effect, who has to decide what; how it has ended. */
export function nowBlock(staged: Staged, width: number): Block {
  const { look, labels } = staged;
  const inner = width - 2 * PADDING;
  const end = endText(staged);
  const blocks = [
    chipLines([...playChips(staged, inner), ...effectChips(staged, inner)], inner),
    ...look.decisions.map((decision) => sentence(`${labels.waits}: ${decisionText(staged, decision)}`, inner, BOLD)),
    ...(end === undefined ? [] : [sentence(end, inner, BOLD)]),
  ];
  return nowSheet(blocks, width);
}

const BOLD = { weight: 'bold' } as const;

function playChips(staged: Staged, width: number): readonly Chip[] {
  const { look, labels, cardName } = staged;
  if (look.play === undefined) return [];
  const { seat, card } = look.play;
  return [
    wordChip(labels.now, BOLD),
    cardChip({ text: cardName(card), rim: `seat-${seat}`, state: 'current', data: { 'data-face': card } }, width - 60),
    ...playWords(staged).map((text) => wordChip(lettersCut(text, width - 20, { size: 12 }), { colour: 'ink' })),
  ];
}

/** Cards that are in effect and lie on no field, the limit of cards, what still waits. */
function effectChips({ look, labels, cardName }: Staged, width: number): readonly Chip[] {
  // What is on its way to the board is told as what is being resolved.
  const lasting = look.inEffect.filter((id) => id !== look.play?.card);
  return [
    ...(lasting.length === 0 ? [] : [wordChip(labels.inEffect, BOLD)]),
    ...lasting.map((id) => cardChip({ text: cardName(id), rim: 'seat-1', data: { 'data-face': id } }, width)),
    ...(look.limit === undefined ? [] : [cardChip({ text: labels.limit(look.limit), rim: 'alarm' }, width)]),
    ...(look.blasts.length === 0
      ? []
      : [wordChip(`${labels.explosions}: ${look.blasts.map(({ field }) => field).join(', ')}`, { colour: 'ink' })]),
    ...(look.retreats === 0 ? [] : [wordChip(labels.retreats(look.retreats), { colour: 'ink' })]),
  ];
}

/** A player: name, hand, and what is left in the deck and lies on the discard pile. */
export function playerBlock(
  staged: Staged,
  player: PlayerLook,
  { width, card, piles }: { readonly width: number; readonly card: number; readonly piles: 'told' | 'apart' },
): Block {
  const inner = width - 2 * PADDING - SEAT_BAND;
  return playerSheet(
    player.seat,
    [
      nameBlock(staged, player, inner),
      handBlock(staged, player.hand, inner, card),
      ...(piles === 'told' ? pileBlocks(staged, player, inner) : []),
    ],
    width,
  );
}

function nameBlock(staged: Staged, player: PlayerLook, width: number): Block {
  const { look, labels, words } = staged;
  const { seat, side } = player;
  const name = nameOf(staged, seat);
  const notes = [
    ...(name === words.sides[side] ? [] : [words.sides[side]]),
    ...(look.viewer === seat ? [labels.you] : []),
    `${labels.deck} ${cardsIn(player.deck)}`,
    `${labels.discards} ${cardsIn(player.discards)}`,
    ...(look.outcome?.winners.includes(seat) === true ? [labels.won] : []),
  ];
  return nameLine(name, { colour: `seat-${seat}`, sign: SIDE_SIGNS[side]() }, notes, width);
}

/** What is left in the decks, and what was discarded, of both players. */
export function pilesBlock(staged: Staged, width: number): Block {
  const inner = width - 2 * PADDING;
  const blocks = staged.look.players.flatMap((player) => [
    sentence(nameOf(staged, player.seat), inner, BOLD),
    ...pileBlocks(staged, player, inner),
  ]);
  return sheet(stacked(blocks, 5), width);
}

function pileBlocks({ labels, cardName }: Staged, player: PlayerLook, width: number): readonly Block[] {
  const listed = (counts: readonly CardCount[]): string =>
    counted(counts.flatMap(({ card, count }) => Array.from({ length: count }, () => cardName(card)))).join(', ');
  const pile = (name: string, counts: readonly CardCount[]): Block =>
    counts.length === 0
      ? { height: 0, marks: [] }
      : sentence(`${name}: ${listed(counts)}`, width, { size: 12, colour: 'quiet' });
  return [pile(labels.undrawn, player.deck), pile(labels.discards, player.discards)];
}
