import { expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { on, played } from '../kit/plays.ts';
import { act, asked, type Drawn, scene } from '../kit/scene.ts';

const LAND = `0,0  beach  1a
              1,0  beach  2c 2a`;
const ARSENAL = [...Object.keys(defaultPack.red), ...Object.keys(defaultPack.purple)];
/** The cards that everybody knows each player to have, though they are not to be seen. */
const known = ({ game, state }: Drawn): (string | undefined)[][] =>
  game.view(state, 'spectator').known.map((cards) => cards.map((card) => ARSENAL[card]));

test('a card that everybody knows of is known no more once it is revealed: it is seen', () => {
  const before = scene(LAND, { play: 'mine', hands: [['revolver']], known: [['mine', 'revolver']] });

  expect(known(before)).toEqual([['revolver'], []]);
});

test('a card that is revealed and was not known leaves the known ones as they are', () => {
  const after = played(
    LAND,
    { play: 'crossbow', hands: [['revolver']], known: [['revolver']], tokens: [['1a']], luck: ['crit'] },
    on('2c'),
  );

  expect(known(after)).toEqual([['revolver'], []]);
});

test('nor is a card known that is discarded', () => {
  const discarding = scene(LAND, {
    play: 'villains-hat',
    factions: ['cowboys'],
    hands: [[], ['revolver', 'rocket']],
    known: [[], ['revolver']],
  });
  const discarded = (card: string): Drawn => act(discarding, { type: 'discard-arsenal', seat: 1, card });

  expect(asked(discarding)).toEqual(['2 discard-arsenal']);
  expect(known(discarded('rocket'))).toEqual([[], ['revolver']]);
  expect(known(discarded('revolver'))).toEqual([[], []]);
});
