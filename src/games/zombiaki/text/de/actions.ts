import { askedFor } from '../../../../boxes/index.ts';
import type { ActionSentences } from '../../../../kernel/index.ts';
import type { ChosenTarget, ZombiakiAction } from '../../table/work.ts';
import { amountsNamed } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { creature, onFields, onto, type Phrases } from './phrases.ts';

/** What players can do, in German. */
export const actionsWith = ({ card, object, player }: Phrases): ActionSentences<ZombiakiAction, Scene> => {
  const hit = (hits: string, lane: string | undefined, at: Scene): string => {
    if (hits === 'nothing') return 'auf niemanden';
    if (hits !== 'creature') return `auf ${object(hits, at)}`;
    const first = lane === undefined ? undefined : at.firstOn(lane);
    return first === undefined ? 'auf das erste Wesen' : `auf ${creature(first, at)}`;
  };
  const aim = (target: ChosenTarget, at: Scene): string => {
    if ('lane' in target) {
      return `in Spur ${target.lane}${target.hits === undefined ? '' : ` ${hit(target.hits, target.lane, at)}`}`;
    }
    if ('field' in target) {
      if (target.hits === undefined) return `auf ${target.field}`;
      return `auf ${target.hits === 'creature' ? creature(target.field, at) : object(target.field, at)}`;
    }
    if ('from' in target) return `für ${creature(target.from, at)}, ${onto(target.to)}`;
    if ('fields' in target) return onFields(target.fields);
    if ('amounts' in target) return `in den Spuren ${amountsNamed(target)}`;
    return `gegen ${card(target.card)}`;
  };

  return {
    hold: (action, at) => {
      if ('decline' in action) {
        return { label: 'die Bewegung beginnen', sentence: `${player(action.seat)} hält niemanden zurück.` };
      }
      const whom = creature(action.field, at);
      return { label: `${whom} zurückhalten`, sentence: `${player(action.seat)} hält ${whom} zurück.` };
    },
    dogs: (action, at) => {
      if ('decline' in action) {
        return { label: 'keine Hunde mehr bewegen', sentence: `${player(action.seat)} bewegt keine Hunde mehr.` };
      }
      const way = `${creature(action.from, at)} ${onto(action.to)}`;
      return { label: `${way} bewegen`, sentence: `${player(action.seat)} bewegt ${way}.` };
    },
    discard: ({ seat, card: id }) => ({
      label: `${card(id)} ablegen`,
      sentence: `${player(seat)} legt ${card(id)} ab.`,
    }),
    play: (action, at) => {
      if ('decline' in action) return { label: 'den Zug beenden', sentence: `${player(action.seat)} beendet den Zug.` };
      const what = `${card(action.card)}${action.target === undefined ? '' : ` ${aim(action.target, at)}`}`;
      return { label: `${what} spielen`, sentence: `${player(action.seat)} spielt ${what}.` };
    },
    click: (action, at) => {
      const asked = askedFor('click', action.seat, at);
      const what = asked?.card === undefined ? 'die Karte' : card(asked.card);
      if ('decline' in action) {
        return { label: `${what} geschehen lassen`, sentence: `${player(action.seat)} lässt ${what} geschehen.` };
      }
      const answer = asked?.answer === undefined ? '' : ` mit ${card(asked.answer)}`;
      return { label: `${what}${answer} verhindern`, sentence: `${player(action.seat)} verhindert ${what}${answer}.` };
    },
    aim: ({ seat, hits }, at) => {
      const whom = hit(hits, askedFor('aim', seat, at)?.lane, at);
      return { label: `${whom} zielen`, sentence: `${player(seat)} zielt ${whom}.` };
    },
    oil: (action) =>
      'decline' in action
        ? { label: 'kein Öl mehr gießen', sentence: `${player(action.seat)} gießt kein Öl mehr.` }
        : {
            label: `das Öl weiter auf ${action.field} gießen`,
            sentence: `${player(action.seat)} gießt das Öl weiter auf ${action.field}.`,
          },
    shrapnel: ({ seat, field }) => ({
      label: `den Splitter nach ${field} schicken`,
      sentence: `${player(seat)} schickt den Splitter nach ${field}.`,
    }),
    order: ({ seat, boss, zombie, to }, at) => {
      const what = `${creature(zombie, at)} ${onto(to)}`;
      return {
        label: `${what} befehlen`,
        sentence: `${player(seat)} lässt den Boss auf ${boss} befehlen: ${what}.`,
      };
    },
  };
};
