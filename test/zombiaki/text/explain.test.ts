import { createRandom, LOCALES, sampleOf } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { explain, type ZombiakiOwnWhy, zombiaki } from '../../../src/games/zombiaki/index.ts';
import { REFUSALS } from './refusals.ts';

const ALL = Object.entries(REFUSALS).flatMap(([code, [rule, ...facts]]) =>
  facts.map((each) => ({ code, rule, facts: each }) as ZombiakiOwnWhy),
);

describe.each(LOCALES)('refusals in %s', (locale) => {
  test.each(ALL)('$code is a sentence that ends with its rule', (why) => {
    const sentence = explain(why, { locale });

    expect(sentence).toMatch(new RegExp(`\\. \\[${why.rule}\\]$`, 'u'));
    expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|[;:,] ?\./);
  });
});

test('all refusals, to be read', async () => {
  const page = ALL.map((why) =>
    [
      `${why.code} ${JSON.stringify(why.facts)}`,
      ...LOCALES.map((locale) => `  ${locale}  ${explain(why, { locale })}`),
      '',
    ].join('\n'),
  ).join('\n');

  await expect(page).toMatchFileSnapshot('refusals.txt');
});

test('KER-1.3 + KER-1.4 + KER-1.6 what every game refuses is told with the sides and decisions of this one', () => {
  const { state } = zombiaki.begin({ players: 2 }, 'common');
  const why = (action: object) => zombiaki.whyIllegal(state, action);
  const said = (action: object) => LOCALES.map((locale) => zombiaki.explain(why(action) as never, { locale }));

  expect(said({ type: 'discard', seat: 1, card: 'oil' })).toEqual([
    'It is not your decision; the game waits for the zombie player. [KER-1.3]',
    'To nie twoja decyzja; teraz decyduje grający zombiakami. [KER-1.3]',
    'Das ist nicht deine Entscheidung; jetzt entscheidet der Zombiespieler. [KER-1.3]',
  ]);
  expect(said({ type: 'discard', seat: 0, decline: true })).toEqual([
    'This cannot be declined: discard a card. [KER-1.6]',
    'Z tej decyzji nie można zrezygnować: odrzuć kartę. [KER-1.6]',
    'Darauf kann man nicht verzichten: eine Karte ablegen. [KER-1.6]',
  ]);
});

test('what random play is refused for has a sentence in every language', () => {
  const seen = new Set<string>();
  for (let nth = 0; nth < 60; nth++) {
    const random = createRandom(`refusals ${nth}`);
    const { state } = zombiaki.begin({ players: 2 }, random.seed());
    const { cards } = zombiaki.printed(state);
    const simulation = zombiaki.simulate(state, { chance: { seed: random.seed() } });
    while (simulation.outcome() === undefined) {
      const [{ kind = '', seat = 0 } = {}] = simulation.pending();
      const held = (simulation.state.hands[seat] ?? []).map((card) => ({ card: cards[card] }));
      const shape = zombiaki.actions[kind];
      for (let probe = 0; shape !== undefined && probe < 6; probe++) {
        const probed = {
          ...(sampleOf(shape.fields, random) as object),
          ...(held.length > 0 && kind === 'play' ? random.oneOf(held) : {}),
          type: kind,
          seat,
        };
        const refusal = zombiaki.whyIllegal(simulation.state, probed);
        if (refusal === undefined || seen.has(refusal.code)) continue;
        seen.add(refusal.code);
        for (const locale of LOCALES) {
          expect(zombiaki.explain(refusal, { locale })).toMatch(/\. \[(?:ZOM|KER)-\d+\.\d+\]$/);
        }
      }
      simulation.step(random.oneOf(simulation.legalActions()));
    }
  }
  expect([...seen].filter((code) => !(code in REFUSALS)).sort()).toEqual([]);
  expect(seen.size).toBeGreaterThan(25);
});
