import { describe, expect, test } from 'vitest';
import { ants } from '../../../src/games/ants/index.ts';
import { altered, coverSpaces, only, typesOf } from '../kit/altered.ts';
import { changesOf } from '../kit/changes.ts';
import { ACCEPT, ALL, cover, decline, defeat, explore, forage, main, part, play, take } from '../kit/moves.ts';
import { asked, BOOK, legal, playing, position } from '../kit/position.ts';

const NOBODY = {};
const RICH = [0, 0, 0, 4, 4] as const;
const ENEMIES = { A05: 'leafhopper', A06: 'scorpion', A11: 'silverfish' };
/** Blue has explored a meadow, and can cover every symbol with tokens. */
const hunting = (own = {}) => position([{ explorers: ['A18'], has: RICH, ...own }, NOBODY], { enemies: ENEMIES });
const atEnemy = (own = {}) => playing(hunting(own), main('enemy'), part('enemy')).state;
const why = (state: ReturnType<typeof atEnemy>, action: object) => ants.whyIllegal(state, { seat: 0, ...action });

describe('who can be defeated', () => {
  test('ANT-13.1 + ANT-13.2 a revealed enemy, with an explorer on any hex of its terrain', () => {
    const state = atEnemy();

    expect(legal(state, 'defeat-enemy')).toEqual([{ hex: 'A05' }, { decline: true }]);
    expect(why(state, defeat('A06'))).toEqual({
      code: 'enemy/no-explorer',
      rule: 'ANT-13.1',
      facts: { hex: 'A06', terrain: 'sand' },
    });
    expect(why(state, defeat('A13'))).toEqual({ code: 'enemy/none', rule: 'ANT-13.1', facts: { hex: 'A13' } });
    expect(legal(atEnemy({ explorers: ['A18', 'A04'] }), 'defeat-enemy')).toContainEqual({ hex: 'A06' });
    // An explorer of somebody else does not help.
    const foreign = position([{ explorers: ['A18'], has: RICH }, { explorers: ['A04'] }], { enemies: ENEMIES });
    expect(legal(playing(foreign, main('enemy'), part('enemy')).state, 'defeat-enemy')).not.toContainEqual({
      hex: 'A06',
    });
  });

  test('ANT-13.3 its symbols are needed, and tokens may stand for them', () => {
    const two = { explorers: ['A18', 'A04'] };
    const state = playing(hunting({ ...two, has: [0, 0, 0, 1, 1] }), main('enemy'), part('enemy')).state;

    expect(legal(state, 'defeat-enemy')).toEqual([{ hex: 'A05' }, { decline: true }]);
    // AGG×2, POI×1, STR×1 against one token of each kind.
    expect(why(state, defeat('A06'))).toEqual({
      code: 'enemy/symbols',
      rule: 'ANT-13.3',
      facts: {
        hex: 'A06',
        missing: ['aggression', 'aggression', 'strength', 'poison'],
        aggression: 1,
        mutation: 1,
      },
    });
    // Symbols in play are not used up, and take the place of tokens.
    const played = playing(
      hunting({ played: ['war-cry', 'trail-marking'] }),
      main('enemy'),
      part('enemy'),
      defeat('A05'),
    );
    expect(typesOf(played.events)).not.toContain('symbols-covered');
  });

  test('ANT-13.6 nobody is defeated for whom no allowed space is free', () => {
    const full = (spaces: Readonly<Record<string, string>>) =>
      altered(hunting({ explorers: ['A18', 'A04'] }), (draft) => coverSpaces(draft, 0, spaces));
    const top = { 'ab-1': 'woodlouse', 'ab-2': 'earwig', 'ab-3': 'termite', 'ab-4': 'ladybird' };
    const state = playing(full(top), main('enemy'), part('enemy')).state;

    expect(legal(state, 'defeat-enemy')).toEqual([{ hex: 'A06' }, { decline: true }]);
    expect(why(state, defeat('A05'))).toEqual({
      code: 'enemy/no-space',
      rule: 'ANT-13.6',
      facts: { hex: 'A05', level: 1 },
    });
    const all = {
      ...top,
      ...{ 'ab-5': 'slug', 'ab-6': 'antlion', 'ab-7': 'bark-beetle', 'ab-8': 'wolf-spider' },
      ...{ 'ab-9': 'centipede', 'ab-10': 'stag-beetle', 'ab-11': 'wasp' },
    };
    expect(why(full(all), main('enemy'))).toMatchObject({ code: 'action/no-enemy' });
  });

  test('ANT-13.11 an enemy that was revealed in this very turn', () => {
    const before = hunting({ hand: ['scouting-drill'], has: [0, 2, 0, 4, 4] });
    const revealed = playing(before, main('enemy'), part('card'), play('scouting-drill'), ACCEPT, explore('A13')).state;
    const name = BOOK.enemyIds[revealed.enemies[BOOK.gardens[2]?.hexNumbers.get('A13') ?? -1] ?? -1];

    const { state } = playing(revealed, part('enemy'), defeat('A13'));
    expect(name).toBeDefined();
    expect(asked(state)).toMatch(/^(cover-symbols|ability-space)$/);
  });
});

describe('what becomes of it', () => {
  const spacesFor = (hex: string, own = {}) => {
    const { state } = playing(atEnemy({ explorers: ['A18', 'A04', 'A11'], ...own }), defeat(hex), {
      type: 'cover-symbols',
      aggression: 1,
    });
    return legal(state, 'ability-space').map((said) => (said as { space: string }).space);
  };

  test('ANT-13.4 + ANT-13.5 it covers any free space: of the top row with any level, of the middle from II, of the bottom with III', () => {
    const top = ['ab-1', 'ab-2', 'ab-3', 'ab-4'];
    const rest = ['ab-5', 'ab-6', 'ab-7', 'ab-8', 'ab-9', 'ab-10', 'ab-11'];
    expect(spacesFor('A05')).toEqual(top);
    expect(spacesFor('A06')).toEqual([...top, ...rest]);

    const before = altered(hunting(), (draft) => coverSpaces(draft, 0, { 'ab-2': 'woodlouse' }));
    const { state } = playing(before, main('enemy'), part('enemy'), defeat('A05'), {
      type: 'cover-symbols',
      aggression: 1,
    });
    expect(legal(state, 'ability-space')).toEqual(['ab-1', 'ab-3', 'ab-4'].map((space) => ({ space })));
    expect(why(state, cover('ab-2'))).toEqual({ code: 'space/taken', rule: 'ANT-13.5', facts: { space: 'ab-2' } });
    expect(why(state, cover('ab-5'))).toEqual({
      code: 'space/level',
      rule: 'ANT-13.4',
      facts: { space: 'ab-5', level: 1, least: 2 },
    });
  });

  const aggression = { type: 'cover-symbols', aggression: 1 };

  test('ANT-13.7 + ANT-13.8 the ability is unlocked, at once or from now on, and the hex is bare; the tile itself is worth nothing', () => {
    const before = hunting({ turned: [1, 0, 0] });
    const won = (space: string) =>
      playing(before, main('enemy'), part('enemy'), defeat('A05'), aggression, cover(space));

    expect(changesOf(before, won('ab-1').state)).toEqual([
      'Food +1',
      'Leaf +2',
      'Aggression −1',
      'Mutation −1',
      'leafhopper on ab-1',
      'leafhopper gone from A05',
    ]);
    expect(changesOf(before, won('ab-2').state)).toEqual([
      'Aggression −1',
      'Mutation −1',
      'leafhopper on ab-2',
      'leafhopper gone from A05',
    ]);
    // ab-2 gives a token in every Incubation, ab-3 a symbol and a point; each point of the score is that of its space.
    const later = (space: string) => playing(won(space).state, main('incubate'), ALL, main('incubate')).state;
    expect(legal(later('ab-2'), 'incubation-effect')).toContainEqual({
      effect: { of: 'ability', space: 'ab-2', line: 1 },
    });
    expect(legal(later('ab-3'), 'incubation-effect')).not.toContainEqual({
      effect: { of: 'ability', space: 'ab-3', line: 1 },
    });
    const symbols = (space: string) => ants.view(won(space).state, 0).symbols[0];
    expect(symbols('ab-2')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(symbols('ab-3')).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0]);
  });

  test('ANT-13.9 an enemy blocks nothing on its hex', () => {
    const before = position([{ ants: [0, 1, 1] }, NOBODY], { enemies: ENEMIES });

    const explored = playing(before, main('explore'), take('explore-1'), explore('A05')).state;
    expect(changesOf(before, explored)).toContain('explorer on A05');
    const foraged = playing(before, main('forage'), take('forage-1'), forage('a19')).state;
    expect(changesOf(before, foraged)).toEqual([
      'Food +1',
      'Leaf +1',
      'hand +1',
      'forager ant −1',
      'Leaf on A05 −1',
      'Food on A06 −1',
      'forager on a19',
      'display changed',
    ]);
  });

  test('ANT-13.10 the enemy, tokens, the space, the tile, the immediate ability, and last what the victory sets off', () => {
    const before = hunting({ played: ['spoils-of-war'] });
    const { events } = playing(before, main('enemy'), part('enemy'), defeat('A05'), aggression, cover('ab-1'));

    expect(only(events, 'symbols-covered', 'enemy-defeated', 'gained')).toMatchObject([
      { type: 'symbols-covered', aggression: 1, mutation: 1 },
      { type: 'enemy-defeated', hex: 'A05', enemy: 'leafhopper', space: 'ab-1' },
      { type: 'gained', what: 'leaf', count: 2 },
      { type: 'gained', what: 'food', count: 1 },
      { type: 'gained', what: 'food', count: 2 },
    ]);
  });

  test('ANT-13.1 either part may be left out, and an enemy may be declined', () => {
    const { state } = playing(hunting(), main('enemy'), part('enemy'), decline('defeat-enemy'));
    expect(asked(state)).toBe('main-action');
  });
});
