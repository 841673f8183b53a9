import { EngineError, type Seat } from '../../../kernel/index.ts';
import { TILES } from '../board/tiles.ts';
import { TERRAINS, type Terrain } from '../components.ts';
import type { Laid } from '../table/events.ts';
import type { CardLook, FieldLook, Look, PlayerLook, PlayLook, SnailLook, TilesLook } from './look.ts';

/** A look with a field changed. */
export function withField(
  { fields }: Look,
  name: string,
  change: (at: FieldLook) => Partial<FieldLook>,
): Pick<Look, 'fields'> {
  return { fields: fields.map((at) => (at.field === name ? { ...at, ...change(at) } : at)) };
}

/** A look with a snail of the board changed. */
export function withSnail(
  { snails }: Look,
  handle: number,
  change: (snail: SnailLook) => Partial<SnailLook>,
): Pick<Look, 'snails'> {
  return { snails: snails.map((each) => (each.snail === handle ? { ...each, ...change(each) } : each)) };
}

/** A look with a player changed. */
export function withPlayer(
  { players }: Look,
  seat: Seat,
  change: (player: PlayerLook) => Partial<PlayerLook>,
): Pick<Look, 'players'> {
  return { players: players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}

/** A look with the card that is being resolved changed. */
export function withPlay({ play }: Look, change: (play: PlayLook) => Partial<PlayLook>): Pick<Look, 'play'> {
  if (play === undefined) throw new EngineError('event/unknown', 'No card is being resolved at this table.');
  return { play: { ...play, ...change(play) } };
}

/** A look with a snail on another field, or on none. */
export function withSnailOn(look: Look, handle: number, to: string | undefined): Pick<Look, 'snails' | 'fields'> {
  return {
    ...withSnail(look, handle, () => ({ field: to })),
    fields: look.fields.map((at) => {
      if (at.field === to) return { ...at, snails: [...at.snails, handle].sort(byNumber) };
      return at.snails.includes(handle) ? { ...at, snails: at.snails.filter((each) => each !== handle) } : at;
    }),
  };
}

const byNumber = (one: number, other: number): number => one - other;

/** A look without a snail: it is among those that are lost, and its token is off the player's board. */
export function withoutSnail(
  look: Look,
  { snail, token }: { readonly snail: number; readonly token: 'active' | 'passive' | 'none' },
): Pick<Look, 'snails' | 'lost' | 'fields' | 'players'> {
  const { snails, fields } = withSnailOn(look, snail, undefined);
  const [gone] = snails.filter((each) => each.snail === snail);
  if (gone === undefined) throw new EngineError('event/unknown', `There is no snail ${snail} on this board.`);
  const lost = { ...gone, life: 0, inShell: false, isAiming: false, hasAim: false, isShown: false, mark: 0 };
  return {
    fields,
    snails: snails.filter((each) => each.snail !== snail),
    lost: [...look.lost, lost].sort((one, other) => one.snail - other.snail),
    ...withPlayer(look, gone.seat, (player) => tokensWithout(player, token)),
  };
}

function tokensWithout(
  { active, passive }: PlayerLook,
  token: 'active' | 'passive' | 'none',
): Pick<PlayerLook, 'active' | 'passive'> {
  if (token === 'none') return { active, passive };
  // SNL-9.3: the passive token moves to the active space; it may be told afterwards that its snail is lost as well.
  if (token === 'active') return { active: passive, passive: 'none' };
  return { active: passive === 'none' ? 'none' : active, passive: 'none' };
}

/** The tiles of a pile with one more, or one fewer, of a kind. */
export function tilesWith(
  tiles: readonly TilesLook[],
  { terrain, back }: Pick<TilesLook, 'terrain' | 'back'>,
  more: 1 | -1,
): readonly TilesLook[] {
  return TILES.flatMap((kind) => {
    const of = TERRAINS.indexOf(terrain) === kind.level && kind.back === back;
    const old = tiles.find((each) => TERRAINS.indexOf(each.terrain) === kind.level && each.back === kind.back);
    const count = (old?.count ?? 0) + (of ? more : 0);
    return count === 0 ? [] : [{ terrain: old?.terrain ?? terrain, back: kind.back, count }];
  });
}

/** What lies under a tile of this terrain. */
export function terrainBelow(terrain: Terrain): Terrain {
  const below = TERRAINS[TERRAINS.indexOf(terrain) - 1];
  if (below === undefined) throw new EngineError('event/unknown', `There is nothing below ${terrain}.`);
  return below;
}

/** Cards in the order of the book; those that lie face down have none. */
export function inOrder({ cards }: Look, some: readonly CardLook[]): readonly CardLook[] {
  return [...some].sort((one, other) => cards.indexOf(one) - cards.indexOf(other));
}

/** A hand with cards that came into it, as the viewer sees it. */
export function handWith(look: Look, { seat, hand }: PlayerLook, cards: readonly CardLook[]): readonly CardLook[] {
  return inOrder(look, [...hand, ...(look.viewer === seat ? cards : cards.map((): CardLook => 'face-down'))]);
}

/** A hand without cards that were in it, as the viewer sees it. */
export function handWithout(look: Look, { seat, hand }: PlayerLook, cards: readonly CardLook[]): readonly CardLook[] {
  return look.viewer === seat ? cards.reduce(without, hand) : hand.slice(cards.length);
}

/** Cards without one of these, if there is one. */
function without(cards: readonly CardLook[], card: CardLook): readonly CardLook[] {
  const index = cards.indexOf(card);
  return index < 0 ? cards : cards.filter((_, at) => at !== index);
}

/** A plan with other cards in some of its slots. */
export function planWith({ plan }: PlayerLook, cards: readonly Laid[]): readonly CardLook[] {
  return plan.map((old, index) => cards.find(({ slot }) => slot === index + 1)?.card ?? old);
}

/** A player's cards after one of them has gone from the hand, which is slot 0, or from a slot of the plan. */
export function withoutCard(look: Look, player: PlayerLook, { slot, card }: Laid): Partial<PlayerLook> {
  if (slot === 0) return withoutHeld(look, player, card);
  return { plan: planWith(player, [{ slot, card: 'empty' }]), known: knownWithoutLaid(player, { slot, card }) };
}

/** A player's cards after one of the hand has gone, for all to see. */
export function withoutHeld(
  look: Look,
  player: PlayerLook,
  card: CardLook,
): Pick<PlayerLook, 'hand' | 'known' | 'inHand'> {
  return {
    hand: handWithout(look, player, [card]),
    known: without(player.known, card),
    inHand: without(player.inHand, card),
  };
}

/** What is known of a player's cards after one of the plan is seen, if it was not before. */
export function knownWithoutLaid({ known, inHand, resolved }: PlayerLook, { slot, card }: Laid): readonly CardLook[] {
  const countIn = (cards: readonly CardLook[]): number => cards.filter((each) => each === card).length;
  // SNL-16.8: a card that is known to be in hand is not the one that was laid out.
  return slot > resolved && countIn(known) > countIn(inHand) ? without(known, card) : known;
}

/** A player's cards after some of the plan have come back to hand. */
export function withCardsBack(
  look: Look,
  player: PlayerLook,
  cards: readonly Laid[],
): Pick<PlayerLook, 'hand' | 'plan'> {
  return {
    hand: handWith(
      look,
      player,
      cards.map(({ card }) => card),
    ),
    plan: planWith(
      player,
      cards.map(({ slot }) => ({ slot, card: 'empty' })),
    ),
  };
}
