import { unreachable } from '../basics/unreachable.ts';
import type { Random } from '../chance/random.ts';
import { hasMeaning, inside, knownAfter, onCard, type Placed, type WordPlace } from './place.ts';
import type { AnyVocabulary, Argument, NameIn, SpanArgument, WholeArgument, WordIn } from './words.ts';

// One random figure in so many is as large as the check lets it be.
const SELDOM = 20;
const USUAL_WORDS = 3;
const MOST_INNER_WORDS = 4;

/** A random list of words that all have a meaning where they stand, inside others, too. */
export function sampleWords<Of extends AnyVocabulary>(of: Of, random: Random, place: WordPlace): readonly WordIn<Of>[] {
  return listOf(of, random, onCard(place)) as unknown as readonly WordIn<Of>[];
}

/** A random word, one of these. */
export function sampleWord<Of extends AnyVocabulary, const Name extends NameIn<Of>>(
  of: Of,
  random: Random,
  among: readonly Name[],
): WordIn<Of, Name> {
  return wordOf(of, random, random.oneOf(among), onCard({})) as WordIn<Of, Name>;
}

type Made = Readonly<Record<string, unknown>>;

function listOf(of: AnyVocabulary, random: Random, placed: Placed): readonly Made[] {
  const longest = placed.depth === 1 ? of.longest : Math.min(of.longest, MOST_INNER_WORDS);
  const length = upTo(random, Math.min(USUAL_WORDS, longest), longest);
  let { known } = placed;
  const made: Made[] = [];
  while (made.length < length) {
    const here = { ...placed, known };
    const fitting = Object.keys(of.words).filter((each) => fits(of, each, here));
    // After some words no other has a meaning.
    if (fitting.length === 0 && made.length > 0) break;
    const name = random.oneOf(fitting);
    known = knownAfter(of, name, known);
    made.push(wordOf(of, random, name, here));
  }
  return made;
}

/** Can this word stand here, with words in it if it needs any? */
function fits(of: AnyVocabulary, name: string, placed: Placed): boolean {
  if (!hasMeaning(of, name, placed)) return false;
  return Object.values(of.words[name]?.holds ?? {}).every((each) => {
    if (each.kind === 'word' || each.kind === 'words') return meantIn(each.vocabulary, placed).length > 0;
    return each.kind !== 'inner' || placed.depth < of.deepest;
  });
}

const meantIn = (of: AnyVocabulary, placed: Placed): string[] =>
  Object.keys(of.words).filter((name) => hasMeaning(of, name, { ...placed, barred: {} }));

function wordOf(of: AnyVocabulary, random: Random, name: string, placed: Placed): Made {
  const rule = of.words[name];
  for (;;) {
    const held = Object.fromEntries(
      Object.entries(rule?.holds ?? {}).map(([key, each]) => [key, argumentOf(of, random, each, name, placed)]),
    );
    // What does not go together is drawn again: single arguments always do.
    if (Object.keys(rule?.clash?.(held as never) ?? {}).length === 0) return { [of.tag]: name, ...held };
  }
}

function argumentOf(of: AnyVocabulary, random: Random, argument: Argument, holder: string, placed: Placed): unknown {
  switch (argument.kind) {
    case 'whole':
      return numberOf(random, argument);
    case 'one-of':
      return random.oneOf(argument.names);
    case 'some-of': {
      const some = random.shuffled(argument.names).slice(0, 1 + random.below(argument.names.length));
      return argument.names.filter((name) => some.includes(name));
    }
    case 'span':
      return spanOf(random, argument);
    case 'inner':
      return listOf(of, random, inside(placed, holder, argument));
    case 'word': {
      const name = random.oneOf(meantIn(argument.vocabulary, placed));
      return wordOf(argument.vocabulary, random, name, placed);
    }
    case 'words':
      return listOf(argument.vocabulary, random, onCard(placed));
    default:
      return unreachable(argument);
  }
}

function numberOf(random: Random, { least, most, usual, step }: WholeArgument): number {
  const first = Math.ceil(least / step);
  const [usualSteps, mostSteps] = [Math.floor(usual / step), Math.floor(most / step)];
  return step * (first - 1 + upTo(random, usualSteps - first + 1, mostSteps - first + 1));
}

function spanOf(random: Random, { usual }: SpanArgument): readonly [number, number] {
  const [one, other] = [random.below(usual + 1), random.below(usual + 1)];
  return [Math.min(one, other), Math.max(one, other)];
}

// Mostly figures as they are on cards, now and then as large as the check lets them be.
function upTo(random: Random, usual: number, most: number): number {
  if (random.below(SELDOM) > 0) return 1 + random.below(usual);
  return usual + random.below(most - usual + 1);
}
