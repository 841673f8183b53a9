import { withPrinted } from 'gastropodia';
import { ants } from 'gastropodia/ants';
import { clicksFrom, type OwnWay } from 'gastropodia/boxes';
import { expect, test } from 'vitest';
import { ANT_ACTIONS, TRACKS } from '../../../src/games/ants/components.ts';
import { antsClicks } from '../../../src/games/ants/show/clicks.ts';
import type { AntsTypes } from '../../../src/games/ants/table/state.ts';
import { askParts } from '../../../src/games/ants/table/work.ts';
import { positions } from './walk.ts';

interface Declared {
  readonly about?: Readonly<Record<string, { readonly node: { readonly names?: unknown; readonly shownAs?: string } }>>;
  readonly says?: Readonly<
    Record<string, { readonly click?: { readonly by: string }; readonly domain?: { readonly kind: string } }>
  >;
}

/** Lists that the page has anyway, by their names. */
const LISTS = { ANT_ACTIONS, TRACKS };
/** Ways of Ants' own: see `show/clicks.ts`. */
const WAYS: Readonly<Record<string, OwnWay<AntsTypes>>> = {
  larva: { way: (name: string) => [{ kind: 'ant', id: `middle-${name}` }] },
};
/** What is clicked by rules of its own there. */
const OWN = ['spend-ants', 'store-ants', 'fill-room', 'empty-room', 'incubation-effect', 'move-disc', 'transform'];

const quoted = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);
const written = (value: unknown): string => {
  const list = Object.entries(LISTS).find(([, names]) => JSON.stringify(names) === JSON.stringify(value));
  return list === undefined ? `'${value}'` : list[0];
};

/** What is declared of decisions, as far as a page needs it that has no rules. */
function pageOf({ asks, free }: ReturnType<typeof askParts>): string {
  const declared = Object.entries({ ...asks, ...free } as Readonly<Record<string, Declared>>);
  const named = declared.flatMap(([type, { about = {} }]) => {
    const parts = Object.entries(about).flatMap(([key, { node }]) => {
      const { names, shownAs } = node;
      if (shownAs !== undefined) return [`${key}: shownAs('${shownAs}')`];
      return names === undefined ? [] : [`${key}: named(${written(names)})`];
    });
    return parts.length === 0 ? [] : [`  ${quoted(type)}: { about: { ${parts.join(', ')} } },`];
  });
  const clicks = declared.flatMap(([type, { says = {} }]) => {
    const parts = Object.entries(says).flatMap(([key, { click, domain }]) => {
      if (click === undefined || Object.hasOwn(WAYS, click.by) || domain?.kind !== 'word') return [];
      return [click.by === key ? `by('${key}')` : `by('${click.by}', '${key}')`];
    });
    return parts.length === 0 ? [] : [`  ${quoted(type)}: [${parts.join(', ')}],`];
  });
  return `import type { ClickPart } from '../../../boxes/index.ts';
import { ${Object.keys(LISTS).join(', ')} } from '../components.ts';

// What a page needs of \`table/work.ts\`, which declares it: \`npx vitest -u test/ants/show/asks.test.ts\` writes this file.

const named = (names: readonly string[] | string) => ({ node: { names } });
const shownAs = (key: string) => ({ node: { shownAs: key } });
const by = (kind: string, key = kind): ClickPart => ({ key, kind });

/** The numbers that decisions are shown with by name. */
export const NAMED = {
${named.join('\n')}
};

/** What answers say by one click: all that is said by several, and in ways of Ants' own, is in \`clicks.ts\`. */
export const CLICKED: Readonly<Record<string, readonly ClickPart[]>> = {
${clicks.join('\n')}
};
`;
}

test('KER-10.22 what a page loads of decisions is what is declared of them', async () => {
  await expect(pageOf(askParts())).toMatchFileSnapshot('../../../src/games/ants/show/asks.ts');
});

test('KER-10.22 what a page clicks is what the declaration says is clicked', () => {
  const derived = clicksFrom<AntsTypes>(askParts(), { ways: WAYS });
  const types = new Set<string>();
  for (const { state } of positions('clicks', { longest: 360, every: 4 })) {
    for (const { seat } of ants.pending(state)) {
      const view = withPrinted(ants, ants.view(state, seat));
      const actions = [...ants.legalActions(view, seat)];
      for (const action of actions.filter(({ type }) => !OWN.includes(type)).slice(0, 12)) {
        types.add(action.type);
        expect(antsClicks.paths(action, view, actions)).toEqual(derived.paths(action, view, actions));
      }
    }
  }
  expect(types.size).toBeGreaterThan(15);
});
