import type { EventSentences } from '../../../../kernel/index.ts';
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
import { and, cardsCounted, onFields, onto, type Phrases, plural } from './phrases.ts';

/** What happened, in German. */
export const eventsWith = ({ card, cards, ofPlayer, player }: Phrases): EventSentences<ZombiakiEvent> => {
  const aim = (target: ChosenTarget | undefined): string => (target === undefined ? '' : ` ${aimed(target, card)}`);
  return {
    'turn-began': ({ seat, turn }) => `Zug ${turn} ${ofPlayer(seat)} beginnt.`,
    'turn-ended': ({ seat }) => `${player(seat)} beendet den Zug.`,
    'effect-ended': (event) => `Die Wirkung von ${card(event.card)} endet.`,
    'nets-lifted': (event) => `Das Netz ${onFields(event.fields)} ist weg.`,
    'limit-ended': () => 'Der Terror ist vorbei: Die Menschen dürfen wieder beliebig viele Karten spielen.',
    drew: (event) =>
      event.cards.length === 0
        ? `${player(event.seat)} zieht nichts.`
        : `${player(event.seat)} zieht ${cards(event.cards)}.`,
    'dawn-drawn': (event) => `${card(event.card)} wird gezogen: Die Nacht ist vorbei.`,
    discarded: (event) =>
      event.why === 'step'
        ? `${player(event.seat)} legt ${card(event.card)} ab.`
        : `${player(event.seat)} muss ${card(event.card)} ablegen.`,
    played: (event) =>
      `${player(event.seat)} spielt ${card(event.card)}${aim(event.target)}${event.seat === HUMANS && event.limit >= 0 ? ` (in diesem Zug noch ${cardsCounted(event.limit)})` : ''}.`,
    cancelled: (event) =>
      `${player(event.seat)} antwortet mit ${card(event.card)}: ${card(event.cancels)} hat keine Wirkung.`,
    'not-answered': (event) => `${player(event.seat)} lässt ${card(event.card)} geschehen.`,
    'card-resolved': (event) => `${card(event.card)} ist abgehandelt.`,
    arrived: (event) => `${card(event.card)} kommt auf ${event.field} auf die Straße.`,
    risen: ({ from, field, strength }) =>
      `Der Mensch, den der Zombie auf ${from} hielt, erhebt sich auf ${field} als Zombie der Stärke ${strength}.`,
    attached: (event) =>
      ({
        shield: `Der Zombie auf ${event.field} bekommt einen Schutzschild.`,
        claws: `Dem Zombie auf ${event.field} wachsen Krallen.`,
        boss: `Der Zombie auf ${event.field} wird zum Boss und hat ${plural(event.orders, 'Befehl', 'Befehle')} zu geben.`,
      })[event.as],
    moved: ({ from, to, how }) => MOVED[how](from, to),
    stayed: ({ field, how, why }) => `${WHO[how](field)} stehen: ${STAYED[why]}.`,
    exchanged: (event) => `Die Zombies auf ${and(event.fields)} tauschen die Plätze.`,
    merged: ({ from, to, discarded }) =>
      `Der Zombie von ${from} verschmilzt mit dem auf ${to}: Die beiden sind jetzt einer.${discarded.length === 0 ? '' : ` Übrig und abgelegt: ${cards(discarded)}.`}`,
    held: (event) =>
      `${player(event.seat)} spielt ${card(event.card)}: Der Zombie auf ${event.field} läuft in diesem Zug nicht.`,
    'holds-ended': (event) => `Niemand wird mehr zurückgehalten (${event.fields.join(', ')}).`,
    ordered: ({ boss, zombie, left }) =>
      `Der Boss auf ${boss} gibt dem Zombie auf ${zombie} einen Befehl; ihm ${left === 1 ? 'bleibt' : 'bleiben'} ${plural(left, 'Befehl', 'Befehle')}.`,
    wounded: ({ field, wounds, strength, by }) =>
      `Das Wesen auf ${field} erleidet ${BY[by]} ${wounds} Schaden: ${strength === 0 ? 'Ihm bleibt keine Stärke' : `Ihm bleibt die Stärke ${strength}`}.`,
    'shield-lost': (event) => SHIELD[event.why](event.field),
    died: (event) => `Das Wesen auf ${event.field} ${DIED[event.why]}. Abgelegt: ${cards(event.cards)}.`,
    'boss-died': (event) => `Das war der Boss auf ${event.field}: Alle Zombies werden zurückweichen.`,
    'retreat-began': () => 'Ohne ihren Boss weichen alle Zombies zurück.',
    netted: (event) => `Ein Netz fällt auf die Wesen ${onFields(event.fields)}.`,
    halted: () => 'Bis zum nächsten Zug der Menschen kann sich niemand bewegen.',
    limited: ({ limit }) => `Die Menschen dürfen in ihrem nächsten Zug nur ${cardsCounted(limit)} spielen.`,
    'broke-through': ({ from }) => `Der Zombie auf ${from} kommt hinter die Barrikade!`,
    laid: (event) => `Auf ${event.field} liegt jetzt ${card(event.card)}.`,
    rolled: (event) => `${card(event.card)} rollt von ${event.from} nach ${event.to}.`,
    removed: (event) => `${card(event.card)} auf ${event.field} ${REMOVED[event.why]}.`,
    'set-off': (event) => `${card(event.card)} auf ${event.field} wird ausgelöst.`,
    exploded: (event) => `${card(event.card)} explodiert auf ${event.field}.`,
    'shrapnel-flew': (event) => `Ein Splitter der Stärke ${event.damage} fliegt von ${event.from} nach ${event.to}.`,
    ignited: (event) => `Feld ${event.field} brennt.`,
    'burns-already': (event) => `Feld ${event.field} brennt schon; ${card(event.card)} wird abgelegt.`,
    'fire-out': (event) => `Das Feuer auf ${event.field} ${event.why === 'ended' ? 'brennt aus' : 'wird gelöscht'}.`,
    shot: ({ lane, field, hits, left }) => {
      const more = left === 0 ? '' : ` (noch ${plural(left, 'Kugel', 'Kugeln')})`;
      return hits === 'nothing'
        ? `Eine Kugel fliegt durch Spur ${lane} und trifft nichts${more}.`
        : `Eine Kugel trifft ${hits === 'creature' ? 'das Wesen' : 'den Gegenstand'} auf ${field}${more}.`;
    },
    poured: ({ field, paid, left }) => `Öl fließt für ${paid} auf ${field}; ihm bleibt die Kraft ${left}.`,
    'game-ended': ({ winners, reason }) => `${and(winners.map(player))} gewinnt: ${ENDED[reason]}.`,
  };
};

/** What a card is aimed at, behind its name. */
function aimed(target: ChosenTarget, card: (id: string) => string): string {
  if ('lane' in target) {
    const at = target.hits === undefined ? '' : (HITS[target.hits] ?? ` auf ${target.hits}`);
    return `in Spur ${target.lane}${at}`;
  }
  if ('field' in target) return `auf ${target.field}${target.hits === 'object' ? ', auf das, was dort liegt' : ''}`;
  if ('from' in target) return `von ${target.from} ${onto(target.to)}`;
  if ('fields' in target) return onFields(target.fields);
  if ('amounts' in target) return `(${amountsNamed(target)})`;
  return `gegen ${card(target.card)}`;
}

const HITS: Readonly<Record<string, string>> = { creature: ' auf das erste Wesen', nothing: ' auf niemanden' };

const MOVED: Readonly<Record<MoveReason, (from: string, to: string) => string>> = {
  advance: (from, to) => `Der Zombie auf ${from} läuft nach ${to}.`,
  dogs: (from, to) => `Die Hunde laufen von ${from} nach ${to}.`,
  card: (from, to) => `Das Wesen auf ${from} bewegt sich nach ${to}.`,
  order: (from, to) => `Der Zombie auf ${from} gehorcht und geht nach ${to}.`,
  push: (from, to) => `Der Zombie auf ${from} wird nach ${to} zurückgestoßen.`,
  retreat: (from, to) => `Das Wesen auf ${from} weicht nach ${to} zurück.`,
};

const zombieStays = (field: string): string => `Der Zombie auf ${field} bleibt`;
const creatureStays = (field: string): string => `Das Wesen auf ${field} bleibt`;

const WHO: Readonly<Record<MoveReason, (field: string) => string>> = {
  advance: zombieStays,
  dogs: (field) => `Die Hunde auf ${field} bleiben`,
  card: creatureStays,
  order: zombieStays,
  push: zombieStays,
  retreat: creatureStays,
};

const STAYED: Readonly<Record<StayReason, string>> = {
  halted: 'Niemand kann sich bewegen',
  netted: 'Ein Netz verhindert die Bewegung',
  barred: 'Eine Sperre schließt die Spur',
  held: 'Eine Karte hält ihn zurück',
  blocked: 'Jemand steht im Weg',
  wall: 'Die Mauer ist zu hoch',
  edge: 'Dort endet die Straße',
};

const BY: Readonly<Record<DamageSource, string>> = {
  card: 'durch die Karte',
  fire: 'durch das Feuer',
  explosion: 'durch die Explosion',
  shrapnel: 'durch den Splitter',
};

const SHIELD: Readonly<Record<ShieldReason, (field: string) => string>> = {
  damage: (field) => `Der Schutzschild des Zombies auf ${field} fängt den Schaden ab und ist verloren.`,
  crushed: (field) => `Der Schutzschild des Zombies auf ${field} wird an seiner Stelle zerquetscht.`,
  pit: (field) => `Der Schutzschild des Zombies auf ${field} füllt die Grube.`,
  second: (field) => `Der Zombie auf ${field} hält nur einen Schutzschild; der andere wird abgelegt.`,
};

const DIED: Readonly<Record<DeathReason, string>> = {
  wounds: 'stirbt an seinen Wunden',
  crushed: 'wird zerquetscht',
  swallowed: 'fällt in die Grube',
  killed: 'wird getötet',
};

const REMOVED: Readonly<Record<RemovalReason, string>> = {
  ended: 'wird weggenommen',
  cleared: 'wird zerstört',
  filled: 'ist gefüllt',
  broken: 'zerbricht',
  'fallen-in': 'fällt in die Grube',
  'rolled-off': 'rollt von der Straße',
  spent: 'ist verbraucht',
};

const ENDED: Readonly<Record<EndReason, string>> = {
  barricade: 'Ein Zombie ist hinter der Barrikade',
  dawn: 'Die Sonne geht auf',
};
