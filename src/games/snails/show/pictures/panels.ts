import {
  type Block,
  type Chip,
  centred,
  chipLines,
  disc,
  drawn,
  element,
  endText,
  filled,
  group,
  lettersCut,
  lettersWidth,
  type Markup,
  nowSheet,
  PADDING,
  panel,
  sentence,
  shade,
  sheet,
  stacked,
  wordChip,
  written,
} from '../../../../drawing/index.ts';
import { counted } from '../../../../kernel/index.ts';
import type { Pack } from '../../cards/vocabulary.ts';
import { SLOTS } from '../../components.ts';
import { slotName } from '../../text/phrases.ts';
import { snailCode } from '../codes.ts';
import { type Drawing, factionName, nameOf } from '../drawn.ts';
import { type CardLook, type PlayerLook, squadIn } from '../look.ts';
import { decisionText, reRollNames } from '../now.ts';
import { wordsOf } from './board.ts';
import { backsChip, barrel, cardChip, kindOf } from './chips.ts';
import { die } from './icons.ts';
import { snailMarkup } from './snail.ts';

/** A look that is drawn, with the cards that it speaks of. */
export interface Scene extends Drawing {
  readonly pack: Pack | undefined;
}

/** When it is: the round in large letters, the phase, and the slots of which one is on. */
export function headBlock(scene: Scene, width: number): Block {
  const { look, labels, words } = scene;
  const title = look.round === 0 ? words.phases[look.phase] : labels.round(look.round, look.rounds);
  const phase = look.round === 0 ? '' : words.phases[look.phase];
  const step = 30;
  const slots = Array.from({ length: SLOTS }, (_, index) => {
    const isOn = look.slot === index + 1;
    const x = width - (SLOTS - index) * step + 13;
    return [
      disc(x, 20, 12, isOn ? 'ink' : 'paper', {
        stroke: shade('ink'),
        'stroke-width': isOn ? 0 : 1.2,
        'data-slot': index + 1,
      }),
      centred(slotName(index + 1), { x, y: 20, size: 12 }, isOn ? 'paper' : 'quiet'),
    ];
  });
  const room = width - SLOTS * step - 12;
  return {
    height: 42,
    marks: [
      written({ x: 4, y: 20 }, lettersCut(title, room, { size: 20, weight: 'bold' }), {
        size: 20,
        weight: 'bold',
        room,
      }),
      written({ x: 4, y: 37 }, lettersCut(phase, room, { size: 13 }), { size: 13, fill: shade('quiet'), room }),
      ...slots.flat(),
    ],
  };
}

/** The track of the contamination with its barrel. */
export function trackBlock({ look, labels }: Scene, width: number): Block {
  const { track, space, damage } = look.contamination;
  const inner = width - 2 * PADDING;
  const step = inner / track.length;
  const cells = track.flatMap((each, index) => {
    const isOn = index === space;
    const x = index * step + step / 2;
    return [
      panel({ x: index * step + 1, y: 26, width: step - 2, height: 24, r: 5 }, index <= space ? 'water' : 'ground', {
        stroke: shade(isOn ? 'ink' : 'line'),
        'stroke-width': isOn ? 2.4 : 1,
        'data-space': index,
      }),
      centred(String(each), { x, y: 38, size: 12 }, isOn ? 'ink' : 'quiet'),
    ];
  });
  return sheet(
    {
      height: 50,
      marks: [
        ...sentence(`${labels.contamination}: ${labels.onWater(damage)}`, inner, { weight: 'bold' }).marks,
        ...cells,
        barrel({ x: (space + 0.5) * step - 9, y: 14, size: 18 }),
      ],
    },
    width,
  );
}

/** What is being resolved, with its dice; who has to decide what; how it has ended. */
export function nowBlock(scene: Scene, width: number): Block {
  const { look, labels } = scene;
  const inner = width - 2 * PADDING;
  const end = endText(scene);
  const blocks = [
    playBlock(scene, inner),
    ...look.decisions.map((decision) => sentence(`${labels.waits}: ${decisionText(scene, decision)}`, inner)),
    ...(end === undefined ? [] : [sentence(end, inner, { weight: 'bold' })]),
  ];
  return nowSheet(blocks, width);
}

function playBlock(scene: Scene, width: number): Block {
  const { look, labels } = scene;
  const { play } = look;
  if (play === undefined) return { height: 0, marks: [] };
  const target = play.targetSnail === undefined ? play.targetField : snailCode(play.targetSnail, labels.codes);
  const aimed = target ?? (play.targetPlayer === undefined ? undefined : nameOf(scene, play.targetPlayer));
  const sources = reRollNames(scene);
  return chipLines(
    [
      wordChip(snailCode(play.snail, labels.codes), { weight: 'bold', colour: `seat-${play.seat}` }),
      cardChip({ ...cardIn(scene, play.card), state: 'current' }, width - 60),
      ...(aimed === undefined
        ? []
        : [arrowChip(), wordChip(lettersCut(aimed, width / 3, { size: 12 }), { weight: 'bold', colour: 'ink' })]),
      ...play.dice.map(
        (face, index): Chip => ({ width: 26, draw: (x, y) => die(face, { x, y: y - 1, size: 25 }, index) }),
      ),
      ...(play.dice.length === 0 || sources.length === 0 ? [] : [wordChip(`${labels.reRolls}: ${sources.join(', ')}`)]),
    ],
    width,
  );
}

const arrowChip = (): Chip => ({
  width: 18,
  draw: (x, y) => group({ x, y }, [drawn('M1 12h14M10 7l5 5-5 5', 'ink', 2.4)]),
});

const cardIn = (
  { cardName, pack }: Scene,
  id: string,
): { text: string; kind: ReturnType<typeof kindOf>; data: { 'data-face': string } } => ({
  text: cardName(id),
  kind: kindOf(pack, id),
  data: { 'data-face': id },
});

const BAND = 6;

/** A player: name and faction, the squad, the plan, the hand. */
export function playerBlock(scene: Scene, player: PlayerLook, width: number): Block {
  const inner = width - 2 * PADDING - BAND;
  const inside = stacked(
    [
      nameBlock(scene, player, inner),
      squadBlock(scene, player, inner),
      planBlock(scene, player, inner),
      handBlock(scene, player, inner),
    ],
    7,
    BAND,
  );
  const colour = `seat-${player.seat}`;
  const { height, marks } = sheet(inside, width, [
    element('path', {
      d: `M14 0H6a6 6 0 0 0-6 6v${inside.height + 2 * PADDING - 12}a6 6 0 0 0 6 6h8z`,
      fill: shade(colour),
    }),
  ]);
  return {
    height,
    marks: [element('g', { class: player.isLiving ? 'player' : 'player out', 'data-player': player.seat }, ...marks)],
  };
}

function nameBlock(scene: Scene, player: PlayerLook, width: number): Block {
  const { look, labels, words } = scene;
  const { seat, letter, faction, abilityUsed, isLiving } = player;
  const notes = [
    factionName(scene, player),
    ...(look.viewer === seat ? [labels.you] : []),
    ...(faction !== undefined && abilityUsed ? [labels.used(words.abilities[faction])] : []),
    ...(isLiving ? [] : [labels.eliminated]),
  ].join(', ');
  const isFirst = look.firstPlayer === seat;
  const room = width - 34 - (isFirst ? 30 : 0);
  const name = lettersCut(nameOf(scene, seat), room, { size: 15, weight: 'bold' });
  const used = lettersWidth(name, { size: 15, weight: 'bold' }) + 8;
  const beside = lettersWidth(notes, { size: 12 }) <= room - used;
  const at = beside ? { x: 32 + used, y: 16 } : { x: 32, y: 32 };
  return {
    height: beside ? 24 : 37,
    marks: [
      disc(13, 12, 12, `seat-${seat}`),
      centred(letter, { x: 13, y: 12, size: 15 }, 'on-seat'),
      written({ x: 32, y: 17 }, name, { size: 15, weight: 'bold', room }),
      written(at, lettersCut(notes, beside ? room - used + 4 : room, { size: 12 }), {
        size: 12,
        fill: shade(isLiving ? 'quiet' : 'alarm'),
        room,
      }),
      ...(isFirst ? [firstMark(width - 22, labels.first)] : []),
    ],
  };
}

/** The flag of the first player. */
const firstMark = (x: number, title: string): Markup =>
  group(
    { x, y: 0 },
    [
      element('title', {}, title),
      drawn('M2 24V1', 'ink', 2.4),
      filled('M3 1h17l-4 6 4 6H3z', 'gold', { stroke: shade('ink'), 'stroke-width': 1 }),
      centred('1', { x: 9, y: 7.5, size: 11 }, 'pupil'),
    ],
    { class: 'first-player' },
  );

/** The squad in a row, with what its declared snails are. */
function squadBlock(scene: Scene, player: PlayerLook, width: number): Block {
  const squad = squadIn(scene.look, player.seat);
  if (!player.isLiving) return { height: 0, marks: [] };
  const step = width / squad.length;
  const size = Math.min(50, step * 0.62);
  return {
    height: 58,
    marks: squad.flatMap((snail, index) => {
      const x = index * step + size * 0.55;
      const role = player.active === snail.snail ? 'active' : player.passive === snail.snail ? 'passive' : undefined;
      const word = role === undefined ? '' : scene.labels[role];
      const room = step - size - 4;
      return [
        element(
          'g',
          { opacity: snail.life === 0 ? 0.6 : 1 },
          snailMarkup(snail, { x, y: 28, size }, wordsOf(scene, snail)),
        ),
        ...(role === undefined
          ? []
          : [
              declared(x + size * 0.62, { role, word, isShown: snail.isShown }),
              ...(lettersWidth(word, { size: 11 }) > room
                ? []
                : [written({ x: x + size * 0.56, y: 46 }, word, { size: 11, fill: shade('quiet'), room })]),
            ]),
      ];
    }),
  };
}

/** A declared snail: full for the active one, half for the passive one; dashed until it is shown. */
const declared = (
  x: number,
  { role, word, isShown }: { role: 'active' | 'passive'; word: string; isShown: boolean },
): Markup =>
  group(
    { x, y: 10 },
    [
      element('title', {}, word),
      disc(6, 12, 6, role === 'active' ? 'ink' : 'paper', {
        stroke: shade('ink'),
        'stroke-width': 1.6,
        'stroke-dasharray': isShown ? undefined : '2.5 2',
      }),
      ...(role === 'active' ? [] : [filled('M6 6a6 6 0 0 0 0 12z', 'ink')]),
    ],
    { class: role },
  );

function planBlock(scene: Scene, { seat, plan, resolved }: PlayerLook, width: number): Block {
  const { look } = scene;
  if (plan.length === 0) return { height: 0, marks: [] };
  const slots = Array.from({ length: SLOTS }, (_, index) => {
    const card = plan[index];
    const head = slotName(index + 1);
    const place = { 'data-slot': index + 1 };
    if (card === undefined || card === 'empty')
      return cardChip({ text: card === undefined ? '' : '–', head, state: 'empty', data: place }, width);
    if (card === 'face-down')
      return cardChip({ text: '', head, state: 'face-down', data: { ...place, 'data-face': card } }, width);
    const { data, ...shown } = cardIn(scene, card);
    const isCurrent = look.play?.seat === seat && look.slot === index + 1;
    const state = isCurrent ? 'current' : index < resolved ? 'done' : undefined;
    return cardChip({ ...shown, head, ...(state === undefined ? {} : { state }), data: { ...data, ...place } }, width);
  });
  return chipLines(slots, width);
}

function handBlock(scene: Scene, player: PlayerLook, width: number): Block {
  const { look, labels } = scene;
  const { seat, hand, known, factionCardId, factionCard, isLiving } = player;
  if (!isLiving) return { height: 0, marks: [] };
  const open = hand.filter((card) => card !== 'face-down');
  const closed = hand.length - open.length;
  const chips = [
    wordChip(labels.hand, { weight: 'bold' }),
    ...(closed > 0 || hand.length === 0
      ? [backsChip(closed, labels.cards(hand.length), { class: 'hand', 'data-hand': seat })]
      : []),
    ...cardChips(scene, open, width, look.viewer === seat ? 'own' : 'seen'),
    ...(closed === 0 || known.length === 0
      ? []
      : [wordChip(`${labels.known}:`), ...cardChips(scene, known, width, 'seen')]),
    ...(factionCard === 'beside-the-board' && factionCardId !== undefined
      ? [cardChip({ ...cardIn(scene, factionCardId), head: '+' }, width)]
      : []),
  ];
  return chipLines(chips, width);
}

/** Cards, those that are there several times with their number. Those that are clicked are in the viewer's own hand. */
function cardChips(scene: Scene, ids: readonly CardLook[], width: number, whose: 'own' | 'seen'): readonly Chip[] {
  return [...new Set(ids)].map((id) => {
    const shown = cardIn(scene, id);
    const count = ids.filter((each) => each === id).length;
    return cardChip(
      {
        ...shown,
        text: counted(Array.from({ length: count }, () => shown.text)).join(''),
        data: whose === 'own' ? { 'data-card': id } : shown.data,
      },
      width,
    );
  });
}

/** What lies beside the board. */
export function pilesBlock({ look, labels }: Scene, width: number): Block {
  const gone = look.removedTiles.reduce((sum, { count }) => sum + count, 0);
  return chipLines(
    [`${labels.deck}: ${look.deck}`, `${labels.discards}: ${look.discards.length}`, `${labels.removed}: ${gone}`].map(
      (text) => cardChip({ text }, width),
    ),
    width,
  );
}
