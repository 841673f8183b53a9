import { commonInEnglish, type RefusalSentences } from '../../../../kernel/index.ts';
import type { SnailsWhy } from '../../table/refusals.ts';
import type { Refusing } from '../language.ts';
import { effectNames, levelOf } from '../phrases.ts';
import { DECISIONS } from './asks.ts';
import { NAMES } from './names.ts';
import { faces, height, or, type Phrases, phrasesOf, plural, seatName, soldiers } from './phrases.ts';

const { actions, factions } = NAMES;

/** Why an action is refused, in English. */
const refusalsWith = ({ card, cards, option, player, snail, snails }: Phrases): RefusalSentences<SnailsWhy> => ({
  'faction/taken': ({ faction, left }) =>
    `The ${factions[faction]} are taken already; still free: ${left.map((id) => factions[id]).join(', ')}.`,
  'mulligan/has-red': ({ red }) =>
    `Only a draw without a red card may be drawn again; yours has: ${cards(red)}. Keep it.`,
  'card/not-in-hand': ({ card: id, hand }) =>
    hand.includes(id)
      ? `You have ${card(id)} only once; in hand you have: ${cards(hand)}.`
      : `You do not have ${card(id)} in hand; you have: ${cards(hand)}.`,
  'card/basic': ({ card: id }) => `${card(id)} is a basic card, and those are never discarded; choose another card.`,
  'card/not-arsenal': ({ card: id }) => `${card(id)} is not an arsenal card; only arsenal cards can be discarded here.`,
  'discard/must': ({ arsenal }) => `You have arsenal cards in hand and must discard one of them: ${cards(arsenal)}.`,
  'snail/not-yours': (facts) => `That snail is not yours; choose ${soldiers(facts.snails)}.`,

  'place/on-board': (facts) => `That snail is on the board already; still to be placed: ${soldiers(facts.snails)}.`,
  'place/on-water': ({ field }) => `Field ${field} is water, and no snail begins there; choose a field with a tile.`,
  'place/second-mountain': ({ field }) =>
    `Field ${field} is a mountain; at most 1 of your snails may begin on a mountain, and 1 does already. Choose a beach or a meadow.`,
  'place/full': ({ field, most }) =>
    `Field ${field} is full: a field holds at most ${plural(most, 'snail')}. Choose another field.`,
  'declare/active-already': (facts) =>
    `That snail is your active one already; as the passive one choose ${soldiers(facts.snails)}.`,
  'declare/eliminated': (facts) => `That snail has been eliminated; choose ${soldiers(facts.snails)}.`,

  'half/not-on-card': ({ halves }) => `The card has no such half; choose ${or(halves.map((half) => actions[half]))}.`,
  'resolve/on-water': ({ card: id }) =>
    `${card(id)} cannot be resolved on water, and your active snail is on water; choose something else.`,
  'resolve/no-passive': () =>
    `${actions.swap} needs a token on the passive space, and yours is empty; choose the other half.`,
  'resolve/no-target': ({ card: id }) => `There is nothing that ${card(id)} could act on; choose something else.`,
  'effect/unknown': ({ options }) => `The card has no such effect; choose ${or(options.map(option))}.`,

  'step/not-adjacent': ({ from, distance }) =>
    distance === 0
      ? `The snail is on field ${from} already; go 1 field on, or stop.`
      : `A step goes to an adjacent field; that one is ${distance} away from ${from}. Go there field by field.`,
  'step/too-steep': ({ from, to }) =>
    `A step climbs at most 1 level; from ${height(from)} to ${height(to)} it is ${levelOf(to) - levelOf(from)}.`,
  'step/too-dear': ({ cost, points }) =>
    `That step costs ${plural(cost, 'movement point')}; the snail has ${points} left. Go to a field that is not higher, or stop.`,
  'field/blocked': ({ field, most }) =>
    `Field ${field} is full (at most ${plural(most, 'snail')}), and nobody there can be pushed on; choose something else.`,
  'field/same': ({ field }) => `The snail is on field ${field} already; it can only be placed on another field.`,
  'shell/not-in-use': (facts) =>
    `That snail has no shell to give; take the shell of ${soldiers(facts.snails)}, or leave it.`,

  'target/wrong-kind': ({ card: id, kind }) => `${card(id)} is aimed at a ${kind}; name a ${kind}.`,
  'target/not-at-table': ({ card: id }) => `There is no such target at this table; choose another one for ${card(id)}.`,
  'target/off-board': (facts) =>
    `There is no such target: ${snail(facts.snail)} is not on the board. Choose a snail that is.`,
  'target/itself': ({ card: id }) => `A snail cannot choose itself for ${card(id)}; choose another snail.`,
  'target/chosen-already': ({ card: id, snail: chosen }) =>
    `${card(id)} is aimed at ${snail(chosen)} already; choose another snail as the second target.`,
  'target/other-side': ({ card: id, side }) =>
    side === 'enemy'
      ? `${card(id)} works on enemy snails only; choose a snail of another player.`
      : `${card(id)} works on friendly snails only; choose a snail of yours.`,
  'target/in-shell': ({ card: id }) => `${card(id)} does not work on a snail in a shell; choose one without a shell.`,
  'target/no-shell': ({ card: id }) => `${card(id)} works only on a snail in a shell; choose one that is in a shell.`,
  'target/out-of-reach': ({ card: id, distance, least, most }) =>
    `${card(id)} ${reach(least, most)}; that target is ${distance === 0 ? 'on the field of your snail' : `${distance} away`}.`,
  'target/too-high': ({ card: id, from, to }) =>
    `${card(id)} needs a line of sight: from ${height(from)} it reaches nothing higher; that target is on ${height(to)}.`,
  'target/own-player': ({ card: id }) => `${card(id)} is aimed at another player; choose somebody other than yourself.`,
  'target/no-player': ({ card: id, player: seat }) =>
    `There is no ${player(seat)} with a snail on the board; choose for ${card(id)} a player who has one.`,
  'target/no-effect': ({ card: id }) => `${card(id)} would do nothing there; choose another target.`,

  'die/none': ({ dice }) => `There is no such die; ${dice === 1 ? '1 die was' : `${dice} dice were`} rolled.`,
  'row/none': ({ rows }) => `The card has no such row; it has ${rows}.`,
  'row/not-met': ({ needs, dice }) =>
    `That row needs ${faces(needs)}; the dice show ${faces(dice)}. Choose a row that is met.`,
  'scatter/not-adjacent': ({ field, distance }) =>
    distance === 0
      ? `The attack scatters to a field adjacent to ${field}, not onto that field itself.`
      : `The attack scatters to a field adjacent to ${field}; that one is ${distance} away.`,
  'push/not-waiting': (facts) => `That snail is not waiting to be pushed; choose ${snails(facts.snails)}.`,
  'push/not-adjacent': ({ from, distance }) =>
    distance === 0
      ? `The snail is on field ${from} already; push it to an adjacent field.`
      : `A push goes to an adjacent field; that one is ${distance} away from ${from}.`,
  'push/too-high': ({ from, to }) =>
    `A push never goes up: the snail is on ${height(from)}, that field is on ${height(to)}. Choose one that is not higher.`,
  'crowd/not-there': ({ field, snails: there }) => `That snail is not on field ${field}; choose ${snails(there)}.`,
  'crowd/in-shell': (facts) =>
    `No push moves a snail in a shell: ${snail(facts.snail)} is in one. Choose another snail.`,
  'crowd/moved-already': (facts) =>
    `In one chain of pushes each snail moves at most once, and ${snail(facts.snail)} is moving already. Choose another snail.`,
  'order/not-waiting': ({ waiting }) =>
    `That effect is not waiting; choose ${or(effectNames(waiting, NAMES)).toLowerCase()}.`,
});

function reach(least: number, most: number): string {
  if (most === 0) return 'reaches only the field of your snail';
  if (least === most) return `reaches exactly ${plural(most, 'field')}`;
  return `reaches ${least}–${most} fields`;
}

/** What the rules say in English. */
export const REFUSING: Refusing = {
  seatName,
  refusals: (called) => refusalsWith(phrasesOf(called)),
  common: commonInEnglish(DECISIONS),
};
