import type { AskSentences } from '../../../../boxes/index.ts';
import { DOG_STEPS } from '../../components.ts';
import type { AskLook, ChosenTarget, ZombiakiAction } from '../../table/work.ts';
import type { Language } from '../language.ts';
import { amountsNamed } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { cardsCounted, creature, onFields, onto, type Phrases, plural } from './phrases.ts';

/** What a player is asked for, in German: rules name it where they refuse something. */
export const DECISIONS: Language['decisions'] = {
  hold: 'einen Zombie zurückhalten oder die Bewegung beginnen',
  dogs: 'Hunde bewegen oder ihre Bewegung beenden',
  discard: 'eine Karte ablegen',
  play: 'eine Karte spielen oder den Zug beenden',
  click: 'den Schuss verhindern oder geschehen lassen',
  aim: 'wählen, was die Kugel trifft',
  oil: 'das Öl weitergießen oder aufhören',
  shrapnel: 'wählen, wohin der Splitter fliegt',
  order: 'einen Befehl geben',
};

/** What players are asked and can do, in German. */
export const asksWith = ({ card, cards, object, player }: Phrases): AskSentences<AskLook, ZombiakiAction, Scene> => {
  const named = (id: string | undefined): string => (id === undefined ? 'der Karte' : card(id));
  const asObject = (id: string | undefined): string => (id === undefined ? 'die Karte' : card(id));
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
    hold: {
      question: ({ seat }, { usedFrom }) =>
        `${player(seat)} darf vor der Bewegung mit ${named(usedFrom(seat, 'before-movement'))} einen Zombie zurückhalten.`,
      action({ seat, field }, at) {
        const whom = creature(field, at);
        return { label: `${whom} zurückhalten`, sentence: `${player(seat)} hält ${whom} zurück.` };
      },
      decline: ({ seat }) => ({
        label: 'die Bewegung beginnen',
        sentence: `${player(seat)} hält niemanden zurück.`,
      }),
    },
    dogs: {
      question({ seat, mover, steps, left }, at) {
        const others = left.length === 0 ? '' : ` Noch nicht bewegt: die Hunde ${onFields(left)}.`;
        return mover === undefined
          ? `${player(seat)} darf Hunde bewegen.${others}`
          : `${player(seat)} darf ${creature(mover, at)} noch ${plural(DOG_STEPS - steps, 'Feld', 'Felder')} bewegen.${others}`;
      },
      action({ seat, from, to }, at) {
        const way = `${creature(from, at)} ${onto(to)}`;
        return { label: `${way} bewegen`, sentence: `${player(seat)} bewegt ${way}.` };
      },
      decline: ({ seat }) => ({
        label: 'keine Hunde mehr bewegen',
        sentence: `${player(seat)} bewegt keine Hunde mehr.`,
      }),
    },
    discard: {
      question: ({ seat, drawn }, { hand }) =>
        `${player(seat)} legt eine dieser Karten ab: ${cards(drawn.length === 0 ? hand(seat) : drawn)}.`,
      action: ({ seat, card: id }) => ({
        label: `${card(id)} ablegen`,
        sentence: `${player(seat)} legt ${card(id)} ab.`,
      }),
    },
    play: {
      question: ({ seat }, { limit }) =>
        `${player(seat)} spielt eine Karte oder beendet den Zug${limit === undefined ? '' : `; ${limit === 1 ? 'es darf' : 'es dürfen'} noch ${cardsCounted(limit)} gespielt werden`}.`,
      action({ seat, card: id, target }, at) {
        const what = `${card(id)}${target === undefined ? '' : ` ${aim(target, at)}`}`;
        return { label: `${what} spielen`, sentence: `${player(seat)} spielt ${what}.` };
      },
      decline: ({ seat }) => ({ label: 'den Zug beenden', sentence: `${player(seat)} beendet den Zug.` }),
    },
    click: {
      question: ({ seat }, { play, usedFrom }) =>
        `${player(seat)} darf ${asObject(play?.card)} mit ${named(usedFrom(seat, 'answer'))} verhindern.`,
      action({ seat }, { play, usedFrom }) {
        const answer = usedFrom(seat, 'answer');
        const what = `${asObject(play?.card)}${answer === undefined ? '' : ` mit ${card(answer)}`}`;
        return { label: `${what} verhindern`, sentence: `${player(seat)} verhindert ${what}.` };
      },
      decline: ({ seat }, { play }) => ({
        label: `${asObject(play?.card)} geschehen lassen`,
        sentence: `${player(seat)} lässt ${asObject(play?.card)} geschehen.`,
      }),
    },
    aim: {
      question: ({ seat }, { play }) =>
        `${player(seat)} wählt, was die nächste Kugel von ${named(play?.card)} in Spur ${play?.lane ?? ''} trifft; übrig: ${plural(play?.left ?? 0, 'Kugel', 'Kugeln')}.`,
      action({ seat, hits }, at) {
        const whom = hit(hits, at.play?.lane, at);
        return { label: `${whom} zielen`, sentence: `${player(seat)} zielt ${whom}.` };
      },
    },
    oil: {
      question: ({ seat }, { play }) =>
        `${player(seat)} darf von ${play?.fields.at(-1) ?? ''} aus weitergießen; ${asObject(play?.card)} hat noch die Kraft ${play?.left ?? 0}.`,
      action: ({ seat, field }) => ({
        label: `das Öl weiter auf ${field} gießen`,
        sentence: `${player(seat)} gießt das Öl weiter auf ${field}.`,
      }),
      decline: ({ seat }) => ({ label: 'kein Öl mehr gießen', sentence: `${player(seat)} gießt kein Öl mehr.` }),
    },
    shrapnel: {
      question: ({ seat, field, damage }) =>
        `${player(seat)} wählt das Feld neben ${field}, auf das ein Splitter der Stärke ${damage} fliegt.`,
      action: ({ seat, field }) => ({
        label: `den Splitter nach ${field} schicken`,
        sentence: `${player(seat)} schickt den Splitter nach ${field}.`,
      }),
    },
    order: {
      action({ seat, boss, zombie, to }, at) {
        const what = `${creature(zombie, at)} ${onto(to)}`;
        return {
          label: `${what} befehlen`,
          sentence: `${player(seat)} lässt den Boss auf ${boss} befehlen: ${what}.`,
        };
      },
    },
    hidden: { question: ({ seat }) => `${player(seat)} entscheidet.` },
  };
};
