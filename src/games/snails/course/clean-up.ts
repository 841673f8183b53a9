import { entryOf, figureOf, next, putInto } from '../../../kernel/index.ts';
import { NONE, ROT_DAMAGE } from '../components.ts';
import { dealDamage, endMarks } from '../rules/damage.ts';
import { finish, finishIfLastRound } from '../rules/end.ts';
import {
  discardCard,
  discardFromHand,
  forgetLaid,
  handOf,
  idOf,
  isArsenal,
  isBasic,
  isFactionCard,
  putInHand,
} from '../rules/hand.ts';
import {
  clockwiseFrom,
  fromFirst,
  hasAbility,
  isLiving,
  isOnWater,
  livingSeats,
  neutralSeat,
  seatOf,
  set,
  snailsOnBoard,
} from '../rules/position.ts';
import { snailsInRotCloud } from '../rules/rot-cloud.ts';
import { loseAim } from '../rules/shells.ts';
import { tell } from '../rules/tell.ts';
import { fieldsWith } from '../rules/tokens.ts';
import type { Book } from '../table/book.ts';
import type { Laid } from '../table/events.ts';
import type { Changing } from '../table/state.ts';
import { returnFactionCard } from './draw.ts';
import type { Steps } from './fields.ts';

/** What clean-up does, in the order of SNL-3.28. */
export const cleanUpSteps = (
  book: Book,
): Steps<
  'clean-up' | 'clean-up-dynamite' | 'rot-cloud' | 'clean-up-fire' | 'contamination' | 'collect' | 'end-round'
> => ({
  'clean-up'(draft) {
    draft.phase = 'clean-up';
    draft.slot = 0;
    tell({ type: 'phase-began', phase: 'clean-up' });
    // SNL-5.27: Aim is lost at the end of the round.
    for (const seat of fromFirst(draft)) loseAim(draft, seat);
    // SNL-3.29: dynamite (15 each), Rot Cloud (5), fire (0: it damages tiles, not snails).
    next(
      draft,
      { do: 'clean-up-dynamite' },
      { do: 'rot-cloud' },
      { do: 'clean-up-fire' },
      { do: 'contamination' },
      { do: 'collect' },
      { do: 'end-round' },
    );
  },

  'clean-up-dynamite'(draft) {
    orderEffects(draft, 'dynamite');
  },

  'rot-cloud'(draft) {
    // SNL-11.10: one event per snail however many Zombies share its field; all its damage is simultaneous.
    dealDamage(draft, snailsInRotCloud(draft), ROT_DAMAGE, 'rot-cloud');
  },

  'clean-up-fire'(draft) {
    orderEffects(draft, 'fire');
  },

  contamination(draft) {
    // SNL-3.30 + SNL-3.31: every snail on water takes damage equal to the current contamination, all at once.
    const snails = snailsOnBoard(draft).filter((snail) => isOnWater(draft, snail));
    // SNL-11.6: Pirates take no contamination damage.
    const swimmers = snails.filter((snail) => !hasAbility(draft, seatOf(snail), 'ships'));
    dealDamage(draft, swimmers, entryOf(book.contamination, draft.contamination), 'contamination');
  },

  collect(draft) {
    for (const seat of fromFirst(draft)) collectCards(book, draft, seat);
    // SNL-3.34: declaration tokens are taken back; used-ability markers are removed.
    // SNL-5.23: until now a token once revealed has stayed revealed, also on the passive space.
    draft.active = draft.active.map(() => NONE);
    draft.passive = draft.passive.map(() => NONE);
    draft.shown = draft.shown.map(() => 0);
    draft.used = draft.used.map(() => 0);
    draft.plans = draft.plans.map(() => []);
    draft.resolved = draft.resolved.map(() => 0);
    draft.bare = draft.bare.map(() => 0);
    draft.inHand = draft.inHand.map(() => []);
    endMarks(draft);
    tell({ type: 'tokens-collected' });
  },

  'end-round'(draft) {
    // SNL-12.1: or at the end of clean-up.
    if (livingSeats(draft).length === 1) return finish(draft);
    if (finishIfLastRound(draft)) return;
    // SNL-3.35: the first-player marker passes to the left. SNL-3.36: it skips players who have no snails left.
    const [, ...toTheLeft] = clockwiseFrom(draft, draft.firstPlayer);
    draft.firstPlayer = toTheLeft.find((seat) => isLiving(draft, seat)) ?? draft.firstPlayer;
    tell({ type: 'marker-passed', seat: draft.firstPlayer });
    next(draft, { do: 'round' });
  },
});

/**
 * Lets the effects of one kind happen, one field after the other.
 *
 * @rule SNL-3.29 Ordered by the first player, one decision at a time, only where more than one is left.
 */
function orderEffects(draft: Changing, occasion: 'dynamite' | 'fire'): void {
  if (fieldsWith(draft, occasion).length === 0) return;
  next(
    draft,
    { ask: 'order-effects', seat: neutralSeat(draft), occasion, field: NONE, snail: NONE },
    { do: occasion === 'dynamite' ? 'clean-up-dynamite' : 'clean-up-fire' },
  );
}

/**
 * Collects a player's plan.
 *
 * @rule SNL-3.32 Basic cards and cards with the return symbol go back to hand; a faction card that was played goes beside
 *   the board; other played cards go on the discard pile.
 * @rule SNL-3.33 A card that was laid is collected like the others, revealed or not: what lies face down is turned up.
 */
function collectCards(book: Book, draft: Changing, seat: number): void {
  const basics: { readonly slot: number; readonly card: number }[] = [];
  const plan = entryOf(draft.plans, seat);
  for (let index = 0; index < plan.length; index++) {
    const card = figureOf(plan, index);
    if (card === NONE) continue;
    const slot = index + 1;
    if (!isBasic(book, card)) set(plan, index, NONE);
    const isPlayed = index < figureOf(draft.resolved, seat);
    if (!isPlayed) forgetLaid(draft, seat, card);
    if (isFactionCard(book, card)) returnFactionCard(book, draft, { seat, slot });
    else if (isBasic(book, card)) {
      basics.push({ slot, card });
    }
    // SNL-4.4: arsenal cards are used once unless they carry the return symbol.
    else if (!entryOf(book.cards, card).returns) {
      discardCard(book, draft, { seat, slot, card, why: isPlayed ? 'played' : 'unplayed' });
    } else if (isLiving(draft, seat)) returnWeapon(book, draft, { seat, slot, card });
    else discardCard(book, draft, { seat, slot, card, why: 'eliminated' });
  }
  for (const { slot, card } of basics) {
    set(plan, slot - 1, NONE);
    putInHand(draft, seat, card);
  }
  const cards = basics.map(({ slot, card }): Laid => ({ slot, card: idOf(book, card) }));
  if (basics.length > 0) tell({ type: 'basics-returned', reveals: true, seat, cards });
  // SNL-9.8: the arsenal cards of a player who is not living go to the discard pile, their other cards stay with them.
  if (isLiving(draft, seat)) return;
  for (const card of handOf(draft, seat).filter((each) => isArsenal(book, each))) {
    discardFromHand(book, draft, { seat, card, why: 'eliminated' });
  }
}

/** Gives a player a card with the return symbol back: everybody knows that it is in that hand. */
function returnWeapon(
  book: Book,
  draft: Changing,
  { seat, slot, card }: { readonly seat: number; readonly slot: number; readonly card: number },
): void {
  putInHand(draft, seat, card);
  putInto(entryOf(draft.known, seat), card);
  tell({ type: 'weapon-returned', reveals: true, seat, slot, card: idOf(book, card) });
}
