import {
  type AnyVocabulary,
  argument,
  type ByWord,
  checkWord,
  checkWords,
  createRandom,
  examined,
  type Given,
  madeOf,
  rowsOf,
  sampleWord,
  sampleWords,
  say,
  unreachable,
  vocabulary,
  type WordIn,
  type WordPlace,
  wordsFor,
} from 'gastropodia';
import { describe, expect, expectTypeOf, test } from 'vitest';

/** What a cook is known to have. */
interface Kitchen {
  readonly hot: boolean;
}

const AMOUNTS = vocabulary({
  tag: 'how',
  called: 'amounts',
  scopes: { pot: 'a pot', plate: 'a plate' },
  words: {
    pinch: { holds: {}, on: ['pot', 'plate'], written: { pinch: 'as much as two fingers hold' } },
    cups: {
      holds: { count: argument.whole({ most: 4 }) },
      on: ['pot'],
      written: { 'cups(count)': 'cups of it' },
    },
  },
});

const RECIPES = vocabulary({
  tag: 'do',
  called: 'steps',
  deepest: 3,
  longest: 5,
  scopes: { pot: 'a pot', plate: 'a plate' },
  words: {
    add: {
      holds: {
        what: argument.oneOf('salt', 'leek', 'snails'),
        /** How much of it. */
        amount: argument.word(AMOUNTS),
      },
      on: ['pot', 'plate'],
      written: { 'add(what, amount)': 'adds something' },
    },
    boil: {
      holds: {
        minutes: argument.span({ most: 90, usual: 30 }),
        heat: argument.whole({ most: 300, least: 50, step: 50 }),
      },
      on: ['pot'],
      written: { boil: 'boils', 'simmer(minutes)': 'boils a little' },
      clash: ({ minutes, heat }: { minutes?: readonly [number, number]; heat?: number }): Record<string, string> =>
        minutes?.[0] === 0 && heat === 300 ? { heat: 'too hot for so short a time' } : {},
      never: ({ hot }: Kitchen) => (hot ? undefined : 'there is no fire'),
    },
    light: { holds: {}, on: ['pot'], written: { light: 'lights the fire' }, leaves: (): Kitchen => ({ hot: true }) },
    serve: {
      holds: { steps: argument.inner({ scope: 'plate', never: { serve: 'one plate will do' } }) },
      on: ['pot', 'plate'],
      written: { 'serve(…steps)': 'on a plate' },
    },
    repeat: {
      holds: { steps: argument.inner(), on: argument.unless(argument.someOf('monday', 'friday'), ['friday']) },
      on: ['pot', 'plate'],
      written: { 'repeat(…steps)': 'again' },
    },
  },
});

const MENUS = vocabulary({
  tag: 'course',
  called: 'courses',
  scopes: { pot: 'a pot', plate: 'a plate' },
  words: {
    soup: { holds: { steps: argument.words(RECIPES) }, on: ['pot', 'plate'], written: { 'soup(…steps)': 'a soup' } },
  },
});

type Step = WordIn<typeof RECIPES>;

const COLD: WordPlace = { scope: 'pot', known: { hot: false } satisfies Kitchen };
const HOT: WordPlace = { scope: 'pot', known: { hot: true } satisfies Kitchen };
const pinch = say(AMOUNTS, 'pinch', {});
const boil = { do: 'boil', minutes: [5, 10], heat: 100 } as const;

const faultsOf = (steps: unknown, place: WordPlace = HOT): readonly string[] =>
  examined(steps, 'steps', (spot) => checkWords(RECIPES, spot, place)).faults.map(
    ({ path, message }) => `${path}: ${message}`,
  );

describe('types', () => {
  test('a word is an object with its tag and its arguments, a union of all if no name is given', () => {
    expectTypeOf<WordIn<typeof RECIPES, 'boil'>>().toEqualTypeOf<{
      readonly do: 'boil';
      readonly minutes: readonly [least: number, most: number];
      readonly heat: number;
    }>();
    expectTypeOf<WordIn<typeof AMOUNTS>>().toEqualTypeOf<
      { readonly how: 'pinch' } | { readonly how: 'cups'; readonly count: number }
    >();
    expectTypeOf<Extract<Step, { do: 'repeat' }>['on']>().toEqualTypeOf<readonly ('monday' | 'friday')[]>();
    expectTypeOf<Extract<Step, { do: 'serve' }>['steps']>().toEqualTypeOf<readonly Step[]>();
  });

  test('what has a value of its own may be left out, and nothing else', () => {
    expectTypeOf<Given<typeof RECIPES, 'repeat'>>().toEqualTypeOf<{
      readonly steps: readonly Step[];
      readonly on?: readonly ('monday' | 'friday')[];
    }>();
    // @ts-expect-error: a pot has no lid.
    say(RECIPES, 'boil', { minutes: [1, 2], heat: 50, lid: 'on' });
    // @ts-expect-error: heat is missing.
    say(RECIPES, 'boil', { minutes: [1, 2] });
    // @ts-expect-error: there is no such word.
    say(RECIPES, 'fry', {});
  });
});

describe('making words', () => {
  test('arguments stand in the order of the declaration, with what is left out; all is frozen', () => {
    const steps = [say(RECIPES, 'light', {})];
    const word = say(RECIPES, 'repeat', { steps });
    steps.pop();

    expect(JSON.stringify(word)).toBe('{"do":"repeat","steps":[{"do":"light"}],"on":["friday"]}');
    expect([word, word.steps, word.on].map(Object.isFrozen)).toEqual([true, true, true]);
    expect(say(RECIPES, 'repeat', { steps: [], on: ['monday'] }).on).toEqual(['monday']);
  });

  test('a key that the word does not have is kept, and the check names it', () => {
    const given: Given<typeof RECIPES, 'boil'> = { minutes: [1, 2], heat: 50, lid: 'on' } as never;

    expect(faultsOf([say(RECIPES, 'boil', given)])).toEqual([
      "steps[0].lid: unknown key; the keys are 'do', 'minutes', 'heat'",
    ]);
  });
});

describe('checking words', () => {
  test('what has a meaning where it stands has no fault', () => {
    const add = { do: 'add', what: 'leek', amount: pinch };

    expect(
      faultsOf([add, boil, { do: 'serve', steps: [add, { do: 'repeat', steps: [add], on: ['monday'] }] }]),
    ).toEqual([]);
    expect(faultsOf([{ do: 'light' }, boil], COLD)).toEqual([]);
  });

  test('arguments out of bounds, each with its path', () => {
    const wrong = { do: 'boil', minutes: [10, 5], heat: 75 };

    expect(faultsOf([wrong, { ...boil, minutes: [0, 91] }, { ...boil, minutes: [1] }])).toEqual([
      'steps[0].minutes: upside down: from 10 to 5',
      'steps[0].heat: expected a multiple of 50 from 50 to 300, found 75',
      'steps[1].minutes[1]: expected a whole number from 0 to 90, found 91',
      'steps[2].minutes: expected a list of 2 entries, found 1',
    ]);
    expect(faultsOf([{ do: 'repeat', steps: [boil], on: ['friday', 'friday', 'sunday'] }])).toEqual([
      'steps[0].on: expected a list of 1 to 2 entries, found 3',
      "steps[0].on: 'friday' twice",
    ]);
    expect(faultsOf([{ do: 'add', what: 'slugs' }, { do: 'fry' }])).toEqual([
      'steps[0].amount: is missing',
      "steps[0].what: expected one of 'salt', 'leek', 'snails', found 'slugs'",
      "steps[1].do: expected one of 'add', 'boil', 'light', 'serve', 'repeat', found 'fry'",
    ]);
  });

  test('arguments that do not go together, once each of them is right', () => {
    expect(faultsOf([{ do: 'boil', minutes: [0, 1], heat: 300 }])).toEqual([
      'steps[0].heat: too hot for so short a time',
    ]);
    expect(faultsOf([{ do: 'boil', minutes: [0, 'long'], heat: 300 }])).toHaveLength(1);
  });

  test('words that have no meaning for what they act on, also inside others', () => {
    expect(faultsOf([{ do: 'serve', steps: [boil] }])).toEqual([
      "steps[0].steps[0]: 'boil' has no meaning for a plate; words that have are add, serve, repeat",
    ]);
    // What is inside acts on the same, unless the word says more.
    expect(faultsOf([{ do: 'repeat', steps: [boil], on: ['monday'] }])).toEqual([]);
    expect(faultsOf([{ do: 'repeat', steps: [boil], on: ['monday'] }], { scope: 'plate' })).toHaveLength(1);
    // Where it is not known what is acted on, any word may stand.
    expect(faultsOf([boil, { do: 'serve', steps: [boil] }], {})).toHaveLength(1);
  });

  test('a word of another vocabulary has to have a meaning there, too', () => {
    const cups = { do: 'add', what: 'salt', amount: { how: 'cups', count: 2 } };

    expect(faultsOf([cups])).toEqual([]);
    expect(faultsOf([{ do: 'serve', steps: [cups] }])).toEqual([
      "steps[0].steps[0].amount: 'cups' has no meaning for a plate; words that have are pinch",
    ]);
    expect(faultsOf([{ ...cups, amount: { how: 'cups', count: 5 } }])).toEqual([
      'steps[0].amount.count: expected a whole number from 1 to 4, found 5',
    ]);
  });

  test('so have words of another vocabulary in a list, which is the first level there', () => {
    const menuFaults = (steps: unknown, scope: string): readonly string[] =>
      examined([{ course: 'soup', steps }], 'menu', (spot) => checkWords(MENUS, spot, { scope })).faults.map(
        ({ path, message }) => `${path}: ${message}`,
      );
    const add = { do: 'add', what: 'leek', amount: pinch };
    const deep = { do: 'repeat', steps: [{ do: 'repeat', steps: [add], on: ['monday'] }], on: ['friday'] };

    expect(menuFaults([boil, deep], 'pot')).toEqual([]);
    expect(menuFaults([add, boil], 'plate')).toEqual([
      "menu[0].steps[1]: 'boil' has no meaning for a plate; words that have are add, serve, repeat",
    ]);
    expect(menuFaults([], 'pot')).toEqual(['menu[0].steps: is empty']);
    const sampled = Array.from({ length: 50 }, (_, seed) =>
      sampleWords(MENUS, createRandom(`${seed}`), { scope: 'plate' }).flatMap(({ steps }) => steps),
    );
    expect(sampled.flatMap((steps) => faultsOf(steps.slice(0, 1), { scope: 'plate' }))).toEqual([]);
    expectTypeOf<WordIn<typeof MENUS, 'soup'>['steps']>().toEqualTypeOf<readonly Step[]>();
  });

  test('words that are barred inside others, at any depth', () => {
    const serve = { do: 'serve', steps: [{ do: 'add', what: 'salt', amount: pinch }] };

    expect(faultsOf([{ do: 'serve', steps: [{ do: 'repeat', steps: [serve], on: ['monday'] }] }])).toEqual([
      "steps[0].steps[0].steps[0]: 'serve' inside 'serve'; one plate will do",
      'steps[0].steps[0].steps[0].steps: steps stand inside steps at most 3 deep',
    ]);
  });

  test('words that can never do anything, until another has changed that', () => {
    expect(faultsOf([boil], COLD)).toEqual(['steps[0]: there is no fire']);
    expect(faultsOf([boil, { do: 'light' }], COLD)).toEqual(['steps[0]: there is no fire']);
    expect(faultsOf([{ do: 'repeat', steps: [{ do: 'light' }, boil], on: ['monday'] }], COLD)).toEqual([]);
    // Nothing is known of a plate.
    expect(faultsOf([{ do: 'light' }, boil], { scope: 'pot' })).toEqual([]);
  });

  test('one word, among those that may stand there', () => {
    const read = (value: unknown) => examined(value, 'step', (spot) => checkWord(RECIPES, spot, ['boil', 'light']));

    expect(read(boil).value).toEqual({ name: 'boil', held: { minutes: [5, 10], heat: 100 } });
    expect(read({ do: 'serve', steps: [] }).faults).toEqual([
      { path: 'step.do', message: "expected one of 'boil', 'light', found 'serve'" },
    ]);
  });
});

describe('random words', () => {
  const samples = (place: WordPlace): readonly (readonly Step[])[] =>
    Array.from({ length: 600 }, (_, seed) => sampleWords(RECIPES, createRandom(`${seed}`), place));
  const everyWord = (steps: readonly Step[]): readonly Step[] =>
    steps.flatMap((step) => [step, ...('steps' in step ? everyWord(step.steps) : [])]);

  test('all of them pass the check, in every place', () => {
    for (const place of [HOT, COLD, { scope: 'plate' }]) {
      expect(samples(place).flatMap((steps) => faultsOf(steps, place))).toEqual([]);
    }
  });

  test('every word, every argument and every length comes up, the largest included', () => {
    const all = samples(HOT);
    const words = all.flatMap(everyWord);

    expect(new Set(words.map((step) => step.do))).toEqual(new Set(Object.keys(RECIPES.words)));
    expect(new Set(all.map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4, 5]));
    const heats = words.flatMap((step) => (step.do === 'boil' ? [step.heat] : []));
    expect(new Set(heats)).toEqual(new Set([50, 100, 150, 200, 250, 300]));
    const amounts = words.flatMap((step) => (step.do === 'add' ? [step.amount.how] : []));
    expect(new Set(amounts)).toEqual(new Set(['pinch', 'cups']));
    const minutes = words.flatMap((step) => (step.do === 'boil' ? step.minutes : []));
    expect(Math.max(...minutes)).toBe(30);
  });

  test('the same luck gives the same words; one word is one of those that were asked for', () => {
    const one = (seed: string) => sampleWord(RECIPES, createRandom(seed), ['light', 'boil']);

    expect(samples(HOT)).toEqual(samples(HOT));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => one(`${seed}`).do))).toEqual(new Set(['light', 'boil']));
  });
});

describe('what follows for guides and tables', () => {
  test('the words for each scope, and a row for each way to write a word', () => {
    expect(wordsFor(RECIPES, ['plate', 'pot'])).toEqual({
      plate: ['add', 'serve', 'repeat'],
      pot: ['add', 'boil', 'light', 'serve', 'repeat'],
    });
    const rows = rowsOf(RECIPES satisfies AnyVocabulary);
    expect(rows).toHaveLength(6);
    expect(rows[2]).toEqual({ written: 'simmer(minutes)', name: 'boil', on: ['pot'], means: 'boils a little' });
  });
});

describe('tables over the words', () => {
  const SHARES: ByWord<typeof AMOUNTS, [guests: number], string> = {
    pinch: (_word, guests) => `a pinch for ${guests}`,
    cups: ({ count }, guests) => `${count / guests} cups each`,
  };

  test('KER-10.15 what is made of a word is found by its name', () => {
    const words: readonly WordIn<typeof AMOUNTS>[] = [say(AMOUNTS, 'cups', { count: 3 }), say(AMOUNTS, 'pinch', {})];

    expect(words.map((word) => madeOf(SHARES, word.how)(word, 2))).toEqual(['1.5 cups each', 'a pinch for 2']);
  });

  test('KER-10.15 a word that is missing does not compile, in a table or in a switch', () => {
    const { pinch } = SHARES;
    // @ts-expect-error nothing is made of cups
    expectTypeOf<typeof SHARES>({ pinch });
    const told = (word: WordIn<typeof AMOUNTS>): string => {
      switch (word.how) {
        case 'pinch':
          return 'a pinch';
        default:
          // @ts-expect-error cups are not told
          return unreachable(word);
      }
    };

    expect(told(say(AMOUNTS, 'pinch', {}))).toBe('a pinch');
    expect(() => told(say(AMOUNTS, 'cups', { count: 1 }))).toThrow('There is no case for an object.');
    expect(() => unreachable('slice' as never)).toThrow("There is no case for 'slice'.");
  });
});
