import { commonInPolish, type RefusalSentences, roman } from '../../../../kernel/index.ts';
import { BOOST_COST, type Marker, type Resource } from '../../components.ts';
import type { AntsWhy } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { inBrackets, PENALTY, ROW_SIZES, SQUARE_SIZES } from '../phrases.ts';
import { DECISIONS } from './asks.ts';
import { ALL_NAMES, NAMES } from './names.ts';
import {
  amount,
  and,
  cardsCounted,
  disc,
  markers,
  OF_ACTIONS,
  OF_MARKERS,
  OF_PLACES,
  OF_TYPES,
  ofResource,
  ofSlot,
  ofTerrain,
  onCells,
  or,
  type Phrases,
  phrasesOf,
  plural,
  seatName,
  symbols,
  trackAsObject,
} from './phrases.ts';

/** Why an action is refused, in Polish. */
const refusalsWith = ({ cards, played, title }: Phrases): RefusalSentences<AntsWhy> => ({
  'queen/not-there': ({ queen, queens }) =>
    `Nie można wybrać kafelka ${title(queen)}; do wyboru: ${queens.map(title).join(', ')}.`,
  'keep/not-dealt': ({ card, cards: dealt }) => `Nie masz karty ${title(card)}; wybierz spośród: ${cards(dealt)}.`,

  'action/impossible': ({ action }) =>
    `Nie da się wykonać akcji ${OF_ACTIONS[action]}: z twoimi mrówkami i Jedzeniem nic by nie zdziałała. Wybierz inną akcję główną.`,
  'action/closed': ({ action }) =>
    `W tej turze akcja „${NAMES.actions[action]}” została już wybrana i nic z niej nie wyszło; wybierz inną akcję główną.`,
  'action/no-card': () => 'Nie masz na ręce karty do zagrania; wybierz inną akcję główną.',
  'action/no-enemy': () =>
    'Nie ma wroga, którego możesz pokonać: potrzeba Mrówki Odkrywającej na jego terenie i wolnego miejsca na zdolność jego poziomu. Wybierz inną akcję główną.',
  'ants/none': () => 'Trzeba wydać co najmniej 1 mrówkę; same Ulepszenia nie wystarczą.',
  'ants/too-many': ({ from, count, most }) =>
    `Chcesz wydać ${plural(count, ...FROM[from])}, a masz ${most}; wydaj mniej.`,
  'ants/strength': ({ strength, most }) =>
    `Mrówki i Ulepszenia dałyby Siłę ${strength}, a największa to ${most}; wydaj mniej.`,
  'queen-ant/none': ({ discs, cards: held }) =>
    discs === 0
      ? 'Na twoim kafelku Królowej nie ma dysku do wydania.'
      : `Dysk z kafelka Królowej kosztuje kartę z ręki, raz na turę; masz na ręce ${cardsCounted(held, 'accusative')} i nie możesz go teraz użyć.`,
  'queen-ant/alone': () => 'Dysk z kafelka Królowej wydaje się tylko razem z inną mrówką; dołóż ją.',
  'boost/unpaid': ({ boosts, food, has }) =>
    `Za ${plural(boosts, 'Ulepszenie', 'Ulepszenia', 'Ulepszeń')} płaci się ${amount('food', food, 'accusative')}${boosts === 1 ? '' : `, po ${BOOST_COST} za każde`}, a możesz zapłacić ${has}; kup mniej.`,
  'boost/no-disc': ({ boosts, discs }) =>
    `Każde Ulepszenie wymaga dysku z puli: chcesz kupić ${boosts}, a dysków jest tam ${discs}; kup mniej.`,
  'strength/useless': ({ action, strength }) =>
    ({
      dig: `Z Siłą ${strength} nie da się położyć żadnego kafelka Pokoju; wydaj inną liczbę mrówek.`,
      explore: `Z Siłą ${strength} nie da się odkryć żadnego wolnego pola; wydaj więcej mrówek.`,
      forage: `Nie ma ścieżki długości ${strength} przez wolne wierzchołki dla twoich Mrówek Zbierających; wydaj mniej mrówek.`,
    })[action],
  'display/row': ({ slot, row }) =>
    `Karta musi pochodzić z rzędu ${OF_ACTIONS[row]}, a nie z ${ofSlot(slot)}; wybierz inną.`,
  'display/empty': ({ slot }) => `Z ${ofSlot(slot)} nie ma czego wziąć; wybierz inne miejsce.`,

  'tile/shape': ({ cells }) =>
    `Żaden kafelek Pokoju nie ma takiego kształtu, by leżeć ${onCells(cells)}: kafelki to ${or(ROW_SIZES.map(String))} pola w linii albo kwadrat z ${or(SQUARE_SIZES.map(String))} pól.`,
  'tile/stone': ({ cells }) => `Twoje kafelki nie mogą zakryć kamienia, który leży ${onCells(cells)}.`,
  'tile/covered': ({ cells }) =>
    `Inny kafelek Pokoju leży już ${onCells(cells)}, przynajmniej częściowo; wybierz wolne pola.`,
  'tile/apart': ({ cells }) =>
    `Kafelek położony ${onCells(cells)} nie leżałby ani w strefie I, ani obok innego twojego kafelka; wybierz inne pola.`,
  'tile/supply': ({ size }) => `Nie ma już kafelków Pokoju o rozmiarze ${size}; wybierz inny rozmiar.`,
  'tile/size': ({ size, most }) =>
    `Kafelek o rozmiarze ${size} nie pasuje do Siły, która została: ${most}; wybierz inny rozmiar.`,
  'bonus/not-left': ({ cell, cells }) =>
    `Pole ${inBrackets(cell)} nie ma teraz premii do aktywowania; wybierz ${or(cells.map(inBrackets))}.`,
  'hex/unknown': ({ hex }) => `Pola ${hex} nie ma w tej grze; wybierz inne.`,
  'hex/explored': ({ hex }) => `Na polu ${hex} stoi już Mrówka Odkrywająca; wybierz inne pole.`,
  'hex/too-strong': ({ hex, dots, strength }) =>
    `Odkrycie pola ${hex} wymaga Siły ${dots}, a masz ${strength}; wybierz inne pole.`,
  'vertex/unknown': ({ vertex }) => `Wierzchołka ${vertex} nie ma w tej grze; wybierz inny.`,
  'vertex/taken': ({ vertex }) => `Na wierzchołku ${vertex} stoi już Mrówka Zbierająca; wybierz wolny wierzchołek.`,
  'vertex/no-start': ({ vertex }) =>
    `Ścieżka nie może się zacząć na wierzchołku ${vertex}: zaczyna się na czerwonym wierzchołku, obok twojej Mrówki Zbierającej albo przy polu z twoją Mrówką Odkrywającą, przy którym nie masz jeszcze Mrówek Zbierających.`,
  'vertex/no-end': ({ vertex, ends }) =>
    `Wierzchołek ${vertex} nie leży obok końca ścieżki; jej końce to ${and(ends)}.`,
  'vertex/dead-end': ({ vertex, left }) =>
    `Od wierzchołka ${vertex} nie dałoby się dokończyć ścieżki; ${plural(left, 'mrówka zostałaby', 'mrówki zostałyby', 'mrówek zostałoby')} bez miejsca. Wybierz inny wierzchołek.`,
  'cube/not-there': ({ cube, hex }) => `Na polu ${hex} nie ma kostek ${ofResource(cube)}; wybierz inny rodzaj.`,
  'hex/not-emptied': ({ hex, hexes }) => `Pole ${hex} nie zostało opróżnione; wybierz ${or(hexes)}.`,

  'part/done': ({ part }) =>
    part === 'card' ? 'Karta tej akcji jest już rozpatrzona.' : 'Wróg tej akcji jest już rozpatrzony.',
  'part/no-card': () => 'Nie masz na ręce karty do zagrania.',
  'part/no-enemy': () => 'Nie ma teraz wroga, którego możesz pokonać.',
  'card/not-in-hand': ({ card, cards: held }) => `Nie masz na ręce karty ${title(card)}; masz: ${cards(held)}.`,
  'card/type': ({ card, type }) => `Karta ${title(card)} nie jest kartą ${OF_TYPES[type]}, a taka jest tu potrzebna.`,
  'card/no-room': ({ card, size }) =>
    `Karta ${title(card)} wymaga w gnieździe pustego kafelka Pokoju o rozmiarze co najmniej ${size}; najpierw kop.`,
  'card/needs': ({ card, line, has, least }) =>
    `Wymaganie ${line} karty ${title(card)} to co najmniej ${least}, a masz ${has}; wróć do niej później.`,
  'card/symbols': ({ card, missing, aggression, mutation }) =>
    `Do karty ${title(card)} brakuje ci symboli (${symbols(missing)}), a żetony ich nie zastąpią: ${tokens(aggression, mutation)}.`,
  'card/cost': ({ card, what, cost }) =>
    `Karta ${title(card)} kosztuje ${amount(what, cost, 'accusative')}, a tyle nie możesz zapłacić.`,
  'waive/no-line': ({ card, line, lines }) =>
    `Karta ${title(card)} ma ${plural(lines, 'wymaganie', 'wymagania', 'wymagań')}, a numeru ${line} wśród nich nie ma; wybierz inny.`,
  'waive/others': ({ card, line }) =>
    `Po pominięciu wymagania ${line} karty ${title(card)} trzeba by spełnić pozostałe, a nie są spełnione; pomiń inne.`,
  'room/none': ({ size, least }) =>
    `Nie masz odpowiedniego pustego kafelka Pokoju o rozmiarze ${size}; karta wymaga rozmiaru co najmniej ${least}.`,
  'cover/count': ({ aggression, least, most }) =>
    `Liczba żetonów Agresji może tu wynosić ${span(least, most)}, a nie ${aggression}.`,
  'pay/way': ({ what, cost, fungus, markers: used }) =>
    `Cena to ${amount(what, cost, 'nominative')}, a tak nie da się jej zapłacić: ${amount('fungus', fungus, 'nominative')} i ${plural(used, 'znacznik', 'znaczniki', 'znaczników')}; wybierz inny sposób.`,

  'enemy/none': ({ hex }) => `Na polu ${hex} nie ma wroga; wybierz inne pole.`,
  'enemy/no-explorer': ({ hex, terrain }) =>
    `Aby pokonać wroga na polu ${hex}, potrzebujesz Mrówki Odkrywającej na dowolnym polu ${ofTerrain(terrain)}.`,
  'enemy/no-space': ({ hex, level }) =>
    `Żadne miejsce na zdolność dla poziomu ${roman(level)} nie jest wolne, więc nie da się pokonać wroga na polu ${hex}.`,
  'enemy/symbols': ({ hex, missing, aggression, mutation }) =>
    `Na wroga z pola ${hex} brakuje ci symboli (${symbols(missing)}), a żetony ich nie zastąpią: ${tokens(aggression, mutation)}.`,
  'space/taken': ({ space }) => `Na miejscu ${title(space)} leży już wróg; wybierz wolne miejsce.`,
  'space/level': ({ space, level, least }) =>
    `Miejsce ${title(space)} przyjmuje wrogów od poziomu ${roman(least)}, a ten ma poziom ${roman(level)}; wybierz inne.`,

  'store/no-ant': ({ specialisation }) =>
    `Na górnym kafelku nie ma ${disc('top', specialisation, 'genitive')}, którą można przechować.`,
  'store/taken': ({ specialisation }) =>
    `Masz już przechowaną ${disc('top', specialisation, 'accusative')}, a miejsce jest na jedną.`,
  'deed/turned': ({ place }) => `Czyn ${OF_PLACES[place]} kafelka jest już wypełniony: kafelek jest odwrócony.`,
  'deed/not-top': ({ place }) => `Można wypełnić tylko Czyn górnego kafelka, a nie ${OF_PLACES[place]}.`,
  'deed/needs': ({ place, has, least }) =>
    `Czyn ${OF_PLACES[place]} kafelka wymaga co najmniej ${least}, a masz ${has}.`,
  'deed/symbols': ({ place, missing, aggression, mutation }) =>
    `Do Czynu ${OF_PLACES[place]} kafelka brakuje ci symboli (${symbols(missing)}), a żetony ich nie zastąpią: ${tokens(aggression, mutation)}.`,
  'effect/not-left': () => 'Tego efektu nie ma wśród pozostałych w tym kroku; wybierz inny.',
  'effect/nothing': () => 'Ten efekt nic by teraz nie zrobił; wybierz inny albo zakończ.',
  'feed/unpaid': ({ larvae, food }) =>
    `Wykarmienie ${larvae === 1 ? '1 Larwy' : `${larvae} Larw`} kosztuje ${amount('food', larvae, 'accusative')}, a możesz zapłacić ${food}; weź Jedzenie albo porzuć Larwę.`,
  'larva/none': ({ specialisation }) => `Nie masz ${disc('middle', specialisation, 'genitive')}; wybierz inną Larwę.`,

  'track/other': ({ track, tracks }) =>
    `Nie można teraz zwiększyć tej produkcji: ${NAMES.tracks[track]}; wybierz ${or(tracks.map(trackAsObject))}.`,
  'keep/not-drawn': ({ card, cards: drawn }) => `Karty ${title(card)} nie ma wśród dobranych: ${cards(drawn)}.`,
  'disc/none': ({ place, specialisation }) => `Nie masz ${disc(place, specialisation, 'genitive')} do przeniesienia.`,
  'disc/way': ({ place, from, to }) =>
    `Ten efekt nie zamienia ${disc(place, from, 'genitive')} w ${disc(place, to, 'accusative')}.`,
  'item/gone': ({ item, items }) => `Przedmiot ${title(item)} nie leży obok planszy; do wzięcia: ${cards(items)}.`,
  'scent/gone': ({ terrain }) => `Twojej kostki Feromonów ${ofTerrain(terrain)} już nie ma; wybierz inną.`,
  'discard/not-in-hand': ({ card, cards: held }) => `Nie masz na ręce karty ${title(card)}; masz: ${cards(held)}.`,
  'discard/type': ({ card, type }) => `Karta ${title(card)} nie jest kartą ${OF_TYPES[type]}, a taką trzeba odrzucić.`,
  'pay/too-dear': ({ what, cost, has }) => `To kosztuje ${priced(what, cost)}, a masz ${has}.`,
  'marker/no-place': ({ card, marker, cards: fitting }) =>
    `Karta ${played(card)} nie korzysta ze znaczników ${OF_MARKERS[marker]}; wybierz spośród: ${fitting.map(played).join(', ') || 'nic'}.`,
  'marker/none': ({ card, marker, cards: bearing }) =>
    `Na karcie ${played(card)} nie ma znacznika ${OF_MARKERS[marker]}; wybierz spośród: ${bearing.map(played).join(', ') || 'nic'}.`,
  'branch/nothing': ({ effect, effects }) =>
    effect > effects
      ? `Do wyboru jest tyle efektów: ${effects}, więc numeru ${effect} nie ma.`
      : `Efekt ${effect} nic by teraz nie zrobił; wybierz inny.`,
  'egg/lowest': ({ track }) => `Nie można zmniejszyć tej produkcji: ${NAMES.tracks[track]} jest na najniższym polu.`,
  'room/not-full': ({ size }) => `Nie masz pełnego kafelka Pokoju o rozmiarze ${size}; wybierz inny rozmiar.`,

  'free/not-here': () => 'Tej akcji darmowej nie można teraz wykonać; wykonaj ją przed akcją główną.',
  'transform/same': ({ specialisation }) =>
    `Ten dysk to już ${disc('top', specialisation, 'nominative')}; wybierz inną specjalizację.`,
  'transform/larva': () => 'W tej chwili można przekształcać tylko mrówki z górnego kafelka, a nie Larwy.',
  'transform/none': ({ place, specialisation }) =>
    `Nie masz ${disc(place, specialisation, 'genitive')} do przekształcenia.`,
  'transform/unpaid': ({ food }) =>
    `Przekształcenie kosztuje ${amount('food', food, 'accusative')}, a tyle nie możesz zapłacić.`,
  'emergency/not-needed': ({ food, needed }) =>
    `Awaryjne Jedzenie jest tylko na czas potrzeby: masz ${amount('food', food, 'accusative')}, a wystarczy tu ${needed}.`,
  'emergency/limit': ({ taken, most }) =>
    `W tej turze nie można wziąć więcej żetonów ${PENALTY} PZ: masz już ${taken} z ${most}.`,
  'queen/other': () => 'Twoja Królowa na to nie pozwala.',
  'queen/used': ({ kind }) => `W tej turze karta ${OF_TYPES[kind]} została już odrzucona dla Królowej.`,
  'queen/no-card': () => 'Nie masz na ręce karty do odrzucenia.',
  'token/placed': ({ symbol }) =>
    `Ten żeton leży już na twoim kafelku Królowej: ${NAMES.symbols[symbol]}; wybierz inny.`,
  'token/full': ({ spaces }) => `Na kafelku Królowej nie ma już wolnych miejsc na żetony; jest ich ${spaces}.`,
  'token/unpaid': ({ food }) =>
    `Następny żeton kosztuje ${amount('food', food, 'accusative')}, a tyle nie możesz zapłacić.`,
  'queen/unpaid': ({ what, cost, has }) => `To kosztuje ${amount(what, cost, 'accusative')}, a masz ${has}.`,
});

const FROM: Readonly<Record<'tile' | 'stored' | 'universal', readonly [one: string, few: string, many: string]>> = {
  tile: ['mrówkę z górnego kafelka', 'mrówki z górnego kafelka', 'mrówek z górnego kafelka'],
  stored: ['przechowaną mrówkę', 'przechowane mrówki', 'przechowanych mrówek'],
  universal: ['Wszechstronną Mrówkę', 'Wszechstronne Mrówki', 'Wszechstronnych Mrówek'],
};

const tokens = (aggression: number, mutation: number): string =>
  `masz ${amount('aggression', aggression, 'accusative')} i ${amount('mutation', mutation, 'accusative')}`;
const span = (least: number, most: number): string => (least === most ? String(least) : `od ${least} do ${most}`);
const priced = (what: Resource | Marker | 'card', cost: number): string =>
  what === 'card'
    ? cardsCounted(cost, 'accusative')
    : Object.hasOwn(ALL_NAMES.resources, what)
      ? amount(what as Resource, cost, 'accusative')
      : markers(what as Marker, cost);

/** What every game refuses, and to whom, in Polish. */
export const COMMON: Omit<Refusing, 'refusals'> = { seatName, common: commonInPolish() };

/** What the rules say in Polish. */
export const REFUSING: Refusing = {
  seatName,
  common: commonInPolish(DECISIONS),
  refusals: (called) => refusalsWith(phrasesOf(called)),
};
