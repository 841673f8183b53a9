import type { OutcomeSentences } from '../../../../kernel/index.ts';
import type { EndReason } from '../../table/events.ts';
import { signed } from '../phrases.ts';
import type { Result } from '../result.ts';
import { type Phrases, plural, wins } from './phrases.ts';

/** How a game ended, in Polish. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const told = ({ winners, standings, decider }: Result): string => {
    const has = winners.length === 1 ? 'ma' : 'mają po';
    const by =
      decider === undefined
        ? ''
        : decider.what === 'stars'
          ? `, bo przy równych punktach ${has} ${plural(decider.figure, 'Gwiazdę', 'Gwiazdy', 'Gwiazd')}`
          : `, bo przy równych punktach i Gwiazdach ${has} ${plural(decider.figure, 'kostkę', 'kostki', 'kostek')}`;
    return `${wins(winners.map(player))}${by}; PZ: ${standings.map(({ seat, points }) => `${player(seat)} (${signed(points)})`).join(', ')}.`;
  };
  return {
    'star-track': (result) => `Tor Gwiazd jest pełny. ${told(result)}`,
    'round-limit': (result) => `Ostatnia runda minęła, zanim zapełnił się tor Gwiazd. ${told(result)}`,
  };
};
