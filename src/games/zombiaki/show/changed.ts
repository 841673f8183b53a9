import { countsWith, idsWith, idsWithout, printed } from '../../../drawing/index.ts';
import { EngineError, type Seat } from '../../../kernel/index.ts';
import { withLanes } from './lanes.ts';
import type { CreatureLook, FieldLook, Look, PlayerLook, PlayLook } from './look.ts';
import { creatureFrom } from './looking.ts';

/** What an event changes of a look. */
export type Change = (look: Look) => Look;

/** A look after several changes, one after the other. */
export const changed = (look: Look, ...changes: readonly Change[]): Look =>
  changes.reduce((now, change) => change(now), look);

/** Something else on a field. */
export const onField =
  (name: string, change: (at: FieldLook) => Partial<FieldLook>): Change =>
  (look) => ({ ...look, fields: look.fields.map((at) => (at.field === name ? { ...at, ...change(at) } : at)) });

/** Another object on a field, or none: how far shots and barriers reach follows from it. */
export const objectOn =
  (name: string, object: FieldLook['object']): Change =>
  (look) =>
    withLanes(onField(name, () => ({ object }))(look));

/** The creature on a field, changed: its strength follows from its cards and wounds. */
export const creatureOn =
  (name: string, change: (creature: CreatureLook) => Partial<CreatureLook>): Change =>
  (look) =>
    onField(name, ({ creature }) => ({
      creature: creature === undefined ? missing(name) : creatureFrom(look.cards, { ...creature, ...change(creature) }),
    }))(look);

/** All creatures, or those on these fields, changed. */
export const creatures =
  (change: (creature: CreatureLook) => Partial<CreatureLook>, fields?: readonly string[]): Change =>
  (look) => ({
    ...look,
    fields: look.fields.map((at) =>
      at.creature === undefined || fields?.includes(at.field) === false
        ? at
        : { ...at, creature: { ...at.creature, ...change(at.creature) } },
    ),
  });

/** A creature without wounds and marks, made of these cards. */
export const newcomer =
  (field: string, unit: Pick<CreatureLook, 'cards' | 'risen'>): Change =>
  (look) =>
    onField(field, () => ({ creature: creatureFrom(look.cards, { ...UNMARKED, ...unit }) }))(look);

const UNMARKED = {
  wounds: 0,
  claws: [],
  shield: undefined,
  boss: undefined,
  hasMoved: false,
  hasObeyed: false,
  isNetted: false,
  isHeld: false,
} as const;

/** What stands on a field. */
export function standing({ fields }: Look, name: string): CreatureLook {
  return fields.find(({ field }) => field === name)?.creature ?? missing(name);
}

function missing(field: string): never {
  throw new EngineError('event/unknown', `Nobody stands on ${field} at this table.`);
}

/** The ids of all cards of the table, in the order of the book. */
export const idsAt = ({ cards }: Pick<Look, 'cards'>): readonly string[] => cards.map(({ card }) => card);

const player =
  (seat: Seat, change: (player: PlayerLook) => Partial<PlayerLook>): Change =>
  (look) => ({
    ...look,
    players: look.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)),
  });

/** A card comes into a hand. */
export const intoHand =
  (seat: Seat, card: string): Change =>
  (look) =>
    player(seat, ({ hand }) => ({ hand: idsWith(hand, idsAt(look), card) }))(look);

/** A card leaves a hand. */
export const outOfHand = (seat: Seat, card: string): Change =>
  player(seat, ({ hand }) => ({ hand: idsWithout(hand, card) }));

/** A card leaves a deck. */
export const outOfDeck =
  (seat: Seat, card: string): Change =>
  (look) =>
    player(seat, ({ deck }) => ({ deck: countsWith(deck, look.cards, card, -1) }))(look);

/** Cards come to the discard piles of their sides. */
export const discarded =
  (...cards: readonly string[]): Change =>
  (look) =>
    changed(
      look,
      ...cards.map(
        (card): Change =>
          (now) => {
            const { side } = printed(now.cards, card);
            return {
              ...now,
              players: now.players.map((each) =>
                each.side === side ? { ...each, discards: countsWith(each.discards, now.cards, card, 1) } : each,
              ),
            };
          },
      ),
    );

/** A card is in effect, or on its way to the board. */
export const intoEffect =
  (card: string): Change =>
  (look) => ({ ...look, inEffect: idsWith(look.inEffect, idsAt(look), card) });

/** A card is in effect no more, or has come to the board. */
export const outOfEffect =
  (card: string): Change =>
  (look) => ({ ...look, inEffect: idsWithout(look.inEffect, card) });

/** The card that is being resolved, changed. */
export const inPlay =
  (change: (play: PlayLook) => Partial<PlayLook>): Change =>
  (look) => {
    if (look.play === undefined) throw new EngineError('event/unknown', 'No card is being resolved at this table.');
    return { ...look, play: { ...look.play, ...change(look.play) } };
  };
