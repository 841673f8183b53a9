import { INKS, type Palette } from '../../../drawing/index.ts';
import { deepFreeze, type Seat } from '../../../kernel/index.ts';
import type { Colour } from '../components.ts';
import type { BlockGroup } from '../table/book.ts';
import type { Codes } from '../text/labels.ts';
import { readDie } from '../text/phrases.ts';
import { groupOf, type Look } from './look.ts';

/** The inks of Kelp: blocks, dice, the shark, and the sea. */
export const KELP_INKS: Palette = deepFreeze({
  ...INKS,
  'seat-0': { few: '1;35' },
  'seat-1': { few: '1;36' },
  'badge-0': { few: '35;1;7', many: '48;5;127;38;5;231;1' },
  'badge-1': { few: '36;1;7', many: '48;5;31;38;5;231;1' },
  octopus: { few: '1;35', many: '38;5;213;1' },
  food: { few: '1;33', many: '38;5;215;1' },
  trap: { few: '1;31', many: '38;5;203;1' },
  shell: { few: '37', many: '38;5;187' },
  kelp: { few: '32', many: '38;5;72' },
  shark: { few: '1;36', many: '38;5;81;1' },
  blue: { few: '1;34', many: '38;5;75;1' },
  yellow: { few: '1;33', many: '38;5;221;1' },
  red: { few: '1;31', many: '38;5;203;1' },
});

/** The ink of a player's name. */
export const inkOf = (seat: Seat): string => `seat-${seat}`;
/** The ink of a player's letter. */
export const badgeOf = (seat: Seat): string => `badge-${seat}`;

const GROUP_INKS: Readonly<Record<BlockGroup, string>> = {
  octopus: 'octopus',
  shell: 'shell',
  'double-shell': 'shell',
  trap: 'trap',
  food: 'food',
};

/** The ink of a kind of block. */
export const blockInk = (look: Look, block: string): string => GROUP_INKS[groupOf(look, block) ?? 'shell'];

/** The code of a kind of block: of a pack of one's own, that of its group. */
export function blockCode(look: Look, block: string, { blocks }: Codes): string {
  const own = Object.hasOwn(blocks, block) ? blocks[block as keyof typeof blocks] : undefined;
  return own ?? blocks[groupOf(look, block) ?? 'shell'];
}

/** A die as it stands on small boards: `R4`. */
export function dieCode(die: string, { dice }: Codes): { readonly text: string; readonly ink: Colour } {
  const { colour, face } = readDie(die);
  return { text: `${dice[colour]}${face}`, ink: colour };
}
