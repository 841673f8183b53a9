import { capitalised, commonInPolish, type RefusalSentences } from '../../../../kernel/index.ts';
import type { SnailsWhy } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { effectNames, levelOf } from '../phrases.ts';
import { DECISIONS } from './asks.ts';
import { NAMES } from './names.ts';
import { faces, form, height, or, type Phrases, phrasesOf, plural, seatName, soldiers } from './phrases.ts';

const { actions, factions } = NAMES;

/** Why an action is refused, in Polish. */
const refusalsWith = ({
  card,
  cards,
  ofCard,
  option,
  player,
  snail,
  snails,
}: Phrases): RefusalSentences<SnailsWhy> => ({
  'faction/taken': ({ faction, left }) =>
    `Frakcja „${factions[faction]}” jest już zajęta; wolne są jeszcze: ${left.map((id) => factions[id]).join(', ')}.`,
  'mulligan/has-red': ({ red }) =>
    `Dobrać od nowa można tylko wtedy, gdy nie ma się czerwonej karty; masz: ${cards(red)}. Zatrzymaj karty.`,
  'card/not-in-hand': ({ card: id, hand }) =>
    hand.includes(id)
      ? `Masz tylko jeden egzemplarz ${ofCard(id)}; na ręce masz: ${cards(hand)}.`
      : `Nie masz na ręce ${ofCard(id)}; masz: ${cards(hand)}.`,
  'card/basic': ({ card: id }) =>
    `${capitalised(card(id))} jest kartą podstawową, a tych nigdy się nie odrzuca; wybierz inną kartę.`,
  'card/not-arsenal': ({ card: id }) =>
    `${capitalised(card(id))} nie należy do arsenału; tutaj można odrzucić tylko karty arsenału.`,
  'discard/must': ({ arsenal }) => `Masz na ręce karty arsenału i musisz odrzucić jedną z nich: ${cards(arsenal)}.`,
  'snail/not-yours': (facts) => `To nie twój ślimak; do wyboru: ${soldiers(facts.snails)}.`,

  'place/on-board': (facts) => `Ten ślimak stoi już na planszy; do wystawienia: ${soldiers(facts.snails)}.`,
  'place/on-water': ({ field }) =>
    `Pole ${field} to woda, a na niej żaden ślimak nie zaczyna; wybierz pole z kafelkiem.`,
  'place/second-mountain': ({ field }) =>
    `Pole ${field} to góra; na górach może zacząć najwyżej 1 twój ślimak i 1 już tam stoi. Wybierz plażę albo łąkę.`,
  'place/full': ({ field, most }) => `Pole ${field} jest pełne: ${holds(most)}. Wybierz inne pole.`,
  'declare/active-already': (facts) =>
    `Ten ślimak jest już aktywny; na pasywnego do wyboru: ${soldiers(facts.snails)}.`,
  'declare/eliminated': (facts) => `Ten ślimak jest wyeliminowany; do wyboru: ${soldiers(facts.snails)}.`,

  'half/not-on-card': ({ halves }) =>
    `Na tej karcie nie ma takiej akcji; do wyboru: ${or(halves.map((half) => actions[half]))}.`,
  'resolve/on-water': ({ card: id }) =>
    `Na wodzie nie można rozpatrzyć ${ofCard(id)}, a twój aktywny ślimak jest na wodzie; wybierz coś innego.`,
  'resolve/no-passive': () =>
    `Akcja „${actions.swap}” wymaga żetonu na polu pasywnym, a twoje jest puste; wybierz drugą połowę.`,
  'resolve/no-target': ({ card: id }) => `${capitalised(card(id))} nie ma teraz na co zadziałać; wybierz coś innego.`,
  'effect/unknown': ({ options }) => `Na tej karcie nie ma takiego efektu; do wyboru: ${or(options.map(option))}.`,

  'step/not-adjacent': ({ from, distance }) =>
    distance === 0
      ? `Ślimak stoi już na polu ${from}; przejdź na sąsiednie albo się zatrzymaj.`
      : `Krok prowadzi na sąsiednie pole; to jest oddalone ${fields(distance)} od ${from}. Idź pole po polu.`,
  'step/too-steep': ({ from, to }) =>
    `Jeden krok prowadzi najwyżej o 1 poziom w górę; ${height(from)} i ${height(to)} dzieli ${plural(levelOf(to) - levelOf(from), 'poziom', 'poziomy', 'poziomów')}.`,
  'step/too-dear': ({ cost, points }) =>
    `Ten krok kosztuje ${plural(cost, 'punkt', 'punkty', 'punktów')} ruchu; ${form(points, 'został', 'zostały', 'zostało')} ${points}. Wybierz pole, które nie leży wyżej, albo się zatrzymaj.`,
  'field/blocked': ({ field, most }) =>
    `Pole ${field} jest pełne (${holds(most)}) i nikogo stamtąd nie da się popchnąć dalej; wybierz coś innego.`,
  'field/same': ({ field }) => `Ślimak stoi już na polu ${field}; można go umieścić tylko na innym.`,
  'shell/not-in-use': (facts) =>
    `Ten ślimak nie ma muszli do oddania; może ją oddać ${soldiers(facts.snails)}, możesz też zrezygnować.`,

  'target/wrong-kind': ({ card: id, kind }) =>
    `Celem ${ofCard(id)} jest ${KINDS[kind].nominative}; wskaż ${KINDS[kind].accusative}.`,
  'target/not-at-table': ({ card: id }) => `Przy tym stole nie ma takiego celu; wybierz inny cel ${ofCard(id)}.`,
  'target/off-board': (facts) =>
    `Nie ma takiego celu: ${snail(facts.snail)} nie jest na planszy. Wybierz ślimaka, który na niej jest.`,
  'target/itself': ({ card: id }) => `Ślimak nie może sam być celem ${ofCard(id)}; wybierz innego.`,
  'target/chosen-already': ({ card: id, snail: chosen }) =>
    `Cel ${ofCard(id)} już wybrano: to ${snail(chosen)}; jako drugi cel wybierz innego ślimaka.`,
  'target/other-side': ({ card: id, side }) =>
    side === 'enemy'
      ? `${capitalised(card(id))} działa tylko na wrogie ślimaki; wybierz ślimaka innego gracza.`
      : `${capitalised(card(id))} działa tylko na własne ślimaki; wybierz swojego ślimaka.`,
  'target/in-shell': ({ card: id }) =>
    `${capitalised(card(id))} nie działa na ślimaka w muszli; wybierz ślimaka bez muszli.`,
  'target/no-shell': ({ card: id }) =>
    `${capitalised(card(id))} działa tylko na ślimaka w muszli; wybierz takiego, który w niej jest.`,
  'target/out-of-reach': ({ card: id, distance, least, most }) =>
    `${capitalised(card(id))} sięga ${reach(least, most)}; ten cel jest ${distance === 0 ? 'na polu twojego ślimaka' : `oddalony ${fields(distance)}`}.`,
  'target/too-high': ({ card: id, from, to }) =>
    `${capitalised(card(id))} wymaga linii wzroku, a ta nie sięga wyżej, niż stoi ślimak: on – ${height(from)}, cel – ${height(to)}.`,
  'target/own-player': ({ card: id }) => `Celem ${ofCard(id)} jest inny gracz; wybierz kogoś poza sobą.`,
  'target/no-player': ({ card: id, player: seat }) =>
    `${capitalised(player(seat))} nie ma ślimaka na planszy; wybierz na cel ${ofCard(id)} gracza, który go ma.`,
  'target/no-effect': ({ card: id }) => `${capitalised(card(id))} nic by tam nie zdziałała; wybierz inny cel.`,

  'die/none': ({ dice }) => `Nie ma takiej kości; rzucono ${plural(dice, 'kością', 'kośćmi', 'kośćmi')}.`,
  'row/none': ({ rows }) =>
    `Na tej karcie nie ma takiego wiersza; ${form(rows, 'jest', 'są', 'jest')} na niej ${plural(rows, 'wiersz', 'wiersze', 'wierszy')}.`,
  'row/not-met': ({ needs, dice }) =>
    `Ten wiersz wymaga: ${faces(needs)}; wypadło: ${faces(dice)}. Wybierz wiersz, który jest spełniony.`,
  'scatter/not-adjacent': ({ field, distance }) =>
    distance === 0
      ? `Pole rozrzutu sąsiaduje z polem ${field}, a to jest ono samo.`
      : `Pole rozrzutu sąsiaduje z polem ${field}; to jest od niego oddalone ${fields(distance)}.`,
  'push/not-waiting': (facts) => `Ten ślimak nie czeka na popchnięcie; do wyboru: ${snails(facts.snails)}.`,
  'push/not-adjacent': ({ from, distance }) =>
    distance === 0
      ? `Ślimak stoi już na polu ${from}; popchnij go na sąsiednie pole.`
      : `Popchnąć można tylko na sąsiednie pole; to jest oddalone ${fields(distance)} od ${from}.`,
  'push/too-high': ({ from, to }) =>
    `Popchnąć w górę się nie da: ślimak – ${height(from)}, to pole – ${height(to)}. Wybierz pole, które nie leży wyżej.`,
  'crowd/not-there': ({ field, snails: there }) => `Tego ślimaka nie ma na polu ${field}; do wyboru: ${snails(there)}.`,
  'crowd/in-shell': (facts) =>
    `Ślimaka w muszli nie da się popchnąć, a ${snail(facts.snail)} jest w muszli. Wybierz innego.`,
  'crowd/moved-already': (facts) =>
    `W jednym łańcuchu każdy ślimak rusza się najwyżej raz, a ${snail(facts.snail)} już się rusza. Wybierz innego.`,
  'order/not-waiting': ({ waiting }) =>
    `Ten efekt nie czeka; do wyboru: ${or(effectNames(waiting, NAMES)).toLowerCase()}.`,
});

const KINDS = {
  snail: { nominative: 'ślimak', accusative: 'ślimaka' },
  field: { nominative: 'pole', accusative: 'pole' },
  player: { nominative: 'gracz', accusative: 'gracza' },
} as const;

const fields = (distance: number): string => `o ${plural(distance, 'pole', 'pola', 'pól')}`;

const holds = (most: number): string => `mieści najwyżej ${plural(most, 'ślimaka', 'ślimaki', 'ślimaków')}`;

function reach(least: number, most: number): string {
  if (most === 0) return 'tylko pola twojego ślimaka';
  if (least === most) return `na dokładnie ${plural(most, 'pole', 'pola', 'pól')}`;
  return `na ${least}–${plural(most, 'pole', 'pola', 'pól')}`;
}

/** What the rules say in Polish. */
export const REFUSING: Refusing = {
  seatName,
  refusals: (called) => refusalsWith(phrasesOf(called)),
  common: commonInPolish(DECISIONS),
};
