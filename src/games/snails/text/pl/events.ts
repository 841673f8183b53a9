import type { EventSentences } from '../../../../kernel/index.ts';
import type { Turned } from '../../board/tiles.ts';
import type {
  DamageSource,
  DiscardReason,
  EndReason,
  PassReason,
  SnailsEvent,
  StayReason,
} from '../../table/events.ts';
import { slotName } from '../phrases.ts';
import { NAMES } from './names.ts';
import { and, faces, form, type Phrases, plural, roleInCase, soldier, terrain } from './phrases.ts';

const { abilities, actions, backs, factions, phases, roles, tokens } = NAMES;

/** What happened, in Polish. */
export const eventsWith = ({
  cardAsObject,
  cards,
  ofPlayer,
  option,
  player,
  snail,
  snailAsObject,
}: Phrases): EventSentences<SnailsEvent> => ({
  'first-player': ({ seat }) => `${player(seat)} jest pierwszym graczem.`,
  'faction-taken': ({ seat, faction }) => `${player(seat)} gra frakcją „${factions[faction]}”.`,
  drew: ({ seat, count, secret }) =>
    `${player(seat)} dobiera ${plural(count, 'kartę', 'karty', 'kart')}${told(cards, secret?.cards)}.`,
  'deck-shuffled': (event) =>
    `Stos kart odrzuconych zostaje przetasowany w nową talię: ${plural(event.cards, 'karta', 'karty', 'kart')}.`,
  'hand-kept': ({ seat }) => `${player(seat)} zatrzymuje początkowe karty.`,
  'hand-shown': (event) =>
    `${player(event.seat)} pokazuje początkowe karty bez czerwonej (${cards(event.cards)}) i dobiera od nowa.`,
  'snail-placed': (event) => `${snail(event.snail)} zaczyna na polu ${event.field}.`,
  'round-began': ({ round, first }) => `Zaczyna się runda ${round}; pierwszy jest ${player(first)}.`,
  'phase-began': ({ phase }) => `${phases[phase]}.`,
  discarded: (event) => `${player(event.seat)} odrzuca ${cardAsObject(event.card)} (${DISCARDED[event.why]}).`,
  'nothing-discarded': ({ seat }) => `${player(seat)} nie ma karty arsenału do odrzucenia.`,
  stolen: (event) => `${player(event.seat)} kradnie z ręki ${ofPlayer(event.from)} ${cardAsObject(event.card)}.`,
  'nothing-stolen': ({ from }) => `${player(from)} nie ma na ręce karty arsenału do ukradzenia.`,
  'exchange-ended': ({ seat }) => `${player(seat)} nie wymienia więcej kart.`,
  'faction-card-taken': (event) => `${player(event.seat)} bierze na rękę kartę frakcji: ${cards([event.card])}.`,
  'faction-card-returned': (event) =>
    `Karta frakcji ${ofPlayer(event.seat)} wraca na swoje miejsce obok planszy: ${cards([event.card])}.`,
  planned: ({ seat }) => `${player(seat)} ma gotowy plan.`,
  declared: (event) =>
    `${player(event.seat)} wybiera ${roleInCase(event.snail, 'accusative')} na ${SPACES[event.space]} ślimaka.`,
  'slot-filled': (event) =>
    `${player(event.seat)} kładzie ${cardAsObject(event.card)} na miejscu ${slotName(event.slot)}.`,
  'plan-laid': (event) =>
    `${player(event.seat)} ma zakryte: ${plural(event.tokens, 'żeton', 'żetony', 'żetonów')} i ${plural(event.cards, 'kartę', 'karty', 'kart')}.`,
  'slot-began': ({ slot }) => `Miejsce ${slotName(slot)}.`,
  revealed: (event) =>
    `${player(event.seat)} odkrywa ${cardAsObject(event.card)} na miejscu ${slotName(event.slot)}; aktywny ślimak to ${soldier(event.snail)}.`,
  'slot-passed': ({ seat, slot, reason, rule }) =>
    `${player(seat)} pomija miejsce ${slotName(slot)}: ${PASSED[reason]}. [${rule}]`,
  'half-chosen': ({ seat, action }) => `${player(seat)} wybiera ${cardAsObject(action)}.`,
  'effect-chosen': ({ seat, option: chosen }) => `${player(seat)} wybiera efekt „${option(chosen)}”.`,
  'snail-targeted': (event) => `${player(event.seat)} wybiera na cel ${snailAsObject(event.snail)}.`,
  'field-targeted': ({ seat, field }) => `${player(seat)} wybiera na cel pole ${field}.`,
  'player-targeted': (event) => `${player(event.seat)} wybiera na cel ${ofPlayer(event.player)}.`,
  'attack-repeated': ({ seat }) => `${player(seat)} atakuje tą samą kartą jeszcze raz.`,
  'attack-dropped': ({ seat, rule }) =>
    `${player(seat)} może zaatakować tą samą kartą jeszcze raz, ale nie ma celu. [${rule}]`,
  'rage-used': ({ seat }) => `${player(seat)} używa zdolności „${abilities.barbarians}”.`,
  rolled: ({ seat, dice }) => `${player(seat)} rzuca: ${faces(dice)}.`,
  're-rolled': ({ seat, die, face, by }) =>
    `${player(seat)} przerzuca kość ${die + 1} (${RE_ROLLED[by]}): ${faces([face])}.`,
  'row-taken': ({ row, faces: needed }) => `Działa ${row + 1}. wiersz karty: ${faces(needed)}.`,
  missed: ({ seat }) => `Atak ${ofPlayer(seat)} chybia.`,
  scattered: ({ field }) => `Rozrzut: trafione zostaje pole ${field}.`,
  marked: ({ snail: marked, change }) =>
    `${snail(marked)} do końca rundy otrzymuje z każdego źródła o ${plural(Math.abs(change), 'obrażenie', 'obrażenia', 'obrażeń')} ${change > 0 ? 'więcej' : 'mniej'}.`,
  'marks-ended': () => 'Obrażenia są znów takie jak zwykle.',
  damaged: ({ snail: hurt, amount, shell, life, by }) =>
    `${snail(hurt)} otrzymuje ${plural(amount - shell, 'obrażenie', 'obrażenia', 'obrażeń')}${HURT[by]}${shell > 0 ? ` (muszla zatrzymuje ${shell})` : ''}; ${life > 0 ? `zostaje ${life} życia` : 'nie ma już życia'}.`,
  healed: ({ snail: healed, amount, life }) =>
    amount === 0
      ? `${snail(healed)} ma już pełne życie (${life}).`
      : `${snail(healed)} odzyskuje ${amount} życia i ma ${life}.`,
  eliminated: ({ snail: lost, token }) => `${snail(lost)} zostaje wyeliminowany${LOST[token]}.`,
  'squad-lost': ({ seat }) => `${player(seat)} nie ma już ślimaków.`,
  stepped: (event) => `${snail(event.snail)} przechodzi z ${event.from} na ${event.field}.`,
  pushed: (event) => `${snail(event.snail)} zostaje popchnięty z ${event.from} na ${event.field}.`,
  placed: (event) => `${snail(event.snail)} zostaje umieszczony na ${event.field} (z ${event.from}).`,
  'move-ended': (event) => `${snail(event.snail)} nie idzie dalej; pozostałe punkty ruchu: ${event.points}.`,
  stayed: (event) => `${snail(event.snail)} ${STAYED[event.why]} i zostaje na miejscu.`,
  fell: ({ snail: fallen, field, onto }) =>
    onto === 'water'
      ? `${snail(fallen)} wpada do wody na polu ${field}.`
      : `${snail(fallen)} opada na polu ${field} na niższy kafelek: ${terrain(onto)}.`,
  'shell-entered': (event) => `${snail(event.snail)} wchodzi do muszli.`,
  'shell-left': (event) => `${snail(event.snail)} wychodzi z muszli.`,
  aimed: (event) => `${snail(event.snail)} celuje.`,
  'aim-used': (event) => `${snail(event.snail)} atakuje po wycelowaniu i może przerzucić kość.`,
  'aim-lost': (event) => `${snail(event.snail)} już nie celuje.`,
  swapped: ({ seat }) => `${player(seat)} zamienia żeton aktywny z pasywnym.`,
  'tile-damaged': (event) => `Kafelek na polu ${event.field} zostaje uszkodzony: ${terrain(event.terrain)}.`,
  'tile-breaking': (event) =>
    `Kafelek na polu ${event.field} się rozpada (${terrain(event.terrain)}), a jego żetony wybuchają.`,
  'tile-destroyed': (event) =>
    `Kafelek na polu ${event.field} zostaje zniszczony: ${terrain(event.terrain)}; rewers: ${back(event.back)}.`,
  'tile-removed': (event) =>
    `Kafelek na polu ${event.field} zostaje usunięty: ${terrain(event.terrain)}; rewers, bez efektu: ${back(event.back)}.`,
  'tile-added': (event) => `Pole ${event.field} zostaje podwyższone o kafelek: ${terrain(event.terrain)}.`,
  'token-put': ({ field, token, count }) =>
    `Na pole ${field} ${form(count, 'trafia', 'trafiają', 'trafia')} ${plural(count, 'żeton', 'żetony', 'żetonów')}: ${tokens[token].toLowerCase()}.`,
  exploded: ({ field, token }) => `${tokens[token]} wybucha na polu ${field}.`,
  'fire-died': ({ field, count }) =>
    `Ogień na polu ${field} trawi kafelek i gaśnie (${plural(count, 'żeton', 'żetony', 'żetonów')}).`,
  'contamination-rose': ({ space, damage }) =>
    `Skażenie rośnie do ${space}: na koniec rundy ślimaki na wodzie otrzymują ${plural(damage, 'obrażenie', 'obrażenia', 'obrażeń')}.`,
  'plan-card-returned': ({ seat, slot, secret }) =>
    `${player(seat)} bierze kartę z miejsca ${slotName(slot)} z powrotem na rękę${told(cards, secret && [secret.card])}.`,
  'weapon-returned': (event) => `${player(event.seat)} bierze z powrotem na rękę ${cardAsObject(event.card)}.`,
  'basics-returned': ({ seat, cards: laid }) =>
    `${player(seat)} bierze z powrotem karty podstawowe z planu: ${cards(laid.map((each) => each.card))}.`,
  'tokens-collected': () => 'Żetony wracają do graczy, a zdolności znów można użyć.',
  'action-ended': ({ seat }) => `Akcja ${ofPlayer(seat)} jest zakończona.`,
  'bonus-drawn': ({ seat }) => `${player(seat)} dobiera kartę dzięki zdolności „${abilities.cowboys}”.`,
  'marker-passed': ({ seat }) => `Znacznik pierwszego gracza przechodzi dalej: ma go ${player(seat)}.`,
  'game-ended': ({ winners, reason, rule }) => `Koniec gry: ${result(winners.map(player))}${ENDED[reason]}. [${rule}]`,
});

const back = (shown: Turned): string => (shown === 'spent' ? 'widziany już wcześniej' : backs[shown].toLowerCase());

const told = (cards: Phrases['cards'], ids: readonly string[] | undefined): string =>
  ids === undefined ? '' : `: ${cards(ids)}`;

const DISCARDED: Readonly<Record<DiscardReason, string>> = {
  opening: 'początkowy dobór',
  exchange: 'wymiana',
  'hand-limit': 'limit ręki',
  effect: 'efekt karty',
  played: 'zagrana',
  unplayed: 'niezagrana',
  eliminated: 'brak ślimaków',
};

const PASSED: Readonly<Record<PassReason, string>> = {
  empty: 'jest puste',
  'no-snail': 'nie ma już żadnego z wybranych ślimaków',
  'on-water': 'karty nie można rozpatrzyć na wodzie',
  'no-target': 'nie ma celu',
  'no-passive': 'nie ma pasywnego żetonu do zamiany',
  'no-half': 'żadnej połowy karty nie można rozpatrzyć',
  declined: 'gracz rezygnuje z karty',
};

const RE_ROLLED = { aim: actions.aim, commander: roles.commander, 'eagle-eye': abilities.amazons } as const;

const HURT: Readonly<Record<DamageSource, string>> = {
  card: '',
  fire: ' od ognia',
  mine: ' od miny',
  dynamite: ' od dynamitu',
  trap: ' od pułapki',
  'mine-back': ' od miny pod kafelkiem',
  'rot-cloud': ` przez zdolność „${abilities.zombies}”`,
  contamination: ' od skażonej wody',
};

const SPACES = { active: 'aktywnego', passive: 'pasywnego' } as const;

const STAYED: Readonly<Record<StayReason, string>> = {
  nowhere: 'nie daje się nigdzie popchnąć',
  shell: 'nie daje się popchnąć w muszli',
};

const LOST = {
  active: '; był to ślimak aktywny',
  passive: '; był to ślimak pasywny',
  none: '',
} as const;

const ENDED: Readonly<Record<EndReason, string>> = {
  'last-squad': '; nikt inny nie ma już ślimaków',
  'nobody-left': '; na planszy nie ma już ślimaków',
  'most-snails': '; decyduje liczba ślimaków',
  'most-life': '; decyduje suma życia',
  draw: '; mają po tyle samo ślimaków i życia',
};

function result(winners: readonly string[]): string {
  if (winners.length === 0) return 'nikt nie wygrywa';
  const names = and(winners);
  return winners.length === 1 ? `wygrywa ${names}` : `remisują ${names}`;
}
