import { actionWith, LOCALES, outcomeWith, questionWith } from 'gastropodia';
import { expect, test } from 'vitest';
import type { Window } from '../../../src/games/kelp/cards/vocabulary.ts';
import type { Ask, AskLook, EndReason, HiddenAsk, KelpAction } from '../../../src/games/kelp/index.ts';
import { LANGUAGES } from '../../../src/games/kelp/text/languages.ts';
import { type Result, resultOf } from '../../../src/games/kelp/text/result.ts';
import type { Scene } from '../../../src/games/kelp/text/scene.ts';

const formatAction = actionWith<KelpAction, Scene>(LANGUAGES, 'Kelp');
const formatQuestion = questionWith<Ask['ask'], AskLook | HiddenAsk, Scene>(LANGUAGES, 'Kelp');
const formatOutcome = outcomeWith<EndReason, Result>(LANGUAGES, 'Kelp');

const BLOCKS: Readonly<Record<string, string>> = { n: 'shell', c: 'octopus', e: 'trap-hide-2', w: 'food-lobster' };
const CURRENTS: Readonly<Record<string, number>> = { p21: 5, p32: 3, p01: 2 };

type AskOf<Kind extends Ask['ask']> = Extract<AskLook, { readonly kind: Kind }>;
/** What stands in a decision of a word's own. */
const bearing = (thing: string, of: 'card' | 'food' | 'trap' | 'strategy' = 'card') => ({ of, thing, nth: 0 });

/** What each decision is about. A kind that is forgotten here does not compile. */
const QUESTIONS: { readonly [Kind in Ask['ask']]: Omit<AskOf<Kind>, 'kind' | 'seat'> & { readonly seat?: 1 } } = {
  'setup-den': {},
  'octopus-action': { nth: 1 },
  'pay-cost': { card: 'sneak' },
  'mix-targets': bearing('sneak'),
  'swap-pair': bearing('nimble-dodge'),
  'hide-targets': bearing('camouflage'),
  'draw-one': bearing('in-plain-sight'),
  'learn-item': { ...bearing('quick-learning'), left: 2 },
  'learn-replace': { block: 'food-crab' },
  'learn-top': bearing('quick-learning'),
  'learn-to-hand': bearing('heightened-senses'),
  'learn-hide': bearing('devious-ideas'),
  'remove-card': bearing('regeneration'),
  'discard-hide': {},
  'end-turn': {},
  'crab-draw': bearing('food-crab', 'food'),
  'snail-pile': bearing('food-sea-snail', 'food'),
  'snail-card': { ...bearing('food-sea-snail', 'food'), pile: 'discards' },
  'hand-overflow': {},
  'trap-hide': bearing('trap-hide-2', 'trap'),
  'trap-dice': bearing('trap-discard-1', 'trap'),
  den: bearing('fight', 'strategy'),
  'den-die': bearing('trap-den', 'trap'),
  'survive-effect': { pair: 'retreat' },
  'retreat-with': bearing('retreat', 'strategy'),
  'armour-hide': bearing('shell-armour', 'strategy'),
  'confront-octopus': {},
  'mix-place': { seat: 1 },
  'extra-die': { seat: 1, extra: 1 },
  'harvest-current': { seat: 1, basic: 2, extra: 0 },
  'before-roll': { seat: 1 },
  'after-roll': { seat: 1 },
  'place-current': { seat: 1 },
  move: { seat: 1 },
  'fast-after': { seat: 1 },
  hostile: { seat: 1, window: 'confrontation' },
  'place-search-attack': { seat: 1 },
  'resolve-order': { seat: 1 },
  'ignore-trap': { seat: 1, area: 'c' },
  'store-choice': { seat: 1 },
  spend: { seat: 1 },
  buy: { seat: 1 },
  'hunger-die': { seat: 1 },
  'confront-shark': { seat: 1 },
};

const questionOf = (kind: Ask['ask']): AskLook => ({ seat: 0, ...QUESTIONS[kind], kind }) as AskLook;

/** What the words of cards say, where somebody can read them. */
const SPANS: Readonly<Record<string, readonly [number, number]>> = {
  camouflage: [1, 2],
  'trap-hide-2': [0, 2],
  'shell-armour': [0, 2],
};
const USABLE: Partial<Record<Window, readonly string[]>> = {
  'before-roll': ['reactive-1', 'hungry-1'],
  'after-move': ['fast-1'],
  confrontation: ['hostile-1'],
  trap: ['perceptive-1'],
};

interface Told {
  readonly kind?: Ask['ask'];
  readonly canRead?: boolean;
}

/** A position in which somebody is asked this, or nothing; its cards can be read, or not. */
const sceneOf = ({ kind, canRead = true }: Told = {}): Scene => ({
  blockIn: (area) => (kind === 'ignore-trap' && area === 'c' ? 'trap-den' : BLOCKS[area]),
  currentOn: (space) => CURRENTS[space],
  valueOf: () => 4,
  costOf: (card) => ({ sneak: 2, camouflage: 0, 'alert-2': 7 })[card],
  diceOf: (card) => (card === 'alert-2' ? ['red', 'yellow'] : []),
  topOf: (stack) => (stack === 'eat' ? undefined : 'ink-cloud'),
  colourOf: (card) => ({ retreat: 'turquoise', 'counter-fight': 'red' })[card] as 'red' | 'turquoise' | undefined,
  asked: (wanted) => (wanted === kind ? questionOf(kind) : undefined) as never,
  hides: ({ thing }) => (canRead ? SPANS[thing] : undefined),
  mixes: () => (canRead ? 2 : undefined),
  sweeps: () => (canRead ? 1 : undefined),
  lesson: { cards: kind === 'learn-top' ? ['crab', 'ink-cloud'] : ['ink-cloud'], areas: ['n', 'e'] },
  hand: { size: 6, limit: 5 },
  emptied: ['n', 'c'],
  shark: { space: 'p21', facing: 's' },
  drawn: ['blue', 'red'],
  pool: ['blue-2', 'red-4'],
  currents: () => ['blue-2', 'stored-blue-4'],
  search: () => ({ dice: ['yellow-5', 'red-4'], areas: ['nw', 'n'] }),
  placed: ['nw', 'n'],
  usable: (window) => USABLE[window] ?? [],
  energy: { dice: ['blue-2', 'red-4'], left: kind === 'spend' ? 9 : 7, free: 2 },
});

type Answer<Type extends KelpAction['type']> = Omit<Extract<KelpAction, { readonly type: Type }>, 'type' | 'seat'>;
type Answers = { readonly [Type in KelpAction['type']]: readonly (Answer<Type> | { readonly decline: true })[] };

const DECLINE = { decline: true } as const;

/** What players can say, declining included. A type that is forgotten here does not compile. */
const ANSWERS = {
  'setup-den': [{ space: 'p01' }],
  'octopus-action': [
    { action: { do: 'play', card: 'sneak' } },
    { action: { do: 'play', card: 'camouflage' } },
    { action: { do: 'discard', card: 'sneak' } },
    { action: { do: 'draw' } },
  ],
  'pay-cost': [{ areas: ['n', 'c'] }, { areas: ['nw'] }],
  'mix-targets': [{ areas: ['n', 'e', 'se'] }],
  'swap-pair': [{ areas: ['n', 'c'] }],
  'hide-targets': [{ areas: ['c', 'e'] }],
  'draw-one': [{}, DECLINE],
  'learn-item': [
    { item: { take: 'card', stack: 'movement' } },
    { item: { take: 'card', stack: 'eat' } },
    { item: { take: 'block', block: 'double-shell' } },
    { item: { take: 'stop' } },
  ],
  'learn-replace': [{ area: 'n' }],
  'learn-top': [{ card: 'crab' }, DECLINE],
  'learn-to-hand': [{ card: 'ink-cloud' }, DECLINE],
  'learn-hide': [{ areas: ['n'] }, DECLINE],
  'remove-card': [{ from: 'hand', card: 'sneak' }, { from: 'discards', card: 'sneak' }, DECLINE],
  'discard-hide': [{ area: 'w' }, DECLINE],
  'end-turn': [{}],
  'crab-draw': [{}, DECLINE],
  'snail-pile': [{ pile: 'draw-pile' }, { pile: 'discards' }],
  'snail-card': [{ card: 'sneak' }],
  'hand-overflow': [{ card: 'sneak' }],
  'trap-hide': [{ areas: ['c'] }, DECLINE],
  'trap-dice': [{ spaces: ['p21', 'p32'] }, DECLINE],
  den: [{ space: 'p05' }],
  'den-die': [{ space: 'p01' }],
  'survive-effect': [{}, DECLINE],
  'retreat-with': [{ area: 'n' }, { area: 's' }],
  'armour-hide': [{ areas: ['n', 'w'] }, DECLINE],
  'confront-octopus': [{ card: 'retreat' }],
  'mix-place': [{ area: 'c' }],
  'extra-die': [{}, DECLINE],
  'harvest-current': [{ space: 'p21' }],
  'before-roll': [{ card: 'reactive-1', give: ['blue', 'red'], take: ['yellow'] }, { card: 'hungry-1' }, DECLINE],
  'after-roll': [
    { use: { reroll: 'red-4' } },
    { use: { card: 'bold', feed: 'blue-2', turn: 'red-4' } },
    { use: { card: 'alert-1', stash: 'red-4' } },
    { use: { card: 'ruthless-1', raise: { die: 'red-4', by: 2 } } },
    { use: { card: 'relentless-1', dice: ['blue-2', 'red-4'] } },
    { use: { card: 'hungry-1' } },
    DECLINE,
  ],
  'place-current': [
    { use: { space: 'p12', die: 'blue-4' } },
    { use: { space: 'p12', die: 'stored-blue-4' } },
    { use: { card: 'ruthless-1', raise: { die: 'blue-2', by: 1 } } },
    DECLINE,
  ],
  move: [
    { move: { how: 'swim', to: 'p23', facing: 's' } },
    { move: { how: 'swim', over: 'p32', to: 'p43', facing: 's' } },
    { move: { how: 'unblock', to: 'p32', facing: 'e' } },
    { move: { how: 'step', card: 'fast-1', to: 'p23', facing: 's' } },
    { move: { how: 'about-turn', card: 'agile-1' } },
  ],
  'fast-after': [{ card: 'fast-1', to: 'p23', facing: 's' }, DECLINE],
  hostile: [{ card: 'hostile-1' }, DECLINE],
  'place-search-attack': [
    {
      dice: [
        { area: 'n', die: 'yellow-5' },
        { area: 'c', die: 'stored-red-4' },
      ],
    },
    DECLINE,
  ],
  'resolve-order': [{ area: 'n' }],
  'ignore-trap': [{ card: 'perceptive-1' }, DECLINE],
  'store-choice': [{ dice: ['blue-2', 'red-4'] }, { dice: [] }],
  spend: [{}, DECLINE],
  buy: [
    { deal: { do: 'buy', card: 'alert-2' } },
    { deal: { do: 'exchange', die: 'red-4', card: 'bold' } },
    { deal: { do: 'finish' } },
  ],
  'hunger-die': [{ die: 'red-4' }],
  'confront-shark': [{ card: 'counter-fight' }],
  food: [{ food: 'food-crab' }],
} as unknown as Answers;

const ACTIONS = Object.entries(ANSWERS).flatMap(([type, answers]) => {
  const kind = type === 'food' ? undefined : (type as Ask['ask']);
  const seat = kind === undefined ? 0 : questionOf(kind).seat;
  return answers.map((answer) => ({ action: { type, seat, ...answer } as KelpAction, kind }));
});
const UNSOUND = /undefined|NaN|\[object| {2}|\.\.|[;:,] ?[.;,]|stored-/;

test('KER-11.12 every action has a label and a sentence, in three languages, to be read', async () => {
  const page = ACTIONS.map(({ action, kind }) => {
    const { type, seat: _, ...rest } = action;
    const told = LOCALES.map((locale) => {
      const [label, sentence] = (['label', 'sentence'] as const).map((as) =>
        formatAction(action, sceneOf(kind === undefined ? {} : { kind }), { locale, as }),
      );
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(`${label} ${sentence}`).not.toMatch(UNSOUND);
      expect(formatAction(action, sceneOf(), { locale, as: 'sentence' })).not.toMatch(UNSOUND);
      return `  ${locale}  [${label}] ${sentence}`;
    });
    return [`${type} ${JSON.stringify(rest)}`, ...told, ''].join('\n');
  }).join('\n');

  await expect(page).toMatchFileSnapshot('actions.txt');
});

test('KER-11.13 every question says who is asked, and what about, with cards that can be read or without', async () => {
  const page = Object.keys(QUESTIONS).map((name) => {
    const kind = name as Ask['ask'];
    const told = LOCALES.map((locale) => {
      const question = formatQuestion(questionOf(kind), sceneOf({ kind }), { locale });
      expect(question).toMatch(/^\p{Lu}.*\.$/u);
      expect(question).not.toMatch(UNSOUND);
      expect(formatQuestion(questionOf(kind), sceneOf({ kind, canRead: false }), { locale })).not.toMatch(UNSOUND);
      return `  ${locale}  ${question}`;
    });
    return [kind, ...told, ''].join('\n');
  });

  await expect(page.join('\n')).toMatchFileSnapshot('questions.txt');
});

test('KLP-19.1 + KLP-19.2 + KLP-19.3 + KLP-19.6 + KLP-19.9 how a game ended is told with its figures', async () => {
  const ended = (
    reason: EndReason,
    winner: 0 | 1,
    figures: readonly [round: number, eaten: number, hunger: number],
  ) => {
    const standings = ['round', 'eaten', 'hunger'].map((name, nth) => ({ name, of: Array(2).fill(figures[nth]) }));
    const outcome = { winners: [winner], ranking: [[winner], [1 - winner]], reason, rule: 'KLP-19.1', standings };
    return LOCALES.map((locale) => formatOutcome(resultOf(outcome) as Result & { reason: EndReason }, { locale }));
  };
  const page = [
    ended('confrontation', 1, [9, 3, 1]),
    ended('food', 0, [9, 4, 5]),
    ended('hunger', 0, [9, 0, 7]),
    ended('no-red', 0, [9, 1, 6]),
    ended('round-cap', 0, [100, 2, 3]),
  ];

  await expect(page.map((told) => `${told.join('\n')}\n`).join('\n')).toMatchFileSnapshot('outcomes.txt');
});
