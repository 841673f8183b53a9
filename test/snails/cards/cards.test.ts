import { readFileSync } from 'node:fs';
import { LOCALES } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { BASIC } from '../../../src/games/snails/cards/pack/basic.ts';
import { FACTION } from '../../../src/games/snails/cards/pack/faction.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { PURPLE } from '../../../src/games/snails/cards/pack/purple.ts';
import { RED } from '../../../src/games/snails/cards/pack/red.ts';
import {
  type Card,
  type Deck,
  type Effect,
  FACES,
  FACTIONS,
  type FactionCard,
  type PurpleCard,
  type RedCard,
  type Rolled,
  type Source,
} from '../../../src/games/snails/cards/vocabulary.ts';
import { cardName, optionName, wordsIn } from '../../../src/games/snails/text/name-of.ts';

const copiesIn = (deck: Readonly<Record<string, { readonly copies: number }>>): number =>
  Object.values(deck).reduce((sum, { copies }) => sum + copies, 0);

const DECKS = Object.values<Deck>({ ...defaultPack });
const CARDS = DECKS.flatMap((deck) => Object.entries(deck));

describe('the default pack', () => {
  test('SNL-1.6 50 red, 34 purple and 6 faction cards, and 5 basic ones for each of 4 players', () => {
    expect(copiesIn(RED)).toBe(50);
    expect(copiesIn(PURPLE)).toBe(34);
    expect(Object.keys(FACTION)).toHaveLength(6);
    expect(copiesIn(BASIC)).toBe(5);
    expect(copiesIn(RED) + copiesIn(PURPLE) + Object.keys(FACTION).length + 4 * copiesIn(BASIC)).toBe(110);
  });

  test('SNL-1.6 copies of every arsenal card, in printed order', () => {
    const copies = Object.entries({ ...RED, ...PURPLE }).map(([id, card]) => `${id} ${card.copies}`);

    expect(copies).toEqual([
      'rocket 4',
      'grenade 5',
      'gatling 4',
      'ball-launcher 4',
      'cocktail 5',
      'incinerator 3',
      'shotgun 4',
      'sniper-rifle 3',
      'revolver 4',
      'crossbow 3',
      'mortar 3',
      'sword 2',
      'hammer 2',
      'drill 2',
      'boomerang 2',
      'fishing-rod 3',
      'disintegrator 2',
      'golden-shovel 3',
      'vacuum 2',
      'jetpack 4',
      'first-aid-kit 4',
      'mine 3',
      'dynamite 4',
      'turbo-slime 3',
      'leaf-blower 2',
      'teleporter 2',
      'supply-drop 2',
    ]);
  });

  test('SNL-4.2 the halves of the five basic cards', () => {
    expect(Object.values(BASIC).map(({ halves }) => halves.join(' / '))).toEqual([
      'crawl / punch',
      'crawl / dig',
      'crawl / shell',
      'dig / shell',
      'swap / aim',
    ]);
    expect(Object.values(BASIC).map(({ copies }) => copies)).toEqual([1, 1, 1, 1, 1]);
  });

  test('SNL-1.4 each faction has one card', () => {
    expect(Object.values(FACTION).map(({ faction }) => faction)).toEqual(FACTIONS);
  });

  test('SNL-8.8 the red cards that hit without dice', () => {
    const automatic = Object.entries<RedCard>(RED).filter(([, card]) => !('dice' in card));

    expect(automatic.map(([id]) => id)).toEqual(['sword', 'hammer']);
    expect('dice' in FACTION['blades-of-doom'] || 'dice' in FACTION.kunai).toBe(false);
  });

  test('SNL-4.4 the cards with the return symbol', () => {
    expect(CARDS.filter(([, card]) => 'returns' in card).map(([id]) => id)).toEqual(['sword', 'hammer', 'boomerang']);
  });

  test('SNL-14.12 the Drill damages the own field afterwards', () => {
    expect(RED.drill.after).toEqual([{ op: 'self', effects: [{ op: 'damage-tile', cards: 'lost' }] }]);
    expect(CARDS.filter(([, card]) => 'after' in card).map(([id]) => id)).toEqual(['drill']);
  });

  test('rows stand in the order of the symbols', () => {
    for (const [id, card] of CARDS) {
      if (!('rows' in card)) continue;
      const single = card.rows.flatMap(({ faces }) => (faces.length === 1 ? faces : []));
      expect([id, single]).toEqual([id, FACES.filter((face) => single.includes(face))]);
    }
  });

  test('no card is in two decks', () => {
    expect(new Set(CARDS.map(([id]) => id)).size).toBe(CARDS.length);
  });

  test('cards are data: JSON gives them back as they are', () => {
    expect(JSON.parse(JSON.stringify(defaultPack))).toEqual(defaultPack);
    expect(JSON.stringify(JSON.parse(JSON.stringify(defaultPack)))).toBe(JSON.stringify(defaultPack));
  });

  test('every card says where it comes from', () => {
    const from = (source: Source) => CARDS.filter(([, card]) => card.source === source).map(([id]) => id);

    expect(from('book')).toEqual([
      'fishing-rod',
      'disintegrator',
      'first-aid-kit',
      'mine',
      'dynamite',
      'villains-hat',
      'kunai',
    ]);
    expect(from('named')).toEqual([
      'rocket',
      'grenade',
      'gatling',
      'ball-launcher',
      'cocktail',
      'incinerator',
      'golden-shovel',
      'vacuum',
      'jetpack',
      'blades-of-doom',
    ]);
    expect(from('ours')).toEqual([
      ...Object.keys(BASIC),
      'shotgun',
      'sniper-rifle',
      'revolver',
      'crossbow',
      'mortar',
      'sword',
      'hammer',
      'drill',
      'boomerang',
      'turbo-slime',
      'leaf-blower',
      'teleporter',
      'supply-drop',
      'hunting-bow',
      'broadside',
      'infectious-bite',
    ]);
  });
});

describe('the risk of a miss', () => {
  const SIDES = { splat: 3, hit: 2, crit: 1 } as const;
  /** How many of the 36 rolls of two dice meet no row; a card with one die does not look at the second. */
  const missesOf = ({ dice, rows }: Rolled): number => {
    let misses = 0;
    for (const one of FACES)
      for (const other of FACES) {
        const roll = dice === 1 ? [one] : [one, other];
        const isMet = rows.some(({ faces }) =>
          faces.length === 1
            ? faces.every((face) => roll.includes(face))
            : [roll.join(), roll.toReversed().join()].includes(faces.join()),
        );
        if (!isMet) misses += SIDES[one] * SIDES[other];
      }
    return misses;
  };
  const rolled = CARDS.flatMap(([id, card]) =>
    'rows' in card ? [{ id, card, copies: 'copies' in card ? card.copies : 1 }] : [],
  );

  test('SNL-14.18 between 20 and 30 rolls of 100 meet no row, weighted by copies', () => {
    const copies = rolled.reduce((sum, card) => sum + card.copies, 0);
    const misses = rolled.reduce((sum, card) => sum + card.copies * missesOf(card.card), 0);

    expect(copies).toBe(48);
    expect(misses).toBe(391);
    expect(misses / (36 * copies)).toBeGreaterThanOrEqual(0.2);
    expect(misses / (36 * copies)).toBeLessThanOrEqual(0.3);
    expect(rolled.filter(({ card }) => missesOf(card) === 0).map(({ id }) => id)).toEqual([]);
  });

  test('SNL-14.18 some cards have one row, and none has more than two', () => {
    expect(rolled.filter(({ card }) => card.rows.length === 1).map(({ id }) => id)).toEqual([
      'drill',
      'boomerang',
      'broadside',
    ]);
    expect(Math.max(...rolled.map(({ card }) => card.rows.length))).toBe(2);
  });

  test('SNL-14.18 at least eight red and faction cards do more than their symbols say', () => {
    const SYMBOLS = ['damage', 'push', 'damage-tile', 'destroy-tile', 'put', 'scatter'];
    const hasText = (card: Card): boolean =>
      'choose' in card ||
      [...JSON.stringify(card).matchAll(/"op":"([\w-]+)"/g)].some(([, op = '']) => !SYMBOLS.includes(op));
    const texts = [...Object.entries<Card>(RED), ...Object.entries<Card>(FACTION)].filter(([, card]) => hasText(card));

    expect(texts.map(([id]) => id)).toEqual([
      'sniper-rifle',
      'crossbow',
      'drill',
      'hunting-bow',
      'blades-of-doom',
      'villains-hat',
      'kunai',
      'infectious-bite',
    ]);
  });
});

describe('the tables of the rules', () => {
  const page = readFileSync('docs/rules/snails.md', 'utf8').replaceAll('*', '');
  const table = (title: string): readonly (readonly string[])[] => {
    const [, chapter = ''] = page.split(`### ${title}`);
    const [body = ''] = chapter.split(/^###? /m);
    return [...body.matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)].map(([, id = '', cells = '']) => [
      id,
      ...cells.split(' | '),
    ]);
  };
  const namesOf = (id: string): string[] => LOCALES.map((locale) => cardName(id, { locale }).replace('’', "'"));
  const isNumber = (word: string): boolean => /^\d+$/.test(word);

  test('SNL-1.6 red cards: names, copies, source, range, sight and dice', () => {
    const printed = Object.entries<RedCard>(RED).map(([id, card]) => {
      const { target } = card;
      const [least, most] = target !== undefined && 'range' in target ? target.range : [NaN, NaN];
      const sight = target !== undefined && 'sight' in target && target.sight === 'ignored' ? 'no-LOS' : 'LOS';
      const reach = `${target?.target} ${least === most ? least : `${least}–${most}`}`;
      return [
        id,
        ...namesOf(id),
        `${card.copies}`,
        card.source,
        reach,
        most === 0 ? '' : sight,
        'dice' in card ? card.dice : 0,
      ];
    });

    expect(
      table('Red arsenal cards').map(([id, en, pl, de, copies, source, reach = '', dice = '']) => {
        const kind = /field|snail 0|snail \d|burst/.exec(reach)?.[0].split(' ')[0];
        const sight = /no-LOS|LOS/.exec(reach)?.[0] ?? '';
        const range = /\d(–\d)?/.exec(reach)?.[0];
        return [id, en, pl, de, copies, source, `${kind} ${range}`, sight, Number(/\d/.exec(dice)?.[0] ?? 0)];
      }),
    ).toEqual(printed);
  });

  test('SNL-8.6 red cards: the symbols of every row, and its damage', () => {
    const damageIn = (effects: readonly Effect[]): number[] =>
      effects.flatMap((effect) => {
        if (effect.op === 'damage') return [effect.amount];
        return 'effects' in effect ? damageIn(effect.effects) : [];
      });
    const printed = Object.entries<RedCard>(RED).map(([id, card]) =>
      'rows' in card
        ? [id, ...card.rows.map(({ faces, effects }) => [faces.join('+'), ...damageIn(effects)])]
        : [id, ['', ...damageIn(card.effects)]],
    );

    expect(
      table('Red arsenal cards').map((cells) => {
        const rows = (cells.at(-1) ?? '').split('; ').filter((row) => /^(separate|splat|hit|crit|\d)/.test(row));
        return [
          cells[0],
          ...rows.map((row) => {
            const [, faces = '', effects = ''] = /(?:((?:splat|hit|crit)(?:\+\w+)?): )?([^:]*)$/.exec(row) ?? [];
            return [faces, ...effects.split(', ').filter(isNumber).map(Number)];
          }),
        ];
      }),
    ).toEqual(printed);
  });

  test('SNL-1.6 purple cards: names, copies and source', () => {
    expect(table('Purple arsenal cards').map((cells) => cells.slice(0, 6))).toEqual(
      Object.entries<PurpleCard>(PURPLE).map(([id, { copies, source }]) => [id, ...namesOf(id), `${copies}`, source]),
    );
  });

  test('SNL-1.4 faction cards: whose they are, names, colour and source', () => {
    expect(
      table('Faction cards').map(([id, faction = '', en, pl, de, colour, source = '']) => [
        id,
        faction.toLowerCase(),
        ...[en, pl, de, colour],
        source.split(' ')[0],
      ]),
    ).toEqual(
      Object.entries<FactionCard>(FACTION).map(([id, { faction, colour, source }]) => [
        id,
        faction,
        ...namesOf(id),
        colour,
        source,
      ]),
    );
  });
});

describe('names', () => {
  test.each(LOCALES)('every card has a name of its own: %s', (locale) => {
    const names = CARDS.map(([id]) => cardName(id, { locale }));

    expect(Object.keys(wordsIn(locale).cards)).toEqual(CARDS.map(([id]) => id));
    expect(new Set(names).size).toBe(CARDS.length);
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
  });

  test.each(LOCALES)('nothing is without a name: %s', (locale) => {
    const names = Object.values(wordsIn(locale)).flatMap((table) => Object.values<string>(table));

    expect(names.filter((name) => name.trim() !== name || name === '')).toEqual([]);
  });

  test('a card of another pack is called by its id', () => {
    expect(cardName('acid-rain', { locale: 'en' })).toBe('Acid rain');
    expect(cardName('acid-rain', { locale: 'pl' })).toBe('Acid rain');
    expect(cardName('constructor', { locale: 'de' })).toBe('Constructor');
    expect(optionName('clear-the-bar', { locale: 'de' })).toBe('Alle raus');
    expect(optionName('burn-it-down', { locale: 'de' })).toBe('Burn it down');
  });

  test('the names of the rulebook', () => {
    expect(LOCALES.map((locale) => cardName('villains-hat', { locale }))).toEqual([
      'Villain’s Hat',
      'Kapelusz złola',
      'Schurkenhut',
    ]);
    expect(LOCALES.map((locale) => wordsIn(locale).actions.punch)).toEqual(['Punch', 'Piącha', 'Schlagen']);
  });
});
