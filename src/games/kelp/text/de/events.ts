import { capitalised, type EventSentences } from '../../../../kernel/index.ts';
import { ACTIONS, AREAS, OCTOPUS, SHARK } from '../../components.ts';
import type { EndReason, KelpEvent, RevealReason } from '../../table/events.ts';
import { readDie } from '../phrases.ts';
import { NAMES } from './names.ts';
import {
  and,
  blocksCounted,
  cardsCounted,
  colour,
  coloured,
  dice,
  diceCounted,
  die,
  fromAreas,
  fromSpaces,
  inArea,
  inAreas,
  intoArea,
  looking,
  type Phrases,
  STACKS,
  withDie,
} from './phrases.ts';

/** What happened, in German. */
export const eventsWith = ({ bareBlock, block, card, cards, ofPlayer, player }: Phrases): EventSentences<KelpEvent> => {
  const octopus = player(OCTOPUS);
  const shark = player(SHARK);
  const from = (id: string): string => (id === '' ? '' : ` von ${card(id)}`);
  const each = (names: readonly string[], ids: readonly string[], wanted: 'nominative' | 'accusative'): string =>
    and(names.map((name, nth) => `${block(ids[nth] ?? '', wanted)} ${inArea(name)}`));
  const drawnCard = (id: string): string => (id === '' ? 'eine Karte' : card(id));
  const REVEALED: Readonly<Record<RevealReason, (names: readonly string[], ids: readonly string[]) => string>> = {
    payment: (names, ids) => `${octopus} bezahlt und deckt ${each(names, ids, 'accusative')} auf.`,
    eating: (names, ids) => `Der Oktopus frisst vor aller Augen; aufgedeckt: ${each(names, ids, 'nominative')}.`,
    search: (names, ids) => `Die Suche findet ${each(names, ids, 'accusative')}.`,
    attack: (names, ids) => `Der Angriff trifft ${each(names, ids, 'accusative')}.`,
  };
  return {
    'row-filled': (event) => `${card(event.card)} liegt jetzt offen auf Platz ${event.place + 1} der Auslage.`,
    'stack-shown': (event) =>
      event.card === ''
        ? `Der ${STACKS[event.stack]} ist leer.`
        : `Oben auf dem ${STACKS[event.stack]} liegt jetzt ${card(event.card)}.`,
    'blocks-laid': ({ secret }) =>
      `${blocksCounted(AREAS.length)} stehen versteckt auf dem Plan${secret === undefined ? '' : `; Reihe für Reihe: ${secret.blocks.map(bareBlock).join(', ')}`}.`,
    'shark-put': ({ space, why }) =>
      ({
        setup: `${octopus} setzt den Hai in die Höhle ${space}; er blickt zur Mitte des Plans.`,
        trap: `Die Falle schickt den Hai in die Höhle ${space}; er blickt zur Mitte des Plans.`,
        strategy: `Der Oktopus treibt den Hai in die Höhle ${space}; er blickt zur Mitte des Plans.`,
      })[why],
    'turn-began': ({ seat, round }) => `Runde ${round}: Der Zug ${ofPlayer(seat)} beginnt.`,
    'turn-ended': ({ seat }) => `${player(seat)} beendet den Zug.`,

    played: (event) => `${octopus} spielt ${card(event.card)} als Aktion ${event.slot + 1}.`,
    'drawing-up': ({ count }) => `${octopus} zieht bis zum Handlimit: ${cardsCounted(count)}.`,
    discarded: (event) =>
      event.why === 'action'
        ? `${octopus} legt als Aktion ${card(event.card)} ab.`
        : `${octopus} legt ${card(event.card)} ab, um das Handlimit einzuhalten.`,
    'action-done': ({ done }) => `Aktion ${done} von ${ACTIONS} ist vorbei.`,
    'card-drawn': (event) => `${octopus} zieht ${drawnCard(event.secret?.card ?? event.card)}.`,
    reshuffled: ({ count, hand }) =>
      `Der Ablagestapel wird zum neuen Nachziehstapel gemischt: ${cardsCounted(count)}.${hand.length === 0 ? '' : ` Damit ist die Hand allen bekannt: ${cards(hand)}.`}`,
    'slots-cleared': (event) => `Das Gespielte kommt auf den Ablagestapel: ${cards(event.cards)}.`,
    'card-removed': (event) =>
      `${octopus} entfernt ${card(event.card)} ${event.from === 'hand' ? 'von der Hand' : 'vom Ablagestapel'} aus dem Spiel.`,
    'card-fetched': (event) => {
      const what = drawnCard(event.secret?.card ?? event.card);
      return event.pile === 'draw-pile'
        ? `${octopus} nimmt ${what} aus dem Nachziehstapel auf die Hand und mischt ihn.`
        : `${octopus} nimmt ${what} aus dem Ablagestapel auf die Hand.`;
    },

    revealed: (event) => REVEALED[event.why](event.areas, event.blocks),
    hidden: (event) =>
      `${octopus} versteckt ${event.areas.length === 1 ? 'den Block' : 'die Blöcke'} ${inAreas(event.areas)}.`,
    swapped: (event) => `Die Blöcke ${inAreas(event.areas)} tauschen die Plätze.`,
    'mix-began': (event) => `Die Blöcke ${fromAreas(event.areas)} kommen zum Mischen in den Blockbeutel.`,
    'block-drawn': ({ secret }) =>
      secret === undefined
        ? 'Ein Block wird aus dem Blockbeutel gezogen.'
        : `Aus dem Blockbeutel kommt ${block(secret.block, 'nominative')}; das sieht nur ${octopus}.`,
    'block-put': (event) => `Der Block kommt versteckt ${intoArea(event.area)}.`,
    'card-gained': (event) =>
      `${octopus} lernt ${card(event.card)}; im ${STACKS[event.stack]} ${event.left < 2 ? 'bleibt' : 'bleiben'} ${event.left === 0 ? 'keine Karte' : cardsCounted(event.left)}.`,
    replaced: (event) =>
      `${capitalised(inArea(event.area))} liegt jetzt offen ${block(event.block, 'nominative')}; in die Reserve kommt ${block(event.replaced, 'nominative')}.`,
    'card-kept': (event) =>
      event.where === 'hand'
        ? `${octopus} nimmt ${card(event.card)} gleich auf die Hand.`
        : `${octopus} legt ${card(event.card)} oben auf den Nachziehstapel.`,
    'lesson-ended': (event) =>
      event.cards.length === 0
        ? 'Das Lernen ist vorbei; keine Karte kommt auf den Ablagestapel.'
        : `Das Lernen ist vorbei; auf dem Ablagestapel liegen nun auch: ${cards(event.cards)}.`,
    eaten: (event) =>
      `Der Oktopus frisst ${block(event.food, 'accusative')} ${inArea(event.area)}! Dort liegt jetzt eine Muschel, und die Karte ${card(event.card)} ist aus dem Spiel.`,
    'food-used': ({ food }) => `${octopus} setzt ${block(food, 'accusative')} ein, zum einzigen Mal.`,
    'limit-turned': ({ limit }) => `Ab jetzt ist das Handlimit ${cardsCounted(limit)}.`,

    'extra-dice': ({ count }) => `${shark} zieht in diesem Zug ${diceCounted(count)} mehr.`,
    'die-drawn': (event) => `${shark} zieht einen ${colour(event.colour, 'en')} Würfel.`,
    'current-harvested': ({ space }) =>
      `Der Beutel ist leer: Stattdessen nimmt ${shark} den Strömungswürfel von ${space}.`,
    'dice-traded': ({ given, taken }) =>
      `${shark} legt ${coloured(given, 'accusative')} in den Beutel zurück und nimmt ${coloured(taken, 'accusative')} heraus.`,
    'die-rolled': (event) => {
      const rolled = readDie(event.die);
      return `Der ${colour(rolled.colour, 'e')} Würfel zeigt ${rolled.face}.`;
    },
    'dice-rerolled': (event) =>
      `${shark} würfelt ${event.by === 'tile' ? 'dank eines Wachstumsplättchens ' : ''}neu: ${dice(event.dice)}.`,
    'die-turned': (event) => `${die(event.die)} wird auf ${readDie(event.to).face} gedreht.`,
    'die-stashed': (event) => `${shark} legt ${die(event.die)} für später auf ${card(event.card)}.`,
    'current-placed': (event) => `${shark} legt ${die(event.die)}${from(event.card)} auf ${event.space}.`,
    'dice-placed': (event) =>
      `${shark} legt ${and(event.dice.map((placed) => `${die(placed.die)}${from(placed.card)} ${intoArea(placed.area)}`))}.`,
    'currents-returned': (event) => {
      const isOne = event.spaces.length === 1;
      const returns = `${isOne ? 'Der' : 'Die'} Strömungswürfel ${fromSpaces(event.spaces)} ${isOne ? 'kommt' : 'kommen'} zurück in den Beutel`;
      return {
        effect: `${octopus} legt ${isOne ? 'den' : 'die'} Strömungswürfel ${fromSpaces(event.spaces)} in den Beutel zurück.`,
        unblock: `Der Hai kommt nicht weiter: ${returns}.`,
        den: `In jeder Höhle liegt ein Würfel: ${returns}.`,
      }[event.why];
    },
    'die-grown': (event) =>
      event.to === 'tile'
        ? `Der ${colour(event.colour, 'e')} Würfel kommt auf ein Wachstumsplättchen.`
        : `Alle Wachstumsplättchen sind umgedreht: Der ${colour(event.colour, 'e')} Würfel kommt zurück in den Beutel.`,
    'tile-turned': ({ tile }) =>
      `Wachstumsplättchen ${tile + 1} wird umgedreht, und seine Würfel kommen zurück in den Beutel.`,
    hungered: (event) =>
      ({
        attack: `${die(event.die)} kommt nach dem Angriff auf die Hungerleiste.`,
        energy: `${die(event.die)} kommt von den Energiefeldern auf die Hungerleiste.`,
        card: `${shark} legt ${die(event.die)} auf die Hungerleiste.`,
      })[event.why],
    'dice-stored': (event) =>
      event.dice.length === 0
        ? `${shark} legt keinen Würfel auf die Energiefelder.`
        : `${shark} legt ${and(event.dice.map((stored) => `${die(stored.die)}${from(stored.card)}`))} auf die Energiefelder.`,
    'dice-returned': (event) => `Nicht alle Würfel haben Platz; zurück in den Beutel: ${dice(event.dice)}.`,
    'energy-returned': (event) => `Von den Energiefeldern zurück in den Beutel: ${dice(event.dice)}.`,

    'card-used': (event) => `${shark} setzt ${card(event.card)} ein.`,
    swam: ({ from: start, to, facing, over, how }) => {
      const way = `von ${start} nach ${to}, ${looking(facing)}`;
      if (how === 'step') return `Der Hai macht einen zusätzlichen Schritt ${way}.`;
      if (how === 'unblock') return `Der Hai drängt weiter ${way}.`;
      return over === ''
        ? `Der Hai schwimmt ${way}.`
        : `Der Hai lässt sich von der Strömung auf ${over} tragen: ${way}.`;
    },
    'turned-about': ({ facing }) => `Der Hai wendet und blickt jetzt ${NAMES.facings[facing]}.`,
    'die-resolved': (event) =>
      `${readDie(event.die).colour === 'red' ? 'Angriff' : 'Suche'} ${inArea(event.area)} ${withDie(event.die)}.`,
    'die-lost': (event) =>
      `${die(event.die)} ${inArea(event.area)} kann nichts mehr ausrichten und kommt zurück in den Beutel.`,
    'die-used': (event) => `${die(event.die)} ${inArea(event.area)} ist verbraucht.`,
    'trap-sprung': (event) => `${capitalised(inArea(event.area))} wirkt ${block(event.trap, 'nominative')}.`,
    'trap-ignored': (event) => `${shark} ignoriert ${block(event.trap, 'accusative')} ${inArea(event.area)}.`,
    'confrontation-began': (event) => `Der Oktopus wird ${inArea(event.area)} angegriffen: Konfrontation!`,
    chosen: ({ seat, secret }) =>
      `${player(seat)} hat verdeckt ${secret === undefined ? 'eine Karte' : card(secret.card)} gewählt.`,
    confronted: ({ strategy, counter, match }) =>
      `${card(strategy)} gegen ${card(counter)}: ${match ? 'Die Farben sind gleich, der Oktopus ist gefangen' : 'Die Farben sind verschieden, der Oktopus entkommt'}.`,
    'strategy-resolved': ({ strategy, how }) =>
      how === 'carried-out'
        ? `${octopus} führt ${card(strategy)} aus.`
        : `${octopus} verzichtet auf die Wirkung von ${card(strategy)}.`,
    'pair-removed': ({ strategy, counter, why }) =>
      why === 'used'
        ? `Die Karte ${card(strategy)} ist verbraucht und aus dem Spiel, und mit ihr ${card(counter)}.`
        : `Das Los trifft ${card(strategy)}: Die Karte ist aus dem Spiel, und mit ihr ${card(counter)}.`,
    'spending-began': ({ energy, bonus }) =>
      `${shark} gibt die Energie aus: ${energy}${bonus === 0 ? '' : ` und dazu ${bonus} von einem Wachstumsplättchen`}.`,
    bought: (event) =>
      `${shark} kauft ${card(event.card)}${event.gained.length === 0 ? '' : `; dazu in den Beutel: ${coloured(event.gained, 'nominative')}`}. Übrige Energie: ${event.left}.`,
    exchanged: (event) =>
      `${shark} dreht ${die(event.die)} um 1 herunter, und ${card(event.card)} verschwindet endgültig aus der Auslage. Übrige Energie: ${event.left}.`,
    'spending-ended': () => `${shark} beendet den Einkauf; übrige Energie verfällt.`,
    'game-ended': ({ winners, reason }) => `${and(winners.map(player))} gewinnt: ${ENDED[reason]}.`,
  };
};

const ENDED: Readonly<Record<EndReason, string>> = {
  confrontation: 'Der Oktopus ist in der Konfrontation gefangen worden',
  food: 'Der Oktopus hat sich satt gefressen',
  hunger: 'Der Hai verhungert',
  'no-red': 'Der Hai hat keinen roten Würfel mehr zum Angreifen',
  'round-cap': 'Der Oktopus hat bis zur letzten Runde überlebt',
};
