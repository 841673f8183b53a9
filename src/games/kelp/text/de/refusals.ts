import { capitalised, commonInGerman, type RefusalSentences } from '../../../../kernel/index.ts';
import { ENERGY_SPACES, FACES } from '../../components.ts';
import type { Choice, KelpWhy, Need } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { readDie, unstored } from '../phrases.ts';
import { DECISIONS } from './asks.ts';
import { ALL_NAMES } from './names.ts';
import {
  and,
  areaAsObject,
  blocksCounted,
  CARDS,
  cardsCounted,
  colour,
  coloured,
  dice,
  die,
  form,
  inArea,
  inAreas,
  or,
  type Phrases,
  phrasesOf,
  plural,
  STACKS,
  seatName,
  span,
} from './phrases.ts';

/** Why an action is refused, in German. */
const refusalsWith = ({ block, card, cards }: Phrases): RefusalSentences<KelpWhy> => ({
  'card/not-in-hand': ({ card: id, hand }) => `Du hast ${card(id)} nicht auf der Hand; du hast: ${cards(hand)}.`,
  'card/too-dear': ({ card: id, cost, hidden }) =>
    `${card(id)} kostet ${cost}, und deine versteckten Blöcke zählen nur ${hidden}; wähle eine billigere Karte oder verstecke erst Blöcke.`,
  'card/impossible': ({ card: id, need, count }) =>
    `${card(id)} lässt sich nicht ausführen, wie du auch bezahlst: Dafür braucht es ${NEEDS[need](count)}. Wähle eine andere Aktion.`,
  'draw/full': ({ hand, limit }) =>
    `Du hast ${cardsCounted(hand)} auf der Hand, und das Limit ist ${limit}; ziehen darf man nur darunter. Spiele eine Karte oder lege eine ab.`,
  'pay/not-hidden': ({ area: name }) =>
    `Der Block ${inArea(name)} ist nicht versteckt, und bezahlt wird nur mit versteckten; wähle einen anderen.`,
  'pay/too-little': ({ paid, cost }) =>
    `Die Karte kostet ${cost}, und diese Blöcke zählen nur ${paid}; decke mehr auf.`,
  'pay/too-much': ({ area: name, cost }) =>
    `Die Kosten von ${cost} sind auch ohne den Block ${inArea(name)} bezahlt; lass ihn versteckt.`,
  'pay/impossible': ({ card: id, need, count }) =>
    `So bezahlt, lässt sich ${card(id)} nicht ausführen: Danach braucht es ${NEEDS[need](count)}. Decke andere Blöcke auf.`,
  'food/not-eaten': ({ food }) =>
    `Der Oktopus hat ${block(food, 'accusative')} noch nicht gefressen, und nur gefressene Nahrung wirkt.`,
  'food/used': ({ food }) =>
    `${capitalised(block(food, 'nominative'))} wurde schon eingesetzt, und jede Nahrung wirkt nur einmal.`,
  'food/impossible': ({ food, need, count }) =>
    `Damit ${block(food, 'nominative')} wirkt, braucht es ${NEEDS[need](count)}, und das fehlt; heb dir die Wirkung für später auf.`,

  'mix/count': ({ count, wanted }) =>
    `Die Karte mischt ${blocksCounted(wanted)} deiner Wahl, nicht ${count}; wähle genau so viele.`,
  'mix/not-hidden': ({ area: name }) =>
    `Der Block ${inArea(name)} ist nicht versteckt, und nur versteckte werden gemischt; wähle einen anderen.`,
  'mix/named': ({ area: name }) => `Der Block ${inArea(name)} wird ohnehin gemischt; wähle andere, die dazukommen.`,
  'mix/not-beside': ({ area: name, octopus }) =>
    `Der Oktopus ist ${inArea(octopus)}, und der Block ${inArea(name)} liegt nicht daneben; wähle einen benachbarten.`,
  'place/not-empty': ({ area: name, empty }) =>
    `${capitalised(inArea(name))} steht schon ein Block; frei ist Platz ${inAreas(empty)}.`,
  'swap/not-adjacent': (facts) =>
    `Getauscht werden nur zwei Blöcke, die nebeneinander oder übereinander liegen, nie schräg; die Blöcke ${inAreas(facts.areas)} sind keine Nachbarn.`,
  'hide/not-revealed': ({ area: name }) =>
    `Der Block ${inArea(name)} ist nicht aufgedeckt, also kann er nicht versteckt werden; wähle einen aufgedeckten.`,
  'hide/count': ({ count, least, most }) =>
    `Zu verstecken ${most === 1 ? 'ist' : 'sind'} hier ${span(least, most)} ${form(most, 'Block', 'Blöcke')}, nicht ${count}.`,
  'hide/this-trap': ({ area: name }) =>
    `Die Falle ${inArea(name)} hat gerade gewirkt und bleibt aufgedeckt; wähle andere Blöcke.`,
  'hide/not-gained': ({ area: name, gained }) =>
    `Der Block ${inArea(name)} ist nicht gerade erst dazugekommen; verstecken lassen sich nur die Blöcke ${inAreas(gained)}.`,
  'replace/not-revealed': ({ area: name }) =>
    `Der Block ${inArea(name)} ist nicht aufgedeckt, und nur ein aufgedeckter kann ersetzt werden; wähle einen anderen.`,
  'replace/never': ({ area: name, block: id }) =>
    `${capitalised(inArea(name))} liegt ${block(id, 'nominative')}, und weder der Oktopus noch Nahrung wird je ersetzt; wähle einen anderen Block.`,
  'replace/gained': ({ area: name }) =>
    `Der Block ${inArea(name)} kam durch eben diese Wirkung und bleibt; wähle einen, der vorher schon aufgedeckt war.`,

  'learn/stack-empty': ({ stack }) => `Der ${STACKS[stack]} ist leer; wähle einen anderen Stapel oder einen Block.`,
  'learn/no-place': () =>
    'Ein neuer Block muss einen aufgedeckten ersetzen, und es ist keiner mehr da, der weichen darf; nimm eine Karte, die keinen Block mitbringt.',
  'learn/not-in-reserve': ({ block: id }) =>
    `${capitalised(block(id, 'nominative'))} liegt nicht in der Reserve; wähle einen Block, der dort liegt.`,
  'learn/just-sent': ({ block: id }) =>
    `Eben diese Wirkung hat den Block in die Reserve geschickt (${block(id, 'nominative')}); erst eine spätere kann ihn holen. Wähle etwas anderes.`,
  'learn/not-done': ({ owed }) =>
    `Du darfst noch nicht aufhören: ${plural(owed, 'Karte oder 1 Block fehlt', 'Karten oder Blöcke fehlen')} noch.`,
  'keep/not-gained': ({ card: id, gained }) =>
    `${card(id)} wurde nicht gerade erst gelernt; zur Wahl: ${cards(gained)}.`,
  'keep/type': ({ card: id, type }) =>
    `${card(id)} ist eine ${CARDS[type]}, und die kommt auf den Ablagestapel; wähle eine andere Karte oder keine.`,
  'remove/not-there': ({ card: id, from, cards: there }) =>
    `${card(id)} ist nicht ${from === 'hand' ? 'auf deiner Hand' : 'in deinem Ablagestapel'}; dort kannst du entfernen: ${cards(there)}.`,
  'fetch/not-there': ({ card: id, pile, cards: there }) =>
    `${card(id)} ist nicht im ${pile === 'discards' ? 'Ablagestapel' : 'Nachziehstapel'}; er enthält: ${cards(there)}.`,

  'den/taken': ({ space }) => `In der Höhle ${space} liegt ein Strömungswürfel; wähle eine Höhle ohne Würfel.`,
  'sweep/no-die': ({ space }) => `Auf ${space} liegt kein Strömungswürfel; wähle ein Feld mit einem.`,
  'sweep/too-many': ({ count, most }) =>
    `Höchstens ${most} Strömungswürfel ${most === 1 ? 'darf' : 'dürfen'} zurück in den Beutel, nicht ${count}.`,
  'strategy/gone': ({ card: id, left }) => `${card(id)} ist schon aus dem Spiel; zur Wahl: ${cards(left)}.`,

  'card/not-held': ({ card: id, held }) => `${card(id)} liegt nicht vor dir; vor dir liegt: ${cards(held)}.`,
  'card/not-now': ({ card: id, windows }) =>
    windows.length === 0
      ? `${card(id)} hat keine Wirkung, die man einsetzen könnte.`
      : `${card(id)} kannst du jetzt nicht einsetzen, sondern ${or(windows.map((window) => ALL_NAMES.windows[window]))}.`,
  'card/told': ({ card: id, wants }) =>
    wants.length === 0
      ? `So wird ${card(id)} nicht eingesetzt: Dazu ist nichts weiter anzugeben. Sieh nach, was die Karte bewirkt.`
      : `Zu ${card(id)} ist genau das anzugeben: ${wants.map((want) => CHOICES[want]).join('; ')}.`,
  'dice/count': ({ count, least, most }) =>
    `Anzugeben ${most === 1 ? 'ist' : 'sind'} hier ${span(least, most)} Würfel, nicht ${count}.`,
  'dice/not-drawn': ({ drawn }) => `Zurücklegen kannst du nur, was gezogen ist: ${coloured(drawn, 'nominative')}.`,
  'dice/not-in-bag': ({ colours }) =>
    colours.length === 0
      ? 'Der Beutel ist leer, auch mit den Würfeln, die du zurücklegst.'
      : `Das ist nicht im Beutel; du kannst einen ${or(colours.map((name) => colour(name, 'en')))} Würfel nehmen.`,
  'bag/empty': ({ card: id }) =>
    `Der Beutel ist leer, und ${card(id)} braucht 1 Würfel darin; heb dir die Karte für später auf.`,
  'die/not-in-pool': ({ die: name, pool }) =>
    pool.length === 0
      ? `Im Pool liegt kein Würfel mehr, also auch nicht ${die(name)}.`
      : `${die(name)} ist nicht im Pool; darin liegt: ${dice(pool)}.`,
  'die/not-stored': ({ die: name, stored }) =>
    stored.length === 0
      ? `Auf keiner Karte liegt ${die(unstored(name))} seit einem früheren Zug, und auch kein anderer Würfel.`
      : `Auf keiner Karte liegt ${die(unstored(name))} seit einem früheren Zug; dort liegt: ${dice(stored.map(unstored))}.`,
  'die/colour': ({ die: name, colours }) =>
    `${die(name)} hat die falsche Farbe; nötig ist ein ${or(colours.map((each) => colour(each, 'er')))} Würfel.`,
  'raise/too-much': ({ die: name, by, most }) =>
    most === 0
      ? `${die(name)} lässt sich nicht weiter hochdrehen, denn ${FACES} ist das Höchste; wähle einen anderen Würfel.`
      : `${die(name)} lässt sich höchstens um ${most} hochdrehen und nie über ${FACES}, nicht um ${by}.`,
  'reroll/none-left': ({ used, rerolls }) =>
    rerolls === 0
      ? 'Noch gibt dir kein Wachstumsplättchen einen Neuwurf; setze eine Karte ein oder behalte die Würfel.'
      : `Deine Wachstumsplättchen geben im Zug ${plural(rerolls, 'Neuwurf', 'Neuwürfe')}, und verbraucht ${used === 1 ? 'ist' : 'sind'} ${used}; setze eine Karte ein oder behalte die Würfel.`,
  'step/not-next': ({ space }) =>
    `Feld ${space} ist kein freies Feld, das 1 Schritt vor dem Hai liegt; wähle ein solches oder behalte die Karte.`,
  'about-turn/inward': () =>
    'Der Hai blickt zur Mitte des Plans und kann ohnehin in beide Richtungen los; schwimm einfach.',
  'about-turn/stepped': () => 'Der Hai wendet nur vor dem ersten Schritt des Zugs, und den hat er schon gemacht.',

  'current/none': ({ space }) => `Auf ${space} liegt kein Strömungswürfel; wähle ein Feld mit einem.`,
  'space/taken': ({ space }) =>
    `Auf ${space} liegt schon ein Strömungswürfel, und ein Feld fasst nur 1; wähle ein anderes.`,
  'space/shark': ({ space }) => `Auf ${space} ist der Hai, dort hat kein Würfel Platz; wähle ein anderes Feld.`,
  'move/no-way': ({ from, to }) =>
    `So kommt der Hai nicht von ${from} nach ${to}: Er schwimmt 1 Feld voraus, nie zurück, und über Strömungen nur, solange jede schwächer ist als die vorige.`,
  'move/free': () => 'Der Hai kommt weiter, also weicht ihm kein Würfel; wähle eine Bewegung.',
  'move/not-ahead': ({ space }) =>
    `Feld ${space} liegt nicht direkt vor dem Hai; wähle einen der nächsten Würfel vor ihm.`,
  'area/not-bordering': ({ area: name, areas: around }) =>
    `Der Hai grenzt nicht an ${areaAsObject(name)}; er erreicht ${and(around.map(areaAsObject))}.`,
  'area/twice': ({ area: name }) =>
    `In einen Bereich kommt im Zug nur 1 Würfel; wähle einen anderen als ${areaAsObject(name)}.`,
  'die/too-low': ({ die: name, area: where, value }) =>
    `${capitalised(inArea(where))} muss ein Würfel mindestens ${value} zeigen; ${die(name)} ist zu niedrig. Behalte sie als Energie.`,
  'area/revealed': ({ area: where, die: name }) =>
    readDie(name).colour === 'red'
      ? `Der Block ${inArea(where)} ist aufgedeckt und nicht der Oktopus, da gibt es nichts anzugreifen; wähle einen anderen Bereich.`
      : `Der Block ${inArea(where)} ist schon aufgedeckt, da gibt es nichts zu suchen; wähle einen anderen Bereich.`,
  'area/no-die': ({ area: name, areas: placed }) =>
    `${capitalised(inArea(name))} liegt kein Würfel; wähle ${or(placed.map(areaAsObject)) || 'einen anderen Bereich'}.`,

  'store/count': ({ count, least, most }) =>
    `Auf die ${ENERGY_SPACES} Energiefelder ${most === 1 ? 'kommt' : 'kommen'} jetzt ${span(least, most)} Würfel, nicht ${count}.`,
  'buy/not-in-row': ({ card: id, row }) => `${card(id)} liegt nicht in der Auslage; dort liegt: ${cards(row)}.`,
  'buy/too-dear': ({ card: id, cost, energy }) =>
    `${card(id)} kostet ${cost}, und du hast noch ${energy} Energie; wähle eine billigere Karte.`,
  'buy/owed': () => 'Mindestens 1 Karte ist zu kaufen, bevor du aufhörst, und nach jedem Austausch noch eine.',
  'exchange/deck-empty': () =>
    'Der Stapel ist leer, also lässt sich in der Auslage nichts austauschen; kaufe eine Karte oder hör auf.',
  'exchange/lowest': ({ die: name }) =>
    `${die(name)} lässt sich nicht unter 1 drehen; wähle einen anderen Energiewürfel.`,
  'exchange/nothing-left': ({ card: id, energy }) =>
    `Ohne ${card(id)} und mit dann noch ${energy} Energie wäre keine andere Karte zu kaufen; wähle eine andere oder kaufe.`,
  'die/not-energy': ({ die: name, energy }) =>
    `${die(name)} liegt nicht auf den Energiefeldern; dort liegt: ${dice(energy)}.`,
});

/** What is needed: the accusative. */
const NEEDS: Readonly<Record<Need, (count: number) => string>> = {
  hidden: (count) => plural(count, 'versteckten Block', 'versteckte Blöcke'),
  revealed: (count) => plural(count, 'aufgedeckten Block', 'aufgedeckte Blöcke'),
  octopus: () => 'den aufgedeckten Oktopus',
  items: (count) => plural(count, 'Karte oder 1 Block zum Lernen', 'Karten oder Blöcke zum Lernen'),
  food: () => 'die richtige Nahrung auf dem Plan, gleich neben dem Oktopus',
  card: (count) => `${cardsCounted(count)} im Nachzieh- oder Ablagestapel`,
};

const CHOICES: Readonly<Record<Choice, string>> = {
  feed: 'der Würfel für die Hungerleiste',
  stash: 'der Würfel, der darauf kommt',
  raise: 'der Würfel, der hochgedreht wird, und um wie viel',
  turn: 'der Würfel, der gedreht wird',
  dice: 'die Würfel, die neu geworfen werden',
  give: 'die gezogenen Würfel, die zurückgelegt werden',
  take: 'die Farben, die aus dem Beutel kommen',
};

/** What every game refuses, and to whom, in German. */
export const COMMON: Omit<Refusing, 'refusals'> = {
  seatName,
  common: {
    ...commonInGerman(DECISIONS),
    'decision/not-yours': ({ owing }, name = seatName) =>
      `Das ist nicht deine Entscheidung; jetzt ${owing.length < 2 ? 'entscheidet' : 'entscheiden'} ${and(owing.map(name))}.`,
  },
};

/** What the rules say in German. */
export const REFUSING: Refusing = { ...COMMON, refusals: (called) => refusalsWith(phrasesOf(called)) };
