import * as v from 'valibot';
import { pileSchema, positionEntries, whole } from '../../../kernel/index.ts';
import { TILES } from '../board/tiles.ts';
import { MOST_MOVEMENT } from '../cards/check/effects.ts';
import { FACTIONS } from '../cards/vocabulary.ts';
import {
  BREAKING,
  DIE,
  FEWEST_PLAYERS,
  FULL_LIFE,
  MOST_DICE,
  MOST_PLAYERS,
  MOST_SNAILS,
  MOST_TOKENS,
  MOST_WORK,
  MOUNTAIN,
  NONE,
  PHASES,
  ROUNDS,
  SLOTS,
} from '../components.ts';
import type { Book } from './book.ts';
import { isName, NAME_WANTED } from './check-config.ts';
import type { SnailsState } from './state.ts';
import type { Work } from './work.ts';

/** What a saved position must look like. */
export function stateSchema(book: Book): v.GenericSchema<unknown, SnailsState> {
  const seat = whole(0, MOST_PLAYERS - 1);
  const noSeat = whole(NONE, MOST_PLAYERS - 1);
  const snail = whole(0, MOST_SNAILS - 1);
  const noSnail = whole(NONE, MOST_SNAILS - 1);
  const field = whole(0, book.fields.length - 1);
  const noField = whole(NONE, book.fields.length - 1);
  const list = whole(0, book.lists.length - 1);
  const card = whole(0, book.cards.length - 1);
  const noCard = whole(NONE, book.cards.length - 1);
  const arsenal = whole(0, Math.max(0, book.copies.length - 1));
  const flag = whole(0, 1);
  const opening = v.picklist(['standard', 'advanced']);
  const shells = v.picklist(['immune', 'pushed']);
  const perField = (entry: v.GenericSchema<unknown, number>) => v.pipe(v.array(entry), v.length(book.fields.length));
  const effectsAt = { list, from: whole(0), reach: v.picklist(['target', 'field', 'self']), field: noField };
  const mostSnails = v.maxLength<number[], number>(MOST_SNAILS);
  const pushing = {
    seat,
    snails: v.pipe(v.array(snail), mostSnails),
    fields: v.pipe(v.array(field), mostSnails),
    shells,
  };

  const step = <const Name extends string, Entries extends v.ObjectEntries>(name: Name, entries: Entries) =>
    v.strictObject({ do: v.literal(name), ...entries });
  const ask = <const Kind extends string, Entries extends v.ObjectEntries>(kind: Kind, entries: Entries) =>
    v.strictObject({ ask: v.literal(kind), seat, ...entries });

  const steps = v.variant('do', [
    step('begin', { first: noSeat, factions: v.picklist(['draft', 'random']), opening }),
    step('deal', { seat, opening }),
    step('keep', { seat }),
    step('round', {}),
    step('draw-phase', { seat }),
    step('offer-exchange', { seat }),
    step('offer-faction-card', { seat }),
    step('hand-limit', { seat }),
    step('planning', {}),
    step('action-phase', {}),
    step('turn', { slot: whole(1, SLOTS), nth: whole(0, MOST_PLAYERS - 1) }),
    step('settle-part', {}),
    step('resolve', {}),
    step('attack', {}),
    step('strike', {}),
    step('roll', {}),
    step('read-dice', {}),
    step('read-rows', {}),
    step('effects', effectsAt),
    step('after', {}),
    step('end-action', {}),
    step('action-over', {}),
    step('discard', { seat }),
    step('push', pushing),
    step('enter', { snail, field }),
    step('burn', { snail, field }),
    step('tread', { snail, field }),
    step('move-on', { snail, field, points: whole(0, MOST_MOVEMENT) }),
    step('damage-tile', { field, drawer: noSeat }),
    step('destroy-tile', { field, drawer: noSeat }),
    step('set-off', { field }),
    step('mine', { field }),
    step('dynamite', { field }),
    step('flip', { field, drawer: noSeat }),
    step('clean-up', {}),
    step('clean-up-dynamite', {}),
    step('rot-cloud', {}),
    step('clean-up-fire', {}),
    step('contamination', {}),
    step('collect', {}),
    step('end-round', {}),
  ]);

  const asks = v.variant('ask', [
    ask('choose-faction', {}),
    ask('mulligan', {}),
    ask('keep-cards', {}),
    ask('place-snail', {}),
    ask('exchange', {}),
    ask('take-faction-card', {}),
    ask('discard-excess', {}),
    ask('declare-active', {}),
    ask('declare-passive', {}),
    ask('plan-card', { slot: whole(1, SLOTS) }),
    ask('choose-half', {}),
    ask('choose-effect', {}),
    ask('decline', {}),
    ask('crawl-step', { snail, points: whole(1, MOST_MOVEMENT) }),
    ask('take-shell-from', {}),
    ask('choose-target', {}),
    ask('use-rage', {}),
    ask('re-roll', {}),
    ask('choose-row', {}),
    ask('scatter-field', { list, field }),
    ask('push-next', pushing),
    ask('push-to', { snail, shells }),
    ask('overcrowd', {
      how: v.picklist(['stepped', 'pushed', 'placed']),
      moves: v.pipe(v.array(whole(0)), v.minLength(2), v.maxLength(2 * MOST_SNAILS)),
      spared: noSnail,
    }),
    ask('place-optional', effectsAt),
    ask('discard-arsenal', {}),
    ask('draw-bonus', {}),
    ask('order-effects', {
      occasion: v.picklist(['entered', 'set-off', 'dynamite', 'fire']),
      field: noField,
      snail: noSnail,
    }),
  ]);

  const kept = positionEntries<Work>(v.union([steps, asks]));
  return v.strictObject({
    ...kept,
    agenda: v.pipe(kept.agenda, v.maxLength(MOST_WORK)),
    names: v.array(
      v.pipe(
        v.string(),
        v.check((name) => isName(name), `expected ${NAME_WANTED}`),
      ),
    ),
    phase: v.picklist(PHASES),
    round: whole(0, ROUNDS),
    slot: whole(0, SLOTS),
    firstPlayer: seat,
    factions: v.pipe(v.array(whole(NONE, FACTIONS.length - 1)), v.minLength(FEWEST_PLAYERS), v.maxLength(MOST_PLAYERS)),
    levels: perField(whole(0, MOUNTAIN)),
    damage: perField(whole(0, BREAKING)),
    fire: perField(whole(0, MOST_TOKENS)),
    mines: perField(whole(0, MOST_TOKENS)),
    dynamite: perField(whole(0, MOST_TOKENS)),
    removed: v.pipe(v.array(whole(0)), v.length(TILES.length)),
    contamination: whole(0, book.contamination.length - 1),
    places: v.array(noField),
    life: v.array(whole(0, FULL_LIFE)),
    shells: v.array(flag),
    shown: v.array(flag),
    active: v.array(noSnail),
    passive: v.array(noSnail),
    aims: v.array(noSnail),
    used: v.array(flag),
    losses: v.array(flag),
    fallen: v.array(whole(0, MOST_PLAYERS)),
    factionCards: v.array(flag),
    hands: v.array(v.array(card)),
    plans: v.array(v.pipe(v.array(noCard), v.maxLength(SLOTS))),
    resolved: v.array(whole(0, SLOTS)),
    known: v.array(v.array(arsenal)),
    bare: v.array(flag),
    discards: v.pipe(v.array(whole(0)), v.length(book.copies.length)),
    deck: pileSchema(book.copies.length),
    play: v.strictObject({
      seat: noSeat,
      snail: noSnail,
      card: noCard,
      part: whole(NONE, book.parts.length - 1),
      attacks: whole(0),
      target: noSnail,
      player: noSeat,
      field: noField,
      hits: v.pipe(v.array(snail), mostSnails),
      dice: v.pipe(v.array(whole(0, DIE.length - 1)), v.maxLength(MOST_DICE)),
      reRolls: v.strictTuple([flag, flag]),
      rage: flag,
      hurt: flag,
    }),
  });
}
