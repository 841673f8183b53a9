import { askedFor } from '../../../../boxes/index.ts';
import type { ActionSentences } from '../../../../kernel/index.ts';
import type { ChosenTarget, ZombiakiAction } from '../../table/work.ts';
import { amountsNamed } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { creature, onto, ontoFields, type Phrases } from './phrases.ts';

/** What players can do, in Polish: orders on buttons, the third person in a log. */
export const actionsWith = ({
  cardAsObject,
  object,
  player,
  withCard,
}: Phrases): ActionSentences<ZombiakiAction, Scene> => {
  const hit = (hits: string, lane: string | undefined, at: Scene): string => {
    if (hits === 'nothing') return 'w nikogo';
    if (hits !== 'creature') return `w cel: ${object(hits, at)}`;
    const first = lane === undefined ? undefined : at.firstOn(lane);
    return first === undefined ? 'w pierwszą istotę' : `w ${creature(first, at, 'accusative')}`;
  };
  const aim = (target: ChosenTarget, at: Scene): string => {
    if ('lane' in target) {
      return `na torze ${target.lane}${target.hits === undefined ? '' : ` ${hit(target.hits, target.lane, at)}`}`;
    }
    if ('field' in target) {
      if (target.hits === undefined) return `na pole ${target.field}`;
      return target.hits === 'creature'
        ? `w ${creature(target.field, at, 'accusative')}`
        : `w cel: ${object(target.field, at)}`;
    }
    if ('from' in target) return `na ${creature(target.from, at, 'accusative')}, ${onto(target.to)}`;
    if ('fields' in target) return ontoFields(target.fields);
    if ('amounts' in target) return `na tory ${amountsNamed(target)}`;
    return `na ${cardAsObject(target.card)}`;
  };

  return {
    hold: (action, at) => {
      if ('decline' in action) {
        return { label: 'zacznij ruch', sentence: `${player(action.seat)} nikogo nie wstrzymuje.` };
      }
      const whom = creature(action.field, at, 'accusative');
      return { label: `wstrzymaj ${whom}`, sentence: `${player(action.seat)} wstrzymuje ${whom}.` };
    },
    dogs: (action, at) => {
      if ('decline' in action) {
        return { label: 'nie ruszaj więcej psów', sentence: `${player(action.seat)} nie rusza więcej psów.` };
      }
      const way = `${creature(action.from, at, 'accusative')} ${onto(action.to)}`;
      return { label: `przesuń ${way}`, sentence: `${player(action.seat)} przesuwa ${way}.` };
    },
    discard: ({ seat, card: id }) => ({
      label: `odrzuć ${cardAsObject(id)}`,
      sentence: `${player(seat)} odrzuca ${cardAsObject(id)}.`,
    }),
    play: (action, at) => {
      if ('decline' in action) return { label: 'zakończ turę', sentence: `${player(action.seat)} kończy turę.` };
      const what = `${cardAsObject(action.card)}${action.target === undefined ? '' : ` ${aim(action.target, at)}`}`;
      return { label: `zagraj ${what}`, sentence: `${player(action.seat)} zagrywa ${what}.` };
    },
    click: (action, at) => {
      const asked = askedFor('click', action.seat, at);
      const what = asked?.card === undefined ? 'kartę' : cardAsObject(asked.card);
      if ('decline' in action) {
        return { label: `pozwól na ${what}`, sentence: `${player(action.seat)} pozwala na ${what}.` };
      }
      const answer = asked?.answer === undefined ? '' : ` ${withCard(asked.answer)}`;
      return { label: `anuluj ${what}${answer}`, sentence: `${player(action.seat)} anuluje ${what}${answer}.` };
    },
    aim: ({ seat, hits }, at) => {
      const whom = hit(hits, askedFor('aim', seat, at)?.lane, at);
      return { label: `celuj ${whom}`, sentence: `${player(seat)} celuje ${whom}.` };
    },
    oil: (action) =>
      'decline' in action
        ? { label: 'nie lej więcej ropy', sentence: `${player(action.seat)} nie leje więcej ropy.` }
        : {
            label: `lej ropę dalej na pole ${action.field}`,
            sentence: `${player(action.seat)} leje ropę dalej na pole ${action.field}.`,
          },
    shrapnel: ({ seat, field }) => ({
      label: `poślij odłamek na pole ${field}`,
      sentence: `${player(seat)} posyła odłamek na pole ${field}.`,
    }),
    order: ({ seat, boss, zombie, to }, at) => {
      const what = `${creature(zombie, at, 'accusative')} ${onto(to)}`;
      return {
        label: `rozkazem przesuń ${what}`,
        sentence: `${player(seat)} rozkazem bossa z pola ${boss} przesuwa ${what}.`,
      };
    },
  };
};
