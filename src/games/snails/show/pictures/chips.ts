import {
  type Attributes,
  type Chip,
  type ChipLook,
  disc,
  drawn,
  filled,
  group,
  type Markup,
  shade,
  sized,
  backsChip as smallBacks,
  cardChip as smallCard,
  star,
} from '../../../../drawing/index.ts';
import type { Pack } from '../../cards/vocabulary.ts';
import { HEX, SPIRAL } from './shapes.ts';

/** The kinds of cards, each with a sign of its own. */
export type Kind = keyof Pack;

/** The sign of a kind of cards, in a square of 24. */
export const KIND_SIGNS: Readonly<Record<Kind, (colour: string) => Markup>> = {
  basic: (colour) => disc(12, 12, 9, colour),
  red: (colour) => filled(star(8, 12, 7), colour),
  purple: (colour) => filled('M12 0l10 12-10 12L2 12z', colour),
  faction: (colour) => filled('M3 2h18v10c0 6-5 9-9 11-4-2-9-5-9-11z', colour),
};

/** The deck of a card of a pack; nothing for one that is not in it, or without a pack. */
export const kindOf = (pack: Pack | undefined, id: string): Kind | undefined =>
  (['basic', 'red', 'purple', 'faction'] as const).find((kind) => pack !== undefined && Object.hasOwn(pack[kind], id));

/** How a small card of Snails looks. */
export interface SnailsChip extends Pick<ChipLook, 'text' | 'head' | 'state' | 'data'> {
  readonly kind?: Kind | undefined;
}

/** A card as a small one: the sign of its kind, its name. */
export function cardChip({ kind, ...look }: SnailsChip, most: number): Chip {
  if (look.state === 'face-down') return smallCard({ ...look, sign: BACK(), rim: 'card-back' }, most);
  const rim = kind === undefined ? 'quiet' : `deck-${kind}`;
  return smallCard({ ...look, sign: kind === undefined ? undefined : KIND_SIGNS[kind](rim), rim }, most);
}

/** What is on the back of all cards. */
const BACK = (): Markup => group({ x: 12, y: 12, scale: 2 }, [drawn(SPIRAL, 'paper', 1.2)]);

/** Face-down cards, one on the other, with their number. */
export const backsChip = (count: number, text: string, data: Attributes): Chip =>
  smallBacks({ count, text, back: 'card-back', sign: BACK(), data });

/** The barrel that marks the contamination. */
export const barrel = (at: { x: number; y: number; size: number }): Markup =>
  sized(at, [filled(HEX, 'gold', { stroke: shade('ink'), 'stroke-width': 2 }), drawn('M4 9h16M4 15h16', 'ink', 2)]);
