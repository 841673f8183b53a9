import { type Box, type BoxCard, boxOf, type Offer, type Party } from '../../boxes/index.ts';
import type { Locale } from '../../kernel/index.ts';
import { snailsKnowledge } from './bot/knowledge.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { type Card, FACTIONS, type FactionId } from './cards/vocabulary.ts';
import { snails } from './game.ts';
import { snailsClicks } from './show/clicks.ts';
import type { Look } from './show/look.ts';
import { odds } from './show/odds.ts';
import { renderText } from './show/render-text.ts';
import { snailsStory } from './show/story.ts';
import { cardsResolved } from './show/tally.ts';
import type { PlayerConfig, SnailsConfig } from './table/config.ts';
import type { SnailsTypes } from './table/state.ts';
import type { BoxLabels } from './text/box-labels.ts';
import { describeCard } from './text/describe.ts';
import { formatEvent } from './text/format-event.ts';
import { languageOf } from './text/language-of.ts';
import { cardName, decisionName } from './text/name-of.ts';

function offer(id: keyof BoxLabels['offers'], options: Pick<SnailsConfig, 'opening' | 'factions'>): Offer<SnailsTypes> {
  return {
    id,
    seats: snails.seats,
    describe: (locale) => languageOf(locale).box.offers[id],
    config: ({ players, begins }: Party) => ({
      players: players.map(playerOf),
      ...(begins === undefined ? {} : { firstPlayer: 0 }),
      ...options,
    }),
  };
}

// A faction that is none is refused by the game, with its path.
function playerOf({ name, trait }: Party['players'][number]): PlayerConfig {
  return {
    ...(trait === undefined ? {} : { faction: trait as FactionId }),
    ...(name === undefined ? {} : { name }),
  };
}

const DECKS = ['basic', 'red', 'purple', 'faction'] as const;

function cardsOf(deck: (typeof DECKS)[number], locale: Locale): readonly BoxCard[] {
  return Object.entries<Card>(defaultPack[deck]).map(([id, card]) => ({
    id,
    name: cardName(id, locale),
    text: describeCard(card, locale),
    copies: 'copies' in card ? card.copies : 1,
    source: card.source,
  }));
}

/** Everything a tool has to know of Snails. */
export const snailsBox: Box<SnailsTypes, Look> = /* @__PURE__ */ boxOf<SnailsTypes, Look>({
  game: snails,
  configs: [offer('standard', {}), offer('advanced', { opening: 'advanced' }), offer('draft', { factions: 'draft' })],
  trait: { name: 'faction', plural: 'factions', values: FACTIONS },
  begins: 'first-seat',
  words: {
    name: (locale) => languageOf(locale).box.name,
    event: formatEvent,
    decision: decisionName,
    seat: (seat, locale) => languageOf(locale).seatName(seat),
  },
  story: snailsStory,
  // What is read line by line needs no more than the sixteen colours.
  render: (view, { locale, colour }) => renderText(view, { locale, colour: colour === 'none' ? 'none' : 'ansi' }),
  cards: (locale) => DECKS.map((deck) => ({ title: languageOf(locale).box.decks[deck], cards: cardsOf(deck, locale) })),
  knowledge: snailsKnowledge(),
  clicks: snailsClicks,
  odds: (at, action) => odds(snails, at, action),
  tally: { rounds: ({ round }) => round, cards: cardsResolved },
});
