import type { QuestionSentences } from '../../../../kernel/index.ts';
import type { Ask } from '../../table/work.ts';
import type { Question, Scene } from '../scene.ts';
import { creature, fields, type Phrases, plural } from './phrases.ts';

/** What players are asked, in English. */
export const questionsWith = ({ card, cards, player }: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const named = (id: string | undefined): string => (id === undefined ? 'the card' : card(id));
  return {
    hold: ({ seat, card: id }) => `${player(seat)} may hold a zombie back with ${named(id)} before the zombies walk.`,
    dogs: ({ seat, field, fields: waiting, left }, at) => {
      const others = waiting.length === 0 ? '' : ` Not moved yet: ${fields(waiting)}.`;
      return field === undefined
        ? `${player(seat)} may move dogs.${others}`
        : `${player(seat)} may move ${creature(field, at)} by ${plural(left ?? 0, 'more field')}.${others}`;
    },
    discard: (asked) => `${player(asked.seat)} discards one of these cards: ${cards(asked.cards)}.`,
    play: ({ seat, left }) =>
      `${player(seat)} plays a card or ends the turn${left === undefined ? '' : `; ${plural(left, 'card')} may still be played`}.`,
    click: ({ seat, card: id, answer }) => `${player(seat)} may cancel ${named(id)} with ${named(answer)}.`,
    aim: ({ seat, card: id, lane = '', left = 0 }) =>
      `${player(seat)} chooses what the next bullet of ${named(id)} hits in lane ${lane}; ${plural(left, 'bullet')} left.`,
    oil: ({ seat, card: id, field = '', left = 0 }) =>
      `${player(seat)} may pour ${named(id)} on from ${field}; a power of ${left} is left.`,
    shrapnel: ({ seat, field = '', damage = 0 }) =>
      `${player(seat)} chooses the field next to ${field} that shrapnel of strength ${damage} flies to.`,
    hidden: ({ seat }) => `${player(seat)} decides.`,
  };
};
