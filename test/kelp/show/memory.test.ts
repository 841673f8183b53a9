import { LOCALES, withPrinted } from 'gastropodia';
import { chancesIn, drawTable, look, renderText } from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/games/kelp/text/languages.ts';
import { asking } from './walk.ts';

const VIEWERS = [0, 1, 'spectator'] as const;
const HIDDEN = { memory: 'hidden' } as const;

/** The octopus was seen and is hidden again, and cards of its hand are known. */
const { game, state } = asking(
  'place-search-attack',
  ({ history, revealed, hands }) =>
    history.length > 8 && revealed.filter((each) => each === 0).length > 4 && (hands[0]?.known.length ?? 0) > 1,
);

test('KLP-17.22 a look without memory holds no facts, no known cards and no card on top of the draw pile', () => {
  for (const viewer of VIEWERS) {
    const view = withPrinted(game, game.view(state, viewer));
    const [shown, hidden] = [look(view), look(view, undefined, HIDDEN)];

    expect(shown.facts?.length).toBeGreaterThan(8);
    expect(hidden).toEqual({
      ...shown,
      facts: undefined,
      hand: {
        limit: shown.hand.limit,
        cards: viewer === 0 ? shown.hand.cards : [],
        hidden: viewer === 0 ? 0 : shown.hand.cards.length + shown.hand.hidden,
        known: [],
      },
      drawPile: { size: shown.drawPile.size, top: [] },
    });
    expect(chancesIn(hidden)).toEqual(hidden.areas.map(() => []));
  }
});

/** Whether a drawing says how likely something is. A picture says `max-width:100%`, too. */
const hasChances = (drawing: string): boolean => /\d\s?%/.test(drawing.replace('max-width:100%', ''));

test('KLP-17.22 renderText and drawTable show chances and remembered blocks, or none of them', () => {
  for (const locale of LOCALES) {
    for (const viewer of VIEWERS) {
      const view = withPrinted(game, game.view(state, viewer));

      expect(hasChances(renderText(view, { locale }))).toBe(true);
      expect(hasChances(renderText(view, { locale, ...HIDDEN }))).toBe(false);
      expect(hasChances(drawTable(look(view), { locale }))).toBe(true);
      const bare = drawTable(look(view), { locale, ...HIDDEN });
      expect(hasChances(bare)).toBe(false);
      const { memory } = (LANGUAGES[locale] ?? expect.unreachable()).labels;
      expect(drawTable(look(view), { locale })).toContain(memory);
      expect([bare, renderText(view, { locale, ...HIDDEN })].filter((each) => each.includes(memory))).toEqual([]);
      expect(bare === drawTable(look(view, undefined, HIDDEN), { locale })).toBe(true);
    }
  }
});

test('KLP-17.22 an unknown choice is refused in a sentence', () => {
  const view = withPrinted(game, game.view(state, 1));
  const wrong = { memory: 'some' as 'shown' };

  for (const call of [
    () => look(view, undefined, wrong),
    () => renderText(view, wrong),
    () => drawTable(look(view), wrong),
  ]) {
    expect(call).toThrow("The option memory is 'shown' or 'hidden', not \"some\".");
  }
});
