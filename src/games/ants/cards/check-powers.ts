import {
  checkWords,
  fault,
  hasKey,
  isRecord,
  listAt,
  objectAt,
  SOURCES,
  type Spot,
  wholeAt,
  wordAt,
} from '../../../kernel/index.ts';
import { MOST_LINES, SYMBOLS, TRACKS } from '../components.ts';
import type { Bearer } from './bearers.ts';
import { NEEDS } from './counts.ts';
import { EFFECTS } from './effects.ts';
import { LASTING, type Lasted, SCORES } from './lasting.ts';

const MOST_POINTS = 30;
const LASTED: Lasted = { words: [] };

/** The keys of what cards and tiles do. */
const POWERS = ['now', 'incubation', 'always', 'score', 'vp'] as const;

type Entry = (key: (typeof POWERS)[number]) => Spot | undefined;

/** Checks what a card or tile does, and when. */
function checkPowers(spot: Spot, powers: Entry, bearer: Bearer): void {
  checkEffects(powers('now'), bearer);
  for (const line of listAt(powers('incubation'), 1, MOST_LINES, 'lines')) checkEffects(line, bearer);
  const always = powers('always');
  if (always !== undefined) checkWords(LASTING, always, { scope: bearer, known: LASTED });
  checkLoops(always);
  if (powers('score') !== undefined) checkWords(SCORES, powers('score'), { scope: bearer });
  wholeAt(powers('vp'), 1, MOST_POINTS);
  // E-27: nothing else puts cards under one.
  if (wordsIn(spot.value, 'count').includes('under') && !wordsIn(spot.value, 'op').includes('tuck')) {
    fault(spot, "'under' needs 'tuck' on the same card");
  }
}

/** Checks a list of effects. */
export function checkEffects(spot: Spot | undefined, bearer: Bearer): void {
  if (spot !== undefined) checkWords(EFFECTS, spot, { scope: bearer });
}

/** Checks requirements: a symbol, or a count that is the same, stands in one line only. */
export function checkNeeds(spot: Spot | undefined): void {
  if (spot === undefined) return;
  checkWords(NEEDS, spot, { scope: 'need' });
  if (!Array.isArray(spot.value)) return;
  const asked = spot.value.map((line: unknown) =>
    isRecord(line) ? JSON.stringify(line.needs === 'symbol' ? line.symbol : line.count) : undefined,
  );
  const twice = asked.find((each, index) => each !== undefined && asked.indexOf(each) < index);
  if (twice !== undefined) fault(spot, 'two lines ask for the same');
}

/** Checks symbols, the same several times among them. */
export function checkSymbols(spot: Spot | undefined): void {
  for (const each of listAt(spot, 1, 4, 'symbols')) wordAt(each, SYMBOLS);
}

/** Reads where something comes from. */
export function checkSource(spot: Spot | undefined): void {
  wordAt(spot, SOURCES);
}

/** Reads an object with some keys of its own, where it comes from, and what it does. */
export function powersAt<const Name extends string>(
  spot: Spot | undefined,
  bearer: Bearer,
  { required = [], optional = [] }: { readonly required?: readonly Name[]; readonly optional?: readonly Name[] },
): ((key: Name) => Spot | undefined) | undefined {
  const entries = objectAt(spot, {
    required: ['source', ...required],
    optional: [...POWERS, ...optional],
  });
  if (spot === undefined || entries === undefined) return undefined;
  checkSource(entries('source'));
  checkPowers(spot, entries, bearer);
  return entries;
}

// ANT-3.14: every link of a chain of effects uses something up; a generic advance that sets off another one would use nothing.
function checkLoops(spot: Spot | undefined): void {
  if (spot === undefined || !Array.isArray(spot.value)) return;
  for (const [index, word] of spot.value.entries()) {
    if (!isRecord(word) || !isRecord(word.event) || word.event.event !== 'generic-advance') continue;
    if (hasGenericAdvance(word.effects)) fault(spot, 'a generic advance would set itself off', index);
  }
}

function hasGenericAdvance(effects: unknown): boolean {
  if (!Array.isArray(effects)) return false;
  return effects.some((word: unknown) => {
    if (!isRecord(word)) return false;
    const isGeneric = Array.isArray(word.tracks) && word.tracks.length === TRACKS.length;
    return (word.op === 'advance' && isGeneric) || hasGenericAdvance(word.effects);
  });
}

/** The names that stand under a key, anywhere in a value. */
export function wordsIn(value: unknown, key: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => wordsIn(each, key));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === key && !isRecord(each) ? [each] : wordsIn(each, key),
  );
}

/** Tells that a key is missing, or should be. */
export function checkKey(spot: Spot, key: string, isWanted: boolean, why: string): void {
  if (hasKey(spot, key) !== isWanted) fault(spot, why, key);
}
