import type { QuestionSentences } from '../../../../kernel/index.ts';
import type { Ask } from '../../table/work.ts';
import type { Question, Scene } from '../scene.ts';
import { cardsCounted, creature, onFields, type Phrases, plural } from './phrases.ts';

/** What players are asked, in German. */
export const questionsWith = ({ card, cards, player }: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const named = (id: string | undefined): string => (id === undefined ? 'der Karte' : card(id));
  const asObject = (id: string | undefined): string => (id === undefined ? 'die Karte' : card(id));
  return {
    hold: ({ seat, card: id }) => `${player(seat)} darf vor der Bewegung mit ${named(id)} einen Zombie zurückhalten.`,
    dogs: ({ seat, field, fields: waiting, left }, at) => {
      const others = waiting.length === 0 ? '' : ` Noch nicht bewegt: die Hunde ${onFields(waiting)}.`;
      return field === undefined
        ? `${player(seat)} darf Hunde bewegen.${others}`
        : `${player(seat)} darf ${creature(field, at)} noch ${plural(left ?? 0, 'Feld', 'Felder')} bewegen.${others}`;
    },
    discard: (asked) => `${player(asked.seat)} legt eine dieser Karten ab: ${cards(asked.cards)}.`,
    play: ({ seat, left }) =>
      `${player(seat)} spielt eine Karte oder beendet den Zug${left === undefined ? '' : `; ${left === 1 ? 'es darf' : 'es dürfen'} noch ${cardsCounted(left)} gespielt werden`}.`,
    click: ({ seat, card: id, answer }) => `${player(seat)} darf ${asObject(id)} mit ${named(answer)} verhindern.`,
    aim: ({ seat, card: id, lane = '', left = 0 }) =>
      `${player(seat)} wählt, was die nächste Kugel von ${named(id)} in Spur ${lane} trifft; übrig: ${plural(left, 'Kugel', 'Kugeln')}.`,
    oil: ({ seat, card: id, field = '', left = 0 }) =>
      `${player(seat)} darf von ${field} aus weitergießen; ${asObject(id)} hat noch die Kraft ${left}.`,
    shrapnel: ({ seat, field = '', damage = 0 }) =>
      `${player(seat)} wählt das Feld neben ${field}, auf das ein Splitter der Stärke ${damage} fliegt.`,
    hidden: ({ seat }) => `${player(seat)} entscheidet.`,
  };
};
