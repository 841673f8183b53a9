import { isSamePlain, LOCALES, withPrinted } from 'gastropodia';
import { ants, fold, type Look, look, speaking } from 'gastropodia/ants';
import { expect, test } from 'vitest';
import { positions } from './walk.ts';

const WALK = positions('fold', { longest: 360, every: 9 });

/** What differs between two looks, part by part: for a message that says where to look. */
function differences(one: unknown, other: unknown, path = 'look'): string[] {
  if (isSamePlain(one as never, other as never)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return [`${path}: ${JSON.stringify(one)} | ${JSON.stringify(other)}`];
  }
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) =>
    differences((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

test('KER-12.2 folding the events of an action over the look before it gives the look after it, for every viewer', () => {
  for (const { state, action } of WALK) {
    const done = ants.apply(state, action);
    if (!done.ok) return expect.unreachable();
    const viewers = [...state.names.keys(), 'spectator' as const];
    for (const viewer of viewers) {
      const before = look(withPrinted(ants, ants.view(state, viewer)));
      const shown = ants.viewEvents(done.events, viewer).reduce<Look>((now, event) => fold(now, event), before);
      const after = { ...look(withPrinted(ants, ants.view(done.state, viewer))), decisions: [] };
      const found = differences({ ...shown, decisions: [] }, after);
      if (found.length > 0) {
        expect.fail(
          `${viewer} after ${JSON.stringify(action)}, ${done.events.map(({ type }) => type).join(' ')}:\n${found.join('\n')}`,
        );
      }
    }
  }
});

test('KER-12.2 whoever is not told one of the events does not know the table', () => {
  for (const type of ['gained', 'card-drawn', 'hex-explored', 'display-filled', 'larva-lost'] as const) {
    const found = WALK.some(({ state, action }) => {
      const done = ants.apply(state, action);
      if (!done.ok) return false;
      const heard = ants.viewEvents(done.events, 0).filter((event) => event.type !== type);
      const shown = heard.reduce<Look>((now, event) => fold(now, event), look(withPrinted(ants, ants.view(state, 0))));
      return !isSamePlain(
        { ...shown, decisions: [] },
        { ...look(withPrinted(ants, ants.view(done.state, 0))), decisions: [] },
      );
    });
    expect([type, found]).toEqual([type, true]);
  }
});

test('KER-11.12 + KER-11.13 what is asked and can be done in a position is told with what lies on the table', () => {
  const said = new Set<string>();
  for (const { state } of WALK.filter((_, nth) => nth % 3 === 0)) {
    for (const [nth, locale] of LOCALES.entries()) {
      for (const { seat } of ants.pending(state)) {
        const view = withPrinted(ants, ants.view(state, seat));
        const speaker = speaking(view, { locale });
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
