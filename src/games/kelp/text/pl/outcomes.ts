import type { OutcomeSentences } from '../../../../kernel/index.ts';
import { FOOD_SPACES, HUNGER_SPACES } from '../../components.ts';
import type { EndReason } from '../../table/events.ts';
import type { Result } from '../result.ts';
import { and, diceCounted, form, type Phrases } from './phrases.ts';

/** How a game ended, in Polish. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const wins = ({ winners, round }: Result): string => `W rundzie ${round} wygrywa ${and(winners.map(player))}`;
  return {
    confrontation: (result) => `${wins(result)}: ośmiornica wpadła w szczęki; ${eaten(result)}, ${hungry(result)}.`,
    food: (result) => `${wins(result)}; ${eaten(result)}, ${hungry(result)}.`,
    hunger: (result) => `${wins(result)}: zajęte są wszystkie pola toru głodu (${HUNGER_SPACES}) i rekin pada z głodu.`,
    'no-red': (result) => `${wins(result)}: ${hungry(result)}, a rekin nie ma już czerwonej kości do ataku.`,
    'round-cap': (result) =>
      `${wins(result)}, bo to ostatnia runda i ośmiornica przetrwała; ${eaten(result)}, ${hungry(result)}.`,
  };
};

const eaten = (result: Result): string => `zjedzony pokarm: ${result.eaten} z ${FOOD_SPACES}`;
const hungry = (result: Result): string =>
  `na torze głodu ${form(result.hunger, 'leży', 'leżą', 'leży')} ${diceCounted(result.hunger)}`;
