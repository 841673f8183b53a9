import { withPrinted } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { CONTAMINATION } from '../../../src/games/snails/board/layouts/contamination.ts';
import type { SnailsAction } from '../../../src/games/snails/index.ts';
import { scriptUsedUp } from '../../../src/testing/index.ts';
import { discarded, held } from '../kit/opening.ts';
import {
  act,
  asked,
  type Drawn,
  draw,
  drawing,
  handleOf,
  options,
  refusal,
  type Setting,
  scene,
} from '../kit/scene.ts';

/** A clean-up phase from its beginning; in the last round, so that nothing comes after it. */
function cleanUp(position: string, setting: Setting = {}): Drawn {
  return scene(position, { phase: 'clean-up', round: 6, steps: [{ do: 'clean-up' }], ...setting });
}

const order = (seat: number, field: string, effect: 'dynamite' | 'fire'): SnailsAction => ({
  type: 'order-effects',
  seat,
  field,
  effect,
});
/** The cards that everybody knows each player to have. */
const knownTo = ({ game, state }: Drawn): (string | undefined)[][] => {
  const { known, cards } = withPrinted(game, game.view(state, 'spectator'));
  return known.map((each) => each.map((card) => cards[card]));
};
const TABLE = `
  0,0  beach  1a
  2,0  beach  2a`;

describe('effects at the end of the round', () => {
  test('SNL-3.28 + SNL-3.29 dynamite, then Rot Cloud, then fire; contamination comes after them', () => {
    const { events } = cleanUp(
      `0,0   beach   2s fire
       1,0   meadow  1a 2a
       2,0   water   1m
       -2,0  beach   1s* dynamite`,
    );

    expect(events).toEqual([
      { type: 'phase-began', phase: 'clean-up' },
      { type: 'exploded', field: '-2,0', token: 'dynamite' },
      { type: 'damaged', snail: handleOf('1s'), amount: 15, shell: 5, life: 20, by: 'dynamite' },
      { type: 'stayed', snail: handleOf('1s'), why: 'shell' },
      { type: 'damaged', snail: handleOf('1a'), amount: 5, shell: 0, life: 25, by: 'rot-cloud' },
      { type: 'fire-died', field: '0,0', count: 1 },
      { type: 'tile-damaged', field: '0,0', terrain: 'beach' },
      { type: 'damaged', snail: handleOf('1m'), amount: 5, shell: 0, life: 25, by: 'contamination' },
      { type: 'game-ended', winners: [0], ranking: [[0], [1]], reason: 'most-snails', rule: 'SNL-12.3' },
    ]);
  });

  test('SNL-3.28 an effect that kills leaves nothing for those after it', () => {
    const after = cleanUp(
      `0,0  beach  1a:15 dynamite
       1,0  beach  1s
       2,0  beach  2a`,
      { factions: ['barbarians', 'ninja'] },
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  beach
        1,0  beach  1s
        2,0  beach  2a`),
    );
  });

  test('SNL-3.29 effects of one kind on several fields: the first player orders them, one at a time', () => {
    const before = cleanUp(
      `0,0   beach  1a* dynamite dynamite
       2,0   beach  2a* dynamite
       -2,0  beach  3a* dynamite`,
      { first: 2 },
    );
    expect(asked(before)).toEqual(['2 order-effects']);
    expect(options(before)).toEqual([
      { field: '-2,0', effect: 'dynamite' },
      { field: '0,0', effect: 'dynamite' },
      { field: '2,0', effect: 'dynamite' },
    ]);
    expect(refusal(before, order(1, '1,0', 'dynamite'))).toMatchObject({
      code: 'order/not-waiting',
      rule: 'SNL-3.29',
    });

    const one = act(before, order(1, '0,0', 'dynamite'));
    // One of two on the field has exploded.
    expect(one.events).toEqual([
      { type: 'exploded', field: '0,0', token: 'dynamite' },
      { type: 'damaged', snail: handleOf('1a'), amount: 15, shell: 5, life: 20, by: 'dynamite' },
      { type: 'stayed', snail: handleOf('1a'), why: 'shell' },
    ]);
    expect(options(one)).toEqual(options(before));

    const two = act(one, order(1, '2,0', 'dynamite'));
    expect(options(two)).toEqual([
      { field: '-2,0', effect: 'dynamite' },
      { field: '0,0', effect: 'dynamite' },
    ]);
    // The last one is nobody's decision.
    const three = act(two, order(1, '0,0', 'dynamite'));
    expect(three.events.slice(0, 4)).toEqual([
      { type: 'exploded', field: '0,0', token: 'dynamite' },
      { type: 'damaged', snail: handleOf('1a'), amount: 15, shell: 5, life: 10, by: 'dynamite' },
      { type: 'stayed', snail: handleOf('1a'), why: 'shell' },
      { type: 'exploded', field: '-2,0', token: 'dynamite' },
    ]);
  });

  test('SNL-3.29 fires, too', () => {
    const before = cleanUp(
      `0,0  beach!  1a fire
       2,0  beach   2a fire fire`,
      { luck: ['barrel'] },
    );
    expect(options(before)).toEqual([
      { field: '0,0', effect: 'fire' },
      { field: '2,0', effect: 'fire' },
    ]);

    const after = act(before, order(0, '2,0', 'fire'));

    expect(after.events.slice(0, 4)).toEqual([
      { type: 'fire-died', field: '2,0', count: 2 },
      { type: 'tile-damaged', field: '2,0', terrain: 'beach' },
      { type: 'fire-died', field: '0,0', count: 1 },
      { type: 'tile-destroyed', field: '0,0', terrain: 'beach', back: 'barrel' },
    ]);
    scriptUsedUp(after.state);
  });

  test('SNL-3.29 nothing is ordered across kinds: dynamite and fire on different fields leave no choice', () => {
    const after = cleanUp(
      `0,0  beach  1a fire
       2,0  beach  2a* dynamite`,
    );

    expect(after.state.phase).toBe('over');
    expect(after.events.flatMap((event) => ('field' in event ? [[event.type, event.field]] : []))).toEqual([
      ['exploded', '2,0'],
      ['fire-died', '0,0'],
      ['tile-damaged', '0,0'],
    ]);
  });

  test('SNL-3.29 where the first player has no snail left, the next living player decides', () => {
    const before = cleanUp(
      `0,0  beach  1a fire
       2,0  beach  3a fire`,
      { players: 3, first: 2 },
    );

    expect(asked(before)).toEqual(['3 order-effects']);
  });
});

describe('contamination', () => {
  test('SNL-3.30 every snail on water takes the current contamination, Pirates do not', () => {
    const after = cleanUp(
      `0,0   water  1a
       1,0   water  2a 1s
       2,0   beach  1m
       -1,0  water  3a`,
      { track: [15], factions: ['barbarians', 'pirates', 'zombies'] },
    );

    expect(draw(after)).toBe(
      drawing(`
        -1,0  water  3a:15
        0,0   water  1a:15
        1,0   water  1s:15 2a
        2,0   beach  1m`),
    );
  });

  test('SNL-3.30 a barrel found in this clean-up counts already', () => {
    const after = cleanUp(
      `0,0  beach!  1a fire
       1,0  water   2a
       2,0  beach   2s`,
      { track: [5, 20], luck: ['barrel'] },
    );

    expect(draw(after)).toBe(
      drawing(`
        0,0  water  1a:10
        1,0  water  2a:10
        2,0  beach  2s`),
    );
  });

  test('SNL-13.2 + SNL-3.30 water is clean until the first barrel breaks: nobody is damaged, and no damage is told of', () => {
    const sea = '0,0  water  1a:5 2a\n2,0  beach  1s 2s';
    const setting: Setting = { track: CONTAMINATION, factions: ['barbarians', 'ninja'] };
    const clean = cleanUp(sea, setting);
    const foul = cleanUp(sea, { ...setting, contamination: 1, removed: [1, 0, 0, 0, 0, 0, 0] });

    expect(draw(clean)).toBe(drawing(sea));
    expect(clean.events.filter(({ type }) => type === 'damaged' || type === 'eliminated')).toEqual([]);
    expect(draw(foul)).toBe('0,0 water 2a:25\n2,0 beach 1s 2s');
  });

  test('SNL-3.31 contamination damage is simultaneous: eliminations come after all of it', () => {
    const after = cleanUp(
      `0,0  water  1a:5
       1,0  water  2a:5
       2,0  beach  3a
       3,0  water  3s`,
      { first: 2 },
    );

    expect(after.events.slice(1, 8)).toEqual([
      { type: 'damaged', snail: handleOf('1a'), amount: 5, shell: 0, life: 0, by: 'contamination' },
      { type: 'damaged', snail: handleOf('2a'), amount: 5, shell: 0, life: 0, by: 'contamination' },
      { type: 'damaged', snail: handleOf('3s'), amount: 5, shell: 0, life: 25, by: 'contamination' },
      { type: 'eliminated', reveals: true, snail: handleOf('2a'), token: 'active' },
      { type: 'eliminated', reveals: true, snail: handleOf('1a'), token: 'active' },
      { type: 'squad-lost', seat: 1 },
      { type: 'squad-lost', seat: 0 },
    ]);
  });
});

describe('collecting', () => {
  test('SNL-3.32 each played card goes where it belongs', () => {
    const after = cleanUp(TABLE, {
      plans: [
        ['sword', 'rocket', 'crawl-dig', 'blades-of-doom', 'mine'],
        ['boomerang', 'hammer', 'swap-aim', 'infectious-bite', 'rocket'],
      ],
      hands: [['grenade'], []],
      resolved: [5, 5],
      first: 2,
    });

    expect(after.events.slice(1, -1)).toEqual([
      { type: 'weapon-returned', reveals: true, seat: 1, slot: 1, card: 'boomerang' },
      { type: 'weapon-returned', reveals: true, seat: 1, slot: 2, card: 'hammer' },
      { type: 'faction-card-returned', reveals: true, seat: 1, slot: 4, card: 'infectious-bite' },
      { type: 'discarded', reveals: true, seat: 1, slot: 5, card: 'rocket', why: 'played' },
      { type: 'weapon-returned', reveals: true, seat: 0, slot: 1, card: 'sword' },
      { type: 'discarded', reveals: true, seat: 0, slot: 2, card: 'rocket', why: 'played' },
      { type: 'faction-card-returned', reveals: true, seat: 0, slot: 4, card: 'blades-of-doom' },
      { type: 'discarded', reveals: true, seat: 0, slot: 5, card: 'mine', why: 'played' },
    ]);
    expect([held(after, 0), held(after, 1)]).toEqual([
      ['grenade', 'sword'],
      ['hammer', 'boomerang'],
    ]);
    expect(after.state.hands.map((hand) => hand.length)).toEqual([7, 7]);
    expect(discarded(after)).toEqual(['rocket', 'rocket', 'mine']);
    expect(after.state.factionCards).toEqual([0, 0]);
    // What came back to hand is known to all.
    expect(knownTo(after)).toEqual([['sword'], ['hammer', 'boomerang']]);
  });

  test('SNL-3.33 a card that was laid and never revealed is turned up and goes where a played one goes', () => {
    const after = cleanUp(TABLE, {
      plans: [['rocket', 'mine', 'crawl-dig', 'sword', 'blades-of-doom']],
      hands: [['grenade'], []],
      resolved: [1, 5],
    });

    expect(after.events.slice(1, -1)).toEqual([
      { type: 'discarded', reveals: true, seat: 0, slot: 1, card: 'rocket', why: 'played' },
      { type: 'discarded', reveals: true, seat: 0, slot: 2, card: 'mine', why: 'unplayed' },
      { type: 'weapon-returned', reveals: true, seat: 0, slot: 4, card: 'sword' },
      { type: 'faction-card-returned', reveals: true, seat: 0, slot: 5, card: 'blades-of-doom' },
    ]);
    expect(held(after, 0)).toEqual(['grenade', 'sword']);
    expect(discarded(after)).toEqual(['rocket', 'mine']);
    expect(after.state.factionCards).toEqual([0, 0]);
    expect(knownTo(after)).toEqual([['sword'], []]);
  });

  test('SNL-3.33 a weapon that was known before it was laid is known once when it comes back unrevealed', () => {
    const plans = [['crawl-dig', 'sword', '-', '-', '-']];
    const once = cleanUp(TABLE, { plans, known: [['sword'], []], resolved: [1, 5] });
    expect(knownTo(once)).toEqual([['sword'], []]);

    // The other sword is known to be in hand: one of the two was seen then, both are now.
    const twice = cleanUp(TABLE, { plans, hands: [['sword'], []], known: [['sword', 'sword'], []], resolved: [1, 5] });
    expect(knownTo(twice)).toEqual([['sword', 'sword'], []]);
  });

  test('SNL-3.33 a card revealed but not resolved counts as played', () => {
    const passed = scene(
      `0,0  water  1a
       2,0  beach  2a`,
      {
        round: 6,
        plans: [
          ['-', '-', '-', '-', 'rocket'],
          ['-', '-', '-', '-', '-'],
        ],
      },
    );
    expect(passed.events).toContainEqual({
      type: 'slot-passed',
      seat: 0,
      slot: 5,
      reason: 'on-water',
      rule: 'SNL-3.22',
    });
    expect(discarded(passed)).toEqual(['rocket']);

    const declined = act(
      scene(
        `0,0  beach  1a 1s
         2,0  beach  2a`,
        {
          round: 6,
          plans: [
            ['-', '-', '-', '-', 'drill'],
            ['-', '-', '-', '-', '-'],
          ],
        },
      ),
      { type: 'decline', seat: 0, decline: true },
    );
    expect(discarded(declined)).toEqual(['drill']);
  });

  test('SNL-3.33 + SNL-3.17 the arsenal cards in the plan of a player without a declared snail are discarded', () => {
    const before = scene(
      `0,0  beach  1a
       1,0  beach  2a:10
       2,0  beach  2s`,
      {
        round: 6,
        factions: ['ninja', 'zombies'],
        plans: [
          ['grenade', '-', '-', '-', '-'],
          ['rocket', 'jetpack', 'crawl-dig', 'mine', 'swap-aim'],
        ],
        tokens: [['1a'], ['2a']],
        luck: ['splat'],
      },
    );
    const after = act(before, { type: 'choose-target', seat: 0, target: { field: '1,0' } });

    expect(after.state.phase).toBe('over');
    expect(held(after, 1)).toEqual([]);
    expect(discarded(after)).toEqual(['rocket', 'grenade', 'jetpack', 'mine']);
    expect(after.events.filter(({ type }) => type === 'revealed')).toEqual([]);
  });

  test('SNL-3.34 declaration tokens are taken back; used-ability markers are removed', () => {
    const after = cleanUp(TABLE, { used: [1, 0], resolved: [5, 5] });

    expect([after.state.active, after.state.passive]).toEqual([
      [-1, -1],
      [-1, -1],
    ]);
    expect(after.state.used).toEqual([0, 0]);
    expect(after.state.plans).toEqual([[], []]);
    expect(after.state.resolved).toEqual([0, 0]);
  });

  test('SNL-3.34 a token revealed in this round is unknown in the next', () => {
    const before = scene(TABLE, {
      plans: [
        ['-', '-', '-', '-', '-'],
        ['-', '-', '-', '-', 'crawl-shell'],
      ],
      luck: ['rocket', 'rocket'],
    });
    expect(before.game.view(before.state, 0).active[1]).toBe(handleOf('2a'));

    const next = act(before, { type: 'choose-half', seat: 1, action: 'shell' });
    expect(next.state.phase).toBe('planning');
    expect(next.state.shown).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('the next round', () => {
  const TRIO = `${TABLE}
    0,2  beach  3a`;

  test('SNL-3.35 the first-player marker passes to the left and the round counter advances', () => {
    const [one, three] = [1, 3].map((first) =>
      cleanUp(TRIO, { round: 2, first, luck: ['rocket', 'rocket', 'rocket'] }),
    ) as [Drawn, Drawn];

    expect([one.state.firstPlayer, three.state.firstPlayer]).toEqual([1, 0]);
    expect(one.state.round).toBe(3);
    expect(one.events.slice(1, 4)).toEqual([
      { type: 'marker-passed', seat: 1 },
      { type: 'round-began', round: 3, first: 1 },
      { type: 'phase-began', phase: 'draw' },
    ]);
  });

  test('SNL-3.35 after round 6 the game ends', () => {
    const five = cleanUp(TABLE, { round: 5, luck: ['rocket', 'rocket'] });
    expect([five.state.phase, five.state.round]).toEqual(['planning', 6]);

    const six = cleanUp(TABLE, { round: 6 });
    expect([six.state.phase, six.state.round, six.state.firstPlayer]).toEqual(['over', 6, 0]);
    expect(six.game.pending(six.state)).toEqual([]);
    expect(six.events.filter(({ type }) => type === 'marker-passed' || type === 'round-began')).toEqual([]);
  });

  test('SNL-3.36 the marker skips players who have no snails left', () => {
    const after = cleanUp(
      `0,0  beach  1a
       2,0  water  2a:5
       0,2  beach  4a`,
      { players: 4, round: 2, luck: ['rocket', 'rocket'] },
    );

    // Player 2 has just lost the last one, player 3 has none either.
    expect(after.state.firstPlayer).toBe(3);
    expect(after.events.filter(({ type }) => type === 'marker-passed')).toEqual([{ type: 'marker-passed', seat: 3 }]);
  });

  test('SNL-3.1 six rounds of four phases; the first has no draw phase', () => {
    let now = scene(TABLE, {
      round: 0,
      phase: 'setup',
      factions: ['barbarians', 'ninja'],
      steps: [{ do: 'round' }],
      luck: Array.from({ length: 10 }, (_, nth) => ['mine', 'jetpack', 'dynamite', 'cocktail'][nth % 4] ?? ''),
    });
    const told = [...now.events];
    while (now.state.phase !== 'over') {
      now = act(now, peaceful(now));
      told.push(...now.events);
    }

    const phases = told.flatMap((event) => {
      if (event.type === 'round-began') return [`${event.round} begins with ${event.first + 1}`];
      return event.type === 'phase-began' ? [event.phase] : [];
    });
    expect(phases).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap((round) => [
        `${round} begins with ${round % 2 === 1 ? 1 : 2}`,
        ...(round === 1 ? [] : ['draw']),
        'planning',
        'action',
        'clean-up',
      ]),
    );
    scriptUsedUp(now.state);
  });
});

/** Keeps out of everything: basic cards only, and of them what harms nobody. */
function peaceful({ game, state }: Drawn): SnailsAction {
  const actions = [...game.legalActions(state)];
  const idle = actions.find((action) => 'decline' in action);
  const harmless = actions.find((action) => action.type === 'choose-half' && action.action !== 'dig');
  const basic = actions.find((action) => action.type === 'plan-card' && /crawl|dig|swap/.test(action.card));
  return (idle ?? harmless ?? basic ?? actions[0]) as SnailsAction;
}
