import { EXCHANGED } from '../../components.ts';
import type { Language } from '../language.ts';

/** What a player is asked for, in Polish. */
export const DECISIONS: Language['decisions'] = {
  'choose-faction': 'wybór frakcji',
  mulligan: 'zatrzymanie kart albo ponowny dobór',
  'keep-cards': 'odrzucenie karty z początkowego doboru',
  'place-snail': 'wystawienie ślimaka na planszę',
  exchange: `wymiana kart (${EXCHANGED} na 1) albo koniec`,
  'take-faction-card': 'wzięcie karty frakcji albo nie',
  'discard-excess': 'odrzucenie karty ponad limit ręki',
  'declare-active': 'wybór aktywnego ślimaka',
  'declare-passive': 'wybór pasywnego ślimaka',
  'plan-card': 'zaplanowanie karty',
  'choose-half': 'wybór połowy karty',
  'choose-effect': 'wybór efektu karty',
  decline: 'rozpatrzenie karty albo rezygnacja',
  'crawl-step': 'dalszy ruch albo postój',
  'take-shell-from': 'odebranie muszli innemu ślimakowi',
  'choose-target': 'wybór celu',
  'use-rage': 'użycie Szału berserkera albo nie',
  're-roll': 'przerzut kości albo zatrzymanie wyniku',
  'choose-row': 'wybór wiersza karty',
  'scatter-field': 'wybór pola rozrzutu',
  'push-next': 'wybór kolejnego popychanego ślimaka',
  'push-to': 'wybór pola, na które trafia popchnięty ślimak',
  overcrowd: 'popchnięcie ślimaka z pełnego pola',
  'place-optional': 'skorzystanie z nieobowiązkowego efektu karty albo nie',
  'discard-arsenal': 'odrzucenie karty arsenału',
  'draw-bonus': 'dobranie karty albo nie',
  'order-effects': 'wybór kolejnego efektu',
};
