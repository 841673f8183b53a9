import { type Fold, type Folds, foldWith, idsWith, printed, unchanged } from '../../../drawing/index.ts';
import type { SeenEvent } from '../../../kernel/index.ts';
import { SIDES, ZOMBIES } from '../components.ts';
import type { UnitTold, ZombiakiEvent } from '../table/events.ts';
import type { ChosenTarget } from '../table/work.ts';
import {
  type Change,
  changed,
  creatureOn,
  creatures,
  discarded,
  idsAt,
  inPlay,
  intoEffect,
  intoHand,
  newcomer,
  objectOn,
  onField,
  outOfDeck,
  outOfEffect,
  outOfHand,
  standing,
} from './changed.ts';
import { type CreatureLook, creaturesIn, type Look, type PlayLook } from './look.ts';
import { creatureFrom, objectFrom } from './looking.ts';

type Told<Type extends ZombiakiEvent['type']> = Extract<SeenEvent<ZombiakiEvent>, { readonly type: Type }>;

const FOLDS: Folds<Look, ZombiakiEvent> = {
  // Turns
  'turn-began': turnBegan,
  'turn-ended': unchanged,
  'effect-ended': (look, { card }) => changed(look, outOfEffect(card), discarded(card)),
  'nets-lifted': (look, { fields }) => creatures(() => ({ isNetted: false }), fields)(look),
  'limit-ended': () => ({ limit: undefined }),

  // Cards
  drew: (look, { seat, cards }) =>
    changed(look, ...cards.flatMap((card) => [outOfDeck(seat, card), intoHand(seat, card)])),
  'dawn-drawn': (look, { card }) => changed(look, outOfDeck(ZOMBIES, card), discarded(card)),
  discarded: (look, { seat, card }) => changed(look, outOfHand(seat, card), discarded(card)),
  played,
  cancelled: (look, { seat, card }) => changed(look, outOfHand(seat, card), discarded(card)),
  'not-answered': unchanged,
  'card-resolved': () => ({ play: undefined }),

  // Creatures
  arrived: (look, { field, card }) => changed(look, outOfEffect(card), newcomer(field, { cards: [card], risen: 0 })),
  risen: (look, { from, field, card, strength }) =>
    changed(
      look,
      creatureOn(from, () => ({ shield: undefined })),
      newcomer(field, { cards: [card], risen: strength }),
    ),
  attached: (look, event) =>
    changed(
      look,
      outOfEffect(event.card),
      creatureOn(event.field, (creature) => attachedTo(look, creature, event)),
    ),
  moved: (look, { from, to, how, marked }) => {
    const { hasMoved, hasObeyed, ...creature } = standing(look, from);
    const marks = { hasMoved: hasMoved || marked === 'moved', hasObeyed: hasObeyed || how === 'order' };
    return changed(
      look,
      onField(from, () => ({ creature: undefined })),
      onField(to, () => ({ creature: { ...creature, ...marks } })),
    );
  },
  stayed: unchanged,
  exchanged: (look, { fields: [one, other] }) => {
    const [first, second] = [standing(look, one), standing(look, other)];
    return changed(
      look,
      onField(one, () => ({ creature: { ...second, hasMoved: true } })),
      onField(other, () => ({ creature: { ...first, hasMoved: true } })),
    );
  },
  merged: (look, { from, to, unit, discarded: surplus }) =>
    changed(
      look,
      onField(from, () => ({ creature: undefined })),
      onField(to, () => ({ creature: creatureFrom(look.cards, unitFrom(unit)) })),
      discarded(...surplus),
    ),
  held: (look, { seat, card, field }) =>
    changed(
      look,
      outOfHand(seat, card),
      discarded(card),
      creatureOn(field, () => ({ isHeld: true })),
    ),
  'holds-ended': (look, { fields }) => creatures(() => ({ isHeld: false }), fields)(look),
  ordered: (look, { boss: field, left }) =>
    creatureOn(field, ({ boss }) => (boss === undefined ? {} : { boss: { ...boss, orders: left, hasOrdered: true } }))(
      look,
    ),
  wounded: (look, { field, wounds: more }) => creatureOn(field, ({ wounds }) => ({ wounds: wounds + more }))(look),
  'shield-lost': (look, { field, card }) =>
    changed(
      look,
      creatureOn(field, () => ({ shield: undefined })),
      discarded(card),
    ),
  died: (look, { field, cards }) =>
    changed(
      look,
      onField(field, () => ({ creature: undefined })),
      discarded(...cards),
    ),
  'boss-died': ({ retreats }) => ({ retreats: retreats + 1 }),
  'retreat-began': ({ retreats }) => ({ retreats: retreats - 1 }),
  netted: (look, { fields }) => creatures(() => ({ isNetted: true }), fields)(look),
  halted: unchanged,
  limited: (_look, { limit }) => ({ limit }),
  'broke-through': unchanged,

  // Objects, fire and shots
  laid: (look, { field, card }) =>
    changed(look, outOfEffect(card), objectOn(field, objectFrom(printed(look.cards, card)))),
  rolled: (look, { card, from, to }) =>
    changed(look, objectOn(from, undefined), objectOn(to, objectFrom(printed(look.cards, card)))),
  removed: (look, { field, card }) => changed(look, objectOn(field, undefined), discarded(card)),
  'set-off': (look, { field, card }) => ({
    ...changed(look, objectOn(field, undefined), discarded(card)),
    blasts: [...look.blasts, { card, field }],
  }),
  exploded: ({ blasts }) => ({ blasts: blasts.slice(1) }),
  'shrapnel-flew': unchanged,
  ignited: (look, { field, card }) =>
    changed(
      look,
      outOfEffect(card),
      onField(field, () => ({ fire: { card, heat: printed(look.cards, card).figure } })),
    ),
  'burns-already': (look, { card }) => changed(look, outOfEffect(card), discarded(card)),
  'fire-out': (look, { field, card }) =>
    changed(
      look,
      onField(field, () => ({ fire: undefined })),
      discarded(card),
    ),
  shot: (look, { left }) => inPlay(() => ({ left }))(look),
  poured: (look, { field, left }) =>
    inPlay(({ fields }) => ({ fields: fields.includes(field) ? fields : [...fields, field], left }))(look),

  // The end
  'game-ended': (_look, { winners, ranking, reason, rule }) => ({ outcome: { winners, ranking, reason, rule } }),
};

/**
 * What the table looks like after an event: so that one thing can be shown after another, and the end is never shown before
 * it is told. Nobody is asked anything meanwhile: `decisions` is empty. After the last event of an action, all else is as in
 * the look at the next view.
 *
 * @rule KER-12.2 Folding the events of an action over the look before it gives the look after it.
 */
export const fold: Fold<Look, ZombiakiEvent> = foldWith(FOLDS, { decisions: [] });

/** @rule ZOM-3.8 At the start of a zombie turn all per-turn marks of zombies are cleared. */
function turnBegan(look: Look, { seat, turn }: Told<'turn-began'>): Partial<Look> {
  const side = SIDES[seat] ?? look.side;
  if (seat !== ZOMBIES) return { turn, side };
  const unmarked: Change = creatures(({ boss }) => ({
    hasMoved: false,
    boss: boss === undefined ? undefined : { ...boss, hasOrdered: false },
  }));
  return { ...unmarked(look), turn, side };
}

function played(look: Look, { seat, card, zone, target, left, limit }: Told<'played'>): Partial<Look> {
  const to = zone === 'discards' ? discarded(card) : intoEffect(card);
  return {
    ...changed(look, outOfHand(seat, card), to),
    play: { seat, card, ...aimedAt(look, target), left },
    limit: limit < 0 ? undefined : limit,
  };
}

/** What is known of a card's target as soon as it is declared. */
function aimedAt(look: Look, target: ChosenTarget | undefined): Pick<PlayLook, 'lane' | 'fields' | 'amounts'> {
  const nothing = { lane: undefined, fields: [], amounts: [] };
  if (target === undefined || 'card' in target) return nothing;
  if ('amounts' in target) return { ...nothing, amounts: target.amounts, fields: flamesIn(look, target.amounts) };
  if ('fields' in target) return { ...nothing, fields: target.fields };
  if ('from' in target) return { ...nothing, fields: [target.from, target.to] };
  if ('lane' in target) return { ...nothing, lane: target.lane, fields: hitIn(look, target) };
  const { field, hits } = target;
  const lane = hits === undefined ? undefined : look.fields.find((at) => at.field === field)?.lane;
  return { ...nothing, lane, fields: [field] };
}

/** What a shot down a lane hits: its first creature, or what lies on the field that was named. */
function hitIn(look: Look, { lane, hits = 'nothing' }: Extract<ChosenTarget, { readonly lane: string }>): string[] {
  if (hits === 'nothing') return [];
  if (hits !== 'creature') return [hits];
  return creaturesIn(look)
    .filter((at) => at.lane === lane)
    .slice(0, 1)
    .map(({ field }) => field);
}

/** The fields in flames: on the street of the first creature, each that gets something. */
function flamesIn(look: Look, amounts: readonly number[]): string[] {
  const street = creaturesIn(look)[0]?.street;
  const fields = look.fields.filter((at) => at.street === street);
  return fields.flatMap(({ field }, lane) => ((amounts[lane] ?? 0) > 0 ? [field] : []));
}

function attachedTo(
  look: Look,
  { claws }: CreatureLook,
  { card, as, orders }: Told<'attached'>,
): Partial<CreatureLook> {
  if (as === 'shield') return { shield: card };
  if (as === 'boss') return { boss: { card, orders, hasOrdered: false } };
  return { claws: idsWith(claws, idsAt(look), card) };
}

function unitFrom(unit: UnitTold): Omit<CreatureLook, 'kind' | 'strength' | 'base'> {
  const { cards, risen, wounds, claws, shield, boss, orders, ordered, moved, obeyed, netted, held } = unit;
  return {
    cards,
    risen,
    wounds,
    claws,
    shield: shield === '' ? undefined : shield,
    boss: boss === '' ? undefined : { card: boss, orders, hasOrdered: ordered === 1 },
    hasMoved: moved === 1,
    hasObeyed: obeyed === 1,
    isNetted: netted === 1,
    isHeld: held === 1,
  };
}
