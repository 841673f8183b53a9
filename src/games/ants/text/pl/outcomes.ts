import type { OutcomeSentences } from '../../../../kernel/index.ts';
import type { EndReason } from '../../table/events.ts';
import { signed } from '../phrases.ts';
import type { Result } from '../result.ts';
import { type Phrases, plural, wins } from './phrases.ts';

/** How a game ended, in Polish. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const told = ({ winners, standings, decider }: Result): string => {
    const by =
      decider === undefined
        ? ''
        : decider.what === 'stars'
          ? ` przy równych punktach, mając ${plural(decider.figure, 'Gwiazdę', 'Gwiazdy', 'Gwiazd')}`
          : ` przy równych punktach i Gwiazdach, mając ${plural(decider.figure, 'kostkę', 'kostki', 'kostek')}`;
    return `${wins(winners.map(player))}${by}; PZ: ${standings.map(({ seat, points }) => `${player(seat)} (${signed(points)})`).join(', ')}.`;
  };
  return {
    'star-track': (result) => `Tor Gwiazd jest pełny. ${told(result)}`,
    'round-limit': (result) => `Minęła ostatnia możliwa runda. ${told(result)}`,
  };
};
