import { capitalised, commonInGerman, nameOfDecision, type RefusalSentences } from '../../../../kernel/index.ts';
import type { SnailsWhy } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { effectNames, levelOf } from '../phrases.ts';
import { DECISIONS } from './asks.ts';
import { NAMES } from './names.ts';
import { faces, height, or, type Phrases, phrasesOf, plural, seatName, soldiers } from './phrases.ts';

const { actions, factions } = NAMES;

/** Why an action is refused, in German. */
const refusalsWith = ({ card, cards, option, player, snail, snails }: Phrases): RefusalSentences<SnailsWhy> => ({
  'faction/taken': ({ faction, left }) =>
    `Die Fraktion „${factions[faction]}“ ist schon vergeben; noch frei: ${left.map((id) => factions[id]).join(', ')}.`,
  'mulligan/has-red': ({ red }) =>
    `Neu ziehen darf nur, wer keine rote Karte hat; du hast: ${cards(red)}. Behalte die Karten.`,
  'card/not-in-hand': ({ card: id, hand }) =>
    hand.includes(id)
      ? `${card(id)} hast du nur einmal; auf der Hand hast du: ${cards(hand)}.`
      : `${card(id)} hast du nicht auf der Hand; du hast: ${cards(hand)}.`,
  'card/basic': ({ card: id }) =>
    `${card(id)} ist eine Basiskarte, und die werden nie abgeworfen; wähle eine andere Karte.`,
  'card/not-arsenal': ({ card: id }) =>
    `${card(id)} ist keine Arsenalkarte; hier dürfen nur Arsenalkarten abgeworfen werden.`,
  'discard/must': ({ arsenal }) =>
    `Du hast Arsenalkarten auf der Hand und musst eine davon abwerfen: ${cards(arsenal)}.`,
  'snail/not-yours': (facts) => `Diese Schnecke gehört nicht dir; zur Wahl: ${soldiers(facts.snails)}.`,

  'place/on-board': (facts) =>
    `Diese Schnecke steht schon auf dem Spielplan; noch zu setzen: ${soldiers(facts.snails)}.`,
  'place/on-water': ({ field }) =>
    `Feld ${field} ist Wasser, und dort beginnt keine Schnecke; wähle ein Feld mit einem Plättchen.`,
  'place/second-mountain': ({ field }) =>
    `Feld ${field} ist ein Berg; höchstens 1 deiner Schnecken darf auf einem Berg beginnen, und 1 steht schon auf einem. Wähle Strand oder Wiese.`,
  'place/full': ({ field, most }) =>
    `Feld ${field} ist voll: Auf ein Feld passen höchstens ${plural(most, 'Schnecke', 'Schnecken')}. Wähle ein anderes Feld.`,
  'declare/active-already': (facts) =>
    `Diese Schnecke ist schon deine aktive; als passive zur Wahl: ${soldiers(facts.snails)}.`,
  'declare/eliminated': (facts) => `Diese Schnecke ist ausgeschieden; zur Wahl: ${soldiers(facts.snails)}.`,

  'half/not-on-card': ({ halves }) =>
    `Diese Aktion ist nicht auf der Karte; zur Wahl: ${or(halves.map((half) => actions[half]))}.`,
  'resolve/on-water': ({ card: id }) =>
    `${card(id)} ist auf Wasser nicht möglich, und deine aktive Schnecke ist auf Wasser; wähle etwas anderes.`,
  'resolve/no-passive': () =>
    `„${actions.swap}“ braucht einen Marker auf dem passiven Platz, und deiner ist leer; wähle die andere Hälfte.`,
  'resolve/no-target': ({ card: id }) => `Es gibt nichts, worauf ${card(id)} wirken könnte; wähle etwas anderes.`,
  'effect/unknown': ({ options }) => `Diesen Effekt hat die Karte nicht; zur Wahl: ${or(options.map(option))}.`,

  'step/not-adjacent': ({ from, distance }) =>
    distance === 0
      ? `Die Schnecke steht schon auf Feld ${from}; gehe 1 Feld weiter oder bleibe stehen.`
      : `Ein Schritt führt auf ein Nachbarfeld; dieses ist ${away(distance)} von ${from} entfernt. Gehe Feld für Feld.`,
  'step/too-steep': ({ from, to }) =>
    `Ein Schritt führt höchstens 1 Stufe hinauf; von ${height(from)} auf ${height(to)} sind es ${levelOf(to) - levelOf(from)}.`,
  'step/too-dear': ({ cost, points }) =>
    `Dieser Schritt kostet ${plural(cost, 'Bewegungspunkt', 'Bewegungspunkte')}; übrig: ${points}. Wähle ein Feld, das nicht höher liegt, oder bleibe stehen.`,
  'field/blocked': ({ field, most }) =>
    `Feld ${field} ist voll (höchstens ${plural(most, 'Schnecke', 'Schnecken')}), und niemand dort lässt sich weiterschubsen; wähle etwas anderes.`,
  'field/same': ({ field }) =>
    `Die Schnecke steht schon auf Feld ${field}; sie kann nur auf ein anderes Feld versetzt werden.`,
  'shell/not-in-use': (facts) =>
    `Diese Schnecke hat kein Schneckenhaus abzugeben; eines abgeben kann: ${soldiers(facts.snails)}. Du darfst auch verzichten.`,

  'target/wrong-kind': ({ card: id, kind }) =>
    `Ziel von ${card(id)} ist ${KINDS[kind].one}; nenne ${KINDS[kind].object}.`,
  'target/not-at-table': ({ card: id }) =>
    `Dieses Ziel gibt es an diesem Tisch nicht; wähle für ${card(id)} ein anderes.`,
  'target/off-board': (facts) =>
    `Dieses Ziel gibt es nicht: ${capitalised(snail(facts.snail))} ist nicht auf dem Spielplan. Wähle eine Schnecke, die dort steht.`,
  'target/itself': ({ card: id }) =>
    `Eine Schnecke kann für ${card(id)} nicht sich selbst wählen; wähle eine andere Schnecke.`,
  'target/chosen-already': ({ card: id, snail: chosen }) =>
    `${capitalised(snail(chosen))} ist für ${card(id)} schon gewählt; wähle als zweites Ziel eine andere Schnecke.`,
  'target/other-side': ({ card: id, side }) =>
    side === 'enemy'
      ? `${card(id)} wirkt nur auf gegnerische Schnecken; wähle die Schnecke eines anderen Spielers.`
      : `${card(id)} wirkt nur auf eigene Schnecken; wähle eine von deinen.`,
  'target/in-shell': ({ card: id }) =>
    `${card(id)} wirkt nicht auf eine Schnecke im Schneckenhaus; wähle eine ohne Schneckenhaus.`,
  'target/no-shell': ({ card: id }) =>
    `${card(id)} wirkt nur auf eine Schnecke im Schneckenhaus; wähle eine, die in einem steckt.`,
  'target/out-of-reach': ({ card: id, distance, least, most }) =>
    `${card(id)} reicht ${reach(least, most)}; dieses Ziel ist ${distance === 0 ? 'auf dem Feld deiner Schnecke' : `${away(distance)} entfernt`}.`,
  'target/too-high': ({ card: id, from, to }) =>
    `${card(id)} braucht Sichtlinie: Von ${height(from)} aus ist nichts Höheres zu sehen; dieses Ziel ist auf ${height(to)}.`,
  'target/own-player': ({ card: id }) =>
    `Ziel von ${card(id)} ist ein anderer Spieler; wähle jemanden außer dir selbst.`,
  'target/no-player': ({ card: id, player: seat }) =>
    `${player(seat)} hat keine Schnecke auf dem Spielplan; wähle für ${card(id)} jemanden, der eine hat.`,
  'target/no-effect': ({ card: id }) => `${card(id)} würde dort nichts bewirken; wähle ein anderes Ziel.`,

  'die/none': ({ dice }) =>
    `Diesen Würfel gibt es nicht; geworfen ${dice === 1 ? 'wurde 1 Würfel' : `wurden ${dice} Würfel`}.`,
  'row/none': ({ rows }) => `Diese Zeile hat die Karte nicht; sie hat ${plural(rows, 'Zeile', 'Zeilen')}.`,
  'row/not-met': ({ needs, dice }) =>
    `Diese Zeile braucht ${faces(needs)}; die Würfel zeigen ${faces(dice)}. Wähle eine Zeile, die erfüllt ist.`,
  'scatter/not-adjacent': ({ field, distance }) =>
    distance === 0
      ? `Das Streufeld ist ein Nachbarfeld von ${field}, nicht dieses Feld selbst.`
      : `Das Streufeld ist ein Nachbarfeld von ${field}; dieses ist ${away(distance)} entfernt.`,
  'push/not-waiting': (facts) =>
    `Diese Schnecke wartet nicht darauf, geschubst zu werden; zur Wahl: ${snails(facts.snails)}.`,
  'push/not-adjacent': ({ from, distance }) =>
    distance === 0
      ? `Die Schnecke steht schon auf Feld ${from}; schubse sie auf ein Nachbarfeld.`
      : `Geschubst wird auf ein Nachbarfeld; dieses ist ${away(distance)} von ${from} entfernt.`,
  'push/too-high': ({ from, to }) =>
    `Hinauf wird nicht geschubst: Die Schnecke ist auf ${height(from)}, dieses Feld auf ${height(to)}. Wähle eines, das nicht höher liegt.`,
  'crowd/not-there': ({ field, snails: there }) =>
    `Diese Schnecke ist nicht auf Feld ${field}; zur Wahl: ${snails(there)}.`,
  'crowd/in-shell': (facts) =>
    `Im Schneckenhaus wird niemand geschubst, und ${snail(facts.snail)} ist in einem. Wähle eine andere Schnecke.`,
  'crowd/moved-already': (facts) =>
    `In einer Kette bewegt sich jede Schnecke höchstens einmal, und ${snail(facts.snail)} bewegt sich schon. Wähle eine andere.`,
  'order/not-waiting': ({ waiting }) => `Dieser Effekt steht nicht aus; zur Wahl: ${or(effectNames(waiting, NAMES))}.`,
});

const KINDS = {
  snail: { one: 'eine Schnecke', object: 'eine Schnecke' },
  field: { one: 'ein Feld', object: 'ein Feld' },
  player: { one: 'ein Spieler', object: 'einen Spieler' },
} as const;

const away = (distance: number): string => plural(distance, 'Feld', 'Felder');

function reach(least: number, most: number): string {
  if (most === 0) return 'nur auf das Feld deiner Schnecke';
  if (least === most) return `genau ${plural(most, 'Feld', 'Felder')} weit`;
  return `${least}–${most} Felder weit`;
}

const COMMON = /* @__PURE__ */ commonInGerman(DECISIONS);

/** What the rules say in German. */
export const REFUSING: Refusing = {
  seatName,
  refusals: (called) => refusalsWith(phrasesOf(called)),
  common: {
    ...COMMON,
    'decision/other-kind': (facts) =>
      facts.later
        ? COMMON['decision/other-kind'](facts)
        : `Das beantwortet die Frage nicht; zu entscheiden ist: ${nameOfDecision(facts.kind, DECISIONS)}.`,
  },
};
