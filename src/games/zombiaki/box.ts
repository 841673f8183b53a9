import { type Box, boxOf, type Party } from '../../boxes/index.ts';
import { type Game, localeOf, type TableNames } from '../../kernel/index.ts';
import { zombiakiKnowledge } from './bot/knowledge.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { createZombiaki, type GivenRuleset, zombiaki } from './game.ts';
import { ZOMBIAKI_EVENT_RULES } from './show/event-rules.ts';
import type { Look } from './show/look.ts';
import { odds } from './show/odds.ts';
import { picturesIn } from './show/pictures/pictures.ts';
import { readerOf } from './show/reader.ts';
import { renderText } from './show/render-text.ts';
import { showIn } from './show/show.ts';
import { zombiakiStory } from './show/story.ts';
import { cardsUsed } from './show/tally.ts';
import type { Ruleset } from './table/book.ts';
import type { PlayerConfig } from './table/config.ts';
import { defaultOptions } from './table/options.ts';
import type { ZombiakiTypes } from './table/state.ts';
import { languageOf } from './text/language-of.ts';
import { LANGUAGES } from './text/languages.ts';

/**
 * Everything a tool has to know of Zombiaki with other cards or other rulings.
 *
 * @param cards what the cards of a pack of one's own are called, by locale and id. The names are no part of the ruleset: a game
 *   does not become another one because a card is called otherwise.
 */
export function createZombiakiBox(
  ruleset: GivenRuleset = {},
  cards: NonNullable<TableNames['cards']> = {},
): Box<ZombiakiTypes, Look> {
  const game = createZombiaki(ruleset);
  const { pack = defaultPack, options = {} } = ruleset;
  return boxWith(game, { pack, options: { ...defaultOptions, ...options } }, cards);
}

function boxWith(
  game: Game<ZombiakiTypes>,
  ruleset: Ruleset,
  cards: NonNullable<TableNames['cards']>,
): Box<ZombiakiTypes, Look> {
  const reader = readerOf(ruleset.pack);
  const known = { reader, cardNames: cards };
  return boxOf<ZombiakiTypes, Look>({
    ...showIn(LANGUAGES, known),
    game,
    // ZOM-2.7: who sits on the first seat plays the zombies.
    configs: [
      {
        id: 'standard',
        seats: game.seats,
        describe: (locale) => languageOf(locale).box.offers.standard,
        config: ({ players }: Party) => ({ players: players.map(playerOf) }),
      },
    ],
    begins: 'first-seat',
    eventRules: ZOMBIAKI_EVENT_RULES,
    story: { ...zombiakiStory, tell: (event, locale, names) => zombiakiStory.tell(event, locale, { cards, ...names }) },
    // What is read line by line needs no more than the sixteen colours.
    render: (view, { locale, colour }) =>
      renderText(view, {
        locale,
        colour: colour === 'none' ? 'none' : 'ansi',
        names: cards[localeOf(locale, game.locales)] ?? {},
      }),
    pictures: picturesIn(LANGUAGES, known),
    knowledge: zombiakiKnowledge(game, ruleset),
    odds: (at, action) => odds(game, at, action, ruleset.pack),
    tally: { rounds: ({ turn }) => turn, cards: cardsUsed },
  });
}

const playerOf = ({ name }: Party['players'][number]): PlayerConfig => (name === undefined ? {} : { name });

/** Everything a tool has to know of Zombiaki. */
export const zombiakiBox: Box<ZombiakiTypes, Look> = /* @__PURE__ */ boxWith(
  zombiaki,
  { pack: defaultPack, options: defaultOptions },
  {},
);
