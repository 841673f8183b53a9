import type { QuestionSentences } from '../../../../kernel/index.ts';
import { LARVA_FOOD, TRACKS } from '../../components.ts';
import type { Ask } from '../../table/work.ts';
import { choicesAsked, wordsAsked } from '../asked-words.ts';
import { inBrackets } from '../phrases.ts';
import type { Question, Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { amount, CARDS, or, type Phrases, plural } from './phrases.ts';

/** Behind a colon a whole sentence begins with a capital. */
const sentence = (words: string): string => words.replace(/^: ./u, (first) => first.toUpperCase());

/** What players are asked, in German. */
export const questionsWith = ({ card, played, player }: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const left = ({ count }: Question): string => (count === undefined ? '' : `; übrig: ${count}`);
  const by = ({ thing }: Question): string => (thing === undefined ? '' : ` dank ${played(thing)}`);
  const kindOf = ({ type }: Question): string =>
    type === undefined || type === 'any' ? 'eine Karte' : `eine ${CARDS[type]}`;
  return {
    'choose-queen': ({ seat }) =>
      `${player(seat)} wählt eine Königin und die Inkubationsplättchen, die zu ihr gehören.`,
    'keep-cards': ({ seat }) => `${player(seat)} wählt heimlich die Karten, die bleiben.`,
    'main-action': ({ seat }) => `${player(seat)} wählt die Hauptaktion und darf vorher freie Aktionen ausführen.`,
    'end-turn': ({ seat }) => `${player(seat)} beendet den Zug oder legt vorher eine Karte für die Königin ab.`,
    'spend-ants': ({ seat, action }) =>
      `${player(seat)} wählt Ameisen und Verstärkungen${action === undefined ? '' : ` für die Aktion ${NAMES.actions[action]}`}.`,
    'take-display-card': ({ seat, action }) =>
      `${player(seat)} nimmt eine Karte aus ${action === undefined ? 'einer beliebigen Reihe' : `der ${NAMES.rows[action]}`} der Auslage.`,
    'granted-action': (asked, at) =>
      `${player(asked.seat)} darf${by(asked)} einen Effekt nutzen${sentence(wordsAsked(asked, at))}.`,
    'dig-tile': ({ seat, count }) =>
      `${player(seat)} legt ein Kammerplättchen${count === undefined ? '' : `; übrige Stärke: ${count}`}.`,
    'bonus-order': ({ seat, places }) =>
      `${player(seat)} wählt, welcher Bonus zuerst kommt${places.length === 0 ? '' : `: der von Zelle ${or(places.map(inBrackets))}`}.`,
    'explore-hex': ({ seat, count }) =>
      `${player(seat)} wählt das Feld, das${count === undefined ? '' : ` mit Stärke ${count}`} erkundet wird.`,
    'forage-vertex': (asked) =>
      `${player(asked.seat)} setzt eine Sammelameise${asked.places.length === 0 ? '' : ` neben ${or(asked.places)}`}${left(asked)}.`,
    'collect-kind': ({ seat, hex, count }) =>
      `${player(seat)} wählt die Art des Würfels${hex === undefined ? '' : ` von ${hex}`}${count === undefined ? '' : `; zu sammeln: ${count}`}.`,
    'emptied-order': ({ seat, places }) =>
      `${player(seat)} wählt, welches geleerte Feld zuerst kommt${places.length === 0 ? '' : `: ${or(places)}`}.`,
    'next-part': ({ seat }) =>
      `${player(seat)} darf eine Karte spielen oder einen Feind besiegen, in beliebiger Folge.`,
    'play-card': (asked) => {
      const how =
        asked.how === 'free'
          ? ' ohne Kosten und Bedingungen'
          : asked.how === 'waive'
            ? ' ohne eine ihrer Bedingungen'
            : '';
      return `${player(asked.seat)} darf ${kindOf(asked)}${how} spielen.`;
    },
    'waive-line': ({ seat, thing }) =>
      `${player(seat)} wählt die Bedingung${thing === undefined ? ' der Karte' : ` von ${card(thing)}`}, die entfällt.`,
    'fill-room': ({ seat, thing, count }) =>
      `${player(seat)} wählt das leere Kammerplättchen${count === undefined ? '' : ` ab Größe ${count}`}, das ${thing === undefined ? 'die Karte' : card(thing)} füllt.`,
    'cover-symbols': ({ seat, thing }) =>
      `${player(seat)} wählt, wie viele Aggressionsmarker fehlende Symbole${thing === undefined ? '' : ` für ${card(thing)}`} ersetzen; den Rest ersetzen Mutationsmarker.`,
    pay: ({ seat, what, count }) =>
      `${player(seat)} wählt, womit bezahlt wird${what === undefined || count === undefined ? '' : `; Kosten: ${amount(what, count)}`}.`,
    'defeat-enemy': ({ seat }) => `${player(seat)} darf einen Feind besiegen.`,
    'ability-space': ({ seat, thing }) =>
      `${player(seat)} wählt die Fertigkeit, die der Feind${thing === undefined ? '' : ` ${card(thing)}`} freischaltet.`,
    'store-ants': ({ seat }) =>
      `${player(seat)} wählt die Ameisen des oberen Plättchens, die aufbewahrt werden; alle anderen gehen verloren.`,
    'resolve-deed': ({ seat }) => `${player(seat)} darf die Tat eines Inkubationsplättchens vollbringen.`,
    'incubation-effect': (asked) => `${player(asked.seat)} darf Inkubationseffekte ausführen.`,
    'feed-larvae': ({ seat, count }) =>
      `${player(seat)} füttert ${count === undefined ? 'die Larven' : plural(count, 'Larve', 'Larven')} mit je ${amount('food', LARVA_FOOD)} oder gibt eine auf.`,
    'drop-larva': ({ seat }) => `${player(seat)} wählt die Larve, die aufgegeben wird.`,
    swarm: ({ seat, count }) =>
      `${player(seat)} darf${count === undefined ? '' : ` in Gebiet ${count}`} ausschwärmen oder bleibt auf der Flugleiste.`,
    'production-track': ({ seat, places }) =>
      `${player(seat)} wählt die Produktion, die steigt${places.length === 0 || places.length === TRACKS.length ? '' : `: ${or(places.map(track))}`}.`,
    'draw-keep': ({ seat }) => `${player(seat)} behält eine der gezogenen Karten und legt die andere ab.`,
    'seek-symbol': ({ seat }) => `${player(seat)} nennt das Symbol, das gesucht wird.`,
    'move-disc': ({ seat, how }) =>
      how === 'raise'
        ? `${player(seat)} darf eine Scheibe auf das Inkubationsplättchen darüber legen.`
        : `${player(seat)} darf eine Scheibe auf eine andere Art desselben Plättchens legen.`,
    'larva-kind': ({ seat }) => `${player(seat)} darf eine Larve nehmen und wählt ihre Art.`,
    'choose-item': ({ seat }) => `${player(seat)} darf ein Fundstück neben dem Plan nehmen.`,
    'choose-pheromone': ({ seat }) => `${player(seat)} darf einen Pheromonwürfel vom Plan entfernen.`,
    'discard-card': ({ seat }) => `${player(seat)} wählt die Karte, die abgelegt wird.`,
    'discard-for': (asked, at) =>
      `${player(asked.seat)} darf${by(asked)} ${kindOf(asked)} ablegen${sentence(wordsAsked(asked, at))}.`,
    'tuck-card': (asked) =>
      `${player(asked.seat)} wählt die Karte, die unter ${asked.thing === undefined ? 'die gespielte Karte' : played(asked.thing)} kommt${left(asked)}.`,
    'pay-for': (asked, at) =>
      `${player(asked.seat)} darf${by(asked)} für einen Effekt bezahlen${sentence(wordsAsked(asked, at))}.`,
    'place-marker': (asked) => `${player(asked.seat)} wählt die gespielte Karte, die${by(asked)} den Marker bekommt.`,
    'choose-effect': (asked, at) =>
      `${player(asked.seat)} wählt${by(asked)} einen Effekt${sentence(choicesAsked(asked, at, (each) => each.join(', oder ')))}.`,
    'move-marker': (asked) =>
      `${player(asked.seat)} darf einen Marker auf eine andere gespielte Karte legen${left(asked)}.`,
    'use-marker': (asked, at) =>
      `${player(asked.seat)} darf${by(asked)} einen Marker von einer Karte ablegen${sentence(wordsAsked(asked, at))}.`,
    'egg-swap': ({ seat }) => `${player(seat)} darf eine Eierproduktion senken, um die beiden anderen zu erhöhen.`,
    'empty-room': ({ seat }) => `${player(seat)} darf ein volles Kammerplättchen auf die leere Seite drehen.`,
    hidden: ({ seat }) => `${player(seat)} entscheidet.`,
  };
};

const track = (name: string): string => (NAMES.tracks as Readonly<Record<string, string>>)[name] ?? name;
