import { HIDDEN, imagineWorld, type Random, type Seat } from '../../../kernel/index.ts';
import { NONE, OCTOPUS } from '../components.ts';
import { pairsLeft } from '../rules/confrontation.ts';
import { bagOf } from '../rules/dice.ts';
import { believed } from '../rules/memory.ts';
import type { Book } from '../table/book.ts';
import type { KelpState, KelpView } from '../table/state.ts';
import type { Ask } from '../table/work.ts';

/** What a world has where a view has something hidden that is no card. */
type Imagined = Pick<KelpState, 'blocks' | 'bagged' | 'drawnBlock' | 'bag' | 'chosen'>;

/**
 * A world that a view allows, of all that is no card: blocks as they may have been laid and mixed, a bag that follows by
 * subtraction, and a choice that may be any. Cards of the hand are dealt from the shape (KLP-17.18).
 *
 * @rule KLP-17.6 The dice bag's contents follow from the public zones by subtraction.
 * @rule KLP-17.20 Of the shark only its chosen counter is ever hidden from the octopus.
 */
export function imagine(book: Book, view: KelpView, random: Random): Imagined {
  return {
    ...imagineBlocks(book, view, random),
    bag: bagOf(view),
    chosen: view.chosen.map((pair) => (pair === HIDDEN ? random.oneOf(pairsLeft(view)) : pair)),
  };
}

/**
 * The blocks of a world: an arrangement as likely as it is; in the middle of a mix what stands in the areas filled again, and
 * what is still to come.
 *
 * @rule KLP-17.12 A world imagined for shark or spectators draws its arrangement from exactly this distribution.
 * @rule KLP-17.13 The block in the octopus player's fingers is any of those still to come, equally likely.
 */
function imagineBlocks(book: Book, view: KelpView, random: Random): Pick<Imagined, 'blocks' | 'bagged' | 'drawnBlock'> {
  const { blocks, bagged, drawnBlock, emptied } = view;
  // KLP-17.20: the octopus player knows every symbol.
  if (view.viewer === OCTOPUS) return { blocks, bagged, drawnBlock };
  const arrangement = imagineWorld(believed(book.blocks, view.history), random);
  const coming = random.shuffled(emptied.map((area) => arrangement[area] ?? NONE));
  const isDrawn = drawnBlock !== NONE;
  const inBag = isDrawn ? coming.slice(1) : coming;
  return {
    blocks: blocks.map((kind, area) => (kind === NONE ? NONE : (arrangement[area] ?? NONE))),
    bagged: book.blocks.map((_, kind) => inBag.filter((each) => each === kind).length),
    drawnBlock: isDrawn ? (coming[0] ?? NONE) : NONE,
  };
}

/** What a seat that has not chosen yet in a confrontation still owes. */
export const owedInSecret = (seat: Seat): readonly Ask[] => [
  seat === OCTOPUS ? { ask: 'confront-octopus', seat } : { ask: 'confront-shark', seat },
];
