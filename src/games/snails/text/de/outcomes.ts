import type { OutcomeSentences } from '../../../../kernel/index.ts';
import type { EndReason } from '../../table/events.ts';
import type { Result } from '../result.ts';
import { and, type Phrases, plural } from './phrases.ts';

/** How a game ended, in German. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const names = ({ winners }: Result): string => and(winners.map(player));
  const rivals = (result: Result): string =>
    result.rivals.map(({ seat, figure }) => `${player(seat)} hat ${figure}`).join(', ');
  const snails = (count: number): string => plural(count, 'Schnecke', 'Schnecken');

  return {
    'last-squad': (result) =>
      `${names(result)} gewinnt: Niemand sonst hat noch Schnecken. Auf dem Spielplan: ${snails(result.snails)} mit zusammen ${result.life} Leben.`,
    'nobody-left': (result) => `Unentschieden zwischen ${names(result)}: Keine Schnecke ist mehr auf dem Spielplan.`,
    'most-snails': (result) => `${names(result)} gewinnt mit ${snails(result.snails)}; ${rivals(result)}.`,
    'most-life': (result) =>
      `${names(result)} gewinnt mit ${result.life} Leben; bei gleich vielen Schnecken (${result.snails}): ${rivals(result)}.`,
    draw: (result) => `Unentschieden zwischen ${names(result)}: je ${snails(result.snails)} und ${result.life} Leben.`,
  };
};
