import { type Box, boxOf, offerToNamed, withCardNames } from '../../boxes/index.ts';
import { type CardNames, citesOf, type Game, isSamePlain } from '../../kernel/index.ts';
import { day } from './board/layouts/day.ts';
import { night } from './board/layouts/night.ts';
import { kelpKnowledge } from './bot/knowledge.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { createKelp, type GivenRuleset, kelp } from './game.ts';
import type { Look } from './show/look.ts';
import { meantBy } from './show/meant.ts';
import { odds } from './show/odds.ts';
import { picturesIn } from './show/pictures/pictures.ts';
import { readerOf } from './show/reader.ts';
import { renderText } from './show/render-text.ts';
import { showIn } from './show/show.ts';
import { kelpStory } from './show/story.ts';
import { cardsUsed } from './show/tally.ts';
import type { Ruleset } from './table/book.ts';
import { EVENTS } from './table/events.ts';
import { defaultOptions } from './table/options.ts';
import type { KelpTypes } from './table/state.ts';
import { LANGUAGES } from './text/languages.ts';
import { languageOf } from './text/texts.ts';

/**
 * Everything a tool has to know of Kelp with other cards, on another board or with other rulings.
 *
 * @param cards what the cards and blocks of a pack of one's own are called, by locale and id. The names are no part of the
 *   ruleset: a game does not become another one because a card is called otherwise.
 */
export function createKelpBox(ruleset: GivenRuleset = {}, cards: CardNames = {}): Box<KelpTypes, Look> {
  // What cannot be played is refused before anything of it is read.
  const game = createKelp(ruleset);
  const { pack = defaultPack, board = day } = ruleset;
  return boxWith(game, { pack, board, options: { ...defaultOptions, ...ruleset.options } }, cards);
}

function boxWith(game: Game<KelpTypes>, { pack, board, options }: Ruleset, cards: CardNames): Box<KelpTypes, Look> {
  const reader = readerOf(pack);
  const known = { reader, cardNames: cards };
  const offer = isSamePlain(board, night) ? 'night' : 'day';
  return boxOf<KelpTypes, Look>({
    ...showIn(LANGUAGES, { ...known, meant: meantBy }),
    game,
    // KLP-2.1: who sits on the first seat is the octopus.
    configs: [offerToNamed(game, { id: 'standard', describe: (locale) => languageOf(locale).box.offers[offer] })],
    begins: 'first-seat',
    eventRules: citesOf(EVENTS),
    ...withCardNames<KelpTypes, Look>(game, cards, { story: kelpStory, renderText }),
    pictures: picturesIn(LANGUAGES, known),
    knowledge: kelpKnowledge({ pack, board, options }),
    odds: (at, action) => odds(game, at, action),
    tally: { rounds: ({ round }) => round, cards: cardsUsed },
  });
}

/** Everything a tool has to know of Kelp. */
export const kelpBox: Box<KelpTypes, Look> = /* @__PURE__ */ boxWith(
  kelp,
  { pack: defaultPack, board: day, options: defaultOptions },
  {},
);
