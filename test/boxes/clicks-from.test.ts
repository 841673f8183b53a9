import {
  ascending,
  askLook,
  clicked,
  type Declaration,
  either,
  integer,
  maybe,
  number,
  oneOf,
  optional,
  shownAs,
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
    trade: {
      about: { kind: shownAs('goods', oneOf(['wood', 'stone'])), at: withNames('harbours', number(0, 1)) },
      says: { card: clicked('card', word(['axe', 'rope'])) },
    },
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
  const [moving, unknown] = [
    { ...ask, mover: 2 },
    { ...ask, card: 5 },
  ];
  expect(askLook(DECLARED.asks, moving, idle)).toMatchObject({ mover: 'b1' });
  expect(() => askLook(DECLARED.asks, unknown, idle)).toThrow('There is no name for 5.');
});

test('KER-10.22 what a decision is about can be shown under another key', () => {
  const ask = { ask: 'trade', seat: 0, kind: 'stone', at: 1 };

  expect(askLook(DECLARED.asks, ask, { harbours: ['east', 'west'] })).toEqual({
    kind: 'trade',
    seat: 0,
    goods: 'stone',
    at: 'west',
  });
  // Clicks need no names that a game makes for its looks.
  expect(pathsOf({ type: 'trade', card: 'axe' }, [], asking(ask))).toEqual([path('card axe')]);
  expect(meant('trade', path('card rope'), asking(ask))).toEqual({ type: 'trade', seat: 0, card: 'rope' });
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
