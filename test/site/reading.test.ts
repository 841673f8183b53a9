import { expect, test } from 'vitest';
import { enforcedIn, outdented } from '../../docs/book/read/code.ts';
import { eventsIn } from '../../docs/book/read/event-rules.ts';
import { idsIn, plainOf, readRulebook, rowsIn, sentencesOf, slugOf } from '../../docs/book/read/rulebook.ts';
import { sentencesIn } from '../../docs/book/read/sentences.ts';
import { declaredIn } from '../../docs/book/read/source.ts';
import { proofsIn } from '../../docs/book/read/tests.ts';

const PAGE = `# Moths — rules specification

They fly.

## Tags

- \`[book]\` — stated in the rulebook.
- \`[ruling]\` our decision.

## Flight

- \`MOT-1.1\` [book] A moth flies to *light*; see \`MOT-1.2\`.

### At night

| id | when |
|---|---|
| \`land\` | MOT-1.2 |

- \`MOT-1.2\` [ruling] [definition] Night is dark.

## Cards

- \`MOT-2.1\` No tag.
- \`MOT-X.1\` A moth flies into a lamp.
`;

test('a rulebook is read with its chapters, blocks, tags and what they mean', () => {
  const { title, intro, tags, chapters } = readRulebook('moths', PAGE);

  expect([title, intro]).toEqual(['Moths — rules specification', 'They fly.']);
  expect([...tags]).toEqual([
    ['book', 'stated in the rulebook.'],
    ['ruling', 'our decision.'],
  ]);
  expect(chapters.map(({ number, title: name, slug }) => [number, name, slug])).toEqual([
    [1, 'Flight', 'flight'],
    [2, 'Cards', 'cards-chapter'],
  ]);
  expect(chapters[0]?.blocks).toEqual([
    {
      block: 'rule',
      rule: { id: 'MOT-1.1', source: 'book', kind: undefined, sentence: 'A moth flies to *light*; see `MOT-1.2`.' },
    },
    { block: 'heading', title: 'At night', slug: 'at-night' },
    { block: 'text', markdown: '| id | when |\n|---|---|\n| `land` | MOT-1.2 |' },
    { block: 'rule', rule: { id: 'MOT-1.2', source: 'ruling', kind: 'definition', sentence: 'Night is dark.' } },
  ]);
});

test('an example is one by its id', () => {
  const rules = readRulebook('moths', PAGE).chapters.flatMap((chapter) => chapter.rules);

  expect(rules.map(({ id, kind }) => [id, kind])).toEqual([
    ['MOT-1.1', undefined],
    ['MOT-1.2', 'definition'],
    ['MOT-2.1', undefined],
    ['MOT-X.1', 'example'],
  ]);
});

test('the rules of events are read from their table, and from the constants that it looks into', () => {
  const text = `const BURNT = { lamp: 'MOT-2.1', fire: 'MOT-2.2' };
export const MOTHS_EVENT_RULES: EventRules<Moths> = {
  flew: 'MOT-1.1',
  burnt: ({ by }) => BURNT[by],
  'fell-down': ({ far }) => (far ? 'MOT-1.2' : 'MOT-1.3'),
};
`;

  const rulesOf = (file: string, code: string) =>
    [...eventsIn({ file, text: code })].map(([name, { rules }]) => [name, rules]);
  expect(rulesOf('event-rules.ts', text)).toEqual([
    ['flew', ['MOT-1.1']],
    ['burnt', ['MOT-2.1', 'MOT-2.2']],
    ['fell-down', ['MOT-1.2', 'MOT-1.3']],
  ]);
  expect(rulesOf('other.ts', 'export const A = 1;')).toEqual([]);
});

test('the rules and the comments of events are read from the table that declares them', () => {
  const text = `export const EVENTS = {
  // -- flying
  /**
   * A moth flies (MOT-X.1),
   * and so on.
   */
  flew: { cites: 'MOT-1.1', changes: [], why: typed<'MOT-9.9'>() },
  burnt: { cites: { by: { lamp: 'MOT-2.1', fire: 'MOT-2.2' } }, changes: ['moths'] },
  ended: { changes: [], rule: typed<string>() },
} as const satisfies EventShapes;
`;

  expect([...eventsIn({ file: 'events.ts', text })]).toEqual([
    ['flew', { rules: ['MOT-1.1'], comment: 'A moth flies (MOT-X.1), and so on.' }],
    ['burnt', { rules: ['MOT-2.1', 'MOT-2.2'], comment: '' }],
    ['ended', { rules: [], comment: '' }],
  ]);
});

test('a text is shortened by whole sentences, or words', () => {
  expect(sentencesOf('One. Two two. Three.', 15)).toBe('One. Two two.');
  expect(sentencesOf('One, two and three', 10)).toBe('One, two …');
  expect(sentencesOf('Short.', 10)).toBe('Short.');
});

test('a page without chapters is one chapter', () => {
  const { intro, preface, chapters } = readRulebook('t', '# Tiny: rules\n\nSmall.\n\n- `TIN-1.1` All.\n');

  expect([intro, preface, chapters.map(({ title, rules }) => [title, rules.length])]).toEqual([
    'Small.',
    '',
    [['Rules', 1]],
  ]);
});

test('the rows of a table are read by its heads, and ids, slugs and plain text from anything', () => {
  expect(rowsIn('text\n\n| id | when |\n|---|---|\n| `a` | now |\n').map((row) => [...row])).toEqual([
    [
      ['id', '`a`'],
      ['when', 'now'],
    ],
  ]);
  expect(idsIn('MOT-1.2, then MOT-X.3 and MOT-1.2')).toEqual(['MOT-1.2', 'MOT-X.3']);
  expect(slugOf('End of the game: scoring')).toBe('end-of-the-game-scoring');
  expect(plainOf('`a` *b* [c](d.md)')).toBe('a b c');
});

test('citations are found with the function around them, and its code', () => {
  const text = `import x from 'y';

/** Flies.
 *
 * @rule MOT-1.1 A moth flies.
 */
export function fly(): number {
  // At night only (MOT-1.2 + MOT-1.3).
  return 1;
}

const bulbs = { lamp: () => ({ code: 'lamp', rule: 'MOT-2.1' }) };
`;

  expect(enforcedIn({ file: 'src/moths/fly.ts', text }).map(({ rule, name, line }) => [rule, name, line])).toEqual([
    ['MOT-1.1', 'fly', 5],
    ['MOT-1.2', 'fly', 8],
    ['MOT-1.3', 'fly', 8],
    ['MOT-2.1', 'bulbs.lamp', 12],
  ]);
  expect(enforcedIn({ file: 'src/moths/fly.ts', text })[0]?.code).toContain('export function fly(): number {');
  // What only lists or says things enforces nothing.
  for (const file of ['table/refusals.ts', 'table/events.ts', 'show/event-rules.ts', 'text/pl/events.ts']) {
    expect(enforcedIn({ file: `src/games/moths/${file}`, text })).toEqual([]);
  }
  expect(outdented(['    a', '      b', ''])).toBe('a\n  b\n');
});

test('tests are found by the rules that their titles begin with', () => {
  // The name apart: a test of the rulebook would take these for tests.
  const call = 'test';
  const text = `
${call}('MOT-1.1 + MOT-1.2 a moth flies: %s', () => {
  fly();
});
${call}('something else', () => {});
describe('more', () => { ${call}.each(A)('MOT-X.1 $name is one', () => {}); });
`;

  expect(proofsIn({ file: 'test/moths.test.ts', text })).toEqual([
    {
      rules: ['MOT-1.1', 'MOT-1.2'],
      title: 'a moth flies',
      file: 'test/moths.test.ts',
      line: 2,
      code: `${call}('MOT-1.1 + MOT-1.2 a moth flies: %s', () => {\n  fly();\n});`,
    },
    {
      rules: ['MOT-X.1'],
      title: '… is one',
      file: 'test/moths.test.ts',
      line: 6,
      code: `describe('more', () => { ${call}.each(A)('MOT-X.1 $name is one', () => {}); });`,
    },
  ]);
});

test('what a file declares at its top is found by name, overloads together', () => {
  const text = `/** A wing. */
export const [a] = [1];
export function fly(far: 1): 1;
export function fly(far: number): number {
  return far;
}
interface Moth { readonly name: string }
`;

  expect([...declaredIn('moth.ts', text)]).toEqual([
    ['[a]', { line: 2, code: 'export const [a] = [1];' }],
    [
      'fly',
      {
        line: 3,
        code: 'export function fly(far: 1): 1;\nexport function fly(far: number): number {\n  return far;\n}',
      },
    ],
    ['Moth', { line: 7, code: 'interface Moth { readonly name: string }' }],
  ]);
});

test('sentences that were written down are read, the first of each, without their rules', () => {
  const text = `flew {"to":1}
  en  It flew. [MOT-1.1]
  pl  Leciała. [MOT-1.1]

flew {"to":2}
  en  It flew again.
`;

  expect([...sentencesIn(text)]).toEqual([['flew', { en: 'It flew.', pl: 'Leciała.' }]]);
});
