import { actionWith, LOCALES, type Outcome, questionWith, type TableNames, withPrinted } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, examplePack, laboratory } from '../../../docs/examples/laboratory/index.ts';
import { createSnails } from '../../../src/games/snails/game.ts';
import {
  defaultPack,
  describeOption,
  describeRow,
  formatAction,
  formatEvent,
  formatOutcome,
  namesAt,
  questionsOf,
  type SnailsAction,
  type SnailsView,
  snails,
  speaking,
  TWIN_ISLETS,
} from '../../../src/games/snails/index.ts';
import type { Ask } from '../../../src/games/snails/table/work.ts';
import { LANGUAGES } from '../../../src/games/snails/text/languages.ts';
import type { DecisionAsked, Scene } from '../../../src/games/snails/text/scene.ts';
import { createRandom, entryOf } from '../../../src/kernel/index.ts';

const NAMES: TableNames = { players: ['Ann', 'Bo'] };
const said = { seat: 0 } as const;
const declined = { ...said, decline: true } as const;

type Told<Action> = Action extends SnailsAction ? Omit<Action, 'type'> : never;

/** A type of action that is forgotten here does not compile. Ann's snails are 0 to 3, Bo's 4 to 7. */
const ACTIONS: {
  readonly [Type in SnailsAction['type']]: readonly Told<Extract<SnailsAction, { readonly type: Type }>>[];
} = {
  'choose-faction': [{ ...said, faction: 'pirates' }],
  mulligan: [said, declined],
  'keep-cards': [{ ...said, card: 'rocket' }],
  'place-snail': [{ ...said, snail: 2, field: '2,-1' }],
  exchange: [{ ...said, cards: ['rocket', 'mine'] }, { ...said, cards: ['mine', 'mine'] }, declined],
  'take-faction-card': [said, declined],
  'discard-excess': [{ ...said, card: 'broadside' }],
  'declare-active': [{ ...said, snail: 1 }],
  'declare-passive': [{ ...said, snail: 0 }],
  'plan-card': [{ ...said, card: 'crawl-dig' }],
  'choose-half': (['crawl', 'dig', 'shell', 'swap', 'aim', 'punch'] as const).map((action) => ({ ...said, action })),
  'choose-effect': [{ ...said, option: 'clear-the-bar' }],
  decline: [{ ...said, choice: 'resolve' }, declined],
  'crawl-step': [{ ...said, field: '2,-1' }, { ...said, field: '1,0' }, declined],
  'take-shell-from': [{ ...said, snail: 3 }],
  'choose-target': [
    { ...said, target: { snail: 6 } },
    { ...said, target: { snail: 0 } },
    { ...said, target: { field: '0,1' } },
    { ...said, target: { player: 1 } },
  ],
  'use-rage': [said, declined],
  're-roll': [{ ...said, die: 1 }, declined],
  'choose-row': [{ ...said, row: 0 }],
  'scatter-field': [{ ...said, field: '1,0' }],
  'push-next': [{ ...said, snail: 5 }],
  'push-to': [
    { ...said, field: '2,-1' },
    { ...said, field: '1,0' },
  ],
  overcrowd: [{ ...said, snail: 4, field: '0,1' }],
  'place-optional': [said, declined],
  'discard-arsenal': [
    { ...said, card: 'mine' },
    { ...said, card: 'none' },
  ],
  'draw-bonus': [said, declined],
  'order-effects': [{ ...said, field: '0,1', effect: 'mine' }],
};

type Asked = DecisionAsked['kind'];

/** What each decision is about; a kind that is forgotten here does not compile. */
const QUESTIONS: { readonly [Kind in Asked]: Omit<Extract<DecisionAsked, { readonly kind: Kind }>, 'kind' | 'seat'> } =
  {
    'choose-faction': {},
    mulligan: {},
    'keep-cards': {},
    'place-snail': {},
    exchange: {},
    'take-faction-card': {},
    'discard-excess': {},
    'declare-active': {},
    'declare-passive': {},
    'plan-card': { slot: 2 },
    'choose-half': {},
    'choose-effect': {},
    decline: {},
    'crawl-step': { snail: 2, points: 2 },
    'take-shell-from': {},
    'choose-target': {},
    'use-rage': {},
    're-roll': {},
    'choose-row': {},
    'scatter-field': { list: 0, field: '1,0' },
    'push-next': { snails: [1, 5], fields: ['2,-1', '1,0'], shells: 'immune' },
    'push-to': { snail: 6, shells: 'immune' },
    overcrowd: { how: 'pushed', moves: [1, 4], field: '1,0' },
    'place-optional': { list: 0, from: 0, reach: 'target', field: undefined },
    'discard-arsenal': {},
    'draw-bonus': {},
    'order-effects': { occasion: 'entered', field: '0,1', snail: 2 },
    hidden: {},
  };

/** The card that is resolved where it is not the rocket, and what it offers. */
const CARDS: { readonly [Kind in Asked]?: { readonly card: string; readonly options?: readonly string[] } } = {
  'choose-half': { card: 'crawl-punch', options: ['crawl', 'punch'] },
  'choose-effect': { card: 'villains-hat', options: ['empty-pockets', 'clear-the-bar'] },
  'choose-target': { card: 'punch' },
  'place-optional': { card: 'jetpack' },
};

const askedAs = (kind: Asked): DecisionAsked => ({ ...QUESTIONS[kind], kind, seat: 0 }) as DecisionAsked;

const TERRAIN = { '2,-1': 'beach', '1,0': 'water', '0,1': 'mountain' } as const;

function sceneFor(kind: Asked): Scene {
  const { card = 'rocket', options = [] } = CARDS[kind] ?? {};
  return {
    terrainOf: (field) => TERRAIN[field as keyof typeof TERRAIN],
    fieldOf: () => '2,-1',
    askedOf: () => askedAs(kind),
    play: { card, snail: 2, dice: ['hit', 'crit'], reRolls: ['aim', 'eagle-eye'] },
    options,
    factionCardOf: () => 'broadside',
    row: () => ({ faces: ['hit', 'crit'], does: '(what the row does)' }),
    option: (id) => `(what ${id} does)`,
    optional: '(what the effect does)',
  };
}

const OUTCOMES: readonly Outcome[] = (
  [
    ['last-squad', 'SNL-12.1', [2, 0, 0], [35, 0, 0], [[0], [1], [2]]],
    ['nobody-left', 'SNL-12.2', [0, 0, 0], [0, 0, 0], [[0, 1, 2]]],
    ['most-snails', 'SNL-12.3', [3, 1, 1], [50, 25, 20], [[0], [1], [2]]],
    ['most-life', 'SNL-12.3', [2, 2, 1], [45, 30, 30], [[0], [1], [2]]],
    ['draw', 'SNL-12.3', [2, 2, 1], [45, 45, 30], [[0, 1], [2]]],
  ] as const
).map(([reason, rule, snailsLeft, life, ranking]) => ({
  winners: [...ranking[0]],
  ranking,
  reason,
  rule,
  standings: [
    { name: 'snails', of: snailsLeft },
    { name: 'life', of: life },
  ],
}));

const actionOf = actionWith<SnailsAction, Scene>(LANGUAGES);
const questionIn = questionWith<Ask['ask'], DecisionAsked, Scene>(LANGUAGES);

test('KER-11.12 + KER-11.13 + KER-11.14 all that is done, asked and reached, to be read', async () => {
  const inAll = (tell: (locale: string) => string): string[] => LOCALES.map((locale) => `  ${locale}  ${tell(locale)}`);
  const deeds = Object.entries(ACTIONS).flatMap(([type, examples]) =>
    examples.flatMap((example) => {
      const action = { type, ...example } as SnailsAction;
      const scene = sceneFor(action.type);
      const { seat: _seat, ...facts } = example;
      return [
        `${type} ${JSON.stringify(facts)}`,
        ...inAll((locale) => actionOf(action, scene, { locale, names: NAMES })),
        ...inAll((locale) => actionOf(action, scene, { locale, names: NAMES, as: 'sentence' })),
        '',
      ];
    }),
  );
  const asked = (Object.keys(QUESTIONS) as Asked[]).flatMap((kind) => [
    `${kind}?`,
    ...inAll((locale) => questionIn(askedAs(kind), sceneFor(kind), { locale, names: NAMES })),
    '',
  ]);
  const ended = OUTCOMES.flatMap((outcome) => [
    `${outcome.reason}!`,
    ...inAll((locale) => formatOutcome(outcome, { locale, names: { players: ['Ann', 'Bo', 'Cy'] } })),
    '',
  ]);

  await expect([...deeds, ...asked, ...ended].join('\n')).toMatchFileSnapshot('telling.txt');
});

test('KER-11.10 events call players, snails and cards by their names, in every language', () => {
  const names: TableNames = {
    players: ['Ann', 'Bo'],
    cards: Object.fromEntries(LOCALES.map((locale) => [locale, CARD_NAMES[locale]])),
  };
  const hurt = { type: 'damaged', snail: 6, amount: 5, shell: 0, life: 25, by: 'card' } as const;
  const shown = { type: 'revealed', reveals: true, seat: 1, slot: 2, card: 'yo-yo', snail: 5, aim: 'none' } as const;

  expect(LOCALES.map((locale) => formatEvent(hurt, { locale, names }))).toEqual([
    'Bo’s scout takes 5 damage; 25 life left.',
    'Zwiadowca gracza Bo otrzymuje 5 obrażeń; zostaje 25 życia.',
    'Der Späher von Bo erleidet 5 Schaden; 25 Leben übrig.',
  ]);
  expect(LOCALES.map((locale) => formatEvent(shown, { locale, names }))).toEqual([
    'Bo reveals Yo-Yo in slot II; the active snail is the assault snail.',
    'Bo odkrywa kartę „Jojo” na miejscu II; aktywny ślimak to szturmowiec.',
    'Bo deckt auf Platz II „Jo-Jo“ auf; aktiv ist der Stürmer.',
  ]);
});

test('how everybody is called is read from a view or a config; who was given no name has none', () => {
  const config = { players: [{ name: 'Ann' }, {}] };
  const view = snails.view(snails.setup(config, 'names'), 'spectator');

  expect(namesAt(view)).toEqual({ players: ['Ann', ''] });
  expect(namesAt(config)).toEqual({ players: ['Ann', ''] });
  expect(namesAt({ players: 2 })).toEqual({ players: [] });
  expect(() => namesAt(7 as never)).toThrow('A view, a look or a config is needed here; 7 is none.');
});

test('a row and an effect to choose say what they do', () => {
  const rocket = entryOf(Object.values(defaultPack.red), 0);
  const hat = Object.values(defaultPack.faction).find((card) => 'choose' in card) ?? rocket;

  expect(describeRow(rocket, 0, { locale: 'en' })).toMatch(/^[A-Z][\w +]*: .*damage.*\.$/);
  expect(describeOption(hat, 'clear-the-bar', { locale: 'en' })).toMatch(/^“Clear the Bar”: .*\.$/);
  expect(() => describeRow(rocket, 9, { locale: 'en' })).toThrow('A card with a row 9 is needed here.');
  expect(() => describeOption(rocket, 'toString', { locale: 'en' })).toThrow(
    "A card with an effect 'toString' to choose",
  );
});

const TABLES = [
  ['snails', snails, { names: {}, pack: undefined, config: { players: [{ name: 'Ann' }, {}, { name: 'Bo' }] } }],
  [
    'laboratory',
    laboratory,
    { names: { cards: CARD_NAMES }, pack: examplePack, config: { players: 2, factions: 'draft', opening: 'advanced' } },
  ],
  [
    'twin islets',
    createSnails({ layout: TWIN_ISLETS }),
    { names: { players: ['Bo', 'Bo'] }, pack: undefined, config: { players: 2 } },
  ],
] as const;

describe.each(TABLES)('at every pause of a game on the table of %s', (board, game, { names, pack, config }) => {
  test('KER-11.15 what is legal has a label of its own and a sentence, and what is asked has a sentence', () => {
    const random = createRandom(`told ${board}`);
    let state = game.setup(config as never, `told ${board}`);
    const kinds = new Set<string>();
    const wrong: string[] = [];
    const isSaid = (text: string): boolean => /^\S.*\S$/.test(text) && !/undefined|NaN|\[object| {2}|\.\./.test(text);
    const look = (view: SnailsView, actions: readonly SnailsAction[]): void => {
      for (const locale of LOCALES) {
        const speaker = speaking(withPrinted(game, view), { locale, names, ...(pack === undefined ? {} : { pack }) });
        const labels = actions.map((action) => speaker.action(action));
        const sentences = actions.map((action) => speaker.action(action, 'sentence'));
        const asked = speaker.questions.map((question) => speaker.question(question));
        wrong.push(...[...labels, ...sentences, ...asked].filter((text) => !isSaid(text)));
        wrong.push(...labels.filter((label, index) => labels.indexOf(label) !== index));
        wrong.push(...[...sentences, ...asked].filter((sentence) => !/[.]$/.test(sentence)));
      }
    };
    for (let pause = 0; pause < 260 && game.outcome(state) === undefined; pause++) {
      const { seat, kind } = entryOf(game.pending(state), 0);
      const view = game.view(state, seat);
      const actions = [...game.legalActions(view)];
      // A kind that has been looked at often says nothing new.
      kinds.add(kind);
      look(view, actions);
      if (pause % 10 === 0) look(game.view(state, 'spectator'), actions);
      const action = actions[random.below(actions.length)];
      if (action === undefined) throw new Error('Something is legal.');
      state = game.reduce(state, action);
    }

    expect(wrong).toEqual([]);
    expect(kinds.size).toBeGreaterThan(8);
  });
});

test('KER-11.13 a question tells what it is about as data: nobody digs in the agenda', () => {
  const game = createSnails({ layout: TWIN_ISLETS });
  const state = game.setup({ players: 2, firstPlayer: 0 }, 'asked');
  const [own, others] = [
    questionsOf(withPrinted(game, game.view(state, 0))),
    questionsOf(withPrinted(game, game.view(state, 'spectator'))),
  ];

  expect(own).toEqual([{ kind: 'mulligan', seat: 0 }]);
  expect(others).toEqual(own);
  expect(
    formatAction({ type: 'mulligan', seat: 0, decline: true }, withPrinted(game, game.view(state, 0)), {
      locale: 'de',
      as: 'sentence',
    }),
  ).toBe('Spieler 1 behält die Karten.');
});
