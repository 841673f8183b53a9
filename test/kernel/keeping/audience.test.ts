import { advance, audienceOf, type Match, only, openMatch, type Seat, takeBack, type Viewer } from 'gastropodia';
import { type SnailsTypes, snails } from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { auction } from '../../kit/auction.ts';

const EVERYBODY: readonly Viewer[] = [0, 1, 2, 'spectator'];

describe('a plan at Snails', () => {
  test('KER-6.11 a card that is laid in secret concerns the seat that lays it, and nobody else', () => {
    // #region audience
    const before = planned(0, 4); // two snails and two cards
    const [third] = snails.legalActions(before.state, 0);
    const laid = advance(snails, before, third);
    if (!laid.ok) throw new Error(snails.explain(laid.refusal));

    for (const { viewer, view, events } of audienceOf(snails, before, laid)) send(viewer, { view, events });
    // #endregion audience
    const noticed = { type: 'slot-filled', noticedBy: only(0), seat: 0, slot: 3, card: 'mine' };
    expect(sent).toEqual([[0, { view: snails.view(laid.state.state, 0), events: [noticed] }]]);
    expect(laid.state.state.plans[0]).toHaveLength(3);
  });

  test('KER-6.11 that it is finished concerns everybody', () => {
    const before = planned(0, 6);
    const [last] = snails.legalActions(before.state, 0);
    const finished = snails.apply(before.state, last);
    if (!finished.ok) throw new Error(snails.explain(finished.refusal));

    expect(audienceOf(snails, before.state, finished)).toEqual(
      EVERYBODY.map((viewer) => ({
        viewer,
        view: snails.view(finished.state, viewer),
        events: snails.viewEvents(finished.events, viewer),
      })),
    );
    expect(finished.events.map(({ type }) => type)).toEqual(['slot-filled', 'planned']);
    expect(snails.viewEvents(finished.events, 1)).toEqual([{ type: 'planned', reveals: true, seat: 0 }]);
  });

  test('KER-6.11 so does the position itself, where nothing is told and somebody sees it differently', () => {
    const before = planned(0, 6);
    const [last] = snails.legalActions(before.state, 0);
    const finished = snails.apply(before.state, last);
    if (!finished.ok) throw new Error(snails.explain(finished.refusal));
    const untold = audienceOf(snails, before.state, { ...finished, events: [] });

    expect(untold.map(({ viewer, events }) => [viewer, events])).toEqual(EVERYBODY.map((viewer) => [viewer, []]));
  });

  test('KER-6.11 who acts is told even that nothing came of it, and whoever is told an event needs to see no difference', () => {
    const { state } = planned(0, 6);
    const [last] = snails.legalActions(state, 0);
    const finished = snails.apply(state, last);
    const events = finished.ok ? finished.events : [];
    const toldOf = (what: typeof events) =>
      audienceOf(snails, state, { state, events: what, action: { seat: 1 } }).map(({ viewer }) => viewer);

    expect(toldOf([])).toEqual([1]);
    expect(toldOf(events)).toEqual(EVERYBODY);
  });

  test('KER-6.11 taking a card back concerns who laid it', () => {
    const laid = planned(1, 3);
    const back = takeBack(snails, laid, { seat: 1 });
    const told = audienceOf(snails, laid, { state: back, events: [], action: { seat: 1 } });

    expect(told).toEqual([{ viewer: 1, view: snails.view(back.state, 1), events: [] }]);
  });
});

test('KER-6.11 a bid that is sealed is told to all, and its card to the one who bids', () => {
  const before = openMatch(auction, { players: 3 }, 'audience');
  const [bid] = auction.legalActions(before.state, 1);
  const sealed = advance(auction, before, bid);
  if (!sealed.ok) throw new Error(auction.explain(sealed.refusal));
  const audience = audienceOf(auction, before, sealed);

  expect(audience.map(({ viewer }) => viewer)).toEqual(EVERYBODY);
  expect(audience.map(({ events }) => events.map((event) => 'secret' in event))).toEqual([
    [false],
    [true],
    [false],
    [false],
  ]);
});

const sent: (readonly [Viewer, unknown])[] = [];
function send(viewer: Viewer, message: unknown): void {
  sent.push([viewer, message]);
}

/** A game of Snails for three in its first planning phase, in which a seat has decided so much. */
function planned(seat: Seat, decisions: number): Match<SnailsTypes> {
  let match = openMatch(snails, { players: 3 }, 'audience');
  const goOn = (by?: Seat): void => {
    const [action] = snails.legalActions(match.state, by);
    const applied = advance(snails, match, action);
    if (!applied.ok) throw new Error(snails.explain(applied.refusal));
    match = applied.state;
  };
  while (match.state.phase !== 'planning') goOn();
  for (let decision = 0; decision < decisions; decision++) goOn(seat);
  return match;
}
