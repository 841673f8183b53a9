import type { OutcomeSentences } from '../../../../kernel/index.ts';
import type { EndReason } from '../../table/events.ts';
import type { Result } from '../result.ts';
import { and, type Phrases, plural } from './phrases.ts';

/** How a game ended, in Polish. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const names = ({ winners }: Result): string => and(winners.map(player));
  const rivals = (result: Result): string =>
    result.rivals.map(({ seat, figure }) => `${player(seat)} ma ${figure}`).join(', ');
  const snails = (count: number): string => plural(count, 'ślimak', 'ślimaki', 'ślimaków');

  return {
    'last-squad': (result) =>
      `Wygrywa ${names(result)}: nikt inny nie ma już ślimaków. Na planszy: ${snails(result.snails)}, suma życia ${result.life}.`,
    'nobody-left': (result) => `Remisują ${names(result)}: na planszy nie ma już ślimaków.`,
    'most-snails': (result) => `Wygrywa ${names(result)}; na planszy: ${snails(result.snails)}; ${rivals(result)}.`,
    'most-life': (result) =>
      `Wygrywa ${names(result)}, bo ma razem ${result.life} życia; przy tej samej liczbie ślimaków (${result.snails}) ${rivals(result)}.`,
    draw: (result) =>
      `Remisują ${names(result)}: po ${plural(result.snails, 'ślimaku', 'ślimaki', 'ślimaków')} i ${result.life} życia.`,
  };
};
