import type { QuestionSentences } from '../../../../kernel/index.ts';
import { LARVA_FOOD, TRACKS, type Track } from '../../components.ts';
import type { Ask } from '../../table/work.ts';
import { choicesAsked, wordsAsked } from '../asked-words.ts';
import { inBrackets } from '../phrases.ts';
import type { Question, Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { amount, eitherOf, OF_ACTIONS, OF_TYPES, or, type Phrases, plural, trackAsObject } from './phrases.ts';

/** What players are asked, in Polish. */
export const questionsWith = ({ played, player, title }: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const strength = ({ count }: Question): string => (count === undefined ? '' : `; Siła: ${count}`);
  const left = ({ count }: Question): string => (count === undefined ? '' : `; zostało: ${count}`);
  const by = ({ thing }: Question): string => (thing === undefined ? '' : ` (${played(thing)})`);
  const kindOf = ({ type }: Question): string =>
    type === undefined || type === 'any' ? 'kartę' : `kartę ${OF_TYPES[type]}`;
  return {
    'choose-queen': ({ seat }) => `${player(seat)} wybiera Królową wraz z kafelkami Inkubacji.`,
    'keep-cards': ({ seat }) => `${player(seat)} w tajemnicy wybiera karty, które zatrzyma.`,
    'main-action': ({ seat }) => `${player(seat)} wybiera akcję główną; przed nią może wykonać akcje darmowe.`,
    'end-turn': ({ seat }) => `${player(seat)} kończy turę albo najpierw odrzuca kartę dla Królowej.`,
    'spend-ants': ({ seat, action }) =>
      `${player(seat)} wybiera mrówki i Ulepszenia${action === undefined ? '' : ` do akcji ${OF_ACTIONS[action]}`}.`,
    'take-display-card': ({ seat, action }) =>
      `${player(seat)} bierze kartę z ${action === undefined ? 'dowolnego rzędu oferty' : `rzędu ${OF_ACTIONS[action]} w ofercie`}.`,
    'granted-action': (asked, at) =>
      `${player(asked.seat)} może skorzystać z efektu${by(asked)}${wordsAsked(asked, at)}.`,
    'dig-tile': ({ seat, count }) =>
      `${player(seat)} kładzie kafelek Pokoju${count === undefined ? '' : `; pozostała Siła: ${count}`}.`,
    'bonus-order': ({ seat, places }) =>
      `${player(seat)} wybiera, która premia będzie pierwsza${places.length === 0 ? '' : `: z pola ${or(places.map(inBrackets))}`}.`,
    'explore-hex': (asked) => `${player(asked.seat)} odkrywa pole${strength(asked)}.`,
    'forage-vertex': (asked) =>
      `${player(asked.seat)} ustawia Mrówkę Zbierającą${asked.places.length === 0 ? '' : ` obok ${or(asked.places)}`}${left(asked)}.`,
    'collect-kind': ({ seat, hex, count }) =>
      `${player(seat)} wybiera rodzaj kostki zbieranej${hex === undefined ? '' : ` z pola ${hex}`}${count === undefined ? '' : `; należy się: ${count}`}.`,
    'emptied-order': ({ seat, places }) =>
      `${player(seat)} wybiera, które opróżnione pole będzie pierwsze${places.length === 0 ? '' : `: ${or(places)}`}.`,
    'next-part': ({ seat }) => `${player(seat)} może zagrać kartę lub pokonać wroga, w dowolnej kolejności.`,
    'play-card': (asked) => {
      const how =
        asked.how === 'free'
          ? ' bez kosztu i wymagań'
          : asked.how === 'waive'
            ? ' z pominięciem jednego z wymagań'
            : '';
      return `${player(asked.seat)} może zagrać ${kindOf(asked)}${how}.`;
    },
    'waive-line': ({ seat, thing }) =>
      `${player(seat)} wybiera wymaganie karty${thing === undefined ? '' : ` ${title(thing)}`}, które pominie.`,
    'fill-room': ({ seat, thing, count }) =>
      `${player(seat)} wybiera pusty kafelek Pokoju${count === undefined ? '' : ` o rozmiarze co najmniej ${count}`}, który zapełni karta${thing === undefined ? '' : ` ${title(thing)}`}.`,
    'cover-symbols': ({ seat, thing }) =>
      `${player(seat)} wybiera, ile żetonów Agresji zastąpi brakujące symbole${thing === undefined ? '' : `, których wymaga ${title(thing)}`}.`,
    pay: ({ seat, what, count }) =>
      `${player(seat)} wybiera sposób zapłaty${what === undefined || count === undefined ? '' : `; cena: ${amount(what, count, 'nominative')}`}.`,
    'defeat-enemy': ({ seat }) => `${player(seat)} może pokonać wroga.`,
    'ability-space': ({ seat, thing }) =>
      `${player(seat)} wybiera zdolność, którą odblokuje wróg${thing === undefined ? '' : ` ${title(thing)}`}.`,
    'store-ants': ({ seat }) => `${player(seat)} przechowuje mrówki z górnego kafelka; pozostałe wracają do puli.`,
    'resolve-deed': ({ seat }) => `${player(seat)} może wypełnić Czyn kafelka Inkubacji.`,
    'incubation-effect': (asked) => `${player(asked.seat)} może aktywować efekty Inkubacji.`,
    'feed-larvae': ({ seat, count }) =>
      `${player(seat)} karmi ${count === undefined ? 'Larwy' : plural(count, 'Larwę', 'Larwy', 'Larw')}, płacąc ${amount('food', LARVA_FOOD, 'accusative')} za każdą, albo porzuca jedną z nich.`,
    'drop-larva': ({ seat }) => `${player(seat)} porzuca Larwę.`,
    swarm: ({ seat, count }) =>
      `${player(seat)} może wlecieć do obszaru Rojenia${count === undefined ? '' : ` ${count}`} albo zostać na torze Lotu Godowego.`,
    'production-track': ({ seat, places }) =>
      `${player(seat)} zwiększa produkcję${places.length === 0 || places.length === TRACKS.length ? '' : `: ${or(places.map(track))}`}.`,
    'draw-keep': ({ seat }) => `${player(seat)} zatrzymuje jedną z dobranych kart, a drugą odrzuca.`,
    'seek-symbol': ({ seat }) => `${player(seat)} szuka symbolu.`,
    'move-disc': ({ seat, how }) =>
      how === 'raise'
        ? `${player(seat)} może przenieść dysk na kafelek Inkubacji powyżej.`
        : `${player(seat)} może przenieść dysk na inną specjalizację tego samego kafelka.`,
    'larva-kind': ({ seat }) => `${player(seat)} może wziąć Larwę i wybiera jej specjalizację.`,
    'choose-item': ({ seat }) => `${player(seat)} może wziąć Przedmiot Specjalny leżący obok planszy.`,
    'choose-pheromone': ({ seat }) => `${player(seat)} może usunąć z planszy kostkę Feromonów.`,
    'discard-card': ({ seat }) => `${player(seat)} odrzuca kartę.`,
    'discard-for': (asked, at) =>
      `${player(asked.seat)} może odrzucić ${kindOf(asked)}${by(asked)}${wordsAsked(asked, at)}.`,
    'tuck-card': (asked) =>
      `${player(asked.seat)} kładzie kartę pod ${asked.thing === undefined ? 'zagraną kartą' : `kartą ${played(asked.thing)}`}${left(asked)}.`,
    'pay-for': (asked, at) => `${player(asked.seat)} może zapłacić za efekt${by(asked)}${wordsAsked(asked, at)}.`,
    'place-marker': (asked) => `${player(asked.seat)} kładzie znacznik na zagranej karcie${by(asked)}.`,
    'choose-effect': (asked, at) =>
      `${player(asked.seat)} wybiera efekt${by(asked)}${choicesAsked(asked, at, eitherOf)}.`,
    'move-marker': (asked) => `${player(asked.seat)} może przenieść znacznik na inną zagraną kartę${left(asked)}.`,
    'use-marker': (asked, at) =>
      `${player(asked.seat)} może odrzucić znacznik z karty${by(asked)}${wordsAsked(asked, at)}.`,
    'egg-swap': ({ seat }) => `${player(seat)} może zmniejszyć jedną produkcję Jaj, aby zwiększyć dwie pozostałe.`,
    'empty-room': ({ seat }) => `${player(seat)} może odwrócić pełny kafelek Pokoju na pustą stronę.`,
    hidden: ({ seat }) => `${player(seat)} podejmuje decyzję.`,
  };
};

const track = (name: string): string => (Object.hasOwn(NAMES.tracks, name) ? trackAsObject(name as Track) : name);
