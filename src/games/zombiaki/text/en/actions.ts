import { askedFor } from '../../../../boxes/index.ts';
import type { ActionSentences } from '../../../../kernel/index.ts';
import type { ChosenTarget, ZombiakiAction } from '../../table/work.ts';
import { amountsNamed } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { creature, fields, type Phrases, place } from './phrases.ts';

/** What players can do, in English. */
export const actionsWith = ({ card, object, player }: Phrases): ActionSentences<ZombiakiAction, Scene> => {
  const hit = (hits: string, lane: string | undefined, at: Scene): string => {
    if (hits === 'nothing') return 'at nobody';
    if (hits !== 'creature') return `at ${object(hits, at)}`;
    const first = lane === undefined ? undefined : at.firstOn(lane);
    return first === undefined ? 'at the first creature' : `at ${creature(first, at)}`;
  };
  const aim = (target: ChosenTarget, at: Scene): string => {
    if ('lane' in target) {
      return `in lane ${target.lane}${target.hits === undefined ? '' : ` ${hit(target.hits, target.lane, at)}`}`;
    }
    if ('field' in target) {
      if (target.hits === undefined) return `on ${target.field}`;
      return `at ${target.hits === 'creature' ? creature(target.field, at) : object(target.field, at)}`;
    }
    if ('from' in target) return `for ${creature(target.from, at)}, to ${place(target.to)}`;
    if ('fields' in target) return `on ${fields(target.fields)}`;
    if ('amounts' in target) return `on lanes ${amountsNamed(target)}`;
    return `against ${card(target.card)}`;
  };

  return {
    hold: (action, at) => {
      if ('decline' in action) {
        return { label: 'start the movement', sentence: `${player(action.seat)} holds nobody back.` };
      }
      const who = creature(action.field, at);
      return { label: `hold back ${who}`, sentence: `${player(action.seat)} holds back ${who}.` };
    },
    dogs: (action, at) => {
      if ('decline' in action) {
        return { label: 'move no more dogs', sentence: `${player(action.seat)} moves no more dogs.` };
      }
      const way = `${creature(action.from, at)} to ${action.to}`;
      return { label: `move ${way}`, sentence: `${player(action.seat)} moves ${way}.` };
    },
    discard: ({ seat, card: id }) => ({
      label: `discard ${card(id)}`,
      sentence: `${player(seat)} discards ${card(id)}.`,
    }),
    play: (action, at) => {
      if ('decline' in action) return { label: 'end the turn', sentence: `${player(action.seat)} ends the turn.` };
      const what = `${card(action.card)}${action.target === undefined ? '' : ` ${aim(action.target, at)}`}`;
      return { label: `play ${what}`, sentence: `${player(action.seat)} plays ${what}.` };
    },
    click: (action, at) => {
      const asked = askedFor('click', action.seat, at);
      const what = asked?.card === undefined ? 'the card' : card(asked.card);
      if ('decline' in action) {
        return { label: `let ${what} happen`, sentence: `${player(action.seat)} lets ${what} happen.` };
      }
      const answer = asked?.answer === undefined ? '' : ` with ${card(asked.answer)}`;
      return { label: `cancel ${what}${answer}`, sentence: `${player(action.seat)} cancels ${what}${answer}.` };
    },
    aim: ({ seat, hits }, at) => {
      const whom = hit(hits, askedFor('aim', seat, at)?.lane, at);
      return { label: `aim ${whom}`, sentence: `${player(seat)} aims ${whom}.` };
    },
    oil: (action) =>
      'decline' in action
        ? { label: 'pour no more oil', sentence: `${player(action.seat)} pours no more oil.` }
        : {
            label: `pour the oil on to ${action.field}`,
            sentence: `${player(action.seat)} pours the oil on to ${action.field}.`,
          },
    shrapnel: ({ seat, field }) => ({
      label: `send the shrapnel to ${field}`,
      sentence: `${player(seat)} sends the shrapnel to ${field}.`,
    }),
    order: ({ seat, boss, zombie, to }, at) => {
      const what = `${creature(zombie, at)} to ${place(to)}`;
      return {
        label: `order ${what}`,
        sentence: `${player(seat)} has the boss on ${boss} order ${what}.`,
      };
    },
  };
};
