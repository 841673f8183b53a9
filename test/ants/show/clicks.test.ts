import { type AntsAction, type AntsState, ants, antsBox } from 'gastropodia/ants';
import { clicksOf, type Path } from 'gastropodia/boxes';
import { expect, test } from 'vitest';
import { asking } from './walk.ts';

/** `card war-cry`, `hex A05` … */
const path = (...clicks: readonly string[]): Path =>
  clicks.map((click) => {
    const [kind = '', ...id] = click.split(' ');
    return { kind, id: id.join(' ') };
  });

const clicksAt = (state: AntsState, ...chosen: readonly string[]) =>
  clicksOf(antsBox, ants.view(state, ants.pending(state)[0]?.seat ?? 0), path(...chosen));

/** What can be clicked after these clicks, and what is said by it. */
const lit = (state: AntsState, ...chosen: readonly string[]): Record<string, AntsAction | undefined> =>
  Object.fromEntries(
    clicksAt(state, ...chosen).lit.map(({ target, action }) => [`${target.kind} ${target.id}`, action]),
  );

const why = (state: AntsState, ...clicked: readonly string[]): unknown => {
  const [last = { kind: '', id: '' }] = path(...clicked.slice(-1));
  return clicksAt(state, ...clicked.slice(0, -1)).refusal(last)?.code;
};

/** What is clicked next, by its kind. */
const kindsOf = (state: AntsState, ...chosen: readonly string[]): string[] =>
  [...new Set(clicksAt(state, ...chosen).lit.map(({ target }) => target.kind))].sort();

test('KER-12.3 cards are kept by four clicks in any order; a Queen by one', () => {
  const { state } = asking('keep-cards');
  const [one = '', two = '', three = ''] = Object.keys(lit(state));
  const last = Object.values(lit(state, three, one, two)).filter((action) => action !== undefined);

  expect(kindsOf(state)).toEqual(['card']);
  expect(last[0]).toMatchObject({ type: 'keep-cards' });
  expect(last[0]?.type === 'keep-cards' ? last[0].cards : []).toEqual(
    expect.arrayContaining([one, two, three].map((card) => card.slice(5))),
  );
  expect(kindsOf(asking('choose-queen').state)).toEqual(['queen']);
});

test('ANT-5.25 ants are spent by a click each, in any order, Food stands for a boost, and then they are enough', () => {
  const { state } = asking('spend-ants', (at) =>
    [...ants.legalActions(at)].some((each) => each.type === 'spend-ants' && each.tile === 2 && each.boosts === 1),
  );
  const [ant = ''] = Object.keys(lit(state)).filter((each) => each.startsWith('ant top'));

  expect(kindsOf(state)).toEqual(expect.arrayContaining(['ant', 'resource']));
  expect(lit(state)['button done']).toBeUndefined();
  expect(lit(state, ant)['button done']).toMatchObject({ tile: 1, boosts: 0 });
  expect(lit(state, 'resource food', ant)['button done']).toMatchObject({ tile: 1, boosts: 1 });
  expect(lit(state, ant, ant)['button done']).toMatchObject({ tile: 2 });
  expect(why(state, ant, ant, 'resource food', 'resource food', 'resource food')).toMatch(
    /^(ants|boost|spend|strength)/,
  );
});

test('ANT-6.3 a Room tile is laid by its cells, in any order; a covered cell says why not', () => {
  const { state, action } = asking('dig-tile', ({ agenda }) => JSON.stringify(agenda).includes('"left":3'));
  const wanted = [...ants.legalActions(state)].find((each) => each.type === 'dig-tile' && each.cells.length > 1);
  if (wanted?.type !== 'dig-tile' || action.type !== 'dig-tile') return expect.unreachable();
  const cells = [...wanted.cells].reverse().map((cell) => `cell ${cell}`);

  expect(lit(state, ...cells)['button done']).toEqual(wanted);
  expect(why(state, 'cell 0,2')).toMatch(/^tile\//);
});

test('ANT-11.21 a Room tile is filled by a click on any of its cells', () => {
  const { state } = asking('fill-room');
  const said = Object.entries(lit(state)).filter(([target]) => target.startsWith('cell'));

  expect(said.length).toBeGreaterThan(1);
  expect(said.every(([, action]) => action?.type === 'fill-room')).toBe(true);
});

test('ANT-15.4 a disc is transformed after a button: from its space to another of the same tile', () => {
  const { state } = asking('main-action', (at) => [...ants.legalActions(at)].some(({ type }) => type === 'transform'));
  const [from = ''] = Object.keys(lit(state, 'button transform'));
  const [to = ''] = Object.keys(lit(state, 'button transform', from));
  const [, place, name] = /^ant (\w+)-(\w+)$/.exec(from) ?? [];

  expect(lit(state, 'button transform', from)[to]).toMatchObject({
    type: 'transform',
    place,
    from: name,
    to: to.slice(`ant ${place}-`.length),
  });
  expect(why(state, 'button transform', 'ant bottom-digger')).toBeTypeOf('string');
});

test('ANT-14.8 an incubation effect is its track, its ability space or its played card; all without a choice are a button', () => {
  const { state } = asking('incubation-effect');

  expect(kindsOf(state)).toEqual(expect.arrayContaining(['button', 'track']));
  expect(lit(state)['track egg-digger'] ?? lit(state)['track egg-forager']).toMatchObject({
    effect: { of: 'production' },
  });
});

test('KER-12.4 a hex that is too strong, a vertex out of the way and a card that cannot be played say why', () => {
  const exploring = asking('explore-hex', ({ agenda }) => JSON.stringify(agenda).includes('"strength":1'));
  const foraging = asking('forage-vertex');

  const strong = ants.printed(exploring.state).hexes.find(({ strength }) => strength === 4);
  expect(why(exploring.state, `hex ${strong?.name}`)).toMatch(/^hex\//);
  expect(why(exploring.state, 'vertex a01')).toBe('decision/other-kind');
  const dark = ants
    .printed(foraging.state)
    .vertices.find(({ name }) => lit(foraging.state)[`vertex ${name}`] === undefined);
  expect(why(foraging.state, `vertex ${dark?.name}`)).toMatch(/^vertex\//);
});
