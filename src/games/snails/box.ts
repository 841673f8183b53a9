import { type Box, type BoxCard, type BoxTelling, boxOf, type Offer, type Party } from '../../boxes/index.ts';
import { EngineError, type Game, type Locale, named, type TableNames } from '../../kernel/index.ts';
import { snailsKnowledge } from './bot/knowledge.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { type Card, FACTIONS, type FactionId, type Pack } from './cards/vocabulary.ts';
import { createSnails, snails } from './game.ts';
import { snailsClicks } from './show/clicks.ts';
import type { Look } from './show/look.ts';
import { namesAt } from './show/names-at.ts';
import { odds } from './show/odds.ts';
import { type DrawnCard, drawCard } from './show/pictures/card.ts';
import { drawTable } from './show/pictures/table.ts';
import { SNAILS_STYLE } from './show/pictures/theme.ts';
import { askedOf } from './show/questions.ts';
import { renderText } from './show/render-text.ts';
import { formatOutcome, type Speaker, speaking } from './show/speaking.ts';
import { snailsStory } from './show/story.ts';
import { cardsResolved } from './show/tally.ts';
import { type Ruleset, sure } from './table/book.ts';
import type { PlayerConfig, SnailsConfig } from './table/config.ts';
import type { SnailsTypes, SnailsView } from './table/state.ts';
import type { BoxLabels } from './text/box-labels.ts';
import { describeCard } from './text/describe.ts';
import { explain } from './text/explain.ts';
import { formatEvent } from './text/format-event.ts';
import { languageOf } from './text/language-of.ts';
import { cardName, decisionName } from './text/name-of.ts';

function offer(
  { seats }: Game<SnailsTypes>,
  id: keyof BoxLabels['offers'],
  options: Pick<SnailsConfig, 'opening' | 'factions'>,
): Offer<SnailsTypes> {
  return {
    id,
    seats,
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

function cardsOf(cards: Readonly<Record<string, Card>>, locale: Locale, names: TableNames): readonly BoxCard[] {
  return Object.entries(cards).map(([id, card]) => ({
    id,
    name: cardName(id, locale, names),
    text: describeCard(card, locale, names),
    copies: 'copies' in card ? card.copies : 1,
    source: card.source,
  }));
}

function drawnCard(pack: Pack, id: string, name: string): DrawnCard {
  for (const deck of DECKS) {
    const found = Object.entries<Card>(pack[deck]).find(([each]) => each === id);
    if (found !== undefined) return { id, deck, card: found[1], name };
  }
  throw new EngineError('card/unknown', `There is no card ${named(id)} in the pack of Snails.`);
}

/**
 * Everything a tool has to know of Snails with other cards, another board or another contamination track.
 *
 * @param cards what the cards and effects of a pack of one's own are called, by locale and id. The names are no part of the
 *   ruleset: a game does not become another one because a card is called otherwise.
 */
export function createSnailsBox(
  ruleset: Partial<Ruleset> = {},
  cards: NonNullable<TableNames['cards']> = {},
): Box<SnailsTypes, Look> {
  return boxWith(createSnails(ruleset), ruleset.pack ?? defaultPack, cards);
}

function boxWith(game: Game<SnailsTypes>, pack: Pack, cards: NonNullable<TableNames['cards']>): Box<SnailsTypes, Look> {
  const calling = (names: TableNames = {}): TableNames => ({ cards, ...names });
  const speaker = (view: SnailsView, { locale, names }: BoxTelling): Speaker =>
    speaking(view, { locale, names: calling(names), pack });
  return boxOf<SnailsTypes, Look>({
    game,
    configs: [
      offer(game, 'standard', {}),
      offer(game, 'advanced', { opening: 'advanced' }),
      offer(game, 'draft', { factions: 'draft' }),
    ],
    trait: { name: 'faction', plural: 'factions', values: FACTIONS },
    begins: 'first-seat',
    words: {
      name: (locale) => languageOf(locale).box.name,
      event: (event, locale, names) => formatEvent(event, locale, calling(names)),
      refusal: (why, locale, names) => explain(why, locale, calling(names)),
      decision: decisionName,
      question: ({ seat }, view, telling) => {
        const { questions, question } = speaker(view, telling);
        return question(sure(askedOf(questions, seat), `question for seat ${seat}`));
      },
      action: (action, view, telling) => speaker(view, telling).action(action, telling.as),
      seat: (seat, locale) => languageOf(locale).seatName(seat),
      outcome: formatOutcome,
      names: (view) => calling(namesAt(view)),
    },
    story: { ...snailsStory, tell: (event, locale, names) => snailsStory.tell(event, locale, calling(names)) },
    // What is read line by line needs no more than the sixteen colours.
    render: (view, { locale, colour }) =>
      renderText(view, { locale, colour: colour === 'none' ? 'none' : 'ansi', names: cards[locale] ?? {} }),
    pictures: {
      style: SNAILS_STYLE,
      table: (seen, options) => drawTable(seen, { ...options, pack, names: cards[options.locale] ?? {} }),
      card: (id, locale, style) => drawCard(drawnCard(pack, id, cardName(id, locale, { cards })), locale, style),
    },
    cards: (locale) =>
      DECKS.map((deck) => ({
        title: languageOf(locale).box.decks[deck],
        cards: cardsOf(pack[deck], locale, { cards }),
      })),
    knowledge: snailsKnowledge(),
    clicks: snailsClicks,
    odds: (at, action) => odds(game, at, action),
    tally: { rounds: ({ round }) => round, cards: cardsResolved },
  });
}

/** Everything a tool has to know of Snails. */
export const snailsBox: Box<SnailsTypes, Look> = /* @__PURE__ */ boxWith(snails, defaultPack, {});
