import type { OutcomeSentences } from '../../../../kernel/index.ts';
import type { EndReason } from '../../table/events.ts';
import type { Result } from '../result.ts';
import { and, type Phrases, plural } from './phrases.ts';

/** How a game ended, in English. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const names = ({ winners }: Result): string => and(winners.map(player));
  return {
    barricade: (result) =>
      `${names(result)} wins in turn ${result.turn}: a zombie is past the barricade, with ${plural(result.undrawn, 'zombie card')} left to draw.`,
    dawn: (result) => `${names(result)} wins: the sun rises in turn ${result.turn}, and the barricade has held.`,
  };
};
