import { LOCALES } from 'gastropodia';
import { expect, test, vi } from 'vitest';
import { defaultPack } from '../../../src/games/zombiaki/cards/pack/pack.ts';
import type { ZombiakiWhy } from '../../../src/games/zombiaki/index.ts';
import { describeCard } from '../../../src/games/zombiaki/text/describe.ts';
import { LANGUAGES } from '../../../src/games/zombiaki/text/languages.ts';
import { explain } from '../../../src/games/zombiaki/text/texts.ts';

vi.mock('../../../src/games/zombiaki/components.ts', async (original) => {
  const { LANES, ...figures } = await original<typeof import('../../../src/games/zombiaki/components.ts')>();
  return {
    ...figures,
    LANES: [...LANES, 'd'],
    SIDE_LANES: ['a', 'c', 'd'],
    FIRST_STREET: 11,
    LAST_STREET: 15,
    STRONGEST_TO_OBEY: 8,
    DOG_STEPS: 7,
    EMPTY_COST: 6,
  };
});

const numbersIn = (sentence: string): number[] => (sentence.match(/\d+/g) ?? []).map(Number);

test.each(LOCALES)(
  'ZOM-1.6 + ZOM-1.7 + ZOM-1.8 + ZOM-9.4 + ZOM-15.15 + ZOM-18.17 + ZOM-18.27 sentences follow the figures of the rules: %s',
  (locale) => {
    const { labels } = LANGUAGES[locale] ?? expect.unreachable();
    const { zombies, humans } = defaultPack;
    const said = (card: (typeof zombies)[string] | undefined): number[] =>
      numbersIn(describeCard(card ?? expect.unreachable(), { locale }));
    const refused = (why: object): string => explain(why as ZombiakiWhy, { locale });
    const wrongStreet = (wanted: string): number[] =>
      numbersIn(
        refused({ code: 'field/wrong-street', rule: 'ZOM-12.5', facts: { card: 'barrel', street: 3, wanted } }),
      );

    expect(said(zombies.dogs)).toEqual(expect.arrayContaining([7, 11]));
    expect(said(zombies.boss)).toContain(8);
    expect(said(humans.flamethrower)).toContain(6);
    expect(said(humans.oil)).toContain(6);
    expect(said(humans.barrel)).toEqual(expect.arrayContaining([15, 11]));
    expect(said(humans.barrier)).toEqual([15, 15]);
    expect(numbersIn(labels.title)).toEqual([4]);
    expect(refused({ code: 'lane/middle', rule: 'ZOM-18.38', facts: { card: 'street-on-fire', lane: 'b' } })).toMatch(
      /\ba, c \S+ d\b/,
    );
    expect(
      numbersIn(refused({ code: 'target/wrong-shape', rule: 'ZOM-5.10', facts: { card: 'sniper', shape: 'amounts' } })),
    ).toContain(4);
    expect(wrongStreet('street-1')).toContain(11);
    expect(wrongStreet('street-5')).toContain(15);
    expect(wrongStreet('not-street-5')).toContain(15);
  },
);
