import { type Box, boxOf, offerToNamed, withCardNames } from '../../boxes/index.ts';
import { type CardNames, citesOf, type Game } from '../../kernel/index.ts';
import { zombiakiKnowledge } from './bot/knowledge.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { createZombiaki, type GivenRuleset, zombiaki } from './game.ts';
import type { Look } from './show/look.ts';
import { odds } from './show/odds.ts';
import { picturesIn } from './show/pictures/pictures.ts';
import { readerOf } from './show/reader.ts';
import { renderText } from './show/render-text.ts';
import { showIn } from './show/show.ts';
import { zombiakiStory } from './show/story.ts';
import { cardsUsed } from './show/tally.ts';
import type { Ruleset } from './table/book.ts';
import { EVENTS } from './table/events.ts';
import { defaultOptions } from './table/options.ts';
import type { ZombiakiTypes } from './table/state.ts';
import { LANGUAGES } from './text/languages.ts';
import { languageOf } from './text/texts.ts';

/**
 * Everything a tool has to know of Zombiaki with other cards or other rulings.
 *
 * @param cards what the cards of a pack of one's own are called, by locale and id. The names are no part of the ruleset: a game
 *   does not become another one because a card is called otherwise.
 */
export function createZombiakiBox(ruleset: GivenRuleset = {}, cards: CardNames = {}): Box<ZombiakiTypes, Look> {
  const game = createZombiaki(ruleset);
  const { pack = defaultPack, options = {} } = ruleset;
  return boxWith(game, { pack, options: { ...defaultOptions, ...options } }, cards);
}

function boxWith(game: Game<ZombiakiTypes>, ruleset: Ruleset, cards: CardNames): Box<ZombiakiTypes, Look> {
  const reader = readerOf(ruleset.pack);
  const known = { reader, cardNames: cards };
  return boxOf<ZombiakiTypes, Look>({
    ...showIn(LANGUAGES, known),
    game,
    // ZOM-2.7: who sits on the first seat plays the zombies.
    configs: [offerToNamed(game, { id: 'standard', describe: (locale) => languageOf(locale).box.offers.standard })],
    begins: 'first-seat',
    eventRules: citesOf(EVENTS),
    ...withCardNames<ZombiakiTypes, Look>(game, cards, { story: zombiakiStory, renderText }),
    pictures: picturesIn(LANGUAGES, known),
    knowledge: zombiakiKnowledge(game, ruleset),
    odds: (at, action) => odds(game, at, action, ruleset.pack),
    tally: { rounds: ({ turn }) => turn, cards: cardsUsed },
  });
}

/** Everything a tool has to know of Zombiaki. */
export const zombiakiBox: Box<ZombiakiTypes, Look> = /* @__PURE__ */ boxWith(
  zombiaki,
  { pack: defaultPack, options: defaultOptions },
  {},
);
