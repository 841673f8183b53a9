import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { atlasOf } from '../../../src/games/snails/bot/atlas.ts';
import { bestUse } from '../../../src/games/snails/bot/attack.ts';
import { snailsKnowledge } from '../../../src/games/snails/bot/knowledge.ts';
import { restOf, worthOfRest } from '../../../src/games/snails/bot/planning.ts';
import type { Scene } from '../../../src/games/snails/bot/scene.ts';
import { CARD } from '../../../src/games/snails/bot/standing.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { damage, type FactionId, on, type Pack, snail } from '../../../src/games/snails/cards/vocabulary.ts';
import { RAGE_DAMAGE } from '../../../src/games/snails/components.ts';
import { on as aimedAt, CALM, half, RAGE } from '../kit/plays.ts';
import { act, asked, type Drawn, type Setting, scene } from '../kit/scene.ts';

const [OWN] = [0];

/** A drawn position with the eyes of player 1. */
function eyesOn({ game, state }: Drawn, pack: Pack = defaultPack): Scene {
  const view = withPrinted(game, game.view(state, 0));
  return { atlas: atlasOf(view, pack), at: view, seat: 0 };
}

/** What a card is worth to player 1's commander where it stands: in hand, and planned. */
function worths(card: string, setting: Setting): [inHand: number, planned: number] {
  const drawn = scene('0,0  beach  1c 2c', { plans: [['crawl-dig', card]], ...setting });
  const { pack } = setting;
  const eyes = eyesOn(drawn, pack);
  const [use] = eyes.atlas.cards[eyes.atlas.cardNumbers.get(card) ?? -1]?.uses ?? [];
  if (use === undefined) throw new Error(`${card} is no card.`);
  const from = eyes.at.places[OWN] ?? -1;
  return [bestUse(eyes, use, { by: OWN, from }), worthOfRest(eyes, restOf(eyes, OWN), from)];
}

const by = (...factions: readonly FactionId[]): Setting => ({ factions });

test('SNL-11.2 Barbarians weigh an attack in close combat with their rage, others and those who have used it without', () => {
  expect(worths('sword', by('ninja', 'cowboys'))).toEqual([10, 10]);
  expect(worths('sword', by('barbarians', 'cowboys'))).toEqual([10 + RAGE_DAMAGE, 10 + RAGE_DAMAGE]);
  expect(worths('sword', { ...by('barbarians', 'cowboys'), used: [1, 0] })).toEqual([10, 10]);
});

test('SNL-11.3 a card without the symbol is worth as much to Barbarians as to others', () => {
  expect(worths('kunai', by('barbarians', 'cowboys'))).toEqual(worths('kunai', by('cowboys', 'barbarians')));
});

test('SNL-11.11 the +5 goes to one attack of a card that makes several', () => {
  const twice = { copies: 4, source: 'ours', target: snail({ range: [0, 0] }), attacks: 2, dice: 1 } as const;
  const rows = [on('splat', damage(5)), on('hit', damage(5)), on('crit', damage(5))];
  const pack: Pack = { ...defaultPack, red: { ...defaultPack.red, revolver: { ...twice, rows, rage: 'adds' } } };
  // On average, so with what is lost where odds are summed up.
  const [calm, raging] = (['ninja', 'barbarians'] as const).map((faction) =>
    worths('revolver', { ...by(faction, 'cowboys'), pack }).map(Math.round),
  );

  expect(calm).toEqual([10, 10]);
  expect(raging).toEqual([10 + RAGE_DAMAGE, 10 + RAGE_DAMAGE]);
});

test('SNL-11.3 rage is used where it costs life, and kept where the snail falls without it', () => {
  const raging = (life: number): boolean => {
    const drawn = act(
      scene(`0,0  beach  1c 2c:${life} 2a`, { ...by('barbarians', 'cowboys'), play: 'crawl-punch' }),
      half('punch'),
      aimedAt('2c'),
    );
    expect(asked(drawn)).toEqual(['1 use-rage']);
    const [rage = 0, calm = 0] =
      snailsKnowledge()(drawn.game.view(drawn.state, 0)).weigh?.(drawn.state, [RAGE, CALM]) ?? [];
    return rage > calm;
  };

  expect([30, 10, 5].map(raging)).toEqual([true, true, false]);
});

test('SNL-11.4 Gunslingers plan a shot with the card that they may draw after it, once a round', () => {
  const sure = { copies: 4, source: 'ours', target: snail({ range: [0, 0] }), dice: 1 } as const;
  const rows = [on('splat', damage(5)), on('hit', damage(5)), on('crit', damage(5))];
  const pack: Pack = { ...defaultPack, red: { ...defaultPack.red, revolver: { ...sure, rows } } };
  const planned = (setting: Setting): number => worths('revolver', { ...setting, pack })[1];

  expect(planned(by('ninja', 'cowboys'))).toBeCloseTo(5);
  expect(planned(by('cowboys', 'ninja'))).toBeCloseTo(5 + CARD);
  expect(planned({ ...by('cowboys', 'ninja'), used: [1, 0] })).toBeCloseTo(5);
});
