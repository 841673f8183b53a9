import { fault, type Spot } from '../../../../kernel/index.ts';
import { NO_CARD_IDS } from '../../components.ts';

/**
 * Checks the id of a card or of an effect to choose.
 *
 * An id begins with a letter because objects move keys that look like numbers to the front, out of printed order. A word
 * that every object knows would be found in decks that do not have it.
 */
export function checkId(id: string, spot: Spot): void {
  if (id.length > 40 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    fault(
      spot,
      'expected an id of small letters, figures and hyphens that begins with a letter, such as fishing-rod, no longer than 40',
    );
  } else if (id in {}) {
    fault(spot, 'this id is a word that every object knows; any other will do');
  } else if (NO_CARD_IDS.some((word) => word === id)) {
    fault(spot, 'a look says this where it shows no card; any other id will do');
  }
}
