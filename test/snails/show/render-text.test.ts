import { deepFreeze, LOCALES } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { NONE } from '../../../src/games/snails/components.ts';
import { renderText } from '../../../src/games/snails/show/render-text.ts';
import type { SnailsPrintedView } from '../../../src/games/snails/table/state.ts';
import type { Ask } from '../../../src/games/snails/table/work.ts';
import { card, emptyView, ISLET_VIEW, PLANNING_VIEW, ROCKET_VIEW } from '../kit/views.ts';

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]+m`, 'g');
const VIEWS = { rocket: ROCKET_VIEW, planning: PLANNING_VIEW, islet: ISLET_VIEW, empty: emptyView(4) };

/** A decision that is forgotten here does not compile. */
const ASKS: { readonly [Kind in Ask['ask']]: Extract<Ask, { readonly ask: Kind }> } = {
  'choose-faction': { ask: 'choose-faction', seat: 3 },
  mulligan: { ask: 'mulligan', seat: 3 },
  'keep-cards': { ask: 'keep-cards', seat: 3 },
  'place-snail': { ask: 'place-snail', seat: 3 },
  exchange: { ask: 'exchange', seat: 3 },
  'take-faction-card': { ask: 'take-faction-card', seat: 3 },
  'discard-excess': { ask: 'discard-excess', seat: 3 },
  'declare-active': { ask: 'declare-active', seat: 3 },
  'declare-passive': { ask: 'declare-passive', seat: 3 },
  'plan-card': { ask: 'plan-card', seat: 3, slot: 4 },
  'choose-half': { ask: 'choose-half', seat: 3 },
  'choose-effect': { ask: 'choose-effect', seat: 3 },
  decline: { ask: 'decline', seat: 3 },
  'crawl-step': { ask: 'crawl-step', seat: 3, snail: 13, points: 1 },
  'take-shell-from': { ask: 'take-shell-from', seat: 3 },
  'choose-target': { ask: 'choose-target', seat: 3 },
  'use-rage': { ask: 'use-rage', seat: 3 },
  're-roll': { ask: 're-roll', seat: 3 },
  'choose-row': { ask: 'choose-row', seat: 3 },
  'scatter-field': { ask: 'scatter-field', seat: 3, list: 0, field: 5 },
  'push-next': { ask: 'push-next', seat: 3, snails: [4, 7], fields: [5, 5], shells: 'immune' },
  'push-to': { ask: 'push-to', seat: 3, snail: 7, shells: 'immune' },
  overcrowd: { ask: 'overcrowd', seat: 3, how: 'pushed', moves: [4, 5] },
  'place-optional': { ask: 'place-optional', seat: 3, list: 0, from: 0, reach: 'target', field: -1 },
  'discard-arsenal': { ask: 'discard-arsenal', seat: 3 },
  'draw-bonus': { ask: 'draw-bonus', seat: 3 },
  'order-effects': { ask: 'order-effects', seat: 3, occasion: 'fire', field: -1, snail: -1 },
};

describe.each(LOCALES)('positions in %s', (locale) => {
  test.each(Object.entries(VIEWS))('%s fits a terminal of 80 columns', (_name, view) => {
    const lines = renderText(view, { locale }).split('\n');

    expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
    expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|\?/);
  });

  test.each(Object.entries(VIEWS))('%s in colour is the same text', (_name, view) => {
    const coloured = renderText(view, { locale, colour: 'ansi' });

    expect(coloured).toMatch(ESCAPES);
    expect(coloured.replaceAll(ESCAPES, '')).toBe(renderText(view, { locale }));
  });

  test.each(Object.values(ASKS))('$ask is said in the last lines, as far as they reach', (ask) => {
    const view: SnailsPrintedView = { ...ROCKET_VIEW, agenda: [{ do: 'round' }, ask] };
    const lines = renderText(view, { locale }).split('\n');
    const decision = lines.slice(lines.findIndex((line) => line.includes(': D Święty Mikołaj: ')));

    expect(decision.length).toBeLessThanOrEqual(2);
    expect(decision.filter((line) => [...line].length > 80)).toEqual([]);
  });
});

test('every field can be found by its coordinates, in characters that every terminal has', () => {
  const board = renderText(ROCKET_VIEW)
    .split('\n')
    .filter((line) => /^ *[.|']/.test(line));

  expect(board).toHaveLength(7 * 5 + 1);
  expect(board.join('')).toMatch(/^[ -~]+$/);
  for (const field of ROCKET_VIEW.fields) expect(board.join('')).toContain(`|${field} `);
});

test('cards of another pack are called as the options say', () => {
  const view: SnailsPrintedView = {
    ...ROCKET_VIEW,
    cards: ROCKET_VIEW.cards.map((id) => (id === 'rocket' ? 'acid-rain' : id)),
  };

  expect(renderText(view)).toContain('II Acid rain (now)');
  expect(renderText(view, { names: { 'acid-rain': 'Sour Shower' } })).toContain('II Sour Shower (now)');
});

test('the damage on water is told', () => {
  expect(renderText(ROCKET_VIEW)).toContain('Contamination: 2 (5 damage on water) |');
});

test('a hand is shown to the one who holds it', () => {
  const open = renderText(ROCKET_VIEW);
  const hidden = renderText({
    ...ROCKET_VIEW,
    viewer: 'spectator',
    hands: ROCKET_VIEW.hands.map((hand) => hand.map(() => -2)),
  });

  expect(open).toContain('7 cards | Rocket ×2 | First-Aid Kit');
  expect(hidden).toContain('7 cards | Broadside: in hand or plan');
  expect(hidden).not.toContain('First-Aid Kit');
});

test('a token that is not revealed is marked, and so is a missing one', () => {
  const view: SnailsPrintedView = { ...ROCKET_VIEW, passive: [NONE, NONE, NONE, NONE] };

  expect(renderText(ROCKET_VIEW)).toContain('active: Ac | passive: As (face down)');
  expect(renderText(view)).toContain('active: Ba | passive: none');
});

test('what is resolved is told with the re-rolls that are left', () => {
  const amazon: SnailsPrintedView = {
    ...ROCKET_VIEW,
    factions: [0, 3, 5, 4],
    play: { ...ROCKET_VIEW.play, reRolls: [0, 0] },
  };
  const unrolled: SnailsPrintedView = {
    ...ROCKET_VIEW,
    play: { ...ROCKET_VIEW.play, dice: [], field: NONE, card: card('mortar') },
  };

  expect(renderText(ROCKET_VIEW)).toContain(
    'Now: Ac Commander | Rocket | field 1,0 | dice: hit | re-rolls: Aim, Commander\n',
  );
  expect(renderText(amazon)).toContain('dice: hit | re-rolls: Eagle Eye\n');
  expect(renderText(unrolled)).toContain('Now: Ac Commander | Mortar\n');
});

test('a decision about a field names it', () => {
  const told = (ask: Ask): string =>
    renderText({ ...ROCKET_VIEW, agenda: [{ do: 'round' }, ask] })
      .split('\n')
      .slice(-2)
      .join(' ')
      .replace(/ +/g, ' ');
  const [, , , , , field] = ROCKET_VIEW.fields;

  expect(told(ASKS['scatter-field'])).toContain(`choose the field the attack scatters to (field ${field})`);
  expect(told(ASKS.overcrowd)).toContain(`push a snail off the crowded field (field ${field})`);
  expect(told({ ...ASKS['order-effects'], occasion: 'set-off', field: 5 })).toContain(`next effect (field ${field})`);
  expect(told(ASKS['order-effects'])).toMatch(/next effect$/);
});

test('when the game is over, who has won and why', () => {
  const over: SnailsPrintedView = {
    ...ROCKET_VIEW,
    phase: 'over',
    agenda: [],
    play: { ...ROCKET_VIEW.play, seat: NONE },
  };
  const alone = { ...over, life: over.life.map((life, snail) => (snail < 4 ? life : 0)) };
  const nobody = { ...over, life: over.life.map(() => 0) };
  const last = (view: SnailsPrintedView, locale: 'en' | 'de'): string =>
    (renderText(view, { locale }).split('\n\n').pop() ?? '').replace(/\s+/g, ' ');

  expect(last(alone, 'en')).toBe('The game is over: Ola wins; nobody else has snails left. [SNL-12.1]');
  expect(last(nobody, 'de')).toBe(
    'Das Spiel ist zu Ende: Unentschieden zwischen Ola, Jürgen, Spieler 3 und Święty Mikołaj; keine Schnecke ist mehr auf dem Spielplan. [SNL-12.2]',
  );
});

test('a drawing depends on the view alone and leaves it as it is', () => {
  const frozen = deepFreeze(structuredClone(ROCKET_VIEW));

  expect(renderText(frozen)).toBe(renderText(ROCKET_VIEW));
});

test('three drawings, to be looked at', async () => {
  const page = [
    renderText(ROCKET_VIEW),
    renderText(PLANNING_VIEW, { locale: 'pl' }),
    renderText(ISLET_VIEW, { locale: 'de' }),
  ].join(`\n\n${'='.repeat(80)}\n\n`);

  await expect(`${page}\n`).toMatchFileSnapshot('drawings.txt');
});
