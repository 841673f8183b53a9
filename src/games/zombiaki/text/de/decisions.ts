import type { Language } from '../language.ts';

/** What a player is asked for, in German. */
export const DECISIONS: Language['decisions'] = {
  hold: 'einen Zombie zurückhalten oder die Bewegung beginnen',
  dogs: 'Hunde bewegen oder ihre Bewegung beenden',
  discard: 'eine Karte ablegen',
  play: 'eine Karte spielen oder den Zug beenden',
  click: 'den Schuss verhindern oder geschehen lassen',
  aim: 'wählen, was die Kugel trifft',
  oil: 'das Öl weitergießen oder aufhören',
  shrapnel: 'wählen, wohin der Splitter fliegt',
  order: 'einen Befehl geben',
};
