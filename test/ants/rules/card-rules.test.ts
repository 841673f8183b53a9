import { describe, expect, test } from 'vitest';
import { ants, createAnts, defaultPack } from '../../../src/games/ants/index.ts';
import { altered, coverSpaces, movedTo, only, setDeck, typesOf } from '../kit/altered.ts';
import { changesOf } from '../kit/changes.ts';
import { ALL, activate, DONE, FEED, main, play, raise, take } from '../kit/moves.ts';
import { asked, BOOK, legal, type Own, playing, playingIn, position, supplyOf } from '../kit/position.ts';
import * as words from '../kit/words.ts';

const NOBODY = {};
const TURNED = { turned: [1, 0, 0] } as const;
const number = (card: string) => BOOK.cardIds.indexOf(card);
const why = (state: ReturnType<typeof position>, action: object) => ants.whyIllegal(state, { seat: 0, ...action });

describe('decks', () => {
  test('ANT-18.1 + ANT-18.2 of the three decks only the Basic one is drawn from during play', () => {
    // D1, D2K1, SEEK and a card of the display.
    const hand = ['trail-marking', 'first-scent', 'echo-chamber', 'scholars'];
    const own = { hand, has: [0, 9, 0, 0, 9], lost: ['moss'], rooms: [['0,1', '1,1']] } as const;
    const before = position([own, NOBODY]);
    const { state } = playing(before, ...[main('cards'), play('trail-marking'), play('first-scent')], {
      type: 'draw-keep',
      card: keep(before),
    });
    const later = altered(state, (draft) =>
      Object.assign(draft, { active: 0, agenda: [{ ask: 'main-action', seat: 0 }] }),
    );
    const { state: done } = playing(
      later,
      ...[main('cards'), play('echo-chamber'), { type: 'seek-symbol', symbol: 'aphid' }],
      ...[play('scholars'), take('dig-2')],
    );

    expect(done.startersLeft).toEqual(before.startersLeft);
    expect(done.royalsLeft).toEqual(before.royalsLeft);
    // One drawn, one kept, one found, one taken and one drawn again: all of them Basic cards.
    expect(done.hands[0]?.cards).toHaveLength(5);
    expect(done.hands[0]?.cards.every((card) => BOOK.cards[card]?.deck === 0)).toBe(true);
    expect(BOOK.copies.map((copies) => copies.reduce((sum, each) => sum + each, 0))).toEqual([120, 30, 8]);

    function keep(at: typeof before): string {
      const looking = playing(at, main('cards'), play('trail-marking'), play('first-scent')).state;
      return BOOK.cardIds[looking.drawn[0]?.[0] ?? 0] ?? '';
    }
  });

  test('ANT-18.3 + ANT-18.4 a discarded Basic card lies face up for everybody to see, others leave the game', () => {
    const own = { ...TURNED, played: ['venom-lab'], isFull: true, hand: ['war-cry', 'first-hunt'] };
    const before = position([own, NOBODY]);
    const discard = (card: string) =>
      playing(before, main('incubate'), activate('venom-lab'), { type: 'discard-for', card }).state;

    const basic = discard('war-cry');
    expect(basic.discards[number('war-cry')]).toBe(1);
    expect(ants.view(basic, 1).discards).toEqual(basic.discards);
    const starting = discard('first-hunt');
    expect(starting.discards).toEqual(before.discards);
    expect(starting.startersGone[number('first-hunt')]).toBe(1);
  });

  test('ANT-18.5 nine symbols, and cards for each of them', () => {
    const nine = [
      'aphid',
      'building',
      'aggression',
      'strength',
      'cultivation',
      'intelligence',
      'communication',
      'poison',
      'fitness',
    ];
    const { basic, starting, queenRooms } = defaultPack;
    const printed = Object.values({ ...basic, ...starting, ...queenRooms }).flatMap(({ symbols = [] }) => symbols);

    expect([...new Set(printed)].sort()).toEqual([...nine].sort());
    expect(ants.view(position([{ played: ['war-cry'] }, NOBODY]), 0).symbols[0]).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0]);
  });
});

describe('markers', () => {
  test('ANT-18.6 + ANT-18.8 they are discs of the pool, and go back there', () => {
    const before = position([{ ...TURNED, hand: ['honeydew-milking'], has: [0, 2, 0, 0, 0] }, NOBODY]);
    const put = playing(before, main('cards'), play('honeydew-milking')).state;
    expect(put.played[0]?.[0]?.markers).toEqual([1, 0, 0]);
    expect(put.pool[0]).toBe((before.pool[0] ?? 0) - 1);

    const turn = altered(put, (draft) =>
      Object.assign(draft, { active: 0, agenda: [{ ask: 'main-action', seat: 0 }] }),
    );
    const used = playing(turn, main('incubate'), activate('honeydew-milking'), {
      type: 'use-marker',
      card: 'honeydew-milking',
    }).state;
    expect(used.played[0]?.[0]?.markers).toEqual([0, 0, 0]);
    expect(used.pool[0]).toBe(before.pool[0]);
    expect(supplyOf(used, 0)[0]).toBe(2);
  });

  test('ANT-18.7 one may be put on a card that names its kind, or on the card that puts it; there may be any number', () => {
    const played = ['mixed-husbandry', 'aphid-herding', 'sugar-fertiliser', 'war-cry', 'aphid-herding'];
    const markers = [
      [0, 0, 0],
      [3, 2, 1],
    ] as const;
    const before = position([{ ...TURNED, played, markers }, NOBODY]);
    const { state } = playing(before, main('incubate'), activate('mixed-husbandry'), {
      type: 'choose-effect',
      effect: 1,
    });

    expect(legal(state, 'place-marker')).toEqual(
      ['mixed-husbandry', 'aphid-herding', 'aphid-herding#2'].map((card) => ({ card })),
    );
    expect(why(state, { type: 'place-marker', card: 'war-cry' })).toMatchObject({ code: 'marker/no-place' });
    const put = playing(state, { type: 'place-marker', card: 'aphid-herding' }).state;
    expect(put.played[0]?.[1]?.markers).toEqual([4, 2, 1]);
  });

  test('ANT-18.9 by themselves they are of no use', () => {
    const own = { ...TURNED, larvae: [1, 0, 0], store: 0, played: ['aphid-herding'] } as const;
    const idle = playing(position([{ ...own, markers: [[3, 0, 0]] }, NOBODY]), main('incubate'), DONE).state;
    expect(why(idle, FEED)).toMatchObject({ code: 'feed/unpaid' });

    const cellar = { ...own, played: ['honeydew-cellar'], isFull: true, markers: [[3, 0, 0]] } as const;
    const useful = playing(position([cellar, NOBODY]), main('incubate'), DONE).state;
    expect(why(useful, FEED)).toBeUndefined();
    const using = playing(
      position([{ ...TURNED, played: ['honeydew-milking'], markers: [[0, 2, 0]] }, NOBODY]),
      main('incubate'),
    ).state;
    expect(legal(using, 'incubation-effect')).not.toContainEqual({
      effect: { of: 'card', card: 'honeydew-milking', line: 1 },
    });
  });
});

describe('searching and drawing', () => {
  const seeker = (deck: readonly string[], discards: readonly string[]) =>
    altered(position([{ hand: ['echo-chamber'], has: [0, 1, 0, 0, 0] }, NOBODY]), (draft) =>
      setDeck(draft, deck, discards, 1),
    );
  const seek = (state: ReturnType<typeof seeker>, symbol: string) =>
    playing(state, main('cards'), play('echo-chamber'), { type: 'seek-symbol', symbol });

  test('ANT-18.10 + ANT-18.11 the discard pile is shuffled in once, and what was revealed stays aside until the end', () => {
    const before = seeker(['war-cry', 'leaf-cutting'], ['nursing']);
    const { state, events } = seek(before, 'poison');

    expect(typesOf(events).filter((type) => type === 'reshuffled')).toHaveLength(1);
    const [sought] = only(events, 'sought');
    expect(sought).toMatchObject({ symbol: 'poison', found: '' });
    expect(sought?.type === 'sought' && [...sought.cards].sort()).toEqual(['leaf-cutting', 'nursing', 'war-cry']);
    expect(state.hands[0]?.cards).toEqual([]);
    expect(['war-cry', 'leaf-cutting', 'nursing'].map((card) => state.discards[number(card)])).toEqual([1, 1, 1]);
    // The same card cannot be revealed twice: there is one, and nothing is left to shuffle.
    expect(only(seek(seeker(['war-cry'], []), 'poison').events, 'sought')).toMatchObject([
      { cards: ['war-cry'], found: '' },
    ]);
  });

  test('ANT-18.12 everybody sees all cards of a search, the one that is kept, too', () => {
    const { state, events } = seek(seeker(['venom-glands', 'poison-still'], []), 'poison');
    const seen = ants.viewEvents(events, 1);

    expect(only(seen, 'sought')).toEqual(only(events, 'sought'));
    const [kept] = state.hands[0]?.cards ?? [];
    // One copy of the symbol is enough.
    expect(only(seek(seeker(['venom-glands'], []), 'poison').events, 'sought')).toMatchObject([
      { found: 'venom-glands' },
    ]);
    expect(ants.view(state, 1).hands[0]?.cards).toEqual([kept]);
  });

  const drawing = (deck: readonly string[], discards: readonly string[]) =>
    altered(position([{ hand: ['first-scent'], lost: ['moss'] }, NOBODY]), (draft) =>
      setDeck(draft, deck, discards, 1),
    );

  test('ANT-18.13 the two cards of which one is kept are for one player to see; the other one is discarded for all', () => {
    const { state, events } = playing(drawing(['war-cry', 'nursing'], []), main('cards'), play('first-scent'));

    expect(ants.view(state, 0).drawn[0]).toEqual([number('war-cry'), number('nursing')]);
    expect(ants.view(state, 1).drawn[0]).toEqual([-1, -1]);
    expect(only(ants.viewEvents(events, 1), 'card-looked-at')).toEqual([
      { type: 'card-looked-at', seat: 0 },
      { type: 'card-looked-at', seat: 0 },
    ]);
    const done = playing(state, { type: 'draw-keep', card: 'nursing' });
    expect(only(ants.viewEvents(done.events, 1), 'card-kept', 'card-discarded')).toEqual([
      { type: 'card-kept', seat: 0, reveals: true },
      { type: 'card-discarded', seat: 0, card: 'war-cry', deck: 'basic', why: 'not-kept', reveals: true },
    ]);
    expect(ants.view(done.state, 1).hands[0]?.cards).toEqual([-1]);
    expect(why(state, { type: 'draw-keep', card: 'archive' })).toMatchObject({
      code: 'keep/not-drawn',
      rule: 'ANT-18.13',
    });
  });

  test('ANT-18.17 the discard pile is shuffled between the two draws; a single card is kept', () => {
    const { state, events } = playing(drawing(['war-cry'], ['nursing']), main('cards'), play('first-scent'));
    expect(only(events, 'reshuffled')).toEqual([{ type: 'reshuffled', count: 1 }]);
    expect(state.drawn[0]).toEqual([number('war-cry'), number('nursing')]);

    const one = playing(drawing(['war-cry'], []), main('cards'), play('first-scent'));
    expect(asked(one.state)).toBe('play-card');
    expect(one.state.hands[0]?.cards).toEqual([number('war-cry')]);
    const none = playing(drawing([], []), main('cards'), play('first-scent'));
    expect(none.state.hands[0]?.cards).toEqual([]);
  });
});

describe('INC', () => {
  test('ANT-18.14 it does not nest', () => {
    // A card whose incubation effect plays another one.
    const basic = { ...defaultPack.basic, nursing: { ...defaultPack.basic.nursing, incubation: [[words.play()]] } };
    const game = createAnts({ pack: { ...defaultPack, basic: basic as typeof defaultPack.basic } });
    const rooms = [['2,1', '2,2', '3,1', '3,2']];
    const own: Own = {
      ...TURNED,
      played: ['nursing', 'venom-glands'],
      hand: ['brood-heart'],
      has: [0, 3, 0, 0, 0],
      rooms,
    };
    const before = movedTo(game, position([own, NOBODY]));

    const inside = playingIn(game, before, main('incubate'), activate('nursing'), play('brood-heart'));
    const activated = only(inside.events, 'effect-activated');
    expect(activated).toMatchObject([{ thing: 'nursing' }, { thing: 'brood-heart' }]);
    // What is left are the effects of the Incubation itself, once each.
    const done = playingIn(game, inside.state, ALL);
    expect(only(done.events, 'gained')).toMatchObject([{ what: 'food' }, { what: 'leaf' }, { what: 'aggression' }]);
    expect(game.pending(done.state)[0]).toMatchObject({ seat: 1, kind: 'main-action' });
    // As a main action it does activate them.
    const outside = playingIn(game, before, main('cards'), play('brood-heart'));
    expect(game.pending(outside.state)[0]?.kind).toBe('incubation-effect');
    const again = playingIn(game, outside.state, ALL);
    expect(game.pending(again.state)[0]).toMatchObject({ seat: 1, kind: 'main-action' });
  });

  test('ANT-18.14 an ability that activates all of them does not begin a second time, either', () => {
    const before = altered(
      position([{ ...TURNED, has: [0, 0, 0, 4, 4], explorers: ['A04'] }, NOBODY], { enemies: { A06: 'scorpion' } }),
      (draft) => coverSpaces(draft, 0, { 'ab-2': 'woodlouse' }),
    );
    const { state } = playing(
      before,
      ...[main('enemy'), { type: 'next-part', part: 'enemy' }, { type: 'defeat-enemy', hex: 'A06' }],
      ...[
        { type: 'cover-symbols', aggression: 2 },
        { type: 'ability-space', space: 'ab-10' },
      ],
    );
    expect(asked(state)).toBe('incubation-effect');
    const done = playing(state, ALL);
    expect(changesOf(state, done.state)).toEqual([
      'Food +1',
      'Leaf +1',
      'Aggression +1',
      'digger egg +1',
      'explorer egg +1',
      'forager egg +1',
    ]);
    expect(typesOf(done.events)).not.toContain('tiles-shifted');
  });
});

describe('production', () => {
  const chamber = (production: readonly [number, number, number, number, number]) =>
    playing(
      position([
        { production, hand: ['royal-chamber'], has: [0, 2, 0, 0, 0], rooms: [['2,1', '2,2', '3,1', '3,2']] },
        NOBODY,
      ]),
      ...[main('cards'), play('royal-chamber')],
    );

  test('ANT-18.15 a full track is not offered while another can rise', () => {
    const { state } = chamber([5, 0, 5, 5, 4]);
    expect(legal(state, 'production-track')).toEqual([{ track: 'leaf' }, { track: 'egg-forager' }]);
    expect(why(state, raise('food'))).toEqual({
      code: 'track/other',
      rule: 'ANT-18.15',
      facts: { track: 'food', tracks: ['leaf', 'egg-forager'] },
    });
    // The only one that can rise does; where none can, nothing does.
    expect(chamber([5, 5, 5, 5, 4]).state.production[0]).toEqual([5, 5, 5, 5, 5]);
    expect(chamber([5, 5, 5, 5, 5]).state.production[0]).toEqual([5, 5, 5, 5, 5]);
  });

  test('ANT-18.16 a cube beside its track comes to space 1', () => {
    const { state } = chamber([0, 0, 1, 1, 1]);
    expect(playing(state, raise('leaf')).state.production[0]).toEqual([0, 1, 1, 1, 1]);
  });
});
