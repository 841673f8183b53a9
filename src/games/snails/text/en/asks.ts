import { type AskSentences, askedFor } from '../../../../boxes/index.ts';
import { counted, type Seat } from '../../../../kernel/index.ts';
import type { BasicAction } from '../../cards/vocabulary.ts';
import { EXCHANGED, type Terrain } from '../../components.ts';
import type { SnailsAction } from '../../table/work.ts';
import type { Language } from '../language.ts';
import { isBasicAction, ownerOf, slotName } from '../phrases.ts';
import type { DecisionAsked, Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { and, faces, or, type Phrases, plural, soldier, terrain } from './phrases.ts';

const { abilities, actions, factions, roles, tokens } = NAMES;

/** What a player is asked for, in English: rules name it where they refuse something. */
export const DECISIONS: Language['decisions'] = {
  'choose-faction': 'choose a faction',
  mulligan: 'keep the cards or draw again',
  'keep-cards': 'discard a card of the opening draw',
  'place-snail': 'place a snail on the board',
  exchange: `exchange ${EXCHANGED} cards for a new one, or be done`,
  'take-faction-card': 'take the faction card or leave it',
  'discard-excess': 'discard a card over the hand limit',
  'declare-active': 'declare the active snail',
  'declare-passive': 'declare the passive snail',
  'plan-card': 'plan a card',
  'choose-half': 'choose a half of the card',
  'choose-effect': 'choose an effect of the card',
  decline: 'resolve the card or decline it',
  'crawl-step': 'move on or stop',
  'take-shell-from': 'take a shell from another snail',
  'choose-target': 'choose a target',
  'use-rage': 'use Berserker Rage or not',
  're-roll': 're-roll a die or keep the roll',
  'choose-row': 'choose a row of the card',
  'scatter-field': 'choose the field the attack scatters to',
  'push-next': 'choose the next snail to push',
  'push-to': 'choose the field a snail is pushed to',
  overcrowd: 'push a snail off the crowded field',
  'place-optional': 'take the optional effect of the card or leave it',
  'discard-arsenal': 'discard an arsenal card',
  'draw-bonus': 'draw a card or leave it',
  'order-effects': 'choose the next effect',
};

/** What players are asked and can do, in English. */
export const asksWith = ({
  card,
  option,
  player,
  snail,
  snails,
}: Phrases): AskSentences<DecisionAsked, SnailsAction, Scene> => {
  const about = (id: string | undefined): string => cardOr(id, card);
  const choices = ({ options }: Scene): string =>
    options.length === 0 ? '' : `: ${or(options.map((id) => (isBasicAction(id) ? actions[id] : `“${option(id)}”`)))}`;
  const discard = ({ seat, card: id }: { readonly seat: Seat; readonly card: string }) => ({
    label: `discard ${card(id)}`,
    sentence: `${player(seat)} discards ${card(id)}.`,
  });
  const both = (ids: readonly string[]): string => and(counted(ids.map(card)));
  /** A snail of one's own by its role alone. */
  const whom = (handle: number, seat: Seat): string => (ownerOf(handle) === seat ? soldier(handle) : snail(handle));

  return {
    'choose-faction': {
      question: ({ seat }) => `${player(seat)} chooses a faction.`,
      action: ({ seat, faction }) => ({
        label: `play the ${factions[faction]}`,
        sentence: `${player(seat)} chooses the ${factions[faction]}.`,
      }),
    },
    mulligan: {
      question: ({ seat }) => `${player(seat)} keeps the cards or draws again.`,
      action: (action) => ({
        label: 'show the cards and draw again',
        sentence: `${player(action.seat)} shows the cards and draws again.`,
      }),
      decline: (action) => ({ label: 'keep the cards', sentence: `${player(action.seat)} keeps the cards.` }),
    },
    'keep-cards': {
      question: ({ seat }) => `${player(seat)} discards a card of the opening draw.`,
      action: discard,
    },
    'place-snail': {
      question: ({ seat }) => `${player(seat)} places a snail on the board.`,
      action: ({ seat, snail: placed, field }, at) => ({
        label: `place ${whom(placed, seat)} ${on(field, at)}`,
        sentence: `${player(seat)} places ${whom(placed, seat)} ${on(field, at)}.`,
      }),
    },
    exchange: {
      question: ({ seat }) => `${player(seat)} may exchange ${plural(EXCHANGED, 'card')} for a new one.`,
      action: (action) => ({
        label: `exchange ${both(action.cards)} for a new card`,
        sentence: `${player(action.seat)} exchanges ${both(action.cards)} for a new card.`,
      }),
      decline: (action) => ({
        label: 'exchange no more cards',
        sentence: `${player(action.seat)} exchanges no more cards.`,
      }),
    },
    'take-faction-card': {
      question: (asked, at) => `${player(asked.seat)} may take ${about(at.factionCardOf(asked.seat))} into hand.`,
      action: (action, at) => {
        const offered = cardOr(at.factionCardOf(action.seat), card);
        return { label: `take ${offered} into hand`, sentence: `${player(action.seat)} takes ${offered} into hand.` };
      },
      decline: (action, at) => {
        const offered = cardOr(at.factionCardOf(action.seat), card);
        return {
          label: `leave ${offered} beside the board`,
          sentence: `${player(action.seat)} leaves ${offered} beside the board.`,
        };
      },
    },
    'discard-excess': {
      question: ({ seat }) => `${player(seat)} has more cards than the hand limit and discards one.`,
      action: discard,
    },
    'declare-active': {
      question: ({ seat }) => `${player(seat)} declares the active snail.`,
      action: ({ seat, snail: declared }) => ({
        label: `declare ${soldier(declared)} active`,
        sentence: `${player(seat)} declares ${soldier(declared)} active.`,
      }),
    },
    'declare-passive': {
      question: ({ seat }) => `${player(seat)} declares the passive snail.`,
      action: ({ seat, snail: declared }) => ({
        label: `declare ${soldier(declared)} passive`,
        sentence: `${player(seat)} declares ${soldier(declared)} passive.`,
      }),
    },
    'plan-card': {
      question: ({ seat, slot }) => `${player(seat)} plans a card for slot ${slotName(slot)}.`,
      action: ({ seat, card: id }, at) => {
        const slot = askedFor('plan-card', seat, at)?.slot;
        const where = slot === undefined ? '' : ` for slot ${slotName(slot)}`;
        return { label: `plan ${card(id)}${where}`, sentence: `${player(seat)} plans ${card(id)}${where}.` };
      },
    },
    'choose-half': {
      question: (asked, at) => `${player(asked.seat)} chooses a half of ${about(at.play?.card)}${choices(at)}.`,
      action: ({ seat, action }) => ({
        label: `${actions[action]}: ${GIST[action]}`,
        sentence: `${player(seat)} chooses ${actions[action]}.`,
      }),
    },
    'choose-effect': {
      question: (asked, at) => `${player(asked.seat)} chooses an effect of ${about(at.play?.card)}${choices(at)}.`,
      action: ({ seat, option: id }, at) => ({
        label: at.option(id) ?? `“${option(id)}”`,
        sentence: `${player(seat)} chooses “${option(id)}”.`,
      }),
    },
    decline: {
      question: (asked, at) => `${player(asked.seat)} decides whether to resolve ${about(at.play?.card)}.`,
      action: (action, at) => {
        const what = about(at.play?.card);
        return { label: `resolve ${what}`, sentence: `${player(action.seat)} resolves ${what}.` };
      },
      decline: (action, at) => {
        const what = about(at.play?.card);
        return { label: `do not resolve ${what}`, sentence: `${player(action.seat)} does not resolve ${what}.` };
      },
    },
    'crawl-step': {
      question: (asked, at) =>
        `${player(asked.seat)} moves ${whom(asked.snail, asked.seat)} on from field ${at.fieldOf(asked.snail)}, or stops; ${plural(asked.points, 'movement point')} left.`,
      action: (action, at) => {
        const moving = askedFor('crawl-step', action.seat, at)?.snail;
        const who = moving === undefined ? 'the snail' : whom(moving, action.seat);
        return {
          label: `move ${who} ${to(action.field, at)}`,
          sentence: `${player(action.seat)} moves ${who} ${to(action.field, at)}.`,
        };
      },
      decline: (action, at) => {
        const moving = askedFor('crawl-step', action.seat, at)?.snail;
        const who = moving === undefined ? 'the snail' : whom(moving, action.seat);
        return { label: 'stop here', sentence: `${player(action.seat)} moves ${who} no further.` };
      },
    },
    'take-shell-from': {
      question: ({ seat }, { play }) =>
        `No shell is free: ${player(seat)} chooses whose shell ${play === undefined ? 'the snail' : soldier(play.snail)} takes.`,
      action: ({ seat, snail: giving }) => ({
        label: `take the shell of ${soldier(giving)}`,
        sentence: `${player(seat)} takes the shell of ${soldier(giving)}.`,
      }),
    },
    'choose-target': {
      question: (asked, at) => `${player(asked.seat)} chooses a target for ${about(at.play?.card)}.`,
      action: ({ seat, target }, at) => {
        const aimed =
          'snail' in target
            ? `${whom(target.snail, seat)}${where(at.fieldOf(target.snail))}`
            : 'field' in target
              ? `${the(target.field, at)}`
              : player(target.player);
        return { label: `target ${aimed}`, sentence: `${player(seat)} targets ${aimed} with ${about(at.play?.card)}.` };
      },
    },
    'use-rage': {
      question: (asked, at) => `${player(asked.seat)} may use ${abilities.barbarians} for ${about(at.play?.card)}.`,
      action: (action) => ({
        label: `use ${abilities.barbarians}`,
        sentence: `${player(action.seat)} uses ${abilities.barbarians}.`,
      }),
      decline: (action) => ({
        label: `do without ${abilities.barbarians}`,
        sentence: `${player(action.seat)} does without ${abilities.barbarians}.`,
      }),
    },
    're-roll': {
      question: ({ seat }, at) =>
        `${player(seat)} has rolled ${faces(at.play?.dice ?? [])} and may re-roll a die${by(at.play?.reRolls ?? [])}.`,
      action: (action, at) => {
        const face = at.play?.dice[action.die];
        const die = `die ${action.die + 1}${face === undefined ? '' : ` (${faces([face])})`}`;
        return { label: `re-roll ${die}`, sentence: `${player(action.seat)} re-rolls ${die}.` };
      },
      decline: (action, _at) => ({ label: 'keep the roll', sentence: `${player(action.seat)} keeps the roll.` }),
    },
    'choose-row': {
      question: (asked, at) =>
        `${player(asked.seat)} has rolled ${faces(at.play?.dice ?? [])} and chooses a row of ${about(at.play?.card)}.`,
      action: ({ seat, row }, at) => {
        const known = at.row(row);
        return {
          label: known?.does ?? `row ${row + 1}`,
          sentence: `${player(seat)} chooses row ${row + 1} of the card${known === undefined ? '' : ` (${faces(known.faces)})`}.`,
        };
      },
    },
    'scatter-field': {
      question: ({ seat, field }) => `${player(seat)} chooses the field next to ${field} that the attack scatters to.`,
      action: ({ seat, field }, at) => ({
        label: `scatter ${to(field, at)}`,
        sentence: `${player(seat)} lets the attack scatter ${to(field, at)}.`,
      }),
    },
    'push-next': {
      question: ({ seat, snails: waiting }) => `${player(seat)} chooses who is pushed next: ${snails(waiting)}.`,
      action: ({ seat, snail: pushed }) => ({
        label: `push ${whom(pushed, seat)} next`,
        sentence: `${player(seat)} pushes ${whom(pushed, seat)} next.`,
      }),
    },
    'push-to': {
      question: (asked, at) =>
        `${player(asked.seat)} chooses where ${whom(asked.snail, asked.seat)} is pushed to from field ${at.fieldOf(asked.snail)}.`,
      action: ({ seat, field }, at) => {
        const pushed = askedFor('push-to', seat, at)?.snail;
        const who = pushed === undefined ? 'the snail' : whom(pushed, seat);
        return {
          label: `push ${who} ${to(field, at)}`,
          sentence: `${player(seat)} pushes ${who} ${to(field, at)}.`,
        };
      },
    },
    overcrowd: {
      question: ({ seat, field }) =>
        `Field ${field} is full: ${player(seat)} chooses who is pushed off it, and where to.`,
      action: ({ seat, snail: pushed, field }, at) => ({
        label: `make room: push ${whom(pushed, seat)} ${to(field, at)}`,
        sentence: `${player(seat)} makes room and pushes ${whom(pushed, seat)} ${to(field, at)}.`,
      }),
    },
    'place-optional': {
      question: (asked, at) =>
        `${player(asked.seat)} may use an effect of ${about(at.play?.card)}${at.optional === undefined ? '' : `: ${at.optional}`}.`,
      action: (action, at) => ({
        label: at.optional ?? 'use this effect',
        sentence: `${player(action.seat)} uses the effect of ${about(at.play?.card)} that may be left out.`,
      }),
      decline: (action, at) => ({
        label: 'leave this effect out',
        sentence: `${player(action.seat)} leaves an effect of ${about(at.play?.card)} out.`,
      }),
    },
    'discard-arsenal': {
      question: ({ seat }) => `${player(seat)} discards an arsenal card, or says that there is none in hand.`,
      action: (action) =>
        action.card === 'none'
          ? {
              label: 'say that you hold no arsenal card',
              sentence: `${player(action.seat)} says that there is no arsenal card in hand.`,
            }
          : discard(action),
    },
    'draw-bonus': {
      question: ({ seat }) => `${player(seat)} may draw a card (${abilities.cowboys}).`,
      action: (action) => ({
        label: `draw a card (${abilities.cowboys})`,
        sentence: `${player(action.seat)} draws a card (${abilities.cowboys}).`,
      }),
      decline: (action) => ({ label: 'draw no card', sentence: `${player(action.seat)} draws no card.` }),
    },
    'order-effects': {
      question: ({ seat, field }) =>
        field === undefined
          ? `Tokens act on several fields: ${player(seat)} chooses the next one.`
          : `Several tokens act on field ${field}: ${player(seat)} chooses the next one.`,
      action: ({ seat, field, effect }) => ({
        label: `next: ${tokens[effect].toLowerCase()} on field ${field}`,
        sentence: `${player(seat)} lets the ${tokens[effect].toLowerCase()} on field ${field} come next.`,
      }),
    },
    hidden: {
      question: ({ seat }) => `${player(seat)} decides in secret.`,
    },
  };
};

const SOURCES = { aim: actions.aim, commander: roles.commander, 'eagle-eye': abilities.amazons } as const;

const by = (reRolls: NonNullable<Scene['play']>['reRolls']): string =>
  reRolls.length === 0 ? '' : ` (${reRolls.map((source) => SOURCES[source]).join(', ')})`;

/** What the basic actions are about. */
const GIST: Readonly<Record<BasicAction, string>> = {
  crawl: 'move your snail',
  dig: 'draw a card and damage your tile',
  shell: 'put your snail into a shell',
  swap: 'exchange the active and the passive token',
  aim: 'get a re-roll for the next slot',
  punch: 'hit an enemy snail on your field',
};

/** The card, if it is known. */
export const cardOr = (id: string | undefined, card: Phrases['card']): string =>
  id === undefined ? 'the card' : card(id);

const where = (field: string | undefined): string => (field === undefined ? '' : ` on field ${field}`);

const named = (field: string, { terrainOf }: Scene): Terrain | undefined => terrainOf(field);

/** `the beach at 2,-1`. */
function the(field: string, at: Scene): string {
  const name = named(field, at);
  return name === undefined ? `field ${field}` : `the ${terrain(name)} at ${field}`;
}

/** `to the beach at 2,-1`. */
const to = (field: string, at: Scene): string => `${named(field, at) === 'water' ? 'into' : 'to'} ${the(field, at)}`;

/** `on the beach at 2,-1`. */
const on = (field: string, at: Scene): string => `${named(field, at) === 'water' ? 'in' : 'on'} ${the(field, at)}`;
