import { capitalised, commonInPolish, type RefusalSentences } from '../../../../kernel/index.ts';
import { ENERGY_SPACES, FACES } from '../../components.ts';
import type { Choice, KelpWhy, Need } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { readDie, unstored } from '../phrases.ts';
import { DECISIONS } from './asks.ts';
import { ALL_NAMES } from './names.ts';
import {
  and,
  area,
  blocksAsObjects,
  colour,
  coloured,
  dice,
  die,
  form,
  inArea,
  inAreas,
  OF_TYPES,
  or,
  type Phrases,
  phrasesOf,
  plural,
  seatName,
  span,
} from './phrases.ts';

/** Why an action is refused, in Polish. */
const refusalsWith = ({ block, card, cards, ofCard }: Phrases): RefusalSentences<KelpWhy> => {
  const subject = (id: string): string => capitalised(card(id));
  return {
    'card/not-in-hand': ({ card: id, hand }) =>
      `Nie masz na ręce ${ofCard(id)}; ${hand.length === 0 ? 'ręka jest pusta' : `masz: ${cards(hand)}`}.`,
    'card/too-dear': ({ card: id, cost, hidden }) =>
      `${subject(id)} kosztuje ${cost}, a twoje ukryte płytki liczą się tylko jako ${hidden}; wybierz tańszą kartę albo najpierw ukryj płytki.`,
    'card/impossible': ({ card: id, need, count }) =>
      `Jakkolwiek zapłacisz, nie da się wykonać działania ${ofCard(id)}: potrzeba do tego ${NEEDS[need](count)}. Wybierz inną akcję.`,
    'draw/full': ({ hand, limit }) =>
      `Masz na ręce ${plural(hand, 'kartę', 'karty', 'kart')}, a limit wynosi ${limit}; dobierać można tylko poniżej limitu. Zagraj albo odrzuć kartę.`,
    'pay/not-hidden': ({ area: name }) =>
      `Płytka ${inArea(name)} nie jest ukryta, a płaci się tylko ukrytymi; wybierz inną.`,
    'pay/too-little': ({ paid, cost }) =>
      `Karta kosztuje ${cost}, a te płytki liczą się tylko jako ${paid}; odkryj więcej.`,
    'pay/too-much': ({ area: name, cost }) =>
      `Koszt ${cost} jest zapłacony i bez płytki ${inArea(name)}; zostaw ją ukrytą.`,
    'pay/impossible': ({ card: id, need, count }) =>
      `Po takiej zapłacie nie da się wykonać działania ${ofCard(id)}: potrzeba do tego ${NEEDS[need](count)}. Odkryj inne płytki.`,
    'food/not-eaten': ({ food }) =>
      `Ośmiornica nie zjadła jeszcze ${block(food, 'genitive')}, a działa tylko zjedzony pokarm.`,
    'food/used': ({ food }) =>
      `Działanie ${block(food, 'genitive')} zostało już wykorzystane, a każdy pokarm działa tylko 1 raz.`,
    'food/impossible': ({ food, need, count }) =>
      `Do działania ${block(food, 'genitive')} potrzeba ${NEEDS[need](count)}, a tego brakuje; zachowaj je na później.`,

    'mix/count': ({ count, wanted }) =>
      `Karta miesza ${blocksAsObjects(wanted)} do wyboru, a nie ${count}; wybierz dokładnie tyle.`,
    'mix/not-hidden': ({ area: name }) =>
      `Płytka ${inArea(name)} nie jest ukryta, a miesza się tylko ukryte; wybierz inną.`,
    'mix/named': ({ area: name }) => `Płytka ${inArea(name)} i tak bierze udział w mieszaniu; dobierz do niej inne.`,
    'mix/not-beside': ({ area: name, octopus }) =>
      `Ośmiornica jest ${inArea(octopus)}, a płytka ${inArea(name)} z nią nie sąsiaduje; wybierz sąsiednią.`,
    'place/not-empty': ({ area: name, empty }) =>
      `${capitalised(inArea(name))} stoi już płytka; wolne miejsca są ${inAreas(empty)}.`,
    'swap/not-adjacent': (facts) =>
      `Miejscami zamieniają się dwie płytki, które sąsiadują bokiem, nigdy na skos; płytki ${inAreas(facts.areas)} nie sąsiadują.`,
    'hide/not-revealed': ({ area: name }) =>
      `Płytka ${inArea(name)} nie jest odkryta, więc nie można jej ukryć; wybierz odkrytą.`,
    'hide/count': ({ count, least, most }) =>
      `Ukrywa się tu ${span(least, most)} ${form(most, 'płytkę', 'płytki', 'płytek')}, a nie ${count}.`,
    'hide/this-trap': ({ area: name }) =>
      `Pułapka ${inArea(name)} właśnie zadziałała i pozostaje odkryta; wybierz inne płytki.`,
    'hide/not-gained': ({ area: name, gained }) =>
      `Płytki ${inArea(name)} nie zyskano przed chwilą; ukryć można tylko płytki ${inAreas(gained)}.`,
    'replace/not-revealed': ({ area: name }) =>
      `Płytka ${inArea(name)} nie jest odkryta, a wymienić można tylko odkrytą; wybierz inną.`,
    'replace/never': ({ area: name, block: id }) =>
      `${capitalised(inArea(name))} jest ${block(id, 'nominative')}, a ośmiornicy ani pokarmu nigdy się nie wymienia; wybierz inną płytkę.`,
    'replace/gained': ({ area: name }) =>
      `Płytkę ${inArea(name)} przyniosło to samo działanie, więc zostaje; wybierz taką, która była odkryta wcześniej.`,

    'learn/stack-empty': ({ stack }) =>
      `W stosie kart ${OF_TYPES[stack]} nie ma już żadnej; wybierz inny stos albo płytkę.`,
    'learn/no-place': () =>
      'Zyskana płytka musi zastąpić odkrytą, a nie ma już takiej, która mogłaby ustąpić; weź kartę, z którą nie przychodzi płytka.',
    'learn/not-in-reserve': ({ block: id }) =>
      `W rezerwie nie ma ${block(id, 'genitive')}; wybierz płytkę, która tam leży.`,
    'learn/just-sent': ({ block: id }) =>
      `To samo działanie odesłało tę płytkę (${block(id, 'nominative')}) do rezerwy; zyskać ją może dopiero następne. Wybierz coś innego.`,
    'learn/not-done': ({ owed }) =>
      `Nie można jeszcze skończyć: trzeba jeszcze zyskać ${plural(owed, 'kartę lub płytkę', 'karty lub płytki', 'kart lub płytek')}.`,
    'keep/not-gained': ({ card: id, gained }) =>
      `${capitalised(ofCard(id))} nie zyskano przed chwilą; do wyboru: ${cards(gained)}.`,
    'keep/type': ({ card: id, type }) =>
      `${subject(id)} to karta ${OF_TYPES[type]}, a taka trafia na stos kart odrzuconych; wybierz inną albo żadną.`,
    'remove/not-there': ({ card: id, from, cards: there }) =>
      `${from === 'hand' ? 'Na ręce' : 'W stosie kart odrzuconych'} nie ma ${ofCard(id)}${there.length === 0 ? ' ani żadnej innej' : `; usunąć stamtąd można: ${cards(there)}`}.`,
    'fetch/not-there': ({ card: id, pile, cards: there }) =>
      `${PILES[pile]} nie ma ${ofCard(id)}; jest tam: ${cards(there)}.`,

    'den/taken': ({ space }) => `W kryjówce ${space} leży kość prądu; wybierz kryjówkę bez kości.`,
    'sweep/no-die': ({ space }) => `Na polu ${space} nie ma kości prądu; wybierz pole, na którym jest.`,
    'sweep/too-many': ({ count, most }) =>
      `Do worka ${form(most, 'może', 'mogą', 'może')} wrócić najwyżej ${plural(most, 'kość', 'kości', 'kości')} prądu, a nie ${count}.`,
    'strategy/gone': ({ card: id, left }) => `${subject(id)} jest już poza grą; do wyboru: ${cards(left)}.`,

    'card/not-held': ({ card: id, held }) =>
      `Nie masz przed sobą ${ofCard(id)}${held.length === 0 ? ' ani żadnej innej' : `; masz: ${cards(held)}`}.`,
    'card/not-now': ({ card: id, windows }) =>
      windows.length === 0
        ? `${subject(id)} nie ma działania, którego można by użyć.`
        : `Teraz nie można użyć ${ofCard(id)}; właściwy moment: ${or(windows.map((window) => ALL_NAMES.windows[window]))}.`,
    'card/told': ({ card: id, wants }) =>
      wants.length === 0
        ? `Nie tak używa się ${ofCard(id)}: niczego się z nią nie podaje. Sprawdź, co robi.`
        : `Używając ${ofCard(id)}, trzeba podać dokładnie to: ${wants.map((want) => CHOICES[want]).join('; ')}.`,
    'dice/count': ({ count, least, most }) =>
      `Trzeba tu wskazać ${span(least, most)} ${form(most, 'kość', 'kości', 'kości')}, a nie ${count}.`,
    'dice/not-drawn': ({ drawn }) => `Zwrócić można tylko to, co dobrane: ${coloured(drawn, 'nominative')}.`,
    'dice/not-in-bag': ({ colours }) =>
      colours.length === 0
        ? 'Worek jest pusty, nawet ze zwróconymi kośćmi.'
        : `Tego w worku nie ma; można wziąć ${or(colours.map((name) => colour(name, 'accusative')))}.`,
    'bag/empty': ({ card: id }) => `Worek jest pusty, a ${card(id)} wymaga w nim 1 kości; zachowaj kartę na później.`,
    'die/not-in-pool': ({ die: name, pool }) =>
      `W puli nie ma ${die(name, 'genitive')}${pool.length === 0 ? ' ani żadnej innej kości' : `; jest w niej: ${dice(pool, 'nominative')}`}.`,
    'die/not-stored': ({ die: name, stored }) =>
      stored.length === 0
        ? `Na żadnej karcie nie leży od wcześniejszej tury ${die(unstored(name), 'nominative')} ani żadna inna kość.`
        : `Na żadnej karcie nie leży od wcześniejszej tury ${die(unstored(name), 'nominative')}; jest tam: ${dice(stored.map(unstored), 'nominative')}.`,
    'die/colour': ({ die: name, colours }) =>
      `${die(name, 'nominative')} ma zły kolor; potrzebna jest ${or(colours.map((each) => colour(each, 'nominative')))}.`,
    'raise/too-much': ({ die: name, by, most }) =>
      most === 0
        ? `${die(name, 'genitive')} nie można już podnieść, bo ${FACES} to najwyższy wynik; wybierz inną kość.`
        : `${die(name, 'accusative')} można podnieść najwyżej o ${most} i nigdy ponad ${FACES}, a nie o ${by}.`,
    'reroll/none-left': ({ used, rerolls }) =>
      rerolls === 0
        ? 'Żaden kafelek rozwoju nie daje ci jeszcze przerzutu; użyj karty albo zostaw kości.'
        : `Kafelki rozwoju dają w turze ${plural(rerolls, 'przerzut', 'przerzuty', 'przerzutów')}, a zużyto już ${used}; użyj karty albo zostaw kości.`,
    'step/not-next': ({ space }) =>
      `Pole ${space} nie jest wolnym polem 1 krok przed rekinem; wybierz takie albo zachowaj kartę.`,
    'about-turn/inward': () => 'Rekin patrzy do środka planszy i może ruszyć w obie strony; po prostu płyń.',
    'about-turn/stepped': () => 'Rekin zawraca tylko przed pierwszym krokiem w turze, a ten już za nim.',

    'current/none': ({ space }) => `Na polu ${space} nie ma kości prądu; wybierz pole, na którym jest.`,
    'space/taken': ({ space }) => `Na polu ${space} leży już kość prądu, a pole mieści tylko 1; wybierz inne.`,
    'space/shark': ({ space }) => `Na polu ${space} jest rekin, więc kość się tam nie zmieści; wybierz inne pole.`,
    'move/no-way': ({ from, to }) =>
      `Rekin nie może tak popłynąć z pola ${from} na pole ${to}: płynie o 1 pole naprzód, nigdy w tył, a prądy mija tylko wtedy, gdy każdy jest słabszy od poprzedniego.`,
    'move/free': () => 'Rekin ma którędy płynąć, więc żadna kość nie ustępuje; wybierz ruch.',
    'move/not-ahead': ({ space }) =>
      `Pole ${space} nie leży tuż przed rekinem; wybierz jedną z najbliższych kości przed nim.`,
    'area/not-bordering': ({ area: name, areas: around }) =>
      `Rekin nie sąsiaduje z tym obszarem (${area(name)}); dosięga obszarów: ${and(around.map(area))}.`,
    'area/twice': ({ area: name }) =>
      `W jednym obszarze kładzie się w turze tylko 1 kość; wybierz obszar inny niż ${area(name)}.`,
    'die/too-low': ({ die: name, area: where, value }) =>
      `${capitalised(inArea(where))} kość musi mieć wynik co najmniej ${value}; ${die(name, 'nominative')} to za mało. Zostaw ją na energię.`,
    'area/revealed': ({ area: where, die: name }) =>
      readDie(name).colour === 'red'
        ? `Płytka ${inArea(where)} jest odkryta i nie jest to ośmiornica, więc nie ma czego atakować; wybierz inny obszar.`
        : `Płytka ${inArea(where)} jest już odkryta, więc nie ma czego szukać; wybierz inny obszar.`,
    'area/no-die': ({ area: name, areas: placed }) =>
      `${capitalised(inArea(name))} nie ma kości; wybierz ${or(placed.map(area)) || 'inny obszar'}.`,

    'store/count': ({ count, least, most }) =>
      `Na ${ENERGY_SPACES} pola energii trzeba teraz odłożyć ${span(least, most)} ${form(most, 'kość', 'kości', 'kości')}, a nie ${count}.`,
    'buy/not-in-row': ({ card: id, row }) => `W rzędzie nie ma ${ofCard(id)}; leży tam: ${cards(row)}.`,
    'buy/too-dear': ({ card: id, cost, energy }) =>
      `${subject(id)} kosztuje ${cost}, a energii zostało ${energy}; wybierz tańszą kartę.`,
    'buy/owed': () => 'Zanim skończysz, trzeba kupić co najmniej 1 kartę, a po każdej wymianie jeszcze jedną.',
    'exchange/deck-empty': () =>
      'Talia jest pusta, więc nie można wymienić karty w rzędzie; kup kartę albo zakończ zakupy.',
    'exchange/lowest': ({ die: name }) =>
      `${die(name, 'genitive')} nie można obniżyć poniżej 1; wybierz inną kość energii.`,
    'exchange/nothing-left': ({ card: id, energy }) =>
      `Bez ${ofCard(id)} i z energią ${energy} nie dałoby się potem kupić żadnej innej; wybierz inną kartę albo kupuj.`,
    'die/not-energy': ({ die: name, energy }) =>
      `Na polach energii nie ma ${die(name, 'genitive')}; jest tam: ${dice(energy, 'nominative')}.`,
  };
};

/** What is needed: the genitive. */
const NEEDS: Readonly<Record<Need, (count: number) => string>> = {
  hidden: (count) => `${count} ${count === 1 ? 'ukrytej płytki' : 'ukrytych płytek'}`,
  revealed: (count) => `${count} ${count === 1 ? 'odkrytej płytki' : 'odkrytych płytek'}`,
  octopus: () => 'odkrytej ośmiornicy',
  items: (count) => `${count} ${count === 1 ? 'karty lub płytki' : 'kart lub płytek'} do nauki`,
  food: () => 'właściwego pokarmu na planszy, tuż obok ośmiornicy',
  card: (count) => `${count} ${count === 1 ? 'karty' : 'kart'} w stosie dobierania lub odrzuconych`,
};

const CHOICES: Readonly<Record<Choice, string>> = {
  feed: 'kość na tor głodu',
  stash: 'kość, która się na niej znajdzie',
  raise: 'kość do podniesienia i o ile',
  turn: 'kość do obrócenia',
  dice: 'kości do przerzucenia',
  give: 'dobrane kości, które wracają do worka',
  take: 'kolory kości z worka',
};

const PILES = { 'draw-pile': 'W stosie dobierania', discards: 'W stosie kart odrzuconych' } as const;

/** What every game refuses, and to whom, in Polish. */
export const COMMON: Omit<Refusing, 'refusals'> = { seatName, common: commonInPolish(DECISIONS) };

/** What the rules say in Polish. */
export const REFUSING: Refusing = { ...COMMON, refusals: (called) => refusalsWith(phrasesOf(called)) };
