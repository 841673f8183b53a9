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
import type { AntsAsks } from '../asks.ts';
import type { CardLanguage } from '../language.ts';
import { inBrackets, strengthOf } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { amount, and, aSpecialist, cells, disc, or, type Phrases, plural, slot, spentOn, terrain } from './phrases.ts';

/** What a player is asked for, in English. */
export const DECISIONS: CardLanguage['decisions'] = {
  'choose-queen': 'choose a Queen and her Incubation tiles',
  'keep-cards': 'choose the cards to keep',
  'main-action': 'choose the main action',
  'end-turn': 'end the turn',
  'spend-ants': 'choose the ants and boosts to spend',
  'take-display-card': 'take a card from the display',
  'granted-action': 'use the effect, or not',
  'dig-tile': 'place a Room tile',
  'bonus-order': 'choose the bonus that comes first',
  'explore-hex': 'choose the hex to explore',
  'forage-vertex': 'place a forager',
  'collect-kind': 'choose the kind of cube to collect',
  'emptied-order': 'choose the emptied hex that comes first',
  'next-part': 'play a card or defeat an enemy, or stop',
  'play-card': 'play a card, or not',
  'waive-line': 'choose the requirement to waive',
  'fill-room': 'choose the size of the Room tile to fill',
  'cover-symbols': 'choose how many Aggression tokens to use',
  pay: 'choose how to pay',
  'defeat-enemy': 'defeat an enemy, or not',
  'ability-space': 'choose the ability space to unlock',
  'store-ants': 'choose the ants to store',
  'resolve-deed': 'resolve the deed of an Incubation tile, or not',
  'incubation-effect': 'activate an incubation effect, or finish',
  'feed-larvae': 'feed all larvae, or give one up',
  'drop-larva': 'choose the larva to give up',
  swarm: 'swarm, or stay on the flight track',
  'production-track': 'choose the production to raise',
  'draw-keep': 'choose the card to keep',
  'seek-symbol': 'name a symbol',
  'move-disc': 'move a disc, or not',
  'larva-kind': 'choose the specialisation of the larva, or none',
  'choose-item': 'take a Special Item, or not',
  'choose-pheromone': 'choose the Pheromone cube to remove, or none',
  'discard-card': 'discard a card',
  'discard-for': 'discard a card, or not',
  'tuck-card': 'choose the card to put under the other one',
  'pay-for': 'pay for the effect, or not',
  'place-marker': 'choose the card for the marker',
  'choose-effect': 'choose an effect, or none',
  'move-marker': 'choose the card to move a marker to, or stop',
  'use-marker': 'choose the card whose marker is discarded, or none',
  'egg-swap': 'choose the Egg production to lower, or none',
  'empty-room': 'choose the Full Room tile to empty, or none',
  transform: 'change the specialisation of an ant or a larva',
  emergency: 'take Food from the emergency store',
  'queen-discard': 'discard a card for the Queen',
  'queen-token': 'place a Queen token',
  'queen-fungus': 'use the free action of the Queen',
};

/** How a card is played, behind it. */
const PLAYED: Readonly<Record<PlayWay, string>> = {
  normal: '',
  free: ' without cost and requirements',
  waive: ' without one of its requirements',
};

const aCard = (type: CardType | 'any' = 'any'): string => (type === 'any' ? 'a card' : `a ${NAMES.types[type]} card`);
const an = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** What players are asked and can do, in English. */
export const asksWith = ({ card, cards: list, played, quoted, the }: Phrases): AntsAsks => {
  const hexAt = (hex: string, { terrainOf }: Scene): string => {
    const found = terrainOf(hex);
    return found === undefined ? hex : `${hex} (${terrain(found)})`;
  };
  /** The played card that an effect stands on. */
  const by = ({ on }: { readonly on: string | undefined }): string =>
    on === undefined ? '' : `, thanks to ${played(on)}`;

  return {
    'choose-queen': {
      question: 'chooses a Queen and the Incubation tiles that come with her',
      action: ({ queen }) => [`choose ${card(queen)}`, `chooses ${card(queen)}`],
    },
    'keep-cards': {
      question: 'secretly chooses the cards to keep',
      action: ({ cards }) => [`keep ${list(cards)}`, `keeps ${list(cards)}`],
    },
    'main-action': {
      question: 'chooses the main action, and may perform free actions first',
      action: ({ action }) => [NAMES.actions[action], `chooses ${NAMES.actions[action]}`],
    },
    'end-turn': {
      question: 'ends the turn, or discards a card for the Queen first',
      action: ['end the turn', 'ends the turn'],
    },
    'spend-ants': {
      question: ({ action }) => `chooses the ants and boosts to spend on ${NAMES.actions[action]}`,
      action({ seat, ...spent }, at) {
        const own = specialistOf(seat, at);
        const what = `${spentOn(own, spent)} (Strength ${strengthOf(spent)})`;
        return [`spend ${what}`, `spends ${what}`];
      },
    },
    'take-display-card': {
      question: ({ row }) =>
        `takes a card from ${row === undefined ? 'any row of the display' : `the ${NAMES.rows[row]} of the display`}`,
      action(action, { cardIn }) {
        const found = cardIn(action.slot);
        const what = `${found === undefined ? 'the card' : card(found)} from ${slot(action.slot)}`;
        return [`take ${what}`, `takes ${what}`];
      },
    },
    'granted-action': {
      question: (asked, at) => `may use an effect${by(asked)}${wordsAsked(asked, at)}`,
      action({ seat }, at) {
        const words = wordsAskedOf('granted-action', seat, at);
        return [`use the effect${words}`, `uses the effect${words}`];
      },
      decline: ['leave the effect', 'leaves the effect'],
    },
    'dig-tile': {
      question: ({ left }) => `places a Room tile; Strength left: ${left}`,
      action(action) {
        const what = `a Room tile on ${cells(action.cells)}`;
        return [`place ${what}`, `places ${what}`];
      },
    },
    'bonus-order': {
      question: ({ cells }) => `chooses which bonus comes first: that of cell ${or(cells.map(inBrackets))}`,
      action: ({ cell }) => [
        `activate the bonus of ${cells([cell])} first`,
        `activates the bonus of ${cells([cell])} first`,
      ],
    },
    'explore-hex': {
      question: ({ strength }) => `chooses the hex to explore with Strength ${strength}`,
      action: ({ hex }, at) => [`explore ${hexAt(hex, at)}`, `explores ${hexAt(hex, at)}`],
    },
    'forage-vertex': {
      question(asked) {
        const ends = endsOf(asked);
        const where = ends.length === 0 ? '' : `, next to ${or(ends)}`;
        return `places a forager${where}; left to place: ${asked.left}`;
      },
      action: ({ vertex }) => [`place a forager on ${vertex}`, `places a forager on ${vertex}`],
    },
    'collect-kind': {
      question: ({ hex, due }) => `chooses the kind of cube to collect from ${hex}; due: ${due}`,
      action: ({ cube }) => [`collect ${amount(cube, 1)}`, `collects ${amount(cube, 1)}`],
    },
    'emptied-order': {
      question: ({ hexes }) => `chooses which emptied hex comes first: ${or(hexes)}`,
      action: ({ hex }, at) => [`deal with ${hexAt(hex, at)} first`, `deals with ${hexAt(hex, at)} first`],
    },
    'next-part': {
      question: 'may play a card or defeat an enemy, in either order',
      action: ({ part }) =>
        part === 'card'
          ? ['play a card', 'is going to play a card']
          : ['defeat an enemy', 'is going to defeat an enemy'],
      decline: ['finish the action', 'finishes the action'],
    },
    'play-card': {
      question: ({ type, how }) => `may play ${aCard(type)}${PLAYED[how]}`,
      action: ({ card: id }) => [`play ${card(id)}`, `plays ${card(id)}`],
      decline: ['play no card', 'plays no card'],
    },
    'waive-line': {
      question: ({ card: id }) => `chooses the requirement of ${card(id)} to waive`,
      action(waived, at) {
        const need = waivedIn(waived, at);
        const what = need === undefined ? `requirement ${waived.line}` : `the requirement “${need}”`;
        return [`waive ${what}`, `waives ${what}`];
      },
    },
    'fill-room': {
      question: ({ card: id }, { roomOf }) =>
        `chooses the Empty Room tile that ${card(id)} fills, of size ${roomOf(id)} or more`,
      action: ({ size }) => [`fill a Room tile of size ${size}`, `fills a Room tile of size ${size}`],
    },
    'cover-symbols': {
      question: ({ thing }) =>
        `chooses how many Aggression tokens stand for missing symbols of ${card(thing)}; Mutation tokens cover the rest`,
      action({ aggression }) {
        const what = aggression === 0 ? 'Mutation tokens only' : amount('aggression', aggression);
        return [`use ${what}`, `uses ${what}`];
      },
    },
    pay: {
      question: ({ what, cost }) => `chooses how to pay ${amount(what, cost)}`,
      action(paid, at) {
        const { fungus, markers } = paid;
        const { what: kind, rest } = restOf(paid, at);
        const given = [
          ...(rest <= 0 ? [] : [amount(kind, rest)]),
          ...(fungus === 0 ? [] : [amount('fungus', fungus)]),
          ...(markers === 0 ? [] : [plural(markers, 'marker')]),
        ];
        const what = and(given) || 'cubes of the kind asked for';
        return [`pay ${what}`, `pays ${what}`];
      },
    },
    'defeat-enemy': {
      question: 'may defeat an enemy',
      action({ hex }, { enemyOn }) {
        const found = enemyOn(hex);
        const what = `${found === undefined ? 'the enemy' : the(found)} on ${hex}`;
        return [`defeat ${what}`, `defeats ${what}`];
      },
      decline: ['defeat no enemy', 'defeats no enemy'],
    },
    'ability-space': {
      question({ hex }, { enemyOn }) {
        const enemy = enemyOn(hex);
        return `chooses the ability space that ${enemy === undefined ? 'the enemy' : the(enemy)} unlocks`;
      },
      action({ space }, { abilityOf }) {
        const ability = abilityOf(space);
        const what = ability === undefined ? '' : ` (${ability})`;
        return [`unlock ${card(space)}${what}`, `unlocks ${card(space)}`];
      },
    },
    'store-ants': {
      question: 'chooses the ants of the top tile to store; all others are lost',
      action({ ants }) {
        const what = and(ants.map(aSpecialist)) || 'no ant';
        return [`store ${what}`, `stores ${what}`];
      },
    },
    'resolve-deed': {
      question: 'may resolve the deed of an Incubation tile',
      action({ seat, place }, { tileAt }) {
        const tile = tileAt(seat, place);
        const what = `the deed of ${tile === undefined ? `the ${place} tile` : quoted(tile)}`;
        return [`resolve ${what}`, `resolves ${what}`];
      },
      decline: ['resolve no deed', 'resolves no deed'],
    },
    'incubation-effect': {
      question: 'may activate incubation effects',
      action({ effect }, at) {
        if (effect.of === 'all') {
          return ['activate all effects without a choice', 'activates all effects without a choice'];
        }
        if (effect.of === 'production') {
          return [`use ${NAMES.tracks[effect.track]}`, `uses ${NAMES.tracks[effect.track]}`];
        }
        const name = effect.of === 'card' ? played(effect.card) : card(effect.space);
        return [`activate ${name}${lineIn(effect, at)}`, `activates ${name}`];
      },
      decline: ['activate nothing more', 'activates nothing more'],
    },
    'feed-larvae': {
      question: ({ seat }, { larvaeOf }) =>
        `feeds ${plural(larvaeOf(seat), 'larva', 'larvae')}, ${amount('food', LARVA_FOOD)} each, or gives one up`,
      action: ['feed all larvae', 'feeds all larvae'],
      decline: ['give up a larva', 'gives up a larva'],
    },
    'drop-larva': {
      question: 'chooses the larva to give up',
      action(action) {
        const what = `${aSpecialist(action.specialisation)} larva`;
        return [`give up ${what}`, `gives up ${what}`];
      },
    },
    swarm: {
      question: ({ area }) => `may swarm into area ${area + 1}, or stays on the flight track`,
      action: ['swarm', 'swarms'],
      decline: ['stay on the flight track', 'stays on the flight track'],
    },
    'production-track': {
      question({ tracks }) {
        const some = someTracks(tracks).map((each) => NAMES.tracks[each]);
        return `chooses the production to raise${some.length === 0 ? '' : `: ${or(some)}`}`;
      },
      action: ({ track }) => [`raise ${NAMES.tracks[track]}`, `raises ${NAMES.tracks[track]}`],
    },
    'draw-keep': {
      question: 'keeps one of the cards drawn and discards the other',
      action: (action) => [`keep ${card(action.card)}`, `keeps ${card(action.card)}`],
    },
    'seek-symbol': {
      question: 'names the symbol to seek',
      action: ({ symbol }) => [`seek ${NAMES.symbols[symbol]}`, `seeks the symbol ${NAMES.symbols[symbol]}`],
    },
    'move-disc': {
      question: ({ how }) =>
        how === 'raise'
          ? 'may move a disc to the Incubation tile above'
          : 'may move a disc to another specialisation of its tile',
      action(moved, at) {
        const what = `${an(disc(moved.place, moved.from))} into ${an(disc(arrivalOf(moved, at), moved.to))}`;
        return [`turn ${what}`, `turns ${what}`];
      },
      decline: ['move no disc', 'moves no disc'],
    },
    'larva-kind': {
      question: 'may gain a larva and chooses its specialisation',
      action: ({ specialisation }) => [
        `gain ${aSpecialist(specialisation)} larva`,
        `gains ${aSpecialist(specialisation)} larva`,
      ],
      decline: ['gain no larva', 'gains no larva'],
    },
    'choose-item': {
      question: 'may take a Special Item from beside the board',
      action: ({ item }) => [`take ${the(item)}`, `takes ${the(item)}`],
      decline: ['take no Special Item', 'takes no Special Item'],
    },
    'choose-pheromone': {
      question: 'may remove a Pheromone cube from the board',
      action: (action) => [
        `remove the ${terrain(action.terrain)} Pheromone cube`,
        `removes the ${terrain(action.terrain)} Pheromone cube`,
      ],
      decline: ['remove no Pheromone cube', 'removes no Pheromone cube'],
    },
    'discard-card': {
      question: 'chooses the card to discard',
      action: (action) => [`discard ${card(action.card)}`, `discards ${card(action.card)}`],
    },
    'discard-for': {
      question: (asked, at) => `may discard ${aCard(at.typeAt(asked))}${by(asked)}${wordsAsked(asked, at)}`,
      action: ({ card: id }) => [`discard ${card(id)}`, `discards ${card(id)}`],
      decline: ['discard no card', 'discards no card'],
    },
    'tuck-card': {
      question: ({ on, left }) => `chooses the card to put under ${played(on)}; left: ${left}`,
      action({ seat, card: id }, at) {
        const on = coveringOf(seat, at);
        const where = on === undefined ? 'the played card' : played(on);
        return [`put ${card(id)} under ${where}`, `puts a card under ${where}`];
      },
    },
    'pay-for': {
      question: (asked, at) => `may pay for an effect${by(asked)}${wordsAsked(asked, at)}`,
      action: ({ seat }, at) => [`pay for the effect${wordsAskedOf('pay-for', seat, at)}`, 'pays for the effect'],
      decline: ['do not pay', 'does not pay'],
    },
    'place-marker': {
      question: (asked) => `chooses the played card that gets the marker${by(asked)}`,
      action: (action) => [`put the marker on ${played(action.card)}`, `puts the marker on ${played(action.card)}`],
    },
    'choose-effect': {
      question: (asked, at) => `chooses an effect${by(asked)}${choicesAsked(asked, at, (each) => each.join(', or '))}`,
      action(chosen, at) {
        const words = chosenIn(chosen, at);
        const what = words === undefined ? `effect ${chosen.effect}` : `the effect “${words}”`;
        return [`choose ${what}`, `chooses ${what}`];
      },
      decline: ['choose no effect', 'chooses no effect'],
    },
    'move-marker': {
      question: ({ left }) => `may move a marker to another played card; left: ${left}`,
      action: ({ card: id }) => [`move a marker to ${played(id)}`, `moves a marker to ${played(id)}`],
      decline: ['move no more markers', 'moves no more markers'],
    },
    'use-marker': {
      question: (asked, at) => `may discard a marker from a card${by(asked)}${wordsAsked(asked, at)}`,
      action: ({ card: id }) => [`discard a marker from ${played(id)}`, `discards a marker from ${played(id)}`],
      decline: ['discard no marker', 'discards no marker'],
    },
    'egg-swap': {
      question: 'may lower one Egg production to raise the two others',
      action: ({ track }) => [
        `lower ${NAMES.tracks[track]} and raise the two others`,
        `lowers ${NAMES.tracks[track]} and raises the two others`,
      ],
      decline: ['leave the Egg productions', 'leaves the Egg productions'],
    },
    'empty-room': {
      question: 'may turn a Full Room tile to its Empty side',
      action: ({ size }) => [`empty a Room tile of size ${size}`, `empties a Room tile of size ${size}`],
      decline: ['empty no Room tile', 'empties no Room tile'],
    },
    transform: {
      action({ place, from, to }) {
        const what = `${an(disc(place, from))} into ${an(disc(place, to))} for ${amount('food', TRANSFORM_COST)}`;
        return [`transform ${what}`, `transforms ${what}`];
      },
    },
    emergency: { action: [`take ${EMERGENCY_FOOD} emergency Food`, `takes ${EMERGENCY_FOOD} emergency Food`] },
    'queen-discard': {
      action: ({ kind }) => [
        `discard a ${NAMES.types[kind]} card for the Queen`,
        `discards a ${NAMES.types[kind]} card for the Queen`,
      ],
    },
    'queen-token': {
      action: ({ symbol }) => [
        `place the token ${NAMES.symbols[symbol]}`,
        `places the Queen token ${NAMES.symbols[symbol]}`,
      ],
    },
    'queen-fungus': { action: ['use the free action of the Queen', 'uses the free action of the Queen'] },
    hidden: { question: 'decides' },
  };
};
