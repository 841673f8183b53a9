import { type Branch, type Draw, LOCALES, only, outcomes, scripted, viewKey } from 'gastropodia';
import { scriptUsedUp } from 'gastropodia/testing';
import { describe, expect, test } from 'vitest';
import { leducBox } from '../../docs/examples/leduc/box.ts';
import {
  type LeducEvent,
  type LeducState,
  leduc,
  nameOf,
  payoffs,
  type Word,
} from '../../docs/examples/leduc/index.ts';
import { type Known, type Node, solve, unexplored } from './solver.ts';

const CARDS = ['J♥', 'J♠', 'Q♥', 'Q♠', 'K♥', 'K♠'];
const VIEWERS = [0, 1, 'spectator'] as const;

describe('the deal', () => {
  test('LED-1.1 six cards, each as likely as any other, and none dealt twice', () => {
    const draws: Draw[] = [];
    const { state } = leduc.begin({}, { decide: (draw) => draws.push(draw) + 1 });

    expect(draws).toEqual([
      { stream: 'cards', weights: [1, 1, 1, 1, 1, 1], seen: only(0) },
      { stream: 'cards', weights: [1, 1, 0, 1, 1, 1], seen: only(1) },
    ]);
    expect(state.cards.map(nameOf)).toEqual(['Q♥', 'Q♠']);
    expect([0, 1, 2, 3, 4, 5].map(nameOf)).toEqual(CARDS);
  });

  test('LED-1.2 each player has put in an ante of 1', () => {
    expect(chips('J♥ Q♥ | call')).toEqual([1, 1]);
  });

  test('LED-1.3 a card is seen by the player who is dealt it, and by nobody else', () => {
    const { state, events } = leduc.begin(
      {},
      scripted([
        ['cards', 0],
        ['cards', 3],
      ]),
    );

    expect(VIEWERS.map((viewer) => leduc.view(state, viewer).cards)).toEqual([
      [0, -1],
      [-1, 3],
      [-1, -1],
    ]);
    expect(VIEWERS.map((viewer) => leduc.viewEvents(events, viewer))).toEqual([
      [
        { type: 'dealt', seat: 0, secret: { seats: only(0), card: 0 } },
        { type: 'dealt', seat: 1 },
      ],
      [
        { type: 'dealt', seat: 0 },
        { type: 'dealt', seat: 1, secret: { seats: only(1), card: 3 } },
      ],
      [
        { type: 'dealt', seat: 0 },
        { type: 'dealt', seat: 1 },
      ],
    ]);
  });
});

describe('a round of betting', () => {
  test('LED-2.1 the players speak in turn, the first player first, in both rounds', () => {
    const hands = [
      'J♥ Q♥',
      'J♥ Q♥ | raise',
      'J♥ Q♥ | raise raise',
      'J♥ Q♥ | raise call | K♥',
      'J♥ Q♥ | call call | K♥ | call',
    ];

    expect(hands.map((text) => leduc.pending(hand(text).state)[0]?.seat)).toEqual([0, 1, 0, 0, 1]);
  });

  test('LED-2.2 a call puts in what is missing, which may be nothing', () => {
    expect([chips('J♥ Q♥ | call'), chips('J♥ Q♥ | raise call | K♥'), chips('J♥ Q♥ | raise raise call | K♥')]).toEqual([
      [1, 1],
      [3, 3],
      [5, 5],
    ]);
  });

  test('LED-2.3 a raise is 2 on top of a call in the first round, 4 in the second', () => {
    expect([chips('J♥ Q♥ | raise'), chips('J♥ Q♥ | call raise'), chips('J♥ Q♥ | raise raise')]).toEqual([
      [3, 1],
      [1, 3],
      [3, 5],
    ]);
    expect([chips('J♥ Q♥ | call call | K♥ | raise'), chips('J♥ Q♥ | raise call | K♥ | raise raise')]).toEqual([
      [5, 1],
      [7, 11],
    ]);
  });

  test('LED-2.4 at most two raises in a round, and two more in the next', () => {
    const { state } = hand('J♥ Q♥ | call raise raise');

    expect(wordsIn(state)).toEqual(['fold', 'call']);
    expect(leduc.whyIllegal(state, { type: 'bet', seat: 1, say: 'raise' })).toEqual({
      code: 'raise/no-more',
      rule: 'LED-2.4',
      facts: { most: 2 },
    });
    expect(wordsIn(hand('J♥ Q♥ | call raise raise call | K♥').state)).toEqual(['call', 'raise']);
  });

  test('LED-2.5 whoever folds loses, and only where there is something to call', () => {
    const { state, events } = hand('K♥ J♥ | call raise fold');

    expect(leduc.outcome(state)).toEqual({
      winners: [1],
      ranking: [[1], [0]],
      reason: 'fold',
      rule: 'LED-2.5',
      scores: [-1, 1],
    });
    expect(events.slice(-2)).toEqual([
      { type: 'said', seat: 0, say: 'fold', chips: [1, 3] },
      { type: 'settled', payoffs: [-1, 1] },
    ]);
    expect(wordsIn(hand('K♥ J♥ | call raise').state)).toEqual(['fold', 'call', 'raise']);
    expect(leduc.whyIllegal(hand('K♥ J♥ | raise call | Q♥').state, { type: 'bet', seat: 0, say: 'fold' })).toEqual({
      code: 'fold/nothing-to-call',
      rule: 'LED-2.5',
      facts: { chips: 3 },
    });
  });

  test('LED-2.6 a round ends with a call, except with one that opens it', () => {
    const open = ['J♥ Q♥ | call', 'J♥ Q♥ | raise', 'J♥ Q♥ | call raise'];
    const over = ['J♥ Q♥ | call call | K♥', 'J♥ Q♥ | raise call | K♥', 'J♥ Q♥ | call raise raise call | K♥'];

    expect(open.map((text) => hand(text).state.turned)).toEqual([-1, -1, -1]);
    expect(over.map((text) => hand(text).state.turned)).toEqual([4, 4, 4]);
  });

  test.each([
    [
      'fold/nothing-to-call',
      'J♥ Q♥',
      'fold',
      [
        'Both of you have 1 in the pot: there is nothing to fold for; to call costs nothing. [LED-2.5]',
        'Obie strony mają w puli po 1: nie ma przed czym pasować; sprawdzenie nic nie kosztuje. [LED-2.5]',
        'Beide haben 1 im Pot: es gibt keinen Grund auszusteigen; mitgehen kostet nichts. [LED-2.5]',
      ],
    ],
    [
      'raise/no-more',
      'J♥ Q♥ | raise raise',
      'raise',
      [
        'There are at most 2 raises in a round; call or fold. [LED-2.4]',
        'Liczba podbić w rundzie: najwyżej 2; sprawdź albo spasuj. [LED-2.4]',
        'In einer Runde wird höchstens 2-mal erhöht; geh mit oder steig aus. [LED-2.4]',
      ],
    ],
  ] as const)('KER-2.1 %s has a sentence in each language', (_code, text, say, sentences) => {
    const { state } = hand(text);
    const refusal = leduc.whyIllegal(state, { type: 'bet', seat: 0, say });

    expect(LOCALES.map((locale) => refusal && leduc.explain(refusal, { locale }))).toEqual(sentences);
  });
});

describe('the end', () => {
  test('LED-3.1 a card that is left is turned up for everybody', () => {
    const branches = outcomes(leduc, hand('J♥ Q♠ | call').state, { type: 'bet', seat: 1, say: 'call' });

    expect(branches.map(({ ways, outOf, state }) => `${nameOf(state.turned)}: ${ways} of ${outOf}`).sort()).toEqual([
      'J♠: 1 of 4',
      'K♠: 1 of 4',
      'K♥: 1 of 4',
      'Q♥: 1 of 4',
    ]);
    expect(VIEWERS.map((viewer) => leduc.view(hand('J♥ Q♠ | call call | K♠').state, viewer).turned)).toEqual([5, 5, 5]);
  });

  test('LED-3.2 both show their cards to everybody, and a pair wins over a higher card', () => {
    const { state, events } = hand('K♥ J♥ | call call | J♠ | call call');

    expect(events.slice(-2)).toEqual([
      { type: 'shown', reveals: true, cards: [4, 0] },
      { type: 'settled', payoffs: [-1, 1] },
    ]);
    expect(VIEWERS.map((viewer) => leduc.view(state, viewer).cards)).toEqual([1, 2, 3].map(() => [4, 0]));
    expect(leduc.outcome(state)).toEqual({
      winners: [1],
      ranking: [[1], [0]],
      reason: 'pair',
      rule: 'LED-3.2',
      scores: [-1, 1],
    });
    expect(leduc.outcome(hand('J♥ K♥ | call call | J♠ | call call').state)?.winners).toEqual([0]);
  });

  test('LED-3.3 without a pair the higher rank wins', () => {
    const end = (text: string) => leduc.outcome(hand(text).state);

    expect(end('Q♥ J♥ | call call | K♠ | call call')).toEqual({
      winners: [0],
      ranking: [[0], [1]],
      reason: 'higher-rank',
      rule: 'LED-3.3',
      scores: [1, -1],
    });
    expect(end('Q♥ K♥ | call call | J♠ | call call')?.winners).toEqual([1]);
  });

  test('LED-3.4 equal ranks share the pot, whatever their suits', () => {
    const { state } = hand('Q♥ Q♠ | raise call | K♠ | raise call');

    expect(leduc.outcome(state)).toEqual({
      winners: [0, 1],
      ranking: [[0, 1]],
      reason: 'equal-ranks',
      rule: 'LED-3.4',
      scores: [0, 0],
    });
    expect(payoffs(state)).toEqual([0, 0]);
  });

  test('LED-3.5 the winner gains what the other has put in', () => {
    const gains = (text: string) => payoffs(hand(text).state);

    expect(gains('K♥ J♥ | raise raise call | Q♥ | raise raise call')).toEqual([13, -13]);
    expect(gains('K♥ J♥ | raise raise fold')).toEqual([-3, 3]);
    expect(gains('K♥ J♥ | call call | Q♥ | call raise raise fold')).toEqual([5, -5]);
  });

  test('LED-3.2 a whole hand, told', () => {
    const { events } = hand('K♥ J♥ | call raise call | J♠ | call raise call');

    expect(leduc.viewEvents(events, 0).map((event) => leducBox.words.event(event, { locale: 'en' }))).toEqual([
      'Player 1 is dealt K♥.',
      'Player 2 is dealt a card.',
      'Player 1 calls; in the pot are 1 and 1.',
      'Player 2 raises; in the pot are 1 and 3.',
      'Player 1 calls; in the pot are 3 and 3.',
      'J♠ is turned up.',
      'Player 1 calls; in the pot are 3 and 3.',
      'Player 2 raises; in the pot are 3 and 7.',
      'Player 1 calls; in the pot are 7 and 7.',
      'The cards are shown: player 1 has K♥, player 2 has J♥.',
      'Gained: -7 and 7.',
    ]);
  });
});

describe('what is known', () => {
  test('LED-4.1 after a fold nobody shows a card: the game could have had any', () => {
    const [jack, king] = ['J♥ Q♠ | call raise fold', 'K♠ Q♠ | call raise fold'].map((text) => {
      const { state, events } = hand(text);
      return [1, 'spectator'].map((viewer) => ({
        view: leduc.view(state, viewer as 1 | 'spectator'),
        events: leduc.viewEvents(events, viewer as 1 | 'spectator'),
      }));
    });

    expect(jack).toEqual(king);
    expect(jack?.map(({ view }) => view.cards)).toEqual([
      [-1, 3],
      [-1, -1],
    ]);
  });

  test('LED-4.2 everybody remembers all that was said', () => {
    const { state } = hand('J♥ Q♠ | call raise raise call | K♠ | raise');

    expect(VIEWERS.map((viewer) => leduc.view(state, viewer).said)).toEqual(
      VIEWERS.map(() => [['call', 'raise', 'raise', 'call'], ['raise']]),
    );
  });

  test('LED-4.3 every card that was not seen is as likely to be in a hand', () => {
    const { state } = hand('J♥ Q♠ | raise call | Q♥ | raise');
    const worlds = Array.from({ length: 3000 }, (_, world) => `${world}`);
    const imagined = (viewer: 0 | 'spectator') =>
      worlds.map((seed) => leduc.determinize(leduc.view(state, viewer), seed).cards);
    const sharesOf = (seat: number, hands: readonly (readonly number[])[]) =>
      CARDS.map((_, card) => hands.filter((cards) => cards[seat] === card).length / hands.length);

    // Five standard deviations of 3000 draws are less than 0.04.
    const about = (share: number) => expect.toSatisfy((found: number) => Math.abs(found - share) < 0.04);
    const [quarter, fifth] = [about(1 / 4), about(1 / 5)];
    expect(sharesOf(0, imagined(0))).toEqual([1, 0, 0, 0, 0, 0]);
    expect(sharesOf(1, imagined(0))).toEqual([0, quarter, 0, quarter, quarter, quarter]);
    expect(sharesOf(0, imagined('spectator'))).toEqual([fifth, fifth, 0, fifth, fifth, fifth]);
    expect(sharesOf(1, imagined('spectator'))).toEqual([fifth, fifth, 0, fifth, fifth, fifth]);
  });
});

// In a round somebody speaks in six situations (nothing was said yet, c, r, cr, rr, crr, with c for a call and r for a raise);
// there are five ways to end it by a call (cc, rc, crc, rrc, crrc) and four to fold (rf, crf, rrf, crrf). So there are
//
//   decisions           6 × 5 deals × 6, and 6 × 5 deals × 5 first rounds × 4 cards turned up × 6:  180 + 3600 = 3780
//   ends                6 × 5 deals × 4, and 6 × 5 deals × 5 first rounds × 4 cards turned up × 9:  120 + 5400 = 5520
//   information states  6 cards × 6, and 6 × 5 cards × 5 first rounds × 6:                           36 +  900 =  936
describe('the whole game', () => {
  const { root, known, decisions, ends } = wholeGame();

  test('LED-2.6 3,780 decisions, 5,520 ends, 936 information states', () => {
    expect([decisions.length, ends.length, known.size]).toEqual([3780, 5520, 936]);
  });

  test('LED-2.4 every decision leaves a choice, so that the engine takes none of them', () => {
    expect(new Set(decisions)).toEqual(new Set([2, 3]));
  });

  test('LED-3.5 what one player gains the other loses, and that is 13 chips at most', () => {
    expect(ends.filter(([first = 0, second = 0]) => first + second !== 0)).toEqual([]);
    expect(Math.max(...ends.flat())).toBe(13);
  });

  test('LED-4.2 a view holds all that its player has known and said before', () => {
    expect([...known.values()].filter(({ pasts }) => pasts.size !== 1)).toEqual([]);
  });

  test('LED-3.5 to the first player the game is worth -0.0856', () => {
    const { least, most } = solve(root, known.values(), 400);

    expect(most - least).toBeLessThan(0.002);
    expect([least < -0.0856, -0.0856 < most]).toEqual([true, true]);
  });
});

describe('saves', () => {
  const asking: LeducState['agenda'] = [{ do: 'show' }, { ask: 'bet', seat: 0 }, { do: 'turn-up' }];

  test.each([
    ['every card is in one place', { cards: [3, 3] }],
    ['everything was said in its turn', { said: [['call', 'call'], []], agenda: [] }],
    ['everything was said in its turn', { said: [['raise', 'fold'], ['call']], agenda: [] }],
    ['everything was said in its turn', { said: [[], ['call']] }],
    ['everything was said in its turn', { said: [['fold'], []], agenda: [] }],
    ['the agenda goes on from what was said', { agenda: [...asking, { ask: 'bet', seat: 1 }] }],
    ['the agenda goes on from what was said', { said: [['raise'], []] }],
    ['the agenda goes on from what was said', { agenda: [] }],
  ] satisfies [string, Partial<LeducState>][])(
    'KER-2.3 a hand in which it is not true that %s is refused',
    (name, changes) => {
      expect(leduc.faults({ ...hand('J♥ Q♠').state, ...changes })).toEqual([
        { path: 'state', message: expect.stringContaining(`'${name}'`) },
      ]);
    },
  );
});

/**
 * A hand as it is played: the cards that are dealt, what is said in the first round, the card that is turned up, and what is
 * said in the second.
 */
function hand(text: string): { readonly state: LeducState; readonly events: readonly LeducEvent[] } {
  const [dealt = '', first = '', turned = '', second = ''] = text.split('|').map((part) => part.trim());
  const begun = leduc.begin({}, scripted(cardsIn(`${dealt} ${turned}`).map((card) => ['cards', card])));
  let { state } = begun;
  const events = [...begun.events];
  for (const say of partsOf(`${first} ${second}`)) {
    const applied = leduc.apply(state, { type: 'bet', seat: leduc.pending(state)[0]?.seat, say });
    if (!applied.ok) throw new Error(leduc.explain(applied.refusal));
    state = applied.state;
    events.push(...applied.events);
  }
  scriptUsedUp(state);
  return { state, events };
}

const partsOf = (text: string): string[] => text.split(' ').filter((part) => part !== '');
const cardsIn = (text: string): number[] => partsOf(text).map((name) => CARDS.indexOf(name));
const wordsIn = (state: LeducState): Word[] => [...leduc.legalActions(state)].map(({ say }) => say);

/** What each player has in the pot after the last word of a hand. */
function chips(text: string): readonly number[] {
  return (
    hand(text)
      .events.flatMap((event) => (event.type === 'said' ? [event.chips] : []))
      .at(-1) ?? []
  );
}

/** An information state, with everything that its player may have known and said before. */
interface Remembered extends Known {
  readonly pasts: Set<string>;
}

/** The tree of the game, by doors that everybody has: deals by `begin`, all else by `legalActions` and `outcomes`. */
function wholeGame() {
  const known = new Map<string, Remembered>();
  const decisions: number[] = [];
  const ends: (readonly number[])[] = [];

  function nodeOf(state: LeducState, pasts: readonly string[]): Node {
    const [decision] = leduc.pending(state);
    if (decision === undefined) {
      ends.push(payoffs(state));
      return { kind: 'end', gain: payoffs(state)[0] ?? 0 };
    }
    const { seat } = decision;
    const actions = [...leduc.legalActions(state)];
    decisions.push(actions.length);

    const view = viewKey(leduc.view(state, seat));
    const here = known.get(view) ?? { ...unexplored(seat, actions.length), pasts: new Set() };
    known.set(view, here);
    here.pasts.add(pasts[seat] ?? '');
    const options = actions.map((action) => {
      const now = pasts.map((past, each) => (each === seat ? `${past}\n${view} ${action.say}` : past));
      return luck(outcomes(leduc, state, action), now);
    });
    return { kind: 'choice', known: here, options };
  }

  function luck(ways: readonly Way[], pasts: readonly string[]): Node {
    const nodes = ways.map(({ probability, state }) => ({ probability, node: nodeOf(state, pasts) }));
    return nodes.length === 1 && nodes[0] !== undefined ? nodes[0].node : { kind: 'luck', ways: nodes };
  }

  return { root: luck(deals(), ['', '']), known, decisions, ends };
}

type Way = Pick<Branch<LeducState>, 'probability' | 'state'>;

/** All deals, with the odds that the rules themselves give them. */
function deals(): Way[] {
  const pairs = CARDS.flatMap((_, first) => CARDS.map((_card, second) => [first, second])).filter(
    ([one, two]) => one !== two,
  );
  return pairs.map((pair) => {
    const coming = [...pair];
    let probability = 1;
    const { state } = leduc.begin(
      {},
      {
        decide({ weights }) {
          const card = coming.shift() ?? 0;
          probability *= (weights[card] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0);
          return card;
        },
      },
    );
    return { probability, state };
  });
}
