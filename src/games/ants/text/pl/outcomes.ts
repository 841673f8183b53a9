import type { OutcomeSentences } from '../../../../kernel/index.ts';
import type { EndReason } from '../../table/events.ts';
import type { Result } from '../result.ts';
import { and, type Phrases, plural } from './phrases.ts';

/** How a game ended, in Polish. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const told = ({ winners, standings, decider }: Result): string => {
    const wins = `${winners.length === 1 ? 'Wygrywa' : 'Wspólnie wygrywają'} ${and(winners.map(player))}`;
    const has = winners.length === 1 ? 'ma' : 'mają po';
    const by =
      decider === undefined
        ? ''
        : decider.what === 'stars'
          ? `, bo przy równych punktach ${has} ${plural(decider.figure, 'Gwiazdę', 'Gwiazdy', 'Gwiazd')}`
          : `, bo przy równych punktach i Gwiazdach ${has} ${plural(decider.figure, 'kostkę', 'kostki', 'kostek')}`;
    return `${wins}${by}; punkty: ${standings.map(({ seat, points }) => `${player(seat)} (${signed(points)})`).join(', ')}.`;
  };
  return {
    'star-track': (result) => `Tor Gwiazd jest pełny. ${told(result)}`,
    'round-limit': (result) => `Ostatnia runda minęła, zanim zapełnił się tor Gwiazd. ${told(result)}`,
  };
};

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
