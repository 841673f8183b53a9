import type { OutcomeSentences } from '../../../../kernel/index.ts';
import type { EndReason } from '../../table/events.ts';
import type { Result } from '../result.ts';
import { and, form, type Phrases, plural } from './phrases.ts';

/** How a game ended, in Polish. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const names = ({ winners }: Result): string => and(winners.map(player));
  return {
    barricade: (result) =>
      `W turze ${result.turn} wygrywa ${names(result)}: zombiak jest za barykadą, a w talii zombiaków ${left(result.undrawn)}.`,
    dawn: (result) => `Wygrywa ${names(result)}: w turze ${result.turn} wschodzi słońce, a barykada się utrzymała.`,
  };
};

const left = (cards: number): string =>
  `${form(cards, 'zostaje', 'zostają', 'zostaje')} ${plural(cards, 'karta', 'karty', 'kart')}`;
