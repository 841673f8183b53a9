import { countsWith, idsWith, idsWithout } from '../../../drawing/index.ts';
import { EngineError } from '../../../kernel/index.ts';
import { OCTOPUS } from '../components.ts';
import { DIE_NAMES } from '../table/dice.ts';
import type { AreaLook, DiceLook, HandLook, Look, SpaceLook } from './look.ts';

/** What an event changes of a look. */
export type Change = (look: Look) => Look;

/** A look after several changes, one after the other. */
export const changed = (look: Look, ...changes: readonly Change[]): Look =>
  changes.reduce((now, change) => change(now), look);

/** Something else in an area. */
export const inArea =
  (name: string, change: (at: AreaLook) => Partial<AreaLook>): Change =>
  (look) => ({ ...look, areas: look.areas.map((at) => (at.area === name ? { ...at, ...change(at) } : at)) });

/** Something else on a current space. */
const onSpace =
  (name: string, change: Partial<SpaceLook>): Change =>
  (look) => ({ ...look, spaces: look.spaces.map((at) => (at.space === name ? { ...at, ...change } : at)) });

/** A current die on a space. */
export const current = (space: string, value: number | undefined): Change => onSpace(space, { current: value });

/** May the viewer see every block and every card of the octopus? */
export const seesAll = ({ viewer }: Pick<Look, 'viewer'>): boolean => viewer === OCTOPUS;

// -- cards of the octopus ---------------------------------------------------------------------------------------------

const cardOrder = ({ cards }: Look): readonly string[] => cards.map(({ card }) => card);

const hand =
  (change: (hand: HandLook) => Partial<HandLook>): Change =>
  (look) => ({ ...look, hand: { ...look.hand, ...change(look.hand) } });

/** A card comes into the hand; nobody but the octopus knows which, unless it is told to all. */
export const intoHand =
  (told: { readonly card: string; readonly secret?: string | undefined }): Change =>
  (look) => {
    const order = cardOrder(look);
    const { card, secret = card } = told;
    return hand(({ cards, hidden, known }) => ({
      ...(secret === '' ? { hidden: hidden + 1 } : { cards: idsWith(cards, order, secret) }),
      ...(card === '' ? {} : { known: idsWith(known, order, card) }),
    }))(look);
  };

/**
 * A card leaves the hand, for all to see.
 *
 * @rule KLP-17.17 When a card of some kind leaves the hand and one of that kind was known, the known one is the one that left.
 */
export const outOfHand =
  (card: string): Change =>
  (look) =>
    hand(({ cards, hidden, known }) => {
      const isKnown = known.includes(card);
      const rest = isKnown ? { known: idsWithout(known, card) } : {};
      return isKnown || seesAll(look) ? { cards: idsWithout(cards, card), ...rest } : { hidden: hidden - 1 };
    })(look);

/**
 * Everybody knows all cards of the hand.
 *
 * @rule KLP-17.16 When the discard pile is shuffled into an empty draw pile, every card then in hand becomes known.
 */
export const handKnown = (cards: readonly string[]): Change => hand(() => ({ cards, hidden: 0, known: cards }));

/** Another hand limit. */
export const handLimit = (limit: number): Change => hand(() => ({ limit }));

/** Cards come onto the discard pile. */
export const discarded =
  (...cards: readonly string[]): Change =>
  (look) => ({ ...look, discards: [...look.discards, ...cards] });

/**
 * The last of these cards leaves the discard pile; the order of the others stays.
 *
 * @rule KLP-17.2 The order of the octopus discard pile must not be changed.
 */
export const outOfDiscards =
  (card: string): Change =>
  (look) => {
    const index = look.discards.lastIndexOf(card);
    if (index < 0) throw new EngineError('event/unknown', `There is no '${card}' on the discard pile.`);
    return { ...look, discards: look.discards.filter((_, each) => each !== index) };
  };

/** An octopus card is out of the game. */
export const removed =
  (card: string): Change =>
  (look) => ({ ...look, removed: countsWith(look.removed, look.cards, card, 1) });

// -- blocks -----------------------------------------------------------------------------------------------------------

const blockOrder = ({ kinds }: Look): readonly string[] => kinds.map(({ block }) => block);

/** A block comes into the reserve. */
export const intoReserve =
  (block: string): Change =>
  (look) => ({ ...look, reserve: idsWith(look.reserve, blockOrder(look), block) });

/** A block leaves the reserve. */
export const outOfReserve =
  (block: string): Change =>
  (look) => ({ ...look, reserve: idsWithout(look.reserve, block) });

/** The blocks that are being mixed, changed. */
export const inMix =
  (change: (mix: NonNullable<Look['mix']>) => Partial<NonNullable<Look['mix']>>): Change =>
  (look) => {
    if (look.mix === undefined) throw new EngineError('event/unknown', 'No blocks are being mixed at this table.');
    return { ...look, mix: { ...look.mix, ...change(look.mix) } };
  };

/** Blocks by their names, in the order of the book. */
export const inBlockOrder = (look: Look, blocks: readonly string[]): readonly string[] =>
  blocks.reduce<readonly string[]>((sorted, block) => idsWith(sorted, blockOrder(look), block), []);

// -- dice and cards of the shark --------------------------------------------------------------------------------------

function counted(dice: DiceLook, colours: readonly (keyof DiceLook)[], more: 1 | -1): DiceLook {
  const now = { ...dice };
  for (const colour of colours) now[colour] += more;
  return now;
}

/** Dice come into the bag; who may not look into it sees nothing of that. */
export const intoBag =
  (...colours: readonly (keyof DiceLook)[]): Change =>
  (look) =>
    look.bag === undefined ? look : { ...look, bag: counted(look.bag, colours, 1) };

/** Dice leave the bag. */
export const outOfBag =
  (...colours: readonly (keyof DiceLook)[]): Change =>
  (look) =>
    look.bag === undefined ? look : { ...look, bag: counted(look.bag, colours, -1) };

/** Dice leave the supply. */
export const outOfSupply =
  (...colours: readonly (keyof DiceLook)[]): Change =>
  (look) => ({ ...look, supply: counted(look.supply, colours, -1) });

/** A die comes into the pool. */
export const intoPool =
  (die: string): Change =>
  (look) => ({ ...look, pool: idsWith(look.pool, DIE_NAMES, die) });

/** A die leaves the pool. */
export const outOfPool =
  (die: string): Change =>
  (look) => ({ ...look, pool: idsWithout(look.pool, die) });

/** A die comes onto an energy space. */
export const intoEnergy =
  (die: string): Change =>
  (look) => ({ ...look, energy: idsWith(look.energy, DIE_NAMES, die) });

/** A die leaves the energy spaces. */
export const outOfEnergy =
  (die: string): Change =>
  (look) => ({ ...look, energy: idsWithout(look.energy, die) });

/** A die leaves the pool or, if a card goes with it, that card, which is out of the game then. */
export const taken =
  (die: string, card: string): Change =>
  (look) => {
    if (card === '') return outOfPool(die)(look);
    const index = look.stashes.findIndex((each) => each.card === card && each.die === die);
    if (index < 0) throw new EngineError('event/unknown', `There is no die '${die}' on '${card}'.`);
    return spent(card, 1)({ ...look, stashes: look.stashes.filter((_, each) => each !== index) });
  };

/** A shark card is out of the game, or is not after all. */
export const spent =
  (card: string, more: 1 | -1): Change =>
  (look) => ({ ...look, spent: countsWith(look.spent, look.sharkCards, card, more) });

/** A shark card comes to lie in front of the shark. */
export const intoFront =
  (card: string): Change =>
  (look) => ({
    ...look,
    front: idsWith(
      look.front,
      look.sharkCards.map((each) => each.card),
      card,
    ),
  });

/** Another card on a place of the row, or a gap. */
export const inRow =
  (place: number, card: string | undefined): Change =>
  (look) => ({ ...look, row: look.row.map((each, index) => (index === place ? card : each)) });
