import { type BaseAction, createRandom, LOCALES } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { kuhnBox } from '../../docs/examples/kuhn/box.ts';
import { LANGUAGES as SNAILS } from '../../src/games/snails/text/languages.ts';
import { LANGUAGES as ZOMBIAKI } from '../../src/games/zombiaki/text/languages.ts';
import { allBoxes } from '../../src/registry/index.ts';

const boxes = await allBoxes();

// A sentence that is the same in two languages was forgotten in one of them.
describe.each(boxes.map((box) => [box.game.id, box] as const))(
  '%s in all its languages',
  (_id, { game, configs, words }) => {
    test('KER-11.12 + KER-11.13 + KER-11.14 tells every event, action, question and outcome otherwise in each of them', () => {
      expect(game.locales).toEqual(expect.arrayContaining([...LOCALES]));
      const random = createRandom('languages');
      const same: string[] = [];
      const compare = (telling: (locale: string) => string): void => {
        const [english = '', ...others] = game.locales.map(telling);
        if (new Set([english, ...others]).size < game.locales.length) same.push(english);
      };
      const config = configs[0]?.config({ players: Array.from({ length: game.seats.min }, () => ({})) });
      let { state, events } = game.begin(config, 'languages');
      for (let ply = 0; ply < 80 && game.outcome(state) === undefined; ply++) {
        for (const event of game.viewEvents(events, 'spectator')) compare((locale) => words.event(event, { locale }));
        const actions: BaseAction[] = [];
        for (const decision of game.pending(state)) {
          const view = game.view(state, decision.seat);
          actions.push(...game.legalActions(view));
          compare((locale) => words.question(decision, view, { locale }));
          compare((locale) => words.question({ ...decision, kind: 'hidden' }, view, { locale }));
          for (const action of actions.filter(({ seat }) => seat === decision.seat).slice(0, 20)) {
            compare((locale) => words.action(action, view, { locale, as: 'sentence' }));
          }
        }
        const applied = game.apply(state, random.oneOf(actions));
        if (!applied.ok) throw new Error('What is legal is done.');
        ({ state, events } = applied);
      }
      const outcome = game.outcome(state);
      if (outcome !== undefined) compare((locale) => words.outcome(outcome, { locale }));

      expect([...new Set(same)]).toEqual([]);
    });
  },
);

const SHORT = [
  ...Object.entries(SNAILS).flatMap(([locale, { labels }]) =>
    Object.entries(labels.codes).map(([what, codes]) => [`Snails, ${what}, ${locale}`, codes] as const),
  ),
  ...Object.entries(ZOMBIAKI).map(([locale, { labels }]) => [`Zombiaki, ${locale}`, labels.codes] as const),
];

test.each(SHORT)('KER-11.16 the short codes of a language differ from each other: %s', (_what, codes) => {
  const all = Object.values<string>(codes);

  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((code) => !/^\p{L}{1,3}$/u.test(code))).toEqual([]);
});

test('KER-11.12 + KER-11.13 + KER-11.14 the words of a box from one table of languages', () => {
  const { words, game } = kuhnBox;
  const view = game.view(game.setup({}, 'kuhn'), 0);
  const [asked] = game.pending(view);
  if (asked === undefined) throw new Error('Somebody is asked.');
  const names = { players: ['Ann'] };
  const outcome = { winners: [0], ranking: [[0], [1]], scores: [1, -1], reason: 'fold', rule: 'KUH-2.4' };

  expect(
    LOCALES.map((locale) => [
      words.name({ locale }),
      words.seat(1, { locale }),
      words.decision('open', { locale }),
      words.event({ type: 'opened', seat: 0, move: 'bet' }, { locale, names }),
      words.question(asked, view, { locale, names }),
      words.question({ ...asked, kind: 'hidden' }, view, { locale, names }),
      words.action({ type: 'open', seat: 0, move: 'check' }, view, { locale, names }),
      words.action({ type: 'open', seat: 0, move: 'check' }, view, { locale, names, as: 'sentence' }),
      words.outcome(outcome, { locale, names }),
    ]),
  ).toMatchInlineSnapshot(`
    [
      [
        "Kuhn poker",
        "player 2",
        "check or bet",
        "Ann bets.",
        "Ann checks or bets.",
        "Ann decides in secret.",
        "Check",
        "Ann checks.",
        "Ann wins: the other player has folded, 1 : -1. [KUH-2.4]",
      ],
      [
        "Poker Kuhna",
        "gracz 2",
        "czekanie albo zakład",
        "Ann stawia.",
        "Ann czeka albo stawia.",
        "Ann decyduje w tajemnicy.",
        "Czekaj",
        "Ann czeka.",
        "Wygrana: Ann (pas przeciwnika, 1 : -1). [KUH-2.4]",
      ],
      [
        "Kuhn-Poker",
        "Spieler 2",
        "schieben oder setzen",
        "Ann setzt.",
        "Ann schiebt oder setzt.",
        "Ann entscheidet geheim.",
        "Schieben",
        "Ann schiebt.",
        "Sieg: Ann (der andere ist ausgestiegen, 1 : -1). [KUH-2.4]",
      ],
    ]
  `);
});
