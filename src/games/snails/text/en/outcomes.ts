import type { OutcomeSentences } from '../../../../kernel/index.ts';
import type { EndReason } from '../../table/events.ts';
import type { Result } from '../result.ts';
import { and, type Phrases, plural } from './phrases.ts';

/** How a game ended, in English. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const names = ({ winners }: Result): string => and(winners.map(player));
  const rivals = (result: Result): string =>
    result.rivals.map(({ seat, figure }) => `${player(seat)} has ${figure}`).join(', ');

  return {
    'last-squad': (result) =>
      `${names(result)} wins: nobody else has snails left. On the board: ${plural(result.snails, 'snail')} with ${result.life} life in all.`,
    'nobody-left': (result) => `A draw between ${names(result)}: no snail is left on the board.`,
    'most-snails': (result) => `${names(result)} wins with ${plural(result.snails, 'snail')}; ${rivals(result)}.`,
    'most-life': (result) =>
      `${names(result)} wins with ${result.life} life; with as many snails (${result.snails}), ${rivals(result)}.`,
    draw: (result) =>
      `A draw between ${names(result)}: ${plural(result.snails, 'snail')} and ${result.life} life each.`,
  };
};
