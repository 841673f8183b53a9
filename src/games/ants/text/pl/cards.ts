import { roman } from '../../../../kernel/index.ts';
import type { Cost, Count, Effect, Lasting, Need, Trigger } from '../../cards/vocabulary.ts';
import { ADVANCE, CHOSEN_FROM, MOST_SIZE, type Resource, TOKEN_PRICE, TRACKS } from '../../components.ts';
import { areGains, type Gains, type Grammar, gathered, inARow } from '../grammar.ts';
import { takesTokens } from '../phrases.ts';
import { NAMES } from './names.ts';
import {
  amount,
  and,
  ants,
  cardsCounted,
  eitherOf,
  form,
  markers,
  OF_ACTIONS,
  OF_MARKERS,
  OF_SYMBOLS,
  OF_TYPES,
  ofResource,
  or,
  plural,
  symbols,
  trackAsObject,
  universals,
} from './phrases.ts';

/** Polish sentences. */
export const GRAMMAR: Grammar = {
  cost: (cost) =>
    `Kosztuje ${and(Object.entries(cost).map(([what, count]) => amount(what as Resource, count ?? 0, 'accusative')))}.`,
  room: (size) =>
    size === MOST_SIZE
      ? `Zapełnia pusty kafelek Pokoju o rozmiarze ${size}.`
      : `Zapełnia pusty kafelek Pokoju o rozmiarze co najmniej ${size}.`,
  symbols: (shown) => `${shown.length === 1 ? 'Daje symbol' : 'Daje symbole'}: ${symbols(shown)}.`,
  need: needOf,
  needs: (lines) => `Wymaga: ${lines.map(needOf).join(', ')}.`,
  orders: (effects) =>
    gathered(effects)
      .map((told) => toldOf(told)[0])
      .join('; '),
  now: (effects) => `Natychmiast: ${clauses(effects)}.`,
  before: (effects) => `Przed grą: ${clauses(effects)}.`,
  incubation: (effects) => `Podczas każdej Inkubacji: ${clauses(effects)}.`,
  always: (lasting) => `Stale: ${lastingOf(lasting)}.`,
  score(line) {
    if (line.score === 'every') return `Na koniec gry: ${line.points} PZ ${forEvery(line.count, line.every)}.`;
    const told = line.steps.map(({ points, least }, nth) =>
      nth === 0
        ? `${points} PZ, jeśli masz co najmniej ${countOf(line.count, least)}`
        : `${points} PZ, jeśli masz ich co najmniej ${least}`,
    );
    return `Na koniec gry: ${told.join(', albo ')}.`;
  },
  points: (points) => `Wartość: ${points} PZ.`,
  enemy: (level, terrain) => `Wróg poziomu ${roman(level)}; teren: ${NAMES.terrains[terrain].toLowerCase()}.`,
  tile: (set, needs) =>
    `Kafelek z zestawu ${NAMES.sets[set]}: jeśli podczas Inkubacji spełniasz jego wymaganie, odwróć go i zwiększ dowolną produkcję o ${ADVANCE}.${takesTokens(needs) ? ' Nie musisz odrzucać za to żetonów.' : ''}`,
  leaf: (effects) => `Dla gracza, który w swojej turze pierwszy położy tu kostkę Feromonów: ${clauses(effects)}.`,
  roomTile: (size) =>
    `Zakrywa ${plural(size, 'pole', 'pola', 'pól')} gniazda. Pusty można zapełnić kartą Pokoju; leży wtedy pełną stroną do góry.`,
};

/** What is done: an order, and what may be done. */
type Deed = readonly [order: string, infinitive: string];

/** Words one after the other. */
const clauses = (effects: readonly Effect[]): string => inARow(gathered(effects).map(clause)).join('; ');

/** `weź 1 kartę`, or `możesz wziąć 1 kartę`. */
const clause = (told: Effect | Gains): string =>
  areGains(told) || !OPTIONAL.includes(told.op) ? toldOf(told)[0] : `możesz ${deedOf(told)[1]}`;

/** `weź 1 kostkę Jedzenia i 1 kostkę Liści`, `dobierz 1 kartę`. */
const toldOf = (told: Effect | Gains): Deed =>
  areGains(told)
    ? deed(['weź', 'wziąć'], and(told.map((each) => amount(each.resource, each.amount, 'accusative'))))
    : deedOf(told);

/** Words in one sentence. */
function deeds(effects: readonly Effect[]): Deed {
  const told = gathered(effects).map(toldOf);
  return [and(told.map(([order]) => order)), and(told.map(([, infinitive]) => infinitive))];
}

const OPTIONAL: readonly Effect['op'][] = [
  'larva',
  'item',
  'raise',
  'shift',
  'room',
  'turn-back',
  'swap-eggs',
  'lose-scent',
  'action',
  'defeat',
  'play',
  'pay',
];

const deed = ([order, infinitive]: Deed, what: string): Deed => [`${order} ${what}`, `${infinitive} ${what}`];

function deedOf(effect: Effect): Deed {
  switch (effect.op) {
    case 'gain':
      return deed(['weź', 'wziąć'], amount(effect.resource, effect.amount, 'accusative'));
    case 'draw':
      return deed(['dobierz', 'dobrać'], cardsCounted(effect.count, 'accusative'));
    case 'draw-keep':
      return [
        `dobierz ${cardsCounted(CHOSEN_FROM, 'accusative')}, zatrzymaj 1 z nich, a resztę odrzuć`,
        `dobrać ${cardsCounted(CHOSEN_FROM, 'accusative')}, zatrzymać 1 z nich, a resztę odrzucić`,
      ];
    case 'take-card':
      return deed(['weź', 'wziąć'], '1 kartę z dowolnego rzędu oferty');
    case 'seek':
      return [
        'nazwij symbol i odkrywaj karty Podstawowe, aż któraś będzie go mieć; weź ją, a pozostałe odrzuć',
        'nazwać symbol i odkrywać karty Podstawowe, aż któraś będzie go mieć, wziąć ją, a pozostałe odrzucić',
      ];
    case 'flight':
      return deed(
        ['przesuń', 'przesunąć'],
        `swój dysk o ${plural(effect.spaces, 'pole', 'pola', 'pól')} na torze Lotu Godowego`,
      );
    case 'advance':
      return deed(['zwiększ', 'zwiększyć'], `${tracksOf(effect.tracks)} o ${ADVANCE}`);
    case 'universal':
      return deed(['weź', 'wziąć'], universals(1, 'accusative'));
    case 'larva':
      return deed(['weź', 'wziąć'], '1 Larwę dowolnej specjalizacji');
    case 'item':
      return deed(['weź', 'wziąć'], '1 Przedmiot Specjalny leżący obok planszy');
    case 'item-here':
      return deed(['weź', 'wziąć'], 'leżący tu Przedmiot Specjalny');
    case 'raise':
      return deed(['przenieś', 'przenieść'], '1 dysk na kafelek Inkubacji powyżej');
    case 'shift':
      return deed(['przenieś', 'przenieść'], '1 dysk na inną specjalizację tego samego kafelka Inkubacji');
    case 'room':
      return deed(['połóż', 'położyć'], `1 kafelek Pokoju o rozmiarze ${effect.size}`);
    case 'turn-back':
      return deed(['odwróć', 'odwrócić'], '1 swój pełny kafelek Pokoju na pustą stronę');
    case 'swap-eggs':
      return [
        `zmniejsz jedną ze swoich produkcji Jaj o ${ADVANCE} i zwiększ pozostałe o ${ADVANCE}`,
        `zmniejszyć jedną ze swoich produkcji Jaj o ${ADVANCE} i zwiększyć pozostałe o ${ADVANCE}`,
      ];
    case 'lose-scent':
      return deed(['usuń', 'usunąć'], 'z planszy 1 swoją kostkę Feromonów, nie kładąc jej na kafelku Liścia');
    case 'action':
      return deed(
        ['wykonaj', 'wykonać'],
        `akcję ${OF_ACTIONS[effect.action]} z Siłą ${effect.strength} (bez mrówek i bez karty z oferty)`,
      );
    case 'defeat':
      return deed(['pokonaj', 'pokonać'], '1 wroga');
    case 'play':
      return deed(['zagraj', 'zagrać'], playOf(effect));
    case 'incubation':
      return deed(['aktywuj', 'aktywować'], 'wszystkie swoje efekty Inkubacji');
    case 'mark':
      return deed(
        ['połóż', 'położyć'],
        `${markers(effect.marker, effect.count)} na ${effect.where === 'this' ? 'tej karcie' : 'wybranej swojej zagranej karcie'}`,
      );
    case 'move-marks':
      return deed(
        ['przenieś', 'przenieść'],
        `najwyżej ${markers(effect.marker, effect.most)} z tej karty na inne swoje zagrane karty`,
      );
    case 'tuck':
      return deed(['połóż', 'położyć'], `${cardsCounted(effect.cards, 'accusative')} z ręki zakryte pod tą kartą`);
    case 'pay': {
      const [order, infinitive] = costOf(effect.cost);
      const why = `, aby ${deeds(effect.effects)[1]}`;
      return [`${order}${why}`, `${infinitive}${why}`];
    }
    case 'each': {
      const every = forEvery(effect.count, 1);
      return [`${deeds(effect.effects)[0]} ${every}`, `${deeds(effect.effects)[1]} ${every}`];
    }
    case 'either': {
      const branches = eitherOf(effect.effects.map((each) => deedOf(each)[0]));
      return [`wybierz jedno: ${branches}`, `wybrać jedno: ${branches}`];
    }
  }
}

function playOf({ type, how }: Extract<Effect, { readonly op: 'play' }>): string {
  const card = type === 'any' ? '1 kartę' : `1 kartę ${OF_TYPES[type]}`;
  if (how === 'free') return `${card} bez kosztu i wymagań`;
  return how === 'waive' ? `${card} z pominięciem jednego z wymagań` : card;
}

function tracksOf(tracks: readonly (typeof TRACKS)[number][]): string {
  if (tracks.length === TRACKS.length) return 'dowolną produkcję';
  if (tracks.length === 3 && tracks.every((track) => track.startsWith('egg-'))) return 'dowolną produkcję Jaj';
  return or(tracks.map(trackAsObject));
}

function costOf(cost: Cost): Deed {
  switch (cost.cost) {
    case 'cubes':
      return deed(['zapłać', 'zapłacić'], amount(cost.cube, cost.amount, 'accusative'));
    case 'cards': {
      const kind = cost.type === 'any' ? '' : ` ${OF_TYPES[cost.type]}`;
      return deed(['odrzuć', 'odrzucić'], `${cardsCounted(cost.amount, 'accusative')}${kind} z ręki`);
    }
    case 'markers':
      return deed(
        ['odrzuć', 'odrzucić'],
        `${markers(cost.marker, cost.amount)} ${cost.where === 'this' ? 'z tej karty' : 'z dowolnych swoich kart'}`,
      );
  }
}

function needOf(need: Need): string {
  if (need.needs === 'symbol') return symbols(Array.from({ length: need.least }, () => need.symbol));
  if (need.count.count === 'eggs') return `łączna produkcja Jaj na poziomie co najmniej ${need.least}`;
  return `co najmniej ${countOf(need.count, need.least)}`;
}

/** `2 wykonane Czyny`. */
function countOf(count: Count, number: number): string {
  const { one, few, many } = nounOf(count);
  return plural(number, one, few, many);
}
/** `za każdy wykonany Czyn`, `za każde 2 wykonane Czyny`. */
const forEvery = (count: Count, number: number): string =>
  number === 1 ? `za ${nounOf(count).each}` : `za każde ${countOf(count, number)}`;

/** Something that is counted, and how it is called where each one counts. */
interface Noun {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly each: string;
}

const noun = (one: string, few: string, many: string, each: string): Noun => ({ one, few, many, each });

function nounOf(count: Count): Noun {
  switch (count.count) {
    case 'rooms': {
      const size =
        count.most === MOST_SIZE ? '' : count.most === 1 ? ' o rozmiarze 1' : ` o rozmiarze najwyżej ${count.most}`;
      const where = `Pokoju${size} w gnieździe`;
      return noun(`kafelek ${where}`, `kafelki ${where}`, `kafelków ${where}`, `każdy kafelek ${where}`);
    }
    case 'explorers':
      return antsOnBoard('explorer', 'Odkrywająca', 'Odkrywającą');
    case 'foragers':
      return antsOnBoard('forager', 'Zbierająca', 'Zbierającą');
    case 'eggs':
      return noun(
        'poziom łącznej produkcji Jaj',
        'poziomy łącznej produkcji Jaj',
        'poziomów łącznej produkcji Jaj',
        'każdy poziom łącznej produkcji Jaj',
      );
    case 'level': {
      const of = NAMES.tracks[count.track].replace('produkcja', 'produkcji');
      return noun(`poziom ${of}`, `poziomy ${of}`, `poziomów ${of}`, `każdy poziom ${of}`);
    }
    case 'pheromones':
      return noun(
        'usunięta kostka Feromonów',
        'usunięte kostki Feromonów',
        'usuniętych kostek Feromonów',
        'każdą swoją usuniętą kostkę Feromonów',
      );
    case 'swarmed':
      return noun(
        'dysk w obszarach Rojenia',
        'dyski w obszarach Rojenia',
        'dysków w obszarach Rojenia',
        'każdy swój dysk w obszarach Rojenia',
      );
    case 'deeds':
      return noun('wykonany Czyn', 'wykonane Czyny', 'wykonanych Czynów', 'każdy wykonany Czyn');
    case 'played': {
      const types = or(count.types.map((type) => OF_TYPES[type]));
      return noun(
        `zagrana karta ${types}`,
        `zagrane karty ${types}`,
        `zagranych kart ${types}`,
        `każdą zagraną kartę ${types}`,
      );
    }
    case 'available': {
      if (count.ants === 'universal') {
        return noun(
          'Wszechstronna Mrówka',
          'Wszechstronne Mrówki',
          'Wszechstronnych Mrówek',
          'każdą Wszechstronną Mrówkę',
        );
      }
      if (count.ants === 'any') {
        return noun('dostępna mrówka', 'dostępne mrówki', 'dostępnych mrówek', 'każdą dostępną mrówkę');
      }
      const { ants: kind } = count;
      return noun(
        `dostępna ${bare(ants(kind, 1, 'nominative'))}`,
        `dostępne ${bare(ants(kind, 2, 'nominative'))}`,
        `dostępnych ${bare(ants(kind, 5, 'nominative'))}`,
        `każdą dostępną ${bare(ants(kind, 1, 'accusative'))}`,
      );
    }
    case 'has': {
      const of = `${ofResource(count.resource)} w zasobach`;
      return count.resource === 'aggression' || count.resource === 'mutation'
        ? noun(`żeton ${of}`, `żetony ${of}`, `żetonów ${of}`, `każdy żeton ${of}`)
        : noun(`kostka ${of}`, `kostki ${of}`, `kostek ${of}`, `każdą kostkę ${of}`);
    }
    case 'symbols':
      return noun('różny symbol', 'różne symbole', 'różnych symboli', 'każdy różny symbol, który masz dostępny');
    case 'marks': {
      const of = `${OF_MARKERS[count.marker]} na tej karcie`;
      return noun(`znacznik ${of}`, `znaczniki ${of}`, `znaczników ${of}`, `każdy znacznik ${of}`);
    }
    case 'under':
      return noun('karta pod tą kartą', 'karty pod tą kartą', 'kart pod tą kartą', 'każdą kartę pod tą kartą');
    case 'stones':
      return noun('zakryty kamień', 'zakryte kamienie', 'zakrytych kamieni', 'każdy zakryty kamień');
  }
}

/** Without the number in front. */
const bare = (counted: string): string => counted.replace(/^\d+ /, '');

const antsOnBoard = (kind: 'explorer' | 'forager', nominative: string, accusative: string): Noun =>
  noun(
    `Mrówka ${nominative} na planszy głównej`,
    `${bare(ants(kind, 2, 'nominative'))} na planszy głównej`,
    `${bare(ants(kind, 5, 'nominative'))} na planszy głównej`,
    `każdą swoją Mrówkę ${accusative} na planszy głównej`,
  );

function triggerOf(event: Trigger): string {
  switch (event.event) {
    case 'card-played':
      return `po zagraniu karty z symbolem ${OF_SYMBOLS[event.symbol]}`;
    case 'symbol-played':
      return `po zagraniu karty z symbolem ${OF_SYMBOLS[event.symbol]}, za każdy taki symbol na niej`;
    case 'deed-done':
      return {
        any: 'po zagraniu karty Czynu lub wypełnieniu Czynu kafelka Inkubacji',
        card: 'po zagraniu karty Czynu',
        tile: 'po wypełnieniu Czynu kafelka Inkubacji',
      }[event.by];
    case 'enemy-defeated':
      return 'po pokonaniu wroga';
    case 'room-placed':
      return event.least === 1
        ? 'po położeniu kafelka Pokoju'
        : `po położeniu kafelka Pokoju o rozmiarze ${event.least === MOST_SIZE ? '' : 'co najmniej '}${event.least}`;
    case 'acted': {
      const action = event.action === 'any' ? 'Kopania, Odkrywania lub Zbierania' : OF_ACTIONS[event.action];
      return `po wykonaniu akcji ${action}${event.strength === 0 ? '' : ` z Siłą dokładnie ${event.strength}`}`;
    }
    case 'generic-advance':
      return 'gdy efekt pozwolił ci zwiększyć dowolną produkcję';
  }
}

function lastingOf(lasting: Lasting): string {
  switch (lasting.lasts) {
    case 'when':
      return `${triggerOf(lasting.event)}: ${clauses(lasting.effects)}`;
    case 'symbol':
      return `masz symbol ${OF_SYMBOLS[lasting.symbol]}`;
    case 'symbol-for':
      return `masz 1 symbol ${OF_SYMBOLS[lasting.symbol]} ${forEvery(lasting.count, lasting.every)}`;
    case 'cheaper':
      return `twoje karty ${OF_TYPES[lasting.type]} kosztują o ${amount('leaf', lasting.by, 'accusative')} mniej`;
    case 'larger':
      return `gdy zagrywasz kartę Pokoju, twoje kafelki Pokoju liczą się, jakby były o ${lasting.by} większe`;
    case 'spend':
      return `znaczniki ${OF_MARKERS[lasting.marker]} z tej karty możesz wydawać jak kostki ${ofResource(lasting.as)}`;
    case 'any-tile':
      return 'podczas Inkubacji możesz wypełnić Czyn dowolnego swojego kafelka Inkubacji, nie tylko górnego';
    case 'free': {
      const why = deeds(lasting.effects)[1];
      return `w ramach akcji darmowej${lasting.often === 'once' ? ', raz na turę,' : ''} możesz ${costOf(lasting.cost)[1]}, aby ${why}`;
    }
    case 'any-row':
      return 'kartę z oferty za Kopanie, Odkrywanie lub Zbieranie możesz wziąć z dowolnego rzędu';
    case 'any-egg':
      return 'gdy zwiększasz wskazaną produkcję Jaj, możesz zamiast niej zwiększyć inną';
    case 'spare-ants':
      return `na kafelku ${form(lasting.discs, 'leży', 'leżą', 'leży')} ${plural(lasting.discs, 'twój dysk', 'twoje dyski', 'twoich dysków')}; raz na turę możesz odrzucić kartę, aby razem z inną mrówką użyć jednego z nich jako Wszechstronnej Mrówki`;
    case 'tokens':
      return `w ramach akcji darmowej możesz położyć tu najwyżej ${plural(lasting.spaces, 'żeton Królowej', 'żetony Królowej', 'żetonów Królowej')} i mieć ich symbole; każdy oprócz pierwszego kosztuje ${amount('food', TOKEN_PRICE, 'accusative')}`;
    case 'stone-cells':
      return `twoje kafelki Pokoju mogą zakrywać kamienie obok gniazda; za każdy zakryty kamień zwiększ dowolną produkcję o ${ADVANCE}`;
  }
}
