import { capitalised } from '../../../../kernel/index.ts';
import type { SharkCard, WantedColour } from '../../cards/vocabulary.ts';
import { FACES } from '../../components.ts';
import type { At, Grammar, PlainEffect } from '../grammar.ts';
import { ALL_NAMES } from './names.ts';
import {
  blocksAsObjects,
  type Case,
  colour,
  coloured,
  diceCounted,
  form,
  OF_TYPES,
  or,
  type Phrases,
  plural,
  span,
} from './phrases.ts';

/** Polish sentences. */
export const grammarWith = ({ block }: Phrases): Grammar => ({
  cost: (blocks) => `Zapłać, odkrywając ${hiddenBlocks(blocks)}.`,
  price: ({ cost, dice }) =>
    `Koszt w energii: ${cost}.${dice.length === 0 ? '' : ` Dokłada do worka ${coloured(dice, 'accusative')}.`}`,
  windows: (windows) => `Użyj jej raz: ${or(windows.map((window) => ALL_NAMES.windows[window]))}.`,
  unused: 'Nie ma innego działania i po zakupie wypada z gry.',
  effect: (effect, at) => effectOf(effect, at, block),
  hunt: (hunt, card) => {
    switch (hunt.op) {
      case 'reroll':
        return `Przerzuć ${span(1, hunt.most)} ${form(hunt.most, 'kość', 'kości', 'kości')} z puli${hunt.most === 1 ? '' : ', wszystkie naraz'}.`;
      case 'draw-die':
        return `Dobierz z worka jeszcze 1 kość i rzuć nią${rollOf(card)}.`;
      case 'raise':
        return `Podnieś ${dieOf(hunt.colour)} z puli o ${hunt.most > 2 ? `1–${hunt.most}` : span(1, hunt.most)}, najwyżej do ${FACES}.`;
      case 'turn':
        return `Obróć ${dieOf(hunt.colour)} z puli na ${hunt.to}.`;
      case 'feed':
        return 'Połóż kość z puli na torze głodu.';
      case 'stash':
        return 'Odłóż na tę kartę kość z puli wraz z wynikiem; w późniejszej turze możesz ją położyć jak kość z puli.';
      case 'trade':
        return `Zwróć do worka ${plural(hunt.give, 'dobraną kość', 'dobrane kości', 'dobranych kości')}, a potem weź z niego ${diceCounted(hunt.take)} w ${hunt.take === 1 ? 'wybranym kolorze' : 'wybranych kolorach'}.`;
      case 'step':
        return 'Rekin robi dodatkowy krok naprzód na wolne pole, bez pomocy prądu.';
      case 'about-turn':
        return 'Zawróć rekina, zanim zrobi w tej turze jakikolwiek krok.';
      case 'spare-trap':
        return 'Pułapka nie działa; pozostaje odkryta.';
      case 'drop-pair':
        return 'Losowa strategia ośmiornicy i jej kontra wypadają z gry; jedna para zawsze zostaje.';
    }
  },
  ability: (ability) => {
    switch (ability.gives) {
      case 'rerolls':
        return `W każdej turze masz ${plural(ability.count, 'dodatkowy przerzut', 'dodatkowe przerzuty', 'dodatkowych przerzutów')} kości.`;
      case 'extra-die':
        return `W każdej turze możesz dobrać o ${diceCounted(ability.count)} więcej.`;
      case 'bonus':
        return `Gdy wydajesz energię, a kości pokazują razem najwyżej ${ability.most}, masz jej o ${ability.add} więcej.`;
    }
  },
  food: 'Zjedzony pokarm można wykorzystać jeden raz: przed akcjami, między nimi albo po nich.',
  trap: 'Działa, gdy zostanie odkryta podczas przeszukiwania lub ataku.',
  strategy: (name) =>
    `Jeśli rekin nie wybierze kontry w kolorze ${IN_COLOUR[name]}, wymykasz się i możesz zrobić, co następuje.`,
  counter: (name) => `Jeśli ośmiornica wybierze strategię w kolorze ${IN_COLOUR[name]}, łapiesz ją i wygrywasz grę.`,
});

/** The colours of strategies and counters: the locative. */
const IN_COLOUR = { red: 'czerwonym', turquoise: 'turkusowym', yellow: 'żółtym' } as const;

const hiddenBlocks = (count: number): string => plural(count, 'ukrytą płytkę', 'ukryte płytki', 'ukrytych płytek');

const dieOf = (wanted: WantedColour): string => (wanted === 'any' ? 'kość' : `${colour(wanted, 'accusative')} kość`);

const rollOf = ({ windows }: Pick<SharkCard, 'windows'>): string => {
  if (!windows.includes('after-roll')) return ' razem z pozostałymi';
  return windows.includes('before-roll') ? ', razem z pozostałymi albo osobno' : ' osobno';
};

/** What is done: an order, or what may be done. */
type Deed = readonly [order: string, infinitive: string];

const HIDE: Deed = ['ukryj', 'ukryć'];

function effectOf(
  effect: PlainEffect,
  { isOptional, isRepeated, food }: At,
  block: (id: string, wanted: Case) => string,
): string {
  const may = ([order, infinitive]: Deed, what: string, isFree = isOptional): string =>
    `${isFree ? `Możesz ${infinitive}` : capitalised(order)} ${what}.`;
  switch (effect.op) {
    case 'swap':
      return may(
        ['zamień', 'zamienić'],
        isRepeated
          ? 'miejscami jeszcze raz dwie sąsiednie płytki, te same lub inne'
          : 'miejscami dwie sąsiednie płytki',
      );
    case 'mix':
      return may(['pomieszaj', 'pomieszać'], mixed(effect));
    case 'hide': {
      const [least, most] = effect.count;
      const which = form(most, ...HIDDEN[effect.which]);
      return may(HIDE, `${span(least, most)} ${which}`, isOptional || least === 0);
    }
    case 'hide-all':
      return may(HIDE, effect.which === 'octopus' ? 'ośmiornicę' : 'wszystkie odkryte płytki');
    case 'learn': {
      const items = plural(effect.count, 'nową kartę lub płytkę', 'nowe karty lub płytki', 'nowych kart lub płytek');
      return effect.amount === 'exactly'
        ? `Nauka ${effect.count}: zyskaj ${items}.`
        : `Nauka do ${effect.count}: możesz zyskać najwyżej ${items}.`;
    }
    case 'keep': {
      const but = effect.not === 'nothing' ? '' : `, ale nie kartę ${OF_TYPES[effect.not]}`;
      return effect.where === 'hand'
        ? `Możesz wziąć 1 z zyskanych kart na rękę${but}.`
        : `Możesz położyć 1 z zyskanych kart na wierzchu swojego stosu dobierania${but}.`;
    }
    case 'draw':
      return may(['dobierz', 'dobrać'], effect.amount === 'one' ? '1 kartę' : 'karty do limitu ręki');
    case 'remove':
      return may(['usuń', 'usunąć'], 'z gry 1 inną kartę z ręki lub ze stosu kart odrzuconych');
    case 'eat':
      return `Jeśli tuż obok ośmiornicy jest ${block(food, 'nominative')}, odkryj obie płytki i zjedz ten pokarm: trafia na tor pokarmu, a jego miejsce zajmuje muszla. Potem ta karta wypada z gry.`;
    case 'fetch':
      return may(
        ['weź', 'wziąć'],
        'na rękę, nawet ponad limit, 1 wybraną kartę ze stosu dobierania lub ze stosu kart odrzuconych; jeśli pochodzi ze stosu dobierania, przetasuj go',
      );
    case 'limit':
      return may(['podnieś', 'podnieść'], `na stałe swój limit ręki do ${effect.cards} kart`);
    case 'sweep':
      return `Możesz zwrócić z planszy do worka ${span(0, effect.most)} ${form(effect.most, 'kość', 'kości', 'kości')} prądu.`;
    case 'den':
      return may(['przenieś', 'przenieść'], 'rekina do kryjówki bez kości; patrzy on wtedy do środka planszy');
  }
}

/** Blocks that are hidden, behind their number. */
const HIDDEN: Readonly<Record<'revealed' | 'gained' | 'others', readonly [one: string, few: string, many: string]>> = {
  revealed: ['odkrytą płytkę', 'odkryte płytki', 'odkrytych płytek'],
  gained: ['z zyskanych płytek', 'z zyskanych płytek', 'z zyskanych płytek'],
  others: ['inną odkrytą płytkę', 'inne odkryte płytki', 'innych odkrytych płytek'],
};

function mixed(effect: Extract<PlainEffect, { readonly op: 'mix' }>): string {
  const hidden = hiddenBlocks(effect.hidden);
  if (effect.with === 'centre') return `płytkę w centrum i ${hidden}; wszystkie wracają ukryte`;
  if (effect.with === 'nobody') return hidden;
  return effect.beside === 0
    ? `odkrytą ośmiornicę i ${hidden}; wszystkie wracają ukryte`
    : `ośmiornicę i ${blocksAsObjects(effect.beside)} obok niej, ukrytą lub odkrytą; obie wracają ukryte`;
}
