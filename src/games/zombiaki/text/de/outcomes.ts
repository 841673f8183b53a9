import type { OutcomeSentences } from '../../../../kernel/index.ts';
import type { EndReason } from '../../table/events.ts';
import type { Result } from '../result.ts';
import { and, type Phrases, plural } from './phrases.ts';

/** How a game ended, in German. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const names = ({ winners }: Result): string => and(winners.map(player));
  return {
    barricade: (result) =>
      `${names(result)} gewinnt in Zug ${result.turn}: Ein Zombie ist hinter der Barrikade, und ${plural(result.undrawn, 'Zombiekarte war', 'Zombiekarten waren')} noch nicht gezogen.`,
    dawn: (result) =>
      `${names(result)} gewinnt: In Zug ${result.turn} geht die Sonne auf, und die Barrikade hat gehalten.`,
  };
};
