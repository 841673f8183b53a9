import { type CardType, EMERGENCY_FOOD, LARVA_FOOD, TRANSFORM_COST } from '../../components.ts';
import type { PlayWay } from '../../table/work.ts';
import {
  arrivalOf,
  choicesAsked,
  chosenIn,
  coveringOf,
  endsOf,
  lineIn,
  restOf,
  someTracks,
  specialistOf,
  waivedIn,
  wordsAsked,
  wordsAskedOf,
} from '../asked-words.ts';
import type { AntsAsks, Deed } from '../asks.ts';
import type { CardLanguage } from '../language.ts';
import { inBrackets, strengthOf } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import {
  amount,
  amounts,
  and,
  disc,
  eitherOf,
  OF_ACTIONS,
  OF_PLACES,
  OF_SYMBOLS,
  OF_TYPES,
  ofSlot,
  ofTerrain,
  onCells,
  or,
  type Phrases,
  plural,
  spentOn,
  terrain,
  trackAsObject,
} from './phrases.ts';

/** What a player is asked for, in Polish. */
export const DECISIONS: CardLanguage['decisions'] = {
  'choose-queen': 'wybierz Królową i jej kafelki Inkubacji',
  'keep-cards': 'zatrzymaj karty',
  'main-action': 'wybierz akcję główną',
  'end-turn': 'zakończ turę',
  'spend-ants': 'wybierz mrówki i Ulepszenia do wydania',
  'take-display-card': 'weź kartę z oferty',
  'granted-action': 'skorzystaj z efektu albo nie',
  'dig-tile': 'połóż kafelek Pokoju',
  'bonus-order': 'wybierz premię, która będzie pierwsza',
  'explore-hex': 'odkryj pole',
  'forage-vertex': 'ustaw Mrówkę Zbierającą',
  'collect-kind': 'wybierz rodzaj zbieranej kostki',
  'emptied-order': 'wybierz opróżnione pole, które będzie pierwsze',
  'next-part': 'zagraj kartę lub pokonaj wroga albo zakończ',
  'play-card': 'zagraj kartę albo nie',
  'waive-line': 'pomiń wymaganie',
  'fill-room': 'zapełnij kafelek Pokoju',
  'cover-symbols': 'wybierz liczbę żetonów Agresji',
  pay: 'wybierz sposób zapłaty',
  'defeat-enemy': 'pokonaj wroga albo nie',
  'ability-space': 'odblokuj zdolność',
  'store-ants': 'przechowaj mrówki',
  'resolve-deed': 'wypełnij Czyn kafelka Inkubacji albo nie',
  'incubation-effect': 'aktywuj efekt Inkubacji albo zakończ',
  'feed-larvae': 'wykarm wszystkie Larwy albo porzuć jedną',
  'drop-larva': 'porzuć Larwę',
  swarm: 'wleć do obszaru Rojenia albo zostań na torze',
  'production-track': 'zwiększ produkcję',
  'draw-keep': 'zatrzymaj kartę',
  'seek-symbol': 'nazwij symbol',
  'move-disc': 'przenieś dysk albo nie',
  'larva-kind': 'weź Larwę albo nie',
  'choose-item': 'weź Przedmiot Specjalny albo nie',
  'choose-pheromone': 'usuń kostkę Feromonów albo nie',
  'discard-card': 'odrzuć kartę',
  'discard-for': 'odrzuć kartę albo nie',
  'tuck-card': 'połóż kartę pod zagraną kartą',
  'pay-for': 'zapłać za efekt albo nie',
  'place-marker': 'połóż znacznik na karcie',
  'choose-effect': 'wybierz efekt albo żaden',
  'move-marker': 'przenieś znacznik albo zakończ',
  'use-marker': 'odrzuć znacznik albo nie',
  'egg-swap': 'zmniejsz produkcję Jaj albo nie',
  'empty-room': 'opróżnij kafelek Pokoju albo nie',
  transform: 'zmień specjalizację mrówki lub Larwy',
  emergency: 'weź Jedzenie z Magazynu Awaryjnego',
  'queen-discard': 'odrzuć kartę dla Królowej',
  'queen-token': 'połóż żeton Królowej',
  'queen-fungus': 'wykonaj akcję darmową Królowej',
};

/** How a card is played, behind it. */
const PLAYED: Readonly<Record<PlayWay, string>> = {
  normal: '',
  free: ' bez kosztu i wymagań',
  waive: ' z pominięciem jednego z wymagań',
};

const aCard = (type: CardType | 'any' = 'any'): string => (type === 'any' ? 'kartę' : `kartę ${OF_TYPES[type]}`);

/** What players are asked and can do, in Polish. */
export const asksWith = ({ cards: list, played, title }: Phrases): AntsAsks => {
  /** The same words behind an order and behind what is told. */
  const both = ([order, does]: Deed, what: string): Deed => [`${order} ${what}`, `${does} ${what}`];
  const hexAt = (hex: string, { terrainOf }: Scene): string => {
    const found = terrainOf(hex);
    return found === undefined ? hex : `${hex} (${terrain(found)})`;
  };
  /** The played card that an effect stands on. */
  const by = ({ on }: { readonly on: string | undefined }): string => (on === undefined ? '' : ` (${played(on)})`);
  const keep = ['zatrzymaj', 'zatrzymuje'] as const;
  const discard = ['odrzuć', 'odrzuca'] as const;
  const put = ['połóż', 'kładzie'] as const;

  return {
    'choose-queen': {
      question: 'wybiera Królową wraz z kafelkami Inkubacji',
      action: ({ queen }) => both(['wybierz', 'wybiera'], `kafelek ${title(queen)}`),
    },
    'keep-cards': {
      question: 'w tajemnicy wybiera karty, które zatrzyma',
      action: ({ cards }) => both(keep, `karty: ${list(cards)}`),
    },
    'main-action': {
      question: 'wybiera akcję główną; przed nią może wykonać akcje darmowe',
      action: ({ action }) => [NAMES.actions[action], `wybiera akcję: ${NAMES.actions[action]}`],
    },
    'end-turn': {
      question: 'kończy turę albo najpierw odrzuca kartę dla Królowej',
      action: ['zakończ turę', 'kończy turę'],
    },
    'spend-ants': {
      question: ({ action }) => `wybiera mrówki i Ulepszenia do akcji ${OF_ACTIONS[action]}`,
      action({ seat, ...spent }, at) {
        const own = specialistOf(seat, at);
        const strength = strengthOf(spent);
        return both(['wydaj', 'wydaje'], `${spentOn(own, spent)} (Siła ${strength})`);
      },
    },
    'take-display-card': {
      question: ({ row }) =>
        `bierze kartę z ${row === undefined ? 'dowolnego rzędu oferty' : `rzędu ${OF_ACTIONS[row]} w ofercie`}`,
      action({ slot }, { cardIn }) {
        const found = cardIn(slot);
        return both(['weź', 'bierze'], `kartę ${found === undefined ? '' : `${title(found)} `}z ${ofSlot(slot)}`);
      },
    },
    'granted-action': {
      question: (asked, at) => `może skorzystać z efektu${by(asked)}${wordsAsked(asked, at)}`,
      action: ({ seat }, at) => both(['skorzystaj', 'korzysta'], `z efektu${wordsAskedOf('granted-action', seat, at)}`),
      decline: ['zrezygnuj z efektu', 'rezygnuje z efektu'],
    },
    'dig-tile': {
      question: ({ left }) => `kładzie kafelek Pokoju; pozostała Siła: ${left}`,
      action: ({ cells }) => both(put, `kafelek Pokoju ${onCells(cells)}`),
    },
    'bonus-order': {
      question: ({ cells }) => `wybiera, która premia będzie pierwsza: z pola ${or(cells.map(inBrackets))}`,
      action: ({ cell }) => both(['aktywuj', 'aktywuje'], `najpierw premię pola ${inBrackets(cell)}`),
    },
    'explore-hex': {
      question: ({ strength }) => `odkrywa pole; Siła: ${strength}`,
      action: ({ hex }, at) => both(['odkryj', 'odkrywa'], `pole ${hexAt(hex, at)}`),
    },
    'forage-vertex': {
      question(asked) {
        const ends = endsOf(asked);
        const where = ends.length === 0 ? '' : ` obok ${or(ends)}`;
        return `ustawia Mrówkę Zbierającą${where}; zostało: ${asked.left}`;
      },
      action: ({ vertex }) =>
        both(['ustaw', 'ustawia'], `${disc('top', 'forager', 'accusative')} na wierzchołku ${vertex}`),
    },
    'collect-kind': {
      question: ({ hex, due }) => `wybiera rodzaj kostki zbieranej z pola ${hex}; należy się: ${due}`,
      action: ({ cube }) => both(['zbierz', 'zbiera'], amount(cube, 1, 'accusative')),
    },
    'emptied-order': {
      question: ({ hexes }) => `wybiera, które opróżnione pole będzie pierwsze: ${or(hexes)}`,
      action: ({ hex }, at) => both(['rozpatrz', 'rozpatruje'], `najpierw pole ${hexAt(hex, at)}`),
    },
    'next-part': {
      question: 'może zagrać kartę lub pokonać wroga, w dowolnej kolejności',
      action: ({ part }) =>
        part === 'card' ? ['zagraj kartę', 'chce zagrać kartę'] : ['pokonaj wroga', 'chce pokonać wroga'],
      decline: ['zakończ akcję', 'kończy akcję'],
    },
    'play-card': {
      question: ({ type, how }) => `może zagrać ${aCard(type)}${PLAYED[how]}`,
      action: ({ card }) => both(['zagraj', 'zagrywa'], `kartę ${title(card)}`),
      decline: ['nie zagrywaj karty', 'nie zagrywa karty'],
    },
    'waive-line': {
      question: ({ card }) => `wybiera wymaganie karty ${title(card)}, które pominie`,
      action(waived, at) {
        const need = waivedIn(waived, at);
        return both(['pomiń', 'pomija'], `wymaganie ${need === undefined ? waived.line : `„${need}”`}`);
      },
    },
    'fill-room': {
      question: ({ card }, { roomOf }) =>
        `wybiera pusty kafelek Pokoju o rozmiarze co najmniej ${roomOf(card)}, który zapełni karta ${title(card)}`,
      action: ({ size }) => both(['zapełnij', 'zapełnia'], `kafelek Pokoju o rozmiarze ${size}`),
    },
    'cover-symbols': {
      question: ({ thing }) => `wybiera, ile żetonów Agresji zastąpi brakujące symbole, których wymaga ${title(thing)}`,
      action: ({ aggression }) =>
        both(
          ['użyj', 'używa'],
          aggression === 0
            ? 'tylko żetonów Mutacji'
            : `${aggression} ${aggression === 1 ? 'żetonu' : 'żetonów'} Agresji`,
        ),
    },
    pay: {
      question: ({ what, cost }) => `wybiera sposób zapłaty; cena: ${amount(what, cost, 'nominative')}`,
      action(paid, at) {
        const { fungus, markers } = paid;
        const { what, rest } = restOf(paid, at);
        const given = [
          ...amounts([what, rest], ['fungus', fungus]),
          ...(markers === 0 ? [] : [plural(markers, 'znacznik', 'znaczniki', 'znaczników')]),
        ];
        return both(['zapłać', 'płaci'], and(given) || 'właściwymi kostkami');
      },
    },
    'defeat-enemy': {
      question: 'może pokonać wroga',
      action({ hex }, { enemyOn }) {
        const found = enemyOn(hex);
        return both(['pokonaj', 'pokonuje'], `na polu ${hex} wroga${found === undefined ? '' : ` ${title(found)}`}`);
      },
      decline: ['nie pokonuj wroga', 'nie pokonuje wroga'],
    },
    'ability-space': {
      question({ hex }, { enemyOn }) {
        const enemy = enemyOn(hex);
        return `wybiera zdolność, którą odblokuje wróg${enemy === undefined ? '' : ` ${title(enemy)}`}`;
      },
      action({ space }, { abilityOf }) {
        const ability = abilityOf(space);
        const what = ability === undefined ? '' : ` (${ability})`;
        return [`odblokuj: ${title(space)}${what}`, `odblokowuje: ${title(space)}`];
      },
    },
    'store-ants': {
      question: 'przechowuje mrówki z górnego kafelka; pozostałe wracają do puli',
      action: ({ ants: kept }) =>
        kept.length === 0
          ? ['nie przechowuj mrówek', 'nie przechowuje mrówek']
          : both(['przechowaj', 'przechowuje'], and(kept.map((each) => disc('top', each, 'accusative')))),
    },
    'resolve-deed': {
      question: 'może wypełnić Czyn kafelka Inkubacji',
      action({ seat, place }, { tileAt }) {
        const tile = tileAt(seat, place);
        return both(
          ['wypełnij', 'wypełnia'],
          tile === undefined ? `Czyn ${OF_PLACES[place]} kafelka` : `Czyn: ${title(tile)}`,
        );
      },
      decline: ['nie wypełniaj Czynu', 'nie wypełnia Czynu'],
    },
    'incubation-effect': {
      question: 'może aktywować efekty Inkubacji',
      action({ effect }, at) {
        const does = ['aktywuj', 'aktywuje'] as const;
        if (effect.of === 'all') return both(does, 'wszystkie efekty niewymagające wyboru');
        if (effect.of === 'production') return both(does, trackAsObject(effect.track));
        const name = effect.of === 'card' ? `kartę ${played(effect.card)}` : title(effect.space);
        return [`aktywuj ${name}${lineIn(effect, at)}`, `aktywuje ${name}`];
      },
      decline: ['nie aktywuj nic więcej', 'nie aktywuje nic więcej'],
    },
    'feed-larvae': {
      question: ({ seat }, { larvaeOf }) =>
        `karmi ${plural(larvaeOf(seat), 'Larwę', 'Larwy', 'Larw')}, płacąc ${amount('food', LARVA_FOOD, 'accusative')} za każdą, albo porzuca jedną z nich`,
      action: ['wykarm wszystkie Larwy', 'karmi wszystkie Larwy'],
      decline: ['porzuć Larwę', 'porzuca Larwę'],
    },
    'drop-larva': {
      question: 'porzuca Larwę',
      action: ({ specialisation }) => both(['porzuć', 'porzuca'], disc('middle', specialisation, 'accusative')),
    },
    swarm: {
      question: ({ area }) => `może wlecieć do obszaru Rojenia ${area + 1} albo zostać na torze Lotu Godowego`,
      action: ['wleć do obszaru Rojenia', 'wlatuje do obszaru Rojenia'],
      decline: ['zostań na torze Lotu Godowego', 'zostaje na torze Lotu Godowego'],
    },
    'production-track': {
      question({ tracks }) {
        const some = someTracks(tracks).map(trackAsObject);
        return `zwiększa produkcję${some.length === 0 ? '' : `: ${or(some)}`}`;
      },
      action: ({ track }) => both(['zwiększ', 'zwiększa'], trackAsObject(track)),
    },
    'draw-keep': {
      question: 'zatrzymuje jedną z dobranych kart, a drugą odrzuca',
      action: ({ card }) => both(keep, `kartę ${title(card)}`),
    },
    'seek-symbol': {
      question: 'szuka symbolu',
      action: ({ symbol }) => both(['szukaj', 'szuka'], `symbolu ${OF_SYMBOLS[symbol]}`),
    },
    'move-disc': {
      question: ({ how }) =>
        how === 'raise'
          ? 'może przenieść dysk na kafelek Inkubacji powyżej'
          : 'może przenieść dysk na inną specjalizację tego samego kafelka',
      action(moved, at) {
        const to = disc(arrivalOf(moved, at), moved.to, 'accusative');
        return both(['zmień', 'zmienia'], `${disc(moved.place, moved.from, 'accusative')} w ${to}`);
      },
      decline: ['nie przenoś dysku', 'nie przenosi dysku'],
    },
    'larva-kind': {
      question: 'może wziąć Larwę i wybiera jej specjalizację',
      action: ({ specialisation }) => both(['weź', 'bierze'], disc('middle', specialisation, 'accusative')),
      decline: ['nie bierz Larwy', 'nie bierze Larwy'],
    },
    'choose-item': {
      question: 'może wziąć Przedmiot Specjalny leżący obok planszy',
      action: ({ item }) => both(['weź', 'bierze'], `Przedmiot ${title(item)}`),
      decline: ['nie bierz Przedmiotu', 'nie bierze Przedmiotu'],
    },
    'choose-pheromone': {
      question: 'może usunąć z planszy kostkę Feromonów',
      action: (action) => both(['usuń', 'usuwa'], `kostkę Feromonów ${ofTerrain(action.terrain)}`),
      decline: ['nie usuwaj kostki Feromonów', 'nie usuwa kostki Feromonów'],
    },
    'discard-card': { question: 'odrzuca kartę', action: ({ card }) => both(discard, `kartę ${title(card)}`) },
    'discard-for': {
      question: (asked, at) => `może odrzucić ${aCard(at.typeAt(asked))}${by(asked)}${wordsAsked(asked, at)}`,
      action: ({ card }) => both(discard, `kartę ${title(card)}`),
      decline: ['nie odrzucaj karty', 'nie odrzuca karty'],
    },
    'tuck-card': {
      question: ({ on, left }) => `kładzie kartę pod kartą ${played(on)}; zostało: ${left}`,
      action({ seat, card }, at) {
        const on = coveringOf(seat, at);
        const where = on === undefined ? 'pod zagraną kartą' : `pod kartą ${played(on)}`;
        return [`połóż ${where} kartę ${title(card)}`, `kładzie kartę ${where}`];
      },
    },
    'pay-for': {
      question: (asked, at) => `może zapłacić za efekt${by(asked)}${wordsAsked(asked, at)}`,
      action: ({ seat }, at) => [`zapłać za efekt${wordsAskedOf('pay-for', seat, at)}`, 'płaci za efekt'],
      decline: ['nie płać', 'nie płaci'],
    },
    'place-marker': {
      question: (asked) => `kładzie znacznik na zagranej karcie${by(asked)}`,
      action: ({ card }) => both(put, `znacznik na karcie ${played(card)}`),
    },
    'choose-effect': {
      question: (asked, at) => `wybiera efekt${by(asked)}${choicesAsked(asked, at, eitherOf)}`,
      action(chosen, at) {
        const words = chosenIn(chosen, at);
        return both(['wybierz', 'wybiera'], `efekt ${words === undefined ? chosen.effect : `„${words}”`}`);
      },
      decline: ['nie wybieraj efektu', 'nie wybiera efektu'],
    },
    'move-marker': {
      question: ({ left }) => `może przenieść znacznik na inną zagraną kartę; zostało: ${left}`,
      action: ({ card }) => both(['przenieś', 'przenosi'], `znacznik na kartę ${played(card)}`),
      decline: ['nie przenoś więcej znaczników', 'nie przenosi więcej znaczników'],
    },
    'use-marker': {
      question: (asked, at) => `może odrzucić znacznik z karty${by(asked)}${wordsAsked(asked, at)}`,
      action: ({ card: id }) => both(discard, `znacznik z karty ${played(id)}`),
      decline: ['nie odrzucaj znacznika', 'nie odrzuca znacznika'],
    },
    'egg-swap': {
      question: 'może zmniejszyć jedną produkcję Jaj, aby zwiększyć dwie pozostałe',
      action: ({ track }) => [
        `zmniejsz ${trackAsObject(track)} i zwiększ dwie pozostałe`,
        `zmniejsza ${trackAsObject(track)} i zwiększa dwie pozostałe`,
      ],
      decline: ['nie zmieniaj produkcji Jaj', 'nie zmienia produkcji Jaj'],
    },
    'empty-room': {
      question: 'może odwrócić pełny kafelek Pokoju na pustą stronę',
      action: ({ size }) => both(['opróżnij', 'opróżnia'], `kafelek Pokoju o rozmiarze ${size}`),
      decline: ['nie opróżniaj kafelka Pokoju', 'nie opróżnia kafelka Pokoju'],
    },
    transform: {
      action: ({ place, from, to }) =>
        both(
          ['przekształć', 'przekształca'],
          `${disc(place, from, 'accusative')} w ${disc(place, to, 'accusative')} za ${amount('food', TRANSFORM_COST, 'accusative')}`,
        ),
    },
    emergency: { action: both(['weź', 'bierze'], `awaryjnie ${amount('food', EMERGENCY_FOOD, 'accusative')}`) },
    'queen-discard': { action: ({ kind }) => both(discard, `kartę ${OF_TYPES[kind]} dla Królowej`) },
    'queen-token': { action: ({ symbol }) => both(put, `żeton Królowej z symbolem ${OF_SYMBOLS[symbol]}`) },
    'queen-fungus': { action: both(['wykonaj', 'wykonuje'], 'akcję darmową Królowej') },
    hidden: { question: 'podejmuje decyzję' },
  };
};
