import { type Box, boxOf, type Party } from '../../boxes/index.ts';
import { type Game, isSamePlain, localeOf, type TableNames } from '../../kernel/index.ts';
import { day } from './board/layouts/day.ts';
import { night } from './board/layouts/night.ts';
import { defaultPack } from './cards/pack/pack.ts';
import { createKelp, type GivenRuleset, kelp } from './game.ts';
import { KELP_EVENT_RULES } from './show/event-rules.ts';
import type { Look } from './show/look.ts';
import { odds } from './show/odds.ts';
import { picturesIn } from './show/pictures/pictures.ts';
import { readerOf } from './show/reader.ts';
import { renderText } from './show/render-text.ts';
import { showIn } from './show/show.ts';
import { kelpStory } from './show/story.ts';
import { cardsUsed } from './show/tally.ts';
import type { Ruleset } from './table/book.ts';
import type { PlayerConfig } from './table/config.ts';
import type { KelpTypes } from './table/state.ts';
import { languageOf } from './text/language-of.ts';
import { LANGUAGES } from './text/languages.ts';

/**
 * Everything a tool has to know of Kelp with other cards, on another board or with other rulings.
 *
 * @param cards what the cards and blocks of a pack of one's own are called, by locale and id. The names are no part of the
 *   ruleset: a game does not become another one because a card is called otherwise.
 */
export function createKelpBox(
  ruleset: GivenRuleset = {},
  cards: NonNullable<TableNames['cards']> = {},
): Box<KelpTypes, Look> {
  // What cannot be played is refused before anything of it is read.
  const game = createKelp(ruleset);
  const { pack = defaultPack, board = day } = ruleset;
  return boxWith(game, { pack, board }, cards);
}

function boxWith(
  game: Game<KelpTypes>,
  { pack, board }: Pick<Ruleset, 'pack' | 'board'>,
  cards: NonNullable<TableNames['cards']>,
): Box<KelpTypes, Look> {
  const reader = readerOf(pack);
  const known = { reader, cardNames: cards };
  const offer = isSamePlain(board, night) ? 'night' : 'day';
  return boxOf<KelpTypes, Look>({
    ...showIn(LANGUAGES, known),
    game,
    // KLP-2.1: who sits on the first seat is the octopus.
    configs: [
      {
        id: 'standard',
        seats: game.seats,
        describe: (locale) => languageOf(locale).box.offers[offer],
        config: ({ players }: Party) => ({ players: players.map(playerOf) }),
      },
    ],
    begins: 'first-seat',
    eventRules: KELP_EVENT_RULES,
    story: { ...kelpStory, tell: (event, locale, names) => kelpStory.tell(event, locale, { cards, ...names }) },
    // What is read line by line needs no more than the sixteen colours.
    render: (view, { locale, colour }) =>
      renderText(view, {
        locale,
        colour: colour === 'none' ? 'none' : 'ansi',
        names: cards[localeOf(locale, game.locales)] ?? {},
      }),
    pictures: picturesIn(LANGUAGES, known),
    odds: (at, action) => odds(game, at, action),
    tally: { rounds: ({ round }) => round, cards: cardsUsed },
  });
}

const playerOf = ({ name }: Party['players'][number]): PlayerConfig => (name === undefined ? {} : { name });

/** Everything a tool has to know of Kelp. */
export const kelpBox: Box<KelpTypes, Look> = /* @__PURE__ */ boxWith(kelp, { pack: defaultPack, board: day }, {});
