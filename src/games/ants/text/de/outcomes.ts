import type { OutcomeSentences } from '../../../../kernel/index.ts';
import type { EndReason } from '../../table/events.ts';
import { signed } from '../phrases.ts';
import type { Result } from '../result.ts';
import { and, type Phrases, plural } from './phrases.ts';

/** How a game ended, in German. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const told = ({ winners, standings, decider }: Result): string => {
    const wins = `${and(winners.map(player))} ${winners.length === 1 ? 'gewinnt' : 'teilen sich den Sieg'}`;
    const by =
      decider === undefined
        ? ''
        : decider.what === 'stars'
          ? ` bei gleichen Punkten mit ${plural(decider.figure, 'Stern', 'Sternen')}`
          : ` bei gleichen Punkten und Sternen mit ${plural(decider.figure, 'Würfel', 'Würfeln')}`;
    return `${wins}${by}; SP: ${standings.map(({ seat, points }) => `${player(seat)} (${signed(points)})`).join(', ')}.`;
  };
  return {
    'star-track': (result) => `Die Sternenleiste ist voll. ${told(result)}`,
    'round-limit': (result) => `Die letzte Runde ist vorbei, ehe die Sternenleiste voll war. ${told(result)}`,
  };
};
