import type { PointsFor } from '../../table/events.ts';
import { PENALTY } from '../phrases.ts';
import { NAMES } from './names.ts';
import { amount, type Phrases, plural } from './phrases.ts';

/** What points are scored for, in German, in the accusative: `3 Sterne (Nest)`. */
export const pointsWith =
  ({ card, played }: Pick<Phrases, 'card' | 'played'>) =>
  (of: PointsFor): string => {
    switch (of.category) {
      case 'stars':
        return `${plural(of.stars, 'Stern', 'Sterne')} (${NAMES.criteria[of.criterion]})`;
      case 'swarming':
        return `die Scheibe in Schwarmgebiet ${of.area + 1}`;
      case 'cards':
        return played(of.card);
      case 'enemies':
        return card(of.space);
      case 'items':
        return `das Fundstück ${card(of.item)}`;
      case 'production':
        return `die ${NAMES.tracks[of.track]} auf Stufe ${of.level}`;
      case 'ants':
        return plural(of.ants, 'Ameise', 'Ameisen');
      case 'emergency':
        return of.from === 'store'
          ? `${amount('food', of.cubes)} aus dem Notvorrat`
          : `${of.cubes} ${PENALTY}-SP-Marker`;
      case 'queen':
        return card(of.queen);
    }
  };
