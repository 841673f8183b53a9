import { capitalised, type OutcomeSentences } from '../../../../kernel/index.ts';
import type { EndReason } from '../../table/events.ts';
import { signed } from '../phrases.ts';
import type { Result } from '../result.ts';
import { and, type Phrases, plural } from './phrases.ts';

/** How a game ended, in English. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const told = ({ winners, standings, decider }: Result): string => {
    const wins = `${and(winners.map(player))} ${winners.length === 1 ? 'wins' : 'share the victory'}`;
    const by =
      decider === undefined
        ? ''
        : decider.what === 'stars'
          ? ` at equal points, thanks to ${plural(decider.figure, 'Star')}`
          : ` at equal points and Stars, thanks to ${plural(decider.figure, 'cube')}`;
    return `${capitalised(wins)}${by}; VP: ${standings.map(({ seat, points }) => `${player(seat)} (${signed(points)})`).join(', ')}.`;
  };
  return {
    'star-track': (result) => `The star track is full. ${told(result)}`,
    'round-limit': (result) => `The last round is over before the star track is full. ${told(result)}`,
  };
};
