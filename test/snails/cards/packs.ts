import fc from 'fast-check';
import { aimedAt, TARGETS, TARGETS_FOR } from '../../../src/games/snails/cards/targets.ts';
import {
  type Arsenal,
  type Attacking,
  type Automatic,
  BASIC_ACTIONS,
  type BasicAction,
  type BasicCard,
  type Card,
  type Choice,
  EFFECTS,
  FACES,
  FACTIONS,
  type FactionCard,
  type Pack,
  type PurpleCard,
  type RedCard,
  type Rolled,
  SOURCES,
  type Target,
} from '../../../src/games/snails/cards/vocabulary.ts';
import {
  createRandom,
  type NameIn,
  type Random,
  sampleWord,
  sampleWords,
  type WordPlace,
} from '../../../src/kernel/index.ts';

const COLOURS = ['red', 'purple'] as const;
const ALONE = FACES.map((face) => [face]);
const PAIRS = FACES.flatMap((face, index) => FACES.slice(index).map((other) => [face, other]));

// Mostly figures as they are on cards, now and then as large as the check lets them be.
const upTo = (random: Random, usual: number, most: number): number =>
  random.below(20) > 0 ? 1 + random.below(usual) : usual + random.below(most - usual + 1);

const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);

const standing = (target: Target | undefined): WordPlace =>
  target === undefined ? { scope: 'self' } : { scope: target.target, known: aimedAt(target) };

function automatic(random: Random, among: readonly NameIn<typeof TARGETS>[]): Automatic & { readonly target: Target } {
  const target = sampleWord(TARGETS, random, among);
  return { target, effects: sampleWords(EFFECTS, random, standing(target)) };
}

const automaticAttack = (random: Random): Automatic & { readonly target: Target } =>
  automatic(random, TARGETS_FOR.attack);

const automaticAction = (random: Random): Automatic =>
  random.below(6) === 0
    ? { effects: sampleWords(EFFECTS, random, standing(undefined)) }
    : automatic(random, TARGETS_FOR.action);

function rolled(random: Random): Rolled {
  const target = sampleWord(TARGETS, random, ['snail', 'two-snails', 'field', 'burst']);
  const dice = random.oneOf([1, 2] as const);
  const rows = random.shuffled(dice === 1 ? ALONE : [...ALONE, ...PAIRS]);
  return {
    target,
    dice,
    rows: rows.slice(0, 1 + random.below(rows.length)).map((faces) => ({
      faces,
      effects: sampleWords(EFFECTS, random, standing(target)),
    })),
    ...(random.below(2) === 0 ? {} : { attacks: upTo(random, 3, 5) }),
    ...(random.below(2) === 0 ? {} : { after: sampleWords(EFFECTS, random, { scope: 'after' }) }),
  };
}

function name(random: Random): string {
  const syllable = (): string =>
    times(1 + random.below(6), () => random.oneOf([...'abcdefghijklmnopqrstuvwxyz'])).join('');
  const id = times(1 + random.below(3), syllable).join('-');
  return id in {} ? name(random) : id;
}

function choice(random: Random): Choice {
  const options = new Set(times(6, () => name(random)));
  const some = [...options].slice(0, 2 + random.below(5));
  return { choose: Object.fromEntries(some.map((id) => [id, automaticAction(random)])) };
}

const arsenal = (random: Random): Arsenal => ({
  copies: upTo(random, 5, 20),
  source: random.oneOf(SOURCES),
  ...(random.below(2) === 0 ? {} : { returns: 'to-hand' }),
});

function basic(random: Random): BasicCard {
  const [left = 'crawl', right = 'dig']: readonly BasicAction[] = random.shuffled(BASIC_ACTIONS);
  return { copies: 1, source: random.oneOf(SOURCES), halves: [left, right] };
}

const attack = (random: Random): Rolled | (Automatic & { readonly target: Target }) =>
  random.below(3) > 0 ? rolled(random) : automaticAttack(random);

const action = (random: Random): Rolled | Automatic | Choice =>
  random.oneOf([automaticAction, automaticAction, automaticAction, choice, rolled])(random);

const raging = (random: Random): Attacking => (random.below(3) === 0 ? { rage: 'adds' } : {});

const red = (random: Random): RedCard => ({ ...arsenal(random), ...raging(random), ...attack(random) });

const purple = (random: Random): PurpleCard => ({ ...arsenal(random), ...action(random) });

function factionCard(random: Random, faction: FactionCard['faction']): FactionCard {
  const printed = { faction, source: random.oneOf(SOURCES) };
  return random.oneOf(COLOURS) === 'red'
    ? { ...printed, colour: 'red', ...raging(random), ...attack(random) }
    : { ...printed, colour: 'purple', ...action(random) };
}

/** A pack that can be played, made of every word in every place where it has a meaning. */
function randomPack(random: Random): Pack {
  const names = new Set<string>();
  while (names.size < 32) names.add(name(random));
  const left = [...names];
  const named = <Kind extends Card>(cards: readonly Kind[]): Readonly<Record<string, Kind>> =>
    Object.fromEntries(cards.map((card) => [left.pop() ?? '', card]));
  return {
    basic: named(times(5 + random.below(6), () => basic(random))),
    red: named(times(random.below(9), () => red(random))),
    purple: named(times(random.below(9), () => purple(random))),
    faction: named(FACTIONS.map((faction) => factionCard(random, faction))),
  };
}

/** Packs that can be played. */
export const packs: fc.Arbitrary<Pack> = fc
  .noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 }))
  .map((seed) => randomPack(createRandom(`pack ${seed}`)));
