import { EXCHANGED } from '../../components.ts';
import type { Language } from '../language.ts';

/** What a player is asked for, in German. */
export const DECISIONS: Language['decisions'] = {
  'choose-faction': 'eine Fraktion wählen',
  mulligan: 'die Karten behalten oder neu ziehen',
  'keep-cards': 'eine der gezogenen Startkarten abwerfen',
  'place-snail': 'eine Schnecke auf den Spielplan setzen',
  exchange: `${EXCHANGED} Karten gegen eine tauschen oder aufhören`,
  'take-faction-card': 'die Fraktionskarte nehmen oder liegen lassen',
  'discard-excess': 'eine Karte über dem Handlimit abwerfen',
  'declare-active': 'die aktive Schnecke bestimmen',
  'declare-passive': 'die passive Schnecke bestimmen',
  'plan-card': 'eine Karte planen',
  'choose-half': 'eine Hälfte der Karte wählen',
  'choose-effect': 'einen Effekt der Karte wählen',
  decline: 'die Karte ausführen oder darauf verzichten',
  'crawl-step': 'weitergehen oder stehen bleiben',
  'take-shell-from': 'einer anderen Schnecke das Schneckenhaus nehmen',
  'choose-target': 'ein Ziel wählen',
  'use-rage': 'die Berserkerwut nutzen oder nicht',
  're-roll': 'einen Würfel neu werfen oder den Wurf behalten',
  'choose-row': 'eine Zeile der Karte wählen',
  'scatter-field': 'das Streufeld wählen',
  'push-next': 'die nächste Schnecke wählen, die geschubst wird',
  'push-to': 'das Feld wählen, auf das eine Schnecke geschubst wird',
  overcrowd: 'eine Schnecke vom vollen Feld schubsen',
  'place-optional': 'den freiwilligen Effekt der Karte nutzen oder nicht',
  'discard-arsenal': 'eine Arsenalkarte abwerfen',
  'draw-bonus': 'eine Karte ziehen oder nicht',
  'order-effects': 'den nächsten Effekt wählen',
};
