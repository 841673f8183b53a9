import { countsWith, type Fold, type Folds, foldWith, idsWith, idsWithout, unchanged } from '../../../drawing/index.ts';
import { EngineError, type SeenEvent } from '../../../kernel/index.ts';
import { INWARD } from '../board/board.ts';
import { type Area, COLOURS, type Colour, OCTOPUS, PLAIN_BLOCKS, SIDES } from '../components.ts';
import { colourName, colourOf, dieName, dieNumber, faceOf } from '../table/dice.ts';
import type { KelpEvent } from '../table/events.ts';
import {
  type Change,
  changed,
  current,
  discarded,
  handKnown,
  handLimit,
  inArea,
  inBlockOrder,
  inMix,
  inRow,
  intoBag,
  intoEnergy,
  intoFront,
  intoHand,
  intoPool,
  intoReserve,
  outOfBag,
  outOfDiscards,
  outOfEnergy,
  outOfHand,
  outOfPool,
  outOfReserve,
  outOfSupply,
  removed,
  seesAll,
  spent,
  taken,
} from './changed.ts';
import { type AreaLook, areaIn, type ChoiceLook, type FactLook, type Look } from './look.ts';
import { withoutMemory } from './memory.ts';

type Told<Type extends KelpEvent['type']> = Extract<SeenEvent<KelpEvent>, { readonly type: Type }>;

/** The colour of a die by its name. */
const colourIn = (die: string): Colour => colourName(colourOf(dieNumber(die)));

/** What lies where a food was eaten (KLP-6.38). */
const [, shell] = PLAIN_BLOCKS;

const NOT_CHOSEN: ChoiceLook = { hasChosen: false, card: undefined };

const FOLDS: Folds<Look, KelpEvent> = {
  // Setup and turns
  'row-filled': (look, { place, card }) => ({
    ...inRow(place, card)(look),
    deck: countsWith(look.deck, look.sharkCards, card, -1),
  }),
  'stack-shown': (look, { stack, card }) => ({
    market: look.market.map((each) =>
      each.type === stack ? { ...each, top: card, below: countsWith(each.below, look.cards, card, -1) } : each,
    ),
  }),
  'blocks-laid': (look, { secret }) => ({
    areas: look.areas.map((area, index) => ({ ...area, state: 'hidden', block: secret?.blocks[index] })),
  }),
  'shark-put': (_look, { space }) => ({ shark: { space, facing: INWARD } }),
  'turn-began': ({ side }, { seat, round }) => ({
    round,
    side: SIDES[seat] ?? side,
    ...(seat === OCTOPUS ? { acted: 0 } : {}),
  }),
  'turn-ended': unchanged,

  // Cards of the octopus
  played: (look, { card, slot }) => ({
    ...outOfHand(card)(look),
    slots: look.slots.map((each, index) => (index === slot ? card : each)),
  }),
  'drawing-up': unchanged,
  discarded: (look, { card }) => changed(look, outOfHand(card), discarded(card)),
  'action-done': (_look, { done }) => ({ acted: done }),
  'card-drawn': (look, { card, secret }) => {
    const { size, top } = look.drawPile;
    const drawPile = { size: size - 1, top: card === '' ? top : top.slice(0, -1) };
    return { ...intoHand({ card, secret: secret?.card })(look), drawPile };
  },
  reshuffled: (look, { count, hand }) => ({
    ...handKnown(hand)(look),
    discards: [],
    drawPile: { size: count, top: [] },
  }),
  'slots-cleared': (look, { cards }) => ({
    ...discarded(...cards)(look),
    slots: look.slots.map(() => undefined),
  }),
  'card-removed': (look, { card, from }) =>
    changed(look, from === 'hand' ? outOfHand(card) : outOfDiscards(card), removed(card)),
  'card-fetched': (look, { pile, card, secret }) => {
    const fetched = intoHand({ card, secret: secret?.card })(look);
    if (pile === 'discards') return outOfDiscards(card)(fetched);
    return { ...fetched, drawPile: { size: look.drawPile.size - 1, top: [] } };
  },

  // Blocks
  revealed: (look, { areas, blocks }) => {
    const lying = areas.map((area, index): Change => inArea(area, () => ({ state: 'revealed', block: blocks[index] })));
    const facts = areas.map(
      (area, index): FactLook => ({ fact: 'reveal', area: area as Area, block: blocks[index] ?? '' }),
    );
    return changed(look, ...lying, seen(...facts));
  },
  hidden: (look, { areas }) => ({
    areas: look.areas.map((at) =>
      areas.includes(at.area) ? { ...at, state: 'hidden', block: seesAll(look) ? at.block : undefined } : at,
    ),
  }),
  swapped: (look, { areas: [one, other] }) => {
    const [first, second] = [standing(look, one), standing(look, other)];
    return changed(
      look,
      inArea(one, () => second),
      inArea(other, () => first),
      seen({ fact: 'swap', areas: [one as Area, other as Area] }),
    );
  },
  'mix-began': (look, { areas }) => {
    const bagged = areas.flatMap((area) => standing(look, area).block ?? []);
    const emptied = areas as readonly Area[];
    const leaving = areas.map((area) => inArea(area, () => ({ state: 'empty', block: undefined })));
    return {
      ...changed(look, ...leaving, seen({ fact: 'mix', areas: emptied })),
      mix: {
        emptied,
        bagged: areas.length,
        blocks: seesAll(look) ? inBlockOrder(look, bagged) : [],
        isDrawn: false,
        drawn: undefined,
      },
    };
  },
  'block-drawn': (look, { secret }) =>
    inMix(({ bagged, blocks }) => ({
      bagged: bagged - 1,
      isDrawn: true,
      drawn: secret?.block,
      ...(secret === undefined ? {} : { blocks: idsWithout(blocks, secret.block) }),
    }))(look),
  'block-put': (look, { area }) => {
    const emptied = (look.mix?.emptied ?? []).filter((each) => each !== area);
    const now = inArea(area, () => ({ state: 'hidden', block: look.mix?.drawn }))(look);
    if (emptied.length === 0) return { ...now, mix: undefined };
    return inMix(() => ({ emptied, isDrawn: false, drawn: undefined }))(now);
  },
  'card-gained': ({ market, lesson }, { stack, card }) => ({
    market: market.map((each) => (each.type === stack ? { ...each, top: undefined } : each)),
    lesson: { ...lesson, cards: [...lesson.cards, card] },
  }),
  replaced: (look, { area, block, replaced }) => {
    const order = look.areas.map((at) => at.area);
    return {
      ...changed(look, outOfReserve(block), intoReserve(replaced), laid(area, block)),
      lesson: { ...look.lesson, areas: idsWith(look.lesson.areas, order, area as Area) },
    };
  },
  'card-kept': (look, { card, where }) => {
    const lesson = { ...look.lesson, cards: idsWithout(look.lesson.cards, card) };
    if (where === 'hand') return { ...intoHand({ card })(look), lesson };
    const { size, top } = look.drawPile;
    return { lesson, drawPile: { size: size + 1, top: [...top, card] } };
  },
  'lesson-ended': (look, { cards }) => ({ ...discarded(...cards)(look), lesson: { cards: [], areas: [] } }),
  eaten: (look, { area, food, card }) => {
    const slot = look.slots.lastIndexOf(card);
    return {
      ...changed(look, removed(card), outOfReserve(shell), laid(area, shell)),
      slots: look.slots.map((each, index) => (index === slot ? undefined : each)),
      eaten: [...look.eaten, { block: food, isUsed: false }],
    };
  },
  'food-used': ({ eaten }, { food }) => ({
    eaten: eaten.map((each) => (each.block === food ? { ...each, isUsed: true } : each)),
  }),
  'limit-turned': (look, { limit }) => handLimit(limit)(look),

  // Dice
  'extra-dice': unchanged,
  'die-drawn': (look, { colour }) => ({ ...outOfBag(colour)(look), drawn: [...look.drawn, colour] }),
  'current-harvested': (look, { space }) => ({ ...current(space, undefined)(look), drawn: [...look.drawn, 'blue'] }),
  'dice-traded': (look, { given, taken: got }) => ({
    ...changed(look, intoBag(...given), outOfBag(...got)),
    drawn: [...given.reduce<readonly Colour[]>((left, colour) => idsWithout(left, colour), look.drawn), ...got],
  }),
  'die-rolled': (look, { die }) => ({ ...intoPool(die)(look), drawn: look.drawn.slice(1) }),
  'dice-rerolled': (look, { dice }) => ({
    ...changed(look, ...dice.map(outOfPool)),
    drawn: [...look.drawn, ...dice.map(colourIn)],
  }),
  'die-turned': (look, { die, to }) => changed(look, outOfPool(die), intoPool(to)),
  'die-stashed': (look, { card, die }) => ({
    ...changed(look, spent(card, -1), outOfPool(die)),
    stashes: [...look.stashes, { card, die, round: look.round }],
  }),
  'current-placed': (look, { space, die, card }) =>
    changed(look, taken(die, card), current(space, faceOf(dieNumber(die)))),
  'dice-placed': (look, { dice }) =>
    changed(look, ...dice.flatMap(({ area, die, card }) => [taken(die, card), inArea(area, () => ({ die }))])),
  'currents-returned': (look, { spaces }) =>
    changed(look, ...spaces.flatMap((space) => [current(space, undefined), intoBag('blue')])),
  'die-grown': (look, { colour, to }) =>
    to === 'bag' ? intoBag(colour)(look) : { growth: idsWith(look.growth, COLOURS, colour) },
  'tile-turned': (look) => ({ ...intoBag(...look.growth)(look), growth: [], tiles: look.tiles + 1 }),
  hungered,
  'dice-stored': (look, { dice }) =>
    changed(look, ...dice.flatMap(({ die, card }) => [taken(die, card), intoEnergy(die)])),
  'dice-returned': (look, { dice }) =>
    changed(look, ...dice.flatMap((die) => [outOfPool(die), intoBag(colourIn(die))])),
  'energy-returned': (look, { dice }) =>
    changed(look, ...dice.flatMap((die) => [outOfEnergy(die), intoBag(colourIn(die))])),

  // The shark
  'card-used': (look, { card }) => ({ ...spent(card, 1)(look), front: idsWithout(look.front, card) }),
  swam: (look, { to, facing, over }) => ({
    ...(over === '' ? {} : current(over, undefined)(look)),
    shark: { space: to, facing },
  }),
  'turned-about': ({ shark }, { facing }) => ({ shark: shark === undefined ? undefined : { ...shark, facing } }),
  'die-resolved': (_look, { area }) => ({ resolving: area as Area }),
  'die-lost': (look, { area, die }) => ({
    ...changed(look, takenOff(area), intoBag(colourIn(die))),
    resolving: undefined,
  }),
  'die-used': (look, { area }) => ({ ...takenOff(area)(look), resolving: undefined }),
  'trap-sprung': unchanged,
  'trap-ignored': unchanged,
  'confrontation-began': unchanged,
  chosen: ({ choices }, { seat, secret }) => ({
    choices: choices.map((each, index) => (index === seat ? { hasChosen: true, card: secret?.card } : each)),
  }),
  confronted: ({ choices }) => ({ choices: choices.map(() => NOT_CHOSEN) }),
  'strategy-resolved': unchanged,
  'pair-removed': ({ pairs }, { strategy }) => ({
    pairs: pairs.map((pair) => (pair.strategy === strategy ? { ...pair, isLeft: false } : pair)),
  }),
  'spending-began': (_look, { energy, bonus }) => ({ budget: energy + bonus }),
  bought: (look, { card, place, gained, to, left }) => ({
    ...changed(
      look,
      inRow(place, undefined),
      outOfSupply(...gained),
      intoBag(...gained),
      to === 'front' ? intoFront(card) : spent(card, 1),
    ),
    budget: left,
  }),
  exchanged: (look, { die, card, place, left }) => ({
    ...changed(
      look,
      outOfEnergy(die),
      intoEnergy(dieName(dieNumber(die) - 1)),
      inRow(place, undefined),
      spent(card, 1),
    ),
    budget: left,
  }),
  'spending-ended': () => ({ budget: undefined }),

  // The end
  'game-ended': (_look, { winners, ranking, reason, rule }) => ({ outcome: { winners, ranking, reason, rule } }),
};

/**
 * What the table looks like after an event: so that one thing can be shown after another, and the end is never shown before
 * it is told. Nobody is asked anything meanwhile: `decisions` is empty. After the last event of an action, all else is as in
 * the look at the next view.
 *
 * @rule KER-12.2 Folding the events of an action over the look before it gives the look after it.
 */
export const fold: Fold<Look, KelpEvent> = (look, event) => {
  const next = foldAll(look, event);
  return next.facts === undefined ? withoutMemory(next) : next;
};

const foldAll: Fold<Look, KelpEvent> = foldWith(FOLDS, { decisions: [] });

/** What stands in an area, and how. */
function standing(look: Look, name: string): Pick<AreaLook, 'state' | 'block'> {
  const at = areaIn(look, name);
  if (at === undefined) throw new EngineError('event/unknown', `There is no area '${name}' at this table.`);
  return { state: at.state, block: at.block };
}

/** Everybody has seen something of the blocks. */
const seen =
  (...facts: readonly FactLook[]): Change =>
  (look) => ({ ...look, facts: look.facts && [...look.facts, ...facts] });

/** A block comes to lie where another one was. */
const laid =
  (area: string, block: string): Change =>
  (look) =>
    changed(
      look,
      inArea(area, () => ({ state: 'revealed', block })),
      seen({ fact: 'replace', area: area as Area, block }),
    );

/** No die lies on an area any more. */
const takenOff = (area: string): Change => inArea(area, () => ({ die: undefined }));

/** A die comes onto the hunger track: of an attack it has left its area already. */
function hungered(look: Look, { die, why }: Told<'hungered'>): Partial<Look> {
  const from: Readonly<Record<typeof why, Change>> = {
    attack: (now) => now,
    energy: outOfEnergy(die),
    card: outOfPool(die),
  };
  return { ...from[why](look), hunger: [...look.hunger, colourIn(die)] };
}
