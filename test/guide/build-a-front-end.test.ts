import {
  advance,
  askBot,
  type Match,
  openMatch,
  replaySteps,
  resumeMatch,
  takeBack,
  undoable,
  unseenAnswer,
  withPrinted,
} from 'gastropodia';
import { botsFor } from 'gastropodia/bots';
import { clicksOf, oddsOf } from 'gastropodia/boxes';
import { renderText, type SnailsTypes, snailsBox } from 'gastropodia/snails';
import { expect, test } from 'vitest';

test('KER-11.12 + KER-12.3 + KER-12.4 from a game to a click', () => {
  // #region open
  const box = snailsBox; // or the box of any other game
  const { game, words, story, pictures } = box;
  const [usual] = box.configs;
  const config = usual?.config({ players: [{ name: 'Ann' }, { name: 'Bo' }], begins: 'first-seat' });
  let match = openMatch(game, config ?? { players: 2 }, 'any seed');
  // #endregion open

  // #region look
  const view = game.view(match.state, 0); // all that this seat may know
  const look = story.look(view); // all that is drawn of it, as plain data
  const svg = pictures.table(look, { locale: 'en', width: 'narrow' });
  // #endregion look

  // #region printed
  const text = renderText(withPrinted(game, view)); // `story.look` and `render` of the box lay it beside a view themselves
  // #endregion printed
  expect(text).toContain('Ann');
  expect(svg).toMatch(/^<svg .*role="img"/);

  // #region ask
  const telling = { locale: 'en', names: words.names(view) } as const;
  const questions = game.pending(view).map((decision) => words.question(decision, view, telling));
  const labels = game.legalActions(view).map((action) => words.action(action, view, telling));
  // #endregion ask
  expect(questions).toEqual(['Ann keeps the cards or draws again.']);
  expect(labels).toContain('Keep the cards');

  // #region click
  const clicks = clicksOf(box, view);
  const lit = clicks.lit.map(({ target }) => `${target.kind} ${target.id}`); // to be highlighted
  const buttons = clicks.lit.map((each) => words.label(each, view, telling)); // what each of them is called
  const target = { kind: 'button', id: 'decline' };
  const clicked = clicks.at(target); // nothing, if that cannot be clicked now
  const refusal = clicks.refusal({ kind: 'field', id: '0,0' });
  const sentence = refusal && words.refusal(refusal, { locale: 'en', names: telling.names });
  // #endregion click
  expect(lit).toContain('button decline');
  expect(buttons[lit.indexOf('button decline')]).toBe('Keep the cards');
  expect(sentence).toMatch(/\[(KER|SNL)-[\d.]+\]$/);

  // #region act
  const told: string[] = [];
  let shown = look;
  const done = advance(game, match, clicked?.action, { as: 0, frames: [0] });
  if (done.ok) {
    match = done.state;
    for (const { events, view } of done.frames?.[0]?.frames ?? []) {
      shown = story.look(view); // draw this, and wait a moment
      for (const event of events) {
        const happening = story.tell(event, { locale: 'en', names: telling.names });
        if (happening !== undefined) told.push(happening.sentence);
      }
    }
  }
  // #endregion act
  expect(done.ok).toBe(true);
  expect(told.length).toBeGreaterThan(0);
  expect(shown).toEqual(story.look(game.view(match.state, 0)));
});

/** The first match in which this holds before an action of bots. */
function playedUntil(isThere: (match: Match<SnailsTypes>) => boolean): Match<SnailsTypes> {
  const { game } = snailsBox;
  let match: Match<SnailsTypes> = openMatch(game, { players: 2, factions: 'random' }, 'front-end');
  while (!isThere(match)) {
    const [action] = game.legalActions(match.state);
    const done = advance(game, match, action);
    if (!done.ok) expect.fail();
    match = done.state;
  }
  return match;
}

const asks = (kind: string) => (match: Match<SnailsTypes>) =>
  snailsBox.game.pending(match.state).some((decision) => decision.kind === kind);

test('KER-10.1 + KER-14.1 odds, bots and answers that nobody notices', () => {
  const { game } = snailsBox;
  const { state } = playedUntil(asks('choose-target'));
  const seat = game.pending(state)[0]?.seat ?? 0;
  const view = game.view(state, seat);
  const [action] = game.legalActions(view);
  if (action === undefined) expect.fail();
  const telling = { locale: 'en' } as const;

  // #region odds
  const chances = oddsOf(snailsBox, view, action, telling);
  const lines = chances.map(({ probability, text }) => `${Math.round(100 * probability)} % ${text}`);
  // #endregion odds
  expect(lines.join()).toMatch(/^\d+ % /);
  expect(chances.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);

  // #region bot
  const { greedy } = botsFor(snailsBox); // random and ismcts, too
  const move = greedy && askBot(game, greedy(), view, { seed: 'the luck of the bots', nodes: 500 });
  // #endregion bot
  expect(game.whyIllegal(view, move)).toBeUndefined();

  // #region unseen
  const only = unseenAnswer(game, view); // send it at once; nothing, if it has to wait for a click
  // #endregion unseen
  expect(only).toBeUndefined();
});

test('KER-6.1 + KER-6.3 taking back, saving and showing a game again', () => {
  const { game } = snailsBox;
  let match = playedUntil(
    (each) => asks('plan-card')(each) && undoable(game, each, game.pending(each.state)[0]?.seat ?? 0) > 0,
  );
  const seat = game.pending(match.state)[0]?.seat ?? 0;
  const before = match.record.actions.length;

  // #region undo
  if (undoable(game, match, seat) > 0) match = takeBack(game, match, { seat });
  // #endregion undo
  expect(match.record.actions).toHaveLength(before - 1);

  // #region save
  const saved = JSON.stringify(match.record); // it holds the seed: nothing for a link while the game goes on
  const loaded = resumeMatch(game, JSON.parse(saved));
  // #endregion save
  expect(loaded.state).toEqual(match.state);

  // #region replay
  const pictures: string[] = [];
  for (const { frames } of replaySteps(game, JSON.parse(saved), undefined, { frames: ['spectator'] })) {
    for (const { view } of frames?.[0]?.frames ?? []) {
      const look = snailsBox.story.look(view);
      if (pictures.length < 3) pictures.push(snailsBox.pictures.table(look, { locale: 'en' }));
    }
  }
  // #endregion replay
  expect(pictures).toHaveLength(3);

  // #region opening
  const [opening] = replaySteps(game, match.record, 0, { frames: [0] });
  const dealt = opening?.frames?.[0]?.frames ?? [];
  // #endregion opening
  expect(dealt.length).toBeGreaterThan(1);
  expect(dealt.at(-1)?.view).toEqual(game.view(opening?.state ?? match.state, 0));
});
