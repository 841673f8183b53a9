import {
  type Attributes,
  drawn,
  element,
  filled,
  group,
  type Markup,
  panel,
  shade,
} from '../../../../drawing/index.ts';
import { type AreaLook, groupOf } from '../look.ts';
import { blade } from './figures.ts';
import type { Staged } from './hand.ts';
import { trapMotif } from './motifs.ts';
import { food, PLAIN, trap } from './things.ts';

/** What is printed on a block, around 0,0, about 60 wide and high. */
function blockSign({ look, reader }: Pick<Staged, 'look' | 'reader'>, block: string): readonly Markup[] {
  const group = groupOf(look, block);
  if (group === 'food') return food(block);
  if (group !== 'trap') return PLAIN[group ?? 'shell']();
  const read = reader?.read(block);
  const { sign, figure } = read?.sort === 'traps' ? trapMotif(read.card.effects) : UNREAD_TRAP;
  return trap(sign, figure);
}

const UNREAD_TRAP = { sign: 'other', figure: 0 } as const;

/** A block that lies face up, with its middle at a place. */
export function lyingBlock(
  staged: Pick<Staged, 'look' | 'reader'>,
  block: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): Markup {
  return group({ x, y }, [
    panel({ x: -size / 2 + 1, y: -size / 2 + 3, width: size, height: size, r: size * 0.16 }, 'tile-side', {
      stroke: shade('coal'),
      'stroke-width': 1.4,
    }),
    panel({ x: -size / 2, y: -size / 2, width: size, height: size, r: size * 0.16 }, 'tile', {
      stroke: shade('coal'),
      'stroke-width': 1.8,
    }),
    group({ x: 0, y: 0, scale: size / 78 }, blockSign(staged, block)),
  ]);
}

/**
 * A block that stands, with its middle at a place: its back to whoever may not see what it is; whoever may sees its sign in the
 * dark, behind kelp.
 */
export function standingBlock(
  staged: Pick<Staged, 'look' | 'reader' | 'chancesAt'>,
  { area, block }: Pick<AreaLook, 'area' | 'block'>,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): Markup {
  const [width, height] = [size * 0.86, size];
  const [only] = staged.chancesAt(area);
  const known = block ?? (only?.chance === 1 ? only.block : undefined);
  return group({ x, y }, [
    element('ellipse', {
      cx: 2,
      cy: height * 0.52,
      rx: width * 0.62,
      ry: size * 0.1,
      fill: shade('coal'),
      opacity: 0.3,
    }),
    panel({ x: -width / 2 + size * 0.09, y: -height / 2 - size * 0.05, width, height, r: size * 0.14 }, 'tile-side', {
      stroke: shade('coal'),
      'stroke-width': 1.4,
    }),
    panel({ x: -width / 2, y: -height / 2, width, height, r: size * 0.14 }, 'tile-back', {
      stroke: shade('coal'),
      'stroke-width': 1.8,
      'stroke-dasharray': known === undefined ? undefined : '4 3',
    }),
    ...(known === undefined
      ? [drawn(backMark(size), 'tile-mark', Math.max(2, size * 0.05))]
      : [
          group({ x: 0, y: -size * 0.06, scale: size / 98 }, blockSign(staged, known), {
            opacity: block === undefined ? 0.62 : 0.9,
          }),
        ]),
    filled(
      `M${-width * 0.5} ${height * 0.5}q${width * 0.25} ${-size * 0.12} ${width * 0.5} 0t${width * 0.5} 0z`,
      'kelp-dark',
      { opacity: 0.55 },
    ),
    blade(-width * 0.4, height * 0.52, size * 0.62, 0.62),
    blade(width * 0.42, height * 0.52, size * 0.5, -0.62),
  ]);
}

/** Waves on the back of a block. */
function backMark(size: number): string {
  const [w, h] = [size * 0.15, size * 0.13];
  const wave = (y: number): string => `M${-2 * w} ${y}q${w / 2} ${-h} ${w} 0t${w} 0 ${w} 0 ${w} 0`;
  return [-0.2, 0, 0.2].map((part) => wave(part * size)).join('');
}

/** A block in a line of others: as small as it can be told. */
export const smallBlock = (
  staged: Pick<Staged, 'look' | 'reader' | 'cardName'>,
  block: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  data: Attributes = {},
  note = '',
): Markup =>
  group(
    { x, y },
    [
      element('title', {}, note === '' ? staged.cardName(block) : `${staged.cardName(block)}, ${note}`),
      panel({ x: 0.6, y: 0.6, width: size - 1.2, height: size - 1.2, r: size * 0.18 }, 'tile', {
        class: 'edge',
        stroke: shade('coal'),
        'stroke-width': 1.4,
      }),
      group({ x: size / 2, y: size / 2, scale: size / 80 }, blockSign(staged, block)),
    ],
    { class: 'thing', ...data },
  );
