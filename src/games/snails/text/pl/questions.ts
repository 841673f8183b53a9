import type { QuestionSentences } from '../../../../kernel/index.ts';
import { EXCHANGED } from '../../components.ts';
import type { Ask } from '../../table/work.ts';
import { isBasicAction, ownerOf, slotName } from '../phrases.ts';
import type { Question, Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { faces, or, type Phrases, plural, roleInCase, soldier } from './phrases.ts';

const { abilities, actions, roles } = NAMES;

/** What players are asked, in Polish. */
export const questionsWith = ({
  cardAsObject,
  ofCard,
  ofPlayer,
  option,
  player,
  snail,
  snails,
}: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const asObject = ({ card: id }: Question): string => (id === undefined ? 'kartę' : cardAsObject(id));
  const about = ({ card: id }: Question): string => (id === undefined ? 'karty' : ofCard(id));
  const who = ({ seat, snails: [handle] }: Question): string =>
    handle === undefined ? 'ślimak' : ownerOf(handle) === seat ? soldier(handle) : snail(handle);
  const whom = ({ seat, snails: [handle] }: Question): string => {
    if (handle === undefined) return 'ślimaka';
    const role = roleInCase(handle, 'accusative');
    return ownerOf(handle) === seat ? role : `${role} ${ofPlayer(ownerOf(handle))}`;
  };
  const choices = ({ options }: Question): string =>
    options.length === 0 ? '' : `: ${or(options.map((id) => (isBasicAction(id) ? actions[id] : `„${option(id)}”`)))}`;

  return {
    'choose-faction': ({ seat }) => `${player(seat)} wybiera frakcję.`,
    mulligan: ({ seat }) => `${player(seat)} zatrzymuje karty albo dobiera od nowa.`,
    'keep-cards': ({ seat }) => `${player(seat)} odrzuca kartę z początkowego doboru.`,
    'place-snail': ({ seat }) => `${player(seat)} wystawia ślimaka na planszę.`,
    exchange: ({ seat }) =>
      `${player(seat)} może wymienić ${plural(EXCHANGED, 'kartę', 'karty', 'kart')} na jedną nową.`,
    'take-faction-card': (asked) => `${player(asked.seat)} może wziąć na rękę ${asObject(asked)}.`,
    'discard-excess': ({ seat }) => `${player(seat)} ma więcej kart, niż pozwala limit ręki, i odrzuca jedną.`,
    'declare-active': ({ seat }) => `${player(seat)} wybiera aktywnego ślimaka.`,
    'declare-passive': ({ seat }) => `${player(seat)} wybiera pasywnego ślimaka.`,
    'plan-card': ({ seat, slot = 0 }) => `${player(seat)} planuje kartę na miejsce ${slotName(slot)}.`,
    'choose-half': (asked) => `${player(asked.seat)} wybiera połowę ${about(asked)}${choices(asked)}.`,
    'choose-effect': (asked) => `${player(asked.seat)} wybiera efekt ${about(asked)}${choices(asked)}.`,
    decline: (asked) => `${player(asked.seat)} rozpatruje ${asObject(asked)} albo z niej rezygnuje.`,
    'crawl-step': (asked) =>
      `${player(asked.seat)} przesuwa ${whom(asked)} dalej z pola ${asked.field} albo się zatrzymuje; punkty ruchu: ${asked.points}.`,
    'take-shell-from': ({ seat, actor }) =>
      `Żadna muszla nie jest wolna: ${player(seat)} wybiera, czyją muszlę przejmuje ${actor === undefined ? 'ślimak' : soldier(actor)}.`,
    'choose-target': (asked) => `${player(asked.seat)} wybiera cel ${about(asked)}.`,
    'use-rage': (asked) => `${player(asked.seat)} może użyć zdolności „${abilities.barbarians}” do ${about(asked)}.`,
    're-roll': ({ seat, dice, reRolls }) =>
      `Wypadło: ${faces(dice)}; ${player(seat)} może przerzucić kość${by(reRolls)}.`,
    'choose-row': (asked) => `Wypadło: ${faces(asked.dice)}; ${player(asked.seat)} wybiera wiersz ${about(asked)}.`,
    'scatter-field': ({ seat, field }) => `${player(seat)} wybiera pole rozrzutu obok pola ${field}.`,
    'push-next': ({ seat, snails: waiting }) =>
      `${player(seat)} wybiera, kto zostaje popchnięty teraz: ${snails(waiting)}.`,
    'push-to': (asked) => `${player(asked.seat)} wybiera, dokąd z pola ${asked.field} trafia popchnięty ${who(asked)}.`,
    overcrowd: ({ seat, field }) => `Pole ${field} jest pełne: ${player(seat)} wybiera, kogo i dokąd popchnąć.`,
    'place-optional': (asked, { optional }) =>
      `${player(asked.seat)} może skorzystać z efektu ${about(asked)}${optional === undefined ? '' : `: ${optional}`}.`,
    'discard-arsenal': ({ seat }) => `${player(seat)} odrzuca kartę arsenału albo mówi, że nie ma jej na ręce.`,
    'draw-bonus': ({ seat }) => `${player(seat)} może dobrać kartę („${abilities.cowboys}”).`,
    'order-effects': ({ seat, field }) =>
      field === undefined
        ? `Żetony działają na kilku polach: ${player(seat)} wybiera kolejne.`
        : `Na polu ${field} działa kilka żetonów: ${player(seat)} wybiera kolejny.`,
    hidden: ({ seat }) => `${player(seat)} decyduje w tajemnicy.`,
  };
};

const SOURCES = { aim: actions.aim, commander: roles.commander, 'eagle-eye': abilities.amazons } as const;

const by = (reRolls: Question['reRolls']): string =>
  reRolls.length === 0 ? '' : ` (${reRolls.map((source) => SOURCES[source]).join(', ')})`;
