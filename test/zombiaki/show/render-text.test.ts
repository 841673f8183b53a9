import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { widthOf } from '../../../src/drawing/index.ts';
import { renderText, zombiakiStory } from '../../../src/games/zombiaki/index.ts';
import { LOCALES } from '../../../src/kernel/index.ts';
import { act, scene } from '../kit/scene.ts';

const FULL = scene(
  `5  Z2/4+S+B2!  barrier     barrel
   4  wall-5|Z6   wall-6      car|Z3+C
   3  fire|Z3+N   pit-2|Z5    mine
   2  D1          Z7/4.5+S+B  Z1+O+M
   1  Z2          fire        pit-1`,
  {
    zombies: ['not-so-fast', 'zombie-5'],
    humans: ['flamethrower', 'shot-1', 'shot-1'],
    inEffect: ['freeze'],
    limit: 1,
  },
);
const OIL = act(scene(`4 car . .\n3 Z3 mine .`, { humans: ['oil'] }), 'play oil b3');
const OVER = act(scene(`5 . Z2 .`, { turn: 'zombies', zombies: ['hunger'] }), 'play hunger b5>out');

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]+m`, 'g');
const text = ({ game, state }: typeof FULL, locale: (typeof LOCALES)[number]): string =>
  renderText(withPrinted(game, game.view(state, 1)), { locale });

test('ZOM-19.5 the table is drawn in each language, as people read it', async () => {
  const drawings = [FULL, OIL, OVER].flatMap((drawn, index) =>
    LOCALES.filter((locale) => index === 0 || locale === 'en').map((locale) => text(drawn, locale)),
  );

  await expect(`${drawings.join(`\n\n${'_'.repeat(80)}\n\n`)}\n`).toMatchFileSnapshot('drawings.txt');
});

test('no line is wider than a terminal, and colour changes no letter', () => {
  for (const drawn of [FULL, OIL, OVER]) {
    for (const locale of LOCALES) {
      const plain = text(drawn, locale);
      expect(plain.split('\n').filter((line) => widthOf(line) > 80)).toEqual([]);
      for (const colour of ['ansi', 'ansi-256'] as const) {
        expect(
          renderText(withPrinted(drawn.game, drawn.game.view(drawn.state, 1)), { locale, colour }).replaceAll(
            ESCAPES,
            '',
          ),
        ).toBe(plain);
      }
    }
  }
});

test('KER-11.3 codes of creatures, of what they carry and of marks differ from each other in every language', () => {
  for (const locale of LOCALES) {
    const legend = zombiakiStory.legend?.(zombiakiStory.look(withPrinted(FULL.game, FULL.game.view(FULL.state, 0))), {
      locale,
      colour: 'none',
      columns: 80,
    });
    const codes = (legend ?? [])
      .flat()
      .flatMap((piece) => /^\+(\S+)/.exec(piece.text)?.[1] ?? [])
      .map((code) => code.replace(/\d/, ''));
    expect(codes).toHaveLength(7);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

test('what has changed since an earlier table is new, and nothing else is', () => {
  const { look } = zombiakiStory;
  const before = scene(`4 . Z3 .\n2 Z2 . .`, { humans: ['shot-1'] });
  const after = act(before, 'play shot-1 b:creature');
  const [one, other] = [before, after].map(({ game, state }) => look(withPrinted(game, game.view(state, 0))));
  if (one === undefined || other === undefined) return expect.unreachable();
  const options = { locale: 'en', colour: 'ansi-256', columns: 80 } as const;
  const news = (now: typeof one, then?: typeof one): string[] =>
    zombiakiStory.table(now, options, then).flatMap((line) => line.flatMap((each) => (each.isNew ? [each.text] : [])));

  expect(news(other, one)).toEqual(['Z2/3']);
  expect(news(other)).toEqual([]);
});

test('KER-2.9 a colour or a language that there is not is an error that says so', () => {
  const view = withPrinted(FULL.game, FULL.game.view(FULL.state, 0));

  expect(() => renderText(view, { colour: 'green' as never })).toThrow("There is no colour 'green'");
  expect(() => renderText(view, { locale: 'fr' as never })).toThrow("There is no locale 'fr'");
});
