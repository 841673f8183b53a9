import { commonInGerman, type RefusalSentences, roman } from '../../../../kernel/index.ts';
import { BOOST_COST, type Marker, type Resource } from '../../components.ts';
import type { AntsWhy } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { inBrackets, PENALTY, ROW_SIZES, SQUARE_SIZES } from '../phrases.ts';
import { DECISIONS } from './asks.ts';
import { ALL_NAMES, NAMES } from './names.ts';
import {
  aDisc,
  amount,
  and,
  ants,
  atCells,
  CARDS,
  cardsCounted,
  fromDisc,
  MARKERS,
  markers,
  noDisc,
  ontoCells,
  or,
  type Phrases,
  PLACES,
  phrasesOf,
  plural,
  seatName,
  slot,
  symbols,
  terrain,
} from './phrases.ts';

/** Why an action is refused, in German. */
const refusalsWith = ({ card, cards, played }: Phrases): RefusalSentences<AntsWhy> => ({
  'queen/not-there': ({ queen, queens }) => `${card(queen)} steht nicht zur Wahl; wähle ${or(queens.map(card))}.`,
  'keep/not-dealt': ({ card: id, cards: dealt }) => `Du hast ${card(id)} nicht erhalten; wähle aus: ${cards(dealt)}.`,

  'action/impossible': ({ action }) =>
    `${NAMES.actions[action]} geht nicht: Mit deinen Ameisen und deiner Nahrung würde nichts daraus. Wähle eine andere Hauptaktion.`,
  'action/closed': ({ action }) =>
    `Du hast „${NAMES.actions[action]}“ in diesem Zug schon gewählt und nichts getan; wähle eine andere Hauptaktion.`,
  'action/no-card': () => 'Du hast keine Karte auf der Hand, die du spielen könntest; wähle eine andere Hauptaktion.',
  'action/no-enemy': () =>
    'Es gibt keinen Feind, den du besiegen könntest: Dazu brauchst du eine Spähameise auf seinem Gelände und eine freie Fertigkeit für seine Stufe. Wähle eine andere Hauptaktion.',
  'ants/none': () => 'Du musst mindestens 1 Ameise ausgeben; Verstärkungen allein genügen nicht.',
  'ants/too-many': ({ from, count, most }) =>
    `Du willst ${plural(count, ...FROM[from])} ausgeben und hast ${most}; nimm weniger.`,
  'ants/strength': ({ strength, most }) =>
    `Ameisen und Verstärkungen ergäben Stärke ${strength}, und ${most} ist die höchste; nimm weniger.`,
  'queen-ant/none': ({ discs, cards: held }) =>
    discs === 0
      ? 'Auf deinem Königinnenplättchen liegt keine Scheibe mehr.'
      : `Eine Scheibe der Königin kostet einmal pro Zug eine Handkarte; du hast ${cardsCounted(held)} und kannst sie jetzt nicht nutzen.`,
  'queen-ant/alone': () =>
    'Eine Scheibe der Königin gibst du nur zusammen mit einer anderen Ameise aus; nimm eine dazu.',
  'boost/unpaid': ({ boosts, food, has }) =>
    `${plural(boosts, 'Verstärkung kostet', 'Verstärkungen kosten')} ${amount('food', food)}${boosts === 1 ? '' : `, je ${BOOST_COST}`}, und du kannst ${has} bezahlen; kaufe weniger.`,
  'boost/no-disc': ({ boosts, discs }) =>
    `Jede Verstärkung braucht eine Scheibe aus dem Vorrat: Du willst ${boosts} und hast dort ${discs}; kaufe weniger.`,
  'strength/useless': ({ action, strength }) =>
    ({
      dig: `Mit Stärke ${strength} ließe sich kein Kammerplättchen legen; nimm eine andere Zahl von Ameisen.`,
      explore: `Mit Stärke ${strength} ließe sich kein freies Feld erkunden; nimm mehr Ameisen.`,
      forage: `Für deine Sammelameisen gibt es keinen Weg über ${plural(strength, 'freie Ecke', 'freie Ecken')}; nimm weniger Ameisen.`,
    })[action],
  'display/row': ({ slot: name, row }) =>
    `Die Karte muss aus der ${NAMES.rows[row]} kommen, nicht von ${slot(name)}; wähle eine andere.`,
  'display/empty': ({ slot: name }) => `Auf ${slot(name)} liegt keine Karte; wähle eine andere.`,

  'tile/shape': ({ cells }) =>
    `Kein Kammerplättchen hat die Form für ${ontoCells(cells)}: Es sind ${or(ROW_SIZES.map(String))} Zellen in einer Reihe oder ein Quadrat aus ${or(SQUARE_SIZES.map(String))}.`,
  'tile/stone': ({ cells }) => `Auf ${atCells(cells)} liegt ein Stein, den deine Plättchen nicht bedecken dürfen.`,
  'tile/covered': ({ cells }) =>
    `Auf ${atCells(cells)} liegt schon ein Kammerplättchen, zumindest teilweise; wähle freie Zellen.`,
  'tile/apart': ({ cells }) =>
    `Ein Plättchen auf ${atCells(cells)} läge weder in Bereich I noch neben einem anderen von dir; wähle andere Zellen.`,
  'tile/supply': ({ size }) => `Es gibt kein Kammerplättchen der Größe ${size} mehr; wähle eine andere Größe.`,
  'tile/size': ({ size, most }) =>
    `Ein Plättchen der Größe ${size} passt nicht zur Stärke, die noch da ist: ${most}; wähle eine andere Größe.`,
  'bonus/not-left': ({ cell, cells }) =>
    `Auf ${atCells([cell])} gibt es jetzt keinen Bonus für dich; wähle ${or(cells.map(inBrackets))}.`,
  'hex/unknown': ({ hex }) => `Das Feld ${hex} ist nicht in diesem Spiel; wähle ein anderes.`,
  'hex/explored': ({ hex }) => `Auf ${hex} steht schon eine Spähameise; wähle ein anderes Feld.`,
  'hex/too-strong': ({ hex, dots, strength }) =>
    `Um ${hex} zu erkunden, brauchst du Stärke ${dots} und hast ${strength}; wähle ein anderes Feld.`,
  'vertex/unknown': ({ vertex }) => `Die Ecke ${vertex} ist nicht in diesem Spiel; wähle eine andere.`,
  'vertex/taken': ({ vertex }) => `Auf ${vertex} steht schon eine Sammelameise; wähle eine freie Ecke.`,
  'vertex/no-start': ({ vertex }) =>
    `Auf ${vertex} kann kein Weg beginnen: Er beginnt auf einer roten Ecke, neben einer deiner Sammelameisen oder an einem Feld mit deiner Spähameise und ohne eine deiner Sammelameisen.`,
  'vertex/no-end': ({ vertex, ends }) =>
    `Die Ecke ${vertex} liegt nicht neben einem Ende des Weges; er endet bei ${and(ends)}.`,
  'vertex/dead-end': ({ vertex, left }) =>
    `Von ${vertex} aus ließe sich der Weg nicht vollenden; übrig ${left === 1 ? 'bliebe' : 'blieben'} ${ants('forager', left)}. Wähle eine andere Ecke.`,
  'cube/not-there': ({ cube, hex }) => `Auf ${hex} liegt ${NO_CUBE[cube]}; wähle eine andere Art.`,
  'hex/not-emptied': ({ hex, hexes }) => `${hex} ist keines der geleerten Felder; wähle ${or(hexes)}.`,

  'part/done': ({ part }) =>
    part === 'card' ? 'Die Karte dieser Aktion ist schon erledigt.' : 'Der Feind dieser Aktion ist schon erledigt.',
  'part/no-card': () => 'Du hast keine Karte auf der Hand, die du spielen könntest.',
  'part/no-enemy': () => 'Es gibt jetzt keinen Feind, den du besiegen könntest.',
  'card/not-in-hand': ({ card: id, cards: held }) => `Du hast ${card(id)} nicht auf der Hand; du hast: ${cards(held)}.`,
  'card/type': ({ card: id, type }) => `${card(id)} ist keine ${CARDS[type]}, und eine solche ist hier gefragt.`,
  'card/no-room': ({ card: id, size }) =>
    `${card(id)} braucht in deinem Nest ein leeres Kammerplättchen ab Größe ${size}; grabe zuerst.`,
  'card/needs': ({ card: id, line, has, least }) =>
    `Bedingung ${line} von ${card(id)} verlangt ${least}, und du hast ${has}; versuche es später.`,
  'card/symbols': ({ card: id, missing, aggression, mutation }) =>
    `Für ${card(id)} fehlen dir Symbole (${symbols(missing)}), und deine Marker reichen dafür nicht: ${tokens(aggression, mutation)}.`,
  'card/cost': ({ card: id, what, cost }) => `${card(id)} kostet ${amount(what, cost)}; das kannst du nicht bezahlen.`,
  'waive/no-line': ({ card: id, line, lines }) =>
    `${card(id)} hat ${plural(lines, 'Bedingung', 'Bedingungen')} und keine Nummer ${line}; wähle eine andere.`,
  'waive/others': ({ card: id, line }) =>
    `Entfällt Bedingung ${line} von ${card(id)}, müssen die anderen erfüllt sein, und das sind sie nicht; wähle eine andere.`,
  'room/none': ({ size, least }) =>
    `Du hast kein passendes leeres Kammerplättchen der Größe ${size}; die Karte braucht mindestens Größe ${least}.`,
  'cover/count': ({ aggression, least, most }) =>
    `Hier ${least === most ? 'ist' : 'sind'} ${span(least, most)} Aggressionsmarker möglich, nicht ${aggression}.`,
  'pay/way': ({ what, cost, fungus, markers: used }) =>
    `${amount(what, cost)} kannst du so nicht bezahlen: ${amount('fungus', fungus)} und ${used} Marker; wähle anders.`,

  'enemy/none': ({ hex }) => `Auf ${hex} ist kein Feind; wähle ein anderes Feld.`,
  'enemy/no-explorer': ({ hex, terrain: name }) =>
    `Um den Feind auf ${hex} zu besiegen, brauchst du eine Spähameise auf einem Feld desselben Geländes: ${terrain(name)}.`,
  'enemy/no-space': ({ hex, level }) =>
    `Keine Fertigkeit für Stufe ${roman(level)} ist frei; deshalb ist der Feind auf ${hex} nicht zu besiegen.`,
  'enemy/symbols': ({ hex, missing, aggression, mutation }) =>
    `Für den Feind auf ${hex} fehlen dir Symbole (${symbols(missing)}), und deine Marker reichen dafür nicht: ${tokens(aggression, mutation)}.`,
  'space/taken': ({ space }) => `Auf ${card(space)} liegt schon ein Feind; wähle einen freien Platz.`,
  'space/level': ({ space, level, least }) =>
    `${card(space)} nimmt Feinde ab Stufe ${roman(least)}, und dieser hat Stufe ${roman(level)}; wähle einen anderen Platz.`,

  'store/no-ant': ({ specialisation }) =>
    `Auf dem oberen Plättchen ist ${noDisc('top', specialisation)}, die du aufbewahren könntest.`,
  'store/taken': ({ specialisation }) =>
    `Du bewahrst schon ${aDisc('top', specialisation)} auf, und Platz ist nur für eine.`,
  'deed/turned': ({ place }) => `Das ${PLACES[place]} Plättchen ist umgedreht: Seine Tat ist vollbracht.`,
  'deed/not-top': ({ place }) =>
    `Vollbringen kannst du nur die Tat des oberen Plättchens, nicht die des ${PLACES[place]}n.`,
  'deed/needs': ({ place, has, least }) =>
    `Die Tat des ${PLACES[place]}n Plättchens verlangt ${least}, und du hast ${has}.`,
  'deed/symbols': ({ place, missing, aggression, mutation }) =>
    `Für die Tat des ${PLACES[place]}n Plättchens fehlen dir Symbole (${symbols(missing)}), und deine Marker reichen dafür nicht: ${tokens(aggression, mutation)}.`,
  'effect/not-left': () => 'Dieser Effekt steht in diesem Schritt nicht mehr aus; wähle einen anderen.',
  'effect/nothing': () => 'Das würde jetzt nichts bewirken; wähle einen anderen Effekt oder höre auf.',
  'feed/unpaid': ({ larvae, food }) =>
    `${plural(larvae, 'Larve', 'Larven')} zu füttern kostet ${amount('food', larvae)}, und du kannst ${food} bezahlen; nimm Nahrung oder gib eine Larve auf.`,
  'larva/none': ({ specialisation }) => `Du hast ${noDisc('middle', specialisation)}; wähle eine andere Larve.`,

  'track/other': ({ track, tracks }) =>
    `Deine ${NAMES.tracks[track]} kann jetzt nicht steigen; wähle ${or(tracks.map((each) => NAMES.tracks[each]))}.`,
  'keep/not-drawn': ({ card: id, cards: drawn }) => `${card(id)} ist keine der gezogenen Karten: ${cards(drawn)}.`,
  'disc/none': ({ place, specialisation }) => `Du hast ${noDisc(place, specialisation)} zum Versetzen.`,
  'disc/way': ({ place, from, to }) => `Dieser Effekt macht aus ${fromDisc(place, from)} ${noDisc(place, to)}.`,
  'item/gone': ({ item, items }) => `${card(item)} liegt nicht neben dem Plan; dort liegt: ${cards(items)}.`,
  'scent/gone': ({ terrain: name }) => `Dein Pheromonwürfel für ${terrain(name)} ist schon fort; wähle einen anderen.`,
  'discard/not-in-hand': ({ card: id, cards: held }) =>
    `Du hast ${card(id)} nicht auf der Hand; du hast: ${cards(held)}.`,
  'discard/type': ({ card: id, type }) => `${card(id)} ist keine ${CARDS[type]}, und eine solche ist abzulegen.`,
  'pay/too-dear': ({ what, cost, has }) => `Das kostet ${priced(what, cost)}, und du hast ${has}.`,
  'marker/no-place': ({ card: on, marker, cards: fitting }) =>
    `${played(on)} kann mit ${MARKERS[marker]}n nichts anfangen; wähle aus: ${fitting.map(played).join(', ') || 'nichts'}.`,
  'marker/none': ({ card: on, marker, cards: bearing }) =>
    `Auf ${played(on)} liegt kein ${MARKERS[marker]}; wähle aus: ${bearing.map(played).join(', ') || 'nichts'}.`,
  'branch/nothing': ({ effect, effects }) =>
    effect > effects
      ? `Es gibt ${effects} Effekte zur Wahl und keine Nummer ${effect}.`
      : `Effekt ${effect} würde jetzt nichts bewirken; wähle einen anderen.`,
  'egg/lowest': ({ track }) => `Deine ${NAMES.tracks[track]} ist auf dem niedrigsten Feld und kann nicht sinken.`,
  'room/not-full': ({ size }) => `Du hast kein volles Kammerplättchen der Größe ${size}; wähle eine andere Größe.`,

  'free/not-here': () => 'Diese freie Aktion ist hier nicht möglich; führe sie vor deiner Hauptaktion aus.',
  'transform/same': ({ specialisation }) =>
    `Die Scheibe ist schon ${aDisc('top', specialisation)}; wähle eine andere Art.`,
  'transform/larva': () => 'Hier lassen sich nur Ameisen des oberen Plättchens verwandeln, keine Larven.',
  'transform/none': ({ place, specialisation }) => `Du hast ${noDisc(place, specialisation)} zum Verwandeln.`,
  'transform/unpaid': ({ food }) => `Verwandeln kostet ${amount('food', food)}; das kannst du nicht bezahlen.`,
  'emergency/not-needed': ({ food, needed }) =>
    `Notnahrung ist nur für den Notfall: Du hast ${amount('food', food)}, und ${needed} wäre hier genug.`,
  'emergency/limit': ({ taken, most }) =>
    `Du darfst in diesem Zug keine ${PENALTY}-SP-Marker mehr nehmen: Du hast schon ${taken} von ${most}.`,
  'queen/other': () => 'Deine Königin erlaubt das nicht.',
  'queen/used': ({ kind }) => `Du hast in diesem Zug schon eine ${CARDS[kind]} für die Königin angesagt.`,
  'queen/no-card': () => 'Du hast keine Karte auf der Hand, die du ablegen könntest.',
  'token/placed': ({ symbol }) =>
    `Der Marker ${NAMES.symbols[symbol]} liegt schon auf deinem Königinnenplättchen; wähle einen anderen.`,
  'token/full': ({ spaces }) => `Auf deinem Königinnenplättchen ist kein Platz mehr; es hat ${spaces} für Marker.`,
  'token/unpaid': ({ food }) => `Der nächste Marker kostet ${amount('food', food)}; das kannst du nicht bezahlen.`,
  'queen/unpaid': ({ what, cost, has }) => `Das kostet ${amount(what, cost)}, und du hast ${has}.`,
});

const NO_CUBE = { food: 'keine Nahrung', leaf: 'kein Blatt', fungus: 'kein Pilz' } as const;

const FROM: Readonly<Record<'tile' | 'stored' | 'universal', readonly [one: string, many: string]>> = {
  tile: ['Ameise des oberen Plättchens', 'Ameisen des oberen Plättchens'],
  stored: ['aufbewahrte Ameise', 'aufbewahrte Ameisen'],
  universal: ['Universalameise', 'Universalameisen'],
};

const tokens = (aggression: number, mutation: number): string =>
  `Du hast ${amount('aggression', aggression)} und ${amount('mutation', mutation)}`;
const span = (least: number, most: number): string => (least === most ? String(least) : `${least} bis ${most}`);
const priced = (what: Resource | Marker | 'card', cost: number): string =>
  what === 'card'
    ? cardsCounted(cost)
    : Object.hasOwn(ALL_NAMES.resources, what)
      ? amount(what as Resource, cost)
      : markers(what as Marker, cost);

/** What every game refuses, and to whom, in German. */
export const COMMON: Omit<Refusing, 'refusals'> = { seatName, common: commonInGerman() };

/** What the rules say in German. */
export const REFUSING: Refusing = {
  seatName,
  common: commonInGerman(DECISIONS),
  refusals: (called) => refusalsWith(phrasesOf(called)),
};
