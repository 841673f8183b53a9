import type { QuestionSentences } from '../../../../kernel/index.ts';
import { EXCHANGED } from '../../components.ts';
import type { Ask } from '../../table/work.ts';
import { isBasicAction, ownerOf, slotName } from '../phrases.ts';
import type { Question, Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { faces, or, type Phrases, plural, roleInCase, soldier } from './phrases.ts';

const { abilities, actions, roles } = NAMES;

/** What players are asked, in German. */
export const questionsWith = ({
  card,
  option,
  player,
  snail,
  snails,
}: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const about = ({ card: id }: Question): string => (id === undefined ? 'die Karte' : card(id));
  const who = ({ seat, snails: [handle] }: Question): string =>
    handle === undefined ? 'die Schnecke' : ownerOf(handle) === seat ? soldier(handle) : snail(handle);
  const whom = ({ seat, snails: [handle] }: Question): string => {
    if (handle === undefined) return 'die Schnecke';
    const role = roleInCase(handle, 'accusative');
    return ownerOf(handle) === seat ? role : `${role} von ${player(ownerOf(handle))}`;
  };
  const choices = ({ options }: Question): string =>
    options.length === 0 ? '' : `: ${or(options.map((id) => (isBasicAction(id) ? actions[id] : `„${option(id)}“`)))}`;

  return {
    'choose-faction': ({ seat }) => `${player(seat)} wählt eine Fraktion.`,
    mulligan: ({ seat }) => `${player(seat)} behält die Karten oder zieht neu.`,
    'keep-cards': ({ seat }) => `${player(seat)} wirft eine der Startkarten ab.`,
    'place-snail': ({ seat }) => `${player(seat)} setzt eine Schnecke auf den Spielplan.`,
    exchange: ({ seat }) => `${player(seat)} darf ${plural(EXCHANGED, 'Karte', 'Karten')} gegen eine neue tauschen.`,
    'take-faction-card': (asked) => `${player(asked.seat)} darf ${about(asked)} auf die Hand nehmen.`,
    'discard-excess': ({ seat }) => `${player(seat)} hat mehr Karten, als das Handlimit erlaubt, und wirft eine ab.`,
    'declare-active': ({ seat }) => `${player(seat)} wählt die aktive Schnecke.`,
    'declare-passive': ({ seat }) => `${player(seat)} wählt die passive Schnecke.`,
    'plan-card': ({ seat, slot = 0 }) => `${player(seat)} plant eine Karte für Platz ${slotName(slot)}.`,
    'choose-half': (asked) => `${player(asked.seat)} wählt eine Hälfte von ${about(asked)}${choices(asked)}.`,
    'choose-effect': (asked) => `${player(asked.seat)} wählt einen Effekt von ${about(asked)}${choices(asked)}.`,
    decline: (asked) => `${player(asked.seat)} führt ${about(asked)} aus oder verzichtet darauf.`,
    'crawl-step': (asked) =>
      `${player(asked.seat)} bewegt ${whom(asked)} von Feld ${asked.field} weiter oder bleibt stehen; übrig: ${plural(asked.points ?? 0, 'Bewegungspunkt', 'Bewegungspunkte')}.`,
    'take-shell-from': ({ seat, actor }) =>
      `Kein Schneckenhaus ist frei: ${player(seat)} wählt, wessen Schneckenhaus ${actor === undefined ? 'die Schnecke' : soldier(actor)} bekommt.`,
    'choose-target': (asked) => `${player(asked.seat)} wählt ein Ziel für ${about(asked)}.`,
    'use-rage': (asked) => `${player(asked.seat)} darf für ${about(asked)} „${abilities.barbarians}“ nutzen.`,
    're-roll': ({ seat, dice, reRolls }) =>
      `${player(seat)} hat ${faces(dice)} geworfen und darf einen Würfel neu werfen${by(reRolls)}.`,
    'choose-row': (asked) =>
      `${player(asked.seat)} hat ${faces(asked.dice)} geworfen und wählt eine Zeile von ${about(asked)}.`,
    'scatter-field': ({ seat, field }) =>
      `${player(seat)} wählt das Nachbarfeld von ${field}, auf das der Angriff streut.`,
    'push-next': ({ seat, snails: waiting }) =>
      `${player(seat)} wählt, wer als Nächstes geschubst wird: ${snails(waiting)}.`,
    'push-to': (asked) => `${player(asked.seat)} wählt, wohin ${who(asked)} von Feld ${asked.field} geschubst wird.`,
    overcrowd: ({ seat, field }) => `Feld ${field} ist voll: ${player(seat)} wählt, wer von dort wohin geschubst wird.`,
    'place-optional': (asked, { optional }) =>
      `${player(asked.seat)} darf einen Effekt von ${about(asked)} nutzen${optional === undefined ? '' : `: ${optional}`}.`,
    'discard-arsenal': ({ seat }) => `${player(seat)} wirft eine Arsenalkarte ab oder sagt, dass keine da ist.`,
    'draw-bonus': ({ seat }) => `${player(seat)} darf eine Karte ziehen („${abilities.cowboys}“).`,
    'order-effects': ({ seat, field }) =>
      field === undefined
        ? `Auf mehreren Feldern wirken Marker: ${player(seat)} wählt das nächste.`
        : `Auf Feld ${field} wirken mehrere Marker: ${player(seat)} wählt den nächsten.`,
    hidden: ({ seat }) => `${player(seat)} entscheidet geheim.`,
  };
};

const SOURCES = { aim: actions.aim, commander: roles.commander, 'eagle-eye': abilities.amazons } as const;

const by = (reRolls: Question['reRolls']): string =>
  reRolls.length === 0 ? '' : ` (${reRolls.map((source) => SOURCES[source]).join(', ')})`;
