import { STAYING, type Written } from '../../../src/games/zombiaki/cards/effects.ts';
import {
  BODIES,
  type Card,
  type Deck,
  drawn,
  EFFECTS,
  type Effect,
  MOMENTS,
  type Pack,
  type Scope,
  SOURCES,
  TAGS,
  TARGETS,
  type Target,
  THINGS,
  type Thing,
  TRAITS,
  win,
} from '../../../src/games/zombiaki/cards/vocabulary.ts';
import type { Side } from '../../../src/games/zombiaki/components.ts';
import { createRandom, type Random, sampleWord, sampleWords } from '../../../src/kernel/index.ts';

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The targets that cards of a side can have. */
const targetsOf = (side: Side): (keyof typeof TARGETS.words)[] =>
  (Object.keys(TARGETS.words) as (keyof typeof TARGETS.words)[]).filter((name) =>
    (TARGETS.words[name].on as readonly Side[]).includes(side),
  );

/** The words of cards that each side plays, each as often as any other. */
const OPS: { readonly [Each in Side]: readonly string[] } = {
  zombies: ['arrive', 'attach', 'step', 'merge', 'exchange', 'rise', 'clear', 'limit', 'discard', 'moment'],
  humans: [
    'lay',
    'lay',
    'step',
    'clear',
    'fire',
    'wound',
    'burn',
    'kill',
    'set-off',
    'ignite',
    'retreat',
    'snare',
    'halt',
  ],
};

/** A random card of a side that is made of the words where they have a meaning. */
function cardOf(random: Random, side: Side): Card {
  const op = random.oneOf(OPS[side]);
  for (;;) {
    const made = op === 'moment' ? momentCard(random) : playedCard(random, side, op);
    // What has no meaning together is drawn again: whatever it is, some effect fits some target.
    if (made !== undefined && (op === 'moment' || made.effects.some((effect) => effect.op === op))) return made;
  }
}

function playedCard(random: Random, side: Side, op: string): Card | undefined {
  const scopes: readonly Scope[] = EFFECTS.words[op as keyof typeof EFFECTS.words].on;
  const aims = targetsOf(side).filter((name) => scopes.includes(name));
  const isAimed = aims.length > 0 && (!scopes.includes('board') || random.below(6) > 0);
  const target = isAimed ? sampleWord(TARGETS, random, aims) : undefined;
  if (target?.target === 'move' && side === 'zombies' && target.who === 'creature') return undefined;
  const scope: Scope = target?.target ?? 'board';
  const known: Written = { side, target: { ...target } };
  const effects = effectsFor(random, scope, known);
  if (effects === undefined || !areAimed(effects, target)) return undefined;
  return finished(random, effects, target === undefined ? {} : { target });
}

function momentCard(random: Random): Card | undefined {
  const when = sampleWord(MOMENTS, random, ['before-movement', 'answer']);
  const effects = effectsFor(random, when.when, { side: 'zombies', target: {} });
  if (effects === undefined) return undefined;
  const target: Target = { target: 'zombie', which: 'any' };
  return finished(random, effects, { when, ...(when.when === 'before-movement' ? { target } : {}) });
}

/** Effects, where any have a meaning. */
function effectsFor(random: Random, scope: Scope, known: Written): readonly Effect[] | undefined {
  try {
    return sampleWords(EFFECTS, random, { scope, known });
  } catch {
    return undefined;
  }
}

/** Do the effects fit the target in what no single word says? */
function areAimed(effects: readonly Effect[], target: Target | undefined): boolean {
  return effects.every((effect) => {
    if (effect.op === 'fire') return target?.target === 'lane' || effect.bullets === 1;
    if (effect.op !== 'attach') return true;
    const needs = { shield: 'unshielded', boss: 'no-boss', claws: undefined }[effect.attachment.attachment];
    return needs === undefined || (target?.target === 'zombie' && target.which === needs);
  });
}

function finished(random: Random, effects: readonly Effect[], said: Partial<Card>): Card | undefined {
  const lit = effects.findIndex(({ op }) => op === 'ignite');
  const longest = EFFECTS.longest;
  // What burns sets off what lies there, right behind it.
  const lighting = [...effects.slice(0, Math.min(lit, longest - 2)), ...effects.slice(lit, lit + 1), SET_OFF];
  const all = lit === -1 ? effects : [...lighting, ...effects.slice(lit + 1)].slice(0, longest);
  const going = all.find(({ op }) => Object.hasOwn(STAYING, op));
  const tagged = all.some(({ op }) => op === 'set-off');
  const tags = TAGS.filter((tag) => (lit !== -1 && tag === 'fire') || random.below(3) === 0);
  return {
    copies: 1 + random.below(random.below(20) === 0 ? 99 : 6),
    source: random.oneOf(SOURCES),
    lasts: random.oneOf(STAYING[going?.op ?? ''] ?? (['instant'] as const)),
    ...said,
    effects: all,
    ...(tags.length > 0 ? { tags } : tagged ? { tags: [random.oneOf(TAGS)] } : {}),
    ...(all.some(({ op }) => op === 'arrive')
      ? { body: sampleWord(BODIES, random, ['zombie', 'zombie', 'dogs']) }
      : {}),
    ...(all.some(({ op }) => op === 'lay') ? { thing: thingOf(random, said.target) } : {}),
  };
}

const SET_OFF: Effect = { op: 'set-off' };

function thingOf(random: Random, target: Target | undefined): Thing {
  const isFirst = target?.target === 'spot' && target.where.includes('street-5');
  for (;;) {
    const traits = sampleWords(TRAITS, random, { scope: 'thing' });
    const names = traits.map(({ trait }) => trait);
    const isOnce = new Set(names).size === names.length;
    const rolls = !names.includes('rolls') || names.includes('crushes');
    const idle = names.some((name) => ['climb', 'swallow', 'crushes'].includes(name));
    const bars = !names.includes('bars-lane') || (isFirst && !idle);
    if (isOnce && rolls && bars) return { kind: random.oneOf(THINGS), traits };
  }
}

function deckOf(random: Random, side: Side, kinds: number): Deck {
  const cards = times(kinds, () => cardOf(random, side));
  const answered = new Set<string>();
  const entries = cards.flatMap((card, index): [string, Card][] => {
    const tag = card.when?.when === 'answer' ? card.when.to : undefined;
    if (tag !== undefined && answered.has(tag)) return [];
    if (tag !== undefined) answered.add(tag);
    return [[`${side}-${index}`, card]];
  });
  return Object.fromEntries(entries);
}

/** A zombie to begin with: without any, nothing happens. */
const walker = (random: Random): Card => ({
  copies: 4 + random.below(8),
  source: 'ours',
  lasts: 'stays',
  target: { target: 'spot', where: ['open', 'street-1'] },
  effects: [{ op: 'arrive' }],
  body: sampleWord(BODIES, random, ['zombie']),
});

/** A random pack that passes the check. */
export function packFrom(seed: number): Pack {
  const random = createRandom(`pack ${seed}`);
  return {
    zombies: {
      walker: walker(random),
      ...deckOf(random, 'zombies', 3 + random.below(10)),
      dawn: { copies: 1, source: 'ours', when: drawn, lasts: 'instant', effects: [win('humans')] },
    },
    humans: deckOf(random, 'humans', 4 + random.below(12)),
  };
}
