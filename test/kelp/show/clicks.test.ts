import { LOCALES, withPrinted } from 'gastropodia';
import { clicksOf, type Path } from 'gastropodia/boxes';
import { type KelpAction, kelpBox } from 'gastropodia/kelp';
import { expect, test } from 'vitest';
import { asking, positions, type Reached } from './walk.ts';

/** `card sneak`, `area nw` … */
const path = (...clicks: readonly string[]): Path =>
  clicks.map((click) => {
    const [kind = '', ...id] = click.split(' ');
    return { kind, id: id.join(' ') };
  });

const clicksAt = ({ game, state }: Reached, ...chosen: readonly string[]) => {
  const [asked] = game.pending(state);
  const { clicks } = kelpBox;
  return clicksOf(
    { game, ...(clicks === undefined ? {} : { clicks }) },
    game.view(state, asked?.seat ?? 0),
    path(...chosen),
  );
};

/** What can be clicked after these clicks, and what is said by it. */
const lit = (reached: Reached, ...chosen: readonly string[]): Record<string, KelpAction | undefined> =>
  Object.fromEntries(
    clicksAt(reached, ...chosen).lit.map(({ target, action }) => [`${target.kind} ${target.id}`, action]),
  );

const why = (reached: Reached, ...clicked: readonly string[]): unknown => {
  const [last = { kind: '', id: '' }] = path(...clicked.slice(-1));
  return clicksAt(reached, ...clicked.slice(0, -1)).refusal(last)?.code;
};

/** What is clicked first, by its kind. */
const kindsOf = (reached: Reached, ...chosen: readonly string[]): string[] =>
  [...new Set(clicksAt(reached, ...chosen).lit.map(({ target }) => target.kind))].sort();

test('KER-12.3 a card is played by a click, and discarded after a button; drawing is a button', () => {
  const reached = asking('octopus-action', ({ hands }) => (hands[0]?.cards.length ?? 0) === 3);
  const [card = ''] = Object.keys(lit(reached, 'button discard'));

  expect(kindsOf(reached)).toEqual(['button', 'card']);
  expect(lit(reached)['button draw']).toMatchObject({ action: { do: 'draw' } });
  expect(lit(reached, 'button discard')[card]).toMatchObject({ action: { do: 'discard', card: card.slice(5) } });
});

test('KER-12.4 what cannot be played, swum to or placed says why; what means nothing says what is decided', () => {
  const playing = asking('octopus-action');
  expect(why(playing, 'card great-escape')).toMatch(/^card\//);
  expect(why(playing, 'space p21')).toBe('decision/other-kind');

  const moving = asking('move', ({ currents }) => currents.every((value) => value < 0));
  expect(why(moving, 'space p23')).toMatch(/^(move\/no-way)?$/);
  expect(why(moving, 'area n')).toBe('decision/other-kind');
});

test('KLP-5.3 payments are areas in any order, and end by themselves; KLP-6.15 what is hidden ends with a button', () => {
  const paying = asking('pay-cost', ({ agenda }) => JSON.stringify(agenda).includes('"ask":"pay-cost"'));
  expect(kindsOf(paying)).toEqual(['area']);

  const hiding = asking('hide-targets', ({ revealed }) => revealed.filter((bit) => bit === 1).length > 1);
  const [one = '', other = ''] = Object.keys(lit(hiding));
  expect(lit(hiding, one)['button done']).toMatchObject({ areas: [one.slice(5)] });
  expect(lit(hiding, other, one)['button done']).toMatchObject({ type: 'hide-targets' });
});

test('KLP-9.19 a move is a space; a ride is its first current, then its end', () => {
  const riding = asking(
    'move',
    ({ currents, space }) => currents.filter((value) => value > 0).length > 3 && space >= 0,
  );
  const moves = [...riding.game.legalActions(riding.state)];
  for (const { target, action } of clicksAt(riding).lit) {
    if (target.kind !== 'space') continue;
    const said = moves.filter((each) => JSON.stringify(each).includes(`"${target.id}"`));
    expect(said.length).toBeGreaterThan(0);
    if (action === undefined) expect(kindsOf(riding, `space ${target.id}`)).not.toEqual([]);
  }
});

test('KLP-10.6 dice are placed one after the other: the die, then its area, in whichever order', () => {
  const placing = asking('place-search-attack', ({ pool }) => pool.length > 1);
  const [die = ''] = Object.keys(lit(placing)).filter((each) => each.startsWith('die'));
  const [area = ''] = Object.keys(lit(placing, die));

  expect(area).toMatch(/^area /);
  expect(lit(placing, die, area)['button done']).toMatchObject({
    dice: [{ die: die.slice(4), area: area.slice(5) }],
  });
});

test('KLP-13.16 a card of the row is bought by a click, and exchanged for a point of an energy die', () => {
  const buying = asking('buy', ({ energy }) => energy.some((die) => die % 6 > 2));
  const [die] = Object.keys(lit(buying)).filter((each) => each.startsWith('energy'));
  const offers = Object.entries(lit(buying)).filter(([target]) => target.startsWith('offer'));

  expect(offers.every(([, action]) => action !== undefined)).toBe(true);
  if (die !== undefined) expect(kindsOf(buying, die)).toEqual(['offer']);
});

test('KER-12.8 a block, a space or a die of several is named on its target, and no two targets have the same label', () => {
  const label = (reached: Reached, locale: 'en' | 'pl' | 'de', ...chosen: readonly string[]): string[] => {
    const { game, state } = reached;
    const view = withPrinted(game, game.view(state, game.pending(state)[0]?.seat ?? 0));
    return clicksAt(reached, ...chosen).lit.map((each) => kelpBox.words.label(each, view, { locale }));
  };
  const hiding = asking('hide-targets', ({ revealed }) => revealed.filter((bit) => bit === 1).length > 1);
  const [one = ''] = Object.keys(lit(hiding));

  expect(label(hiding, 'en')).toEqual(expect.arrayContaining([expect.stringMatching(/^Hide the .+ in the .+ …$/)]));
  expect(label(hiding, 'pl')).toEqual(expect.arrayContaining([expect.stringMatching(/^Ukryj .+ na .+ …$/)]));
  expect(label(hiding, 'de')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^D(ie|en) .+ im .+ verstecken …$/)]),
  );
  expect(label(hiding, 'en', one)).toContainEqual(expect.stringMatching(/[^…]$/));

  for (const reached of positions(3, 'labels')) {
    const begun = Object.entries(lit(reached)).flatMap(([click, action]) => (action === undefined ? [[click]] : []));
    for (const chosen of [[], ...begun]) {
      for (const locale of LOCALES) {
        const labels = label(reached, locale, ...chosen);
        expect(labels.filter((each, index) => labels.indexOf(each) !== index)).toEqual([]);
      }
    }
  }
});
