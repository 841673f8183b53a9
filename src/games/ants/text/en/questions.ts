import type { QuestionSentences } from '../../../../kernel/index.ts';
import { LARVA_FOOD, TRACKS } from '../../components.ts';
import type { Ask } from '../../table/work.ts';
import { choicesAsked, wordsAsked } from '../asked-words.ts';
import { inBrackets } from '../phrases.ts';
import type { Question, Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { amount, or, type Phrases, plural } from './phrases.ts';

/** What players are asked, in English. */
export const questionsWith = ({
  card,
  played,
  player,
  the,
}: Phrases): QuestionSentences<Ask['ask'], Question, Scene> => {
  const strength = ({ count }: Question): string => (count === undefined ? '' : ` with Strength ${count}`);
  const by = ({ thing }: Question): string => (thing === undefined ? '' : `, thanks to ${played(thing)}`);
  const kindOf = ({ type }: Question): string =>
    type === undefined || type === 'any' ? 'a card' : `a ${NAMES.types[type]} card`;
  return {
    'choose-queen': ({ seat }) => `${player(seat)} chooses a Queen and the Incubation tiles that come with her.`,
    'keep-cards': ({ seat }) => `${player(seat)} secretly chooses the cards to keep.`,
    'main-action': ({ seat }) => `${player(seat)} chooses the main action, and may perform free actions first.`,
    'end-turn': ({ seat }) => `${player(seat)} ends the turn, or discards a card for the Queen first.`,
    'spend-ants': ({ seat, action }) =>
      `${player(seat)} chooses the ants and boosts to spend${action === undefined ? '' : ` on ${NAMES.actions[action]}`}.`,
    'take-display-card': ({ seat, action }) =>
      `${player(seat)} takes a card from ${action === undefined ? 'any row of the display' : `the ${NAMES.rows[action]} of the display`}.`,
    'granted-action': (asked, at) => `${player(asked.seat)} may use an effect${by(asked)}${wordsAsked(asked, at)}.`,
    'dig-tile': ({ seat, count }) =>
      `${player(seat)} places a Room tile${count === undefined ? '' : `; Strength left: ${count}`}.`,
    'bonus-order': ({ seat, places }) =>
      `${player(seat)} chooses which bonus comes first${places.length === 0 ? '' : `: that of cell ${or(places.map(inBrackets))}`}.`,
    'explore-hex': (asked) => `${player(asked.seat)} chooses the hex to explore${strength(asked)}.`,
    'forage-vertex': ({ seat, count, places }) =>
      `${player(seat)} places a forager${places.length === 0 ? '' : `, next to ${or(places)}`}${count === undefined ? '' : `; left to place: ${count}`}.`,
    'collect-kind': ({ seat, hex, count }) =>
      `${player(seat)} chooses the kind of cube to collect${hex === undefined ? '' : ` from ${hex}`}${count === undefined ? '' : `; due: ${count}`}.`,
    'emptied-order': ({ seat, places }) =>
      `${player(seat)} chooses which emptied hex comes first${places.length === 0 ? '' : `: ${or(places)}`}.`,
    'next-part': ({ seat }) => `${player(seat)} may play a card or defeat an enemy, in either order.`,
    'play-card': (asked) => {
      const how =
        asked.how === 'free'
          ? ' without cost and requirements'
          : asked.how === 'waive'
            ? ' without one of its requirements'
            : '';
      return `${player(asked.seat)} may play ${kindOf(asked)}${how}.`;
    },
    'waive-line': ({ seat, thing }) =>
      `${player(seat)} chooses the requirement of ${thing === undefined ? 'the card' : card(thing)} to waive.`,
    'fill-room': ({ seat, thing, count }) =>
      `${player(seat)} chooses the Empty Room tile that ${thing === undefined ? 'the card' : card(thing)} fills${count === undefined ? '' : `, of size ${count} or more`}.`,
    'cover-symbols': ({ seat, thing }) =>
      `${player(seat)} chooses how many Aggression tokens stand for missing symbols${thing === undefined ? '' : ` of ${card(thing)}`}; Mutation tokens cover the rest.`,
    pay: ({ seat, what, count }) =>
      `${player(seat)} chooses how to pay${what === undefined || count === undefined ? '' : ` ${amount(what, count)}`}.`,
    'defeat-enemy': ({ seat }) => `${player(seat)} may defeat an enemy.`,
    'ability-space': ({ seat, thing }) =>
      `${player(seat)} chooses the ability space that ${thing === undefined ? 'the enemy' : the(thing)} unlocks.`,
    'store-ants': ({ seat }) => `${player(seat)} chooses the ants of the top tile to store; all others are lost.`,
    'resolve-deed': ({ seat }) => `${player(seat)} may resolve the deed of an Incubation tile.`,
    'incubation-effect': ({ seat }) => `${player(seat)} may activate incubation effects.`,
    'feed-larvae': ({ seat, count }) =>
      `${player(seat)} feeds ${count === undefined ? 'the larvae' : plural(count, 'larva', 'larvae')}, ${amount('food', LARVA_FOOD)} each, or gives one up.`,
    'drop-larva': ({ seat }) => `${player(seat)} chooses the larva to give up.`,
    swarm: ({ seat, count }) =>
      `${player(seat)} may swarm${count === undefined ? '' : ` into area ${count}`}, or stays on the flight track.`,
    'production-track': ({ seat, places }) =>
      `${player(seat)} chooses the production to raise${places.length === 0 || places.length === TRACKS.length ? '' : `: ${or(places.map(track))}`}.`,
    'draw-keep': ({ seat }) => `${player(seat)} keeps one of the cards drawn and discards the other.`,
    'seek-symbol': ({ seat }) => `${player(seat)} names the symbol to seek.`,
    'move-disc': ({ seat, how }) =>
      how === 'raise'
        ? `${player(seat)} may move a disc to the Incubation tile above.`
        : `${player(seat)} may move a disc to another specialisation of its tile.`,
    'larva-kind': ({ seat }) => `${player(seat)} may gain a larva and chooses its specialisation.`,
    'choose-item': ({ seat }) => `${player(seat)} may take a Special Item from beside the board.`,
    'choose-pheromone': ({ seat }) => `${player(seat)} may remove a Pheromone cube from the board.`,
    'discard-card': ({ seat }) => `${player(seat)} chooses the card to discard.`,
    'discard-for': (asked, at) =>
      `${player(asked.seat)} may discard ${kindOf(asked)}${by(asked)}${wordsAsked(asked, at)}.`,
    'tuck-card': ({ seat, thing, count }) =>
      `${player(seat)} chooses the card to put under ${thing === undefined ? 'the played card' : played(thing)}${count === undefined ? '' : `; left: ${count}`}.`,
    'pay-for': (asked, at) => `${player(asked.seat)} may pay for an effect${by(asked)}${wordsAsked(asked, at)}.`,
    'place-marker': (asked) => `${player(asked.seat)} chooses the played card that gets the marker${by(asked)}.`,
    'choose-effect': (asked, at) =>
      `${player(asked.seat)} chooses an effect${by(asked)}${choicesAsked(asked, at, (each) => each.join(', or '))}.`,
    'move-marker': ({ seat, count }) =>
      `${player(seat)} may move a marker to another played card${count === undefined ? '' : `; left: ${count}`}.`,
    'use-marker': (asked, at) =>
      `${player(asked.seat)} may discard a marker from a card${by(asked)}${wordsAsked(asked, at)}.`,
    'egg-swap': ({ seat }) => `${player(seat)} may lower one Egg production to raise the two others.`,
    'empty-room': ({ seat }) => `${player(seat)} may turn a Full Room tile to its Empty side.`,
    hidden: ({ seat }) => `${player(seat)} decides.`,
  };
};

const track = (name: string): string => (NAMES.tracks as Readonly<Record<string, string>>)[name] ?? name;
