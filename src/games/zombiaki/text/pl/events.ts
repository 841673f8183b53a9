import { capitalised, type EventSentences } from '../../../../kernel/index.ts';
import { HUMANS } from '../../components.ts';
import type {
  DamageSource,
  DeathReason,
  EndReason,
  MoveReason,
  RemovalReason,
  ShieldReason,
  StayReason,
  ZombiakiEvent,
} from '../../table/events.ts';
import type { ChosenTarget } from '../../table/work.ts';
import { amountsNamed } from '../phrases.ts';
import { and, damage, form, onFields, onto, ontoFields, type Phrases, plural } from './phrases.ts';

/** What happened, in Polish. */
export const eventsWith = ({
  card,
  cardAsObject,
  cards,
  ofCard,
  ofPlayer,
  player,
  withCard,
}: Phrases): EventSentences<ZombiakiEvent> => {
  const subject = (id: string): string => capitalised(card(id));
  const aim = (target: ChosenTarget | undefined): string =>
    target === undefined ? '' : ` ${aimed(target, cardAsObject)}`;
  return {
    'turn-began': ({ seat, turn }) => `Zaczyna się tura ${turn} ${ofPlayer(seat)}.`,
    'turn-ended': ({ seat }) => `${player(seat)} kończy turę.`,
    'effect-ended': (event) => `Kończy się działanie ${ofCard(event.card)}.`,
    'nets-lifted': (event) => `Sieć ${onFields(event.fields)} znika.`,
    'limit-ended': () => 'Terror minął: ludzie znów mogą zagrać dowolnie wiele kart.',
    drew: (event) =>
      event.cards.length === 0
        ? `${player(event.seat)} niczego nie dobiera.`
        : `${player(event.seat)} dobiera: ${cards(event.cards)}.`,
    'dawn-drawn': (event) => `Dobrana zostaje ${card(event.card)}: noc się skończyła.`,
    discarded: (event) =>
      event.why === 'step'
        ? `${player(event.seat)} odrzuca ${cardAsObject(event.card)}.`
        : `${player(event.seat)} musi odrzucić ${cardAsObject(event.card)}.`,
    played: (event) =>
      `${player(event.seat)} zagrywa ${cardAsObject(event.card)}${aim(event.target)}${event.seat === HUMANS && event.limit >= 0 ? ` (w tej turze jeszcze ${plural(event.limit, 'karta', 'karty', 'kart')})` : ''}.`,
    cancelled: (event) => `${player(event.seat)} odpowiada ${withCard(event.card)}: ${card(event.cancels)} nie działa.`,
    'not-answered': (event) => `${player(event.seat)} nie odpowiada na ${cardAsObject(event.card)}.`,
    'card-resolved': (event) => `${subject(event.card)} jest rozpatrzona.`,
    arrived: (event) => `${subject(event.card)} wchodzi na ulicę: pole ${event.field}.`,
    risen: ({ from, field, strength }) =>
      `Człowiek, którego trzymał zombiak z pola ${from}, wstaje na polu ${field} jako zombiak o sile ${strength}.`,
    attached: (event) =>
      ({
        shield: `Zombiak z pola ${event.field} zasłania się człowiekiem.`,
        claws: `Zombiakowi z pola ${event.field} rosną pazury.`,
        boss: `Zombiak z pola ${event.field} zostaje bossem i ma do wydania ${plural(event.orders, 'rozkaz', 'rozkazy', 'rozkazów')}.`,
      })[event.as],
    moved: ({ from, to, how }) => MOVED[how](from, to),
    stayed: ({ field, how, why }) => `${WHO[how]} na polu ${field}: ${STAYED[why]}.`,
    exchanged: (event) => `Zombiaki z pól ${and(event.fields)} zamieniają się miejscami.`,
    merged: ({ from, to, discarded }) =>
      `Zombiak z pola ${from} łączy się z tym na polu ${to}: tworzą teraz jednego.${discarded.length === 0 ? '' : ` Zbędne i odrzucone: ${cards(discarded)}.`}`,
    held: (event) =>
      `${player(event.seat)} zagrywa ${cardAsObject(event.card)}: zombiak z pola ${event.field} w tej turze nie pójdzie.`,
    'holds-ended': (event) => `Nikt już nie jest wstrzymany (${event.fields.join(', ')}).`,
    ordered: ({ boss, zombie, left }) =>
      `Boss z pola ${boss} wydaje rozkaz zombiakowi z pola ${zombie}; ${form(left, 'zostaje mu', 'zostają mu', 'zostaje mu')} ${plural(left, 'rozkaz', 'rozkazy', 'rozkazów')}.`,
    wounded: ({ field, wounds, strength, by }) =>
      `${BY[by]} zadaje ${damage(wounds)} istocie na polu ${field}: ${strength === 0 ? 'traci ona całą siłę' : `zostaje jej siła ${strength}`}.`,
    'shield-lost': (event) => SHIELD[event.why](event.field),
    died: (event) => `Istota na polu ${event.field} ${DIED[event.why]}. Odrzucone: ${cards(event.cards)}.`,
    'boss-died': (event) => `To był boss z pola ${event.field}: wszystkie zombiaki się cofną.`,
    'retreat-began': () => 'Bez bossa wszystkie zombiaki się cofają.',
    netted: (event) => `Sieć spada na istoty ${onFields(event.fields)}.`,
    halted: () => 'Do następnej tury ludzi nikt nie może się ruszyć.',
    limited: ({ limit }) => `W następnej turze ludzie mogą zagrać tylko ${plural(limit, 'kartę', 'karty', 'kart')}.`,
    'broke-through': ({ from }) => `Zombiak z pola ${from} przechodzi za barykadę!`,
    laid: (event) => `Na polu ${event.field} leży teraz ${card(event.card)}.`,
    rolled: (event) => `${subject(event.card)} toczy się z pola ${event.from} na pole ${event.to}.`,
    removed: (event) => `${subject(event.card)} na polu ${event.field} ${REMOVED[event.why]}.`,
    'set-off': (event) => `${subject(event.card)} na polu ${event.field} zaraz wybuchnie.`,
    exploded: (event) => `${subject(event.card)} wybucha na polu ${event.field}.`,
    'shrapnel-flew': (event) => `Odłamek o sile ${event.damage} leci z pola ${event.from} na pole ${event.to}.`,
    ignited: (event) => `Pole ${event.field} płonie.`,
    'burns-already': (event) => `Pole ${event.field} już płonie; ${card(event.card)} zostaje odrzucona.`,
    'fire-out': (event) => `Ogień na polu ${event.field} ${event.why === 'ended' ? 'wygasa' : 'zostaje zgaszony'}.`,
    shot: ({ lane, field, hits, left }) => {
      const more = left === 0 ? '' : ` (jeszcze ${plural(left, 'pocisk', 'pociski', 'pocisków')})`;
      return hits === 'nothing'
        ? `Pocisk leci torem ${lane} i w nikogo nie trafia${more}.`
        : `Pocisk trafia ${hits === 'creature' ? 'istotę' : 'to, co leży'} na polu ${field}${more}.`;
    },
    poured: ({ field, paid, left }) => `Ropa zalewa pole ${field} za ${paid}; zostaje jej siła ${left}.`,
    'game-ended': ({ winners, reason }) => `Wygrywa ${and(winners.map(player))}: ${ENDED[reason]}.`,
  };
};

/** What a card is aimed at, behind its name. */
function aimed(target: ChosenTarget, cardAsObject: (id: string) => string): string {
  if ('lane' in target) {
    const at = target.hits === undefined ? '' : (HITS[target.hits] ?? ` w pole ${target.hits}`);
    return `na torze ${target.lane}${at}`;
  }
  if ('field' in target) return `na pole ${target.field}${target.hits === 'object' ? ', w to, co tam leży' : ''}`;
  if ('from' in target) return `z pola ${target.from} ${onto(target.to)}`;
  if ('fields' in target) return ontoFields(target.fields);
  if ('amounts' in target) return `(${amountsNamed(target)})`;
  return `na ${cardAsObject(target.card)}`;
}

const HITS: Readonly<Record<string, string>> = { creature: ' w pierwszą istotę', nothing: ' w nikogo' };

const MOVED: Readonly<Record<MoveReason, (from: string, to: string) => string>> = {
  advance: (from, to) => `Zombiak idzie z pola ${from} na pole ${to}.`,
  dogs: (from, to) => `Psy biegną z pola ${from} na pole ${to}.`,
  card: (from, to) => `Istota przechodzi z pola ${from} na pole ${to}.`,
  order: (from, to) => `Zombiak słucha i idzie z pola ${from} na pole ${to}.`,
  push: (from, to) => `Zombiak zostaje odepchnięty z pola ${from} na pole ${to}.`,
  retreat: (from, to) => `Istota cofa się z pola ${from} na pole ${to}.`,
};

const WHO: Readonly<Record<MoveReason, string>> = {
  advance: 'Zombiak zostaje',
  dogs: 'Psy zostają',
  card: 'Istota zostaje',
  order: 'Zombiak zostaje',
  push: 'Zombiak zostaje',
  retreat: 'Istota zostaje',
};

const STAYED: Readonly<Record<StayReason, string>> = {
  halted: 'nikt nie może się ruszyć',
  netted: 'sieć nie pozwala się ruszyć',
  barred: 'zapora zamyka tor',
  held: 'wstrzymuje go karta',
  blocked: 'ktoś stoi na drodze',
  wall: 'mur jest za wysoki',
  edge: 'tam kończy się ulica',
};

const BY: Readonly<Record<DamageSource, string>> = {
  card: 'Karta',
  fire: 'Ogień',
  explosion: 'Wybuch',
  shrapnel: 'Odłamek',
};

const SHIELD: Readonly<Record<ShieldReason, (field: string) => string>> = {
  damage: (field) => `Człowiek przyjmuje obrażenia za zombiaka z pola ${field} i przepada.`,
  crushed: (field) => `Człowiek zostaje zmiażdżony zamiast zombiaka z pola ${field}.`,
  pit: (field) => `Człowiek zasypuje dziurę pod zombiakiem z pola ${field}.`,
  second: (field) => `Zombiak z pola ${field} może trzymać tylko jednego człowieka; drugi zostaje odrzucony.`,
};

const DIED: Readonly<Record<DeathReason, string>> = {
  wounds: 'ginie od ran',
  crushed: 'zostaje zmiażdżona',
  swallowed: 'wpada do dziury',
  killed: 'zostaje zabita',
};

const REMOVED: Readonly<Record<RemovalReason, string>> = {
  ended: 'zostaje usunięta',
  cleared: 'zostaje zniszczona',
  filled: 'zostaje zasypana',
  broken: 'rozbija się',
  'fallen-in': 'wpada do dziury',
  'rolled-off': 'stacza się z ulicy',
  spent: 'zostaje zużyta',
};

const ENDED: Readonly<Record<EndReason, string>> = {
  barricade: 'zombiak jest za barykadą',
  dawn: 'wschodzi słońce',
};
