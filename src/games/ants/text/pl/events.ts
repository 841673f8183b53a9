import type { EventSentences } from '../../../../kernel/index.ts';
import { CUBES, EMERGENCY_FOOD, SPECIALISATIONS, SPECIALIST } from '../../components.ts';
import { type AntsEvent, CATEGORIES, type EndReason } from '../../table/events.ts';
import { best, inBrackets, PENALTY, signed } from '../phrases.ts';
import { NAMES } from './names.ts';
import {
  amount,
  amounts,
  and,
  ants,
  cardsCounted,
  disc,
  form,
  markers,
  OF_ACTIONS,
  OF_SYMBOLS,
  OF_TYPES,
  ofSlot,
  ofTerrain,
  onCells,
  type Phrases,
  plural,
  slotAsObject,
  spentOn,
  universals,
  wins,
} from './phrases.ts';
import { pointsWith } from './points.ts';

/** What happened, in Polish. */
export const eventsWith = ({ cards, ofPlayer, played, player, title }: Phrases): EventSentences<AntsEvent> => ({
  'item-laid': ({ space, item }) => `Na polu ${space} leży Przedmiot ${title(item)}.`,
  'leaf-laid': (event) => `Na miejscu ${ofTerrain(event.terrain)} leży ${title(event.leaf)}.`,
  'display-filled': (event) => `Na ${slotAsObject(event.slot)} trafia karta ${title(event.card)}.`,
  'first-player': ({ seat }) => `Grę rozpoczyna ${player(seat)}.`,
  'anthill-drawn': ({ seat, layout }) => `${player(seat)} dostaje kafelek Mrowiska ${title(layout)}.`,
  'pair-drawn': ({ queen, set }) => `Do wyboru: ${title(queen)} z kafelkami Inkubacji ${NAMES.sets[set]}.`,
  'set-dealt': ({ seat, set }) => `${player(seat)} dostaje kafelki Inkubacji ${NAMES.sets[set]}.`,
  'queen-chosen': ({ seat, queen, set, discs }) =>
    `${player(seat)} wybiera kafelek ${title(queen)} z kafelkami Inkubacji ${NAMES.sets[set]}${discs === 0 ? '' : `; na kafelku ${form(discs, 'leży', 'leżą', 'leży')} ${plural(discs, 'dysk', 'dyski', 'dysków')}`}.`,
  'tiles-laid': ({ seat, tiles }) =>
    `${player(seat)} układa kafelki Inkubacji od góry: ${tiles.map(title).join(', ')}.`,
  'cards-dealt': ({ seat, starting, queenRooms, secret }) =>
    secret === undefined
      ? `${player(seat)} dostaje ${startingCards(starting)} i ${queenRoomCards(queenRooms)}.`
      : `${player(seat)} dostaje karty: ${cards(secret.cards)}.`,
  'cards-kept': ({ seat, starting, queenRooms, secret }) =>
    `${player(seat)} zatrzymuje ${startingCards(starting)} i ${queenRoomCards(queenRooms)}${secret === undefined ? '' : `: ${cards(secret.cards)}`}.`,

  'round-began': ({ round }) => `Zaczyna się runda ${round}.`,
  'turn-began': ({ seat, round }) => `Runda ${round}: zaczyna się tura ${ofPlayer(seat)}.`,
  'action-chosen': ({ seat, action }) => `${player(seat)} wybiera akcję: ${NAMES.actions[action]}.`,
  'action-closed': ({ seat, action }) =>
    `${player(seat)} nic nie robi i musi wybrać inną akcję główną niż ${NAMES.actions[action]}.`,
  'turn-ended': ({ seat }) => `Kończy się tura ${ofPlayer(seat)}.`,
  'final-began': ({ seat }) => `Zaczyna się ostatnia Inkubacja ${ofPlayer(seat)}.`,

  'ants-spent': (event) =>
    `${player(event.seat)} wydaje ${spentOn(SPECIALIST[event.action], event)}: ${NAMES.actions[event.action]} z Siłą ${event.strength}.`,
  'action-granted': ({ seat, action, strength }) =>
    `${player(seat)} wykonuje akcję ${OF_ACTIONS[action]} z Siłą ${strength} bez wydawania mrówek.`,
  'display-taken': (event) => `${player(event.seat)} bierze z ${ofSlot(event.slot)} kartę ${title(event.card)}.`,
  'tile-placed': (event) =>
    `${player(event.seat)} kładzie kafelek Pokoju o rozmiarze ${event.cells.length} ${onCells(event.cells)}.`,
  'tile-turned': (event) =>
    `Kafelek Pokoju ${ofPlayer(event.seat)} ${onCells(event.cells)} zostaje odwrócony na ${event.side === 'full' ? 'pełną' : 'pustą'} stronę.`,
  'hex-explored': ({ seat, hex }) => `${player(seat)} odkrywa pole ${hex}.`,
  'enemy-revealed': ({ hex, enemy }) => `Na polu ${hex} pojawia się wróg: ${title(enemy)}.`,
  'cubes-placed': ({ hex, cubes }) =>
    `Na polu ${hex} leżą teraz: ${and(CUBES.flatMap((cube, nth) => ((cubes[nth] ?? 0) === 0 ? [] : [amount(cube, cubes[nth] ?? 0, 'nominative')])))}.`,
  'forager-placed': ({ seat, vertex }) =>
    `${player(seat)} ustawia ${disc('top', 'forager', 'accusative')} na wierzchołku ${vertex}.`,
  'foragers-returned': ({ seat, count }) =>
    `Brakuje miejsca: ${ants('forager', count, 'nominative')} ${ofPlayer(seat)} ${form(count, 'wraca', 'wracają', 'wraca')} do puli.`,
  collected: ({ seat, hex, cube, count }) =>
    `${player(seat)} zbiera z pola ${hex} ${amount(cube, count, 'accusative')}.`,
  'scent-emitted': (event) =>
    `Pole ${event.hex} jest puste: ${player(event.seat)} kładzie na kafelku Liścia kostkę Feromonów ${ofTerrain(event.terrain)}.`,
  'scent-lost': (event) =>
    `${player(event.seat)} usuwa kostkę Feromonów ${ofTerrain(event.terrain)}; nie trafia ona na kafelek Liścia.`,
  'leaf-activated': ({ seat, leaf }) => `${player(seat)} jest pierwszy i aktywuje ${title(leaf)}.`,

  'card-drawn': ({ seat, secret }) =>
    `${player(seat)} dobiera kartę${secret === undefined ? '' : ` ${title(secret.card)}`}.`,
  'card-looked-at': ({ seat, secret }) =>
    `${player(seat)} ogląda kartę${secret === undefined ? '' : ` ${title(secret.card)}`}.`,
  'card-kept': ({ seat, secret }) =>
    secret === undefined
      ? `${player(seat)} zatrzymuje jedną z obejrzanych kart.`
      : `${player(seat)} zatrzymuje kartę ${title(secret.card)}.`,
  reshuffled: ({ count }) =>
    `Stos kart odrzuconych zostaje przetasowany i tworzy nową talię: ${cardsCounted(count, 'nominative')}.`,
  sought: (event) =>
    `${player(event.seat)} szuka symbolu ${OF_SYMBOLS[event.symbol]} i odkrywa: ${cards(event.cards)}; ${event.found === '' ? 'żadna karta go nie ma' : `bierze kartę ${title(event.found)}`}.`,
  'card-discarded': (event) => {
    const where = event.deck === 'basic' ? '' : ', która wypada z gry';
    return {
      queen: `${player(event.seat)} odrzuca dla Królowej kartę ${title(event.card)}${where}.`,
      effect: `${player(event.seat)} odrzuca kartę ${title(event.card)}${where}.`,
      'not-kept': `${player(event.seat)} odrzuca kartę ${title(event.card)}, a zatrzymuje drugą.`,
    }[event.why];
  },
  'card-chosen': (event) => `${player(event.seat)} chce zagrać kartę ${title(event.card)}.`,
  'symbols-covered': ({ seat, aggression, mutation }) =>
    `${player(seat)} odrzuca za brakujące symbole ${and(amounts(['aggression', aggression], ['mutation', mutation]))}.`,
  paid: (event) => {
    const given = [
      ...amounts([event.what, event.count], ['fungus', event.fungus]),
      ...event.markers.map(({ card: on, marker, count }) => `${markers(marker, count)} z karty ${played(on)}`),
    ];
    return `${player(event.seat)} ${given.length === 0 ? 'nic nie płaci' : `płaci ${and(given)}`}.`;
  },
  'card-played': (event) => `${player(event.seat)} zagrywa kartę ${played(event.as)}.`,
  'card-tucked': ({ seat, on, back, secret }) =>
    `${player(seat)} kładzie pod kartą ${played(on)} ${secret === undefined ? BACKS[back] : `kartę ${title(secret.card)}`}.`,
  'enemy-defeated': ({ seat, hex, enemy, space }) =>
    `${player(seat)} pokonuje na polu ${hex} wroga ${title(enemy)}; odblokowane: ${title(space)}.`,

  'effect-activated': ({ seat, of, thing }) =>
    ({
      card: `${player(seat)} korzysta z karty ${played(thing)}.`,
      ability: `${player(seat)} aktywuje: ${title(thing)}.`,
      item: `${player(seat)} korzysta z Przedmiotu ${title(thing)}.`,
      queen: `${player(seat)} korzysta z kafelka ${title(thing)}.`,
      leaf: `${player(seat)} aktywuje ${title(thing)}.`,
      cell: `${player(seat)} aktywuje premię pola ${inBrackets(thing)} w gnieździe.`,
      hex: `${player(seat)} aktywuje premię pola ${thing}.`,
      vertex: `${player(seat)} aktywuje premię wierzchołka ${thing}.`,
      flight: `${player(seat)} aktywuje premię pola ${thing} na torze Lotu Godowego.`,
      reward: `${player(seat)} zwiększa w nagrodę wybraną produkcję.`,
    })[of],
  gained: ({ seat, what, count }) => `${player(seat)} zyskuje ${amount(what, count, 'accusative')}.`,
  'item-taken': ({ seat, item, space }) =>
    `${player(seat)} bierze ${space === '' ? 'leżący obok planszy' : `z pola ${space}`} Przedmiot ${title(item)}.`,
  'markers-placed': ({ seat, markers: put }) =>
    `${player(seat)} kładzie ${markers(put.marker, put.count)} na karcie ${played(put.card)}.`,
  'marker-moved': ({ seat, marker, from, to }) =>
    `${player(seat)} przenosi ${markers(marker, 1)} z karty ${played(from)} na kartę ${played(to)}.`,
  'markers-spent': ({ seat, markers: spent }) =>
    `${player(seat)} odrzuca ${markers(spent.marker, spent.count)} z karty ${played(spent.card)}.`,
  'production-moved': ({ seat, track, from, to }) =>
    `${capital(NAMES.tracks[track])} ${ofPlayer(seat)} ${to > from ? 'rośnie' : 'spada'} z ${from} na ${to}.`,
  flew: ({ seat, space }) => `Dysk ${ofPlayer(seat)} przelatuje na pole ${space} toru Lotu Godowego.`,
  swarmed: ({ seat, area, points }) =>
    `${player(seat)} wlatuje do obszaru Rojenia ${area + 1} za ${points} PZ i zaczyna lot nowym dyskiem.`,
  'disc-moved': ({ seat, from, was, to, is }) =>
    `${disc(from, was, 'nominative')} ${ofPlayer(seat)} staje się ${disc(to, is, 'instrumental')}.`,
  'larva-gained': (event) => `${player(event.seat)} zyskuje ${disc('middle', event.specialisation, 'accusative')}.`,
  'universal-gained': ({ seat, count }) => `${player(seat)} zyskuje ${universals(count, 'accusative')}.`,
  'star-earned': ({ seat, criterion, stars, all }) =>
    `${player(seat)} zdobywa ${ORDINALS[stars] ?? 'kolejną'} Gwiazdę za ${FOR_CRITERIA[criterion]}; Gwiazdy wszystkich graczy: ${all}.`,
  'end-met': ({ round, reason }) =>
    `${reason === 'star-track' ? 'Tor Gwiazd jest pełny' : 'Minęło dość rund'}: kończy się runda ${round}, potem następuje jeszcze jedna i ostatnie Inkubacje.`,

  'incubation-began': ({ seat }) => `${player(seat)} rozpoczyna Inkubację.`,
  'ants-cleared': ({ seat, stored, lost }) => {
    const gone = SPECIALISATIONS.flatMap((each, nth) =>
      (lost[nth] ?? 0) === 0 ? [] : [ants(each, lost[nth] ?? 0, 'nominative')],
    );
    const kept = stored.map((each) => disc('top', each, 'nominative'));
    return `${player(seat)} opróżnia górny kafelek; przechowane: ${and(kept) || 'nic'}, z powrotem w puli: ${and(gone) || 'nic'}.`;
  },
  'deed-resolved': ({ seat, tile }) => `${player(seat)} wypełnia Czyn: ${title(tile)} zostaje odwrócony.`,
  'eggs-laid': (event) =>
    `${player(event.seat)} składa ${plural(event.count, 'Jajo', 'Jaja', 'Jaj')} ${disc('top', event.specialisation, 'genitive')}.`,
  'larvae-fed': ({ seat, count }) => `${player(seat)} karmi ${plural(count, 'Larwę', 'Larwy', 'Larw')}.`,
  'larva-lost': (event) => `${player(event.seat)} porzuca ${disc('middle', event.specialisation, 'accusative')}.`,
  'tiles-shifted': ({ seat }) => `Larwy ${ofPlayer(seat)} stają się mrówkami, a Jaja Larwami.`,

  'emergency-taken': ({ seat, from }) =>
    from === 'store'
      ? `${player(seat)} bierze ${amount('food', EMERGENCY_FOOD, 'accusative')} z Magazynu Awaryjnego.`
      : `${player(seat)} bierze ${amount('food', EMERGENCY_FOOD, 'accusative')} i żeton ${PENALTY} PZ, bo Magazyn Awaryjny jest pusty.`,
  'queen-asked': ({ seat, kind }) => `${player(seat)} zapowiada odrzucenie karty ${typeOf(kind)} dla Królowej.`,
  'token-placed': (event) => `${player(event.seat)} kładzie żeton Królowej z symbolem ${OF_SYMBOLS[event.symbol]}.`,

  'points-scored': ({ seat, of, points }) =>
    `${player(seat)} ${points < 0 ? 'traci' : 'zdobywa'} ${Math.abs(points)} PZ za ${pointsWith({ played, title })(of)}.`,
  scored: ({ seat, points, total }) => {
    const told = CATEGORIES.filter((each) => points[each] !== 0).map(
      (each) => `${NAMES.categories[each]} ${signed(points[each])}`,
    );
    return `Punktacja ${ofPlayer(seat)}: ${told.join(', ') || 'nic'}; razem ${signed(total)} PZ.`;
  },
  'game-ended': ({ winners, reason, scores }) => `${wins(winners.map(player))} (${best(scores)} PZ): ${ENDED[reason]}.`,
});

const ORDINALS = ['', 'pierwszą', 'drugą', 'trzecią'];
const FOR_CRITERIA = { nest: 'gniazdo', pheromones: 'Feromony', deeds: 'Czyny' } as const;
const BACKS = {
  basic: 'kartę Podstawową',
  starting: 'kartę Początkową',
  'queen-room': 'kartę Pokoju Królowej',
} as const;
const startingCards = (count: number): string =>
  plural(count, 'kartę Początkową', 'karty Początkowe', 'kart Początkowych');
const queenRoomCards = (count: number): string => `${cardsCounted(count, 'accusative')} Pokoju Królowej`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const typeOf = (kind: string): string => (OF_TYPES as Readonly<Record<string, string>>)[kind] ?? kind;
const ENDED: Readonly<Record<EndReason, string>> = {
  'star-track': 'tor Gwiazd jest pełny i minęła ostatnia runda',
  'round-limit': 'minęła ostatnia możliwa runda',
};
