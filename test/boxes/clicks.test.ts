import { createRandom, type GameTypes, isSamePlain, withPrinted } from 'gastropodia';
import { type AnyBox, clicksOf, type Lit, type Path } from 'gastropodia/boxes';
import { snails, snailsBox } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { ticTacToeBox } from '../../docs/examples/tic-tac-toe/box.ts';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';
import { allBoxes } from '../../src/registry/index.ts';

/** All actions that clicks lead to, each with the clicks. */
function reached(box: AnyBox, view: GameTypes['View'], chosen: Path = []): { path: Path; action: unknown }[] {
  return clicksOf(box, view, chosen).lit.flatMap(({ target, action }) => {
    const path = [...chosen, target];
    return action === undefined ? reached(box, view, path) : [{ path, action }];
  });
}

const text = (value: unknown): string => JSON.stringify(value);

describe.each((await allBoxes()).map((box) => [box.game.id, box] as const))('clicks of %s', (_id, box) => {
  test('KER-12.3 every legal action is reached, nothing else, and each way leads to one', () => {
    const [offer] = box.configs;
    const players = Array.from({ length: box.game.seats.min }, () => ({}));
    const random = createRandom('clicks');
    let state = box.game.setup(offer?.config({ players }), 'clicks');
    for (let ply = 0; ply < 250 && box.game.outcome(state) === undefined; ply++) {
      for (const seat of state.decisions.keys()) {
        const view = box.game.view(state, seat);
        const ways = reached(box, view);
        const legal = [...box.game.legalActions(view)].map(text);
        if (!isSamePlain([...new Set(ways.map(({ action }) => text(action)))].sort(), [...legal].sort())) {
          expect(ways.map(({ action }) => text(action)).sort()).toEqual(legal.sort());
        }
        expect(new Set(ways.map(({ path }) => text(path))).size).toBe(ways.length);
      }
      state = box.game.reduce(state, random.oneOf([...box.game.legalActions(state)]));
    }
  });

  test('KER-12.5 whatever is clicked is on the picture of the table, under its kind and id', () => {
    // The same question is looked at so often; a picture takes longer than a move.
    const MOST = 4;
    const looked = new Map<string, number>();
    for (const offer of box.configs) {
      const players = Array.from({ length: offer.seats.min }, () => ({}));
      const random = createRandom(`pictures ${offer.id}`);
      let state = box.game.setup(offer.config({ players, length: 'limited' }), offer.id);
      while (box.game.outcome(state) === undefined) {
        const [decision] = box.game.pending(state);
        const { kind: asked, seat } = decision ?? expect.unreachable();
        const times = looked.get(asked) ?? 0;
        if (times < MOST) {
          looked.set(asked, times + 1);
          const view = box.game.view(state, seat);
          const targets = reached(box, view).flatMap(({ path }) => path.filter(({ kind }) => kind !== 'button'));
          const svg = targets.length === 0 ? '' : box.pictures.table(box.story.look(view), { locale: 'en' });
          expect({ asked, missing: targets.filter(({ kind, id }) => !svg.includes(` data-${kind}="${id}"`)) }).toEqual({
            asked,
            missing: [],
          });
        }
        state = box.game.reduce(state, random.oneOf([...box.game.legalActions(state)]));
      }
    }
  });

  test('KER-12.8 whatever is clicked has a label in each language, and no two buttons have the same one', () => {
    // The same question is looked at so often; an answer of many clicks is said by thousands of ways.
    const MOST = 3;
    const looked = new Map<string, number>();
    const random = createRandom('labels');
    const [offer] = box.configs;
    let state = box.game.setup(offer?.config({ players: Array.from({ length: box.game.seats.min }, () => ({})) }), 'l');
    for (let ply = 0; ply < 300 && box.game.outcome(state) === undefined; ply++) {
      const [decision] = box.game.pending(state);
      const { kind, seat } = decision ?? expect.unreachable();
      const view = box.game.view(state, seat);
      for (let chosen: Path = []; (looked.get(`${kind} ${chosen.length}`) ?? 0) < MOST; ) {
        looked.set(`${kind} ${chosen.length}`, (looked.get(`${kind} ${chosen.length}`) ?? 0) + 1);
        const { lit, buttons } = clicksOf(box, view, chosen);
        for (const locale of box.game.locales) {
          const label = (each: Lit<GameTypes>): string => box.words.label(each, view, { locale });
          expect(lit.filter((each) => !/\p{Letter}|\d/u.test(label(each))).map(({ target }) => target)).toEqual([]);
          expect(new Set(buttons.map(label)).size).toBe(buttons.length);
        }
        const further = lit.filter(({ action }) => action === undefined);
        if (further.length === 0) break;
        chosen = [...chosen, random.oneOf(further).target];
      }
      state = box.game.reduce(state, random.oneOf([...box.game.legalActions(state)]));
    }
  });

  test('KER-12.4 what is not lit is refused', () => {
    const [offer] = box.configs;
    const state = box.game.setup(
      offer?.config({ players: Array.from({ length: box.game.seats.min }, () => ({})) }),
      'x',
    );
    for (const viewer of [...state.decisions.keys(), 'spectator'] as const) {
      const clicks = clicksOf(box, box.game.view(state, viewer));
      expect(clicks.refusal({ kind: 'moon', id: '1' })).toMatchObject({ code: expect.any(String) });
      for (const { target } of clicks.lit) expect(clicks.refusal(target)).toBeUndefined();
      if (viewer === 'spectator') expect(clicks.lit).toEqual([]);
    }
  });
});

test('KER-12.3 + KER-12.4 tic-tac-toe: a click on a square marks it; a taken one says what is free', () => {
  // #region clicks
  const state = ticTacToe.reduce(ticTacToe.setup({}, 'any'), { type: 'mark', seat: 0, field: 4 });
  const clicks = clicksOf(ticTacToeBox, ticTacToe.view(state, 1));

  const lit = clicks.lit.map(({ target }) => target.id); // to be highlighted
  const corner = clicks.at({ kind: 'field', id: '0' })?.action; // to be sent
  const why = clicks.refusal({ kind: 'field', id: '4' }); // to be explained
  // #endregion clicks
  expect(lit).toEqual(['0', '1', '2', '3', '5', '6', '7', '8']);
  expect(corner).toEqual({ type: 'mark', seat: 1, decision: 0, field: 0 });
  expect(why).toMatchObject({ code: 'mark/taken', rule: 'TTT-2.2', facts: { empty: [0, 1, 2, 3, 5, 6, 7, 8] } });
  expect(clicks.refusal({ kind: 'button', id: 'x' })).toMatchObject({ code: 'decision/other-kind' });
  expect(clicksOf(ticTacToeBox, ticTacToe.view(state, 0)).refusal({ kind: 'field', id: '4' })).toMatchObject({
    code: 'decision/not-yours',
  });
});

test('KER-12.3 + KER-12.4 Snails: a snail, then its field; who cannot be placed, and where not, is said by the rules', () => {
  const state = snails.reduce(
    snails.reduce(snails.setup({ players: 2, firstPlayer: 0 }, 'place'), { type: 'mulligan', seat: 0, decline: true }),
    { type: 'mulligan', seat: 1, decline: true },
  );
  const view = withPrinted(snails, snails.view(state, 0));
  const piece = { kind: 'piece', id: '2' };
  const sea = view.fields[view.levels.indexOf(0)] ?? '';

  expect(clicksOf(snailsBox, view).lit.map(({ target, action }) => [target.id, action])).toEqual(
    ['0', '1', '2', '3'].map((id) => [id, undefined]),
  );
  expect(clicksOf(snailsBox, view).refusal({ kind: 'piece', id: '5' })).toMatchObject({ code: 'snail/not-yours' });
  // What lies on something else hides neither what is lit nor the reason.
  expect(clicksOf(snailsBox, view).at({ kind: 'field', id: sea }, piece)).toMatchObject({ target: piece });
  expect(
    clicksOf(snailsBox, view, [piece]).refusal({ kind: 'die', id: '0' }, { kind: 'field', id: sea }),
  ).toMatchObject({
    code: 'place/on-water',
  });
  expect(clicksOf(snailsBox, view, [piece]).refusal({ kind: 'field', id: sea })).toMatchObject({
    code: 'place/on-water',
  });
  const [first] = clicksOf(snailsBox, view, [piece]).lit;
  // A field comes after a snail.
  const early = clicksOf(snailsBox, view).refusal(first?.target ?? expect.unreachable());
  expect(early).toEqual({
    code: 'decision/other-kind',
    rule: 'KER-1.4',
    facts: { kind: 'place-snail', later: true },
  });
  expect(['en', 'de', 'pl'].map((locale) => early && snailsBox.words.refusal(early, { locale }))).toEqual([
    'First choose what is lit. [KER-1.4]',
    'Wähle zuerst, was hervorgehoben ist. [KER-1.4]',
    'Najpierw wybierz to, co podświetlone. [KER-1.4]',
  ]);
  expect(first?.action).toMatchObject({ type: 'place-snail', snail: 2, field: first?.target.id });
});

test('KER-12.3 what is clicked in any order is lit as long as it is missing, as often as it is there', () => {
  const row = { kind: 'line', id: 'across' };
  const column = { kind: 'line', id: 'down' };
  const done = { kind: 'button', id: 'done' };
  // A square is said by so many clicks across and so many down.
  const square = (field: number): Path => [
    ...Array.from({ length: Math.floor(field / 3) }, () => column),
    ...Array.from({ length: field % 3 }, () => row),
  ];
  const box = {
    game: ticTacToe,
    clicks: {
      paths: (action: { readonly type: string }) => {
        const anyOrder = square('field' in action ? Number(action.field) : 0);
        return [anyOrder.length === 0 ? [done] : [{ anyOrder }, done]];
      },
    },
  };
  const view = ticTacToe.view(ticTacToe.setup({}, 'x'), 0);
  const lit = (...chosen: Path) => clicksOf(box, view, chosen).lit.map(({ target }) => target);

  expect(lit()).toEqual([done, row, column]);
  expect(lit(column, row)).toEqual(lit(row, column));
  expect(lit(row, row, column)).toEqual([done, column]);
  const corner = { type: 'mark', seat: 0, decision: 0, field: 8 };
  expect(clicksOf(box, view, [row, column, row, column]).lit).toEqual([
    { target: done, action: corner, actions: [corner] },
  ]);
  expect(lit(row, row, row)).toEqual([]);
});

test('KER-12.3 clicks that say two things are an error of the box', () => {
  const box = { game: ticTacToe, clicks: { paths: () => [[{ kind: 'button', id: 'any' }]] } };

  expect(() => clicksOf(box, ticTacToe.view(ticTacToe.setup({}, 'x'), 0))).toThrow('The same clicks say two things');
});
