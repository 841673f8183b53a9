import { LOCALES, withPrinted } from 'gastropodia';
import { widthOf } from 'gastropodia/drawing';
import { drawTable, kelpStory, look, renderText } from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { asking, type Reached } from './walk.ts';

const POSITIONS: readonly (readonly [Reached, 0 | 1 | 'spectator'])[] = [
  [asking('octopus-action', ({ round, eaten }) => round > 3 && eaten.length > 0), 0],
  [asking('place-current', ({ round, front }) => round > 4 && front.length > 0), 1],
  [asking('mix-place'), 'spectator'],
];
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]+m`, 'g');

test('KLP-17.3 the table is drawn in each language, as people read it', async () => {
  const drawings = POSITIONS.map(([{ game, state }, viewer], index) =>
    renderText(withPrinted(game, game.view(state, viewer)), { locale: LOCALES[index] ?? 'en' }),
  );

  await expect(`${drawings.join(`\n\n${'_'.repeat(80)}\n\n`)}\n`).toMatchFileSnapshot('drawings.txt');
});

test('no line is wider than a terminal, and colour changes no letter', () => {
  for (const [{ game, state }, viewer] of POSITIONS) {
    for (const locale of LOCALES) {
      const plain = renderText(withPrinted(game, game.view(state, viewer)), { locale });
      expect(plain.split('\n').filter((line) => widthOf(line) > 80)).toEqual([]);
      for (const colour of ['ansi', 'ansi-256'] as const) {
        expect(
          renderText(withPrinted(game, game.view(state, viewer)), { locale, colour }).replaceAll(ESCAPES, ''),
        ).toBe(plain);
      }
    }
  }
});

test('KLP-17.20 a chance is told whole, and what the figures and marks mean is said', () => {
  const { game, state } = asking('setup-den');
  const plain = renderText(withPrinted(game, game.view(state, 'spectator')), { locale: 'en' });

  expect(plain).toContain('|Oct 11% T-1 11%|');
  expect(plain).toContain('% what the shark can know');
  expect(plain).toContain('Sk· Shark, looking inward');
});

test('KLP-8.2 a die under the shark is drawn beside it, in text and in the picture', () => {
  const { game, state } = asking('move', ({ currents, space }) => (currents[space] ?? -1) > 0);
  const view = withPrinted(game, game.view(state, 1));
  const drawn = look(view);
  const under = drawn.spaces.find(({ space }) => space === drawn.shark?.space)?.current ?? 0;

  expect(renderText(view, { locale: 'en' })).toMatch(new RegExp(`Sk[↑→↓←·] ?:${under}`));
  const space = new RegExp(`data-space="${drawn.shark?.space}"[^]*?data-space`).exec(
    drawTable(drawn, { locale: 'en' }),
  );
  expect(space?.[0]).toContain(`class="die`);
});

test('what has changed since an earlier table is new, and nothing else is', () => {
  const { game, state } = asking('mix-place');
  const [action] = game.legalActions(state);
  if (action === undefined || !('area' in action)) return expect.unreachable();
  const [before, after] = [state, game.reduce(state, action)].map((each) =>
    kelpStory.look(withPrinted(game, game.view(each, 'spectator'))),
  );
  if (before === undefined || after === undefined) return expect.unreachable();
  const options = { locale: 'en', colour: 'ansi-256', columns: 80 } as const;
  const news = (then?: typeof before): string[] =>
    kelpStory
      .table(after, options, then)
      .flatMap((line) => line.flatMap((each) => (each.isNew === true ? [each.text] : [])));

  expect(news(before).join(' ')).toContain('(?)');
  expect(news()).toEqual([]);
});

test('KER-2.9 a colour or a language that there is not is an error that says so', () => {
  const [[{ game, state }]] = POSITIONS as [readonly [Reached, 0]];
  const view = withPrinted(game, game.view(state, 0));

  expect(() => renderText(view, { colour: 'green' as never })).toThrow("There is no colour 'green'");
  expect(() => renderText(view, { locale: 'fr' as never })).toThrow("There is no locale 'fr'");
});
