import type { OutcomeSentences } from '../../../../kernel/index.ts';
import { FOOD_SPACES, HUNGER_SPACES } from '../../components.ts';
import type { EndReason } from '../../table/events.ts';
import type { Result } from '../result.ts';
import { and, diceCounted, type Phrases } from './phrases.ts';

/** How a game ended, in German. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const wins = ({ winners, round }: Result): string => `${and(winners.map(player))} gewinnt in Runde ${round}`;
  return {
    confrontation: (result) =>
      `${wins(result)}: Der Oktopus ist gefangen, mit ${result.eaten} von ${FOOD_SPACES} Mahlzeiten und ${hungry(result)} auf der Hungerleiste.`,
    food: (result) =>
      `${wins(result)}: Der Oktopus hat ${result.eaten} Mahlzeiten gefressen, mit ${hungry(result)} auf der Hungerleiste.`,
    hunger: (result) =>
      `${wins(result)}: Alle ${HUNGER_SPACES} Felder der Hungerleiste sind voll, und der Hai verhungert.`,
    'no-red': (result) =>
      `${wins(result)}: Mit ${hungry(result)} auf der Hungerleiste hat der Hai keinen roten Würfel mehr zum Angreifen.`,
    'round-cap': (result) =>
      `${wins(result)}, der letzten: Der Oktopus hat überlebt, mit ${result.eaten} von ${FOOD_SPACES} Mahlzeiten und ${hungry(result)} auf der Hungerleiste.`,
  };
};

/** The dative. */
const hungry = ({ hunger }: Result): string => (hunger === 1 ? diceCounted(hunger) : `${hunger} Würfeln`);
