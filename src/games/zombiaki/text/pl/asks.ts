import type { AskSentences } from '../../../../boxes/index.ts';
import { DOG_STEPS } from '../../components.ts';
import type { AskLook, ChosenTarget, ZombiakiAction } from '../../table/work.ts';
import type { Language } from '../language.ts';
import { amountsNamed } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { creature, onFields, onto, ontoFields, type Phrases, plural } from './phrases.ts';

/** What a player is asked for, in Polish: rules name it where they refuse something. */
export const DECISIONS: Language['decisions'] = {
  hold: 'wstrzymaj zombiaka albo zacznij ruch',
  dogs: 'przesuń psy albo zakończ ich ruch',
  discard: 'odrzuć kartę',
  play: 'zagraj kartę albo zakończ turę',
  click: 'anuluj strzał albo na niego pozwól',
  aim: 'wybierz, w co trafi pocisk',
  oil: 'lej ropę dalej albo przestań',
  shrapnel: 'wybierz, dokąd leci odłamek',
  order: 'wydaj rozkaz',
};

/** What players are asked and can do, in Polish: orders on buttons, the third person in a log. */
export const asksWith = ({
  cardAsObject,
  cards,
  object,
  ofCard,
  player,
  withCard,
}: Phrases): AskSentences<AskLook, ZombiakiAction, Scene> => {
  const asObject = (id: string | undefined): string => (id === undefined ? 'kartę' : cardAsObject(id));
  const genitive = (id: string | undefined): string => (id === undefined ? 'karty' : ofCard(id));
  const instrumental = (id: string | undefined): string => (id === undefined ? 'kartą' : withCard(id));
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
    hold: {
      question: ({ seat }, { usedFrom }) =>
        `${player(seat)} może przed ruchem wstrzymać zombiaka ${instrumental(usedFrom(seat, 'before-movement'))}.`,
      action({ seat, field }, at) {
        const whom = creature(field, at, 'accusative');
        return { label: `wstrzymaj ${whom}`, sentence: `${player(seat)} wstrzymuje ${whom}.` };
      },
      decline: ({ seat }) => ({ label: 'zacznij ruch', sentence: `${player(seat)} nikogo nie wstrzymuje.` }),
    },
    dogs: {
      question({ seat, mover, steps, left }, at) {
        const others = left.length === 0 ? '' : ` Jeszcze się nie ruszyły: psy ${onFields(left)}.`;
        return mover === undefined
          ? `${player(seat)} może przesunąć psy.${others}`
          : `${player(seat)} może przesunąć ${creature(mover, at, 'accusative')} jeszcze o ${plural(DOG_STEPS - steps, 'pole', 'pola', 'pól')}.${others}`;
      },
      action({ seat, from, to }, at) {
        const way = `${creature(from, at, 'accusative')} ${onto(to)}`;
        return { label: `przesuń ${way}`, sentence: `${player(seat)} przesuwa ${way}.` };
      },
      decline: ({ seat }) => ({
        label: 'nie ruszaj więcej psów',
        sentence: `${player(seat)} nie rusza więcej psów.`,
      }),
    },
    discard: {
      question: ({ seat, drawn }, { hand }) =>
        `${player(seat)} odrzuca jedną z kart: ${cards(drawn.length === 0 ? hand(seat) : drawn)}.`,
      action: ({ seat, card: id }) => ({
        label: `odrzuć ${cardAsObject(id)}`,
        sentence: `${player(seat)} odrzuca ${cardAsObject(id)}.`,
      }),
    },
    play: {
      question: ({ seat }, { limit }) =>
        `${player(seat)} zagrywa kartę albo kończy turę${limit === undefined ? '' : `; można zagrać jeszcze ${plural(limit, 'kartę', 'karty', 'kart')}`}.`,
      action({ seat, card: id, target }, at) {
        const what = `${cardAsObject(id)}${target === undefined ? '' : ` ${aim(target, at)}`}`;
        return { label: `zagraj ${what}`, sentence: `${player(seat)} zagrywa ${what}.` };
      },
      decline: ({ seat }) => ({ label: 'zakończ turę', sentence: `${player(seat)} kończy turę.` }),
    },
    click: {
      question: ({ seat }, { play, usedFrom }) =>
        `${player(seat)} może anulować ${asObject(play?.card)} ${instrumental(usedFrom(seat, 'answer'))}.`,
      action({ seat }, { play, usedFrom }) {
        const answer = usedFrom(seat, 'answer');
        const what = `${asObject(play?.card)}${answer === undefined ? '' : ` ${withCard(answer)}`}`;
        return { label: `anuluj ${what}`, sentence: `${player(seat)} anuluje ${what}.` };
      },
      decline: ({ seat }, { play }) => ({
        label: `pozwól na ${asObject(play?.card)}`,
        sentence: `${player(seat)} pozwala na ${asObject(play?.card)}.`,
      }),
    },
    aim: {
      question: ({ seat }, { play }) =>
        `${player(seat)} wybiera, w co na torze ${play?.lane ?? ''} trafi następny pocisk ${genitive(play?.card)}; zostało ${plural(play?.left ?? 0, 'pocisk', 'pociski', 'pocisków')}.`,
      action({ seat, hits }, at) {
        const whom = hit(hits, at.play?.lane, at);
        return { label: `celuj ${whom}`, sentence: `${player(seat)} celuje ${whom}.` };
      },
    },
    oil: {
      question: ({ seat }, { play }) =>
        `${player(seat)} może lać dalej z pola ${play?.fields.at(-1) ?? ''}; działaniu ${genitive(play?.card)} zostaje siła ${play?.left ?? 0}.`,
      action: ({ seat, field }) => ({
        label: `lej ropę dalej na pole ${field}`,
        sentence: `${player(seat)} leje ropę dalej na pole ${field}.`,
      }),
      decline: ({ seat }) => ({ label: 'nie lej więcej ropy', sentence: `${player(seat)} nie leje więcej ropy.` }),
    },
    shrapnel: {
      question: ({ seat, field, damage }) =>
        `${player(seat)} wybiera pole obok ${field}, na które leci odłamek o sile ${damage}.`,
      action: ({ seat, field }) => ({
        label: `poślij odłamek na pole ${field}`,
        sentence: `${player(seat)} posyła odłamek na pole ${field}.`,
      }),
    },
    order: {
      action({ seat, boss, zombie, to }, at) {
        const what = `${creature(zombie, at, 'accusative')} ${onto(to)}`;
        return {
          label: `rozkazem przesuń ${what}`,
          sentence: `${player(seat)} rozkazem bossa z pola ${boss} przesuwa ${what}.`,
        };
      },
    },
    hidden: { question: ({ seat }) => `${player(seat)} decyduje.` },
  };
};
