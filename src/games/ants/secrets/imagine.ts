import { entryOf, type Random, type Seat, takeFrom } from '../../../kernel/index.ts';
import { KEPT, NONE } from '../components.ts';
import { handCards, heldOf } from '../rules/hand.ts';
import type { AntsState, AntsView } from '../table/state.ts';
import type { Ask } from '../table/work.ts';

/** What a world has where a view has something hidden that is dealt with nothing else. */
type Imagined = Pick<AntsState, 'kept' | 'under'>;

/** The hands of a world, into which hidden cards have been dealt. */
type Dealt = Pick<AntsState, 'hands' | 'startingHands' | 'royalHands'>;

/**
 * What of a world does not follow from the cards that were dealt: which of them lie under a card, and which are kept. Hands, the
 * deck, returned cards and cards looked at are dealt from the shape, back by back.
 *
 * @rule ANT-22.8 Others cannot tell which card was put under another: it may be any that its owner has with that back.
 */
export function imagine(view: AntsView, random: Random, dealt: Dealt): Imagined {
  const under = view.under.map((cards, seat) => imagineUnder(view, cards, { seat, random, dealt }));
  return {
    under,
    kept: view.kept.map((cards, seat) =>
      hasChosen(view, seat) ? chooseKept({ ...dealt, under }, seat, random) : cards,
    ),
  };
}

interface Imagining {
  readonly seat: Seat;
  readonly random: Random;
  readonly dealt: Dealt;
}

function imagineUnder(
  view: AntsView,
  cards: AntsView['under'][number],
  { seat, random, dealt }: Imagining,
): AntsState['under'][number] {
  // A card that is being played was shown by its owner: it is in hand.
  const shown = seat === view.active ? cardsBeingPlayed(view) : [];
  const left = [0, 1, 2].map((deck) => without(heldOf(dealt, seat, deck).cards, shown));
  return cards.map(({ on, back, card }) => {
    if (card !== NONE) return { on, back, card };
    const held = entryOf(left, back);
    const chosen = random.oneOf(held);
    takeFrom(held, chosen);
    return { on, back, card: chosen };
  });
}

const cardsBeingPlayed = ({ agenda }: AntsView): readonly number[] =>
  agenda.flatMap((work) => ('card' in work ? [work.card] : []));

function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = [...cards];
  for (const card of taken) if (left.includes(card)) takeFrom(left, card);
  return left;
}

/** Has somebody else chosen the cards to keep, while others still do? */
function hasChosen({ agenda, viewer }: AntsView, seat: Seat): boolean {
  const top = agenda[agenda.length - 1];
  return seat !== viewer && top !== undefined && 'together' in top && top.together[seat]?.length === 0;
}

/** Some of the cards that a player was dealt, all as likely. */
function chooseKept(at: Parameters<typeof handCards>[0], seat: Seat, random: Random): number[] {
  const cards = random.shuffled(handCards(at, seat)).slice(0, KEPT);
  return cards.sort((one, other) => one - other);
}

/** What a seat owes that has not chosen the cards to keep. */
export const owedInSecret = (seat: Seat): readonly Ask[] => [{ ask: 'keep-cards', seat }];
