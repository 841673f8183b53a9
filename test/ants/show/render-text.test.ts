import { LOCALES, withPrinted } from 'gastropodia';
import { ants, antsStory, look, renderText } from 'gastropodia/ants';
import { widthOf } from 'gastropodia/drawing';
import { expect, test } from 'vitest';
import { asking, ended, positions } from './walk.ts';

const WALK = positions('drawn', { longest: 260, every: 60 });
const LATE = WALK.filter(({ state }) => state.round > 8);
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]+m`, 'g');

test('ANT-22.1 the table is drawn in each language, as people read it', async () => {
  const [two, three, four] = [2, 3, 4].map((seats) => LATE.find(({ state }) => state.names.length === seats));
  if (two === undefined || three === undefined || four === undefined) return expect.unreachable();
  const drawings = [
    renderText(withPrinted(ants, ants.view(two.state, 0)), { locale: 'en' }),
    renderText(withPrinted(ants, ants.view(three.state, 1)), { locale: 'pl' }),
    renderText(withPrinted(ants, ants.view(four.state, 'spectator')), { locale: 'de' }),
  ];

  await expect(`${drawings.join(`\n\n${'_'.repeat(80)}\n\n`)}\n`).toMatchFileSnapshot('drawings.txt');
});

test('no line is wider than a terminal, and colour changes no letter', () => {
  for (const { state } of WALK) {
    for (const locale of LOCALES) {
      const plain = renderText(withPrinted(ants, ants.view(state, 0)), { locale });
      expect(plain.split('\n').filter((line) => widthOf(line) > 80)).toEqual([]);
      expect(plain).not.toMatch(/undefined|NaN|\[object|#/);
      expect(
        renderText(withPrinted(ants, ants.view(state, 0)), { locale, colour: 'ansi-256' }).replaceAll(ESCAPES, ''),
      ).toBe(plain);
    }
  }
});

test('ANT-24.20 + KER-11.14 the end is seen from a view as the rules have it', () => {
  const state = ended();
  const { winners, ranking, reason, rule, scores } = ants.outcome(state) ?? {};

  expect(look(withPrinted(ants, ants.view(state, 'spectator'))).outcome).toEqual({
    winners,
    ranking,
    reason,
    rule,
    scores,
  });
});

test('ANT-24.20 + ANT-24.21 at the end the standing begins with the VP, then come Stars; VP are told only then', () => {
  const state = ended();
  const seen = antsStory.look(withPrinted(ants, ants.view(state, 'spectator')));
  const [score = 0] = seen.outcome?.scores ?? [];
  const stars = Object.values(seen.players[0]?.stars ?? {}).reduce((sum, each) => sum + each, 0);
  const cards = seen.players[0]?.played.length;
  const told = String(score).replace('-', '−');

  expect(LOCALES.map((locale) => antsStory.standing?.(seen, 0, locale))).toEqual([
    `${told} VP, Stars ${stars}, Played ${cards}`,
    `${told} PZ, Gwiazdy ${stars}, Zagrane ${cards}`,
    `${told} SP, Sterne ${stars}, Gespielt ${cards}`,
  ]);
  expect(renderText(withPrinted(ants, ants.view(state, 'spectator')))).toContain(`1 Player 1 ${told} VP`);
  expect(antsStory.standing?.({ ...seen, outcome: undefined }, 0, 'en')).toBe(`Stars ${stars}, Played ${cards}`);
});

test('ANT-22.1 every sign of a table is in its legend, and means one thing', () => {
  for (const locale of LOCALES) {
    const state = LATE[0]?.state ?? expect.unreachable();
    const text = renderText(withPrinted(ants, ants.view(state, 0)), { locale });
    const options = { locale, colour: 'none', columns: 80 } as const;
    const legend = antsStory.legend?.(antsStory.look(withPrinted(ants, ants.view(state, 0))), options) ?? [];
    const lines = legend.map((line) => line.map((each) => each.text).join(''));
    const signs = lines.flatMap((line) => line.split(/ {2,}/).map((entry) => entry.split(' ')[0] ?? ''));
    const used = [
      ...[...text.matchAll(/^.*\|.*$/gm)].flatMap(([line]) => [
        ...line.matchAll(/\|[AB]\d\d (\S+)|\b(\p{L}\p{Ll})\d/gu),
      ]),
      ...text.matchAll(/(?<=[:,(] |\()(?:(\p{Lu}\p{Ll}?) \d+)(?=[,)]|$)/gmu),
    ].map(([, one, other]) => one ?? other ?? '');

    expect(signs.filter((sign, nth) => signs.indexOf(sign) !== nth)).toEqual([]);
    expect(used.length).toBeGreaterThan(30);
    expect([...new Set(used)].filter((sign) => !signs.includes(sign))).toEqual([]);
  }
});

test('what has changed since an earlier table is new, and nothing else is', () => {
  const { state, action } =
    WALK.find((each) => each.action.type === 'explore-hex' || each.action.type === 'forage-vertex') ??
    asking('explore-hex');
  const [before, after] = [state, ants.reduce(state, action)].map((each) =>
    antsStory.look(withPrinted(ants, ants.view(each, 'spectator'))),
  );
  if (before === undefined || after === undefined) return expect.unreachable();
  const options = { locale: 'en', colour: 'ansi-256', columns: 80 } as const;
  const news = (then?: typeof before): string[] =>
    antsStory
      .table(after, options, then)
      .flatMap((line) => line.flatMap((each) => (each.isNew === true ? [each.text] : [])));

  expect(news(before).join(' ')).toMatch(/[AB]\d\d/);
  expect(news()).toEqual([]);
});
