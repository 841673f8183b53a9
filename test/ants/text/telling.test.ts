import { actionWith, LOCALES, type Locale, outcomeWith, questionWith } from 'gastropodia';
import { expect, test } from 'vitest';
import { defaultBoard } from '../../../src/games/ants/board/layouts/board.ts';
import { defaultPack } from '../../../src/games/ants/cards/pack/pack.ts';
import {
  cards,
  cubes,
  dig,
  type Effect,
  each,
  explorers,
  flight,
  gain,
  mark,
  markers,
  moveMarks,
  pay,
} from '../../../src/games/ants/cards/vocabulary.ts';
import type { EndReason } from '../../../src/games/ants/table/events.ts';
import type { AntsAction, Ask, AskLook } from '../../../src/games/ants/table/work.ts';
import { thingInWords } from '../../../src/games/ants/text/card-words.ts';
import { LANGUAGES } from '../../../src/games/ants/text/languages.ts';
import { type Result, resultOf } from '../../../src/games/ants/text/result.ts';
import type { Question, Scene } from '../../../src/games/ants/text/scene.ts';

const formatAction = actionWith<AntsAction, Scene>(LANGUAGES, 'Ants');
const formatQuestion = questionWith<Ask['ask'], Question, Scene>(LANGUAGES, 'Ants');
const formatOutcome = outcomeWith<EndReason, Result>(LANGUAGES, 'Ants');

type Asked<Kind> = Omit<Extract<AskLook, { readonly kind: Kind }>, 'kind' | 'seat'> & { readonly seat?: number };

const PLACE = { list: 0, nth: 0 };
const PLAYING = { how: 'normal', waived: -1, size: 0 } as const;

/** What each decision is about. A kind that is forgotten here does not compile. */
const QUESTIONS: { readonly [Kind in Ask['ask']]: Asked<Kind> } = {
  'choose-queen': {},
  'keep-cards': {},
  'main-action': {},
  'end-turn': {},
  'spend-ants': { action: 'explore' },
  'take-display-card': { row: 'dig' },
  'granted-action': { ...PLACE, on: 'tunnel-drill' },
  'dig-tile': { left: 3, single: 0 },
  'bonus-order': { cells: ['0,3', '1,3'] },
  'explore-hex': { strength: 3 },
  'forage-vertex': { left: 2, head: 'b27', tail: 'b28' },
  'collect-kind': { seat: 1, hex: 'B13', due: 2 },
  'emptied-order': { hexes: ['B02', 'B03'] },
  'next-part': { card: 0, enemy: 0 },
  'play-card': { occasion: 'first', other: 0, type: 'deed', how: 'waive' },
  'waive-line': { card: 'labyrinth' },
  'fill-room': { ...PLAYING, card: 'archive' },
  'cover-symbols': { of: 'enemy', thing: 'mantis', waived: -1 },
  pay: { what: 'food', cost: 3, spare: 0 },
  'defeat-enemy': { occasion: 'first', other: 0 },
  'ability-space': { hex: 'A05' },
  'store-ants': {},
  'resolve-deed': {},
  'incubation-effect': { left: [] },
  'feed-larvae': {},
  'drop-larva': {},
  swarm: { area: 0 },
  'production-track': { tracks: ['food', 'egg-explorer'] },
  'draw-keep': {},
  'seek-symbol': {},
  'move-disc': { how: 'raise' },
  'larva-kind': {},
  'choose-item': {},
  'choose-pheromone': {},
  'discard-card': { why: 'effect' },
  'discard-for': { ...PLACE, on: 'venom-lab' },
  'tuck-card': { on: 'archive', left: 2 },
  'pay-for': { ...PLACE, on: 'wing-training' },
  'place-marker': { ...PLACE, on: 'seed-sowing' },
  'choose-effect': { ...PLACE, on: 'sprout-nursery' },
  'move-marker': { ...PLACE, on: undefined, left: 2 },
  'use-marker': { ...PLACE, on: 'honeydew-milking' },
  'egg-swap': {},
  'empty-room': {},
};

/** What the words do that a decision is about. */
const WORDS: { readonly [Kind in Ask['ask']]?: readonly Effect[] } = {
  'granted-action': [dig(2)],
  'discard-for': [pay(cards(1), gain('fungus', 1))],
  'pay-for': [pay(cubes('food', 2), each(explorers, flight(1)))],
  'choose-effect': [mark('sprout'), moveMarks('sprout', 2)],
  'use-marker': [pay(markers('aphid', 1, 'any'), gain('food', 2))],
};

const questionOf = (kind: Ask['ask']): AskLook => ({ seat: 0, ...QUESTIONS[kind], kind }) as AskLook;

/** A position in which somebody is asked this, or nothing that can be read. */
const sceneOf = (asked: AskLook | undefined, locale: Locale): Scene => {
  const grammar = LANGUAGES[locale]?.cards ?? expect.unreachable();
  const orders = (words: readonly Effect[] = []) => (words.length === 0 ? undefined : grammar.orders(words));
  const table = { roomOf: () => 1, larvaeOf: () => 3 };
  if (asked === undefined) {
    return {
      ...table,
      cardIn: () => undefined,
      enemyOn: () => undefined,
      terrainOf: () => undefined,
      tileAt: () => undefined,
      needOf: () => undefined,
      abilityOf: () => undefined,
      lineOf: () => undefined,
      ordersAt: () => undefined,
      choicesAt: () => [],
      typeAt: () => undefined,
      askedOf: () => undefined,
    };
  }
  const words = WORDS[asked.kind] ?? [];
  return {
    ...table,
    cardIn: () => 'war-cry',
    enemyOn: () => 'mantis',
    terrainOf: () => 'meadow',
    tileAt: () => 'inc-1a',
    needOf(card, line) {
      const need = defaultPack.basic[card]?.needs?.[line - 1];
      return need === undefined ? undefined : grammar.need(need);
    },
    abilityOf(space) {
      const ability = defaultBoard.anthill.abilities[space];
      return ability === undefined ? undefined : thingInWords('ability', ability, grammar);
    },
    lineOf: (thing, line) =>
      orders((defaultPack.basic[thing] ?? defaultBoard.anthill.abilities[thing])?.incubation?.[line - 1]),
    ordersAt: () => orders(words),
    choicesAt: () => words.flatMap((word) => orders([word]) ?? []),
    typeAt: () => 'any',
    askedOf: () => asked,
  };
};

type Answer<Type extends AntsAction['type']> = Omit<Extract<AntsAction, { readonly type: Type }>, 'type' | 'seat'>;
type Answers = { readonly [Type in AntsAction['type']]: readonly (Answer<Type> | { readonly decline: true })[] };

const DECLINE = { decline: true } as const;

/** What players can say, declining included. A type that is forgotten here does not compile. */
const ANSWERS = {
  'choose-queen': [{ queen: 'queen-3' }],
  'keep-cards': [{ cards: ['first-hunt', 'first-hunt', 'first-steps', 'royal-chamber'] }],
  'main-action': [{ action: 'dig' }, { action: 'enemy' }, { action: 'incubate' }],
  'end-turn': [{}],
  'spend-ants': [
    { tile: 2, stored: 1, universal: 0, queen: 0, boosts: 1 },
    { tile: 0, stored: 0, universal: 1, queen: 1, boosts: 0 },
  ],
  'take-display-card': [{ slot: 'dig-2' }],
  'granted-action': [{}, DECLINE],
  'dig-tile': [{ cells: ['1,3', '2,3'] }, { cells: ['2,2'] }],
  'bonus-order': [{ cell: '0,3' }],
  'explore-hex': [{ hex: 'A05' }],
  'forage-vertex': [{ vertex: 'a14' }],
  'collect-kind': [{ cube: 'food' }, { cube: 'leaf' }, { cube: 'fungus' }],
  'emptied-order': [{ hex: 'B02' }],
  'next-part': [{ part: 'card' }, { part: 'enemy' }, DECLINE],
  'play-card': [{ card: 'war-cry' }, DECLINE],
  'waive-line': [{ line: 1 }, { line: 2 }],
  'fill-room': [{ size: 2 }],
  'cover-symbols': [{ aggression: 0 }, { aggression: 2 }],
  pay: [
    { fungus: 0, markers: 0 },
    { fungus: 1, markers: 2 },
  ],
  'defeat-enemy': [{ hex: 'A05' }, DECLINE],
  'ability-space': [{ space: 'ab-8' }],
  'store-ants': [{ ants: ['digger', 'explorer'] }, { ants: [] }],
  'resolve-deed': [{ place: 'top' }, DECLINE],
  'incubation-effect': [
    { effect: { of: 'all' } },
    { effect: { of: 'production', track: 'egg-digger' } },
    { effect: { of: 'ability', space: 'ab-11', line: 1 } },
    { effect: { of: 'card', card: 'seed-sowing', line: 1 } },
    DECLINE,
  ],
  'feed-larvae': [{}, DECLINE],
  'drop-larva': [{ specialisation: 'explorer' }],
  swarm: [{}, DECLINE],
  'production-track': [{ track: 'food' }, { track: 'egg-explorer' }],
  'draw-keep': [{ card: 'war-cry' }],
  'seek-symbol': [{ symbol: 'communication' }],
  'move-disc': [
    { place: 'bottom', from: 'digger', to: 'digger' },
    { place: 'middle', from: 'explorer', to: 'explorer' },
    DECLINE,
  ],
  'larva-kind': [{ specialisation: 'forager' }, DECLINE],
  'choose-item': [{ item: 'feather' }, DECLINE],
  'choose-pheromone': [{ terrain: 'stone' }, DECLINE],
  'discard-card': [{ card: 'war-cry' }],
  'discard-for': [{ card: 'archive' }, DECLINE],
  'tuck-card': [{ card: 'war-cry' }],
  'pay-for': [{}, DECLINE],
  'place-marker': [{ card: 'seed-vault#2' }],
  'choose-effect': [{ effect: 1 }, { effect: 2 }, DECLINE],
  'move-marker': [{ card: 'seed-vault' }, DECLINE],
  'use-marker': [{ card: 'aphid-stable' }, DECLINE],
  'egg-swap': [{ track: 'egg-digger' }, DECLINE],
  'empty-room': [{ size: 3 }, DECLINE],
  transform: [
    { place: 'top', from: 'digger', to: 'forager' },
    { place: 'middle', from: 'explorer', to: 'digger' },
  ],
  emergency: [{}],
  'queen-discard': [{ kind: 'room' }, { kind: 'skill' }],
  'queen-token': [{ symbol: 'strength' }],
  'queen-fungus': [{}],
} as unknown as Answers;

const ACTIONS = Object.entries(ANSWERS).flatMap(([type, answers]) => {
  const asked = Object.hasOwn(QUESTIONS, type) ? questionOf(type as Ask['ask']) : questionOf('main-action');
  return answers.map((answer) => ({ action: { type, seat: asked.seat, ...answer } as AntsAction, asked }));
});
const UNSOUND = /undefined|NaN|\[object| {2}|\.\.|[;:,] ?[.;,]|#/;

test('KER-11.12 every action has a label and a sentence, in three languages, to be read', async () => {
  const page = ACTIONS.map(({ action, asked }) => {
    const { type, seat: _, ...rest } = action;
    const told = LOCALES.map((locale) => {
      const [label, sentence] = (['label', 'sentence'] as const).map((as) =>
        formatAction(action, sceneOf(asked, locale), { locale, as }),
      );
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(`${label} ${sentence}`).not.toMatch(UNSOUND);
      for (const as of ['label', 'sentence'] as const) {
        expect(formatAction(action, sceneOf(undefined, locale), { locale, as })).not.toMatch(UNSOUND);
      }
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
      const question = formatQuestion(questionOf(kind), sceneOf(questionOf(kind), locale), { locale });
      expect(question).toMatch(/^\p{Lu}.*\.$/u);
      expect(question).not.toMatch(UNSOUND);
      expect(formatQuestion(questionOf(kind), sceneOf(undefined, locale), { locale })).not.toMatch(UNSOUND);
      return `  ${locale}  ${question}`;
    });
    return [kind, ...told, ''].join('\n');
  });

  await expect(page.join('\n')).toMatchFileSnapshot('questions.txt');
});

test('ANT-24.20 + ANT-24.21 + ANT-24.22 + ANT-24.24 how a game ended is told with its figures', async () => {
  const ended = (
    reason: EndReason,
    ranking: readonly (readonly number[])[],
    figures: Readonly<Record<'points' | 'stars' | 'cubes', readonly number[]>>,
  ) => {
    const standings = Object.entries(figures).map(([name, of]) => ({ name, of }));
    const outcome = { winners: ranking[0] ?? [], ranking, reason, rule: 'ANT-24.1', standings };
    return LOCALES.map((locale) => formatOutcome(resultOf(outcome) as Result & { reason: EndReason }, { locale }));
  };
  const page = [
    ended('star-track', [[1], [0]], { points: [56, 93], stars: [4, 6], cubes: [3, 0] }),
    ended('star-track', [[2], [0], [1]], { points: [56, -3, 56], stars: [4, 2, 5], cubes: [3, 0, 1] }),
    ended('round-limit', [[0], [1]], { points: [20, 20], stars: [1, 1], cubes: [1, 0] }),
    ended('round-limit', [[0, 1], [2]], { points: [20, 20, 20], stars: [1, 1, 1], cubes: [5, 5, 2] }),
  ];

  await expect(page.map((told) => `${told.join('\n')}\n`).join('\n')).toMatchFileSnapshot('outcomes.txt');
});
