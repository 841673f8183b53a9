import type { EventSentences } from '../../../../kernel/index.ts';
import type { Turned } from '../../board/tiles.ts';
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
import { and, faces, type Phrases, plural, soldier, terrain } from './phrases.ts';

const { abilities, actions, backs, factions, phases, roles, tokens } = NAMES;

/** What happened, in English. */
export const eventsWith = ({ card, cards, option, player, snail }: Phrases): EventSentences<SnailsEvent> => ({
  'first-player': ({ seat }) => `${player(seat)} is the first player.`,
  'faction-taken': ({ seat, faction }) => `${player(seat)} plays the ${factions[faction]}.`,
  drew: ({ seat, count, secret }) => `${player(seat)} draws ${plural(count, 'card')}${told(cards, secret?.cards)}.`,
  'deck-shuffled': (event) => `The discard pile is shuffled into a new deck of ${plural(event.cards, 'card')}.`,
  'hand-kept': ({ seat }) => `${player(seat)} keeps the opening draw.`,
  'hand-shown': (event) =>
    `${player(event.seat)} shows an opening draw without a red card (${cards(event.cards)}) and draws again.`,
  'snail-placed': (event) => `${snail(event.snail)} begins on field ${event.field}.`,
  'round-began': ({ round, first }) => `Round ${round} begins; ${player(first)} goes first.`,
  'phase-began': ({ phase }) => `${phases[phase]}.`,
  discarded: (event) => `${player(event.seat)} discards ${card(event.card)} (${DISCARDED[event.why]}).`,
  'nothing-discarded': ({ seat }) => `${player(seat)} has no arsenal card to discard.`,
  stolen: (event) => `${player(event.seat)} steals ${card(event.card)} from the hand of ${player(event.from)}.`,
  'nothing-stolen': ({ from }) => `${player(from)} has no arsenal card in hand to be stolen.`,
  'exchange-ended': ({ seat }) => `${player(seat)} exchanges no more cards.`,
  'faction-card-taken': (event) => `${player(event.seat)} takes the faction card into hand: ${card(event.card)}.`,
  'faction-card-returned': (event) =>
    `The faction card of ${player(event.seat)} goes back beside the board: ${card(event.card)}.`,
  planned: ({ seat }) => `${player(seat)} has finished the plan.`,
  declared: (event) => `${player(event.seat)} declares ${soldier(event.snail)} ${event.space}.`,
  'slot-filled': (event) => `${player(event.seat)} puts ${card(event.card)} in slot ${slotName(event.slot)}.`,
  'plan-laid': (event) =>
    `${player(event.seat)} has ${plural(event.tokens, 'token')} and ${plural(event.cards, 'card')} face down.`,
  'slot-began': ({ slot }) => `Slot ${slotName(slot)}.`,
  revealed: (event) =>
    `${player(event.seat)} reveals ${card(event.card)} in slot ${slotName(event.slot)}; the active snail is ${soldier(event.snail)}.`,
  'slot-passed': ({ seat, slot, reason, rule }) =>
    `${player(seat)} passes slot ${slotName(slot)}: ${PASSED[reason]}. [${rule}]`,
  'half-chosen': ({ seat, action }) => `${player(seat)} chooses ${actions[action]}.`,
  'effect-chosen': ({ seat, option: chosen }) => `${player(seat)} chooses “${option(chosen)}”.`,
  'snail-targeted': (event) => `${player(event.seat)} targets ${snail(event.snail)}.`,
  'field-targeted': ({ seat, field }) => `${player(seat)} targets field ${field}.`,
  'player-targeted': (event) => `${player(event.seat)} targets ${player(event.player)}.`,
  'attack-repeated': ({ seat }) => `${player(seat)} attacks again with the same card.`,
  'attack-dropped': ({ seat, rule }) =>
    `${player(seat)} could attack again with the same card, but there is no target. [${rule}]`,
  'rage-used': ({ seat }) => `${player(seat)} uses ${abilities.barbarians}.`,
  rolled: ({ seat, dice }) => `${player(seat)} rolls ${faces(dice)}.`,
  're-rolled': ({ seat, die, face, by }) =>
    `${player(seat)} re-rolls die ${die + 1} (${RE_ROLLED[by]}): ${faces([face])}.`,
  'row-taken': ({ row, faces: needed }) => `Row ${row + 1} of the card takes effect: ${faces(needed)}.`,
  missed: ({ seat }) => `The attack of ${player(seat)} misses.`,
  scattered: ({ field }) => `The attack scatters to field ${field}.`,
  marked: ({ snail: marked, change }) =>
    `${snail(marked)} takes ${Math.abs(change)} ${change > 0 ? 'more' : 'less'} from every source of damage until the end of the round.`,
  'marks-ended': () => 'Damage is back to normal.',
  damaged: ({ snail: hurt, amount, shell, life, by }) =>
    `${snail(hurt)} takes ${amount - shell} damage${HURT[by]}${shell > 0 ? ` (the shell keeps off ${shell})` : ''}; ${life > 0 ? life : 'no'} life left.`,
  healed: ({ snail: healed, amount, life }) =>
    amount === 0
      ? `${snail(healed)} has full life already (${life}).`
      : `${snail(healed)} heals ${amount} and has ${life} life.`,
  eliminated: ({ snail: lost, token }) => `${snail(lost)} is eliminated${LOST[token]}.`,
  'squad-lost': ({ seat }) => `${player(seat)} has no snails left.`,
  stepped: (event) => `${snail(event.snail)} moves from ${event.from} to ${event.field}.`,
  pushed: (event) => `${snail(event.snail)} is pushed from ${event.from} to ${event.field}.`,
  placed: (event) => `${snail(event.snail)} is placed on ${event.field} (from ${event.from}).`,
  'move-ended': (event) => `${snail(event.snail)} moves no further; points left: ${event.points}.`,
  stayed: (event) => `${snail(event.snail)} ${STAYED[event.why]} and stays.`,
  fell: ({ snail: fallen, field, onto }) =>
    `${snail(fallen)} comes down ${onto === 'water' ? 'in the water' : `on the ${terrain(onto)}`} of field ${field}.`,
  'shell-entered': (event) => `${snail(event.snail)} enters a shell.`,
  'shell-left': (event) => `${snail(event.snail)} leaves its shell.`,
  aimed: (event) => `${snail(event.snail)} takes aim.`,
  'aim-used': (event) => `${snail(event.snail)} attacks with aim and may re-roll a die.`,
  'aim-lost': (event) => `${snail(event.snail)} no longer aims.`,
  swapped: ({ seat }) => `${player(seat)} exchanges the active and the passive token.`,
  'tile-damaged': (event) => `The ${terrain(event.terrain)} on field ${event.field} is damaged.`,
  'tile-breaking': (event) => `The ${terrain(event.terrain)} on field ${event.field} breaks up, and its tokens go off.`,
  'tile-destroyed': (event) =>
    `The ${terrain(event.terrain)} on field ${event.field} is destroyed; its back: ${back(event.back)}.`,
  'tile-removed': (event) =>
    `The ${terrain(event.terrain)} on field ${event.field} is removed; its back, without effect: ${back(event.back)}.`,
  'tile-added': (event) => `Field ${event.field} is raised: a ${terrain(event.terrain)} is laid on it.`,
  'token-put': ({ field, token, count }) =>
    `Field ${field} gets ${plural(count, `${tokens[token].toLowerCase()} token`)}.`,
  exploded: ({ field, token }) => `${token === 'mine' ? 'A mine' : 'Dynamite'} explodes on field ${field}.`,
  'fire-died': ({ field, count }) =>
    `The fire on field ${field} burns the tile and goes out (${plural(count, 'token')}).`,
  'contamination-rose': ({ space, damage }) =>
    `Contamination rises to ${space}: snails on water take ${damage} at the end of a round.`,
  'plan-card-returned': ({ seat, slot, secret }) =>
    `${player(seat)} takes the card of slot ${slotName(slot)} back to hand${told(cards, secret && [secret.card])}.`,
  'weapon-returned': (event) => `${card(event.card)} returns to the hand of ${player(event.seat)}.`,
  'basics-returned': ({ seat, cards: laid }) =>
    `${player(seat)} takes the basic cards of the plan back: ${cards(laid.map((each) => each.card))}.`,
  'tokens-collected': () => 'Declaration tokens are taken back, and abilities can be used again.',
  'action-ended': ({ seat }) => `The action of ${player(seat)} is over.`,
  'bonus-drawn': ({ seat }) => `${player(seat)} uses ${abilities.cowboys} to draw a card.`,
  'marker-passed': ({ seat }) => `The first-player marker passes to ${player(seat)}.`,
  'game-ended': ({ winners, reason, rule }) =>
    `The game is over: ${result(winners.map(player))}${ENDED[reason]}. [${rule}]`,
});

const back = (shown: Turned): string => (shown === 'spent' ? 'seen before' : backs[shown].toLowerCase());

const told = (cards: Phrases['cards'], ids: readonly string[] | undefined): string =>
  ids === undefined ? '' : `: ${cards(ids)}`;

const DISCARDED: Readonly<Record<DiscardReason, string>> = {
  opening: 'opening draw',
  exchange: 'exchange',
  'hand-limit': 'hand limit',
  effect: 'effect of a card',
  played: 'played',
  unplayed: 'not played',
  eliminated: 'no snails left',
};

const PASSED: Readonly<Record<PassReason, string>> = {
  empty: 'it is empty',
  'no-snail': 'there is no declared snail left',
  'on-water': 'the card cannot be resolved on water',
  'no-target': 'there is no target',
  'no-passive': 'there is no passive token to swap',
  'no-half': 'neither half can be resolved',
  declined: 'the card is declined',
};

const RE_ROLLED = { aim: actions.aim, commander: roles.commander, 'eagle-eye': abilities.amazons } as const;

const HURT: Readonly<Record<DamageSource, string>> = {
  card: '',
  fire: ' from fire',
  mine: ' from a mine',
  dynamite: ' from dynamite',
  trap: ' from a trap',
  'mine-back': ' from the mine under the tile',
  'rot-cloud': ` from the ${abilities.zombies}`,
  contamination: ' from the contaminated water',
};

const STAYED: Readonly<Record<StayReason, string>> = {
  nowhere: 'cannot be pushed anywhere',
  shell: 'is safe from pushes in its shell',
};

const LOST = {
  active: '; it was the active one',
  passive: '; it was the passive one',
  none: '',
} as const;

const ENDED: Readonly<Record<EndReason, string>> = {
  'last-squad': '; nobody else has snails left',
  'nobody-left': '; no snail is left on the board',
  'most-snails': ' with the most snails',
  'most-life': ' with the most life',
  draw: '; equal in snails and life',
};

function result(winners: readonly string[]): string {
  if (winners.length === 0) return 'nobody wins';
  const names = and(winners);
  return winners.length === 1 ? `${names} wins` : `a draw between ${names}`;
}
