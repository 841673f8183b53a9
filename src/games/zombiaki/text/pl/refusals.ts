import { capitalised, commonInPolish, type RefusalSentences } from '../../../../kernel/index.ts';
import type { Way } from '../../cards/vocabulary.ts';
import { FIRST_STREET, LANES, LAST_STREET, SIDE_LANES } from '../../components.ts';
import type { TargetShape, ZombiakiWhy } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { DECISIONS } from './asks.ts';
import {
  and,
  damage,
  onFields,
  onto,
  or,
  type Phrases,
  phrasesOf,
  plural,
  seatName,
  THINGS_AS_OBJECTS,
} from './phrases.ts';

/** Why an action is refused, in Polish. */
const refusalsWith = ({ card, cards, ofCard }: Phrases): RefusalSentences<ZombiakiWhy> => {
  const subject = (id: string): string => capitalised(card(id));
  return {
    'card/not-in-hand': ({ card: id, hand }) => `Nie masz na ręce ${ofCard(id)}; masz: ${cards(hand)}.`,
    'card/not-drawn': ({ card: id, drawn }) =>
      `${subject(id)} nie została dobrana w tej turze, a trzeba odrzucić jedną z dobranych: ${cards(drawn)}.`,
    'card/not-now': ({ card: id }) =>
      `Teraz nie można zagrać ${ofCard(id)}: sama mówi, kiedy działa. Wybierz inną kartę.`,
    'card/no-target': ({ card: id }) =>
      `Teraz nie ma na co zagrać ${ofCard(id)}; wybierz inną kartę albo zakończ turę.`,
    'card/not-theirs': ({ card: id, hand }) => `Przeciwnik nie ma ${ofCard(id)}; do wyboru: ${cards(hand)}.`,
    'play/limit': () => 'Po terrorze nie możesz w tej turze zagrać więcej kart; zakończ ją.',
    'target/wrong-shape': ({ card: id, shape }) => `${subject(id)} wymaga czegoś innego: ${SHAPES[shape]}.`,
    'lane/middle': ({ card: id }) =>
      `${subject(id)} działa na bocznym torze, nigdy na środkowym; wybierz ${or(SIDE_LANES)}.`,
    'line/not-on-it': ({ lane, targets }) =>
      targets.length === 0
        ? `Na torze ${lane} nie ma w co trafić; strzał w nic tam nie trafi.`
        : `W to nie można trafić na torze ${lane}; można w to, co jest na polu ${or(targets)}.`,
    'mark/nothing': ({ field }) => `Na polu ${field} nie ma do czego strzelać; wybierz istotę albo auto.`,
    'zombie/none': ({ field }) => `Na polu ${field} nie ma zombiaka; wybierz pole, na którym jest.`,
    'zombie/shielded': ({ field }) =>
      `Zombiak z pola ${field} ma już człowieka, a może trzymać tylko jednego; wybierz innego.`,
    'zombie/boss': ({ field }) => `Zombiak z pola ${field} jest już bossem; wybierz innego.`,
    'zombie/held': ({ field }) => `Zombiak z pola ${field} jest już wstrzymany; wybierz innego.`,
    'bite/no-shield': ({ field }) =>
      `Zombiak z pola ${field} nie trzyma człowieka, którego mógłby ugryźć; wybierz takiego, który trzyma.`,
    'mass/no-zombie': ({ field }) =>
      `Na polu ${field} nie ma innego zombiaka do połączenia; wybierz sąsiednie pole, na którym jest.`,
    'pair/not-adjacent': (facts) =>
      `Miejscami zamieniają się dwa zombiaki, które stoją obok siebie; ${and(facts.fields)} to nie są dwa sąsiednie pola.`,
    'net/too-strong': ({ strength, most }) =>
      `Sieć utrzyma łączną siłę najwyżej ${most}; te mają ${strength}. Wybierz mniej albo słabsze.`,
    'net/apart': (facts) =>
      `Sieć spada na zombiaki, które stoją obok siebie; pola ${and(facts.fields)} nie sąsiadują ze sobą.`,
    'object/none': ({ field }) => `Na polu ${field} nic nie leży; wybierz pole z przeszkodą.`,
    'object/kind': ({ field, card: id, kinds }) =>
      `Na polu ${field} leży ${card(id)}, której nie można tak zniszczyć; wybierz ${or(kinds.map((kind) => THINGS_AS_OBJECTS[kind]))}.`,
    'dogs/none': ({ field, waiting }) =>
      waiting.length === 0
        ? `Na polu ${field} nie ma psów, które mogą jeszcze biec, i nigdzie indziej też nie.`
        : `Na polu ${field} nie ma psów, które mogą jeszcze biec; są ${onFields(waiting)}.`,
    'dogs/not-adjacent': ({ from, to }) => `Psy biegną pole po polu, nigdy na skos; ${to} nie sąsiaduje z ${from}.`,
    'oil/not-adjacent': ({ from, to }) => `Ropa płynie pole po polu, nigdy na skos; ${to} nie sąsiaduje z ${from}.`,
    'oil/visited': ({ field }) => `Ropa była już na polu ${field}; wybierz inne albo przestań lać.`,
    'shrapnel/not-adjacent': ({ from, to }) => `Odłamek leci na sąsiednie pole; ${to} nie sąsiaduje z ${from}.`,

    'enter/occupied': ({ field }) => `Na polu ${field} ktoś stoi, a pole mieści tylko jedną istotę; wybierz inne.`,
    'enter/barred': ({ field }) => `Pole ${field} zamyka zapora: nikt na nie nie wejdzie. Wybierz inne.`,
    'enter/wall': ({ field, height, strength }) =>
      `Mur na polu ${field} ma wysokość ${height}, a siły do wejścia jest tylko ${strength}.`,
    'enter/dogs-wall': ({ field }) => `Na polu ${field} stoi mur, a psy nigdy na mur nie wchodzą; wybierz inne pole.`,
    'enter/object': ({ field }) => `Na polu ${field} coś leży, a istoty wystawia się tu tylko na pola bez przeszkód.`,

    'move/nobody': ({ field }) => `Na polu ${field} nikogo nie ma; wybierz pole z istotą.`,
    'move/dogs': ({ field }) => `Na polu ${field} są psy, a to działa tylko na zombiaki; wybierz zombiaka.`,
    'move/wrong-way': ({ from, to, ways }) =>
      `Z pola ${from} idzie się ${or(ways.map((way) => WAYS[way]))} o jedno pole; nie prowadzi to ${onto(to)}.`,
    'move/halted': () => 'Do następnej tury ludzi nikt nie może się ruszyć.',
    'move/netted': ({ field }) => `Istota z pola ${field} jest w sieci i nie może się ruszyć; wybierz inną.`,
    'move/barred': ({ field }) => `Istota z pola ${field} stoi w zasięgu zapory i nie może się ruszyć.`,
    'move/used': ({ field }) =>
      `Karty przesuwają zombiaka najwyżej o jedno pole w turze, a ten z pola ${field} był już przesunięty.`,
    'move/dogs-out': ({ field }) => `Psy z pola ${field} zostają na ulicy: za barykadę przechodzą tylko zombiaki.`,

    'field/creature': ({ field }) => `Na polu ${field} ktoś stoi; wybierz pole bez istoty.`,
    'field/object': ({ field, card: id }) =>
      `Na polu ${field} leży ${card(id)}, a pole mieści tylko jedną przeszkodę; wybierz inne.`,
    'field/fire': ({ field }) => `Pole ${field} płonie; wybierz pole bez ognia.`,
    'field/wrong-street': ({ card: id, street, wanted }) =>
      `Miejsce ${ofCard(id)} to ${WANTED[wanted]}; to pole leży na przecznicy ${street}.`,
    'field/no-way': ({ field, blocked }) =>
      `Droga od barykady do pola ${field} nie jest wolna: przeszkadza ${blocked}. Wybierz pole przed nim.`,
    'field/before-creature': ({ field, creature }) =>
      `Pole ${field} leży tuż przed istotą z pola ${creature}; wybierz inne.`,
    'field/near-zombie': ({ field, zombie }) =>
      `Pole ${field} styka się z ${zombie}, gdzie stoi zombiak; wybierz pole dalej od niego.`,
    'field/behind-zombie': ({ field, zombie }) =>
      `Zombiak z pola ${zombie} jest bliżej barykady niż ${field}; wybierz taką przecznicę, by żaden zombiak nie był bliżej barykady.`,

    'flames/nobody': ({ card: id }) => `Na ulicy nie ma nikogo, kogo mogłaby spalić ${card(id)}.`,
    'flames/too-much': ({ total, power }) => `Razem to ${total}, a siły jest tylko ${power}; rozdziel mniej.`,
    'flames/gap': ({ street }) => `Płomienie obejmują pola obok siebie; nie zostawiaj przerwy na przecznicy ${street}.`,
    'flames/empty-field': ({ field, amount, cost }) =>
      `Na polu ${field} nikt nie stoi: kosztuje dokładnie ${cost}, a nie ${amount}.`,
    'flames/too-much-for-one': ({ field, amount, most }) =>
      `Istota na polu ${field} może otrzymać najwyżej ${damage(most)}, a nie ${amount}.`,
    'flames/behind-wall': ({ field }) => `Pole ${field} leży za murem, a tam płomienie nie sięgają.`,
    'flames/no-creature': ({ street }) => `Na którymś z pól musi stać istota; wybierz takie na przecznicy ${street}.`,

    'order/not-your-turn': () => 'Rozkazy wydaje się, gdy zombiaki zagrywają karty i nic innego nie czeka na decyzję.',
    'order/no-boss': ({ field }) => `Na polu ${field} nie ma bossa; wybierz pole, na którym jest.`,
    'order/none-left': ({ field }) => `Boss z pola ${field} nie ma już rozkazów.`,
    'order/given': ({ field }) => `Boss z pola ${field} wydał już rozkaz w tej turze.`,
    'order/itself': ({ field }) => `Boss z pola ${field} rozkazuje innym, nie sobie; wybierz innego zombiaka.`,
    'order/too-strong': ({ field, strength, most }) =>
      `Rozkazów słuchają tylko zombiaki o sile najwyżej ${most}; ten z pola ${field} ma ${strength}.`,
    'order/obeyed': ({ field }) =>
      `Zombiak wykonuje w całej grze tylko jeden rozkaz, a ten z pola ${field} już jeden wykonał.`,
  };
};

const SHAPES: Readonly<Record<TargetShape, string>> = {
  nothing: 'nie podawaj z nią niczego',
  lane: 'podaj tor',
  line: 'podaj tor i to, w co trafia',
  mark: 'podaj pole i to, czy trafia w istotę, czy w to, co leży',
  field: 'podaj pole',
  move: 'podaj pole, z którego ktoś rusza, i pole, na które idzie',
  fields: 'podaj pola',
  amounts: `podaj ${plural(LANES.length, 'liczbę', 'liczby', 'liczb')}, po jednej na tor`,
  card: 'podaj kartę przeciwnika',
};

const WAYS: Readonly<Record<Way, string>> = { forward: 'do przodu', back: 'do tyłu', sideways: 'w bok' };

const WANTED = {
  'street-1': `przecznica ${FIRST_STREET}`,
  'street-5': `przecznica ${LAST_STREET}`,
  'not-street-5': `każda przecznica poza ${LAST_STREET}`,
} as const;

/** What the rules say in Polish. */
export const REFUSING: Refusing = {
  seatName,
  refusals: (called) => refusalsWith(phrasesOf(called)),
  common: commonInPolish(DECISIONS),
};
