import { commonInGerman, type RefusalSentences } from '../../../../kernel/index.ts';
import type { Way } from '../../cards/vocabulary.ts';
import { FIRST_STREET, LANES, LAST_STREET, SIDE_LANES } from '../../components.ts';
import type { TargetShape, ZombiakiWhy } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { DECISIONS } from './decisions.ts';
import { and, onFields, onto, or, type Phrases, phrasesOf, plural, seatName, THINGS_AS_OBJECTS } from './phrases.ts';

/** Why an action is refused, in German. */
const refusalsWith = ({ card, cards }: Phrases): RefusalSentences<ZombiakiWhy> => ({
  'card/not-in-hand': ({ card: id, hand }) => `Du hast ${card(id)} nicht auf der Hand; du hast: ${cards(hand)}.`,
  'card/not-drawn': ({ card: id, drawn }) =>
    `${card(id)} wurde nicht in diesem Zug gezogen, und eine der gezogenen Karten muss weg: ${cards(drawn)}.`,
  'card/not-now': ({ card: id }) =>
    `${card(id)} kann jetzt nicht gespielt werden: Die Karte sagt selbst, wann sie wirkt. Wähle eine andere Karte.`,
  'card/no-target': ({ card: id }) =>
    `Es gibt jetzt nichts, worauf ${card(id)} gespielt werden könnte; wähle eine andere Karte oder beende den Zug.`,
  'card/not-theirs': ({ card: id, hand }) => `Dein Gegner hat ${card(id)} nicht; zur Wahl: ${cards(hand)}.`,
  'play/limit': () => 'Nach dem Terror darfst du in diesem Zug keine Karte mehr spielen; beende ihn.',
  'target/wrong-shape': ({ card: id, shape }) => `${card(id)} braucht etwas anderes: ${SHAPES[shape]}.`,
  'lane/middle': ({ card: id }) =>
    `${card(id)} wird auf eine Seitenspur gespielt, nie auf die mittlere; wähle ${or(SIDE_LANES)}.`,
  'line/not-on-it': ({ lane, targets }) =>
    targets.length === 0
      ? `In Spur ${lane} ist nichts zu treffen; ein Schuss dort trifft nichts.`
      : `Das kann ein Schuss durch Spur ${lane} nicht treffen; treffen kann er, was auf ${or(targets)} ist.`,
  'mark/nothing': ({ field }) => `Auf ${field} ist nichts, worauf man schießen kann; wähle ein Wesen oder ein Auto.`,
  'zombie/none': ({ field }) => `Auf ${field} steht kein Zombie; wähle ein Feld mit einem.`,
  'zombie/shielded': ({ field }) =>
    `Der Zombie auf ${field} hat schon einen Schutzschild und kann nur einen halten; wähle einen anderen.`,
  'zombie/boss': ({ field }) => `Der Zombie auf ${field} ist schon Boss; wähle einen anderen.`,
  'zombie/held': ({ field }) => `Der Zombie auf ${field} wird schon zurückgehalten; wähle einen anderen.`,
  'bite/no-shield': ({ field }) =>
    `Der Zombie auf ${field} hält keinen Menschen, den er beißen könnte; wähle einen, der einen hält.`,
  'mass/no-zombie': ({ field }) =>
    `Auf ${field} steht kein anderer Zombie zum Verschmelzen; wähle ein Nachbarfeld mit einem.`,
  'pair/not-adjacent': (facts) =>
    `Zwei Zombies, die nebeneinander stehen, tauschen die Plätze; ${and(facts.fields)} sind keine zwei Nachbarfelder.`,
  'net/too-strong': ({ strength, most }) =>
    `Ein Netz hält zusammen höchstens die Stärke ${most}; das wären ${strength}. Wähle weniger oder schwächere.`,
  'net/apart': (facts) =>
    `Ein Netz fällt auf Zombies, die nebeneinander stehen; ${and(facts.fields)} hängen nicht alle zusammen.`,
  'object/none': ({ field }) => `Auf ${field} liegt nichts; wähle ein Feld mit einem Gegenstand.`,
  'object/kind': ({ field, card: id, kinds }) =>
    `${card(id)} auf ${field} lässt sich so nicht zerstören; wähle ${or(kinds.map((kind) => THINGS_AS_OBJECTS[kind]))}.`,
  'dogs/none': ({ field, waiting }) =>
    waiting.length === 0
      ? `Auf ${field} sind keine Hunde, die noch laufen dürfen, und anderswo auch nicht.`
      : `Auf ${field} sind keine Hunde, die noch laufen dürfen; die ${onFields(waiting)} dürfen.`,
  'dogs/not-adjacent': ({ from, to }) => `Hunde laufen Feld um Feld, nie schräg; ${to} liegt nicht neben ${from}.`,
  'oil/not-adjacent': ({ from, to }) => `Öl fließt Feld um Feld, nie schräg; ${to} liegt nicht neben ${from}.`,
  'oil/visited': ({ field }) => `Das Öl war schon auf ${field}; wähle ein anderes Feld oder hör auf.`,
  'shrapnel/not-adjacent': ({ from, to }) =>
    `Ein Splitter fliegt auf ein Nachbarfeld; ${to} liegt nicht neben ${from}.`,

  'enter/occupied': ({ field }) => `Auf ${field} steht jemand, und ein Feld fasst nur ein Wesen; wähle ein anderes.`,
  'enter/barred': ({ field }) => `Eine Sperre schließt ${field}: Niemand kommt hinein. Wähle ein anderes Feld.`,
  'enter/wall': ({ field, height, strength }) =>
    `Die Mauer auf ${field} ist ${height} hoch, und zum Klettern gibt es nur die Stärke ${strength}.`,
  'enter/dogs-wall': ({ field }) => `Auf ${field} steht eine Mauer, und Hunde klettern nie; wähle ein anderes Feld.`,
  'enter/object': ({ field }) =>
    `Auf ${field} liegt etwas, und Wesen werden hier nur auf Felder ohne Gegenstände gesetzt.`,

  'move/nobody': ({ field }) => `Auf ${field} steht niemand; wähle ein Feld mit einem Wesen.`,
  'move/dogs': ({ field }) => `Auf ${field} sind Hunde, und das gilt nur für Zombies; wähle einen Zombie.`,
  'move/wrong-way': ({ from, to, ways }) =>
    `Von ${from} geht es ein Feld ${or(ways.map((way) => WAYS[way]))}; das führt nicht ${onto(to)}.`,
  'move/halted': () => 'Bis zum nächsten Zug der Menschen kann sich niemand bewegen.',
  'move/netted': ({ field }) =>
    `Das Wesen auf ${field} ist unter einem Netz und kann sich nicht bewegen; wähle ein anderes.`,
  'move/barred': ({ field }) =>
    `Das Wesen auf ${field} steht in der Reichweite einer Sperre und kann sich nicht bewegen.`,
  'move/used': ({ field }) =>
    `Karten bewegen jeden Zombie höchstens ein Feld im Zug, und der auf ${field} wurde schon bewegt.`,
  'move/dogs-out': ({ field }) =>
    `Die Hunde auf ${field} bleiben auf der Straße: Nur Zombies kommen hinter die Barrikade.`,

  'field/creature': ({ field }) => `Auf ${field} steht jemand; wähle ein Feld ohne Wesen.`,
  'field/object': ({ field, card: id }) =>
    `Auf ${field} liegt ${card(id)}, und ein Feld fasst nur einen Gegenstand; wähle ein anderes.`,
  'field/fire': ({ field }) => `Feld ${field} brennt; wähle ein Feld ohne Feuer.`,
  'field/wrong-street': ({ card: id, street, wanted }) =>
    `${card(id)} ${WANTED[wanted]}; dieses Feld liegt auf Straße ${street}.`,
  'field/no-way': ({ field, blocked }) =>
    `Der Weg von der Barrikade nach ${field} ist nicht frei: ${blocked} ist im Weg. Wähle ein Feld davor.`,
  'field/before-creature': ({ field, creature }) =>
    `Feld ${field} liegt direkt vor dem Wesen auf ${creature}; wähle ein anderes Feld.`,
  'field/near-zombie': ({ field, zombie }) =>
    `Feld ${field} berührt ${zombie}, wo ein Zombie steht; wähle ein Feld, das weiter weg ist.`,
  'field/behind-zombie': ({ field, zombie }) =>
    `Ein Zombie auf ${zombie} ist näher an der Barrikade als ${field}; wähle die Straße so, dass kein Zombie näher an der Barrikade ist.`,

  'flames/nobody': ({ card: id }) => `Auf der Straße ist niemand, den ${card(id)} verbrennen könnte.`,
  'flames/too-much': ({ total, power }) => `Das sind ${total}, und es gibt nur die Kraft ${power}; verteile weniger.`,
  'flames/gap': ({ street }) => `Die Flammen erfassen Felder nebeneinander; lass auf Straße ${street} keine Lücke.`,
  'flames/empty-field': ({ field, amount, cost }) =>
    `Auf ${field} steht niemand: Das kostet genau ${cost}, nicht ${amount}.`,
  'flames/too-much-for-one': ({ field, amount, most }) =>
    `Das Wesen auf ${field} kann höchstens ${most} Schaden erleiden, nicht ${amount}.`,
  'flames/behind-wall': ({ field }) => `Feld ${field} liegt hinter einer Mauer, und dorthin kommen Flammen nicht.`,
  'flames/no-creature': ({ street }) => `Auf einem der Felder muss ein Wesen stehen; wähle eines auf Straße ${street}.`,

  'order/not-your-turn': () =>
    'Befehle werden gegeben, wenn die Zombies Karten spielen und nichts anderes entschieden wird.',
  'order/no-boss': ({ field }) => `Auf ${field} ist kein Boss; wähle das Feld eines Bosses.`,
  'order/none-left': ({ field }) => `Der Boss auf ${field} hat keine Befehle mehr.`,
  'order/given': ({ field }) => `Der Boss auf ${field} hat in diesem Zug schon einen Befehl gegeben.`,
  'order/itself': ({ field }) =>
    `Der Boss auf ${field} befiehlt anderen, nicht sich selbst; wähle einen anderen Zombie.`,
  'order/too-strong': ({ field, strength, most }) =>
    `Nur Zombies mit höchstens Stärke ${most} gehorchen; der auf ${field} hat ${strength}.`,
  'order/obeyed': ({ field }) =>
    `Ein Zombie gehorcht im ganzen Spiel nur einem Befehl, und der auf ${field} hat schon gehorcht.`,
});

const SHAPES: Readonly<Record<TargetShape, string>> = {
  nothing: 'Nenne nichts dazu',
  lane: 'Nenne eine Spur',
  line: 'Nenne eine Spur und was dort getroffen wird',
  mark: 'Nenne ein Feld und ob das Wesen oder der Gegenstand dort getroffen wird',
  field: 'Nenne ein Feld',
  move: 'Nenne das Feld, das jemand verlässt, und das, auf das er kommt',
  fields: 'Nenne Felder',
  amounts: `Nenne ${plural(LANES.length, 'Zahl', 'Zahlen')}, eine für jede Spur`,
  card: 'Nenne eine Karte deines Gegners',
};

const WAYS: Readonly<Record<Way, string>> = { forward: 'nach vorn', back: 'zurück', sideways: 'zur Seite' };

const WANTED = {
  'street-1': `kommt auf Straße ${FIRST_STREET}`,
  'street-5': `kommt auf Straße ${LAST_STREET}`,
  'not-street-5': `kommt auf jede Straße außer ${LAST_STREET}`,
} as const;

/** What the rules say in German. */
export const REFUSING: Refusing = {
  seatName,
  refusals: (called) => refusalsWith(phrasesOf(called)),
  common: {
    ...commonInGerman(DECISIONS),
    'decision/not-yours': ({ owing }, name = seatName) =>
      `Das ist nicht deine Entscheidung; jetzt entscheidet ${and(owing.map(name))}.`,
  },
};
