import { type Box, boxOf, type Offer, type Party, withCardNames } from '../../boxes/index.ts';
import { type CardNames, citesOf, type Game, nameIn } from '../../kernel/index.ts';
import { snailsKnowledge } from './bot/knowledge.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { FACTIONS, type FactionId } from './cards/vocabulary.ts';
import { createSnails, snails } from './game.ts';
import type { Look } from './show/look.ts';
import { odds } from './show/odds.ts';
import { picturesIn } from './show/pictures/pictures.ts';
import { readerOf } from './show/reader.ts';
import { renderText } from './show/render-text.ts';
import { showIn } from './show/show.ts';
import { snailsStory } from './show/story.ts';
import { cardsResolved } from './show/tally.ts';
import type { Ruleset } from './table/book.ts';
import type { PlayerConfig, SnailsConfig } from './table/config.ts';
import { EVENTS } from './table/events.ts';
import type { SnailsTypes } from './table/state.ts';
import type { BoxLabels } from './text/box-labels.ts';
import { LANGUAGES } from './text/languages.ts';
import { languageOf } from './text/texts.ts';

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

/**
 * Everything a tool has to know of Snails with other cards, another board or another contamination track.
 *
 * @param cards what the cards and effects of a pack of one's own are called, by locale and id. The names are no part of the
 *   ruleset: a game does not become another one because a card is called otherwise.
 */
export function createSnailsBox(ruleset: Partial<Ruleset> = {}, cards: CardNames = {}): Box<SnailsTypes, Look> {
  return boxWith(createSnails(ruleset), ruleset, cards);
}

function boxWith(game: Game<SnailsTypes>, ruleset: Partial<Ruleset>, cards: CardNames): Box<SnailsTypes, Look> {
  const { pack = defaultPack } = ruleset;
  const known = { reader: readerOf(pack), cardNames: cards };
  return boxOf<SnailsTypes, Look>({
    ...showIn(LANGUAGES, known),
    game,
    configs: [
      offer(game, 'standard', {}),
      offer(game, 'advanced', { opening: 'advanced' }),
      offer(game, 'draft', { factions: 'draft' }),
    ],
    trait: {
      name: 'faction',
      plural: 'factions',
      values: FACTIONS,
      describe: (locale, value) => {
        const { names, box } = languageOf(locale);
        return value === undefined ? box.faction : nameIn(names.factions, value);
      },
    },
    begins: 'first-seat',
    eventRules: citesOf(EVENTS),
    ...withCardNames<SnailsTypes, Look>(game, cards, { story: snailsStory, renderText }),
    pictures: picturesIn(LANGUAGES, known),
    knowledge: snailsKnowledge(ruleset),
    odds: (at, action) => odds(game, at, action),
    tally: { rounds: ({ round }) => round, cards: cardsResolved },
  });
}

/** Everything a tool has to know of Snails. */
export const snailsBox: Box<SnailsTypes, Look> = /* @__PURE__ */ boxWith(snails, {}, {});
