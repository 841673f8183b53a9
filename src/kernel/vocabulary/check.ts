import { unreachable } from '../basics/unreachable.ts';
import { fault, listAt, objectAt, type Spot, tagAt, wholeAt, wordAt } from '../reading/spot.ts';
import { inside, knownAfter, onCard, type Placed, type WordPlace, whyMeaningless } from './place.ts';
import type { AnyVocabulary, Argument, NameIn, SomeOfArgument, SpanArgument } from './words.ts';

/** A word that was read: its name, and those of its arguments that are right. */
export interface ReadWord<Of extends AnyVocabulary = AnyVocabulary> {
  readonly name: NameIn<Of>;
  readonly held: Readonly<Record<string, unknown>>;
}

/** Checks a list of words from outside: every fault is told with its path. */
export function checkWords(of: AnyVocabulary, spot: Spot | undefined, place: WordPlace): void {
  checkList(of, spot, onCard(place));
}

/** Checks one word from outside that is among those that may stand there; nothing if it is not clear which it is. */
export function checkWord<Of extends AnyVocabulary>(
  of: Of,
  spot: Spot | undefined,
  among: readonly NameIn<Of>[],
): ReadWord<Of> | undefined {
  return wordFrom(of, spot, among, onCard({}));
}

function checkList(of: AnyVocabulary, spot: Spot | undefined, placed: Placed): void {
  if (spot === undefined) return;
  const { called, deepest, longest } = of;
  if (placed.depth > deepest) {
    fault(spot, `${called} stand inside ${called} at most ${deepest} deep`);
    return;
  }
  let { known } = placed;
  for (const entry of listAt(spot, 1, longest)) {
    const word = wordFrom(of, entry, Object.keys(of.words), { ...placed, known });
    if (word !== undefined) known = knownAfter(of, word.name, known);
  }
}

function wordFrom<Of extends AnyVocabulary>(
  of: Of,
  spot: Spot | undefined,
  among: readonly NameIn<Of>[],
  placed: Placed,
): ReadWord<Of> | undefined {
  const name = tagAt(spot, of.tag, among);
  const rule = name === undefined ? undefined : of.words[name];
  if (spot === undefined || name === undefined || rule === undefined) return undefined;
  const meaningless = whyMeaningless(of, name, placed);
  if (meaningless !== undefined) fault(spot, meaningless);
  const entries = objectAt(spot, { required: [of.tag, ...Object.keys(rule.holds)] });
  const held: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(rule.holds)) {
    const value = valueFrom(of, entries?.(key), each, name, placed);
    if (value !== undefined) held[key] = value;
  }
  for (const [key, message] of Object.entries(rule.clash?.(held as never) ?? {})) {
    const entry = entries?.(key);
    if (entry !== undefined) fault(entry, message);
  }
  return { name, held };
}

/** Reads an argument; nothing if it is not there or at fault. */
function valueFrom(
  of: AnyVocabulary,
  spot: Spot | undefined,
  argument: Argument,
  holder: string,
  placed: Placed,
): unknown {
  if (spot === undefined) return undefined;
  switch (argument.kind) {
    case 'whole':
      return wholeAt(spot, argument.least, argument.most, argument.step);
    case 'one-of':
      return wordAt(spot, argument.names);
    case 'some-of':
      return namesFrom(spot, argument);
    case 'span':
      return spanFrom(spot, argument);
    case 'inner':
      return checkList(of, spot, inside(placed, holder, argument));
    case 'word':
      return wordFrom(argument.vocabulary, spot, Object.keys(argument.vocabulary.words), { ...placed, barred: {} });
    case 'words':
      return checkList(argument.vocabulary, spot, onCard(placed));
    default:
      return unreachable(argument);
  }
}

function namesFrom(spot: Spot, { names }: SomeOfArgument): readonly string[] | undefined {
  const found = listAt(spot, 1, names.length).map((entry) => wordAt(entry, names));
  const twice = found.find((name, index) => name !== undefined && found.indexOf(name) < index);
  if (twice !== undefined) fault(spot, `'${twice}' twice`);
  return found.filter((name) => name !== undefined);
}

function spanFrom(spot: Spot, { most: furthest }: SpanArgument): readonly [number, number] | undefined {
  const [first, second] = listAt(spot, 2, 2);
  const least = wholeAt(first, 0, furthest);
  const most = wholeAt(second, 0, furthest);
  if (least === undefined || most === undefined) return undefined;
  if (least > most) {
    fault(spot, `upside down: from ${least} to ${most}`);
    return undefined;
  }
  return [least, most];
}
