import {
  type Block,
  type Chip,
  cardChip,
  chipLines,
  endText,
  headLine,
  PADDING,
  panel,
  sentence,
  sheet,
  stacked,
  wordChip,
} from '../../../../drawing/index.ts';
import { ACTIONS, SIDES } from '../../components.ts';
import { decisionText, phaseNow, timeWords } from '../now.ts';
import { BOLD, blockChip, sideSign } from './chips.ts';
import type { Staged } from './hand.ts';

const PHASES = {
  octopus: ['actions'],
  shark: ['roll', 'currents', 'move', 'search', 'store'],
} as const;

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
