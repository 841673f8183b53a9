import { askedFor } from '../../../../boxes/index.ts';
import { type ActionSentences, counted, type Seat } from '../../../../kernel/index.ts';
import type { BasicAction } from '../../cards/vocabulary.ts';
import type { Terrain } from '../../components.ts';
import type { SnailsAction } from '../../table/work.ts';
import { ownerOf, slotName } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { NAMES } from './names.ts';
import { and, faces, type Phrases, soldier, terrain } from './phrases.ts';

const { abilities, actions, factions, tokens } = NAMES;

/** What players can do, in English. */
export const actionsWith = ({ card, option, player, snail }: Phrases): ActionSentences<SnailsAction, Scene> => {
  const discard = ({ seat, card: id }: { readonly seat: Seat; readonly card: string }) => ({
    label: `discard ${card(id)}`,
    sentence: `${player(seat)} discards ${card(id)}.`,
  });
  const both = (ids: readonly string[]): string => and(counted(ids.map(card)));
  /** A snail of one's own by its role alone. */
  const whom = (handle: number, seat: Seat): string => (ownerOf(handle) === seat ? soldier(handle) : snail(handle));
  const resolved = (seat: Seat, at: Scene): string => cardOr(at.askedOf(seat)?.card, card);

  return {
    'choose-faction': ({ seat, faction }) => ({
      label: `play the ${factions[faction]}`,
      sentence: `${player(seat)} chooses the ${factions[faction]}.`,
    }),
    mulligan: (action) =>
      'decline' in action
        ? { label: 'keep the cards', sentence: `${player(action.seat)} keeps the cards.` }
        : {
            label: 'show the cards and draw again',
            sentence: `${player(action.seat)} shows the cards and draws again.`,
          },
    'keep-cards': discard,
    'place-snail': ({ seat, snail: placed, field }, at) => ({
      label: `place ${whom(placed, seat)} ${on(field, at)}`,
      sentence: `${player(seat)} places ${whom(placed, seat)} ${on(field, at)}.`,
    }),
    exchange: (action) =>
      'decline' in action
        ? { label: 'exchange no more cards', sentence: `${player(action.seat)} exchanges no more cards.` }
        : {
            label: `exchange ${both(action.cards)} for a new card`,
            sentence: `${player(action.seat)} exchanges ${both(action.cards)} for a new card.`,
          },
    'take-faction-card': (action, at) => {
      const offered = cardOr(at.factionCardOf(action.seat), card);
      return 'decline' in action
        ? {
            label: `leave ${offered} beside the board`,
            sentence: `${player(action.seat)} leaves ${offered} beside the board.`,
          }
        : { label: `take ${offered} into hand`, sentence: `${player(action.seat)} takes ${offered} into hand.` };
    },
    'discard-excess': discard,
    'declare-active': ({ seat, snail: declared }) => ({
      label: `declare ${soldier(declared)} active`,
      sentence: `${player(seat)} declares ${soldier(declared)} active.`,
    }),
    'declare-passive': ({ seat, snail: declared }) => ({
      label: `declare ${soldier(declared)} passive`,
      sentence: `${player(seat)} declares ${soldier(declared)} passive.`,
    }),
    'plan-card': ({ seat, card: id }, at) => {
      const slot = askedFor('plan-card', seat, at)?.slot;
      const where = slot === undefined ? '' : ` for slot ${slotName(slot)}`;
      return { label: `plan ${card(id)}${where}`, sentence: `${player(seat)} plans ${card(id)}${where}.` };
    },
    'choose-half': ({ seat, action }) => ({
      label: `${actions[action]}: ${GIST[action]}`,
      sentence: `${player(seat)} chooses ${actions[action]}.`,
    }),
    'choose-effect': ({ seat, option: id }, at) => ({
      label: at.option(id) ?? `“${option(id)}”`,
      sentence: `${player(seat)} chooses “${option(id)}”.`,
    }),
    decline: (action, at) => {
      const what = resolved(action.seat, at);
      return 'decline' in action
        ? { label: `do not resolve ${what}`, sentence: `${player(action.seat)} does not resolve ${what}.` }
        : { label: `resolve ${what}`, sentence: `${player(action.seat)} resolves ${what}.` };
    },
    'crawl-step': (action, at) => {
      const [moving] = askedFor('crawl-step', action.seat, at)?.snails ?? [];
      const who = moving === undefined ? 'the snail' : whom(moving, action.seat);
      return 'decline' in action
        ? { label: 'stop here', sentence: `${player(action.seat)} moves ${who} no further.` }
        : {
            label: `move ${who} ${to(action.field, at)}`,
            sentence: `${player(action.seat)} moves ${who} ${to(action.field, at)}.`,
          };
    },
    'take-shell-from': ({ seat, snail: giving }) => ({
      label: `take the shell of ${soldier(giving)}`,
      sentence: `${player(seat)} takes the shell of ${soldier(giving)}.`,
    }),
    'choose-target': ({ seat, target }, at) => {
      const aimed =
        'snail' in target
          ? `${whom(target.snail, seat)}${where(at.fieldOf(target.snail))}`
          : 'field' in target
            ? `${the(target.field, at)}`
            : player(target.player);
      return { label: `target ${aimed}`, sentence: `${player(seat)} targets ${aimed} with ${resolved(seat, at)}.` };
    },
    'use-rage': (action) =>
      'decline' in action
        ? {
            label: `do without ${abilities.barbarians}`,
            sentence: `${player(action.seat)} does without ${abilities.barbarians}.`,
          }
        : { label: `use ${abilities.barbarians}`, sentence: `${player(action.seat)} uses ${abilities.barbarians}.` },
    're-roll': (action, at) => {
      if ('decline' in action) return { label: 'keep the roll', sentence: `${player(action.seat)} keeps the roll.` };
      const face = askedFor('re-roll', action.seat, at)?.dice[action.die];
      const die = `die ${action.die + 1}${face === undefined ? '' : ` (${faces([face])})`}`;
      return { label: `re-roll ${die}`, sentence: `${player(action.seat)} re-rolls ${die}.` };
    },
    'choose-row': ({ seat, row }, at) => {
      const known = at.row(row);
      return {
        label: known?.does ?? `row ${row + 1}`,
        sentence: `${player(seat)} chooses row ${row + 1} of the card${known === undefined ? '' : ` (${faces(known.faces)})`}.`,
      };
    },
    'scatter-field': ({ seat, field }, at) => ({
      label: `scatter ${to(field, at)}`,
      sentence: `${player(seat)} lets the attack scatter ${to(field, at)}.`,
    }),
    'push-next': ({ seat, snail: pushed }) => ({
      label: `push ${whom(pushed, seat)} next`,
      sentence: `${player(seat)} pushes ${whom(pushed, seat)} next.`,
    }),
    'push-to': ({ seat, field }, at) => {
      const [pushed] = askedFor('push-to', seat, at)?.snails ?? [];
      const who = pushed === undefined ? 'the snail' : whom(pushed, seat);
      return {
        label: `push ${who} ${to(field, at)}`,
        sentence: `${player(seat)} pushes ${who} ${to(field, at)}.`,
      };
    },
    overcrowd: ({ seat, snail: pushed, field }, at) => ({
      label: `make room: push ${whom(pushed, seat)} ${to(field, at)}`,
      sentence: `${player(seat)} makes room and pushes ${whom(pushed, seat)} ${to(field, at)}.`,
    }),
    'place-optional': (action, at) =>
      'decline' in action
        ? {
            label: 'leave this effect out',
            sentence: `${player(action.seat)} leaves an effect of ${resolved(action.seat, at)} out.`,
          }
        : {
            label: at.optional ?? 'use this effect',
            sentence: `${player(action.seat)} uses the effect of ${resolved(action.seat, at)} that may be left out.`,
          },
    'discard-arsenal': (action) =>
      action.card === 'none'
        ? {
            label: 'say that you hold no arsenal card',
            sentence: `${player(action.seat)} says that there is no arsenal card in hand.`,
          }
        : discard(action),
    'draw-bonus': (action) =>
      'decline' in action
        ? { label: 'draw no card', sentence: `${player(action.seat)} draws no card.` }
        : {
            label: `draw a card (${abilities.cowboys})`,
            sentence: `${player(action.seat)} draws a card (${abilities.cowboys}).`,
          },
    'order-effects': ({ seat, field, effect }) => ({
      label: `next: ${tokens[effect].toLowerCase()} on field ${field}`,
      sentence: `${player(seat)} lets the ${tokens[effect].toLowerCase()} on field ${field} come next.`,
    }),
  };
};

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
