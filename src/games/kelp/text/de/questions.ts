import type { QuestionSentences } from '../../../../kernel/index.ts';
import { ACTIONS, ENERGY_SPACES } from '../../components.ts';
import type { Ask } from '../../table/work.ts';
import type { Question, Scene } from '../scene.ts';
import {
  cardsCounted,
  coloured,
  dice,
  diceCounted,
  form,
  inArea,
  inAreas,
  looking,
  type Phrases,
  plural,
  span,
} from './phrases.ts';

/** What players are asked, in German. */
export const questionsWith = ({
  block,
  card,
  cards,
  player,
}: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const named = ({ thing }: Question): string => (thing === undefined ? 'der Karte' : card(thing));
  const asObject = ({ thing }: Question): string => (thing === undefined ? 'die Karte' : card(thing));
  const blocks = ({ span: chosen }: Question, which: readonly [one: string, many: string]): string =>
    chosen === undefined ? which[1] : `${span(...chosen)} ${form(chosen[1], ...which)}`;
  const where = ({ areas }: Question): string => (areas.length === 0 ? '' : ` ${inAreas(areas)}`);
  return {
    'setup-den': ({ seat }) => `${player(seat)} wählt die Höhle, in der der Hai beginnt.`,
    'octopus-action': ({ seat, nth }) =>
      `${player(seat)} hat ${nth === undefined ? 'eine Aktion' : `Aktion ${nth} von ${ACTIONS}`}: eine Karte spielen, eine ablegen oder bis zum Handlimit ziehen.`,
    'pay-cost': (asked) =>
      `${player(asked.seat)} deckt versteckte Blöcke auf, um ${asObject(asked)} zu bezahlen${asked.count === undefined ? '' : `; Kosten: ${asked.count}`}.`,
    'mix-targets': (asked) =>
      `${player(asked.seat)} wählt ${asked.count === undefined ? 'die Blöcke' : plural(asked.count, 'versteckten Block', 'versteckte Blöcke')} zum Mischen mit ${named(asked)}.`,
    'swap-pair': (asked) => `${player(asked.seat)} wählt zwei benachbarte Blöcke zum Tauschen mit ${named(asked)}.`,
    'hide-targets': (asked) =>
      `${player(asked.seat)} wählt ${blocks(asked, REVEALED)} zum Verstecken mit ${named(asked)}.`,
    'draw-one': (asked) => `${player(asked.seat)} darf dank ${named(asked)} eine Karte ziehen.`,
    'learn-item': (asked) =>
      `${player(asked.seat)} lernt eine Karte oder einen Block${asked.count === undefined ? '' : `; noch zu wählen: ${asked.count}`}.`,
    'learn-replace': (asked) =>
      `${player(asked.seat)} wählt den aufgedeckten Block, an dessen Stelle ${asked.thing === undefined ? 'der neue' : block(asked.thing, 'nominative')} kommt.`,
    'learn-top': (asked) =>
      `${player(asked.seat)} darf eine der gelernten Karten oben auf den Nachziehstapel legen: ${cards(asked.cards)}.`,
    'learn-to-hand': (asked) =>
      `${player(asked.seat)} darf eine der gelernten Karten auf die Hand nehmen: ${cards(asked.cards)}.`,
    'learn-hide': (asked) => `${player(asked.seat)} darf die neuen Blöcke${where(asked)} verstecken.`,
    'remove-card': (asked) =>
      `${player(asked.seat)} darf dank ${named(asked)} eine Karte der Hand oder des Ablagestapels aus dem Spiel entfernen.`,
    'discard-hide': ({ seat }) => `${player(seat)} darf einen aufgedeckten Block verstecken.`,
    'end-turn': ({ seat }) => `${player(seat)} beendet den Zug oder setzt vorher gefressene Nahrung ein.`,
    'crab-draw': ({ seat, count }) =>
      `${player(seat)} darf bis zum Handlimit${count === undefined ? '' : ` von ${cardsCounted(count)}`} ziehen.`,
    'snail-pile': ({ seat }) => `${player(seat)} wählt, woher die Karte kommt: Nachziehstapel oder Ablagestapel.`,
    'snail-card': ({ seat, pile }) =>
      `${player(seat)} nimmt eine Karte aus dem ${pile === 'discards' ? 'Ablagestapel' : 'Nachziehstapel'}.`,
    'hand-overflow': ({ seat, count }) =>
      `${player(seat)} legt bis zum Handlimit ab${count === undefined ? '' : `; zu viel: ${cardsCounted(count)}`}.`,
    'trap-hide': (asked) => `${player(asked.seat)} darf dank der Falle ${blocks(asked, OTHERS)} verstecken.`,
    'trap-dice': (asked) =>
      `${player(asked.seat)} darf ${asked.span === undefined ? '' : `${span(0, asked.span[1])} `}Strömungswürfel in den Beutel zurücklegen.`,
    den: ({ seat }) => `${player(seat)} wählt die Höhle, in die der Hai kommt.`,
    'den-die': ({ seat }) =>
      `In jeder Höhle liegt ein Strömungswürfel, und ${player(seat)} wählt, welcher zurück in den Beutel kommt; dorthin kommt der Hai.`,
    'survive-effect': (asked) =>
      `Der Oktopus ist entkommen, und ${player(asked.seat)} darf ${asObject(asked)} ausführen.`,
    'retreat-with': ({ seat }) => `${player(seat)} wählt den Block neben dem Oktopus, der mit ihm gemischt wird.`,
    'armour-hide': (asked) => `${player(asked.seat)} darf noch ${blocks(asked, OTHERS)} verstecken.`,
    'confront-octopus': ({ seat }) => `In der Konfrontation wählt ${player(seat)} verdeckt eine Strategie.`,
    'mix-place': (asked) =>
      `${player(asked.seat)} wählt, wohin der gezogene Block kommt${asked.areas.length === 0 ? '' : `; frei ist Platz ${inAreas(asked.areas)}`}.`,
    'extra-die': ({ seat, count = 1 }) =>
      `${player(seat)} darf dank eines Wachstumsplättchens ${diceCounted(count)} mehr ziehen.`,
    'harvest-current': ({ seat, count }) =>
      `Der Beutel ist leer, und ${player(seat)} nimmt einen Strömungswürfel vom Plan${count === undefined ? '' : `; es ${count === 1 ? 'fehlt' : 'fehlen'} noch ${diceCounted(count)}`}.`,
    'before-roll': (asked) =>
      `Gezogen: ${coloured(asked.drawn, 'nominative')}. Vor dem Wurf darf ${player(asked.seat)} eine Karte einsetzen: ${cards(asked.cards)}.`,
    'after-roll': (asked) =>
      `${player(asked.seat)} darf den Wurf mit Neuwürfen oder Karten verbessern; im Pool: ${dice(asked.dice)}.`,
    'place-current': (asked) =>
      `${player(asked.seat)} darf Strömungswürfel auf leere Felder legen: ${dice(asked.dice)}.`,
    move: ({ seat, shark }) =>
      `${player(seat)} bewegt den Hai${shark === undefined ? '' : `; er ist auf ${shark.space}, ${looking(shark.facing)}`}.`,
    'fast-after': (asked) =>
      `${player(asked.seat)} darf den Hai mit einer Karte${asked.shark === undefined ? '' : ` von ${asked.shark.space} aus`} einen Schritt weiter bewegen: ${cards(asked.cards)}.`,
    hostile: (asked) =>
      `${player(asked.seat)} darf mit einer Karte eine zufällige Strategie samt Konter entfernen: ${cards(asked.cards)}.`,
    'place-search-attack': (asked) =>
      `${player(asked.seat)} darf${where(asked)} suchen oder angreifen; Würfel: ${dice(asked.dice)}.`,
    'resolve-order': (asked) =>
      `${player(asked.seat)} wählt, welcher Würfel zuerst wirkt${asked.areas.length === 0 ? '' : `: der ${asked.areas.map(inArea).join(' oder der ')}`}.`,
    'ignore-trap': (asked) =>
      `${player(asked.seat)} darf ${asked.thing === undefined ? 'die Falle' : block(asked.thing, 'accusative')}${where(asked)} mit einer Karte ignorieren: ${cards(asked.cards)}.`,
    'store-choice': (asked) =>
      `${player(asked.seat)} wählt die Würfel, die als Energie bleiben${asked.count === undefined ? '' : `; freie Felder: ${asked.count}`}.`,
    spend: ({ seat, count, dice: stored }) =>
      `${player(seat)} darf die Energie${count === undefined ? '' : ` von ${count}`} ausgeben oder die Würfel ${stored.length === ENERGY_SPACES ? 'in den Beutel zurücklegen' : 'behalten'}.`,
    buy: ({ seat, count }) => `${player(seat)} kauft Karten${count === undefined ? '' : `; übrige Energie: ${count}`}.`,
    'hunger-die': (asked) => `${player(asked.seat)} wählt den Energiewürfel für die Hungerleiste: ${dice(asked.dice)}.`,
    'confront-shark': ({ seat }) => `In der Konfrontation wählt ${player(seat)} verdeckt einen Konter.`,
    hidden: ({ seat }) => `${player(seat)} entscheidet.`,
  };
};

const REVEALED = ['aufgedeckten Block', 'aufgedeckte Blöcke'] as const;
const OTHERS = ['anderen aufgedeckten Block', 'andere aufgedeckte Blöcke'] as const;
