import { createRandom, LOCALES } from 'gastropodia';
import { clicksOf } from 'gastropodia/boxes';
import { snails, snailsBox } from 'gastropodia/snails';
import { expect, test } from 'vitest';

test('KER-12.8 the cards of an exchange are named one by one, and no two targets have the same label', () => {
  const random = createRandom('exchange');
  let state = snails.setup({ players: 2 }, 'exchange');
  while (snails.pending(state).every(({ kind }) => kind !== 'exchange')) {
    state = snails.reduce(state, random.oneOf([...snails.legalActions(state)]));
  }
  const seat = snails.pending(state).find(({ kind }) => kind === 'exchange')?.seat ?? 0;
  const view = snails.view(state, seat);
  const { lit } = clicksOf(snailsBox, view);

  for (const locale of LOCALES) {
    const labels = lit.map((each) => snailsBox.words.label(each, view, { locale }));
    expect(new Set(labels).size).toBe(lit.length);
    if (locale === 'en') expect(labels).toContainEqual(expect.stringMatching(/^Exchange [^&]+ for a new card …$/));
  }
});
