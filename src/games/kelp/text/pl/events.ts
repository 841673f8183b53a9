import { capitalised, type EventSentences } from '../../../../kernel/index.ts';
import { ACTIONS, AREAS, OCTOPUS, SHARK } from '../../components.ts';
import type { EndReason, KelpEvent, RevealReason } from '../../table/events.ts';
import { readDie } from '../phrases.ts';
import { NAMES } from './names.ts';
import {
  and,
  cardsCounted,
  colour,
  coloured,
  dice,
  diceCounted,
  die,
  form,
  fromAreas,
  fromSpaces,
  inArea,
  inAreas,
  looking,
  OF_TYPES,
  type Phrases,
  plural,
} from './phrases.ts';

/** What happened, in Polish. */
export const eventsWith = ({
  block,
  card,
  cardAsObject,
  cards,
  ofCard,
  ofPlayer,
  player,
  title,
}: Phrases): EventSentences<KelpEvent> => {
  const octopus = player(OCTOPUS);
  const shark = player(SHARK);
  const subject = (id: string): string => capitalised(card(id));
  const from = (id: string): string => (id === '' ? '' : ` z ${ofCard(id)}`);
  const each = (names: readonly string[], ids: readonly string[], wanted: 'nominative' | 'accusative'): string =>
    and(names.map((name, nth) => `${block(ids[nth] ?? '', wanted)} ${inArea(name)}`));
  const drawnCard = (id: string): string => (id === '' ? 'kartę' : cardAsObject(id));
  const REVEALED: Readonly<Record<RevealReason, (names: readonly string[], ids: readonly string[]) => string>> = {
    payment: (names, ids) => `${octopus} płaci, odkrywając ${each(names, ids, 'accusative')}.`,
    eating: (names, ids) => `Ośmiornica je na oczach rekina; odkryte: ${each(names, ids, 'nominative')}.`,
    search: (names, ids) => `Rekin przeszukuje i odkrywa ${each(names, ids, 'accusative')}.`,
    attack: (names, ids) => `Atak trafia w ${each(names, ids, 'accusative')}.`,
  };
  return {
    'row-filled': (event) => `Na miejscu ${event.place + 1} w rzędzie leży teraz ${card(event.card)}.`,
    'stack-shown': (event) =>
      event.card === ''
        ? `Stos kart ${OF_TYPES[event.stack]} jest pusty.`
        : `Na wierzchu stosu kart ${OF_TYPES[event.stack]} leży teraz ${card(event.card)}.`,
    'blocks-laid': ({ secret }) => {
      const blocks = plural(AREAS.length, 'ukryta płytka', 'ukryte płytki', 'ukrytych płytek');
      const known = secret?.blocks.map((id) => block(id, 'nominative'));
      return `Na planszy stoi ${blocks}${known === undefined ? '' : `; rząd po rzędzie: ${known.join(', ')}`}.`;
    },
    'shark-put': ({ space, why }) =>
      ({
        setup: `${octopus} umieszcza rekina w kryjówce ${space}; rekin patrzy do środka planszy.`,
        trap: `Pułapka odsyła rekina do kryjówki ${space}; rekin patrzy do środka planszy.`,
        strategy: `Ośmiornica przepędza rekina do kryjówki ${space}; rekin patrzy do środka planszy.`,
      })[why],
    'turn-began': ({ seat, round }) => `Runda ${round}: zaczyna się tura ${ofPlayer(seat)}.`,
    'turn-ended': ({ seat }) => `${player(seat)} kończy turę.`,

    played: (event) => `${octopus} zagrywa ${cardAsObject(event.card)} jako akcję ${event.slot + 1}.`,
    'drawing-up': ({ count }) => `${octopus} dobiera do limitu ręki: ${cardsCounted(count)}.`,
    discarded: (event) =>
      event.why === 'action'
        ? `${octopus} w ramach akcji odrzuca ${cardAsObject(event.card)}.`
        : `${octopus} odrzuca nadmiarową ${cardAsObject(event.card)}.`,
    'action-done': ({ done }) => `Akcja ${done} z ${ACTIONS} jest zakończona.`,
    'card-drawn': (event) => `${octopus} dobiera ${drawnCard(event.secret?.card ?? event.card)}.`,
    reshuffled: ({ count, hand }) =>
      `Stos kart odrzuconych zostaje przetasowany i staje się stosem dobierania: ${cardsCounted(count)}.${hand.length === 0 ? '' : ` Wszyscy wiedzą więc, co jest na ręce: ${cards(hand)}.`}`,
    'slots-cleared': (event) => `Na stos kart odrzuconych trafia to, co zagrano: ${cards(event.cards)}.`,
    'card-removed': (event) =>
      `${octopus} usuwa z gry ${cardAsObject(event.card)} ${event.from === 'hand' ? 'z ręki' : 'ze stosu kart odrzuconych'}.`,
    'card-fetched': (event) => {
      const what = drawnCard(event.secret?.card ?? event.card);
      return event.pile === 'draw-pile'
        ? `${octopus} bierze na rękę ${what} ze stosu dobierania i tasuje ten stos.`
        : `${octopus} bierze na rękę ${what} ze stosu kart odrzuconych.`;
    },

    revealed: (event) => REVEALED[event.why](event.areas, event.blocks),
    hidden: (event) => `${octopus} ukrywa ${event.areas.length === 1 ? 'płytkę' : 'płytki'} ${inAreas(event.areas)}.`,
    swapped: (event) => `Płytki ${inAreas(event.areas)} zamieniają się miejscami.`,
    'mix-began': (event) => `Płytki ${fromAreas(event.areas)} trafiają do worka i zostają pomieszane.`,
    'block-drawn': ({ secret }) =>
      secret === undefined
        ? 'Z worka zostaje wyciągnięta płytka.'
        : `Płytka wyciągnięta z worka to ${block(secret.block, 'nominative')}; widzi to tylko ${octopus}.`,
    'block-put': (event) => `Ukryta płytka staje ${inArea(event.area)}.`,
    'card-gained': (event) =>
      `${octopus} zyskuje ${cardAsObject(event.card)}; w stosie kart ${OF_TYPES[event.stack]} ${left(event.left)}.`,
    replaced: (event) =>
      `${capitalised(inArea(event.area))} leży teraz ${block(event.block, 'nominative')}, symbolem do góry; do rezerwy trafia ${block(event.replaced, 'nominative')}.`,
    'card-kept': (event) =>
      event.where === 'hand'
        ? `${octopus} bierze ${cardAsObject(event.card)} od razu na rękę.`
        : `${octopus} kładzie ${cardAsObject(event.card)} na wierzchu stosu dobierania.`,
    'lesson-ended': (event) =>
      event.cards.length === 0
        ? 'Koniec nauki; na stos kart odrzuconych nie trafia żadna karta.'
        : `Koniec nauki; na stos kart odrzuconych trafia: ${cards(event.cards)}.`,
    eaten: (event) =>
      `Ośmiornica zjada ${block(event.food, 'accusative')} ${inArea(event.area)}! Leży tam teraz muszla, a ${card(event.card)} wypada z gry.`,
    'food-used': ({ food }) => `${octopus} wykorzystuje jednorazowe działanie ${block(food, 'genitive')}.`,
    'limit-turned': ({ limit }) => `Od teraz limit ręki to ${cardsCounted(limit)}.`,

    'extra-dice': ({ count }) => `${shark} dobiera w tej turze o ${diceCounted(count)} więcej.`,
    'die-drawn': (event) => `${shark} dobiera ${colour(event.colour, 'accusative')} kość.`,
    'current-harvested': ({ space }) => `Worek jest pusty: zamiast tego ${shark} bierze kość prądu z pola ${space}.`,
    'dice-traded': ({ given, taken }) =>
      `${shark} zwraca do worka ${coloured(given, 'accusative')}, a bierze z niego ${coloured(taken, 'accusative')}.`,
    'die-rolled': (event) => {
      const rolled = readDie(event.die);
      return `Na ${colour(rolled.colour, 'genitive')} kości wypada ${rolled.face}.`;
    },
    'dice-rerolled': (event) =>
      `${shark} przerzuca ${dice(event.dice, 'accusative')}${event.by === 'tile' ? ' dzięki kafelkowi rozwoju' : ''}.`,
    'die-turned': (event) => `${die(event.die, 'nominative')} zostaje obrócona na ${readDie(event.to).face}.`,
    'die-stashed': (event) => `${shark} odkłada ${die(event.die, 'accusative')} na ${cardAsObject(event.card)}.`,
    'current-placed': (event) =>
      `${shark} kładzie ${die(event.die, 'accusative')}${from(event.card)} na polu ${event.space}.`,
    'dice-placed': (event) =>
      `${shark} kładzie ${and(event.dice.map((placed) => `${die(placed.die, 'accusative')}${from(placed.card)} ${inArea(placed.area)}`))}.`,
    'currents-returned': (event) => {
      const places = fromSpaces(event.spaces);
      const returns = event.spaces.length === 1 ? `kość prądu ${places} wraca` : `kości prądu ${places} wracają`;
      return {
        effect: `${octopus} zwraca do worka ${event.spaces.length === 1 ? 'kość' : 'kości'} prądu ${places}.`,
        unblock: `Rekin nie ma którędy płynąć: ${returns} do worka.`,
        den: `W każdej kryjówce leży kość: ${returns} do worka.`,
      }[event.why];
    },
    'die-grown': (event) =>
      event.to === 'tile'
        ? `${colour(event.colour, 'nominative')} kość trafia na kafelek rozwoju.`
        : `Wszystkie kafelki rozwoju są odwrócone: ${colour(event.colour, 'nominative')} kość wraca do worka.`,
    'tile-turned': ({ tile }) => `Kafelek rozwoju ${tile + 1} zostaje odwrócony, a kości z niego wracają do worka.`,
    hungered: (event) =>
      ({
        attack: `${die(event.die, 'nominative')} trafia po ataku na tor głodu.`,
        energy: `${die(event.die, 'nominative')} trafia z pola energii na tor głodu.`,
        card: `${shark} kładzie ${die(event.die, 'accusative')} na torze głodu.`,
      })[event.why],
    'dice-stored': (event) =>
      event.dice.length === 0
        ? `${shark} nie odkłada żadnej kości na pola energii.`
        : `${shark} odkłada na pola energii ${and(event.dice.map((stored) => `${die(stored.die, 'accusative')}${from(stored.card)}`))}.`,
    'dice-returned': (event) => `Nie ma miejsca na wszystkie kości; do worka wraca: ${dice(event.dice, 'nominative')}.`,
    'energy-returned': (event) => `Z pól energii do worka wraca: ${dice(event.dice, 'nominative')}.`,

    'card-used': (event) => `${shark} używa ${ofCard(event.card)}.`,
    swam: ({ from: start, to, facing, over, how }) => {
      const way = `z pola ${start} na pole ${to}, ${looking(facing)}`;
      if (how === 'step') return `Rekin robi dodatkowy krok ${way}.`;
      if (how === 'unblock') return `Rekin przepycha się ${way}.`;
      return over === '' ? `Rekin płynie ${way}.` : `Rekin płynie z prądem przez pole ${over}: ${way}.`;
    },
    'turned-about': ({ facing }) => `Rekin zawraca i patrzy teraz ${NAMES.facings[facing]}.`,
    'die-resolved': (event) =>
      `${readDie(event.die).colour === 'red' ? 'Atak' : 'Przeszukiwanie'} ${inArea(event.area)}: ${die(event.die, 'nominative')}.`,
    'die-lost': (event) =>
      `${die(event.die, 'nominative')} ${inArea(event.area)} nic już nie zdziała i wraca do worka.`,
    'die-used': (event) => `${die(event.die, 'nominative')} ${inArea(event.area)} jest zużyta.`,
    'trap-sprung': (event) => `${capitalised(inArea(event.area))} działa ${block(event.trap, 'nominative')}.`,
    'trap-ignored': (event) => `${shark} ignoruje ${block(event.trap, 'accusative')} ${inArea(event.area)}.`,
    'confrontation-began': (event) => `Ośmiornica zostaje zaatakowana ${inArea(event.area)}: starcie!`,
    chosen: ({ seat, secret }) =>
      `${player(seat)} wybiera w tajemnicy ${secret === undefined ? 'kartę' : cardAsObject(secret.card)}.`,
    confronted: ({ strategy, counter, match }) =>
      `${title(strategy)} i ${title(counter)}: ${match ? 'kolory są takie same, ośmiornica wpada w szczęki' : 'kolory są różne, ośmiornica się wymyka'}.`,
    'strategy-resolved': ({ strategy, how }) =>
      how === 'carried-out'
        ? `${octopus} stosuje ${cardAsObject(strategy)}.`
        : `${octopus} rezygnuje z działania ${ofCard(strategy)}.`,
    'pair-removed': ({ strategy, counter, why }) =>
      why === 'used'
        ? `${subject(strategy)} jest zużyta i wypada z gry, a wraz z nią ${card(counter)}.`
        : `Los wskazuje ${cardAsObject(strategy)}: wypada ona z gry, a wraz z nią ${card(counter)}.`,
    'spending-began': ({ energy, bonus }) =>
      `${shark} wydaje energię: ${energy}${bonus === 0 ? '' : ` i jeszcze ${bonus} z kafelka rozwoju`}.`,
    bought: (event) =>
      `${shark} kupuje ${cardAsObject(event.card)}${event.gained.length === 0 ? '' : `; do worka: ${coloured(event.gained, 'nominative')}`}. Pozostała energia: ${event.left}.`,
    exchanged: (event) =>
      `${shark} obniża ${die(event.die, 'accusative')} o 1, a ${card(event.card)} znika z rzędu na dobre. Pozostała energia: ${event.left}.`,
    'spending-ended': () => `${shark} kończy zakupy; reszta energii przepada.`,
    'game-ended': ({ winners, reason }) => `Wygrywa ${and(winners.map(player))}: ${ENDED[reason]}.`,
  };
};

const left = (cards: number): string =>
  cards === 0 ? 'nie zostaje żadna' : `${form(cards, 'zostaje', 'zostają', 'zostaje')} ${cardsCounted(cards)}`;

const ENDED: Readonly<Record<EndReason, string>> = {
  confrontation: 'ośmiornica wpadła w szczęki rekina',
  food: 'ośmiornica najadła się do syta',
  hunger: 'rekin pada z głodu',
  'no-red': 'rekin nie ma już żadnej czerwonej kości do ataku',
  'round-cap': 'ośmiornica przetrwała do ostatniej rundy',
};
