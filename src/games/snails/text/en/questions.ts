import type { QuestionSentences } from '../../../../kernel/index.ts';
import { EXCHANGED } from '../../components.ts';
import type { Ask } from '../../table/work.ts';
import { isBasicAction, ownerOf, slotName } from '../phrases.ts';
import type { Question, Scene } from '../scene.ts';
import { cardOr } from './actions.ts';
import { NAMES } from './names.ts';
import { faces, or, type Phrases, plural, soldier } from './phrases.ts';

const { abilities, actions, roles } = NAMES;

/** What players are asked, in English. */
export const questionsWith = ({
  card,
  option,
  player,
  snail,
  snails,
}: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const about = ({ card: id }: Question): string => cardOr(id, card);
  const whom = ({ seat, snails: [handle] }: Question): string =>
    handle === undefined ? 'the snail' : ownerOf(handle) === seat ? soldier(handle) : snail(handle);
  const choices = ({ options }: Question): string =>
    options.length === 0 ? '' : `: ${or(options.map((id) => (isBasicAction(id) ? actions[id] : `“${option(id)}”`)))}`;

  return {
    'choose-faction': ({ seat }) => `${player(seat)} chooses a faction.`,
    mulligan: ({ seat }) => `${player(seat)} keeps the cards or draws again.`,
    'keep-cards': ({ seat }) => `${player(seat)} discards a card of the opening draw.`,
    'place-snail': ({ seat }) => `${player(seat)} places a snail on the board.`,
    exchange: ({ seat }) => `${player(seat)} may exchange ${plural(EXCHANGED, 'card')} for a new one.`,
    'take-faction-card': (asked) => `${player(asked.seat)} may take ${about(asked)} into hand.`,
    'discard-excess': ({ seat }) => `${player(seat)} has more cards than the hand limit and discards one.`,
    'declare-active': ({ seat }) => `${player(seat)} declares the active snail.`,
    'declare-passive': ({ seat }) => `${player(seat)} declares the passive snail.`,
    'plan-card': ({ seat, slot = 0 }) => `${player(seat)} plans a card for slot ${slotName(slot)}.`,
    'choose-half': (asked) => `${player(asked.seat)} chooses a half of ${about(asked)}${choices(asked)}.`,
    'choose-effect': (asked) => `${player(asked.seat)} chooses an effect of ${about(asked)}${choices(asked)}.`,
    decline: (asked) => `${player(asked.seat)} decides whether to resolve ${about(asked)}.`,
    'crawl-step': (asked) =>
      `${player(asked.seat)} moves ${whom(asked)} on from field ${asked.field}, or stops; ${plural(asked.points ?? 0, 'movement point')} left.`,
    'take-shell-from': ({ seat, actor }) =>
      `No shell is free: ${player(seat)} chooses whose shell ${actor === undefined ? 'the snail' : soldier(actor)} takes.`,
    'choose-target': (asked) => `${player(asked.seat)} chooses a target for ${about(asked)}.`,
    'use-rage': (asked) => `${player(asked.seat)} may use ${abilities.barbarians} for ${about(asked)}.`,
    're-roll': ({ seat, dice, reRolls }) =>
      `${player(seat)} has rolled ${faces(dice)} and may re-roll a die${by(reRolls)}.`,
    'choose-row': (asked) =>
      `${player(asked.seat)} has rolled ${faces(asked.dice)} and chooses a row of ${about(asked)}.`,
    'scatter-field': ({ seat, field }) =>
      `${player(seat)} chooses the field next to ${field} that the attack scatters to.`,
    'push-next': ({ seat, snails: waiting }) => `${player(seat)} chooses who is pushed next: ${snails(waiting)}.`,
    'push-to': (asked) => `${player(asked.seat)} chooses where ${whom(asked)} is pushed to from field ${asked.field}.`,
    overcrowd: ({ seat, field }) =>
      `Field ${field} is full: ${player(seat)} chooses who is pushed off it, and where to.`,
    'place-optional': (asked, { optional }) =>
      `${player(asked.seat)} may use an effect of ${about(asked)}${optional === undefined ? '' : `: ${optional}`}.`,
    'discard-arsenal': ({ seat }) => `${player(seat)} discards an arsenal card, or says that there is none in hand.`,
    'draw-bonus': ({ seat }) => `${player(seat)} may draw a card (${abilities.cowboys}).`,
    'order-effects': ({ seat, field }) =>
      field === undefined
        ? `Tokens act on several fields: ${player(seat)} chooses the next one.`
        : `Several tokens act on field ${field}: ${player(seat)} chooses the next one.`,
    hidden: ({ seat }) => `${player(seat)} decides in secret.`,
  };
};

const SOURCES = { aim: actions.aim, commander: roles.commander, 'eagle-eye': abilities.amazons } as const;

const by = (reRolls: Question['reRolls']): string =>
  reRolls.length === 0 ? '' : ` (${reRolls.map((source) => SOURCES[source]).join(', ')})`;
