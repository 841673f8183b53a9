import type { OutcomeSentences } from '../../../../kernel/index.ts';
import { FOOD_SPACES, HUNGER_SPACES } from '../../components.ts';
import type { EndReason } from '../../table/events.ts';
import type { Result } from '../result.ts';
import { and, type Phrases, plural } from './phrases.ts';

/** How a game ended, in English. */
export const outcomesWith = ({ player }: Phrases): OutcomeSentences<EndReason, Result> => {
  const wins = ({ winners, round }: Result): string => `${and(winners.map(player))} wins in round ${round}`;
  return {
    confrontation: (result) =>
      `${wins(result)}: the octopus is caught, with ${result.eaten} of ${FOOD_SPACES} foods eaten and ${plural(result.hunger, 'die', 'dice')} on the hunger track.`,
    food: (result) =>
      `${wins(result)}: the octopus has eaten ${result.eaten} foods, and the hunger track holds ${plural(result.hunger, 'die', 'dice')}.`,
    hunger: (result) =>
      `${wins(result)}: all ${HUNGER_SPACES} spaces of the hunger track are full, and the shark starves.`,
    'no-red': (result) =>
      `${wins(result)}: with ${plural(result.hunger, 'die', 'dice')} on the hunger track, the shark has no red die left to attack with.`,
    'round-cap': (result) =>
      `${wins(result)}, the last one: the octopus has survived, with ${result.eaten} of ${FOOD_SPACES} foods eaten and ${plural(result.hunger, 'die', 'dice')} on the hunger track.`,
  };
};
