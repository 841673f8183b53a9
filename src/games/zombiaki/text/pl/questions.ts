import type { QuestionSentences } from '../../../../kernel/index.ts';
import type { Ask } from '../../table/work.ts';
import type { Question, Scene } from '../scene.ts';
import { creature, onFields, type Phrases, plural } from './phrases.ts';

/** What players are asked, in Polish. */
export const questionsWith = ({
  cardAsObject,
  cards,
  ofCard,
  player,
  withCard,
}: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const asObject = (id: string | undefined): string => (id === undefined ? 'kartę' : cardAsObject(id));
  const genitive = (id: string | undefined): string => (id === undefined ? 'karty' : ofCard(id));
  const instrumental = (id: string | undefined): string => (id === undefined ? 'kartą' : withCard(id));
  return {
    hold: ({ seat, card: id }) => `${player(seat)} może przed ruchem wstrzymać zombiaka ${instrumental(id)}.`,
    dogs: ({ seat, field, fields: waiting, left }, at) => {
      const others = waiting.length === 0 ? '' : ` Jeszcze się nie ruszyły: psy ${onFields(waiting)}.`;
      return field === undefined
        ? `${player(seat)} może przesunąć psy.${others}`
        : `${player(seat)} może przesunąć ${creature(field, at, 'accusative')} jeszcze o ${plural(left ?? 0, 'pole', 'pola', 'pól')}.${others}`;
    },
    discard: (asked) => `${player(asked.seat)} odrzuca jedną z kart: ${cards(asked.cards)}.`,
    play: ({ seat, left }) =>
      `${player(seat)} zagrywa kartę albo kończy turę${left === undefined ? '' : `; można zagrać jeszcze ${plural(left, 'kartę', 'karty', 'kart')}`}.`,
    click: ({ seat, card: id, answer }) => `${player(seat)} może anulować ${asObject(id)} ${instrumental(answer)}.`,
    aim: ({ seat, card: id, lane = '', left = 0 }) =>
      `${player(seat)} wybiera, w co na torze ${lane} trafi następny pocisk ${genitive(id)}; zostało ${plural(left, 'pocisk', 'pociski', 'pocisków')}.`,
    oil: ({ seat, card: id, field = '', left = 0 }) =>
      `${player(seat)} może lać dalej z pola ${field}; działaniu ${genitive(id)} zostaje siła ${left}.`,
    shrapnel: ({ seat, field = '', damage = 0 }) =>
      `${player(seat)} wybiera pole obok ${field}, na które leci odłamek o sile ${damage}.`,
    hidden: ({ seat }) => `${player(seat)} decyduje.`,
  };
};
