import type { QuestionSentences } from '../../../../kernel/index.ts';
import { ACTIONS, ENERGY_SPACES } from '../../components.ts';
import type { Ask } from '../../table/work.ts';
import type { Question, Scene } from '../scene.ts';
import {
  and,
  area,
  cardsCounted,
  coloured,
  dice,
  diceCounted,
  form,
  inArea,
  inAreas,
  looking,
  type Phrases,
  plural,
  span,
} from './phrases.ts';

/** What players are asked, in Polish. */
export const questionsWith = ({
  block,
  cardAsObject,
  cards,
  ofCard,
  player,
  withCard,
}: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const asObject = ({ thing }: Question): string => (thing === undefined ? 'kartę' : cardAsObject(thing));
  const genitive = ({ thing }: Question): string => (thing === undefined ? 'karty' : ofCard(thing));
  const instrumental = ({ thing }: Question): string => (thing === undefined ? 'kartą' : withCard(thing));
  const blocks = ({ span: chosen }: Question, which: readonly [one: string, few: string, many: string]): string =>
    chosen === undefined ? which[1] : `${span(...chosen)} ${form(chosen[1], ...which)}`;
  const where = ({ areas }: Question): string => (areas.length === 0 ? '' : ` ${inAreas(areas)}`);
  return {
    'setup-den': ({ seat }) => `${player(seat)} wybiera kryjówkę, w której zaczyna rekin.`,
    'octopus-action': ({ seat, nth }) =>
      `${player(seat)} wykonuje ${nth === undefined ? 'akcję' : `akcję ${nth} z ${ACTIONS}`}: zagrywa kartę, odrzuca kartę albo dobiera do limitu ręki.`,
    'pay-cost': (asked) =>
      `${player(asked.seat)} odkrywa ukryte płytki, żeby zapłacić za ${asObject(asked)}${asked.count === undefined ? '' : `; koszt: ${asked.count}`}.`,
    'mix-targets': (asked) =>
      `${player(asked.seat)} wybiera ${asked.count === undefined ? 'płytki' : plural(asked.count, 'ukrytą płytkę', 'ukryte płytki', 'ukrytych płytek')} do pomieszania ${instrumental(asked)}.`,
    'swap-pair': (asked) => `${player(asked.seat)} wybiera dwie sąsiednie płytki do zamiany ${instrumental(asked)}.`,
    'hide-targets': (asked) =>
      `${player(asked.seat)} wybiera ${blocks(asked, REVEALED)} do ukrycia ${instrumental(asked)}.`,
    'draw-one': (asked) => `Dzięki działaniu ${genitive(asked)} ${player(asked.seat)} może dobrać kartę.`,
    'learn-item': (asked) =>
      `${player(asked.seat)} wybiera do nauki kartę lub płytkę${asked.count === undefined ? '' : `; zostało do wybrania: ${asked.count}`}.`,
    'learn-replace': (asked) =>
      `${player(asked.seat)} wybiera odkrytą płytkę, w której miejsce trafi ${asked.thing === undefined ? 'nowa' : block(asked.thing, 'nominative')}.`,
    'learn-top': (asked) =>
      `${player(asked.seat)} może położyć jedną z zyskanych kart na wierzchu stosu dobierania: ${cards(asked.cards)}.`,
    'learn-to-hand': (asked) =>
      `${player(asked.seat)} może wziąć jedną z zyskanych kart na rękę: ${cards(asked.cards)}.`,
    'learn-hide': (asked) => `${player(asked.seat)} może ukryć zyskane płytki${where(asked)}.`,
    'remove-card': (asked) =>
      `Dzięki działaniu ${genitive(asked)} ${player(asked.seat)} może usunąć z gry kartę z ręki lub ze stosu kart odrzuconych.`,
    'discard-hide': ({ seat }) => `${player(seat)} może ukryć odkrytą płytkę.`,
    'end-turn': ({ seat }) => `${player(seat)} kończy turę albo najpierw wykorzystuje zjedzony pokarm.`,
    'crab-draw': ({ seat, count }) =>
      `${player(seat)} może dobrać do limitu ręki${count === undefined ? '' : `, czyli do ${count} kart`}.`,
    'snail-pile': ({ seat }) =>
      `${player(seat)} wybiera, skąd wziąć kartę: ze stosu dobierania czy ze stosu kart odrzuconych.`,
    'snail-card': ({ seat, pile }) =>
      `${player(seat)} bierze kartę ze stosu ${pile === 'discards' ? 'kart odrzuconych' : 'dobierania'}.`,
    'hand-overflow': ({ seat, count }) =>
      `${player(seat)} odrzuca karty ponad limit ręki${count === undefined ? '' : `; za dużo: ${cardsCounted(count)}`}.`,
    'trap-hide': (asked) => `Dzięki pułapce ${player(asked.seat)} może ukryć ${blocks(asked, OTHERS)}.`,
    'trap-dice': (asked) =>
      `${player(asked.seat)} może zwrócić do worka ${asked.span === undefined ? 'kości prądu' : `${span(0, asked.span[1])} ${form(asked.span[1], 'kość', 'kości', 'kości')} prądu`}.`,
    den: ({ seat }) => `${player(seat)} wybiera kryjówkę, do której trafi rekin.`,
    'den-die': ({ seat }) =>
      `W każdej kryjówce leży kość prądu: ${player(seat)} wybiera, która wróci do worka; tam trafi rekin.`,
    'survive-effect': (asked) => `Ośmiornica się wymknęła: ${player(asked.seat)} może zastosować ${asObject(asked)}.`,
    'retreat-with': ({ seat }) => `${player(seat)} wybiera sąsiednią płytkę, z którą pomiesza się ośmiornica.`,
    'armour-hide': (asked) => `${player(asked.seat)} może ukryć jeszcze ${blocks(asked, OTHERS)}.`,
    'confront-octopus': ({ seat }) => `Starcie: ${player(seat)} wybiera w tajemnicy strategię.`,
    'mix-place': (asked) =>
      `${player(asked.seat)} wybiera miejsce dla wyciągniętej płytki${asked.areas.length === 0 ? '' : `; wolne: ${and(asked.areas.map(area))}`}.`,
    'extra-die': ({ seat, count = 1 }) =>
      `Dzięki kafelkowi rozwoju ${player(seat)} może dobrać o ${diceCounted(count)} więcej.`,
    'harvest-current': ({ seat, count }) =>
      `Worek jest pusty: ${player(seat)} bierze kość prądu z planszy${count === undefined ? '' : `; brakuje: ${diceCounted(count)}`}.`,
    'before-roll': (asked) =>
      `Dobrane: ${coloured(asked.drawn, 'nominative')}. Przed rzutem ${player(asked.seat)} może użyć karty: ${cards(asked.cards)}.`,
    'after-roll': (asked) =>
      `${player(asked.seat)} może poprawić rzut przerzutami lub kartami; w puli: ${dice(asked.dice, 'nominative')}.`,
    'place-current': (asked) =>
      `${player(asked.seat)} może położyć kości prądu na pustych polach: ${dice(asked.dice, 'nominative')}.`,
    move: ({ seat, shark }) =>
      `${player(seat)} porusza rekinem${shark === undefined ? '' : ` z pola ${shark.space}, ${looking(shark.facing)}`}.`,
    'fast-after': (asked) =>
      `${player(asked.seat)} może kartą przesunąć rekina o jeszcze jeden krok${asked.shark === undefined ? '' : ` z pola ${asked.shark.space}`}: ${cards(asked.cards)}.`,
    hostile: (asked) =>
      `${player(asked.seat)} może kartą usunąć losową strategię wraz z kontrą: ${cards(asked.cards)}.`,
    'place-search-attack': (asked) =>
      `${player(asked.seat)} może przeszukiwać lub atakować${where(asked)}; kości: ${dice(asked.dice, 'nominative')}.`,
    'resolve-order': (asked) =>
      `${player(asked.seat)} wybiera, która kość zadziała pierwsza${asked.areas.length === 0 ? '' : `: ta ${asked.areas.map(inArea).join(' czy ta ')}`}.`,
    'ignore-trap': (asked) =>
      `${player(asked.seat)} może kartą zignorować ${asked.thing === undefined ? 'pułapkę' : block(asked.thing, 'accusative')}${where(asked)}: ${cards(asked.cards)}.`,
    'store-choice': (asked) =>
      `${player(asked.seat)} wybiera kości, które zostaną jako energia${asked.count === undefined ? '' : `; wolne pola: ${asked.count}`}.`,
    spend: ({ seat, count, dice: stored }) =>
      `${player(seat)} może wydać energię${count === undefined ? '' : ` (${count})`} albo ${stored.length === ENERGY_SPACES ? 'zwrócić kości do worka' : 'zachować kości'}.`,
    buy: ({ seat, count }) =>
      `${player(seat)} kupuje karty${count === undefined ? '' : `; pozostała energia: ${count}`}.`,
    'hunger-die': (asked) =>
      `${player(asked.seat)} wybiera kość energii, która trafi na tor głodu: ${dice(asked.dice, 'nominative')}.`,
    'confront-shark': ({ seat }) => `Starcie: ${player(seat)} wybiera w tajemnicy kontrę.`,
    hidden: ({ seat }) => `${player(seat)} decyduje.`,
  };
};

const REVEALED = ['odkrytą płytkę', 'odkryte płytki', 'odkrytych płytek'] as const;
const OTHERS = ['inną odkrytą płytkę', 'inne odkryte płytki', 'innych odkrytych płytek'] as const;
