import type { EventSentences } from '../../../../kernel/index.ts';
import { CUBES, EMERGENCY_FOOD, SPECIALISATIONS, SPECIALIST } from '../../components.ts';
import { type AntsEvent, CATEGORIES, type EndReason } from '../../table/events.ts';
import { best, PENALTY, signed } from '../phrases.ts';
import { NAMES } from './names.ts';
import {
  amount,
  and,
  aSpecialist,
  cells,
  disc,
  markers,
  type Phrases,
  plural,
  slot,
  specialisation,
  specialists,
  spentOn,
  terrain,
} from './phrases.ts';
import { pointsWith } from './points.ts';

/** What happened, in English. */
export const eventsWith = ({ card, cards, played, player, quoted, the }: Phrases): EventSentences<AntsEvent> => ({
  'item-laid': ({ space, item }) => `${card(item)} lies on ${space}.`,
  'leaf-laid': (event) => `${card(event.leaf)} lies on the ${terrain(event.terrain)} slot.`,
  'display-filled': (event) => `${card(event.card)} is laid on ${slot(event.slot)}.`,
  'first-player': ({ seat }) => `${player(seat)} is the First Player.`,
  'anthill-drawn': ({ seat, layout }) => `${player(seat)} gets the Anthill tile ${quoted(layout)}.`,
  'pair-drawn': ({ queen, set }) => `${card(queen)} comes with the Incubation tiles ${NAMES.sets[set]}.`,
  'set-dealt': ({ seat, set }) => `${player(seat)} gets the Incubation tiles ${NAMES.sets[set]}.`,
  'queen-chosen': ({ seat, queen, set, discs }) =>
    `${player(seat)} chooses ${card(queen)} with the Incubation tiles ${NAMES.sets[set]}${discs === 0 ? '' : `; ${plural(discs, 'disc')} lie on her tile`}.`,
  'tiles-laid': ({ seat, tiles }) =>
    `${player(seat)} lays the Incubation tiles, from top to bottom: ${tiles.map(card).join(', ')}.`,
  'cards-dealt': ({ seat, starting, queenRooms, secret }) =>
    secret === undefined
      ? `${player(seat)} is dealt ${plural(starting, 'Starting card')} and ${plural(queenRooms, 'Queen Room card')}.`
      : `${player(seat)} is dealt ${cards(secret.cards)}.`,
  'cards-kept': ({ seat, starting, queenRooms, secret }) =>
    `${player(seat)} keeps ${plural(starting, 'Starting card')} and ${plural(queenRooms, 'Queen Room card')}${secret === undefined ? '' : `: ${cards(secret.cards)}`}.`,

  'round-began': ({ round }) => `Round ${round} begins.`,
  'turn-began': ({ seat, round }) => `Round ${round}: the turn of ${player(seat)} begins.`,
  'action-chosen': ({ seat, action }) => `${player(seat)} chooses ${NAMES.actions[action]}.`,
  'action-closed': ({ seat, action }) =>
    `${player(seat)} has done nothing and has to choose another main action than ${NAMES.actions[action]}.`,
  'turn-ended': ({ seat }) => `The turn of ${player(seat)} is over.`,
  'final-began': ({ seat }) => `The final Incubation of ${player(seat)} begins.`,

  'ants-spent': (event) =>
    `${player(event.seat)} spends ${spentOn(SPECIALIST[event.action], event)}: ${NAMES.actions[event.action]} with Strength ${event.strength}.`,
  'action-granted': ({ seat, action, strength }) =>
    `${player(seat)} performs ${NAMES.actions[action]} with Strength ${strength}, without ants.`,
  'display-taken': (event) => `${player(event.seat)} takes ${card(event.card)} from ${slot(event.slot)}.`,
  'tile-placed': (event) =>
    `${player(event.seat)} places a Room tile of size ${event.cells.length} on ${cells(event.cells)}.`,
  'tile-turned': (event) =>
    `The Room tile of ${player(event.seat)} on ${cells(event.cells)} is turned to its ${event.side === 'full' ? 'Full' : 'Empty'} side.`,
  'hex-explored': ({ seat, hex }) => `${player(seat)} explores ${hex}.`,
  'enemy-revealed': ({ hex, enemy }) => `An enemy appears on ${hex}: ${card(enemy)}.`,
  'cubes-placed': ({ hex, cubes }) =>
    `${hex} now holds ${and(CUBES.flatMap((cube, nth) => ((cubes[nth] ?? 0) === 0 ? [] : [amount(cube, cubes[nth] ?? 0)])))}.`,
  'forager-placed': ({ seat, vertex }) => `${player(seat)} places a forager on ${vertex}.`,
  'foragers-returned': ({ seat, count }) =>
    `${plural(count, 'forager')} of ${player(seat)} cannot be placed and ${count === 1 ? 'returns' : 'return'} to the pool.`,
  collected: ({ seat, hex, cube, count }) => `${player(seat)} collects ${amount(cube, count)} from ${hex}.`,
  'scent-emitted': (event) =>
    `${event.hex} is empty: ${player(event.seat)} puts the ${terrain(event.terrain)} Pheromone cube on the Leaf tile.`,
  'scent-lost': (event) =>
    `${player(event.seat)} removes the ${terrain(event.terrain)} Pheromone cube; it reaches no Leaf tile.`,
  'leaf-activated': ({ seat, leaf }) => `${player(seat)} is first there and activates ${card(leaf)}.`,

  'card-drawn': ({ seat, secret }) => `${player(seat)} draws ${secret === undefined ? 'a card' : card(secret.card)}.`,
  'card-looked-at': ({ seat, secret }) =>
    `${player(seat)} looks at ${secret === undefined ? 'a card' : card(secret.card)}.`,
  'card-kept': ({ seat, secret }) =>
    `${player(seat)} keeps ${secret === undefined ? 'one of the cards' : card(secret.card)}.`,
  reshuffled: ({ count }) => `The discard pile is shuffled into a new deck of ${plural(count, 'card')}.`,
  sought: (event) =>
    `${player(event.seat)} seeks ${NAMES.symbols[event.symbol]} and reveals ${cards(event.cards)}${event.found === '' ? '; none of them has it' : `; ${card(event.found)} is taken`}.`,
  'card-discarded': (event) => {
    const where = event.deck === 'basic' ? '' : ', which leaves the game';
    return {
      queen: `${player(event.seat)} discards ${card(event.card)} for the Queen${where}.`,
      effect: `${player(event.seat)} discards ${card(event.card)}${where}.`,
      'not-kept': `${player(event.seat)} discards ${card(event.card)} and keeps the other card.`,
    }[event.why];
  },
  'card-chosen': (event) => `${player(event.seat)} is going to play ${card(event.card)}.`,
  'symbols-covered': ({ seat, aggression, mutation }) => {
    const used = [
      ...(aggression === 0 ? [] : [amount('aggression', aggression)]),
      ...(mutation === 0 ? [] : [amount('mutation', mutation)]),
    ];
    return `${player(seat)} discards ${and(used)} for missing symbols.`;
  },
  paid: (event) => {
    const given = [
      ...(event.count === 0 ? [] : [amount(event.what, event.count)]),
      ...(event.fungus === 0 ? [] : [amount('fungus', event.fungus)]),
      ...event.markers.map(({ card: on, marker, count }) => `${markers(marker, count)} of ${played(on)}`),
    ];
    return `${player(event.seat)} pays ${and(given) || 'nothing'}.`;
  },
  'card-played': (event) => `${player(event.seat)} plays ${played(event.as)}.`,
  'card-tucked': ({ seat, on, back, secret }) =>
    `${player(seat)} puts ${secret === undefined ? `a ${NAMES.decks[back]} card` : card(secret.card)} under ${played(on)}.`,
  'enemy-defeated': ({ seat, hex, enemy, space }) =>
    `${player(seat)} defeats ${the(enemy)} on ${hex} and unlocks ${card(space)}.`,

  'effect-activated': ({ seat, of, thing }) =>
    ({
      card: `${player(seat)} uses ${played(thing)}.`,
      ability: `${player(seat)} uses ${card(thing)}.`,
      item: `${player(seat)} uses ${the(thing)}.`,
      queen: `${player(seat)} uses ${card(thing)}.`,
      leaf: `${player(seat)} uses ${card(thing)}.`,
      cell: `${player(seat)} activates the bonus of ${cells([thing])}.`,
      hex: `${player(seat)} activates the bonus of ${thing}.`,
      vertex: `${player(seat)} activates the bonus of ${thing}.`,
      flight: `${player(seat)} activates the bonus of flight space ${thing}.`,
      reward: `${player(seat)} is rewarded: any production may be raised.`,
    })[of],
  gained: ({ seat, what, count }) => `${player(seat)} gains ${amount(what, count)}.`,
  'item-taken': ({ seat, item, space }) =>
    `${player(seat)} takes ${the(item)} ${space === '' ? 'from beside the board' : `from ${space}`}.`,
  'markers-placed': ({ seat, markers: put }) =>
    `${player(seat)} puts ${markers(put.marker, put.count)} on ${played(put.card)}.`,
  'marker-moved': ({ seat, marker, from, to }) =>
    `${player(seat)} moves ${markers(marker, 1)} from ${played(from)} to ${played(to)}.`,
  'markers-spent': ({ seat, markers: spent }) =>
    `${player(seat)} discards ${markers(spent.marker, spent.count)} from ${played(spent.card)}.`,
  'production-moved': ({ seat, track, from, to }) =>
    `The ${NAMES.tracks[track]} of ${player(seat)} ${to > from ? 'rises' : 'falls'} from ${from} to ${to}.`,
  flew: ({ seat, space }) => `The disc of ${player(seat)} flies to space ${space}.`,
  swarmed: ({ seat, area, points }) =>
    `${player(seat)} swarms into area ${area + 1}, worth ${points} VP, and starts with a new disc.`,
  'disc-moved': ({ seat, from, was, to, is }) =>
    `A ${disc(from, was)} of ${player(seat)} becomes a ${disc(to, is)}.`.replace(/\b([Aa]) e/g, '$1n e'),
  'larva-gained': (event) => `${player(event.seat)} gains ${aSpecialist(event.specialisation)} larva.`,
  'universal-gained': ({ seat, count }) => `${player(seat)} gains ${plural(count, 'universal ant')}.`,
  'star-earned': ({ seat, criterion, stars, all }) =>
    `${player(seat)} earns a Star for ${NAMES.criteria[criterion]}, the ${ORDINALS[stars] ?? 'next'} one; Stars of all players: ${all}.`,
  'end-met': ({ round, reason }) =>
    `${reason === 'star-track' ? 'The star track is full' : 'There have been enough rounds'}: round ${round} is finished, one more is played, then the final Incubations.`,

  'incubation-began': ({ seat }) => `${player(seat)} incubates.`,
  'ants-cleared': ({ seat, stored, lost }) => {
    const gone = SPECIALISATIONS.flatMap((each, nth) =>
      (lost[nth] ?? 0) === 0 ? [] : [specialists(each, lost[nth] ?? 0)],
    );
    return `${player(seat)} clears the top tile; stored: ${and(stored.map(specialisation)) || 'nothing'}, back to the pool: ${and(gone) || 'nothing'}.`;
  },
  'deed-resolved': ({ seat, tile }) => `${player(seat)} resolves the deed of ${quoted(tile)}, which is turned over.`,
  'eggs-laid': (event) =>
    `${player(event.seat)} lays ${plural(event.count, `${specialisation(event.specialisation)} egg`)}.`,
  'larvae-fed': ({ seat, count }) => `${player(seat)} feeds ${plural(count, 'larva', 'larvae')}.`,
  'larva-lost': (event) => `${player(event.seat)} gives up ${aSpecialist(event.specialisation)} larva.`,
  'tiles-shifted': ({ seat }) => `Larvae of ${player(seat)} become ants, and eggs become larvae.`,

  'emergency-taken': ({ seat, from }) =>
    from === 'store'
      ? `${player(seat)} takes ${amount('food', EMERGENCY_FOOD)} from the emergency store.`
      : `${player(seat)} takes ${amount('food', EMERGENCY_FOOD)} and a ${PENALTY} VP token, because the emergency store is empty.`,
  'queen-asked': ({ seat, kind }) => `${player(seat)} names ${typeName(kind)} cards to discard one for the Queen.`,
  'token-placed': (event) => `${player(event.seat)} places the Queen token ${NAMES.symbols[event.symbol]}.`,

  'points-scored': ({ seat, of, points }) =>
    `${player(seat)} ${points < 0 ? 'loses' : 'scores'} ${Math.abs(points)} VP for ${pointsWith({ card, played, the })(of)}.`,
  scored: ({ seat, points, total }) =>
    `${player(seat)} scores ${CATEGORIES.filter((each) => points[each] !== 0)
      .map((each) => `${NAMES.categories[each]} ${signed(points[each])}`)
      .join(', ')}${CATEGORIES.every((each) => points[each] === 0) ? 'nothing' : ''}: ${signed(total)} VP in all.`,
  'game-ended': ({ winners, reason, scores }) =>
    `${and(winners.map(player))} ${winners.length === 1 ? 'wins' : 'share the victory'} with ${best(scores)} VP: ${ENDED[reason]}.`,
});

const ORDINALS = ['', 'first', 'second', 'third'];
const typeName = (kind: string): string => (NAMES.types as Readonly<Record<string, string>>)[kind] ?? kind;
const ENDED: Readonly<Record<EndReason, string>> = {
  'star-track': 'the star track is full, and the last round is over',
  'round-limit': 'the last round that can be played is over',
};
