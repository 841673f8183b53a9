import { type SeenEvent, withPrinted } from 'gastropodia';
import { expect, test, vi } from 'vitest';
import {
  BASIC_ACTIONS,
  cardName,
  decisionName,
  defaultPack,
  describeAction,
  describeCard,
  explain,
  formatEvent,
  optionName,
  renderText,
  type SnailsEvent,
  type SnailsWhy,
  snails,
  wordsIn,
} from '../../../src/games/snails/index.ts';
import { ISLET_VIEW, PLANNING_VIEW, ROCKET_VIEW } from '../kit/views.ts';
import { REFUSALS } from './refusals.ts';

// A folder, and one word in each table.
vi.mock('../../../src/games/snails/text/languages.ts', async (original) => {
  const tables = await original<typeof import('../../../src/games/snails/text/languages.ts')>();
  const { language: xx } = await import('./xx/index.ts');
  return { LANGUAGES: { ...tables.LANGUAGES, xx }, REFUSING_IN: { ...tables.REFUSING_IN, xx } };
});

const isLoud = (text: string): boolean => text !== '' && text === text.toUpperCase();

const refusals = Object.entries(REFUSALS).flatMap(([code, [rule, ...facts]]) =>
  facts.map((each) => ({ code, rule, facts: each }) as SnailsWhy),
);
const common: readonly SnailsWhy[] = [
  { code: 'game/over', rule: 'KER-1.2', facts: {} },
  { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [0, 2] } },
  { code: 'decision/other-kind', rule: 'KER-1.4', facts: { kind: 'mulligan' } },
  { code: 'malformed', rule: 'KER-2.1', facts: { path: 'ACTION.FIELD', expected: 'word', least: 0, most: 0 } },
];

test('KER-11.1 a language of Snails is a folder and one line: then the game speaks it', () => {
  expect([...snails.locales].sort()).toEqual(['de', 'en', 'pl', 'xx']);
  expect(() => snails.explain(common[0] as SnailsWhy, { locale: 'cs' })).toThrow("'cs'; there are de, en, pl, xx.");
});

test('KER-11.2 all that is refused is told in it, whether by the game or by itself', () => {
  for (const why of [...refusals, ...common]) {
    expect(explain(why, { locale: 'xx' })).toBe(explain(why, { locale: 'en' }).toUpperCase());
    expect(snails.explain(why, { locale: 'xx-XX' })).toBe(explain(why, { locale: 'xx' }));
  }
  expect(refusals.length).toBeGreaterThan(50);
});

test('KER-11.6 players are called by one name in all that is said', () => {
  expect(snails.locales.map((locale) => snails.seatName(1, { locale })).sort()).toEqual([
    ...['PLAYER 2', 'Spieler 2', 'gracz 2', 'player 2'],
  ]);
  for (const locale of snails.locales) {
    const name = snails.seatName(1, { locale }).toLowerCase();
    const said = [
      snails.explain({ code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [1] } }, { locale }),
      formatEvent({ type: 'first-player', seat: 1 }, { locale }),
      renderText(withPrinted(snails, snails.view(snails.setup({ players: 2 }, 'x'), 0)), { locale }),
    ];
    expect(said.filter((text) => !text.toLowerCase().includes(name))).toEqual([]);
  }
});

test('cards, names, decisions and events are in it, too', () => {
  const events: readonly SeenEvent<SnailsEvent>[] = [
    { type: 'phase-began', phase: 'draw' },
    { type: 'damaged', snail: 4, amount: 15, shell: 5, life: 20, by: 'card' },
  ];
  const said = [
    ...Object.values({ ...defaultPack.red, ...defaultPack.purple, ...defaultPack.basic }).map((card) =>
      describeCard(card, { locale: 'xx' }),
    ),
    ...BASIC_ACTIONS.map((action) => describeAction(action, { locale: 'xx' })),
    ...Object.keys(defaultPack.red).map((id) => cardName(id, { locale: 'xx' })),
    ...Object.keys(snails.decisions).map((kind) => decisionName(kind, { locale: 'xx' })),
    ...events.map((event) => formatEvent(event, { locale: 'xx' })),
    optionName('empty-pockets', { locale: 'xx' }),
    ...Object.values(wordsIn('xx')).flatMap((names) => Object.values<string>(names)),
  ];

  expect(said.filter((text) => !isLoud(text))).toEqual([]);
  expect(said.length).toBeGreaterThan(100);
});

test.each(Object.entries({ ISLET_VIEW, PLANNING_VIEW, ROCKET_VIEW }))(
  '%s is drawn in it: no word of another language is left',
  (_name, { names, ...table }) => {
    const view = { ...table, names: names.map((name) => name.toUpperCase()) };
    const drawn = renderText(view, { locale: 'xx' });

    expect(drawn.toUpperCase()).toBe(renderText(view, { locale: 'en' }).toUpperCase());
    expect(drawn.match(/\p{Ll}{3,}/gu)).toBe(null);
  },
);
