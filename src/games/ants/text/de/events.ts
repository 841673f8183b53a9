import type { EventSentences } from '../../../../kernel/index.ts';
import { CUBES, EMERGENCY_FOOD, SPECIALISATIONS, SPECIALIST } from '../../components.ts';
import { type AntsEvent, CATEGORIES, type EndReason } from '../../table/events.ts';
import { best, PENALTY, signed } from '../phrases.ts';
import { NAMES } from './names.ts';
import {
  aDisc,
  amount,
  and,
  ants,
  atCells,
  CARDS,
  cardsCounted,
  DECK_CARDS,
  disc,
  markers,
  ontoCells,
  type Phrases,
  plural,
  slot,
  spentOn,
  terrain,
  universals,
} from './phrases.ts';
import { pointsWith } from './points.ts';

/** What happened, in German. */
export const eventsWith = ({ card, cards, played, player }: Phrases): EventSentences<AntsEvent> => ({
  'item-laid': ({ space, item }) => `Auf ${space} liegt das Fundstück ${card(item)}.`,
  'leaf-laid': (event) => `Auf dem Platz für ${terrain(event.terrain)} liegt ${card(event.leaf)}.`,
  'display-filled': (event) => `${card(event.card)} kommt auf ${slot(event.slot)}.`,
  'first-player': ({ seat }) => `${player(seat)} beginnt das Spiel.`,
  'anthill-drawn': ({ seat, layout }) => `${player(seat)} erhält das Hügelplättchen ${card(layout)}.`,
  'pair-drawn': ({ queen, set }) => `${card(queen)} kommt mit den Inkubationsplättchen ${NAMES.sets[set]}.`,
  'set-dealt': ({ seat, set }) => `${player(seat)} erhält die Inkubationsplättchen ${NAMES.sets[set]}.`,
  'queen-chosen': ({ seat, queen, set, discs }) =>
    `${player(seat)} wählt ${card(queen)} mit den Inkubationsplättchen ${NAMES.sets[set]}${discs === 0 ? '' : `; auf ihrem Plättchen ${discs === 1 ? 'liegt' : 'liegen'} ${plural(discs, 'Scheibe', 'Scheiben')}`}.`,
  'tiles-laid': ({ seat, tiles }) =>
    `${player(seat)} legt die Inkubationsplättchen, von oben nach unten: ${tiles.map(card).join(', ')}.`,
  'cards-dealt': ({ seat, starting, queenRooms, secret }) =>
    secret === undefined
      ? `${player(seat)} erhält ${startingCards(starting)} und ${queenRoomCards(queenRooms)}.`
      : `${player(seat)} erhält ${cards(secret.cards)}.`,
  'cards-kept': ({ seat, starting, queenRooms, secret }) =>
    `${player(seat)} behält ${startingCards(starting)} und ${queenRoomCards(queenRooms)}${secret === undefined ? '' : `: ${cards(secret.cards)}`}.`,

  'round-began': ({ round }) => `Runde ${round} beginnt.`,
  'turn-began': ({ seat, round }) => `Runde ${round}: Der Zug von ${player(seat)} beginnt.`,
  'action-chosen': ({ seat, action }) => `${player(seat)} wählt die Aktion: ${NAMES.actions[action]}.`,
  'action-closed': ({ seat, action }) =>
    `${player(seat)} hat nichts getan und muss eine andere Hauptaktion wählen als: ${NAMES.actions[action]}.`,
  'turn-ended': ({ seat }) => `Der Zug von ${player(seat)} ist vorbei.`,
  'final-began': ({ seat }) => `Die letzte Inkubation von ${player(seat)} beginnt.`,

  'ants-spent': (event) =>
    `${player(event.seat)} gibt ${spentOn(SPECIALIST[event.action], event)} aus: ${NAMES.actions[event.action]} mit Stärke ${event.strength}.`,
  'action-granted': ({ seat, action, strength }) =>
    `${player(seat)} führt ohne Ameisen eine Aktion aus: ${NAMES.actions[action]} mit Stärke ${strength}.`,
  'display-taken': (event) => `${player(event.seat)} nimmt ${card(event.card)} von ${slot(event.slot)}.`,
  'tile-placed': (event) =>
    `${player(event.seat)} legt ein Kammerplättchen der Größe ${event.cells.length} auf ${ontoCells(event.cells)}.`,
  'tile-turned': (event) =>
    `Das Kammerplättchen von ${player(event.seat)} auf ${atCells(event.cells)} wird auf die ${event.side === 'full' ? 'volle' : 'leere'} Seite gedreht.`,
  'hex-explored': ({ seat, hex }) => `${player(seat)} erkundet ${hex}.`,
  'enemy-revealed': ({ hex, enemy }) => `Auf ${hex} erscheint ein Feind: ${card(enemy)}.`,
  'cubes-placed': ({ hex, cubes }) =>
    `Auf ${hex} liegen jetzt ${and(CUBES.flatMap((cube, nth) => ((cubes[nth] ?? 0) === 0 ? [] : [amount(cube, cubes[nth] ?? 0)])))}.`,
  'forager-placed': ({ seat, vertex }) => `${player(seat)} setzt eine Sammelameise auf ${vertex}.`,
  'foragers-returned': ({ seat, count }) =>
    `${ants('forager', count)} von ${player(seat)} ${count === 1 ? 'findet' : 'finden'} keinen Platz und ${count === 1 ? 'kehrt' : 'kehren'} in den Vorrat zurück.`,
  collected: ({ seat, hex, cube, count }) => `${player(seat)} sammelt ${amount(cube, count)} von ${hex}.`,
  'scent-emitted': (event) =>
    `${event.hex} ist leer: ${player(event.seat)} legt den Pheromonwürfel für ${terrain(event.terrain)} auf das Blattplättchen.`,
  'scent-lost': (event) =>
    `${player(event.seat)} entfernt den Pheromonwürfel für ${terrain(event.terrain)}; er kommt auf kein Blattplättchen.`,
  'leaf-activated': ({ seat, leaf }) => `${player(seat)} ist zuerst dort und nutzt ${card(leaf)}.`,

  'card-drawn': ({ seat, secret }) =>
    `${player(seat)} zieht ${secret === undefined ? 'eine Karte' : card(secret.card)}.`,
  'card-looked-at': ({ seat, secret }) =>
    `${player(seat)} sieht sich ${secret === undefined ? 'eine Karte' : card(secret.card)} an.`,
  'card-kept': ({ seat, secret }) =>
    `${player(seat)} behält ${secret === undefined ? 'eine der Karten' : card(secret.card)}.`,
  reshuffled: ({ count }) => `Der Ablagestapel wird zum neuen Nachziehstapel gemischt: ${cardsCounted(count)}.`,
  sought: (event) =>
    `${player(event.seat)} sucht ${NAMES.symbols[event.symbol]} und deckt auf: ${cards(event.cards)}; ${event.found === '' ? 'keine zeigt es' : `auf die Hand kommt ${card(event.found)}`}.`,
  'card-discarded': (event) => {
    const where = event.deck === 'basic' ? '' : '; die Karte ist aus dem Spiel';
    return {
      queen: `${player(event.seat)} legt ${card(event.card)} für die Königin ab${where}.`,
      effect: `${player(event.seat)} legt ${card(event.card)} ab${where}.`,
      'not-kept': `${player(event.seat)} legt ${card(event.card)} ab und behält die andere Karte.`,
    }[event.why];
  },
  'card-chosen': (event) => `${player(event.seat)} will ${card(event.card)} spielen.`,
  'symbols-covered': ({ seat, aggression, mutation }) => {
    const used = [
      ...(aggression === 0 ? [] : [amount('aggression', aggression)]),
      ...(mutation === 0 ? [] : [amount('mutation', mutation)]),
    ];
    return `${player(seat)} legt für fehlende Symbole ${and(used)} ab.`;
  },
  paid: (event) => {
    const given = [
      ...(event.count === 0 ? [] : [amount(event.what, event.count)]),
      ...(event.fungus === 0 ? [] : [amount('fungus', event.fungus)]),
      ...event.markers.map(({ card: on, marker, count }) => `${markers(marker, count)} von ${played(on)}`),
    ];
    return `${player(event.seat)} bezahlt ${and(given) || 'nichts'}.`;
  },
  'card-played': (event) => `${player(event.seat)} spielt ${played(event.as)}.`,
  'card-tucked': ({ seat, on, back, secret }) =>
    `${player(seat)} legt ${secret === undefined ? `eine ${DECK_CARDS[back]}` : card(secret.card)} unter ${played(on)}.`,
  'enemy-defeated': ({ seat, hex, enemy, space }) =>
    `${player(seat)} besiegt auf ${hex} den Feind ${card(enemy)} und schaltet ${card(space)} frei.`,

  'effect-activated': ({ seat, of, thing }) =>
    ({
      card: `${player(seat)} nutzt ${played(thing)}.`,
      ability: `${player(seat)} nutzt ${card(thing)}.`,
      item: `${player(seat)} nutzt das Fundstück ${card(thing)}.`,
      queen: `${player(seat)} nutzt ${card(thing)}.`,
      leaf: `${player(seat)} nutzt ${card(thing)}.`,
      cell: `${player(seat)} erhält den Bonus von ${atCells([thing])}.`,
      hex: `${player(seat)} erhält den Bonus von ${thing}.`,
      vertex: `${player(seat)} erhält den Bonus von ${thing}.`,
      flight: `${player(seat)} erhält den Bonus von Feld ${thing} der Flugleiste.`,
      reward: `${player(seat)} darf zur Belohnung eine beliebige Produktion erhöhen.`,
    })[of],
  gained: ({ seat, what, count }) => `${player(seat)} erhält ${amount(what, count)}.`,
  'item-taken': ({ seat, item, space }) =>
    `${player(seat)} nimmt das Fundstück ${card(item)}${space === '' ? ', das neben dem Plan lag' : ` von ${space}`}.`,
  'markers-placed': ({ seat, markers: put }) =>
    `${player(seat)} legt ${markers(put.marker, put.count)} auf ${played(put.card)}.`,
  'marker-moved': ({ seat, marker, from, to }) =>
    `${player(seat)} legt ${markers(marker, 1)} von ${played(from)} auf ${played(to)}.`,
  'markers-spent': ({ seat, markers: spent }) =>
    `${player(seat)} legt ${markers(spent.marker, spent.count)} von ${played(spent.card)} ab.`,
  'production-moved': ({ seat, track, from, to }) =>
    `Die ${NAMES.tracks[track]} von ${player(seat)} ${to > from ? 'steigt' : 'sinkt'} von ${from} auf ${to}.`,
  flew: ({ seat, space }) => `Die Scheibe von ${player(seat)} fliegt auf Feld ${space}.`,
  swarmed: ({ seat, area, points }) =>
    `${player(seat)} schwärmt in Gebiet ${area + 1} für ${points} SP und beginnt mit einer neuen Scheibe.`,
  'disc-moved': ({ seat, from, was, to, is }) =>
    `${capital(aDisc(from, was))} von ${player(seat)} wird ${TURNED[to]} ${disc(to, is)}.`,
  'larva-gained': (event) => `${player(event.seat)} erhält ${aDisc('middle', event.specialisation)}.`,
  'universal-gained': ({ seat, count }) => `${player(seat)} erhält ${universals(count)}.`,
  'star-earned': ({ seat, criterion, stars, all }) =>
    `${player(seat)} erhält den ${ORDINALS[stars] ?? 'nächsten'} Stern (${NAMES.criteria[criterion]}); Sterne aller Spieler: ${all}.`,
  'end-met': ({ round, reason }) =>
    `${reason === 'star-track' ? 'Die Sternenleiste ist voll' : 'Es sind genug Runden gespielt'}: Runde ${round} wird beendet, dann folgen noch eine Runde und die letzten Inkubationen.`,

  'incubation-began': ({ seat }) => `${player(seat)} beginnt eine Inkubation.`,
  'ants-cleared': ({ seat, stored, lost }) => {
    const gone = SPECIALISATIONS.flatMap((each, nth) => ((lost[nth] ?? 0) === 0 ? [] : [ants(each, lost[nth] ?? 0)]));
    const kept = stored.map((each) => NAMES.specialisations[each]);
    return `${player(seat)} leert das obere Plättchen; aufbewahrt: ${and(kept) || 'nichts'}, zurück in den Vorrat: ${and(gone) || 'nichts'}.`;
  },
  'deed-resolved': ({ seat, tile }) => `${player(seat)} vollbringt die Tat von ${card(tile)}; es wird umgedreht.`,
  'eggs-laid': (event) =>
    `${player(event.seat)} legt ${plural(event.count, 'Ei', 'Eier')} für ${NAMES.specialisations[event.specialisation]}n.`,
  'larvae-fed': ({ seat, count }) => `${player(seat)} füttert ${plural(count, 'Larve', 'Larven')}.`,
  'larva-lost': (event) => `${player(event.seat)} gibt ${aDisc('middle', event.specialisation)} auf.`,
  'tiles-shifted': ({ seat }) => `Larven von ${player(seat)} werden zu Ameisen, Eier zu Larven.`,

  'emergency-taken': ({ seat, from }) =>
    from === 'store'
      ? `${player(seat)} nimmt ${amount('food', EMERGENCY_FOOD)} aus dem Notvorrat.`
      : `${player(seat)} nimmt ${amount('food', EMERGENCY_FOOD)} und einen ${PENALTY}-SP-Marker, denn der Notvorrat ist leer.`,
  'queen-asked': ({ seat, kind }) => `${player(seat)} will für die Königin eine ${cardOf(kind)} ablegen.`,
  'token-placed': (event) => `${player(event.seat)} legt den Königinnenmarker ${NAMES.symbols[event.symbol]}.`,

  'points-scored': ({ seat, of, points }) =>
    `${player(seat)} ${points < 0 ? 'verliert' : 'erhält'} ${Math.abs(points)} SP für ${pointsWith({ card, played })(of)}.`,
  scored: ({ seat, points, total }) => {
    const told = CATEGORIES.filter((each) => points[each] !== 0).map(
      (each) => `${NAMES.categories[each]} ${signed(points[each])}`,
    );
    return `Wertung von ${player(seat)}: ${told.join(', ') || 'nichts'}; zusammen ${signed(total)} SP.`;
  },
  'game-ended': ({ winners, reason, scores }) =>
    `${and(winners.map(player))} ${winners.length === 1 ? 'gewinnt' : 'teilen sich den Sieg'} mit ${best(scores)} SP: ${ENDED[reason]}.`,
});

const ORDINALS = ['', 'ersten', 'zweiten', 'dritten'];
const TURNED = { top: 'zur', middle: 'zur', bottom: 'zum' } as const;
const startingCards = (count: number): string => plural(count, 'Startkarte', 'Startkarten');
const queenRoomCards = (count: number): string => plural(count, 'Königinnenkammer', 'Königinnenkammern');
const cardOf = (kind: string): string => (CARDS as Readonly<Record<string, string>>)[kind] ?? kind;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const ENDED: Readonly<Record<EndReason, string>> = {
  'star-track': 'Die Sternenleiste ist voll und die letzte Runde vorbei',
  'round-limit': 'Die letzte mögliche Runde ist vorbei',
};
