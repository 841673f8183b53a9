import { entryOf, figureOf } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { defeatable, spacesFor } from '../rules/enemies.ts';
import { enemyOf } from '../table/book.ts';
import { tokensWorth } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { lastingWorth } from './powers.ts';
import { listWorth } from './words.ts';

/** What it is worth to cover an ability space. */
export function abilityWorth(outlook: Outlook, space: number): number {
  const ability = entryOf(outlook.book.abilities, space);
  return lastingWorth(outlook, ability) + listWorth(outlook, ability.now);
}

/** What it is worth to defeat the enemy of a hex: the best ability space for it, without the tokens that it takes. */
export function enemyWorth(outlook: Outlook, hex: number): number {
  const { book, at, seat } = outlook;
  const { level } = enemyOf(book, figureOf(at.enemies, hex));
  const spaces = spacesFor(book, at, seat, level).map((space) => abilityWorth(outlook, space));
  return Math.max(0, ...spaces) - tokensWorth(outlook, { of: 'enemy', thing: hex, waived: NONE });
}

/** What the best enemy is worth that can be defeated now; nothing, if none can. */
export function bestEnemy(outlook: Outlook): number {
  const { book, at, seat } = outlook;
  return Math.max(0, ...defeatable(book, at, seat).map((hex) => enemyWorth(outlook, hex)));
}
