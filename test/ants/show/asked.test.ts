import { LOCALES, withPrinted } from 'gastropodia';
import { ants, speaking } from 'gastropodia/ants';
import { expect, test } from 'vitest';
import { positions } from './walk.ts';

const WALK = positions('asked', { longest: 360, every: 9 });

test('KER-11.12 + KER-11.13 what is asked and can be done in a position is told with what lies on the table', () => {
  const said = new Set<string>();
  for (const { state } of WALK.filter((_, nth) => nth % 3 === 0)) {
    for (const [nth, locale] of LOCALES.entries()) {
      for (const { seat } of ants.pending(state)) {
        const view = ants.view(state, seat);
        const speaker = speaking(withPrinted(ants, view), { locale });
        for (const question of speaker.questions) {
          const sentence = speaker.question(question);
          expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}|#/);
          if (nth === 0) said.add(question.kind);
        }
        for (const action of [...ants.legalActions(view, seat)].slice(0, 6)) {
          expect(speaker.action(action)).not.toMatch(/undefined|NaN|\[object| {2}|#/);
        }
      }
    }
  }
  expect(said.size).toBeGreaterThan(10);
});
