import type { PointsFor } from '../../table/events.ts';
import { PENALTY } from '../phrases.ts';
import { NAMES } from './names.ts';
import { amount, type Phrases, plural, trackAsObject } from './phrases.ts';

/** What points are scored for, in Polish, in the accusative: `3 Gwiazdy (gniazdo)`. */
export const pointsWith =
  ({ played, title }: Pick<Phrases, 'played' | 'title'>) =>
  (of: PointsFor): string => {
    switch (of.category) {
      case 'stars':
        return `${plural(of.stars, 'Gwiazdę', 'Gwiazdy', 'Gwiazd')} (${NAMES.criteria[of.criterion]})`;
      case 'swarming':
        return `dysk w obszarze Rojenia ${of.area + 1}`;
      case 'cards':
        return `kartę ${played(of.card)}`;
      case 'enemies':
        return `pole ${title(of.space)}`;
      case 'items':
        return `Przedmiot ${title(of.item)}`;
      case 'production':
        return `${trackAsObject(of.track)} na poziomie ${of.level}`;
      case 'ants':
        return plural(of.ants, 'mrówkę', 'mrówki', 'mrówek');
      case 'emergency':
        return of.from === 'store'
          ? `${amount('food', of.cubes, 'accusative')} z Magazynu Awaryjnego`
          : `${plural(of.cubes, 'żeton', 'żetony', 'żetonów')} ${PENALTY} PZ`;
      case 'queen':
        return `kafelek ${title(of.queen)}`;
    }
  };
