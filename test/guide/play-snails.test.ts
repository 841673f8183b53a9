import { withPrinted } from 'gastropodia';
import { describeCard, formatEvent, look, renderText, snails } from 'gastropodia/snails';
import { expect, test } from 'vitest';

test('KER-1.1 a game of Snails is played by asking what is legal and applying it', () => {
  // #region play
  let state = snails.setup({ players: 2 }, 'any seed');

  while (snails.outcome(state) === undefined) {
    const [decision] = snails.pending(state);
    const view = snails.view(state, decision?.seat ?? 0); // all that this seat may know
    const [action] = snails.legalActions(view); // what a front-end would highlight

    const applied = snails.apply(state, action);
    if (!applied.ok) throw new Error(snails.explain(applied.refusal, { locale: 'en' }));
    state = applied.state; // applied.events tells what to animate
  }
  // #endregion play

  expect(snails.outcome(state)?.ranking.flat().sort()).toEqual([0, 1]);
});

test('KER-2.1 a refusal of Snails says which rule it breaks, and why', () => {
  // #region refuse
  const state = snails.setup({ players: 2, firstPlayer: 0 }, 'any seed');
  const kept = [0, 1].reduce((now, seat) => snails.reduce(now, { type: 'mulligan', seat, decline: true }), state);
  const refusal = snails.whyIllegal(kept, { type: 'place-snail', seat: 0, snail: 0, field: '0,0' });

  expect(refusal).toEqual({ code: 'place/on-water', rule: 'SNL-2.13', facts: { field: '0,0' } });
  expect(refusal && snails.explain(refusal, { locale: 'de' })).toMatch(/Wasser.*\[SNL-2\.13\]$/);
  // #endregion refuse
});

test('KER-4.2 a view of Snails can be drawn, read and told', () => {
  const { state, events } = snails.begin({ players: 2, firstPlayer: 1 }, 'any seed');
  const view = withPrinted(snails, snails.view(state, 0));

  expect(renderText(view)).toContain('-3,3');
  expect(look(view).fields).toHaveLength(37);
  expect(events.map((event) => formatEvent(event, { locale: 'pl' }))[0]).toContain('2');
  expect(describeCard({ source: 'ours', copies: 1, effects: [{ op: 'draw', count: 2 }] }, { locale: 'en' })).toBe(
    'Draw 2 arsenal cards.',
  );
});
