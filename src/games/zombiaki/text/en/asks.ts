import type { AskSentences } from '../../../../boxes/index.ts';
import { DOG_STEPS } from '../../components.ts';
import type { AskLook, ChosenTarget, ZombiakiAction } from '../../table/work.ts';
import type { Language } from '../language.ts';
import { amountsNamed } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { creature, fields, type Phrases, place, plural } from './phrases.ts';

/** What a player is asked for, in English: rules name it where they refuse something. */
export const DECISIONS: Language['decisions'] = {
  hold: 'hold a zombie back, or start the movement',
  dogs: 'move dogs, or end their movement',
  discard: 'discard a card',
  play: 'play a card, or end the turn',
  click: 'cancel the shot, or let it happen',
  aim: 'choose what the bullet hits',
  oil: 'pour the oil on, or stop',
  shrapnel: 'choose where the shrapnel flies',
  order: 'give an order',
};

/** What players are asked and can do, in English. */
export const asksWith = ({ card, cards, object, player }: Phrases): AskSentences<AskLook, ZombiakiAction, Scene> => {
  const named = (id: string | undefined): string => (id === undefined ? 'the card' : card(id));
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
    hold: {
      question: ({ seat }, { usedFrom }) =>
        `${player(seat)} may hold a zombie back with ${named(usedFrom(seat, 'before-movement'))} before the zombies walk.`,
      action({ seat, field }, at) {
        const who = creature(field, at);
        return { label: `hold back ${who}`, sentence: `${player(seat)} holds back ${who}.` };
      },
      decline: ({ seat }) => ({ label: 'start the movement', sentence: `${player(seat)} holds nobody back.` }),
    },
    dogs: {
      question({ seat, mover, steps, left }, at) {
        const others = left.length === 0 ? '' : ` Not moved yet: ${fields(left)}.`;
        return mover === undefined
          ? `${player(seat)} may move dogs.${others}`
          : `${player(seat)} may move ${creature(mover, at)} by ${plural(DOG_STEPS - steps, 'more field')}.${others}`;
      },
      action({ seat, from, to }, at) {
        const way = `${creature(from, at)} to ${to}`;
        return { label: `move ${way}`, sentence: `${player(seat)} moves ${way}.` };
      },
      decline: ({ seat }) => ({ label: 'move no more dogs', sentence: `${player(seat)} moves no more dogs.` }),
    },
    discard: {
      question: ({ seat, drawn }, { hand }) =>
        `${player(seat)} discards one of these cards: ${cards(drawn.length === 0 ? hand(seat) : drawn)}.`,
      action: ({ seat, card: id }) => ({
        label: `discard ${card(id)}`,
        sentence: `${player(seat)} discards ${card(id)}.`,
      }),
    },
    play: {
      question: ({ seat }, { limit }) =>
        `${player(seat)} plays a card or ends the turn${limit === undefined ? '' : `; ${plural(limit, 'card')} may still be played`}.`,
      action({ seat, card: id, target }, at) {
        const what = `${card(id)}${target === undefined ? '' : ` ${aim(target, at)}`}`;
        return { label: `play ${what}`, sentence: `${player(seat)} plays ${what}.` };
      },
      decline: ({ seat }) => ({ label: 'end the turn', sentence: `${player(seat)} ends the turn.` }),
    },
    click: {
      question: ({ seat }, { play, usedFrom }) =>
        `${player(seat)} may cancel ${named(play?.card)} with ${named(usedFrom(seat, 'answer'))}.`,
      action({ seat }, { play, usedFrom }) {
        const answer = usedFrom(seat, 'answer');
        const what = `${named(play?.card)}${answer === undefined ? '' : ` with ${card(answer)}`}`;
        return { label: `cancel ${what}`, sentence: `${player(seat)} cancels ${what}.` };
      },
      decline: ({ seat }, { play }) => ({
        label: `let ${named(play?.card)} happen`,
        sentence: `${player(seat)} lets ${named(play?.card)} happen.`,
      }),
    },
    aim: {
      question: ({ seat }, { play }) =>
        `${player(seat)} chooses what the next bullet of ${named(play?.card)} hits in lane ${play?.lane ?? ''}; ${plural(play?.left ?? 0, 'bullet')} left.`,
      action({ seat, hits }, at) {
        const whom = hit(hits, at.play?.lane, at);
        return { label: `aim ${whom}`, sentence: `${player(seat)} aims ${whom}.` };
      },
    },
    oil: {
      question: ({ seat }, { play }) =>
        `${player(seat)} may pour ${named(play?.card)} on from ${play?.fields.at(-1) ?? ''}; a power of ${play?.left ?? 0} is left.`,
      action: ({ seat, field }) => ({
        label: `pour the oil on to ${field}`,
        sentence: `${player(seat)} pours the oil on to ${field}.`,
      }),
      decline: ({ seat }) => ({ label: 'pour no more oil', sentence: `${player(seat)} pours no more oil.` }),
    },
    shrapnel: {
      question: ({ seat, field, damage }) =>
        `${player(seat)} chooses the field next to ${field} that shrapnel of strength ${damage} flies to.`,
      action: ({ seat, field }) => ({
        label: `send the shrapnel to ${field}`,
        sentence: `${player(seat)} sends the shrapnel to ${field}.`,
      }),
    },
    order: {
      action({ seat, boss, zombie, to }, at) {
        const what = `${creature(zombie, at)} to ${place(to)}`;
        return { label: `order ${what}`, sentence: `${player(seat)} has the boss on ${boss} order ${what}.` };
      },
    },
    hidden: { question: ({ seat }) => `${player(seat)} decides.` },
  };
};
