import { createGame, emit, type Game, type GameTypes, next } from 'gastropodia';
import { checkGame, LAWS, LawBroken } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import { AUCTIONS, CONFIGS, oneAfterTheOther, ruled } from './broken/auctions.ts';
import { FRAMES, framedAuction } from './broken/frames.ts';
import { costlyMarket, HASTY, patientMarket } from './broken/hasty.ts';
import { HOW } from './broken/how.ts';
import { OPENINGS } from './broken/openings.ts';
import { pingRules } from './broken/ping.ts';
import { poker } from './broken/poker.ts';
import type { BrokenToy } from './broken/toy.ts';
import { UNSPEAKABLE } from './broken/unspeakable.ts';
import { VACUOUS } from './broken/vacuous.ts';
import { whisperRules, whispers } from './broken/whispers.ts';

test.each(AUCTIONS)('KER-1.1 the laws catch $what', isCaught);

test.each(OPENINGS)('KER-8.2 + KER-5.13 the laws catch $what', isCaught);

test.each(FRAMES)('KER-17.3 + KER-17.7 the laws catch $what', isCaught);

test('KER-17.3 the auction is lawful with what its events change', async () => {
  const report = await checkGame(framedAuction, HOW);

  expect(report.frames).toBeGreaterThan(1000);
  expect(report.told).toMatchObject({ won: { frames: expect.any(Number) }, sealed: { frames: expect.any(Number) } });
});

test.each(HASTY)('KER-8.7 the laws catch $what', isCaught);

test.each(UNSPEAKABLE)('KER-11.17 + KER-12.9 the laws catch $what', isCaught);

// That something is never asked is believed after a hundred walks.
test.each(VACUOUS)('KER-8.1 + KER-8.6 the laws catch $what', (toy) =>
  isCaught({ ...toy, options: { walks: 100, ...toy.options } }),
);

async function isCaught({ game, law, says = '', options }: BrokenToy): Promise<void> {
  // How a walk is made shorter is tried in `broken-told`.
  const caught = await checkGame(game, { ...HOW, ...options }).catch((thrown: unknown) => thrown);

  expect(caught).toBeInstanceOf(LawBroken);
  expect((caught as LawBroken).law, (caught as LawBroken).message).toBe(law);
  expect((caught as LawBroken).detail).toContain(says);
}

test('KER-1.1 every law has a game that it catches', () => {
  const caught = [...AUCTIONS, ...OPENINGS, ...FRAMES, ...HASTY, ...UNSPEAKABLE, ...VACUOUS].map(({ law }) => law);

  expect([...new Set(caught)].sort()).toEqual(Object.keys(LAWS).sort());
});

test('KER-8.7 a shop that asks whoever could still sell a shell is lawful', async () => {
  const report = await checkGame(patientMarket, { ...HOW, configs: [{}] });

  expect(report.freely).toBeGreaterThan(100);
});

test('KER-8.7 free actions that take away what the work ahead is about are no evidence', async () => {
  const report = await checkGame(costlyMarket, { ...HOW, configs: [{}], freely: 'at-any-moment' });

  expect(report.freely).toBeGreaterThan(100);
});

test('KER-8.2 the poker is lawful if nothing in it is broken', async () => {
  const report = await checkGame(poker(), { configs: [{}], length: 25, walks: 100, every: 2 });

  // Nothing is drawn after the first decision, and nobody chooses in secret: only openings have something to look at.
  expect([report.alternatives, report.openings, report.openingTwins + report.openingTwinsSkipped]).toEqual([
    0, 400, 100,
  ]);
  expect(report.openingTwins).toBeGreaterThan(90);
  expect(report.openingAlternatives).toBeGreaterThan(50);
  expect(report.openingsVaried).toBeGreaterThan(50);
  expect(report.fairSamples).toBeGreaterThan(800);
});

test('KER-1.10 a private free action is lawful as long as nobody else sees a trace of it', async () => {
  const { mask, imagine } = whisperRules;
  const seen = whispers({ mask: (state, viewer) => ({ ...mask(state, viewer), notes: state.notes }) });
  // Nobody else sees what was noted, but that something was: -3 stands for nothing.
  const counted = whispers({
    mask: (state, viewer) => {
      const { spoken, notes } = mask(state, viewer);
      return { spoken, notes: notes.map((note, seat) => (note === -2 && state.notes[seat] === -1 ? -3 : note)) };
    },
    imagine: (view, random) => {
      const notes = view.notes.map((note) => (note === -3 ? -1 : note === -2 ? random.below(3) : note));
      return imagine({ ...view, notes }, random);
    },
  });
  const { note } = whisperRules.freeActions;
  const told = whispers({
    freeActions: {
      note: {
        ...note,
        do(draft, ask, action) {
          note.do(draft, ask, action);
          emit({ type: 'noted', seat: ask.seat });
        },
      },
    },
  });
  const check = (game: Game<GameTypes>) =>
    checkGame(game, { configs: [{}], length: 12, walks: 60, shrink: false }).then(
      ({ kinds }) => Object.keys(kinds).join(),
      ({ law, detail }: LawBroken) => `${law}: ${detail.split(' of ')[0]}`,
    );

  expect(await check(whispers())).toBe('speak');
  expect(await check(seen)).toMatch(/^twins-look-alike: .* sees a trace$/);
  expect(await check(counted)).toMatch(/^twins-look-alike: .* sees a trace$/);
  expect(await check(told)).toMatch(/^twins-look-alike: .* is private, and everybody is told 'noted'/);
});

test('KER-1.11 the laws speak of seats by their names, where they have some', async () => {
  const { mask } = whisperRules;
  const game = whispers({
    seats: { min: 2, max: 2, names: ['moles', 'gardeners'] },
    mask: (state, viewer) => ({
      ...mask(state, viewer),
      notes: viewer === 1 ? state.notes : mask(state, viewer).notes,
    }),
  });
  const caught = await checkGame(game, { configs: [{}], length: 12, walks: 60, shrink: false }).catch(
    (thrown) => thrown,
  );

  expect((caught as LawBroken).detail).toMatch(/^gardeners sees a trace of /);
});

test('KER-1.7 the same game is lawful if the question is always asked', async () => {
  await checkGame(oneAfterTheOther('private'), { configs: CONFIGS, length: 25, walks: 100 });
});

test('KER-8.3 a walk that cannot be made much shorter is not tried for ever', async () => {
  let looked = 0;
  const long = createGame({
    ...pingRules((draft, seat) => {
      draft.rallies += 1;
      if (draft.rallies < 200) next(draft, { ask: 'ping', seat: 1 - seat });
    }),
    invariants: {
      'rallies are short': ({ rallies }) => {
        looked += 1;
        return rallies < 150;
      },
    },
  });
  const caught = await checkGame(long, { configs: [{}], walks: 20, length: 170, every: 1000 }).catch(
    (thrown: unknown) => thrown,
  );

  expect((caught as LawBroken).law).toBe('invariants-hold');
  expect((caught as LawBroken).record?.actions).toHaveLength(150);
  // Without a bound it is many times as often.
  expect(looked).toBeLessThan(15_000);
});

test('KER-4.2 a failure is shrunk, and its record leads to the broken position', async () => {
  const game = ruled({ invariants: { 'nobody wins anything': ({ won }) => won.flat().length === 0 } });

  const caught = await checkGame(game, { configs: CONFIGS, length: 25 }).catch((thrown: unknown) => thrown);

  const { record } = caught as LawBroken;
  expect(record?.config).toEqual({ players: 2 });
  expect(record?.actions).toHaveLength(2);
});
