import {
  ascending,
  askLook,
  bag,
  clicked,
  type Declaration,
  either,
  integer,
  maybe,
  number,
  oneOf,
  optional,
  sorted,
  variant,
  withNames,
  word,
} from 'gastropodia';
import { type ClickRules, clicksFrom, type Path } from 'gastropodia/boxes';
import { describe, expect, test } from 'vitest';

const FIELDS = ['a1', 'a2', 'b1', 'b2'] as const;
const place = word(FIELDS);

const DECLARED = {
  asks: {
    go: {
      decline: 'may',
      about: {
        mover: withNames(FIELDS, maybe(number(0, 3))),
        left: withNames(FIELDS, sorted(number(0, 3))),
        card: withNames('cards', number(0, 1)),
        steps: number(0, 3),
      },
      says: { from: clicked('piece', place, { unless: 'mover' }), to: clicked('field', place) },
    },
    hide: { says: { fields: clicked('field', ascending(place, 1, 2)) } },
    roll: { says: { die: clicked('die', integer(0, 5)), by: optional(integer(1, 2)) } },
    take: {
      window: 'open',
      says: {
        what: variant('take', { stack: { stack: clicked('stack', word(['red', 'blue'])) }, stop: {} }),
      },
    },
    aim: { says: { at: either({ field: clicked('field', place) }, { player: clicked('player', integer(0, 1)) }) } },
    pass: {},
  },
  free: { order: { says: { who: clicked('piece', place), to: clicked('field', place) } } },
} as const satisfies Pick<Declaration, 'asks' | 'free'>;

const rules = clicksFrom(DECLARED, { alike: ['piece', 'field'] }) as unknown as AnyRules;
interface AnyRules {
  paths(action: object, view: object, among: readonly object[]): ReturnType<ClickRules<never>['paths']>;
  begun(action: object, target: Path[number]): object;
  meant(path: Path, asked: { kind: string; seat: number }, about: object): unknown;
}

/** A view in which this is asked. */
const asking = (ask: object) => ({ agenda: [ask], cards: ['axe', 'rope'] });
const idle = asking({ ask: 'pass', seat: 0 });
const target = (text: string): Path[number] => {
  const [kind = '', ...id] = text.split(' ');
  return { kind, id: id.join(' ') };
};
const path = (...texts: readonly string[]): Path => texts.map(target);
const pathsOf = (action: object, among: readonly object[] = [action], view: object = idle) =>
  rules.paths({ seat: 0, ...action }, view, among);
const meant = (kind: string, clicks: Path, view: object = idle) =>
  rules.meant(clicks, { kind, seat: 0 }, { view, like: undefined });

test('KER-10.22 a decision is shown with the names that its declaration gives to numbers', () => {
  const ask = { ask: 'go', seat: 1, mover: -1, left: [0, 3], card: 1, steps: 2 };

  expect(askLook(DECLARED.asks, ask, idle)).toEqual({
    kind: 'go',
    seat: 1,
    mover: undefined,
    left: ['a1', 'b2'],
    card: 'rope',
    steps: 2,
  });
  expect(askLook(DECLARED.asks, { ...ask, mover: 2 }, idle)).toMatchObject({ mover: 'b1' });
  expect(() => askLook(DECLARED.asks, { ...ask, card: 5 }, idle)).toThrow('There is no name for 5.');
});

describe('KER-10.22 the parts of an answer are clicked', () => {
  const go = { type: 'go', from: 'a1', to: 'b1' };
  const running = (mover: number) => asking({ ask: 'go', seat: 0, mover, left: [], card: 0, steps: 0 });

  test('in the order in which they are declared, and what is known is not clicked again', () => {
    expect(pathsOf(go, [go], running(-1))).toEqual([path('piece a1', 'field b1')]);
    expect(pathsOf(go, [go], running(0))).toEqual([path('field b1')]);
    expect(pathsOf(go, [go], running(2))).toEqual([path('piece a1', 'field b1')]);
  });

  test('entries of a list in any order, then done where their number is open', () => {
    const one = { type: 'hide', fields: ['a1'] };
    const two = { type: 'hide', fields: ['a1', 'b2'] };

    expect(pathsOf(two)).toEqual([[{ anyOrder: path('field a1', 'field b2') }]]);
    expect(pathsOf(two, [one, two])).toEqual([[{ anyOrder: path('field a1', 'field b2') }, target('button done')]]);
    expect(rules.begun({ seat: 0, ...two }, target('field b2'))).toEqual({ seat: 0, type: 'hide', fields: ['b2'] });
  });

  test('of several shapes by what the shape says, or by a button with its name', () => {
    expect(pathsOf({ type: 'take', what: { take: 'stack', stack: 'red' } })).toEqual([path('stack red')]);
    expect(pathsOf({ type: 'take', what: { take: 'stop' } })).toEqual([path('button stop')]);
    expect(pathsOf({ type: 'aim', at: { field: 'a2' } })).toEqual([path('field a2')]);
    expect(pathsOf({ type: 'aim', at: { player: 1 } })).toEqual([path('player 1')]);
  });

  test('all else is a button', () => {
    expect(pathsOf({ type: 'pass' })).toEqual([path('button pass')]);
    expect(pathsOf({ ...go, decline: true }, [go], running(0))).toEqual([path('button decline')]);
  });

  test('and what clicks mean that say nothing legal follows, too', () => {
    expect(meant('go', path('piece a1', 'field b1'), running(-1))).toEqual({ seat: 0, ...go });
    expect(meant('go', path('field b1'), running(0))).toEqual({ seat: 0, ...go });
    // Who clicks only one field means it for both.
    expect(meant('go', path('field b1'), running(-1))).toEqual({ seat: 0, type: 'go', from: 'b1', to: 'b1' });
    expect(meant('hide', path('field b2', 'field a1'))).toEqual({ seat: 0, type: 'hide', fields: ['b2', 'a1'] });
    expect(meant('roll', path('die 3'))).toEqual({ seat: 0, type: 'roll', die: 3 });
    expect(meant('take', path('stack red'))).toEqual({ seat: 0, type: 'take', what: { take: 'stack', stack: 'red' } });
    expect(meant('aim', path('player 1'))).toEqual({ seat: 0, type: 'aim', at: { player: 1 } });
    // Where free actions are possible, a click may begin one.
    expect(meant('take', path('piece a1', 'field a2'))).toEqual({ seat: 0, type: 'order', who: 'a1', to: 'a2' });
    expect([meant('hide', path('die 1')), meant('pass', path('field a1')), meant('roll', path('button x'))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('KER-10.22 names are what every view has of its cards, or what the word of another part says', () => {
  const asks = {
    word: {
      about: {
        of: oneOf(['card', 'trap']),
        thing: withNames({ of: { card: 'cards.id', trap: 'traps' } }, number(0, 1)),
        kind: withNames('cards.id', number(0, 1), { as: 'block' }),
      },
    },
  } as const;
  const view = { cards: [{ id: 'axe' }, { id: 'rope' }], traps: ['pit', 'net'] };

  expect(askLook(asks, { ask: 'word', seat: 0, of: 'trap', thing: 1, kind: 0 }, view)).toEqual({
    kind: 'word',
    seat: 0,
    of: 'trap',
    thing: 'net',
    block: 'axe',
  });
  expect(askLook(asks, { ask: 'word', seat: 0, of: 'card', thing: 1, kind: 1 }, view)).toMatchObject({ thing: 'rope' });
});

describe('KER-10.22 what is clicked depends on what else could be said', () => {
  const own = clicksFrom(
    {
      asks: {
        pay: { says: { fields: clicked('field', ascending(place, 1, 3)) } },
        trade: {
          says: {
            card: clicked('card', word(['axe', 'rope'])),
            give: clicked('coin', optional(bag(place, 1, 2))),
            to: clicked('facing', word(['n', 's'])),
          },
        },
        act: {
          says: {
            act: variant('do', {
              play: { card: clicked('card', place) },
              discard: { card: clicked('card', place, { after: 'discard' }) },
              draw: {},
            }),
          },
        },
        put: { says: { on: clicked('field', place), die: clicked('die', integer(1, 6), { first: true }) } },
        ride: { says: { over: clicked('field', optional(place)), to: clicked('field', place) } },
      },
    },
    {
      ways: {
        facing: {
          way: (to: string, _action, _view, alike) => (alike.some((each) => each !== to) ? path(`button ${to}`) : []),
          meant: ([first]) => first?.id ?? 'n',
          clicks: 1,
        },
      },
    },
  ) as unknown as AnyRules;
  const ways = (action: object, among: readonly object[] = [action]) => own.paths({ seat: 0, ...action }, idle, among);
  const said = (kind: string, ...clicks: readonly string[]) =>
    own.meant(path(...clicks), { kind, seat: 0 }, { view: idle, like: undefined });

  test('lists of which none is a part of another end by themselves', () => {
    const [one, two] = [['a1'], ['a2', 'b1']].map((fields) => ({ type: 'pay', fields }));

    expect(ways(one ?? {}, [one ?? {}, two ?? {}])).toEqual([[{ anyOrder: path('field a1') }]]);
    expect(said('pay', 'field b1', 'field a2', 'field b1')).toMatchObject({ fields: ['b1', 'a2'] });
  });

  test('among actions that say the same before', () => {
    const axe = { type: 'trade', card: 'axe', give: ['a1'], to: 'n' };
    const among = [axe, { ...axe, to: 's' }, { ...axe, card: 'rope', give: ['a1', 'b1'] }];

    expect(ways(among[2] ?? {}, among)).toEqual([[target('card rope'), { anyOrder: path('coin a1', 'coin b1') }]]);
    expect(ways({ type: 'trade', card: 'axe', to: 'n' }, [{ type: 'trade', card: 'axe', to: 's' }])).toEqual([
      path('card axe', 'button n'),
    ]);
    expect(own.begun({ seat: 0, ...axe }, target('card axe'))).toEqual({
      seat: 0,
      type: 'trade',
      card: 'axe',
      to: 'n',
    });
    expect(own.begun({ seat: 0, ...among[2] }, target('coin b1'))).toMatchObject({ card: 'rope', give: ['b1'] });
    expect(said('trade', 'card axe', 'coin b1')).toEqual({
      seat: 0,
      type: 'trade',
      card: 'axe',
      give: ['b1'],
      to: 'n',
    });
    expect(said('trade', 'card axe')).toEqual({ seat: 0, type: 'trade', card: 'axe', to: 'n' });
  });

  test('after a button, or before what is declared above it', () => {
    expect(ways({ type: 'act', act: { do: 'discard', card: 'a1' } })).toEqual([path('button discard', 'card a1')]);
    expect(said('act', 'button discard', 'card a1')).toMatchObject({ act: { do: 'discard', card: 'a1' } });
    expect(said('act', 'card a1')).toMatchObject({ act: { do: 'play', card: 'a1' } });
    expect(said('act', 'button draw')).toMatchObject({ act: { do: 'draw' } });
    expect(ways({ type: 'put', on: 'a1', die: 3 })).toEqual([path('die 3', 'field a1')]);
    expect(said('put', 'die 3', 'field a1')).toMatchObject({ on: 'a1', die: 3 });
  });

  test('and what may be left out is meant where there are clicks enough', () => {
    expect(said('ride', 'field a1')).toEqual({ seat: 0, type: 'ride', to: 'a1' });
    expect(said('ride', 'field a1', 'field b1')).toEqual({ seat: 0, type: 'ride', over: 'a1', to: 'b1' });
    // What belongs to another answer means nothing here.
    expect(said('ride', 'field a1', 'card axe')).toBe(undefined);
  });
});

test('KER-10.22 what the declaration cannot say is a way of the game’s own', () => {
  const own = clicksFrom(
    { asks: { place: { says: { at: clicked('corner', place) } }, shout: {} } },
    {
      ways: {
        corner: {
          way: (value: string) => path(`field ${value}`, 'button corner'),
          meant: ([first]) => first?.id,
        },
      },
      actions: { shout: { paths: () => [path('player 0')] } },
    },
  ) as unknown as AnyRules;

  expect(own.paths({ type: 'place', seat: 0, at: 'b1' }, idle, [])).toEqual([path('field b1', 'button corner')]);
  expect(own.meant(path('field b1'), { kind: 'place', seat: 0 }, { view: idle, like: undefined })).toEqual({
    type: 'place',
    seat: 0,
    at: 'b1',
  });
  expect(own.paths({ type: 'shout', seat: 0 }, idle, [])).toEqual([path('player 0')]);
});
