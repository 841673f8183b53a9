import type { PointsFor } from '../../table/events.ts';
import { PENALTY } from '../phrases.ts';
import { NAMES } from './names.ts';
import { type Phrases, plural } from './phrases.ts';

/** What points are scored for, in English: `3 Stars (Nest)`. */
export const pointsWith =
  ({ card, played, the }: Pick<Phrases, 'card' | 'played' | 'the'>) =>
  (of: PointsFor): string => {
    switch (of.category) {
      case 'stars':
        return `${plural(of.stars, 'Star')} (${NAMES.criteria[of.criterion]})`;
      case 'swarming':
        return `the disc in swarming area ${of.area + 1}`;
      case 'cards':
        return played(of.card);
      case 'enemies':
        return card(of.space);
      case 'items':
        return the(of.item);
      case 'production':
        return `the ${NAMES.tracks[of.track]} on space ${of.level}`;
      case 'ants':
        return plural(of.ants, 'ant');
      case 'emergency':
        return of.from === 'store'
          ? `${of.cubes} Food from the emergency store`
          : plural(of.cubes, `${PENALTY} VP token`);
      case 'queen':
        return card(of.queen);
    }
  };
