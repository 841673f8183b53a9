import type { Effect, Range, Sight, Target } from '../cards/vocabulary.ts';
import { DIE, RAGE_DAMAGE } from '../components.ts';
import { isMet } from '../rules/attack.ts';

const SIDES = DIE.reduce((sum, sides) => sum + sides, 0);
/** How likely a die is to show each symbol. */
export const ODDS: readonly number[] = DIE.map((sides) => sides / SIDES);

/** A row of dice symbols, by the numbers of the faces, and what it does. */
export interface KnownRow {
  readonly faces: readonly number[];
  readonly effects: readonly Effect[];
}

/** What an attack does to whoever it hits, as far as that can be said beforehand. */
export interface Shot {
  readonly whom: 'snail' | 'field' | 'burst';
  readonly range: Range;
  readonly sight: Sight;
  readonly enemiesOnly: boolean;
  readonly attacks: number;
  readonly isRolled: boolean;
  /** What the dice may bring: how likely, how much damage, and what else it is worth to do that to an enemy. */
  readonly results: readonly Result[];
  /** What they may bring with Berserker Rage, which adds to one of the attacks; nothing where it has no part in it. */
  readonly raging: readonly Result[] | undefined;
}

/** What one attack may bring. */
export interface Result {
  readonly odds: number;
  readonly damage: number;
  readonly more: number;
}

/** The words of an attack: rows of dice symbols, or effects where nothing is rolled. */
export interface Said {
  readonly rows: readonly KnownRow[];
  readonly effects: readonly Effect[];
}

interface Attack extends Said {
  readonly target: Target | undefined;
  readonly dice: number;
  readonly attacks: number;
  /** The same in rage; nothing where Berserker Rage has no part in it. */
  readonly raging: Said | undefined;
}

/** What an attack does, worked out once; nothing for what hurts nobody. */
export function shotOf({ target, dice, attacks, raging, ...said }: Attack): Shot | undefined {
  if (target === undefined || target.target === 'player' || target.target === 'others') return undefined;
  const results = resultsOf(said, dice);
  if (results.length === 0) return undefined;
  return {
    // Of two snails the better one counts: which the other will be is seen when they are chosen.
    whom: target.target === 'two-snails' ? 'snail' : target.target,
    range: target.range,
    sight: target.sight,
    enemiesOnly: target.side === 'enemy',
    attacks,
    isRolled: dice > 0,
    results,
    raging: raging && resultsOf(raging, dice),
  };
}

function resultsOf({ rows, effects }: Said, dice: number): Result[] {
  const results = dice === 0 ? [resultOf(effects, 1)] : rollsOf(dice).map((roll) => bestResult(rows, roll));
  return together(results.filter(({ damage, more }) => damage > 0 || more > 0));
}

/**
 * An attack with what Berserker Rage adds.
 *
 * @rule SNL-11.3 The +5 is added to one damage event of the card on each snail it hits.
 */
export function inRage({ rows, effects }: Said): Said {
  return {
    rows: rows.map((row) => ({ ...row, effects: effectsInRage(row.effects) })),
    effects: effectsInRage(effects),
  };
}

/** The first damage of a list is higher; what a card does to its own snail is no hit. */
function effectsInRage(effects: readonly Effect[]): readonly Effect[] {
  const first = effects.findIndex((effect) => effectInRage(effect) !== effect);
  return first === -1 ? effects : effects.map((effect, index) => (index === first ? effectInRage(effect) : effect));
}

function effectInRage(effect: Effect): Effect {
  if (effect.op === 'damage' || effect.op === 'drain') return { ...effect, amount: effect.amount + RAGE_DAMAGE };
  if (!('effects' in effect) || effect.op === 'self') return effect;
  const effects = effectsInRage(effect.effects);
  return effects === effect.effects ? effect : { ...effect, effects };
}

/** One way for the dice to come up. */
interface Roll {
  readonly odds: number;
  readonly faces: readonly number[];
}

/** All ways for so many dice to come up. */
export function rollsOf(dice: number): Roll[] {
  const one = ODDS.map((odds, face): Roll => ({ odds, faces: [face] }));
  if (dice === 1) return one;
  return one.flatMap((first) =>
    one.map((second) => ({ odds: first.odds * second.odds, faces: [...first.faces, ...second.faces] })),
  );
}

function bestResult(rows: readonly KnownRow[], { odds, faces }: Roll): Result {
  const met = rows.filter((row) => isMet(row, faces)).map((row) => resultOf(row.effects, odds));
  const [best] = met.sort((one, other) => other.damage + other.more - one.damage - one.more);
  return best ?? { odds, damage: 0, more: 0 };
}

/** What it is worth to do more to an enemy than to hurt it. */
const MORE: Partial<Record<Effect['op'], number>> = {
  push: 1.5,
  'destroy-tile': 3,
  'damage-tile': 0.5,
  put: 1.5,
  scatter: 1,
  'leave-shell': 0.5,
};

function resultOf(effects: readonly Effect[], odds: number): Result {
  let damage = 0;
  let more = 0;
  for (const effect of effects) {
    if (effect.op === 'damage') damage += effect.amount;
    else more += MORE[effect.op] ?? 0;
  }
  return { odds, damage, more };
}

function together(results: readonly Result[]): Result[] {
  const sums: Result[] = [];
  for (const each of results) {
    const same = sums.findIndex(({ damage, more }) => damage === each.damage && more === each.more);
    const sum = sums[same];
    if (sum === undefined) sums.push(each);
    else sums[same] = { ...sum, odds: sum.odds + each.odds };
  }
  return sums;
}
