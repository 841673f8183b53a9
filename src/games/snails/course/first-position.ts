import type { UpkeepRules } from '../../../kernel/index.ts';
import { FACTIONS } from '../cards/vocabulary.ts';
import { NONE } from '../components.ts';
import { unnamed } from '../table/config-for.ts';
import type { SnailsTypes } from '../table/state.ts';

/** A game before anything has happened: what of it the config says. All the rest is as the shape has it. */
export const firstPosition: Pick<UpkeepRules<SnailsTypes>, 'setup' | 'opening'> = {
  setup({ players, firstPlayer = 'random' }, seats) {
    const given = typeof players === 'number' ? [] : players;
    const each = Array.from({ length: seats }, (_, seat) => given[seat]);
    return {
      names: each.map((player, seat) => player?.name ?? unnamed(seat)),
      firstPlayer: firstPlayer === 'random' ? 0 : firstPlayer,
      factions: each.map((player) => (player?.faction === undefined ? NONE : FACTIONS.indexOf(player.faction))),
    };
  },
  opening: ({ factions = 'random', firstPlayer = 'random', opening = 'standard' }) => [
    {
      do: 'begin',
      first: firstPlayer === 'random' ? NONE : firstPlayer,
      factions: factions === 'draft' ? 'draft' : 'random',
      opening,
    },
  ],
};
