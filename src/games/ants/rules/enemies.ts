import { entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { NONE, TERRAINS } from '../components.ts';
import { type Book, enemyOf, gardenOf } from '../table/book.ts';
import type { CannotDefeat } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { coverRange, missingNames, missingSymbols, tokensOf } from './needs.ts';
import { couldBe, missingWithTokens } from './reach.ts';
import { enemyId, hexName, tell } from './tell.ts';
import { responsesTo } from './triggers.ts';

/**
 * The ability spaces that are free for an enemy of this level.
 *
 * @rule ANT-13.4 Top row any level, middle row level II or III, bottom row level III only.
 * @rule ANT-13.5 The player chooses any free space of an allowed row.
 */
export const spacesFor = (book: Book, { abilities }: Pick<Seen, 'abilities'>, seat: Seat, level: number): number[] =>
  entryOf(abilities, seat).flatMap((enemy, space) =>
    enemy === NONE && entryOf(book.abilities, space).least <= level ? [space] : [],
  );

/**
 * Why the enemy of a hex is out of a player's reach, whatever its symbols.
 *
 * @rule ANT-13.1 It is revealed, and an explorer of the player is on some hex of its terrain.
 * @rule ANT-13.2 The explorer may stand on any hex of that terrain.
 * @rule ANT-13.6 If no allowed ability space is free, the enemy cannot be defeated.
 */
function whyOutOfReach(book: Book, at: Seen, seat: Seat, hex: number): CannotDefeat | undefined {
  const { hexes } = gardenOf(book, at);
  const name = hexName(book, at, hex);
  const enemy = figureOf(at.enemies, hex);
  if (enemy === NONE) return { code: 'enemy/none', rule: 'ANT-13.1', facts: { hex: name } };
  const { terrain } = entryOf(hexes, hex);
  if (!hexes.some((each, nth) => each.terrain === terrain && at.explorers[nth] === seat)) {
    const facts = { hex: name, terrain: entryOf(TERRAINS, terrain) };
    return { code: 'enemy/no-explorer', rule: 'ANT-13.1', facts };
  }
  const { level } = enemyOf(book, enemy);
  if (spacesFor(book, at, seat, level).length > 0) return undefined;
  return { code: 'enemy/no-space', rule: 'ANT-13.6', facts: { hex: name, level } };
}

/**
 * Why a player cannot defeat the enemy of a hex.
 *
 * @rule ANT-13.3 Meet the enemy's symbol requirement, with tokens allowed.
 */
export function whyNotDefeated(book: Book, at: Seen, seat: Seat, hex: number): CannotDefeat | undefined {
  const far = whyOutOfReach(book, at, seat, hex);
  if (far !== undefined) return far;
  const missing = missingSymbols(book, at, seat, { of: 'enemy', thing: hex, waived: NONE });
  if (coverRange(at, seat, missing) !== undefined) return undefined;
  const facts = { hex: hexName(book, at, hex), missing: missingNames(missing), ...tokensOf(at, seat) };
  return { code: 'enemy/symbols', rule: 'ANT-13.3', facts };
}

/** The hexes whose enemies a player can defeat. */
export const defeatable = (book: Book, at: Seen, seat: Seat): number[] =>
  at.enemies.flatMap((enemy, hex) =>
    enemy !== NONE && whyNotDefeated(book, at, seat, hex) === undefined ? [hex] : [],
  );

/**
 * Can a player defeat any enemy, now or after free actions?
 *
 * @rule ANT-11.23 Tokens of a Queen, and what other free actions bring, count as well.
 */
export function couldDefeatAny(book: Book, at: Seen, seat: Seat): boolean {
  const near = at.enemies.flatMap((enemy, hex) =>
    enemy !== NONE && whyOutOfReach(book, at, seat, hex) === undefined ? [hex] : [],
  );
  return (
    near.length > 0 &&
    couldBe(book, at, seat, (reach) =>
      near.some((hex) => {
        const missing = missingSymbols(book, reach.at, seat, { of: 'enemy', thing: hex, waived: NONE });
        return coverRange(reach.at, seat, missingWithTokens(reach, seat, missing)) !== undefined;
      }),
    )
  );
}

/**
 * Puts the enemy of a hex on an ability space. An immediate ability follows, then what the victory sets off.
 *
 * @rule ANT-13.7 The covered ability is unlocked.
 * @rule ANT-13.8 Its hex stays without enemy afterwards.
 * @rule ANT-13.10 The tile is placed, immediate ability, triggered permanent effects.
 */
export function defeatEnemy(book: Book, draft: Changing, seat: Seat, hex: number, space: number): void {
  const responses = responsesTo(book, draft, seat, { event: 'enemy-defeated' });
  const enemy = figureOf(draft.enemies, hex);
  const { id, now } = entryOf(book.abilities, space);
  draft.enemies[hex] = NONE;
  entryOf(draft.abilities, seat)[space] = enemy;
  tell({
    type: 'enemy-defeated',
    seat,
    hex: hexName(book, draft, hex),
    enemy: enemyId(book, enemy),
    space: id,
  });
  next(draft, ...responses);
  if (now !== NONE) next(draft, { do: 'list', list: now, on: NONE, times: 1 });
}
