import { type Box, boxOf, type Offer, type Party, withCardNames } from '../../boxes/index.ts';
import type { CardNames, Game } from '../../kernel/index.ts';
import { defaultBoard } from './board/layouts/board.ts';
import { antsKnowledge } from './bot/knowledge.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { LIMITED_ROUNDS } from './components.ts';
import { ants, createAnts, type GivenRuleset } from './game.ts';
import { ANTS_EVENT_RULES } from './show/event-rules.ts';
import type { Look } from './show/look.ts';
import { meantBy } from './show/meant.ts';
import { odds } from './show/odds.ts';
import { picturesIn } from './show/pictures/pictures.ts';
import { readerOf } from './show/reader.ts';
import { renderText } from './show/render-text.ts';
import { showIn } from './show/show.ts';
import { antsStory } from './show/story.ts';
import { thingsUsed } from './show/tally.ts';
import type { Ruleset } from './table/book.ts';
import type { AntsConfig } from './table/config.ts';
import { defaultOptions } from './table/options.ts';
import type { AntsTypes } from './table/state.ts';
import type { AllBoxLabels } from './text/box-labels.ts';
import { LANGUAGES } from './text/languages.ts';
import { languageOf } from './text/texts.ts';

function offer(
  { seats }: Game<AntsTypes>,
  id: keyof AllBoxLabels['offers'],
  options: Pick<AntsConfig, 'anthill' | 'variant'>,
): Offer<AntsTypes> {
  return {
    id,
    seats,
    describe: (locale) => languageOf(locale).box.offers[id],
    config: ({ players, begins, length }: Party) => ({
      players: players.map(({ name }) => (name === undefined ? {} : { name })),
      ...(begins === undefined ? {} : { firstPlayer: 0 }),
      ...(length === undefined ? {} : { roundLimit: LIMITED_ROUNDS }),
      ...options,
    }),
  };
}

/**
 * Everything a tool has to know of Ants with other cards and tiles, other boards or other rulings.
 *
 * @param cards what the cards and tiles of a pack of one's own are called, by locale and id. The names are no part of the
 *   ruleset: a game does not become another one because a card is called otherwise.
 */
export function createAntsBox(ruleset: GivenRuleset = {}, cards: CardNames = {}): Box<AntsTypes, Look> {
  // What cannot be played is refused before anything of it is read.
  const game = createAnts(ruleset);
  const { pack = defaultPack, board = defaultBoard } = ruleset;
  return boxWith(game, { pack, board, options: { ...defaultOptions, ...ruleset.options } }, cards);
}

function boxWith(game: Game<AntsTypes>, { pack, board, options }: Ruleset, cards: CardNames): Box<AntsTypes, Look> {
  const known = { reader: readerOf({ pack, board }), cardNames: cards };
  return boxOf<AntsTypes, Look>({
    ...showIn(LANGUAGES, { ...known, meant: meantBy }),
    game,
    configs: [
      offer(game, 'standard', {}),
      offer(game, 'asymmetric', { anthill: 'asymmetric' }),
      offer(game, 'first-game', { variant: 'first-game' }),
    ],
    begins: 'first-seat',
    eventRules: ANTS_EVENT_RULES,
    ...withCardNames<AntsTypes, Look>(game, cards, { story: antsStory, renderText }),
    pictures: picturesIn(LANGUAGES, known),
    knowledge: antsKnowledge({ pack, board, options }),
    odds: (at, action) => odds(game, at, action),
    tally: { rounds: ({ round }) => round, cards: thingsUsed },
  });
}

/** Everything a tool has to know of Ants. */
export const antsBox: Box<AntsTypes, Look> = /* @__PURE__ */ boxWith(
  ants,
  { pack: defaultPack, board: defaultBoard, options: defaultOptions },
  {},
);
