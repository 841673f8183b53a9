import { type CardType, EMERGENCY_FOOD, LARVA_FOOD, TRANSFORM_COST } from '../../components.ts';
import type { PlayWay } from '../../table/work.ts';
import {
  arrivalOf,
  choicesAsked,
  chosenIn,
  coveringOf,
  endsOf,
  lineIn,
  restOf,
  someTracks,
  specialistOf,
  waivedIn,
  wordsAsked,
  wordsAskedOf,
} from '../asked-words.ts';
import type { AntsAsks, Deed } from '../asks.ts';
import type { CardLanguage } from '../language.ts';
import { inBrackets, strengthOf } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import {
  aDisc,
  amount,
  and,
  atCells,
  CARDS,
  disc,
  ontoCells,
  or,
  type Phrases,
  PLACES,
  plural,
  slot,
  spentOn,
  terrain,
} from './phrases.ts';

/** What a player is asked for, in German. */
export const DECISIONS: CardLanguage['decisions'] = {
  'choose-queen': 'eine Königin und ihre Inkubationsplättchen wählen',
  'keep-cards': 'die Karten wählen, die bleiben',
  'main-action': 'die Hauptaktion wählen',
  'end-turn': 'den Zug beenden',
  'spend-ants': 'Ameisen und Verstärkungen wählen',
  'take-display-card': 'eine Karte aus der Auslage nehmen',
  'granted-action': 'den Effekt nutzen oder nicht',
  'dig-tile': 'ein Kammerplättchen legen',
  'bonus-order': 'den Bonus wählen, der zuerst kommt',
  'explore-hex': 'das Feld wählen, das erkundet wird',
  'forage-vertex': 'eine Sammelameise setzen',
  'collect-kind': 'die Art des Würfels wählen, der gesammelt wird',
  'emptied-order': 'das geleerte Feld wählen, das zuerst kommt',
  'next-part': 'eine Karte spielen oder einen Feind besiegen, oder aufhören',
  'play-card': 'eine Karte spielen oder nicht',
  'waive-line': 'die Bedingung wählen, die entfällt',
  'fill-room': 'die Größe des Kammerplättchens wählen, das gefüllt wird',
  'cover-symbols': 'die Zahl der Aggressionsmarker wählen',
  pay: 'wählen, wie bezahlt wird',
  'defeat-enemy': 'einen Feind besiegen oder nicht',
  'ability-space': 'die Fertigkeit wählen, die freigeschaltet wird',
  'store-ants': 'die Ameisen wählen, die aufbewahrt werden',
  'resolve-deed': 'die Tat eines Inkubationsplättchens vollbringen oder nicht',
  'incubation-effect': 'einen Inkubationseffekt ausführen oder aufhören',
  'feed-larvae': 'alle Larven füttern oder eine aufgeben',
  'drop-larva': 'die Larve wählen, die aufgegeben wird',
  swarm: 'ausschwärmen oder auf der Flugleiste bleiben',
  'production-track': 'die Produktion wählen, die steigt',
  'draw-keep': 'die Karte wählen, die bleibt',
  'seek-symbol': 'ein Symbol nennen',
  'move-disc': 'eine Scheibe versetzen oder nicht',
  'larva-kind': 'die Art der Larve wählen oder keine nehmen',
  'choose-item': 'ein Fundstück nehmen oder nicht',
  'choose-pheromone': 'den Pheromonwürfel wählen, der entfernt wird, oder keinen',
  'discard-card': 'eine Karte ablegen',
  'discard-for': 'eine Karte ablegen oder nicht',
  'tuck-card': 'die Karte wählen, die unter die andere kommt',
  'pay-for': 'für den Effekt bezahlen oder nicht',
  'place-marker': 'die Karte für den Marker wählen',
  'choose-effect': 'einen Effekt wählen oder keinen',
  'move-marker': 'die Karte wählen, auf die ein Marker kommt, oder aufhören',
  'use-marker': 'die Karte wählen, deren Marker abgelegt wird, oder keine',
  'egg-swap': 'die Eierproduktion wählen, die sinkt, oder keine',
  'empty-room': 'das volle Kammerplättchen wählen, das geleert wird, oder keines',
  transform: 'die Art einer Ameise oder Larve ändern',
  emergency: 'Nahrung aus dem Notvorrat nehmen',
  'queen-discard': 'eine Karte für die Königin ablegen',
  'queen-token': 'einen Königinnenmarker legen',
  'queen-fungus': 'die freie Aktion der Königin nutzen',
};

/** How a card is played, behind it. */
const PLAYED: Readonly<Record<PlayWay, string>> = {
  normal: '',
  free: ' ohne Kosten und Bedingungen',
  waive: ' ohne eine ihrer Bedingungen',
};

const aCard = (type: CardType | 'any' = 'any'): string => (type === 'any' ? 'eine Karte' : `eine ${CARDS[type]}`);
/** Behind a colon a whole sentence begins with a capital. */
const sentence = (words: string): string => words.replace(/^: ./u, (first) => first.toUpperCase());

/** What players are asked and can do, in German. */
export const asksWith = ({ card, cards: list, played }: Phrases): AntsAsks => {
  /** The same words before an infinitive and behind what is told; what of the verb stands behind is its tail. */
  const both = ([infinitive, does, tail = '']: readonly [string, string, string?], what: string): Deed => [
    `${what} ${infinitive}`,
    `${does} ${what}${tail === '' ? '' : ` ${tail}`}`,
  ];
  const hexAt = (hex: string, { terrainOf }: Scene): string => {
    const found = terrainOf(hex);
    return found === undefined ? hex : `${hex} (${terrain(found)})`;
  };
  /** The played card that an effect stands on. */
  const by = ({ on }: { readonly on: string | undefined }): string => (on === undefined ? '' : ` dank ${played(on)}`);
  const keep = ['behalten', 'behält'] as const;
  const choose = ['wählen', 'wählt'] as const;
  const discard = ['ablegen', 'legt', 'ab'] as const;
  const put = ['legen', 'legt'] as const;
  const take = ['nehmen', 'nimmt'] as const;
  const carryOut = ['ausführen', 'führt', 'aus'] as const;

  return {
    'choose-queen': {
      question: 'wählt eine Königin und die Inkubationsplättchen, die zu ihr gehören',
      action: ({ queen }) => both(choose, card(queen)),
    },
    'keep-cards': {
      question: 'wählt heimlich die Karten, die bleiben',
      action: ({ cards }) => both(keep, list(cards)),
    },
    'main-action': {
      question: 'wählt die Hauptaktion und darf vorher freie Aktionen ausführen',
      action: ({ action }) => [NAMES.actions[action], `wählt die Aktion: ${NAMES.actions[action]}`],
    },
    'end-turn': {
      question: 'beendet den Zug oder legt vorher eine Karte für die Königin ab',
      action: both(['beenden', 'beendet'], 'den Zug'),
    },
    'spend-ants': {
      question: ({ action }) => `wählt Ameisen und Verstärkungen für die Aktion ${NAMES.actions[action]}`,
      action({ seat, ...spent }, at) {
        const own = specialistOf(seat, at);
        const strength = strengthOf(spent);
        return both(['ausgeben', 'gibt', 'aus'], `${spentOn(own, spent)} (Stärke ${strength})`);
      },
    },
    'take-display-card': {
      question: ({ row }) =>
        `nimmt eine Karte aus ${row === undefined ? 'einer beliebigen Reihe' : `der ${NAMES.rows[row]}`} der Auslage`,
      action(action, { cardIn }) {
        const found = cardIn(action.slot);
        return both(take, `${found === undefined ? 'die Karte' : card(found)} von ${slot(action.slot)}`);
      },
    },
    'granted-action': {
      question: (asked, at) => `darf${by(asked)} einen Effekt nutzen${sentence(wordsAsked(asked, at))}`,
      action({ seat }, at) {
        const words = wordsAskedOf('granted-action', seat, at);
        return [`den Effekt nutzen${words}`, `nutzt den Effekt${words}`];
      },
      decline: both(['verzichten', 'verzichtet'], 'auf den Effekt'),
    },
    'dig-tile': {
      question: ({ left }) => `legt ein Kammerplättchen; übrige Stärke: ${left}`,
      action: ({ cells }) => both(put, `ein Kammerplättchen auf ${ontoCells(cells)}`),
    },
    'bonus-order': {
      question: ({ cells }) => `wählt, welcher Bonus zuerst kommt: der von Zelle ${or(cells.map(inBrackets))}`,
      action: ({ cell }) => both(take, `zuerst den Bonus von ${atCells([cell])}`),
    },
    'explore-hex': {
      question: ({ strength }) => `wählt das Feld, das mit Stärke ${strength} erkundet wird`,
      action: ({ hex }, at) => both(['erkunden', 'erkundet'], hexAt(hex, at)),
    },
    'forage-vertex': {
      question(asked) {
        const ends = endsOf(asked);
        const where = ends.length === 0 ? '' : ` neben ${or(ends)}`;
        return `setzt eine Sammelameise${where}; übrig: ${asked.left}`;
      },
      action: ({ vertex }) => both(['setzen', 'setzt'], `eine Sammelameise auf ${vertex}`),
    },
    'collect-kind': {
      question: ({ hex, due }) => `wählt die Art des Würfels von ${hex}; zu sammeln: ${due}`,
      action: ({ cube }) => both(['sammeln', 'sammelt'], amount(cube, 1)),
    },
    'emptied-order': {
      question: ({ hexes }) => `wählt, welches geleerte Feld zuerst kommt: ${or(hexes)}`,
      action: ({ hex }, at) => both(['abhandeln', 'handelt', 'ab'], `zuerst ${hexAt(hex, at)}`),
    },
    'next-part': {
      question: 'darf eine Karte spielen oder einen Feind besiegen, in beliebiger Folge',
      action: ({ part }) =>
        part === 'card'
          ? ['eine Karte spielen', 'will eine Karte spielen']
          : ['einen Feind besiegen', 'will einen Feind besiegen'],
      decline: both(['beenden', 'beendet'], 'die Aktion'),
    },
    'play-card': {
      question: ({ type, how }) => `darf ${aCard(type)}${PLAYED[how]} spielen`,
      action: ({ card: id }) => both(['spielen', 'spielt'], card(id)),
      decline: both(['spielen', 'spielt'], 'keine Karte'),
    },
    'waive-line': {
      question: ({ card: id }) => `wählt die Bedingung von ${card(id)}, die entfällt`,
      action(waived, at) {
        const need = waivedIn(waived, at);
        const what = need === undefined ? `Bedingung ${waived.line}` : `die Bedingung „${need}“`;
        return both(['weglassen', 'lässt', 'weg'], what);
      },
    },
    'fill-room': {
      question: ({ card: id }, { roomOf }) =>
        `wählt das leere Kammerplättchen ab Größe ${roomOf(id)}, das ${card(id)} füllt`,
      action: ({ size }) => both(['füllen', 'füllt'], `ein Kammerplättchen der Größe ${size}`),
    },
    'cover-symbols': {
      question: ({ thing }) =>
        `wählt, wie viele Aggressionsmarker fehlende Symbole für ${card(thing)} ersetzen; den Rest ersetzen Mutationsmarker`,
      action: ({ aggression }) =>
        both(['nutzen', 'nutzt'], aggression === 0 ? 'nur Mutationsmarker' : amount('aggression', aggression)),
    },
    pay: {
      question: ({ what, cost }) => `wählt, womit bezahlt wird; Kosten: ${amount(what, cost)}`,
      action(paid, at) {
        const { fungus, markers } = paid;
        const { what, rest } = restOf(paid, at);
        const given = [
          ...(rest <= 0 ? [] : [amount(what, rest)]),
          ...(fungus === 0 ? [] : [amount('fungus', fungus)]),
          ...(markers === 0 ? [] : [`${markers} Marker`]),
        ];
        return both(['bezahlen', 'bezahlt'], and(given) || 'mit den verlangten Würfeln');
      },
    },
    'defeat-enemy': {
      question: 'darf einen Feind besiegen',
      action({ hex }, { enemyOn }) {
        const found = enemyOn(hex);
        return both(['besiegen', 'besiegt'], `den Feind${found === undefined ? '' : ` ${card(found)}`} auf ${hex}`);
      },
      decline: both(['besiegen', 'besiegt'], 'keinen Feind'),
    },
    'ability-space': {
      question({ hex }, { enemyOn }) {
        const enemy = enemyOn(hex);
        return `wählt die Fertigkeit, die der Feind${enemy === undefined ? '' : ` ${card(enemy)}`} freischaltet`;
      },
      action({ space }, { abilityOf }) {
        const ability = abilityOf(space);
        const what = ability === undefined ? '' : ` (${ability})`;
        return [`${card(space)} freischalten${what}`, `schaltet ${card(space)} frei`];
      },
    },
    'store-ants': {
      question: 'wählt die Ameisen des oberen Plättchens, die aufbewahrt werden; alle anderen gehen verloren',
      action: ({ ants: kept }) =>
        both(['aufbewahren', 'bewahrt', 'auf'], and(kept.map((each) => aDisc('top', each))) || 'keine Ameise'),
    },
    'resolve-deed': {
      question: 'darf die Tat eines Inkubationsplättchens vollbringen',
      action({ seat, place }, { tileAt }) {
        const tile = tileAt(seat, place);
        const what = tile === undefined ? `die Tat des ${PLACES[place]}n Plättchens` : `die Tat von ${card(tile)}`;
        return both(['vollbringen', 'vollbringt'], what);
      },
      decline: both(['vollbringen', 'vollbringt'], 'keine Tat'),
    },
    'incubation-effect': {
      question: 'darf Inkubationseffekte ausführen',
      action({ effect }, at) {
        if (effect.of === 'all') return both(carryOut, 'alle Effekte ohne Wahl');
        if (effect.of === 'production') return both(['nutzen', 'nutzt'], `die ${NAMES.tracks[effect.track]}`);
        const name = effect.of === 'card' ? played(effect.card) : card(effect.space);
        return [`${name} nutzen${lineIn(effect, at)}`, `nutzt ${name}`];
      },
      decline: both(carryOut, 'nichts mehr'),
    },
    'feed-larvae': {
      question: ({ seat }, { larvaeOf }) =>
        `füttert ${plural(larvaeOf(seat), 'Larve', 'Larven')} mit je ${amount('food', LARVA_FOOD)} oder gibt eine auf`,
      action: both(['füttern', 'füttert'], 'alle Larven'),
      decline: both(['aufgeben', 'gibt', 'auf'], 'eine Larve'),
    },
    'drop-larva': {
      question: 'wählt die Larve, die aufgegeben wird',
      action: ({ specialisation }) => both(['aufgeben', 'gibt', 'auf'], aDisc('middle', specialisation)),
    },
    swarm: {
      question: ({ area }) => `darf in Gebiet ${area + 1} ausschwärmen oder bleibt auf der Flugleiste`,
      action: ['ausschwärmen', 'schwärmt aus'],
      decline: both(['bleiben', 'bleibt'], 'auf der Flugleiste'),
    },
    'production-track': {
      question({ tracks }) {
        const some = someTracks(tracks).map((each) => NAMES.tracks[each]);
        return `wählt die Produktion, die steigt${some.length === 0 ? '' : `: ${or(some)}`}`;
      },
      action: ({ track }) => both(['erhöhen', 'erhöht'], `die ${NAMES.tracks[track]}`),
    },
    'draw-keep': {
      question: 'behält eine der gezogenen Karten und legt die andere ab',
      action: (action) => both(keep, card(action.card)),
    },
    'seek-symbol': {
      question: 'nennt das Symbol, das gesucht wird',
      action: ({ symbol }) => both(['suchen', 'sucht'], `das Symbol ${NAMES.symbols[symbol]}`),
    },
    'move-disc': {
      question: ({ how }) =>
        how === 'raise'
          ? 'darf eine Scheibe auf das Inkubationsplättchen darüber legen'
          : 'darf eine Scheibe auf eine andere Art desselben Plättchens legen',
      action(moved, at) {
        const to = arrivalOf(moved, at);
        const into = `${to === 'bottom' ? 'zum' : 'zur'} ${disc(to, moved.to)}`;
        return both(['machen', 'macht'], `${aDisc(moved.place, moved.from)} ${into}`);
      },
      decline: both(['versetzen', 'versetzt'], 'keine Scheibe'),
    },
    'larva-kind': {
      question: 'darf eine Larve nehmen und wählt ihre Art',
      action: ({ specialisation }) => both(take, aDisc('middle', specialisation)),
      decline: both(take, 'keine Larve'),
    },
    'choose-item': {
      question: 'darf ein Fundstück neben dem Plan nehmen',
      action: ({ item }) => both(take, `das Fundstück ${card(item)}`),
      decline: both(take, 'kein Fundstück'),
    },
    'choose-pheromone': {
      question: 'darf einen Pheromonwürfel vom Plan entfernen',
      action: (action) => both(['entfernen', 'entfernt'], `den Pheromonwürfel für ${terrain(action.terrain)}`),
      decline: both(['entfernen', 'entfernt'], 'keinen Pheromonwürfel'),
    },
    'discard-card': {
      question: 'wählt die Karte, die abgelegt wird',
      action: (action) => both(discard, card(action.card)),
    },
    'discard-for': {
      question: (asked, at) => `darf${by(asked)} ${aCard(at.typeAt(asked))} ablegen${sentence(wordsAsked(asked, at))}`,
      action: ({ card: id }) => both(discard, card(id)),
      decline: both(discard, 'keine Karte'),
    },
    'tuck-card': {
      question: ({ on, left }) => `wählt die Karte, die unter ${played(on)} kommt; übrig: ${left}`,
      action({ seat, card: id }, at) {
        const on = coveringOf(seat, at);
        const where = on === undefined ? 'unter die gespielte Karte' : `unter ${played(on)}`;
        return [`${card(id)} ${where} legen`, `legt eine Karte ${where}`];
      },
    },
    'pay-for': {
      question: (asked, at) => `darf${by(asked)} für einen Effekt bezahlen${sentence(wordsAsked(asked, at))}`,
      action: ({ seat }, at) => [
        `für den Effekt bezahlen${wordsAskedOf('pay-for', seat, at)}`,
        'bezahlt für den Effekt',
      ],
      decline: ['nicht bezahlen', 'bezahlt nicht'],
    },
    'place-marker': {
      question: (asked) => `wählt die gespielte Karte, die${by(asked)} den Marker bekommt`,
      action: (action) => both(put, `den Marker auf ${played(action.card)}`),
    },
    'choose-effect': {
      question: (asked, at) =>
        `wählt${by(asked)} einen Effekt${sentence(choicesAsked(asked, at, (each) => each.join(', oder ')))}`,
      action(chosen, at) {
        const words = chosenIn(chosen, at);
        return both(choose, words === undefined ? `Effekt ${chosen.effect}` : `den Effekt „${words}“`);
      },
      decline: both(choose, 'keinen Effekt'),
    },
    'move-marker': {
      question: ({ left }) => `darf einen Marker auf eine andere gespielte Karte legen; übrig: ${left}`,
      action: ({ card: id }) => both(put, `einen Marker auf ${played(id)}`),
      decline: both(['versetzen', 'versetzt'], 'keinen Marker mehr'),
    },
    'use-marker': {
      question: (asked, at) =>
        `darf${by(asked)} einen Marker von einer Karte ablegen${sentence(wordsAsked(asked, at))}`,
      action: ({ card: id }) => both(discard, `einen Marker von ${played(id)}`),
      decline: both(discard, 'keinen Marker'),
    },
    'egg-swap': {
      question: 'darf eine Eierproduktion senken, um die beiden anderen zu erhöhen',
      action: ({ track }) => [
        `die ${NAMES.tracks[track]} senken und die beiden anderen erhöhen`,
        `senkt die ${NAMES.tracks[track]} und erhöht die beiden anderen`,
      ],
      decline: both(['ändern', 'ändert'], 'keine Eierproduktion'),
    },
    'empty-room': {
      question: 'darf ein volles Kammerplättchen auf die leere Seite drehen',
      action: ({ size }) => both(['leeren', 'leert'], `ein Kammerplättchen der Größe ${size}`),
      decline: both(['leeren', 'leert'], 'kein Kammerplättchen'),
    },
    transform: {
      action: ({ place, from, to }) =>
        both(
          ['verwandeln', 'verwandelt'],
          `für ${amount('food', TRANSFORM_COST)} ${aDisc(place, from)} in ${aDisc(place, to)}`,
        ),
    },
    emergency: { action: both(take, `${EMERGENCY_FOOD} Notnahrung`) },
    'queen-discard': { action: ({ kind }) => both(discard, `für die Königin eine ${CARDS[kind]}`) },
    'queen-token': { action: ({ symbol }) => both(put, `den Königinnenmarker ${NAMES.symbols[symbol]}`) },
    'queen-fungus': { action: both(['nutzen', 'nutzt'], 'die freie Aktion der Königin') },
    hidden: { question: 'entscheidet' },
  };
};
