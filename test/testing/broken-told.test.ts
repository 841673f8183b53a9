import { createGame, type EngineError, type Game, type GameTypes, isEngineError, type Rules } from 'gastropodia';
import { type CheckOptions, checkGame, LawBroken } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import { type AuctionTypes, auction, rules } from '../kit/auction.ts';

const CHECK: CheckOptions<GameTypes> = { configs: [{ players: 2 }], walks: 20, length: 25, every: 1 };

/** What a broken law says of a game, without the record. */
async function told(game: Game<GameTypes>): Promise<string> {
  const caught = await checkGame(game, CHECK).catch((thrown: unknown) => thrown);
  return caught instanceof LawBroken ? `${caught.law}: ${caught.detail}` : 'nothing';
}

async function refused(options: Partial<CheckOptions<GameTypes>>): Promise<EngineError | undefined> {
  const caught = await checkGame<GameTypes>(auction, { ...CHECK, ...options }).catch((thrown: unknown) => thrown);
  return isEngineError(caught) ? caught : undefined;
}

const ruled = (what: Partial<Rules<AuctionTypes>>): Game<GameTypes> => createGame({ ...rules, ...what });
/** The auction with one sentence for all that it refuses. */
const saying = (sentence: (locale: string) => string): Game<GameTypes> => {
  const { languages: _languages, ...wordless } = rules;
  return createGame<AuctionTypes>({ ...wordless, explain: (_why, locale) => sentence(locale) });
};
const holding = (thing: unknown): Game<GameTypes> =>
  ruled({ mask: (state, viewer) => ({ ...rules.mask(state, viewer), won: [thing] as never }) });
const telling = (thing: unknown): Game<GameTypes> => ({
  ...auction,
  begin(config, luck) {
    const { state, events } = auction.begin(config as { players: number }, luck);
    return { state, events: [...events, { type: 'dealt', 'by hand': thing } as never] };
  },
});

test('KER-8.3 what is not plain data is told by its place', async () => {
  const step = { do: 'offer', afterwards: () => 0 } as { do: 'offer' };
  const setup: Rules<AuctionTypes>['setup'] = (config, seats) => {
    const first = rules.setup(config, seats);
    return { ...first, agenda: [step, ...first.agenda] };
  };
  const ring: Record<string, unknown> = {};
  ring.self = ring;

  expect(await told(ruled({ setup }))).toBe('plain-data: state.agenda[0].afterwards is a function');
  expect(await told(holding({ prize: undefined }))).toBe(
    'plain-data: view.won[0].prize is undefined in the view of player 1',
  );
  expect(await told(holding(Number.NaN))).toBe('plain-data: view.won[0] is NaN in the view of player 1');
  expect(await told(holding(1n))).toBe('plain-data: view.won[0] is a bigint in the view of player 1');
  expect(await told(holding(new Map()))).toBe('plain-data: view.won[0] is a Map in the view of player 1');
  expect(await told(telling(Symbol('x')))).toBe(`plain-data: event["by hand"] is a symbol in an event 'dealt'`);
  expect(await told(telling([1, new Array(1)]))).toBe(
    `plain-data: event["by hand"][1][0] is undefined in an event 'dealt'`,
  );
  expect(await told(telling(ring))).toBe(`plain-data: event["by hand"].self is a part of itself in an event 'dealt'`);
});

test('KER-8.3 a refusal without a sentence is told apart from a sentence without the rule id', async () => {
  const why = '{"code":"bid/not-in-hand","rule":"AUC-2.2","facts":{"hand":';
  const silent = await told(saying((locale) => (locale === 'pl' ? ' ' : 'No. [AUC-2.2]')));
  const blank = await told(saying((locale) => (locale === 'pl' ? ' [AUC-2.2]' : 'No. [AUC-2.2]')));
  const forgetful = await told(saying((locale) => (locale === 'de' ? 'Das geht nicht.' : 'No. [AUC-2.2]')));
  const vague = await told(saying(() => 'You hold undefined cards. [AUC-2.2]'));

  expect(vague).toBe(
    `others-refused: the sentence in 'en' for 'bid/not-in-hand' lacks a figure: "You hold undefined cards. [AUC-2.2]"`,
  );
  expect(silent.startsWith(`others-refused: explain has no sentence in 'pl' for ${why}`)).toBe(true);
  expect(blank.startsWith(`others-refused: explain has no sentence in 'pl' for ${why}`)).toBe(true);
  expect(forgetful).toBe(
    `others-refused: the sentence in 'de' for 'bid/not-in-hand' lacks the rule id AUC-2.2: "Das geht nicht."`,
  );
});

test('KER-8.5 an empty list of configs is refused', async () => {
  const error = await refused({ configs: [] });

  expect([error?.code, error?.message]).toEqual([
    'testing/options',
    'A game cannot be checked like this.\n  options.configs: expected a list of at least one config to play with',
  ]);
});

test('KER-8.5 counts that are no counts are refused, all of them at once', async () => {
  const error = await refused({ walks: Number.NaN, length: -1, most: 0.5, every: 0, openings: Infinity, seed: -2 });

  expect(error?.faults).toEqual([
    { path: 'options.walks', message: 'expected a whole number from 1 up, found NaN' },
    { path: 'options.length', message: 'expected a whole number from 1 up, found -1' },
    { path: 'options.most', message: 'expected a whole number from 1 up, found 0.5' },
    { path: 'options.every', message: 'expected a whole number from 1 up, found 0' },
    { path: 'options.openings', message: 'expected a whole number from 1 up, found Infinity' },
    { path: 'options.seed', message: 'expected a whole number from 0 up, found -2' },
  ]);
});
