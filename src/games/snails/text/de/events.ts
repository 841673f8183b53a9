import type { EventSentences } from '../../../../kernel/index.ts';
import type { Back, Turned } from '../../board/tiles.ts';
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
import { and, faces, type Phrases, plural, roleInCase, soldier, terrain } from './phrases.ts';

const { abilities, actions, factions, phases, roles, tokens } = NAMES;

/** What happened, in German. */
export const eventsWith = ({
  card,
  cards,
  option,
  player,
  snail,
  snailAsObject,
}: Phrases): EventSentences<SnailsEvent> => ({
  'first-player': ({ seat }) => `${player(seat)} ist Startspieler.`,
  'faction-taken': ({ seat, faction }) => `${player(seat)} spielt die ${factions[faction]}.`,
  drew: ({ seat, count, secret }) =>
    `${player(seat)} zieht ${plural(count, 'Karte', 'Karten')}${told(cards, secret?.cards)}.`,
  'deck-shuffled': (event) =>
    `Der Ablagestapel wird zu einem neuen Stapel gemischt: ${plural(event.cards, 'Karte', 'Karten')}.`,
  'hand-kept': ({ seat }) => `${player(seat)} behält die Startkarten.`,
  'hand-shown': (event) =>
    `${player(event.seat)} zeigt Startkarten ohne rote Karte (${cards(event.cards)}) und zieht neu.`,
  'snail-placed': (event) => `${snail(event.snail)} beginnt auf Feld ${event.field}.`,
  'round-began': ({ round, first }) => `Runde ${round} beginnt; Startspieler ist ${player(first)}.`,
  'phase-began': ({ phase }) => `${phases[phase]}.`,
  discarded: (event) => `${player(event.seat)} wirft ${card(event.card)} ab (${DISCARDED[event.why]}).`,
  'nothing-discarded': ({ seat }) => `${player(seat)} hat keine Arsenalkarte zum Abwerfen.`,
  stolen: (event) => `${player(event.seat)} stiehlt ${card(event.card)} aus der Hand von ${player(event.from)}.`,
  'nothing-stolen': ({ from }) => `${player(from)} hat keine Arsenalkarte auf der Hand, die sich stehlen ließe.`,
  'exchange-ended': ({ seat }) => `${player(seat)} tauscht keine Karten mehr.`,
  'faction-card-taken': (event) =>
    `${player(event.seat)} nimmt die Fraktionskarte auf die Hand: ${cards([event.card])}.`,
  'faction-card-returned': (event) =>
    `Die Fraktionskarte von ${player(event.seat)} kommt wieder neben das Tableau: ${cards([event.card])}.`,
  planned: ({ seat }) => `${player(seat)} ist mit dem Planen fertig.`,
  declared: (event) =>
    `${player(event.seat)} wählt ${roleInCase(event.snail, 'accusative')} als ${SPACES[event.space]} Schnecke.`,
  'slot-filled': (event) => `${player(event.seat)} legt ${card(event.card)} auf Platz ${slotName(event.slot)}.`,
  'plan-laid': (event) =>
    `${player(event.seat)} hat ${plural(event.tokens, 'Marker', 'Marker')} und ${plural(event.cards, 'Karte', 'Karten')} verdeckt gelegt.`,
  'slot-began': ({ slot }) => `Platz ${slotName(slot)}.`,
  revealed: (event) =>
    `${player(event.seat)} deckt auf Platz ${slotName(event.slot)} ${card(event.card)} auf; aktiv ist ${soldier(event.snail)}.`,
  'slot-passed': ({ seat, slot, reason, rule }) =>
    `${player(seat)} passt auf Platz ${slotName(slot)}: ${PASSED[reason]}. [${rule}]`,
  'half-chosen': ({ seat, action }) => `${player(seat)} wählt ${card(action)}.`,
  'effect-chosen': ({ seat, option: chosen }) => `${player(seat)} wählt „${option(chosen)}“.`,
  'snail-targeted': (event) => `${player(event.seat)} wählt ${snailAsObject(event.snail)} als Ziel.`,
  'field-targeted': ({ seat, field }) => `${player(seat)} wählt Feld ${field} als Ziel.`,
  'player-targeted': (event) => `${player(event.seat)} wählt ${player(event.player)} als Ziel.`,
  'attack-repeated': ({ seat }) => `${player(seat)} greift mit derselben Karte noch einmal an.`,
  'attack-dropped': ({ seat, rule }) =>
    `${player(seat)} könnte mit derselben Karte noch einmal angreifen, aber es gibt kein Ziel. [${rule}]`,
  'rage-used': ({ seat }) => `${player(seat)} nutzt „${abilities.barbarians}“.`,
  rolled: ({ seat, dice }) => `${player(seat)} würfelt ${faces(dice)}.`,
  're-rolled': ({ seat, die, face, by }) =>
    `${player(seat)} wirft Würfel ${die + 1} neu (${RE_ROLLED[by]}): ${faces([face])}.`,
  'row-taken': ({ row, faces: needed }) => `Zeile ${row + 1} der Karte gilt: ${faces(needed)}.`,
  missed: ({ seat }) => `Der Angriff von ${player(seat)} geht daneben.`,
  scattered: ({ field }) => `Der Angriff streut auf Feld ${field}.`,
  marked: ({ snail: marked, change }) =>
    `${snail(marked)} erleidet bis zum Ende der Runde durch jede Quelle ${Math.abs(change)} Schaden ${change > 0 ? 'mehr' : 'weniger'}.`,
  'marks-ended': () => 'Der Schaden ist wieder wie üblich.',
  damaged: ({ snail: hurt, amount, shell, life, by }) =>
    `${snail(hurt)} erleidet ${amount - shell} Schaden${HURT[by]}${shell > 0 ? ` (das Schneckenhaus hält ${shell} ab)` : ''}; ${life > 0 ? `${life} Leben übrig` : 'kein Leben übrig'}.`,
  healed: ({ snail: healed, amount, life }) =>
    amount === 0
      ? `${snail(healed)} hat schon volles Leben (${life}).`
      : `${snail(healed)} wird um ${amount} geheilt und hat ${life} Leben.`,
  eliminated: ({ snail: lost, token }) => `${snail(lost)} scheidet aus${LOST[token]}.`,
  'squad-lost': ({ seat }) => `${player(seat)} hat keine Schnecken mehr.`,
  stepped: (event) => `${snail(event.snail)} geht von ${event.from} nach ${event.field}.`,
  pushed: (event) => `${snail(event.snail)} wird von ${event.from} nach ${event.field} geschubst.`,
  placed: (event) => `${snail(event.snail)} wird auf ${event.field} versetzt (von ${event.from}).`,
  'move-ended': (event) => `${snail(event.snail)} geht nicht weiter; übrige Bewegungspunkte: ${event.points}.`,
  stayed: (event) => `${snail(event.snail)} ${STAYED[event.why]} und bleibt stehen.`,
  fell: ({ snail: fallen, field, onto }) =>
    onto === 'water'
      ? `${snail(fallen)} fällt auf Feld ${field} ins Wasser.`
      : `${snail(fallen)} sackt auf Feld ${field} ab und steht jetzt tiefer: ${terrain(onto)}.`,
  'shell-entered': (event) => `${snail(event.snail)} zieht sich in ein Schneckenhaus zurück.`,
  'shell-left': (event) => `${snail(event.snail)} verlässt das Schneckenhaus.`,
  aimed: (event) => `${snail(event.snail)} zielt.`,
  'aim-used': (event) => `${snail(event.snail)} greift gezielt an und darf einen Würfel neu werfen.`,
  'aim-lost': (event) => `${snail(event.snail)} zielt nicht mehr.`,
  swapped: ({ seat }) => `${player(seat)} tauscht den aktiven und den passiven Marker.`,
  'tile-damaged': (event) => `Das Plättchen auf Feld ${event.field} wird beschädigt: ${terrain(event.terrain)}.`,
  'tile-breaking': (event) =>
    `Das Plättchen auf Feld ${event.field} zerbricht (${terrain(event.terrain)}), und seine Marker gehen hoch.`,
  'tile-destroyed': (event) =>
    `Das Plättchen auf Feld ${event.field} wird zerstört: ${terrain(event.terrain)}; Rückseite: ${back(event.back)}.`,
  'tile-removed': (event) =>
    `Das Plättchen auf Feld ${event.field} wird entfernt: ${terrain(event.terrain)}; Rückseite, ohne Wirkung: ${back(event.back)}.`,
  'tile-added': (event) => `Feld ${event.field} wird um ein Plättchen erhöht: ${terrain(event.terrain)}.`,
  'token-put': ({ field, token, count }) =>
    `Auf Feld ${field} ${count === 1 ? 'kommt 1 Marker' : `kommen ${count} Marker`}: ${tokens[token]}.`,
  exploded: ({ field, token }) => `Auf Feld ${field} explodiert ${token === 'mine' ? 'eine Mine' : 'Dynamit'}.`,
  'fire-died': ({ field, count }) =>
    `Das Feuer auf Feld ${field} verbrennt das Plättchen und erlischt (${plural(count, 'Marker', 'Marker')}).`,
  'contamination-rose': ({ space, damage }) =>
    `Die Verseuchung steigt auf ${space}: Schnecken auf Wasser erleiden am Rundenende ${damage} Schaden.`,
  'plan-card-returned': ({ seat, slot, secret }) =>
    `${player(seat)} nimmt die Karte von Platz ${slotName(slot)} zurück auf die Hand${told(cards, secret && [secret.card])}.`,
  'weapon-returned': (event) => `${card(event.card)} kommt zurück auf die Hand von ${player(event.seat)}.`,
  'basics-returned': ({ seat, cards: laid }) =>
    `${player(seat)} nimmt die Basiskarten des Plans zurück: ${cards(laid.map((each) => each.card))}.`,
  'tokens-collected': () => 'Die Marker gehen an ihre Spieler zurück, und Fähigkeiten sind wieder nutzbar.',
  'action-ended': ({ seat }) => `Die Aktion von ${player(seat)} ist zu Ende.`,
  'bonus-drawn': ({ seat }) => `${player(seat)} nutzt „${abilities.cowboys}“ und zieht eine Karte.`,
  'marker-passed': ({ seat }) => `Der Startspielermarker geht an ${player(seat)}.`,
  'game-ended': ({ winners, reason, rule }) =>
    `Das Spiel ist zu Ende: ${result(winners.map(player))}${ENDED[reason]}. [${rule}]`,
});

/** What is found under a tile, inside a sentence. */
const BACKS: Readonly<Record<Back, string>> = {
  barrel: 'ein Fass',
  blank: 'leer',
  trap: 'eine Falle',
  'one-card': 'eine Karte',
  'two-cards': 'zwei Karten',
  mine: 'eine Mine',
};

const back = (shown: Turned): string => (shown === 'spent' ? 'schon bekannt' : BACKS[shown]);

const told = (cards: Phrases['cards'], ids: readonly string[] | undefined): string =>
  ids === undefined ? '' : `: ${cards(ids)}`;

const DISCARDED: Readonly<Record<DiscardReason, string>> = {
  opening: 'Startkarten',
  exchange: 'Tausch',
  'hand-limit': 'Handlimit',
  effect: 'Effekt einer Karte',
  played: 'gespielt',
  unplayed: 'nicht gespielt',
  eliminated: 'keine Schnecken mehr',
};

const PASSED: Readonly<Record<PassReason, string>> = {
  empty: 'Der Platz ist leer',
  'no-snail': 'Keine der gewählten Schnecken ist mehr da',
  'on-water': 'Die Karte ist auf Wasser nicht möglich',
  'no-target': 'Es gibt kein Ziel',
  'no-passive': 'Es gibt keinen passiven Marker zum Tauschen',
  'no-half': 'Keine der beiden Hälften ist möglich',
  declined: 'Verzicht auf die Karte',
};

const RE_ROLLED = { aim: actions.aim, commander: roles.commander, 'eagle-eye': abilities.amazons } as const;

const HURT: Readonly<Record<DamageSource, string>> = {
  card: '',
  fire: ' durch Feuer',
  mine: ' durch eine Mine',
  dynamite: ' durch Dynamit',
  trap: ' durch eine Falle',
  'mine-back': ' durch die Mine unter dem Plättchen',
  'rot-cloud': ` durch die ${abilities.zombies}`,
  contamination: ' durch das verseuchte Wasser',
};

const SPACES = { active: 'aktive', passive: 'passive' } as const;

const STAYED: Readonly<Record<StayReason, string>> = {
  nowhere: 'lässt sich nirgendwohin schubsen',
  shell: 'lässt sich im Schneckenhaus nicht schubsen',
};

const LOST = {
  active: '; es war die aktive Schnecke',
  passive: '; es war die passive Schnecke',
  none: '',
} as const;

const ENDED: Readonly<Record<EndReason, string>> = {
  'last-squad': '; niemand sonst hat noch Schnecken',
  'nobody-left': '; keine Schnecke ist mehr auf dem Spielplan',
  'most-snails': ' mit den meisten Schnecken',
  'most-life': ' mit dem meisten Leben',
  draw: '; gleich viele Schnecken und gleich viel Leben',
};

function result(winners: readonly string[]): string {
  if (winners.length === 0) return 'Niemand gewinnt';
  const names = and(winners);
  return winners.length === 1 ? `${names} gewinnt` : `Unentschieden zwischen ${names}`;
}
