import { type AskIn, many, maybe, number, oneOf, type StepIn, seat } from '../../../kernel/index.ts';
import { MOST_MOVEMENT } from '../cards/effects.ts';
import { MOST_PLAYERS, MOST_SNAILS, SLOTS } from '../components.ts';
import type { Book } from './book.ts';

/** All that the agenda can hold, for one book: what each step and each decision is about, with its bounds. */
export function workParts(book: Book) {
  const field = number(0, book.fields.length - 1);
  const snail = number(0, MOST_SNAILS - 1);
  const list = number(0, book.lists.length - 1);
  const drawer = maybe(seat);
  const opening = oneOf(['standard', 'advanced']);
  const shells = oneOf(['immune', 'pushed']);
  const effectsAt = {
    list,
    from: number(0),
    /** What effects of a list act on: what the card was aimed at, one field, or the active snail. */
    reach: oneOf(['target', 'field', 'self']),
    /** The affected field where `reach` is a field; -1 otherwise. */
    field: maybe(field),
  };
  const pushing = {
    snails: many(snail, { most: MOST_SNAILS }),
    /** The field that each of them stood on. */
    fields: many(field, { most: MOST_SNAILS }),
    shells,
  };
  const chain = {
    /** How a snail comes to a field. */
    how: oneOf(['stepped', 'pushed', 'placed']),
    moves: many(number(0), { least: 2, most: 2 * MOST_SNAILS }),
  };

  return {
    steps: {
      begin: { first: maybe(seat), factions: oneOf(['draft', 'random']), opening },
      deal: { seat, opening },
      keep: { seat },
      round: {},
      'draw-phase': { seat },
      'offer-exchange': { seat },
      'offer-faction-card': { seat },
      'hand-limit': { seat },
      planning: {},
      'action-phase': {},
      turn: { slot: number(1, SLOTS), nth: number(0, MOST_PLAYERS - 1) },
      'settle-part': {},
      resolve: {},
      attack: {},
      strike: {},
      roll: {},
      'read-dice': {},
      'read-rows': {},
      effects: effectsAt,
      after: {},
      'end-action': {},
      'action-over': {},
      discard: { seat },
      push: { seat, ...pushing },
      enter: { snail, field },
      burn: { snail, field },
      tread: { snail, field },
      'move-on': { snail, field, points: number(0, MOST_MOVEMENT) },
      'damage-tile': { field, drawer },
      'destroy-tile': { field, drawer },
      'set-off': { field },
      mine: { field },
      dynamite: { field },
      flip: { field, drawer },
      'clean-up': {},
      'clean-up-dynamite': {},
      'rot-cloud': {},
      'clean-up-fire': {},
      contamination: {},
      collect: {},
      'end-round': {},
    },
    asks: {
      'choose-faction': {},
      mulligan: {},
      'keep-cards': {},
      'place-snail': {},
      exchange: {},
      'take-faction-card': {},
      'discard-excess': {},
      'declare-active': {},
      'declare-passive': {},
      'plan-card': { about: { slot: number(1, SLOTS) } },
      'choose-half': {},
      'choose-effect': {},
      decline: {},
      'crawl-step': { about: { snail, points: number(1, MOST_MOVEMENT) } },
      'take-shell-from': {},
      'choose-target': {},
      'use-rage': {},
      're-roll': {},
      'choose-row': {},
      'scatter-field': { about: { list, field } },
      'push-next': { about: pushing },
      'push-to': { about: { snail, shells } },
      overcrowd: { about: chain },
      'place-optional': { about: effectsAt },
      'discard-arsenal': {},
      'draw-bonus': {},
      'order-effects': {
        about: {
          /** What has brought several effects about: a snail's coming, damage to the tile, or the end of the round. */
          occasion: oneOf(['entered', 'set-off', 'dynamite', 'fire']),
          /** -1 at the end of the round, where fields are ordered. */
          field: maybe(field),
          snail: maybe(snail),
        },
      },
    },
  } as const;
}

/** What of the shape of Snails is about work. */
interface WorkShape {
  readonly declaration: ReturnType<typeof workParts> & { readonly table: Record<never, never> };
}

/** Work still to be done. */
export type Step = StepIn<WorkShape>;
/** A decision that a seat owes. Its kind is the `type` of the action that answers it. */
export type Ask = AskIn<WorkShape>;
/** What the agenda holds. */
export type Work = Step | Ask;

/** A list of effects in the book, where in it to go on, and what it acts on. */
export interface EffectsAt extends Omit<StepNamed<'effects'>, 'do'> {}
/** What effects of a list act on: what the card was aimed at, one field, or the active snail. */
export type Reach = EffectsAt['reach'];
/** Snails that one effect pushes: each with the field it stood on, and who decides. */
export interface Pushing extends Omit<StepNamed<'push'>, 'do'> {}
/** Snails about to change fields one because of the other: snail, field, snail, field … */
export interface Chain extends Omit<AskNamed<'overcrowd'>, 'ask' | 'seat'> {}
/** How a snail comes to a field. */
export type Arrival = Chain['how'];

type StepNamed<Name extends Step['do']> = Extract<Step, { readonly do: Name }>;
type AskNamed<Kind extends Ask['ask']> = Extract<Ask, { readonly ask: Kind }>;
