import type { Language } from '../language.ts';

/** What a player is asked for, in Polish. */
export const DECISIONS: Language['decisions'] = {
  hold: 'wstrzymaj zombiaka albo zacznij ruch',
  dogs: 'przesuń psy albo zakończ ich ruch',
  discard: 'odrzuć kartę',
  play: 'zagraj kartę albo zakończ turę',
  click: 'anuluj strzał albo na niego pozwól',
  aim: 'wybierz, w co trafi pocisk',
  oil: 'lej ropę dalej albo przestań',
  shrapnel: 'wybierz, dokąd leci odłamek',
  order: 'wydaj rozkaz',
};
